"""Models of packs and scenarios of the combat book: characters, opponents, kinds, gear, vehicles, challenges."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, model_validator

from holmgang.kernel.content import Entry, Id, Natural, Ref
from holmgang.kernel.messages import Translatable
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.knobs import GradeName

TALENTS = ("strength", "physique", "cunning", "senses")
KNOWLEDGES = ("culture", "occultism", "fieldcraft", "leechcraft", "craft", "herblore")
ABILITIES = (*TALENTS, *KNOWLEDGES)
CONDITIONS = ("lives", "power", "psyche", "blood")
CONDITION_OF = {"life": "lives", "power": "power", "psyche": "psyche", "blood": "blood"}
"""The condition that each kind of damage lowers."""

Ability = Literal[
    "strength", "physique", "cunning", "senses",
    "culture", "occultism", "fieldcraft", "leechcraft", "craft", "herblore",
]  # fmt: skip
Talent = Literal["strength", "physique", "cunning", "senses"]
ChallengeDamage = Literal["life", "power", "psyche", "blood"]
Trigger = Literal["automatic", "rolled"]
GivesIn = Literal["never", "flees", "flees_or_surrenders"]
ChallengeSource = Literal[
    "opponent_manoeuvre", "formula", "occult_force", "weather", "hidden_trap",
    "poison_fumes", "fire", "earthquake", "other",
]  # fmt: skip
AbilityScore = Annotated[int, Field(ge=0, le=30)]
Tag = Literal["inattentive", "bound", "asleep"]
Helpless = Literal["bound", "asleep"]
GearTag = Literal[
    "shooting", "rifle", "bow", "crossbow", "loud", "blade", "blunt", "knock_out", "charm", "farmaka",
]  # fmt: skip


EffectKind = Literal[
    "life", "power", "psyche", "blood", "break",
    "aggressive", "prepared", "dread", "regrow", "thick_hide", "hunter", "biting",
]  # fmt: skip
"""KB-5.11: the list is closed."""


def _by_its_damage(kind: str) -> str:
    """``biting`` is the name of blood damage on an effect roll (KB-25.3)."""
    return rules.BLOOD if kind == "biting" else kind


class EffectModel(Entry):
    """An effect or property of an opponent."""

    kind: Annotated[EffectKind, AfterValidator(_by_its_damage)]
    amount: int = Field(default=1, ge=1)
    trigger: Trigger = "automatic"

    @model_validator(mode="after")
    def _only_damage_has_an_amount(self) -> EffectModel:
        if self.amount != 1 and self.kind not in rules.DAMAGE_KINDS:
            text = f"{self.kind} is a property: it works or it does not, and has no amount"
            raise ValueError(Translatable(text, "no-amount", kind=self.kind))
        return self


class KindModel(Entry):
    """A kind of opponent: what it does with the beaten, and whether it ever gives in."""

    fights_to_death: bool = False
    kills_defeated: bool = False
    plunders: bool = False
    gives_in: GivesIn = "never"


class GearModel(Entry):
    """A piece of gear; a shot with a ``loud`` one wakes sleepers (KB-20.8).

    ``brud`` is what it stands of break damage; ``restores`` makes it a farmakon.
    """

    tags: tuple[GearTag, ...] = ()
    brud: Natural = 1
    armour: Natural = 0
    ward_bonus: dict[Ability, int] = {}
    restores: Literal["lives", "power", "psyche", "blood"] | None = None
    amount: int = Field(default=1, ge=1)


class ExpertiseModel(Entry):
    """A training and the numbers it changes in combat."""

    aimed_shot: int = 0
    manoeuvre: int = 0
    dressing: int = 0
    knock_out: bool = False
    frees_from_style_of: Annotated[str, Ref("kinds")] | None = None


class VehicleModel(Entry):
    """A vehicle or mount: how much it stands, what it is driven with, how many ride along."""

    brud: Natural
    drive: Ability
    passengers: int = Field(default=0, ge=0)


class ChallengeGrade(Entry):
    """One grade of a challenge, and what missing it costs. Without an amount the knob ``challenge_damage`` counts."""

    grade: GradeName
    ability: Ability
    damage: ChallengeDamage = "life"
    amount: int | None = Field(default=None, ge=0)


class ChallengeModel(Entry):
    """A combat challenge."""

    source: ChallengeSource
    grades: Annotated[list[ChallengeGrade], Field(min_length=1)]


class CharacterModel(Entry):
    """A character's sheet."""

    lives: int = Field(default=2, ge=-1)
    power: int = Field(default=2, ge=-1)
    psyche: int = Field(default=2, ge=-1)
    blood: int = Field(default=2, ge=-1)
    strength: AbilityScore = 0
    physique: AbilityScore = 0
    cunning: AbilityScore = 0
    senses: AbilityScore = 0
    culture: AbilityScore = 0
    occultism: AbilityScore = 0
    fieldcraft: AbilityScore = 0
    leechcraft: AbilityScore = 0
    craft: AbilityScore = 0
    herblore: AbilityScore = 0
    brawl_value: int | None = Field(default=None, ge=2)
    expertises: tuple[Annotated[str, Ref("expertises")], ...] = ()
    gear: tuple[Annotated[str, Ref("gear")], ...] = ()
    money: int = Field(default=0, ge=0)


