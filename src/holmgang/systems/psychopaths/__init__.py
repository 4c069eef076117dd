"""Země psychopatů: a board game of a growing map, cards and glory. See ``docs/reference/systems/psychopaths.md``."""

from holmgang.systems.psychopaths.system import SYSTEM

__all__ = ["SYSTEM"]
