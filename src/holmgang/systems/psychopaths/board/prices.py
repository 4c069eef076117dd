"""Prices in action points: each has one function, which options show and play takes off the counter (PS-1.6)."""

from __future__ import annotations

from typing import NamedTuple

from holmgang.kernel.sums import Sum
from holmgang.systems.psychopaths import rules
from holmgang.systems.psychopaths.content import Location, Voluntary, number
from holmgang.systems.psychopaths.knobs import Knobs, Offer
from holmgang.systems.psychopaths.state import Player

REFIGHT = 1
"""The price of another fight with a held psychopath in the newer edition."""


class Price(NamedTuple):
    """A price in AP, and the clause that sets it."""

    ap: int
    clause: str

    @property
    def shown(self) -> Sum:
        """The price as an option shows it."""
        return Sum.of(self.ap, "price", self.clause)

    def times(self, number: int) -> Price:
        """The price of doing something so many times."""
        return Price(self.ap * number, self.clause)

    def within_reach(self, player: Player) -> bool:
        """Can the player pay it now?"""
        return rules.can_pay(player.ap, self.ap)


def of_step(knobs: Knobs) -> Price:
    """A step to a neighbouring field."""
    return Price(knobs.step_price, "PS-8.4")


def of_offer(offer: Offer) -> Price:
    """New areas, as many as the offer says."""
    return Price(offer.price, "PS-6.6")


def of_joining(knobs: Knobs) -> Price:
    """Joining two areas that are there."""
    return Price(knobs.join_price, "PS-6.11")


def of_wasting(knobs: Knobs) -> Price:
    """An exploration that comes to nothing, where the house allows it."""
    return Price(knobs.join_price, "PS-6.14")


def of_refight() -> Price:
    """Another fight with a held psychopath."""
    return Price(REFIGHT, "PS-9.1")


def of_action(place: Location, action: Voluntary, knobs: Knobs) -> Price:
    """A voluntary action at a location, once."""
    return Price(number(action.price, knobs), action.clause or place.clause or "PS-19.2")
