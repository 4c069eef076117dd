"""Attacks that take real processes and a real database: two workers, a signal in the midst of it, a keeper at work."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import sqlite3
import traceback
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, text, update
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from holmgang.table.service.access import fresh_secret
from holmgang.table.store import Store, StoreConflict
from holmgang.table.store.keeping import A_DAY, Tidied, tidy
from holmgang.table.store.schema import entries, tables
from holmgang.table.web.security import NOT_YOURS
from holmgang.table.web.visitors import VISITOR
from tests.loops import run_apart
from tests.table.databases import KINDS, fresh
from tests.table.store.test_store import MATCH, SEATS, TABLE, entry
from tests.table.trusted.servers import Guest, Served, kept_keys, sqlite_in
from tests.table.trusted.test_operations import fill

PATIENCE = 120.0
SOCKETS = 8
"""Number of connections, every second one for notifications; each of two processes very probably gets some."""


def seated(served: Served) -> tuple[Guest, str, str, str]:
    """A duel-like table with a friend on its first seat: the host, the table, the seat, the friend's token."""
    host = Guest(served)
    _, _, listed = host.ask("GET", "/api/scenarios")
    scenario = next(one for one in json.loads(listed) if one["scenario"] == "k6/corridor")
    seat = next(name for name, role in scenario["seats"].items() if role == "player")
    seats = {seat: {"sitting": "friend"}}
    made = host.call("/api/tables", {"scenario": "k6/corridor", "seats": seats, "dice": "seeded", "pace": 0})
    host.cookies[VISITOR] = made["token"]
    word = host.call(f"/api/tables/{made['table']}/invitations", {"seat": seat}, made["token"])["invitation"]
    token: str = host.call("/api/seats", {"invitation": word})["token"]
    return host, made["table"], seat, token


def test_a_seat_taken_away_at_one_process_ends_its_lines_at_all_of_them(tmp_path: Path) -> None:
    url = fresh("postgresql", tmp_path)

    async def ended(line: ClientConnection) -> int:
        """The code with which a line ends, whatever is still told before."""
        try:
            while True:
                await line.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 0

    async def evening() -> None:
        with Served(url, "--workers", "2") as served:
            host, table, seat, token = await asyncio.to_thread(seated, served)
            address = f"ws://127.0.0.1:{served.port}/t/{table}/live"
            lines = [
                await connect(
                    address + ("?bell" if number % 2 else ""),
                    additional_headers={"Cookie": f"{VISITOR}={token}"},
                    origin=served.address,  # type: ignore[arg-type]
                    max_size=None,
                    open_timeout=PATIENCE,
                )
                for number in range(SOCKETS)
            ]
            for line in lines:
                await line.recv()
            reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
            wanted = f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {token}"
            writer.write(f"{wanted}\r\n\r\n".encode())
            await reader.readuntil(b"event: state")
            status, _, _ = await asyncio.to_thread(host.ask, "POST", f"/t/{table}/revoke", {"seat": seat})
            assert status == 303
            assert await asyncio.gather(*map(ended, lines)) == [NOT_YOURS] * SOCKETS
            assert b'event: end\ndata: {"why": "revoked' in await reader.readuntil(b"revoked")
            writer.close()
            await writer.wait_closed()
            thief = Guest(served)
            thief.cookies[VISITOR] = token
            for _ in range(4):  # of either process
                assert (await asyncio.to_thread(thief.ask, "GET", f"/t/{table}"))[0] == 403

    run_apart(asyncio.wait_for(evening(), PATIENCE * 2))


def test_an_answer_under_way_when_the_house_closes_is_kept_and_acknowledged(tmp_path: Path) -> None:
    """Another process holds the database, so that the answer is surely under way when the signal comes."""
    url = sqlite_in(tmp_path)
    served = Served(url).start()
    try:
        host, table, _, token = seated(served)
        bearer = {"Authorization": f"Bearer {token}"}

        def given() -> dict[str, Any]:
            asked = json.loads(host.ask("GET", f"/api/tables/{table}/questions", headers=bearer)[2])
            step = asked["steps"][0]
            fallback = step["choices"][0]["id"] if step.get("choices") else None
            drafted = host.call(f"/api/tables/{table}/draft", {"given": {step["purpose"]: fallback}}, token)
            while not drafted["complete"]:
                step = drafted["open"]
                chosen = step["default"] if step["has_default"] else step["choices"][0]["id"]
                filled = {**drafted.get("given", {}), step["purpose"]: chosen}
                drafted = host.call(f"/api/tables/{table}/draft", {"given": filled}, token)
            return {"serial": drafted["serial"], "key": "last-words", "answer": drafted["answer"]}

        answer = given()
        keeper = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        keeper.execute("BEGIN IMMEDIATE")
        line = HTTPConnection("127.0.0.1", served.port, timeout=PATIENCE)
        headers = {**bearer, "Content-Type": "application/json"}
        line.request("POST", f"/api/tables/{table}/answers", json.dumps(answer), headers)
        for _ in range(3):  # what was sent before is read by then
            assert Guest(served).ask("GET", "/static/live.js")[0] == 200
        assert served.process is not None
        served.process.send_signal(signal.SIGTERM)
        while listens(served.port):
            pass
        keeper.execute("COMMIT")
        assert json.loads(line.getresponse().read())["again"] is False
        line.close()
        keeper.close()
        assert served.process.wait(PATIENCE) == 0
    finally:
        served.stop()
    assert kept_keys(url) == ["last-words"]


