"""Friends in browsers of their own and a big screen, through a whole fight: deeds are played, nothing throws.

Each fight runs in about two minutes; with ``HOLMGANG_FIGHTS=all`` those that take longer too.
"""

from __future__ import annotations

import json
import os
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Cable, House, Opens
from tests.browser.player import act
from tests.browser.seating import guest, library, set_table, sit

FIGHTS = {
    "k6/ogre_at_the_pillars": ("pavel", "katka", "jana", "gm"),
    "kampbogen/barrow": ("malte", "ebba", "hilda", "signe"),
    "tkds/giant_by_the_house": ("carl", "taren", "abigail", "nicole"),
    "psychopaths/short_evening": ("rust", "vera", "crusher"),
}
QUICK = ("k6/ogre_at_the_pillars", "kampbogen/barrow")
WANTED = FIGHTS if os.environ.get("HOLMGANG_FIGHTS") == "all" else QUICK
MOST = 6_000
ASKED = """() => {
  const {body} = document;
  if (body.dataset.over && !body.classList.contains("in-play")) return "over";
  if (body.classList.contains("in-play")) return "plays";
  const tray = document.getElementById("tray");
  return tray?.querySelector("[data-put], [data-toggle], [data-face], [data-send], [data-confirm], [data-face-field]")
    ? "asked" : "waits";
}"""
"""State of a page: it plays a deed, asks a question, waits, or shows the end."""


@pytest.mark.parametrize("fight", WANTED)
def test_a_whole_fight_with_friends_and_a_big_screen(house: House, opens: Opens, fight: str) -> None:
    seats = dict.fromkeys(library().game(fight).seats, "engine") | dict.fromkeys(FIGHTS[fight], "friend")
    table = set_table(house, fight, seats)
    cables = {seat: Cable() for seat in (*FIGHTS[fight], "onlooker")}
    pages = {
        seat: sit(
            house,
            opens,
            table,
            guest(seat),
            PHONE if place % 2 else DESKTOP,
            cable=cables[seat],
            pace="brisk",
            query="?tv" if seat == "onlooker" else "",
        )
        for place, seat in enumerate(cables)
    }
    big_screen, luck = pages.pop("onlooker"), Random(fight)
    for _ in range(MOST):
        states = {seat: page.evaluate(ASKED) for seat, page in pages.items()}
        if set(states.values()) == {"over"}:
            break
        asked = [seat for seat, state in states.items() if state == "asked"]
        if asked:
            act(pages[luck.choice(asked)], luck)
        else:
            watch(pages, states, luck)
    else:
        raise AssertionError(f"the fight has no end: {states}")
    big_screen.wait_for_function("() => document.body.dataset.over")
    ends(fight, table, house, pages, big_screen)
    for seat, cable in cables.items():
        keeps_its_own(seat, [json.loads(text) for text in cable.said])


def watch(pages: dict[str, Page], states: dict[str, str], luck: Random) -> None:
    """Watch a play to its end, or skip it as an impatient player does; else give the computer players a moment."""
    plays = [seat for seat, state in states.items() if state == "plays"]
    if plays and luck.random() < 0.8:
        pages[luck.choice(plays)].keyboard.press("Escape")
    else:
        next(iter(pages.values())).wait_for_timeout(50)


def ends(fight: str, table: str, house: House, pages: dict[str, Page], big_screen: Page) -> None:
    """The end is told from each reader's side: those who win together read the same, and not all can have won."""
    game = library().game(fight)
    sides = game.system.sides(game.scenario)
    told: dict[str, set[str]] = {}
    for seat, page in pages.items():
        expect(page.locator("#tray.over h2")).to_be_visible()
        told.setdefault(sides[seat], set()).add(page.locator("#tray.over h2").inner_text().partition(".")[0])
    assert all(len(texts) == 1 for texts in told.values()), told
    words = [next(iter(texts)) for texts in told.values()]
    assert all(("You won" in word) != ("You lost" in word) or word == "No winner" for word in words), told
    assert sum("You won" in word for word in words) <= 1, told
    assert "You " not in big_screen.locator("#tvbar h2").inner_text()


def keeps_its_own(seat: str, messages: list[dict[str, Any]]) -> None:
    """A socket carries the states of its own seat, and with each the beats of its own lines, in their order."""
    for message in messages:
        if message.get("is") != "state":
            continue
        assert message["seat"] in (seat, ""), "a state of another seat"
        log = message.get("log") or {"rows": [], "beats": []}
        lines = {row["key"] for row in log["rows"]}
        beats = [beat["key"] for beat in log["beats"]]
        assert set(beats) <= lines, "a beat came before its line"
        assert beats == sorted(set(beats), key=int), "a beat came before an earlier one"
