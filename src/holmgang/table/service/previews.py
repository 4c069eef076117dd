"""Whom each seat plays when a fight begins, for people who choose a seat before there is a match."""

from __future__ import annotations

from holmgang.kernel.description import Teller
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.match import Match
from holmgang.kernel.sums import Phrase
from holmgang.kernel.system import Game
from holmgang.kernel.view import Sheets
from holmgang.kernel.words import Words

MOST_NAMED = 4
"""So many are named; a crowd is cut short."""


def cast_of(game: Game, words: Words) -> dict[str, str]:
    """By seat, the names of those it plays; nothing where they are called as the seat is."""
    view = game.system.view(Match(game, SeededDice(0)).play, None)
    named = words.named({**words.names, **view.names})
    teller = Teller(named, game.system.rulebook)
    sheets = [sheet for panel in view.panels if isinstance(panel, Sheets) for sheet in panel.sheets]
    cast = dict[str, str]()
    for seat in game.seats:
        names = [teller.value(sheet.name) for sheet in sheets if sheet.seat == seat]
        more = len(names) - MOST_NAMED
        rest = [named.say(Phrase("page-plays-more", {"count": more}))] if more > 0 else []
        cast[seat] = "" if names == [named.say(seat)] else named.join([*names[:MOST_NAMED], *rest])
    return cast
