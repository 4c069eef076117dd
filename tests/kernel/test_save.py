"""Saves: what they carry, and what becomes of damaged and foreign ones."""

from __future__ import annotations

import hashlib
import json
from random import Random
from typing import ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holmgang.bots import RandomBot
from holmgang.kernel.content import Entry
from holmgang.kernel.dice import FairDice, SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.errors import SaveDamaged, SaveError, SaveOutdated
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.play import Flow, Play
from holmgang.kernel.questions import Choose, Option
from holmgang.kernel.save import Scribe, public_save, read_save, save
from holmgang.kernel.system import Game
from tests.forging import lines_of, written
from tests.refgame.state import Duel
from tests.refgame.system import ReferenceGame

LIBRARY = Library([ReferenceGame()])


def some_match(game: Game, turns: int = 30) -> Match:
    match = Match(game, SeededDice(2))
    driver = Driver({seat: RandomBot() for seat in game.seats}, 2)
    driver.run(match, turns)
    return match


TEXT = save(some_match(LIBRARY.game("duel")))


def test_a_save_names_what_it_was_played_with(duel: Game) -> None:
    text = save(some_match(duel))
    assert text.startswith('{"holmgang":2,')
    saved = read_save(text)
    assert (saved.system, saved.head["rules_version"]) == ("refgame", "1")
    assert saved.scenario["knobs"] == {"slippery": 1, "rounds": 12}
    assert saved.head["content_hash"] == duel.content.hash


def test_the_chain_is_made_as_the_format_says() -> None:
    assert written(lines_of(TEXT)) == TEXT


def test_new_entries_are_added_and_only_the_title_changes(duel: Game) -> None:
    match = Match(duel, SeededDice(2))
    driver = Driver({seat: RandomBot() for seat in duel.seats}, 2)
    scribe = Scribe(match)
    lines = scribe.news()
    for _ in range(25):
        driver.turn(match)
        news = scribe.news()
        assert 0 < len(news) < 12
        lines += news
        assert scribe.title + "".join(lines) == save(match)
    assert scribe.news() == []


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(TEXT.encode()) - 1))
def test_a_save_cut_short_is_an_error_not_a_match(cut: int) -> None:
    with pytest.raises(SaveDamaged, match=r"cut short|not the title|is empty"):
        read_save(TEXT.encode()[:cut])


@pytest.mark.parametrize("line", range(1, len(TEXT.splitlines())))
def test_a_save_that_ends_between_two_lines_is_cut_short_too(line: int) -> None:
    with pytest.raises(SaveDamaged, match="cut short"):
        read_save("".join(TEXT.splitlines(keepends=True)[:line]))


@pytest.mark.parametrize("dropped", [2, 5, len(TEXT.splitlines()) - 1])
def test_a_line_that_is_missing_is_named(dropped: int) -> None:
    lines = TEXT.splitlines(keepends=True)
    del lines[dropped]
    with pytest.raises(SaveDamaged, match=r"cut short|line \d+ has been changed, or one before it is missing"):
        read_save("".join(lines))


def test_no_flipped_bit_goes_unseen() -> None:
    luck, data = Random(1), TEXT.encode()
    for _ in range(1000):
        place, bit = luck.randrange(len(data)), 1 << luck.randrange(8)
        spoilt = data[:place] + bytes([data[place] ^ bit]) + data[place + 1 :]
        with pytest.raises(SaveError):
            read_save(spoilt)


def test_leftovers_of_a_killed_process_are_not_read() -> None:
    longer = TEXT.encode() + b'{"entry":{"kind":"choo'
    with pytest.raises(SaveDamaged, match=r"line \d+: more follows than the title counts"):
        read_save(longer)
    assert save(LIBRARY.restore(read_save(longer, torn=True))) == TEXT


@pytest.mark.parametrize("part", ["system", "rules_version", "scenario", "content_hash", "dice", "master", "people"])
def test_a_save_that_lacks_a_part_says_which(part: str) -> None:
    lines = lines_of(TEXT)
    del lines[0][part]
    with pytest.raises(SaveDamaged, match=f"lacks its '{part}'"):
        read_save(written(lines))


@pytest.mark.parametrize(
    "text",
    [
        *("", "\n", "{}", "[]", "null", "nonsense", '{"format": true}', b"\xff\xfe\x00"),
        "[" * 100_000,
        "9" * 6000,
        '{"holmgang":2,"lines":         0,"tip":"' + "0" * 32 + '"}\n',
        '{"holmgang":2,"lines":         1,"tip":"' + "0" * 32 + '"}\n' + "[" * 100_000 + "\n",
    ],
)
def test_a_file_that_is_no_save_is_told_so(text: str | bytes) -> None:
    with pytest.raises(SaveDamaged):
        read_save(text)


