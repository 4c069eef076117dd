"""Fewer than one decision in twenty is pointless: a law over whole fights with one person among computer players.

A decision is pointless if only one answer is possible, if it confirms what no other person can contradict, if its first
step only names the one creature that can act, if it repeats an offer that the player has just declined, or if it asks
a master to confirm the book. The count reads what the person is shown, so it fails wherever such a question comes from.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest

from holmgang.kernel.library import Library
from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import REQUIRED, Declare, Offering, Question
from holmgang.table.service import DraftInputs, InProcessBots, OpenTable, SeatOrder, TableOrder, TableService
from holmgang.table.service.errors import StaleAnswer
from holmgang.table.store import Store
from tests.table.service.playing import house, look, match_of, session_of

FIGHTS = {
    "k6": ["corridor", "ogre_at_the_pillars"],
    "kampbogen": ["mill_hold_up", "bridge_troll"],
    "tkds": ["bout_on_the_planks", "giant_by_the_house"],
    "psychopaths": ["short_evening", "open_table"],
}
MOST = 0.05


@pytest.fixture(scope="module")
def systems() -> Library:
    return Library.discover()


@dataclass
class Count:
    """The decisions of a person in whole fights, and the pointless ones by kind."""

    decisions: int = 0
    pointless: Counter[str] = field(default_factory=Counter)
    declined: dict[tuple[str, str], list[Any]] = field(default_factory=dict)

    def take(self, question: Question, first_step: Question, answer: Any) -> None:
        """Count one answered question."""
        self.decisions += 1
        name, offered = (question.purpose, question.about), terms(question)
        if question.foregone is not REQUIRED:
            self.pointless[f"one answer: {question.purpose}"] += 1
        elif isinstance(first_step, Declare) and _names_only(first_step):
            self.pointless[f"one creature: {question.purpose}"] += 1
        elif question.ruling and question.offer:
            self.pointless[f"confirms the book: {question.purpose}"] += 1
        elif question.offer and self.declined.get(name) == offered:
            self.pointless[f"declined before: {question.purpose}"] += 1
        declines = question.offer and question.read(answer) == question.read(question.default)
        self.declined[name] = offered if declines else []

    @property
    def share(self) -> float:
        return self.pointless.total() / max(self.decisions, 1)


def terms(question: Question) -> list[Any]:
    """Return what a question offers, to recognise it: options, upper limit and default."""
    ids = [option.id for option in question.options] if isinstance(question, Offering) else []
    return [ids, getattr(question, "most", None), question.default]


def _names_only(step: Declare) -> bool:
    """Return whether the step only names what acts, of which there is one beside ways out, or has a single option."""
    acting = [option for option in step.options if option.particulars]
    return (len(acting) == 1 and bool(acting[0].at) and step.default is not REQUIRED) or len(step.options) == 1


async def begin(service: TableService, scenario: str, *, master: bool = False) -> tuple[OpenTable, str]:
    """A fight in which one seat is a person's and computer players have the others."""
    game = service.setup.game_of(scenario)
    mine = game.master if master else next(name for name in game.seats if name != game.master)
    assert mine is not None
    wanted = {"scenario": scenario, "dice": "seeded", "seed": "3", "pace": 0, "start": True}
    order = TableOrder.model_validate({**wanted, "seats": {mine: SeatOrder(sitting="here")}})
    return await service.table(await service.setup.set_table("me", order)), mine


async def played(service: TableService, scenario: str, count: Count, *, master: bool = False) -> None:
    """Play a fight to its end: the person answers as the system's heuristic would, a master by the book."""
    open_table, mine = await begin(service, scenario, master=master)
    session, luck = session_of(open_table), Random(scenario)
    policy = session.game.system.policies["heuristic"]()
    count.declined.clear()
    with service.notifications.subscribed(session.id) as changed:
        while not match_of(open_table).over and session.fault is None:
            changed.clear()
            snapshot = await look(open_table, mine)
            if snapshot.may_confirm:
                count.decisions += 1
                count.pointless["confirmation"] += 1
                await session.confirm(mine, serial=snapshot.serial)
                continue
            shown = open_table._snapshots.draft(mine, "en", DraftInputs()) if snapshot.questions else None
            if shown is None:
                await asyncio.wait_for(changed.wait(), 120)
                continue
            question = match_of(open_table).open_question(mine, shown.about, shown.purpose)
            opened = shown.draft.open
            first = question if opened is None or opened.purpose == question.purpose else Question(mine, "further")
            answer = question.default if question.ruling else policy.answer(Asked(question, luck, match_of(open_table)))
            try:
                await session.answer(
                    mine, answer, serial=snapshot.serial, about=question.about, purpose=question.purpose
                )
            except StaleAnswer:
                continue  # a computer player was quicker
            count.take(question, first, answer)
    assert session.fault is None


@pytest.mark.parametrize("system", FIGHTS)
def test_few_questions_of_a_fight_are_pointless(systems: Library, tmp_path: Path, system: str) -> None:
    count = Count()

    async def fights() -> None:
        service = house(systems, tmp_path)
        for scenario in FIGHTS[system]:
            await played(service, f"{system}/{scenario}", count)
        await service.close()

    asyncio.run(fights())
    assert count.decisions >= 10
    assert count.share < MOST, count.pointless


