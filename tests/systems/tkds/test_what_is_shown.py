"""Options and views say what play does: prices, chances, threatened squares."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from holmgang.kernel.dice import OpenDice, SeededDice
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.questions import Choose, Declare, Ghost, Option, Question
from holmgang.kernel.view import Grid
from holmgang.systems.tkds import SYSTEM
from holmgang.systems.tkds.board.board import Conflict
from holmgang.systems.tkds.board.lookups import threatened
from holmgang.systems.tkds.events import AreaLaid, Step
from holmgang.testing import conformance

LIBRARY = Library([SYSTEM])


def game(creatures: dict[str, Any], squares: dict[str, str]) -> Any:
    for name, creature in creatures.items():
        creature["side"] = creature["seat"] = "enemies" if name.startswith("b") else "heroes"
        creature.setdefault("of", "sample_enemy" if name.startswith("b") else "sample_hero")
    setup = {"map": {"width": 12, "height": 6, "squares": squares}, "creatures": creatures}
    words = {"id": "shown", "system": "tkds", "title": {"en": "-"}, "scene": {"en": "-"}}
    return LIBRARY.game_from(SYSTEM, {**words, "seats": {"heroes": {}, "enemies": {}}, "setup": setup}, "shown")


def particular(option: Option, *path: str) -> Question:
    """The question at the end of a path of options and purposes."""
    found: Question | None = None
    for name in path:
        if found is None:
            found = next(detail for detail in option.particulars if detail.purpose == name)
        else:
            assert isinstance(found, (Declare, Choose))
            chosen = found.find(name)
            assert chosen is not None
            option, found = chosen, None
    assert found is not None
    return found


@pytest.mark.parametrize("name", ["rooftops", "swamp_path", "crypt_without_light"])
def test_a_move_costs_what_its_option_says(name: str) -> None:
    luck, compared = Random(5), 0
    for number, match in conformance.through_questions(LIBRARY.game(name), 3, 60):
        question = match.question
        if not isinstance(question, Declare) or question.purpose != "who":
            continue
        for who in question.options[:2]:
            deed = who.particulars[0] if who.particulars else None
            move = deed.find("move") if isinstance(deed, Declare) else None
            if move is None:
                continue
            goals = particular(move, "manner", "walk", "to")
            assert isinstance(goals, Choose)
            goal = luck.choice(goals.options)
            assert goal.price is not None
            assert goal.along[-1].id == goal.id
            twin = match.fork()
            before = twin.play.state.creature(who.id).momentum_left
            twin.answer(question.seat, {"who": who.id, "do": "move", "to": goal.id})
            mover = twin.play.state.creature(who.id)
            if mover.cell == goal.id and not mover.effects:
                # The steps say what was paid: a turn with nothing left to do ends, and what is left of it is lost.
                steps = [event for event in twin.log[len(match.log) :] if isinstance(event, Step)]
                assert sum(step.cost.total for step in steps) == goal.price.total, (number, goal)
                assert steps[-1].left.total == before - goal.price.total, (number, goal)
                compared += 1
    assert compared > 10


def test_the_chance_of_a_hit_is_what_twenty_dice_give() -> None:
    setting = game(
        {"a": {"at": [2, 2], "held": ["short_bow"], "gear": ["arrows"]}, "b": {"at": [8, 2]}}, {"7,2": "table"}
    )
    hits, shown = 0, None
    for face in range(1, 21):
        match = Match(setting, OpenDice())
        question = match.question
        assert isinstance(question, Declare)
        if shown is None:
            weapon = particular(question.options[0], "do", "attack", "weapon", "short_bow", "target")
            assert isinstance(weapon, Choose)
            shown = weapon.options[0].odds
            assert (weapon.options[0].worth.total, weapon.options[0].against.total) == (0, 12)  # type: ignore[union-attr]
        match.answer("heroes", {"who": "a", "do": "attack", "weapon": "short_bow", "target": "b"})
        match.answer("heroes", [face])
        hits += match.question is not None and match.question.purpose == "damage"
    assert shown is not None
    assert shown.works == Fraction(hits, 20) == Fraction(9, 20)
    assert shown.expects == Fraction(9, 20) * Fraction(7, 2)


def test_threat_marks_know_heights_and_walls() -> None:
    squares = {**{f"{x},1": "roof" for x in range(12)}, "5,3": "wall"}
    match = Match(game({"a": {"at": [0, 5]}, "b": {"at": [4, 2]}}, squares), SeededDice(1))
    grid = next(panel for panel in SYSTEM.view(match.play, "heroes").panels if isinstance(panel, Grid))
    marked = {(cell.x, cell.y) for cell in grid.cells if "threat" in cell.marks}
    assert marked == {(3, 2), (5, 2), (3, 3), (4, 3)}
    fight, hero = Conflict(match.play), match.play.state.creature("a")
    match.play.facts = None
    for cell in {(x, y) for x in range(2, 7) for y in range(1, 5)} - {(4, 2), (5, 3)}:
        hero.anchor = cell
        assert threatened(fight, hero) == (cell in marked), cell


def test_enemies_are_offered_before_friends() -> None:
    creatures = {"a": {"at": [2, 2], "held": ["long_sword"]}, "a2": {"at": [2, 3]}, "b": {"at": [3, 2]}}
    match = Match(game(creatures, {}), SeededDice(1), people=("heroes",))
    question = match.question
    assert isinstance(question, Declare)
    targets = particular(question.options[0], "do", "attack", "weapon", "long_sword", "target")
    assert isinstance(targets, Choose)
    assert [option.id for option in targets.options] == ["b", "a2"]


def areas(question: Question, given: dict[str, str]) -> Iterator[tuple[dict[str, str], Ghost]]:
    """Every answer that lays an area, with its ghost."""
    for option in question.options if isinstance(question, (Declare, Choose)) else ():
        chosen = {**given, question.purpose: option.id}
        if option.ghost is not None and "spell" in chosen:
            yield chosen, option.ghost
        for detail in option.particulars:
            yield from areas(detail, chosen)


def test_a_spell_covers_the_squares_of_its_ghost() -> None:
    compared = 0
    for _, match in conformance.through_questions(LIBRARY.game("troll_ford"), 3, 12):
        question = match.question
        offered = list(areas(question, {})) if isinstance(question, Declare) and question.purpose == "who" else []
        for answer, ghost in offered[::29]:
            twin = match.fork(SeededDice(5))
            twin.answer(question.seat, answer)  # type: ignore[union-attr]
            laid = [event for event in twin.log[len(match.log) :] if isinstance(event, AreaLaid)]
            if laid:  # a threatened caster may lose the spell
                assert sorted(laid[0].area) == sorted(f"{x},{y}" for x, y in ghost.cells)
                assert answer["square"] == f"{ghost.cells[0][0]},{ghost.cells[0][1]}"
                compared += 1
    assert compared > 5
