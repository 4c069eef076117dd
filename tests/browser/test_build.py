"""The workshop in a real browser: a fight built by mouse, by touch and by keys, mistakes, two tabs, a large map."""

from __future__ import annotations

import json
import re

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import DESKTOP, PHONE, House, Opens
from tests.browser.test_lobby import no_sideways_scroll


def begun(opens: Opens, house: House, size: tuple[int, int] = DESKTOP, way: str = "build", **options: object) -> Page:
    """A fight from nothing, or on a shipped one."""
    page = opens(f"{house.address}{way}", size, **options)
    button = "form.base button" if way.count("/") == 2 else ".way .btn.primary"
    page.locator(button).click()
    page.locator("body[data-ready=yes]").wait_for()
    return page


def document(page: Page) -> str:
    return page.request.get(f"{page.url.partition('?')[0].partition('#')[0]}/file.yaml").text()


def pick(page: Page, item: str, tab: str) -> None:
    if page.viewport_size and page.viewport_size["width"] < 700:
        page.locator(f'[data-dock="{tab}"]').click()
    else:
        page.locator(f'[data-tab="{tab}"]').click()
    row = page.locator(f'[data-item="{item}"]')
    name = row.locator(".pn b, > span:not(.cnt2, .pn)").inner_text()
    row.click()
    # What was held before may still be shown, with its places: only the name of this item says that the answer is here.
    expect(page.locator("#hand .ih-top h2")).to_have_text(name)


FIRST_PLACE = """() => {
    const boxes = [...document.querySelectorAll(".over [data-place]")].map((one) => one.getBoundingClientRect());
    return boxes.find((box) => box.width && box.height)?.toJSON();
}"""
"""Found and measured in one step: the page draws its places anew with every answer of the server."""


def set_down(page: Page, part: tuple[float, float] = (0.86, 0.7)) -> None:
    box = page.wait_for_function(FIRST_PLACE).json_value()
    x, y = box["x"] + box["width"] * part[0], max(box["y"] + box["height"] * part[1], 120)
    if page.viewport_size and page.viewport_size["width"] < 700:
        page.touchscreen.tap(min(x, 330), min(y, 380))
    else:
        page.mouse.click(x, y)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_ogre_and_two_skrets_in_a_hall_with_a_chandelier(house: House, opens: Opens, size: tuple[int, int]) -> None:
    page = begun(opens, house, size)
    for item, tab in (
        ("creatures/ogre", "creatures"),
        ("creatures/skret", "creatures"),
        ("overhead/chandelier", "things"),
    ):
        revision = page.locator("body").get_attribute("data-revision")
        pick(page, item, tab)
        set_down(page)
        expect(page.locator("body")).not_to_have_attribute("data-revision", str(revision))
        page.keyboard.press("Escape")
    page.locator("[data-token=skret]:visible").first.click()
    more = page.locator("#hand .step button").nth(1)
    more.click()
    expect(page.locator("[data-token=skret_2]:visible")).to_have_count(1)
    text = document(page)
    assert all(part in text for part in ("ogre:", "skret:", "skret_2:", "chandelier: 2"))
    page.locator("#bar [value=undo]").click()
    expect(page.locator("[data-token=skret_2]")).to_have_count(0)
    if size == PHONE:
        expect(page.locator("#strip")).not_to_be_empty()  # how hard it is stands above the board
        expect(page.locator(".hard-strip")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    page.locator("#play").click()
    page.locator(".playsheet button.primary").click()
    page.wait_for_url("**/t/*")


def test_keys_alone_add_move_count_and_undo(house: House, opens: Opens) -> None:
    page = begun(opens, house)
    page.keyboard.press("/")
    page.keyboard.type("zlobr")  # the ogre, in another language than the page's
    expect(page.locator(".pal-list:visible [data-item]:visible")).to_have_count(1)
    page.keyboard.press("Tab")
    while page.evaluate("document.activeElement.dataset.item") != "creatures/ogre":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".over [data-place]:visible")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("[data-token=ogre]:visible")).to_have_count(1)
    page.keyboard.press("+")
    expect(page.locator("[data-token=ogre_2]:visible")).to_have_count(1)
    page.keyboard.press("Control+z")
    expect(page.locator("[data-token=ogre_2]")).to_have_count(0)
    page.keyboard.press("Control+Shift+z")
    expect(page.locator("[data-token=ogre_2]:visible")).to_have_count(1)
    page.keyboard.press("w")
    expect(page.locator("#words h2")).to_be_focused()
    ogre = page.locator('#words-box a[data-select$="/ogre"]').first.get_attribute("data-select")
    change = {"command": {"op": "count", "thing": ogre, "count": 3}}
    headers = {"origin": house.address.rstrip("/"), "content-type": "application/json"}
    sent = page.request.post(f"{page.url}/do", data=json.dumps(change), headers=headers)  # as another tab does
    assert sent.ok, sent.text()
    expect(page.locator("[data-token=ogre_3]:visible")).to_have_count(1)
    expect(page.locator("#words h2")).to_be_focused()


