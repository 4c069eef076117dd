"""Policies by name: ``random`` for every system, and what a system brings itself."""

from __future__ import annotations

from typing import Any

from holmgang.kernel.errors import UnknownName
from holmgang.kernel.policy import Policy
from holmgang.kernel.system import System
from holmgang.seats.random import RandomSeat


def policy_for(system: System[Any], name: str) -> Policy:
    """The policy of that name; ``heuristic`` falls back to ``random`` where a system has none of its own."""
    if name in system.policies:
        return system.policies[name]()
    if name == "random" or (name == "heuristic" and not system.policies):
        return RandomSeat()
    raise UnknownName("policy", name, ["random", *system.policies])
