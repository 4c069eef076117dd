"""Questions: the small closed set of things the rules can ask the world.

=================  ============================================  ==============================
type               the world answers with                        the rules receive
=================  ============================================  ==============================
:class:`Choose`    one option                                    its id
:class:`Declare`   one option and its particulars                a dict, one key per purpose
:class:`ChooseSome`  several options                             a list of ids
:class:`Amount`    a whole number                                an int
:class:`Order`     all options, in an order                      a list of ids
:class:`Words`     free words                                    a str
:class:`Roll`      dice, or cards drawn                          a list of faces, 1 … sides
:class:`Joint`     several seats' answers to several questions   a list, in the order of the parts
=================  ============================================  ==============================

Any of them but the last two may be a **ruling** (``ruling=True``): asked of the master, see ``kernel.play.rule``.

Options are computed once, by the rules, and lazily: pass a function, and a replay never calls it. They serve the page,
the terminal, the AI and the validation alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple, TypeVar

from holmgang.kernel.errors import AnswerRefused, nearest
from holmgang.kernel.lean import frozen, lazy
from holmgang.kernel.sums import Arg, Say, Sum

Answer = Any
"""A canonical answer: plain JSON, as the record keeps it and the rules receive it."""

T = TypeVar("T")
Lazy = Iterable[T] | Callable[[], Iterable[T]]
"""A sequence, or a function that makes it when somebody looks."""


class _Required:
    def __repr__(self) -> str:
        return "REQUIRED"


REQUIRED: Any = _Required()
"""The default of a question that must be answered."""


def _made(source: Lazy[T]) -> tuple[T, ...]:
    return tuple(source() if callable(source) else source)


class Label(NamedTuple):
    """Which question an answer belongs to. Two questions with equal labels at one place are the same question."""

    kind: str
    seat: str
    purpose: str
    about: str = ""
    sides: tuple[int, ...] = ()

    def __str__(self) -> str:
        about = f" about {self.about}" if self.about else ""
        sides = " d" + "+d".join(map(str, self.sides)) if self.sides else ""
        return f"{self.kind} {self.purpose!r}{sides} of {self.seat or 'nobody'}{about}"


@dataclass(frozen=True, slots=True)
class Spot:
    """Something on the board that an option points at, so that it can be clicked."""

    kind: str
    id: str

    @classmethod
    def token(cls, name: str) -> Spot:
        return cls("token", name)

    @classmethod
    def cell(cls, x: int, y: int) -> Spot:
        return cls("cell", f"{x},{y}")


@frozen
class Option:
    """One thing that may be chosen.

    ``label`` defaults to the words key ``option-<purpose>-<id>``, then to the name of the token ``id``.
    ``details`` are further questions to the same seat that this option brings with it (only in a :class:`Declare`).
    ``worth`` is a number that matters for the choice (a price, a bonus), with its reasons.
    """

    id: str
    label: Say | str = ""
    at: tuple[Spot, ...] = ()
    details: Lazy[Question] = ()
    worth: Sum | None = None
    clauses: tuple[str, ...] = ()

    @lazy
    def particulars(self) -> tuple[Question, ...]:
        """The details, made when first looked at."""
        return _made(self.details)


@frozen
class Barred:
    """Something a person might expect among the options, and the clause that keeps it out."""

    id: str
    clause: str


@frozen
class Question:
    """What all questions have. ``about`` is the token the question concerns, ``args`` fill its sentence.

    The sentence is ``ask-<purpose>`` in the words files. ``default`` is what is taken when a particular is left out;
    a question without one must be answered.
    """

    kind: ClassVar[str] = "question"
    seat: str
    purpose: str
    about: str = field(default="", kw_only=True)
    clauses: tuple[str, ...] = field(default=(), kw_only=True)
    args: Mapping[str, Arg] = field(default_factory=dict, kw_only=True)
    default: Answer = field(default=REQUIRED, kw_only=True)
    ruling: bool = field(default=False, kw_only=True)

    @lazy
    def label(self) -> Label:
        """The label the record keeps with the answer."""
        return Label(self.kind, self.seat, self.purpose, self.about)

    def read(self, raw: Any) -> Answer:
        """The canonical form of an answer, or :class:`AnswerRefused`. Reading a canonical answer gives it back."""
        raise NotImplementedError

    def refuse(self, problem: str, allowed: Sequence[str] = (), because: str | None = None) -> AnswerRefused:
        """The error for an answer that does not fit."""
        return AnswerRefused(self.about or self.seat, self.purpose, problem, allowed, because)

    def cited(self) -> Iterator[str]:
        """The clauses on which the question itself rests; those of its options are theirs."""
        yield from self.clauses


@frozen
class Offering(Question):
    """A question with options."""

    source: Lazy[Option] = ()
    barred_source: Lazy[Barred] = field(default=(), kw_only=True)

    @lazy
    def options(self) -> tuple[Option, ...]:
        """What may be chosen, made when first looked at."""
        return _made(self.source)

    @lazy
    def barred(self) -> tuple[Barred, ...]:
        """What may not be chosen, and why."""
        return _made(self.barred_source)

    def option(self, name: Any) -> Option:
        """The option of that id, or the refusal that lists what is allowed."""
        for option in self.options:
            if option.id == name:
                return option
        because = next((bar.clause for bar in self.barred if bar.id == name), None)
        ids = [option.id for option in self.options]
        guess = nearest(name, ids) if isinstance(name, str) else None
        problem = f"{name!r} is not possible" + (f"; did you mean {guess!r}?" if guess and not because else "")
        raise self.refuse(problem, ids, because)

    def _list(self, raw: Any) -> list[str]:
        if isinstance(raw, str):
            raw = [raw]
        if not isinstance(raw, (list, tuple)):
            raise self.refuse(f"expected a list, got {raw!r}", [option.id for option in self.options])
        names = [self.option(name).id for name in raw]
        if len(set(names)) != len(names):
            raise self.refuse("the same option is named twice")
        return names


@frozen
class Choose(Offering):
    """One option; the rules receive its id."""

    kind: ClassVar[str] = "choose"

    def read(self, raw: Any) -> str:
        if isinstance(raw, dict) and raw.keys() == {self.purpose}:
            raw = raw[self.purpose]
        return self.option(raw).id


@frozen
class Declare(Offering):
    """One option with its particulars, which may have particulars of their own.

    The rules receive one flat dict: the own purpose with the id of the option, then the purpose of each particular
    with its answer. Purposes along one path must differ. ``spelt_out`` turns the short forms people write into the full
    one, before anything is checked; given the full form, it must give it back.
    """

    kind: ClassVar[str] = "declare"
    spelt_out: Callable[[Mapping[str, Any]], dict[str, Any]] | None = field(default=None, kw_only=True)

    def read(self, raw: Any) -> dict[str, Any]:
        given = {self.purpose: raw} if isinstance(raw, str) else raw
        if not isinstance(given, dict):
            raise self.refuse(f"expected a mapping, got {raw!r}")
        if self.spelt_out is not None:
            given = self.spelt_out(given)
        answer: dict[str, Any] = {}
        self._read_into(given, answer)
        unknown = [key for key in given if key not in answer]
        if unknown:
            guess = nearest(str(unknown[0]), answer)
            hint = f"; did you mean {guess!r}?" if guess else ""
            raise self.refuse(f"nobody asked for {unknown[0]!r}{hint}", sorted(answer))
        return answer

    def _read_into(self, given: Mapping[str, Any], answer: dict[str, Any]) -> None:
        if self.purpose not in given and self.default is REQUIRED:
            raise self.refuse("is missing", [option.id for option in self.options])
        chosen = self.option(given.get(self.purpose, self.default))
        answer[self.purpose] = chosen.id
        for detail in chosen.particulars:
            if detail.purpose in answer:
                raise ValueError(f"purpose {detail.purpose!r} is asked twice on one path of {self.purpose!r}")
            if isinstance(detail, Declare):
                detail._read_into(given, answer)
            elif detail.purpose in given:
                answer[detail.purpose] = detail.read(given[detail.purpose])
            elif detail.default is not REQUIRED:
                answer[detail.purpose] = detail.default
            else:
                allowed = [option.id for option in detail.options] if isinstance(detail, Offering) else ()
                raise detail.refuse(f"is missing for {chosen.id!r}", allowed)


@frozen
class ChooseSome(Offering):
    """From ``least`` to ``most`` options; the rules receive their ids in the order of the options.

    ``limit_clause`` is the clause that sets the number, for those who name too many or too few.
    """

    kind: ClassVar[str] = "choose_some"
    least: int = field(default=0, kw_only=True)
    most: int | None = field(default=None, kw_only=True)
    limit_clause: str | None = field(default=None, kw_only=True)

    def read(self, raw: Any) -> list[str]:
        names = self._list(raw)
        most = len(self.options) if self.most is None else self.most
        if not self.least <= len(names) <= most:
            problem = f"{len(names)} named, from {self.least} to {most} may be"
            raise self.refuse(problem, [option.id for option in self.options], self.limit_clause)
        return [option.id for option in self.options if option.id in names]


@frozen
class Order(Offering):
    """All options, in an order of the seat's choice."""

    kind: ClassVar[str] = "order"

    def read(self, raw: Any) -> list[str]:
        names = self._list(raw)
        if len(names) != len(self.options):
            raise self.refuse("every one must be named once", [option.id for option in self.options])
        return names


