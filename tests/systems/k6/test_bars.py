"""Barred options name the clause that bars them."""

from __future__ import annotations

import pytest

from holmgang.kernel.dice import SeededDice
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.questions import Declare
from holmgang.systems.k6.flow.attacks import engaging
from holmgang.systems.k6.flow.conditions import blank, gain
from holmgang.systems.k6.flow.intentions import intention_question

LIBRARY = Library.discover()


def opening(scenario: str) -> Match:
    return Match(LIBRARY.game(f"k6/{scenario}"), SeededDice(1))


def means_bars(match: Match, who: str) -> dict[str, str]:
    (means,) = engaging(match.play, match.play.state.get(who))
    assert isinstance(means, Declare)
    return {bar.id: bar.clause for bar in means.barred}


@pytest.mark.parametrize(
    ("scenario", "who", "means", "clause"),
    [
        ("ambush_of_the_sentry", "skret_1", "shoot", "K6-8.3"),  # no bow
        ("ambush_of_the_sentry", "skret_1", "throw", "K6-8.3"),  # nothing to throw
        ("ambush_of_the_sentry", "skret_1", "spell", "K6-8.4"),  # no spells
        ("ambush_of_the_sentry", "gorondar", "item", "K6-8.4"),  # no scroll
        ("ambush_of_the_sentry", "gorondar", "stunt", "K6-1.3"),  # nothing hangs there
        ("ogre_at_the_pillars", "gorondar", "shoot", "K6-4.1"),  # the bow is on the back
        ("corridor", "naria", "melee", "K6-5.3"),  # no opponent so near
        ("corridor", "naria", "unarmed", "K6-5.3"),
        ("corridor", "naria", "throw", "K6-5.8"),  # too far for her knives
        ("shamans_room", "goblin_shaman", "melee", "K6-8.2"),  # no weapon
    ],
)
def test_a_means_that_is_barred_names_its_clause(scenario: str, who: str, means: str, clause: str) -> None:
    assert means_bars(opening(scenario), who)[means] == clause


def test_a_gag_bars_spells_and_scrolls_whatever_is_carried() -> None:
    match = opening("ambush_of_the_sentry")
    kara = match.play.state.get("kara")
    gain(match.play, kara, blank("gagged", kara))
    bars = means_bars(match, "kara")
    assert (bars["spell"], bars["item"]) == ("K6-28.16", "K6-28.16")


def test_passing_by_names_the_clause_that_bars_running() -> None:
    match = opening("ambush_of_the_sentry")
    kara = match.play.state.get("kara")
    gain(match.play, kara, blank("prone", kara))
    assert {bar.id: bar.clause for bar in intention_question(match.play, kara).barred}["pass_by"] == "K6-11.24"
    slow = opening("dwarf_in_plate")
    found = {bar.id: bar.clause for bar in intention_question(slow.play, slow.play.state.get("kara")).barred}
    assert found["pass_by"] == "K6-6.5", "she concentrates, and is not hurt"


def test_supporting_spells_are_barred_without_spells() -> None:
    match = opening("ambush_of_the_sentry")
    found = {bar.id: bar.clause for bar in intention_question(match.play, match.play.state.get("gorondar")).barred}
    assert found["cast_support"] == "K6-8.4"
