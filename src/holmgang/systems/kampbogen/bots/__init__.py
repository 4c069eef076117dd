"""Computer players of the combat book."""
