"""How cards and decks of cyberpunk look in a terminal."""
