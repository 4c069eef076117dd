"""Heroes in a real browser: made in a few clicks, sent into fights, changed by them; by mouse, finger and keys."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from PIL import Image
from playwright.sync_api import Page, expect

from holmgang.bots import policy_for
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.table.service import InProcessBots, TableService
from holmgang.table.service.heroes import LONGEST_UPLOAD
from holmgang.table.store import Store
from tests.browser.conftest import DESKTOP, PHONE, House, Opens
from tests.browser.test_lobby import no_sideways_scroll
from tests.loops import run_apart
from tests.table.service.playing import session_of

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
HERO = re.compile(r"/heroes/\w{10}$")


def sound(page: Page) -> None:
    """Nothing runs over the edge, and axe finds nothing that keeps a visitor out."""
    assert no_sideways_scroll(page)
    found = Axe().run(page).response["violations"]
    grave = [(one["id"], one["nodes"][0]["html"]) for one in found if one["impact"] in ("serious", "critical")]
    assert grave == []


def big_enough(page: Page) -> None:
    """On a phone everything that can be pressed is 44 pixels high, text is 12 pixels at least."""
    small = page.evaluate(
        """() => [...document.querySelectorAll("main button, main select, .savebar .btn, main input:not(.vh)")]
        .filter(one => one.checkVisibility({visibilityProperty: true}) && !one.matches(".vh, [type=checkbox]"))
        .filter(one => one.closest("label, .stepper, span, div, form, footer, li"))
        .filter(one => one.getBoundingClientRect().height < 36)
        .map(one => one.outerHTML.slice(0, 120))"""
    )
    assert small == []


def made(page: Page, house: House, game: str = "k6", place: int = 0) -> str:
    """Make a hero by one tap; return its address."""
    page.goto(f"{house.address}heroes?new=yes&game={game}")
    page.locator(".templates button").nth(place).click()
    page.wait_for_url(HERO)
    return page.url


def changed(page: Page, before: int) -> None:
    page.wait_for_function("before => Number(document.body.dataset.changed || 0) > before", arg=before)


@SIZES
def test_a_hero_is_made_named_dressed_and_armed_in_a_few_clicks(
    house: House, opens: Opens, size: tuple[int, int]
) -> None:
    page = opens(f"{house.address}heroes", size)
    sound(page)
    page.get_by_role("link", name=re.compile("Tam, kde draci")).click()  # 1
    page.locator(".templates button").first.click()  # 2
    page.wait_for_url(HERO)
    sound(page)
    if size == PHONE:
        big_enough(page)
    page.get_by_label("Name", exact=True).fill("Žofie")
    page.get_by_role("button", name="crown", exact=True).click()  # 3
    changed(page, 0)
    expect(page.get_by_role("heading", name="Who is Žofie?")).to_be_visible()
    page.get_by_placeholder("Search gear").fill("sekera")
    expect(page.locator("[data-find]:visible").first).to_contain_text("axe")
    page.get_by_role("button", name="Take: war axe").click()  # 4
    changed(page, 1)
    expect(page.locator(".gear").first).to_contain_text("war axe")
    expect(page.get_by_placeholder("Search gear")).to_have_value("sekera")
    page.get_by_role("button", name="Keep Žofie").click()  # 5
    page.wait_for_url(re.compile(r"/heroes\?"))
    expect(page.locator(".hero-card")).to_contain_text("Žofie")
    sound(page)
    page.reload()
    expect(page.locator(".hero-card")).to_contain_text("27 of 27 Health")


@SIZES
def test_typed_text_is_kept_however_the_page_is_left(
    house: House, opens: Opens, tmp_path: Path, size: tuple[int, int]
) -> None:
    page = opens(house.address, size)
    address = made(page, house)
    name = page.get_by_label("Name", exact=True)
    name.fill("Olga")
    Image.new("RGB", (64, 64), "teal").save(tmp_path / "me.png")
    page.locator("#picture").set_input_files(tmp_path / "me.png")
    expect(page.locator(".portrait image")).to_have_count(1)
    expect(name).to_have_value("Olga")
    page.get_by_label("Another player").fill("Katka")
    page.get_by_role("button", name="Link for the player").click()
    expect(page.get_by_role("heading", name="Link to Olga")).to_be_visible()
    page.get_by_role("link", name="Back").click()
    expect(page.get_by_role("button", name="Katka")).to_have_attribute("aria-pressed", "true")
    name.fill("Žofie")
    page.get_by_role("link", name="Back").click()
    expect(page.locator(".hero-card")).to_contain_text("Žofie")
    page.goto(address)
    name.fill("Ida")
    page.goto(f"{house.address}heroes")  # as the browser's own buttons do; the field has the focus
    for _ in range(50):  # what was typed travels by itself while the next page comes
        page.reload()
        if "Ida" in page.locator(".hero-card").inner_text():
            break
    expect(page.locator(".hero-card")).to_contain_text("Ida")


def test_quick_clicks_all_count_and_typing_goes_on_meanwhile(house: House, opens: Opens) -> None:
    page = opens(house.address)
    made(page, house)
    more = page.get_by_role("button", name="Lives: more")
    before = int(page.locator("#n-lives").input_value())
    more.evaluate("one => { for (let n = 0; n < 3; n++) one.click(); }")
    name = page.get_by_label("Name", exact=True)
    name.click()
    page.keyboard.press("Control+A")
    page.keyboard.type("Olga")
    changed(page, 2)
    expect(page.locator("#n-lives")).to_have_value(str(before + 3))
    expect(name).to_have_value("Olga")
    expect(name).to_be_focused()


def test_a_number_opens_its_terms_and_moves_with_what_it_rests_on(house: House, opens: Opens) -> None:
    page = opens(house.address)
    made(page, house, "tkds")
    health = page.locator(".number", has=page.get_by_text("Health", exact=True)).first
    expect(health.locator("strong")).to_have_text("27")
    health.locator("summary", has_text="warrior, level 3").click()
    expect(health).to_contain_text("TK-24.8")
    page.get_by_role("button", name="Level: more").click()
    changed(page, 0)
    expect(page.locator(".number strong").first).to_have_text("32")
    barred = page.locator("[data-find]", has=page.get_by_text("rapier", exact=True))
    expect(barred).to_contain_text("needs Dexterity 13, has 12")
    expect(barred.get_by_role("button")).to_have_count(0)


def test_everything_can_be_done_with_keys(house: House, opens: Opens) -> None:
    page = opens(f"{house.address}heroes?game=k6")
    page.locator(".templates button").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(HERO)
    more = page.get_by_role("button", name="Strength: more")
    more.focus()
    page.keyboard.press("Enter")
    changed(page, 0)
    expect(page.locator("#n-strength")).to_have_value("4")
    expect(page.get_by_role("button", name="Strength: more")).to_be_focused()
    page.get_by_label("Name", exact=True).focus()
    page.keyboard.press("Control+A")
    page.keyboard.type("Olga")
    page.keyboard.press("Enter")
    changed(page, 1)
    expect(page.get_by_role("heading", name="Who is Olga?")).to_be_visible()
    page.locator("summary").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".reason[open]")).to_have_count(1)
    page.get_by_role("button", name="Keep Olga").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/heroes\?"))
    comes = page.get_by_role("button", name="Olga comes along")
    comes.focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Olga comes along")).to_have_attribute("aria-pressed", "false")


@SIZES
def test_a_picture_of_ones_own_stands_in_the_token_and_at_the_table(
    house: House, opens: Opens, tmp_path: Path, size: tuple[int, int]
) -> None:
    page = opens(house.address, size)
    made(page, house)
    photograph = Image.effect_noise((3000, 2400), 80)  # larger than the server takes
    photograph.save(tmp_path / "me.png")
    assert (tmp_path / "me.png").stat().st_size > LONGEST_UPLOAD
    page.locator("#picture").set_input_files(tmp_path / "me.png")
    picture = page.locator(".portrait image")
    expect(picture).to_have_count(1)
    answer = page.request.get(page.url + "/picture")
    assert answer.headers["content-type"] == "image/jpeg"
    page.goto(f"{house.address}heroes")
    page.get_by_role("button", name="Play now").click()
    page.locator("body[data-ready=yes]").wait_for()
    expect(page.locator("#stage image.tk-picture").first).to_be_attached()


def fought(page: Page, house: House, path: str, **form: str | float | bool) -> str:
    """Send heroes into a fight, and let it be played to its end while the server is down; return the table."""
    answer = page.request.post(f"{house.address}{path}", form=form, headers={"origin": house.address.rstrip("/")})
    table = answer.url.rstrip("/")
    house.kill()
    run_apart(played_out(house, table.rpartition("/")[2]))
    house.start()
    return table


async def played_out(house: House, name: str) -> None:
    store = Store(f"sqlite:///{house.folder / 'tables.db'}")
    service = TableService(Library.discover(), store, bot_pool=InProcessBots())
    game = session_of(await service.table(name)).game
    match = Match(game, SeededDice(5))
    Driver({seat: policy_for(game.system, "heuristic") for seat in game.seats}, 5).run(match)
    await service.setup.begin_with(name, match)
    await service.close()
    store.close()


@SIZES
def test_the_same_hero_goes_through_three_fights(house: House, opens: Opens, size: tuple[int, int]) -> None:
    page = opens(house.address, size)
    made(page, house, "k6")
    page.get_by_label("Name", exact=True).fill("Olga")
    page.get_by_role("button", name="Keep").click()
    page.wait_for_url(re.compile(r"/heroes\?"))
    party = page.locator("form.play").get_attribute("action") or ""
    marks = set()
    for number in range(3):
        table = fought(page, house, party.lstrip("/"), do="play", scenario="k6/ogre_at_the_pillars", game="k6")
        page.goto(f"{table}/recap")
        page.get_by_role("link", name="What came of it").click()
        expect(page.get_by_role("heading", name="Olga")).to_be_visible()
        sound(page)
        page.get_by_role("button", name="Take over", exact=True).click()
        expect(page.get_by_text("on the sheet")).to_be_visible()
        page.goto(f"{house.address}heroes")
        card = page.locator(".hero-card")
        marks.add(card.inner_text())
        if number < 2:
            page.get_by_role("link", name="fully healed").click()
            expect(page.get_by_role("link", name="fully healed")).to_have_attribute("aria-current", "true")
            page.get_by_role("button", name="Rest", exact=True).click()
            expect(card).to_contain_text("12 of 12 lives")
    assert all("12 of 12 lives" not in mark for mark in marks), "the ogre leaves its mark"


def test_a_campaign_goes_on_where_it_was_left(house: House, opens: Opens) -> None:
    page = opens(f"{house.address}campaigns")
    sound(page)
    page.get_by_role("link", name="The skret road").click()
    page.get_by_role("link", name="Make heroes for it").click()
    for place in range(3):
        made(page, house, "k6", place)
    page.goto(f"{house.address}campaigns/k6/skret_road")
    sound(page)
    party = page.locator("input[name=party]").first.get_attribute("value") or ""
    fought(page, house, "campaigns/k6/skret_road", do="play", party=party)
    page.goto(f"{house.address}campaigns/k6/skret_road")
    page.get_by_role("button", name="Go on").click()
    expect(page.locator("[aria-current=step]")).to_contain_text("2.")
    house.kill()
    house.start()
    page.goto(f"{house.address}campaigns/k6/skret_road")
    expect(page.locator("[aria-current=step]")).to_contain_text("2.")