def with_body(body: str) -> str:
    """A save whose third line has this text, with a chain that holds."""
    head = json.dumps(lines_of(TEXT)[0], ensure_ascii=False, separators=(",", ":"))[:-1]
    first = hashlib.blake2b(head.encode(), digest_size=16).hexdigest()
    body = body[:-1]
    second = hashlib.blake2b((first + body).encode(), digest_size=16).hexdigest()
    lines = f'{head},"chain":"{first}"}}\n{body},"chain":"{second}"}}\n'
    return f'{{"holmgang":2,"lines":{2:>10},"tip":"{second}"}}\n{lines}'


@pytest.mark.parametrize(
    "body",
    [
        '{"beginning":true,"events":' + "[" * 50_000 + "]" * 50_000 + "}",
        '{"beginning":true,"events":[],"n":' + "9" * 6000 + "}",
        '{"beginning":true,"events":[],"n":NaN}',
        '{"beginning":true,"events":[],"events":[]}',
        '{"beginning":true,"events":["\\ud800"]}',
        '{"beginning":true, "events":[]}',
        '{"beginning":true}',
        '{"beginning":true,"events":[3]}',
        '{"beginning":true,"events":[{"no":"event"}]}',
        '{"beginning":true,"events":[],"checkpoints":[{"step":0}]}',
        '{"beginning":true,"events":[],"checkpoints":[{"step":0,"answers":0,"events":0,"dice":0,"state":"?"}]}',
        '{"entry":{},"events":[]}',
    ],
)
def test_a_line_made_by_hand_is_read_with_care(body: str) -> None:
    with pytest.raises(SaveDamaged, match=r"line 3|beginning|entry"):
        read_save(with_body(body))


class NextEdition(ReferenceGame):
    """A later version of the game, with a new question."""

    rules_version: ClassVar[str] = "2"

    def step(self, play: Play[Duel]) -> Flow[None]:
        yield Choose("ann", "cards", [Option("pass")])
        yield from super().step(play)


def test_a_save_of_another_version_stays_readable_and_says_why(duel: Game) -> None:
    match = some_match(duel)
    later = Library([NextEdition()])
    with pytest.raises(SaveOutdated, match="refgame rules 1, these are 2") as caught:
        later.restore(read_save(save(match)))
    assert [told["event"] for told in caught.value.log] == [event.kind for event in match.log]


class OtherContent(ReferenceGame):
    """A game with the same rules and other content."""

    class Knife(Entry):
        damage: int
        sharp: bool = True

    content_kinds = {"weapons": Knife}


def test_a_save_with_other_content_is_not_continued() -> None:
    with pytest.raises(SaveOutdated, match="content packs have changed"):
        Library([OtherContent()]).restore(read_save(TEXT))


def test_another_format_is_not_guessed_at() -> None:
    with pytest.raises(SaveOutdated, match="format 99, this is 2"):
        read_save(written(lines_of(TEXT), title=99))
    old = {"format": 1, "system": "refgame", "log": [{"event": "round_began", "clauses": []}]}
    with pytest.raises(SaveOutdated, match="format 1, this is 2") as caught:
        read_save(json.dumps(old))
    assert [told["event"] for told in caught.value.log] == ["round_began"]


def test_a_seats_file_of_a_running_match_tells_no_secret(duel: Game) -> None:
    match = Match(duel, FairDice("the very secret", {"ann": "rose"}))
    carried = public_save(match, "ann")
    assert "the very secret" not in carried
    assert '"seen_by":["bea"]' not in carried
    assert '"entry"' not in carried
    saved = read_save(carried)
    assert [event.plain() for event in saved.log] == [event.plain() for event in match.log_for("ann")]
    with pytest.raises(SaveError, match="only its host can continue it"):
        LIBRARY.restore(saved)
    Driver({seat: RandomBot() for seat in duel.seats}, 1).run(match)
    assert "the very secret" in public_save(match, "ann")


def test_undone_answers_stay_in_the_record_and_the_log_of_a_save(duel: Game) -> None:
    match = Match(duel, SeededDice(7), people=("ann", "bea"))
    match.answer("ann", "rest")
    match.undo("ann")
    match.answer("ann", "guard")
    for trusted in (True, False):
        again = LIBRARY.restore(read_save(save(match)), trusted=trusted)
        assert [entry.plain() for entry in again.record] == [entry.plain() for entry in match.record]
        assert [event.kind for event in again.log] == [event.kind for event in match.log]
        assert again.joint is not None
        assert again.joint.answers == {0: {"deed": "guard"}}
