"""The relations of two creatures: distance, cover, sight, light. Pure reading of the state.

Nothing is remembered beyond what it depends on: lines and steps over the bare ground are known by the ground itself
(:mod:`ground`), and what depends on the creatures is worked out once while a question is open and nothing can change.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, NamedTuple, ParamSpec

from holmgang.kernel.events import Event
from holmgang.kernel.fastclasses import frozen
from holmgang.kernel.play import Flow, kept_while_open
from holmgang.space.lines import QUARTER, centre, trace
from holmgang.space.squares import Cell, Footprint, block_distance
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.ground import BODY, LYING, TOO_SMALL, CoverFound, Ground, Lights, ground_of
from holmgang.systems.tkds.state import Creature, GamePlay, Item, Square

SIGHT_UNDER_WATER = 10
OPEN = Square("floor")
DAYLIGHT, LIGHT, DARKVISION = "TK-13.1", "TK-13.7", "TK-13.6"


@frozen
class Sight:
    """The sight of one creature by another, and the clause by which it is seen or not."""

    seen: bool
    clause: str


class Board:
    """The map with everybody on it."""

    def __init__(self, play: GamePlay) -> None:
        self.play, self.state, self.knobs, self.pack = play, play.state, play.knobs, play.content
        self.field = play.state.battlefield
        self.grid, self.squares = self.field.grid, self.field.by_cell

    @property
    def facts(self) -> dict[Any, Any] | None:
        """Facts that hold while a question is open."""
        return self.play.facts

    @property
    def ground(self) -> Ground:
        """The bare ground as it is now: only doors and gates ever change it."""
        field = self.field
        found: Ground | None = field.grounds.get(field.turned)
        if found is None:
            found = field.grounds[field.turned] = ground_of(self.field, self.knobs)
        return found

    @cached_property
    def flat(self) -> bool:
        """True if all of it is equally high. No door changes that."""
        return self.ground.flat

    def square(self, cell: Cell) -> Square:
        return self.squares.get(cell, OPEN)

    def solid(self, cell: Cell) -> bool:
        return cell in self.ground.solid

    def at(self, cell: Cell) -> list[Creature]:
        """Everybody present whose footprint covers the cell."""
        return [one for one in self.state.creatures if one.present and cell in one.footprint]

    def distance(self, one: Creature, other: Creature) -> int:
        return self.squares_between(one, other) * int(self.knobs.square_metres)

    def distance_to(self, one: Creature, cell: Cell) -> int:
        return self.squares_from(cell, 1, one) * int(self.knobs.square_metres)

    def squares_between(self, one: Creature, other: Creature) -> int:
        return self.squares_from(one.anchor, one.side_length, other)

    def squares_from(self, anchor: Cell, side: int, other: Creature) -> int:
        """From some place to a creature; a difference in height counts like a distance."""
        if self.flat:
            return block_distance(anchor, side, other.anchor, other.side_length)
        return self.ground.squares_between(anchor, side, other.anchor, other.side_length)

    # ---- cover

    def cover(self, eye: Footprint, target: Creature) -> CoverFound:
        """The cover of a target from a footprint (an attacker's, or the middle square of an area)."""
        own, ground = target.footprint, self.ground
        between, by_walls = ground.line(eye, own)
        bodies = self.bodies() if between else {}
        if between.isdisjoint(bodies):
            return by_walls
        met = [(cell, self._mark(body, target)) for cell, body in bodies.items() if cell in between]
        return ground.cover_past(eye, own, tuple(met))

    def _mark(self, body: Creature, target: Creature) -> int:
        """The grade with which a creature in the line hinders it."""
        if body.prone:
            return LYING
        return BODY if self._hides(body, target) else TOO_SMALL

    def line(self, eye: Footprint, target: Creature) -> tuple[Cell, ...]:
        """The cells that the centre line crosses, in order."""
        crossings = trace(centre(eye), centre(target.footprint), unit=QUARTER)
        return tuple(cell for crossing in crossings if crossing.kind == "cell" for cell in crossing.cells)

    @kept_while_open
    def bodies(self) -> dict[Cell, Creature]:
        """Return who is in the way on each cell: the standing before the lying, then the largest."""
        found: dict[Cell, Creature] = {}
        for one in sorted(self.state.present(), key=lambda one: (not one.prone, one.quarters)):
            for cell in one.footprint:
                found[cell] = one
        return found

    def _hides(self, body: Creature, target: Creature) -> bool:
        match self.state.rulings.get("creature_cover", self.knobs.creature_cover_rule):
            case "never":
                return False
            case "always":
                return True
        return rules.creature_covers(body.quarters, target.quarters)

    # ---- sight and light

    def submerged(self, one: Creature) -> bool:
        return one.depth > 0 or self.square(one.anchor).under_water

    @kept_while_open
    def sight(self, one: Creature, target: Creature) -> Sight:
        """Return whether one sees the other, and by which clause."""
        if one is target:
            return Sight(True, DAYLIGHT)
        if one.blinded:
            return Sight(False, "TK-17.5")
        if target.has("invisible"):
            return Sight(False, "TK-13.3")
        light = self.light_for(one, target.footprint)
        if not light:
            return Sight(False, "TK-13.2")
        under_water = self.submerged(one) or self.submerged(target)
        if under_water and self.distance(one, target) > SIGHT_UNDER_WATER:
            return Sight(False, "TK-13.8")
        if self.cover(one.footprint, target).result == rules.HIDDEN:
            return Sight(False, "TK-12.12")
        return Sight(True, light)

    def sees(self, one: Creature, target: Creature) -> bool:
        return self.sight(one, target).seen

    def sees_cell(self, one: Creature, cell: Cell) -> bool:
        """Return whether a square is visible. Blocked by tall squares on the line between the centres."""
        if one.blinded or not self.light_for(one, (cell,)):
            return False
        return self.clear(one.footprint, cell)

    def clear(self, eye: Footprint, cell: Cell) -> bool:
        """Return whether the straight line to the centre of a square is free of tall squares, that square aside."""
        return self.ground.clear(eye, cell)

    def gropes(self, one: Creature) -> bool:
        """Return whether it walks in the dark without eyes or a light for it (TK-13.2)."""
        if not self.state.battlefield.dark or one.darkvision_m:
            return False
        return not any(item.lit and not item.shut and one.holds(item.id) for item in one.inventory)

    def light_for(self, one: Creature, cells: Footprint) -> str:
        """The clause by which a creature has light enough to see these squares, or nothing."""
        if not self.state.battlefield.dark:
            return DAYLIGHT
        if any(self.lit(cell) for cell in cells):
            return LIGHT
        return DARKVISION if any(self._in_darkvision(one, cell) for cell in cells) else ""

    def _in_darkvision(self, one: Creature, cell: Cell) -> bool:
        return one.darkvision_m > 0 and self.distance_to(one, cell) <= one.darkvision_m

    @kept_while_open
    def lit(self, cell: Cell) -> bool:
        """Return whether light falls on the square."""
        if not self.state.battlefield.dark:
            return True
        return self.ground.falls_on(cell, self.lights(), self.knobs.square_metres)

    def all_lit(self) -> frozenset[Cell]:
        """Every square on which light falls, where it is dark."""
        return self.ground.lit(self.lights(), self.knobs.square_metres)

    @kept_while_open
    def lights(self) -> Lights:
        """Fixed lights, and what burns in a creature's hands or on the ground."""
        found = [(light.at, light.radius) for light in self.state.battlefield.lights]
        found += [(cell, 1) for cell, square in self.squares.items() if square.fire]
        for one in self.state.present():
            found += [
                (one.anchor, self._radius(i.kind)) for i in one.inventory if i.lit and not i.shut and one.holds(i.id)
            ]
        found += [(thing.at, self._radius(thing.item.kind)) for thing in self.state.ground if thing.item.lit]
        return tuple(found)

    def _radius(self, kind: str) -> int:
        knobs = self.knobs
        reach: dict[str, int] = {"torch": knobs.torch_m, "lantern": knobs.lantern_m, "candle": knobs.candle_m}
        return reach.get(kind, 0)

    def obscured_because(self, one: Creature, target: Creature) -> str:
        """The clause by which a visible target lacks a clear outline, or nothing."""
        if target.has("obscured"):
            return "TK-13.5"
        for area in self.state.areas:
            # Attacks *on* the obscured (TK-13.5): any creature that looks out of the mist sees clearly what is outside.
            inside = any(cell in area.cells for cell in target.footprint)
            if inside and self.pack.get("spells", area.spell).obscures:
                return "TK-13.5"
        if self.submerged(one) or self.submerged(target):
            return "TK-13.8"
        return ""


# ---- the fight -------------------------------------------------------------------------------------------------------


P = ParamSpec("P")
DAMAGE, OTHER, DISPLACEMENT = "damage", "other", "displacement"
PendingDeed = Callable[[], Flow[None] | None]
"""Something that happens; it may ask, and need not."""


class Pending(NamedTuple):
    """Something that will happen at the end of a simultaneous moment: to whom, by whose doing, and its damage."""

    rank: str
    doer: str
    whom: str
    deed: PendingDeed
    damage: int = 0


class Conflict:
    """The play with a board on it.

    While several actions are simultaneous (TK-5.8), ``later`` collects what each of them does, ``answering`` who cuts
    in, and :func:`settle` lets it all happen together. ``hooks`` carry out prepared actions, ``ways`` and ``means``
    are those that have been worked out in this step, by all that they depend on. ``glimpsed`` are the opponents of whom
    a watched state held for a moment, ``by_insertion`` those of whom it holds through a prepared action.
    """

    def __init__(self, play: GamePlay) -> None:
        self.play, self.state, self.knobs, self.pack = play, play.state, play.knobs, play.content
        self.board = Board(play)
        self.later: list[Pending] | None = None
        self.just_fallen: list[str] | None = None
        self.doer = ""
        self.mid_interrupt = False
        self.answering: list[Any] | None = None
        self.hooks: Any = None
        self.ending = False
        self.glimpsed: dict[str, frozenset[str]] = {}
        self.by_insertion: dict[str, frozenset[str]] = {}
        self.ways: dict[Any, Any] = {}
        self.means: dict[Any, Any] = {}

    @classmethod
    def of(cls, play: GamePlay) -> Conflict:
        """The fight of the running step: what its board knows serves the rules, the options and the policies alike."""
        found = play.derived.get(cls)
        return found if isinstance(found, Conflict) else cls(play)

    @property
    def facts(self) -> dict[Any, Any] | None:
        return self.play.facts

    def tell(self, make: Callable[P, Event], /, *args: P.args, **kwargs: P.kwargs) -> None:
        """State a fact, see :meth:`holmgang.kernel.play.Play.tell`."""
        self.play.tell(make, *args, **kwargs)

    def creature(self, name: str) -> Creature:
        return self.state.creature(name)

    def weapon(self, kind: str) -> Any:
        return self.pack.get("weapons", kind)

    def is_powder(self, item: Item) -> bool:
        """Return whether water spoils it (TK-18.3)."""
        return item.kind == "grenade" or (item.sort == "weapon" and bool(self.weapon(item.kind).black_powder))
