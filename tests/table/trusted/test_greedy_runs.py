"""A run of the lab that eats memory: it is ended with a word, and the house goes on."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from holmgang.bots.pool import sendable
from holmgang.kernel.bulk import CompiledScope
from holmgang.kernel.library import Library
from holmgang.table.service.lab_runs import LabBudget, LabRuns, Trial
from tests.loops import run_apart
from tests.refgame.system import ReferenceGame

A_BITE, ENOUGH = 20_000_000, 3_000_000_000
PATIENCE = 120.0


class Everything(CompiledScope):
    """The scope of compiled code that knows every game."""

    def unknown(self, game: Any, policies: Any) -> tuple[str, ...]:
        return ()


class Glutton(ReferenceGame):
    """A game that cannot have enough: after so much without a limit it gives up by itself."""

    compiled_scope = Everything(frozenset(), frozenset(), lambda game: ())

    def solved(self, *_: Any) -> None:
        eaten = [bytearray(A_BITE) for _ in range(ENOUGH // A_BITE)]
        raise AssertionError(f"it was not stopped at {len(eaten)} bites")


GLUTTON = Glutton()


def test_a_run_that_eats_memory_is_ended_and_says_so(capfd: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("resource")
    game = Library([GLUTTON]).game("duel")
    text = sendable(game)
    policies = dict.fromkeys(game.seats, "regular")
    trial = Trial(f"{__name__}:GLUTTON", tuple(map(str, Library([GLUTTON]).folders)), text, text, policies, 4)

    async def evening() -> str:
        lab = LabRuns(LabBudget(seconds=PATIENCE))
        run = await lab.begin("visitor", trial)
        assert run.task is not None
        await asyncio.wait_for(run.task, PATIENCE)
        await lab.close()
        return run.state

    assert run_apart(evening()) == "heavy"
    assert capfd.readouterr().err == "", "no traceback in the log of the house"
