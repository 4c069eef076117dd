"""The map: its ground, what lies between two creatures, and the ways over it."""
