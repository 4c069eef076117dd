"""Who can play the game by itself: the heuristic seat."""

from holmgang.systems.tkds.seats.heuristic import HeuristicSeat

__all__ = ["HeuristicSeat"]
