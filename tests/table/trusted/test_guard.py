"""The door: foreign sites and names, floods, large bodies, cookies, links, logs: what docs/host/security.md says."""

from __future__ import annotations

import ast
import asyncio
import json
import logging
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any, TypeVar

import pytest
from anyio import ClosedResourceError
from fastapi.testclient import TestClient
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.websockets import WebSocketDisconnect

from holmgang.kernel.library import Library
from holmgang.table.service import InProcessBots, ServerRules, TableService
from holmgang.table.service.access import fresh_secret, hashed
from holmgang.table.service.permissions import server_invitation
from holmgang.table.store import Store
from holmgang.table.web import Settings, create_app
from holmgang.table.web.local_network import lan_address
from holmgang.table.web.rate_limit import RATES, Throttle, network
from holmgang.table.web.security import LARGE, SMALL, JsonLines, redacted
from holmgang.table.web.server import PlainLines
from holmgang.table.web.visitors import VISITOR
from tests.table.trusted.servers import Served, sqlite_in
from tests.table.web.test_routes import ORIGIN, invited, new_table, visitor

T = TypeVar("T")
PATIENCE = 60.0
SRC = Path(__file__).parents[3] / "src" / "holmgang"


def opened(library: Library, folder: Path, settings: Settings | None = None, rules: ServerRules | None = None) -> Any:
    store = Store(sqlite_in(folder))
    return create_app(TableService(library, store, bot_pool=InProcessBots(), rules=rules), settings)


