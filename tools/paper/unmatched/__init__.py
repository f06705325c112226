"""Heroes on paper: a `bundle` of a `deck` with its `look`, `faces` for its cards, and what lies beside them."""
