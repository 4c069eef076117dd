"""A drag on the largest map that is thought of: 60 by 60 squares and forty creatures."""

from __future__ import annotations

import asyncio
from pathlib import Path
from statistics import median
from time import process_time

import pytest

from holmgang.kernel.library import Library
from holmgang.table.web.build_pages import shipped
from holmgang.table.web.build_view import BuilderHand, FightView
from tests.table.service.playing import house

pytestmark = pytest.mark.bench

VISITOR = "a visitor who builds a large fight"
DRAGS = 5
MOST_TIMES = 6
"""A drag on the large map may cost so many times what it costs on a small one. It is less than 3."""


async def _costs(folder: Path, large: bool) -> float:
    """Return the processor time of an answer to a drag, in seconds: the change, its check and the fragments."""
    library = Library.discover()
    folder.mkdir()
    service = house(library, folder)
    system = library.system("tkds")
    name = await service.fights.create(VISITOR, shipped(service, system, "gatehouse").text)

    async def drag(column: int) -> float:
        start = process_time()
        order = {"op": "move", "things": ["creatures/carl"], "at": f"cell:{column},0"}
        fight, done = await service.fights.do(VISITOR, name, order, "en")
        FightView(service, fight, "en", BuilderHand(done.selected, "")).fragments(board=True)
        return process_time() - start

    if large:
        edge = {"op": "paint", "item": "terrain/mud", "cells": [[59, 59]]}
        await service.fights.do(VISITOR, name, edge, "en")
        for n in range(32):
            wolf = {"op": "add", "item": "creatures/wolf", "at": f"cell:{20 + n},20"}
            await service.fights.do(VISITOR, name, wolf, "en")
    await drag(0)
    costs = [await drag(column) for column in range(1, 1 + DRAGS)]
    await service.close()
    return median(costs)


def test_a_drag_does_not_cost_what_the_whole_map_costs(tmp_path: Path) -> None:
    small = asyncio.run(_costs(tmp_path / "small", large=False))
    large = asyncio.run(_costs(tmp_path / "large", large=True))
    assert large < MOST_TIMES * small, f"{1000 * large:.0f} ms against {1000 * small:.0f} ms on a small map"
