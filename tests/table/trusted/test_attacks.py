"""Attacks on an open server: names and schemes, slow connections, floods, keys used twice."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import partial
from itertools import islice
from pathlib import Path
from threading import Event
from typing import Any

import pytest
import uvicorn
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from uvicorn.server import ServerState

from holmgang.cli.serve import _hosts
from holmgang.kernel.library import Library
from holmgang.table.service import ServerRules, TableService
from holmgang.table.service.uploaded_packs import MOST_KEPT
from holmgang.table.service.workers import MOST_UPLOADS
from holmgang.table.web import Settings
from holmgang.table.web.rate_limit import RATES
from holmgang.table.web.security import MOST_AT_ONCE
from holmgang.table.web.timeouts import BoundedSocketProtocol, SlowRequestProtocol
from tests.loops import run_apart
from tests.table.trusted.test_api import as_, duel
from tests.table.trusted.test_guard import in_time, opened
from tests.table.web.test_routes import ORIGIN, hear, new_table

PATIENCE = 120.0
PACK = "system: refgame\nweapons:\n  stick{}: {{damage: 1}}\n"
TLS = {"origin": "https://tables.example"}
UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@pytest.fixture
def host(library: Library, tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(opened(library, tmp_path)) as client:
        yield client


def house_of(client: TestClient) -> TableService:
    service: TableService = client.app.state.service  # type: ignore[attr-defined]
    return service


# ---- names and schemes -----------------------------------------------------------------------------------------------


def test_with_tls_a_page_without_it_is_another_site(library: Library, tmp_path: Path) -> None:
    front = Settings(address="https://tables.example", hosts=("tables.example",))
    with TestClient(opened(library, tmp_path, front), base_url="http://tables.example") as client:
        for origin in (
            "http://tables.example",
            "ftp://tables.example",
            "tables.example",
            "https://tables.example.evil",
        ):
            named = {"origin": origin}
            answer = client.post("/tables", data={"scenario": "refgame/duel"}, headers=named, follow_redirects=False)
            assert answer.status_code == 403, origin
        answer = client.post("/tables", data={"scenario": "refgame/duel"}, headers=TLS, follow_redirects=False)
        assert answer.status_code == 303
        live = f"{answer.headers['location']}/live"
        with (
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect(live, headers={"origin": "http://tables.example"}),
        ):
            pass


@pytest.mark.parametrize("address", ["", "https://tables.example"])
def test_an_open_house_answers_to_no_strangers_name(library: Library, tmp_path: Path, address: str) -> None:
    """A page of elsewhere whose name is bent to this machine must find nothing here."""
    front = Settings(address=address, hosts=_hosts("0.0.0.0", address, lan=not address))
    own = "tables.example" if address else "192.168.7.9:8000"
    with TestClient(opened(library, tmp_path, front)) as client:
        for name in (own, "127.0.0.1:8000", "localhost", "[fe80::1]:8000"):
            assert client.get("/", headers={"host": name}).status_code == 200, name
        for name in ("evil.example", "192.168.7.9.evil.example", "tables.example.evil", ""):
            assert client.get("/", headers={"host": name}).status_code == 421, name


def test_counts_are_told_to_this_machine_and_not_through_a_proxy_on_it(library: Library, tmp_path: Path) -> None:
    app = opened(library, tmp_path)
    with TestClient(app, client=("127.0.0.1", 4000), base_url="http://127.0.0.1:8000") as client:
        assert client.get("/metrics").status_code == 200
        for header in (
            {"x-forwarded-for": "127.0.0.1"},
            {"forwarded": "for=127.0.0.1"},
            {"via": "1.1 proxy"},
            {"host": "tables.example"},
        ):
            assert client.get("/metrics", headers=header).status_code == 404, header
        stranger = TestClient(app, client=("192.0.2.7", 4000), base_url="http://127.0.0.1:8000")
        stranger.portal = client.portal
        assert stranger.get("/metrics").status_code == 404


# ---- slow lines ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/tables", "/build/new", "/api/tables"])
def test_a_body_that_never_ends_is_given_up(library: Library, tmp_path: Path, path: str) -> None:
    app = opened(library, tmp_path, Settings(longest_body=0.05))
    said: list[Any] = []
    sort = b"application/json" if path.startswith("/api") else b"application/x-www-form-urlencoded"
    headers = [(b"host", b"x"), (b"content-type", sort)]
    scope = {"type": "http", "method": "POST", "path": path, "headers": headers, "client": ("192.0.2.7", 1)}
    scope |= {"query_string": b"", "scheme": "http", "server": ("x", 80), "raw_path": path.encode()}
    pieces = [{"type": "http.request", "body": b"scen", "more_body": True}]

    async def receive() -> Any:
        return pieces.pop() if pieces else await asyncio.Event().wait()

    async def send(message: Any) -> None:
        said.append(message)

    async def asks() -> None:
        await asyncio.wait_for(app(scope, receive, send), PATIENCE)

    with TestClient(app) as client:
        assert client.portal is not None
        client.portal.call(asks)
    assert said[0]["status"] == 408


WHOLE = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.mark.parametrize("before", [b"", WHOLE], ids=["at once", "after a request"])
@pytest.mark.parametrize("said", [b"G", WHOLE[:-2]])
def test_a_line_on_which_nothing_is_asked_is_hung_up(before: bytes, said: bytes) -> None:
    class Hasty(SlowRequestProtocol):
        longest = 0.05

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})

    async def evening() -> None:
        config = uvicorn.Config(app, lifespan="off", log_config=None, timeout_keep_alive=10_000)
        config.load()
        state = ServerState()
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: Hasty(config, state, {}), "127.0.0.1", 0)
        async with server:
            reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            if before:
                writer.write(before)
                answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
                assert answer.startswith(b"HTTP/1.1 204")
            writer.write(said)
            assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
            writer.close()
            await writer.wait_closed()

    run_apart(evening())


def test_a_connection_that_never_reads_is_closed_with_all_that_waits() -> None:
    """The house says more than the line takes, and no ping is answered: at last the one who says it is free again."""

    async def evening() -> None:
        let_go = asyncio.Event()

        async def talkative(scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "websocket.accept"})
            try:
                while True:
                    await send({"type": "websocket.send", "text": "x" * 100_000})
            finally:
                let_go.set()

        config = uvicorn.Config(
            talkative,
            lifespan="off",
            log_config=None,
            log_level="critical",
            ws_ping_interval=0.05,
            ws_ping_timeout=0.05,
        )
        config.load()
        state, loop = ServerState(), asyncio.get_running_loop()
        server = await loop.create_server(lambda: BoundedSocketProtocol(config, state, {}), "127.0.0.1", 0)
        async with server:
            with socket.create_connection(server.sockets[0].getsockname()) as deaf:
                deaf.sendall(UPGRADE)
                await asyncio.wait_for(let_go.wait(), PATIENCE)
            await asyncio.gather(*state.tasks, return_exceptions=True)

    run_apart(evening())


FILE = {"file": ("x.yaml", "a: [")}
"""An upload that is read, and refused with a page."""


# ---- floods ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("path", "sort"), [("/build/x/do", "build"), ("/lab", "play"), ("/lab/moment/x", "play")])
def test_a_visitor_who_keeps_the_server_busy_waits(library: Library, tmp_path: Path, path: str, sort: str) -> None:
    front = Settings(throttle=True, clock=lambda: 0.0)
    gc.freeze()  # going through all that earlier tests have left would count as work that the visitor makes
    with TestClient(opened(library, tmp_path, front)) as client:
        most = int(RATES[sort].burst)
        answers = [client.post(path, data={"fight": "none"}, headers=ORIGIN).status_code for _ in range(most + 2)]
    gc.unfreeze()
    assert 429 not in answers[:most]
    assert answers[most:] == [429, 429]


def test_files_that_wait_are_counted_and_tables_wait_for_none_of_them(host: TestClient) -> None:
    service = house_of(host)
    assert host.portal is not None
    made = host.post("/api/tables", json={"scenario": "refgame/duel", "packs": [PACK.format("")], "dice": "seeded"})
    assert made.status_code == 201, made.text
    done = Event()
    waiting = [host.portal.start_task_soon(service.workers.upload, done.wait, PATIENCE) for _ in range(MOST_UPLOADS)]
    try:
        host.portal.call(asyncio.sleep, 0)
        sent = partial(host.post, "/build/new", files=FILE, headers=ORIGIN)
        assert in_time(sent).status_code == 429
        assert in_time(partial(host.post, "/api/tables/import", json={"file": "x"})).status_code == 429
        service._registry._tables.clear()
        looks = partial(host.get, f"/api/tables/{made.json()['table']}", headers=as_(made.json()["token"]))
        assert in_time(looks).status_code == 200, "a table with packs of its own opens all the same"
    finally:
        done.set()
    assert all(one.result(PATIENCE) for one in waiting)
    assert host.post("/build/new", files=FILE, headers=ORIGIN).status_code == 422


def test_one_address_takes_a_share_of_the_places_for_files_and_leaves_the_rest(
    library: Library, tmp_path: Path
) -> None:
    app = opened(library, tmp_path, Settings(throttle=True))
    with TestClient(app, client=("192.0.2.7", 1)) as greedy, ThreadPoolExecutor(MOST_UPLOADS) as apart:
        service, share = house_of(greedy), MOST_AT_ONCE["file"]
        assert greedy.portal is not None
        done = Event()
        first = greedy.portal.start_task_soon(
            service.workers.upload, done.wait, PATIENCE
        )  # everybody's file waits for this
        try:
            sent = [apart.submit(greedy.post, "/build/new", files=FILE, headers=ORIGIN) for _ in range(MOST_UPLOADS)]
            back = islice(as_completed(sent, PATIENCE / 4), MOST_UPLOADS - share)
            assert [one.result().status_code for one in back] == [429] * (MOST_UPLOADS - share)
            other = TestClient(app, client=("192.0.2.8", 1))
            other.portal = greedy.portal
            fair = apart.submit(other.post, "/build/new", files=FILE, headers=ORIGIN)
        finally:
            done.set()
        assert first.result(PATIENCE)
        assert fair.result(PATIENCE).status_code == 422
        assert Counter(one.result(PATIENCE).status_code for one in sent) == {429: MOST_UPLOADS - share, 422: share}
        assert other.post("/build/new", files=FILE, headers=ORIGIN).status_code == 422


def test_unused_packs_leave_no_folder_behind(host: TestClient) -> None:
    service = house_of(host)
    made = host.post("/api/tables", json={"scenario": "refgame/duel", "packs": [PACK.format("played")]})
    assert made.status_code == 201, made.text
    assert host.portal is not None
    open_table = host.portal.call(service.table, made.json()["table"])
    for number in range(3 * MOST_KEPT):
        service.uploaded_packs.with_packs([PACK.format(number)])
    gc.collect()
    folder = Path(open_table.library.folders[-1])
    assert len(list(folder.parent.iterdir())) <= MOST_KEPT + 1
    assert list(folder.iterdir()), "what is played with stays"
    again = service.uploaded_packs.with_packs([PACK.format("played")])
    assert again is open_table.library, "it is not looked through a second time, whatever visitors have come meanwhile"


def test_nothing_of_the_uninvited_is_read_or_played(library: Library, tmp_path: Path) -> None:
    with TestClient(opened(library, tmp_path, rules=ServerRules(invited_only=True))) as client:
        service = house_of(client)
        assert client.portal is not None
        done = Event()
        waiting = client.portal.start_task_soon(
            service.workers.upload, done.wait, PATIENCE
        )  # the visitor who is read waits for this
        try:
            assert client.post("/api/tables/import", json={"file": "x"}).status_code == 403
            packs = {"scenario": "refgame/duel", "packs": ["no pack"]}
            assert client.post("/api/tables", json=packs).status_code == 403
        finally:
            done.set()
        assert waiting.result(PATIENCE)
        assert client.post("/lab", data={"fight": "refgame/duel", "do": "play"}, headers=ORIGIN).status_code == 403


# ---- noise and keys --------------------------------------------------------------------------------------------------


def test_bytes_on_the_socket_are_harmless(host: TestClient) -> None:
    with host.websocket_connect(f"{new_table(host)}/live", headers=ORIGIN) as socket:
        hear(socket, "state")
        socket.send_bytes(b"\x00\xff")
        socket.send_text('{"do": "hello"}')
        assert hear(socket, "state")["fragments"]


def test_a_key_is_of_one_question_one_seat_and_one_table(host: TestClient) -> None:
    """To hear of an answer that was never given that it is taken already would be to lose it."""
    table, token = duel(host)
    word = host.post(f"/api/tables/{table}/invitations", json={"seat": "bea"}, headers=as_(token)).json()["invitation"]
    bea = host.post("/api/seats", json={"invitation": word}).json()["token"]

    def answers(table: str, token: str, key: str) -> Any:
        path = f"/api/tables/{table}"
        asked = host.get(f"{path}/questions", headers=as_(token)).json()
        drafted = host.post(f"{path}/draft", json={"given": {"deed": "guard"}}, headers=as_(token)).json()
        given = {"serial": asked["serial"], "key": key, "answer": drafted["answer"]}
        return host.post(f"{path}/answers", json=given, headers=as_(token))

    def confirms(token: str, key: str) -> Any:
        serial = host.get(f"/api/tables/{table}/questions", headers=as_(token)).json()["serial"]
        act = {"do": "confirm", "serial": serial, "key": key}
        return host.post(f"/api/tables/{table}/acts", json=act, headers=as_(token))

    assert answers(table, token, "one").json()["again"] is False
    assert answers(table, bea, "one").json()["again"] is False, "another seat's keys are its own"
    assert answers(*duel(host), "one").json()["again"] is False, "another table's as well"
    refused = confirms(token, "one")
    assert refused.status_code == 422
    assert "key" in refused.json()["problem"]
    assert confirms(token, "two").json()["again"] is False
    assert confirms(bea, "two").json()["again"] is False
    before = host.get(f"/api/tables/{table}", headers=as_(token)).json()["version"]
    late = {"serial": host.get(f"/api/tables/{table}/questions", headers=as_(token)).json()["serial"], "key": "one"}
    for seat in (token, bea):
        reply = host.post(f"/api/tables/{table}/answers", json={**late, "answer": 1}, headers=as_(seat))
        assert reply.status_code == 422, "another question by now"
    assert host.get(f"/api/tables/{table}", headers=as_(token)).json()["version"] == before