def test_followers_of_a_table_are_told_that_the_server_closes(tmp_path: Path) -> None:
    """A stream never ends by itself: one that is not told would keep the house open until it is cut off."""
    served = Served(sqlite_in(tmp_path)).start()
    try:
        _, table, _, token = seated(served)
        line = HTTPConnection("127.0.0.1", served.port, timeout=PATIENCE)
        line.request("GET", f"/api/tables/{table}/stream", headers={"Authorization": f"Bearer {token}"})
        stream = line.getresponse()
        assert stream.readline(), "something is told"
        code, errors = served.stop(signal.SIGTERM)
        last = stream.read().decode()
        line.close()
    finally:
        served.stop()
    assert 'event: end\ndata: {"why": "closing' in last
    assert (code, errors) == (0, ""), "nothing had to be cut off"


def listens(port: int) -> bool:
    """Return whether a server still answers at this port."""
    with socket.socket() as caller:
        return caller.connect_ex(("127.0.0.1", port)) == 0


# ---- sockets that do not behave --------------------------------------------------------------------------------------

FINAL_PING, FINAL_TEXT, MASKED = 0x89, 0x81, 0x80
A_LOT = 100_000_000


def socket_to(served: Served, table: str, token: str) -> socket.socket:
    """A socket of the table by hand, which has been let in; its system keeps little of what is not read."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(PATIENCE)
    line.connect(("127.0.0.1", served.port))
    wanted = (
        f"GET /t/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\nOrigin: {served.address}\r\n"
        f"Cookie: {VISITOR}={token}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    line.sendall(wanted.encode())
    assert line.recv(12) == b"HTTP/1.1 101"
    return line


def frame(kind: int, content: bytes) -> bytes:
    """One frame of a client, masked with nothing."""
    return bytes([kind, MASKED | len(content)]) + bytes(4) + content


def test_a_socket_that_does_not_behave_is_ended_and_is_no_news(tmp_path: Path) -> None:
    """One sends what is no text. One sends pings for ever and reads none of the echoes."""
    served = Served(sqlite_in(tmp_path)).start()
    try:
        host, table, _, token = seated(served)
        noise = socket_to(served, table, token)
        noise.sendall(frame(FINAL_TEXT, b"\xff\xfe"))
        heard = b""
        while more := noise.recv(65_536):
            heard += more
        assert heard.endswith(bytes([0x88, 2]) + (1007).to_bytes(2, "big")), "the code for what is no text"
        noise.close()
        deaf = socket_to(served, table, token)
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            deaf.sendall(frame(FINAL_PING, bytes(100)) * (A_LOT // 100))
        deaf.close()
        assert host.ask("GET", f"/t/{table}")[0] == 200, "the others go on"
        assert served.stop(signal.SIGTERM) == (0, "")
    finally:
        served.stop()


# ---- the keeper of the house -----------------------------------------------------------------------------------------


def test_a_table_that_is_used_while_old_ones_are_put_away_loses_nothing(tmp_path: Path) -> None:
    """A visitor comes back after a hundred days at the very moment when the table is to be packed up."""
    store = Store(fresh("postgresql", tmp_path), clock=lambda: 1_000 * A_DAY)
    fill(store)
    keeper = Store(store.url, clock=lambda: 1_100 * A_DAY)
    waits = text("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
    with ThreadPoolExecutor(1) as apart:
        with store.engine.begin() as answering:
            answering.execute(update(tables).where(tables.c.id == "t").values(touched=1_100 * A_DAY))
            body = json.dumps(entry(30).body)
            answering.execute(insert(entries).values(match="m", number=30, at=0.0, asked=0, body=body))
            putting_away = apart.submit(tidy, keeper)
            with keeper.engine.connect() as snapshots:
                while not snapshots.scalar(waits) and not putting_away.done():
                    snapshots.rollback()
        assert putting_away.result(PATIENCE) == Tidied()
    kept = store.match("m")
    assert kept is not None
    assert [row.number for row in kept.entries] == list(range(31))
    store.close()
    keeper.close()


@pytest.mark.parametrize("kind", KINDS)
def test_a_mishap_of_the_database_tells_nothing_of_what_was_to_be_written(kind: str, tmp_path: Path) -> None:
    store, secret = Store(fresh(kind, tmp_path)), fresh_secret() + fresh_secret()
    store.add_table(TABLE, SEATS, [])
    begun = TABLE.__class__(**{**vars(TABLE), "match": "m", "revision": 1})
    store.begin_match(MATCH, [], begun)
    sealed = MATCH.__class__(**{**vars(MATCH), "dice": {"mode": "fair", "secret": secret}})
    with pytest.raises(StoreConflict) as refused:
        store.begin_match(sealed, [], begun)
    assert "INSERT INTO matches" in str(refused.value.__cause__)
    assert secret not in str(refused.value.__cause__)
    store.close()


def test_nor_does_what_the_server_adds_to_its_complaint(tmp_path: Path) -> None:
    """PostgreSQL quotes the row that it refuses, some letters of each value, whatever the driver hides."""
    store, secret = Store(fresh("postgresql", tmp_path)), fresh_secret()[:16]
    store.add_table(TABLE, SEATS, [])
    begun = TABLE.__class__(**{**vars(TABLE), "match": "m", "revision": 1})
    lacking = {"content_hash": None, "dice": {"mode": "fair", "secret": secret}}
    with pytest.raises(StoreConflict) as refused:
        store.begin_match(MATCH.__class__(**{**vars(MATCH), **lacking}), [], begun)
    logged = "".join(traceback.format_exception(refused.value))
    assert "null value in column" in logged, "what was wrong is told"
    assert secret not in logged
    store.close()
