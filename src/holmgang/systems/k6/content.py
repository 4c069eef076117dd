"""Content of k6 packs and scenarios: weapons, armour, spells, creatures, and the set-up of a fight."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Annotated, Final, Literal, NamedTuple, get_args

from pydantic import AfterValidator, Field

from holmgang.kernel.content import Entry, Id, Natural, Ref, Texts, unknown_name
from holmgang.kernel.errors import misspelt
from holmgang.kernel.messages import Translatable

Attribute = Literal["strength", "finesse", "soul"]
Attributed = Annotated[int, Field(ge=-20, le=100)]
BandName = Literal["contact", "short", "medium", "long"]
SpeedName = Literal["crawl", "walk", "run", "gallop"]
SPEEDS: tuple[str, ...] = get_args(SpeedName)
Sense = Literal["infravision", "ultra_hearing"]
Flag = Literal["animal", "fearless", "leader", "mindless", "timid"]
Ability = Literal["two_target_attack"]
DamageType = Literal["crush", "pierce", "slash", "fire", "lightning", "cold", "acid", "mental", "poison"]
SideEffect = Literal["burn", "ignite", "knock_down", "push"]
ArmourPiece = Literal["front", "back", "belly", "head"]
BodyPart = Literal["left_arm", "right_arm", "left_leg", "right_leg", "head", "torso", "belly", "eye", "tail"]
SpellCondition = Literal[
    "blind",
    "invisible",
    "confused",
    "hallucinating",
    "amnesia",
    "afraid",
    "slowed",
    "hasted",
    "paralysed",
    "sparking",
]
ITEMS: Final = ("lantern", "rope", "horn", "sand", "mud", "potion", "potion_in_hand", "pack_down")
"""Items that a rule knows; scrolls are named by their spell."""
LANGUAGES: Final = ("common", "skret")
"""Languages of the book's own people."""


def _open(field: str, known: Sequence[str]) -> AfterValidator:
    """Let a word of an author's own pass, but no misspelt known one."""

    def checked(word: str) -> str:
        if misspelt(word, known):
            raise ValueError(unknown_name(Translatable(f"entry of {field}", "entry-of", kind=field), word, known))
        return word

    return AfterValidator(checked)


Item = Annotated[str, _open("items", ITEMS)]
Language = Annotated[str, _open("languages", LANGUAGES)]


class AddedDamage(Entry):
    """Further damage that comes with a wound, in damage dice (K6-21.12)."""

    kz: int = Field(ge=1)
    type: DamageType


class Handling(NamedTuple):
    """All of a weapon that decides whether a combatant can use it; see the fields of :class:`WeaponModel`."""

    uses: tuple[str, ...]
    hands: int
    part: str
    reload: str
    weight: str
    twice: int


class WeaponModel(Entry):
    """A weapon. ``ranged`` says how it works at a distance; ``weight`` decides the attribute."""

    name: Texts
    damage: int = Field(0, ge=-100, le=100)
    kz: Natural = 0
    types: list[DamageType] = Field(min_length=1)
    weight: Literal["light", "heavy", "unarmed", "natural"] = "light"
    melee: bool = True
    ranged: Literal["none", "shoot", "throw"] = "none"
    reload: Literal["none", "bow", "crossbow"] = "none"
    hands: int = Field(1, ge=0, le=2)
    max_band: BandName = "contact"
    long: bool = False
    area: bool = False
    costly: bool = False
    nonlethal: bool = False
    hooks: bool = False
    blade: bool = False
    added: list[AddedDamage] = []
    poison: Literal["none", "weakening", "deadly"] = "none"
    part: BodyPart | Literal[""] = ""

    @cached_property
    def uses(self) -> tuple[str, ...]:
        """The uses of it: in melee, to shoot, to throw."""
        by_hand = ("melee",) if self.melee and self.weight != "unarmed" else ()
        return by_hand if self.ranged == "none" else (*by_hand, self.ranged)

    @cached_property
    def twice(self) -> int:
        """Twice what it adds to the difference on average."""
        return 2 * self.damage + self.kz

    @cached_property
    def handling(self) -> Handling:
        """Everything that decides whether a combatant can use it."""
        return Handling(self.uses, self.hands, self.part, self.reload, self.weight, self.twice)


class ArmourModel(Entry):
    """Armour; a ``grade`` takes its value from the knobs. ``covers`` are sides and pieces really covered.

    ``natural``: hide, shell or stone, of which no piece comes off (K6-23.2).
    """

    name: Texts
    value: Natural = 0
    grade: Literal["none", "light", "heavy"] = "none"
    heavy: bool = False
    against: dict[DamageType, int] = {}
    covers: list[ArmourPiece] = ["front", "back", "belly", "head"]
    natural: bool = False


class SpellModel(Entry):
    """A spell. ``defence`` is what targets defend with; ``allows`` which side effects make sense."""

    name: Texts
    sort: Literal["offensive", "defensive", "support", "other"] = "offensive"
    defence: Attribute | None = None
    kz: Natural = 0
    type: DamageType | Literal[""] = ""
    targets: Literal["one", "several", "area", "self", "ally", "place", "weapon"] = "one"
    max_targets: Natural = 1
    max_band: BandName = "medium"
    concentration: bool = False
    rounds: Natural = 0
    condition: SpellCondition | Literal[""] = ""
    condition_cost: Natural = 1
    allows: list[SideEffect] = []
    usable_as_defence: bool = False
    full_defence: bool = False
    leaves: bool = False
    heals_kz: Natural = 0
    heals: Natural = 0
    adds_kz: Natural = 0


