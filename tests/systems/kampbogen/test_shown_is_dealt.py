"""A law: the odds that an option shows are the outcomes that play deals, over all falls of the dice.

The positions come from shipped scenarios with one knob or one content field changed at a time. The fields are found
by walking the models, so a new field is tested without being listed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import partial
from typing import Any, NamedTuple

import pytest

from holmgang.kernel.dice import OpenDice, SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.enumeration import distribution
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.odds import Odds
from holmgang.kernel.policy import Asked, Policy
from holmgang.kernel.questions import Declare, Offering, Option
from holmgang.kernel.system import Game
from holmgang.systems.kampbogen import SYSTEM
from holmgang.systems.kampbogen.board.uses import COMBAT_ROLLS
from holmgang.systems.kampbogen.bots.best_rolls import best_combat_total
from holmgang.systems.kampbogen.bots.heuristic import HeuristicBot, usual
from holmgang.systems.kampbogen.bots.planning import (
    JointPlan,
    RoundInputs,
    answer_of,
    candidates,
    result_of_plan,
    round_inputs,
)
from holmgang.systems.kampbogen.bulk.tables import models_in_use
from holmgang.systems.kampbogen.content import CONDITION_OF
from holmgang.testing.fields import variations

LIBRARY = Library([SYSTEM])
NAMES = {"above": "above-the-grade", "equal": "equal-to-the-grade", "below": "below-the-grade"}
MOST_FALLS = 150
"""A brawl roll with more falls of the dice is not enumerated."""


class FixedAnswers:
    """Answers for a seat: the fixed answers of some characters, a combat roll or defence for others, else defaults."""

    def __init__(self, fixed: Mapping[str, Any], heard: set[str] | None = None) -> None:
        self.fixed, self.heard = fixed, set[str]() if heard is None else heard

    def answer(self, asked: Asked) -> Any:
        question = asked.question
        self.heard.add(question.purpose)
        return self.fixed.get(question.about) if question.purpose == "action" else usual(question)


def driver_of(match: Match, fixed: Mapping[str, Any], heard: set[str] | None = None) -> Driver:
    """Return a driver of seats with fixed answers; ``heard`` collects the purposes of what they are asked."""
    return Driver({seat: FixedAnswers(fixed, heard) for seat in match.game.seats}, 1)


def at_question(game: Game, purpose: str, seed: int) -> Match | None:
    """Play a game with computer players to the first question of a purpose; None if it never comes."""
    match = Match(game, SeededDice(seed))
    driver = Driver({seat: HeuristicBot() for seat in game.seats}, seed)
    while match.question is not None and match.question.purpose != purpose:
        driver.turn(match)
    return None if match.question is None else match


class StartsChase(HeuristicBot):
    """A game master who starts a chase at the first chance, and leaves the rest to the computer."""

    def answer(self, asked: Asked) -> Any:
        question = asked.question
        if question.purpose == "master" and not asked.play.state.chase:
            return question.read({"master": "chase", "pursuits": 2})
        return super().answer(asked)


class Situation(NamedTuple):
    """A moment of a fight: the choice of the uses in a round of a scenario, perhaps in a chase."""

    scenario: str
    round: int = 1
    chase: bool = False

    def reached(self, game: Game, seed: int) -> Match | None:
        """Play a game to this moment; None if the fight is over before."""
        match = Match(game, SeededDice(seed), master=self.chase)
        seats: dict[str, Policy] = {seat: HeuristicBot() for seat in game.seats}
        if self.chase:
            seats["master"] = StartsChase()
        driver = Driver(seats, seed)
        while match.question is not None:
            combat = match.play.state.combat
            if match.question.purpose == "actions" and combat is not None and combat.number >= self.round:
                return match
            driver.turn(match)
        return None


SITUATIONS = {
    "a chase": Situation("toll_road", chase=True),
    "a third round": Situation("barrow", round=3),
    "in an ambush": Situation("crossroads_ambush"),
    "from an ambush": Situation("moss_ambush"),
    "in a car": Situation("chase"),
    "outnumbering": Situation("bridge_troll"),
}


def shares_of(odds: Odds) -> dict[str, Fraction]:
    return {str(name): share for name, share in odds.shares}


def dealt(
    match: Match, fixed: Mapping[str, Any], find: Callable[[Mapping[str, Any]], str | None]
) -> dict[str, Fraction]:
    """The exact shares of the first event in which ``find`` finds a name, or ``nothing`` if none comes."""
    start = len(match.log)

    def measure(branch: Match) -> str | None:
        for event in branch.log[start:]:
            name = find(event.plain())
            if name is not None or event.kind == "round_ended":
                return name or "nothing"
        return "nothing" if branch.question is None else None

    return distribution(match.fork(OpenDice()), driver_of(match, fixed), measure)


def choices(question: Declare) -> Iterator[tuple[dict[str, Any], Option]]:
    """Every option of a use of the roll that shows odds, with the answer that chooses it."""
    for option in question.options:
        answer: dict[str, Any] = {"action": option.id}
        if option.id == "manoeuvre":
            yield {**answer, "use": "flight"}, option
        elif option.odds is not None:
            yield answer, option
        for detail in option.particulars if option.id != "manoeuvre" else ():
            assert isinstance(detail, Offering)
            yield from (({**answer, detail.purpose: one.id}, one) for one in detail.options if one.odds is not None)


def defaults(match: Match) -> dict[str, Any]:
    """For each character a combat roll, or a defence, with the first ability allowed."""
    assert match.joint is not None
    found: dict[str, Any] = {}
    for part in match.joint.question.parts:
        assert isinstance(part, Declare)
        found[part.about] = usual(part)
    return found


def check_uses(game: Game, match: Match | None) -> int:
    """Check every use of the rolls of two characters; return how many were compared."""
    if match is None:
        return 0
    assert match.joint is not None
    others, compared = defaults(match), 0
    for place, part in enumerate(match.joint.question.parts[:2]):
        assert isinstance(part, Declare)
        for answer, option in choices(part):
            fixed, who = {**others, part.about: answer}, part.about
            odds = option.odds() if callable(option.odds) else option.odds
            assert odds is not None
            shown = shares_of(odds)
            if answer["action"] == "brawl":
                if place or game.knobs.dice_sides**game.knobs.dice_count > MOST_FALLS:
                    continue
                found = dealt(match, fixed, partial(brawl_roll, who))
            else:
                assert option.worth is not None
                assert option.against is not None
                numbers = f" {option.worth.total} {option.against.total}"
                shown = {name + numbers: share for name, share in shown.items()}
                found = dealt(match, fixed, partial(roll_used, who))
            if set(found) != {"nothing"}:
                assert found == shown, (who, answer)
                compared += 1
    return compared


def check_best_roll(match: Match, part: Declare) -> None:
    """Computer players weigh their plans with the highest total of those that the options show."""
    who = match.play.state.character(part.about)
    for action in COMBAT_ROLLS:
        shown = [one.worth.total for answer, one in choices(part) if answer["action"] == action and one.worth]
        if shown:
            assert best_combat_total(match.play, who, action)[0] == max(shown), (who.id, action)


def roll_used(who: str, event: Mapping[str, Any]) -> str | None:
    if event["event"] != "used" or event["who"] != who:
        return None
    return f"{NAMES[event['result']]} {event['total']['total']} {event['grade']['total']}"


def brawl_roll(who: str, event: Mapping[str, Any]) -> str | None:
    if event["event"] != "brawl" or event["who"] != who:
        return None
    return "brawl-value-reached" if event["result"] == "hit" else "brawl-value-missed"


def variations_in_use(game: Game) -> Iterator[tuple[str, Game]]:
    """The game with every field of the knobs, and of the content in use, changed in several ways."""
    in_use = [*models_in_use(game)]
    for field, changed in variations(LIBRARY, game):
        if field.startswith("Knobs.") or [*models_in_use(changed)] != in_use:
            yield field, changed


def one_variation_of_each_field(game: Game, part: int) -> Iterator[Game]:
    """Every other field of the knobs and of the content in use, changed once; ``part`` says which half."""
    seen = dict[str, Game]()
    for field, changed in variations_in_use(game):
        seen.setdefault(field, changed)
    return iter([*seen.values()][part::2])


@pytest.mark.parametrize("scenario", ["toll_road", "barrow"])
def test_plans_count_with_the_totals_that_are_shown_whatever_field_is_changed(scenario: str) -> None:
    game, checked = LIBRARY.game(scenario), 0
    for changed in [game, *(changed for _, changed in variations_in_use(game))]:
        match = at_question(changed, "actions", 3)
        if match is None or match.joint is None:
            continue
        for part in match.joint.question.parts:
            assert isinstance(part, Declare)
            check_best_roll(match, part)
            checked += 1
    assert checked > 300


@pytest.mark.parametrize(("scenario", "part"), [("toll_road", 0), ("barrow", 1)])
def test_uses_of_a_roll_come_out_as_shown_whatever_field_is_changed(scenario: str, part: int) -> None:
    game = LIBRARY.game(scenario)
    compared = check_uses(game, at_question(game, "actions", 3))
    assert compared > 10
    for changed in one_variation_of_each_field(game, part):
        compared += check_uses(changed, at_question(changed, "actions", 3))
    assert compared > 300


@pytest.mark.parametrize("name", SITUATIONS)
def test_shown_planned_and_dealt_agree_in_every_situation_whatever_field_is_changed(name: str) -> None:
    situation = SITUATIONS[name]
    game, compared = LIBRARY.game(situation.scenario), 0
    for number, (_, changed) in enumerate([("", game), *variations_in_use(game)]):
        match = situation.reached(changed, 5)
        if match is None or changed.knobs.rolls_per_round > 1:
            continue
        assert match.joint is not None
        for part in match.joint.question.parts:
            assert isinstance(part, Declare)
            check_best_roll(match, part)
        compared += check_plans(match)
        compared += check_uses(changed, match) if number % 4 == 0 else 0
    assert compared > 200


# Plans of computer players


def check_plans(match: Match) -> int:
    """Play the round by several plans without brawls; return how many came out as computer players expect."""
    inputs = round_inputs(match.play)
    options = [[use for use in candidates(inputs, friend) if use[0] != "brawl"] for friend in inputs.friends]
    first = tuple([uses[0] for uses in options])
    plans = {first, tuple([uses[-1] for uses in options])}
    plans |= {(*first[:place], uses[-1], *first[place + 1 :]) for place, uses in enumerate(options)}
    sensible = [plan for plan in plans if sum(use[0] == "manoeuvre" for use in plan) < 2]
    for plan in sensible:
        check_plan(match, inputs, plan)
    return len(sensible)


def check_plan(match: Match, inputs: RoundInputs, plan: JointPlan) -> None:
    """The points that both sides lose in a round are those that the plan counts with."""
    expected, fork, start = result_of_plan(inputs, plan), match.fork(SeededDice(1)), len(match.log)
    names, heard = [friend.id for friend in inputs.friends], set[str]()
    driver = driver_of(fork, {name: answer_of(use) for name, use in zip(names, plan, strict=True)}, heard)
    while not any(event.kind in ROUND_OVER for event in fork.log[start:]):
        driver.turn(fork)
    lost: dict[tuple[str, str], int] = {}
    for event in (event.plain() for event in fork.log[start:]):
        if event["event"] in ROUND_OVER:
            break
        if event["event"] in ("hit", "hurt"):
            whose = (event["target"], "lives") if event["event"] == "hit" else (event["who"], event["damage"])
            lost[whose] = lost.get(whose, 0) + event["amount"]["total"]
    assert [max(foe.lives - lost.get((foe.id, "lives"), 0), 0) for foe in inputs.foes] == [*expected.lives], plan
    for friend, pools in zip(inputs.friends, expected.pools, strict=True):
        left = [
            points - lost.get((friend.id, damage), 0) for damage, points in zip(CONDITION_OF, friend.pools, strict=True)
        ]
        assert [max(one, -1) for one in left] == [max(one, -1) for one in pools], (friend.id, plan)
    knobs = inputs.knobs
    if max(expected.lives) > knobs.opponent_out_at and min(map(min, expected.pools)) > knobs.character_out_at:
        assert ("break_through" in heard, "flee" in heard) == (expected.through, expected.flight), plan


ROUND_OVER = ("round_ended", "won", "lost", "draw", "fled", "undecided")


@pytest.mark.parametrize("scenario", ["toll_road", "barrow", "chase"])
def test_plans_come_out_as_computer_players_expect_whatever_field_is_changed(scenario: str) -> None:
    game, checked = LIBRARY.game(scenario), 0
    for number, changed in enumerate([game, *(changed for _, changed in variations_in_use(game))]):
        match = at_question(changed, "actions", number)
        if match is not None and changed.knobs.rolls_per_round == 1:
            checked += check_plans(match)
    assert checked > 500


# Sneak attacks


def check_sneaks(game: Game, seed: int) -> int:
    """Check every way of the first sneak attack on its first target; return how many were compared."""
    match = at_question(game, "sneak", seed)
    if match is None or game.knobs.dice_sides ** (2 * game.knobs.dice_count) > MOST_FALLS:
        return 0
    question, compared = match.question, 0
    assert isinstance(question, Declare)
    for option in question.options:
        if option.id == "pass":
            continue
        targets, *others = option.particulars
        assert isinstance(targets, Offering)
        target = targets.options[0]
        odds = target.odds() if callable(target.odds) else target.odds
        assert odds is not None
        answer = {"sneak": option.id, "target": target.id, **{one.purpose: usual(one) for one in others}}
        found = sneak_results(match, question.seat, answer)
        results = {result for result, _, _ in found}
        assert {one: sum(share for key, share in found.items() if key[0] == one) for one in results} == shares_of(odds)
        assert sum(share for (_, works, _), share in found.items() if works) == odds.works
        assert sum(lives * share for (_, _, lives), share in found.items()) == odds.expects
        compared += 1
    return compared


def sneak_results(match: Match, seat: str, answer: Mapping[str, Any]) -> dict[tuple[str, bool, int], Fraction]:
    """The exact shares of result, success and lives taken of a sneak attack."""
    start, open_match = len(match.log), match.fork(OpenDice())
    before = {one.id: one.lives for one in match.play.state.opponents}
    open_match.answer(seat, dict(answer))

    def measure(branch: Match) -> tuple[str, bool, int] | None:
        events = [event.plain() for event in branch.log[start:]]
        result = next((NAMES[event["result"]] for event in events if event["event"] == "used"), None)
        if result is None:
            return None
        state, target = branch.play.state, answer["target"]
        failed = any(event["event"] == "sneak_fail" for event in events)
        return result, not failed, before[target] - state.opponent(target).lives

    return distribution(open_match, driver_of(match, {}), measure)


@pytest.mark.parametrize(("scenario", "part"), [("bridge_troll", 0), ("burning_inn", 1)])
def test_sneak_attacks_come_out_as_shown_whatever_field_is_changed(scenario: str, part: int) -> None:
    """With one die of four sides each, so that all falls are few."""
    data = LIBRARY.game(scenario).scenario.data
    knobs = {**dict(data["knobs"]), "dice_count": 1, "dice_sides": 4}
    game = LIBRARY.game_from(SYSTEM, {**data, "knobs": knobs}, scenario)
    compared = check_sneaks(game, 3)
    assert compared
    compared += sum(check_sneaks(changed, 3) for changed in one_variation_of_each_field(game, part))
    assert compared > 30


def test_a_sneak_attack_with_the_dice_of_the_book_comes_out_as_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.MOST_FALLS", 6**4)
    assert check_sneaks(LIBRARY.game("bridge_troll"), 3)
