"""Every route and every sort of visitor: what each is answered. A route without a row fails.

The columns are the visitors below. A cell is the status of a page or an API call; a socket is ``in`` or ``out``.
"""

from __future__ import annotations

import asyncio
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from holmgang.kernel.library import Library
from holmgang.table.service import SeatOrder, TableOrder
from holmgang.table.service.access import hashed
from holmgang.table.service.permissions import server_invitation
from holmgang.table.store import Grant
from holmgang.table.web import create_app
from holmgang.table.web.visitors import VISITOR
from tests.loops import run_apart
from tests.table.service.playing import house, session_of

WHO = ("stranger", "revoked", "spectator", "other", "seat", "master", "host")
"""From those with the least rights on: what a row changes, its strongest visitors change last."""
WORDS = {who: (who * 32)[:32] for who in WHO}
SEAT_OF = {"seat": "ann", "other": "bea", "master": "master"}
ORIGIN = {"origin": "http://testserver"}
SCENARIO_TEXT = "system: refgame\n"


class Row(NamedTuple):
    """The answers to the visitors, and the request they send. ``over``: at the table whose fight is over."""

    cells: str
    form: dict[str, str] | None = None
    json: Any = None
    over: bool = False
    file: bool = False


EVERYBODY = "200 200 200 200 200 200 200"
GUESTS = "403 403 200 200 200 200 200"
ONLY_HOST = "403 403 403 403 403 403"
ONLY_OWNER = "404 404 404 404 404 404"
API = "/api/tables/{name}"
ANSWER = {"serial": 999, "key": "k", "answer": "x"}

