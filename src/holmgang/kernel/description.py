"""Questions, answers, numbers and facts as a reader gets them, in one place for the terminal, the page and the API.

A :class:`Teller` is one reader: words (a language, the names of this match) and the rulebook in that language. It
returns plain values (:class:`Description`): texts, numbers and ids for a screen, with ``plain()`` for JSON. It never
knows more than the question, event or view it is given.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from fractions import Fraction
from functools import cache
from itertools import groupby
from typing import Any

from holmgang.kernel.clauses import Rulebook
from holmgang.kernel.errors import AnswerRefused
from holmgang.kernel.events import Event
from holmgang.kernel.fastclasses import value
from holmgang.kernel.odds import Odds
from holmgang.kernel.questions import (
    REQUIRED,
    Amount,
    ChooseSome,
    Declare,
    FreeWords,
    Ghost,
    Offering,
    Option,
    Question,
    Roll,
    Spot,
)
from holmgang.kernel.sums import Phrase, Sum
from holmgang.kernel.words import Words, signed, words_key


class Description:
    """A value that can be told as JSON."""

    def plain(self) -> dict[str, Any]:
        """All fields, by name; fractions as ``"7/20"``."""
        told: dict[str, Any] = _plain(self)
        return told


@cache
def _names(kind: type) -> tuple[str, ...]:
    """The fields of what is described; other things have none."""
    return tuple(part.name for part in fields(kind)) if is_dataclass(kind) else ()


def _plain(value: Any) -> Any:
    kind: Any = type(value)
    if kind is str or value is None:  # as most are
        return value
    if names := _names(kind):
        return {name: _plain(getattr(value, name)) for name in names}
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): _plain(item) for key, item in value.items()}
    return str(value) if isinstance(value, Fraction) else value


@value
class TermText(Description):
    """One term of a number: ``+3``, ``giant club``, the clause it follows from."""

    text: str
    value: int
    label: str
    clause: str


@value
class Number(Description):
    """A number and what it is made of."""

    text: str
    total: int
    terms: tuple[TermText, ...]


@value
class OptionChance(Description):
    """The chances of an option. ``text`` is the chance that it works at all: ``65 %``."""

    text: str
    works: Fraction
    need: str
    shares: tuple[tuple[str, Fraction], ...]
    expects: str


@value
class Choice(Description):
    """An option. ``more``: it brings particulars. ``remark``: what it costs, must beat and how likely it is.

    ``ghost`` is where a thing would lie.
    """

    id: str
    label: str
    at: tuple[Spot, ...]
    along: tuple[Spot, ...]
    price: Number | None
    coin: str
    worth: Number | None
    against: Number | None
    odds: OptionChance | None
    clauses: tuple[str, ...]
    more: bool
    remark: str
    ghost: Ghost | None = None


@value
class Barring(Description):
    """An option that a player might expect, and the clause that bars it, with its text."""

    id: str
    label: str
    clause: str
    text: str


@value
class QuestionText(Description):
    """One question without its particulars' own questions. Fields that do not apply to its kind are empty."""

    kind: str
    seat: str
    purpose: str
    about: str
    sentence: str
    clauses: tuple[str, ...]
    ruling: bool
    choices: tuple[Choice, ...]
    barred: tuple[Barring, ...]
    has_default: bool
    default: Any
    default_text: str
    least: int
    most: int
    longest: int
    dice: tuple[int, ...]
    names: tuple[tuple[str, str], ...]


@value
class Filled(Description):
    """One answered step of a draft. ``suggested``: the rules suggest it, or there is nothing else; no player chose it.

    ``piece`` is the panel of a thing that was taken in hand to be laid.
    """

    purpose: str
    caption: str
    text: str
    raw: Any
    suggested: bool
    piece: str = ""


@value
class Draft(Description):
    """An answer in the making: what stands, what is asked next, and whether it could be given as it is.

    ``answer`` is what the question would be answered with; ``refused`` is the sentence for a given value that the rules
    do not take (it is left out).
    """

    filled: tuple[Filled, ...]
    open: QuestionText | None
    complete: bool
    answer: Any
    summary: str
    refused: str = ""


