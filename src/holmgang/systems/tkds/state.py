"""The state of a conflict: plain dataclasses that survive JSON. Between two steps it is all there is."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property, lru_cache
from typing import Any

from holmgang.kernel.play import Play
from holmgang.space.squares import Cell, Footprint, SquareGrid, footprint
from holmgang.systems.tkds.knobs import Knobs

SIDES = HEROES, ENEMIES, NEUTRAL = "heroes", "enemies", "neutral"
OPPOSED = (HEROES, ENEMIES)
ACTIVE, DYING, STABLE, DISABLED, DEAD, FLED = "active", "dying", "stable", "disabled", "dead", "fled"
DOWN, GONE = (DYING, STABLE, DISABLED), (DEAD, FLED)
PLAYERS_TURN, ENEMIES_TURN, END_OF_ROUND = "players", "enemies", "end_of_round"
SENSELESS = ("unconscious", "drowning")
UNABLE, LYING = (*SENSELESS, "helpless"), (*SENSELESS, "prone")
"""Effects that leave a creature unconscious, helpless, on the ground."""
NO_DICE = (0, 0)
SKILLS = ("might", "dexterity", "intelligence", "personality")
COMPASS: dict[str, Cell] = {
    "north": (0, -1),
    "north_east": (1, -1),
    "east": (1, 0),
    "south_east": (1, 1),
    "south": (0, 1),
    "south_west": (-1, 1),
    "west": (-1, 0),
    "north_west": (-1, -1),
}
"""The directions, clockwise from north."""


@lru_cache(65536)
def cell_id(cell: Cell) -> str:
    """The name of a cell in questions and events: a log full of ways shares the names."""
    return f"{cell[0]},{cell[1]}"


@lru_cache(65536)
def cell_of(name: str) -> Cell:
    """The cell of a name."""
    x, y = name.split(",")
    return int(x), int(y)


@dataclass
class Item:
    """A thing a creature carries. ``id`` is unique among the bearer's things, ``kind`` its entry in the content."""

    id: str
    kind: str
    sort: str
    uses: int
    loaded: bool
    jammed: bool
    broken: bool
    wet: bool
    lit: bool
    exceptional: bool
    sight: bool
    reload_steps: int = 0
    shut: bool = False
    cleaned: bool = False


@dataclass
class LastingEffect:
    """Something lasting on a creature. ``ends``: luck, rounds, scene, concentration, or empty for until removed.

    ``item`` is the thing in the source's hand that keeps it up (a whip), ``origin`` the middle of the area it is from.
    """

    id: str
    kind: str
    source: str = ""
    polarity: str = "negative"
    dice: tuple[int, int] = (0, 0)
    damage: str = ""
    skill: str = ""
    ends: str = ""
    group: str = ""
    rounds: int = 0
    overcome: str = ""
    threshold: int = 0
    spell: str = ""
    item: str = ""
    fresh: bool = False
    origin: str = ""


@dataclass
class Prepared:
    """A prepared action and the condition on which it is used."""

    action: str
    trigger: str
    whose: str
    whom: str
    square: str
    was_threatened: bool


@dataclass
class NaturalEffect:
    """The effect of a natural 20 on the target of an attack, or of a natural 1 on the attacker (TK-10.9)."""

    damage: tuple[int, int] = NO_DICE
    condition: str = ""
    condition_dice: tuple[int, int] = NO_DICE
    luck_ends: bool = True
    push_m: int = 0
    drops: bool = False


@dataclass
class PrintedAttack:
    """An attack printed in a statblock."""

    name: str
    dice: tuple[int, int]
    ranged: bool
    range_m: int
    reach: int
    blade: bool
    agile: bool
    count: int
    special: str
    against: str
    cut: str
    fire: bool = False
    on_natural20: NaturalEffect | None = None
    on_natural1: NaturalEffect | None = None