@pytest.fixture
def host(library: Library, tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(opened(library, tmp_path)) as client:
        yield client


@pytest.fixture
def public(library: Library, tmp_path: Path) -> Iterator[TestClient]:
    """A house in public: behind TLS, throttled by a clock that stands still, however slow this machine is."""
    front = Settings(address="https://tables.example", hosts=("tables.example",), throttle=True, clock=lambda: 0.0)
    with TestClient(opened(library, tmp_path, front), base_url="https://tables.example") as client:
        yield client


# ---- headers and cookies ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/no-such-page", "/static/live.js", "/t/nowhere", "/api/scenarios", "/api/x"])
def test_every_answer_carries_what_keeps_others_out(public: TestClient, path: str) -> None:
    headers = public.get(path).headers
    policy = headers["content-security-policy"]
    for part in ("default-src 'none'", "script-src 'self'", "base-uri 'none'", "frame-ancestors 'none'"):
        assert part in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "max-age=31536000" in headers["strict-transport-security"]
    assert "access-control-allow-origin" not in headers
    assert re.search(r"charset=utf-8|json", headers["content-type"])


def test_plain_http_promises_no_tls(host: TestClient) -> None:
    assert "strict-transport-security" not in host.get("/").headers


def test_over_tls_the_cookie_belongs_to_this_very_host(public: TestClient) -> None:
    origin = {"origin": "https://tables.example"}
    answer = public.post("/tables", data={"scenario": "refgame/duel"}, headers=origin, follow_redirects=False)
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-holmgang=")
    for part in ("Secure", "HttpOnly", "SameSite=strict", "Path=/"):
        assert part.lower() in cookie.lower()
    assert "domain=" not in cookie.lower()


def test_behind_a_proxy_that_forgets_to_say_so_cookies_are_still_secure(library: Library, tmp_path: Path) -> None:
    front = Settings(address="https://tables.example")
    with TestClient(opened(library, tmp_path, front)) as client:
        origin = {"origin": "https://testserver"}
        answer = client.post("/tables", data={"scenario": "refgame/duel"}, headers=origin, follow_redirects=False)
    assert answer.headers["set-cookie"].startswith("__Host-holmgang=")
    assert "secure" in answer.headers["set-cookie"].lower()


def test_words_have_at_least_128_bits_and_are_kept_as_hashes() -> None:
    words = {fresh_secret() for _ in range(200)}
    assert len(words) == 200
    assert all(len(word) * 6 >= 128 for word in words)
    assert all(len(hashed(word)) == 64 and word not in hashed(word) for word in words)


def test_a_planted_word_is_not_taken_over(host: TestClient) -> None:
    table = new_table(host, friends="yes")
    link = invited(host, table, "bea")
    friend = visitor(host)
    planted = "x" * 32
    friend.cookies.set(VISITOR, planted)
    answer = friend.post(link, data={"nick": "Bea"}, headers=ORIGIN, follow_redirects=False)
    assert answer.status_code == 303
    assert planted not in answer.headers["set-cookie"]
    thief = visitor(host)
    thief.cookies.set(VISITOR, planted)
    assert thief.get(table).status_code == 403


def test_a_link_leaves_the_address_and_does_not_tell_where_a_visitor_came_from(host: TestClient) -> None:
    table = new_table(host, friends="yes")
    link = invited(host, table, "bea")
    page = visitor(host).get(link)
    assert page.headers["referrer-policy"] == "same-origin"
    answer = visitor(host).post(link, data={}, headers=ORIGIN, follow_redirects=False)
    assert answer.headers["location"] == table


def test_a_forgotten_browser_holds_nothing_and_its_sockets_end(host: TestClient) -> None:
    table = new_table(host)
    with host.websocket_connect(f"{table}/live", headers=ORIGIN) as socket:
        socket.receive_text()
        twin = visitor(host)
        twin.cookies.set(VISITOR, host.cookies[VISITOR])
        answer = twin.post("/me/forget", headers=ORIGIN, follow_redirects=False)
        assert "max-age=0" in answer.headers["set-cookie"].lower()
        assert ended(socket) == 4403
    assert host.get(table).status_code == 403
    assert host.get("/me").status_code == 200


def in_time(call: Callable[[], T]) -> T:
    """Return the result of a call that may wait for ever on a silent connection; fail after ``PATIENCE`` seconds."""
    said: Queue[T] = Queue()

    def waits() -> None:
        with suppress(ClosedResourceError):  # the line ends with the test
            said.put(call())

    Thread(target=waits, daemon=True).start()
    return said.get(timeout=PATIENCE)


def ended(socket: Any) -> int:
    """The code with which a socket ends, whatever it is told before."""

    def listens() -> int:
        try:
            while True:
                socket.receive_text()
        except WebSocketDisconnect as closed:
            return int(closed.code)

    return in_time(listens)


def test_a_seat_taken_away_ends_its_open_sockets_at_once(host: TestClient) -> None:
    table = new_table(host, friends="yes")
    link = invited(host, table, "bea")
    host.post(f"{table}/begin", data={"words": "x"}, headers=ORIGIN)
    bea = visitor(host)
    bea.post(link, data={"nick": "Bea"}, headers=ORIGIN)
    with bea.websocket_connect(f"{table}/live", headers=ORIGIN) as socket:
        socket.receive_text()
        host.post(f"{table}/revoke", data={"seat": "bea"}, headers=ORIGIN)
        assert ended(socket) == 4403
    assert bea.get(table).status_code == 403
    assert visitor(host).get(link).status_code == 404


# ---- other sites, other names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://testserver.evil.example"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {},
    ],
    ids=str,
)
def test_another_site_cannot_act_with_a_visitors_cookie(host: TestClient, headers: dict[str, str]) -> None:
    table = new_table(host)
    for path in ("/tables", f"{table}/invite", "/me", "/build/new", "/me/forget", "/replay"):
        assert host.post(path, data={"scenario": "refgame/duel"}, headers=headers).status_code == 403, path
    with pytest.raises(WebSocketDisconnect), host.websocket_connect(f"{table}/live", headers=headers):
        pass


def test_a_program_names_no_origin_and_a_foreign_page_gets_nowhere_in_the_api(host: TestClient) -> None:
    new_table(host)  # the client has a cookie now, and the API does not look at it
    assert host.post("/api/tables", json={"scenario": "refgame/duel"}).status_code == 201
    for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}):
        assert host.post("/api/tables", json={"scenario": "refgame/duel"}, headers=headers).status_code == 403


