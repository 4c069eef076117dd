"""Words and rulebooks in the readers' languages, each read once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from holmgang.kernel.clauses import Rulebook
from holmgang.kernel.library import Library
from holmgang.kernel.system import Game, System
from holmgang.kernel.words import Lexicon, Words
from holmgang.table.service.uploaded_packs import UploadedPacks

PAGE_WORDS = Path(__file__).parent.parent / "words"


@lru_cache(64)
def book_in(system: System[Any], lang: str) -> Rulebook:
    """Return the clauses of a system in one of :data:`holmgang.kernel.words.LANGUAGES`."""
    return system.rulebook_in(lang)


class Translations:
    """The lexicons of a server: of the page alone, of each game, and of games with uploaded packs."""

    def __init__(self, library: Library, uploaded_packs: UploadedPacks) -> None:
        self._library, self._uploaded_packs = library, uploaded_packs
        self._lexicons: dict[str, Lexicon] = {}

    def page_words(self, lang: str) -> Words:
        """Return the words of the page alone."""
        if "" not in self._lexicons:
            self._lexicons[""] = Lexicon([PAGE_WORDS])
        return Words(self._lexicons[""], lang)

    def words(self, system: System[Any], lang: str) -> Words:
        """Return the words of a game and of the page in a language."""
        return Words(self.lexicon(system), lang)

    def lexicon(self, system: System[Any]) -> Lexicon:
        """Return the words of a game and of the page."""
        if system.id not in self._lexicons:
            self._lexicons[system.id] = _with_names(self._library, system)
        return self._lexicons[system.id]

    def of_game(self, game: Game, packs: Sequence[str] = ()) -> Lexicon:
        """Return the words of a game with the names that its scenario and its uploaded packs give."""
        return self.of_library(self._uploaded_packs.with_packs(packs), game)

    def of_library(self, library: Library, game: Game) -> Lexicon:
        """Return the words of a game played from a library. Seats are left out: players name them."""
        lexicon = self.lexicon(game.system) if library is self._library else _with_names(library, game.system)
        return lexicon.giving({name: texts for name, texts in game.scenario.names.items() if name not in game.seats})


def _with_names(library: Library, system: System[Any]) -> Lexicon:
    lexicon = Lexicon([PAGE_WORDS, system.folder / "words"])
    lexicon.add_names(library.pack(system).names, replace=False)
    return lexicon
