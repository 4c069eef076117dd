"""``holmgang serve`` in processes of its own, killed and started again on the same port; and people over sockets."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import ssl
import subprocess
import sys
from collections.abc import Mapping
from html import unescape
from http.client import HTTPConnection, HTTPSConnection
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlencode

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

MAIN = "from holmgang.cli.app import main; main()"
PATIENCE = 240.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Served:
    """A house on a port of this machine."""

    def __init__(self, url: str, *options: str, port: int = 0) -> None:
        self.url, self.port, self.options = url, port or free_port(), options
        self.process: subprocess.Popen[str] | None = None
        self.tls: ssl.SSLContext | None = None
        """TLS context for connections through a proxy before the server, if any: ``port`` is the proxy's then."""

    def line(self, source: tuple[str, int]) -> HTTPConnection:
        """A connection to it."""
        if self.tls is not None:
            return HTTPSConnection("127.0.0.1", self.port, timeout=PATIENCE, context=self.tls)
        return HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE, source_address=source)

    def start(self) -> Served:
        """Start, and wait until it answers."""
        command = [sys.executable, "-c", MAIN, "serve", "--port", str(self.port), "--db", self.url, *self.options]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "COLUMNS": "200"}
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "open at" not in line:
            raise AssertionError(line + self.process.communicate()[1])
        return self

    @property
    def address(self) -> str:
        return f"http{'s' if self.tls else ''}://127.0.0.1:{self.port}"

    def stop(self, sign: signal.Signals = signal.SIGKILL) -> tuple[int, str]:
        """End it; returns its exit code and what it wrote to the error channel."""
        if self.process is None:
            return 0, ""
        self.process.send_signal(sign)
        _, errors = self.process.communicate(timeout=PATIENCE)
        code, self.process = self.process.returncode, None
        return code, errors

    def __enter__(self) -> Served:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()


class Guest:
    """A browser without a screen: its cookies, plain requests. ``source`` is its own address."""

    def __init__(self, served: Served, source: str = "127.0.0.1") -> None:
        self.served, self.cookies, self._source = served, dict[str, str](), (source, 0)

    def ask(
        self, method: str, path: str, form: Mapping[str, Any] | None = None, headers: Mapping[str, str] | None = None
    ) -> tuple[int, dict[str, str], str]:
        """One request; cookies are kept, redirects are not followed."""
        line = self.served.line(self._source)
        sent = {"Origin": self.served.address, "Cookie": self.cookie, **(headers or {})}
        body = None if form is None else urlencode(form)
        if form is not None:
            sent["Content-Type"] = "application/x-www-form-urlencoded"
        line.request(method, path, body, sent)
        reply = line.getresponse()
        text = reply.read().decode()
        for name, value in reply.getheaders():
            if name.lower() == "set-cookie":
                key, _, word = value.partition(";")[0].partition("=")
                self.cookies[key] = word
        line.close()
        return reply.status, {name.lower(): value for name, value in reply.getheaders()}, text

    def call(self, path: str, body: Any, token: str = "") -> Any:
        """Something of the API."""
        line = self.served.line(self._source)
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}" if token else ""}
        line.request("POST", path, json.dumps(body), headers)
        reply = line.getresponse()
        text = reply.read().decode()
        line.close()
        assert reply.status < 300, text
        return json.loads(text)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def table(self, scenario: str, **form: str) -> str:
        """Set a table; returns its address."""
        status, headers, text = self.ask("POST", "/tables", {"scenario": scenario, **form})
        assert status == 303, text
        if "friends" not in form:
            self.ask("POST", f"{headers['location']}/begin", {"words": "mead"})
        return headers["location"]

    def invite(self, table: str, seat: str) -> str:
        """A link to a seat."""
        _, _, text = self.ask("POST", f"{table}/invite", {"seat": seat})
        found = re.search(r'href="http://[^"/]+(/j/[\w-]+)"', text)
        assert found is not None, text
        return found[1]


