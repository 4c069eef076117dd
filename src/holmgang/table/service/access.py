"""Who may do what: visitors and the secret words by which they are known.

A visitor is a browser with a cookie; a link is an invitation. Of both only hashes are kept, so a stolen database opens
no seat.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from holmgang.kernel.sums import Phrase
from holmgang.kernel.system import Game
from holmgang.kernel.words import FALLBACK, Words
from holmgang.table.store import Grant, SeatRow

PERSON, BOT = "person", "engine"
HOST, SEAT, ONLOOKER = "host", "seat", "onlooker"
_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


def fresh_secret() -> str:
    """A word of 192 random bits that nobody can guess."""
    return secrets.token_urlsafe(24)


def fresh_name() -> str:
    """A name for a table or a match: short, easily read aloud, and no secret."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(10))


def is_name(text: str) -> bool:
    """Could this be the name of a table? Others need not be looked for."""
    return 0 < len(text) <= 32 and text.isascii() and text.isalnum()


def hashed(secret: str) -> str:
    """What is kept of a secret word. It has enough chance in it to need no salt."""
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()


@dataclass(frozen=True)
class Access:
    """What a visitor may do at one table."""

    host: bool = False
    seats: tuple[str, ...] = ()
    onlooker: bool = False

    @classmethod
    def of(cls, grants: Iterable[Grant], order: Iterable[str]) -> Access:
        """From what was granted; seats in the table's order."""
        grants = list(grants)
        held = {grant.seat for grant in grants if grant.role == SEAT}
        return cls(
            any(grant.role == HOST for grant in grants),
            tuple(seat for seat in order if seat in held),
            any(grant.role == ONLOOKER for grant in grants),
        )

    @property
    def any(self) -> bool:
        """May the visitor come in at all?"""
        return self.host or self.onlooker or bool(self.seats)


def in_language(lang: str, texts: Mapping[Any, str] | None) -> str:
    """The text in the language, or in English."""
    return (texts or {}).get(lang) or (texts or {}).get(FALLBACK, "")


def seat_names(game: Game, seats: Iterable[SeatRow], words: Words) -> dict[str, Phrase | str]:
    """What people call the seats, and the sides that have no name of their own."""
    names: dict[str, Phrase | str] = {}
    nicks = {seat.seat: seat.nick for seat in seats}
    for name, seat in game.scenario.seats.items():
        called = nicks.get(name) or in_language(words.lang, seat.name)
        if called:
            names[name] = called
    named = words.named(names)
    sides = game.system.sides(game.scenario)
    for side in dict.fromkeys(sides.values()):
        if side not in names and named.say(side) == side:
            names[side] = named.join([named.say(seat) for seat, own in sides.items() if own == side])
    return names
