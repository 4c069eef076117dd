"""The editor of psychopaths games: pieces of map laid edge to edge, players on fields, cards dealt by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from holmgang.kernel.content import canonical
from holmgang.kernel.editor import (
    Data,
    Editor,
    EditorGroup,
    EditorItem,
    EditorPlace,
    EditorTab,
    EditorThing,
    EditRefused,
    mapping,
    setup_of,
    with_setup,
)
from holmgang.kernel.view import HexField, HexMap
from holmgang.space.hexes import Placement
from holmgang.systems.psychopaths.board import chart
from holmgang.systems.psychopaths.board.pieces import MapPiece, piece_of, ways
from holmgang.systems.psychopaths.content import catalogue
from holmgang.systems.psychopaths.heroes import MOST_TEMPLATES, NAMES
from holmgang.systems.psychopaths.setup import AreaSetup
from holmgang.systems.psychopaths.state import MapField

CARDS: Mapping[str, str] = {
    "weapons": "inventory.weapons",
    "mutations": "inventory.mutations",
    "psychopaths": "inventory.psychopath",
    "junk": "hand",
    "psychic": "hand",
    "quests": "quest_cards",
}
"""The list of a player's cards to which a card of each kind is dealt."""
ALONE = "island"
MOST_WAYS = 60


