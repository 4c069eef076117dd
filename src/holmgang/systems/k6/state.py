"""The state of a k6 fight: combatants with their conditions and intentions, places, things, rulings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import ClassVar

from holmgang.kernel.play import Play
from holmgang.systems.k6.knobs import Knobs
from holmgang.systems.k6.tables import ARMS, CONDITIONS, HELD, INJURY, OTHER_LIMBS, OUT, SPELL, STILL

# ---- conditions ------------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Condition:
    """A state of a combatant. Its effects stand in the table of conditions under its ``id``.

    ``source_id`` is the combatant who caused it. Conditions with more fields are of the types below.
    """

    id: str
    source_id: str = ""
    created_round: int = 0
    expires_round: int | None = None

    @property
    def same_as(self) -> tuple[str, ...]:
        """The key by which a new condition replaces an older one."""
        return (self.id,)


@dataclass(eq=False)
class Hold(Condition):
    """Kept in it by an opponent (K6-29.1); ``part`` is the limb he has got hold of, if it is one."""

    holder_id: str = ""
    part: str = ""

    @property
    def same_as(self) -> tuple[str, ...]:
        return (self.id, self.holder_id, self.part)


@dataclass(eq=False)
class WeaponHold(Hold):
    """A weapon is hooked or seized, to be wrung from the hand (K6-30.2)."""

    weapon: str = ""


@dataclass(eq=False)
class ThingHold(Hold):
    """An opponent stands on a thing that is held (K6-30.9)."""

    item: str = ""


@dataclass(eq=False)
class Injury(Condition):
    """A part of the body that cannot be used (K6-22.5)."""

    part: str = ""

    @property
    def same_as(self) -> tuple[str, ...]:
        return (self.id, self.part)


@dataclass(eq=False)
class Snag(Condition):
    """Caught by the sleeve. ``loose``: it is being torn off in passing, so the arm can be used this round (K6-24.6)."""

    part: str = ""
    loose: bool = False

    @property
    def same_as(self) -> tuple[str, ...]:
        return (self.id, self.part)


@dataclass(eq=False)
class InCover(Condition):
    """Behind something; an ``obstacle`` stands between the two in close combat as well (K6-11.11)."""

    behind: str = ""
    obstacle: bool = False


@dataclass(eq=False)
class Regard(Condition):
    """It concerns one opponent only: an opening found, a shield turned to him."""

    against: str = ""

    @property
    def same_as(self) -> tuple[str, ...]:
        return (self.id, self.against)


@dataclass(eq=False)
class Aimed(Regard):
    """A weapon is aimed at an opponent, or at a place (K6-18.3)."""

    weapon: str = ""


@dataclass(eq=False)
class Enchantment(Regard):
    """The work of a spell; ``against`` is whom a fear concerns."""

    spell: str = ""


@dataclass(eq=False)
class Poisoning(Condition):
    """A poison in the blood (house, G3); a deadly one takes a life each round."""

    deadly: bool = False


AnyCondition = (
    Condition | Hold | WeaponHold | ThingHold | Injury | Snag | InCover | Regard | Aimed | Enchantment | Poisoning
)

SPECIAL: dict[str, type[Condition]] = {
    "weapon_bound": WeaponHold,
    "object_pinned": ThingHold,
    "pinned_clothing": Snag,
    "in_cover": InCover,
    "aimed": Aimed,
    "opening": Regard,
    "shield_turned": Regard,
    "poisoned": Poisoning,
}
BY_DURATION: dict[str, type[Condition]] = {HELD: Hold, INJURY: Injury, SPELL: Enchantment}


def type_of(name: str) -> type[Condition]:
    """The type of the condition of that name."""
    return SPECIAL.get(name) or BY_DURATION.get(CONDITIONS[name].duration, Condition)


# ---- intentions ------------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class PlannedAttack:
    """A threat: by what means, with what, against whom. ``thing`` is what is fought over or brought down.

    ``loaded``: the bow was loaded when the round began, so there is time to load it again (K6-4.5).
    """

    means: str
    targets: list[str]
    attribute: str
    weapon: str = ""
    spell: str = ""
    thing: str = ""
    goals: list[str] = field(default_factory=list)
    declare_wound: bool = False
    loaded: bool = False


class PlannedDeed:
    """Base of all kinds of intention: the attack it makes, if it makes one, and whom it is directed at.

    ``clauses`` are those by which it is more than the announcement of something to be resolved.
    """

    kind: ClassVar[str]
    clauses: ClassVar[tuple[str, ...]] = ()
    attack: PlannedAttack | None

    def directed_at(self) -> list[str]:
        """Return the ids of those whom it concerns."""
        return self.attack.targets if self.attack is not None else []

    def spoken(self) -> str:
        """The spell that is spoken, for whatever purpose."""
        return self.attack.spell if self.attack is not None else ""


class Harmless(PlannedDeed):
    """Base of kinds that make no attack."""

    attack: None = None


@dataclass(eq=False)
class Engage(PlannedDeed):
    """Attack an opponent, by any means. ``pace``: movement after a shot."""

    kind: ClassVar[str] = "engage"
    attack: PlannedAttack
    approach: str = "auto"
    pace: str = "stay"


@dataclass(eq=False)
class Block(PlannedDeed):
    """Stop an opponent from getting past or away."""

    kind: ClassVar[str] = "block"
    attack: PlannedAttack


@dataclass(eq=False)
class Prevent(PlannedDeed):
    """Stop an opponent from his deed."""

    kind: ClassVar[str] = "prevent"
    attack: PlannedAttack
    method: str


@dataclass(eq=False)
class ForceThrough(PlannedDeed):
    """Force a way past an opponent who fills it."""

    kind: ClassVar[str] = "force_through"
    attack: PlannedAttack


@dataclass(eq=False)
class PassBy(PlannedDeed):
    """Run around people, and then perhaps attack."""

    kind: ClassVar[str] = "pass_by"
    around: list[str]
    then: PlannedAttack | None = None

    def __post_init__(self) -> None:
        self.attack = self.then


@dataclass(eq=False)
class Move(Harmless):
    """Move to a place, behind something, towards a combatant, or away; ``drags``: whom he drags along (K6-11.36)."""

    kind: ClassVar[str] = "move"
    destination: str
    pace: str
    towards: str = ""
    drags: str = ""

    def directed_at(self) -> list[str]:
        return [self.towards] if self.towards else []


@dataclass(eq=False)
class Flee(Harmless):
    """Flee from those named, or from all opponents."""

    kind: ClassVar[str] = "flee"
    away_from: list[str]
    attribute: str

    def directed_at(self) -> list[str]:
        return self.away_from


@dataclass(eq=False)
class FullDefence(Harmless):
    """Nothing but defence, perhaps from cover, behind a shield turned to one side, or by a spell."""

    kind: ClassVar[str] = "full_defence"
    cover: str = ""
    spell: str = ""
    facing: str = ""

    def spoken(self) -> str:
        return self.spell


@dataclass(eq=False)
class BreakDisadvantage(Harmless):
    """Out of a disadvantage; ``through`` is by whom one breaks out of an encirclement."""

    kind: ClassVar[str] = "break_disadvantage"
    condition: str
    attribute: str
    through: str = ""


@dataclass(eq=False)
class Aim(Harmless):
    """Take aim at an opponent or at a place."""

    kind: ClassVar[str] = "aim"
    weapon: str
    at: str = ""

    def directed_at(self) -> list[str]:
        return [self.at] if self.at else []


@dataclass(eq=False)
class Ready(PlannedDeed):
    """A shot kept ready for a deed of the target; ``attack`` once it goes off."""

    kind: ClassVar[str] = "ready"
    weapon: str
    target: str
    trigger: str
    attack: PlannedAttack | None = None

    def directed_at(self) -> list[str]:
        return [self.target]


@dataclass(eq=False)
class Feint(Harmless):
    """A mock attack, a chair under the feet, waiting for an opening."""

    kind: ClassVar[str] = "feint"
    target: str

    def directed_at(self) -> list[str]:
        return [self.target]


@dataclass(eq=False)
class Distract(Harmless):
    """Draw an opponent's attention: with stones, with shouts, with a spell."""

    kind: ClassVar[str] = "distract"
    target: str
    by: str

    def directed_at(self) -> list[str]:
        return [self.target]


