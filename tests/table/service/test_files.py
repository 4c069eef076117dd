"""The file of a real table proves itself: consent, the master's rewinds and seats handed over are in its record."""

from __future__ import annotations

from random import Random

import pytest

from holmgang.kernel.dice import FairDice
from holmgang.kernel.errors import SaveForged
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.save import read_save, save
from holmgang.table.service import Access, TableService
from holmgang.testing.conformance import random_driver
from tests.forging import Lines, forged
from tests.table.service.playing import match_of, session_of
from tests.table.service.test_acts import beyond_a_throw, play_on, runs, seats_of, table


@runs
async def test_a_table_with_undo_by_consent_rewind_and_seats_handed_over_is_proved(service: TableService) -> None:
    open_table = await table(service, "duel")
    match, luck = match_of(open_table), Random(5)
    asking, other = seats_of(open_table)
    master = str(match.game.master)

    async def taken_back_by_consent() -> None:
        await play_on(open_table, luck, lambda match: beyond_a_throw(match, asking))
        await session_of(open_table).undo(asking)
        for seat in session_of(open_table).undo_missing():
            await session_of(open_table).consent(seat, True)

    await taken_back_by_consent()
    await play_on(open_table, luck, lambda match: len(match.kept) > 20)
    await service.master.rewind("host", session_of(open_table).id, 4)
    await service.master.hand_to_bot("host", session_of(open_table).id, other, "random")
    await taken_back_by_consent()  # the engine is not asked
    await service.master.hand_to_person("host", session_of(open_table).id, other)
    await taken_back_by_consent()
    text = save(match_of(open_table))
    assert _shape(match) == ["undone with 2", "undone with 0", "engine", "undone with 1", "person", "undone with 2"]
    assert save(_restored(service.library, text)) == text
    _forged_is_refused(service.library, text, other, master)


def _shape(match: Match) -> list[str]:
    told = []
    for entry in (entry.plain() for entry in match.record):
        if "seated" in entry:
            told.append("person" if entry["person"] else "engine")
        elif "undone_by" in entry:
            told.append(f"undone with {len(entry['consent'])}")
    return told


def _restored(library: Library, text: str) -> Match:
    return library.restore(read_save(text))


def _forged_is_refused(library: Library, text: str, other: str, master: str) -> None:
    def without_handing_over(lines: Lines) -> None:
        lines[:] = [line for line in lines if "seated" not in line.get("entry", {})]

    def handed_over_twice(lines: Lines) -> None:
        place = next(place for place, line in enumerate(lines) if "seated" in line.get("entry", {}))
        lines.insert(place, lines[place])

    def by_a_player_instead_of_the_master(lines: Lines) -> None:
        next(line for line in lines if line.get("entry", {}).get("undone_by") == master)["entry"]["undone_by"] = other

    def consent_of_the_engine(lines: Lines) -> None:
        undone = [line for line in lines if "undone_by" in line.get("entry", {})]
        undone[2]["entry"]["consent"].append(other)

    def a_stranger(lines: Lines) -> None:
        next(line for line in lines if "seated" in line.get("entry", {}))["entry"]["seated"] = "zoe"

    for lie, told in (
        (without_handing_over, f"without the consent of .*{other}"),
        (handed_over_twice, "is already played like that"),
        (by_a_player_instead_of_the_master, "without the consent of"),
        (consent_of_the_engine, "the file says"),
        (a_stranger, "there is no seat 'zoe'"),
    ):
        with pytest.raises(SaveForged, match=told):
            _restored(library, forged(text, lie))


@runs
async def test_the_file_of_a_fight_that_was_brought_says_so(service: TableService) -> None:
    """Its dice may have been known: the file or the earlier fight that it goes on from shows their secret."""
    match = Match(service.library.game("duel"), FairDice("f00d", {"ann": "mead"}))
    random_driver(match.game, 5).run(match)
    finished = save(match)
    opened = await service.files.import_match("host", finished)
    assert await brought(service, opened) == len(match.record)
    timeline = await service.timelines.of(opened)
    middle = len(timeline.moments) // 2
    forked = await service.files.continue_from("host", timeline, middle, match.game.seats[:1])
    there = await brought(service, forked)
    assert there is not None
    assert timeline.moments[middle].answers <= there < len(match.record)
    assert (await (await service.table(forked)).dice_proof()).brought
    assert await brought(service, await service.setup.rematch("host", Access(host=True), opened)) is None


async def brought(service: TableService, name: str) -> int | None:
    """Return how many entries a table's file says were brought there."""
    session = session_of(await service.table(name))
    if session.match is None:
        await service.setup.share(name, "host", "rye")
        await service.setup.begin(name)
    signature = read_save(await service.files.export_match("host", name)).signature
    assert signature is not None
    return signature.brought
