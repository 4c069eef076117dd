"""A person before a browser: clicks what the tray offers until the question is answered, and so on to the end."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Stuck

MOST_CLICKS = 4_000
SOON = 3_000
ENABLED = ":not([disabled]):not([aria-disabled=true])"
SEND, CONFIRM = f"#tray [data-send]{ENABLED}", "#tray [data-confirm]"
CHOICES = f"#tray :is([data-put], [data-toggle], [data-face]){ENABLED}"
AMOUNT, FIELD, WORDS, SKIP = "#tray [data-amount]", "#tray [data-face-field]", "#tray textarea", "[data-skip]"

SHOWN = """() => [document.body.dataset.version, document.body.dataset.over, document.body.dataset.heard,
  document.getElementById('tray').innerText].join('|')"""
SPOTS, FOLDED = "#stage [data-point^='cell:']", "#tray details:not([open]) > summary"
ON_TOP = """selector => {
  const button = document.querySelector(selector);
  if (!button) return "nothing can be sent";
  const box = button.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return button.contains(top) ? "nothing covers the button" : `it is covered by ${top && top.outerHTML.slice(0, 300)}`;
}"""
"""What a click on a button would really meet."""
OFFERED = """selectors => selectors.map(
  one => [...document.querySelectorAll(one)].filter(found => found.checkVisibility()).length)"""


def over(page: Page) -> bool:
    """Does the page say that the fight is over?"""
    return page.locator("body[data-over]").count() > 0


def press(target: Locator, page: Page) -> None:
    """With a finger on a phone, with the mouse elsewhere."""
    if page.viewport_size is not None and page.viewport_size["width"] < 500:
        target.tap(timeout=SOON)
    else:
        target.click(timeout=SOON)


def act(page: Page, luck: Random) -> None:
    """One click that brings the own answer on, or a click that hurries the engine; then wait for what comes of it."""
    before = page.evaluate(SHOWN)
    selectors = [SEND, CONFIRM, CHOICES, AMOUNT, FIELD, WORDS, SKIP, SPOTS, FOLDED]
    offered = dict(zip(selectors, page.evaluate(OFFERED, selectors), strict=True))
    try:
        if offered[SEND] and (luck.random() < 0.9 or not offered[CHOICES]):
            press(page.locator(SEND).first, page)
        elif offered[CONFIRM]:
            press(page.locator(CONFIRM).first, page)
        elif offered[CHOICES]:
            press(page.locator(f"{CHOICES}:visible").nth(luck.randrange(offered[CHOICES])), page)
        elif offered[SPOTS] and luck.random() < 0.8:
            press(page.locator(f"{SPOTS}:visible").nth(luck.randrange(offered[SPOTS])), page)
        elif offered[FOLDED]:
            press(page.locator(f"{FOLDED}:visible").last, page)
            return
        elif offered[FIELD]:
            page.locator(FIELD).first.fill("2", timeout=SOON)
            page.locator(FIELD).first.blur(timeout=SOON)
        elif offered[SKIP]:
            press(page.locator(SKIP).first, page)
        page.wait_for_function(f"before => before !== ({SHOWN})()", arg=before, timeout=SOON)
    except Stuck:  # what was to be clicked has gone meanwhile, or the engine thinks: look again
        return


def play(page: Page, luck: Random, until: int = MOST_CLICKS) -> int:
    """Play on to the end, or for so many clicks; returns how many it took."""
    page.locator("body[data-ready=yes]").wait_for()
    still = 0
    for clicks in range(until):
        if over(page):
            return clicks
        before = page.evaluate(SHOWN)
        act(page, luck)
        still = still + 1 if page.evaluate(SHOWN) == before else 0
        if still == 5:  # a person would load the page again; the seat is where it was
            page.reload()
            page.locator("body[data-ready=yes]").wait_for()
        assert still < 8, f"nothing moves any more, {page.evaluate(ON_TOP, SEND)}: {page.locator('#tray').inner_text()}"
    return until
