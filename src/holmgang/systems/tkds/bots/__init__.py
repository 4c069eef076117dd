"""Computer players: the heuristic seat, and a seasoned one."""

from holmgang.systems.tkds.bots.heuristic import HeuristicBot, SeasonedBot

__all__ = ["HeuristicBot", "SeasonedBot"]
