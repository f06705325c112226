"""The shapes of what an author of unmatched writes: heroes with their cards, and boards."""
