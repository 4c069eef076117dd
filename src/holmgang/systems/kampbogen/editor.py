"""Plan of the fight editor: two ranks, scenes above them, challenges within a scene."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from holmgang.kernel.content import canonical
from holmgang.kernel.editor import (
    Data,
    Editor,
    EditorGroup,
    EditorItem,
    EditorPlace,
    EditorTab,
    mapping,
    setup_of,
    with_setup,
)

SCENES = ("combat", "hold_up", "sneak", "indirect", "defenceless")


class KampbogenEditor(Editor):
    """Characters and opponents stand in rank; scenes follow one another (KB-4, KB-14)."""

    @cached_property
    def tabs(self) -> tuple[EditorTab, ...]:
        return (
            EditorTab(id="heroes", icon="people"),
            EditorTab(id="opponents", icon="goblin"),
            EditorTab(id="challenges", icon="warn"),
            EditorTab(id="scenes", icon="layers"),
        )

    @cached_property
    def items(self) -> tuple[EditorItem, ...]:
        found = [
            self.entry_item(kind, name, one, tab, side=kind)
            for kind, tab in (("characters", "heroes"), ("opponents", "opponents"))
            for name, one in self.pack.kind(kind).items()
        ]
        found += [
            EditorItem(id=f"challenges/{name}", tab="challenges", name=name) for name in self.pack.kind("challenges")
        ]
        found += [EditorItem(id=f"scenes/{word}", tab="scenes", name=word, look=word) for word in SCENES]
        found += [EditorItem(id=f"vehicles/{name}", tab="scenes", name=name) for name in self.pack.kind("vehicles")]
        return tuple(found)

    def entry_item(self, kind: str, name: str, entry: Any, tab: str, *, side: str = "") -> EditorItem:
        data = canonical(entry)
        facts = [("lives", data["lives"])]
        facts += [("kamp", data["kamp"])] if "kamp" in data else [("strength", data.get("strength", 0))]
        effects = tuple(one["kind"] for one in data.get("effects", ()))
        tags = (*effects, *data.get("gear", ()), *data.get("expertises", ()), str(data.get("kind", "")))
        shooting = [one for one in data.get("gear", ()) if "shooting" in self.pack.get("gear", one).tags]
        emblem = next(iter([*shooting, *data.get("gear", ())]), name)
        sort = str(data.get("kind", "")) if kind == "opponents" else ""
        return EditorItem(
            id=f"{kind}/{name}", tab=tab, name=name, facts=tuple(facts), tags=tags, side=side, emblem=emblem, sort=sort
        )

    def places(self, data: Data, what: str) -> tuple[EditorPlace, ...]:
        rank = what.partition("/")[0]
        if rank in ("characters", "opponents"):
            return (EditorPlace(f"slot:{rank}", rank),)
        if rank == "challenges":
            return tuple(EditorPlace(f"scene:{n}", str(n + 1)) for n in range(len(self._scenes(data))))
        return ()

    def place_of(self, data: Data, group: EditorGroup, member: Data) -> str:
        return f"slot:{group.key}" if group.key in ("characters", "opponents") else ""

    def _scenes(self, data: Data) -> list[dict[str, Any]]:
        held = setup_of(data).get("scenes")
        return [mapping(one) for one in held] if isinstance(held, list) and held else [{}]

    def added(self, data: Data, item: EditorItem, place: str) -> tuple[dict[str, Any], str]:
        kind, _, name = item.id.partition("/")
        scenes = self._scenes(data)
        if kind == "scenes":
            return with_setup(data, scenes=[*scenes, {"scene": name}]), f"scenes/{len(scenes)}"
        if kind == "challenges":
            where = place.removeprefix("scene:")
            number = int(where) if where.isdigit() and int(where) < len(scenes) else 0
            held = scenes[number].get("challenges")
            own = [*(held if isinstance(held, list) else ()), {"use": name}]
            scenes[number] = {**scenes[number], "challenges": own}
            return with_setup(data, scenes=scenes), f"scenes/{number}"
        return super().added(self._with_seat(data, item), item, place)

    def _with_seat(self, data: Data, item: EditorItem) -> Data:
        """Return the scenario with a seat for a new character, named like the character."""
        seats = mapping(data.get("seats"))
        if item.side != "characters" or self._free(data) or item.entry in seats:
            return data
        masters = {name: seat for name, seat in seats.items() if mapping(seat).get("role") == "master"}
        players = {name: seat for name, seat in seats.items() if name not in masters}
        return {**data, "seats": {**players, item.entry: {}, **masters}}

    def _free(self, data: Data) -> list[str]:
        taken = {mapping(one).get("seat") for one in self.members(data, self.group("characters")).values()}
        seats = mapping(data.get("seats"))
        return [name for name, seat in seats.items() if mapping(seat).get("role") != "master" and name not in taken]

    def fresh(self, data: Data, group: EditorGroup, item: EditorItem) -> dict[str, Any]:
        if group.key == "vehicles":
            return self._manned(data, item.entry)
        free = self._free(data) if group.key == "characters" else []
        return {"seat": free[0]} if free else {}

    def _manned(self, data: Data, vehicle: str) -> dict[str, Any]:
        """A new vehicle with those on foot in it: the one who drives it best at the wheel."""
        cars = [mapping(one) for one in self.members(data, self.group("vehicles")).values()]
        aboard = {name for car in cars for name in (car.get("driver"), *(car.get("passengers") or ()))}
        people = {name: one for name, one in self.members(data, self.group("characters")).items() if name not in aboard}
        if not people:
            return {}
        model = self.pack.get("vehicles", vehicle)
        driver = max(people, key=lambda name: self._ability(name, mapping(people[name]), model.drive))
        riders = [name for name in people if name != driver][: model.passengers]
        return {"driver": driver, **({"passengers": riders} if riders else {})}

    def _ability(self, name: str, member: Data, ability: str) -> int:
        sheet = self.pack.kind("characters").get(str(member.get("use") or name))
        value = member.get(ability, getattr(sheet, ability, 0))
        return value if type(value) is int else 0

    def choices(self, data: Data, group: EditorGroup, field: str) -> tuple[str, ...]:
        return ("", *self.members(data, self.group("characters"))) if field == "driver" else ()

    def blank(self, data: Data) -> dict[str, Any]:
        heroes = list(self.pack.kind("characters"))[:4]
        seats = {
            **{name: {} for name in heroes},
            "master": {"role": "master", "name": {"en": "Game master", "cs": "Vypravěč", "da": "Mester"}},
        }
        return {
            **{key: value for key, value in data.items() if key not in ("knobs", "preset", "mirror")},
            "seats": seats,
            "setup": {"characters": {name: {"seat": name} for name in heroes}, "opponents": {}, "scenes": [{}]},
        }
