"""The web table. It draws view primitives and carries answers; it knows no rule system by name."""
