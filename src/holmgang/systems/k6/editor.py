"""The building of k6 fights: places with things in them, and distances between opponents."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar

from holmgang.kernel.content import canonical
from holmgang.kernel.editor import (
    Data,
    DistanceOf,
    Editor,
    EditorGroup,
    EditorItem,
    EditorPlace,
    EditorTab,
    EditRefused,
    mapping,
    setup_of,
    with_setup,
)
from holmgang.kernel.sums import Phrase, Sum
from holmgang.systems.k6 import rules
from holmgang.systems.k6.board.scene import BANDS
from holmgang.systems.k6.knobs import BandRunRounds

FEATURES: Mapping[str, tuple[str, ...]] = {
    "obstacles": ("pillar", "table", "boulder"),
    "overhead": ("chandelier",),
    "props": ("stones", "campfire", "torch", "sand", "bushes", "door", "wall_tables", "small_table", "tallow_lamps"),
    "cover": ("wagons", "lair"),
}
"""Things that stand in a place, by the field of the place that names them."""
GROUND = ("dark", "walls", "confined", "mud", "wading", "chasm", "trap")
"""Properties of a whole place."""
CUTS_DOWN = 2
"""Successes that bring an overhead thing down, unless the scenario says otherwise."""
MOST_ROUNDS = 9


class K6Editor(Editor):
    """Zones, features and distances (K6-5, K6-26)."""

    on_board: ClassVar[frozenset[str]] = frozenset({"distances"})

    @cached_property
    def tabs(self) -> tuple[EditorTab, ...]:
        return (
            EditorTab(id="heroes", icon="people"),
            EditorTab(id="creatures", icon="goblin"),
            EditorTab(id="place", icon="layers"),
            EditorTab(id="things", icon="gear"),
        )

    @cached_property
    def items(self) -> tuple[EditorItem, ...]:
        creatures = sorted(self.pack.kind("creatures").items(), key=lambda one: one[1].lives)
        found = [
            self.entry_item("creatures", name, one, "heroes" if one.side == "hero" else "creatures", side=one.side)
            for name, one in creatures
        ]
        found.append(EditorItem(id="zones/", tab="place", name="place", look="zone"))
        found += [EditorItem(id=f"ground/{word}", tab="place", name=word, look=word) for word in GROUND]
        found += [
            EditorItem(id=f"{field}/{word}", tab="things", name=word, look=word, sort=field)
            for field, words in FEATURES.items()
            for word in words
        ]
        found += [
            EditorItem(id=f"items/{name}", tab="things", name=name, emblem=name, sort="weapons")
            for name in self.pack.kind("weapons")
        ]
        return tuple(found)

    def entry_item(self, kind: str, name: str, entry: Any, tab: str, *, side: str = "") -> EditorItem:
        weapons = tuple(entry.weapons)
        facts = (("lives", entry.lives), *((("readied", weapons[0]),) if weapons else ()))
        tags = (*weapons, *entry.spells, *entry.flags, *entry.abilities)
        emblem = weapons[0] if weapons else name
        if weapons and self.pack.get("weapons", weapons[0]).weight == "natural":
            emblem = name
        return EditorItem(id=f"{kind}/{name}", tab=tab, name=name, facts=facts, tags=tags, side=side, emblem=emblem)

    # Places.

    def _zones(self, data: Data) -> list[str]:
        return [str(name) for name in mapping(setup_of(data).get("zones"))] or ["place"]

    def places(self, data: Data, what: str) -> tuple[EditorPlace, ...]:
        if what.startswith("zones/"):
            return ()
        return tuple(EditorPlace(f"zone:{name}", name) for name in self._zones(data))

    def place_of(self, data: Data, group: EditorGroup, member: Data) -> str:
        if group.key not in ("combatants", "items"):
            return ""
        return f"zone:{member.get('zone') or self._zones(data)[0]}"

    def placed(self, data: Data, group: EditorGroup, member: Data, place: str) -> dict[str, Any]:
        zone, zones = place.removeprefix("zone:"), self._zones(data)
        if group.key not in ("combatants", "items") or zone not in zones:
            return dict(member)
        rest = {key: value for key, value in member.items() if key != "zone"}
        return rest if zone == zones[0] else {**rest, "zone": zone}

    def choices(self, data: Data, group: EditorGroup, field: str) -> tuple[str, ...]:
        if field == "zone":
            return tuple(self._zones(data))
        return tuple(self.pack.kind("weapons")) if field == "readied" else ()

    # Changes.

    def added(self, data: Data, item: EditorItem, place: str) -> tuple[dict[str, Any], str]:
        field, _, word = item.id.partition("/")
        zone = place.removeprefix("zone:") or self._zones(data)[0]
        if field in FEATURES or field == "ground":
            return self._furnished(data, zone, field, word), f"zones/{zone}"
        if field == "items":
            items = mapping(setup_of(data).get("items"))
            key = self.fresh_key(data, f"{word}_lying", items)
            made = self.placed(data, self.group("items"), {"weapon": word}, place)
            return with_setup(data, items={**items, key: made}), f"items/{key}"
        if field == "zones":
            return self._another_place(data)
        return super().added(self._with_seat(data, item), item, place)

    def _furnished(self, data: Data, zone: str, field: str, word: str) -> dict[str, Any]:
        """Return the scenario with one more thing in a place; what is there already is taken out of it."""
        zones = mapping(setup_of(data).get("zones")) or {zone: {"walls": True}}
        if zone not in zones:
            raise EditRefused("build-no-such", what=zone)
        own = mapping(zones[zone])
        if field == "overhead":
            held = mapping(own.get(field))
            own[field] = (
                {one: n for one, n in held.items() if one != word} if word in held else {**held, word: CUTS_DOWN}
            )
        elif field in FEATURES:
            own[field] = _toggled(own.get(field), word)
        elif word == "dark":
            own["lit"] = own.get("lit", True) is False
        elif word in ("mud", "wading"):
            own["terrain"] = _toggled(own.get("terrain"), word)
        elif word in ("chasm", "trap"):
            own["hazard"] = "none" if own.get("hazard") == word else word
        else:
            own[word] = not own.get(word, False)
        for key, usual in (("lit", True), ("hazard", "none"), ("walls", False), ("confined", False)):
            if own.get(key) == usual and key in own:
                del own[key]
        own = {key: value for key, value in own.items() if value not in ([], {})}
        return with_setup(data, zones={**zones, zone: own})

    def _another_place(self, data: Data) -> tuple[dict[str, Any], str]:
        zones = mapping(setup_of(data).get("zones")) or {"place": {"walls": True}}
        key = self.fresh_key(data, "place", zones)
        last = list(zones)[-1]
        made = with_setup(data, zones={**zones, key: {"links": {last: 1}}})
        return made, f"zones/{key}"

    def _with_seat(self, data: Data, item: EditorItem) -> Data:
        """Return the scenario with a seat for a new hero, named like the hero."""
        if item.side != "hero":
            return data
        seats = mapping(data.get("seats"))
        taken = {mapping(one).get("seat") for one in self.members(data, self.group("combatants")).values()}
        free = [name for name, seat in seats.items() if mapping(seat).get("role") != "master" and name not in taken]
        if free or item.entry in seats:
            return data
        masters = {name: seat for name, seat in seats.items() if mapping(seat).get("role") == "master"}
        players = {name: seat for name, seat in seats.items() if name not in masters}
        name = canonical(self.pack.get("creatures", item.entry)).get("name") or {"en": item.entry}
        return {**data, "seats": {**players, item.entry: {"name": name}, **masters}}

    def fresh(self, data: Data, group: EditorGroup, item: EditorItem) -> dict[str, Any]:
        if group.key != "combatants" or item.side != "hero":
            return {}
        taken = {mapping(one).get("seat") for one in self.members(data, group).values()}
        seats = mapping(data.get("seats"))
        free = [name for name, seat in seats.items() if mapping(seat).get("role") != "master" and name not in taken]
        return {"seat": free[0]} if free else {}

    # Distances.

    def distances(self, data: Data, name: str) -> tuple[DistanceOf, ...]:
        held = {key: mapping(one) for key, one in self.members(data, self.group("combatants")).items()}
        own = name.partition("/")[2]
        if not name.startswith("combatants/") or own not in held:
            return ()
        side = self._side(own, held[own])
        zones = {key: self.place_of(data, self.group("combatants"), one) for key, one in held.items()}
        others = [key for key, one in held.items() if self._side(key, one) != side and zones[key] == zones[own]]
        return tuple(
            DistanceOf(
                f"combatants/{own}", f"combatants/{other}", steps, self._called(steps), MOST_ROUNDS, self._band(steps)
            )
            for other in others
            for steps in (self._steps(data, own, other),)
        )

    def _band(self, steps: int) -> str:
        return BANDS[rules.band(steps, *BandRunRounds().limits)]

    def _called(self, steps: int) -> Phrase:
        rounds = Sum.of(steps, "run_rounds", "K6-5.7")
        return Phrase("distance-brief", {"band": self._band(steps), "rounds": rounds})

    def _side(self, key: str, member: Data) -> str:
        entry = self.entry_of(self.group("combatants"), key, member)
        told = member.get("side") or (self.pack.get("creatures", entry).side if entry else "gm")
        return str(told)

    def _steps(self, data: Data, one: str, other: str) -> int:
        setup = setup_of(data)
        held, usual = mapping(setup.get("distances")), setup.get("distance", 0)
        found = usual if type(usual) is int else 0
        for name, others in held.items():
            for known, steps in mapping(others).items():
                if {name, known} == {one, other} or (known == "all" and name in (one, other)):
                    found = steps if type(steps) is int else found
        return found

    def distanced(self, data: Data, one: str, other: str, steps: int) -> dict[str, Any]:
        (_, first, _), (_, second, _) = self.member(data, one), self.member(data, other)
        held = {key: mapping(value) for key, value in mapping(setup_of(data).get("distances")).items()}
        if first == second:
            raise EditRefused("build-no-distance")
        if second in held and first in held[second]:
            first, second = second, first
        told = {**held.get(first, {}), second: min(steps, MOST_ROUNDS)}
        # What is said of all comes first, so that what is said of one counts after it.
        rest = {key: value for key, value in held.items() if key != first}
        return with_setup(data, distances={**rest, first: told} if first not in held else {**held, first: told})

    def blank(self, data: Data) -> dict[str, Any]:
        heroes = [name for name, one in self.pack.kind("creatures").items() if one.side == "hero"][:3]
        names = {name: canonical(self.pack.get("creatures", name)).get("name") for name in heroes}
        master = {
            "role": "master",
            "name": {"en": "Game master", "cs": "Pán jeskyně", "da": "Spilleder"},
        }
        return {
            **{key: value for key, value in data.items() if key not in ("knobs", "preset", "mirror")},
            "seats": {**{name: {"name": names[name]} for name in heroes}, "gm": master},
            "setup": {"zones": {"hall": {"walls": True}}, "combatants": {name: {"seat": name} for name in heroes}},
        }


def _toggled(held: Any, word: str) -> list[Any]:
    words = list(held) if isinstance(held, list) else []
    return [one for one in words if one != word] if word in words else [*words, word]
