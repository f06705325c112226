"""From content to a line-up that the engine can play, and what a match demands of it; a module for each system."""
