"""Scripts of vectors: play the answers, and match events and state partially with the expected ones.

A mapping matches when every key it names matches; an integer matches a sum of that total; a list matches a list of
the same length element by element; ``{has: […]}`` matches a list that contains each of the given; everything else
must be equal.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from holmgang.kernel import codec
from holmgang.kernel.dice import OpenDice
from holmgang.kernel.errors import AnswerRefused, HolmgangError, nearest
from holmgang.kernel.match import Match
from holmgang.kernel.odds import Odds
from holmgang.kernel.questions import REQUIRED, Amount, Declare, Joint, Offering, Question, Roll
from holmgang.kernel.sums import plain
from holmgang.kernel.system import Game


def mismatch(expected: Any, actual: Any, path: str = "") -> str | None:
    """The first difference in words, or None if ``actual`` contains ``expected``."""
    here = f"{path}: " if path else ""
    if isinstance(expected, Mapping) and expected.keys() == {"has"} and isinstance(actual, list):
        for wanted in expected["has"]:
            if all(mismatch(wanted, item) for item in actual):
                return f"{here}{actual!r} does not contain {wanted!r}"
        return None
    if isinstance(expected, Mapping):
        if not isinstance(actual, Mapping):
            return f"{here}expected {dict(expected)!r}, found {actual!r}"
        for key, value in expected.items():
            if key not in actual:
                guess = nearest(str(key), [str(name) for name in actual])
                hint = f"; did you mean {guess!r}?" if guess else f"; there is {', '.join(map(str, actual))}"
                return f"{here}no {key!r} in it{hint}"
            if problem := mismatch(value, actual[key], f"{path}.{key}" if path else str(key)):
                return problem
        return None
    if isinstance(expected, list):
        if not isinstance(actual, list) or len(actual) != len(expected):
            return f"{here}expected {expected!r}, found {actual!r}"
        for place, (left, right) in enumerate(zip(expected, actual, strict=True)):
            if problem := mismatch(left, right, f"{path}[{place}]"):
                return problem
        return None
    if isinstance(actual, Mapping) and "total" in actual and "terms" in actual:
        actual = actual["total"]
    if expected != actual or isinstance(expected, bool) != isinstance(actual, bool):
        return f"{here}expected {expected!r}, found {actual!r}"
    return None


def named(state: Any, name: str) -> Any:
    """The part of a state (as JSON) that goes by a name: an object with that id, or the value of a key of that name."""
    return next(_named(state, name), None)


def _named(value: Any, name: str) -> Iterator[Any]:
    # breadth first, so that a top-level key wins over one deep inside
    layer = [value]
    while layer:
        below: list[Any] = []
        for item in layer:
            if isinstance(item, dict):
                if item.get("id") == name:
                    yield item
                if name in item:
                    yield item[name]
                below.extend(item.values())
            elif isinstance(item, list):
                below.extend(item)
        layer = below


SHOWN = ("worth", "against", "price", "coin", "odds", "label", "like")
OFFERED = ("of", "given", "include", "exclude", "exactly", "least", "most", "hides", *SHOWN)
FORMS = ("roll", "draw", "amend", "confirm", "refuse", "offers", "sees", "now", "undo", "open")


class ScriptFailed(HolmgangError):
    """The script did not go as written: says at which entry, why, and which question is open."""


class ScriptRun:
    """One match driven by a script."""

    def __init__(self, game: Game, master: bool, defaults: bool | list[str], cited: dict[str, int]) -> None:
        self.cited, self._defaults, self._dice = cited, defaults, _DiceQueue()
        people = tuple(game.seats)
        self.match = Match(game, OpenDice(), master=master, people=people, asks_all=True)
        self.match.watch = self._watch
        if self.match.question is not None:
            self._watch(self.match.question)

    def play(self, script: list[dict[str, Any]]) -> None:
        """Run all entries; dice and confirmations in between are supplied as they are needed."""
        for place, entry in enumerate(script):
            try:
                self._entry(entry)
            except ScriptFailed as failure:
                raise ScriptFailed(f"entry {place + 1} {_short(entry)}: {failure}") from None
            except AnswerRefused as refusal:
                raise ScriptFailed(f"entry {place + 1} {_short(entry)}: {refusal}\n{self._open()}") from None
        try:
            self._supply()
        except AnswerRefused as refusal:
            raise ScriptFailed(f"at the end of the script: {refusal}") from None
        if self._dice:
            raise ScriptFailed(f"dice left over at the end: {self._dice}\n{self._open()}")
        if self._ends_early(script):
            raise ScriptFailed(f"the script ends on an open roll; if that is meant, end with `open:`\n{self._open()}")

    def check(self, expect: list[dict[str, Any]], never: list[dict[str, Any]], after: Mapping[str, Any]) -> None:
        """Expected events in order, others may stand between; none of ``never``; the state at the end."""
        told = [event.plain() for event in self.match.log]
        for event in self.match.log:
            self._cite(event.cited())
        place = 0
        for number, wanted in enumerate(expect, 1):
            found = next((at for at in range(place, len(told)) if not _differs(wanted, told[at])), None)
            if found is None:
                came = _nearest(wanted, told[place:])
                raise ScriptFailed(f"expected event {number} {_short(wanted)} did not come.\n{came}\n{self._open()}")
            place = found + 1
        for unwanted in never:
            for fact in told:
                if not _differs(unwanted, fact):
                    raise ScriptFailed(f"{_short(unwanted)} must not come, but did: {_short(fact)}")
        self._check_state(after)

    def _ends_early(self, script: list[dict[str, Any]]) -> bool:
        """Dice are awaited in the middle of a step, and the script does not say that it means to stop there."""
        match = self.match
        between_steps = bool(match.kept) and len(match.kept) == match.checkpoints[-1].answers
        meant = bool(script) and "open" in script[-1]
        return isinstance(match.question, Roll) and not between_steps and not meant

    # Entries.

    def _entry(self, entry: Mapping[str, Any]) -> None:
        if not entry:
            raise ScriptFailed("the entry is empty")
        form = next(iter(entry))
        because = entry.get("because")
        rest = [key for key in entry if key not in (form, "because")]
        if rest or (because and form != "refuse"):
            raise ScriptFailed(f"an entry says one thing; what is {rest or 'because'}? Forms: WHO, {', '.join(FORMS)}")
        value = entry[form]
        match form:
            case "roll":
                self._dice.add(value)
            case "draw":
                self._dice.add([value] if isinstance(value, str) else value)
            case "confirm":
                self._confirm(value)
            case "amend":
                self._amend(value)
            case "refuse":
                self._refuse(value, because)
            case "offers":
                self._offers(value)
            case "sees":
                self._sees(value)
            case "now":
                _check_form("now", value)
                self._supply()
                self._check_state(value)
            case "undo":
                self._supply()
                self.match.undo(value, consent=self.match.people)
            case "open":
                self._supply()
                if self.match.question is None or self.match.question.purpose != value:
                    raise ScriptFailed(f"expected the question {value!r}. {self._open()}")
            case _:
                self._answer(form, value)

    def _answer(self, who: str, raw: Any) -> None:
        self._supply(who)
        part = self._part_of(who, answered=False)
        self.match.answer(part.seat, raw, part.about, part.purpose)

    def _amend(self, value: Any) -> None:
        _check_form("amend", value)
        self._supply_dice()
        for who, raw in value.items():
            part = self._part_of(who, answered=True)
            self.match.answer(part.seat, raw, part.about, part.purpose)

    def _confirm(self, value: str) -> None:
        joint = self.match.joint
        if joint is None:
            raise ScriptFailed(f"there is nothing to confirm. {self._open()}")
        for seat in joint.waiting_for() if value == "all" else (value,):
            self.match.confirm(seat)

    def _refuse(self, value: Mapping[str, Any], because: str | None) -> None:
        _check_form("refuse", value)
        for who, raw in value.items():
            self._supply(who)
            part = self._part_of(who, answered=None)
            before = len(self.match.record)
            try:
                self.match.answer(part.seat, raw, part.about, part.purpose)
            except AnswerRefused as refusal:
                if because and refusal.because != because:
                    raise ScriptFailed(f"refused, but because of {refusal.because}, not {because}: {refusal}") from None
                self._cite([refusal.because] if refusal.because else [])
                self._cite_options(part)
                if len(self.match.record) != before:
                    raise ScriptFailed("the refused answer was recorded all the same") from None
                continue
            raise ScriptFailed(f"{_short(raw)} of {who} was accepted, but must be refused")

    def _offers(self, value: Mapping[str, Any]) -> None:
        _check_form("offers", value, ("who",), OFFERED)
        self._supply(value["who"])
        asked = self._part_of(value["who"], answered=None)
        question = self._detail(asked, value.get("of", asked.purpose), value.get("given", {}))
        if question is None:
            raise ScriptFailed(f"{asked.purpose!r} leads to no question {value['of']!r} there. {self._open()}")
        self._cite(question.cited())
        self._cite_options(question)
        if "hides" in value and value["hides"] != question.hides:
            raise ScriptFailed(f"{question.purpose!r} hides {'something' if question.hides else 'nothing'}")
        if isinstance(question, Amount):
            found = {"least": question.least, "most": question.most}
            for limit in ("least", "most"):
                if limit in value and value[limit] != found[limit]:
                    raise ScriptFailed(f"{limit} is {found[limit]}, not {value[limit]}")
            return
        if not isinstance(question, Offering):
            raise ScriptFailed(f"{question.purpose!r} has no options")
        ids = [option.id for option in question.options]
        if lacking := [name for name in value.get("include", ()) if name not in ids]:
            raise ScriptFailed(f"{lacking[0]!r} is not offered: {', '.join(ids)}")
        if extra := [name for name in value.get("exclude", ()) if name in ids]:
            raise ScriptFailed(f"{extra[0]!r} is offered, but must not be")
        if "exactly" in value and sorted(map(str, value["exactly"])) != sorted(ids):
            raise ScriptFailed(f"offered are {sorted(ids)}, not {sorted(map(str, value['exactly']))}")
        for what in SHOWN:
            for name, wanted in value.get(what, {}).items():
                shown = getattr(question.option(name), what)
                found = shown.plain() if isinstance(shown, Odds) else plain(shown)
                if problem := mismatch(wanted, found, f"{what} of {name}"):
                    raise ScriptFailed(problem)

    def _detail(self, question: Question, purpose: str, given: Mapping[str, Any]) -> Question | None:
        """The question of that purpose among the particulars that the given answers lead to."""
        if question.purpose == purpose:
            return question
        if isinstance(question, Declare):
            chosen = question.option(given.get(question.purpose, question.default))
            details = (self._detail(detail, purpose, given) for detail in chosen.particulars)
            return next((detail for detail in details if detail is not None), None)
        return None

    def _sees(self, value: Mapping[str, Any]) -> None:
        _check_form("sees", value, ("seat",), ("has", "lacks"))
        self._supply()
        seat = value["seat"]
        shown = self.match.game.system.view(self.match.play, seat).plain()
        log = [event.plain() for event in self.match.log_for(seat)]
        text = json.dumps([shown, log], ensure_ascii=False)
        for wanted in value.get("has", ()):
            if str(wanted) not in text:
                raise ScriptFailed(f"{seat} does not see {wanted!r}")
        for unwanted in value.get("lacks", ()):
            if str(unwanted) in text:
                raise ScriptFailed(f"{seat} sees {unwanted!r}, but must not")
        self._cite(self.match.game.system.view(self.match.play, seat).cited())

    # Between entries.

    def _supply(self, who: str | None = None) -> None:
        """Cast queued dice, confirm complete joint answers and take allowed defaults until ``who`` can be answered."""
        while True:
            self._supply_dice()
            joint = self.match.joint
            if joint is not None:
                if who is not None and self._fits(who):
                    return
                if joint.question.revisable and not any(joint.unanswered(seat) for seat in joint.question.seats):
                    for seat in joint.waiting_for():
                        self.match.confirm(seat)
                    continue
            if not self._take_default(who):
                return

    def _supply_dice(self) -> None:
        while isinstance(self.match.question, Roll) and self._dice:
            roll = self.match.question
            self.match.answer(roll.seat, self._dice.take(len(roll.dice)))

    def _fits(self, who: str) -> bool:
        joint = self.match.joint
        return joint is not None and any(
            who in (part.about, part.seat) for seat in joint.question.seats for part in joint.unanswered(seat)
        )

    def _take_default(self, who: str | None) -> bool:
        """Take the default of the open question, if the vector allows it and the next entry is not its answer."""
        question = self.match.question
        if question is None or isinstance(question, (Joint, Roll)) or question.default is REQUIRED:
            return False
        if self._defaults is not True and (not self._defaults or question.purpose not in self._defaults):
            return False
        if who is None or who in (question.about, question.seat):
            return False
        self.match.answer(question.seat, question.default)
        return True

    def _part_of(self, who: str, answered: bool | None) -> Question:
        """The open question that an entry for ``who`` means."""
        question, joint = self.match.question, self.match.joint
        if question is None:
            raise ScriptFailed(f"{who} is not asked: the match is over")
        if joint is None:
            if who in (question.about, question.seat):
                return question
            raise ScriptFailed(f"{who} is not asked now. {self._open()}")
        fitting = [part for part in joint.question.parts if part.about == who]
        fitting = fitting or [part for part in joint.question.parts if part.seat == who]
        if not fitting:
            raise ScriptFailed(f"{who} is not asked now. {self._open()}")
        waiting = [part for part in fitting if part in joint.unanswered(part.seat)]
        if answered is False and not waiting:
            raise ScriptFailed(f"{who} has answered already; to answer again write `amend:`")
        return (waiting or fitting)[0] if answered is not True else fitting[0]

    def _check_state(self, after: Mapping[str, Any]) -> None:
        if not after:
            return
        state = codec.dump(self.match.play.state, self.match.game.system.state_type)
        for name, wanted in after.items():
            found = named(state, name)
            if found is None:
                raise ScriptFailed(f"nothing in the state is called {name!r}")
            if problem := mismatch(wanted, found, name):
                raise ScriptFailed(f"state: {problem}")

    # Citations.

    def _watch(self, question: Question) -> None:
        self._cite(question.cited())

    def _cite_options(self, question: Question) -> None:
        if isinstance(question, Offering):
            for option in question.options:
                self._cite(option.clauses)
                if option.worth is not None:
                    self._cite(option.worth.clauses)
            self._cite(bar.clause for bar in question.barred)

    def _cite(self, clauses: Iterable[str]) -> None:
        for clause in clauses:
            self.cited[clause] = self.cited.get(clause, 0) + 1

    def _open(self) -> str:
        question = self.match.question
        if question is None:
            return "The match is over."
        parts = question.parts if isinstance(question, Joint) else (question,)
        lines = []
        for part in parts:
            options = ", ".join(option.id for option in part.options) if isinstance(part, Offering) else ""
            lines.append(f"open: {part.label}" + (f": {options}" if options else ""))
        return "\n".join(lines)


def _check_form(form: str, value: Any, needed: Sequence[str] = (), known: Sequence[str] = ()) -> None:
    """Raise an error unless the value of an entry's form is a mapping with the right keys."""
    if not isinstance(value, Mapping):
        raise ScriptFailed(f"{form} takes a mapping, not {value!r}")
    allowed = (*needed, *known)
    if wrong := [key for key in value if allowed and key not in allowed]:
        raise ScriptFailed(f"{form} knows no {wrong[0]!r}: {', '.join(allowed)}")
    if missing := [key for key in needed if key not in value]:
        raise ScriptFailed(f"{form} lacks {missing[0]!r}")


class _DiceQueue:
    """Dice that a script has laid out and that are not used yet."""

    def __init__(self) -> None:
        self._faces: list[Any] = []

    def __bool__(self) -> bool:
        return bool(self._faces)

    def __str__(self) -> str:
        return str(self._faces)

    def add(self, faces: Any) -> None:
        self._faces.extend(faces if isinstance(faces, list) else [faces])

    def take(self, count: int) -> list[Any]:
        taken, self._faces = self._faces[:count], self._faces[count:]
        return taken


def _differs(wanted: Mapping[str, Any], event: Mapping[str, Any]) -> bool:
    return mismatch(wanted, event) is not None


def _nearest(wanted: Mapping[str, Any], told: list[dict[str, Any]]) -> str:
    """Events of the wanted kind that did come, and how they differ."""
    same = [event for event in told if event.get("event") == wanted.get("event")]
    if not same:
        kinds = ", ".join(dict.fromkeys(str(event["event"]) for event in told)) or "nothing"
        return f"  told since: {kinds}"
    return "\n".join(f"  came: {_short(event)}\n    {mismatch(wanted, event)}" for event in same[:4])


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 300 else text[:297] + "…"
