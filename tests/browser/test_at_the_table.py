"""Sitting at a table: dice, waiting, what happened meanwhile, plans that stay, orders, keys, one screen for all."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import Page, Route, WebSocket, expect
from playwright.sync_api import TimeoutError as Late

from tests.browser.conftest import DESKTOP, PHONE, Cable, House, Opens
from tests.browser.player import CHOICES, CONFIRM, FOLDED, POINT, SEND, SHOWN, SOON, WAYS, act, changed, over, rests
from tests.browser.seating import HOST, READY, WITH_REFGAME, answers_kept, guest, set_table, sit

DUEL, FIGHTERS, MASTER = "refgame/duel", ("ann", "bea"), "master"
ALL_HERE = {"ann": "here", "bea": "here", MASTER: "engine"}
MOST_ACTS = 400
VERSION = "document.body.dataset.version"
ENTRIES = "(() => Number(document.body.dataset.version.split('.')[1]))"
"""Number of entries in the match that a page shows."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("house"), WITH_REFGAME)
    yield running
    running.kill()


ACTS = f"{WAYS}, {SEND}, {CONFIRM}, {CHOICES}, {FOLDED}"


def until(pages: list[Page], found: Callable[[Page], bool], luck: Random | None = None) -> Page:
    """Everybody plays on until one of the pages shows what is looked for."""
    luck = luck or Random(5)
    for _ in range(MOST_ACTS):
        moments = [page.evaluate(SHOWN) for page in pages]
        for page in pages:
            if found(page):
                return page
        acted = False
        for page in pages:
            if page.locator("#curtain [data-lift]").count():
                page.locator("#curtain [data-lift]").click()
                page.locator("body:not(.curtained)").wait_for()
                if found(page):
                    return page
            acted = (page.locator(ACTS).count() > 0 and act(page, luck) is not None) or acted
        if not acted:  # the engine thinks
            with suppress(Late):
                changed(pages[0], moments[0], SOON)
        assert not any(over(page) for page in pages), "the fight ended before"
    raise AssertionError("it never came to that")


def shows(selector: str) -> Callable[[Page], bool]:
    return lambda page: page.locator(selector).count() > 0


# ---- dice ------------------------------------------------------------------------------------------------------------


def test_real_dice_take_one_key_each_and_the_table_rolls_for_who_wants_it(house: House, opens: Opens) -> None:
    name = set_table(house, DUEL, {"ann": "here", "bea": "friend", MASTER: "engine"}, dice="typed")
    pages = [sit(house, opens, name), sit(house, opens, name, guest("bea"))]
    page = until(pages, shows("#tray .faces [data-digit]"))
    dice = page.locator("#tray .faces").count()
    page.locator("#tray").focus()
    for _ in range(dice):
        before = page.evaluate(SHOWN)
        page.keyboard.press("4")
        changed(page, before)
    expect(page.locator("#tray .faces .on")).to_have_count(dice)
    before = page.evaluate(SHOWN)
    page.locator("#tray").focus()
    page.keyboard.press("Enter")
    changed(page, before)
    page.locator("body:not(.sending)").wait_for()
    typed = [json.loads(body) for body in answers_kept(house.folder, name) if '"roll"' in body]
    assert [4] * dice in [entry["answer"] for entry in typed]
    page = until(pages, shows("#tray [data-rolled=always]"))
    seat = page.evaluate("JSON.parse(sessionStorage.getItem(`holmgang:${location.pathname}:seat`))")
    page.locator("#tray [data-rolled=always]").click()
    page.locator("[data-own-dice]:not([hidden])").wait_for(state="attached")
    other = next(one for one in pages if one is not page)
    until(pages, lambda one: one is other and one.locator("#tray [data-rolled=always]").count() > 0)
    rolled = [json.loads(body) for body in answers_kept(house.folder, name) if '"roll"' in body]
    assert seat in {entry["seat"] for entry in rolled[len(typed) :]}
    page.locator(".more-tools summary").click()
    page.locator("[data-own-dice]").click()
    page.locator("[data-own-dice][hidden]").wait_for(state="attached")


# ---- waiting ---------------------------------------------------------------------------------------------------------


def waits_for(page: Page, other: Page) -> bool:
    """Return whether this page waits for the other person, not for a computer player: nothing moves until they act."""

    def waits() -> bool:
        return shows("#tray.waiting [data-since]")(page) and shows("#tray:not(.waiting)")(other)

    if not waits():
        return False
    rests(page, other)  # one of the two may have heard of it later
    return waits()


