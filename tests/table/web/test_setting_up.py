"""Setting a fight up over HTTP: forms made of the models, checked as one types, saved, brought along, played."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from holmgang.kernel.dice import FairDice
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.yamltext import read_yaml
from holmgang.systems.k6 import SYSTEM as K6
from holmgang.systems.kampbogen import SYSTEM as KAMPBOGEN
from holmgang.systems.psychopaths import SYSTEM as PSYCHOPATHS
from holmgang.systems.tkds import SYSTEM as TKDS
from holmgang.table.service import OpenTable, TableService
from holmgang.table.web import create_app
from holmgang.table.web.form_fields import as_yaml
from holmgang.table.web.knobs import clauses_of_knobs
from tests.table.service.playing import house, session_of

ORIGIN = {"origin": "http://testserver"}
SYSTEMS = (K6, KAMPBOGEN, PSYCHOPATHS, TKDS)


@pytest.fixture(scope="module")
def shelf() -> Library:
    return Library(SYSTEMS)


@pytest.fixture
def service(shelf: Library, tmp_path: Path) -> TableService:
    return house(shelf, tmp_path)


@pytest.fixture
def host(service: TableService) -> Iterator[TestClient]:
    with TestClient(create_app(service)) as client:
        yield client


def filled(page: str) -> dict[str, Any]:
    """What a browser would send of the form on a page, untouched."""
    form = page[page.index('<form id="plan"') :]
    values: dict[str, Any] = {}
    for tag in re.findall(r"<input\b[^>]*>", form):
        name, value = re.search(r'name="([^"]*)"', tag), re.search(r'value="([^"]*)"', tag)
        if name is None or 'type="file"' in tag or ('type="radio"' in tag and " checked" not in tag):
            continue
        values[unescape(name[1])] = unescape(value[1]) if value else ""
    for name, inner in re.findall(r'<select\b[^>]*name="([^"]*)"[^>]*>(.*?)</select>', form, re.DOTALL):
        chosen = re.search(r'<option value="([^"]*)" selected', inner) or re.search(r'<option value="([^"]*)"', inner)
        values[unescape(name)] = unescape(chosen[1]) if chosen else ""
    for name, inner in re.findall(r'<textarea\b[^>]*name="([^"]*)"[^>]*>(.*?)</textarea>', form, re.DOTALL):
        values[name] = unescape(inner)
    return values


def send(host: TestClient, values: dict[str, Any], do: str, **changes: Any) -> Any:
    return host.post("/set", data={**values, **changes, "do": do}, headers=ORIGIN, follow_redirects=False)


def table_of(host: TestClient, service: TableService, location: str) -> OpenTable:
    assert host.portal is not None
    return host.portal.call(service.table, location.rpartition("/")[2])


def match_of(host: TestClient, service: TableService, location: str) -> Match:
    match = session_of(table_of(host, service, location)).match
    assert match is not None
    return match


def problems(page: str) -> dict[str, str]:
    return {
        unescape(path): unescape(text)
        for path, text in re.findall(r'<li data-at="([^"]*)".*?<span>(.*?)</span>\s*</li>', page, re.DOTALL)
    }


@pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: str(system.id))
def test_every_scenario_goes_through_its_form_unchanged(host: TestClient, shelf: Library, system: Any) -> None:
    for name in shelf.scenario_files(system):
        page = host.get(f"/set/{system.id}/{name}")
        assert page.status_code == 200, problems(page.text)
        saved = send(host, filled(page.text), "save")
        assert saved.headers["content-disposition"] == f'attachment; filename="{name}.yaml"', problems(saved.text)
        again = shelf.scenario_from(system, read_yaml(saved.text, name))
        assert again.data == shelf.game(f"{system.id}/{name}").scenario.data


def test_what_is_typed_is_checked_by_field(host: TestClient) -> None:
    values = filled(host.get("/set/k6/corridor").text)
    check = host.post("/set/check", data=values, headers=ORIGIN)
    assert problems(check.text) == {}
    values |= {"at:knobs.speed_factor": "0", "at:knobs.aim_bonus": "lots", "at:setup.combatants.orc.lives": "10x"}
    found = problems(host.post("/set/check", data=values, headers=ORIGIN).text)
    assert set(found) == {"knobs.speed_factor", "knobs.aim_bonus", "setup.combatants.orc.lives"}
    assert "at least 1" in found["knobs.speed_factor"]
    assert "whole number" in found["knobs.aim_bonus"]


def test_a_form_with_problems_opens_no_table_and_keeps_what_was_typed(host: TestClient) -> None:
    values = filled(host.get("/set/k6/corridor").text)
    page = send(host, values, "open", **{"at:knobs.aim_bonus": "lots"})
    assert page.status_code == 422
    assert filled(page.text)["at:knobs.aim_bonus"] == "lots"


def begun(host: TestClient, table: str, words: str = "mead") -> str:
    """Words go into the dice of a table that is set, and it begins; returns its name."""
    host.post(f"{table}/begin", data={"words": words}, headers=ORIGIN)
    return table.rpartition("/")[2]


def test_knobs_numbers_and_names_reach_the_fight(host: TestClient, service: TableService) -> None:
    values = filled(host.get("/set/k6/corridor").text)
    answer = send(
        host,
        values,
        "open",
        **{
            "at:knobs.aim_bonus": "2",
            "at:setup.combatants.orc.lives": "15",
            "at:setup.combatants.orc.name": "Ušák",
            "seat:gm": "here",
            "nick:katka": "Jana",
        },
    )
    assert answer.status_code == 303, problems(answer.text)
    table = begun(host, answer.headers["location"], "mead and honey")
    open_table, match = table_of(host, service, table), match_of(host, service, table)
    assert (match.play.knobs.aim_bonus, match.play.state.get("orc").lives) == (2, 15)
    assert session_of(open_table).people == ("katka", "gm")
    dice = match.dice
    assert isinstance(dice, FairDice)
    assert dict(dice.shares) == {"katka": "mead and honey"}
    assert open_table.words("en").say("orc") == "Ušák"
    assert open_table.words("en").say("katka") == "Jana"
    file = host.get(f"/t/{table}/scenario.yaml").text
    assert read_yaml(file, "x").data["setup"]["combatants"]["orc"]["lives"] == 15
    assert filled(host.get(f"/t/{table}/again").text)["at:setup.combatants.orc.lives"] == "15"
    assert TestClient(host.app).get(f"/t/{table}/scenario.yaml").status_code == 403


def test_a_friend_is_waited_for(host: TestClient, service: TableService) -> None:
    values = filled(host.get("/set/k6/corridor").text)
    answer = send(host, values, "open", **{"seat:gm": "friend"})
    table = answer.headers["location"].rpartition("/")[2]
    assert session_of(table_of(host, service, table)).match is None


def test_somebody_is_added_swapped_and_taken_away(host: TestClient, shelf: Library) -> None:
    values = filled(host.get("/set/k6/corridor").text)
    page = send(host, values, "add:setup.combatants", **{"kind:setup.combatants": "ogre"})
    values = filled(page.text)
    assert values["at:setup.combatants.ogre.template"] == "ogre"
    page = send(host, values, "remove:setup.combatants.orc", **{"at:setup.combatants.ogre.template": "goblin"})
    saved = send(host, filled(page.text), "save").text
    combatants = read_yaml(saved, "x").data["setup"]["combatants"]
    assert set(combatants) == {"naria", "ogre"}
    assert combatants["ogre"]["template"] == "goblin"


def test_whoever_is_taken_away_has_no_distances_left(host: TestClient) -> None:
    values = filled(host.get("/set/k6/ogre_at_the_pillars").text)
    page = send(host, values, "remove:setup.combatants.naria")
    assert page.status_code == 200
    setup = read_yaml(send(host, filled(page.text), "save").text, "x").data["setup"]
    assert "naria" not in setup["combatants"]
    assert setup["distances"] == {"kara": {"ogre": 1}}


def test_whoever_is_swapped_goes_by_the_new_name_unless_given_another(host: TestClient) -> None:
    orc = "at:setup.combatants.orc"
    values = filled(host.get("/set/k6/corridor").text)
    swapped = filled(send(host, values, "look", **{f"{orc}.template": "cyclops"}).text)
    assert swapped[f"{orc}.name"] == "cyclops"
    back = filled(send(host, swapped, "look", **{f"{orc}.template": ""}).text)
    assert back[f"{orc}.name"] == ""
    named = filled(send(host, swapped, "look", **{f"{orc}.name": "Polly"}).text)
    assert filled(send(host, named, "look", **{f"{orc}.template": "wolf"}).text)[f"{orc}.name"] == "Polly"


def test_text_and_form_are_the_same_scenario(host: TestClient) -> None:
    values = filled(host.get("/set/k6/corridor").text)
    page = send(host, values, "text").text
    text = filled(page)
    assert text["mode"] == "text"
    back = send(host, text, "form", text=text["text"].replace("distance: 2", "distance: 3"))
    assert "distance: 3" in filled(back.text)["text"]
    wrong = send(host, text, "open", text=text["text"].replace("distance: 2", "distnace: 2"))
    assert wrong.status_code == 422
    line = text["text"].split("\n").index("  distance: 2") + 1
    assert f'data-line="{line}"' in wrong.text
    assert "did you mean &#39;distance&#39;" in wrong.text


PACK = """
system: k6
creatures:
  snow_wolf:
    extends: wolf
    name: {en: snow wolf, cs: sněžný vlk, da: sneulv}
    lives: 7