@dataclass(eq=False)
class CastSupport(Harmless):
    """Cast a spell that threatens no opponent."""

    kind: ClassVar[str] = "cast_support"
    spell: str
    beneficiary: str = ""

    def directed_at(self) -> list[str]:
        return [self.beneficiary] if self.beneficiary else []

    def spoken(self) -> str:
        return self.spell


@dataclass(eq=False)
class Hide(Harmless):
    """Get out of the opponents' sight, behind something or in the dark."""

    kind: ClassVar[str] = "hide"
    where: str = ""


@dataclass(eq=False)
class Concentrate(Harmless):
    """Keep a spell up."""

    kind: ClassVar[str] = "concentrate"


@dataclass(eq=False)
class PickUp(PlannedDeed):
    """Take a thing from the ground, and then perhaps attack with it."""

    kind: ClassVar[str] = "pick_up"
    thing: str
    then: PlannedAttack | None = None

    def __post_init__(self) -> None:
        self.attack = self.then


@dataclass(eq=False)
class Interact(Harmless):
    """Something with one's gear, or with a thing of the place; ``weapon`` is what it is done with."""

    kind: ClassVar[str] = "interact"
    action: str
    weapon: str = ""


@dataclass(eq=False)
class Bind(Harmless):
    """Tie an opponent up."""

    kind: ClassVar[str] = "bind"
    target: str

    def directed_at(self) -> list[str]:
        return [self.target]


