"""What must hold for heroes, decks and boards of unmatched beyond their shape."""
