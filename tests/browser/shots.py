"""Pictures of every page and state, to be looked at: ``python -m tests.browser.shots FOLDER [--only WORD …]``.

A real server, fights that computer players have begun, a real Chromium; desktop, tablet and phone, upright and on
its side, dark and light, three languages. The pages come over HTTP and the boards over their socket, as for a visitor.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urljoin

from playwright.sync_api import Browser, BrowserContext, Page, StorageState, sync_playwright

from holmgang.bots import policy_for
from holmgang.kernel.dice import FairDice, SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.save import save
from tests.browser.conftest import ARGS, DESKTOP, PATIENCE, PHONE, House, chromium, open_card

LANGS, THEMES = ("en", "cs", "da"), ("dark", "light")
SIZES = {"desktop": DESKTOP, "tablet": (820, 1180), "phone": PHONE, "landscape": (740, 360)}
HANDHELD = ("tablet", "phone", "landscape")
SYSTEMS = ("k6", "kampbogen", "tkds", "psychopaths")
BUILT = ("k6/ogre_at_the_pillars", "kampbogen/barrow", "tkds/gatehouse", "psychopaths/wasteland")
Prepare = Callable[[Page], None]


def nothing(page: Page) -> None:
    """Leave the page as it comes."""


@dataclass(frozen=True)
class Shot:
    """A state of a page: its address, what is done there before the picture, and whether a new visitor looks."""

    name: str
    address: str
    prepare: Prepare = nothing
    stranger: bool = False
    live: bool = False


@dataclass(frozen=True)
class Fight:
    """A match that computer players have begun, so many turns far (none: to its end); ``seat`` is the person's."""

    name: str
    scenario: str
    turns: int | None
    seat: str | None = None


FIGHTS = (
    Fight("k6", "k6/ogre_at_the_pillars", 9),
    Fight("k6-late", "k6/ogre_at_the_pillars", 40),
    Fight("k6-master", "k6/ogre_at_the_pillars", 20, "gm"),
    Fight("k6-caravan", "k6/caravan", 14),
    Fight("kampbogen", "kampbogen/crossroads_ambush", 2),
    Fight("kampbogen-late", "kampbogen/barrow", 24),
    Fight("tkds", "tkds/giant_by_the_house", 8),
    Fight("tkds-dark", "tkds/crypt_without_light", 30),
    Fight("tkds-roofs", "tkds/rooftops", 16),
    Fight("psychopaths", "psychopaths/wasteland", 30),
    Fight("psychopaths-late", "psychopaths/wasteland", 160),
)
ENDED = (
    Fight("k6-end", "k6/ogre_at_the_pillars", None),
    Fight("kampbogen-end", "kampbogen/barrow", None),
    Fight("tkds-end", "tkds/giant_by_the_house", None),
    Fight("psychopaths-end", "psychopaths/short_evening", None),
)


def fought(library: Library, fight: Fight) -> str:
    """Return the file of a match among computer players: to its end, or stopped when the person is asked."""
    game = library.game(fight.scenario)
    policies = {name: policy_for(game.system, seat.policy) for name, seat in game.scenario.seats.items()}
    driver = Driver(policies, 4)
    if fight.turns is None:
        match = Match(game, FairDice("a secret of the server", {"host": "words of ours"}))
        driver.run(match)
        return save(match)
    players = [name for name, seat in game.scenario.seats.items() if seat.role == "player"]
    person = fight.seat or players[0]
    match = Match(game, SeededDice(4), people=(person,))
    driver.run(match, fight.turns)
    while not match.over and match.waiting_for() != (person,):
        waiting = [one for one in match.waiting_for() if one != person]
        if not waiting or not Driver({one: policies[one] for one in waiting}, 4).turn(match):
            break
    return save(match)


def uploaded(page: Page, address: str, folder: Path, text: str) -> str:
    """Upload a fight file and return the name of its table."""
    file = folder / "fight.json"
    file.write_text(text, encoding="utf-8")
    page.goto(urljoin(address, "replay"))
    page.set_input_files("#file", str(file))
    page.click("form.read-file button")
    page.wait_for_url(lambda url: "/t/" in url or "/replay/" in url, timeout=4 * PATIENCE)  # it is played again first
    return page.url.split("?")[0].rpartition("/")[2]


def tables(page: Page, address: str, folder: Path, wanted: set[str]) -> dict[str, str]:
    """The fights that are wanted, brought in; and one table that gathers."""
    library, made = Library.discover(), dict[str, str]()
    for fight in (*FIGHTS, *ENDED):
        if fight.name in wanted:
            made[fight.name] = uploaded(page, address, folder, fought(library, fight))
    page.goto(address)
    open_card(page, "k6/ogre_at_the_pillars")
    page.locator('[data-scenario="k6/ogre_at_the_pillars"] button[name=friends]').click()
    page.wait_for_url("**/t/*")
    made["gathering"] = page.url.rpartition("/")[2]
    return made