ROWS = {
    # What everybody may: look around, set tables of their own, be forgotten.
    "GET /": Row(EVERYBODY),
    "GET /art/{system}/{scenario}": Row(EVERYBODY),
    "POST /tables": Row("303 303 303 303 303 303 303", {"scenario": "refgame/duel"}),
    "POST /forecast": Row("404 404 404 404 404 404 404", json={"scenario": "refgame/nothing"}),
    "GET /me": Row(EVERYBODY),
    "POST /me": Row("303 303 303 303 303 303 303", {"lang": "cs"}),
    "POST /me/forget": Row("303 303 303 303 303 303 303", {}),
    "GET /build": Row(EVERYBODY),
    "GET /build/{system}/{scenario}": Row(EVERYBODY),
    "GET /set/{system}/{scenario}": Row("308 308 308 308 308 308 308"),
    "POST /build/new": Row("303 303 303 303 303 303 303", {"scenario": "refgame/duel"}),
    # A fight under construction: its maker, and no other visitor.
    "GET /build/{name}": Row(f"{ONLY_OWNER} 200"),
    "POST /build/{name}/do": Row(f"{ONLY_OWNER} 200", json={"command": {"op": "undo"}}),
    "POST /build/{name}/look": Row(f"{ONLY_OWNER} 200", json={}),
    "SOCKET /build/{name}/live": Row("out out out out out out in"),
    "GET /build/{name}/art": Row(f"{ONLY_OWNER} 200"),
    "GET /build/{name}/text": Row(f"{ONLY_OWNER} 200"),
    "POST /build/{name}/text": Row(f"{ONLY_OWNER} 303", {"text": "x"}),
    "GET /build/{name}/file.yaml": Row(f"{ONLY_OWNER} 200"),
    "GET /build/{name}/rules": Row(f"{ONLY_OWNER} 200"),
    "GET /build/{name}/play": Row(f"{ONLY_OWNER} 200"),
    "POST /build/{name}/play": Row(f"{ONLY_OWNER} 303", {}),
    "GET /build/{name}/share": Row(f"{ONLY_OWNER} 200"),
    "POST /build/{name}/share": Row(f"{ONLY_OWNER} 200", {}),
    "POST /build/{name}/unshare": Row(f"{ONLY_OWNER} 303", {}),
    "POST /build/{name}/remove": Row(f"{ONLY_OWNER} 303", {}),
    "GET /heroes": Row(EVERYBODY),
    "POST /heroes": Row("303 303 303 303 303 303 303", {"do": "party", "name": "N"}),
    "GET /campaigns": Row(EVERYBODY),
    "GET /campaigns/{system}/{campaign}": Row("404 404 404 404 404 404 404"),
    "POST /campaigns/{system}/{campaign}": Row("404 404 404 404 404 404 404", {"do": "play"}),
    "GET /lab": Row(EVERYBODY),
    "POST /lab": Row("303 303 303 303 303 303 303", {"fight": "refgame/duel"}),
    "GET /lab/{name}": Row("404 404 404 404 404 404 404"),
    "GET /lab/{name}/report.json": Row("404 404 404 404 404 404 404"),
    "GET /lab/{name}/report.html": Row("404 404 404 404 404 404 404"),
    "POST /lab/{name}/match": Row("404 404 404 404 404 404 404", {"number": "0"}),
    "GET /rules": Row(EVERYBODY),
    "GET /rules/{system}": Row(EVERYBODY),
    "GET /rules/{system}/{clause}": Row(EVERYBODY),
    "GET /replay": Row(EVERYBODY),
    "POST /replay": Row("303 303 303 303 303 303 303", {}, file=True),
    "GET /static/fonts/{name}": Row("404 404 404 404 404 404 404"),
    "GET /healthz": Row(EVERYBODY),
    "GET /metrics": Row("404 404 404 404 404 404 404"),  # for the machine itself alone
    "GET /api/openapi.json": Row(EVERYBODY),
    "MOUNT /static": Row("307 307 307 307 307 307 307"),
    # A visitor with the word of a link, and none without.
    "GET /j/{word}": Row(EVERYBODY),
    "POST /j/{word}": Row("303 303 303 303 303 303 303", {"nick": "N"}),
    "GET /b/{word}": Row(EVERYBODY),
    "POST /b/{word}": Row("303 303 303 303 303 303 303", {}),
    "POST /join": Row("404 404 404 404 404 404 404", {"word": "nobody 42"}),
    "GET /welcome/{word}": Row(EVERYBODY),
    "POST /welcome/{word}": Row("303 303 303 303 303 303 303", {}),
    "GET /h/{word}": Row("404 404 404 404 404 404 404"),  # the word of a table's link opens no hero
    "POST /h/{word}": Row("404 404 404 404 404 404 404", {}),
    # A hero and its party: the visitor who made it or was handed it; here there is none.
    **{f"GET /heroes/{{hero}}{part}": Row("404 404 404 404 404 404 404") for part in ("", "/file", "/picture")},
    "POST /heroes/{hero}": Row("404 404 404 404 404 404 404", {"do": "more:lives"}),
    "POST /heroes/{hero}/picture": Row("404 404 404 404 404 404 404", {}),
    "POST /parties/{party}": Row("404 404 404 404 404 404 404", {"do": "drop"}),
    "GET /parties/{party}/file": Row("404 404 404 404 404 404 404"),
    # A table: the visitors who sit at it or watch.
    "GET /t/{name}": Row(GUESTS),
    "SOCKET /t/{name}/live": Row("out out in in in in in"),
    "GET /t/{name}/again": Row(GUESTS),
    "GET /t/{name}/art": Row(GUESTS),
    "GET /t/{name}/scenario.yaml": Row(GUESTS),
    "GET /t/{name}/file": Row(GUESTS),
    "GET /t/{name}/proof": Row(GUESTS),
    "GET /t/{name}/watch": Row(GUESTS),
    "GET /t/{name}/recap": Row(GUESTS, over=True),
    "GET /t/{name}/after": Row(GUESTS, over=True),
    "POST /t/{name}/after": Row("403 403 403 403 403 403 403", {"do": "take"}, over=True),  # no hero fought there
    "GET /t/{name}/picture/{token}": Row("403 403 404 404 404 404 404"),
    "GET /replay/{name}": Row(GUESTS, over=True),
    "POST /replay/{name}/fork": Row("403 403 303 303 303 303 303", {"at": "0"}, over=True),
    "POST /lab/moment/{name}": Row("403 403 303 303 303 303 303", {"at": "0"}, over=True),
    "POST /t/{name}/again": Row("403 403 403 303 303 303 303", {}, over=True),
    # Its seats: words for dice come too late here.
    "POST /t/{name}/ready": Row("403 403 403 303 303 303 403", {"ready": "yes"}),
    "POST /t/{name}/swap": Row("403 403 403 403 403 403 403", {"seat": "bea"}),  # too late when the fight has begun
    "POST /t/{name}/words": Row("403 403 403 400 400 400 403", {"words": "x"}),
    # Its master.
    "GET /t/{name}/desk": Row("403 403 403 403 403 200 403"),
    "POST /t/{name}/desk": Row("403 403 403 403 403 303 403", {"do": "pause"}),
    # Its host; a seat is handed over by its holder, the master or the host.
    "POST /t/{name}/begin": Row(f"{ONLY_HOST} 303", {}),
    "POST /t/{name}/network": Row("403 403 403 403 403 403 403", {}),  # at the machine itself alone
    "POST /t/{name}/invite": Row(f"{ONLY_HOST} 200", {"seat": "bea"}),
    "GET /t/{name}/seats": Row(f"{ONLY_HOST} 200"),
    "POST /t/{name}/revoke": Row(f"{ONLY_HOST} 303", {"seat": "bea"}),
    "POST /t/{name}/hand": Row("403 403 403 303 403 303 303", {"seat": "bea", "to": "engine"}),
    # The same for programs.
    "GET /api/scenarios": Row(EVERYBODY),
    "POST /api/tables": Row("201 201 201 201 201 201 201", json={"scenario": "refgame/duel"}),
    "POST /api/tables/import": Row("400 400 400 400 400 400 400", json={"file": "no fight"}),
    "POST /api/seats": Row("201 201 201 201 201 201 201", json={"invitation": "{word}"}),
    f"GET {API}": Row(GUESTS),
    f"GET {API}/view": Row(GUESTS),
    f"GET {API}/questions": Row(GUESTS),
    f"GET {API}/events": Row(GUESTS),
    f"GET {API}/export": Row(GUESTS),
    f"GET {API}/stream": Row(GUESTS),
    f"POST {API}/draft": Row("403 403 403 409 409 200 403", json={}),  # the master is asked
    f"POST {API}/answers": Row("403 403 403 409 409 409 403", json=ANSWER),
    f"POST {API}/acts": Row("403 403 403 409 409 409 403", json={"do": "confirm", "serial": 999}),
    f"POST {API}/words": Row("403 403 403 400 400 400 403", json={"words": "x"}),
    f"POST {API}/begin": Row(f"{ONLY_HOST} 204", json={}),
    f"POST {API}/invitations": Row(f"{ONLY_HOST} 201", json={"seat": "bea"}),
    f"PATCH {API}/seats/{{seat}}": Row("403 403 403 200 403 200 200", json={"sitting": "engine"}),
    f"DELETE {API}/seats/{{seat}}": Row(f"{ONLY_HOST} 204"),
}


