"""Heroes over HTTP: made, changed, sent into three fights, changed by them, taken back."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from PIL import Image

from holmgang.bots import policy_for
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.yamltext import read_yaml
from holmgang.table.service import TableService
from holmgang.table.web import create_app
from tests.table.service.playing import house, session_of

ORIGIN = {"origin": "http://testserver"}
MAKE = {"do": "new", "system": "k6", "template": "gorondar"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(house(Library.discover(), tmp_path))) as client:
        yield client


def visitor(client: TestClient) -> TestClient:
    """Another browser at the same server."""
    other = TestClient(client.app)
    other.portal = client.portal
    return other


def post(client: TestClient, path: str, **form: str) -> str:
    """Send a form and return the address to which it leads."""
    answer = client.post(path, data=form, headers=ORIGIN, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def service_of(client: TestClient) -> TableService:
    service: TableService = client.app.state.service  # type: ignore[attr-defined]
    return service


def fight(client: TestClient, party: str, scenario: str, seed: int) -> str:
    """Send the party into a fight that is played to its end; return the table."""
    table = post(client, f"/parties/{party}", do="play", scenario=scenario)
    service, name = service_of(client), table.rpartition("/")[2]

    async def playing() -> None:
        open_table = await service.table(name)
        game = session_of(open_table).game
        match = Match(game, SeededDice(seed))
        Driver({seat: policy_for(game.system, "heuristic") for seat in game.seats}, seed).run(match)
        await service.setup.begin_with(name, match)

    assert client.portal is not None
    client.portal.call(playing)
    return table


def party_of(client: TestClient) -> str:
    found = re.search(r'action="/parties/(\w+)"', client.get("/heroes").text)
    assert found is not None
    return found[1]


def test_one_tap_makes_a_hero_that_is_kept_for_this_browser_alone(client: TestClient) -> None:
    assert "No heroes yet" in client.get("/heroes").text
    place = post(client, "/heroes", **MAKE)
    assert "Who is Gorondar?" in client.get(place).text
    assert "12</span> of 12 lives" in client.get("/heroes").text
    stranger = visitor(client)
    assert "Gorondar" not in stranger.get("/heroes").text.partition("templates")[0]
    assert stranger.get(place).status_code == 404
    assert stranger.post(place, data={"do": "more:lives"}, headers=ORIGIN).status_code == 404


@pytest.mark.parametrize("lang", ["en", "cs", "da"])
@pytest.mark.parametrize("system", ["k6", "kampbogen", "psychopaths", "tkds"])
def test_pages_speak_every_language_without_inline_code(client: TestClient, system: str, lang: str) -> None:
    templates = client.get(f"/heroes?game={system}&lang={lang}")
    found = re.findall(r'name="template" value="(\w+)"', templates.text)
    assert len(found) == 4
    place = post(client, "/heroes", do="new", system=system, template=found[0])
    for path in (f"/heroes?lang={lang}", f"{place}?lang={lang}", f"/heroes?new=yes&lang={lang}"):
        text = client.get(path).text
        assert f'<html lang="{lang}"' in text
        assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", text), path
        assert not re.search(r">\s*(heroes|hero|after)-[a-z-]+\s*<", text), "a text is missing"


def test_a_number_opens_its_terms_and_clauses(client: TestClient) -> None:
    place = post(client, "/heroes", do="new", system="tkds", template="taren")
    text = client.get(place).text
    assert "<b>6</b> human" in text
    assert "<b>+15</b> warrior, level 3" in text
    assert "TK-24.8" in text
    post(client, place, do="more:level")
    assert "warrior, level 4" in client.get(place).text
    assert "needs Dexterity 13, has 12" in client.get(place).text


def test_a_hero_is_named_dressed_and_handed_over(client: TestClient) -> None:
    place = post(client, "/heroes", **MAKE)
    post(client, place, name="<b>Žofie</b>", player="Bea", do="symbol:crown")
    text = client.get(place).text
    assert "&lt;b&gt;Žofie&lt;/b&gt;" in text
    assert "<b>Žofie" not in text
    shown = client.post(place, data={"do": "link"}, headers=ORIGIN).text
    link = re.search(r'href="http://testserver(/h/[\w-]+)"', shown)
    assert link is not None
    assert len(link[1]) > 24
    friend = visitor(client)
    assert friend.get(link[1]).status_code == 200
    assert friend.get(place).status_code == 404, "to look at a link is not to accept it"
    assert post(friend, link[1]) == place
    assert friend.get(place).status_code == 200
    assert "Handed to you" in friend.get("/heroes").text or "Žofie" in friend.get("/heroes").text


def test_a_picture_is_served_as_what_it_is_and_to_whom_it_belongs(client: TestClient) -> None:
    place = post(client, "/heroes", **MAKE)
    made = io.BytesIO()
    Image.effect_noise((700, 300), 60).save(made, "PNG")
    files = {"picture": ("me.png", made.getvalue(), "image/png")}
    client.post(f"{place}/picture", files=files, headers=ORIGIN)
    answer = client.get(f"{place}/picture")
    assert answer.headers["content-type"] == "image/jpeg"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert len(answer.content) <= 64_000
    assert visitor(client).get(f"{place}/picture").status_code == 404
    files = {"picture": ("x.svg", b"<svg onload='alert(1)'/>", "image/svg+xml")}
    refused = client.post(f"{place}/picture", files=files, headers=ORIGIN)
    assert refused.status_code == 400
    assert "PNG, JPEG" in refused.text
    table = fight(client, party_of(client), "k6/corridor", 1)
    token = next(iter(looks_of(client, table)))
    assert client.get(f"{table}/picture/{token}").content == answer.content
    assert f"{table}/picture/{token}" in client.get(f"{table}/art").text
    assert visitor(client).get(f"{table}/picture/{token}").status_code == 403


def looks_of(client: TestClient, table: str) -> dict[str, Any]:
    assert client.portal is not None
    found = client.portal.call(service_of(client).table, table.rpartition("/")[2])
    return dict(found.looks)


def test_a_file_leaves_and_comes_back(client: TestClient) -> None:
    place = post(client, "/heroes", **MAKE)
    post(client, place, name="Žofie")
    answer = client.get(f"{place}/file")
    assert 'filename="zofie.yaml"' in answer.headers["content-disposition"]
    other = visitor(client)
    files = {"file": ("zofie.yaml", answer.content, "application/yaml")}
    brought = other.post("/heroes", data={"do": "bring"}, files=files, headers=ORIGIN)
    assert "Who is Žofie?" in brought.text
    wrong = {"file": ("x.yaml", b"system: k6\ncreatures:\n  a: {extends: gorondar, livse: 3}\n")}
    refused = other.post("/heroes", data={"do": "bring"}, files=wrong, headers=ORIGIN)
    assert refused.status_code == 400
    assert "livse" in refused.text


@pytest.mark.parametrize(
    ("system", "count", "scenarios"),
    [
        ("k6", 1, ("ambush_of_the_sentry", "ogre_at_the_pillars", "caravan")),
        ("kampbogen", 2, ("toll_road", "crossroads_ambush", "barrow")),
        ("psychopaths", 2, ("short_evening", "brawl_at_the_tavern", "wasteland_two")),
        ("tkds", 2, ("bout_on_the_planks", "troll_ford", "swamp_path")),
    ],
)
def test_the_same_hero_goes_through_three_fights(
    client: TestClient, system: str, count: int, scenarios: tuple[str, ...]
) -> None:
    templates = re.findall(r'name="template" value="(\w+)"', client.get(f"/heroes?game={system}").text)
    heroes = [post(client, "/heroes", do="new", system=system, template=one) for one in templates[:count]]
    party = party_of(client)

    def sheets() -> list[str]:
        return [client.get(f"{hero}/file").text for hero in heroes]

    files = [sheets()]
    for seed, scenario in enumerate(scenarios, 1):
        table = fight(client, party, f"{system}/{scenario}", seed)
        assert f'href="{table}/after"' in client.get(f"{table}/recap").text
        shown = client.get(f"{table}/after").text
        ticked = re.findall(r'name="tick" value="([^"]+)" checked', shown)
        client.post(f"{table}/after", data={"do": "take", "tick": ticked}, headers=ORIGIN)
        files.append(sheets())
        again = client.post(f"{table}/after", data={"do": "take", "tick": ticked}, headers=ORIGIN)
        assert sheets() == files[-1], "once"
        assert ">Undo</button>" in again.text
        client.post(f"{table}/after", data={"do": "back"}, headers=ORIGIN)
        assert sheets() == files[-2]
        client.post(f"{table}/after", data={"do": "take", "tick": ticked}, headers=ORIGIN)
        for hero in heroes:  # who has fallen comes back, so that the next fight can be played
            post(client, hero, do="rise")
        files[-1] = sheets()
    assert any(one != files[0] for one in files), "three fights leave something behind"


def test_the_sheets_can_be_left_as_they_were_and_strangers_change_nothing(client: TestClient) -> None:
    hero = post(client, "/heroes", **MAKE)
    before = client.get(f"{hero}/file").text
    table = fight(client, party_of(client), "k6/ogre_at_the_pillars", 2)
    everything = re.findall(r'name="tick" value="([^"]+)"', client.get(f"{table}/after").text)
    assert everything
    stranger = visitor(client)
    assert stranger.post(f"{table}/after", data={"do": "take", "tick": everything}, headers=ORIGIN).status_code == 403
    client.post(f"{table}/after", data={"do": "leave", "tick": everything}, headers=ORIGIN)
    assert client.get(f"{hero}/file").text == before
    assert "Take over" not in client.get(f"{table}/after").text
    client.post(f"{table}/after", data={"do": "back"}, headers=ORIGIN)
    client.post(f"{table}/after", data={"do": "rest", "tick": everything}, headers=ORIGIN)
    assert client.get(f"{hero}/file").text != before


def test_friends_get_seats_of_their_own(client: TestClient) -> None:
    first = post(client, "/heroes", **MAKE)
    post(client, first, player="Ann")
    second = post(client, "/heroes", do="new", system="k6", template="naria")
    post(client, second, player="Bea")
    table = post(client, f"/parties/{party_of(client)}", do="friends", scenario="k6/corridor")
    gathering = client.get(table).text
    assert "Ann" in gathering
    assert "Bea" in gathering
    assert '<p class="s-who">free</p>' in gathering, "the second player's seat waits for its player"


def build(client: TestClient, **form: str) -> str:
    return post(client, "/build/new", **form)


def do(client: TestClient, fight: str, **command: Any) -> Any:
    answer = client.post(f"{fight}/do", json={"command": command, "revision": -1}, headers=ORIGIN)
    assert answer.status_code in (200, 422), answer.text
    return answer.json()


def document(client: TestClient, fight: str) -> Any:
    return read_yaml(client.get(f"{fight}/file.yaml").text, "file").data


OPPONENT = {"k6": "creatures/ogre", "kampbogen": "opponents/wolf", "psychopaths": "", "tkds": "creatures/wolf"}


@pytest.mark.parametrize("system", sorted(OPPONENT))
def test_our_heroes_are_built_into_a_fight_and_come_to_its_table(client: TestClient, system: str) -> None:
    templates = re.findall(r'name="template" value="(\w+)"', client.get(f"/heroes?game={system}").text)
    chosen = (templates * 4)[:4]
    heroes = [post(client, "/heroes", do="new", system=system, template=one) for one in chosen]
    for hero, name in zip(heroes, ("Ann", "Bea", "Cyd", "Dan"), strict=True):
        post(client, hero, name=f"Hero of {name}", player=name)
    party, ids = party_of(client), [hero.rpartition("/")[2] for hero in heroes]
    fight = build(client, system=system)
    shown = client.get(fight).text
    assert all(f'data-item="hero/{one}"' in shown for one in ids)
    assert f'data-item="party/{party}"' in shown
    data, rules = document(client, fight), service_of(client).library.systems[system].heroes
    assert rules is not None
    tokens = [f"hero_of_{name}" for name in ("ann", "bea", "cyd", "dan")]
    assert list(data["setup"][rules.group]) == tokens, "a fight from nothing begins with the party that comes along"
    seats = [data["setup"][rules.group][token].get("seat", token) for token in tokens]
    assert [data["seats"][seat]["name"]["en"] for seat in seats] == ["Ann", "Bea", "Cyd", "Dan"]
    thing = f"{rules.group}/{tokens[3]}"
    do(client, fight, op="remove", things=[thing])
    assert tokens[3] not in document(client, fight)["setup"][rules.group]
    made = do(client, fight, op="add", item=f"hero/{ids[3]}")
    assert made["playable"], made["hand"]
    assert (made["selected"], made["counts"][f"hero/{ids[3]}"]) == ([thing], 1)
    if OPPONENT[system]:
        assert made["question"] == {"missing": "opponents"}
        assert "&#34;missing&#34;: &#34;opponents&#34;" in client.get(fight).text
        made = do(client, fight, op="add", item=OPPONENT[system])
    assert made["question"]["document"]["system"] == system
    assert made["playable"], made["hand"]
    again = do(client, fight, op="add", item=f"hero/{ids[3]}")
    assert len(document(client, fight)["setup"][rules.group]) == len(data["setup"][rules.group]) + (
        system in ("k6", "tkds")
    ), "a hero is in a fight once"
    assert again["playable"]
    sheet = client.get(f"{fight}/play").text
    assert 'value="Dan"' in sheet
    form = {f"seat:{seat}": "here" for seat in seats} | {"dice": "seeded"}
    table = post(client, f"{fight}/play", **form)
    service = service_of(client)

    async def placed() -> Any:
        return dict((await service.table(table.rpartition("/")[2])).heroes)

    assert client.portal is not None
    assert client.portal.call(placed) == dict(zip(tokens, ids, strict=True))
    assert f"/build/{fight.rpartition('/')[2]}" in client.get("/").text
    assert all(f'href="{hero}"' in client.get("/").text for hero in heroes)


def test_a_hero_comes_as_it_is_now_and_only_to_those_who_have_it(client: TestClient) -> None:
    hero = post(client, "/heroes", **MAKE)
    item = f"hero/{hero.rpartition('/')[2]}"
    fight = build(client, scenario="k6/corridor")
    stranger = visitor(client)
    theirs = build(stranger, scenario="k6/corridor")
    assert "not yours" in do(stranger, theirs, op="add", item=item)["refused"]
    assert "gorondar" not in document(stranger, theirs)["setup"]["combatants"]
    assert item not in stranger.get(theirs).text
    other = build(client, scenario="tkds/gatehouse")
    assert "refused" in do(client, other, op="add", item=item), "a hero of another game"
    do(client, fight, op="add", item=item)
    assert document(client, fight)["setup"]["combatants"]["gorondar"]["strength"] == 3
    post(client, hero, **{"n:strength": "5"})
    do(client, fight, op="add", item=item)
    assert document(client, fight)["setup"]["combatants"]["gorondar"]["strength"] == 5
    do(client, fight, op="remove", things=["combatants/gorondar"])
    do(client, fight, op="undo")
    assert do(client, fight, op="rename", title="x")["counts"][item] == 1
    do(client, fight, op="remove", things=["combatants/gorondar"])
    do(client, fight, op="add", item="creatures/gorondar")
    assert item not in do(client, fight, op="rename", title="y")["counts"], "the book's own is no hero of ours"
