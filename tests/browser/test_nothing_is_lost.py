"""A table of three browsers: one loses its network in mid-answer, the server is killed, a tab is closed."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Cable, House, Opens
from tests.browser.player import CHOICES, SEND, SHOWN, changed, play, rests
from tests.browser.seating import open_for_friends

SERIAL = "() => JSON.parse(sessionStorage.getItem(`holmgang:${location.pathname}:serial`))"
VERSION = "document.body.dataset.version"


@pytest.fixture
def cable() -> Cable:
    """Between the host and the server."""
    return Cable()


@pytest.fixture
def table(house: House, opens: Opens, cable: Cable) -> list[Page]:
    """A host and two friends, each in a browser of their own, at one table that has begun."""
    host = opens(house.address, cable=cable)
    open_for_friends(host, "k6/ambush_of_the_sentry")
    forms = host.locator("form[data-fetch]")
    friends = []
    for number, size in ((0, PHONE), (1, DESKTOP)):
        forms.nth(number).locator("button").click()
        link = host.locator("#invite a.link")
        expect(link).to_have_count(1)
        friend = opens(str(link.get_attribute("href")), size)
        friend.locator("#nick").fill(f"Friend {number}")
        friend.locator("form .btn.primary").click()
        friend.wait_for_url("**/t/*")
        assert "/j/" not in friend.url
        friends.append(friend)
        host.evaluate("document.getElementById('invite').replaceChildren()")
    host.locator("form[action$='/begin'] button").click()
    pages = [host, *friends]
    rests(*pages)
    return pages


def answer(page: Page) -> None:
    """Fill the open question in, down to the button that sends it."""
    luck = Random(7)
    for _ in range(30):
        if page.locator(SEND).count():
            return
        before = page.evaluate(SHOWN)
        choices = page.locator(f"{CHOICES}:visible")
        choices.nth(luck.randrange(choices.count())).click()
        changed(page, before)
    raise AssertionError("the question cannot be filled in")


def asked(pages: list[Page]) -> Page:
    """Return a player who is asked."""
    for page in pages:
        if page.locator("#tray:not(.waiting)").count() and page.locator(CHOICES).count():
            return page
    raise AssertionError("no player is asked")


@pytest.mark.parametrize("arrives", [False, True], ids=["the answer is lost", "its receipt is lost"])
def test_a_lost_network_in_mid_answer(house: House, table: list[Page], cable: Cable, arrives: bool) -> None:
    page, other = table[0], table[1]
    answer(page)
    rests(*table)
    sent, before = house.sent(), page.evaluate(VERSION)
    cable.cut, cable.deaf = not arrives, arrives
    page.locator(SEND).first.click()
    page.locator("body.sending").wait_for()
    if arrives:
        other.wait_for_function(f"before => {VERSION} !== before", arg=before)
    assert house.sent() == sent + arrives
    assert page.evaluate(VERSION) == before, "nothing comes through"
    cable.mend()
    page.locator("body:not(.sending)").wait_for()
    rests(other, page)
    assert house.sent() == sent + 1


def test_the_server_is_killed_and_comes_back(house: House, table: list[Page]) -> None:
    page = asked(table)
    answer(page)
    rests(*table)
    shown, drafted = page.evaluate(VERSION), page.locator("#tray").inner_text()
    house.kill()
    for one in table:
        one.locator("body.lost").wait_for()
    assert page.locator("#tray").inner_text() == drafted
    house.start()
    for one in table:
        one.locator("body:not(.lost)").wait_for()
    rests(*table)
    assert page.evaluate(VERSION) == shown
    assert page.locator("#tray").inner_text() == drafted, "the draft was kept in the tab"
    page.locator(SEND).first.click()
    page.wait_for_function(f"before => {VERSION} !== before", arg=shown)
    rests(*table)


def test_a_double_click_answers_once(house: House, table: list[Page]) -> None:
    page = asked(table)
    answer(page)
    rests(*table)
    before, sent = page.evaluate(VERSION), house.sent()
    page.locator(SEND).first.dblclick()
    page.wait_for_function(f"before => {VERSION} !== before", arg=before)
    rests(page)
    assert house.sent() == sent + 1
    assert page.locator("#strip.refused:visible").count() == 0


def test_two_tabs_of_one_seat_stay_in_step_and_the_late_one_is_told(table: list[Page]) -> None:
    page = asked(table)
    answer(page)
    twin = page.context.new_page()
    twin.goto(page.url)
    twin.locator("body[data-ready=yes]").wait_for()
    rests(page, twin)
    stale = twin.evaluate(SERIAL)
    page.locator(SEND).first.click()
    rests(page, twin)
    luck = Random(3)
    for _ in range(40):
        if twin.evaluate(SERIAL) != stale:
            break
        for one in table:
            play(one, luck, until=3)
    assert twin.evaluate(SERIAL) != stale, "the question is still open"
    # a phone that slept through all this sends what it had
    heard = twin.evaluate(
        """stale => new Promise(done => {
          const socket = new WebSocket(location.href.replace("http", "ws") + "/live");
          socket.onopen = () => socket.send(JSON.stringify({do: "send", serial: stale, sketch: {}, key: "late"}));
          socket.onmessage = event => {
            const heard = JSON.parse(event.data);
            if (heard.key === "late") { socket.close(); done(heard); }
          };
        })""",
        stale,
    )
    assert (heard["is"], heard["stale"]) == ("refused", True)


def test_a_closed_tab_finds_its_seat_again(table: list[Page]) -> None:
    page = asked(table)
    others = [other for other in table if other is not page]
    address, context = page.url, page.context
    page.close()
    again = context.new_page()
    again.goto(address)
    again.locator("body[data-ready=yes]").wait_for()
    rests(*others, again)
    assert again.locator(CHOICES).count() > 0
