"""Mistakes of a document: each at a place, as a sentence of the models that play uses, with remedies that work."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
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
MOST_LEFT_OUT: Final = 6
"""So many wrong values are left out to draw the rest."""


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

    ``drawn`` is a game to draw the board of: the fight itself, or what is left of it without what is wrong.
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
    # Faults of a text as a whole stand at its beginning.
    problems = tuple(one if one.path or one.line else replace(one, line=1) for one in problems)
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
    return Checked(None, tuple(found), drawn or _drawn_without(library, editor, document, problems))


def _checked(
    library: Library, system: System[Any], document: FightDocument
) -> tuple[Game | None, tuple[Problem, ...], Game | None]:
    if not isinstance(document.read, Document):
        return None, document.read.problems, None
    try:
        scenario = library.scenario_from(system, document.read, tried=True)
        check_policies(system, scenario, document.read)
        game = Game(system, library.pack(system), scenario)
    except ContentError as error:
        return None, error.problems, _read_only(library, system, document.read)
    except InputError as error:
        return None, (Problem(FILE, 0, "", as_told(error)),), _read_only(library, system, document.read)
    return game, (), game


def _read_only(library: Library, system: System[Any], document: Document) -> Game | None:
    """Return the game of a text that its models accept, though it cannot be played."""
    try:
        return Game(system, library.pack(system), library.scenario_from(system, document))
    except InputError:
        return None


def _drawn_without(
    library: Library, editor: Editor, document: FightDocument, problems: tuple[Problem, ...]
) -> Game | None:
    """Return a game to draw: the document without what is wrong in it, a value first, else the whole thing."""
    for _ in range(MOST_LEFT_OUT):
        for problem in problems[:1]:
            name = editor.thing_at(document.data, problem.path)
            if not name:
                return None
            field = ".".join(problem.path.split(".")[3:]).partition("[")[0]
            document = _without(editor, document, name, field)
        _, problems, drawn = _checked(library, editor.system, document)
        if drawn is not None:
            return drawn
    return None


def _without(editor: Editor, document: FightDocument, name: str, field: str) -> FightDocument:
    group, _, member = editor.member(document.data, name)
    info = group.model.model_fields.get(field)
    try:
        if field in member and info is not None and not info.is_required():
            return run(document, editor, {"op": "change", "things": [name], "field": field, "value": None}).document
        return run(document, editor, {"op": "remove", "things": [name]}).document
    except EditRefused:
        return document


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
