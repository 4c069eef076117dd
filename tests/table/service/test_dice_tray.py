"""The dice tray: what a reader was told of, with the number it went into; no card, and nothing that was taken back."""

from __future__ import annotations

import pytest

from holmgang.bots import policy_for
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.record import Answered
from holmgang.table.service.table_log import SeenRoll, recent_rolls

SCENARIOS = {
    "k6/corridor": {"success_roll", "defence_roll"},
    "kampbogen/toll_road": {"grade", "roll"},
    "tkds/bout_on_the_planks": {"attack", "damage"},
    "psychopaths/short_evening": {"fight", "action_points"},
}
DRAWN = {"draw_area", "draw_equipment", "turn_event", "rob_card"}
ENOUGH = 160


@pytest.fixture(scope="module")
def shelf() -> Library:
    return Library.discover()


@pytest.mark.parametrize("name", SCENARIOS)
def test_dice_are_shown_with_their_number_and_cards_are_not(shelf: Library, name: str) -> None:
    game = shelf.game(name)
    match = Match(game, SeededDice(3))
    driver = Driver({seat: policy_for(game.system, "heuristic") for seat in game.seats}, 1)
    seen: dict[int, SeenRoll] = {}
    for _ in range(ENOUGH):
        if not driver.turn(match):
            break
        for reader in (None, game.seats[0]):
            seen |= {one.number: one for one in recent_rolls(match, reader, 6)}
    purposes = {one.label.purpose for one in seen.values()}
    assert purposes >= SCENARIOS[name]
    assert not purposes & DRAWN
    for one in seen.values():
        entry = match.record[one.number]
        assert isinstance(entry, Answered)
        assert list(one.faces) == entry.answer
        if one.total is not None:
            values = [term.value for term in one.total.terms]
            assert set(one.faces) <= set(values) or sum(one.faces) in values


def test_undone_dice_leave_the_tray(shelf: Library) -> None:
    game = shelf.game("tkds/bout_on_the_planks")
    match = Match(game, SeededDice(3), people=("hero",))
    driver = Driver({seat: policy_for(game.system, "heuristic") for seat in game.seats}, 1)
    while not recent_rolls(match, None, 4):
        assert driver.turn(match)
    shown = recent_rolls(match, None, 4)[-1].number
    last = next(place for place, entry in enumerate(match.kept) if entry.label == shown_label(match, shown))
    match.undo("hero", keep=max(0, last - 1), consent=game.seats)
    assert shown not in [one.number for one in recent_rolls(match, None, 4)]


def shown_label(match: Match, number: int) -> object:
    entry = match.record[number]
    assert isinstance(entry, Answered)
    return entry.label
