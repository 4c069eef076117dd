"""A whole fight of each system through the service: a person by touch, the engine on the other seats."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from holmgang.kernel.library import Library
from holmgang.table.service import SeatOrder, TableOrder
from tests.table.service.playing import house, one_move, session_of

FIGHTS = ["k6/corridor", "kampbogen/toll_road", "tkds/bout_on_the_planks", "psychopaths/short_evening"]
DICE = ["fair", "typed", "seeded", "seeded"]


@pytest.fixture(scope="module")
def systems() -> Library:
    return Library.discover()


@pytest.mark.parametrize(("scenario", "dice"), list(zip(FIGHTS, DICE, strict=True)))
def test_a_fight_goes_to_its_end_by_touch(systems: Library, tmp_path: Path, scenario: str, dice: str) -> None:
    async def fight() -> None:
        service = house(systems, tmp_path)
        game = service.setup.game_of(scenario)
        mine = next(name for name in game.seats if name != game.master)
        seats = {mine: SeatOrder(sitting="here")}
        seed = "" if dice == "fair" else "1"
        wanted = {"scenario": scenario, "seats": seats, "dice": dice, "seed": seed, "pace": 0, "start": False}
        order = TableOrder.model_validate(wanted)
        name = await service.setup.set_table("me", order)
        if dice == "fair":
            await service.setup.share(name, mine, "hazel")
        await service.setup.begin(name)
        open_table = await service.table(name)
        luck, moves = Random(scenario), 0
        match = session_of(open_table).match
        assert match is not None
        with service.notifications.subscribed(session_of(open_table).id) as changed:
            while not match.over and session_of(open_table).fault is None:
                changed.clear()
                if await one_move(open_table, mine, luck):
                    moves += 1
                else:
                    await asyncio.wait_for(changed.wait(), 60)
        assert session_of(open_table).fault is None
        assert moves, "fair dice may end a fight soon, but not before the player has acted"
        again = house(systems, tmp_path)
        kept = session_of(await again.table(open_table.id))
        assert kept.version == session_of(open_table).version
        assert kept.match is not None
        assert kept.match.over
        assert [event.plain() for event in kept.match.log] == [event.plain() for event in match.log]
        await service.close()
        await again.close()

    asyncio.run(fight())