def test_a_wall_over_a_guard_is_marked_and_put_right_by_one_click(house: House, opens: Opens) -> None:
    page = begun(opens, house, way="build/tkds/gatehouse")
    pick(page, "terrain/wall", "ground")
    box = page.locator("[data-token=guard_2]").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + 16
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(".pinbad")).to_have_count(1)
    expect(page.locator("#play")).to_have_attribute("aria-disabled", "true")
    page.locator(".build-faults .btn.primary").click()
    expect(page.locator(".pinbad")).to_have_count(0)
    assert "guard_2: {of: crossbow_guard, side: enemies, seat: enemies, at: [11, 7]}" in document(page)


def test_two_tabs_show_the_same_and_a_killed_server_loses_nothing(house: House, opens: Opens) -> None:
    page = begun(opens, house, way="build/k6/corridor")
    other = page.context.new_page()
    other.goto(page.url)
    other.locator("body[data-ready=yes]").wait_for()
    pick(page, "creatures/ogre", "creatures")
    set_down(page)
    expect(other.locator("[data-token=ogre]:visible")).to_have_count(1)
    house.kill()
    house.start()
    other.reload()
    expect(other.locator("[data-token=ogre]:visible")).to_have_count(1)


def test_a_server_killed_amid_changes_has_kept_each_that_it_confirmed(house: House, opens: Opens) -> None:
    page = begun(opens, house, way="build/k6/corridor")
    page.evaluate(
        """async () => {
            window.confirmed = 0;
            const send = (lives) => fetch(`${location.pathname}/do`, {
                method: "POST",
                headers: { "Content-Type": "application/json" },
                body: JSON.stringify({ command: { op: "change", thing: "combatants/orc", field: "lives",
                    value: String(lives) } }),
            });
            window.stream = (async () => {
                for (let lives = 10; lives < 500; lives++) {
                    const answer = await send(lives).catch(() => null);
                    if (!answer?.ok) return;
                    window.confirmed = lives;
                }
            })();
        }"""
    )
    page.wait_for_function("() => window.confirmed >= 14")
    house.kill()
    page.evaluate("() => window.stream")
    confirmed = page.evaluate("() => window.confirmed")
    house.start()
    kept = int(re.findall(r"orc:.*?lives: (\d+)", document(page), re.S)[0])
    assert confirmed <= kept <= confirmed + 1, "the change under way may have been kept, one before it must be"


CELL = """(token) => {
    const svg = token.ownerSVGElement;
    const { x, y, width, height } = token.querySelector(".tk-rim").getBoundingClientRect();
    const spot = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(svg.getScreenCTM().inverse());
    return [spot.x, spot.y].map((one) => Math.floor(one / Number(svg.dataset.cell)));
}"""
"""The square that a token is drawn on."""


MOST_TOUCHED = 6
WATCH = """() => {
    const svg = [...document.querySelectorAll(".board .pan > svg")].find((one) => one.getClientRects().length);
    window.touched = new Set();
    window.layers = [...svg.children];
    new MutationObserver((changes) => changes.forEach((one) => touched.add(one.target)))
        .observe(svg, { attributes: true, childList: true, subtree: true });
}"""
"""From now on: the nodes of the board that were changed, and the layers that it had."""