def routes_of(app: FastAPI) -> Iterator[str]:
    """All routes, by method and path."""
    for one in app.routes:
        inner: Any = getattr(one, "original_router", None)
        routes: list[Any] = inner.routes if inner is not None else [one]
        for route in routes:
            kind = type(route).__name__
            if "WebSocket" in kind:
                yield f"SOCKET {route.path}"
            elif kind == "Mount":
                yield f"MOUNT {route.path}"
            else:
                yield from (f"{method} {route.path}" for method in route.methods - {"HEAD"})


class Town(NamedTuple):
    """A database with two tables, one whose fight runs and one whose fight is over, and all visitors at both."""

    folder: Path
    running: str
    over: str
    link: str
    welcome: str
    fight: str
    built: str
    shared: str


@pytest.fixture(scope="module")
def town(library: Library, tmp_path_factory: pytest.TempPathFactory) -> Town:
    folder = tmp_path_factory.mktemp("town")

    async def made() -> Town:
        service = house(library, folder)
        friends = dict.fromkeys(["ann", "bea", "master"], SeatOrder(sitting="friend"))
        names = []
        for seats in (friends, {}):
            order = TableOrder(scenario="duel", seats=seats, dice="seeded", seed="7", pace=0)
            name = await service.setup.set_table(WORDS["host"], order)
            open_table = await service.table(name)
            with service.notifications.subscribed(name) as changed:
                while not seats and not (await open_table.status()).over:
                    await asyncio.wait_for(changed.wait(), 60)
                    changed.clear()
            service._store.grant(hashed(WORDS["revoked"]), Grant(name, "seat", "bea"))
            await service.permissions.revoke(WORDS["host"], name, "bea")
            for who, seat in SEAT_OF.items():
                service._store.grant(hashed(WORDS[who]), Grant(name, "seat", seat))
                if seats:
                    await session_of(open_table).seat_person(seat)
            service._store.grant(hashed(WORDS["spectator"]), Grant(name, "onlooker"))
            names.append(name)
        link = await service.permissions.invite(WORDS["host"], names[0], None)
        welcome = server_invitation(service._store, 99)
        fight = await service.files.export_match(WORDS["host"], names[1])
        scenario = library.scenario_files(library.system("refgame"))["duel"].read_text(encoding="utf-8")
        built = await service.fights.create(WORDS["host"], scenario)
        shared = await service.fights.share(WORDS["host"], built)
        await service.close()
        service._store.close()
        return Town(folder, names[0], names[1], link, welcome, fight, built, shared)

    return run_apart(made())


