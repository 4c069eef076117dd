"""The link to a whole table: only its host sees it, seats are taken once, and a public server has no short word."""

from __future__ import annotations

import re
from pathlib import Path

from fastapi.testclient import TestClient

from holmgang.kernel.library import Library
from holmgang.table.service.access import as_word, table_link
from holmgang.table.web import create_app
from holmgang.table.web.settings import Settings
from tests.table.service.playing import house
from tests.table.web.test_routes import ORIGIN, host, new_table, visitor

__all__ = ["host"]


def link_of(client: TestClient, table: str) -> str:
    found = re.search(r'class="g-code" href="[^"]*(/j/[\w-]{32})"', client.get(table).text)
    assert found is not None
    return found[1]


def test_a_seat_is_picked_once(host: TestClient) -> None:
    table = new_table(host, friends="1")
    link = link_of(host, table)
    assert link_of(host, table) == link  # the host sees the same code again
    one, two = visitor(host), visitor(host)
    assert 'value="bea"' in one.get(link).text
    sent = {"seat": "bea", "nick": "Bo"}
    assert one.post(link, data=sent, headers=ORIGIN, follow_redirects=False).status_code == 303
    assert "g-code" not in one.get(table).text  # only the host hands the code out
    taken = two.post(link, data=sent, headers=ORIGIN, follow_redirects=False)
    assert taken.status_code == 400
    assert two.get(table).status_code == 403
    assert two.post(link, data={"seat": ""}, headers=ORIGIN, follow_redirects=False).status_code == 303
    assert two.get(table).status_code == 200


def test_a_guest_may_choose_another_seat_before_the_fight(host: TestClient) -> None:
    table = new_table(host, friends="1")
    link, guest = link_of(host, table), visitor(host)
    guest.post(link, data={"seat": "bea", "nick": "Bo"}, headers=ORIGIN)
    free = re.findall(r'name="seat" value="(\w+)"', guest.get(table).text)
    if not free:
        return
    moved = guest.post(f"{table}/swap", data={"seat": free[0]}, headers=ORIGIN, follow_redirects=False)
    assert moved.status_code == 303
    assert guest.get(table).status_code == 200
    assert 'value="bea"' in guest.get(table).text  # free again


def test_a_word_opens_its_table_however_it_is_typed(host: TestClient) -> None:
    table = new_table(host, friends="1")
    found = re.search(r'class="g-word">([^<]+)<', host.get(table).text)
    assert found is not None
    for typed in (found[1], found[1].upper(), found[1].replace(" ", "-")):
        answer = visitor(host).post("/join", data={"word": typed}, headers=ORIGIN, follow_redirects=False)
        assert answer.headers["location"] == f"/j/{as_word(found[1])}"
    assert visitor(host).get(f"/j/{as_word(found[1])}").status_code == 200
    assert visitor(host).post("/join", data={"word": "no such 11"}, headers=ORIGIN).status_code == 404


def test_a_public_server_has_no_short_words(library: Library, tmp_path: Path) -> None:
    front = Settings(address="http://testserver", hosts=("testserver",))
    with TestClient(create_app(house(library, tmp_path), front)) as client:
        table = new_table(client, friends="1")
        assert "g-word" not in client.get(table).text
        word = table_link(client.cookies["holmgang"], table.removeprefix("/t/")).word
        assert visitor(client).get(f"/j/{as_word(word)}").status_code == 404
        assert visitor(client).get(link_of(client, table)).status_code == 200