def test_waiting_is_no_chore(house: House, opens: Opens) -> None:
    name = set_table(house, DUEL, {"ann": "here", "bea": "friend", MASTER: "engine"})
    ann, bea = pages = [sit(house, opens, name), sit(house, opens, name, guest("bea"))]
    bell = ann.locator("[data-bell]")
    expect(bell).to_have_attribute("aria-pressed", "false")
    others = {id(ann): bea, id(bea): ann}
    page = until(pages, lambda one: waits_for(one, others[id(one)]))
    other = others[id(page)]
    since = page.locator("#tray [data-since]")
    told = since.inner_text()
    assert ":" in told
    page.wait_for_function("told => document.querySelector('#tray [data-since]')?.innerText !== told", arg=told)
    called = page.locator(".seat.call b").first.inner_text()
    assert called in page.locator("#question").inner_text()
    assert page.evaluate("document.body.dataset.rang") is None
    page.locator("[data-bell]").click()
    expect(page.locator("[data-bell]")).to_have_attribute("aria-pressed", "true")
    until([other], lambda _: page.locator("#tray:not(.waiting)").count() > 0)
    page.wait_for_function("document.body.dataset.rang >= 1")
    assert page.title().startswith("●")
    page.reload()
    expect(page.locator("[data-bell]")).to_have_attribute("aria-pressed", "true")


def test_passing_until_something_changes(house: House, opens: Opens) -> None:
    name = set_table(house, DUEL, {"ann": "here", "bea": "friend", MASTER: "engine"})
    pages = [sit(house, opens, name), sit(house, opens, name, guest("bea"))]
    page = until(pages, shows("#tray [data-pass]"))
    before = page.evaluate(SHOWN)
    page.locator("#tray [data-pass]").click()
    changed(page, before)
    rests(*pages)
    if page.locator("#tray [data-unpass]").count():
        page.locator("#tray [data-unpass]").click()
        expect(page.locator("#tray [data-unpass]")).to_have_count(0)


def test_news_since_the_player_looked_away(house: House, opens: Opens) -> None:
    name = set_table(house, DUEL, {"ann": "here", "bea": "friend", MASTER: "engine"})
    ann, bea = pages = [sit(house, opens, name), sit(house, opens, name, guest("bea"))]
    until(pages, lambda page: page.locator("#lines li").count() > 4)
    expect(bea.locator("#since-you")).to_be_hidden()
    rests(*pages)
    seen = bea.locator("#lines > [data-number]").last.get_attribute("data-number")
    hide = "on => { Object.defineProperty(document, 'hidden', {get: () => on, configurable: true});"
    hide += " document.dispatchEvent(new Event('visibilitychange')); }"
    bea.evaluate(hide, True)
    until(pages, lambda page: page is bea and page.locator("#lines > [data-number]").count() > int(str(seen)) + 3)
    bea.evaluate(hide, False)
    button = bea.locator("#since-you")
    expect(button).to_be_visible()
    mark = bea.locator("#since-mark")
    assert mark.evaluate("one => one.previousElementSibling.dataset.number") == seen
    button.click()
    expect(mark).to_be_in_viewport()
    expect(button).to_be_hidden()
    bea.add_init_script(f"localStorage.setItem('holmgang:/t/{name}:seen:bea', '2')")  # it was closed long ago
    bea.reload()
    bea.locator(READY).wait_for()
    assert mark.evaluate("one => one.previousElementSibling.dataset.number") == "2"
    assert ann.locator("#since-mark").count() == 0, "ann has looked all the while"


def test_whatever_comes_late_over_the_network_the_first_state_finds_everybody(house: House, opens: Opens) -> None:
    page = sit(house, opens, set_table(house, DUEL, {"ann": "engine", "bea": "friend", MASTER: "here"}))
    happened: list[str] = []
    held: list[Route] = []
    page.on("websocket", lambda _: happened.append("the socket opens"))
    page.route("**/desk_panel.js", lambda route: held.extend([route]))
    with page.expect_response("**/table_page.js") as script:
        page.reload(wait_until="commit")
    script.value.finished()
    page.evaluate("fetch('/static/live.js').then(answer => answer.text())")  # it has had its time to run
    happened.append("desk_panel.js comes")
    held.pop().continue_()
    page.locator(READY).wait_for()
    assert happened == ["desk_panel.js comes", "the socket opens"]


# ---- plans, orders, keys ---------------------------------------------------------------------------------------------


