"""The pages over real HTTP and sockets, without a browser: what each visitor gets, and what no visitor gets."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from holmgang.kernel.library import Library
from holmgang.table.web import create_app
from holmgang.table.web.visitors import preferred
from tests.table.service.playing import house

ORIGIN = {"origin": "http://testserver"}


@pytest.fixture
def host(library: Library, tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(house(library, tmp_path))) as client:
        yield client


def visitor(host: TestClient) -> TestClient:
    """Another browser at the same server; it uses the running application."""
    other = TestClient(host.app)
    other.portal = host.portal
    return other


def new_table(host: TestClient, **form: str) -> str:
    """A table against the engine, which has begun, or one that waits for friends."""
    answer = host.post("/tables", data={"scenario": "refgame/duel", **form}, headers=ORIGIN, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    table = str(answer.headers["location"])
    if "friends" not in form:
        begun = host.post(f"{table}/begin", data={"words": "mead"}, headers=ORIGIN, follow_redirects=False)
        assert begun.status_code == 303, begun.text
    return table


def invited(host: TestClient, table: str, seat: str) -> str:
    page = host.post(f"{table}/invite", data={"seat": seat}, headers=ORIGIN).text
    found = re.search(r'href="http://testserver(/j/[\w-]+)"', page)
    assert found is not None, page
    return found[1]


def hear(socket: Any, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    for _ in range(20):
        message: dict[str, Any] = json.loads(socket.receive_text())
        if message["is"] == kind:
            return message
    raise AssertionError(f"no {kind}")


def test_the_lobby_is_small_and_speaks_the_readers_language(host: TestClient) -> None:
    for lang, words in (("en", "Choose a fight"), ("cs", "Vyberte si boj"), ("da", "Vælg en kamp")):
        page = host.get("/", headers={"accept-language": f"{lang};q=0.9, fr"})
        assert words in page.text
        assert f'<html lang="{lang}"' in page.text
        assert len(page.content) < 150_000


def test_every_answer_keeps_scripts_of_others_out(host: TestClient) -> None:
    for path in ("/", "/no-such-page", "/static/live.js", "/t/nowhere"):
        policy = host.get(path).headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy


def test_no_page_has_inline_script_or_style(host: TestClient) -> None:
    table = new_table(host)
    for path in ("/", table, "/no-such-page"):
        text = host.get(path).text
        assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", text), path


def test_looking_sets_no_cookie_and_the_seat_cookie_is_out_of_reach(host: TestClient) -> None:
    assert "set-cookie" not in host.get("/").headers
    answer = host.post("/tables", data={"scenario": "refgame/duel"}, headers=ORIGIN, follow_redirects=False)
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie


def test_another_site_cannot_act_for_a_visitor(host: TestClient) -> None:
    answer = host.post("/tables", data={"scenario": "refgame/duel"}, headers={"origin": "http://evil.example"})
    assert answer.status_code == 403
    table = new_table(host)
    with pytest.raises(WebSocketDisconnect), host.websocket_connect(f"{table}/live", headers={"origin": "http://evil"}):
        pass


def test_a_stranger_learns_nothing_of_a_table(host: TestClient) -> None:
    table = new_table(host)
    stranger = visitor(host)
    page = stranger.get(table)
    assert page.status_code == 403
    assert "duel" not in page.text.lower()
    assert stranger.post(f"{table}/begin", headers=ORIGIN).status_code == 403
    with stranger.websocket_connect(f"{table}/live", headers=ORIGIN) as socket, pytest.raises(WebSocketDisconnect):
        socket.receive_text()


def test_a_friend_comes_in_by_a_link_that_leaves_the_address(host: TestClient) -> None:
    table = new_table(host, friends="yes")
    seat = "bea"
    link = invited(host, table, seat)
    friend = visitor(host)
    assert friend.get(link).status_code == 200
    assert friend.get(table).status_code == 403, "to look at a link is not to accept it"
    answer = friend.post(link, data={"nick": "<b>Bea</b>"}, headers=ORIGIN, follow_redirects=False)
    assert answer.headers["location"] == table
    page = friend.get(table)
    assert page.status_code == 200
    assert "<b>Bea</b>" not in page.text
    assert "&lt;b&gt;Bea&lt;/b&gt;" in page.text


def test_a_visitor_choosing_a_seat_is_told_whom_it_plays(all_systems: TestClient) -> None:
    order = {"scenario": "k6/ogre_at_the_pillars", "friends": "yes"}
    table = all_systems.post("/tables", data=order, headers=ORIGIN, follow_redirects=False).headers["location"]
    gathering = all_systems.get(table).text
    for name in ("Gorondar", "Naria", "the ogre"):
        assert re.search(rf"<h2>{name}</h2>", gathering, re.IGNORECASE), name
    invitation = visitor(all_systems).get(invited(all_systems, table, "katka")).text.partition("<h2>")[2]
    assert "<b>Naria</b>" in invitation
    assert "Gorondar" not in invitation
    order["scenario"] = "k6/caravan"
    crowd = all_systems.post("/tables", data=order, headers=ORIGIN, follow_redirects=False).headers["location"]
    assert re.search(r"<h2>(\w+ \d, ){3}\w+ 4,? and 6 more</h2>", all_systems.get(crowd).text, re.I)


def test_everybody_sees_who_has_sat_down_before_the_start(host: TestClient) -> None:
    table = new_table(host, friends="yes")
    link = invited(host, table, "bea")
    assert 'class="s-who">free</p>' in host.get(table).text
    with host.websocket_connect(f"{table}/live", headers=ORIGIN) as socket:
        hear(socket, "gathering")
        friend = visitor(host)
        friend.post(link, data={"nick": "Bea"}, headers=ORIGIN)
        hear(socket, "gathering")
    told = host.get(table).text
    assert 'class="s-who">Bea</p>' in told
    assert "Everyone is here." in told
    assert "free</p>" not in told
    assert "free</p>" not in friend.get(table).text, "the host's own seat is taken, as its guests see it"


def test_a_socket_shows_the_question_takes_an_answer_and_says_so(host: TestClient) -> None:
    table = new_table(host)
    with host.websocket_connect(f"{table}/live", headers=ORIGIN) as socket:
        state = hear(socket, "state")
        while not state["mine"]:
            state = hear(socket, "state")
        assert {fragment["id"] for fragment in state["fragments"]} >= {"stage", "tray", "roster", "bar"}
        touch = {"do": "touch", "act": "put", "value": {"deed": "guard"}, "serial": state["serial"]}
        socket.send_text(json.dumps({**touch, "sketch": state["sketch"]}))
        drafted = hear(socket, "state")
        while not drafted["sketch"]["given"]:
            drafted = hear(socket, "state")
        assert drafted["sketch"]["given"] == {"deed": "guard"}
        send = {"do": "send", "serial": drafted["serial"], "sketch": drafted["sketch"], "key": "one"}
        socket.send_text(json.dumps(send))
        assert hear(socket, "taken")["key"] == "one"
        socket.send_text(json.dumps(send))
        assert hear(socket, "taken")["key"] == "one", "the same key again is the same answer"
        socket.send_text(json.dumps({**send, "serial": -5, "key": "two"}))
        refused = hear(socket, "refused")
        assert (refused["key"], refused["stale"]) == ("two", True)


@pytest.mark.parametrize(
    "noise", ["", "nonsense", "[]", "{}", '{"do": "fly"}', '{"do": "touch", "act": 3, "sketch": 7}', "9" * 70_000]
)
def test_noise_on_the_socket_is_harmless(host: TestClient, noise: str) -> None:
    table = new_table(host)
    with host.websocket_connect(f"{table}/live", headers=ORIGIN) as socket:
        hear(socket, "state")
        socket.send_text(noise)
        socket.send_text('{"do": "hello"}')
        assert hear(socket, "state")["fragments"]


def test_a_clause_is_told_in_the_readers_language(host: TestClient) -> None:
    assert "RG-4.2" in host.get("/rules/refgame/RG-4.2?fragment").text
    assert host.get("/rules/refgame/RG-99.9").status_code == 404
    assert host.get("/rules/nothing/RG-4.2").status_code == 404


@pytest.mark.parametrize("scenario", ["no/such", "../../etc/passwd", "/etc/passwd.yaml", "refgame/", ""])
def test_a_scenario_that_is_none_is_told_so(host: TestClient, scenario: str) -> None:
    answer = host.post("/tables", data={"scenario": scenario}, headers=ORIGIN)
    assert answer.status_code == 400
    assert "Traceback" not in answer.text


@pytest.mark.parametrize("here", ["//evil.example", "/\\evil.example", "https://evil.example/"])
def test_the_language_button_leads_to_no_other_site(host: TestClient, here: str) -> None:
    answer = host.post("/me", data={"lang": "cs", "here": here}, headers=ORIGIN, follow_redirects=False)
    assert answer.headers["location"] == "/"


@pytest.mark.parametrize(
    ("header", "lang"),
    [("", "en"), ("cs", "cs"), ("fr, da;q=0.8, cs;q=0.9", "cs"), ("sk-SK", "cs"), ("nb", "da"), (";;q=x,,", "en")],
)
def test_the_browsers_languages_decide(header: str, lang: str) -> None:
    assert preferred(header) == lang


def test_the_address_names_the_language_on_every_page(host: TestClient) -> None:
    """The parameter ``lang`` wins over the cookie and over the browser, and the browser keeps it."""
    table, gathering = new_table(host), new_table(host, friends="yes")
    invitation = invited(host, gathering, "bea")
    fixed = ("/", "/rules", "/rules/refgame", "/lab", "/replay", "/me", "/build/refgame/duel", "/no-such-page")
    at_the_table = [f"{table}{rest}" for rest in ("", "?tv", "/watch", "/seats", "/proof", "/recap")]
    pages = [*fixed, *at_the_table, gathering, invitation, table.replace("/t/", "/replay/")]
    for path in pages:
        for lang in ("cs", "da", "en"):
            host.cookies.set("holmgang-lang", "da" if lang == "cs" else "cs")
            path_in = f"{path}{'&' if '?' in path else '?'}lang={lang}"
            page = host.get(path_in, headers={"accept-language": "en" if lang == "cs" else "cs"})
            assert f'<html lang="{lang}"' in page.text, path_in
            assert f"holmgang-lang={lang};" in page.headers["set-cookie"], path_in
            host.cookies.delete("holmgang-lang")
    assert '<html lang="cs"' in host.get("/?lang=xx", headers={"accept-language": "cs"}).text
    host.get("/?lang=da")
    assert '<html lang="da"' in host.get("/rules").text
