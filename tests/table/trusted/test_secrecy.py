"""Two worlds that differ only in what a seat must not know: everything the seat receives is the same, byte for byte.

What differs: the hidden things of the game dealt anew (other hands, decks), the events told to others, the dice still
to fall, the master's notes, what another seat has filled in. What is compared: pages, the socket, the API, the log,
files, refusals, taking back. ``HOLMGANG_PAIRS`` says how many pairs of worlds for each system (500 before a release).

What takes its time is waited for, and is told to count matches instead of seconds: otherwise two worlds would differ in
what was ready when a reader looked, and by a slow moment of the machine, not by a secret.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fastapi.testclient import TestClient

from holmgang.kernel.checkpoint import transplant
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.events import Event
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.save import Signer
from holmgang.table.service import InProcessBots, SeatOrder, ServerRules, TableOrder, TableService
from holmgang.table.service.access import hashed
from holmgang.table.service.match_stats import ChanceEstimator
from holmgang.table.service.table_session import TableSession
from holmgang.table.store import Grant, Store
from holmgang.table.web import create_app
from holmgang.table.web.visitors import VISITOR
from tests.loops import run_apart
from tests.table.service.playing import match_of, one_move, session_of
from tests.table.trusted.servers import sqlite_in

PAIRS = int(os.environ.get("HOLMGANG_PAIRS", "4"))
ORIGIN = {"origin": "http://testserver"}
SCENARIOS = {
    "k6": "k6/ogre_at_the_pillars",
    "kampbogen": "kampbogen/toll_road",
    "tkds": "tkds/bout_on_the_planks",
    "psychopaths": "psychopaths/wasteland_three",
}
COMPARED = {**SCENARIOS, "hands set by the scenario": "psychopaths/brawl_at_the_tavern"}
ONLOOKER, HOST, STRANGER = "onlooker", "host", "stranger"
MOST_MOVES = 40
TO_THE_END, A_SHORT_ONE = 3_000, "kampbogen/toll_road:37"
MOST_LOOKS = 10
SLOW_MOMENTS = 6


@dataclass(frozen=True, kw_only=True)
class Whispered(Event):
    """A substitute for an event that another seat was told."""

    what: str = "something else"


def word_of(seat: str) -> str:
    return f"{seat:x<32}"[:32]


def opened(library: Library, folder: Path) -> TableService:
    store = Store(sqlite_in(folder), clock=lambda: 1_000.0)
    rules, signer = ServerRules(tables_a_day=10**9), Signer.kept_in(folder / "signing.key")
    service = TableService(library, store, bot_pool=InProcessBots(), rules=rules, signer=signer)
    service.win_chances = ChanceEstimator(service._registry, service.bot_pool, matches=1, seconds=inf)
    return service


@pytest.fixture(scope="module")
def systems() -> Library:
    return Library.discover()


def moments(library: Library, scenario: str, folder: Path, count: int) -> Iterator[tuple[str, list[str], Path]]:
    """Tables in the middle of a fight, each as a folder with its database: as many as are asked for."""
    for evening in range(count):
        place = folder / str(evening)
        name, readers = run_apart(played(library, scenario, place, Random(f"{scenario}:{evening}")))
        yield name, readers, place


async def played(
    library: Library,
    scenario: str,
    place: Path,
    luck: Random,
    moves: int | None = None,
    until: Callable[[Match], bool] = lambda match: False,
) -> tuple[str, list[str]]:
    """Play some moves at a new table, which is kept in the folder; its name, and who reads there."""
    place.mkdir()
    service = opened(library, place)
    game = service.setup.game_of(scenario)
    seats = dict.fromkeys(game.seats, SeatOrder(sitting="friend"))
    order = TableOrder(scenario=scenario, seats=seats, dice="seeded", seed=str(luck.random()), pace=0)
    name = await service.setup.set_table(word_of(HOST), order)
    for seat in game.seats:
        service._store.grant(hashed(word_of(seat)), Grant(name, "seat", seat))
    service._store.grant(hashed(word_of(ONLOOKER)), Grant(name, ONLOOKER))
    open_table = await service.table(name)
    for _ in range(luck.randrange(MOST_MOVES) if moves is None else moves):
        if not session_of(open_table).playing or until(match_of(open_table)):
            break
        people = list(session_of(open_table).people)
        luck.shuffle(people)
        for seat in people:
            if await one_move(open_table, seat, luck):
                break
    await service.close()
    service._store.close()
    return name, [*game.seats, ONLOOKER]


def other_world(match: Match, reader: str, luck: Random) -> None:
    """Change whatever the reader must not know."""
    system = match.game.system
    seat = reader if reader in match.game.seats else None
    if system.has_secrets:
        transplant(match.play.state, system.conceal(match.play, seat, luck))
        match.play.derived = {}
    if not match.over:  # then the whole file is everybody's, with its seed, so that the dice can be counted again
        match.log = [one if one.visible_to(seat) else Whispered(seen_by=one.seen_by) for one in match.log]
        match.dice = SeededDice(luck.random().hex())


def other_hands(session: TableSession, reader: str) -> None:
    """Let the scenario deal other hands to all players but the reader."""
    scenario = json.loads(json.dumps(dict(session.row.scenario)))
    for name, player in scenario.get("setup", {}).get("players", {}).items():
        if name != reader and "hand" in player:
            player["hand"] = ["iron_calm"]
    session.row = replace(session.row, scenario=scenario)


def received(library: Library, folder: Path, name: str, reader: str, readers: list[str], luck: Random | None) -> Any:
    """Everything a reader receives at a table; with luck, in another world."""
    with TestClient(create_app(opened(library, folder)), follow_redirects=False) as client:
        service: TableService = client.app.state.service  # type: ignore[attr-defined]
        assert client.portal is not None
        table = session_of(client.portal.call(service.table, name))
        assert table.match is not None
        notes = "the ogre is hollow" if luck is not None and reader != table.game.master else ""
        client.portal.call(table.set_standing, {"notes": notes})
        if luck is not None:
            other_world(table.match, reader, luck)
            if not table.match.over:
                other_hands(table, reader)
        drafting = next(one for one in readers if one not in (reader, ONLOOKER))
        in_another_tab(client, name, drafting, "part" if luck is not None else "nothing")
        if table.match.over:
            until_reckoned(client, name, reader)
        return [*pages(client, name, reader), socket(client, name, reader), *programs(client, name, reader)]


def in_another_tab(client: TestClient, name: str, seat: str, act: str) -> None:
    """Another seat fills something in and does not send it."""
    client.cookies.set(VISITOR, word_of(seat))
    with client.websocket_connect(f"/t/{name}/live", headers=ORIGIN) as line:
        state = json.loads(line.receive_text())
        line.send_text(json.dumps({"do": "touch", "act": act, "value": "", "serial": state.get("serial", 0)}))
        line.send_text(json.dumps({"do": "hello"}))
        line.receive_text()
    client.cookies.clear()


def until_reckoned(client: TestClient, name: str, reader: str) -> None:
    """The chances of a fight that is over are worked out beside, and noted at the table: wait until they are."""
    client.cookies.set(VISITOR, word_of(reader))
    for _ in range(MOST_LOOKS):
        if "data-later" not in client.get(f"/t/{name}/recap?wait=yes").text:
            break
    else:
        raise AssertionError("the chances are never ready")
    client.cookies.clear()


def pages(client: TestClient, name: str, reader: str) -> Iterator[Any]:
    client.cookies.set(VISITOR, word_of(reader))
    for path in ("", "/proof", "/watch", "/file", "/recap", "/desk", "/scenario.yaml", "/again", "/seats", "?tv"):
        answer = client.get(f"/t/{name}{path}")
        yield path, answer.status_code, answer.text
    made = client.post("/build/new", data={"table": name}, headers=ORIGIN, follow_redirects=False)
    place = made.headers.get("location", "")
    yield "workshop", made.status_code, client.get(f"{place}/file.yaml").text if place else ""
    yield "in words", client.get(place).text.partition('id="words-box"')[2].replace(place, "") if place else ""
    answer = client.get("/")
    yield "/", answer.status_code, answer.text.replace(place, "the new fight") if place else answer.text


def socket(client: TestClient, name: str, reader: str) -> Any:
    """All that is shown over a socket, and how an answer that is none is refused."""
    with client.websocket_connect(f"/t/{name}/live", headers=ORIGIN) as line:
        line.send_text(json.dumps({"do": "hello"}))
        line.send_text(json.dumps({"do": "send", "serial": -5, "sketch": {}, "key": "z"}))
        shown: dict[str, Any] = {}
        message: dict[str, Any] = {}
        while message.get("key") != "z":
            message = json.loads(line.receive_text())
            if message["is"] == "state":
                shown |= {one["id"]: one["html"] for one in message.pop("fragments")}
                log = message.pop("log", None)
                if log is not None and log["whole"]:
                    shown["log"] = json.dumps([log["rows"], log["beats"]])
                shown["state"] = message
    client.cookies.clear()
    return shown, message


def programs(client: TestClient, name: str, reader: str) -> Iterator[Any]:
    headers = {"authorization": f"Bearer {word_of(reader)}"}
    base = f"/api/tables/{name}"
    serial = -1
    for path in ("", "/view", "/questions", "/events", "/export"):
        answer = client.get(base + path, headers=headers)
        if path == "/questions" and answer.status_code == 200:
            serial = answer.json()["serial"]
        yield path, answer.status_code, answer.text
    wrong = {"serial": serial, "key": "w", "answer": {"nothing": "of the kind"}}
    tries: list[tuple[str, dict[str, Any]]] = [
        ("/draft", {}),
        ("/answers", wrong),
        ("/acts", {"do": "confirm", "serial": -7}),
        ("/acts", {"do": "pass", "serial": -7}),
        ("/acts", {"do": "agree"}),
        ("/acts", {"do": "undo"}),
    ]
    for path, body in tries:
        answer = client.post(base + path, json=body, headers=headers)
        yield path, answer.status_code, answer.text
    for path in ("/questions", "/events"):
        answer = client.get(base + path, headers=headers)
        yield path, answer.status_code, answer.text


def notices(library: Library, folder: Path, name: str, reader: str, readers: list[str]) -> list[Any]:
    """Return the answers to a reader that differ between two worlds unlike only in secrets; there must be none."""
    seen = []
    for world, luck in (("one", None), ("two", Random(f"{folder.name}:{reader}"))):
        copy = folder.with_name(world)
        shutil.copytree(folder, copy)
        seen.append(received(library, copy, name, reader, readers, luck))
        shutil.rmtree(copy)
    return [(one, two) for one, two in zip(*seen, strict=True) if one != two]


@pytest.mark.parametrize("system", COMPARED)
def test_worlds_that_differ_in_secrets_look_the_same(systems: Library, tmp_path: Path, system: str) -> None:
    scenario, compared = COMPARED[system], 0
    readers_each = len(systems.game(scenario).seats) + 1
    for name, readers, folder in moments(systems, scenario, tmp_path, -(-PAIRS // readers_each)):
        for reader in readers:
            assert notices(systems, folder, name, reader, readers) == [], f"{reader} of {scenario} notices"
            compared += 1
    assert compared >= PAIRS


def test_they_do_when_the_fight_is_over_too(systems: Library, tmp_path: Path) -> None:
    """Then there is more to see, and some of it is worked out beside: a slow moment of the machine is no secret."""
    scenario, folder = SCENARIOS["kampbogen"], tmp_path / "evening"
    name, readers = run_apart(played(systems, scenario, folder, Random(A_SHORT_ONE), TO_THE_END))
    for reader in (readers[0], ONLOOKER):
        for _ in range(SLOW_MOMENTS):
            found = notices(systems, folder, name, reader, readers)
            if not found:  # a secret shows every time, a slow moment once
                break
        assert found == [], f"{reader} of {scenario} notices"


def test_the_comparison_would_notice(systems: Library, tmp_path: Path) -> None:
    """The owner of a hand does notice when it is dealt anew."""
    assert any(hand_changes(systems, *moment) for moment in moments(systems, SCENARIOS["psychopaths"], tmp_path, 4))


def hand_changes(library: Library, name: str, readers: list[str], folder: Path) -> bool:
    """Return whether the first reader sees another hand in a world that is another one for the second reader."""
    owner, other = readers[0], readers[1]
    with TestClient(create_app(opened(library, folder)), follow_redirects=False) as client:
        service: TableService = client.app.state.service  # type: ignore[attr-defined]
        assert client.portal is not None
        match = session_of(client.portal.call(service.table, name)).match
        assert match is not None
        before = match.game.system.view(match.play, owner).plain()
        other_world(match, other, Random(1))
        return bool(match.game.system.view(match.play, owner).plain() != before)


def test_a_hand_of_the_scenario_is_known_from_the_beginning_of_the_match_on(systems: Library, tmp_path: Path) -> None:
    """Before that seats can be swapped: a guest could read one hand after the other."""

    async def evening() -> None:
        service = opened(systems, tmp_path)
        game = service.setup.game_of(COMPARED["hands set by the scenario"])
        seats = dict.fromkeys(game.seats, SeatOrder(sitting="friend"))
        order = TableOrder(scenario=f"psychopaths/{game.scenario.id}", seats=seats, dice="seeded", start=False)
        name = await service.setup.set_table(word_of(HOST), order)
        table, dealt = await service.table(name), game.scenario.data["setup"]["players"]
        seat = next(seat for seat, player in dealt.items() if "hand" in player)
        assert "hand" not in (await table.scenario_for([seat]))["setup"]["players"][seat]
        await service.setup.begin(name)
        known = (await table.scenario_for([seat]))["setup"]["players"]
        assert [one for one, player in known.items() if "hand" in player] == [seat]
        await service.close()
        service._store.close()

    run_apart(evening())
