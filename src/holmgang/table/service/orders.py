"""What somebody orders when setting a table, checked before anything is made of it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from holmgang.kernel.dice import FairDice

LONGEST_NAME = 40
PACE = 0.5
"""How long the engine waits between its deeds, in seconds for a plain line of the log, if nobody says otherwise."""


def tidy_name(text: str) -> str:
    """A name as it will be shown: printable, on one line, not too long."""
    text = unicodedata.normalize("NFC", text)
    text = "".join(char for char in text if char.isprintable())
    return re.sub(r"\s+", " ", text).strip()[:LONGEST_NAME].strip()


def sound(value: Any) -> Any:
    """Data from outside as it came, if every text in it can be kept and sent on; else a ``ValueError``.

    JSON may hold half of a character pair, or the null character, which no database and no socket takes.
    """
    if isinstance(value, str):
        if "\0" in value or any("\ud800" <= char <= "\udfff" for char in value):
            raise ValueError("a text holds characters that are none")
    elif isinstance(value, dict):
        for key, item in value.items():
            sound(key)
            sound(item)
    elif isinstance(value, (list, tuple)):
        for item in value:
            sound(item)
    return value


Nick = Annotated[str, Field(max_length=400), AfterValidator(tidy_name)]


class SeatOrder(BaseModel):
    """Who is to sit on a seat: ``here`` a person on the device that sets the table, ``friend`` one who gets a link."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    sitting: Literal["here", "friend", "engine"] = "engine"
    policy: str = Field(default="", max_length=64)
    nick: Nick = ""


class TableOrder(BaseModel):
    """A table to be set. Seats that are not named are played by the engine.

    ``scenario`` is the id of a shipped one (``k6/corridor``) or a whole scenario; ``packs`` are texts of packs that it
    needs beside those of the house; ``pace`` is how long the engine waits
    between its deeds, in seconds for a plain line of the log.

    The ``dice`` are fair unless others are asked for: ``typed`` ones are rolled by the people themselves, ``seeded``
    ones come from a ``seed`` and are for tests, simulations and whoever wants a fight again. Fair dice take no seed;
    they need words of the people, who give them once the table has shown its commitment, so such a table cannot
    ``start`` at once. All others do, unless ``start`` is false.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)
    scenario: str | dict[str, Any]
    packs: tuple[str, ...] = ()
    knobs: dict[str, Any] = {}
    seats: dict[str, SeatOrder] = {}
    dice: Literal["fair", "typed", "seeded"] = "fair"
    seed: str = Field(default="", max_length=80)
    pace: float = Field(default=PACE, ge=0, le=5)
    start: bool | None = None

    @property
    def starts(self) -> bool:
        """Is the match to begin as soon as the table is set?"""
        return self.dice != "fair" if self.start is None else self.start


def table_settings(
    dice: str, *, seed: str = "", pace: float = PACE, packs: Sequence[str] = (), secret: str = ""
) -> dict[str, Any]:
    """What a table's row keeps of its order. Fair dice without a secret get theirs here, before anybody adds words."""
    settings: dict[str, Any] = {"dice": dice, "seed": seed, "pace": pace}
    if packs:
        settings["packs"] = list(packs)
    if dice == "fair":
        settings["secret"] = secret or FairDice.fresh().secret
    return settings
