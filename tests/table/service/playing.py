"""A person at a table, as far as the service can tell: looks, touches what is offered, sends."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from holmgang.kernel.description import Draft, QuestionText
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.table.service import DraftInputs, InProcessBots, OpenTable, Snapshot, TableService
from holmgang.table.service.drafts import answer_of
from holmgang.table.service.match_stats import ChanceEstimator
from holmgang.table.service.table_session import TableSession
from holmgang.table.store import Store

MOST_TOUCHES = 60


def house(library: Library, folder: Path) -> TableService:
    """A house on a database file in the folder; opened again, it is the same house. Its chances are quick guesses."""
    service = TableService(library, Store(f"sqlite:///{folder / 'tables.db'}"), bot_pool=InProcessBots())
    service.win_chances = ChanceEstimator(service._registry, service.bot_pool, matches=1)
    return service


def session_of(open_table: OpenTable) -> TableSession:
    """Return the session behind an open table, which pages cannot reach."""
    return open_table._session


def match_of(open_table: OpenTable) -> Match:
    """Return the match behind an open table; it has begun."""
    match = session_of(open_table).match
    assert match is not None
    return match


async def look(open_table: OpenTable, seat: str | None, lang: str = "en") -> Snapshot:
    return await open_table.snapshot(seat, lang)


def touch_for(step: QuestionText, luck: Random, inputs: DraftInputs) -> tuple[str, Any]:
    """Something that can be touched at an open step; a master goes by the book."""
    if step.ruling and step.has_default:
        return "put", {step.purpose: step.default}
    match step.kind:
        case "choose" | "declare":
            return "put", {step.purpose: luck.choice(step.choices).id}
        case "choose_some" if not step.choices:
            return "put", {step.purpose: []}
        case "choose_some" | "order":
            had = inputs.given.get(step.purpose, [])
            return "toggle", {step.purpose: luck.choice([one.id for one in step.choices if one.id not in had])}
        case "amount":
            return "amount", luck.randint(step.least, step.most)
        case "words":
            return "words", "By my beard!"
        case "roll":
            had = inputs.given.get(step.purpose, [])
            die = next(place for place in range(len(step.dice)) if place >= len(had) or not had[place])
            return "face", {"die": die, "face": luck.randint(1, step.dice[die])}
    raise AssertionError(step.kind)


def by_touch(open_table: OpenTable, seat: str, luck: Random) -> tuple[DraftInputs, Draft, Any] | None:
    """Fill the open question of a seat in, click by click; None if the seat has nothing to answer."""
    snapshots, inputs = open_table._snapshots, DraftInputs()
    for _ in range(MOST_TOUCHES):
        shown = snapshots.draft(seat, "en", inputs)
        if shown is None:
            return None
        inputs, step = shown.inputs, shown.draft.open
        if step is None:
            found = snapshots.question(seat, "en", inputs)
            assert found is not None
            return inputs, shown.draft, answer_of(found[1], found[0], inputs)
        clicked = snapshots.touch(seat, "en", inputs, *touch_for(step, luck, inputs))
        assert clicked is not None
        inputs = clicked.inputs
    raise AssertionError(f"the question of {seat} cannot be filled in by clicks: {inputs}")


async def one_move(open_table: OpenTable, seat: str, luck: Random) -> bool:
    """One answer or confirmation of a seat, if it has one to give; a part that may change stays as it was given."""
    snapshot = await look(open_table, seat)
    if snapshot.may_confirm:
        await session_of(open_table).confirm(seat, serial=snapshot.serial)
        return True
    filled = by_touch(open_table, seat, luck)
    if filled is None:
        return False
    inputs, _, answer = filled
    key = f"{snapshot.serial}-{luck.random()}"  # luck may begin anew within one fight
    await session_of(open_table).answer(
        seat, answer, serial=snapshot.serial, about=inputs.about, purpose=inputs.purpose, key=key
    )
    return True


async def pictured(open_table: OpenTable) -> dict[str, Any]:
    """Return everything that any seat of the table could see."""
    table, match = session_of(open_table), session_of(open_table).match
    assert match is not None
    sights = {seat: await look(open_table, seat) for seat in (*table.seats, None)}
    return {
        "version": table.version,
        "serial": table.serial,
        "undo": table.undo_asked,
        "question": match.question.label if match.question else None,
        "outcome": match.outcome,
        "sights": {
            seat: (
                snapshot.view.plain(),
                [line.plain() for line in snapshot.lines],
                [step.plain() for step in open_table._snapshots.steps(seat, "en")],
                snapshot.intents,
                snapshot.waiting,
                snapshot.own,
                snapshot.may_confirm,
            )
            for seat, snapshot in sights.items()
        },
    }
