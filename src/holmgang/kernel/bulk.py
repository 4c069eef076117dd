"""Fights by the million: what a system offers that can play its simplest fights as compiled code.

A bulk fight is no model of the rules: match number k of a run comes out of it die for die as the engine plays it, with
the same seats. It only leaves out what nobody counts: questions, events, sentences.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True)
class Fought:
    """How matches ended, one place per match: numpy arrays, so that millions take no more than a few bytes each.

    ``winner`` is the place of a side, -1 for a draw; ``hurt_first`` has one bit per side that lost something in the
    first step in which anybody did. ``left`` and ``up`` have a column per side.
    """

    winner: Any
    steps: Any
    dice: Any
    hurt_first: Any
    lead_changes: Any
    left: Any
    up: Any


class Bulk(Protocol):
    """A scenario with its seats, ready to be fought in bulk."""

    @property
    def sides(self) -> Sequence[str]:
        """The sides, in the order of the columns."""

    @property
    def tokens(self) -> Mapping[str, int]:
        """With how many each side begins."""

    @property
    def lives(self) -> Mapping[str, int]:
        """What the gauges of each side show at the start, added up."""

    @property
    def gauge(self) -> str:
        """The word for what the gauges show."""

    def fight(self, seed: int | str, numbers: range) -> Fought:
        """Play matches of a run, by their numbers. Any number of threads may do so at once."""
