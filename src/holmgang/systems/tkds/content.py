"""The models of packs and scenarios: what people write in YAML."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from fractions import Fraction
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, ValidationInfo, create_model
from pydantic.fields import FieldInfo

from holmgang.kernel.content import DiceText, Entry, Id, Measure, Natural, Ref, Texts, unknown_name
from holmgang.kernel.messages import Translatable
from holmgang.systems.tkds import rules

Skill = Literal["might", "dexterity", "intelligence", "personality"]
SideName = Literal["heroes", "enemies", "neutral"]


MOST_METRES = 1000


def _metres(value: int | str) -> int | str:
    try:
        metres = Fraction(value)
    except (ValueError, ZeroDivisionError):
        text = "expected a whole number or a fraction in quotes, like '5/2'"
        raise ValueError(Translatable(text, "metres")) from None
    if abs(metres) > MOST_METRES:
        raise ValueError(Translatable(f"at most {MOST_METRES} metres", "most-metres", most=str(MOST_METRES)))
    return value


def _some_metres(value: int | str) -> int | str:
    if Fraction(value) <= 0:
        raise ValueError(Translatable("a creature on a map must be more than 0 metres tall", "no-size"))
    return value


Metres = Annotated[int | str, AfterValidator(_metres), Measure("m", -MOST_METRES, MOST_METRES)]
"""A height: a whole number, or a fraction in quotes."""
Size = Annotated[int | str, AfterValidator(_metres), AfterValidator(_some_metres), Measure("m", 0, MOST_METRES)]
ReachSquares = Annotated[int, Field(ge=0, le=20)]
SkillValue = Annotated[int, Field(ge=rules.SKILLS[0], le=rules.SKILLS[-1])]
CellModel = tuple[int, int]


class _Layers(Ref):
    """Several ids with ``+`` between, one laid over the other."""

    def check(self, value: str, info: ValidationInfo) -> str:
        for part in value.split("+"):
            super().check(part.strip(), info)
        return value


Terrain = Annotated[str, _Layers("terrain")]


Difficulty = Literal["mud", "swamp", "snow", "rubble", "stairs", "roots", "water", "swim", "climb"]
"""Difficulties of a square (TK-8)."""
Ignorable = Literal[Difficulty, "ally", "body", "enemy", "threat", "blind", "crawl", "hobbled", "sneak"]
"""Difficulties that a creature may be spared (TK-8.8)."""
Trait = Literal["timid", "skittish", "fire_stops_healing", "prefers_cover"]
DamageKind = Literal["", "fire", "burning", "bleeding", "acid", "poison", "paralysis", "sleep"]
"""The kind of damage of a lasting effect, where its own kind does not say it."""
ATTACK_WORDS = ("weapons", "spells", "fire", "mind", "thrusting", "slashing", "blunt", "shot", "unarmed")
EFFECT_WORDS = ("burning", "bleeding", "acid", "poison", "paralysis", "sleep")


class _Harmful(Ref):
    """Something a creature may be immune to: a word for attacks or effects, or an entry of the pack."""

    def check(self, value: str, info: ValidationInfo) -> str:
        ids: Mapping[str, Collection[str]] | None = info.context
        if value in ATTACK_WORDS or value in EFFECT_WORDS or ids is None:
            return value
        known = [*ATTACK_WORDS, *EFFECT_WORDS, *(name for kind in self.kinds for name in ids.get(kind, ()))]
        if value not in known:
            kinds = ", ".join(self.kinds)
            raise ValueError(unknown_name(Translatable(f"entry of {kinds}", "entry-of", kind=kinds), value, known))
        return value


Harmful = Annotated[str, _Harmful("conditions", "weapons", "spells", "gear", "abilities")]


class Named(Entry):
    """An entry with a name of its own in several languages."""

    name: Texts | None = None


class NaturalModel(Entry):
    """The effect of a natural 20 on the target of an attack, or of a natural 1 on the attacker (TK-10.9)."""

    damage: DiceText = (0, 0)
    condition: Annotated[str, Ref("conditions", blank=True)] = ""
    condition_dice: DiceText = (0, 0)
    luck_ends: bool = True
    push_m: Natural = 0
    drops: bool = False


class WeaponModel(Named):
    price_mi: Natural = 0
    slots: Natural = 1
    light: bool = False
    grip: Literal["two_handed", "one_handed", "handy", "natural"] = "one_handed"
    dice: DiceText = (1, 6)
    might: int = 0
    dexterity: int = 0
    agile: bool = False
    brutal: bool = False
    black_powder: bool = False
    flintlock: bool = False
    long: bool = False
    loading: bool = False
    piercing: bool = False
    sweep: bool = False
    versatile: bool = False
    range_m: Natural = 0
    thrown_m: Natural = 0
    special: Literal["", "whip", "staff", "main_gauche", "long_bow", "sling", "howitzer", "sight"] = ""
    cut: Literal["thrusting", "slashing", "blunt", "shot", "area"] = "blunt"
    blade: bool = False
    ammunition: Annotated[str, Ref("gear", blank=True)] = ""
    improvised: bool = False
    fragile: bool = False
    fire: bool = False
    on_natural20: NaturalModel | None = None
    on_natural1: NaturalModel | None = None


class ArmourModel(Named):
    kind: Literal["clothing", "light", "medium", "heavy", "shield"]
    defence: Natural
    might: int = 0
    slots: Natural = 1
    price_mi: Natural = 0


class GearModel(Named):
    price_mi: Natural = 0
    slots: Natural = 1
    light: bool = False
    uses: Natural = 1
    fragile: bool = False
    use: Literal[
        "",
        "aid_kit",
        "oil_flask",
        "grenade",
        "caltrops",
        "torch",
        "lantern",
        "candle",
        "flint",
        "matches",
        "potion",
        "thieves_tools",
        "alchemist_tools",
        "climbing_gear",
        "telescope",
        "cleaning_kit",
        "ammunition",
        "saddle",
    ] = ""
    heals: DiceText = (0, 0)


class TerrainModel(Named):
    """A kind of square, for the legends of maps."""

    glyph: str = ""
    cover: Literal["none", "low", "slit", "tall"] = "none"
    kinds: list[Difficulty] = []
    elevation: Metres | None = None
    door: Literal["", "open", "closed"] = ""
    deep: bool = False
    under_water: bool = False
    cramped: bool = False
    caltrops: bool = False
    oil: bool = False
    fire: Natural = 0
    trap: DiceText = (0, 0)


class ConditionModel(Named):
    polarity: Literal["negative", "positive", "neutral"] = "negative"


class SpellModel(Named):
    cost: Natural = 1
    range_m: Natural = 10
    area: Natural = 0
    concentration: bool = False
    against: Literal["", "defence", "might", "dexterity", "intelligence", "personality"] = ""
    resist: Skill | None = None
    dice: DiceText = (0, 0)
    half_on_resist: bool = False
    heals: DiceText = (0, 0)
    condition: Annotated[str, Ref("conditions", blank=True)] = ""
    condition_dice: DiceText = (0, 0)
    condition_skills: list[Skill] = []
    condition_on_natural20: bool = False
    luck_ends: bool = False
    overcome: Skill | None = None
    polarity: Literal["negative", "positive"] = "negative"
    push_m: Natural = 0
    push_stop_dice: DiceText = (0, 0)
    square_kind: Difficulty | Literal[""] = ""
    obscures: bool = False
    school: str = "arcane"
    mind: bool = False
    fire: bool = False


class AbilityModel(Named):
    uses: Natural = 1
    per_rounds: Natural = 0
    effect: Literal["command", "breath", "heal", "boon", "magic", ""] = ""
    range_m: Natural = 0
    area: Natural = 0
    dice: DiceText = (0, 0)
    resist: Skill | None = None
    condition: Annotated[str, Ref("conditions", blank=True)] = ""
    condition_dice: DiceText = (0, 0)
    condition_skill: Skill | None = None
    rounds: Natural = 0
    fire: bool = False


class TalentModel(Named):
    most: Natural = 1
    needs_intelligence: Natural = 0


class RaceModel(Named):
    health: Natural
    momentum: Natural


class CallingModel(Named):
    """A class of heroes."""

    natural_defence: Natural
    health_per_level: Natural
    on_natural20: NaturalModel | None = None
    on_natural1: NaturalModel | None = None


class AttackModel(Entry):
    """An attack as a statblock prints it."""

    name: str
    dice: DiceText
    ranged: bool = False
    range_m: Natural = 0
    reach: ReachSquares = 0
    blade: bool = False
    agile: bool = False
    count: Natural = 1
    special: Literal["", "wolf_trip", "ghoul_touch", "push"] = ""
    against: Literal["defence", "might", "dexterity", "intelligence", "personality"] = "defence"
    cut: Literal["thrusting", "slashing", "blunt", "shot"] = "blunt"
    fire: bool = False
    on_natural20: NaturalModel | None = None
    on_natural1: NaturalModel | None = None


class EffectModel(Entry):
    kind: Annotated[str, Ref("conditions")]
    source: str = ""
    polarity: Literal["negative", "positive", "neutral"] | None = None
    dice: DiceText = (0, 0)
    damage: DamageKind = ""
    skill: Skill | Literal[""] = ""
    ends: Literal["", "luck", "rounds", "scene", "concentration"] = ""
    group: str = ""
    rounds: Natural = 0
    overcome: Skill | Literal[""] = ""
    threshold: Natural = 0
    spell: Annotated[str, Ref("spells", blank=True)] = ""


AnyThing = Annotated[str, Ref("weapons", "armour", "gear")]


class ThingModel(Entry):
    """A thing with particulars; a bare id stands for a plain one."""

    kind: AnyThing
    uses: Natural | None = None
    loaded: bool = True
    exceptional: bool = False
    lit: bool = False
    broken: bool = False
    jammed: bool = False
    wet: bool = False
    sight: bool = False


ThingEntry = AnyThing | ThingModel


class CreatureModel(Named):
    """A hero, an enemy, an animal. What is left out follows from race, class and level, or is usual."""

    level: int = Field(1, ge=0, le=30)
    hero: bool = False
    race: Annotated[str, Ref("races", blank=True)] = ""
    calling: Annotated[str, Ref("classes", blank=True)] = ""
    size: Size = 1
    might: SkillValue = 10
    dexterity: SkillValue = 10
    intelligence: SkillValue = 10
    personality: SkillValue = 10
    luck: int | None = None
    defence: Natural | None = None
    health: Natural | None = None
    health_max: Natural | None = None
    momentum: Natural | None = None
    reach: ReachSquares | None = None
    printed: bool | None = None
    armoured: bool = False
    armour: Annotated[str, Ref("armour", blank=True)] = ""
    armour_exceptional: bool = False
    ignores: list[Ignorable] = []
    darkvision_m: Natural = 0
    darkvision: bool = False
    immunities: list[Harmful] = []
    resistances: list[Harmful] = []
    traits: list[Trait] = []
    regeneration: DiceText = (0, 0)
    held: list[ThingEntry] = []
    gear: list[ThingEntry] = []
    attacks: list[AttackModel] = []
    talents: list[Annotated[str, Ref("talents")]] = []
    abilities: list[Annotated[str, Ref("abilities")]] = []
    spells: list[Annotated[str, Ref("spells")]] = []
    casting_skill: Skill = "intelligence"
    magic: Natural = 0
    load: Natural | None = None
    capacity: Natural | None = None
    is_mount: bool = False


def _or_as_printed(info: FieldInfo) -> Any:
    """Return a field that a scenario may set for a creature: a value as in its entry, or nothing."""
    hint: Any = info.annotation
    for mark in info.metadata:
        hint = Annotated[hint, mark]
    return hint | None


_PLACED: dict[str, Any] = {name: (_or_as_printed(info), None) for name, info in CreatureModel.model_fields.items()}


class _Place(Entry):
    """A creature of a scenario: which one, on whose side, where, and what differs from its entry."""

    of: Annotated[str, Ref("creatures")]
    side: SideName
    seat: str
    at: CellModel | str
    effects: list[EffectModel] = []
    status: Literal["active", "dying", "stable", "disabled", "dead"] = "active"
    death_coins: Natural | None = None
    successes: Natural = 0
    surprised: bool = False
    without_air: Natural = 0
    depth: Natural = 0
    passing: bool = False
    coins_spent_today: Natural = 0
    riding: str = ""


PlacedModel: Any = create_model("PlacedModel", __base__=_Place, **_PLACED)


class LightModel(Entry):
    at: CellModel
    radius: Natural = 10


class GroundModel(Entry):
    thing: ThingEntry
    at: CellModel


class MapModel(Entry):
    """A map: rows of glyphs with a legend, or a size, and single squares on top of either."""

    rows: list[str] = []
    legend: dict[Annotated[str, Field(min_length=1, max_length=1)], Terrain] = {}
    width: int = Field(0, ge=0, le=200)
    height: int = Field(0, ge=0, le=200)
    squares: dict[str, Terrain] = {}
    elevation: Metres = 0
    levers: dict[str, str] = {}
    gates: dict[str, str] = {}
    insides: dict[str, Literal["north", "east", "south", "west"]] = {}
    zones: dict[str, list[str]] = {}
    dark: bool = False
    lights: list[LightModel] = []


class Setup(Entry):
    """The set-up of a fight: the creatures and the map."""

    map: MapModel
    creatures: Annotated[dict[Id, PlacedModel], Field(min_length=1)]
    surprised: Literal["", "heroes", "enemies"] = ""
    surprise_roll: Literal["", "luck_majority"] = ""
    ground: list[GroundModel] = []
    captives: bool = False
    contest: bool = False
    contest_goal: Natural = 0
    escape: Literal["", "heroes", "enemies"] = ""
    escape_edge: Literal["north", "east", "south", "west"] = "east"
    round_limit: Natural = 0
    rested: bool = False
    after_adventure: Literal["", "keep", "reset"] = ""
    days_without_food: int = Field(0, ge=0, le=100)
    encounter: Literal["", "indoors", "outdoors"] = ""
    reaction: bool = False
    danger: Literal["easy", "normal", "advanced", "hard", "very_hard"] = "normal"


KINDS: dict[str, type[Entry]] = {
    "weapons": WeaponModel,
    "armour": ArmourModel,
    "gear": GearModel,
    "terrain": TerrainModel,
    "conditions": ConditionModel,
    "spells": SpellModel,
    "abilities": AbilityModel,
    "talents": TalentModel,
    "races": RaceModel,
    "classes": CallingModel,
    "creatures": CreatureModel,
}
