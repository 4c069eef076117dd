"""Tam, kde draci spí: the rules for conflict on a square grid."""

from holmgang.systems.tkds.system import SYSTEM

__all__ = ["SYSTEM"]
