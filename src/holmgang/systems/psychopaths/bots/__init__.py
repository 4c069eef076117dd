"""Computer players by rules of thumb."""

from holmgang.systems.psychopaths.bots.heuristic import Heuristic
from holmgang.systems.psychopaths.bots.seasoned import Seasoned

__all__ = ["Heuristic", "Seasoned"]
