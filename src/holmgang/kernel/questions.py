"""Questions: the small closed set of things the rules can ask the world.

=================  ============================================  ==============================
type               the world answers with                        the rules receive
=================  ============================================  ==============================
:class:`Choose`    one option                                    its id
:class:`Declare`   one option and its particulars                a dict, one key per purpose
:class:`ChooseSome`  several options                             a list of ids
:class:`Amount`    a whole number                                an int
:class:`Order`     all options, in an order                      a list of ids
:class:`FreeWords`     free words                                    a str
:class:`Roll`      dice, or cards drawn                          a list of faces, 1 … sides
:class:`Joint`     several seats' answers to several questions   a list, in the order of the parts
=================  ============================================  ==============================

Any of them but the last two may be a **ruling**: put to the master by ``kernel.play.rule``, which marks it.

Options are computed once, by the rules, and lazily: pass a function, and a replay never calls it. The page, the
terminal, computer players and the validation of answers all read the same options.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import field
from functools import lru_cache
from itertools import islice
from typing import Any, ClassVar, NamedTuple, Protocol, TypeVar, Union

from holmgang.kernel.errors import AnswerRefused, nearest, shown
from holmgang.kernel.fastclasses import frozen, slotted, value
from holmgang.kernel.odds import Odds
from holmgang.kernel.sums import Arg, OptionName, Phrase, Sum, phrase

T = TypeVar("T")


class Label(NamedTuple):
    """The identity of a question, by which an answer finds it. Equal labels at one place: the same question."""

    kind: str
    seat: str
    purpose: str
    about: str = ""
    sides: tuple[int, ...] = ()

    def __str__(self) -> str:
        about = f" about {self.about}" if self.about else ""
        sides = " d" + "+d".join(map(str, self.sides)) if self.sides else ""
        return f"{self.kind} {self.purpose!r}{sides} of {self.seat or 'no seat'}{about}"

    def said(self) -> Phrase:
        """The label as a phrase of the words files."""
        dice = "+".join(map(str, self.sides))
        return phrase(
            f"label{'-dice' if dice else ''}{'-about' if self.about else ''}",
            kind=self.kind,
            purpose=self.purpose,
            seat=self.seat or "nobody",
            about=self.about,
            dice=dice,
        )


labelled = lru_cache(8192)(Label)
"""A fight asks the same questions again and again: they share their labels."""


Lazy = Iterable[T] | Callable[[], Iterable[T]]
"""A sequence, or a function that makes it when it is first read."""
Later = Union[T, Callable[[], T]]  # noqa: UP007 - a bare type variable knows no bar at run time
"""A value, or a function that works it out when it is first read."""


def made_of(source: Lazy[T]) -> tuple[T, ...]:
    """Return the items of a lazy sequence."""
    return tuple(source() if callable(source) else source)


@value
class Spot:
    """Something on the board that an option points at, so that it can be clicked."""

    kind: str
    id: str

    @classmethod
    @lru_cache(4096)
    def token(cls, name: str) -> Spot:
        return cls("token", name)

    @classmethod
    @lru_cache(4096)
    def thing(cls, name: str) -> Spot:
        """A thing of the place that is no token: a chandelier, stones."""
        return cls("thing", name)

    @classmethod
    @lru_cache(65536)
    def cell(cls, x: int, y: int) -> Spot:
        return cls("cell", f"{x},{y}")


@value
class Ghost:
    """The place of a thing on a board if an option were chosen; so it can be laid by a gesture, not by a sentence.

    ``board`` is the id of a panel, ``cells`` are its (x, y) or (q, r); the first one is the place that is tapped.
    Options with the same board and first cell are the turns of one place: ``turn`` tells them apart. ``edges`` are the
    six edge words of each cell of a hex map, as they would lie.
    """

    board: str
    cells: tuple[tuple[int, int], ...]
    turn: int = 0
    edges: tuple[tuple[str, ...], ...] = ()


class Option:
    """One thing that may be chosen.

    ``label`` defaults to the words key ``option-<purpose>-<id>``, then to the name of the token ``id``.
    ``details`` are further questions to the same seat that this option brings with it (only in a :class:`Declare`).
    Facts that a chooser needs, each with its reasons: ``price`` is what it costs, in ``coin`` (a word: momentum,
    success); ``worth`` is a number it brings (a bonus, a value); ``against`` is what that has to beat; ``odds`` is what
    may come of it. ``along`` are spots to draw a way or a line of sight through. ``ghost`` is where a thing would lie;
    an option whose particulars have ghosts names the panel of the thing in hand as its ``piece``. ``like`` names an
    earlier option that comes to the very same, as of two equal dice.

    All but the id, the label and the spots may be given as functions: most options are never chosen, and in a
    simulation their worth is not read.
    """

    __slots__ = (
        "_against",
        "_along",
        "_ghost",
        "_odds",
        "_particulars",
        "_price",
        "_worth",
        "at",
        "clauses",
        "coin",
        "details",
        "id",
        "label",
        "like",
        "piece",
    )

    def __init__(
        self,
        id: str,  # noqa: A002 - the usual name
        label: Phrase | str = "",
        at: tuple[Spot, ...] = (),
        details: Lazy[Question] = (),
        worth: Later[Sum | None] = None,
        clauses: tuple[str, ...] = (),
        *,
        price: Later[Sum | None] = None,
        coin: str = "",
        against: Later[Sum | None] = None,
        odds: Later[Odds | None] = None,
        along: Later[tuple[Spot, ...]] = (),
        ghost: Later[Ghost | None] = None,
        piece: str = "",
        like: str = "",
    ) -> None:
        self.id = id
        self.label = label
        self.at = at
        self.details = details
        self.clauses = clauses
        self.coin = coin
        self.like = like
        self.piece = piece
        self._worth = worth
        self._price = price
        self._against = against
        self._odds = odds
        self._along = along
        self._ghost = ghost
        self._particulars: tuple[Question, ...] | None = None

    def asking_also(self, *questions: Question) -> Option:
        """Return a copy of the option with further details."""
        other = copy(self)
        other.details, other._particulars = lambda: (*self.particulars, *questions), None
        return other

    @property
    def particulars(self) -> tuple[Question, ...]:
        """The details, made when first looked at."""
        if self._particulars is None:
            self._particulars = made_of(self.details)
        return self._particulars

    @property
    def worth(self) -> Sum | None:
        """Its worth, worked out when first read."""
        if callable(self._worth):
            self._worth = self._worth()
        return self._worth

    @property
    def price(self) -> Sum | None:
        """Its price, worked out when first read."""
        if callable(self._price):
            self._price = self._price()
        return self._price

    @property
    def against(self) -> Sum | None:
        """The number that its worth has to beat, worked out when first read."""
        if callable(self._against):
            self._against = self._against()
        return self._against

    @property
    def odds(self) -> Odds | None:
        """Its odds, worked out when first read."""
        if callable(self._odds):
            self._odds = self._odds()
        return self._odds

    @property
    def along(self) -> tuple[Spot, ...]:
        """A way or a line of sight to draw, worked out when first looked at."""
        if callable(self._along):
            self._along = self._along()
        return self._along

    @property
    def ghost(self) -> Ghost | None:
        """The place where a thing would lie, computed on first access."""
        if callable(self._ghost):
            self._ghost = self._ghost()
        return self._ghost

    def __repr__(self) -> str:
        return f"Option({self.id!r})"


class Menu:
    """Options that are made one by one: their ids in order, and what makes the option of an id.

    ``make`` gives None where the thing is not possible now. Reading one option costs one, so a policy that
    has something in mind, and the reading of an answer, need not wait for all the others.

    A menu that is ``sure`` has an option for each of its ids, and ``details`` gives the particulars of each, if any of
    them has some: so chance can choose from it without making any. A subclass may have both as methods.
    """

    __slots__ = ("_all", "_made", "details", "ids", "make", "sure")

    def __init__(
        self,
        ids: Collection[str],
        make: Callable[[str], Option | None],
        sure: bool = False,
        details: Callable[[str], Sequence[Question]] | None = None,
    ) -> None:
        self.ids = ids
        self.make = make
        self.sure = sure
        self.details = details
        self._made: dict[str, Option | None] | None = None
        self._all: tuple[Option, ...] | None = None

    def get(self, name: str) -> Option | None:
        """The option of that id, if it is possible now."""
        made = self._made
        if made is None:
            made = self._made = {}
        if name not in made:
            made[name] = self.make(name) if name in self.ids else None
        return made[name]

    @property
    def options(self) -> tuple[Option, ...]:
        """All options that are possible now, in order."""
        if self._all is None:
            self._all = tuple(self)
        return self._all

    def __iter__(self) -> Iterator[Option]:
        return (option for name in self.ids if (option := self.get(name)) is not None)


@frozen
class Barred:
    """Something a person might expect among the options, and the clause that keeps it out."""

    id: str
    clause: str


Answer = Any
"""A canonical answer: plain JSON, as the record keeps it and the rules receive it."""


class _Required:
    def __repr__(self) -> str:
        return "REQUIRED"


REQUIRED: Any = _Required()
"""The default of a question that must be answered."""


class _NoArgs(dict[str, Arg]):
    """The arguments of a question that has none, the same for all of them."""

    __hash__ = object.__hash__  # type: ignore[assignment]


NO_ARGS: Mapping[str, Arg] = _NoArgs()


class RandomSource(Protocol):
    """The interface of a source of chance."""

    def getrandbits(self, k: int, /) -> int: ...


def below(luck: RandomSource, number: int) -> int:
    """0 … number - 1, each as likely: what ``Random.choice`` draws, without its detours."""
    bits = number.bit_length()
    drawn = luck.getrandbits(bits)
    while drawn >= number:
        if number < 1:
            raise IndexError("there is nothing to choose from")
        drawn = luck.getrandbits(bits)
    return drawn


@slotted
class Question:
    """Base of all questions. ``about`` is the token the question concerns, ``args`` fill its sentence.

    The sentence is ``ask-<purpose>`` in the words files. ``default`` is what is taken when a particular is left out;
    a question without one must be answered. ``hides``: how many answers are possible is a secret of the seat, so that
    even where there is only one, others must not see it answered by itself. ``offer``: the rules hold a right open that
    can be taken up again later; the default declines it, and a seat that has declined need not be asked each time.
    """

    kind: ClassVar[str] = "question"
    seat: str
    purpose: str
    about: str = field(default="", kw_only=True)
    clauses: tuple[str, ...] = field(default=(), kw_only=True)
    args: Mapping[str, Arg] = field(default=NO_ARGS, kw_only=True)
    default: Answer = field(default=REQUIRED, kw_only=True)
    ruling: bool = field(default=False, kw_only=True)
    hides: bool = field(default=False, kw_only=True)
    offer: bool = field(default=False, kw_only=True)

    @property
    def label(self) -> Label:
        """The label the record keeps with the answer."""
        return labelled(self.kind, self.seat, self.purpose, self.about)

    def read(self, raw: Any) -> Answer:
        """The canonical form of an answer, or :class:`AnswerRefused`. Reading a canonical answer gives it back."""
        raise NotImplementedError

    @property
    def foregone(self) -> Answer:
        """Return the only possible answer, where there is just one; else ``REQUIRED``. It need not be asked for."""
        return REQUIRED

    @property
    def sentence_args(self) -> dict[str, Arg]:
        """Return the arguments for the sentences of the question and its options."""
        return {"seat": self.seat, "who": self.about or self.seat, **self.args}

    def name_of(self, option: Option | Barred) -> OptionName:
        """Return the name of an option of this question, to be told without the question."""
        label = option.label if isinstance(option, Option) else ""
        return OptionName(self.purpose, option.id, label, self.sentence_args)

    def refuse(self, problem: Phrase, allowed: Sequence[str] = (), because: str | None = None) -> AnswerRefused:
        """The error for an answer that does not fit; the problem is a sentence ``refused-…`` of the words files."""
        return AnswerRefused(self.about or self.seat, self.purpose, problem, allowed, because)

    def cited(self) -> Iterator[str]:
        """The clauses on which the question itself rests; those of its options are theirs."""
        yield from self.clauses


@slotted
class Offering(Question):
    """A question with options."""

    source: Lazy[Option] = ()  # a menu is one too
    barred_source: Lazy[Barred] = field(default=(), kw_only=True)
    _offer: tuple[Option, ...] | Menu | None = field(default=None, init=False, repr=False)
    _bars: tuple[Barred, ...] = field(init=False, repr=False)  # not there before it is first read

    @property
    def options(self) -> tuple[Option, ...]:
        """The options, made when first read."""
        offer = self._offer
        if offer is None:
            offer = self._opened()
        return offer if isinstance(offer, tuple) else offer.options

    def _opened(self) -> tuple[Option, ...] | Menu:
        """The source looked into, once: all the options of a sequence, or the menu that makes them singly."""
        if self._offer is not None:
            return self._offer
        source = self.source
        if not isinstance(source, Menu):
            source = source() if callable(source) else source
        self._offer = offer = source if isinstance(source, Menu) else tuple(source)  # type: ignore[misc]
        return offer

    @property
    def menu(self) -> Menu:
        """The options one by one, by their ids."""
        offer = self._opened()
        return offer if isinstance(offer, Menu) else Menu([option.id for option in offer], self.find)

    def find(self, name: str) -> Option | None:
        """The option of that id, if there is one; from a :class:`Menu` no other is made."""
        offer = self._offer
        if offer is None:
            offer = self._opened()
        if isinstance(offer, Menu):
            return offer.get(name)
        for option in offer:
            if option.id == name:
                return option
        return None

    @property
    def barred(self) -> tuple[Barred, ...]:
        """Barred options with their reasons, made when first read."""
        try:
            return self._bars
        except AttributeError:
            self._bars = bars = made_of(self.barred_source)  # type: ignore[misc]
            return bars

    def any_option(self, luck: RandomSource) -> Option:
        """One of the options, each as likely as the other; from a :class:`Menu` only those are made that are tried."""
        offer = self._offer or self._opened()
        if isinstance(offer, tuple):
            return offer[below(luck, len(offer))]
        ids = tuple(offer.ids)
        while True:
            option = offer.get(ids[below(luck, len(ids))])
            if option is not None:
                return option

    def any_choice(self, luck: RandomSource) -> tuple[str, Sequence[Question]]:
        """The id of any option, and the particulars that it brings; where a menu is sure, no option is made for it."""
        offer = self.source if isinstance(self.source, Menu) else self._opened()
        if isinstance(offer, Menu) and offer.sure:
            ids = tuple(offer.ids)
            name = ids[below(luck, len(ids))]
            return name, () if offer.details is None else offer.details(name)
        option = self.any_option(luck)
        return option.id, option.particulars

    def option(self, name: Any) -> Option:
        """The option of that id, or the refusal that lists what is allowed."""
        option = self.find(name) if isinstance(name, str) else None
        if option is not None:
            return option
        raise self._no_option(name)

    def _no_option(self, name: Any) -> AnswerRefused:
        """The refusal for what is no option: because it is barred, or with what may have been meant."""
        ids = [option.id for option in self.options]
        bar = next((bar for bar in self.barred if bar.id == name), None)
        if bar is not None:
            return self.refuse(phrase("refused-not-possible", text=self.name_of(bar)), ids, bar.clause)
        guess = nearest(name, ids) if isinstance(name, str) else None
        meant = self.find(guess) if guess else None
        if meant is not None:
            return self.refuse(phrase("refused-did-you-mean", text=shown(name), guess=self.name_of(meant)), ids)
        return self.refuse(phrase("refused-not-possible", text=shown(name)), ids)

    def _list(self, raw: Any) -> list[str]:
        if isinstance(raw, str):
            raw = [raw]
        if not isinstance(raw, (list, tuple)):
            raise self.refuse(phrase("refused-no-list", text=shown(raw)), [option.id for option in self.options])
        names = [self.option(name).id for name in raw]
        if len(set(names)) != len(names):
            raise self.refuse(phrase("refused-named-twice"))
        return names


@slotted
class Choose(Offering):
    """One option; the rules receive its id."""

    kind: ClassVar[str] = "choose"

    @property
    def foregone(self) -> Answer:
        different = [
            *islice((option.id for option in self._opened() if not option.like), 2)
        ]  # no more than it takes to know
        return different[0] if len(different) == 1 else REQUIRED

    def read(self, raw: Any) -> str:
        if type(raw) is not str and isinstance(raw, dict) and raw.keys() == {self.purpose}:
            raw = raw[self.purpose]
        return self.option(raw).id


@slotted
class Declare(Offering):
    """One option with its particulars, which may have particulars of their own.

    The rules receive one flat dict: the own purpose with the id of the option, then the purpose of each particular
    with its answer. Purposes along one path must differ. ``spelt_out`` turns the short forms people write into the full
    one, before anything is checked; given the full form, it must give it back.
    """

    kind: ClassVar[str] = "declare"
    spelt_out: Callable[[Mapping[str, Any]], dict[str, Any]] | None = field(default=None, kw_only=True)

    @property
    def foregone(self) -> Answer:
        offer = self._opened()
        if isinstance(offer, Menu) and offer.sure and len(offer.ids) > 1:
            return REQUIRED
        only, *others = islice(offer, 2)  # of a menu no more is made than it takes to know
        if others:
            return REQUIRED
        answer = {self.purpose: only.id}
        for detail in only.particulars:
            foregone = detail.foregone
            if foregone is REQUIRED:
                return REQUIRED
            answer.update(foregone if isinstance(detail, Declare) else {detail.purpose: foregone})
        return answer

    def read(self, raw: Any) -> dict[str, Any]:
        given = {self.purpose: raw} if isinstance(raw, str) else raw
        if not isinstance(given, dict):
            raise self.refuse(phrase("refused-no-mapping", text=shown(raw)))
        if self.spelt_out is not None:
            given = self.spelt_out(given)
        answer: dict[str, Any] = {}
        self._read_into(given, answer)
        if not given.keys() <= answer.keys():
            unknown = [key for key in given if key not in answer]
            guess = nearest(shown(unknown[0]), answer)
            if guess:
                raise self.refuse(
                    phrase("refused-nobody-asked-but", text=shown(unknown[0]), guess=guess), sorted(answer)
                )
            raise self.refuse(phrase("refused-nobody-asked", text=shown(unknown[0])), sorted(answer))
        return answer

    def _read_into(self, given: Mapping[str, Any], answer: dict[str, Any]) -> None:
        if self.purpose not in given and self.default is REQUIRED:
            raise self.refuse(phrase("refused-missing"), [option.id for option in self.options])
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
                answer[detail.purpose] = list(default) if isinstance(default := detail.default, list) else default
            else:
                allowed = [option.id for option in detail.options] if isinstance(detail, Offering) else ()
                raise detail.refuse(phrase("refused-missing-for", what=self.name_of(chosen)), allowed)


@slotted
class ChooseSome(Offering):
    """From ``least`` to ``most`` options; the rules receive their ids in the order of the options.

    ``limit_clause`` is the clause that sets the number, for those who name too many or too few.
    """

    kind: ClassVar[str] = "choose_some"
    least: int = field(default=0, kw_only=True)
    most: int | None = field(default=None, kw_only=True)
    limit_clause: str | None = field(default=None, kw_only=True)

    @property
    def foregone(self) -> Answer:
        names = [option.id for option in self.options]
        if self.most == 0:
            return []
        if self.least >= len(names):
            return names
        all_alike = sum(not option.like for option in self.options) == 1
        return names[: self.least] if all_alike and self.least == self.most else REQUIRED

    def read(self, raw: Any) -> list[str]:
        names = self._list(raw)
        most = len(self.options) if self.most is None else self.most
        if not self.least <= len(names) <= most:
            problem = phrase("refused-number", count=len(names), least=self.least, most=most)
            raise self.refuse(problem, [option.id for option in self.options], self.limit_clause)
        return [option.id for option in self.options if option.id in names]


@slotted
class Order(Offering):
    """All options, in an order of the seat's choice."""

    kind: ClassVar[str] = "order"

    @property
    def foregone(self) -> Answer:
        different = [option.id for option in self.options if not option.like]
        return [option.id for option in self.options] if len(different) < 2 else REQUIRED

    def read(self, raw: Any) -> list[str]:
        names = self._list(raw)
        if len(names) != len(self.options):
            raise self.refuse(phrase("refused-not-all-named"), [option.id for option in self.options])
        return names


