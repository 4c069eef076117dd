"""Every route of the router, in two worlds that differ only in a secret: it answers each reader alike.

A reader holds a seat, looks on, made the table, or is a stranger. All that a route can be asked for is there: a fight
in the workshop made from the running match, its link, a hero with a picture at the table, a party, a run of the lab,
invitations. Status, headers and text are compared, and first messages of sockets and streams.
"""

from __future__ import annotations

import io
import json
import re
import shutil
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fastapi.testclient import TestClient
from PIL import Image
from starlette.websockets import WebSocketDisconnect

from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.table.service import OpenTable, TableService
from holmgang.table.service.lab_runs import LabBudget
from holmgang.table.service.permissions import server_invitation
from holmgang.table.web import create_app
from holmgang.table.web.api import Caller, _stream
from holmgang.table.web.health import Metrics
from holmgang.table.web.settings import Settings
from holmgang.table.web.static_files import FACES
from holmgang.table.web.visitors import VISITOR
from tests.loops import run_apart
from tests.table.service.playing import match_of, session_of
from tests.table.trusted.test_secrecy import (
    HOST,
    ONLOOKER,
    ORIGIN,
    STRANGER,
    TO_THE_END,
    in_another_tab,
    opened,
    other_hands,
    other_world,
    played,
    word_of,
)
from tests.table.trusted.test_who_may_what import ROWS

EVERYWHERE = {
    "what another seat fills in": "k6/ogre_at_the_pillars",
    "hidden things": "tkds/crypt_without_light",
    "the master's notes": "kampbogen/toll_road",
    "hands dealt": "psychopaths/wasteland_three",
    "hands set by the scenario": "psychopaths/brawl_at_the_tavern",
}
OUTSIDE = (STRANGER, ONLOOKER, HOST)
"""Readers without a seat, those with the fewest rights first: they know the same of the game."""
READING_FIRST = ("GET", "SOCKET", "MOUNT", "POST", "PATCH", "DELETE")
"""Methods in the order of asking: those that only read come first, as a change shows in all that follows."""
AT_LAST = (
    "POST /build/{name}/play",
    "POST /build/{name}/unshare",
    "POST /build/{name}/remove",
    "PATCH /api/tables/{name}/seats/{seat}",
    "POST /t/{name}/hand",
    "DELETE /api/tables/{name}/seats/{seat}",
    "POST /t/{name}/revoke",
    "POST /me/forget",
)
"""Routes that take something away which others need; the last one takes everything."""
ASIDE = ("", "tv", "seat=%(other)s", "as=%(other)s", "at=2")
"""Queries with which the pages of a table are asked for, too."""
CLOSED = {
    "GET /metrics": "it answers the machine itself alone",
    "POST /t/{name}/network": "only the host's browser at the machine itself may",
    "POST /t/{name}/swap": "seats are swapped before the match begins",
    "POST /join": "the word of a table is there until its match begins",
}
"""Routes that are closed to all readers, and why."""
SETTINGS = Settings(lab=LabBudget(matches=4, seconds=600))
REFUSED = (403, 404, 405)
MOVES = 9
"""So many moves are made at a table before it is looked at; no fight here is over by then."""
BY_CHANCE = ("x-request-id", "date")
"""Headers that differ from one request to the next."""
NOT_BY_CHANCE = {"system", "scenario", "clause", "seat", "number", "path"}
"""Parts of addresses that name something of the game: a difference there is one."""


def made_anew() -> re.Pattern[str]:
    """Names by chance stand in the addresses of our own routes where these have a parameter, and in some fields."""
    paths = {route.partition(" ")[2] for route in ROWS}
    firsts = {(path.partition("{")[0], *re.findall(r"\{(\w+)", path)[:1]) for path in paths if "{" in path}
    begun = {place for place, first in firsts if first not in NOT_BY_CHANCE}
    places = "|".join(re.escape(place) for place in sorted(begun))
    named = r'party=|holmgang=|data-link="|value="|party" value="|"(?:table|token|promise|invitation|id|name)":"'
    return re.compile(rf"""({places}|{named})[\w-]{{8,}}""")


