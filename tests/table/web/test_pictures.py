"""Drawings kept from earlier are what would be drawn anew: at every moment of a fight, for every reader."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from cProfile import Profile
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import pytest

from holmgang.kernel.clauses import Rulebook
from holmgang.kernel.description import Teller
from holmgang.kernel.library import Library
from holmgang.kernel.view import Token, View
from holmgang.kernel.words import Words, kernel_lexicon
from holmgang.table.draw import Memo, Picture
from holmgang.table.draw.tokens import draw_token
from holmgang.table.service import DraftInputs, OpenTable, SeatOrder, Snapshot, TableOrder
from holmgang.table.service.snapshots import SnapshotBuilder
from holmgang.table.web.renderer import Renderer, Rendering
from tests.loops import run_apart
from tests.table.service.playing import house, one_move, session_of, touch_for

FIGHTS = ("k6/ogre_at_the_pillars", "kampbogen/toll_road", "tkds/training_yard", "psychopaths/wasteland_three")
MOVES = 24
GUIDED, EARLY = "kampbogen/toll_road", 10
"""A first fight with a guide; so many of its first answers are compared with so many later ones."""


class Forgetful(Memo):
    """Draws everything anew."""

    def get(self, name: Hashable, depends_on: Any, make: Callable[[], Any], most: int = 0) -> Any:
        return make()


@pytest.fixture(scope="module")
def systems() -> Library:
    return Library.discover()


def half_filled(open_table: OpenTable, seat: str | None, luck: Random) -> DraftInputs:
    """Inputs of a player who is not done yet."""
    draft = open_table._snapshots.draft(seat, "da", DraftInputs())
    step = draft.draft.open if draft is not None else None
    if step is None or not step.choices:
        return DraftInputs()
    clicked = open_table._snapshots.touch(seat, "da", DraftInputs(), *touch_for(step, luck, DraftInputs()))
    return clicked.inputs if clicked is not None else DraftInputs()


def compare(open_table: OpenTable, renderers: tuple[Renderer, Renderer], seat: str | None, luck: Random) -> None:
    """Both renderers show the same, filled in or not, with or without others."""
    snapshot = open_table._snapshots.snapshot(seat, "da")
    for inputs in (DraftInputs(), half_filled(open_table, seat, luck)):
        draft = open_table._snapshots.draft(seat, "da", inputs)
        present, cut = luck.choice([(), ("ann",)]), luck.choice(["", "wide", "tall"])
        first, second = (one.render(snapshot, draft, present=present, cut=cut) for one in renderers)
        for (name, kept), (_, anew) in zip(first.fragments, second.fragments, strict=True):
            assert kept == anew, f"{name} of {seat}"
        both, wide, tall = (stage_of(renderers[0].render(snapshot, draft, cut=one)) for one in ("", "wide", "tall"))
        head, mark, body = both.partition('<svg class="cut-wide"')
        if mark:  # a board of squares has one cut for all screens
            first_cut, other, rest = body.partition('<svg class="cut-tall"')
            assert tall == head + other + rest
            assert wide.startswith(head + mark + first_cut)
            assert other not in wide
    first_rows, second_rows = ([html for _, html in one.rows(snapshot, 0)] for one in renderers)
    assert first_rows == second_rows


def stage_of(rendering: Rendering) -> str:
    return dict(rendering.fragments)["stage"]


@pytest.mark.parametrize("scenario", FIGHTS)
def test_pieces_found_again_are_what_would_be_drawn_anew(systems: Library, tmp_path: Path, scenario: str) -> None:
    async def fight() -> None:
        service, luck = house(systems, tmp_path), Random(scenario)
        seats = dict.fromkeys(service.setup.game_of(scenario).seats, SeatOrder(sitting="friend"))
        order = TableOrder(scenario=scenario, seats=seats, dice="seeded", seed="7", pace=0)
        open_table = await service.table(await service.setup.set_table("host", order))
        renderers = Renderer(), Renderer(Forgetful)
        for move in range(MOVES):
            people = list(session_of(open_table).people)
            luck.shuffle(people)
            for seat in people:
                if await one_move(open_table, seat, luck):
                    break
            if move == MOVES // 2:
                await session_of(open_table).undo(people[0], keep=len(session_of(open_table).match.kept) - 1)  # type: ignore[union-attr]
                for other in session_of(open_table).undo_missing():
                    await session_of(open_table).consent(other, True)
                await session_of(open_table).seat_person(people[0], "Another")
            for reader in (*session_of(open_table).people, None):
                compare(open_table, renderers, reader, luck)
        read_anew = SnapshotBuilder(session_of(open_table), service.translations.of_game(session_of(open_table).game))
        for reader in (*session_of(open_table).people, None):
            kept, anew = (snapshots.snapshot(reader, "da") for snapshots in (open_table._snapshots, read_anew))
            assert [line.number for line in kept.lines] == [line.number for line in anew.lines]
            assert [line.gone for line in kept.lines] == [line.gone for line in anew.lines]
            assert kept.undone == anew.undone
            assert kept.view == anew.view
        await service.close()
        service._store.close()

    run_apart(fight())


def test_an_answer_late_in_a_fight_costs_what_an_early_one_did(systems: Library, tmp_path: Path) -> None:
    """For all readers of a table: the log grows with the fight, and what is already shown is not gone through again."""

    async def costs() -> list[int]:
        service, luck, renderer = house(systems, tmp_path), Random(7), Renderer()
        seats = dict.fromkeys(service.setup.game_of(GUIDED).seats, SeatOrder(sitting="friend"))
        order = TableOrder(scenario=GUIDED, seats=seats, dice="seeded", seed="7", pace=0)
        open_table = await service.table(await service.setup.set_table("host", order))
        people, known, counted = list(session_of(open_table).people), dict[str | None, int](), list[int]()
        for _ in range(3 * EARLY):
            luck.shuffle(people)
            for seat in people:
                if await one_move(open_table, seat, luck):
                    break
            profile = Profile()
            profile.enable()
            for reader in (*session_of(open_table).people, None):
                snapshot = open_table._snapshots.snapshot(reader, "en")
                renderer.render(snapshot, open_table._snapshots.draft(reader, "en", DraftInputs()))
                renderer.rows(snapshot, known.get(reader, 0))
                known[reader] = len(snapshot.lines)
            profile.disable()
            counted.append(sum(entry.callcount for entry in profile.getstats()))
        await service.close()
        service._store.close()
        return counted

    counted = run_apart(costs())
    assert median(counted[-EARLY:]) < 1.3 * median(counted[:EARLY])


def test_a_token_that_has_moved_is_drawn_where_it_stands() -> None:
    view = View(panels=())
    picture = Picture(snapshot=Snapshot(view=view, teller=Teller(Words(kernel_lexicon()), Rulebook("", {}))))
    token = Token(id="berg", name="berg")
    places = [(x, y) for x in (0.0, 72.0) for y in (0.0, 72.0)]
    assert len({draw_token(picture, token, x, y, 30) for x, y in places}) == len(places)
