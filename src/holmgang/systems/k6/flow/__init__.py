"""The flow of a fight: one module for each chapter of the book."""
