"""Everything that one reader may see of a table at one moment, frozen.

Pages, sockets and the API read a :class:`Snapshot` and nothing else. It leads to no match, no play, no state and no
dice: a page that needs more gets another field here, filled by :mod:`holmgang.table.service.snapshots`.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from holmgang.kernel.content import SeatModel
from holmgang.kernel.description import Draft, LogLine, Number, OptionChance, QuestionText, Teller
from holmgang.kernel.sums import Phrase
from holmgang.kernel.system import Game, Outcome, System
from holmgang.kernel.view import View
from holmgang.table.beats import LogRow

MOST_INPUTS = 200
"""No question has so many steps; more are not read."""


@dataclass(frozen=True, kw_only=True)
class SeatInfo:
    """One seat: ``bot`` is true while a computer player plays it, with the policy of that name."""

    seat: str
    bot: bool = False
    policy: str = ""
    nick: str = ""


@dataclass(frozen=True, kw_only=True)
class UndoRequest:
    """An undo that waits for consent: who asked, how many answers it takes back, and which seats have not agreed."""

    by: str
    answers: int
    missing: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Look:
    """The look of a hero's token: sign, number of its ring's colour (0: the side's), address of a picture."""

    symbol: str = ""
    ring: int = 0
    picture: str = ""


@dataclass(frozen=True, kw_only=True)
class TableInfo:
    """The part of a table that never changes and that every visitor with access may know: nothing of its set-up.

    ``scenario`` is the scenario's id. ``seats`` stand in the scenario's order, ``sides`` holds the side of each.
    ``knobs`` are the house rules in force, an instance of the system's model.
    """

    system: System[Any]
    scenario: str
    title: Mapping[str, str]
    scene: Mapping[str, str]
    seats: Mapping[str, SeatModel]
    sides: Mapping[str, str]
    knobs: Any

    @classmethod
    def of(cls, game: Game) -> TableInfo:
        """Return what may be known of the table of a game."""
        scenario = game.scenario
        return cls(
            system=game.system,
            scenario=scenario.id,
            title=scenario.title,
            scene=scenario.scene,
            seats=scenario.seats,
            sides=game.system.sides(scenario),
            knobs=scenario.knobs,
        )

    @property
    def master(self) -> str | None:
        """The seat of the game master, if there is one."""
        return next((name for name, seat in self.seats.items() if seat.role == "master"), None)

    @property
    def players(self) -> tuple[str, ...]:
        """The seats of players."""
        return tuple(name for name, seat in self.seats.items() if seat.role == "player")


@dataclass(frozen=True, kw_only=True)
class TableStatus:
    """The part of a table that every visitor with access may know, whatever the seat and language.

    ``version`` changes with every change; ``match`` is the id of the match, empty before it begins; ``serial`` numbers
    the open question. ``since`` is when it was opened. ``waiting`` are the seats that are awaited, ``unanswered`` those
    of them that still owe an answer (the others only have to confirm). ``has_secrets``: seats on one device need a
    curtain between them. ``frozen`` says why the match can only be read, ``fault`` why the bots have stopped.
    ``rolled`` are the seats for which the table rolls where others type their dice. ``rematch`` is the next table.
    """

    id: str = ""
    version: str = ""
    match: str = ""
    serial: int = 0
    since: float = 0.0
    seats: tuple[SeatInfo, ...] = ()
    master: str | None = None
    dice: str = ""
    commitment: str = ""
    pace: float = 0.0
    begun: bool = False
    over: bool = False
    outcome: Outcome | None = None
    waiting: tuple[str, ...] = ()
    unanswered: tuple[str, ...] = ()
    has_secrets: bool = False
    paused: bool = False
    frozen: Phrase | None = None
    fault: str | None = None
    advice: bool = False
    rolled: frozenset[str] = frozenset()
    undo: UndoRequest | None = None
    rematch: str = ""

    def seat(self, name: str) -> SeatInfo:
        """Return the seat of that name; raise ``KeyError`` if the table has none."""
        for one in self.seats:
            if one.seat == name:
                return one
        raise KeyError(name)

    def is_bot(self, name: str) -> bool:
        """Return whether a computer player plays the seat now."""
        return self.seat(name).bot


@dataclass(frozen=True, kw_only=True)
class Intent:
    """An answer that stands in an open joint question: whose, what, at whom.

    ``word`` is the id of the option (for its drawing), ``text`` its name. ``own``: it is the reader's; ``draft``: it is
    not sent yet. ``sealed``: the reader may only know that it exists. ``order`` is its place in the order of
    resolution, where that is known. ``spent``: it has been carried out.
    """

    about: str
    seat: str = ""
    word: str = ""
    text: str = ""
    targets: tuple[str, ...] = ()
    confirmed: bool = False
    own: bool = False
    sealed: bool = False
    order: int | None = None
    draft: bool = False
    spent: bool = False


@dataclass(frozen=True, kw_only=True)
class OpenQuestion:
    """A question that is open to a reader, by name. ``label`` names it beside others; ``answered``: it can be changed.

    The kernel's question works its options out when they are looked at and leads to the play, so no snapshot holds it.
    """

    about: str
    purpose: str
    kind: str
    label: str
    answered: bool = False


@dataclass(frozen=True)
class DraftInputs:
    """A tab's inputs for one question, named by ``about`` and ``purpose``. ``at`` is a step opened again."""

    about: str = ""
    purpose: str = ""
    given: Mapping[str, Any] = field(default_factory=dict)
    at: str = ""

    @classmethod
    def read(cls, data: Any) -> DraftInputs:
        """Return the inputs that a browser sent; empty ones for nonsense."""
        if not isinstance(data, dict):
            return cls()
        given = data.get("given")
        about, purpose, at = (str(data.get(name) or "")[:200] for name in ("about", "purpose", "at"))
        if not isinstance(given, dict) or len(given) > MOST_INPUTS:
            given = {}
        return cls(about, purpose, {str(key): value for key, value in given.items()}, at)

    def plain(self) -> dict[str, Any]:
        """Return the inputs as JSON data."""
        return {"about": self.about, "purpose": self.purpose, "given": dict(self.given), "at": self.at}

    @property
    def key(self) -> Hashable:
        """The inputs as a hashable value."""
        given = json.dumps(self.given, sort_keys=True) if self.given else ""
        return self.about, self.purpose, self.at, given


@dataclass(frozen=True, kw_only=True)
class ActionRow:
    """One deed that is offered with its prospects. ``put`` are the inputs it fills in, ``word`` is the id of its verb.

    ``whom`` and ``means`` say at whom and with what. ``best``: it is one of the few that are shown first.
    """

    put: Mapping[str, Any]
    text: str
    word: str
    verb: str
    whom: str = ""
    means: str = ""
    chance: str = ""
    expects: str = ""
    best: bool = False

    def plain(self) -> dict[str, Any]:
        """Return the row as JSON data."""
        return {name: getattr(self, name) for name in self.__dataclass_fields__}


@dataclass(frozen=True, kw_only=True, eq=False)
class DescribedDraft:
    """An answer in the making: inputs, the description of their question, and the step whose options stay in sight."""

    inputs: DraftInputs
    about: str
    purpose: str
    kind: str
    draft: Draft
    last: QuestionText | None = None
    things: frozenset[str] = frozenset()
    """The things of the place that the answer can mean; each can be clicked."""
    tokens: frozenset[str] = frozenset()
    """The tokens that the answer can mean, at whatever step."""
    verbs: QuestionText | None = None
    """The step with many verbs, where there is one."""
    rows: tuple[ActionRow, ...] = ()
    """Its verbs as whole deeds, the best first."""
    chance: OptionChance | None = None
    """The odds of what is filled in, gone on with as the rules suggest."""
    deed: str = ""
    """The filled-in deed in few words; nothing where an answer has no verb."""

    @property
    def faces(self) -> tuple[int | None, ...]:
        """The dice typed so far."""
        given = self.inputs.given.get(self.purpose)
        return tuple(face or None for face in given) if self.kind == "roll" and isinstance(given, list) else ()


@dataclass(frozen=True)
class Tip:
    """Advice on one answer, in words: ``share`` of the matches it wins, surely between ``low`` and ``high``."""

    text: str
    share: float
    low: float
    high: float
    worlds: int


@dataclass(frozen=True, kw_only=True)
class DiceRoll:
    """Dice that fell: whose, which faces of which dice, and the number they went into.

    ``number`` is the roll's place in the record; a page animates the rolls it has not shown yet.
    """

    about: str
    text: str
    faces: tuple[int, ...]
    dice: tuple[int, ...]
    total: Number | None = None
    number: int = 0
    fresh: bool = False


@dataclass(frozen=True, kw_only=True)
class WayBack:
    """The start of an earlier step: how many answers an undo to it keeps, the step's number, the answers undone."""

    keep: int
    step: int
    back: int


@dataclass(frozen=True, kw_only=True)
class MasterView:
    """The part that only the master's seat sees, beside its view: rulings in force, possible corrections, ways back.

    ``window``: the open question is the one that the kernel puts to the master before each step.
    """

    rulings: tuple[LogLine, ...] = ()
    corrections: tuple[str, ...] = ()
    window: bool = False
    ways_back: tuple[WayBack, ...] = ()
    notes: str = ""
    stops: bool = False


@dataclass(frozen=True, kw_only=True)
class Coach:
    """The advice of a first fight's guide to the reader.

    ``state`` is ``step`` (about the open question), ``past`` (said before, while others are awaited), ``free`` (an
    open question that no step is about), ``wait`` (nothing said yet), ``done`` (every step was said) or ``over``.
    ``text`` is the sentence of a step, ``said`` of ``count`` steps were said. ``point`` names tokens and parts of the
    page, ``choose`` suggested options by the purpose of their question. ``unmet`` are basic rules that did not come up.
    """

    state: str
    text: str = ""
    clause: str = ""
    said: int = 0
    count: int = 0
    point: tuple[str, ...] = ()
    choose: Mapping[str, Any] = field(default_factory=dict)
    unmet: tuple[str, ...] = ()


class LogRows(Protocol):
    """The rows of a reader's log at one moment."""

    def __iter__(self) -> Iterator[LogRow]: ...

    def since(self, count: int) -> list[LogRow]:
        """Return the rows that hold a line after the first ``count``."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Snapshot:
    """A table as one reader sees it. ``seat`` is None for an onlooker. Snapshots are compared by identity.

    ``lines`` is the log as the reader was told it, ``rows`` the same lines grouped into deeds; ``undone`` counts what
    was taken back, after which lines that were shown before may be struck out. ``side`` is the reader's own side.
    ``questions`` are those open to the reader; what they offer is described by :meth:`SnapshotBuilder.draft`. ``own``
    is the reader's own answer in words.
    ``may_pass``: the open question can be passed until something changes; ``passes``: the reader has ordered that.
    ``declines``: the reader has declined an offer, which is not made again while it stays the same.
    ``goes_on``: only one answer is possible, and the table gives it in a moment.
    """

    status: TableStatus = field(default_factory=TableStatus)
    seat: str | None = None
    view: View
    teller: Teller
    lines: Sequence[LogLine] = ()
    rows: LogRows | None = None
    undone: int = 0
    sides: tuple[str, ...] = ()
    side: str = ""
    questions: tuple[OpenQuestion, ...] = ()
    intents: tuple[Intent, ...] = ()
    own: str = ""
    may_change: bool = False
    may_confirm: bool = False
    may_pass: bool = False
    passes: bool = False
    declines: bool = False
    goes_on: bool = False
    rolls: tuple[DiceRoll, ...] = ()
    looks: Mapping[str, Look] = field(default_factory=dict)
    """The looks of heroes, by token."""
    coach: Coach | None = None
    """The guide of a first fight, for the seat that it speaks to."""

    @property
    def version(self) -> str:
        """The version of the table that this shows."""
        return self.status.version

    @property
    def serial(self) -> int:
        """The number of the open question."""
        return self.status.serial

    @property
    def over(self) -> bool:
        """True once the match has ended."""
        return self.status.over

    @property
    def waiting(self) -> tuple[str, ...]:
        """The seats that are awaited."""
        return self.status.waiting

    @property
    def lang(self) -> str:
        """The reader's language."""
        return self.teller.words.lang


@dataclass(frozen=True, kw_only=True)
class DiceProof:
    """The proof of a match's dice. ``seed`` and ``secret`` are empty until the match is over.

    ``brought``: the match came to the table with a file or from an earlier fight; a player may know the dice to come.
    """

    mode: str
    over: bool
    commitment: str = ""
    shares: tuple[tuple[str, str], ...] = ()
    seed: str = ""
    secret: str = ""
    brought: bool = False