class CreatureModel(Entry):
    """A hero or a creature. The first weapon is the one in hand."""

    name: Texts
    side: Literal["hero", "gm"] = "gm"
    strength: Attributed
    finesse: Attributed
    soul: Attributed
    lives: int = Field(ge=1, le=10_000)
    size: int = Field(0, ge=-2, le=4)
    speed: SpeedName = "run"
    weapons: list[Annotated[str, Ref("weapons")]] = []
    armour: Annotated[str, Ref("armour")] | None = None
    shield: bool = False
    resistances: dict[DamageType, int] = {}
    spells: list[Annotated[str, Ref("spells")]] = []
    abilities: list[Ability] = []
    senses: list[Sense] = []
    body_parts: list[BodyPart] = ["left_arm", "right_arm", "left_leg", "right_leg", "head", "torso", "belly"]
    languages: list[Language] = ["common"]
    flags: list[Flag] = []
    ammo: dict[Annotated[str, Ref("weapons")], Natural] = {}
    items: list[Item] = []
    stance: Literal["kill", "stop", "capture", "escape"] = "kill"


class ConditionSetup(Entry):
    """A condition of a combatant when the fight begins."""

    id: str
    holder: str = ""
    source: str = ""
    part: str = ""
    against: str = ""
    rounds: Natural | None = None


class CombatantSetup(Entry):
    """One participant: a template and what differs from it.

    ``unaware`` is true where he expects no fight, or lists the opponents of whom he does not know. Without it he does
    not know of opponents who are hidden or invisible when the fight begins (K6-16.15).
    """

    template: str | None = None
    name: Texts | None = None
    side: Literal["hero", "gm"] | None = None
    faction: str | None = None
    seat: Id | None = None
    zone: Id | None = None
    strength: Attributed | None = None
    finesse: Attributed | None = None
    soul: Attributed | None = None
    lives: int | None = Field(None, ge=-1000, le=10_000)
    lives_max: Natural | None = None
    size: int | None = Field(None, ge=-2, le=4)
    speed: SpeedName | None = None
    weapons: list[Annotated[str, Ref("weapons")]] | None = None
    readied: str | None = None
    armour: int | str | None = None
    missing: list[ArmourPiece] = []
    shield: bool | None = None
    resistances: dict[DamageType, int] | None = None
    spells: list[Annotated[str, Ref("spells")]] | None = None
    abilities: list[Ability] | None = None
    senses: list[Sense] | None = None
    languages: list[str] | None = None
    flags: list[Flag] | None = None
    ammo: dict[str, Natural] = {}
    items: list[str] | None = None
    loaded: list[str] | None = None
    conditions: list[str | ConditionSetup] = []
    concentration: str = ""
    concentration_on: str = ""
    unaware: bool | list[Id] | None = None
    light: bool = False
    behind: list[str] = []
    winded: bool = False
    rounds_fought: Natural = 0
    pack: bool = False
    helper: bool = False
    arriving: bool = False
    stance: Literal["kill", "stop", "capture", "escape"] | None = None


class ThingSetup(Entry):
    """A thing of the place that can be used in the fight (K6-32.7): its damage, and what it is good for."""

    damage: int = Field(1, ge=0, le=3)
    uses: list[Literal["throw", "swing", "overturn", "climb"]] = Field(["throw", "swing"], min_length=1)


class ZoneSetup(Entry):
    """A place. ``passage`` is how many can try to get past one blocker at a time; 0: wide open.

    ``walls``: is there a wall, a door, a wagon that an opponent can be pressed or pinned to? A fight without any place
    named is in a room.
    """

    name: Texts | None = None
    lit: bool = True
    passage: int = Field(0, ge=0)
    room: bool = True
    walls: bool = False
    confined: bool = False
    terrain: list[Literal["wading", "mud"]] = []
    hazard: Literal["none", "chasm", "trap"] = "none"
    depth: Natural = 0
    cover: list[str] = []
    obstacles: list[str] = []
    overhead: dict[str, Natural] = {}
    props: list[str] = []
    things: dict[Id, ThingSetup] = {}
    links: dict[str, Natural] = {}


class ItemSetup(Entry):
    """A thing on the ground: a weapon or another object."""

    weapon: Annotated[str, Ref("weapons")] | None = None
    zone: Id | None = None
    near: str = ""


class Reinforcement(Entry):
    """Combatants who come later: at the start of a round, or so many rounds after the alarm."""

    combatants: list[str]
    round: Natural | None = None
    after_alarm: Natural | None = None
    run_rounds: Natural = 1


class Victory(Entry):
    """Aims of the heroes, and events that spoil them, beside the last side standing."""

    hold_rounds: Natural | None = None
    throw_down: Natural | None = None
    casts_allowed: Natural | None = None
    keep: list[str] = []
    keep_least: Natural = 0
    no_alarm: bool = False
    capture: Natural = 0
    none_escapes: bool = False
    heroes_escape: bool = False


class Setup(Entry):
    """The scene of a fight (K6-1.1)."""

    combatants: dict[Id, CombatantSetup] = Field(min_length=1)
    zones: dict[Id, ZoneSetup] = {}
    distance: Natural = 0
    distances: dict[str, dict[str, Natural]] = {}
    items: dict[Id, ItemSetup] = {}
    reinforcements: list[Reinforcement] = []
    victory: Victory = Victory()
