"""Labels: by which an answer knows its question. Public through ``questions``."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from holmgang.kernel.sums import Say, say


class Label(NamedTuple):
    """Which question an answer belongs to. Two questions with equal labels at one place are the same question."""

    kind: str
    seat: str
    purpose: str
    about: str = ""
    sides: tuple[int, ...] = ()

    def __str__(self) -> str:
        about = f" about {self.about}" if self.about else ""
        sides = " d" + "+d".join(map(str, self.sides)) if self.sides else ""
        return f"{self.kind} {self.purpose!r}{sides} of {self.seat or 'nobody'}{about}"

    def said(self) -> Say:
        """The label as a phrase of the words files."""
        dice = "+".join(map(str, self.sides))
        return say(
            f"label{'-dice' if dice else ''}{'-about' if self.about else ''}",
            kind=self.kind,
            purpose=self.purpose,
            seat=self.seat or "nobody",
            about=self.about,
            dice=dice,
        )


labelled = lru_cache(8192)(Label)
"""A fight asks the same questions again and again: they share their labels."""