@dataclass(eq=False)
class Creature:
    """A creature in the conflict."""

    id: str
    kind: str
    name: str
    side: str
    seat: str
    level: int
    hero: bool
    size: Fraction
    anchor: Cell
    skills: dict[str, int]
    luck: int
    natural_defence: int
    health: int
    health_max: int
    momentum: int
    reach: int
    printed: bool
    armoured: bool
    armour: str
    armour_exceptional: bool
    ignores_kinds: list[str]
    darkvision_m: int
    immunities: list[str]
    traits: list[str]
    regeneration: tuple[int, int]
    attacks: list[PrintedAttack]
    talents: list[str]
    abilities: list[str]
    spells: list[str]
    casting_skill: str
    magic: int
    magic_max: int
    is_mount: bool
    status: str
    death_coins: int
    coins_spent_today: int
    successes: int
    mount: str
    passing: bool
    depth: int
    without_air: int
    surprised: bool
    held: list[str] = field(default_factory=list)
    inventory: list[Item] = field(default_factory=list)
    load: int = 0
    capacity: int = 0
    resistances: list[str] = field(default_factory=list)
    calling: str = ""
    abilities_used: dict[str, int] = field(default_factory=dict)
    effects: list[LastingEffect] = field(default_factory=list)
    bandaged_today: bool = False
    # this round
    action_left: int = 0
    momentum_left: int = 0
    momentum_spent: int = 0
    activated: bool = False
    finished: bool = False
    began_threatened: bool = False
    shield_bonus_off: bool = False
    burned: bool = False
    prepared: Prepared | None = None
    cut_ins: int = 0
    struck_at_leaving: bool = False
    # what follows from the size and the statblock
    side_length: int = field(init=False)
    quarters: int = field(init=False)
    farthest: int = field(init=False)

    def __post_init__(self) -> None:
        printed = [attack.reach for attack in self.attacks]
        self.farthest = max([self.reach, *printed]) + 1  # no melee reach goes beyond, a Long weapon included
        self.side_length = max(1, int(self.size))  # squares along one side of the footprint
        self.quarters = int(self.size * 4)

    @property
    def footprint(self) -> Footprint:
        return footprint(self.anchor, self.side_length)

    @property
    def cell(self) -> str:
        return cell_id(self.anchor)

    def has(self, kind: str) -> bool:
        """Return whether the creature is under an effect of this kind."""
        for effect in self.effects:  # noqa: SIM110 - asked everywhere, twice as fast as any()
            if effect.kind == kind:
                return True
        return False

    def has_in(self, kind: str, skill: str) -> bool:
        return any(effect.kind == kind and effect.skill == skill for effect in self.effects)

    def _any_of(self, kinds: tuple[str, ...]) -> bool:
        for effect in self.effects:  # noqa: SIM110 - as above
            if effect.kind in kinds:
                return True
        return False

    # These are asked everywhere, and mostly of creatures under no effect at all: that is looked at first.

    @property
    def unconscious(self) -> bool:
        return self.status in DOWN or bool(self.effects and self._any_of(SENSELESS))

    @property
    def helpless(self) -> bool:
        return self.status in DOWN or bool(self.effects and self._any_of(UNABLE))

    @property
    def prone(self) -> bool:
        return self.status in DOWN or bool(self.effects and self._any_of(LYING))

    @property
    def blinded(self) -> bool:
        return self.has("blinded")

    @property
    def present(self) -> bool:
        """On the map and not dead."""
        return self.status not in GONE

    @property
    def able(self) -> bool:
        """True if it could be activated at all."""
        return self.status == ACTIVE and not (self.effects and self._any_of(UNABLE))

    @property
    def standing(self) -> bool:
        """True if it still counts for the end of the conflict."""
        return self.status == ACTIVE and not (self.effects and self._any_of(SENSELESS))

    def item(self, name: str) -> Item:
        for item in self.inventory:
            if item.id == name:
                return item
        raise LookupError(f"{self.id} has no {name}")

    def holds(self, name: str) -> bool:
        return name in self.held

    def talent(self, name: str) -> int:
        """The number of times a talent was taken."""
        return self.talents.count(name)


@dataclass(frozen=True)
class Square:
    """The properties of a square. They never change: squares that are alike share it (:meth:`Field.change`)."""

    look: str
    cover: str = "none"
    kinds: tuple[str, ...] = ()
    elevation: Fraction = Fraction(0)
    door: str = ""
    gate: str = ""
    lever: str = ""
    deep: bool = False
    under_water: bool = False
    cramped: bool = False
    zone: str = ""
    caltrops: bool = False
    oil: bool = False
    fire: int = 0
    trap: tuple[int, int] = (0, 0)
    inside: str = ""


@dataclass
class Light:
    """A fixed light of the map."""

    at: Cell
    radius: int


@dataclass
class ThingOnGround:
    """A thing that lies on the ground."""

    item: Item
    at: Cell


