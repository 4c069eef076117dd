"""The workshop over HTTP: begin, build with commands and with forms alone, mistakes, files, share, play."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from holmgang.kernel.dice import FairDice
from holmgang.kernel.form_fields import as_yaml
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.words import Words
from holmgang.kernel.yamltext import read_yaml
from holmgang.lab.kept_forecasts import kept_for, kept_forecast
from holmgang.systems.k6 import SYSTEM as K6
from holmgang.systems.kampbogen import SYSTEM as KAMPBOGEN
from holmgang.systems.psychopaths import SYSTEM as PSYCHOPATHS
from holmgang.systems.tkds import SYSTEM as TKDS
from holmgang.table.service import OpenTable, TableService
from holmgang.table.web import create_app
from holmgang.table.web.forecast_pages import has_changes, with_changes
from holmgang.table.web.forecast_panel import Panel
from holmgang.table.web.setup_form import clauses_of_knobs, field_called
from tests.refgame import SYSTEM as REFGAME
from tests.table.service.playing import house, session_of

ORIGIN = {"origin": "http://testserver"}
SYSTEMS = (K6, KAMPBOGEN, PSYCHOPATHS, TKDS)


@pytest.fixture(scope="module")
def shelf() -> Library:
    return Library([*SYSTEMS, REFGAME])


@pytest.fixture
def service(shelf: Library, tmp_path: Path) -> TableService:
    return house(shelf, tmp_path)


@pytest.fixture
def host(service: TableService) -> Iterator[TestClient]:
    with TestClient(create_app(service)) as client:
        yield client


def another(host: TestClient) -> TestClient:
    other = TestClient(host.app)
    other.portal = host.portal
    return other


def new(host: TestClient, **form: str) -> str:
    answer = host.post("/build/new", data=form, headers=ORIGIN, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def bring(host: TestClient, *files: tuple[str, str | bytes]) -> Any:
    sent = [("file", (name, text, "application/octet-stream")) for name, text in files]
    return host.post("/build/new", files=sent, headers=ORIGIN, follow_redirects=False)


def do(host: TestClient, fight: str, **command: Any) -> Any:
    answer = host.post(f"{fight}/do", json={"command": command, "revision": -1}, headers=ORIGIN)
    assert answer.status_code in (200, 422), answer.text
    return answer.json()


def data_of(host: TestClient, fight: str) -> Any:
    return read_yaml(host.get(f"{fight}/file.yaml").text, "file").data


def table_of(host: TestClient, service: TableService, location: str) -> OpenTable:
    assert host.portal is not None
    return host.portal.call(service.table, location.rpartition("/")[2])


def match_of(host: TestClient, service: TableService, location: str) -> Match:
    match = session_of(table_of(host, service, location)).match
    assert match is not None
    return match


def play(host: TestClient, fight: str, **form: str) -> str:
    answer = host.post(f"{fight}/play", data=form, headers=ORIGIN, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


@pytest.mark.parametrize("system", [*SYSTEMS, REFGAME], ids=lambda system: str(system.id))
def test_every_shipped_fight_opens_word_for_word_and_can_be_played(
    host: TestClient, shelf: Library, system: Any
) -> None:
    for name, file in shelf.scenario_files(system).items():
        fight = new(host, scenario=f"{system.id}/{name}")
        text, own = file.read_text(encoding="utf-8"), host.get(f"{fight}/file.yaml").text
        assert own == text.replace(f"id: {name}", f"id: our_{name}", 1)
        page = host.get(fight)
        assert page.status_code == 200
        assert 'aria-disabled="true">' not in page.text.partition('id="play"')[2][:200], name
    assert host.get(f"{fight}/play").status_code == 200


@pytest.mark.parametrize("system", [*SYSTEMS, REFGAME], ids=lambda system: str(system.id))
def test_a_fight_from_nothing_is_built_with_forms_alone(host: TestClient, system: Any) -> None:
    fight = new(host, system=system.id)
    page = unescape(host.get(fight).text)
    item = re.findall(r'<option value="([\w]+/[\w]*)">', page.partition('id="w-item"')[2])[-1]
    form = {"op": "add", "item": item, "at": ""}
    answer = host.post(f"{fight}/do", data=form, headers=ORIGIN, follow_redirects=False)
    assert answer.status_code == 303
    changed = host.get(answer.headers["location"].partition("#")[0])
    assert changed.status_code == 200
    assert 'value="undo" disabled' not in re.sub(r"\s+", " ", changed.text), "there is something to undo"
    host.post(f"{fight}/do", data={"op": "undo"}, headers=ORIGIN)
    again = unescape(host.get(fight).text)
    assert 'value="undo" disabled' in re.sub(r"\s+", " ", again)


def test_a_shipped_fight_shows_its_kept_forecast_at_once_and_a_changed_one_does_not(host: TestClient) -> None:
    fight = new(host, scenario="k6/corridor")
    kept = kept_forecast(K6, next(one for one in Library([K6]).scenarios(K6) if one.id == "corridor"))
    assert kept is not None, "run make forecasts"
    ours: dict[str, Any] = {**data_of(host, fight), "title": {"en": "Ours"}, "id": "ours"}
    answer = host.post("/forecast", json={"system": "k6", "document": ours}, headers=ORIGIN)
    [told] = [json.loads(line.removeprefix("data: ")) for line in answer.text.splitlines() if line]
    assert (told["state"], told["played"], told["chance"]) == ("done", kept["played"], kept["chance"])
    assert 'data-part="verdict"' in told["html"]
    library = Library([K6])
    harder = {**ours, "setup": {**ours["setup"], "distance": 1}}
    pack = library.pack(K6)
    assert kept_for(library.game_from(K6, ours, "ours"), pack) == kept
    assert kept_for(library.game_from(K6, harder, "ours"), pack) is None


def test_the_palette_draws_pieces_and_filters_by_kind(host: TestClient) -> None:
    page = host.get(new(host, system="psychopaths")).text
    pieces = page.partition('id="pal-pieces"')[2].partition('id="pal-cards"')[0]
    assert pieces.count('class="swatch hexes"') == len(re.findall('data-item="areas/', pieces)) > 10
    cards = page.partition('id="pal-cards"')[2]
    assert set(re.findall('data-only="([a-z]+)"', cards)) == set(re.findall('data-sort="([a-z]+)"', cards))


def test_an_ogre_and_two_skrets_are_built_and_played(host: TestClient, service: TableService) -> None:
    fight = new(host, system="k6")
    for item in ("creatures/ogre", "creatures/skret"):
        assert do(host, fight, op="add", item=item, at="zone:hall")["playable"]
    made = do(host, fight, op="count", thing="combatants/skret", count=2)
    assert made["counts"]["creatures/skret"] == 2
    assert "Undo: the skret ×2" in made["bar"]
    assert [one["path"] for one in made["patch"]] == ["/setup/combatants/skret_2"]
    do(host, fight, op="knob", path="armour_heavy", value="3")
    do(host, fight, op="rename", title="The ogre’s toll")
    assert "The ogre’s toll" in host.get("/build").text
    table = play(host, fight, dice="seeded", **{"seat:gorondar": "here"})
    state = match_of(host, service, table).play
    assert {one.id for one in state.state.combatants} >= {"gorondar", "ogre", "skret", "skret_2"}
    assert state.knobs.armour_heavy == 3


def test_mistakes_stand_at_their_place_with_remedies_and_nothing_is_played(host: TestClient) -> None:
    fight = new(host, scenario="tkds/gatehouse")
    made = do(host, fight, op="paint", item="terrain/wall", cells=[[10, 7]])
    assert not made["playable"]
    assert "10,7 is solid" in unescape(made["hand"])
    assert "Move to 11,7" in made["hand"]
    assert 'class="pinbad"' in made["layers"][0]
    assert host.post(f"{fight}/play", data={}, headers=ORIGIN).status_code == 400
    assert host.get(f"{fight}/play").status_code == 422
    assert do(host, fight, op="undo")["playable"]
    refused = do(host, fight, op="paint", item="terrain/wall", cells=[[99, 0]])
    assert refused == {"refused": "A map has at most 60 squares on each side."}


@pytest.mark.parametrize(("lang", "said"), [("cs", "Přesunout na 11,7"), ("da", "Flyt til 11,7")])
def test_mistakes_are_said_in_the_readers_language(host: TestClient, lang: str, said: str) -> None:
    fight = new(host, scenario="tkds/gatehouse")
    do(host, fight, op="paint", item="terrain/wall", cells=[[10, 7]])
    assert said in host.get(fight, params={"lang": lang}).text


def test_the_text_is_the_same_document_and_may_be_wrong(host: TestClient) -> None:
    fight = new(host, scenario="k6/corridor")
    text = host.get(f"{fight}/file.yaml").text
    for wrong, said in (("setpu:", "setpu"), ("setup: [", "is not YAML")):
        host.post(f"{fight}/text", data={"text": text.replace("setup:", wrong)}, headers=ORIGIN)
        assert said in unescape(host.get(f"{fight}/text").text)
    assert host.get(fight).status_code == 200
    assert do(host, fight, op="add", item="creatures/ogre")["refused"].startswith("The text cannot be read")
    commented = "# Thursday\n" + text
    host.post(f"{fight}/text", data={"text": commented}, headers=ORIGIN)
    do(host, fight, op="add", item="creatures/ogre")
    assert host.get(f"{fight}/file.yaml").text.startswith("# Thursday\n")


def test_house_rules_show_the_changed_ones_first_and_go_back_to_the_book(host: TestClient) -> None:
    fight = new(host, scenario="k6/corridor")
    form = {"op": "knob", "path": "armour_heavy", "value": "5", "back": "rules"}
    answer = host.post(f"{fight}/do", data=form, headers=ORIGIN)
    assert answer.url.path.endswith("/rules")
    first = answer.text.partition('<li class="rule changed"')[2]
    assert 'value="armour_heavy"' in first[: first.index("</li>")]
    assert "1 changed" in host.get(fight).text
    host.post(f"{fight}/do", data={"op": "book", "back": "rules"}, headers=ORIGIN)
    assert "by the book" in host.get(fight).text


def test_a_fight_with_one_side_is_not_judged_and_says_what_is_missing(host: TestClient) -> None:
    fight = new(host, system="k6")
    heroes = [f"combatants/{name}" for name in data_of(host, fight)["setup"]["combatants"]]
    assert do(host, fight, op="rename", title="Ours")["question"] == {"missing": "opponents"}
    both = do(host, fight, op="add", item="creatures/ogre", at="zone:hall")
    assert both["question"]["system"] == "k6"
    assert do(host, fight, op="remove", things=heroes)["question"] == {"missing": "heroes"}


@pytest.mark.parametrize(("lang", "said"), [("en", "Without Hilda"), ("cs", "Bez Hildy"), ("da", "Uden Hilda")])
def test_a_cause_that_may_be_left_out_is_offered_as_that_change(service: TableService, lang: str, said: str) -> None:
    panel = Panel(service, lang, service.library.game("kampbogen/toll_road"), {})
    effect = {"name": {"key": "variant-one", "args": {"who": "hilda"}}}
    assert (panel.name(effect), panel.change_name(effect)) == ("Hilda", said)


def test_changes_that_were_tried_since_are_added_to_a_kept_forecast() -> None:
    held = {"id": "kept", "chance": {"share": 0.3}, "difference": {"low": -0.5, "high": -0.3}}
    away = {"id": "away", "chance": {"share": 0.9}, "difference": {"low": 0.1, "high": 0.3}}
    kept = {
        "word": "easy", "state": "done", "trying": 0, "chance": {"share": 0.7}, "decides": [held],
        "changes": [held, away], "suggestions": {"easy": [], "even": ["away"], "hard": ["kept"]},
    }  # fmt: skip
    assert not has_changes(kept), "what leads away from an aim is no change for it"
    fresh = {"id": "fresh", "chance": {"share": 0.5}, "difference": {"low": -0.3, "high": -0.1}}
    told = {
        "state": "counting", "trying": 2, "chance": {"share": 0.6}, "decides": [], "changes": [fresh],
        "suggestions": {"easy": [], "even": ["fresh"], "hard": ["fresh"]},
    }  # fmt: skip
    made = with_changes(kept, told)
    assert made["suggestions"] == {"easy": [], "even": ["fresh"], "hard": ["kept"]}
    assert (made["chance"], made["state"], made["trying"]) == (kept["chance"], "counting", 2)
    assert {one["id"] for one in made["changes"]} == {"kept", "away", "fresh"}
    assert has_changes(made), "what it is already, it need not be made"


def test_each_house_rule_has_its_name_on_its_field(host: TestClient) -> None:
    fight = new(host, system="k6")
    page = host.get(f"{fight}/rules?lang=cs").text
    labels = re.findall(r'<label[^>]* for="k-([\w.]+)"[^>]*>([^<]+)</label>', page)
    assert labels
    assert not [name for path, name in labels if name == path.replace("_", " ")]


PACK = """
system: k6
creatures:
  snow_wolf:
    extends: wolf
    name: {en: snow wolf, cs: sněžný vlk, da: sneulv}
    lives: 7
