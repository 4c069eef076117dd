"""Computer players by rules of thumb."""

from holmgang.systems.psychopaths.bots.heuristic import HeuristicBot
from holmgang.systems.psychopaths.bots.seasoned import SeasonedBot

__all__ = ["HeuristicBot", "SeasonedBot"]