"""


def bring(host: TestClient, values: dict[str, Any], *files: tuple[str, str | bytes]) -> Any:
    sent = [("file", (name, text, "application/octet-stream")) for name, text in files]
    return host.post("/set", data={**values, "do": "take"}, files=sent, headers=ORIGIN, follow_redirects=False)


def test_an_own_pack_is_played_with_at_its_table_only(host: TestClient, service: TableService, tmp_path: Path) -> None:
    values = filled(host.get("/set/k6/corridor").text)
    page = bring(host, values, ("winter.yaml", PACK))
    assert page.status_code == 200, problems(page.text)
    page = send(host, filled(page.text), "add:setup.combatants", **{"kind:setup.combatants": "snow_wolf"})
    answer = send(host, filled(page.text), "open")
    assert answer.status_code == 303, problems(answer.text)
    table = begun(host, answer.headers["location"])
    open_table = table_of(host, service, table)
    assert match_of(host, service, table).play.state.get("snow_wolf").lives == 7
    assert open_table.words("cs").say("snow_wolf") == "sněžný vlk"
    assert "snow_wolf" not in host.get("/set/k6/corridor").text, "the shelf of the house is as it was"
    again = house(service.library, tmp_path)  # the server is started anew
    with TestClient(create_app(again)) as other:
        assert session_of(table_of(other, again, table)).frozen is None
        assert match_of(other, again, table).play.state.get("snow_wolf").lives == 7


def test_mistakes_in_files_are_told_by_line(host: TestClient) -> None:
    values = filled(host.get("/set/k6/corridor").text)
    page = bring(host, values, ("winter.yaml", PACK.replace("lives: 7", "lives: many")))
    assert page.status_code == 422
    assert "winter.yaml" in page.text
    assert 'data-line="7"' in page.text
    assert filled(page.text)["text"] == values["text"], "what was there stays"
    for name, content in (("x.yaml", b"\xff\xfe"), ("x.yaml", "a: ["), ("x.png", b"PNG"), ("x.yaml", "x" * 1_100_000)):
        page = bring(host, values, (name, content))
        assert page.status_code == 422
        assert name in page.text


def test_a_scenario_from_the_disk_is_set_up_and_a_broken_one_opens_as_text(host: TestClient, shelf: Library) -> None:
    file = shelf.scenario_files(TKDS)["training_yard"].read_text(encoding="utf-8")
    page = bring(host, {}, ("yard.yaml", file.replace("id: training_yard", "id: my_yard")))
    assert page.status_code == 200, problems(page.text)
    assert send(host, filled(page.text), "save").headers["content-disposition"].endswith('"my_yard.yaml"')
    broken = bring(host, {}, ("yard.yaml", file.replace("setup:", "setpu:")))
    assert broken.status_code == 422
    assert filled(broken.text)["mode"] == "text"


@pytest.mark.parametrize(
    ("system", "was", "wrong", "told"),
    [
        (K6, "naria: {", "naria: {zone: x, ", "no zone"),
        (K6, "naria: {", "naria: {behind: [x], ", "no combatant"),
        (K6, "gm: {", "gm: {policy: zz, ", "no policy"),
        (K6, "setup:", "knobs: {speed_ladder: [x]}\nsetup:", "the ladder begins with"),
        (PSYCHOPATHS, "setup: {}", "setup: {bag1: []}", "players have to draw one"),
    ],
)
def test_a_scenario_that_cannot_be_played_is_told_before_it_is(
    host: TestClient, shelf: Library, system: Any, was: str, wrong: str, told: str
) -> None:
    name = "corridor" if system is K6 else "short_evening"
    file = shelf.scenario_files(system)[name].read_text(encoding="utf-8")
    assert was in file
    text = file.replace(was, wrong, 1)
    page = bring(host, {}, ("mine.yaml", text))
    assert (page.status_code, told in unescape(page.text)) == (422, True), page.text
    checked = host.post("/set/check", data={"mode": "text", "text": text, "system": system.id}, headers=ORIGIN)
    assert told in unescape(checked.text)
    order = {"scenario": read_yaml(text, "mine").data, "dice": "seeded"}
    answer = host.post("/api/tables", json=order)
    assert (answer.status_code, told in answer.text) == (400, True), answer.text


def test_a_map_of_another_program_takes_the_place_of_the_map(host: TestClient) -> None:
    tiled = {
        "orientation": "orthogonal",
        "width": 3,
        "height": 2,
        "tilewidth": 16,
        "tileheight": 16,
        "layers": [],
        "tilesets": [],
    }
    values = filled(host.get("/set/tkds/training_yard").text)
    suffix = TKDS.map_suffixes[0]
    page = bring(host, values, (f"hall{suffix}", json.dumps(tiled)))
    assert f"hall{suffix}" in page.text
    assert "Traceback" not in page.text


def test_the_lobby_groups_by_game_and_says_who_wrote_it_and_how_long_it_takes(host: TestClient) -> None:
    page = host.get("/").text
    for system in SYSTEMS:
        section = page[page.index(f'data-group="{system.id}"') :]
        section = section[: section.index("</section>")]
        assert unescape(section).count(system.authors) == 1
        assert len(re.findall(r">(?:about \d+|\d+–\d+) min<", section)) == section.count("data-scenario=")
    assert len(page.encode()) < 150_000


@pytest.mark.parametrize("way", ["play now", "set up"])
def test_words_for_the_dice_come_after_the_promise(way: str, host: TestClient, service: TableService) -> None:
    if way == "play now":
        form = {"scenario": "k6/corridor", "share": "too early"}
        answer = host.post("/tables", data=form, headers=ORIGIN, follow_redirects=False)
    else:
        answer = send(host, filled(host.get("/set/k6/corridor").text), "open", share="too early")
    table = answer.headers["location"]
    open_table = table_of(host, service, table)
    assert session_of(open_table).match is None, "without words of the players' side no die may fall"
    assert not session_of(open_table).row.standing.get("shares"), "whoever draws a secret must not know the words"
    promise = FairDice(session_of(open_table).row.settings["secret"]).commitment
    assert promise in host.get(table).text
    begun(host, table, "abc-def")
    dice = match_of(host, service, table).dice
    assert isinstance(dice, FairDice)
    assert (dice.commitment, dict(dice.shares)) == (promise, {"katka": "abc-def"})


def test_knobs_know_their_clauses() -> None:
    assert clauses_of_knobs(K6)["aim_bonus"] == ("K6-18.1",)
    assert "TK-2.6" in clauses_of_knobs(TKDS)["surprise_die"]
    for system in SYSTEMS:
        assert all(one in system.rulebook for ids in clauses_of_knobs(system).values() for one in ids)


@pytest.mark.parametrize("value", [{"a": "yes", "b": ["1", 2, None]}, {"x": {"y": "on"}, "z": {"y": "on"}}])
def test_yaml_is_read_back_as_it_was_written(value: Any) -> None:
    assert read_yaml(as_yaml({**value, "same": value, "again": value}), "x").data["again"] == value
