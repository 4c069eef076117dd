"""The state of a fight by the combat book: what is true between two answers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from holmgang.kernel.play import Play
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.knobs import PLACE_OF_GRADE, Knobs

CombatStanding = Literal["in_combat", "out_of_combat", "fainted", "dead"]
OpponentStatus = Literal["able", "unconscious", "dead", "surrendered", "fled"]


@dataclass(slots=True)
class CarriedGear:
    """A piece of gear that a character carries; at -1 brud it is broken."""

    id: str
    brud: int


@dataclass(slots=True)
class Character:
    """A character. The last fields hold the roll of the current round and its use."""

    id: str
    name: str
    use: str
    seat: str
    abilities: dict[str, int]
    lives: int
    power: int
    psyche: int
    blood: int
    ceilings: dict[str, int]
    brawl_value: int
    standing: CombatStanding = "in_combat"
    expertises: list[str] = field(default_factory=list)
    gear: list[CarriedGear] = field(default_factory=list)
    money: int = 0
    soul: int = 0
    saved_advances: int = 0
    tags: list[str] = field(default_factory=list)
    """``bound`` or ``asleep``: defenceless (KB-23). A sleeper wakes when combat begins."""
    present: bool = True
    """True where the opponents strike: not put aside by the scenario, or has joined or attacked since."""
    spent: str = ""
    """The condition that was the first to fall to where a character faints."""
    left: bool = False
    """True after leaving this combat by its own will: slipped away or fled."""
    dice: list[int] = field(default_factory=list)
    fumbled: bool = False
    exposed: bool = False
    action: str = ""
    ability: str = ""
    target: str = ""

    @property
    def fighting(self) -> bool:
        """In combat, and so counted, rolling, and touched by effects."""
        return self.standing == "in_combat"

    @property
    def fallen(self) -> bool:
        """Fainted or dead."""
        return self.standing in ("fainted", "dead")

    @property
    def upright(self) -> bool:
        """Neither fainted nor dead nor bound: able to act, or to wake and act."""
        return self.standing in ("in_combat", "out_of_combat") and "bound" not in self.tags

    @property
    def raw(self) -> int:
        """The dice of the round alone."""
        return rules.raw(tuple(self.dice))


@dataclass(slots=True)
class OpponentEffect:
    """An effect or property of an opponent."""

    kind: str
    amount: int
    trigger: str


@dataclass(slots=True)
class Opponent:
    """An opponent; before a combat starts it is one of the master's roles."""

    id: str
    name: str
    use: str
    kind: str
    kamp: str
    lives: int
    start: int
    style: str
    effects: list[OpponentEffect]
    fights_to_death: bool
    kills_defeated: bool
    plunders: bool
    gives_in: str
    carries_money: int = 0
    status: OpponentStatus = "able"
    tags: list[str] = field(default_factory=list)
    role: Literal["master_role", "opponent"] = "master_role"
    plundered: bool = False
    """True once the party has had its loot of this one, or has left it."""
    lives_when_met: int | None = None
    """Lives when the encounter began that is going on: morale is measured by them. None: not met able to fight."""

    def wake(self) -> None:
        """KB-23.5: combat has begun; only bonds last."""
        self.tags = [tag for tag in self.tags if tag == "bound"]

    def is_able(self) -> bool:
        """Return whether it is able to fight."""
        return bool(able_among([self]))

    @property
    def unbeaten(self) -> bool:
        """Not out of the fight by anything that happened in it. A captive may be unbeaten, but not able."""
        return self.status == "able"

    @property
    def wavers(self) -> bool:
        """True if it flees or surrenders when its side's morale breaks (KB-17.4)."""
        return self.gives_in != "never" and not self.fights_to_death

    def holds(self, awake: AwakeEffect) -> bool:
        """Return whether it has this very effect or property, by the same trigger."""
        return any(effect.kind == awake.kind and effect.trigger == awake.trigger for effect in self.effects)

    @property
    def grade(self) -> int:
        """Kamp as a number: 0 easy … 6 epic."""
        return PLACE_OF_GRADE[self.kamp]


def able_among(opponents: Iterable[Opponent]) -> list[Opponent]:
    """Return the opponents able to fight: neither beaten nor bound (KB-23.5)."""
    return [one for one in opponents if one.status == "able" and "bound" not in one.tags]


@dataclass(slots=True)
class Vehicle:
    """A vehicle or mount with its people."""

    id: str
    use: str
    brud: int
    start: int
    drive: str
    driver: str = ""
    passengers: list[str] = field(default_factory=list)
    burnt_out: bool = False

    def carries(self, name: str) -> bool:
        """Return whether it carries this character, as driver or passenger."""
        return name == self.driver or name in self.passengers


@dataclass(slots=True)
class PlannedGrade:
    """One grade a challenge releases."""

    grade: str
    ability: str
    damage: str
    amount: int | None


@dataclass(slots=True)
class PlannedChallenge:
    """A challenge the scenario has in store for some rounds."""

    id: str
    source: str
    first: int
    every: int
    grades: list[PlannedGrade]


@dataclass(slots=True)
class Scene:
    """A scene of the scenario still to be played, or being played."""

    scene: str
    opponents: list[str]
    characters: list[str]
    ambushed: str = "nobody"
    started_by: str = "opponents"
    challenges: list[PlannedChallenge] = field(default_factory=list)
    start_lives: int | None = None
    grade: str = ""
    between_rounds: bool = False
    """True if it comes before the next round of a combat that is going on."""


