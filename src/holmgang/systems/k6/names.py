"""Does every name in a scenario stand for something? The rules look people and places up without asking again."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from holmgang.kernel.content import Pack, Scenario, unknown_name
from holmgang.kernel.errors import ContentError, Problem
from holmgang.kernel.told import A_SEAT, Told
from holmgang.systems.k6.content import CombatantSetup, ConditionSetup, Setup
from holmgang.systems.k6.flow.tables import CONDITIONS
from holmgang.systems.k6.state import Aimed, type_of

NOWHERE = "scene"
"""The one place of a fight that names none."""
ALL = "all"
"""In ``distances``: everybody of the other side."""


class Known(NamedTuple):
    """The names there are for one sort of thing."""

    what: Told
    names: Collection[str]


class Named(NamedTuple):
    """A name in the set-up, where it stands, and what it may be."""

    path: str
    name: str
    known: Known


def check_names(scenario: Scenario, content: Pack) -> None:
    """A :class:`ContentError` with every name that stands for nothing."""
    problems = [
        Problem("scenario", 1, f"setup.{one.path}", unknown_name(one.known.what, one.name, one.known.names))
        for one in _Names(scenario, content).all()
        if one.name not in one.known.names
    ]
    if problems:
        raise ContentError(problems)


class _Names:
    """The names of one scenario."""

    def __init__(self, scenario: Scenario, content: Pack) -> None:
        setup: Setup = scenario.setup
        self.setup, self.content = setup, content
        self.seats = Known(A_SEAT, scenario.seats)
        self.people = Known(Told("combatant", "combatant"), setup.combatants)
        self.zones = Known(Told("zone", "zone"), setup.zones or (NOWHERE,))
        self.conditions = Known(Told("condition", "condition"), CONDITIONS)
        self.weapons, self.spells = self._entries("weapons"), self._entries("spells")

    def _entries(self, kind: str, *others: str) -> Known:
        return Known(Told(f"entry of {kind}", "entry-of", kind=kind), (*others, *self.content.kind(kind)))

    def all(self) -> Iterator[Named]:
        """Every name that is to be looked up, in the order of the file's keys.

        Not those in ``distances``: whoever is taken out of a fight need not be looked for there as well.
        """
        setup = self.setup
        for name, one in setup.combatants.items():
            yield from self._of_combatant(f"combatants.{name}", one)
        for name, zone in setup.zones.items():
            yield from _each(f"zones.{name}.links", zone.links, self.zones, keys=True)
        for name, item in setup.items.items():
            yield from _if_given(f"items.{name}.zone", item.zone, self.zones)
            yield from _if_given(f"items.{name}.near", item.near, self.people)
        for place, coming in enumerate(setup.reinforcements):
            yield from _each(f"reinforcements.{place}.combatants", coming.combatants, self.people)
        yield from _each("victory.keep", setup.victory.keep, self.people)

    def _of_combatant(self, at: str, one: CombatantSetup) -> Iterator[Named]:
        yield from _if_given(f"{at}.seat", one.seat, self.seats)
        yield from _if_given(f"{at}.zone", one.zone, self.zones)
        yield from _if_given(f"{at}.readied", one.readied, self.weapons)
        if isinstance(one.armour, str):
            yield Named(f"{at}.armour", one.armour, self._entries("armour", "none"))
        yield from _each(f"{at}.ammo", one.ammo, self.weapons, keys=True)
        yield from _each(f"{at}.loaded", one.loaded or (), self.weapons)
        for place, given in enumerate(one.conditions):
            yield from self._of_condition(f"{at}.conditions.{place}", given)
        yield from _if_given(f"{at}.concentration", one.concentration, self.spells)
        yield from _if_given(f"{at}.concentration_on", one.concentration_on, self.people)
        yield from _each(f"{at}.behind", one.behind, self.people)

    def _of_condition(self, at: str, given: str | ConditionSetup) -> Iterator[Named]:
        """``source`` is not looked up: who brought it about may be far away."""
        if isinstance(given, str):
            yield Named(at, given, self.conditions)
            return
        yield Named(f"{at}.id", given.id, self.conditions)
        yield from _if_given(f"{at}.holder", given.holder, self.people)
        if given.id in CONDITIONS and type_of(given.id) is not Aimed:  # one aims at places too
            yield from _if_given(f"{at}.against", given.against, self.people)


def _if_given(path: str, name: str | None, known: Known) -> Iterator[Named]:
    if name:
        yield Named(path, name, known)


def _each(path: str, names: Collection[str], known: Known, *, keys: bool = False) -> Iterator[Named]:
    """The names of a list, each at its place, or the keys of a mapping."""
    for place, name in enumerate(names):
        yield Named(f"{path}.{name if keys else place}", name, known)
