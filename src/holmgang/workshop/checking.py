"""Mistakes of a document: each at a place, as a sentence of the models that play uses, with remedies that work."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from holmgang.bots.policies import check_policies
from holmgang.kernel.editor import Editor, EditRefused, Remedy
from holmgang.kernel.errors import ContentError, InputError, Problem, as_told
from holmgang.kernel.library import Library
from holmgang.kernel.system import Game, System
from holmgang.kernel.yamltext import Document
from holmgang.workshop.commands import run
from holmgang.workshop.document import FILE, FightDocument

MOST_MISTAKES: Final = 50
MOST_REMEDIED: Final = 4
"""Remedies are tried for so many mistakes; each costs a check."""
MOST_REMEDIES: Final = 2


@dataclass(frozen=True)
class Mistake:
    """A mistake: its path and line in the text, the thing or place on the board that it is about, and remedies."""

    problem: Problem
    thing: str = ""
    spot: str = ""
    remedies: tuple[Remedy, ...] = ()


@dataclass(frozen=True)
class Checked:
    """A document after a check: the game if it can be played, else every mistake.

    ``drawn`` is a game to draw the board of, also where a mistake lies only in what nobody can mean.
    """

    game: Game | None
    mistakes: tuple[Mistake, ...] = ()
    drawn: Game | None = None


def system_named(library: Library, document: FightDocument) -> System[Any] | None:
    """Return the system that a document names; None if it names none that is known."""
    return library.systems.get(str(document.data.get("system")))


def check(library: Library, system: System[Any], document: FightDocument, *, remedies: bool = True) -> Checked:
    """Return the game of a document, or its mistakes."""
    game, problems, drawn = _checked(library, system, document)
    if not problems:
        return Checked(game, (), game)
    editor = system.editor(system, library.pack(system))
    found = []
    for number, problem in enumerate(problems[:MOST_MISTAKES]):
        tried = remedies and number < MOST_REMEDIED and document.readable
        found.append(
            Mistake(
                problem,
                editor.thing_at(document.data, problem.path),
                editor.spot_of(document.data, problem.path),
                _remedies(library, editor, document, problem, len(problems)) if tried else (),
            )
        )
    return Checked(None, tuple(found), drawn)


def _checked(
    library: Library, system: System[Any], document: FightDocument
) -> tuple[Game | None, tuple[Problem, ...], Game | None]:
    drawn: Game | None = None
    if not isinstance(document.read, Document):
        return None, document.read.problems, None
    try:
        scenario = library.scenario_from(system, document.read)
        drawn = Game(system, library.pack(system), scenario)
        scenario = library.scenario_from(system, document.read, tried=True)
        check_policies(system, scenario, document.read)
    except ContentError as error:
        return None, error.problems, drawn
    except InputError as error:
        return None, (Problem(FILE, 0, "", as_told(error)),), drawn
    return drawn, (), drawn


def _remedies(
    library: Library, editor: Editor, document: FightDocument, problem: Problem, count: int
) -> tuple[Remedy, ...]:
    """Return the remedies after which there are fewer mistakes."""
    found: list[Remedy] = []
    for one in editor.remedies(document.data, problem.path):
        if len(found) == MOST_REMEDIES:
            break
        try:
            after = run(document, editor, one.command).document
        except EditRefused:
            continue
        left = _checked(library, editor.system, after)[1]
        if len(left) < count or (left and problem.path not in {other.path for other in left}):
            found.append(one)
    return tuple(found)


def summary(checked: Checked) -> Mapping[str, Any]:
    """Return the mistakes as JSON data, without words."""
    return {
        "playable": checked.game is not None,
        "mistakes": [
            {"path": one.problem.path, "line": one.problem.line, "thing": one.thing, "spot": one.spot}
            for one in checked.mistakes
        ],
    }
