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
from holmgang.kernel.messages import Translatable
from holmgang.kernel.sums import phrase
from holmgang.kernel.words import LANGUAGES, Words, kernel_lexicon

ERRORS: list[HolmgangError] = [
    UnknownName("system", "k7", ["k6", "tkds"]),
    UnknownName(Translatable("system", "system"), "k7", ["k6", "tkds"]),
    AnswerRefused("ann", "deed", phrase("refused-not-possible", text="dance"), ["rest"], "RG-3.2"),
    NotAsked("ann", "deed", phrase("refused-match-over")),
    UndoRefused("ann", ["bea"]),
    ContentError([Problem("a.yaml", 3, "x", "unknown key")]),
    SaveOutdated(phrase("save-other-content"), [{"event": "ended"}]),
    ReplayDiverged(4, "one", "another"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_survives_the_way_between_processes(error: HolmgangError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)
    assert [told(lang, again) for lang in LANGUAGES] == [told(lang, error) for lang in LANGUAGES]


def told(lang: str, error: HolmgangError) -> str:
    return Words(kernel_lexicon(), lang).refusal(error)


def test_a_name_that_stands_for_nothing_is_told_in_every_language() -> None:
    seat = UnknownName(Translatable("seat", "seat"), "hedvik", ["hedvika", "gm"])
    assert told("en", seat) == str(seat) == "no seat 'hedvik'; did you mean 'hedvika'? Known: hedvika, gm."
    assert told("cs", seat) == "místo 'hedvik' neexistuje; nemělo to být „hedvika“? Známé: hedvika, gm."
    assert told("da", seat) == "pladsen 'hedvik' findes ikke; mente du »hedvika«? Kendte: hedvika, gm."
    other = UnknownName("sort of cheese", "brie", [])
    assert told("en", other) == str(other) == "no sort of cheese 'brie'. Known: none."
    assert told("cs", other) == "Jméno 'brie' tu nic neznamená. Známé: žádné."
    assert "cheese" not in told("da", other), "no sentence is half in one language, half in another"


def test_problems_of_a_file_keep_their_places_in_every_language() -> None:
    error = ContentError(
        [Problem("a.yaml", 3, "x", Translatable("is missing", "missing")), Problem("b.yaml", 0, "", "odd")]
    )
    assert told("cs", error) == "a.yaml:3: x: chybí\nb.yaml: odd"
    assert told("en", error) == str(error)
