"""Kampbogen: a Danish combat book of two dice against a rolled grade."""

from holmgang.systems.kampbogen.system import SYSTEM

__all__ = ["SYSTEM"]
