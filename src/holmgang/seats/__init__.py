"""Who can answer: chance, the policies that systems bring, and seats that look ahead."""

from holmgang.seats.characters import CHARACTERS
from holmgang.seats.choosing import LEVELS, known_policies, level_of, policy_for
from holmgang.seats.random import RandomSeat, play_out
from holmgang.seats.search import Budget, SearchSeat

__all__ = [
    "CHARACTERS",
    "LEVELS",
    "Budget",
    "RandomSeat",
    "SearchSeat",
    "known_policies",
    "level_of",
    "play_out",
    "policy_for",
]
