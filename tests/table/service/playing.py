"""A person at a table, as far as the service can tell: looks, touches what is offered, sends."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from holmgang.kernel.description_types import Draft, Step
from holmgang.kernel.library import Library
from holmgang.table.service import DraftAnswer, InProcessBots, Room, Snapshot, TableService
from holmgang.table.service.drafts import answer_of, drawn, part_meant, touched
from holmgang.table.service.win_chances import ChanceEstimator
from holmgang.table.store import Store

MOST_TOUCHES = 60


def house(library: Library, folder: Path) -> TableService:
    """A house on a database file in the folder; opened again, it is the same house. Its chances are quick guesses."""
    service = TableService(library, Store(f"sqlite:///{folder / 'tables.db'}"), bot_pool=InProcessBots())
    service.chance_estimator = ChanceEstimator(service, matches=1)
    return service


async def look(room: Room, seat: str | None, lang: str = "en") -> Snapshot:
    async with room.table.lock:
        return room.snapshots.snapshot(seat, lang)


def touch_for(step: Step, luck: Random, sketch: DraftAnswer) -> tuple[str, Any]:
    """Something that can be touched at an open step; a master goes by the book."""
    if step.ruling and step.has_default:
        return "put", {step.purpose: step.default}
    match step.kind:
        case "choose" | "declare":
            return "put", {step.purpose: luck.choice(step.choices).id}
        case "choose_some" | "order":
            had = sketch.given.get(step.purpose, [])
            return "toggle", {step.purpose: luck.choice([one.id for one in step.choices if one.id not in had])}
        case "amount":
            return "amount", luck.randint(step.least, step.most)
        case "words":
            return "words", "By my beard!"
        case "roll":
            had = sketch.given.get(step.purpose, [])
            die = next(place for place in range(len(step.dice)) if place >= len(had) or not had[place])
            return "face", {"die": die, "face": luck.randint(1, step.dice[die])}
    raise AssertionError(step.kind)


def by_touch(snapshot: Snapshot, luck: Random) -> tuple[DraftAnswer, Draft, Any] | None:
    """Fill the open question of a sight in, touch by touch; None if the seat has nothing to answer."""
    sketch = DraftAnswer()
    question = part_meant(snapshot.questions, sketch, snapshot.answered)
    if question is None:
        return None
    for _ in range(MOST_TOUCHES):
        shown = drawn(snapshot.teller, question, sketch)
        sketch = shown.sketch
        if shown.draft.open is None:
            return sketch, shown.draft, answer_of(snapshot.teller, question, sketch)
        if shown.draft.open.kind == "choose_some" and not shown.draft.open.choices:
            sketch = touched(question, sketch, "put", {shown.draft.open.purpose: []})
        else:
            sketch = touched(question, sketch, *touch_for(shown.draft.open, luck, sketch))
    raise AssertionError(f"{question.label} cannot be filled in by touching: {sketch}")


async def one_move(room: Room, seat: str, luck: Random) -> bool:
    """One answer or confirmation of a seat, if it has one to give; a part that may change stays as it was given."""
    snapshot = await look(room, seat)
    if snapshot.may_confirm:
        await room.table.confirm(seat, serial=snapshot.serial)
        return True
    filled = by_touch(snapshot, luck)
    if filled is None:
        return False
    sketch, _, answer = filled
    key = f"{snapshot.serial}-{luck.random()}"  # luck may begin anew within one fight
    await room.table.answer(seat, answer, serial=snapshot.serial, about=sketch.about, purpose=sketch.purpose, key=key)
    return True


async def pictured(room: Room) -> dict[str, Any]:
    """Everything anybody at the table could see."""
    table, match = room.table, room.table.match
    assert match is not None
    sights = {seat: await look(room, seat) for seat in (*table.seats, None)}
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
                [snapshot.teller.step(question).plain() for question in snapshot.questions],
                snapshot.given,
                snapshot.waiting,
                snapshot.own,
                snapshot.may_confirm,
            )
            for seat, snapshot in sights.items()
        },
    }
