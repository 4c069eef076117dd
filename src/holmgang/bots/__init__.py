"""Players without people: chance, the policies that systems bring, and seats that look ahead."""

from holmgang.bots.policies import LEVELS, known_policies, level_of, policy_for
from holmgang.bots.random import RandomBot, play_out
from holmgang.bots.search import PERSONALITIES, Budget, SearchBot

__all__ = [
    "LEVELS",
    "PERSONALITIES",
    "Budget",
    "RandomBot",
    "SearchBot",
    "known_policies",
    "level_of",
    "play_out",
    "policy_for",
]
