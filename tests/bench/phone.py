"""A slow phone at the table: the first question, taps, frames during a clash, and the wait between two decisions.

    python -m tests.bench.phone            # Chromium slowed down 4 times on Slow 4G
    python -m tests.bench.phone --fast     # the same without brakes, for comparison

Prints one line for each fight. ``first`` is from the request to the first question. ``tap`` is from a tap to the first
change of the board, the tray or the action card; that may be the mark on what was tapped, which needs no server.
``answer`` is from the tap to what the server has drawn. ``frames`` are those of plays of deeds. ``wait`` is the time
between two of the reader's decisions while the computer players act, at the pace *brisk* and with nothing skipped.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import ARGS, PHONE, House, chromium
from tests.browser.player import act, over
from tests.browser.seating import READY, set_table, sit

FIGHTS = {
    "psychopaths/wasteland_three": "rust",
    "tkds/giant_by_the_house": "carl",
    "k6/ogre_at_the_pillars": "pavel",
}
SLOW_4G = {"offline": False, "latency": 562.5, "downloadThroughput": 180_000, "uploadThroughput": 84_375}
"""Milliseconds and bytes per second: the preset *Slow 4G* of Chromium's developer tools."""
SLOWER = 4
SECONDS = 40
WATCH = """() => {
  window.taps = []; window.frames = []; window.waits = [];
  let tapped = 0, asked = true, since = 0, last = 0;
  addEventListener("click", () => { tapped = performance.now(); }, true);
  const PARTS = "#stage, #tray, #ways, #playbar, #curtain";
  const seen = (change) => {
    const places = [change.target, ...change.addedNodes].map((one) => one.nodeType === 1 ? one : one.parentElement);
    return places.some((one) => one?.closest(PARTS) && !one.closest("[data-since]"));
  };
  new MutationObserver((changes) => {
    if (!tapped || !changes.some(seen)) return;
    window.taps.push(performance.now() - tapped);
    tapped = 0;
  }).observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true});
  const tick = (now) => {
    if (document.body.classList.contains("in-play") && last) window.frames.push(now - last);
    last = document.body.classList.contains("in-play") ? now : 0;
    const tray = document.getElementById("tray");
    const mine = tray && !tray.inert && !tray.matches(".waiting");
    if (mine && !asked) window.waits.push((now - since) / 1000);
    if (!mine && asked) since = now;
    asked = mine;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""


def share(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else float("nan")


def slowed(page: Page, brakes: bool) -> None:
    session = page.context.new_cdp_session(page)
    if brakes:
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", SLOW_4G)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def measured(page: Page, brakes: bool, luck: Random) -> str:
    slowed(page, brakes)
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")  # a friend who comes for the first time
    page.evaluate("sessionStorage.clear()")
    begun = perf_counter()
    page.reload(wait_until="commit")
    page.locator(f"{READY} #tray:not(.waiting)").wait_for()
    first = perf_counter() - begun
    page.evaluate(WATCH)
    until = perf_counter() + SECONDS
    while perf_counter() < until and not over(page):
        if page.locator("body.in-play").count():
            page.wait_for_timeout(100)  # nothing is skipped
        else:
            act(page, luck)
    taps, frames, waits = (page.evaluate(f"window.{name}") for name in ("taps", "frames", "waits"))
    answers = page.evaluate("performance.getEntriesByName('holmgang:answer').map(one => one.duration)")
    return (
        f"first {first:.1f} s; tap median {share(taps, 0.5):.0f} ms, p95 {share(taps, 0.95):.0f} ms ({len(taps)}); "
        f"answer median {share(answers, 0.5):.0f} ms, p95 {share(answers, 0.95):.0f} ms ({len(answers)}); "
        f"frames median {median(frames or [float('nan')]):.0f} ms, p95 {share(frames, 0.95):.0f} ms ({len(frames)}); "
        f"wait median {share(waits, 0.5):.1f} s, longest {max(waits, default=float('nan')):.1f} s ({len(waits)})"
    )


def main(brakes: bool) -> None:
    house = House(Path(tempfile.mkdtemp()))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGS)

        def opens(address: str, size: tuple[int, int], **options: Any) -> Page:
            viewport = {"width": size[0], "height": size[1]}
            context = browser.new_context(viewport=viewport, has_touch=True, is_mobile=True, **options)  # type: ignore[arg-type]
            context.add_init_script("localStorage.setItem('holmgang:pace', 'brisk')")
            page = context.new_page()
            page.goto(address)
            return page

        for name, seat in FIGHTS.items():
            page = sit(house, opens, set_table(house, name, {seat: "here"}), size=PHONE)
            print(f"{name}: {measured(page, brakes, Random(name))}", flush=True)  # noqa: T201 - what it is for
            page.context.close()
        browser.close()
    house.kill()


if __name__ == "__main__":
    main("--fast" not in sys.argv)
