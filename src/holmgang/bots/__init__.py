"""Players without people: chance, the policies that systems bring, and seats that look ahead."""

from holmgang.bots.characters import CHARACTERS
from holmgang.bots.policies import LEVELS, known_policies, level_of, policy_for
from holmgang.bots.random import RandomBot, play_out
from holmgang.bots.search import Budget, SearchBot

__all__ = [
    "CHARACTERS",
    "LEVELS",
    "Budget",
    "RandomBot",
    "SearchBot",
    "known_policies",
    "level_of",
    "play_out",
    "policy_for",
]
