"""The state of a conflict: plain dataclasses that survive JSON. Between two steps it is all there is."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from holmgang.space.squares import Cell, Footprint, footprint

HEROES, ENEMIES, NEUTRAL = "heroes", "enemies", "neutral"
ACTIVE, DYING, STABLE, DISABLED, DEAD, FLED = "active", "dying", "stable", "disabled", "dead", "fled"
PLAYERS_TURN, ENEMIES_TURN, END_OF_ROUND = "players", "enemies", "end_of_round"
SKILLS = ("might", "dexterity", "intelligence", "personality")


def cell_id(cell: Cell) -> str:
    """How a cell is named in questions and events."""
    return f"{cell[0]},{cell[1]}"


def cell_of(name: str) -> Cell:
    """The cell of a name."""
    x, y = name.split(",")
    return int(x), int(y)


@dataclass
class Item:
    """A thing somebody carries. ``id`` is unique among the bearer's things, ``kind`` its entry in the content."""

    id: str
    kind: str
    sort: str
    uses: int = 1
    loaded: bool = True
    reload_steps: int = 0
    jammed: bool = False
    broken: bool = False
    wet: bool = False
    lit: bool = False
    shut: bool = False
    exceptional: bool = False
    sight: bool = False


@dataclass
class Effect:
    """Something lasting on a creature. ``ends``: luck, rounds, scene, concentration, or empty for until removed."""

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
    fresh: bool = False
    since: int = 0


@dataclass
class Prepared:
    """A prepared action and the condition on which it is used."""

    action: str
    trigger: str
    whose: str = "any"
    whom: str = "any"
    square: str = ""
    was_threatened: bool = False


@dataclass
class Attack:
    """An attack printed in a statblock."""

    name: str
    dice: tuple[int, int]
    ranged: bool = False
    range_m: int = 0
    reach: int = 0
    blade: bool = False
    agile: bool = False
    count: int = 1
    special: str = ""
    against: str = "defence"
    cut: str = "blunt"


@dataclass
class Creature:
    """Anybody in the conflict."""

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
    reach: int = 1
    printed: bool = False
    armoured: bool = False
    armour: str = ""
    armour_exceptional: bool = False
    ignores_kinds: list[str] = field(default_factory=list)
    darkvision_m: int = 0
    immunities: list[str] = field(default_factory=list)
    traits: list[str] = field(default_factory=list)
    regeneration: tuple[int, int] = (0, 0)
    held: list[str] = field(default_factory=list)
    inventory: list[Item] = field(default_factory=list)
    attacks: list[Attack] = field(default_factory=list)
    talents: list[str] = field(default_factory=list)
    abilities: list[str] = field(default_factory=list)
    abilities_used: dict[str, int] = field(default_factory=dict)
    spells: list[str] = field(default_factory=list)
    casting_skill: str = "intelligence"
    magic: int = 0
    magic_max: int = 0
    load: int = 0
    capacity: int = 0
    status: str = ACTIVE
    effects: list[Effect] = field(default_factory=list)
    death_coins: int = 0
    coins_spent_today: int = 0
    successes: int = 0
    bandaged_today: bool = False
    mount: str = ""
    is_mount: bool = False
    passing: bool = False
    depth: int = 0
    without_air: int = 0
    # this round
    surprised: bool = False
    action_left: int = 0
    momentum_left: int = 0
    momentum_spent: int = 0
    activated: bool = False
    finished: bool = False
    began_threatened: bool = False
    sprinted: bool = False
    shield_bonus_off: bool = False
    burned: bool = False
    prepared: Prepared | None = None
    cut_ins: int = 0
    struck_at_leaving: bool = False

    @property
    def side_length(self) -> int:
        """Squares along one side of the footprint."""
        return max(1, int(self.size))

    @property
    def footprint(self) -> Footprint:
        return footprint(self.anchor, self.side_length)

    @property
    def quarters(self) -> int:
        """The size in quarters, for the arithmetic."""
        return int(self.size * 4)

    @property
    def cell(self) -> str:
        return cell_id(self.anchor)

    def has(self, kind: str) -> bool:
        """Is the creature under an effect of this kind?"""
        return any(effect.kind == kind for effect in self.effects)

    def has_in(self, kind: str, skill: str) -> bool:
        return any(effect.kind == kind and effect.skill == skill for effect in self.effects)

    @property
    def unconscious(self) -> bool:
        return self.status in (DYING, STABLE, DISABLED) or self.has("unconscious") or self.has("drowning")

    @property
    def helpless(self) -> bool:
        return self.unconscious or self.has("helpless")

    @property
    def prone(self) -> bool:
        return self.unconscious or self.has("prone")

    @property
    def blinded(self) -> bool:
        return self.has("blinded")

    @property
    def present(self) -> bool:
        """On the map and not dead."""
        return self.status not in (DEAD, FLED)

    @property
    def able(self) -> bool:
        """Could it be activated at all?"""
        return self.status == ACTIVE and not self.helpless

    @property
    def standing(self) -> bool:
        """Does it still count for the end of the conflict?"""
        return self.status == ACTIVE and not self.unconscious

    def item(self, name: str) -> Item:
        return next(item for item in self.inventory if item.id == name)

    def holds(self, name: str) -> bool:
        return name in self.held

    def talent(self, name: str) -> int:
        """How often a talent was taken."""
        return self.talents.count(name)


