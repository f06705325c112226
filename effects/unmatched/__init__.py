"""What the language says of unmatched alone: fighters, spaces, zones, combat; one module per keyword."""