class PsychopathsEditor(Editor):
    """Pieces are things of the group ``map``, named by cluster and number: ``map/0.1``."""

    on_board: ClassVar[frozenset[str]] = frozenset({"map", "players"})

    @cached_property
    def tabs(self) -> tuple[EditorTab, ...]:
        return (
            EditorTab(id="players", icon="people"),
            EditorTab(id="pieces", icon="hexes"),
            EditorTab(id="cards", icon="cards"),
        )

    @cached_property
    def groups(self) -> tuple[EditorGroup, ...]:
        return (*super().groups, EditorGroup(key="map", model=AreaSetup))

    @cached_property
    def items(self) -> tuple[EditorItem, ...]:
        found = [EditorItem(id=f"players/{name}", tab="players", name=name, side=name) for name in NAMES]
        found += [
            EditorItem(id=f"areas/{name}", tab="pieces", name=name, look=name, facts=(("fields", len(one.cells)),))
            for name, one in self.pack.kind("areas").items()
        ]
        found += [
            EditorItem(id=f"{kind}/{name}", tab="cards", name=name, tags=(kind,), sort=kind)
            for kind in CARDS
            for name in self.pack.kind(kind)
        ]
        return tuple(found)

    def piece(self, item: EditorItem) -> HexMap | None:
        kind, _, name = item.id.partition("/")
        if kind != "areas":
            return None
        area = self.pack.kind("areas")[name]
        letters = catalogue(self.pack).locations
        fields = tuple(
            HexField(
                id=one.id,
                q=one.q,
                r=one.r,
                look=area.location or "",
                edges=tuple(letters[letter].id for letter in one.edges),
            )
            for one in chart.fields_of(name, area.cells, Placement(0, (0, 0)))
        )
        return HexMap(id=name, title=name, fields=fields)

    # Pieces of the map.

    def _clusters(self, data: Data) -> list[list[dict[str, Any]]]:
        held = setup_of(data).get("map")
        if not isinstance(held, list):
            return []
        return [[mapping(one) for one in part] if isinstance(part, list) else [] for part in held]

    def members(self, data: Data, group: EditorGroup) -> dict[str, Any]:
        if group.key != "map":
            return super().members(data, group)
        return {
            f"{n}.{place}": one for n, cluster in enumerate(self._clusters(data)) for place, one in enumerate(cluster)
        }

    def with_members(self, data: Data, group: EditorGroup, members: Data) -> dict[str, Any]:
        if group.key != "map":
            return super().with_members(data, group, members)
        clusters: dict[str, list[Any]] = {}
        for key, one in members.items():
            clusters.setdefault(key.partition(".")[0], []).append(one)
        return with_setup(data, map=list(clusters.values()) or None)

    def things(self, data: Data) -> tuple[EditorThing, ...]:
        found = []
        for one in super().things(data):
            if one.group == "map":
                area = str(mapping(self.members(data, self.group("map"))[one.key]).get("area", ""))
                found.append(EditorThing(id=one.id, token="", entry=area, place=one.place))
            else:
                found.append(one)
        return tuple(found)

    def _cells(self, data: Data, area: str) -> Sequence[Any] | None:
        own = mapping(setup_of(data).get("areas")).get(area)
        known = self.pack.kind("areas")
        return own if isinstance(own, list) else known[area].cells if area in known else None

    def _fields(self, data: Data, cluster: Sequence[Data]) -> list[MapField]:
        found: list[MapField] = []
        for one in cluster:
            cells = self._cells(data, str(one.get("area", "")))
            at, k = one.get("at", [0, 0]), one.get("k", 0)
            if cells is not None and isinstance(at, list) and len(at) == 2 and type(k) is int:
                found += chart.fields_of(str(one["area"]), cells, Placement(k, (at[0], at[1])))
        return found

    def _piece(self, fields: Sequence[MapField]) -> MapPiece:
        return piece_of(tuple(((one.q, one.r), one.edges, one.area) for one in fields))

    def places(self, data: Data, what: str) -> tuple[EditorPlace, ...]:
        kind, _, name = what.partition("/")
        clusters = self._clusters(data)
        fields = [field.id for cluster in clusters for field in self._fields(data, cluster)]
        if kind == "players":
            return tuple(EditorPlace(f"field:{one}", one) for one in fields)
        if kind in CARDS:
            return tuple(EditorPlace(f"token:{key}", key) for key in self.members(data, self.group("players")))
        if kind == "areas":
            return self._ways(data, name, clusters)
        return ()

    def _ways(self, data: Data, area: str, clusters: Sequence[Sequence[Data]]) -> tuple[EditorPlace, ...]:
        """Return where a piece can be laid: against each cluster by equal edges, or alone (PS-5.2 to PS-5.5)."""
        cells = self._cells(data, area)
        if cells is None:
            return ()
        tile = self._piece(chart.fields_of(area, cells, Placement(0, (0, 0))))
        found = []
        for number, cluster in enumerate(clusters):
            fields = self._fields(data, cluster)
            if not fields or any(one.get("area") == area for one in cluster):
                continue
            for way in ways(self._piece(fields), tile, False)[:MOST_WAYS]:
                at = f"way:{number}/{way.k}/{way.shift[0]},{way.shift[1]}"
                found.append(EditorPlace(at, f"{way.shift[0]},{way.shift[1]}"))
        return (*found, EditorPlace(f"way:{ALONE}", ALONE))

    def place_of(self, data: Data, group: EditorGroup, member: Data) -> str:
        if group.key == "players" and isinstance(member.get("figure"), str):
            return f"field:{member['figure']}"
        return ""

    def placed(self, data: Data, group: EditorGroup, member: Data, place: str) -> dict[str, Any]:
        if group.key == "players" and place.startswith("field:"):
            return {**member, "figure": place.removeprefix("field:")}
        return dict(member)

    # Changes.

    def added(self, data: Data, item: EditorItem, place: str) -> tuple[dict[str, Any], str]:
        kind, _, name = item.id.partition("/")
        if kind == "areas":
            return self._laid(data, name, place)
        if kind == "players":
            return self._seated(data, name, place)
        who = place.removeprefix("token:") or next(iter(self.members(data, self.group("players"))), "")
        return self._dealt(data, who, CARDS[kind], name), f"players/{who}"

    def _laid(self, data: Data, area: str, place: str) -> tuple[dict[str, Any], str]:
        clusters: list[list[Any]] = [list(one) for one in self._clusters(data)]
        where = place.removeprefix("way:")
        if not where or where == ALONE:
            return with_setup(data, map=[*clusters, [{"area": area}]]), f"map/{len(clusters)}.0"
        try:
            number, k, shift = where.split("/")
            q, r = (int(one) for one in shift.split(","))
            cluster = clusters[int(number)]
        except (ValueError, IndexError):
            raise EditRefused("build-no-such", what=area) from None
        cluster.append({"area": area, "at": [q, r], **({"k": int(k)} if int(k) else {})})
        return with_setup(data, map=clusters), f"map/{number}.{len(cluster) - 1}"

    def _seated(self, data: Data, name: str, place: str) -> tuple[dict[str, Any], str]:
        seats, players = mapping(data.get("seats")), self.members(data, self.group("players"))
        if name in seats or name in players:
            raise EditRefused("build-twice", what=name)
        masters = {one: seat for one, seat in seats.items() if mapping(seat).get("role") == "master"}
        others = {one: seat for one, seat in seats.items() if one not in masters}
        made = {**data, "seats": {**others, name: {"name": dict(NAMES[name])}, **masters}}
        member = self.placed(made, self.group("players"), {}, place)
        return with_setup(made, players={**players, name: member}), f"players/{name}"

    def _dealt(self, data: Data, who: str, where: str, card: str) -> dict[str, Any]:
        group, key, member = self.member(data, f"players/{who}")
        part, _, field = where.partition(".")
        held = mapping(member.get(part)) if field else member
        if field == "psychopath":
            return self._with_member(data, group, key, {**member, part: {**held, field: card}})
        cards = held.get(field or part)
        dealt = [*(cards if isinstance(cards, list) else ()), card]
        own = {**held, field: dealt} if field else dealt
        return self._with_member(data, group, key, {**member, part: own})

    def removed(self, data: Data, things: Any) -> dict[str, Any]:
        names = list(things)
        made = super().removed(data, names)
        gone = {name.partition("/")[2] for name in names if name.startswith("players/")}
        if gone:
            made["seats"] = {name: seat for name, seat in mapping(made.get("seats")).items() if name not in gone}
        return made

    def turned(self, data: Data, name: str, steps: int) -> dict[str, Any]:
        group, key, member = self.member(data, name)
        if group.key != "map":
            raise EditRefused("build-no-turn")
        k = member.get("k", 0)
        return self._with_member(data, group, key, {**member, "k": ((k if type(k) is int else 0) + steps) % 6})

    def blank(self, data: Data) -> dict[str, Any]:
        book = catalogue(self.pack)
        people = list(NAMES)[:MOST_TEMPLATES]
        seats = mapping(data.get("seats"))
        return {
            **{key: value for key, value in data.items() if key not in ("preset", "mirror")},
            "seats": {name: canonical(seats.get(name)) or {"name": dict(NAMES[name])} for name in people},
            "setup": {"map": [[{"area": book.fountain}]], "players": {name: {} for name in people}},
        }
