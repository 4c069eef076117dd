"""Dračí doupě k6: d6 duel rules with simultaneous intentions, after the chapter "Boj" of the game by York."""

from holmgang.systems.k6.system import SYSTEM

__all__ = ["SYSTEM"]