def test_a_plan_survives_a_reload_and_keys_walk_through_it(house: House, opens: Opens) -> None:
    page = sit(house, opens, set_table(house, "k6/corridor", {"katka": "here"}))
    page.locator(f"{CHOICES}:visible").first.wait_for()
    page.locator("#tray").focus()
    before = page.evaluate(SHOWN)
    page.keyboard.press("1")
    changed(page, before)
    slots = page.locator("#tray .slots").first
    planned = slots.inner_text()
    page.reload()
    page.locator(READY).wait_for()
    expect(slots).to_have_text(planned, use_inner_text=True)
    before = page.evaluate(SHOWN)
    page.locator("#tray").focus()
    page.keyboard.press("Escape")
    changed(page, before)
    page.locator(f"{CHOICES}:visible").first.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.matches('#tray :is(button, summary)')")
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    expect(page.locator("#keys kbd").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#keys")).to_be_hidden()


def test_a_pressed_button_stays_until_it_is_let_go(house: House, opens: Opens) -> None:
    """The table says something between press and release: the button is not exchanged beneath the finger."""
    cable = Cable()
    page = sit(house, opens, set_table(house, "k6/corridor", {"katka": "here"}), cable=cable)
    rests(page)
    state = next(one for one in map(json.loads, reversed(cable.said)) if one["is"] == "state")
    tray = page.evaluate("document.getElementById('tray').outerHTML")
    news = {**state, "fragments": [{"id": "tray", "html": tray.replace("</section>", "<i></i></section>")}]}
    spot = page.evaluate(POINT, [CHOICES, 0])
    assert not spot["above"]
    page.mouse.move(spot["x"], spot["y"])
    page.mouse.down()
    heard = page.locator("body").get_attribute("data-heard")
    cable.say(json.dumps(news))
    assert page.locator("body").get_attribute("data-heard") == heard
    page.mouse.up()
    page.locator("#tray .slots").first.wait_for()  # what was pressed is chosen
    page.wait_for_function("heard => document.body.dataset.heard >= heard + 2", arg=int(str(heard)))


def test_an_order_is_dragged_moved_by_buttons_and_by_keys(house: House, opens: Opens) -> None:
    name = set_table(house, DUEL, {"ann": "here", "bea": "friend", MASTER: "engine"})
    pages = [sit(house, opens, name), sit(house, opens, name, guest("bea"))]
    page = until(pages, shows("#tray .ord li:nth-child(2)"))
    rows = page.locator("#tray .ord li")

    def order() -> list[str]:
        ids: list[str] = rows.evaluate_all("all => all.map(row => row.dataset.id)")
        return ids

    first = order()
    top, bottom = rows.first.bounding_box(), rows.last.bounding_box()
    assert top is not None
    assert bottom is not None
    page.mouse.move(top["x"] + 90, top["y"] + 10)
    page.mouse.down()
    page.mouse.move(bottom["x"] + 90, bottom["y"] + bottom["height"] / 2, steps=5)
    page.mouse.up()
    expect(rows.last).to_have_attribute("data-id", first[0])
    dragged = order()
    assert sorted(dragged) == sorted(first)
    page.locator('#tray .ord li:last-child [data-move*="-1"]').click()
    expect(rows.last).not_to_have_attribute("data-id", first[0])
    rows.first.locator("button:not([disabled])").focus()
    moved = order()
    page.keyboard.press("Alt+ArrowDown")
    expect(rows.first).not_to_have_attribute("data-id", moved[0])
    chosen = order()
    before = page.evaluate(SHOWN)
    page.locator(SEND).first.click()
    changed(page, before)
    page.locator("body:not(.sending)").wait_for()
    assert chosen in [json.loads(body).get("answer") for body in answers_kept(house.folder, name)]


# ---- one screen for all ----------------------------------------------------------------------------------------------


MARKUP = "[...document.body.children].filter(one => one.tagName !== 'svg').map(one => one.outerHTML).join('')"
"""All of the page but the drawings that every page brings along, some of which are called like cards."""


def kinds(frames: list[str]) -> set[str]:
    """The kinds of messages, without those of the heartbeat, which say nothing else."""
    return {one["is"] for one in map(json.loads, frames) if one != {"is": "beat"}}


def test_the_curtain_holds_nothing(house: House, opens: Opens) -> None:
    name = set_table(house, DUEL, ALL_HERE)
    heard: list[str] = []
    page = sit(house, opens, name)

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(frame if isinstance(frame, str) else frame.decode()))

    page.on("websocket", listen)
    page.reload()
    page.locator(READY).or_(page.locator("body.curtained")).first.wait_for()
    cards: set[str] = set()
    falls = 0
    for _ in range(80):
        if page.locator("body.curtained").count():
            falls += 1
            last = [place for place, frame in enumerate(heard) if json.loads(frame)["is"] == "curtain"][-1]
            assert kinds(heard[last + 1 :]) <= {"taken"}, "nothing but a receipt"
            assert set(json.loads(heard[last])) == {"is", "html", "version"}
            markup = page.evaluate(MARKUP)
            kept = page.evaluate("JSON.stringify(Object.entries(sessionStorage))")
            for secret in cards:
                told = re.compile(rf"\b{re.escape(secret)}\b")  # a "trip" is no "strip"
                assert not told.search(markup), f"the curtain shows {secret}"
                assert not told.search(heard[last])
                assert not told.search(kept)
            assert page.locator("#stage *, #tray *, #lines *, #dice *, #roster *").count() == 0
            page.keyboard.press("Escape")
            assert page.locator("body.curtained").count() == 1, "Escape does not lift it"
            if falls > 3 and cards:
                break
            before = len(heard)
            page.reload()
            page.locator("body.curtained").wait_for()
            assert kinds(heard[before:]) <= {"curtain", "taken"}, "it lifts nothing"
            page.locator("[data-lift]").click()
            page.locator("body:not(.curtained)").wait_for()
            if falls == 2:
                page.reload()
                page.locator("body.curtained").wait_for()
                continue
        cards |= {text for text in page.locator("#tray .hcard b").all_text_contents() if len(text) > 3}
        if over(page):
            break
        act(page, Random(falls))
    assert falls > 1, "no curtain ever fell"
    assert cards, "no card was ever seen"


