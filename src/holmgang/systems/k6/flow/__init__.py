"""How a fight goes: one module for each chapter of the book."""
