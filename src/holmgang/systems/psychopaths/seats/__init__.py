"""Who can play by rules of thumb."""

from holmgang.systems.psychopaths.seats.heuristic import Heuristic

__all__ = ["Heuristic"]
