"""Fight files out and in, looking back moment by moment, going on from any of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from holmgang.bots import policy_for
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.save import public_save, read_save, save
from holmgang.table.service import TableService
from holmgang.table.service.timeline import Timeline, match_at, match_from
from holmgang.table.web import create_app
from tests.forging import forged
from tests.table.service.playing import house
from tests.table.web.looking_back import ORIGIN, bring, ended, played

SCENARIOS = ("k6/ogre_at_the_pillars", "kampbogen/barrow", "tkds/giant_by_the_house", "psychopaths/short_evening")
INLINE = r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+="


def now_and_last(page: str) -> tuple[int, int]:
    found = re.search(r'name="at" min="0" max="(\d+)" value="(\d+)"', page)
    assert found is not None, page[:2000]
    return int(found[2]), int(found[1])


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_fight_that_was_brought_in_can_be_looked_at(all_systems: TestClient, systems: Library, scenario: str) -> None:
    match = ended(systems, scenario)
    came = bring(all_systems, save(match))
    assert came.status_code == 303, came.text
    place = came.headers["location"]
    assert place.startswith("/replay/")
    first = all_systems.get(place)
    assert first.status_code == 200
    now, last = now_and_last(first.text)
    assert now == 0
    assert last > 10
    middle, end = all_systems.get(f"{place}?at={last // 2}").text, all_systems.get(f"{place}?at={last}").text
    counts = [page.count("data-number=") for page in (first.text, middle, end)]
    assert counts[0] < counts[1] < counts[2], "the log grows with the moments"
    for page in (first.text, middle, end):
        assert "<svg" in page
        assert not re.search(INLINE, page)
    assert now_and_last(all_systems.get(f"{place}?at=999999").text) == (last, last)
    assert all_systems.get(f"{place}?at=-1").status_code == 400


def test_a_film_holds_every_moment_as_it_was(systems: Library) -> None:
    match = ended(systems, "kampbogen/barrow")
    timeline = Timeline(match)
    assert timeline.moments[-1].answers == len(match.kept)
    assert [event.plain() for event in timeline._match.log] == [event.plain() for event in match.log]
    for number in range(0, len(timeline.moments), 17):
        there, again = match_at(timeline, number), match_from(timeline, number)
        assert len(there.kept) == len(again.kept) == timeline.moments[number].answers
        assert there.play.state == again.play.state
        assert len(again.log) == timeline.moments[number].log


def test_a_line_belongs_to_the_moment_that_told_it(systems: Library) -> None:
    timeline = Timeline(ended(systems, "tkds/giant_by_the_house"))
    told = len(timeline._match.told_to(None))
    for line in range(1, told + 1):
        moment = timeline.moment_of(line, None)
        assert timeline.told_by(moment, None) >= line
        assert not moment or timeline.told_by(moment - 1, None) < line


def test_every_seat_sees_its_own(all_systems: TestClient, systems: Library) -> None:
    match = ended(systems, "psychopaths/short_evening")
    place = bring(all_systems, save(match)).headers["location"]
    seats = list(match.game.seats)
    pages = [all_systems.get(f"{place}?at=40&seat={seat}").text for seat in (*seats, "-")]
    assert len({re.sub(r"<header.*?</header>", "", page, flags=re.S) for page in pages}) == len(pages)


def test_going_on_from_a_moment_is_a_new_table(all_systems: TestClient, systems: Library) -> None:
    match = ended(systems, "k6/ogre_at_the_pillars")
    place = bring(all_systems, save(match)).headers["location"]
    _, last = now_and_last(all_systems.get(place).text)
    seat = next(name for name, model in match.game.scenario.seats.items() if model.role == "player")
    form = {"at": str(last // 2), "seat": seat}
    made = all_systems.post(f"{place}/fork", data=form, headers=ORIGIN, follow_redirects=False)
    assert made.status_code == 303, made.text
    table = made.headers["location"]
    assert table.startswith("/t/")
    assert all_systems.get(table).status_code == 200
    text = all_systems.get(f"{table}/file").text
    assert read_save(text).reader == seat, "it runs, and the visitor sits on that seat"
    assert all_systems.get(f"/replay/{table.removeprefix('/t/')}").status_code == 400, "it is not over"
    end = all_systems.post(f"{place}/fork", data={"at": str(last), "seat": seat}, headers=ORIGIN)
    assert end.status_code == 400
    assert "Nothing follows" in end.text


def test_the_file_of_a_fight_that_is_over_is_whole_and_comes_back(all_systems: TestClient, systems: Library) -> None:
    match = ended(systems, "k6/ogre_at_the_pillars")
    place = bring(all_systems, save(match)).headers["location"]
    answer = all_systems.get(f"/t/{place.removeprefix('/replay/')}/file")
    assert "attachment" in answer.headers["content-disposition"]
    saved = read_save(answer.text)
    assert saved.over
    assert saved.record == [entry.plain() for entry in match.record]
    assert bring(all_systems, answer.text).status_code == 303


def test_a_running_fight_goes_on_where_it_stood(all_systems: TestClient, systems: Library) -> None:
    running = played(systems, "k6/ogre_at_the_pillars", SeededDice(3), turns=3)
    assert not running.over
    came = bring(all_systems, save(running))
    assert came.headers["location"].startswith("/t/")


PACK = "system: k6\ncreatures:\n  snow_wolf: {extends: wolf, name: {en: snow wolf}, lives: 7}\n"


def with_own_pack(service: TableService) -> Match:
    """A match with a creature that only a pack of the players knows."""
    data = {**service.library.scenario_data(service.library.system("k6"), "corridor")}
    setup = dict(data["setup"])
    setup["combatants"] = {**setup["combatants"], "orc": {**setup["combatants"]["orc"], "template": "snow_wolf"}}
    game = service.setup.game_of({**data, "setup": setup}, packs=[PACK])
    match = Match(game, SeededDice(3))
    Driver({name: policy_for(game.system, seat.policy) for name, seat in game.scenario.seats.items()}, 1).run(match)
    assert match.over
    return match


def test_a_fight_brings_its_own_packs_along(systems: Library, tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "other").mkdir()
    first, second = house(systems, tmp_path / "one"), house(systems, tmp_path / "other")
    match = with_own_pack(first)
    with TestClient(create_app(first)) as here, TestClient(create_app(second)) as there:
        place = bring(here, save(match, [PACK])).headers["location"]
        file = here.get(f"{place.replace('/replay/', '/t/')}/file").text
        assert read_save(file).packs == (PACK,)
        again = bring(there, file)
        assert again.status_code == 303
        assert "snow wolf" in there.get(again.headers["location"]).text.lower()
        fork = f"{again.headers['location']}/fork"
        forked = there.post(fork, data={"at": "1"}, headers=ORIGIN, follow_redirects=False)
        assert "snow_wolf" in there.get(f"{forked.headers['location']}/scenario.yaml").text
        without = bring(there, save(match))
        assert without.status_code == 400
        assert "snow_wolf" in without.text, "which pack is missing is told by who is in it"
        bent = save(match, [PACK.replace("lives: 7", "lives: seven")])
        assert "pack 1:3" in bring(there, bent).text, "the file and the line"


def test_a_readers_file_can_only_be_read(all_systems: TestClient, systems: Library) -> None:
    running = played(systems, "k6/ogre_at_the_pillars", SeededDice(3), turns=12)
    page = bring(all_systems, public_save(running, None))
    assert page.status_code == 200
    assert "It can be read, not continued." in page.text
    assert page.text.count("<li class=") == len(running.log_for(None))


def test_bad_files_are_answered_with_a_sentence(all_systems: TestClient, systems: Library) -> None:
    good = save(ended(systems, "k6/ogre_at_the_pillars"))
    lines = good.splitlines(keepends=True)
    bad = {
        "nothing": b"",
        "a picture": bytes(range(256)),
        "cut": good[: len(good) // 2].encode(),
        "changed": good.replace('"seed":3', '"seed":4').encode(),
        "a line lost": "".join(lines[:3] + lines[4:]).encode(),
        "JSON of others": b'{"holmgang": {"a": [1]}}',
        "deep": b"[" * 100_000,
    }
    for name, data in bad.items():
        answer = bring(all_systems, data)
        assert answer.status_code == 400, name
        assert "Traceback" not in answer.text
        assert re.search(r'<main id="main" class="trouble">.*<p>\S', answer.text, re.S), name
    assert "not the title of a saved fight" in bring(all_systems, b"hello").text
    assert all_systems.post("/replay", headers=ORIGIN).status_code == 400


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda scenario: scenario["setup"]["combatants"]["naria"].update(zone="x"), "no zone"),
        (lambda scenario: scenario["setup"]["combatants"]["naria"].update(behind=["x"]), "no combatant"),
        (lambda scenario: scenario["knobs"].update(speed_ladder=["x"]), "the ladder begins with"),
        (lambda scenario: scenario["seats"]["gm"].update(policy="zz"), "no policy"),
    ],
)
def test_mistakes_of_a_files_scenario_are_told(
    all_systems: TestClient, systems: Library, change: Callable[[dict[str, Any]], None], told: str
) -> None:
    game = systems.game("k6/corridor")
    bad = forged(save(Match(game, SeededDice(1))), lambda lines: change(lines[0]["scenario"]))
    answer = bring(all_systems, bad)
    assert (answer.status_code, told in answer.text) == (400, True), answer.text
    answer = all_systems.post("/api/tables/import", json={"file": bad})
    assert (answer.status_code, told in answer.text) == (400, True), answer.text


def test_strangers_look_back_at_nothing(all_systems: TestClient, systems: Library) -> None:
    place = bring(all_systems, save(ended(systems, "k6/ogre_at_the_pillars"))).headers["location"]
    table = place.replace("/replay/", "/t/")
    all_systems.cookies.clear()
    for path in (place, f"{table}/recap", f"{table}/file", f"{table}/proof", f"{table}/watch"):
        assert all_systems.get(path).status_code == 403, path


@pytest.mark.parametrize(("lang", "says"), [("en", "Entry 1:"), ("cs", "Záznam 1:"), ("da", "Post 1:")])
def test_programs_are_refused_in_their_language(
    all_systems: TestClient, systems: Library, lang: str, says: str
) -> None:
    lie = forged(save(ended(systems, "kampbogen/barrow")), lambda lines: lines[2]["entry"].update(purpose="courage"))
    refused = all_systems.post("/api/tables/import", params={"lang": lang}, json={"file": lie})
    assert refused.status_code == 400
    assert refused.json()["problem"].startswith(says)
