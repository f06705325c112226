"""The shapes of what an author of cyberpunk writes: lists of cards, and decks made of them."""