MADE = made_anew()
"""Names and secrets of what a request makes anew: they differ by chance."""
WHEN = re.compile(r"expires=[^;]+")
QR = re.compile(r'<svg[^>]*class="qr-code".*?</svg>', re.DOTALL)


class World:
    """One of the two worlds: a server with a running match, and its readers, each with things of their own."""

    def __init__(self, client: TestClient, table: OpenTable, readers: Sequence[str], *, lab: bool) -> None:
        self.client, self.table, self.readers = client, table, readers
        assert client.portal is not None
        self.call = client.portal.call
        self.service: TableService = client.app.state.service  # type: ignore[attr-defined]
        game = session_of(table).game
        self.fight = f"{game.system.id}/{game.scenario.id}"
        self.other = next(seat for seat in game.seats if seat not in readers)
        group = game.system.heroes.group if game.system.heroes is not None else ""
        self.token = next(iter(game.scenario.data["setup"].get(group, ())), "none")
        made = self.service.permissions.invite
        self.seat_link = self.call(made, word_of(HOST), table.id, self.other)
        self.watch_link = self.call(made, word_of(HOST), table.id, None)
        self.run = "" if lab else "none"
        """A run of the lab, which every visitor with its address may look at."""
        self.welcome = server_invitation(self.service._store, 99)
        self.words = {reader: word_of(reader) for reader in readers}
        self.names = {reader: self._things_of(reader) for reader in readers}

    def _things_of(self, reader: str) -> dict[str, str]:
        """Make what the reader's routes are about; return the names that stand in their addresses."""
        system = session_of(self.table).game.system
        campaigns = sorted((system.folder / "campaigns").glob("*.yaml"))
        hero, party = self._hero_of(reader) if system.heroes is not None else ("none", "none")
        begun = {"table": self.table.id} if reader != STRANGER else {"scenario": self.fight}
        built = self._led(reader, "/build/new", begun)
        if not self.run:
            self.run = self._led(reader, "/lab", {"fight": self.fight, "matches": "100"})
            self.call(until_over, self.client, self.run)
        return {
            "name": self.table.id,
            "built": built,
            "run": self.run,
            "system": system.id,
            "scenario": session_of(self.table).game.scenario.id,
            "clause": next(iter(system.rulebook)).id,
            "seat": self.other,
            "hero": hero,
            "party": party,
            "token": self.token,
            "campaign": campaigns[0].stem if campaigns else "none",
            "shared": self._found(reader, r"/b/([\w-]+)", "POST", f"/build/{built}/share", data={}),
            "handed": self._found(reader, r"/h/([\w-]+)", "POST", f"/heroes/{hero}", data={"do": "link"})
            if system.heroes is not None
            else "none",
        }

    def _hero_of(self, reader: str) -> tuple[str, str]:
        """Make a hero with a picture; return its name and that of its party."""
        system = session_of(self.table).game.system
        assert system.heroes is not None
        template = next(iter(system.heroes.templates(self.service.library.pack(system))))
        hero = self._led(reader, "/heroes", {"do": "new", "system": system.id, "template": template})
        self._asked(reader, "POST", f"/heroes/{hero}/picture", files={"picture": ("a.png", a_picture())})
        return hero, self._found(reader, r'action="/parties/([\w-]+)"', "GET", "/heroes")

    def _asked(self, reader: str, method: str, path: str, **sent: Any) -> Any:
        headers = {**ORIGIN, "accept-encoding": "identity"}
        self.client.cookies.clear()
        if path.startswith("/api"):
            headers["authorization"] = f"Bearer {self.words[reader]}"
        else:
            headers["cookie"] = f"{VISITOR}={self.words[reader]}"
        return self.client.request(method, path, headers=headers, **sent)

    def _led(self, reader: str, path: str, form: dict[str, str]) -> str:
        answer = self._asked(reader, "POST", path, data=form)
        assert answer.status_code == 303, (path, answer.status_code, answer.text[-500:])
        self.words[reader] = self.client.cookies.get(VISITOR) or self.words[reader]  # a stranger is given a new one
        return str(answer.headers["location"].rpartition("/")[2])

    def _found(self, reader: str, pattern: str, method: str, path: str, **sent: Any) -> str:
        found = re.search(pattern, self._asked(reader, method, path, **sent).text)
        assert found is not None, path
        return found[1]

    def walk(self) -> dict[str, Any]:
        """Return the answers of all routes to all readers."""
        order = {route: place for place, route in enumerate(AT_LAST, 1)}
        routes = sorted(ROWS, key=lambda one: (order.get(one, 0), READING_FIRST.index(one.partition(" ")[0]), one))
        answers = {}
        for route in routes:
            for reader in self.readers:
                for query, answer in self._answers(route, reader):
                    answers[f"{reader}: {route}{query}"] = answer
        return answers

    def _answers(self, route: str, reader: str) -> Iterator[tuple[str, Any]]:
        """Yield the answers of a route: status, headers and text; of a socket or stream, what comes first."""
        method, _, path = route.partition(" ")
        where = self._address(path, reader)
        if method == "SOCKET":
            self.client.cookies.clear()
            self.client.cookies.set(VISITOR, self.words[reader])
            yield "", self._plain(reader, json.dumps(first_state(self.client, where)))
        elif where.endswith("/stream"):
            yield "", self.call(first_streamed, self, reader)
        elif method == "GET" and ("/t/{name}" in path or "/tables/{name}" in path):
            for query in ASIDE:
                asked = f"?{query % {'other': self.other}}" if query else ""
                yield asked, self._told(reader, self._asked(reader, "GET", where + asked))
        else:
            sent = self._sent(route, reader)
            yield "", self._told(reader, self._asked(reader, "GET" if method == "MOUNT" else method, where, **sent))

    def _address(self, path: str, reader: str) -> str:
        """Return the address of a route for a reader: with the names of the reader's own things."""
        names = dict(self.names[reader])
        if path.startswith("/build/{name}"):
            names["name"] = names["built"]
        elif path.startswith("/lab/{name}"):
            names["name"] = names["run"]
        elif path.startswith("/static"):
            names["name"] = next(iter(FACES))
        words = {"/b/": names["shared"], "/h/": names["handed"], "/welcome": self.welcome, "/j/": self.seat_link}
        names["word"] = next((word for begins, word in words.items() if path.startswith(begins)), "")
        return re.sub(r"\{(\w+)[^}]*\}", lambda found: names[found[1]], path)

    def _sent(self, route: str, reader: str) -> dict[str, Any]:
        """Return the body of a request, about this table and the reader's own things."""
        seats = session_of(self.table).game.seats
        row, names, own = ROWS[route], self.names[reader], reader if reader in seats else self.other
        given: dict[str, Any] = {
            "POST /tables": {"data": {"scenario": self.fight}},
            "POST /build/new": {"data": {"table": self.table.id}},
            "POST /lab": {"data": {"fight": self.fight, "do": "table"}},
            "POST /heroes/{hero}": {"data": {"name": "Other"}},
            "POST /heroes/{hero}/picture": {"files": {"picture": ("a.png", a_picture())}},
            "POST /parties/{party}": {"data": {"do": "rename", "name": "Others"}},
            "POST /campaigns/{system}/{campaign}": {"data": {"do": "play", "party": names["party"]}},
            "POST /forecast": {"json": {"system": names["system"], "document": {}}},
            "POST /j/{word}": {"data": {"nick": "N"}},
            "POST /api/seats": {"json": {"invitation": self.watch_link}},
            "POST /t/{name}/invite": {"data": {"seat": ""}},
            "PATCH /api/tables/{name}/seats/{seat}": {"json": {"sitting": "person"}},  # a bot would play on meanwhile
            "POST /t/{name}/hand": {"data": {"seat": own, "to": "engine"}},
            "POST /t/{name}/revoke": {"data": {"seat": self.other}},
            "POST /api/tables/{name}/invitations": {"json": {}},
            "POST /replay": {"files": {"file": ("fight.json", "no fight")}},
        }
        plain = {"json": row.json} if row.json is not None else {"data": row.form} if row.form else {}
        return given.get(route, plain)  # type: ignore[no-any-return]

    def _told(self, reader: str, answer: Any) -> Any:
        text = self._plain(reader, answer.text)
        size = len(answer.content)
        beyond = size - int(answer.headers.get("content-length", size))
        headers = {name: self._plain(reader, value) for name, value in answer.headers.items() if name not in BY_CHANCE}
        if text != answer.text:  # names by chance need not be equally long in two worlds
            headers["content-length"] = f"{beyond} more"
        return answer.status_code, headers, text

    def _plain(self, reader: str, text: str) -> str:
        """Return a text without the names that chance gives."""
        for kind, name in self.names[reader].items():
            if kind in ("built", "run", "hero", "party", "shared", "handed") and name != "none":
                text = text.replace(name, kind)
        for word in (self.seat_link, self.watch_link, self.welcome):
            text = text.replace(word, "link")
        return WHEN.sub("expires", QR.sub("code", MADE.sub(r"\1new", text)))


