"""Injection: scripts and markup in every field that a visitor can fill run on no page and become part of none."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page

from holmgang.kernel.form_fields import as_yaml
from holmgang.kernel.library import Library
from holmgang.systems.k6 import SYSTEM
from tests.browser.conftest import House, Opens

PAYLOAD = "<img src=x onerror=pwned()><script>pwned()</script>\"'><svg onload=pwned()>{{7*7}}${7*7}"
SHORT = "<img src=x onerror=pwned()>\"'><b id=pwn>"  # names are cut off after 40
HARMLESS = """() => ({
  ran: 'pwned' in window,
  grown: document.querySelectorAll('img[src="x"], [onerror], [onload], #pwn, script:not([src])').length,
})"""


def scenario() -> str:
    """A scenario in which everything that has a name is called by the payload."""
    data = dict(Library([SYSTEM]).scenario_data(SYSTEM, "corridor"))
    said = dict.fromkeys(("en", "cs", "da"), PAYLOAD)
    data |= {"title": said, "scene": said}
    setup = dict(data["setup"])
    setup["combatants"] = {name: {**one, "name": said} for name, one in setup["combatants"].items()}
    data["setup"] = setup
    data["seats"] = {name: {**seat, "name": said} for name, seat in data["seats"].items()}
    return as_yaml(data)


def look(page: Page, address: str) -> None:
    """Open a page, let its scripts run, and see that nothing of the payload did or became part of it."""
    page.goto(address)
    page.wait_for_load_state("load")
    seen = page.evaluate(HARMLESS)
    assert (seen["ran"], seen["grown"]) == (False, 0), f"{address}: {seen}"


class Bot:
    """A program that acts for the visitor of a page: its API token is the secret of the browser cookie."""

    def __init__(self, page: Page, house: House, table: str) -> None:
        word = next(one["value"] for one in page.context.cookies() if one["name"] == "holmgang")
        self.page, self.base = page, f"{house.address}api/tables/{table.rpartition('/')[2]}"
        self.headers = {"authorization": f"Bearer {word}", "content-type": "application/json"}

    def get(self, path: str) -> Any:
        return self.page.request.get(self.base + path, headers=self.headers).json()

    def post(self, path: str, body: Any) -> Any:
        answer = self.page.request.post(self.base + path, headers=self.headers, data=json.dumps(body))
        return answer.json() if answer.status == 200 else {}

    def say_something(self) -> bool:
        """Give an answer that holds words of one's own, the payload; False if no open question takes any."""
        for step in self.get("/questions")["steps"]:
            about = {"about": step["about"], "purpose": step["purpose"]}
            for choice in step["choices"]:
                given = {step["purpose"]: choice["id"], "text": PAYLOAD}
                draft = self.post("/draft", {**about, "given": given})
                if draft and draft["complete"] and PAYLOAD in draft["answer"].values():
                    body = {**about, "answer": draft["answer"], "serial": draft["serial"], "key": "payload"}
                    return bool(self.post("/answers", body))
        return False


@pytest.fixture
def page(opens: Opens, house: House) -> Page:
    return opens(house.address)


def test_nothing_that_a_stranger_writes_runs_anywhere(house: House, page: Page, opens: Opens) -> None:
    origin = {"origin": house.address.rstrip("/")}
    file: Any = {"name": "x.yaml", "mimeType": "text/plain", "buffer": scenario().encode()}
    begun = page.request.post(
        f"{house.address}build/new",
        multipart={"file": file},
        headers=origin,
        max_redirects=0,
    )
    fight = house.address.rstrip("/") + begun.headers["location"]
    for part in ("", "/text", "/rules", "/share", "/play"):
        look(page, fight + part)
    form: dict[str, str | float | bool] = {"dice": "fair"}
    form |= {"seat:gm": "here", "seat:katka": "friend", "nick:katka": SHORT}
    answer = page.request.post(f"{fight}/play", form=form, headers=origin, max_redirects=0)
    assert answer.status == 303, answer.text()
    table = house.address.rstrip("/") + answer.headers["location"]
    for path in ("", "/seats", "/watch", "/again", "/desk"):
        look(page, table + path)
    invite = page.request.post(f"{table}/invite", form={"seat": "katka"}, headers=origin)
    link = re.search(r'href="([^"]*/j/[^"]*)"', invite.text())
    assert link is not None
    friend = opens(link[1])
    look(friend, link[1])
    friend.locator("#nick").fill(SHORT)
    friend.locator("form .btn.primary").click()
    friend.wait_for_url("**/t/*")
    for words in (SHORT, PAYLOAD):
        page.request.post(f"{table}/words", form={"words": words}, headers=origin)
    page.request.post(f"{table}/begin", form={"words": SHORT}, headers=origin)
    page.request.post(f"{table}/desk", form={"do": "notes", "notes": PAYLOAD}, headers=origin)
    page.request.post(f"{table}/desk", form={"do": "flow"}, headers=origin)
    spoken = 0
    for _ in range(4):
        for bot in (Bot(friend, house, table), Bot(page, house, table)):
            spoken += bot.say_something()
            bot.post("/acts", {"do": "confirm", "serial": bot.get("/questions")["serial"]})
    assert spoken, "no player could say anything of their own"
    for one in (page, friend):
        look(one, table)
        one.locator("body[data-ready=yes]").wait_for()
        look(one, f"{table}?tv")
    for path in ("/desk", "/desk?as=onlooker", "/proof", "/watch", "/again", "/seats"):
        look(page, table + path)
    look(page, house.address)
    for path in (f"t/{PAYLOAD}", f"j/{PAYLOAD}", f"rules/k6/{PAYLOAD}", f"build/k6/{PAYLOAD}", f"?{PAYLOAD}"):
        look(page, house.address + path)
    brought(house, page, table, origin)


def brought(house: House, page: Page, table: str, origin: dict[str, str]) -> None:
    """The fight file of it, and texts that are not even scenarios, brought to the pages that read them."""
    fight = page.request.get(f"{table}/file").body()
    page.goto(f"{house.address}replay")
    upload = {"name": f"{SHORT}.json", "mimeType": "application/json", "buffer": fight}
    page.locator("input[type=file]").set_input_files(upload)  # type: ignore[arg-type]
    page.locator("main form button").first.click()
    page.wait_for_load_state("load")
    seen = page.evaluate(HARMLESS)
    assert (seen["ran"], seen["grown"]) == (False, 0)
    unknown = f"system: k6\n{json.dumps(PAYLOAD)}: 1\n"
    for text in (PAYLOAD, f"system: '{SHORT}'", unknown, f"{scenario()}\nx: {PAYLOAD!r}"):
        file: Any = {"name": f"{SHORT}.yaml", "mimeType": "text/plain", "buffer": text.encode()}
        wrong = page.request.post(f"{house.address}build/new", multipart={"file": file}, headers=origin)
        page.set_content(wrong.text())
        grown = page.locator("img[src=x], #pwn, [onerror], [onload]").count()
        assert grown == 0, text