def test_a_house_answers_only_to_its_own_name(library: Library, tmp_path: Path) -> None:
    front = Settings(hosts=("localhost", "127.0.0.1", "[::1]"))
    with TestClient(opened(library, tmp_path, front)) as client:
        for name in ("localhost:8000", "127.0.0.1", "[::1]:8000", "LOCALHOST"):
            assert client.get("/", headers={"host": name}).status_code == 200
        for name in ("evil.example", "127.0.0.1.evil.example:8000", "localhost.evil.example", ""):
            assert client.get("/", headers={"host": name}).status_code == 421


@pytest.mark.parametrize("here", ["//evil.example", "/\\evil.example", "https://evil.example/", "javascript:alert(1)"])
def test_redirects_stay_on_the_server(host: TestClient, here: str) -> None:
    answer = host.post("/me", data={"lang": "cs", "here": here}, headers=ORIGIN, follow_redirects=False)
    assert answer.headers["location"] == "/"


# ---- too much --------------------------------------------------------------------------------------------------------


def test_large_bodies_are_refused_whether_or_not_they_say_how_large_they_are(host: TestClient) -> None:
    small, large = b"x" * (SMALL + 1), b"x" * (LARGE + 1)

    def pieces(body: bytes) -> Iterator[bytes]:
        for start in range(0, len(body), 65536):
            yield body[start : start + 65536]

    form = {**ORIGIN, "content-type": "application/x-www-form-urlencoded"}
    for path, body in (("/tables", small), ("/replay", large), ("/build/new", large)):
        assert host.post(path, content=body, headers=form).status_code == 413
        assert host.post(path, content=pieces(body), headers=form).status_code in (400, 413)
    assert host.post("/tables", content=b"", headers={**form, "content-length": "many"}).status_code == 413


def test_a_flooding_visitor_waits_and_is_told_how_long(public: TestClient) -> None:
    origin = {"origin": "https://tables.example"}
    statuses = []
    for _ in range(int(RATES["make"].burst) + 3):
        answer = public.post("/tables", data={"scenario": "nothing"}, headers=origin)
        statuses.append(answer.status_code)
    assert statuses.count(429) == 3
    assert int(answer.headers["retry-after"]) >= 1
    assert "Wait a moment" in answer.text
    assert public.get("/").status_code == 200, "looking is another matter"


def test_links_cannot_be_guessed_by_trying(public: TestClient) -> None:
    statuses = [public.get(f"/j/{number:032}").status_code for number in range(int(RATES["guess"].burst) + 2)]
    assert set(statuses[:5]) == {404}
    assert statuses[-1] == 429


@settings(max_examples=60, deadline=None)
@given(st.lists(st.floats(0, 30), min_size=1, max_size=80))
def test_a_bucket_never_gives_more_than_its_rate(waits: list[float]) -> None:
    now = 0.0
    throttle = Throttle(lambda: now)
    let_in = 0
    for wait in waits:
        now += wait
        let_in += asyncio.run(throttle.wait("make", "10.0.0.1")) == 0
        assert let_in <= RATES["make"].burst + now * RATES["make"].each_second + 1e-6
    assert asyncio.run(throttle.wait("make", "10.0.0.2")) == 0, "others are not slowed down by it"


def test_one_ipv6_network_is_one_visitor() -> None:
    assert network("2001:db8:1:2:3::4") == network("2001:db8:1:2:ffff::9%eth0")
    assert network("2001:db8:1:2::4") != network("2001:db8:1:3::4")
    assert network("192.0.2.1") != network("192.0.2.2")


def test_a_visitor_sets_so_many_tables_a_day(library: Library, tmp_path: Path) -> None:
    with TestClient(opened(library, tmp_path, rules=ServerRules(tables_a_day=3))) as client:
        for _ in range(3):
            new_table(client)
        answer = client.post("/tables", data={"scenario": "refgame/duel"}, headers=ORIGIN)
        assert answer.status_code == 429
        assert "at most 3" in answer.text
        new_table(visitor(client))


def test_names_are_short_printable_and_on_one_line(host: TestClient) -> None:
    table = new_table(host, friends="yes")
    link = invited(host, table, "bea")
    friend = visitor(host)
    friend.post(link, data={"nick": "A" * 300 + "\n\u202e\x00<b>"}, headers=ORIGIN)
    page = friend.get(table).text
    assert "A" * 40 in page
    assert "A" * 41 not in page
    assert "\u202e" not in page