@value
class LogLine(Description):
    """An event in the log. ``opens`` says which group of the log it begins: a round, a phase, a contest.

    ``tokens`` are the ids it names, in order; ``gone``: it was taken back.
    """

    number: int
    kind: str
    text: str
    weight: str
    opens: str
    icon: str
    tokens: tuple[str, ...]
    numbers: tuple[tuple[str, Number], ...]
    clauses: tuple[str, ...]
    gone: bool = False


@value
class ClauseText(Description):
    """A clause of the rulebook in the reader's language."""

    id: str
    section: str
    title: str
    text: str


NBSP = "\N{NO-BREAK SPACE}"


def sums_in(value: Any, name: str = "") -> Iterator[tuple[str, Sum]]:
    """All numbers within the facts of an event, each with the name of its fact."""
    if isinstance(value, Sum):
        yield name, value
        for term in value.terms:
            yield from sums_in(term.label, name)
    elif isinstance(value, Phrase):
        yield from sums_in(value.args, name)
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield from sums_in(item, str(key))
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from sums_in(item, name)


def next_step(question: Declare, given: Mapping[str, Any]) -> Question | None:
    """The first question of a declaration that the answers given so far leave open."""
    return next((step for step in path(question, given) if step.purpose not in given), None)


def path(question: Question, given: Mapping[str, Any]) -> Iterator[Question]:
    """The questions along the way that the answers given so far take through a declaration, the own one first.

    An option that is not possible ends it.
    """
    yield question
    if not isinstance(question, Declare) or question.purpose not in given:
        return
    name = given[question.purpose]
    chosen = question.find(name) if isinstance(name, str) else None
    if chosen is not None:
        for detail in chosen.particulars:
            yield from path(detail, given)


def percent(share: Fraction) -> str:
    """A share as whole per cent; what is possible is never 0 %, what may fail is never 100 %."""
    if 0 < share < Fraction(1, 100):
        return f"<{NBSP}1{NBSP}%"
    if Fraction(99, 100) < share < 1:
        return f">{NBSP}99{NBSP}%"
    return f"{round(share * 100)}{NBSP}%"


