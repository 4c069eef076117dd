"""The flow of a conflict: one module for each chapter of the book."""
