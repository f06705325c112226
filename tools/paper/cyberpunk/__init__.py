"""Cards of Night City on paper: a `bundle` of a deck or of single cards, their `look` and `faces`, and the dice."""