def test_a_drag_on_a_large_map_answers_at_once(house: House, opens: Opens) -> None:
    page = begun(opens, house, way="build/tkds/gatehouse")
    address = page.url
    origin = {"origin": house.address.rstrip("/")}
    edges = [{"op": "paint", "item": "terrain/wall", "cells": [[59, 59]]}]
    adds = [{"op": "add", "item": "creatures/wolf", "at": f"cell:{20 + n % 30},{20 + n // 30}"} for n in range(32)]
    for command in (*edges, *adds):
        sent = page.request.post(f"{address}/do", data=json.dumps({"command": command}), headers={
            **origin, "content-type": "application/json"})  # fmt: skip
        assert sent.ok, sent.text()
    page.reload()
    page.locator("body[data-ready=yes]").wait_for()
    token = page.locator("[data-token=carl]")
    box = token.bounding_box()
    assert box is not None
    before = token.evaluate(CELL)
    page.evaluate(WATCH)
    orders: list[Route] = []

    def hold_back(order: Route) -> None:  # what is shown before the server has the order, the page shows by itself
        orders.append(order)

    page.route("**/do", hold_back)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 3)
    page.mouse.down()
    page.mouse.move(box["x"] + 90, box["y"] + 60, steps=4)
    assert page.evaluate("touched.size") <= MOST_TOUCHED, "a drag touches its token and one mark, whatever the map"
    with page.expect_request("**/do") as sent_order:
        page.mouse.up()
    at = token.evaluate(CELL)
    assert at != before
    assert json.loads(sent_order.value.post_data or "")["command"]["at"] == f"cell:{at[0]},{at[1]}"
    expect(page.locator("#bar [value=undo]")).not_to_have_attribute("title", "Undo: move Carl (Ctrl+Z)")
    [order] = orders
    order.continue_()
    expect(page.locator("#bar [value=undo]")).to_have_attribute("title", "Undo: move Carl (Ctrl+Z)")
    assert token.evaluate(CELL) == at
    assert page.evaluate("layers.filter((one) => !one.isConnected).length") <= 2, "the rest of the map stays as it is"


def test_a_refused_drag_goes_back_and_a_frame_chooses_several(house: House, opens: Opens) -> None:
    page = begun(opens, house, way="build/tkds/gatehouse")
    carl, guard = page.locator("[data-token=carl]"), page.locator("[data-token=guard_2] .tk-rim")
    start, target = carl.locator(".tk-rim").bounding_box(), guard.bounding_box()
    assert start is not None
    assert target is not None
    before, standing = carl.evaluate(CELL), carl.get_attribute("transform")
    assert standing is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2, steps=4)
    assert carl.evaluate(CELL) != before
    page.mouse.up()
    expect(page.locator("#hint")).to_contain_text("cannot")
    expect(carl).to_have_attribute("transform", standing)
    assert carl.evaluate(CELL) == before, "a square that is taken"
    page.keyboard.press("Escape")
    page.keyboard.press("m")
    page.mouse.move(start["x"] - 40, start["y"] - 60)
    page.mouse.down()
    page.mouse.move(start["x"] + 110, start["y"] + 260, steps=4)
    page.mouse.up()
    expect(page.locator("#hand h2")).to_have_text("4 things")
    page.keyboard.press("Delete")
    expect(carl).to_have_count(0)
    page.keyboard.press("Control+z")
    expect(carl).to_have_count(1)


def test_choices_and_text_outlive_an_answer_of_the_server(house: House, opens: Opens) -> None:
    page = begun(opens, house, way="build/tkds/gatehouse")
    looks: list[Route] = []

    def hold_back(order: Route) -> None:
        looks.append(order)
        if len(looks) > 1:
            order.continue_()

    page.route("**/look", hold_back)
    with page.expect_request("**/look"):
        page.keyboard.press("Escape")
    page.locator("[data-token=guard_2]:visible").click()
    looks[0].continue_()  # it was asked when nothing was chosen
    expect(page.locator("#hand .acts")).to_be_visible()
    fact = page.locator("#hand details.fact:not(.more)", has=page.get_by_role("spinbutton", include_hidden=True)).first
    fact.locator("summary").click()
    field = fact.get_by_role("spinbutton")
    field.fill("7")
    revision = page.locator("body").get_attribute("data-revision")
    adds = {"command": {"op": "add", "item": "creatures/wolf", "at": "cell:3,3"}}
    headers = {"origin": house.address.rstrip("/"), "content-type": "application/json"}
    address = page.url.partition("?")[0].partition("#")[0]
    assert page.request.post(f"{address}/do", data=json.dumps(adds), headers=headers).ok  # as another tab does
    expect(page.locator("body")).not_to_have_attribute("data-revision", str(revision))
    expect(field).to_have_value("7")
    expect(field).to_be_focused()
    page.keyboard.press("Enter")
    expect(fact.locator("summary b")).to_have_text("7")


