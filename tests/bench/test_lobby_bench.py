"""The first page on a phone of some age: how much comes over the air, and when something stands on the screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import CDPSession, Page, sync_playwright

from tests.browser.conftest import ARGS, PHONE, House, chromium

pytestmark = pytest.mark.bench
SLOWER = 4
"""Factor by which the phone is slower than this machine."""
BITS, DELAY = 1_600_000, 150
"""A good 3G net: so many bits a second, so many milliseconds there and back."""
MOST_BYTES, MOST_SECONDS = 150_000, 1.0
TIMES = 3
PAINTED = """() => new Promise(told => new PerformanceObserver(list => {
  const first = list.getEntries().find(one => one.name === "first-contentful-paint");
  if (first) told(first.startTime);
}).observe({type: "paint", buffered: true}))"""


@pytest.fixture
def phone(tmp_path: Path) -> Iterator[tuple[Page, CDPSession, str]]:
    program = chromium()
    if program is None:
        pytest.skip("there is no Chromium here")
    house = House(tmp_path)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGS)
        context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, is_mobile=True, has_touch=True)
        page = context.new_page()
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        yield page, session, house.address
        browser.close()
    house.kill()


def test_the_lobby_is_small_and_soon_there(phone: tuple[Page, CDPSession, str]) -> None:
    page, session, address = phone
    page.goto(address)  # the server has drawn everything once
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    net = {"offline": False, "latency": DELAY, "downloadThroughput": BITS / 8, "uploadThroughput": BITS / 16}
    session.send("Network.emulateNetworkConditions", net)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    painted = []
    for _ in range(TIMES):
        sizes.clear()
        page.goto(address, wait_until="networkidle")
        painted.append(page.evaluate(PAINTED) / 1000)
    print(f"\nlobby: {sum(sizes) / 1000:.0f} kB in {len(sizes)} parts, first drawn after {min(painted):.2f} s")  # noqa: T201
    assert sum(sizes) < MOST_BYTES
    assert min(painted) < MOST_SECONDS
