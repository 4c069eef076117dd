"""Who can play by rules of thumb."""

from holmgang.systems.psychopaths.seats.heuristic import Heuristic
from holmgang.systems.psychopaths.seats.seasoned import Seasoned

__all__ = ["Heuristic", "Seasoned"]