@slotted
class Amount(Question):
    """A whole number from ``least`` to ``most``."""

    kind: ClassVar[str] = "amount"
    least: int = 0
    most: int = 0

    @property
    def foregone(self) -> Answer:
        return self.least if self.least == self.most else REQUIRED

    def read(self, raw: Any) -> int:
        if isinstance(raw, bool) or not isinstance(raw, int) or not self.least <= raw <= self.most:
            raise self.refuse(phrase("refused-amount", text=shown(raw), least=self.least, most=self.most))
        return raw


@slotted
class FreeWords(Question):
    """Free words of a person. Control characters are dropped, space at the ends too."""

    kind: ClassVar[str] = "words"
    longest: int = field(default=280, kw_only=True)

    def read(self, raw: Any) -> str:
        if not isinstance(raw, str):
            raise self.refuse(phrase("refused-no-words", text=shown(raw)))
        text = "".join(char for char in raw if char.isprintable() or char == "\n").strip()
        if len(text) > self.longest:
            raise self.refuse(phrase("refused-too-long", length=len(text), longest=self.longest))
        return text


@slotted
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
    _names: tuple[str, ...] = field(init=False, repr=False)  # not there before it is first read

    @property
    def label(self) -> Label:
        return labelled(self.kind, self.seat, self.purpose, self.about, self.dice)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the sides, if they have any; made when first looked at, for a pile is smaller after a draw."""
        try:
            return self._names
        except AttributeError:
            self._names = names = made_of(self.faces)  # type: ignore[misc]
            return names

    @property
    def hidden(self) -> bool:
        """Return whether it is hidden from some or all seats, so that real dice on the table will not do."""
        return self.seen_by is not None

    def read(self, raw: Any) -> list[int]:
        given = [raw] if isinstance(raw, (int, str)) else raw
        if not isinstance(given, (list, tuple)) or len(given) != len(self.dice):
            raise self.refuse(phrase("refused-number-of-dice", count=len(self.dice), text=shown(raw)))
        return [self._face(face, sides) for face, sides in zip(given, self.dice, strict=True)]

    def _face(self, face: Any, sides: int) -> int:
        if isinstance(face, str) and self.names:
            if face not in self.names:
                raise self.refuse(phrase("refused-nothing-to-draw", text=shown(face)), self.names)
            return self.names.index(face) + 1
        if isinstance(face, bool) or not isinstance(face, int) or not 1 <= face <= sides:
            raise self.refuse(phrase("refused-face", text=shown(face), sides=sides), self.names)
        return face


@slotted
class Joint(Question):
    """Several questions open at once, for several seats.

    ``sealed``: no seat sees the others' answers before all are in. ``revisable``: an answer may be amended until every
    seat concerned has confirmed; with ``clears`` an amendment takes back the others' confirmations. ``limit`` is how
    often a seat that no person sits on may amend (people are never limited). ``first``: the first answer of any seat
    settles it, and the rules receive ``[index, answer]`` of that part.

    ``seat`` is empty: no seat is asked alone.
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

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats concerned, in order."""
        return tuple(dict.fromkeys([part.seat for part in self.parts]))

    def answered_by(self, answer: Callable[[Question], Answer]) -> tuple[list[Any], int]:
        """Have one function answer all parts; return what the rules receive, and how many entries a record would have.

        The result is that of ``JointAnswers`` when every part is answered once and then every seat confirms.
        """
        if self.first:
            return [0, answer(self.parts[0])], 1
        answers = [answer(part) for part in self.parts]
        return answers, len(answers) + (len(self.seats) if self.revisable else 0)