"""


def test_an_own_pack_is_played_with_at_its_table_only(host: TestClient, service: TableService) -> None:
    answer = bring(host, ("winter.yaml", PACK))
    fight = answer.headers["location"]
    assert "snow wolf" in host.get(fight).text
    do(host, fight, op="add", item="creatures/snow_wolf")
    table = play(host, fight, dice="seeded")
    assert match_of(host, service, table).play.state.get("snow_wolf").lives == 7
    assert "snow wolf" not in host.get(new(host, scenario="k6/corridor")).text


def test_mistakes_in_files_are_told_by_line(host: TestClient) -> None:
    page = bring(host, ("winter.yaml", PACK.replace("lives: 7", "lives: many")))
    assert page.status_code == 422
    assert "winter.yaml:7" in page.text
    for name, content in (("x.yaml", b"\xff\xfe"), ("x.yaml", "a: ["), ("x.png", b"PNG"), ("x.yaml", "x" * 1_100_000)):
        page = bring(host, (name, content))
        assert page.status_code == 422
        assert name in page.text


def test_a_scenario_from_the_disk_and_a_map_begin_a_fight(host: TestClient, shelf: Library) -> None:
    file = shelf.scenario_files(TKDS)["training_yard"].read_text(encoding="utf-8")
    fight = bring(host, ("yard.yaml", file)).headers["location"]
    assert host.get(f"{fight}/file.yaml").text == file
    wrong = bring(host, ("yard.yaml", file.replace("setup:", "setpu:"))).headers["location"]
    assert "setpu" in host.get(wrong).text
    drawn = {"orientation": "orthogonal", "width": 3, "height": 2, "tilewidth": 16, "tileheight": 16}
    answer = bring(host, (f"hall{TKDS.map_suffixes[0]}", json.dumps({**drawn, "layers": [], "tilesets": []})))
    assert answer.status_code in (303, 422)
    assert "Traceback" not in answer.text


def test_a_fight_belongs_to_its_browser_and_is_shared_as_a_copy(host: TestClient) -> None:
    fight, friend = new(host, scenario="k6/corridor"), another(host)
    assert friend.get(fight).status_code == 404
    page = host.post(f"{fight}/share", headers=ORIGIN).text
    [link] = set(re.findall(r'href="http://testserver(/b/[\w-]+)"', page))
    assert len(link.rpartition("/")[2]) >= 22, "at least 128 bits"
    assert "<svg" in page.partition('class="build-qr"')[2]
    do(host, fight, op="rename", title="Changed later")
    assert friend.get(link).status_code == 200
    assert "Changed later" not in friend.get(link).text
    copy = friend.post(link, headers=ORIGIN, follow_redirects=False).headers["location"]
    assert friend.get(copy).status_code == 200
    assert host.get(copy).status_code == 404
    host.post(f"{fight}/unshare", headers=ORIGIN)
    assert another(host).get(link).status_code == 404
    host.post(f"{fight}/remove", headers=ORIGIN)
    assert host.get(fight).status_code == 404
    assert friend.get(copy).status_code == 200


def test_tabs_hear_of_each_others_changes_and_strangers_of_none(host: TestClient) -> None:
    fight = new(host, scenario="k6/corridor")
    with host.websocket_connect(f"{fight}/live", headers=ORIGIN) as socket:
        assert json.loads(socket.receive_text()) == {"revision": 0}
        do(host, fight, op="rename", title="Heard")
        assert json.loads(socket.receive_text()) == {"revision": 1}
    seen = host.post(f"{fight}/look", json={"revision": 0}, headers=ORIGIN).json()
    assert (seen["title"], "stage" in seen) == ("Heard", True)
    assert "stage" not in host.post(f"{fight}/look", json={"revision": 1}, headers=ORIGIN).json()
    other = another(host).websocket_connect(f"{fight}/live", headers=ORIGIN)
    with other as socket, pytest.raises(WebSocketDisconnect):
        socket.receive_text()


def test_nothing_is_lost_when_the_server_ends(host: TestClient, service: TableService, tmp_path: Path) -> None:
    fight = new(host, scenario="k6/corridor")
    do(host, fight, op="rename", title="Kept")
    again = house(service.library, tmp_path)
    with TestClient(create_app(again)) as other:
        other.cookies = host.cookies
        assert data_of(other, fight)["title"]["en"] == "Kept"
        assert do(other, fight, op="undo")["title"] == "The corridor"


def test_a_suggestion_of_the_forecast_is_one_change(host: TestClient) -> None:
    fight = new(host, scenario="k6/ogre_at_the_pillars")
    edits = [{"op": "set", "path": ["setup", "combatants", "ogre", "lives"], "value": 12}]
    made = do(host, fight, op="edits", name="The ogre with 12 lives", edits=edits)
    assert "The ogre with 12 lives" in made["bar"]
    assert made["question"]["document"]["setup"]["combatants"]["ogre"]["lives"] == 12


def test_old_links_lead_to_the_workshop(host: TestClient) -> None:
    page = host.get("/set/k6/corridor")
    assert page.url.path == "/build/k6/corridor"
    assert "The corridor" in page.text


@pytest.mark.parametrize("way", ["play now", "build"])
def test_words_for_the_dice_come_after_the_promise(way: str, host: TestClient, service: TableService) -> None:
    if way == "play now":
        form = {"scenario": "k6/corridor", "share": "too early"}
        table = host.post("/tables", data=form, headers=ORIGIN, follow_redirects=False).headers["location"]
    else:
        table = play(host, new(host, scenario="k6/corridor"), share="too early", **{"seat:katka": "here"})
    open_table = table_of(host, service, table)
    assert session_of(open_table).match is None, "without words of the players' side no die may fall"
    assert not session_of(open_table).row.standing.get("shares"), "the drawer of a secret must not know the words"
    promise = FairDice(session_of(open_table).row.settings["secret"]).commitment
    assert promise in host.get(table).text
    host.post(f"{table}/begin", data={"words": "abc-def"}, headers=ORIGIN)
    dice = match_of(host, service, table).dice
    assert isinstance(dice, FairDice)
    assert (dice.commitment, dict(dice.shares)) == (promise, {"katka": "abc-def"})


def test_a_friend_is_waited_for(host: TestClient, service: TableService) -> None:
    fight = new(host, scenario="k6/ogre_at_the_pillars")
    assert "a friend, by link" in host.get(f"{fight}/play?friends=1").text
    table = play(host, fight, dice="seeded", **{"seat:pavel": "here", "seat:katka": "friend", "nick:katka": "Bea"})
    assert session_of(table_of(host, service, table)).match is None
    assert "Bea" in host.get(table).text


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
    text = shelf.scenario_files(system)[name].read_text(encoding="utf-8").replace(was, wrong, 1)
    fight = bring(host, ("mine.yaml", text)).headers["location"]
    assert told in unescape(host.get(fight).text)
    order = {"scenario": read_yaml(text, "mine").data, "dice": "seeded"}
    answer = host.post("/api/tables", json=order)
    assert (answer.status_code, told in answer.text) == (400, True), answer.text


def test_knobs_know_their_clauses() -> None:
    assert clauses_of_knobs(K6)["aim_bonus"] == ("K6-18.1",)
    assert "TK-2.6" in clauses_of_knobs(TKDS)["surprise_die"]
    for system in SYSTEMS:
        assert all(one in system.rulebook for ids in clauses_of_knobs(system).values() for one in ids)


@pytest.mark.parametrize("value", [{"a": "yes", "b": ["1", 2, None]}, {"x": {"y": "on"}, "z": {"y": "on"}}])
def test_yaml_is_read_back_as_it_was_written(value: Any) -> None:
    assert read_yaml(as_yaml({**value, "same": value, "again": value}), "x").data["again"] == value


def test_a_measure_is_a_number_field_with_its_unit_and_limits(host: TestClient) -> None:
    fight = new(host, scenario="tkds/gatehouse")
    page = host.get(f"{fight}?select=creatures/carl").text
    [(field, unit)] = re.findall(r'(<input id="f-size"[^>]*>)\s*<span class="unit">([^<]*)<', page)
    assert unit == "m"
    assert all(part in field for part in ('type="number"', 'step="any"', 'min="0"', 'max="1000"')), field
    change = {"op": "change", "things": ["creatures/carl"], "field": "size", "value": "2.5"}
    assert host.post(f"{fight}/do", json={"command": change}, headers=ORIGIN).status_code == 200
    assert "size: 5/2" in host.get(f"{fight}/file.yaml").text.replace("'", "").replace('"', "")
    page = host.get(f"{fight}?select=creatures/carl&lang=cs").text
    assert "<b>2,5\u00a0m</b>" in page
    assert re.search(r'<input id="f-size"[^>]*value="2.5"', page)


@pytest.mark.parametrize("system", [K6, KAMPBOGEN, PSYCHOPATHS, TKDS], ids=lambda system: system.id)
@pytest.mark.parametrize("lang", ["cs", "da"])
def test_every_group_of_things_is_called_by_a_word(service: TableService, system: Any, lang: str) -> None:
    words = Words(service.translations.lexicon(system), lang)
    editor = system.editor(system, service.library.pack(system))
    assert [group.key for group in editor.groups if field_called(words, group.key) == group.key] == []


def test_entries_of_one_fight_are_told_by_their_names(host: TestClient) -> None:
    fight = new(host, system="kampbogen")
    document = data_of(host, fight)
    document["setup"]["templates"] = {"opponents": {"grey_wolf": {"lives": 2}, "black_wolf": {"lives": 3}}}
    hand = do(host, fight, op="text", text=as_yaml(document))["hand"]
    assert "<b>grey wolf, black wolf" in hand
    assert "<b>{" not in hand
