"""Policies by name: what fits every system, what a system brings itself, and what other packages bring.

==========  =============================================================================================
newcomer    plays like a regular half of the time, else at random
regular     the system's heuristic
veteran     looks ahead for 0.3 seconds
master      looks ahead for 3 seconds
random      any allowed answer
heuristic   the system's own idea of sensible play, the same as a regular
search:N    looks ahead in N played matches, always alike: for measurements
==========  =============================================================================================

Levels that look ahead may have a personality: ``veteran-bold``, ``master-careful``, ``search:60-vengeful`` (see
:mod:`holmgang.bots.search`).

Others come from packages with an entry point in the group ``holmgang.bots``: a function that is given the system and
returns a policy.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from holmgang.bots.random import RandomBot, heuristic_of
from holmgang.bots.search import EVEN, PERSONALITIES, Budget, SearchBot
from holmgang.kernel.content import Scenario, unknown_name
from holmgang.kernel.errors import ContentError, SaveDamaged, UnknownName, as_told
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.messages import Translatable
from holmgang.kernel.policy import Asked, Policy
from holmgang.kernel.save import Saved
from holmgang.kernel.system import Game, System
from holmgang.kernel.yamltext import Document

GROUP = "holmgang.bots"
SEARCH = "search:"
_SECONDS = {"veteran": 0.3, "master": 3.0}
LEVELS = (
    "newcomer",
    "regular",
    *(name for level in _SECONDS for name in (level, *(f"{level}-{personality}" for personality in PERSONALITIES))),
)
"""The levels of play that people choose from, weakest first, those who look ahead also with a personality.

Their names are ``level-<name>`` in the words files.
"""


def level_of(policy: str) -> str:
    """The level that a policy is known by; policies that people do not choose by a level keep their name."""
    return "regular" if policy == "heuristic" else policy


class Newcomer:
    """Plays by chance about as often as by the system's heuristic."""

    def __init__(self, heuristic: Policy) -> None:
        self.heuristic = heuristic

    def answer(self, asked: Asked) -> Any:
        chance = asked.luck.random() < 0.5
        return RandomBot().answer(asked) if chance else self.heuristic.answer(asked)


_EVERYWHERE: Mapping[str, Callable[[System[Any]], Policy]] = {
    "newcomer": lambda system: Newcomer(heuristic_of(system)),
    "regular": heuristic_of,
    "random": lambda system: RandomBot(),
    "heuristic": heuristic_of,
}


@cache
def brought() -> Mapping[str, Any]:
    """The entry points of other packages, by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


def known_policies(system: System[Any]) -> tuple[str, ...]:
    """The names of all policies that can play a system."""
    return tuple(dict.fromkeys([*LEVELS, *_EVERYWHERE, *system.policies, *brought()]))


def _searching(name: str) -> SearchBot | None:
    """Return the policy that looks ahead under that name, if there is one."""
    level, dash, trait = name.partition("-")
    if dash and trait not in PERSONALITIES:
        return None
    personality = PERSONALITIES[trait] if dash else EVEN
    if level in _SECONDS:
        return SearchBot(Budget(seconds=_SECONDS[level]), personality=personality)
    playouts = level.removeprefix(SEARCH)
    if level.startswith(SEARCH) and playouts.isdecimal() and len(playouts) < 8 and int(playouts) > 0:
        return SearchBot(Budget(playouts=int(playouts)), personality=personality)
    return None


def policy_for(system: System[Any], name: str) -> Policy:
    """The policy of that name. ``heuristic`` is chance where a system has no opinion of its own."""
    if name in system.policies:
        return system.policies[name]()
    if name in _EVERYWHERE:
        return _EVERYWHERE[name](system)
    searching = _searching(name)
    if searching is not None:
        return searching
    if name in brought():
        made: Policy = brought()[name].load()(system)
        return made
    raise UnknownName(Translatable("policy", "policy"), name, known_policies(system))


def check_policies(system: System[Any], scenario: Scenario, document: Document) -> None:
    """Return a :class:`ContentError` if seats name unknown policies, each at its line."""
    problems = []
    for seat, model in scenario.seats.items():
        try:
            policy_for(system, model.policy)
        except UnknownName:
            told = unknown_name(Translatable("policy", "policy"), model.policy, known_policies(system))
            problems.append(document.problem(("seats", seat, "policy"), told))
    if problems:
        raise ContentError(problems)


def opened(library: Library, name: str, knobs: Mapping[str, Any] | None = None) -> Game:
    """The game of a scenario by its name or file, see :meth:`Library.game`; every seat of it can be played."""
    game = library.game(name, knobs)
    check_policies(game.system, game.scenario, library.document(name)[1])
    return game


def opened_from(library: Library, data: Mapping[str, Any], name: str, knobs: Mapping[str, Any] | None = None) -> Game:
    """Return the game of a scenario that is given as data."""
    game = library.game_from(library.system(str(data.get("system"))), data, name, knobs, tried=True)
    check_policies(game.system, game.scenario, Document(dict(data), name))
    return game


def restored(library: Library, saved: Saved) -> Match:
    """The match of a save, proved to be true (:meth:`Library.restore`); every seat of it can be played."""
    game = library.game_of(saved)
    try:
        check_policies(game.system, game.scenario, Document(dict(saved.scenario)))
    except ContentError as error:
        raise SaveDamaged("save-scenario-unfit", system=saved.system, problem=as_told(error)) from None
    return library.restore(saved)