class Person:
    """One tab that plays: connects, connects again whenever the line is lost, answers whatever it is asked.

    It keeps what it has sent until it hears of it, and sends it again, as the page does. ``acknowledged`` are the keys
    the server has said to have taken.
    """

    def __init__(self, guest: Guest, table: str, luck: Random, name: str) -> None:
        self.guest, self.path, self.luck, self.name = guest, f"{table}/live", luck, name
        self.acknowledged: list[str] = []
        self.refused: list[str] = []
        self.waiting: dict[str, Any] | None = None
        self.state: dict[str, Any] = {}
        self.tray = ""
        self.codes: list[int] = []
        self.over, self.resting, self.count = asyncio.Event(), False, 0
        self.touched: object = None
        """Result of ``drafted`` at the last touch: until the page shows something else, a second touch would take back
        what the first has chosen."""
        self.right = asyncio.Event()
        """Set whenever a state has come over the newest connection."""
        self.line: ClientConnection | None = None

    async def live(self) -> None:
        """Until cancelled."""
        while True:
            try:
                async with connect(
                    self.guest.served.address.replace("http", "ws", 1) + self.path,
                    ssl=self.guest.served.tls,
                    additional_headers={"Cookie": self.guest.cookie},
                    origin=self.guest.served.address,  # type: ignore[arg-type]
                    max_size=None,
                    ping_interval=None,
                    close_timeout=1,
                ) as line:
                    self.line, self.touched = line, None
                    hello = {"serial": self.state.get("serial", -1), "sketch": self.state.get("sketch", {})}
                    await self.say({"do": "hello", **hello})
                    if self.waiting is not None:
                        await self.say(self.waiting)
                    async for text in line:
                        await self.hear(json.loads(text))
            except ConnectionClosed as closed:
                self.codes.append(closed.rcvd.code if closed.rcvd is not None else 1006)
            except (OSError, InvalidHandshake, TimeoutError):
                pass
            finally:
                self.line = None
                self.right.clear()
            await asyncio.sleep(0.1)

    async def say(self, message: dict[str, Any]) -> None:
        if self.line is not None:
            await self.line.send(json.dumps(message))

    async def hear(self, message: dict[str, Any]) -> None:
        kind = message["is"]
        if kind == "state":
            self.state = message
            if self.drafted() != self.touched:
                self.touched = None
            for one in message["fragments"]:  # only what has changed
                if one["id"] == "tray":
                    self.tray = one["html"]
            self.right.set()
            if message["over"]:
                self.over.set()
        elif kind in ("taken", "refused") and self.waiting is not None and message["key"] == self.waiting["key"]:
            if self.waiting["do"] == "send":  # to confirm twice is taken, and not written
                (self.acknowledged if kind == "taken" else self.refused).append(message["key"])
            self.waiting = None
        if kind in ("state", "taken", "refused"):
            await self.act()

    async def act(self) -> None:
        """Touch something, or send."""
        if self.waiting is not None or self.resting or self.touched is not None or not self.state:
            return
        serial, inputs = self.state["serial"], self.state["sketch"]
        touchable = re.findall(r"<[^>]*\sdata-(?:send|confirm|put|toggle|face)\b[^>]*>", self.tray)
        offered = [tag for tag in touchable if "disabled" not in tag]
        if any(" data-send" in tag for tag in offered):
            await self.once({"do": "send", "serial": serial, "sketch": inputs})
        elif any(" data-confirm" in tag for tag in offered):
            await self.once({"do": "confirm", "serial": serial})
        elif offered:
            act, value = re.findall(r'data-(put|toggle|face)="([^"]*)"', self.luck.choice(offered))[0]
            read, self.touched = json.loads(unescape(value)), self.drafted()
            await self.say({"do": "touch", "act": act, "value": read, "serial": serial, "sketch": inputs})

    def drafted(self) -> object:
        """Return the version of the table and the inputs filled in so far."""
        return self.state["version"], self.state["sketch"]

    async def once(self, message: dict[str, Any]) -> None:
        self.count += 1
        self.waiting = {**message, "key": f"{self.name}-{self.count}"}
        await self.say(self.waiting)


def kept_keys(url: str) -> list[str]:
    """The keys of all answers in a database, in the order of their matches."""
    from sqlalchemy import select

    from holmgang.table.store import Store
    from holmgang.table.store.schema import entries

    store = Store(url)
    with store.engine.connect() as connection:
        asked = select(entries.c.key).where(entries.c.key.is_not(None))
        found = [str(key).partition(":")[2] for key in connection.scalars(asked)]
    store.close()
    return found


def sqlite_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


def workers_of(parent: int) -> list[int]:
    """The serving processes of a server."""
    found = []
    for path in Path("/proc").glob("[0-9]*"):
        try:
            stat, command = (path / "stat").read_text(), (path / "cmdline").read_text()
        except OSError:
            continue
        if int(stat.rpartition(")")[2].split()[1]) == parent and "resource_tracker" not in command:
            found.append(int(path.name))
    return sorted(found)
