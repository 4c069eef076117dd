"""Tools for working on holmgang that are not part of the package."""
