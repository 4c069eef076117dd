"""What is drawn once and found again is what would be drawn anew: at every moment of a fight, for every reader."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from holmgang.kernel.clauses import Rulebook
from holmgang.kernel.description import Teller
from holmgang.kernel.library import Library
from holmgang.kernel.view import Token, View
from holmgang.kernel.words import Words, kernel_lexicon
from holmgang.table.draw import Memo, Picture
from holmgang.table.draw.tokens import draw_token
from holmgang.table.service import DraftAnswer, Room, SeatOrder, Snapshot, TableOrder
from holmgang.table.service.drafts import drawn, part_meant, touched
from holmgang.table.service.snapshots import SnapshotBuilder
from holmgang.table.web.renderer import Renderer
from tests.loops import run_apart
from tests.table.service.playing import house, one_move, touch_for

FIGHTS = ("k6/ogre_at_the_pillars", "kampbogen/toll_road", "tkds/training_yard", "psychopaths/wasteland_three")
MOVES = 24


class Forgetful(Memo):
    """Draws everything anew."""

    def kept(self, piece: Hashable, shows: Any, draw: Callable[[], Any], most: int = 0) -> Any:
        return draw()


@pytest.fixture(scope="module")
def systems() -> Library:
    return Library.discover()


def half_filled(snapshot: Snapshot, luck: Random) -> DraftAnswer:
    """What somebody has touched who is not done yet."""
    question = part_meant(snapshot.questions, DraftAnswer(), snapshot.answered)
    if question is None:
        return DraftAnswer()
    step = drawn(snapshot.teller, question, DraftAnswer()).draft.open
    return (
        touched(question, DraftAnswer(), *touch_for(step, luck, DraftAnswer()))
        if step and step.choices
        else DraftAnswer()
    )


def compare(room: Room, painters: tuple[Renderer, Renderer], seat: str | None, luck: Random) -> None:
    """Both painters show the same, filled in or not, whoever else is there."""
    snapshot = room.snapshots.snapshot(seat, "da")
    for sketch in (DraftAnswer(), half_filled(snapshot, luck)):
        present = luck.choice(["", "somebody"])
        first, second = (one.look(seat, "da", sketch, present=present) for one in painters)
        for (name, kept), (_, anew) in zip(first.fragments, second.fragments, strict=True):
            assert kept == anew, f"{name} of {seat}"
    assert painters[0].lines(snapshot, 0) == painters[1].lines(snapshot, 0)


@pytest.mark.parametrize("scenario", FIGHTS)
def test_pieces_found_again_are_what_would_be_drawn_anew(systems: Library, tmp_path: Path, scenario: str) -> None:
    async def fight() -> None:
        service, luck = house(systems, tmp_path), Random(scenario)
        seats = dict.fromkeys(service.game_of(scenario).seats, SeatOrder(sitting="friend"))
        order = TableOrder(scenario=scenario, seats=seats, dice="seeded", seed="7", pace=0)
        room = await service.room(await service.set_table("host", order))
        painters = Renderer(room), Renderer(room, Forgetful)
        for move in range(MOVES):
            people = list(room.table.people)
            luck.shuffle(people)
            for seat in people:
                if await one_move(room, seat, luck):
                    break
            if move == MOVES // 2:
                await room.table.undo(people[0], keep=len(room.table.match.kept) - 1)  # type: ignore[union-attr]
                for other in room.table.undo_missing():
                    await room.table.consent(other, True)
                await room.table.seat_person(people[0], "Somebody else")
            for reader in (*room.table.people, None):
                compare(room, painters, reader, luck)
        read_anew = SnapshotBuilder(room.table, service.words_of(room.table.game))
        for reader in (*room.table.people, None):
            kept, anew = (snapshots.snapshot(reader, "da") for snapshots in (room.snapshots, read_anew))
            assert [line.number for line in kept.lines] == [line.number for line in anew.lines]
            assert [line.gone for line in kept.lines] == [line.gone for line in anew.lines]
            assert kept.taken == anew.taken
            assert kept.view == anew.view
        await service.close()
        service.store.close()

    run_apart(fight())


def test_a_token_that_has_moved_is_drawn_where_it_stands() -> None:
    view = View(panels=())
    picture = Picture(view=view, teller=Teller(Words(kernel_lexicon()), Rulebook("", {})))
    token = Token(id="berg", name="berg")
    places = [(x, y) for x in (0.0, 72.0) for y in (0.0, 72.0)]
    assert len({draw_token(picture, token, x, y, 30) for x, y in places}) == len(places)