@dataclass
class MagicArea:
    """A spell that lies on squares."""

    id: str
    spell: str
    owner: str
    cells: list[Cell]
    concentration: bool = True


@dataclass
class Battlefield:
    """The map: squares with something about them, each by the name of its sort; all others are open floor.

    Once it is laid out a square may be added (:meth:`change`); none is taken away, none becomes a door, no water rises.
    """

    width: int
    height: int
    dark: bool
    lights: list[Light]
    base: Fraction
    sorts: dict[str, Square] = field(default_factory=dict)
    squares: dict[str, str] = field(default_factory=dict)

    @cached_property
    def grid(self) -> SquareGrid:
        return SquareGrid(self.width, self.height)

    @cached_property
    def by_cell(self) -> dict[Cell, Square]:
        """The squares by where they are."""
        return {cell_of(name): self.sorts[sort] for name, sort in self.squares.items()}

    @cached_property
    def turning(self) -> list[Cell]:
        """The squares of doors and gates: nothing else ever changes the ground."""
        return [cell for cell, square in self.by_cell.items() if square.door or square.gate]

    @cached_property
    def turned(self) -> tuple[str, ...]:
        """The state of doors and gates now."""
        return tuple([self.by_cell[cell].cover for cell in self.turning])

    @cached_property
    def deep(self) -> list[Cell]:
        """The squares of deep water."""
        return [cell for cell, square in self.by_cell.items() if square.deep]

    @cached_property
    def grounds(self) -> dict[tuple[str, ...], Any]:
        """The ground (:mod:`board.ground`), known by how doors and gates stand."""
        return {}

    def lay(self, cell: Cell, square: Square) -> None:
        """Let the square be like this from now on; its sort is called by its look, numbered among several."""
        name, number = square.look, 1
        while self.sorts.setdefault(name, square) != square:
            number += 1
            name = f"{square.look}_{number}"
        self.squares[cell_id(cell)], self.by_cell[cell] = name, self.sorts[name]
        self.__dict__.pop("turned", None)

    def change(self, cell: Cell, **about: Any) -> None:
        """Something about a square is different from now on; it may have been plain floor."""
        self.lay(cell, replace(self.by_cell.get(cell) or self.floor, **about))

    @property
    def floor(self) -> Square:
        """The square where the map says nothing."""
        return Square("floor", elevation=self.base)


@dataclass
class State:
    """The whole of it. ``waiting`` are the seats that let others go ahead, ``ended`` the seats that have passed."""

    battlefield: Battlefield
    creatures: list[Creature]
    captives: bool
    danger: str
    surprise: list[str]
    surprise_roll: str
    contest: bool
    rested: bool
    after_adventure: str
    days_without_food: int
    encounter: str
    reaction: bool
    ground: list[ThingOnGround] = field(default_factory=list)
    areas: list[MagicArea] = field(default_factory=list)
    phase: str = "start"
    round_no: int = 1
    waiting: list[str] = field(default_factory=list)
    ended: list[str] = field(default_factory=list)
    next_id: int = 1
    winner: str = ""
    last_actor: str = ""
    contest_goal: int = 0
    contest_successes: dict[str, int] = field(default_factory=dict)
    escape: str = ""
    escape_edge: str = "east"
    round_limit: int = 0
    rulings: dict[str, str] = field(default_factory=dict)

    def creature(self, name: str) -> Creature:
        for creature in self.creatures:
            if creature.id == name:
                return creature
        raise LookupError(f"no creature is called {name}")

    def roster(self) -> list[Creature]:
        """Heroes, then enemies, then the rest, each in the order of the scenario."""
        return [creature for side in SIDES for creature in self.creatures if creature.side == side]

    def present(self) -> list[Creature]:
        return [creature for creature in self.creatures if creature.status not in GONE]

    def new_id(self, stem: str) -> str:
        """A name for an effect or an area that no other has."""
        made = f"{stem}_{self.next_id}"
        self.next_id += 1
        return made


GamePlay = Play[State, Knobs]
"""The running match of this system."""


def ride_together(one: Creature, other: Creature) -> bool:
    """Return whether one of the two is the mount of the other."""
    return other.id == one.mount or one.id == other.mount


def hostile(one: Creature, other: Creature) -> bool:
    """Return whether the two belong to opposing sides. Those of neither side are no enemies."""
    return one.side != other.side and one.side in OPPOSED and other.side in OPPOSED
