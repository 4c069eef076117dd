"""The database goes away and comes back: visitors read a sentence, answers wait, and the log has no traceback."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import signal
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import create_engine, text
from starlette.websockets import WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from holmgang.kernel.library import Library
from holmgang.table.service import TableService
from holmgang.table.service.errors import DatabaseAway
from holmgang.table.web import create_app
from holmgang.table.web.api import Caller, _stream, _until_away
from holmgang.table.web.health import Metrics
from tests.loops import run_apart
from tests.table.databases import server
from tests.table.service.playing import house
from tests.table.trusted.servers import Guest, Served, kept_keys, workers_of
from tests.table.trusted.test_kills import everybody_right, sit_down


class OwnDatabase:
    """A database of its own on the PostgreSQL server, which can be closed to everyone and opened again."""

    def __init__(self) -> None:
        self._name = f"t{secrets.token_hex(6)}"
        self._do(f"CREATE DATABASE {self._name}")
        self.url = urlunsplit(urlsplit(server())._replace(path=f"/{self._name}"))

    def _do(self, *statements: str) -> None:
        engine = create_engine(server().replace("postgresql://", "postgresql+psycopg://"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            for statement in statements:
                connection.execute(text(statement))
        engine.dispose()

    def close(self) -> None:
        """End all connections and allow no new ones."""
        self._do(
            f"ALTER DATABASE {self._name} WITH ALLOW_CONNECTIONS false",
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{self._name}'",
        )

    def open(self) -> None:
        """Allow connections again."""
        self._do(f"ALTER DATABASE {self._name} WITH ALLOW_CONNECTIONS true")


def test_an_outage_of_the_database_is_said_and_waited_for(tmp_path: Path) -> None:
    database = OwnDatabase()

    async def evening() -> None:
        served = Served(database.url).start()
        try:
            people = await sit_down(served, 1)
            tasks = [asyncio.create_task(one.live()) for one in people]
            await everybody_right(people)
            guest = people[0].guest
            table = people[0].path.removesuffix("/live")
            for one in people:
                one.right.clear()
            await asyncio.to_thread(database.close)
            for path in ("/", f"{table}/scenario.yaml", table):
                for lang, words in (("en", "database does not answer"), ("cs", "neodpovídá"), ("da", "svarer ikke")):
                    spoken = {"Accept-Language": lang}
                    status, headers, page = await asyncio.to_thread(guest.ask, "GET", path, None, spoken)
                    assert (status, headers["retry-after"]) == (503, "2"), path
                    assert words in page
            status, _, page = await asyncio.to_thread(guest.ask, "GET", "/healthz")
            assert status == 503
            status, _, page = await asyncio.to_thread(guest.ask, "POST", "/tables", {"scenario": "k6/corridor"})
            assert status == 503, page
            await asyncio.to_thread(database.open)
            await everybody_right(people)
            before = sum(len(one.acknowledged) for one in people)
            while sum(len(one.acknowledged) for one in people) < before + 2:
                if all(one.over.is_set() for one in people):
                    break
                await asyncio.sleep(0.02)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            assert {key for one in people for key in one.acknowledged} <= set(kept_keys(database.url))
        finally:
            _, errors = await asyncio.to_thread(served.stop, signal.SIGTERM)
        assert "Traceback" not in errors, errors

    run_apart(asyncio.wait_for(evening(), 240))


def test_processes_that_begin_during_an_outage_wait_for_the_database() -> None:
    """They do not end and begin anew until the server gives up, and the log has no traceback."""
    database = OwnDatabase()
    served = Served(database.url, "--workers", "2").start()
    try:
        assert served.process is not None
        assert served.process.stderr is not None
        while len(workers := workers_of(served.process.pid)) < 2:
            os.sched_yield()
        database.close()
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        told, waiting = list[str](), 0
        while waiting < 2:
            told.append(served.process.stderr.readline())
            assert told[-1], "the server has ended"
            waiting += "waits for the database" in told[-1]
        database.open()
        assert Guest(served).ask("GET", "/healthz")[0] == 200
    finally:
        code, errors = served.stop(signal.SIGTERM)
    assert code == 0
    assert "Traceback" not in "".join(told) + errors


TRY_AGAIN_LATER = 1013


def listening(guest: Guest, path: str) -> connect:
    """Open a socket of a page as its browser does."""
    address = guest.served.address
    return connect(
        address.replace("http", "ws", 1) + path,
        additional_headers={"Cookie": guest.cookie},
        origin=address,  # type: ignore[arg-type]
        ping_interval=None,
    )


async def code_of(line: ClientConnection) -> int | None:
    """Read until the socket is closed; return its code."""
    with suppress(ConnectionClosed):
        async with asyncio.timeout(60):
            async for _ in line:
                pass
    return line.close_code


def test_a_page_of_the_workshop_is_told_to_try_again(tmp_path: Path) -> None:
    """It looks by itself whether its fight has changed; an outage must not count as a fight that is not its own."""
    database = OwnDatabase()

    async def evening() -> None:
        served = Served(database.url).start()
        try:
            guest = Guest(served)
            made = await asyncio.to_thread(guest.ask, "POST", "/build/new", {"scenario": "k6/corridor"})
            async with listening(guest, f"{made[1]['location']}/live") as workshop:
                await workshop.recv()
                await asyncio.to_thread(database.close)
                assert await code_of(workshop) == TRY_AGAIN_LATER
        finally:
            _, errors = await asyncio.to_thread(served.stop, signal.SIGTERM)
            await asyncio.to_thread(database.open)
        assert "Traceback" not in errors, errors

    run_apart(asyncio.wait_for(evening(), 240))


def test_those_who_only_listen_are_told_to_try_again(library: Library, tmp_path: Path) -> None:
    """A page that waits for its table, and a program that follows it, when their rights are to be read anew."""

    async def away(*_: object) -> None:
        raise DatabaseAway

    with TestClient(create_app(house(library, tmp_path)), follow_redirects=False) as client:
        assert client.portal is not None
        own = {"origin": "http://testserver"}
        path = client.post("/tables", data={"scenario": "refgame/duel"}, headers=own).headers["location"]
        service: TableService = client.app.state.service  # type: ignore[attr-defined]
        name = path.rpartition("/")[2]
        table = client.portal.call(service.table, name)
        with client.websocket_connect(f"{path}/live?bell", headers=own) as bell:
            assert json.loads(bell.receive_text())["is"] == "rung"
            service.permissions.access = away  # type: ignore[assignment, method-assign]
            table.access_changes += 1
            client.portal.call(service.notifications.notify, name)
            with pytest.raises(WebSocketDisconnect) as closed:
                bell.receive_text()
        assert closed.value.code == TRY_AGAIN_LATER

        async def followed() -> list[str]:
            calling = Caller(service, Metrics(), "x" * 32, "en", "127.0.0.1")
            return [event async for event in _until_away(_stream(calling, table, None, 0, -1))]

        assert client.portal.call(followed) == [
            'event: end\ndata: {"why": "the database does not answer"}\n\n',
        ]
