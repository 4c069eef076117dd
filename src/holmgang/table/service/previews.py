"""A game before its match begins: the opening as an onlooker sees it, and the characters of each seat."""

from __future__ import annotations

from holmgang.kernel.description import Teller
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.match import Match
from holmgang.kernel.sums import Phrase
from holmgang.kernel.system import Game
from holmgang.kernel.view import Sheets
from holmgang.kernel.words import Words
from holmgang.table.snapshot import Snapshot

MOST_NAMED = 4
"""So many characters of a seat are named; the others are counted."""


def opening(game: Game, words: Words) -> Snapshot:
    """Return the start of a match as an onlooker sees it."""
    view = game.system.view(Match(game, SeededDice(0)).play, None)
    teller = Teller(words.named({**words.names, **view.names}), game.system.rulebook)
    sides = tuple(dict.fromkeys(game.system.sides(game.scenario).values()))
    return Snapshot(view=view, teller=teller, sides=sides)


def cast_of(game: Game, words: Words) -> dict[str, str]:
    """Return the names of each seat's characters; an empty text where they are named like the seat."""
    start = opening(game, words)
    teller, named = start.teller, start.teller.words
    sheets = [sheet for panel in start.view.panels if isinstance(panel, Sheets) for sheet in panel.sheets]
    cast = dict[str, str]()
    for seat in game.seats:
        names = [teller.value(sheet.name) for sheet in sheets if sheet.seat == seat]
        more = len(names) - MOST_NAMED
        rest = [named.say(Phrase("page-plays-more", {"count": more}))] if more > 0 else []
        cast[seat] = "" if names == [named.say(seat)] else named.join([*names[:MOST_NAMED], *rest])
    return cast