@dataclass(slots=True)
class AwakeEffect:
    """An effect that works in this round."""

    kind: str
    amount: int
    trigger: str
    owner: str
    key: str
    """Effects with equal keys are the same effect: ``kind/trigger``, and the amount where the knob says so."""
    annulled: bool = False


@dataclass(slots=True)
class Command:
    """A commander has led the wounds of this round onto one opponent (KB-11.3)."""

    who: str
    target: str


NONE_AWAKE: frozenset[str] = frozenset()


@dataclass(slots=True)
class Round:
    """The grade of this round and the effects it woke."""

    dice: list[int]
    kamp: str
    set_by: str
    style: str = ""
    style_kind: str = ""
    effects: list[AwakeEffect] = field(default_factory=list)
    commands: list[Command] = field(default_factory=list)
    flight: bool = False
    hides_used: list[str] = field(default_factory=list)
    fallen: list[str] = field(default_factory=list)
    """The opponents who fell in this round: later hits go to the next (KB-12.4)."""

    def working(self, kind: str) -> list[AwakeEffect]:
        """The effects of this kind that are awake and not annulled: with two triggers there can be two."""
        if not self.effects:
            return []
        return [effect for effect in self.effects if effect.kind == kind and not effect.annulled]

    def awake(self) -> frozenset[str]:
        """Return the kinds of effects and properties that are awake and not annulled."""
        if not self.effects:
            return NONE_AWAKE
        return frozenset([effect.kind for effect in self.effects if not effect.annulled])


@dataclass(slots=True)
class MetGrade:
    """A grade of a challenge as the master has set and rolled it in this round."""

    challenge: str
    ability: str
    grade: str
    damage: str
    amount: int | None
    dice: list[int]


@dataclass(slots=True)
class Combat:
    """A combat that is going on. ``ambushed``: the side caught in an ambush that is not over yet, or ``nobody``."""

    roster: list[str]
    ambushed: str
    start_lives: int
    challenges: list[PlannedChallenge]
    number: int = 0
    met: list[MetGrade] = field(default_factory=list)
    """The grades of this round's challenges so far: a character who comes back must meet them too (KB-3.11)."""
    kept_out: list[str] = field(default_factory=list)
    """Characters that the master has kept from joining in this round (KB-1.6): they are not asked again in it."""
    steadfast: bool = False
    """True once the master has ruled that these opponents fight on although their morale broke."""
    round: Round | None = None


@dataclass(slots=True)
class State:
    """The state of a match."""

    characters: list[Character]
    opponents: list[Opponent]
    vehicles: list[Vehicle]
    scenes: list[Scene]
    goal: str
    master: str
    pursuits: int | None = None
    """The pursuits that hunters still take up by themselves; None: without limit."""
    combat: Combat | None = None
    got_past: bool = False
    """True once the party has fought its way through to the other side (KB-15.5)."""
    rounds: int = 0
    outcome: str = ""
    over: bool = False
    loot: int = 0
    valuables: int = 0
    scrap: int = 0
    money: int = 0
    met: list[str] = field(default_factory=list)
    """The opponents of the scenes so far, this one included."""
    fallen: str = ""
    """The master's ruling on those who fall in this encounter: ``unconscious`` or ``dead``; empty: not asked yet."""
    chase: int = 0
    """The pursuits that the opponents still take up because the master has started a chase."""
    tried: list[str] = field(default_factory=list)
    """Sneak attacks already tried, as ``character>target``: one attempt each."""

    def character(self, name: str) -> Character:
        """The character of that id."""
        for one in self.characters:
            if one.id == name:
                return one
        raise KeyError(name)

    def opponent(self, name: str) -> Opponent:
        """The opponent of that id."""
        for one in self.opponents:
            if one.id == name:
                return one
        raise KeyError(name)

    def fighting(self) -> list[Character]:
        """The characters in combat, in seat order."""
        return [one for one in self.characters if one.standing == "in_combat"]

    def standing(self) -> list[Character]:
        """The characters on their feet and unbound, in combat or outside it, in seat order."""
        return [one for one in self.characters if one.upright]

    def roster(self) -> list[Opponent]:
        """The opponents of the combat, in roster order."""
        names = self.combat.roster if self.combat is not None else [one.id for one in self.opponents]
        return [one for one in self.opponents if one.id in names]

    def able(self) -> list[Opponent]:
        """The opponents able to fight, in roster order."""
        able = able_among(self.opponents)
        if self.combat is None or len(self.combat.roster) == len(self.opponents):  # all of them are in it
            return able
        return [one for one in able if one.id in self.combat.roster]

    def vehicle_of(self, name: str) -> Vehicle | None:
        """The working vehicle a character is in."""
        for one in self.vehicles:
            if not one.burnt_out and one.carries(name):
                return one
        return None

    def carrier_of(self, name: str) -> Vehicle | None:
        """The vehicle a character sits in, working or not."""
        for one in self.vehicles:
            if one.carries(name):
                return one
        return None

    def driven_by(self, name: str) -> Vehicle | None:
        """The working vehicle a character drives."""
        for one in self.vehicles:
            if not one.burnt_out and one.driver == name:
                return one
        return None

    def is_driven(self, vehicle: Vehicle) -> bool:
        """Return whether the driver is able to fight."""
        return bool(vehicle.driver) and self.character(vehicle.driver).fighting

    def now(self) -> Round:
        """The round that is going on, once its grade is rolled."""
        combat = self.combat
        assert combat is not None
        now = combat.round
        assert now is not None
        return now


GamePlay = Play[State, Knobs]
"""The running match of this system."""