@frozen
class Amount(Question):
    """A whole number from ``least`` to ``most``."""

    kind: ClassVar[str] = "amount"
    least: int = 0
    most: int = 0

    def read(self, raw: Any) -> int:
        if isinstance(raw, bool) or not isinstance(raw, int) or not self.least <= raw <= self.most:
            raise self.refuse(f"{raw!r} is not a whole number from {self.least} to {self.most}")
        return raw


@frozen
class Words(Question):
    """Free words of a person. Control characters are dropped, space at the ends too."""

    kind: ClassVar[str] = "words"
    longest: int = field(default=280, kw_only=True)

    def read(self, raw: Any) -> str:
        if not isinstance(raw, str):
            raise self.refuse(f"expected words, got {raw!r}")
        text = "".join(char for char in raw if char.isprintable() or char == "\n").strip()
        if len(text) > self.longest:
            raise self.refuse(f"{len(text)} characters, at most {self.longest} fit")
        return text


@frozen
class Roll(Question):
    """Dice, or a draw among things in random order.

    ``seat`` is who rolls. ``faces`` names the sides of a single "die" whose sides are things (cards, tiles); scripts
    may then give the name. ``seen_by`` limits who learns the result, as in events. A roll that must not be typed in by
    a person (``hidden``) is drawn by the engine even at a table with real dice.
    """

    kind: ClassVar[str] = "roll"
    dice: tuple[int, ...] = (6,)
    faces: Lazy[str] = field(default=(), kw_only=True)
    seen_by: tuple[str, ...] | None = field(default=None, kw_only=True)

    @lazy
    def label(self) -> Label:
        return Label(self.kind, self.seat, self.purpose, self.about, self.dice)

    @lazy
    def names(self) -> tuple[str, ...]:
        """The names of the sides, if they have any."""
        return _made(self.faces)

    @property
    def hidden(self) -> bool:
        """Nobody, or not everybody, may see it: real dice on the table will not do."""
        return self.seen_by is not None

    def read(self, raw: Any) -> list[int]:
        given = [raw] if isinstance(raw, (int, str)) else raw
        if not isinstance(given, (list, tuple)) or len(given) != len(self.dice):
            raise self.refuse(f"expected {len(self.dice)} dice, got {raw!r}")
        return [self._face(face, sides) for face, sides in zip(given, self.dice, strict=True)]

    def _face(self, face: Any, sides: int) -> int:
        if isinstance(face, str) and self.names:
            if face not in self.names:
                raise self.refuse(f"no {face!r} to draw", self.names)
            return self.names.index(face) + 1
        if isinstance(face, bool) or not isinstance(face, int) or not 1 <= face <= sides:
            raise self.refuse(f"{face!r} is not a face of a d{sides}", self.names)
        return face


@frozen
class Joint(Question):
    """Several questions open at once, for several seats.

    ``sealed``: nobody sees the others' answers before all are in. ``revisable``: an answer may be amended until every
    seat concerned has confirmed; with ``clears`` an amendment takes back the others' confirmations. ``limit`` is how
    often a seat that no person sits on may amend (people are never limited). ``first``: the first answer of anybody
    settles it, and the rules receive ``[index, answer]`` of that part.

    ``seat`` is empty: nobody is asked alone.
    """

    kind: ClassVar[str] = "joint"
    parts: tuple[Question, ...] = ()
    sealed: bool = field(default=False, kw_only=True)
    revisable: bool = field(default=False, kw_only=True)
    clears: bool = field(default=True, kw_only=True)
    limit: int | None = field(default=None, kw_only=True)
    first: bool = field(default=False, kw_only=True)

    def read(self, raw: Any) -> Answer:
        raise TypeError("a joint question is answered part by part")

    def cited(self) -> Iterator[str]:
        yield from self.clauses
        for part in self.parts:
            yield from part.cited()

    @lazy
    def seats(self) -> tuple[str, ...]:
        """The seats concerned, in order."""
        return tuple(dict.fromkeys(part.seat for part in self.parts))

