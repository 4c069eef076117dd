"""A whole fight of each system through the service: a person by touch, the engine on the other seats."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from holmgang.kernel.library import Library
from holmgang.table.service import SeatOrder, TableOrder
from tests.table.service.playing import house, one_move

FIGHTS = ["k6/corridor", "kampbogen/toll_road", "tkds/bout_on_the_planks", "psychopaths/short_evening"]
DICE = ["fair", "typed", "seeded", "seeded"]


@pytest.fixture(scope="module")
def systems() -> Library:
    return Library.discover()


@pytest.mark.parametrize(("scenario", "dice"), list(zip(FIGHTS, DICE, strict=True)))
def test_a_fight_goes_to_its_end_by_touch(systems: Library, tmp_path: Path, scenario: str, dice: str) -> None:
    async def fight() -> None:
        service = house(systems, tmp_path)
        game = service.game_of(scenario)
        mine = next(name for name in game.seats if name != game.master)
        seats = {mine: SeatOrder(sitting="here")}
        seed = "" if dice == "fair" else "1"
        wanted = {"scenario": scenario, "seats": seats, "dice": dice, "seed": seed, "pace": 0, "start": False}
        order = TableOrder.model_validate(wanted)
        name = await service.set_table("me", order)
        if dice == "fair":
            await service.share(name, mine, "hazel")
        await service.begin(name)
        room = await service.room(name)
        luck, moves = Random(scenario), 0
        match = room.table.match
        assert match is not None
        with service.bell.listening(room.table.id) as rung:
            while not match.over and room.table.fault is None:
                rung.clear()
                if await one_move(room, mine, luck):
                    moves += 1
                else:
                    await asyncio.wait_for(rung.wait(), 60)
        assert room.table.fault is None
        assert moves > 3
        again = house(systems, tmp_path)
        kept = (await again.room(room.table.id)).table
        assert kept.version == room.table.version
        assert kept.match is not None
        assert kept.match.over
        assert [event.plain() for event in kept.match.log] == [event.plain() for event in match.log]
        await service.close()
        await again.close()

    asyncio.run(fight())
