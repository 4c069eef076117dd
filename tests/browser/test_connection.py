"""A network that stalls: the player sees it, the answer waits and counts once, and the others see who is lost."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.browser.conftest import Cable, House, Opens
from tests.browser.player import CHOICES, SEND, SHOWN, changed, rests
from tests.browser.seating import answers_kept, guest, set_table, sit

SEATS = {"pavel": "here", "katka": "friend", "jana": "engine", "gm": "engine"}
FIGHT = "k6/ambush_of_the_sentry"


def fill_in(page: Page) -> None:
    """Choose the first thing each time until the answer is complete."""
    while not page.locator(SEND).count():
        shown = page.evaluate(SHOWN)
        page.locator(f"{CHOICES}:visible").first.click()
        changed(page, shown)


def people_of(answers: list[str]) -> int:
    return sum('"pavel"' in one or '"katka"' in one for one in answers)


def test_a_stalled_network_is_seen_and_the_answer_counts_once(house: House, opens: Opens) -> None:
    cable = Cable()
    table = set_table(house, FIGHT, SEATS)
    host = sit(house, opens, table, cable=cable)
    friend = sit(house, opens, table, guest("katka"))
    rests(host, friend)
    fill_in(host)
    before = len(answers_kept(house.folder, table))
    cable.cut = True  # what is sent is swallowed, nothing comes back, and the socket stays open
    host.locator(SEND).click()
    expect(host.locator("body.lost")).to_have_count(1)
    expect(host.locator("#strip")).to_contain_text("Connection lost")
    expect(host.locator("#unsent")).to_contain_text("Not sent yet")
    expect(friend.locator(".seat.dropped")).to_contain_text("connection lost")
    assert len(answers_kept(house.folder, table)) == before
    cable.mend()
    expect(host.locator("#unsent")).to_have_count(0)
    expect(host.locator("body:not(.lost)")).to_have_count(1)
    expect(friend.locator(".seat.dropped")).to_have_count(0)
    rests(host, friend)
    after = answers_kept(house.folder, table)[before:]
    assert people_of(after) == 1, after


def test_a_network_that_stalls_as_soon_as_the_page_is_there_is_seen(house: House, opens: Opens) -> None:
    cable = Cable()
    table = set_table(house, FIGHT, SEATS)
    friend = sit(house, opens, table, guest("katka"))
    host = sit(house, opens, table, cable=cable)
    cable.cut = True  # the page has had no time for a second beat
    expect(friend.locator(".seat.dropped")).to_contain_text("connection lost")
    expect(host.locator("body.lost")).to_have_count(1)


def test_the_browser_says_at_once_that_it_is_offline(house: House, opens: Opens) -> None:
    table = set_table(house, FIGHT, SEATS)
    host = sit(house, opens, table)
    rests(host)
    fill_in(host)
    before = len(answers_kept(house.folder, table))
    host.context.set_offline(True)
    expect(host.locator("#strip")).to_contain_text("Connection lost")
    host.locator(SEND).click()
    expect(host.locator("#unsent")).to_be_visible()
    host.context.set_offline(False)
    expect(host.locator("#unsent")).to_have_count(0)
    rests(host)
    assert people_of(answers_kept(house.folder, table)[before:]) == 1


def test_confirming_asks_and_names_who_has_not(house: House, opens: Opens) -> None:
    table = set_table(house, FIGHT, SEATS)
    host, friend = sit(house, opens, table), sit(house, opens, table, guest("katka"))
    rests(host, friend)
    fill_in(host)
    host.locator(SEND).click()
    heading = host.locator("#tray #question")
    expect(heading).to_have_text("Do you confirm?")
    expect(host.locator("#tray")).to_contain_text("Still deciding: Katka.")
    fill_in(friend)
    friend.locator(SEND).click()
    expect(host.locator("#tray")).to_contain_text("Not confirmed yet: Katka.")
    expect(friend.locator("#tray #question")).to_have_text("Do you confirm?")
    host.locator("#tray [data-confirm]").click()
    expect(heading).to_have_text("Waiting for Katka to confirm.")


WAITING = """() => JSON.parse(sessionStorage.getItem(`holmgang:${location.pathname}:waiting`) ?? "[]")
  .map(one => one.key)"""
"""The keys of the answers that the page has sent and has not heard of yet."""


def test_a_second_press_before_the_next_question_sends_nothing(house: House, opens: Opens) -> None:
    cable = Cable()
    host = sit(house, opens, set_table(house, FIGHT, {**SEATS, "katka": "engine"}), cable=cable)
    rests(host)
    fill_in(host)
    cable.deaf = True  # the answer arrives, and the test says what comes back
    host.locator(SEND).focus()
    host.keyboard.press("Enter")
    key = host.wait_for_function(f"() => ({WAITING})()[0]").json_value()
    cable.say(json.dumps({"is": "taken", "key": key}))
    host.wait_for_function(f"() => !({WAITING})().length")
    expect(host.locator("body.sending")).to_have_count(1)
    host.locator(SEND).focus()
    host.keyboard.press("Enter")
    assert host.evaluate(WAITING) == []
