"""Guided first fights: each is played through in every language, once as the coach suggests and once against it."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from holmgang.bots import policy_for
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.errors import ContentError
from holmgang.kernel.guides import checked_guide, coaching, guide_file, guide_of, guided_scenarios, learner
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked
from holmgang.kernel.words import LANGUAGES
from holmgang.kernel.yamltext import read_file, read_yaml
from holmgang.table.service import DraftInputs, OpenTable, SeatOrder, TableOrder, TableService
from holmgang.table.service.drafts import answer_of
from holmgang.table.snapshot import Coach
from tests.table.service.playing import house, match_of, session_of

SYSTEMS = ("k6", "kampbogen", "psychopaths", "tkds")
PAGES = Path(__file__).parents[3] / "docs" / "play"
SEED = "4"
MOST_TOUCHES = 30


@pytest.fixture(scope="module")
def systems() -> Library:
    return Library.discover()


def first_fight(systems: Library, system: str) -> str:
    [scenario] = guided_scenarios(systems.system(system))
    return f"{system}/{scenario}"


def basic_rules(system: str) -> set[str]:
    """Return the basic rules as the page of the game lists them."""
    page = (PAGES / f"{system}.md").read_text(encoding="utf-8")
    [part] = re.findall(rf"generated: first_fight {system} -->(.*?)<!-- generated: end", page, re.DOTALL)
    return set(re.findall(r"^\| ([A-Z0-9]+-\d+\.\d+) \|", part, re.MULTILINE))


def suggested(coach: Coach, step: Any, inputs: DraftInputs) -> tuple[str, Any] | None:
    """Return the touch that the coach points at in an open step; None if it points at nothing there."""
    wanted = coach.choose.get(step.purpose)
    offered = [choice.id for choice in step.choices]
    had = inputs.given.get(step.purpose, [])
    for name in [wanted] if isinstance(wanted, str) else wanted or []:
        if name in offered and name not in had:
            return ("toggle" if step.kind in ("choose_some", "order") else "put"), {step.purpose: name}
    return None


def as_suggested(table: OpenTable, seat: str, coach: Coach) -> tuple[DraftInputs, Any] | None:
    """Fill the question in as the coach suggests, and then with the first of what is offered; None if it cannot be."""
    snapshots, inputs = table._snapshots, DraftInputs()
    for _ in range(MOST_TOUCHES):
        shown = snapshots.draft(seat, "en", inputs)
        assert shown is not None
        inputs, step = shown.inputs, shown.draft.open
        if step is None:
            found = snapshots.question(seat, "en", inputs)
            assert found is not None
            return inputs, answer_of(found[1], found[0], inputs)
        touch = suggested(coach, step, inputs)
        if touch is None:
            if inputs.given == {} or not step.choices:
                return None
            some = step.kind in ("choose_some", "order")
            touch = ("toggle" if some else "put"), {step.purpose: step.choices[0].id}
        touched = snapshots.touch(seat, "en", inputs, *touch)
        assert touched is not None
        inputs = touched.inputs
    raise AssertionError(f"the coach's suggestion leads nowhere: {coach}")


async def begun(service: TableService, scenario: str) -> tuple[OpenTable, str]:
    game = service.setup.game_of(scenario)
    guide = guide_of(service.library, game)
    assert guide is not None
    seat = learner(guide, game)
    seats = {seat: SeatOrder(sitting="here")}
    order = TableOrder.model_validate(
        {"scenario": scenario, "seats": seats, "dice": "seeded", "seed": SEED, "pace": 0, "start": False}
    )
    name = await service.setup.set_table("me", order)
    await service.setup.begin(name)
    return await service.table(name), seat


async def coaches(table: OpenTable, seat: str) -> Coach:
    """Return what the coach says, after a look at it in every language."""
    said = {lang: (await table.snapshot(seat, lang)).coach for lang in LANGUAGES}
    english = said["en"]
    assert english is not None
    for coach in said.values():
        assert coach is not None
        assert (coach.state, coach.clause, coach.said) == (english.state, english.clause, english.said)
        assert len(re.findall(r"[.!?](?:\s|$)", coach.text)) <= 2, coach.text
        assert bool(coach.text) == (coach.state in ("step", "past"))
    texts = {coach.text for coach in said.values() if coach is not None}
    assert len(texts) == (len(LANGUAGES) if english.text else 1)
    return english


async def played(service: TableService, scenario: str, *, follow: bool) -> tuple[OpenTable, str, list[Coach]]:
    """Play a guided fight: as the coach suggests where it does, else as a computer player would."""
    table, seat = await begun(service, scenario)
    match, session, luck, said = match_of(table), session_of(table), Random(SEED), list[Coach]()
    policy = policy_for(match.game.system, "heuristic")
    with service.notifications.subscribed(table.id) as changed:
        while not match.over and session.fault is None:
            changed.clear()
            snapshot = await table.snapshot(seat, "en")
            if snapshot.may_confirm:
                await session.confirm(seat, serial=snapshot.serial)
                continue
            parts = match.joint.unanswered(seat) if match.joint is not None else match.asked(seat)
            if not parts:
                await asyncio.wait_for(changed.wait(), 120)
                continue
            coach = await coaches(table, seat)
            assert coach.state in ("step", "free", "done")
            said += [coach] if coach.state == "step" else []
            filled = as_suggested(table, seat, coach) if follow and coach.choose else None
            answer = filled[1] if filled is not None else policy.answer(Asked(parts[0], luck, match))
            key = f"{snapshot.serial}-{len(match.record)}"
            about, purpose = parts[0].about, parts[0].purpose
            await session.answer(seat, answer, serial=snapshot.serial, about=about, purpose=purpose, key=key)
    assert session.fault is None
    return table, seat, said


@pytest.mark.parametrize("follow", [True, False], ids=["following", "ignoring"])
@pytest.mark.parametrize("system", SYSTEMS)
def test_after_a_guided_fight_every_basic_rule_was_met(
    systems: Library, tmp_path: Path, system: str, follow: bool
) -> None:
    async def fight() -> None:
        service = house(systems, tmp_path)
        table, seat, said = await played(service, first_fight(systems, system), follow=follow)
        told = {clause for _, event in match_of(table).told_to(seat) for clause in event.cited()}
        met = told | {coach.clause for coach in said}
        assert basic_rules(system) - met == set()
        end = await coaches(table, seat)
        assert (end.state, end.unmet) == ("over", ())
        counts = [coach.said for coach in said]
        assert counts == sorted(set(counts)), "each step is said once; a question with one answer may take one unseen"
        assert len(said) >= min(5, end.count)
        await service.close()

    asyncio.run(fight())


def test_an_undo_takes_the_coach_back(systems: Library, tmp_path: Path) -> None:
    async def fight() -> None:
        service = house(systems, tmp_path)
        table, seat = await begun(service, first_fight(systems, "tkds"))
        first = await coaches(table, seat)
        filled = as_suggested(table, seat, first)
        assert filled is not None
        serial = (await table.status()).serial
        await table.send(seat, "en", filled[0], serial=serial, key="one")
        second = await coaches(table, seat)
        assert (first.said, second.said) == (1, 2)
        assert second.text != first.text
        await table.undo(seat)
        assert await coaches(table, seat) == first
        await service.close()

    asyncio.run(fight())


def test_the_coach_speaks_to_one_seat_and_only_in_the_fight_as_it_ships(systems: Library, tmp_path: Path) -> None:
    async def fight() -> None:
        service = house(systems, tmp_path)
        table, seat = await begun(service, first_fight(systems, "k6"))
        others = [name for name in (*table.info.seats, None) if name != seat]
        assert [(await table.snapshot(name, "en")).coach for name in others] == [None] * len(others)
        game = systems.game("k6/shamans_room", {"round_seconds": 4})
        assert guide_of(systems, game) is None
        assert guide_of(systems, systems.game("k6/corridor")) is None
        await service.close()

    asyncio.run(fight())


def test_waiting_for_others_the_coach_keeps_its_last_sentence(systems: Library) -> None:
    game = systems.game("k6/shamans_room")
    guide = guide_of(systems, game)
    assert guide is not None
    match, seat = Match(game, SeededDice(1)), learner(guide, game)
    assert match.joint is not None
    [part] = match.joint.unanswered(seat)
    before = coaching(guide, match, seat)
    match.give(part, policy_for(game.system, "heuristic").answer(Asked(part, Random(1), match)))
    after = coaching(guide, match, seat)
    assert (before.live, after.live, after.free) == (True, False, False)
    assert after.step == before.step


# ---- files -----------------------------------------------------------------------------------------------------------

WRONG = {
    "stepz: 3": "unknown key",
    "clause: K6-99.1": "no clause 'K6-99.1'",
    "when: {asked: intends}": "did you mean 'intend'?",
    "when: {asked: intend, told: woundet}": "did you mean 'wounded'?",
    "when: {asked: intend, told: wounded, of: {whom: orc}}": "fact of this event 'whom'",
    "point: [shaman]": "no target 'shaman'",
    "choose: {intend: dance}": "no option 'dance'",
    "choose: {intends: engage}": "no question 'intends'",
    "id: dance": "the words files have no sentence guide-shamans-room-dance in: en, cs, da",
}


@pytest.mark.parametrize("line", list(WRONG))
def test_a_mistake_in_a_guide_is_told_with_its_place(systems: Library, line: str) -> None:
    key = line.partition(":")[0]
    rows = {"id": "id: intend", "when": "when: {asked: intend}", "clause": "clause: K6-3.1", key: line}
    step = "\n    ".join(rows.values())
    text = f"system: k6\nscenario: shamans_room\nteaches: [K6-3.1]\nsteps:\n  - {step}\n"
    with pytest.raises(ContentError) as caught:
        checked_guide(systems, read_yaml(text, "my.guide.yaml"))
    [problem] = caught.value.problems
    assert WRONG[line] in problem.message
    assert problem.line == 1 + text[: text.index(line)].count("\n")


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_shipped_guide_is_good_and_its_page_lists_what_it_teaches(systems: Library, system: str) -> None:
    owner = systems.system(system)
    [scenario] = guided_scenarios(owner)
    path = guide_file(owner, scenario)
    assert path is not None
    guide = checked_guide(systems, read_file(path))
    assert set(guide.teaches) == basic_rules(system)