class OpponentModel(Entry):
    """An opponent. The flags of its kind may be set otherwise for a single one (a human who is no robber)."""

    kind: Annotated[str, Ref("kinds")] = "human"
    kamp: GradeName = "normal"
    lives: int = Field(default=2, ge=0)
    style: Ability = "strength"
    effects: tuple[EffectModel, ...] = ()
    fights_to_death: bool | None = None
    kills_defeated: bool | None = None
    plunders: bool | None = None
    gives_in: GivesIn | None = None
    carries_money: int = Field(default=0, ge=0)


CONTENT_KINDS: dict[str, type[Entry]] = {
    "kinds": KindModel,
    "gear": GearModel,
    "expertises": ExpertiseModel,
    "vehicles": VehicleModel,
    "challenges": ChallengeModel,
    "characters": CharacterModel,
    "opponents": OpponentModel,
}


# Scenarios


class CharacterSetup(Entry):
    """A character of the scenario: a sheet of the pack (``use``, else the own id) with what differs.

    ``lives`` and the other conditions are those at the start; what the sheet says stays the most they can be.
    """

    use: str | None = None
    seat: Id | None = None
    name: str | None = None
    standing: Literal["in_combat", "out_of_combat"] = "in_combat"
    tags: tuple[Helpless, ...] = ()
    lives: int | None = Field(default=None, ge=-1)
    power: int | None = Field(default=None, ge=-1)
    psyche: int | None = Field(default=None, ge=-1)
    blood: int | None = Field(default=None, ge=-1)
    strength: AbilityScore | None = None
    physique: AbilityScore | None = None
    cunning: AbilityScore | None = None
    senses: AbilityScore | None = None
    culture: AbilityScore | None = None
    occultism: AbilityScore | None = None
    fieldcraft: AbilityScore | None = None
    leechcraft: AbilityScore | None = None
    craft: AbilityScore | None = None
    herblore: AbilityScore | None = None
    brawl_value: int | None = Field(default=None, ge=2)
    expertises: tuple[Annotated[str, Ref("expertises")], ...] | None = None
    gear: tuple[Annotated[str, Ref("gear")], ...] | None = None
    money: int | None = Field(default=None, ge=0)


class OpponentSetup(Entry):
    """An opponent of the scenario. ``lives`` are those at the start of play, not the most it can have."""

    use: str | None = None
    name: str | None = None
    kind: Annotated[str, Ref("kinds")] | None = None
    kamp: GradeName | None = None
    lives: int | None = Field(default=None, ge=0)
    style: Ability | None = None
    effects: tuple[EffectModel, ...] | None = None
    fights_to_death: bool | None = None
    kills_defeated: bool | None = None
    plunders: bool | None = None
    gives_in: GivesIn | None = None
    carries_money: int | None = Field(default=None, ge=0)
    tags: tuple[Tag, ...] = ()


class VehicleSetup(Entry):
    """A vehicle of the scenario, with who drives and who rides along."""

    use: Annotated[str, Ref("vehicles")] | None = None
    brud: Natural | None = None
    drive: Ability | None = None
    driver: str = ""
    passengers: tuple[str, ...] = ()


class ChallengeSetup(Entry):
    """A challenge due in round ``first`` and each ``every``-th after it; it may have grades of its own."""

    use: Annotated[str, Ref("challenges")]
    first: int = Field(default=1, ge=1)
    every: int = Field(default=1, ge=1)
    grades: list[ChallengeGrade] | None = None


class SceneSetup(Entry):
    """One scene of the scenario. Opponents and characters left out mean all there are."""

    scene: Literal["combat", "hold_up", "sneak", "indirect", "defenceless"] = "combat"
    opponents: tuple[str, ...] | None = None
    characters: tuple[str, ...] | None = None
    ambushed: Literal["nobody", "characters", "opponents"] = "nobody"
    started_by: Literal["opponents", "characters"] = "opponents"
    challenges: tuple[ChallengeSetup, ...] = ()
    start_lives: Natural | None = None
    grade: GradeName | None = None


class Templates(Entry):
    """Sheets of the scenario's own, beside those of the pack."""

    characters: dict[Id, CharacterModel] = {}
    opponents: dict[Id, OpponentModel] = {}


class Setup(Entry):
    """The two sides of a scenario. Characters stand in seat order, opponents in roster order."""

    templates: Templates = Templates()
    characters: Annotated[dict[Id, CharacterSetup], Field(min_length=1)]
    opponents: dict[Id, OpponentSetup] = {}
    vehicles: dict[Id, VehicleSetup] = {}
    scenes: Annotated[tuple[SceneSetup, ...], Field(min_length=1)] = (SceneSetup(),)
    goal: Literal["defeat", "get_past", "survive"] = "defeat"
    pursuits: int | None = Field(default=None, ge=0)
    """After so many pursuits the hunters lose the trail; without a number, never."""
