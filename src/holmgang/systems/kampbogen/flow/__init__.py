"""The flow of play, one module per chapter of the book."""