# ---- a house that invites --------------------------------------------------------------------------------------------


def test_on_an_invite_only_server_only_the_invited_create_tables(library: Library, tmp_path: Path) -> None:
    with TestClient(opened(library, tmp_path, rules=ServerRules(invited_only=True))) as client:
        store: Store = client.app.state.service._store  # type: ignore[attr-defined]
        for path, sent in (("/tables", {"data": {"scenario": "refgame/duel"}}),):
            assert client.post(path, headers=ORIGIN, **sent).status_code == 403  # type: ignore[arg-type]
        assert client.post("/api/tables", json={"scenario": "refgame/duel"}).status_code == 403
        word = server_invitation(store, uses=1)
        assert client.get(f"/welcome/{word}").status_code == 200
        assert client.post("/tables", data={"scenario": "refgame/duel"}, headers=ORIGIN).status_code == 403
        assert client.post(f"/welcome/{word}", headers=ORIGIN, follow_redirects=False).status_code == 303
        table = new_table(client, friends="yes")
        other = visitor(client)
        assert other.post(f"/welcome/{word}", headers=ORIGIN).status_code == 404, "it is used up"
        other.post(invited(client, table, "bea"), data={}, headers=ORIGIN)
        assert other.get(table).status_code == 200, "a host's link is enough to sit down"
        assert other.post("/tables", data={"scenario": "refgame/duel"}, headers=ORIGIN).status_code == 403


# ---- logs ------------------------------------------------------------------------------------------------------------


