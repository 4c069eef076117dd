"""Gathering by one code and word: friends pick their heroes, lights go on, and the button says what will happen."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, House, Opens
from tests.browser.seating import open_for_friends


def test_friends_gather_by_the_table_s_word(house: House, opens: Opens) -> None:
    host = opens(house.address)
    open_for_friends(host, "k6/ambush_of_the_sentry")
    expect(host.locator(".g-code svg")).to_be_visible()
    word = host.locator(".g-word").inner_text()
    screen = host.context.new_page()
    screen.goto(f"{host.url}?tv")
    expect(screen.locator(".g-word")).to_have_text(word)

    friend = opens(house.address, PHONE)
    friend.locator("form[action='/join'] input[name=word]").fill(word.upper())
    friend.locator("form[action='/join'] button").click()
    expect(friend.locator(".h-pick.free")).not_to_have_count(0)
    friend.locator("#nick").fill("Bára")
    friend.locator(".h-pick.free", has_text="Naria").click()
    friend.wait_for_url("**/t/*")
    for page in (host, screen):
        expect(page.locator("#chairs li.lit", has_text="Naria")).to_contain_text("Bára")
    friend.get_by_role("button", name="I am ready").click()
    for page in (host, screen):
        expect(page.locator("#chairs li.ready", has_text="Naria")).to_contain_text("ready")

    late = opens(str(host.locator(".g-code").get_attribute("href")), PHONE)
    expect(late.locator(".h-pick", has_text="Naria")).to_be_disabled()
    late.get_by_role("button", name="Only watch").click()
    late.wait_for_url("**/t/*")

    begin = host.locator("form.begin button.go")
    expect(begin).to_have_text("Begin, the computer takes Jana")
    begin.click()
    host.locator("body[data-ready=yes]").wait_for()
    friend.locator("body[data-ready=yes]").wait_for()
    late.locator("body[data-ready=yes]").wait_for()
    expect(host.locator(".seat.engine", has_text="Jana")).to_have_count(1)
    expect(friend.locator("#tray [data-put]").first).to_be_visible()
    expect(late.locator("#tray [data-put]")).to_have_count(0)