def first_choice(page: Page) -> None:
    """Touch the first thing that the tray offers."""
    chosen = page.locator("#tray [data-put]:visible").first
    if chosen.count():
        chosen.click()
        page.wait_for_timeout(400)


def moving(page: Page) -> None:
    """Choose to move, if that is offered: the board shows how far one gets."""
    first_choice(page)
    verb = page.locator("#tray [data-put*='\"move\"']:visible").first
    if verb.count():
        verb.click()
        page.wait_for_timeout(400)


def log_number(page: Page) -> None:
    """Open the last number of the log and its first term."""
    number = page.locator("#log .num").last
    if number.count() and number.is_visible():
        number.click()


def in_workshop(page: Page) -> None:
    """Begin on the fight that the page offers, and wait for its first figure."""
    begin = page.locator("form.base button, .way .btn.primary").first
    if begin.count():
        begin.click()
    page.locator("body[data-ready=yes]").wait_for()
    page.locator("body:not(:has([data-later]))").wait_for()
    page.wait_for_timeout(6000)  # the forecast sharpens; a picture of its beginning would show little


def selected(page: Page) -> None:
    """Begin in the workshop and select the first token."""
    in_workshop(page)
    token = page.locator(".boardbox [data-token] .tk-rim").first
    if token.count():
        token.click()
        page.wait_for_timeout(800)


def followed(part: str) -> Prepare:
    """Begin in the workshop and open a page of that fight."""

    def prepare(page: Page) -> None:
        in_workshop(page)
        page.goto(f"{page.url.partition('?')[0].partition('#')[0]}/{part}")

    return prepare


def hero_made(page: Page) -> None:
    """Make a hero from the first template."""
    page.locator(".templates button").first.click()
    page.wait_for_load_state("networkidle")


def card_opened(page: Page) -> None:
    """Open the sheet of a fight of the shelf."""
    open_card(page, "k6/ogre_at_the_pillars")


def guided(page: Page) -> None:
    """Begin the first guided fight."""
    page.locator(".welcome .btn.primary").click()
    page.locator("body[data-ready=yes]").wait_for()
    page.wait_for_timeout(600)


def invited(page: Page) -> None:
    """The first invitation, with its code."""
    page.locator("form[data-fetch=invite] button").first.click()
    page.locator(".qr-art").first.wait_for()


def searched(page: Page) -> None:
    """A word looked up in a rulebook."""
    page.fill("#seek", "1")


def needed(only: tuple[str, ...]) -> set[str]:
    """The fights that the shots with these words in their names show."""
    names = [fight.name for fight in (*FIGHTS, *ENDED)]
    chosen = [shot for shot in shots({name: f"<{name}>" for name in (*names, "gathering")}) if asked_for(shot, only)]
    return {name for name in names if any(f"<{name}>" in shot.address for shot in chosen)}


def asked_for(shot: Shot, only: tuple[str, ...]) -> bool:
    """Return whether the name of the shot holds one of the words, or there are no words."""
    return not only or any(word in shot.name for word in only)


def shots(made: dict[str, str]) -> Iterator[Shot]:
    """Every page and state."""
    yield Shot("lobby", "", stranger=True)
    yield Shot("lobby-own", "")
    yield Shot("lobby-end", "", lambda page: page.evaluate("scrollTo(0, document.body.scrollHeight)"), stranger=True)
    yield Shot("rulebooks", "rules", stranger=True)
    for system, clause in (("k6", "K6-12.2"), ("kampbogen", "KB-4.2"), ("tkds", "TK-9.2"), ("psychopaths", "PS-10.11")):
        yield Shot(f"rulebook-{system}", f"rules/{system}", stranger=True)
        yield Shot(f"rulebook-{system}-clause", f"rules/{system}#{clause}", stranger=True)
    yield Shot("rulebook-search", "rules/k6", searched, stranger=True)
    yield Shot("bring", "replay", stranger=True)
    yield Shot("missing", "nowhere", stranger=True)
    yield Shot("expired", "j/an-old-word", stranger=True)
    yield Shot("home-card", "", card_opened, stranger=True)
    yield Shot("guide", "", guided, stranger=True)
    yield Shot("campaigns", "campaigns")
    yield Shot("lab", "lab")
    yield Shot("heroes", "heroes", stranger=True)
    for system in SYSTEMS:
        yield Shot(f"heroes-{system}", f"heroes?game={system}", stranger=True)
        yield Shot(f"hero-{system}", f"heroes?new=yes&game={system}", hero_made, stranger=True)
        yield Shot(f"heroes-{system}-list", f"heroes?game={system}")
    yield Shot("build", "build", stranger=True)
    for scenario in BUILT:
        system = scenario.partition("/")[0]
        yield Shot(f"build-{system}", f"build/{scenario}", in_workshop, stranger=True)
        yield Shot(f"build-{system}-selected", f"build/{scenario}", selected, stranger=True)
    yield Shot("build-text", "build/k6/ogre_at_the_pillars", followed("text"), stranger=True)
    yield Shot("build-rules", "build/k6/ogre_at_the_pillars", followed("rules"), stranger=True)
    yield Shot("build-play", "build/k6/ogre_at_the_pillars", followed("play"), stranger=True)
    yield Shot("build-share", "build/k6/ogre_at_the_pillars", followed("share"), stranger=True)
    yield Shot("gathering", f"t/{made['gathering']}")
    yield Shot("invited", f"t/{made['gathering']}", invited)
    yield Shot("not-yours", f"t/{made['gathering']}", stranger=True)
    for fight in FIGHTS:
        if fight.name in made:
            yield Shot(f"table-{fight.name}", f"t/{made[fight.name]}", live=True)
            yield Shot(f"table-{fight.name}-chosen", f"t/{made[fight.name]}", first_choice, live=True)
    if "tkds" in made:
        yield Shot("table-tkds-moving", f"t/{made['tkds']}", moving, live=True)
    if "k6-late" in made:
        yield Shot("table-k6-number", f"t/{made['k6-late']}", log_number, live=True)
        yield Shot("tv-k6", f"t/{made['k6-late']}?tv", live=True)
        yield Shot("watch", f"t/{made['k6-late']}/watch")
    if "k6-master" in made:
        yield Shot("desk", f"t/{made['k6-master']}/desk?as=onlooker")
    for fight in ENDED:
        if fight.name in made:
            name = made[fight.name]
            yield Shot(f"recap-{fight.name}", f"t/{name}/recap")
            yield Shot(f"replay-{fight.name}", f"replay/{name}?at=6")
            yield Shot(f"over-{fight.name}", f"t/{name}", live=True)
    if "k6-end" in made:
        yield Shot("proof", f"t/{made['k6-end']}/proof")


