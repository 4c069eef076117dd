"""Computer players: the heuristic seat, and a seasoned one."""

from holmgang.systems.tkds.bots.heuristic import HeuristicBot
from holmgang.systems.tkds.bots.seasoned import SeasonedBot

__all__ = ["HeuristicBot", "SeasonedBot"]