class Teller:
    """One reader's way of putting things."""

    def __init__(self, words: Words, rulebook: Rulebook) -> None:
        self.words, self.rulebook = words, rulebook

    def named(self, names: Mapping[str, Phrase | str]) -> Teller:
        """Return this teller with the names of another moment."""
        return Teller(self.words.named(names), self.rulebook)

    # Values

    def value(self, value: Phrase | Sum | str) -> str:
        """Anything a view shows."""
        return self.words.say(value)

    def number(self, total: Sum) -> Number:
        """A number with its terms."""
        lang = self.words.lang
        terms = tuple(
            TermText(signed(term.value, lang), term.value, self.words.say(term.label), term.clause)
            for term in total.terms
        )
        return Number(self.words.say(total), total.total, terms)

    def dice(self, dice: Sequence[int]) -> str:
        """Dice by their sides, as people write them: ``2 × d6 + d8``."""
        groups = [(len(list(same)), self._say("die-sided", sides=str(sides))) for sides, same in groupby(dice)]
        return " + ".join(f"{count} × {die}" if count > 1 else die for count, die in groups)

    def clause(self, name: str) -> ClauseText:
        """A clause by its id; an id the rulebook does not know has no text."""
        if name not in self.rulebook:
            return ClauseText(name, "", "", "")
        clause = self.rulebook[name]
        return ClauseText(clause.id, clause.section, clause.title, clause.plain)

    def chance(self, odds: Odds) -> OptionChance:
        """Odds in words."""
        need = self.words.say(odds.need) if odds.need is not None else ""
        expects = ""
        if odds.expects is not None:
            amount = self.words.counted(Fraction(round(odds.expects * 10), 10), odds.unit)
            expects = self._say("remark-expects", amount=amount)
        shares = tuple((self.words.say(name), share) for name, share in odds.shares)
        return OptionChance(percent(odds.works), odds.works, need, shares, expects)

    # Questions

    def step(self, question: Question) -> QuestionText:
        """A question as it is put to a person, its options included."""
        default = suggestion(question)
        least, most = bounds(question)
        return QuestionText(
            kind=question.kind,
            seat=question.seat,
            purpose=question.purpose,
            about=question.about,
            sentence=self.words.ask(question),
            clauses=question.clauses,
            ruling=question.ruling,
            choices=self._choices(question) if isinstance(question, Offering) else (),
            barred=self._barrings(question) if isinstance(question, Offering) else (),
            has_default=default is not REQUIRED,
            default=None if default is REQUIRED else default,
            default_text="" if default is REQUIRED else self.said(question, default),
            least=least,
            most=most,
            longest=question.longest if isinstance(question, FreeWords) else 0,
            dice=question.dice if isinstance(question, Roll) else (),
            names=self._faces(question) if isinstance(question, Roll) else (),
        )

    def choice(self, question: Offering, option: Option) -> Choice:
        """An option with all that the rules know about it."""
        return self._choice(option, self.words.option(question, option))

    def _choices(self, question: Offering) -> tuple[Choice, ...]:
        called = self.words.options(question)
        return tuple([self._choice(option, called(option.id, option.label)) for option in question.options])

    def _choice(self, option: Option, label: str) -> Choice:
        price, worth, against, odds = (
            self.number(option.price) if option.price is not None else None,
            self.number(option.worth) if option.worth is not None else None,
            self.number(option.against) if option.against is not None else None,
            self.chance(option.odds) if option.odds is not None else None,
        )
        cost = self._cost(price, option.coin) if price is not None else ""
        coin = self.words.say(option.coin) if option.coin else ""
        remark = self._remark(label, cost, worth, against, odds)
        more = bool(option.details)
        return Choice(  # by place, in the order of its fields: by name it takes five times as long
            option.id,
            label,
            option.at,
            option.along,
            price,
            coin,
            worth,
            against,
            odds,
            option.clauses,
            more,
            remark,
            option.ghost,
        )

    def _remark(
        self, label: str, cost: str, worth: Number | None, against: Number | None, odds: OptionChance | None
    ) -> str:
        parts = [cost] if cost else []
        if worth is not None and against is not None:
            parts.append(self._compared(worth, against, odds))
        elif worth is not None:
            parts.append(_gain(worth, label))
        if odds is not None:
            rolled = (odds.text, odds.need) if len(odds.shares) > 1 else (odds.need,)
            parts += [part for part in (*rolled, odds.expects) if part]
        return ", ".join(parts)

    def _compared(self, worth: Number, against: Number, odds: OptionChance | None) -> str:
        """One number against another; where no die is left to fall, what comes of it."""
        both = {"worth": worth.text, "against": against.text}
        if odds is not None and len(odds.shares) == 1:
            return self._say("remark-certain", **both, outcome=odds.shares[0][0])
        return self._say("remark-misses" if odds is not None and not odds.works else "remark-against", **both)

    def _cost(self, price: Number, coin: str) -> str:
        return (
            self._say("remark-costs", amount=self.words.counted(price.total, coin))
            if price.total
            else self._say("remark-free")
        )

    def _barrings(self, question: Offering) -> tuple[Barring, ...]:
        called = self.words.options(question)
        return tuple(
            [Barring(bar.id, called(bar.id, ""), bar.clause, self.clause(bar.clause).text) for bar in question.barred]
        )

    def _faces(self, roll: Roll) -> tuple[tuple[str, str], ...]:
        return tuple((name, self.words.say(name)) for name in dict.fromkeys(roll.names))

    # Answers in the making

    def draft(self, question: Question, given: Mapping[str, Any], *, suggest: bool = True, at: str = "") -> Draft:
        """Return the draft that the given values (by purpose) make of a question, with the step asked next.

        With ``suggest`` a particular that has a default, or a single option, counts as filled until the player chooses
        otherwise; without, every one is asked. ``at`` opens the step of that purpose again. Values for what is not
        asked along the way are left out.
        """
        known: dict[str, Any] = {}
        filled: list[Filled] = []
        refused, open_step = "", None
        pending: list[Question] = [question]
        while pending:
            step = pending.pop(0)
            chosen = step.purpose in given and step.purpose != at
            raw = given[step.purpose] if chosen else suggestion(step) if suggest and step.purpose != at else REQUIRED
            if chosen:
                try:
                    raw = read_alone(step, raw)
                except AnswerRefused as error:
                    refused, raw = self.refusal(error), REQUIRED
            if raw is REQUIRED:
                open_step = open_step or step
                continue
            known[step.purpose] = raw
            piece = ""
            if isinstance(step, Declare):
                option = step.option(raw)
                piece, pending[:0] = option.piece, option.particulars
            filled.append(Filled(step.purpose, self.words.ask(step), self.said(step, raw), raw, not chosen, piece))
        done = open_step is None
        answer: Any = known if isinstance(question, Declare) else known.get(question.purpose)
        summary = self.answer(question, answer) if known else ""
        return Draft(
            tuple(filled), self.step(open_step) if open_step is not None else None, done, answer, summary, refused
        )

    def pointing(self, question: Question, spot: Spot) -> list[dict[str, Any]]:
        """The partial answers by which something on the board can be meant, however deep; the shortest first."""
        return sorted(_pointing(question, spot), key=len)

    @staticmethod
    def things(question: Question) -> frozenset[str]:
        """The things of the place that an answer can mean, however deep."""
        return frozenset(_meant(question, "thing"))

    @staticmethod
    def tokens(question: Question) -> frozenset[str]:
        """The tokens that an answer can mean, however deep."""
        return frozenset(_meant(question, "token"))

    # Answers

    def answer(self, question: Question, answer: Any) -> str:
        """An answer in words: ``strike: Berg, 2``. Of what the rules suggest anyway, only things are named."""
        if not isinstance(question, Declare) or not isinstance(answer, Mapping):
            return self.said(question, answer)
        parts = []
        for step in path(question, answer):
            if step.purpose not in answer:
                continue
            raw = answer[step.purpose]
            if step is question or raw != step.default or _means_a_thing(step, raw):
                parts.append(self.said(step, raw))
        head, *rest = [part for part in parts if part] or [""]
        return f"{head}: {', '.join(rest)}" if rest else head

    def said(self, question: Question, answer: Any) -> str:
        """The answer to one step in words; an empty choice is said too."""
        if isinstance(question, Offering):
            names = answer if isinstance(answer, (list, tuple)) else [answer]
            if not names:
                return self.words.say("none")
            return self.words.join([self._label(question, name) for name in names])
        if isinstance(question, Roll):
            faces = answer if isinstance(answer, (list, tuple)) else [answer]
            return " ".join(self.words.say(question.names[face - 1]) if question.names else str(face) for face in faces)
        return self.words.say(answer) if isinstance(answer, int) else str(answer)

    def _label(self, question: Offering, name: Any) -> str:
        option = question.find(name) if isinstance(name, str) else None
        return self.words.option(question, option or Option(str(name)))

    # Facts and refusals

    def line(self, event: Event, number: int, gone: bool = False) -> LogLine:
        """An event as a line of the log."""
        key = words_key("event", event.kind)
        facts = event.facts()
        attribute = self.words.lexicon.attribute
        return LogLine(
            number=number,
            kind=event.kind,
            text=self.words.event(event),
            weight=attribute(key, "weight") or "plain",
            opens=attribute(key, "opens"),
            icon=attribute(key, "icon"),
            tokens=tuple(dict.fromkeys(_tokens(facts, self.words.names))),
            numbers=tuple((name, self.number(total)) for name, total in sums_in(facts)),
            clauses=tuple(dict.fromkeys(event.clauses)),
            gone=gone,
        )

    def refusal(self, error: AnswerRefused) -> str:
        """Describe the reason for refusing an answer, as a sentence; a clause that bars it is quoted."""
        text = self.words.say(error.problem)
        sentence = text[:1].upper() + text[1:]
        sentence += "" if sentence.endswith(("?", ".", "!")) else "."
        if error.because:
            clause = self.clause(error.because)
            sentence += f" {error.because}: {clause.text}" if clause.text else f" ({error.because})"
        return sentence

    def _say(self, key: str, **texts: str) -> str:
        """A sentence filled with texts that are ready to be shown."""
        return self.words.filled(key, **texts).strip()


