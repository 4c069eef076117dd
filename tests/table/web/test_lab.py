"""The lab over HTTP: real processes play real matches; forms come of every system's own numbers."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from functools import partial
from html import unescape
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from holmgang.kernel.library import Library
from holmgang.kernel.save import read_save, save
from holmgang.lab.playing import RunWay, play_again
from holmgang.lab.simulate import seat_policies, simulate
from holmgang.table.service.lab_runs import LabBudget
from holmgang.table.web import Settings, create_app
from tests.extras import needs
from tests.table.service.playing import house
from tests.table.web.looking_back import bring

ORIGIN = {"origin": "http://testserver"}
FIGHT = "k6/corridor"
LIVES = "at:setup.combatants.orc.lives"
PATIENCE = 240.0
MATCHES = 30


@pytest.fixture
def lab(systems: Library, tmp_path: Path) -> Iterator[TestClient]:
    budget = LabBudget(matches=MATCHES, seconds=PATIENCE)
    with TestClient(create_app(house(systems, tmp_path), Settings(lab=budget))) as client:
        yield client


def fields(page: str) -> dict[str, str]:
    """The numbers of a form, untouched."""
    tags = re.findall(r'<input type="number" name="([^"]*)" value="([^"]*)"', page)
    return {unescape(name): value for name, value in tags}


def played(lab: TestClient, **changed: str) -> str:
    """Press the button as a browser without scripts does, and come back until it is over."""
    page = lab.get("/lab", params={"fight": FIGHT}).text
    sent = {"fight": FIGHT, "do": "play", "matches": str(MATCHES), **fields(page), **changed}
    answer = lab.post("/lab", data=sent, headers=ORIGIN)
    assert answer.status_code == 200
    assert '<noscript><meta http-equiv="refresh"' in answer.text
    ended(lab, str(answer.url))
    return str(answer.url)


def ended(lab: TestClient, address: str) -> None:
    """Wait until a run is over, without asking for its page again and again."""
    run = lab.app.state.lab._own(address.rpartition("/")[2])  # type: ignore[attr-defined]
    assert lab.portal is not None
    done, _ = lab.portal.call(partial(asyncio.wait, [run.task], timeout=PATIENCE))
    assert done


def picked(page: str) -> dict[str, str]:
    """The switches of a form, untouched."""
    tags = re.findall(r'<select class="sel" name="(at:[^"]*)".*?<option value="([^"]*)" selected', page, re.DOTALL)
    return {unescape(name): value for name, value in tags}


def wins(numbers: dict[str, Any], way: str) -> dict[str, int]:
    return {side: one["count"] for side, one in numbers[way]["wins"].items()}


def test_a_run_tells_what_simulate_tells(lab: TestClient, systems: Library) -> None:
    game = systems.game(FIGHT)
    lives = fields(lab.get("/lab", params={"fight": FIGHT}).text)[LIVES]
    more = str(int(lives) + 20)
    numbers = lab.get(played(lab, **{LIVES: more}) + "/report.json").json()
    assert numbers["state"] == "over"
    expected = simulate(systems, game, MATCHES, processes=1)
    assert wins(numbers, "as_written") == {side: rate.count for side, rate in expected.wins.items()}
    assert numbers["scenario"]["setup"]["combatants"]["orc"]["lives"] == int(more)
    heroes = game.system.sides(game.scenario)["katka"]
    assert wins(numbers, "what_if")[heroes] < wins(numbers, "as_written")[heroes]
    assert numbers["difference"]["wins"][heroes]["high"] < 0


def test_untouched_fields_are_no_change(lab: TestClient) -> None:
    address = played(lab)
    numbers, page = lab.get(address + "/report.json").json(), lab.get(address).text
    assert wins(numbers, "as_written") == wins(numbers, "what_if")
    assert "Is it a fair fight?" in page
    assert "Played by" in page


def test_every_system_has_its_bench(lab: TestClient, systems: Library) -> None:
    languages = cycle(("en", "cs", "da"))
    for system in systems.systems.values():
        asked = {"fight": f"{system.id}/{next(iter(systems.scenarios(system))).id}"}
        answer = lab.get("/lab", params=asked, headers={"accept-language": next(languages)})
        assert answer.status_code == 200
        assert fields(answer.text)
        assert "style=" not in answer.text


def test_a_number_that_cannot_be_is_told(lab: TestClient) -> None:
    answer = lab.post("/lab", data={"fight": FIGHT, LIVES: "many"}, headers=ORIGIN)
    assert answer.status_code == 422
    assert 'aria-invalid="true"' in answer.text
    assert 'role="alert"' in answer.text


def test_a_run_ends_with_its_time(systems: Library, tmp_path: Path) -> None:
    budget = LabBudget(matches=5_000, seconds=0.0)
    with TestClient(create_app(house(systems, tmp_path), Settings(lab=budget))) as lab:
        answer = lab.post("/lab", data={"fight": FIGHT, "matches": "5000"}, headers=ORIGIN)
        ended(lab, str(answer.url))
        page = lab.get(answer.url).text
        assert "data-later" not in page
        assert "run’s 0 seconds" in page


def test_another_run_takes_the_place_of_the_last(lab: TestClient) -> None:
    first = lab.post("/lab", data={"fight": FIGHT}, headers=ORIGIN)
    second = lab.post("/lab", data={"fight": FIGHT}, headers=ORIGIN)
    assert lab.get(first.url).status_code == 404
    assert lab.get(second.url).status_code == 200


def test_a_full_house_says_so(systems: Library, tmp_path: Path) -> None:
    with TestClient(create_app(house(systems, tmp_path), Settings(lab=LabBudget(at_once=0, waiting=1)))) as lab:
        assert lab.post("/lab", data={"fight": FIGHT}, headers=ORIGIN).status_code == 200
        lab.cookies.clear()
        answer = lab.post("/lab", data={"fight": FIGHT}, headers=ORIGIN)
        assert answer.status_code == 400
        assert "Too many runs" in answer.text


def test_the_settings_go_to_a_table(lab: TestClient) -> None:
    page = lab.get("/lab", params={"fight": FIGHT}).text
    sent = {"fight": FIGHT, "do": "table", **fields(page), LIVES: "17"}
    answer = lab.post("/lab", data=sent, headers=ORIGIN, follow_redirects=False)
    assert answer.status_code == 303
    assert "17" in lab.get(f"{answer.headers['location']}/file.yaml").text


def test_a_house_may_have_no_lab(systems: Library, tmp_path: Path, lab: TestClient) -> None:
    assert 'href="/lab"' in lab.get("/").text
    with TestClient(create_app(house(systems, tmp_path), Settings(lab=None))) as client:
        assert 'href="/lab"' not in client.get("/").text
        assert client.get("/lab").status_code == 404


FLOOR = "at:knobs.defence_floor_auto"


def test_switches_and_choices_are_moved_like_numbers(lab: TestClient, systems: Library) -> None:
    page = lab.get("/lab", params={"fight": FIGHT}).text
    switches = picked(page)
    assert switches[FLOOR] in ("true", "false")
    assert any(value not in ("true", "false") for value in switches.values())
    other = "false" if switches[FLOOR] == "true" else "true"
    address = played(lab, **{FLOOR: other})
    assert lab.get(address + "/report.json").json()["scenario"]["knobs"]["defence_floor_auto"] is (other == "true")
    text = lab.get(address).text
    assert picked(text)[FLOOR] == other
    assert "What if" in text


def test_two_settings_are_kept_beside_each_other(lab: TestClient) -> None:
    page = lab.get("/lab", params={"fight": FIGHT}).text
    sent = {"fight": FIGHT, "matches": str(MATCHES), **fields(page)}
    kept = lab.post("/lab", data={**sent, LIVES: "30", "do": "keep"}, headers=ORIGIN).text
    [hidden] = re.findall(r'name="kept" value="([^"]*)"', kept)
    assert LIVES in unescape(hidden)
    answer = lab.post("/lab", data={**sent, LIVES: "2", "kept": unescape(hidden)}, headers=ORIGIN)
    ended(lab, str(answer.url))
    numbers, text = lab.get(f"{answer.url}/report.json").json(), lab.get(answer.url).text
    assert "The two settings" in text
    assert re.search(r"<td>30</td><td><b>2</b></td>", text)
    heroes = "hero"
    assert wins(numbers, "as_written")[heroes] < wins(numbers, "what_if")[heroes]
    dropped = lab.post("/lab", data={**sent, LIVES: "2", "kept": unescape(hidden), "do": "drop"}, headers=ORIGIN).text
    assert re.findall(r'name="kept" value="([^"]*)"', dropped) == [""]
    for nonsense in ("[1]", "{", '{"x": 1}'):
        answer = lab.post("/lab", data={**sent, "kept": nonsense, "do": "keep"}, headers=ORIGIN)
        assert answer.status_code == 200


@pytest.mark.parametrize(("lang", "said"), [("en", "Win rates"), ("cs", "Podíly výher"), ("da", "Sejrsandele")])
def test_the_report_is_one_page_in_the_readers_language(lab: TestClient, lang: str, said: str) -> None:
    needs("matplotlib", "no plots")
    answer = lab.get(played(lab, **{LIVES: "20"}) + "/report.html", headers={"accept-language": lang})
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    assert said in answer.text
    assert "<svg" in answer.text
    assert 'src="' not in answer.text


def test_a_match_of_a_run_is_watched_by_its_number(lab: TestClient, systems: Library) -> None:
    address = played(lab, **{LIVES: "20"})
    assert f'action="{address.partition("testserver")[2]}/match"' in lab.get(address).text
    answer = lab.post(f"{address}/match", data={"number": "3"}, headers=ORIGIN, follow_redirects=False)
    assert answer.status_code == 303
    timeline = lab.get(answer.headers["location"])
    assert timeline.status_code == 200
    game = systems.game(FIGHT)
    changed = dict(game.scenario.data)
    changed["setup"] = {**changed["setup"], "combatants": {**changed["setup"]["combatants"]}}
    changed["setup"]["combatants"]["orc"] = {**changed["setup"]["combatants"]["orc"], "lives": 20}
    way = RunWay("", systems.game_from(game.system, changed, "test"), seat_policies(game, {}))
    file = lab.get(answer.headers["location"].replace("/replay/", "/t/") + "/file").text
    expected = play_again(way, 1, 3)
    mine = systems.restore(read_save(file))
    assert [entry.plain() for entry in mine.kept] == [entry.plain() for entry in expected.kept]


def test_a_moment_of_a_replay_is_played_many_times(lab: TestClient, systems: Library) -> None:
    game = systems.game(FIGHT)
    text = save(play_again(RunWay("", game, seat_policies(game, {})), 1, 3))
    place = str(bring(lab, text).headers["location"])
    page = lab.get(place).text
    table = place.removeprefix("/replay/")
    assert f'action="/lab/moment/{table}"' in page
    last = int(re.findall(r'id="at" name="at" min="0" max="(\d+)"', page)[0])
    assert f'action="/lab/moment/{table}"' not in lab.get(f"{place}?at={last}").text
    answer = lab.post(f"/lab/moment/{table}", data={"at": str(last - 1)}, headers=ORIGIN)
    assert answer.status_code == 200
    ended(lab, str(answer.url))
    shown, numbers = lab.get(answer.url).text, lab.get(f"{answer.url}/report.json").json()
    assert f"moment {last - 1} of {last}" in shown
    assert numbers["what_if"]["matches"] == MATCHES
    # One answer before its end a match is nearer to it than at its beginning.
    assert numbers["what_if"]["questions"]["mean"] < numbers["as_written"]["questions"]["mean"]
    assert lab.post(f"{answer.url}/match", data={"number": "0"}, headers=ORIGIN).status_code == 404
    assert lab.post(f"/lab/moment/{table}", data={"at": str(last)}, headers=ORIGIN).status_code == 400


def test_a_house_without_a_lab_offers_no_moments(systems: Library, tmp_path: Path) -> None:
    game = systems.game(FIGHT)
    text = save(play_again(RunWay("", game, seat_policies(game, {})), 1, 3))
    with TestClient(create_app(house(systems, tmp_path), Settings(lab=None))) as client:
        assert "/lab/moment/" not in client.get(str(bring(client, text).headers["location"])).text