def test_every_route_has_a_row(library: Library, tmp_path: Path) -> None:
    assert set(routes_of(create_app(house(library, tmp_path)))) == set(ROWS)


@pytest.mark.parametrize("route", ROWS)
def test_who_may_what(library: Library, town: Town, tmp_path: Path, route: str) -> None:
    shutil.copytree(town.folder, tmp_path / "town")
    row, (method, _, path) = ROWS[route], route.partition(" ")
    names = {
        "name": town.built if path.startswith("/build") else town.over if row.over else town.running,
        "system": "refgame",
        "scenario": "duel",
        "clause": "RG-4.2",
        "seat": "bea",
        "hero": "nobody",
        "party": "nobody",
        "token": "ann",
        "campaign": "none",
        "word": town.welcome if "welcome" in path else town.shared if path.startswith("/b/") else town.link,
    }
    where = re.sub(r"\{(\w+)[^}]*\}", lambda found: names[found[1]], path)
    with TestClient(create_app(house(library, tmp_path / "town")), follow_redirects=False) as client:
        cells = []
        for who in WHO:
            client.cookies.clear()
            cells.append(answered(client, who, method, where, row, town))
    assert " ".join(cells) == row.cells


def answered(client: TestClient, who: str, method: str, where: str, row: Row, town: Town) -> str:
    """Return the answer to one visitor: a status, or ``in`` or ``out`` for a socket."""
    headers = dict(ORIGIN)
    if where.startswith("/api"):
        headers["authorization"] = f"Bearer {WORDS[who]}"
    else:
        client.cookies.set(VISITOR, WORDS[who])
    if method == "SOCKET":
        with client.websocket_connect(where, headers=headers) as socket:
            try:
                socket.receive_text()
            except WebSocketDisconnect as closed:
                return "out" if closed.code == 4403 else f"closed with {closed.code}"
            return "in"
    sent: dict[str, Any] = {}
    if row.json is not None:
        sent["json"] = {k: town.link if v == "{word}" else v for k, v in row.json.items()}
    elif row.form is not None:
        sent["data"] = row.form
    if row.file:
        sent["files"] = {"file": ("fight.json", town.fight)}
    if where.endswith("/stream"):
        return streamed(client, where, headers)
    return str(client.request("GET" if method == "MOUNT" else method, where, headers=headers, **sent).status_code)


def streamed(client: TestClient, where: str, headers: dict[str, str]) -> str:
    """The status of a stream that would not end by itself: the house closes first."""
    service = client.app.state.service  # type: ignore[attr-defined]
    service.ending = True
    try:
        return str(client.get(where, headers=headers).status_code)
    finally:
        service.ending = False
