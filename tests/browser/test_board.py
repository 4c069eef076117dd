"""The board under real fingers and keys: a page of the gallery, opened in Chromium."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page, expect

from tests.table.draw.gallery import static_files, table_page
from tests.table.draw.moments import moment

CLAUSE = "<strong>TK-9.2</strong> Skill modifier = skill - 10."


class Quiet(SimpleHTTPRequestHandler):
    """Serves a folder, and one clause for every other address."""

    def do_GET(self) -> None:
        if not self.path.startswith("/rules/"):
            return super().do_GET()
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(CLAUSE.encode())
        return None

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the name of the library
        pass


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("gallery")
    static_files(folder)
    one = moment("tkds/giant_by_the_house", 0)
    given = {"who": "carl", "do": "move"}
    (folder / "map.html").write_text(table_page("map", one, one.picture(given=given)), encoding="utf-8")
    later = moment("k6/ogre_at_the_pillars", 24)
    (folder / "scene.html").write_text(table_page("scene", later, later.picture()), encoding="utf-8")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    opened = context.new_page()
    faults: list[str] = []
    opened.on("pageerror", lambda error: faults.append(str(error)))
    yield opened
    context.close()
    assert faults == []


def view_box(page: Page) -> list[float]:
    return [float(part) for part in str(page.locator("svg.map").get_attribute("viewBox")).split()]


def test_the_wheel_zooms_a_drag_pans_and_a_double_tap_fits(page: Page, address: str) -> None:
    page.goto(f"{address}/map.html")
    whole = view_box(page)
    page.mouse.move(640, 300)
    page.mouse.wheel(0, -300)
    page.wait_for_function(
        "was => document.querySelector('svg.map').getAttribute('viewBox').split(' ')[2] < was", arg=whole[2]
    )
    near = view_box(page)
    assert near[2] < whole[2]
    page.mouse.down()
    page.mouse.move(560, 260, steps=4)
    page.mouse.up()
    moved = view_box(page)
    assert moved[0] > near[0]
    assert moved[2] == near[2]
    page.mouse.dblclick(300, 600)
    assert view_box(page) == whole


def test_a_drag_is_no_tap_and_open_ground_tells_its_cell(page: Page, address: str) -> None:
    page.goto(f"{address}/map.html")
    page.evaluate(
        """window.taps = [];
        document.addEventListener("click", e => taps.push(e.target.closest("[data-point]")?.dataset.point))"""
    )
    box = page.locator('[data-point="cell:1,4"]').bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(x, y)
    assert page.evaluate("taps") == ["cell:1,4"]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y, steps=4)
    page.mouse.up()
    assert page.evaluate("taps") == ["cell:1,4"]
    page.locator("[data-zoom=fit]").click()
    far = page.locator("svg.map .catch").bounding_box()
    assert far is not None
    page.mouse.click(far["x"] + far["width"] * 11.5 / 12, far["y"] + far["height"] * 5.5 / 6)
    assert page.evaluate("taps")[-1] == "cell:11,5"


def test_a_way_is_drawn_for_the_cell_one_looks_at(page: Page, address: str) -> None:
    page.goto(f"{address}/map.html")
    way = page.locator('[data-point="cell:5,3"] .walk')
    expect(way).to_be_hidden()
    page.locator('[data-point="cell:5,3"]').hover()
    expect(way).to_be_visible()


def test_arrows_go_from_spot_to_spot(page: Page, address: str) -> None:
    page.goto(f"{address}/map.html")
    page.locator('[data-point="cell:1,3"]').focus()
    for key, cell in (
        ("ArrowRight", "cell:2,3"),
        ("ArrowDown", "cell:2,4"),
        ("ArrowLeft", "cell:1,4"),
        ("ArrowUp", "cell:1,3"),
    ):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.dataset.point") == cell


def test_a_number_opens_its_terms_a_term_its_clause_and_escape_closes_inside_out(page: Page, address: str) -> None:
    page.goto(f"{address}/map.html")
    number = page.locator(".who.mine .rows .n").first
    number.click()
    expect(page.locator(".popped .term").first).to_be_visible()
    expect(number).to_have_attribute("aria-expanded", "true")
    page.locator(".popped button.term").first.click()
    expect(page.locator(".popped .pop")).to_contain_text("Skill modifier")
    page.keyboard.press("Escape")
    expect(page.locator(".popped .pop")).to_have_count(0)
    expect(page.locator(".popped")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".popped")).to_have_count(0)
    expect(number).to_have_attribute("aria-expanded", "false")


def test_a_number_of_the_log_opens_beneath_its_line(page: Page, address: str) -> None:
    page.goto(f"{address}/scene.html")
    number = page.locator(".ln .n").last
    line = number.locator("xpath=ancestor::li")
    number.click()
    expect(line.locator(".opened:not([hidden]) .term").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(line.locator(".opened:not([hidden])")).to_have_count(0)


def test_the_board_in_words_comes_by_key(page: Page, address: str) -> None:
    page.goto(f"{address}/scene.html")
    page.keyboard.press("w")
    words = page.locator("#board-words")
    expect(words).to_be_visible()
    expect(words).to_contain_text("the ogre", ignore_case=True)
    page.keyboard.press("Escape")
    assert not words.evaluate("one => one.classList.contains('shown')")


def test_a_phone_begins_near_the_one_who_acts_with_cells_for_a_thumb(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{address}/map.html")
    expect(page.locator(".tk.acting")).to_be_in_viewport()
    cell = page.locator('[data-point="cell:2,2"]').bounding_box()
    assert cell is not None
    assert cell["width"] >= 38
    tray, board = page.locator("#tray").bounding_box(), page.locator("#stage").bounding_box()
    assert tray is not None
    assert board is not None
    assert tray["y"] >= board["y"] + board["height"] - 1
    assert tray["height"] <= 0.5 * 740
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("name", ["map", "scene"])
@pytest.mark.parametrize("width", [1440, 360])
def test_axe_finds_nothing_serious(page: Page, address: str, name: str, width: int, theme: Any) -> None:
    page.set_viewport_size({"width": width, "height": 900 if width > 700 else 740})
    page.emulate_media(color_scheme=theme)
    page.goto(f"{address}/{name}.html")
    found = Axe().run(page).response["violations"]
    assert [(one["id"], one["nodes"][0]["html"]) for one in found if one["impact"] in ("serious", "critical")] == []


def test_lost_lives_are_seen_to_go(page: Page, address: str) -> None:
    page.goto(f"{address}/scene.html")
    told = page.evaluate(
        """async () => {
            const old = document.querySelector("#stage"), fresh = old.cloneNode(true);
            const value = fresh.querySelector('.cut-wide [data-token=naria] .tk-num text');
            value.textContent = String(Number(value.textContent) - 3);
            old.replaceWith(fresh);
            await null;  // let the page’s observers see it; a moment later it is gone
            return fresh.querySelector(".cut-wide [data-token=naria] .rise")?.textContent;
        }"""
    )
    assert told == "−3"
