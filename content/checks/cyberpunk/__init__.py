"""What must hold for cards and decks of cyberpunk beyond their shape."""
