"""Attacks of strangers who know the server: files that take long, words they have planted, sockets they keep."""

from __future__ import annotations

import asyncio
import gc
import itertools
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from fastapi.testclient import TestClient

from holmgang.kernel.library import Library
from holmgang.kernel.save import save
from holmgang.table.service import TableService
from holmgang.table.web import Settings
from holmgang.table.web.health import Metrics
from holmgang.table.web.security import MOST_AT_ONCE, NOT_YOURS, SMALL, SecurityMiddleware
from holmgang.table.web.setup_form import MOST_PROBLEMS
from holmgang.table.web.visitors import VISITOR
from tests.table.trusted.test_guard import ended, in_time, opened
from tests.table.web.looking_back import bring
from tests.table.web.looking_back import ended as over
from tests.table.web.test_routes import ORIGIN, invited, new_table, visitor

FORM = {**ORIGIN, "content-type": "application/x-www-form-urlencoded"}


@pytest.fixture
def host(library: Library, tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(opened(library, tmp_path)) as client:
        yield client


# ---- files -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/build/new"])
def test_an_uploaded_file_keeps_no_other_visitor_waiting(host: TestClient, path: str) -> None:
    service: TableService = host.app.state.service  # type: ignore[attr-defined]
    assert host.portal is not None
    another_file, looked_at = Event(), Event()

    def brought() -> None:
        visitor(host).post(path, files={"file": ("x.yaml", "system: refgame")}, headers=ORIGIN)
        looked_at.set()

    long_one = host.portal.start_task_soon(service.workers.upload, another_file.wait, 60)
    bringing = Thread(target=brought)
    bringing.start()
    for _ in range(20):
        assert host.get("/healthz").status_code == 200
    waits = not looked_at.is_set()
    another_file.set()
    bringing.join(60)
    assert waits, "it was looked at where everybody's requests are answered"
    assert looked_at.is_set()
    assert long_one.result(60)


def test_a_few_of_thousands_of_mistakes_are_told(host: TestClient) -> None:
    pack = "system: refgame\nweapons:\n" + "".join(f"  one{number}: {{}}\n" for number in range(3000))
    files = [("file", (f"{name}.yaml", pack)) for name in ("a", "b")]
    page = host.post("/build/new", files=files, headers=ORIGIN)
    assert page.status_code == 422
    assert 1 <= page.text.count("one1") <= page.text.count("a.yaml") + page.text.count("b.yaml") <= 6 * MOST_PROBLEMS
    told = host.post("/api/tables", json={"scenario": "refgame/duel", "packs": [pack]})
    assert told.status_code == 400
    assert len(told.json()["problems"]) == MOST_PROBLEMS


@pytest.mark.parametrize("code", ["idna", "punycode", "undefined", "unicode_escape", "utf-16", "'utf-7'"])
def test_a_form_is_written_in_one_code(host: TestClient, code: str) -> None:
    part = 'Content-Disposition: form-data; name="text"'
    body = f"--B\r\n{part}\r\n\r\nxn--{'a' * 300}\\ud800\r\n--B--\r\n".encode()
    for path in ("/build/new", "/build/x/text", "/tables"):
        sort = f"multipart/form-data; boundary=B; charset={code}"
        assert host.post(path, content=body, headers={**ORIGIN, "content-type": sort}).status_code == 415
    plain = {**ORIGIN, "content-type": "multipart/form-data; boundary=B; charset=UTF-8"}
    assert host.post("/build/new", content=body, headers=plain).status_code == 404


def test_a_map_that_is_nested_without_end_is_refused(tmp_path: Path) -> None:
    library = Library.discover()
    with TestClient(opened(library, tmp_path)) as client:
        for suffix in sorted({one for system in library.systems.values() for one in system.map_suffixes}):
            for content in (b'{"a":' * 50_000, b"<a>" * 50_000):
                files = {"file": (f"map{suffix}", content)}
                answer = client.post("/build/new", files=files, headers=ORIGIN)
                assert answer.status_code == 422, suffix


def test_only_where_files_are_brought_a_request_may_be_large(host: TestClient) -> None:
    large = {"scenario": "refgame/duel", "seed": "x" * SMALL}
    assert host.post("/api/tables", json=large).status_code == 422, "it was read"
    for path in ("/api/tables/x/answers", "/api/tables/x/draft", "/replay/x/fork", "/settings"):
        assert host.post(path, json=large, headers=ORIGIN).status_code == 413, path


def test_names_that_no_table_has_leave_nothing_behind(host: TestClient) -> None:
    def locks() -> int:
        gc.collect()
        return sum(isinstance(one, asyncio.Lock) for one in gc.get_objects())

    host.get("/t/warmup")
    before = locks()
    for number in range(60):
        assert host.get(f"/t/nobody{number}").status_code == 404
    assert locks() < before + 30


# ---- words -----------------------------------------------------------------------------------------------------------


def test_a_planted_word_gets_no_table_either(host: TestClient) -> None:
    planted = "y" * 32

    def victim() -> TestClient:
        client = visitor(host)
        client.cookies.set(VISITOR, planted)
        return client

    library: Library = host.app.state.service.library  # type: ignore[attr-defined]
    filled = {"scenario": "refgame/duel"}
    for answer in (
        victim().post("/tables", data={"scenario": "refgame/duel"}, headers=ORIGIN, follow_redirects=False),
        victim().post("/build/new", data=filled, headers=ORIGIN, follow_redirects=False),
        bring(victim(), save(over(library, "refgame/duel"))),
    ):
        assert answer.status_code == 303, answer.text
        assert planted not in answer.headers["set-cookie"]
    thief = victim()
    assert thief.get(answer.headers["location"]).status_code == 403
    assert "/t/" not in thief.get("/").text


# ---- sockets ---------------------------------------------------------------------------------------------------------


def test_a_bell_ends_with_the_seat_it_rang_for(host: TestClient) -> None:
    table = new_table(host, friends="yes")
    bea = visitor(host)
    bea.post(invited(host, table, "bea"), data={"nick": "Bea"}, headers=ORIGIN)
    with bea.websocket_connect(f"{table}/live?bell", headers=ORIGIN) as socket:
        socket.receive_text()
        host.post(f"{table}/revoke", data={"seat": "bea"}, headers=ORIGIN)
        assert ended(socket) == NOT_YOURS


@pytest.mark.parametrize("said", ['{"do":"hello","seat":"bea"}', "", "noise"])
def test_a_shared_screen_that_has_said_nothing_ends_with_its_seats(host: TestClient, said: str) -> None:
    both = {"ann": {"sitting": "friend"}, "bea": {"sitting": "friend"}}
    made = host.post("/api/tables", json={"scenario": "refgame/duel", "seats": both, "dice": "seeded"}).json()
    token, table = {"authorization": f"Bearer {made['token']}"}, made["table"]
    friend = visitor(host)
    for seat in both:
        word = host.post(f"/api/tables/{table}/invitations", json={"seat": seat}, headers=token).json()["invitation"]
        friend.post(f"/j/{word}", data={}, headers=ORIGIN)
    with friend.websocket_connect(f"/t/{table}/live", headers=ORIGIN) as socket:
        for seat in both:
            assert host.delete(f"/api/tables/{table}/seats/{seat}", headers=token).status_code == 204
        if said:
            socket.send_text(said)
        message = in_time(socket.receive)
    assert (message["type"], message.get("code")) == ("websocket.close", NOT_YOURS), "nothing is shown before it ends"


def test_sockets_and_streams_of_one_network_are_counted_together() -> None:
    asyncio.run(_crowd())


async def _crowd() -> None:
    leave, seconds = asyncio.Event(), itertools.count(step=10)
    inside = 0

    async def app(scope: Any, receive: Any, send: Any) -> None:
        nonlocal inside
        inside += 1
        await leave.wait()

    guard = SecurityMiddleware(app, Settings(throttle=True, clock=lambda: float(next(seconds))), Metrics())

    async def comes(number: int, kind: str, network: str = "2001:db8:1:2") -> None:
        path = "/api/tables/x/stream" if kind == "http" else "/t/x/live"
        headers = [(b"host", b"tables.example"), (b"origin", b"https://tables.example")]
        scope = {"type": kind, "method": "GET", "path": path, "headers": headers, "client": (f"{network}::{number}", 1)}
        scope |= {"query_string": b"", "scheme": "https", "server": ("tables.example", 443)}

        async def nothing(*_: Any) -> Any: ...

        with suppress(KeyError):  # the page that says no wants an application around it
            await guard(scope, nothing, nothing)

    async def settled() -> None:
        for _ in range(20):  # every request has gone as far as it can
            await asyncio.sleep(0)

    people = [asyncio.create_task(comes(number, "websocket")) for number in range(1, MOST_AT_ONCE["line"] // 2 + 1)]
    people += [asyncio.create_task(comes(number, "http")) for number in range(1, MOST_AT_ONCE["line"] // 2 + 1)]
    await settled()
    assert inside == MOST_AT_ONCE["line"]
    for kind in ("websocket", "http"):
        people.append(asyncio.create_task(comes(9999, kind)))
    await settled()
    assert inside == MOST_AT_ONCE["line"], "one network, however many addresses"
    people.append(asyncio.create_task(comes(1, "websocket", "2001:db8:1:3")))
    await settled()
    assert inside == MOST_AT_ONCE["line"] + 1
    leave.set()
    await asyncio.gather(*people)
