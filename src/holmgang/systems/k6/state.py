"""The state of a k6 fight: who stands where and how, what everybody intends, and what has been ruled."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from holmgang.systems.k6.tables import CONDITIONS, HAND_HOLDS, OUT, STILL


@dataclass
class Condition:
    """A state somebody is in. What it does stands in the table of conditions under its ``id``."""

    id: str
    kind: str
    bearer: str
    source_id: str = ""
    holder_id: str = ""
    part: str = ""
    against: str = ""
    created_round: int = 0
    expires_round: int | None = None


@dataclass
class Armour:
    """What a combatant wears. ``missing`` are the pieces taken off."""

    id: str = ""
    value: int = 0
    heavy: bool = False
    against: dict[str, int] = field(default_factory=dict)
    covers: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)


@dataclass
class Combatant:
    """Anybody who takes part. ``gone`` says how somebody has left the scene: fled, fallen, left."""

    id: str
    template: str
    side: str
    seat: str
    zone: str
    strength: int
    finesse: int
    soul: int
    lives: int
    lives_max: int
    size: int
    base_speed: str
    weapons: list[str]
    readied: str
    armour: Armour
    shield: int
    resistances: dict[str, int]
    spells: list[str]
    abilities: list[str]
    senses: list[str]
    body_parts: list[str]
    languages: list[str]
    flags: list[str]
    ammo: dict[str, int]
    items: list[str]
    loaded: list[str]
    behind: list[str]
    stance: str
    faction: str = ""
    name: str = ""
    helper: bool = False
    light: bool = False
    pack: bool = False
    unaware: bool = False
    present: bool = True
    arriving: bool = False
    gone: str = ""
    concentration: str = ""
    concentration_on: str = ""
    conditions: list[Condition] = field(default_factory=list)
    rounds_fought: int = 0
    stride: int = 0
    busy_with: str = ""
    busy_left: int = 0
    cover: str = ""

    def has(self, *names: str) -> bool:
        """Is the combatant in any of these conditions?"""
        return any(condition.id in names for condition in self.conditions)

    def condition(self, name: str) -> Condition | None:
        """The first condition of that id."""
        return next((condition for condition in self.conditions if condition.id == name), None)

    def limited(self, limit: str) -> bool:
        """Does any condition keep the combatant from this?"""
        return any(limit in CONDITIONS[condition.id].limits for condition in self.conditions)

    @property
    def still(self) -> bool:
        """Cannot move at all."""
        return self.has(*STILL)

    @property
    def here(self) -> bool:
        """On the scene, in whatever state."""
        return self.present and not self.gone

    @property
    def able(self) -> bool:
        """Still takes part in the fight."""
        return self.here and not self.has(*OUT)

    @property
    def disabled_arms(self) -> list[str]:
        """Arms that cannot be used."""
        if self.limited("hands"):
            return ["left_arm", "right_arm"]
        return [c.part for c in self.conditions if "arm" in CONDITIONS[c.id].limits]

    def attribute(self, name: str) -> int:
        """Strength, finesse or soul."""
        return {"strength": self.strength, "finesse": self.finesse, "soul": self.soul}[name]


@dataclass
class Zone:
    """A place of the scene."""

    id: str
    lit: bool
    passage: int
    room: bool
    walls: bool
    confined: bool
    terrain: list[str]
    hazard: str
    depth: int
    cover: list[str]
    obstacles: list[str]
    overhead: dict[str, int]
    props: list[str]
    links: dict[str, int]


@dataclass
class Item:
    """A thing that lies about or is held without being in use."""

    id: str
    weapon: str
    zone: str
    near: str = ""
    holder: str = ""
    pinned_by: str = ""


@dataclass
class Intention:
    """What somebody intends this round. Fields that a kind does not use stay empty.

    ``stopped`` says by whom it was stopped; ``resolved`` against whom it has taken effect; ``die`` is the one success
    die of the round, 0 before it has fallen.
    """

    who: str
    kind: str
    means: str = ""
    weapon: str = ""
    spell: str = ""
    targets: list[str] = field(default_factory=list)
    attribute: str = ""
    goals: list[str] = field(default_factory=list)
    approach: str = "auto"
    pace: str = "stay"
    declare_wound: bool = False
    after: str = ""
    item: str = ""
    around: list[str] = field(default_factory=list)
    destination: str = ""
    condition: str = ""
    cover: str = ""
    facing: str = ""
    action: str = ""
    method: str = ""
    text: str = ""
    say: str = "none"
    defence: str = "best"
    mode: str = ""
    then: bool = False
    cost: int = 0
    stopped: str = ""
    done: bool = False
    resolved: list[str] = field(default_factory=list)
    wounded: list[str] = field(default_factory=list)
    die: int = 0
    cast: bool = False
    kz: int = -1


@dataclass
class OrderLine:
    """One node of the computed order, as everybody sees it, with the reasons why it stands where it stands."""

    node: str
    actor: str
    target: str
    mutual: bool
    reasons: list[str]
    cycle: bool = False
    done: bool = False


@dataclass
class Precedent:
    """A ruling on a deed outside the list, kept for the next time (K6-33.6)."""

    text: str
    attribute: str
    cost: int
    effect: str


@dataclass
class Coming:
    """Reinforcements on their way."""

    who: list[str]
    round: int | None
    after_alarm: int | None
    run_rounds: int


@dataclass
class Aims:
    """What decides the fight beside the last side standing."""

    hold_rounds: int | None = None
    throw_down: int | None = None
    casts_allowed: int | None = None
    keep: list[str] = field(default_factory=list)
    keep_least: int = 0
    no_alarm: bool = False
    capture: int = 0
    none_escapes: bool = False
    heroes_escape: bool = False


@dataclass
class Fight:
    """All of it. Distances are rounds of running between two combatants, under ``near|far`` in alphabetical order."""

    combatants: list[Combatant]
    zones: list[Zone]
    distances: dict[str, int]
    items: list[Item]
    coming: list[Coming]
    aims: Aims = field(default_factory=Aims)
    round: int = 0
    intentions: list[Intention] = field(default_factory=list)
    order: list[OrderLine] = field(default_factory=list)
    precedents: list[Precedent] = field(default_factory=list)
    alarm_round: int | None = None
    casts: int = 0
    thrown_down: int = 0
    escaped: list[str] = field(default_factory=list)
    demanded: list[str] = field(default_factory=list)
    spent_items: list[str] = field(default_factory=list)

    def get(self, name: str) -> Combatant:
        """The combatant of that id."""
        return next(one for one in self.combatants if one.id == name)

    def zone(self, name: str) -> Zone:
        """The zone of that id."""
        return next(zone for zone in self.zones if zone.id == name)

    def zone_of(self, one: Combatant) -> Zone:
        """Where a combatant stands."""
        return self.zone(one.zone)

    def intention(self, name: str) -> Intention | None:
        """What somebody intends, if anything."""
        return next((intent for intent in self.intentions if intent.who == name), None)

    def foes(self, one: Combatant) -> list[Combatant]:
        """Everybody of the other side who is on the scene."""
        return [other for other in self.combatants if other.faction != one.faction and other.here]

    def friends(self, one: Combatant) -> list[Combatant]:
        """The others of the own side on the scene."""
        return [other for other in self.combatants if other.faction == one.faction and other is not one and other.here]

    def able(self, side: str) -> list[Combatant]:
        """Who of a side still fights."""
        return [one for one in self.combatants if one.side == side and one.able]

    def run_rounds(self, a: str, b: str) -> int:
        """The distance of two combatants."""
        return 0 if a == b else self.distances[pair(a, b)]

    def set_distance(self, a: str, b: str, run_rounds: int) -> None:
        """Put two combatants at a distance."""
        if a != b:
            self.distances[pair(a, b)] = max(0, run_rounds)

    def held_by(self, holder: Combatant) -> Iterator[tuple[Combatant, Condition]]:
        """Everybody whom somebody keeps in a hold, with the hold."""
        for one in self.combatants:
            for condition in one.conditions:
                if condition.holder_id == holder.id:
                    yield one, condition

    def free_hands(self, one: Combatant) -> int:
        """Hands not disabled and not busy holding somebody. A weapon can be let go or hung by its strap at once."""
        busy = sum(HAND_HOLDS.get(hold.id, 0) for _, hold in self.held_by(one))
        return max(0, 2 - len(dict.fromkeys(one.disabled_arms)) - busy)


def pair(a: str, b: str) -> str:
    """The key of a pair, whoever is named first."""
    return f"{a}|{b}" if a < b else f"{b}|{a}"