@dataclass(eq=False)
class KeepHold(Harmless):
    """Hold on to whom one holds."""

    kind: ClassVar[str] = "hold"
    clauses: ClassVar[tuple[str, ...]] = ("K6-29.3",)


@dataclass(eq=False)
class Arrive(Harmless):
    """Join the fight: fresh and late, or winded and now."""

    kind: ClassVar[str] = "arrive"
    mode: str


@dataclass(eq=False)
class Speak(Harmless):
    """Cry out, demand surrender, give orders."""

    kind: ClassVar[str] = "speak"
    purpose: str


@dataclass(eq=False)
class Surrender(Harmless):
    """Give up."""

    kind: ClassVar[str] = "surrender"


@dataclass(eq=False)
class Wait(Harmless):
    """The intention to do nothing, and to defend."""

    kind: ClassVar[str] = "wait"


@dataclass(eq=False)
class FreeDeed(PlannedDeed):
    """A deed off the list; the master names its cost and its effect (K6-33.5)."""

    kind: ClassVar[str] = "other"
    text: str
    attack: PlannedAttack
    cost: int = 0
    effect: str = ""


AnyDeed = (
    Engage
    | Block
    | Prevent
    | ForceThrough
    | PassBy
    | Move
    | Flee
    | FullDefence
    | BreakDisadvantage
    | Aim
    | Ready
    | Feint
    | Distract
    | CastSupport
    | Hide
    | Concentrate
    | PickUp
    | Interact
    | Bind
    | KeepHold
    | Arrive
    | Speak
    | Surrender
    | Wait
    | FreeDeed
)


@dataclass(eq=False)
class Intention:
    """The intention of a combatant for this round, and what has become of it.

    ``say``, ``defence`` and ``after`` go with any deed: words in passing, how to defend, after which ally. ``runs_at``
    are those he runs up to (K6-5.3), settled once all have announced. ``stopped`` says by whom it was stopped;
    ``resolved`` against whom it has taken effect; ``die`` is the one success die of the round, 0 before it has fallen,
    ``recorded`` if it fell in a cycle, before its turn had come (K6-10.6);
    ``used``: what the attack uses up is gone; ``drawn``: it has come to a draw, and nothing bought there can cancel it
    (K6-20.10); ``kz`` is the damage that the dice of a spell have given, −1 before.
    """

    who: str
    deed: AnyDeed
    say: str = "none"
    defence: str = "best"
    after: str = ""
    runs_at: list[str] = field(default_factory=list)
    stopped: str = ""
    done: bool = False
    resolved: list[str] = field(default_factory=list)
    wounded: list[str] = field(default_factory=list)
    die: int = 0
    recorded: bool = False
    cast: bool = False
    used: bool = False
    drawn: bool = False
    kz: int = -1

    @property
    def kind(self) -> str:
        """The kind of deed."""
        return self.deed.kind

    @property
    def attack(self) -> PlannedAttack | None:
        """The attack it makes, if it makes one."""
        return self.deed.attack

    @property
    def targets(self) -> list[str]:
        """The ids of those at whom it is directed."""
        return self.deed.directed_at()

    @property
    def means(self) -> str:
        """The means of its attack; empty for what is no attack."""
        attack = self.deed.attack
        return attack.means if attack is not None else ""

    @property
    def spell(self) -> str:
        """The spell that is spoken, for whatever purpose."""
        return self.deed.spoken()

    @property
    def pace(self) -> str:
        """Movement after a shot: stay, withdraw, run."""
        return self.deed.pace if isinstance(self.deed, Engage) else "stay"


# ---- the fight -------------------------------------------------------------------------------------------------------


@dataclass
class Armour:
    """Armour of a combatant. ``missing`` are the pieces taken off; from a ``natural`` one nothing comes off."""

    id: str = ""
    value: int = 0
    heavy: bool = False
    against: dict[str, int] = field(default_factory=dict)
    covers: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    natural: bool = False


class Announced:
    """Base of a combatant. ``intent`` is his intention of this round, if any; see :meth:`State.intend`."""

    intent: Intention | None = None


