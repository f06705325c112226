"""What a handbook shows of cards and decks."""
