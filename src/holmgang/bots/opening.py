"""Games and matches as people open them, with somebody to play every seat.

The library knows rules and content; the policies that a scenario names for its seats are looked up here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holmgang.bots.choosing import known_policies, policy_for
from holmgang.kernel.content import Scenario, unknown_name
from holmgang.kernel.errors import ContentError, SaveDamaged, UnknownName, as_told
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.messages import Translatable
from holmgang.kernel.save import Saved
from holmgang.kernel.system import Game, System
from holmgang.kernel.yamltext import Document


def check_policies(system: System[Any], scenario: Scenario, document: Document) -> None:
    """A :class:`ContentError` if seats are to be played by policies that nobody knows, each at its line."""
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
    """The game of a scenario by its name or file, see :meth:`Library.game`; somebody can play every seat of it."""
    game = library.game(name, knobs)
    check_policies(game.system, game.scenario, library.document(name)[1])
    return game


def opened_from(library: Library, data: Mapping[str, Any], name: str, knobs: Mapping[str, Any] | None = None) -> Game:
    """The same of a scenario that somebody has written as data."""
    game = library.game_from(library.system(str(data.get("system"))), data, name, knobs, tried=True)
    check_policies(game.system, game.scenario, Document(dict(data), name))
    return game


def restored(library: Library, saved: Saved) -> Match:
    """The match of a save, proved to be true (:meth:`Library.restore`); somebody can play every seat of it."""
    game = library.game_of(saved)
    try:
        check_policies(game.system, game.scenario, Document(dict(saved.scenario)))
    except ContentError as error:
        raise SaveDamaged("save-scenario-unfit", system=saved.system, problem=as_told(error)) from None
    return library.restore(saved)
