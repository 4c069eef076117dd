"""Names, secrets and rights: which visitor may do what at a table.

A visitor is a browser with a cookie or a program with a token; a link is an invitation. Only hashes of both are stored,
so a stolen database opens no seat.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from holmgang.kernel.sums import Phrase
from holmgang.kernel.system import Game
from holmgang.kernel.words import FALLBACK, Words
from holmgang.table.store import Grant, SeatRow

PERSON, BOT = "person", "engine"
"""The values of ``SeatRow.sitting``. Databases, pages and API clients know a bot as ``engine``."""
HOST, SEAT, ONLOOKER = "host", "seat", "onlooker"
TABLE = "table"
"""The role of a link to the whole table: its holder picks a free seat, or watches."""
_SYLLABLES = tuple(first + second for first in "bdfghklmnprstv" for second in "aeiou")
_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


def fresh_secret() -> str:
    """Return a new secret of 192 random bits."""
    return secrets.token_urlsafe(24)


def fresh_name() -> str:
    """Return a new name for a table or a match: short, easy to read aloud, and not secret."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(10))


@dataclass(frozen=True)
class TableLink:
    """The link to a whole table: a ``secret`` for its address, and a ``word`` that can be read out and typed."""

    secret: str
    word: str


def table_link(host: str, name: str) -> TableLink:
    """Return the link of a table. It follows from the host's secret, so that the host can see it again and again.

    Only hashes of it are stored. The word has about 25 bits: it is for a server at home (see ``Permissions.gather``).
    """
    digest = hmac.new(host.encode(), f"table:{name}".encode(), hashlib.sha256).digest()
    sounds = "".join(_SYLLABLES[byte % len(_SYLLABLES)] for byte in digest[:3])
    secret = base64.urlsafe_b64encode(digest[4:28]).decode()
    return TableLink(secret, f"{sounds} {10 + digest[3] % 90}")


def as_word(text: str) -> str:
    """Return a typed word as it is hashed: small letters and digits only, however it was spaced."""
    return "".join(letter for letter in text[:64].lower() if letter.isascii() and letter.isalnum())


def is_name(text: str) -> bool:
    """Return whether this could be the name of a table."""
    return 0 < len(text) <= 32 and text.isascii() and text.isalnum()


def hashed(secret: str) -> str:
    """Return the hash that is stored of a secret. A secret is random enough to need no salt."""
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()


@dataclass(frozen=True)
class Access:
    """The rights of a visitor at one table."""

    host: bool = False
    seats: tuple[str, ...] = ()
    onlooker: bool = False

    @classmethod
    def of(cls, grants: Iterable[Grant], order: Iterable[str]) -> Access:
        """Return the access that grants give, with the seats in the table's order."""
        grants = list(grants)
        held = {grant.seat for grant in grants if grant.role == SEAT}
        return cls(
            any(grant.role == HOST for grant in grants),
            tuple(seat for seat in order if seat in held),
            any(grant.role == ONLOOKER for grant in grants),
        )

    @property
    def any(self) -> bool:
        """True if the visitor may see the table at all."""
        return self.host or self.onlooker or bool(self.seats)


def in_language(lang: str, texts: Mapping[Any, str] | None) -> str:
    """Return the text in the language, or in English."""
    return (texts or {}).get(lang) or (texts or {}).get(FALLBACK, "")


def seat_names(game: Game, seats: Iterable[SeatRow], words: Words) -> dict[str, Phrase | str]:
    """Return the names of the seats, and of the sides that have no name of their own."""
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
