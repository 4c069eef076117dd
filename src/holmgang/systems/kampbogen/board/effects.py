"""Effects and properties (KB-5): which of those that opponents bring work in a round, and how strongly."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.knobs import Knobs
from holmgang.systems.kampbogen.state import Opponent

RELEASED = {"automatic": "KB-5.1", "rolled": "KB-5.2"}
"""The clause by which an effect works, by its trigger."""
PROPERTIES = {
    "aggressive": "KB-25.1",
    "prepared": "KB-25.2",
    "regrow": "KB-25.4",
    "thick_hide": "KB-25.5",
    "dread": "KB-25.6",
    "hunter": "KB-25.7",
}
CATALOGUE: dict[tuple[str, str], tuple[str, ...]] = {
    ("blood", "rolled"): ("KB-25.3",),
    **{(kind, trigger): ("KB-5.3", clause) for kind, clause in PROPERTIES.items() for trigger in RELEASED},
}
"""The clauses that describe an effect or property, by kind and trigger; plain damage needs none."""

Brought = tuple[str, str, int, str]
"""Kind, trigger and amount of an effect, and the id of the opponent that brings it."""


class WokenEffect(NamedTuple):
    """An effect that works in this round: its bearer, its amount, and the clauses by which it works."""

    kind: str
    amount: int
    trigger: str
    owner: str
    key: str
    size: Sum
    why: tuple[str, ...]


def brought_by(opponents: Iterable[Opponent]) -> tuple[Brought, ...]:
    """Return the effects and properties of these opponents, in roster order."""
    return tuple([(one.kind, one.trigger, one.amount, foe.id) for foe in opponents for one in foe.effects])


@lru_cache(maxsize=1024)
def woken_of(brought: tuple[Brought, ...], rolled: bool, knobs: Knobs) -> tuple[WokenEffect, ...]:
    """Return the effects at work: automatic ones always, rolled ones if the dice say so; the same one once (KB-5.4).

    One effect with two triggers counts as two (KB-5.5, KB-5.6). Automatic ones come first, then in roster order.
    """
    triggers = RELEASED if rolled else ("automatic",)
    bearers: dict[tuple[str, str], list[tuple[int, str]]] = {
        (kind, trigger): [] for kind, trigger, *_ in brought if trigger in triggers
    }
    for kind, trigger, amount, owner in brought:
        if trigger in triggers:
            bearers[kind, trigger].append((amount, owner))
    woken = []
    for (kind, trigger), those in bearers.items():
        apart = ("KB-5.5", "KB-5.6") if all((kind, other) in bearers for other in RELEASED) else ()
        woken += [one._replace(why=(*one.why, *apart)) for one in _woken(kind, trigger, those, knobs)]
    roster = [owner for *_, owner in brought]
    return tuple(sorted(woken, key=lambda one: (one.trigger != "automatic", roster.index(one.owner))))


def _woken(kind: str, trigger: str, bearers: list[tuple[int, str]], knobs: Knobs) -> list[WokenEffect]:
    """The effects at work of one kind with one trigger, however many opponents bring it."""
    by_amount, most = knobs.effect_identity_includes_amount, knobs.same_effect_per_round
    released, left = RELEASED[trigger], list(bearers)
    brought = tuple([amount for amount, _ in bearers])
    woken = []
    for amount in rules.effect_counts(brought, by_amount, most):
        same = [other for other in brought if other == amount or not by_amount]
        size = Sum.of(amount, kind, released) if len(set(same)) == 1 else Sum.of(amount, "largest-amount", "KB-5.7")
        once = ("KB-5.4",) if len(same) > most else ()
        owner = next(name for much, name in left if much == amount)
        left.remove((amount, owner))
        key = f"{kind}/{trigger}/{amount}" if by_amount else f"{kind}/{trigger}"
        why = (released, *CATALOGUE.get((kind, trigger), ()), *once)
        woken.append(WokenEffect(kind, amount, trigger, owner, key, size, why))
    return woken