ADDED = {
    "kampbogen": (("opponents/wolf", "opponents"), ("scenes/hold_up", "scenes")),
    "psychopaths": (("players/ash", "players"),),
    "tkds": (("creatures/wolf", "creatures"),),
}
"""Items set down beside the party of four, each with its tab."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("system", sorted(ADDED))
def test_a_fight_for_our_party_of_four(house: House, opens: Opens, system: str, size: tuple[int, int]) -> None:
    page = opens(f"{house.address}heroes?game={system}", size)
    address, headers = house.address.rstrip("/"), {"origin": house.address.rstrip("/")}
    templates = page.locator("[name=template]").evaluate_all("(every) => every.map((one) => one.value)")
    for template in (templates * 4)[:4]:
        form = {"do": "new", "system": system, "template": template}
        assert page.request.post(f"{address}/heroes", form=form, headers=headers).ok
    page.goto(f"{address}/build?game={system}")
    page.locator(".way .btn.primary").click()
    page.locator("body[data-ready=yes]").wait_for()
    assert page.locator("#stage [data-token]:visible").count() >= 4, "the party is there"
    for item, tab in ADDED[system]:
        revision = page.locator("body").get_attribute("data-revision")
        pick(page, item, tab)
        if item.startswith("scenes/"):  # it has no place of its own
            page.locator("#stage .pan > svg:visible").click(position={"x": 150, "y": 150})
        elif system == "tkds":
            page.locator("#stage .pan > svg:visible").click(position={"x": 190, "y": 190})
        else:
            set_down(page, (0.5, 0.5))
        expect(page.locator("body")).not_to_have_attribute("data-revision", str(revision))
        page.keyboard.press("Escape")
    expect(page.locator("#play")).not_to_have_attribute("aria-disabled", "true")
    page.locator("#play").click()
    page.locator(".playsheet button.primary").click()
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("way", ["k6/ogre_at_the_pillars", "psychopaths/brawl_at_the_tavern"])
def test_axe_finds_nothing_serious_in_the_workshop(house: House, opens: Opens, size: tuple[int, int], way: str) -> None:
    page = begun(opens, house, size, f"build/{way}", bypass_csp=True)
    page.locator("[data-token]:visible").first.click()
    expect(page.locator("#hand .acts")).to_be_visible()
    found = Axe().run(page).response["violations"]
    grave = [(one["id"], one["nodes"][0]["html"]) for one in found if one["impact"] in ("serious", "critical")]
    assert grave == []
    assert no_sideways_scroll(page)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_suggestion_is_carried_out_by_one_tap_and_undone(house: House, opens: Opens, size: tuple[int, int]) -> None:
    page = begun(opens, house, size, "build/k6/take_one_alive")
    if size == PHONE:
        page.locator(".hard-strip").tap()
    page.locator("label[for=aim-hard]").click()
    change = page.locator(".aim-hard [data-change]:visible").first
    change.wait_for()
    before, text = document(page), change.locator("b").inner_text()
    revision = page.locator("body").get_attribute("data-revision")
    change.click()
    expect(page.locator("body")).not_to_have_attribute("data-revision", str(revision))
    assert document(page) != before
    undo = page.locator("#bar [value=undo]")
    expect(undo).to_have_attribute("title", re.compile(re.escape(text)))
    undo.click()
    expect(page.locator("#bar [value=redo]")).to_have_attribute("title", re.compile(re.escape(text)))
    assert document(page) == before
