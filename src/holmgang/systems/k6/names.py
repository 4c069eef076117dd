"""Does every name in a scenario stand for something? The rules look people and places up without asking again."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from holmgang.kernel.content import Pack, Scenario, unknown_name
from holmgang.kernel.errors import ContentError, Problem
from holmgang.kernel.messages import A_SEAT, Translatable
from holmgang.systems.k6.content import CombatantSetup, ConditionSetup, Setup
from holmgang.systems.k6.flow.tables import CONDITIONS
from holmgang.systems.k6.state import Aimed, type_of

NOWHERE = "scene"
"""The one place of a fight that names none."""
ALL = "all"
"""In ``distances``: everybody of the other side."""
A_COMBATANT: Final = Translatable("combatant", "combatant")


class Known(NamedTuple):
    """The names there are for one sort of thing."""

    what: Translatable
    names: Collection[str]


class Named(NamedTuple):
    """A name in the set-up, where it stands, and what it may be."""

    path: str
    name: str
    known: Known


def check_names(scenario: Scenario, content: Pack) -> None:
    """A :class:`ContentError` with every name that stands for nothing."""
    if problems := [*_unknown(_Names(scenario, content).all())]:
        raise ContentError(problems)


def far_from_nobody(scenario: Scenario) -> Iterator[Problem]:
    """Names in ``distances`` that are nobody's. A fight can begin with them: they are as far as nobody."""
    setup: Setup = scenario.setup
    people = Known(A_COMBATANT, setup.combatants)
    people_or_all = Known(A_COMBATANT, (*setup.combatants, ALL))
    yield from _unknown(_each("distances", setup.distances, people, keys=True))
    for name, others in setup.distances.items():
        yield from _unknown(_each(f"distances.{name}", others, people_or_all, keys=True))


def without_distances(setup: Mapping[str, Any], gone: str) -> Mapping[str, Any]:
    """A set-up as data in which nobody is any distance from somebody who has been taken out of it."""
    distances = setup.get("distances")
    if not isinstance(distances, Mapping):
        return setup
    left = {
        name: {other: far for other, far in others.items() if other != gone} if isinstance(others, Mapping) else others
        for name, others in distances.items()
        if name != gone
    }
    return {**setup, "distances": {name: others for name, others in left.items() if others != {}}}


def _unknown(names: Iterable[Named]) -> Iterator[Problem]:
    for one in names:
        if one.name not in one.known.names:
            message = unknown_name(one.known.what, one.name, one.known.names)
            yield Problem("scenario", 1, f"setup.{one.path}", message)


class _Names:
    """The names of one scenario."""

    def __init__(self, scenario: Scenario, content: Pack) -> None:
        setup: Setup = scenario.setup
        self.setup, self.content = setup, content
        self.seats = Known(A_SEAT, scenario.seats)
        self.people = Known(A_COMBATANT, setup.combatants)
        self.zones = Known(Translatable("zone", "zone"), setup.zones or (NOWHERE,))
        self.conditions = Known(Translatable("condition", "condition"), CONDITIONS)
        self.weapons, self.spells = self._entries("weapons"), self._entries("spells")

    def _entries(self, kind: str, *others: str) -> Known:
        return Known(Translatable(f"entry of {kind}", "entry-of", kind=kind), (*others, *self.content.kind(kind)))

    def all(self) -> Iterator[Named]:
        """Every name that is to be looked up, in the order of the file's keys.

        Not those in ``distances``: a fight can begin without them, see :func:`far_from_nobody`.
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