def test_a_seat_goes_to_the_engine_and_back(house: House, opens: Opens) -> None:
    name = set_table(house, DUEL, {"ann": "here", "bea": "friend", MASTER: "engine"})
    ann, bea = sit(house, opens, name), sit(house, opens, name, guest("bea"))
    until([ann, bea], lambda page: page is ann and page.locator(CHOICES).count() > 0)
    ann.locator(".more-tools summary").click()
    ann.locator("[data-hand=engine]").click()
    expect(ann.locator("#tray [data-hand=person]")).to_be_visible()
    expect(bea.locator(".seat.engine")).to_have_count(2)
    ann.locator("#tray [data-hand=person]").click()
    expect(bea.locator(".seat.engine")).to_have_count(1)
    until([ann, bea], lambda page: page is ann and page.locator(CHOICES).count() > 0)


# ---- three at a table ------------------------------------------------------------------------------------------------


def test_taking_back_is_asked_on_the_others_screens(house: House, opens: Opens) -> None:
    seats = {"pavel": "here", "katka": "friend", "jana": "friend"}
    name = set_table(house, "k6/ambush_of_the_sentry", seats)
    pages = [sit(house, opens, name), *(sit(house, opens, name, guest(seat)) for seat in ("katka", "jana"))]
    until(pages, lambda page: page.locator("#dice .throw").count() > 0)
    host, *others = pages
    rests(*pages)  # whatever the engine does would end the request
    host.locator("[data-undo]").click()
    for page in others:
        expect(page.locator("#notice [data-consent=yes]")).to_be_visible()
        expect(page.locator("#notice")).to_contain_text("undo")
    expect(host.locator("#notice [data-consent=no]")).to_be_visible()
    others[0].locator("[data-consent=yes]").click()
    expect(others[1].locator("#notice [data-consent=yes]")).to_be_visible()
    expect(others[0].locator("#notice [data-consent=yes]")).to_have_count(0)
    others[1].locator("[data-consent=yes]").click()
    for page in pages:
        expect(page.locator('#lines [data-kind="taken_back"]')).to_have_count(1)
        expect(page.locator("#notice button")).to_have_count(0)
        assert page.locator("#lines .gone").count() > 0, "what was undone stays, struck through"


def test_the_master_goes_back_with_a_reason_and_keeps_notes_to_itself(house: House, opens: Opens) -> None:
    name = set_table(house, DUEL, {"ann": "friend", "bea": "engine", MASTER: "here"})
    master, ann = sit(house, opens, name), sit(house, opens, name, guest("ann"))
    desk = sit_at_the_desk(house, opens, name)
    desk.locator("button[name=do][value=stop]").wait_for()
    desk.locator("main[data-version]").wait_for()
    shown = desk.locator("main").get_attribute("data-version")
    desk.locator("#notes").fill("The barrel is full of powder.")
    until([master, ann], lambda page: page is ann and page.locator("#lines > li").count() > 12)
    expect(desk.locator("main")).not_to_have_attribute("data-version", str(shown))
    expect(desk.locator("#notes")).to_have_value("The barrel is full of powder.")
    desk.locator("button[name=do][value=notes]").click()
    expect(desk.locator("#notes")).to_have_value("The barrel is full of powder.")
    rests(master, ann)
    expect(desk.locator("main")).to_have_attribute("data-version", ann.evaluate(VERSION))
    back = desk.locator(".rewind").last
    back.locator("input[name=reason]").fill("Berg had lost his shield.")
    back.locator("button").click()
    for page in (master, ann):
        line = page.locator('#lines [data-kind="taken_back"]')
        expect(line).to_contain_text("Berg had lost his shield.")
        assert "powder" not in page.content()


