"""Deeds: every event is in one row, a beat holds nothing that its reader's log does not hold, keys never change."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

import pytest

from holmgang.bots import policy_for
from holmgang.kernel.description import LogLine
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.events import part_of
from holmgang.kernel.match import Match
from holmgang.table.beats import DEED, FRAME, LogRow
from holmgang.table.service.beats import DeedLog, Rows, own_tokens
from tests.table.draw.moments import Moment, library, moments

FIGHTS = (
    "k6/ogre_at_the_pillars",
    "k6/shamans_room",
    "kampbogen/bridge_troll",
    "kampbogen/burning_inn",
    "tkds/giant_by_the_house",
    "psychopaths/wasteland_two",
)


class Reader:
    """One seat that follows a match: its grouped log, brought up to date by :meth:`look`."""

    def __init__(self, match: Match, seat: str | None) -> None:
        self.match, self.seat = match, seat
        self.log = DeedLog(match.game.system.deeds)
        self.lines: list[LogLine] = []

    def look(self) -> Rows:
        """Read what is new, and return all rows."""
        teller = Moment(self.match).teller(self.seat)
        for number, event in self.match.told_to(self.seat, after=len(self.log)):
            self.log.add(number, event)
            self.lines.append(teller.line(event, number))
        view = self.match.game.system.view(self.match.play, self.seat)
        return Rows(self.log, tuple(self.lines), teller, own_tokens(view, self.seat))


def followed(name: str, seed: int = 3, most: int = 60) -> Iterator[tuple[Match, list[Reader]]]:
    """A match with one reader for each seat and a spectator, at each of its questions."""
    readers: list[Reader] = []
    for moment in moments(name, seed, most):
        readers = readers or [Reader(moment.match, seat) for seat in (*moment.match.game.seats, None)]
        yield moment.match, readers


def rows_of(name: str, seed: int = 3, most: int = 60) -> list[tuple[Reader, Rows]]:
    """Return every reader with the rows of its log after a while."""
    *_, (_, readers) = followed(name, seed, most)
    return [(reader, reader.look()) for reader in readers]


@pytest.mark.parametrize("name", FIGHTS)
def test_every_event_is_in_exactly_one_row(name: str) -> None:
    for reader, rows in rows_of(name):
        numbers = [line.number for row in rows for line in row.lines]
        assert sorted(numbers) == [line.number for line in reader.lines]
        assert sum(row.kind == DEED for row in rows) < len(numbers) / 2


@pytest.mark.parametrize("name", FIGHTS)
def test_a_beat_holds_nothing_that_its_readers_log_does_not_hold(name: str) -> None:
    for reader, rows in rows_of(name):
        told = " ".join(line.text for line in reader.lines)
        numbers = {number for line in reader.lines for _, one in line.numbers for number in _within(one)}
        for row in rows:
            beat = row.beat
            if beat is None:
                continue
            assert all(sentence in told for sentence in (beat.verdict,))
            assert beat.title in told or beat.title == " → ".join(
                Moment(reader.match).teller(reader.seat).value(one) for one in (beat.by, *beat.on) if one
            )
            for part in beat.rolls:
                assert {part.total, *part.faces, *(term.value for term in part.terms)} <= numbers
            assert {abs(blow.lost) for blow in beat.blows if row.lines and len(row.lines) < 3} <= {
                abs(number) for number in numbers
            } | {0}


@pytest.mark.parametrize("name", FIGHTS)
def test_a_verdict_tells_more_than_the_title_and_comes_when_it_is_settled(name: str) -> None:
    """A fight of psychopaths has totals before its cards are played: none has missed yet."""
    for reader, rows in rows_of(name):
        for row in rows:
            beat = row.beat
            if beat is None:
                continue
            assert beat.verdict != beat.title
            roles = {part_of(reader.match.game.system.deeds, line.kind).role for line in row.lines}
            if len(beat.rolls) == 2 and beat.goal is None and not beat.blows and "verdict" not in roles:
                assert beat.outcome == "none", (beat.title, row.line)


def _within(number: object) -> set[int]:
    return {number.total, *(term.value for term in number.terms)}  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", FIGHTS)
def test_keys_are_the_same_whether_a_log_is_read_at_once_or_bit_by_bit(name: str) -> None:
    late: list[Reader] = []
    early: list[Reader] = []
    for match, early in followed(name):
        late = [Reader(match, reader.seat) for reader in early]
        for reader in early:
            reader.look()
    for one, other in zip(early, late, strict=True):
        assert _summary(one.look()) == _summary(other.look())


def _summary(rows: Rows) -> list[tuple[str, str, tuple[int, ...]]]:
    return [(row.key, row.kind, tuple(line.number for line in row.lines)) for row in rows]


@pytest.mark.parametrize("name", FIGHTS)
def test_each_roll_and_each_loss_is_played_once(name: str) -> None:
    """A deed that a question interrupts goes on with what is new in it."""
    seen: dict[str | None, int] = {}
    lost: dict[str | None, int] = {}
    readers: list[Reader] = []

    def look() -> None:
        for reader in readers:
            rows = reader.look()
            for row in rows.since(seen.get(reader.seat, 0)):
                if row.beat is not None:
                    lost[reader.seat] = lost.get(reader.seat, 0) + sum(blow.lost for blow in row.beat.blows)
            seen[reader.seat] = len(reader.lines)

    for _, followers in followed(name):
        readers = followers
        look()
    look()
    for reader in readers:
        whole = sum(blow.lost for row in reader.look() if row.beat is not None for blow in row.beat.blows)
        assert lost.get(reader.seat, 0) == whole


def test_a_round_of_k6_has_one_row_for_each_deed() -> None:
    rows = list(rows_of("k6/ogre_at_the_pillars")[0][1])
    first = _round(rows, 1)
    assert [row.beat.by for row in first if row.beat is not None] == ["naria", "kara"]
    contests = [row for row in first if row.beat is not None and row.beat.rolls]
    assert [len(row.beat.rolls) for row in contests if row.beat is not None] == [2, 2]
    assert contests[0].line == "Naria takes 3 lives from the ogre with a crushing blow."
    assert contests[0].beat is not None
    assert contests[0].beat.title == "Naria wants to use the chandelier against the ogre."
    assert contests[0].beat.outcome == "hit"
    assert len(first) <= 6


def _round(rows: list[LogRow], number: int) -> list[LogRow]:
    starts = [place for place, row in enumerate(rows) if row.kind == FRAME]
    return rows[starts[number] + 1 : starts[number + 1]]


def test_undone_lines_stay_in_their_row_and_the_deed_goes_on() -> None:
    """A player undoes a decision in the middle of a deed and decides otherwise: it is still one row."""
    game = library().game("k6/ogre_at_the_pillars")
    match = Match(game, SeededDice(3))
    driver = Driver({seat: policy_for(game.system, "heuristic") for seat in game.seats}, 3)
    reader = Reader(match, game.seats[0])
    while match.question is None or match.question.purpose != "spend":
        driver.turn(match)
    before = _summary(reader.look())
    kept = len(match.kept)
    driver.turn(match)
    match.undo(game.seats[0], keep=kept, consent=game.seats)
    driver.turn(match)
    after = _summary(reader.look())
    assert [key for key, _, _ in after][: len(before)] == [key for key, _, _ in before]
    torn = next(row for row in reader.look() if row.key == before[-1][0])
    kinds = [line.kind for line in torn.lines]
    assert kinds.count("spent") >= 2
    assert torn.beat is not None
    assert len(torn.beat.blows) <= 1


@pytest.mark.parametrize("system", sorted(library().systems))
def test_systems_declare_only_events_and_facts_that_exist(system: str) -> None:
    found = library().systems[system]
    events = import_module(f"{type(found).__module__.rpartition('.')[0]}.events")
    kinds = {one.kind: one for one in vars(events).values() if hasattr(one, "kind") and hasattr(one, "facts")}
    for kind in found.deeds:
        part = part_of(found.deeds, kind)
        facts = set(kinds[kind].__dataclass_fields__)
        named = {part.by, part.on, part.goal, part.lost, part.gained, *(n for pair in part.rolls for n in pair)} - {""}
        assert named <= facts, (kind, named - facts)