def test_the_log_names_routes_and_no_secret_word(library: Library, tmp_path: Path) -> None:
    lines: list[str] = []

    class Keeps(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(self.format(record))

    handler = Keeps()
    handler.setFormatter(JsonLines())
    access = logging.getLogger("holmgang.access")
    access.addHandler(handler)
    access.setLevel(logging.INFO)
    try:
        with TestClient(opened(library, tmp_path)) as client:
            table = new_table(client, friends="yes")
            link = invited(client, table, "bea")
            client.get(link)
            visitor(client).post(link, data={"nick": "Bea"}, headers=ORIGIN)
            word = client.cookies[VISITOR]
    finally:
        access.removeHandler(handler)
        access.setLevel(logging.NOTSET)
    told = [json.loads(line) for line in lines]
    assert {"/j/{word}", "/tables"} <= {one["route"] for one in told}
    assert {"request", "method", "status", "ms", "client"} <= told[0].keys()
    text = "\n".join(lines)
    assert word not in text
    assert link.rpartition("/")[2] not in text


def test_even_an_exception_is_logged_without_secret_words() -> None:
    word = fresh_secret()
    try:
        raise ValueError(f"GET /j/{word} Bearer {word}")
    except ValueError:
        record = logging.getLogger("x").makeRecord("x", 40, "f", 1, "at /j/%s", (word,), sys.exc_info())
    for formatter in (JsonLines(), PlainLines("%(message)s")):
        assert word not in formatter.format(record)
    assert redacted("table abcdefghjk at /t/abcdefghjk/live") == "table abcdefghjk at /t/abcdefghjk/live"


def test_a_mistake_of_ours_is_told_without_its_insides(library: Library, tmp_path: Path) -> None:
    app = opened(library, tmp_path)

    async def broken() -> None:
        raise RuntimeError("the inside of the house")

    app.get("/broken")(broken)
    with TestClient(app, raise_server_exceptions=False) as client:
        answer = client.get("/broken")
    assert answer.status_code == 500
    assert "the inside" not in answer.text
    assert "Traceback" not in answer.text


# ---- the code itself -------------------------------------------------------------------------------------------------

DANGEROUS = {"pickle", "marshal", "shelve", "dill", "cloudpickle"}
OUR_OWN = ["kernel/codec.py"]
"""It writes readers and makers for our own classes, from the names of their fields and nothing else."""


def dangers(tree: ast.AST) -> Iterator[int]:
    """The lines in which something could run that came from outside."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names) if DANGEROUS & {one.name.partition(".")[0] for one in names}:
                yield node.lineno
            case ast.ImportFrom(module=str(module)) if module.partition(".")[0] in DANGEROUS:
                yield node.lineno
            case ast.Call(func=ast.Name(id="eval" | "exec")):
                yield node.lineno
            case ast.Attribute(attr="unsafe_load" | "full_load" | "UnsafeLoader" | "FullLoader"):
                yield node.lineno
            case ast.keyword(arg="shell"):
                yield node.value.lineno


def test_nothing_from_outside_is_unpickled_or_evaluated_or_given_to_a_shell() -> None:
    """The processes of a house talk by multiprocessing, which no stranger reaches; nothing else may unpickle."""
    faults = [
        f"{path.relative_to(SRC)}:{line}"
        for part in ("table", "kernel", "systems", "bots")
        for path in sorted((SRC / part).rglob("*.py"))
        for line in dangers(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert [one.partition(":")[0] for one in faults] == OUR_OWN


@pytest.mark.parametrize(
    "code", ["import pickle", "from pickle import loads", "eval(x)", "yaml.unsafe_load(x)", "run(x, shell=True)"]
)
def test_the_search_for_dangers_finds(code: str) -> None:
    assert list(dangers(ast.parse(code))) == [1]


def test_by_default_the_house_is_open_to_this_machine_alone(tmp_path: Path) -> None:
    with Served(sqlite_in(tmp_path)) as served:
        import socket

        own = lan_address()
        if not own:
            return
        with pytest.raises(OSError, match="refused"), socket.create_connection((own, served.port), timeout=60):
            pass


# ---- what docs/host/security.md says ---------------------------------------------------------------------------------


def test_pages_are_not_kept_by_the_browser(host: TestClient) -> None:
    table = new_table(host)
    for path in ("/", table, f"{table}/file", "/me", "/api/scenarios"):
        assert host.get(path).headers["cache-control"] == "no-store", path


@pytest.mark.parametrize(
    "path", ["/.git/config", "/static/../app.py", "/static/..%2fweb/app.py", "/static/%2e%2e/web/app.py", "/LICENSE"]
)
def test_only_the_static_folder_is_served(host: TestClient, path: str) -> None:
    assert host.get(path).status_code == 404


def test_the_page_asks_for_a_socket_over_tls_where_it_came_by_tls() -> None:
    scripts = [path.read_text(encoding="utf-8") for path in (SRC / "table" / "static").glob("*.js")]
    opened_here = [one for text in scripts for one in re.findall(r"new WebSocket\(([^)]*)", text)]
    assert opened_here
    assert all('"wss"' in text for text in scripts if "new WebSocket(" in text)
    assert not any("ws://" in text for text in scripts)


BOMB = b"""<?xml version="1.0"?><!DOCTYPE map [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">
<!ENTITY file SYSTEM "file:///etc/passwd">]><map version="1.0" orientation="orthogonal" width="1" height="1"
tilewidth="1" tileheight="1"><properties><property name="x" value="&b;"/></properties>&file;</map>"""


def test_a_map_with_entities_is_refused(tmp_path: Path) -> None:
    with TestClient(opened(Library.discover(), tmp_path)) as client:
        suffixes = {one for system in Library.discover().systems.values() for one in system.map_suffixes}
        assert suffixes
        for suffix in sorted(suffixes):
            files = {"file": (f"map{suffix}", BOMB)}
            answer = client.post("/build/new", files=files, headers=ORIGIN)
            assert answer.status_code == 422, suffix
            assert "root:" not in answer.text
            assert "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" not in answer.text


def test_every_test_that_the_page_on_security_names_is_there() -> None:
    root = SRC.parents[1]
    page = (root / "docs" / "reference" / "asvs.md").read_text(encoding="utf-8")
    named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", page)
    assert len(named) > 40
    for path, test in named:
        tree = ast.parse((root / path).read_text(encoding="utf-8"))
        functions = {node.name for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))}
        assert test in functions, f"{path}::{test}"
