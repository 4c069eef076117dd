"""Setting a fight up in a real browser: typed, corrected, brought along, opened; then the master's desk."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, House, Opens, open_card

PACK = "system: k6\ncreatures:\n  snow_wolf: {extends: wolf, name: {en: snow wolf}, lives: 7}\n"


def no_sideways_scroll(page: Page) -> bool:
    wide: bool = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return wide


def grave(page: Page) -> list[tuple[str, str]]:
    """What axe finds that keeps somebody out."""
    found = Axe().run(page).response["violations"]
    return [(one["id"], one["nodes"][0]["html"]) for one in found if one["impact"] in ("serious", "critical")]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_fight_is_set_up_and_begun(house: House, opens: Opens, tmp_path: Path, size: tuple[int, int]) -> None:
    page = opens(house.address, size)
    assert no_sideways_scroll(page)
    open_card(page, "k6/corridor")
    page.locator('[data-scenario="k6/corridor"] a[href^="/set"]').click()
    page.wait_for_url("**/set/k6/corridor")
    page.wait_for_load_state()
    assert no_sideways_scroll(page)
    expect(page.locator("#share")).to_have_value(re.compile(r"^\w+-\w+-\w+$"))

    lives = page.locator('[name="at:setup.combatants.orc.lives"]')
    lives.fill("many")
    expect(page.locator('[data-problem="setup.combatants.orc.lives"]')).to_contain_text("whole number")
    expect(lives).to_have_attribute("aria-invalid", "true")
    lives.fill("11")
    expect(page.locator("#verdict")).to_contain_text("in order")
    expect(lives).not_to_have_attribute("aria-invalid", "true")

    pack = tmp_path / "winter.yaml"
    pack.write_text(PACK, encoding="utf-8")
    page.locator("#file").set_input_files(pack)
    page.locator("button[value=take]").click()
    page.locator('[name="kind:setup.combatants"]').select_option("snow_wolf")
    page.locator('button[value="add:setup.combatants"]').click()
    expect(page.locator(".member", has_text="snow_wolf")).to_have_count(1)
    expect(lives).to_have_value("11")
    page.locator('[name="at:setup.combatants.orc.template"]').select_option("ogre")
    expect(page.locator('[name="at:setup.combatants.orc.strength"]')).to_have_attribute("placeholder", "8")
    assert page.evaluate("scrollY") > 0, "nobody loses their place"

    page.locator('[name="seat:gm"]').select_option("here")
    page.locator("button[value=open]").click()
    page.locator("body[data-ready=yes]").wait_for()
    expect(page.locator("#roster")).to_contain_text("snow wolf", ignore_case=True)

    page.goto(f"{page.url}/desk")
    page.locator("#notes").fill("The orc is a prince.")
    page.locator("button[value=notes]").click()
    expect(page.locator("#notes")).to_have_value("The orc is a prince.")
    page.locator("button[value=pause]").click()
    expect(page.locator("button[value=resume]")).to_be_visible()
    assert no_sideways_scroll(page)


def test_words_for_the_dice_wait_in_the_browser_for_the_promise(house: House, opens: Opens) -> None:
    page = opens(house.address)
    words = page.locator("output[data-share]").text_content() or "none"
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.post_data or "") if request.method == "POST" else None)
    open_card(page, "k6/corridor")
    page.locator('[data-scenario="k6/corridor"] .btn.primary').click()
    page.locator("body[data-ready=yes]").wait_for()
    order, begin = sent[:2]
    assert words not in order
    assert f"words={words}" in begin.split("&")
    page.goto(f"{page.url}/proof")
    promise = page.locator("dd code").first.text_content()
    name = page.url.split("/")[-2]
    assert page.evaluate(f"localStorage.getItem('holmgang:promise:{name}')") == promise
    expect(page.locator("dl")).to_contain_text(words)


def downloaded(page: Page, button: str, folder: Path) -> Path:
    """What a button gives to keep."""
    with page.expect_download() as coming:
        page.locator(button).click()
    path = folder / coming.value.suggested_filename
    coming.value.save_as(path)
    return path


def test_a_scenario_is_changed_saved_shared_and_played_again(house: House, opens: Opens, tmp_path: Path) -> None:
    page = opens(f"{house.address}set/k6/ogre_at_the_pillars")
    members = page.locator('[aria-labelledby="h-combatants"] .member')
    expect(members).to_have_count(4)
    page.locator('[name="at:setup.combatants.naria.name"]').fill("Red Sonja")
    page.locator('[name="at:setup.combatants.gorondar.template"]').select_option("tilda")
    page.locator('button[value="remove:setup.combatants.kara"]').click()
    expect(members).to_have_count(3)
    page.locator("button[value=text]").click()
    text = page.locator("textarea#text")
    assert "Red Sonja" in text.input_value()
    text.fill(text.input_value().replace("\nseats:", "\nseatz:"))
    expect(page.locator("#verdict a[data-goto]").first).to_be_visible()
    text.fill(text.input_value().replace("\nseatz:", "\nseats:"))
    expect(page.locator("#verdict")).to_contain_text("in order")
    file = downloaded(page, "button[value=save]", tmp_path)
    assert "tilda" in file.read_text(encoding="utf-8")

    page.goto(house.address)
    page.locator("#bring").set_input_files(file)
    page.locator(".bring button").click()
    expect(members).to_have_count(3)
    expect(page.locator('[name="at:setup.combatants.naria.name"]')).to_have_value("Red Sonja")
    page.locator('[name="seat:katka"]').select_option("friend")
    page.locator("button[value=open]").click()
    page.wait_for_url("**/t/*")
    page.locator("form[data-fetch=invite] button").first.click()
    link = page.locator(".qr .link").get_attribute("href")
    friend = opens(link, PHONE)
    friend.locator("#nick").fill("Kateřina")
    friend.locator("form .go").click()
    friend.wait_for_url("**/t/*")
    kept = downloaded(friend, "a[href$='scenario.yaml']", tmp_path)
    assert "Red Sonja" in kept.read_text(encoding="utf-8"), "whoever sits there can take it home"
    page.reload()
    page.locator(".begin button").click()
    for one in (page, friend):
        one.locator("body[data-ready=yes]").wait_for()
        expect(one.locator("#roster")).to_contain_text("Red Sonja")


def test_what_is_wrong_is_said_in_the_readers_language(house: House, opens: Opens) -> None:
    for lang, says in (("cs-CZ", "celé číslo"), ("da-DK", "et helt tal")):
        page = opens(f"{house.address}set/k6/corridor", locale=lang)
        page.locator('[name="at:setup.combatants.orc.lives"]').fill("many")
        expect(page.locator('[data-problem="setup.combatants.orc.lives"]')).to_contain_text(says)
        expect(page.locator("#verdict")).to_contain_text(says)


TO_THE_FOOT = """async () => {
  await document.fonts.ready;
  const moved = [];
  const note = shifts => moved.push(...shifts.flatMap(one => one.sources.map(part => part.node?.className ?? "")));
  const watcher = new PerformanceObserver(shifts => note(shifts.getEntries()));
  const frames = async (count) => { while (count--) await new Promise(requestAnimationFrame); };
  await frames(2);
  watcher.observe({type: "layout-shift"});
  document.querySelector(".bring button").scrollIntoView();
  await frames(4);
  note(watcher.takeRecords());
  return moved;
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_nothing_in_the_lobby_moves_away_beneath_a_finger(house: House, opens: Opens, size: tuple[int, int]) -> None:
    assert opens(house.address, size).evaluate(TO_THE_FOOT) == []


def test_the_lobby_shows_one_game_and_cuts_no_line(house: House, opens: Opens) -> None:
    page = opens(house.address)
    page.locator('[data-game="tkds"]').click()
    expect(page.locator('[data-group="k6"]')).to_be_hidden()
    expect(page.locator('[data-group="tkds"]')).to_be_visible()
    lines = page.locator('[data-group="tkds"] .sc-b').evaluate_all(
        """all => all.map(one => {
            const style = getComputedStyle(one);
            const inside = one.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
            return inside / parseFloat(style.lineHeight);
        })"""
    )
    assert lines
    assert all(abs(count - round(count)) < 0.15 and round(count) <= 3 for count in lines), lines


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(house: House, opens: Opens, size: tuple[int, int]) -> None:
    page = opens(house.address, size, bypass_csp=True)  # axe styles what it looks at, which our pages do not allow
    assert grave(page) == []
    page.goto(f"{house.address}set/k6/corridor")
    assert grave(page) == []
    page.locator('[name="seat:gm"]').select_option("here")
    page.locator("button[value=open]").click()
    page.locator("body[data-ready=yes]").wait_for()
    page.goto(f"{page.url}/desk?as=katka")
    assert grave(page) == []
