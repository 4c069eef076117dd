"""The engine's seats."""
