"""Who stands where and how, what lies about, what everybody intends, what has been ruled."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from holmgang.systems.k6.flow.tables import CONDITIONS, HAND_HOLDS, OUT, STILL
from holmgang.systems.k6.state.conditions import AnyCondition, Condition, Hold, Injury, Snag, WeaponHold
from holmgang.systems.k6.state.intentions import Intention


@dataclass
class Armour:
    """What a combatant wears. ``missing`` are the pieces taken off."""

    id: str = ""
    value: int = 0
    heavy: bool = False
    against: dict[str, int] = field(default_factory=dict)
    covers: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)


class Announced:
    """Who can intend something. ``intent`` is what he intends this round, if anything; see :meth:`Fight.intend`."""

    intent: Intention | None = None


@dataclass(eq=False, slots=True)
class Combatant(Announced):
    """Anybody who takes part. ``gone`` says how somebody has left the scene: fled, fallen, left.

    He has slots, for Python keeps no more than thirty fields of an object where they are found at once.
    """

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
    faction: str
    name: str
    light: bool
    pack: bool
    unaware: bool
    arriving: bool
    concentration: str
    concentration_on: str
    rounds_fought: int
    present: bool = True
    gone: str = ""
    conditions: list[AnyCondition] = field(default_factory=list)
    stride: int = 0
    busy_with: str = ""
    busy_left: int = 0
    shield_off: int = 0

    def has(self, *names: str) -> bool:
        """Is the combatant in any of these conditions?"""
        for condition in self.conditions:  # noqa: SIM110 - asked a thousand times a match, twice as fast as any()
            if condition.id in names:
                return True
        return False

    def condition(self, name: str) -> Condition | None:
        """The first condition of that id."""
        for condition in self.conditions:
            if condition.id == name:
                return condition
        return None

    def limited(self, limit: str) -> bool:
        """Does any condition keep the combatant from this?"""
        return bool(self.conditions) and self.limited_by(limit) is not None

    def limited_by(self, limit: str) -> str | None:
        """The clause of the condition that keeps the combatant from this, if any does."""
        for condition in self.conditions:
            row = CONDITIONS[condition.id]
            if limit in row.limits:
                return row.clause
        return None

    @property
    def bound_weapon(self) -> WeaponHold | None:
        """The hold on the weapon now in hand; another weapon is free (K6-30.2)."""
        for condition in self.conditions:
            if isinstance(condition, WeaponHold) and condition.weapon in ("", self.readied):
                return condition
        return None

    def holds(self, holder: str = "") -> list[Hold]:
        """The holds somebody is in: all of them, or those of one holder."""
        return [
            c for c in self.conditions if isinstance(c, Hold) and (c.holder_id == holder if holder else c.holder_id)
        ]

    @property
    def still(self) -> bool:
        """Cannot move at all."""
        for condition in self.conditions:  # noqa: SIM110 - asked of everybody whenever he acts
            if condition.id in STILL:
                return True
        return False

    @property
    def here(self) -> bool:
        """On the scene, in whatever state."""
        return self.present and not self.gone

    @property
    def able(self) -> bool:
        """Still takes part in the fight."""
        if self.gone or not self.present:
            return False
        for condition in self.conditions:  # noqa: SIM110 - asked more often than anything else
            if condition.id in OUT:
                return False
        return True

    @property
    def disabled_arms(self) -> list[str]:
        """Arms that cannot be used."""
        if not self.conditions:
            return []
        if self.limited("hands"):
            return ["left_arm", "right_arm"]
        return [
            c.part
            for c in self.conditions
            if isinstance(c, (Hold, Injury, Snag)) and c.part and "arm" in CONDITIONS[c.id].limits
            if not (isinstance(c, Snag) and c.loose)
        ]

    def attribute(self, name: str) -> int:
        """Strength, finesse or soul."""
        return self.strength if name == "strength" else self.finesse if name == "finesse" else self.soul


@dataclass(eq=False)
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


@dataclass(eq=False)
class Item:
    """A thing that lies about or is held without being in use."""

    id: str
    weapon: str
    zone: str
    near: str = ""
    holder: str = ""
    pinned_by: str = ""


@dataclass
class OrderLine:
    """One node of the computed order, as everybody sees it, with the reasons why it stands where it stands."""

    node: str
    actor: str
    target: str
    mutual: bool
    reasons: list[str]
    cycle: bool
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

    hold_rounds: int | None
    throw_down: int | None
    casts_allowed: int | None
    keep: list[str]
    keep_least: int
    no_alarm: bool
    capture: int
    none_escapes: bool
    heroes_escape: bool


@dataclass
class Fight:
    """All of it. Distances are rounds of running between two combatants, under ``near|far`` in alphabetical order."""

    combatants: list[Combatant]
    zones: list[Zone]
    distances: dict[str, int]
    items: list[Item]
    coming: list[Coming]
    aims: Aims
    round: int = 0
    intentions: list[Intention] = field(default_factory=list)
    order: list[OrderLine] = field(default_factory=list)
    precedents: list[Precedent] = field(default_factory=list)
    alarm_round: int | None = None
    casts: int = 0
    thrown_down: int = 0
    escaped: list[str] = field(default_factory=list)
    spent_items: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._people = {one.id: one for one in self.combatants}
        self._places = {zone.id: zone for zone in self.zones}
        self.intend(self.intentions)

    def intend(self, intentions: list[Intention]) -> None:
        """What everybody intends from now on, instead of what was intended before."""
        self.intentions = intentions
        for one in self.combatants:
            one.intent = None
        self.intended = [(self._people[intent.who], intent) for intent in intentions]
        for one, intent in self.intended:
            one.intent = intent

    def get(self, name: str) -> Combatant:
        """The combatant of that id."""
        return self._people[name]

    def zone(self, name: str) -> Zone:
        """The zone of that id."""
        return self._places[name]

    def zone_of(self, one: Combatant) -> Zone:
        """Where a combatant stands."""
        return self._places[one.zone]

    def intention(self, name: str) -> Intention | None:
        """What somebody intends, if anything."""
        return self._people[name].intent

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
            self.distances[pair(a, b)] = run_rounds

    def held_by(self, holder: Combatant) -> Iterator[tuple[Combatant, Hold]]:
        """Everybody whom somebody keeps in a hold, with the hold."""
        for one in self.combatants:
            for condition in one.conditions:
                if isinstance(condition, Hold) and condition.holder_id == holder.id:
                    yield one, condition

    def free_hands(self, one: Combatant) -> int:
        """Hands not disabled and not busy holding somebody. A weapon can be let go or hung by its strap at once."""
        busy = sum(HAND_HOLDS.get(hold.id, 0) for _, hold in self.held_by(one))
        return max(0, self.hands(one) - busy)

    def hands(self, one: Combatant) -> int:
        """Hands not disabled, whatever they hold: he may let go (K6-11.27). A beast holds with its jaws (K6-20.16)."""
        if "animal" in one.flags:
            return 1
        return 2 - len(dict.fromkeys(one.disabled_arms)) if one.conditions else 2


@lru_cache(4096)
def pair(a: str, b: str) -> str:
    """The key of a pair, whoever is named first."""
    return f"{a}|{b}" if a < b else f"{b}|{a}"
