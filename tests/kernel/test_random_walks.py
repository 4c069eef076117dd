"""Random walks over a match, back and forth: the save leads to the same place from everywhere."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from holmgang.bots import RandomBot
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.record import kept
from holmgang.kernel.save import read_save, save
from holmgang.kernel.verify import played_to, restore
from holmgang.testing.conformance import picture
from tests.refgame import SYSTEM

LIBRARY = Library([SYSTEM])
GAME = LIBRARY.game("brawl")


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.lists(st.sampled_from(["on", "on", "on", "back", "far back"]), max_size=40))
def test_undo_and_save_commute(seed: int, moves: list[str]) -> None:
    luck = Random(seed)
    match = Match(GAME, SeededDice(seed), people=GAME.seats)
    driver = Driver({seat: RandomBot() for seat in GAME.seats}, seed)
    for move in moves:
        if move == "on" or not match.kept:
            driver.turn(match)
            continue
        keep = luck.randrange(len(match.kept)) if move == "far back" else None
        seat = luck.choice(GAME.seats)
        if keep is not None or match.last_of(seat) is not None:
            match.undo(seat, keep=keep, consent=GAME.seats)
    assert kept(match.record) == match.kept
    text = save(match)
    for trusted in (True, False):  # from the last checkpoint, and from the first question on
        again = restore(read_save(text), GAME, trusted=trusted)
        assert picture(again) == picture(match)
        assert save(again) == text
    afresh = played_to(match, len(match.kept))  # as if nothing had been taken back
    there, here = picture(afresh), picture(match)
    assert (there["question"], there["views"], there["joint"]) == (here["question"], here["views"], here["joint"])
    assert len(afresh.log) == match.events


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10_000), st.integers(1, 60))
def test_an_undone_answer_given_again_leads_to_the_same_place(seed: int, turns: int) -> None:
    match = Match(GAME, SeededDice(seed), people=GAME.seats)
    driver = Driver({seat: RandomBot() for seat in GAME.seats}, seed)
    for _ in range(turns):
        driver.turn(match)
    before, entries = picture(match), list(match.kept)
    place = next((at for at, entry in enumerate(entries) if entry.label.kind != "roll"), None)
    if place is None or match.over:
        return
    match.undo("ann", keep=place, consent=GAME.seats)
    for at, entry in enumerate(entries):
        if at < len(match.kept):
            continue  # before the place, or dice that fell again by themselves
        label = entry.label
        if label.kind == "confirm":
            match.confirm(label.seat)
        elif label.kind != "roll":
            match.answer(label.seat, entry.answer, label.about, label.purpose)  # type: ignore[union-attr]
    after = picture(match)
    assert match.kept == entries
    assert (after["question"], after["views"]) == (before["question"], before["views"])