@dataclass(eq=False, slots=True)
class Combatant(Announced):
    """A participant. ``gone`` says how he has left the scene: fled, fallen, left; ``shot`` what he shot or threw with.
    ``lies_as`` is how things stood when he chose to lie still, felled (K6-6.7).

    ``unaware``: he expects no fight at all. ``unaware_of`` are single opponents of whom he does not know; both are
    asked through :func:`holmgang.systems.k6.board.relations.knows_of`.

    It has slots: Python looks up more than thirty fields of an ordinary object slowly.
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
    unaware_of: list[str]
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
    shot: list[str] = field(default_factory=list)
    lies_as: str = ""

    def has(self, *names: str) -> bool:
        """Return whether the combatant is in any of these conditions."""
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
        """Return whether a condition keeps the combatant from this."""
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
        """Return the holds on this combatant: all of them, or those of one holder."""
        return [
            c for c in self.conditions if isinstance(c, Hold) and (c.holder_id == holder if holder else c.holder_id)
        ]

    @property
    def still(self) -> bool:
        """Cannot move at all."""
        for condition in self.conditions:  # noqa: SIM110 - asked whenever a combatant acts
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
    def felled(self) -> bool:
        """Lies there at 0 lives or fewer: he can crawl and nothing else (K6-6.7)."""
        if not self.conditions or not self.has("knocked_out"):
            return False
        return self.here and not self.has("bound", "unconscious", "surrendered")

    @property
    def limbs(self) -> tuple[str, ...]:
        """The parts of the body by which the combatant can be seized: arms, else legs or a tail, else the body."""
        for parts in (ARMS, OTHER_LIMBS):
            if found := tuple([part for part in parts if part in self.body_parts]):
                return found
        return ("torso",)

    def attribute(self, name: str) -> int:
        """Strength, finesse or soul."""
        return self.strength if name == "strength" else self.finesse if name == "finesse" else self.soul


@dataclass(eq=False)
class SceneThing:
    """A thing of the place: the damage it does, and its uses: throw, swing, overturn, climb (K6-32.7)."""

    damage: int
    uses: list[str]


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
    things: dict[str, SceneThing]
    links: dict[str, int]

    def things_to(self, use: str) -> list[str]:
        """Return the things that are good for a use."""
        return [name for name, thing in self.things.items() if use in thing.uses]


@dataclass(eq=False)
class LooseItem:
    """A thing that lies about or is held without being in use."""

    id: str
    weapon: str
    zone: str
    near: str = ""
    holder: str = ""
    pinned_by: str = ""


@dataclass
class OrderLine:
    """One node of the computed order, as all seats see it, with the reasons for its place."""

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
    """Aims that decide the fight beside the last side standing."""

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
class State:
    """The whole fight. Distances are rounds of running between two combatants, by their ids in alphabetical order."""

    combatants: list[Combatant]
    zones: list[Zone]
    distances: dict[str, int]
    items: list[LooseItem]
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
        """Replace all intentions."""
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
        """Return the zone of a combatant."""
        return self._places[one.zone]

    def intention(self, name: str) -> Intention | None:
        """Return the intention of a combatant, if there is one."""
        return self._people[name].intent

    def foes(self, one: Combatant) -> list[Combatant]:
        """Return the opponents who are on the scene."""
        return [other for other in self.combatants if other.faction != one.faction and other.here]

    def friends(self, one: Combatant) -> list[Combatant]:
        """The others of the own side on the scene."""
        return [other for other in self.combatants if other.faction == one.faction and other is not one and other.here]

    def able(self, side: str) -> list[Combatant]:
        """Return those of a side who still fight."""
        return [one for one in self.combatants if one.side == side and one.able]

    def run_rounds(self, a: str, b: str) -> int:
        """The distance of two combatants."""
        return 0 if a == b else self.distances[pair(a, b)]

    def set_distance(self, a: str, b: str, run_rounds: int) -> None:
        """Put two combatants at a distance."""
        if a != b:
            self.distances[pair(a, b)] = run_rounds

    def held_by(self, holder: Combatant) -> Iterator[tuple[Combatant, Hold]]:
        """Yield all whom a combatant holds, each with the hold. A hold that the master imposed has no other holder."""
        for one in self.combatants:
            for condition in one.conditions:
                if isinstance(condition, Hold) and condition.holder_id == holder.id and one is not holder:
                    yield one, condition


@lru_cache(4096)
def pair(a: str, b: str) -> str:
    """Return the key of a pair, in either order."""
    return f"{a}|{b}" if a < b else f"{b}|{a}"


GamePlay = Play[State, Knobs]
"""The play of this system."""
