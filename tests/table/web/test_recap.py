"""When a fight is over: what the recap counts, what its buttons do, and the proof of the dice."""

from __future__ import annotations

import re
import shutil
import subprocess
from fractions import Fraction
from html import unescape
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from holmgang.bots import RandomBot
from holmgang.kernel.description import Teller
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.record import Answered
from holmgang.kernel.save import save
from holmgang.kernel.words import LANGUAGES, Lexicon, Words
from holmgang.table.service.match_stats import MOST_COLUMNS, MomentChance, columns_of, luck_of, match_stats
from holmgang.table.service.timeline import Timeline
from holmgang.table.service.translations import PAGE_WORDS
from holmgang.table.web.pages import verdict_of
from holmgang.table.web.replay_pages import script
from tests.table.web.looking_back import FAIR, ORIGIN, bring, ended, played

SCENARIOS = ("k6/ogre_at_the_pillars", "kampbogen/barrow", "tkds/giant_by_the_house", "psychopaths/short_evening")
INLINE = r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+="
STATIC = Path(__file__).parents[3] / "src/holmgang/table/static"


def table_of(client: TestClient, text: str) -> str:
    return str(bring(client, text).headers["location"]).replace("/replay/", "/t/")


def film_and_lines(systems: Library, scenario: str) -> tuple[Timeline, tuple]:  # type: ignore[type-arg]
    timeline = Timeline(ended(systems, scenario))
    system = timeline._match.game.system
    names = system.view(timeline._match.play, None).names
    return timeline, timeline.lines(None, Teller(Words(systems.lexicon(system), "en", names), system.rulebook))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_counts_of_a_recap_add_up(systems: Library, scenario: str) -> None:
    timeline, lines = film_and_lines(systems, scenario)
    told = match_stats(timeline, lines, None)
    assert 2 <= len(told.columns) <= MOST_COLUMNS + 1
    assert [column.moment for column in told.columns] == sorted({column.moment for column in told.columns})
    assert told.columns[-1].moment == len(timeline.moments) - 1
    first, last = timeline.moments[0].gauges, timeline.moments[-1].gauges
    for deeds in told.deeds:
        if deeds.piece in first:
            assert first[deeds.piece] - deeds.lost + deeds.gained == last.get(deeds.piece, 0), deeds
    assert sum(deeds.took for deeds in told.deeds) <= sum(deeds.lost for deeds in told.deeds)
    for side, totals in told.sides:
        assert totals[-1] == sum(value for piece, value in last.items() if timeline.pieces[piece].side == side)
    assert sum(one.dice for one in told.luck) == sum(len(faces) for _, _, faces in timeline.rolls)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_turning_points_are_the_rounds_in_which_most_changed(systems: Library, scenario: str) -> None:
    timeline, lines = film_and_lines(systems, scenario)
    told = match_stats(timeline, lines, None)
    swings = [
        sum(abs(totals[place] - totals[place - 1]) for _, totals in told.sides) for place in range(1, len(told.columns))
    ]
    shown = sorted(sum(abs(after - before) for _, before, after in turn.sides) for turn in told.turns)
    assert shown == [swing for swing in sorted(swings)[-3:] if swing]
    assert told.turns
    for turn in told.turns:
        assert turn.line is not None
        assert timeline.moment_of(turn.line.number, None) == turn.moment
        assert timeline.moments[turn.moment].gauges != timeline.moments[turn.moment - 1].gauges


def test_with_chances_the_largest_shifts_of_chance_are_the_turning_points(systems: Library) -> None:
    timeline, lines = film_and_lines(systems, "kampbogen/barrow")
    _, columns = columns_of(timeline, lines, None)
    assert len(columns) > 4
    ours = [50, 52, 20, 22, *(90 for _ in columns[4:])]
    chances = [
        MomentChance(one.moment, 100, {"us": won, "them": 100 - won}) for one, won in zip(columns, ours, strict=True)
    ]
    told = match_stats(timeline, lines, None, chances)
    assert [turn.column for turn in told.turns] == [2, 4], "two points more or less turn nothing"
    assert told.turns[0].chances == (("us", 0.52, 0.2), ("them", 0.48, 0.8))
    assert match_stats(timeline, lines, None, chances[1:]).chances == (), "chances of other moments are none of these"


def test_luck_is_the_mean_against_what_was_to_be_expected() -> None:
    ann, bea = luck_of([("ann", (6, 6), (6, 5)), ("bea", (20,), (1,)), ("ann", (4,), (1,))])
    assert (ann.dice, ann.mean, ann.expected) == (3, Fraction(4), Fraction(19, 6))
    assert (bea.mean, bea.expected) == (Fraction(1), Fraction(21, 2))
    assert ann.strays > 0 > bea.strays
    assert bea.strays == pytest.approx(-9.5 / (399 / 12) ** 0.5)


