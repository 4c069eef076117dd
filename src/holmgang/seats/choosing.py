"""Policies by name: what fits every system, what a system brings itself, and what other packages bring.

==========  =============================================================================================
newcomer    knows the rules and has good ideas half of the time
regular     the system's heuristic
veteran     looks ahead for 0.3 seconds
master      looks ahead for 3 seconds
random      any allowed answer
heuristic   the system's own idea of sensible play, the same as a regular
search:N    looks ahead in N played matches, always alike: for measurements
==========  =============================================================================================

Others come from packages with an entry point in the group ``holmgang.seats``: a function that is given the system and
returns a policy.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from holmgang.kernel.errors import UnknownName
from holmgang.kernel.policy import Asked, Policy
from holmgang.kernel.system import System
from holmgang.seats.random import PlayoutSeat, RandomSeat, heuristic_of
from holmgang.seats.search import Budget, SearchSeat

GROUP = "holmgang.seats"
SEARCH = "search:"
LEVELS = ("newcomer", "regular", "veteran", "master")
"""The levels of play that people choose from, weakest first; their names are ``level-<name>`` in the words files."""


class Newcomer:
    """Plays by chance about as often as by the system's heuristic."""

    def __init__(self, heuristic: Policy) -> None:
        self.heuristic = heuristic

    def answer(self, asked: Asked) -> Any:
        chance = asked.luck.random() < 0.5
        return RandomSeat().answer(asked) if chance else self.heuristic.answer(asked)


_EVERYWHERE: Mapping[str, Callable[[System[Any]], Policy]] = {
    "newcomer": lambda system: Newcomer(heuristic_of(system)),
    "regular": heuristic_of,
    "veteran": lambda system: SearchSeat(Budget(seconds=0.3)),
    "master": lambda system: SearchSeat(Budget(seconds=3.0), width=16),
    "random": lambda system: RandomSeat(),
    "playout": lambda system: PlayoutSeat(),
    "heuristic": heuristic_of,
}


@cache
def brought() -> Mapping[str, Any]:
    """The entry points of other packages, by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


def known_policies(system: System[Any]) -> tuple[str, ...]:
    """The names of all policies that can play a system."""
    return tuple(dict.fromkeys([*_EVERYWHERE, *system.policies, *brought()]))


def policy_for(system: System[Any], name: str) -> Policy:
    """The policy of that name. ``heuristic`` is chance where a system has no opinion of its own."""
    if name in system.policies:
        return system.policies[name]()
    if name in _EVERYWHERE:
        return _EVERYWHERE[name](system)
    playouts = name.removeprefix(SEARCH)
    if name.startswith(SEARCH) and playouts.isdecimal() and 0 < int(playouts) < 10**7:
        return SearchSeat(Budget(playouts=int(playouts)))
    if name in brought():
        made: Policy = brought()[name].load()(system)
        return made
    raise UnknownName("policy", name, known_policies(system))