def sit_at_the_desk(house: House, opens: Opens, name: str) -> Page:
    cookie = {"name": "holmgang", "value": HOST, "domain": "127.0.0.1", "path": "/", "expires": -1}
    kept = {"cookies": [{**cookie, "httpOnly": True, "secure": False, "sameSite": "Strict"}], "origins": []}
    page = opens(f"{house.address}t/{name}/desk", DESKTOP, storage_state=kept)
    page.locator("main[data-version]").wait_for()
    return page


def test_spectators_touch_nothing_and_the_big_screen_shows_how_to_come(house: House, opens: Opens) -> None:
    name = set_table(house, "k6/corridor", {"katka": "here"})
    page = sit(house, opens, name)
    spectator = sit(house, opens, name, guest("onlooker"))
    big = sit(house, opens, name, query="?tv", size=(1920, 1080))
    assert spectator.locator("#tray :is([data-put], [data-send], [data-face], [data-confirm])").count() == 0
    assert spectator.locator("[data-undo], [data-skip], [data-hand]").count() == 0
    expect(big.locator("#tvbar .qr-code")).to_be_visible()
    expect(big.locator("#tvbar h2")).to_contain_text("Katka")
    assert big.locator("button:visible").count() == big.locator("#stage button:visible, .n:visible").count()
    until([page], lambda one: one.locator("#lines li").count() > 3)
    entries = page.evaluate(f"{ENTRIES}()")
    for one in (spectator, big):  # the engine plays on meanwhile, so they may be further by now
        one.wait_for_function(f"least => {ENTRIES}() >= least", arg=entries)


def test_a_phone_reaches_language_light_and_tools_through_its_menu(house: House, opens: Opens) -> None:
    page = sit(house, opens, set_table(house, "tkds/giant_by_the_house", {"carl": "here"}), size=PHONE)
    expect(page.locator("#tools")).to_be_hidden()
    page.locator("[data-menu]").tap()
    for selector in ("[data-undo]", "[data-bell]", ".me [name=theme]:visible", ".me [value=cs]"):
        expect(page.locator(f"#tools {selector}")).to_be_visible()
    page.locator("#tools .me [value=cs]").tap()
    page.locator(READY).wait_for()
    assert page.locator("html").get_attribute("lang") == "cs"
    svg = page.locator("#stage .pan > svg:visible")
    before = svg.get_attribute("viewBox")
    box = svg.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 200, box["y"] + 120)
    page.mouse.down()
    page.mouse.move(box["x"] + 120, box["y"] + 90, steps=4)
    page.mouse.up()
    assert svg.get_attribute("viewBox") != before, "one finger pans"
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_the_masters_desk_lies_beside_the_board(house: House, opens: Opens) -> None:
    name = set_table(house, DUEL, {"ann": "friend", "bea": "engine", MASTER: "here"})
    master = sit(house, opens, name)
    master.locator("[data-desk]").click()
    desk = master.locator("#desk")
    expect(desk.locator("#notes")).to_be_visible()
    expect(master.locator("#stage .pan > svg").first).to_be_visible()
    board, panel = master.locator("#stage").bounding_box(), desk.bounding_box()
    assert board is not None
    assert panel is not None
    assert board["x"] + board["width"] <= panel["x"] + 1, "the desk covers the board"
    desk.locator("#notes").fill("The barrel is full of powder.")
    desk.locator("button[name=do][value=notes]").click()
    expect(desk.locator("#notes")).to_have_value("The barrel is full of powder.")
    desk.locator("button[name=do][value=pause]").click()
    expect(desk.locator("button[name=do][value=resume]")).to_be_visible()
    desk.locator("button[name=do][value=resume]").click()
    expect(desk.locator("button[name=do][value=pause]")).to_be_visible()
    assert "/desk" not in master.url
    master.keyboard.press("Escape")
    expect(desk).to_be_hidden()
    expect(master.locator("[data-desk]")).to_be_focused()