def test_cards_are_no_dice(systems: Library) -> None:
    timeline = Timeline(ended(systems, "psychopaths/short_evening"))
    rolls = [entry.label for entry in timeline._match.kept if entry.label.kind == "roll"]
    assert 0 < len(timeline.rolls) < len(rolls)
    assert {side for _, sides, _ in timeline.rolls for side in sides} == {6}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_page_says_who_won_in_every_language(all_systems: TestClient, systems: Library, scenario: str) -> None:
    table = table_of(all_systems, save(ended(systems, scenario)))
    for lang in LANGUAGES:
        page = all_systems.get(f"{table}/recap", headers={"accept-language": lang})
        assert page.status_code == 200, page.text
        heading = re.search(r"<h1>(.+?)</h1>", page.text)
        assert heading is not None
        assert "{" not in page.text
        bare = re.search(r"\b(recap|proof|replay)-[a-z]+\b(?![\"/])", re.sub(r"<[^>]+>", "", page.text))
        assert not bare, "no bare keys"
        assert not re.search(INLINE, page.text)
        assert 'class="chart wide"' in page.text
        assert 'class="chart slim"' in page.text
        assert "_" not in heading[1], "an id is not a name"


def test_a_running_fight_has_no_recap(all_systems: TestClient, systems: Library) -> None:
    place = bring(all_systems, save(ended(systems, "k6/ogre_at_the_pillars"))).headers["location"]
    form = {"at": "2", "seat": ended(systems, "k6/ogre_at_the_pillars").game.seats[0]}
    answer = all_systems.post(f"{place}/fork", data=form, headers=ORIGIN, follow_redirects=False)
    table = answer.headers["location"]
    answer = all_systems.get(f"{table}/recap")
    assert answer.status_code == 400
    assert "not over yet" in answer.text
    assert all_systems.post(f"{table}/again", headers=ORIGIN).status_code == 400


@pytest.mark.parametrize("swap", ["", "yes"])
def test_another_round_is_one_new_table_for_all(all_systems: TestClient, systems: Library, swap: str) -> None:
    table = table_of(all_systems, save(ended(systems, "kampbogen/barrow")))
    form = {"swap": swap} if swap else {}
    first = all_systems.post(f"{table}/again", data=form, headers=ORIGIN, follow_redirects=False)
    second = all_systems.post(f"{table}/again", data=form, headers=ORIGIN, follow_redirects=False)
    assert first.status_code == 303, first.text
    assert first.headers["location"] == second.headers["location"] != table
    assert all_systems.get(first.headers["location"]).status_code == 200
    assert f'href="{first.headers["location"]}"' in all_systems.get(f"{table}/recap").text


def test_the_table_page_leads_to_the_recap(all_systems: TestClient, systems: Library) -> None:
    table = table_of(all_systems, save(ended(systems, "kampbogen/barrow")))
    with all_systems.websocket_connect(f"{table}/live", headers=ORIGIN) as socket:
        assert f"{table}/recap" in socket.receive_text()


# The proof of the dice.


def test_the_secret_is_shown_when_it_is_over_and_not_before(all_systems: TestClient, systems: Library) -> None:
    over = all_systems.get(f"{table_of(all_systems, save(played(systems, 'kampbogen/barrow', FAIR)))}/proof").text
    assert FAIR.secret in over
    assert FAIR.commitment in over
    assert "words of ours" in over
    form = {"scenario": "kampbogen/barrow", "friends": "yes"}
    table = all_systems.post("/tables", data=form, headers=ORIGIN, follow_redirects=False).headers["location"]
    assert all_systems.get(f"{table}/proof").status_code == 400
    all_systems.post(f"{table}/begin", data={"words": "mine"}, headers=ORIGIN)
    running = all_systems.get(f"{table}/proof").text
    assert "mine" in running
    assert "shown at the end" in running
    assert "proof.js" not in running


def test_seeded_dice_promise_nothing(all_systems: TestClient, systems: Library) -> None:
    page = all_systems.get(f"{table_of(all_systems, save(ended(systems, 'kampbogen/barrow')))}/proof").text
    assert "There was no commitment" in page


