"""The ``holmgang`` command."""
