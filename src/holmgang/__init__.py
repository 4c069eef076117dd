"""holmgang: tabletop fights by the book.

Rule systems ask, the world answers: see ``docs/explanation/design.md``.
"""

__version__ = "0.1.0"
