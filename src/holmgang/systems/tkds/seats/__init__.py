"""Who can play the game by itself: the heuristic seat, and a seasoned one."""

from holmgang.systems.tkds.seats.heuristic import HeuristicSeat
from holmgang.systems.tkds.seats.seasoned import SeasonedSeat

__all__ = ["HeuristicSeat", "SeasonedSeat"]
