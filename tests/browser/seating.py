"""Tables set for a test, on the disk of a house that runs, and browsers that sit down at them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from holmgang.kernel.library import Library
from holmgang.table.service import InProcessBots, SeatOrder, TableOrder, TableService
from holmgang.table.store import Store
from tests.browser.conftest import DESKTOP, House, Opens, open_card
from tests.refgame import SYSTEM

HOST = "host".ljust(32, "-")
READY = "body[data-ready=yes]"
WITH_REFGAME = (
    "import holmgang.cli.serve as serve; from holmgang.kernel.library import Library; "
    "from tests.refgame import SYSTEM; "
    "serve.library = lambda: Library([*Library.discover().systems.values(), SYSTEM]); "
    "from holmgang.cli.app import main; main()"
)
"""The real command, with the reference game among its systems: it asks every kind of question within minutes."""


def guest(seat: str) -> str:
    """The secret word of the browser that holds a seat."""
    return f"guest-of-{seat}".ljust(32, "-")


def library() -> Library:
    """Return the games that the server offers: all installed systems and the reference game."""
    return Library([*Library.discover().systems.values(), SYSTEM])


def set_table(
    house: House, scenario: str, seats: Mapping[str, str], *, seed: str = "7", dice: str = "seeded", pace: float = 0
) -> str:
    """A table that has begun; ``seats`` are ``here`` (the host's device), ``friend`` (a browser each) or ``engine``."""

    async def setting() -> str:
        store = Store(f"sqlite:///{house.folder / 'tables.db'}")
        service = TableService(library(), store, bot_pool=InProcessBots())
        order: dict[str, Any] = {
            "scenario": scenario,
            "seats": {seat: SeatOrder(sitting=sitting) for seat, sitting in seats.items()},  # type: ignore[arg-type]
            "dice": dice,
            "seed": seed,
            "pace": pace,
            "start": False,
        }
        name = await service.setup.set_table(HOST, TableOrder.model_validate(order))
        for seat, sitting in seats.items():
            if sitting == "friend":
                link = await service.permissions.invite(HOST, name, seat)
                await service.permissions.accept(guest(seat), link, seat.title())
        onlookers = await service.permissions.invite(HOST, name, None)
        await service.permissions.accept(guest("onlooker"), onlookers)
        await service.setup.begin(name)
        await service.close()
        store.close()
        return name

    with ThreadPoolExecutor(1) as apart:  # the browser's own loop runs in this thread
        return apart.submit(lambda: asyncio.run(setting())).result()


def open_for_friends(page: Page, scenario: str) -> None:
    """Press *With friends* on the sheet of a fight in the lobby."""
    open_card(page, scenario)
    page.locator(f'[data-scenario="{scenario}"] button[name=friends]').click()


def sit(house: House, opens: Opens, name: str, word: str = HOST, size: tuple[int, int] = DESKTOP, **more: Any) -> Page:
    """A browser that knows this word, at the table."""
    query = more.pop("query", "")
    cookie = {"name": "holmgang", "value": word, "domain": "127.0.0.1", "path": "/", "expires": -1}
    kept = {"cookies": [{**cookie, "httpOnly": True, "secure": False, "sameSite": "Strict"}], "origins": []}
    page = opens(f"{house.address}t/{name}{query}", size, storage_state=kept, **more)
    page.locator(READY).or_(page.locator("body.curtained")).first.wait_for()
    return page


def answers_kept(folder: Path, name: str) -> list[str]:
    """The answers of a table's match that are on the disk, as JSON."""
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        rows = database.execute(
            "SELECT body FROM entries JOIN tables ON entries.match = tables.match WHERE tables.id = ? ORDER BY number",
            (name,),
        )
        return [str(row[0]) for row in rows]
