"""From what authors wrote to what the effects floor compiles and the engine plays; a module for each system."""
