"""Exact odds by following all faces."""

from __future__ import annotations

from fractions import Fraction

import pytest

from holmgang.kernel.dice import OpenDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.enumeration import TooManyBranches, branches, distribution
from holmgang.kernel.errors import InputError
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import Order
from tests.refgame import SYSTEM
from tests.refgame.state import Fighter, Rolled

CALM = {"deck": [], "fighters": {"axel": {"seat": "ann"}, "berg": {"seat": "bea"}}}


class Plan:
    """Strikes with full force, or guards; bids nothing and plays no cards."""

    def __init__(self, deed: dict[str, object] | str) -> None:
        self.deed = deed

    def answer(self, asked: Asked) -> object:
        match asked.question.purpose:
            case "deed":
                return self.deed
            case "courage":
                return 0
            case "order":
                assert isinstance(asked.question, Order)
                return [option.id for option in asked.question.options]
            case _:
                return "pass"


def duel_of(axel: Plan, berg: Plan) -> tuple[Match, Driver]:
    library = Library([SYSTEM])
    data = {**library.scenario_data(SYSTEM, "duel"), "setup": CALM}
    match = Match(library.game_from(SYSTEM, data, "calm"), OpenDice())
    return match, Driver({"ann": axel, "bea": berg}, 0)


def wound(match: Match) -> int | None:
    """The wound of the first blow, once both have rolled."""
    if sum(isinstance(event, Rolled) for event in match.log) < 2:
        return None
    berg: Fighter = match.play.state.fighter("berg")
    return 8 - berg.lives


def test_the_odds_of_a_blow_are_those_counted_by_hand() -> None:
    match, driver = duel_of(Plan({"deed": "strike", "target": "berg", "force": 2}), Plan("guard"))
    found = distribution(match, driver, wound)
    by_hand: dict[int, Fraction] = {}
    for own in range(1, 7):
        for other in range(1, 7):
            hurt = max(0, own + 2 - other - 2)
            by_hand[hurt] = by_hand.get(hurt, Fraction(0)) + Fraction(1, 36)
    assert found == by_hand
    assert sum(found.values()) == 1


def test_equal_cards_are_one_branch(duel: object) -> None:
    library = Library([SYSTEM])
    match = Match(library.game("duel"), OpenDice())
    weights = {twin.play.state.fighters[0].hand[0]: weight for weight, twin in branches(match)}
    assert weights == {"feint": Fraction(3, 9), "shout": Fraction(4, 9), "trip": Fraction(2, 9)}
    assert match.play.state.fighters[0].hand == []


def test_a_tree_too_large_is_refused() -> None:
    match, driver = duel_of(Plan({"deed": "strike", "target": "berg", "force": 0}), Plan("rest"))
    with pytest.raises(TooManyBranches):
        distribution(match, driver, lambda branch: branch.outcome and branch.outcome.winners, most=50)


def test_without_a_roll_there_are_no_branches() -> None:
    match, _ = duel_of(Plan("rest"), Plan("rest"))
    with pytest.raises(InputError, match="no dice are to be rolled"):
        list(branches(match))
