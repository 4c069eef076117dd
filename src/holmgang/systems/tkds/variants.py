"""Changes of a tkds conflict worth trying in a forecast."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

from holmgang.kernel.sums import phrase
from holmgang.kernel.system import Game
from holmgang.kernel.variants import Variant, group_name, groups_of, neighbours, next_id, shortened, variant
from holmgang.space.squares import Cell
from holmgang.systems.tkds.content import CreatureModel
from holmgang.systems.tkds.state import Creature, State

Data = Mapping[str, Any]
HEROES = "heroes"
STEP = 3
"""Squares by which the enemies start farther away, or nearer."""
FARTHEST = 3
"""A creature more stands at most so many squares beside the one that it is like."""


def variants(game: Game) -> Iterator[Variant]:
    """Yield the changes: who takes part, how strong they are, where they start, and the circumstances."""
    conflict: State = game.beginning()
    setup = game.scenario.data["setup"]
    creatures = setup["creatures"]
    heroes = [name for name, one in creatures.items() if one["side"] == HEROES]
    kinds = {name: one["of"] for name, one in creatures.items() if one["side"] != HEROES}
    groups = groups_of(kinds)
    for kind, members in groups.items() if len(groups) > 1 else ():
        changed = (setup, without(setup, members))
        yield variant(f"without-{kind}", "without", group_name(kind, members), changed, members, decides=True)
    for name in heroes if len(heroes) > 1 else ():
        changed = (setup, without(setup, [name]))
        named = phrase("variant-one", who=name)
        yield variant(f"without-{name}", "without", named, changed, [name], decides=True, offered=False)
    yield from _circumstances(setup)
    yield from _numbers(conflict, setup, groups)
    yield from _distances(conflict, setup, list(kinds))
    yield from _swaps(game, setup, groups)
    yield from _health(conflict, setup, list(kinds))


def without(setup: Data, gone: Sequence[str]) -> Data:
    """Return a set-up without some creatures; no creature rides them any more."""
    left = {name: dict(one) for name, one in setup["creatures"].items() if name not in gone}
    for one in left.values():
        if one.get("riding") in gone:
            one["riding"] = ""
    return _marked(setup, left)


def _with(setup: Data, changes: Mapping[str, Data]) -> tuple[Data, Data]:
    return setup, _marked(setup, {**setup["creatures"], **changes})


def _marked(setup: Data, creatures: Mapping[str, Data]) -> Data:
    """Return a set-up with other creatures; starting marks of the map that none of them uses any more are floor."""
    before, now = (
        {one["at"] for one in group.values() if isinstance(one["at"], str)} for group in (setup["creatures"], creatures)
    )
    left = str.maketrans(dict.fromkeys(before - now, "."))
    rows = [row.translate(left) for row in setup["map"].get("rows", ())]
    return {**setup, "creatures": creatures, "map": {**setup["map"], "rows": rows}}


def _circumstances(setup: Data) -> Iterator[Variant]:
    if setup.get("surprised") or setup.get("surprise_roll"):
        changed = (setup, {**setup, "surprised": "", "surprise_roll": ""})
        yield variant("no-surprise", "circumstance", phrase("variant-no-surprise"), changed, decides=True)
    else:
        changed = (setup, {**setup, "surprised": "enemies"})
        yield variant("surprise", "circumstance", phrase("variant-surprise"), changed)
    if setup["map"].get("dark"):
        changed = (setup, {**setup, "map": {**setup["map"], "dark": False}})
        yield variant("lit", "circumstance", phrase("variant-lit"), changed, decides=True)


def _numbers(conflict: State, setup: Data, groups: Mapping[str, Sequence[str]]) -> Iterator[Variant]:
    for kind, members in groups.items():
        last = members[-1]
        if len(members) > 1:
            changed = (setup, without(setup, [last]))
            yield variant(f"fewer-{kind}", "fewer", phrase("variant-fewer", who=kind), changed, members)
        one = conflict.creature(last)
        cell = _free_near(conflict, one, one.anchor, FARTHEST)
        if cell is not None:
            new = next_id(setup["creatures"], kind)
            entry = {**shortened(setup["creatures"][last]), "at": list(cell)}
            yield variant(f"more-{kind}", "more", phrase("variant-more", who=kind), _with(setup, {new: entry}))


def _free_near(
    conflict: State, one: Creature, wanted: Cell, most: int, moved: Sequence[Cell] = (), own: Sequence[str] = ()
) -> Cell | None:
    """Return the cell nearest to a wanted one on which a creature of that size can stand."""
    field = conflict.battlefield
    taken = {cell for other in conflict.creatures if other.id not in own for cell in other.footprint} | set(moved)
    near = [
        (wanted[0] + across, wanted[1] + down) for across in range(-most, most + 1) for down in range(-most, most + 1)
    ]
    near.sort(key=lambda cell: (max(abs(cell[0] - wanted[0]), abs(cell[1] - wanted[1])), cell))
    for anchor in near:
        if not field.grid.holds(anchor, one.side_length):
            continue
        cells = [(anchor[0] + x, anchor[1] + y) for x in range(one.side_length) for y in range(one.side_length)]
        squares = [field.by_cell.get(cell, field.floor) for cell in cells]
        solid = any(square.cover in ("slit", "tall") or square.deep or square.door for square in squares)
        if not solid and taken.isdisjoint(cells):
            return anchor
    return None


def _distances(conflict: State, setup: Data, enemies: Sequence[str]) -> Iterator[Variant]:
    """Let the enemies start some squares farther from the middle of the heroes, or nearer."""
    heroes = [one.anchor for one in conflict.creatures if one.side == HEROES]
    if not heroes or not enemies:
        return
    middle = (sum(x for x, _ in heroes) // len(heroes), sum(y for _, y in heroes) // len(heroes))
    for direction, step in (("farther", STEP), ("nearer", -STEP)):
        moved: dict[str, Data] = {}
        taken: list[Cell] = []
        for name in enemies:
            one = conflict.creature(name)
            wanted = tuple(
                at + step * ((at > centre) - (at < centre)) for at, centre in zip(one.anchor, middle, strict=True)
            )
            cell = _free_near(conflict, one, (wanted[0], wanted[1]), STEP, taken, enemies)
            if cell is None:
                break
            taken += [(cell[0] + x, cell[1] + y) for x in range(one.side_length) for y in range(one.side_length)]
            moved[name] = {**setup["creatures"][name], "at": list(cell)}
        else:
            yield variant(direction, "distance", phrase(f"variant-{direction}"), _with(setup, moved), enemies)


def _swaps(game: Game, setup: Data, groups: Mapping[str, Sequence[str]]) -> Iterator[Variant]:
    ranks = {
        name: (one.level, one.might + one.dexterity)
        for name, one in game.content.kind("creatures").items()
        if isinstance(one, CreatureModel) and not one.hero and not one.is_mount and not name.startswith("sample")
    }
    for kind, members in groups.items():
        if len(members) > 1 or kind not in ranks:
            continue
        [name] = members
        sizes = {one: Fraction(model.size) for one, model in game.content.kind("creatures").items()}
        for other in neighbours({one: rank for one, rank in ranks.items() if sizes[one] <= sizes[kind]}, kind):
            kept = {key: setup["creatures"][name][key] for key in ("side", "seat", "at")}
            changed = _with(setup, {name: {**kept, "of": other}})
            yield variant(f"swap-{name}-{other}", "swap", phrase("variant-swap", old=name, new=other), changed, members)


def _health(conflict: State, setup: Data, enemies: Sequence[str]) -> Iterator[Variant]:
    """Change the Health of the healthiest enemy by a quarter."""
    name = max(enemies, key=lambda one: conflict.creature(one).health, default="")
    health = conflict.creature(name).health if name else 0
    for now in (health - health // 4, health + health // 4):
        if now > 0 and now != health:
            changed = _with(setup, {name: {**setup["creatures"][name], "health": now, "health_max": now}})
            yield variant(f"health-{now}", "vigour", phrase("variant-health", who=name, count=now), changed, [name])