async def until_over(client: TestClient, run: str) -> None:
    """Wait for a run of the lab: its page shows how far it is."""
    found = await client.app.state.lab.run(run)  # type: ignore[attr-defined]
    await found.task


def a_picture() -> bytes:
    made = io.BytesIO()
    Image.new("RGB", (40, 40), "teal").save(made, "PNG")
    return made.getvalue()


def everything(
    library: Library,
    folder: Path,
    name: str,
    readers: Sequence[str],
    luck: Random | None,
    *,
    sealed: bool = False,
    lab: bool = True,
) -> dict[str, Any]:
    """Return the answers of all routes of the server to readers who know the same of the game; with luck, in another
    world.

    ``sealed``: another seat answers a sealed question, in each world otherwise. ``lab``: there is a run of the lab.
    """
    with TestClient(create_app(opened(library, folder), SETTINGS), follow_redirects=False) as client:
        service: TableService = client.app.state.service  # type: ignore[attr-defined]
        assert client.portal is not None
        table = client.portal.call(service.table, name)
        session, game = session_of(table), session_of(table).game
        assert session.match is not None
        assert not session.match.over
        world = World(client, table, readers, lab=lab)
        heroes = {world.token: {"hero": world.names[readers[0]]["hero"]}}
        session.row = replace(session.row, settings={**session.row.settings, "heroes": heroes})
        if luck is not None:
            other_world(session.match, readers[0], luck)
            other_hands(session, readers[0])
        if game.master not in readers:
            client.portal.call(session.set_standing, {"notes": "one" if luck is None else "the bridge is rotten"})
        in_another_tab(client, name, world.other, "nothing" if luck is None else "part")
        if sealed:
            client.portal.call(sealed_bid, table, readers[0], 0 if luck is None else 3)
        return world.walk()