def _gain(worth: Number, label: str) -> str:
    """Return the text of an option's worth, with its terms; a single one that names the option is not repeated."""
    total = f"+{worth.text}" if worth.total > 0 else worth.text
    if len(worth.terms) == 1:
        reason = worth.terms[0].label
        return total if reason in label else f"{total} {reason}"
    inner = ", ".join(f"{term.text} {term.label}" for term in worth.terms)
    return f"{total} ({inner})" if inner else total


def _means_a_thing(step: Question, raw: Any) -> bool:
    """Return whether the raw answer to a step is a thing of the place, which stands on the board."""
    option = step.find(raw) if isinstance(step, Offering) and isinstance(raw, str) else None
    return option is not None and any(spot.kind == "thing" for spot in option.at)


def suggestion(question: Question) -> Any:
    """Return the filling of a step without a choice: its default, or the only thing there is; else ``REQUIRED``."""
    default = question.default
    if default is not REQUIRED:
        return default.get(question.purpose, REQUIRED) if isinstance(default, Mapping) else default
    if isinstance(question, Declare):  # its particulars are steps of their own
        return question.options[0].id if len(question.options) == 1 else REQUIRED
    return question.foregone


def bounds(question: Question) -> tuple[int, int]:
    """Describe the smallest and the largest number that may be named."""
    if isinstance(question, Amount):
        return question.least, question.most
    if isinstance(question, ChooseSome):
        all_of_them = len(question.options)
        return question.least, all_of_them if question.most is None else min(question.most, all_of_them)
    return 0, 0


