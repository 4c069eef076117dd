"""A person before a browser: clicks what the tray offers until the question is answered, and so on to the end."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Stuck

MOST_CLICKS = 4_000
SOON = 3_000
MOST_STILL, MOST_IDLE = 8, 40
"""So many clicks may come to nothing one after another; so often we wait for ``SOON`` while the engine thinks."""
ENABLED = ":not([disabled]):not([aria-disabled=true])"
SEND, CONFIRM = f"#tray [data-send]{ENABLED}", "#tray [data-confirm]"
CHOICES = f"#tray :is([data-put], [data-toggle], [data-face]){ENABLED}"
FIELD, SKIP = "#tray [data-face-field]", "#tray [data-skip]"

SHOWN = """() => {
  const tray = document.getElementById('tray');
  if (!tray) return null;
  const { version, over, heard } = document.body.dataset;
  const clocks = [...tray.querySelectorAll('[data-since]')];
  const said = clocks.reduce((text, clock) => text.replace(clock.innerText, ''), tray.innerText);
  return [version, over, heard, said].join('|');
}"""
"""Content of a page without its clocks, which go on when nothing happens; null while another page is coming."""
LAID_OPEN = "#log .log-close"
"""On a phone the log lies over the board and the tray once its last line was touched."""
WAYS = "#ways:not([hidden]) [data-put]"
SPOTS, FOLDED = "#stage [data-point^='cell:']", "#tray details:not([open]) > summary"
POINT = """([selector, place]) => {
  const found = [...document.querySelectorAll(selector)].filter(one => one.checkVisibility({visibilityProperty: true}));
  const one = found[place % found.length];
  if (!one) return null;
  one.scrollIntoView({block: "nearest", inline: "nearest"});
  const box = (one.querySelector(".cell, .reach") ?? one).getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  return {x, y, above: one.contains(top) ? "" : top ? top.outerHTML.slice(0, 300) : "the edge of the window"};
}"""
"""Find the point at which to press one of several things, and what lies above it there."""
RESTS = "() => document.body?.dataset.ready && !document.querySelector('body.lost, body.sending, .seat.engine.call')"
"""Only people are asked: until one of them acts, no page changes."""
FILL = """selector => {
  const field = document.querySelector(selector);
  if (!field) return "it has gone";
  field.value = "2";
  field.dispatchEvent(new Event("change", {bubbles: true}));
  return "";
}"""
OFFERED = """selectors => selectors.map(selector =>
  [...document.querySelectorAll(selector)].filter(one => one.checkVisibility({visibilityProperty: true})).length)"""


def changed(page: Page, before: object, timeout: float | None = None) -> None:
    """Wait until the page shows something else than ``before``, an earlier ``SHOWN``."""
    page.wait_for_function(f"before => before !== ({SHOWN})()", arg=before, timeout=timeout)


def rests(*pages: Page) -> None:
    """Wait until the engine has nothing to do and every page shows that same moment."""
    for _ in range(MOST_CLICKS):
        for page in pages:
            page.wait_for_function(RESTS)
        shown = {page.locator("body").get_attribute("data-version") for page in pages}
        if len(shown) == 1:
            return
    raise AssertionError(f"the pages never show the same moment: {shown}")


def over(page: Page) -> bool:
    """Return whether the page says that the fight is over."""
    return page.locator("body[data-over]").count() > 0


def press(page: Page, selector: str, place: int) -> str:
    """Point at one of the things that a selector finds and press, with a finger on a phone, with the mouse elsewhere.

    As a person does: whatever has come there since one looked is pressed instead. Returns what lies above the thing.
    """
    spot = page.evaluate(POINT, [selector, place])
    if spot is None:
        return "it has gone"
    if not spot["above"]:
        if page.viewport_size is not None and page.viewport_size["width"] < 500:
            page.touchscreen.tap(spot["x"], spot["y"])
        else:
            page.mouse.click(spot["x"], spot["y"])
    return str(spot["above"])


def act(page: Page, luck: Random) -> str | None:
    """One click that brings the own answer on, or one that hurries the engine; then wait for what comes of it.

    Returns what was wrong with the click, "" if nothing was, and None if there was nothing to click.
    """
    before = page.evaluate(SHOWN)
    selectors = [LAID_OPEN, WAYS, SEND, CONFIRM, CHOICES, SPOTS, FOLDED, FIELD, SKIP]
    offered = dict(zip(selectors, page.evaluate(OFFERED, selectors), strict=True))
    wanted = [one for one in selectors if offered[one]]
    if SEND in wanted and CHOICES in wanted and luck.random() < 0.1:  # think better of it
        wanted.remove(SEND)
    if {SPOTS, CHOICES} & set(wanted) and FOLDED in wanted and luck.random() < 0.2:  # look into the list instead
        wanted = [one for one in wanted if one not in (SPOTS, CHOICES)]
    chosen, wrong = next(iter(wanted), None), None
    if chosen == FIELD:
        wrong = page.evaluate(FILL, FIELD)
    elif chosen is not None:
        last = offered[chosen] - 1
        wrong = press(page, chosen, last if chosen == FOLDED else luck.randint(0, last))
    if chosen not in {FOLDED, LAID_OPEN}:
        with suppress(Stuck):  # nothing has come of it, or the engine thinks: look again
            changed(page, before, SOON)
    return wrong


def play(page: Page, luck: Random, until: int = MOST_CLICKS) -> int:
    """Play on to the end, or for so many clicks; returns how many it took."""
    page.locator("body[data-ready=yes]").wait_for()
    still = idle = 0
    for clicks in range(until):
        if over(page):
            return clicks
        before = page.evaluate(SHOWN)
        wrong = act(page, luck)
        moved = page.evaluate(SHOWN) != before
        still = 0 if moved or wrong is None else still + 1
        idle = idle + 1 if wrong is None and not moved else 0
        tray = page.locator("#tray").inner_text() if still == MOST_STILL or idle == MOST_IDLE else ""
        assert still < MOST_STILL, f"clicks do nothing any more, above lies {wrong!r}: {tray}"
        assert idle < MOST_IDLE, f"no seat does anything any more: {tray}"
    return until
