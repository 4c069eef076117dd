"""The master's desk over HTTP, with a real store: who may open it, and that what is done there holds at the table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.table.service import TableError, TableService
from holmgang.table.service.table_session import TableSession
from holmgang.table.web import create_app
from tests.table.service.playing import house, session_of
from tests.table.web.test_routes import invited, visitor

ORIGIN = {"origin": "http://testserver"}


@pytest.fixture
def service(library: Library, tmp_path: Path) -> TableService:
    return house(library, tmp_path)


@pytest.fixture
def host(service: TableService) -> Iterator[TestClient]:
    with TestClient(create_app(service)) as client:
        yield client


def set_table(host: TestClient, **seats: str) -> str:
    """A duel with the master's seat and others on this device."""
    built = host.post("/build/new", data={"scenario": "refgame/duel"}, headers=ORIGIN, follow_redirects=False)
    form = {"dice": "seeded", "seat:master": "here"}
    form |= {f"seat:{name}": who for name, who in {"ann": "here", "bea": "here", **seats}.items()}
    place = f"{built.headers['location']}/play"
    answer = host.post(place, data=form, headers=ORIGIN, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def live(host: TestClient, service: TableService, table: str) -> TableSession:
    assert host.portal is not None
    return session_of(host.portal.call(service.table, table.rpartition("/")[2]))


def match_of(host: TestClient, service: TableService, table: str) -> Match:
    match = live(host, service, table).match
    assert match is not None
    return match


def go_on(host: TestClient, service: TableService, table: str) -> None:
    """The master gives the first ruling, by the socket's own act."""
    at = live(host, service, table)
    assert host.portal is not None
    host.portal.call(lambda: at.answer("master", "firm", serial=at.serial))


def do(host: TestClient, table: str, what: str, **form: str) -> int:
    data = {"do": what, **form}
    return host.post(f"{table}/desk", data=data, headers=ORIGIN, follow_redirects=False).status_code


def test_the_desk_is_the_masters_alone(host: TestClient) -> None:
    table = set_table(host, bea="friend")
    assert host.get(f"{table}/desk").status_code == 200
    friend = visitor(host)
    friend.post(invited(host, table, "bea"), data={"nick": "Bea"}, headers=ORIGIN)
    assert friend.get(table).status_code == 200
    for stranger in (friend, visitor(host)):
        assert stranger.get(f"{table}/desk").status_code == 403
        assert do(stranger, table, "notes", notes="mine now") == 403
        assert do(stranger, table, "pause") == 403


def test_the_desk_beside_the_board_and_its_script_come_together(host: TestClient) -> None:
    table = set_table(host)
    for query, there in (("", True), ("?tv", False)):
        page = host.get(f"{table}{query}").text
        found = {'id="desk"' in page, "desk_panel.js" in page, "data-desk " in page}
        assert found == {there}, query


def test_notes_outlive_the_server_and_stay_with_the_master(
    host: TestClient, service: TableService, tmp_path: Path
) -> None:
    table = set_table(host)
    assert do(host, table, "notes", notes="The relic is <cursed>.") == 303
    assert "The relic is &lt;cursed&gt;." in host.get(f"{table}/desk").text
    assert "cursed" not in host.get(table).text
    again = house(service.library, tmp_path)
    with TestClient(create_app(again)) as other:
        assert live(other, again, table).row.standing["notes"] == "The relic is <cursed>."


def test_while_paused_players_cannot_answer_and_afterwards_they_can(host: TestClient, service: TableService) -> None:
    table = set_table(host)
    assert do(host, table, "pause") == 303
    with pytest.raises(TableError, match="desk-paused"):
        go_on(host, service, table)
    assert "The game master has paused the fight." in host.get(f"{table}/desk").text
    assert do(host, table, "resume") == 303
    before = len(match_of(host, service, table).record)
    go_on(host, service, table)
    assert len(match_of(host, service, table).record) > before


def test_only_a_master_who_wants_to_be_stopped_is(host: TestClient, service: TableService) -> None:
    table = set_table(host)
    question = match_of(host, service, table).question
    assert question is not None
    assert question.purpose == "ground", "the window before each step is not put to a master who has not asked for it"
    assert do(host, table, "stop") == 303
    assert do(host, table, "rewind", keep="0", reason="from the start") == 303
    question = match_of(host, service, table).question
    assert question is not None
    assert question.purpose == "master"
    assert "You can make corrections now." in host.get(f"{table}/desk").text
    assert do(host, table, "flow") == 303
    assert host.portal is not None
    at = live(host, service, table)
    for _ in range(100):
        if at.match is not None and at.match.question is not None and at.match.question.purpose != "master":
            break
        host.portal.call(at.settle)
        host.get(f"{table}/desk")
    question = match_of(host, service, table).question
    assert question is not None
    assert question.purpose == "ground", "rulings that the rules call for are still the master's"


def test_a_seat_goes_to_the_engine_and_back_to_its_person(host: TestClient, service: TableService) -> None:
    table = set_table(host)
    assert do(host, table, "engine", seat="bea", policy="newcomer") == 303
    seat = live(host, service, table).seats["bea"]
    assert (seat.sitting, seat.policy) == ("engine", "newcomer")
    assert do(host, table, "person", seat="bea") == 303
    assert live(host, service, table).seats["bea"].sitting == "person"
    assert do(host, table, "engine", seat="nobody") == 400
    assert do(host, table, "engine", seat="bea", policy="genius") == 400


def test_the_master_rewinds_to_the_beginning_of_a_step(host: TestClient, service: TableService) -> None:
    table = set_table(host)
    assert do(host, table, "stop") == 303
    go_on(host, service, table)
    page = host.get(f"{table}/desk").text
    keep = re.search(r'name="keep" value="(\d+)"', page)
    assert keep is not None
    assert do(host, table, "rewind", keep=keep[1]) == 303
    question = match_of(host, service, table).question
    assert question is not None
    assert question.purpose == "master"


def test_secrets_of_others_are_not_opened_from_the_desk(host: TestClient, service: TableService) -> None:
    table = set_table(host, ann="friend", bea="friend")
    host.post(f"{table}/begin", headers=ORIGIN)
    assert match_of(host, service, table).game.system.has_secrets
    assert 'id="seen"' not in host.get(f"{table}/desk?as=ann").text
    assert 'id="seen"' in host.get(f"{table}/desk?as=onlooker").text
    assert 'id="seen"' in host.get(f"{table}/desk?as=master").text


def test_possible_corrections_are_named(host: TestClient, service: TableService) -> None:
    table = set_table(host)
    game = match_of(host, service, table)
    assert game.game.system.corrections(game.play)
    assert "What can be corrected:" in host.get(f"{table}/desk").text
