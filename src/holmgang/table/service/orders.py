"""The order for a new table, checked before it is made."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from holmgang.kernel.dice import FairDice

LONGEST_NAME = 40
PACE = 0.0
"""The default pause of the bots, in seconds for each line of the log. Pages play deeds at the pace of their reader."""


def tidy_name(text: str) -> str:
    """Return a name as it is shown: printable, on one line, not too long."""
    text = unicodedata.normalize("NFC", text)
    text = "".join(char for char in text if char.isprintable())
    return re.sub(r"\s+", " ", text).strip()[:LONGEST_NAME].strip()


def sound(value: Any) -> Any:
    """Return data from outside unchanged; raise ``ValueError`` if a text in it cannot be stored and sent.

    JSON may hold half of a surrogate pair, or the null character, which no database and no socket takes.
    """
    if isinstance(value, str):
        if "\0" in value or any("\ud800" <= char <= "\udfff" for char in value):
            raise ValueError("a text holds invalid characters")
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
    """The player of a seat: ``here`` on the host's device, ``friend`` a person with a link, ``engine`` a bot."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    sitting: Literal["here", "friend", "engine"] = "engine"
    policy: str = Field(default="", max_length=64)
    nick: Nick = ""


class TableOrder(BaseModel):
    """A new table. Seats that are not named are played by bots.

    ``scenario`` is the id of a shipped one (``k6/corridor``) or a whole scenario; ``packs`` are texts of packs that it
    needs beside those of the server; ``pace`` is the bots' pause in seconds for each line of the log.

    The ``dice`` are fair by default. The players roll ``typed`` dice themselves; ``seeded`` ones come from a ``seed``,
    for tests, simulations and repeated fights. Fair dice take no seed: they need words of the players, who give them
    after the table has shown its commitment, so such a table cannot ``start`` at once. All others do, unless ``start``
    is false.
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
        """True if the match begins as soon as the table is made."""
        return self.dice != "fair" if self.start is None else self.start


def table_settings(
    dice: str, *, seed: str = "", pace: float = PACE, packs: Sequence[str] = (), secret: str = ""
) -> dict[str, Any]:
    """Return the stored settings of an order. Fair dice without a secret get one here, before words are added."""
    settings: dict[str, Any] = {"dice": dice, "seed": seed, "pace": pace}
    if packs:
        settings["packs"] = list(packs)
    if dice == "fair":
        settings["secret"] = secret or FairDice.fresh().secret
    return settings