def read_alone(step: Question, raw: Any) -> Any:
    """One step of a draft, read through its question without the steps that hang on it."""
    return step.option(raw).id if isinstance(step, Declare) else step.read(raw)


def _pointing(question: Question, spot: Spot) -> Iterator[dict[str, Any]]:
    if not isinstance(question, Offering):
        return
    for option in question.options:
        meant: Any = [option.id] if question.kind in ("choose_some", "order") else option.id
        if spot in option.at:
            yield {question.purpose: meant}
        elif isinstance(question, Declare):
            for detail in option.particulars:
                for inner in _pointing(detail, spot):
                    yield {question.purpose: option.id, **inner}


def _meant(question: Question, kind: str) -> Iterator[str]:
    if isinstance(question, Offering):
        for option in question.options:
            yield from (spot.id for spot in option.at if spot.kind == kind)
            for detail in option.particulars if isinstance(question, Declare) else ():
                yield from _meant(detail, kind)


def _tokens(value: Any, names: Mapping[str, Any]) -> Iterator[str]:
    """The ids of tokens that stand in the facts of an event."""
    if isinstance(value, str):
        if value in names:
            yield value
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from _tokens(item, names)
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from _tokens(item, names)


__all__ = [
    "Barring",
    "Choice",
    "ClauseText",
    "Draft",
    "Filled",
    "LogLine",
    "Number",
    "OptionChance",
    "QuestionText",
    "Teller",
    "TermText",
    "bounds",
    "next_step",
    "path",
    "percent",
    "suggestion",
    "sums_in",
]