def test_the_script_shown_is_the_one_of_the_manual(tmp_path: Path, systems: Library) -> None:
    manual = (Path(__file__).parents[3] / "docs/explanation/fair-dice.md").read_text(encoding="utf-8")
    assert f"```python\n{script()}```" in manual
    (tmp_path / "check.py").write_text(script(), encoding="utf-8")
    (tmp_path / "fight.json").write_text(save(played(systems, "kampbogen/barrow", FAIR)), encoding="utf-8")
    told = subprocess.run(
        ["python3", "check.py", "fight.json", FAIR.commitment], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert "Every die fell as it had to, " in told.stdout


CHECK = """
import { readFileSync } from "node:fs";
import { check } from "./fair.mjs";
console.log(JSON.stringify(check(readFileSync("fight.json", "utf8"), process.argv[2])));
"""


@pytest.mark.skipif(shutil.which("node") is None, reason="needs node to run the page's own script without a browser")
def test_the_pages_own_script_counts_the_same_dice(tmp_path: Path, systems: Library) -> None:
    shutil.copy(STATIC / "fair.js", tmp_path / "fair.mjs")
    (tmp_path / "check.mjs").write_text(CHECK, encoding="utf-8")

    def told(content: str, noted: str = FAIR.commitment) -> str:
        (tmp_path / "fight.json").write_text(content, encoding="utf-8")
        done = subprocess.run(["node", "check.mjs", noted], cwd=tmp_path, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    def dice_in(match: Match) -> int:
        return sum(len(entry.label.sides) for entry in match.record if isinstance(entry, Answered))

    handed = Match(systems.game("psychopaths/short_evening"), FAIR, people=("rust", "vera"))
    driver = Driver({seat: RandomBot() for seat in handed.game.seats}, 4)
    for turn in range(60):
        driver.turn(handed)
        if turn % 20 == 2:
            handed.seat("vera", person=turn == 22)
        if turn % 20 == 18:
            rolls = [place for place, entry in enumerate(handed.kept) if entry.label.sides]
            handed.undo("rust", keep=rolls[-2] + 1, consent=handed.game.seats)  # the last answer to hold is a roll
    assert told(save(handed)) == f'{{"dice":{dice_in(handed)}}}'
    match = played(systems, "psychopaths/short_evening", FAIR)
    text = save(match)
    assert told(text) == f'{{"dice":{dice_in(match)}}}'
    assert told(text, "5f0c") == '{"problem":"promise"}'
    lines = text.splitlines(keepends=True)
    place = next(number for number, line in enumerate(lines) if '"sides":[6]' in line)
    face = re.search(r'"answer":\[(\d)\]', lines[place])
    assert face is not None
    lines[place] = lines[place].replace(face[0], f'"answer":[{int(face[1]) % 6 + 1}]', 1)
    assert told("".join(lines)) == f'{{"problem":"die","entry":{place - 2}}}'


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_recap_names_the_seat_of_a_fighter_only_where_it_is_called_otherwise(
    all_systems: TestClient, systems: Library, scenario: str
) -> None:
    page = all_systems.get(f"{table_of(all_systems, save(ended(systems, scenario)))}/recap").text
    deeds = page.partition('class="panel deeds"')[2].partition("</table>")[0]
    rows = re.findall(r"<div>([^<]+)(?:<small>([^<]+)</small>)?</div>", deeds)
    assert rows
    assert all(name != seat for name, seat in rows)
    assert any(seat for _, seat in rows) or not scenario.startswith("k6/")  # people play heroes there, by their names


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_table_of_a_fight_that_is_over_says_who_has_won(
    all_systems: TestClient, systems: Library, scenario: str
) -> None:
    match = ended(systems, scenario)
    table = table_of(all_systems, save(match))
    with all_systems.websocket_connect(f"{table}/live", headers=ORIGIN) as socket:
        socket.send_json({"do": "hello"})
        tray = next(part["html"] for part in socket.receive_json()["fragments"] if part["id"] == "tray")
    verdict = re.search(r"<h1>(.*?)</h1>\s*<p>(.*?)</p>", all_systems.get(f"{table}/recap").text)
    asked = re.search(r'class="ask">(.*?)<h2[^>]*>(.*?)</h2>', tray, re.S)
    assert verdict is not None
    assert asked is not None
    assert unescape(asked[2]) == unescape(verdict[1])
    assert unescape(verdict[2]) in unescape(tray)
    assert match.outcome is not None
    assert bool(match.outcome.winners) == ("<svg" in asked[1])


def test_the_verdict_is_told_from_the_readers_side(systems: Library) -> None:
    match = ended(systems, "k6/ogre_at_the_pillars")
    system, outcome = match.game.system, match.outcome
    assert outcome is not None
    words = Words(Lexicon([PAGE_WORDS, system.folder / "words"]), "en", system.view(match.play, None).names)
    winner, *_ = outcome.winners
    assert verdict_of(outcome, words, winner)[0] == "You won"
    assert verdict_of(outcome, words, "another side")[0] == "You lost"
    assert verdict_of(outcome, words)[0].startswith("Victory")