async def sealed_bid(table: OpenTable, reader: str, bid: int) -> None:
    """Let another seat answer its part of the open sealed question, which settles nothing yet. The bid is a secret."""
    match = match_of(table)
    assert is_sealed(match)
    assert match.joint is not None
    waiting = [seat for seat in session_of(table).people if match.joint.unanswered(seat)]
    assert len(waiting) > 1
    other = next(seat for seat in waiting if seat != reader)
    await session_of(table).answer(other, bid, serial=session_of(table).serial, key="bid")


def first_state(client: TestClient, where: str) -> Any:
    with client.websocket_connect(where, headers=ORIGIN) as line:
        try:
            return json.loads(line.receive_text())
        except WebSocketDisconnect as closed:
            return closed.code


async def first_streamed(world: World, reader: str) -> list[str]:
    """Return the parts of the stream of a table's changes, up to its first state."""
    seat = reader if reader in session_of(world.table).game.seats else None
    if reader == STRANGER:  # refused before anything is streamed: test_who_may_what
        return []
    calling = Caller(world.service, Metrics(), word_of(reader), "en", "127.0.0.1")
    told = []
    async for part in _stream(calling, world.table, seat, 0, world.table.access_changes):
        told.append(part)
        if "event: state" in part:
            break
    return told


def is_sealed(match: Match) -> bool:
    return match.joint is not None and match.joint.question.sealed