@pytest.mark.parametrize("scenario", ["k6/corridor", "kampbogen/toll_road", "tkds/bout_on_the_planks"])
def test_a_master_is_not_asked_to_confirm_the_book(systems: Library, tmp_path: Path, scenario: str) -> None:
    count = Count()

    async def fight() -> None:
        service = house(systems, tmp_path)
        await played(service, scenario, count, master=True)
        await service.close()

    asyncio.run(fight())
    assert not count.pointless, count.pointless


def test_a_declined_offer_is_made_again_after_an_undo_and_on_request(systems: Library, tmp_path: Path) -> None:
    async def fight() -> None:
        service = house(systems, tmp_path)
        open_table, mine = await begin(service, "kampbogen/bridge_troll")
        session, luck = session_of(open_table), Random(1)
        policy = session.game.system.policies["heuristic"]()

        async def next_question() -> Question:
            with service.notifications.subscribed(session.id) as changed:
                while True:
                    changed.clear()
                    if (await look(open_table, mine)).questions:
                        return match_of(open_table).asked(mine)[0]
                    await asyncio.wait_for(changed.wait(), 60)

        asked = []
        while "slip" not in asked:
            question = await next_question()
            asked.append(question.purpose)
            answer = [] if question.purpose == "slip" else policy.answer(Asked(question, luck, match_of(open_table)))
            await session.answer(mine, answer, serial=session.serial, about=question.about, purpose=question.purpose)
        assert (await next_question()).purpose != "slip"
        assert (await look(open_table, mine)).declines
        await session.undo(mine)
        assert (await next_question()).purpose == "slip"
        assert not session.declining
        await session.answer(mine, [], serial=session.serial)
        assert session.declining == (mine,)
        await session.stop_passing(mine)
        assert not (await look(open_table, mine)).declines
        await service.close()

    asyncio.run(fight())


def test_an_undo_skips_answers_without_an_alternative(systems: Library, tmp_path: Path) -> None:
    """The table gave them: taking back only such an answer would bring the same one again."""

    async def fight() -> None:
        service = house(systems, tmp_path)
        open_table, mine = await begin(service, "psychopaths/short_evening")
        session, luck = session_of(open_table), Random(1)
        policy, last = session.game.system.policies["heuristic"](), -1
        with service.notifications.subscribed(session.id) as changed:
            while True:
                changed.clear()
                if not (await look(open_table, mine)).questions:
                    await asyncio.wait_for(changed.wait(), 60)
                    continue
                match = match_of(open_table)
                if last >= 0 and any(
                    entry.label.seat == mine and entry.label.kind != "roll" for entry in match.kept[last + 1 :]
                ):
                    break  # the table has answered for the player meanwhile
                question, last = match.asked(mine)[0], len(match.kept)
                await session.answer(mine, policy.answer(Asked(question, luck, match)), serial=session.serial)
            await session.undo(mine)
            question = match_of(open_table).asked(mine)[0]
            assert len(match_of(open_table).kept) == last
            assert question.foregone is REQUIRED
        await service.close()

    asyncio.run(fight())


class Thought:
    """Seconds that the table waits before it gives an only answer; ``asked`` counts the times it wanted to know."""

    def __init__(self, seconds: float) -> None:
        self.seconds, self.asked = seconds, 0

    def __call__(self) -> float:
        self.asked += 1
        return self.seconds


@pytest.mark.parametrize("seconds", [0.0, 100_000.0])
def test_people_are_not_asked_a_question_with_one_answer(systems: Library, tmp_path: Path, seconds: float) -> None:
    """In a game with hidden hands the table waits as if a person thought; a person who presses first need not wait."""
    thinks, count = Thought(seconds), Count()

    async def fight() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        service = TableService(systems, store, bot_pool=InProcessBots(), thinks=thinks)
        game = service.setup.game_of("psychopaths/short_evening")
        wanted = {"scenario": "psychopaths/short_evening", "dice": "seeded", "seed": "3", "pace": 0, "start": True}
        seats = {seat: SeatOrder(sitting="here") for seat in game.seats}
        order = TableOrder.model_validate({**wanted, "seats": seats})
        open_table = await service.table(await service.setup.set_table("me", order))
        session, luck = session_of(open_table), Random(4)
        policy = game.system.policies["heuristic"]()
        with service.notifications.subscribed(session.id) as changed:
            while not match_of(open_table).over:
                changed.clear()
                match = match_of(open_table)
                question = match.question
                assert question is not None
                goes_on = (await look(open_table, question.seat)).goes_on
                assert goes_on == (question.foregone is not REQUIRED)
                if goes_on and not seconds:
                    await asyncio.wait_for(changed.wait(), 120)
                    continue
                answer = policy.answer(Asked(question, luck, match))
                about, purpose = question.about, question.purpose
                await session.answer(question.seat, answer, serial=session.serial, about=about, purpose=purpose)
                count.take(question, Question(question.seat, "further"), answer)
        await service.close()

    asyncio.run(fight())
    assert thinks.asked > 0
    assert (count.share < MOST) == (not seconds), count.pointless