@dataclass
class Square:
    """A square with something about it. Squares that are not listed are open floor."""

    look: str
    cover: str = "none"
    kinds: list[str] = field(default_factory=list)
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


@dataclass
class Light:
    """A fixed light of the map."""

    at: Cell
    radius: int


@dataclass
class Ground:
    """A thing that lies on the ground."""

    item: Item
    at: Cell


@dataclass
class Area:
    """A spell that lies on squares."""

    id: str
    spell: str
    owner: str
    cells: list[Cell]
    concentration: bool = True


@dataclass
class Field:
    """The map."""

    width: int
    height: int
    squares: dict[str, Square] = field(default_factory=dict)
    dark: bool = False
    lights: list[Light] = field(default_factory=list)
    base: Fraction = Fraction(0)


@dataclass
class Conflict:
    """The whole of it. ``waiting`` are the seats that let others go ahead, ``ended`` the seats that have passed."""

    battlefield: Field
    creatures: list[Creature]
    ground: list[Ground] = field(default_factory=list)
    areas: list[Area] = field(default_factory=list)
    phase: str = "start"
    round_no: int = 1
    waiting: list[str] = field(default_factory=list)
    ended: list[str] = field(default_factory=list)
    next_id: int = 1
    winner: str = ""
    captives: bool = False
    danger: str = "normal"
    surprise: list[str] = field(default_factory=list)
    surprise_roll: str = ""
    last_actor: str = ""
    contest: bool = False
    rested: bool = False
    encounter: str = ""
    reaction: bool = False
    rulings: dict[str, str] = field(default_factory=dict)

    def creature(self, name: str) -> Creature:
        return next(creature for creature in self.creatures if creature.id == name)

    def roster(self) -> list[Creature]:
        """Heroes, then enemies, then the rest, each in the order of the scenario."""
        rank = {HEROES: 0, ENEMIES: 1, NEUTRAL: 2}
        return sorted(self.creatures, key=lambda creature: rank[creature.side])

    def present(self) -> list[Creature]:
        return [creature for creature in self.creatures if creature.present]

    def new_id(self, stem: str) -> str:
        """A name for an effect or an area that no other has."""
        made = f"{stem}_{self.next_id}"
        self.next_id += 1
        return made


def hostile(one: Creature, other: Creature) -> bool:
    """Do the two belong to opposing sides? Those of neither side are nobody's enemies."""
    return {one.side, other.side} == {HEROES, ENEMIES}