def told_apart(
    library: Library, folder: Path, name: str, readers: Sequence[str], *, sealed: bool = False, lab: bool = True
) -> dict[str, tuple[Any, Any]]:
    """Return the routes that answer one of the readers otherwise in another world, with both answers.

    The readers know the same of the game: one seat, or several visitors without any.
    """
    seen = []
    for world, luck in (("one", None), ("two", Random(f"{name}:{readers[0]}"))):
        copy = folder.with_name(world)
        shutil.copytree(folder, copy)
        seen.append(everything(library, copy, name, readers, luck, sealed=sealed, lab=lab))
        shutil.rmtree(copy)
    one, two = seen
    assert one.keys() == two.keys()
    return {route: (answer, two[route]) for route, answer in one.items() if answer != two[route]}


@pytest.fixture(scope="module")
def systems() -> Library:
    return Library.discover()


def begun(library: Library, scenario: str, folder: Path) -> tuple[str, list[str], Path]:
    """Return a table in the middle of its fight, its readers, and the folder of its database."""
    place = folder / "evening"
    name, readers = run_apart(played(library, scenario, place, Random(scenario), MOVES))
    return name, readers, place


@pytest.mark.parametrize("place", range(len(EVERYWHERE)), ids=list(EVERYWHERE))
def test_no_route_tells_a_secret(systems: Library, tmp_path: Path, place: int) -> None:
    """For a player, and for one of those without a seat; ``make soak`` compares all of them."""
    name, readers, folder = begun(systems, list(EVERYWHERE.values())[place], tmp_path)
    for reader in (readers[0], OUTSIDE[place % len(OUTSIDE)]):
        told = told_apart(systems, folder, name, [reader], lab=not place)
        assert told == {}, "\n".join(first_differences(told))


def first_differences(told: Mapping[str, tuple[Any, Any]]) -> Iterator[str]:
    """Yield each route with the place at which its two answers part."""
    for route, answers in told.items():
        one, two = map(str, answers)
        part = next((place for place, (here, there) in enumerate(zip(one, two, strict=False)) if here != there), 0)
        yield f"{route}: …{one[max(0, part - 60) : part + 80]!r} and {two[part : part + 80]!r}"


def test_no_route_tells_a_sealed_answer(library: Library, tmp_path: Path) -> None:
    """Both duellists make sealed bids; a reader must not notice what the other one bids."""
    folder = tmp_path / "duel"
    name, _ = run_apart(played(library, "duel", folder, Random(1), TO_THE_END, is_sealed))
    for readers in (("ann",), OUTSIDE):
        told = told_apart(library, folder, name, readers, sealed=True, lab=False)
        assert told == {}, "\n".join(first_differences(told))


def test_every_route_is_open_to_a_reader(systems: Library, tmp_path: Path) -> None:
    """A route that refuses all readers is compared in vain."""
    fight = EVERYWHERE["what another seat fills in"]
    name, readers, folder = begun(systems, fight, tmp_path)
    answers = everything(systems, folder, name, (readers[0], str(systems.game(fight).master), HOST), None)
    statuses: dict[str, list[Any]] = {}
    for asked, answer in answers.items():
        statuses.setdefault(asked.partition(": ")[2].partition("?")[0], []).append(answer[0])
    closed = {route for route, found in statuses.items() if all(status in REFUSED for status in found)}
    assert closed == set(CLOSED)