def told(text: str) -> None:
    """Print a fault of a page beside its picture."""
    sys.stderr.write(f"{text}\n")


class Camera:
    """Takes shots with one visitor's cookies, in any size, light and language."""

    def __init__(self, browser: Browser, address: str, cookies: StorageState, folder: Path) -> None:
        self._browser, self._address, self._cookies, self._folder = browser, address, cookies, folder

    def _context(self, shot: Shot, size: str, theme: str, lang: str) -> BrowserContext:
        width, height = SIZES[size]
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            is_mobile=size in HANDHELD,
            has_touch=size in HANDHELD,
            reduced_motion="reduce",
            storage_state=None if shot.stranger else self._cookies,
        )
        context.set_default_timeout(PATIENCE)
        wanted = {"holmgang-lang": lang, "holmgang-theme": theme}
        context.add_cookies([{"name": name, "value": value, "url": self._address} for name, value in wanted.items()])
        return context

    def take(self, shot: Shot, size: str, theme: str, lang: str, *, whole: bool = False) -> Path:
        """One picture; the page's own faults are told on the terminal. ``whole``: down to its end."""
        context = self._context(shot, size, theme, lang)
        page = context.new_page()
        page.on("pageerror", lambda error: told(f"{shot.name}: {error}"))
        page.goto(urljoin(self._address, shot.address))
        if shot.live:
            page.locator("body[data-ready=yes], body[data-over]").first.wait_for()
        shot.prepare(page)
        page.locator("body:not(:has([data-later]))").wait_for(timeout=4 * PATIENCE)  # chances are still worked out
        page.wait_for_load_state("networkidle") if not shot.live else page.wait_for_timeout(250)
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        if wide > 0:
            told(f"{shot.name} {size} {lang}: {wide} px hang over the edge")
        path = self._folder / f"{shot.name}.{size}.{theme}.{lang}.png"
        page.screenshot(path=path, full_page=whole)
        context.close()
        return path


def main() -> None:
    """Take them all, or those whose names hold one of the words."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("folder", type=Path)
    asks.add_argument("--only", nargs="*", default=(), help="only shots whose names hold one of these words")
    asks.add_argument("--size", nargs="*", default=("desktop", "phone"), choices=tuple(SIZES))
    asks.add_argument("--theme", nargs="*", default=THEMES, choices=THEMES)
    asks.add_argument("--lang", nargs="*", default=LANGS, choices=LANGS)
    asks.add_argument("--whole", action="store_true", help="pages down to their end")
    asked = asks.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        house, only = House(Path(folder)), tuple(asked.only)
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGS)
        try:
            context = browser.new_context()
            context.set_default_timeout(PATIENCE)
            made = tables(context.new_page(), house.address, Path(folder), needed(only))
            camera = Camera(browser, house.address, context.storage_state(), asked.folder)
            for shot in shots(made):
                if not asked_for(shot, only):
                    continue
                for size in asked.size:
                    for theme in asked.theme:
                        for lang in asked.lang:
                            camera.take(shot, size, theme, lang, whole=asked.whole)
        finally:
            browser.close()
            house.kill()


if __name__ == "__main__":
    main()
