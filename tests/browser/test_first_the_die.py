"""No change of a page tells a result before its die lies: for players, spectators, a big screen and a shared screen.

A mutation observer hears every change of text, title and icon, so nothing slips between two samples.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Cable, House, Opens
from tests.browser.player import act, over
from tests.browser.seating import guest, library, set_table, sit
from tests.browser.test_layouts import seats_of

FIGHTS = {
    "k6": "k6/ogre_at_the_pillars",
    "kampbogen": "kampbogen/barrow",
    "tkds": "tkds/giant_by_the_house",
    "psychopaths": "psychopaths/short_evening",
}
OBSERVE = """() => {
  window.early = [];
  window.late = 0;
  window.rolled = new Set();
  const LAYER = "#drama, #playbar, #strip, [data-since]";
  let landed = false;  // records come in the order of the changes, also where a busy machine makes many in one frame
  new MutationObserver((records) => {
    const { beat } = document.body.dataset;
    if (!document.body.classList.contains("in-play") || !beat) return;
    for (const { target, type, attributeName } of records) {
      if (target === document.body && attributeName === "data-beat") landed = false;
      if (target === document.body && attributeName === "data-landed") landed = true;
      const element = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
      if (!element || element.closest(LAYER)) continue;
      if (type === "attributes" && !element.matches("title, link, [aria-live]")) continue;
      if (landed) window.late++;
      else window.early.push([beat, element.closest("[id]")?.id ?? element.tagName, element.textContent.slice(0, 80)]);
    }
    if (landed && document.querySelector("#drama .bone")) window.rolled.add(beat);
  }).observe(document, {childList: true, characterData: true, attributes: true, subtree: true});
}"""
"""Note each change outside the layer of the play that comes before the die of its deed."""
QUIET = "() => !document.body.classList.contains('in-play')"
MOST, ENOUGH, MOST_TURNS = 120, 2, 400


def quiet(*pages: Page) -> None:
    """Wait until no page plays a deed."""
    for page in pages:
        page.wait_for_function(QUIET)


@pytest.mark.parametrize("system", FIGHTS)
def test_nothing_changes_before_its_die_for_any_reader(house: House, opens: Opens, system: str) -> None:
    fight, luck = FIGHTS[system], Random(system)
    table = set_table(house, fight, seats_of(fight))
    player = sit(house, opens, table, pace="brisk")
    spectator = sit(house, opens, table, guest("onlooker"), PHONE, pace="brisk")
    screen = sit(house, opens, table, query="?tv", size=(1920, 1080))
    pages = (player, spectator, screen)
    for page in pages:
        page.emulate_media(reduced_motion="no-preference")
        page.evaluate(OBSERVE)
    for _ in range(MOST):
        quiet(*pages)
        rolled = [page.evaluate("window.rolled.size") for page in pages]
        if min(rolled) >= ENOUGH or over(player):
            break
        act(player, luck)
    for name, page in zip(("player", "spectator", "big screen"), pages, strict=True):
        assert page.evaluate("window.early") == [], name
        assert page.evaluate("window.rolled.size") > 0, f"{name} saw no die"
        assert page.evaluate("window.late") > 0, f"{name}: the observer heard nothing"


def states(cable: Cable) -> list[dict[str, Any]]:
    """Return what the server told a page about the table: states and curtains."""
    return [one for one in map(json.loads, cable.said) if one.get("is") in ("state", "curtain")]


@pytest.mark.parametrize("system", ["k6", "tkds"])
def test_a_shared_screen_plays_every_deed_before_it_turns(house: House, opens: Opens, system: str) -> None:
    """All seats know the same here: each deed comes as a play, whichever seat the screen turns to."""
    fight, luck, cable = FIGHTS[system], Random(system), Cable()
    game = library().game(fight)
    table = set_table(house, fight, {seat: "here" for seat in game.seats if seat != game.master})
    page = sit(house, opens, table, cable=cable)
    for _ in range(40):
        if over(page):
            break
        act(page, luck)
    told = [state for state in states(cable) if "log" in state]
    assert len({state["seat"] for state in told}) > 1, "the screen never turned"
    first, *later = told
    known = {row["key"] for row in first["log"]["rows"]}
    for state in later:
        fresh = {row["key"] for row in state["log"]["rows"] if not row["small"]} - known
        assert not (state["log"]["whole"] and fresh), "a deed was never played"
        known |= {row["key"] for row in state["log"]["rows"]}
    assert any(beat["rolls"] for state in told for beat in state["log"]["beats"])


def test_the_curtain_waits_for_the_play(house: House, opens: Opens) -> None:
    fight, luck, cable = FIGHTS["psychopaths"], Random(3), Cable()
    table = set_table(house, fight, dict.fromkeys(library().game(fight).seats, "here"))
    page = sit(house, opens, table, cable=cable)
    lift = page.locator("#curtain [data-lift]")
    found = None
    for _ in range(MOST_TURNS):
        if lift.count():
            found = farewell_in(states(cable))
            if found:
                break
            lift.click()
            page.locator("body:not(.curtained)").wait_for()
        act(page, luck)
    assert found is not None, "no deed was done just before a curtain"
    before, farewell, curtain = found
    assert farewell["fragments"] == [], "it shows nothing but the deeds"
    assert farewell["seat"] == before["seat"], "the deeds are told to the seat that has done them"
    lift.click()
    page.locator("body:not(.curtained)").wait_for()
    page.evaluate("document.querySelector('[data-pace=brisk]').click()")
    cable.cut = True
    cable.say(json.dumps({**farewell, "mine": True}))
    cable.say(json.dumps(curtain))
    page.wait_for_function("() => document.body.classList.contains('in-play')")
    expect(page.locator("#curtain")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator("body.curtained")).to_have_count(1)
    expect(page.locator("#stage > *")).to_have_count(0)
    expect(page.locator("#drama > *")).to_have_count(0)


def farewell_in(told: list[dict[str, Any]]) -> tuple[dict[str, Any], ...] | None:
    """Return the last two states and the curtain after them, if the last state brings deeds to be played."""
    last = max((place for place, one in enumerate(told) if one["is"] == "state"), default=0)
    if last == 0 or last + 1 == len(told) or told[last - 1]["is"] != "state":
        return None
    return (*told[last - 1 : last + 2],) if told[last].get("log", {}).get("beats") else None
