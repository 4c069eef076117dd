"""A real server on a free port of this machine, and a real Chromium to look at it."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, expect, sync_playwright

ARGS = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-quic",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
DESKTOP, PHONE = (1440, 900), (360, 740)
PATIENCE = 120_000
"""Milliseconds until a page that does not change counts as stuck. Nothing waits for that long if all is well."""
expect.set_options(timeout=PATIENCE)


class House:
    """``holmgang serve`` in a process of its own. It can be killed, and started again on the same port."""

    def __init__(self, folder: Path, program: str = "from holmgang.cli.app import main; main()") -> None:
        self.folder, self._process, self.address, self._program = folder, None, "", program
        self.start()

    _process: subprocess.Popen[str] | None

    def start(self) -> None:
        """Start, and wait until it listens."""
        port = self.address.rstrip("/").rpartition(":")[2] or "0"
        command = [sys.executable, "-c", self._program, "serve", "--port", port]
        self._process = subprocess.Popen(
            [*command, "--db", f"sqlite:///{self.folder / 'tables.db'}"],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "COLUMNS": "200", "PYTHONUNBUFFERED": "1"},
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        self.address = next(word for word in line.split() if word.startswith("http://"))

    def sent(self) -> int:
        """Return the number of answers and confirmations of people on the disk."""
        with closing(sqlite3.connect(self.folder / "tables.db")) as database:
            count: int = database.execute("SELECT count(*) FROM entries WHERE key IS NOT NULL").fetchone()[0]
        return count

    def kill(self) -> None:
        """As a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            if self._process.stdout is not None:
                self._process.stdout.close()
            self._process = None


def open_card(page: Page, scenario: str) -> None:
    """Open the sheet of a card of the shelf."""
    page.locator(f'[data-scenario="{scenario}"] .sc-open').click()
    page.locator(f'[data-scenario="{scenario}"] .sc-sheet:popover-open').wait_for()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    running = House(tmp_path)
    yield running
    running.kill()


def chromium() -> str | None:
    """Chromium of this machine."""
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = chromium()
    if program is None:
        says = "there is no Chromium here, so the pages have not been looked at: install Debian's package `chromium`"
        if os.environ.get("CI") == "true":
            pytest.fail(says)
        pytest.skip(says)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=program, args=ARGS)
        yield running
        running.close()


class Cable:
    """The network between a browser's sockets and the server. Cut, it swallows what is sent and refuses connections.

    ``deaf``: what the browser sends still arrives, but nothing comes back. ``said`` is all that came from the server.
    """

    def __init__(self) -> None:
        self.cut = self.deaf = False
        self.said: list[str] = []
        self._plugged: list[WebSocketRoute] = []
        self._far_ends: list[WebSocketRoute] = []

    def plug(self, socket: WebSocketRoute) -> None:
        """Between the two ends of a socket."""
        if self.cut or self.deaf:
            socket.close()
            return
        server = socket.connect_to_server()
        socket.on_message(lambda message: None if self.cut else server.send(message))
        socket.on_close(lambda code, reason: None if self.cut else server.close())
        server.on_message(lambda message: None if self.cut or self.deaf else self._pass_on(socket, message))
        self._plugged.append(socket)
        self._far_ends.append(server)

    def _pass_on(self, socket: WebSocketRoute, message: str | bytes) -> None:
        self.said.append(str(message))
        socket.send(message)

    def say(self, message: str) -> None:
        """To the browser, as if it came from the server."""
        for socket in self._plugged:
            socket.send(message)

    def mend(self) -> None:
        """The network is back; what was connected before is not."""
        self.cut = self.deaf = False
        for socket in (*self._plugged, *self._far_ends):
            socket.close()
        self._plugged, self._far_ends = [], []


Opens = Callable[..., Page]


@pytest.fixture
def opens(browser: Browser) -> Iterator[Opens]:
    """Open a page in a browser of its own: ``opens(address, size)``. Errors of its scripts fail the test.

    The reader has switched the play of deeds off, unless the test names a ``pace``: what a page shows does not depend
    on it, as ``test_play.py`` proves.
    """
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def opened(
        address: str, size: tuple[int, int] = DESKTOP, cable: Cable | None = None, pace: str = "off", **options: object
    ) -> Page:
        phone = size == PHONE
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
            **options,  # type: ignore[arg-type]
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(
            f"localStorage.getItem('holmgang:pace') ?? localStorage.setItem('holmgang:pace', '{pace}')"
        )
        contexts.append(context)
        if cable is not None:
            context.route_web_socket(lambda address: "/live" in address, cable.plug)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(f"{page.url}: {error.stack or error}"))
        page.on("console", lambda said: troubles.append(said.text) if "Content Security" in said.text else None)
        page.goto(address)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not troubles, "\n".join(troubles)
