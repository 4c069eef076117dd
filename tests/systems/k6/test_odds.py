"""Odds of one attack option, counted by playing all throws of two dice."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

from holmgang.kernel.dice import OpenDice
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.questions import ChooseSome, Option
from holmgang.systems.k6 import SYSTEM

LIBRARY = Library([SYSTEM])
SCENARIO: dict[str, Any] = {
    "id": "odds",
    "system": "k6",
    "title": {"en": "odds"},
    "scene": {"en": "-"},
    "seats": {"pavel": {}, "gm": {"role": "master"}},
    "setup": {
        "combatants": {"gorondar": {}, "caravan_guard": {"side": "gm", "lives": 30, "conditions": ["injured_torso"]}},
        "distance": 1,
    },
}
ATTACK = {"intend": "engage", "means": "melee", "weapon": "hammer", "targets": ["caravan_guard"]}


def match() -> Match:
    return Match(LIBRARY.game_from(SYSTEM, SCENARIO, "odds"), OpenDice())


def target_option() -> Option:
    """The guard, as the question for targets offers him."""
    joint = match().question
    part = next(part for part in joint.parts if part.about == "gorondar")  # type: ignore[union-attr]
    means = next(q for q in part.find("engage").particulars if q.purpose == "means")
    weapon = next(q for q in means.find("melee").particulars if q.purpose == "weapon")
    targets = next(q for q in weapon.find("hammer").particulars if q.purpose == "targets")
    assert isinstance(targets, ChooseSome)
    found = targets.find("caravan_guard")
    assert found is not None
    return found


def played(own: int, other: int) -> tuple[int, int]:
    """Successes and lives lost with these two dice, if the first success is a wound."""
    fight = match()
    fight.answer("gm", "wait", "caravan_guard")
    fight.answer("pavel", {**ATTACK, "declare_wound": "yes"}, "gorondar")
    for seat in ("pavel", "gm"):
        fight.confirm(seat)
    fight.answer("pavel", [own])
    fight.answer("gm", [other])
    if fight.question is not None and fight.question.purpose == "spend":
        fight.answer("pavel", "none")
    contested = next(event for event in fight.log if event.kind == "contested")
    wounds = [event.plain()["lives"]["total"] for event in fight.log if event.kind == "wounded"]
    return contested.plain()["successes"]["total"], sum(wounds)


def test_shown_odds_equal_all_throws_played() -> None:
    throws = [played(own, other) for own in range(1, 7) for other in range(1, 7)]
    counted = Counter(number for number, _ in throws)
    odds = target_option().odds
    assert odds is not None
    names = ("no_success", "one_success", "two_successes", "three_successes")
    assert dict(odds.shares) == {names[number]: Fraction(count, 36) for number, count in counted.items()}
    assert odds.works == 1 - Fraction(counted[0], 36)
    assert odds.expects == Fraction(sum(lives for _, lives in throws), 36)


def test_an_attack_shows_both_totals_before_the_dice() -> None:
    option = target_option()
    assert option.worth is not None
    assert option.against is not None
    assert (option.worth.total, option.against.total) == (3, 2)
