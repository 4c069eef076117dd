"""What somebody can intend: one small type for each kind of deed (table 5.2), and what has become of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar


@dataclass(eq=False)
class Attack:
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


class Deed:
    """What all kinds of intention answer: the attack it makes, if it makes one, and whom it is directed at.

    ``clauses`` are those by which it is more than the announcement of something to be resolved.
    """

    kind: ClassVar[str]
    clauses: ClassVar[tuple[str, ...]] = ()
    attack: Attack | None

    def directed_at(self) -> list[str]:
        """Whom it concerns."""
        return self.attack.targets if self.attack is not None else []

    def spoken(self) -> str:
        """The spell that is spoken, for whatever purpose."""
        return self.attack.spell if self.attack is not None else ""


class Harmless(Deed):
    """What makes no attack."""

    attack: None = None


@dataclass(eq=False)
class Engage(Deed):
    """Attack somebody, by whatever means. ``pace``: what the legs do after a shot."""

    kind: ClassVar[str] = "engage"
    attack: Attack
    approach: str = "auto"
    pace: str = "stay"


@dataclass(eq=False)
class Block(Deed):
    """Stop somebody from getting past or away."""

    kind: ClassVar[str] = "block"
    attack: Attack


@dataclass(eq=False)
class Prevent(Deed):
    """Stop somebody from doing what he is about to do."""

    kind: ClassVar[str] = "prevent"
    attack: Attack
    method: str


@dataclass(eq=False)
class ForceThrough(Deed):
    """Past somebody who fills the way."""

    kind: ClassVar[str] = "force_through"
    attack: Attack


@dataclass(eq=False)
class PassBy(Deed):
    """Run around people, and then perhaps attack."""

    kind: ClassVar[str] = "pass_by"
    around: list[str]
    then: Attack | None = None

    def __post_init__(self) -> None:
        self.attack = self.then


@dataclass(eq=False)
class Move(Harmless):
    """To a place, behind something, towards somebody, or away."""

    kind: ClassVar[str] = "move"
    destination: str
    pace: str
    towards: str = ""

    def directed_at(self) -> list[str]:
        return [self.towards] if self.towards else []


@dataclass(eq=False)
class Flee(Harmless):
    """Away from those named, or from everybody."""

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
    """Take aim, at somebody or at a place."""

    kind: ClassVar[str] = "aim"
    weapon: str
    at: str = ""

    def directed_at(self) -> list[str]:
        return [self.at] if self.at else []


@dataclass(eq=False)
class Ready(Deed):
    """A shot kept ready for what somebody does or does not do; ``attack`` once it goes off."""

    kind: ClassVar[str] = "ready"
    weapon: str
    target: str
    trigger: str
    attack: Attack | None = None

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
    """A spell that threatens nobody."""

    kind: ClassVar[str] = "cast_support"
    spell: str
    beneficiary: str = ""

    def directed_at(self) -> list[str]:
        return [self.beneficiary] if self.beneficiary else []

    def spoken(self) -> str:
        return self.spell


@dataclass(eq=False)
class Concentrate(Harmless):
    """Keep a spell up."""

    kind: ClassVar[str] = "concentrate"


@dataclass(eq=False)
class PickUp(Deed):
    """Take a thing from the ground, and then perhaps attack with it."""

    kind: ClassVar[str] = "pick_up"
    thing: str
    then: Attack | None = None

    def __post_init__(self) -> None:
        self.attack = self.then


@dataclass(eq=False)
class Interact(Harmless):
    """Something with one's gear."""

    kind: ClassVar[str] = "interact"
    action: str
    weapon: str = ""


@dataclass(eq=False)
class Bind(Harmless):
    """Tie somebody up."""

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
    """Do nothing, and defend."""

    kind: ClassVar[str] = "wait"


@dataclass(eq=False)
class Other(Deed):
    """A deed off the list; the master names its cost and its effect (K6-33.5)."""

    kind: ClassVar[str] = "other"
    text: str
    attack: Attack
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
    | Concentrate
    | PickUp
    | Interact
    | Bind
    | KeepHold
    | Arrive
    | Speak
    | Surrender
    | Wait
    | Other
)


@dataclass(eq=False)
class Intention:
    """What somebody intends this round, and what has become of it.

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
    def attack(self) -> Attack | None:
        """The attack it makes, if it makes one."""
        return self.deed.attack

    @property
    def targets(self) -> list[str]:
        """Whom it is directed at."""
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
        """What the legs do after a shot: stay, withdraw, run."""
        return self.deed.pace if isinstance(self.deed, Engage) else "stay"
