"""Errors travel between processes whole."""

from __future__ import annotations

import pickle

import pytest

from holmgang.kernel.errors import (
    AnswerRefused,
    ContentError,
    HolmgangError,
    NotAsked,
    Problem,
    ReplayDiverged,
    SaveOutdated,
    UndoRefused,
    UnknownName,
)
from holmgang.kernel.sums import say

ERRORS: list[HolmgangError] = [
    UnknownName("system", "k7", ["k6", "tkds"]),
    AnswerRefused("ann", "deed", say("refused-not-possible", text="dance"), ["rest"], "RG-3.2"),
    NotAsked("ann", "deed", say("refused-match-over")),
    UndoRefused("ann", ["bea"]),
    ContentError([Problem("a.yaml", 3, "x", "unknown key")]),
    SaveOutdated(say("save-other-content"), [{"event": "ended"}]),
    ReplayDiverged(4, "one", "another"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_survives_the_way_between_processes(error: HolmgangError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)
