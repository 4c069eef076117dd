"""Everything that can go wrong, in one tree.

::

    HolmgangError
    ├── InputError             a person's mistake: says what was wrong, where, and what is allowed
    │   ├── UnknownName        no such system, scenario, seat, clause, knob …
    │   ├── AnswerRefused      an answer that does not fit the question
    │   │   └── NotAsked       no such question: wrong seat, or it is closed
    │   ├── ContentError       packs, scenarios and vector files: file, line, path
    │   └── InWords            each reader gets it in the own language
    │       ├── UndoRefused    beyond what may be taken back without consent
    │       └── SaveError      a file that cannot be read as a saved match
    │           ├── SaveDamaged    cut short, changed by accident, or not ours: names the line
    │           ├── SaveForged     sound, but not what its record leads to: names the entry
    │           ├── SaveInUse      another process is writing to it
    │           └── SaveOutdated   readable, but not to be continued: says why, and carries its log
    ├── ReplayDiverged         a record met another question than the one it answers
    └── SystemFault            a rule system broke the contract: names the place in its code
"""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import TYPE_CHECKING, Any

from holmgang.kernel.messages import Translatable
from holmgang.kernel.sums import Arg, OptionName, Phrase, phrase

if TYPE_CHECKING:
    from holmgang.kernel.questions import Label


def nearest(name: str, known: Iterable[str]) -> str | None:
    """The known name a person most probably meant, if any is near enough."""
    close = difflib.get_close_matches(name, list(known), n=1, cutoff=0.6)
    return close[0] if close else None


_GOES_ON = re.compile(r"(s|es)?(_?\d.*|_.*)?")


def misspelt(word: str, known: Iterable[str]) -> bool:
    """Return whether a word of an open vocabulary is almost a known one, so that it is surely a mistake.

    A known word with a number or another word after it (``pillar_2``), or in the other number, is an author's own.
    """
    close = difflib.get_close_matches(word, list(known), n=1, cutoff=0.8)
    return bool(close) and close[0] != word and not _GOES_ON.fullmatch(word.removeprefix(close[0].removesuffix("s")))


LONGEST_SHOWN = 80
"""No more than this of a wrong answer is repeated."""


def shown(raw: Any) -> str:
    """A wrong answer as a refusal repeats it: text as it came, all else as JSON, neither at length."""
    text = raw if isinstance(raw, str) else _as_json(raw)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def _as_json(raw: Any) -> str:
    """Scripts and callers in Python may bring values that JSON has no word for, and values without any text."""
    try:
        return json.dumps(raw, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        pass
    try:
        return repr(raw)
    except (ValueError, RecursionError):  # too many digits, too deep
        return "…"


class HolmgangError(Exception):
    """The root of the tree above. Errors travel between processes as they are, whatever their constructors take."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _revived, (type(self), self.args, self.__dict__)


def _revived(cls: type[HolmgangError], args: tuple[Any, ...], state: dict[str, Any]) -> HolmgangError:
    error = cls.__new__(cls, *args)
    error.__dict__.update(state)
    return error


class InputError(HolmgangError):
    """A person's mistake. The message is fit to be shown as it is."""


def _in_english(problem: Phrase, names: Mapping[str, Phrase | str] | None = None) -> str:
    from holmgang.kernel.words import Words, kernel_lexicon  # the words know the errors

    return Words(kernel_lexicon(), names=names).say(problem)


def _by_ids(problem: Phrase) -> str:
    """A sentence in English for those who write programs and scripts: options go by their ids."""
    options = {name: arg.id for name, arg in problem.args.items() if isinstance(arg, OptionName)}
    bare = {name: OptionName("", option) for name, option in options.items()}
    return _in_english(Phrase(problem.key, {**problem.args, **bare}), {option: option for option in options.values()})


class InputRefused(InputError):
    """A mistake whose ``problem`` is a sentence of the words files; ``Words.refusal`` tells it, ``str`` in English."""

    def __init__(self, key: str, /, **args: Arg) -> None:
        self.problem = Phrase(key, args)
        super().__init__(self.problem)

    def __str__(self) -> str:
        return _in_english(self.problem)


class UnknownName(InputError):
    """A name that stands for nothing here.

    ``what`` it should have named is told in the reader's language if it is a ``Translatable``, else in English alone.
    """

    def __init__(self, what: str, name: str, known: Iterable[str]) -> None:
        self.what, self.name, self.known = what, name, tuple(known)
        names = ", ".join(self.known) or Translatable("none", "none")
        guess = nearest(name, self.known)
        hint = f"; did you mean {guess!r}?" if guess else "."
        key = ("no-such" if isinstance(what, Translatable) else "no-such-name") + ("-near" if guess else "")
        given = {"guess": guess} if guess else {}
        text = f"no {what} {name!r}{hint} Known: {names}."
        super().__init__(Translatable(text, key, what=what, name=repr(name), known=names, **given))


class AnswerRefused(InputError):
    """An answer that does not fit the open question; nothing has changed.

    ``problem`` is a sentence of the words files (``refused-…``), so that each reader gets it in the own language;
    options in it are named in the own words too. ``allowed`` are the ids that would have been taken; ``because`` is the
    clause that bars the answer, where the rules name one. ``str(error)`` is English and names options by their ids.
    """

    def __init__(
        self, seat: str, purpose: str, problem: Phrase, allowed: Sequence[str] = (), because: str | None = None
    ) -> None:
        self.seat, self.purpose, self.problem = seat, purpose, problem
        self.allowed, self.because = tuple(allowed), because
        super().__init__(seat, purpose, problem)

    def __str__(self) -> str:
        text = f"{self.seat or 'no seat'}, {self.purpose}: {_by_ids(self.problem)}"
        if self.because:
            text += f" ({self.because})"
        if self.allowed:
            shown = ", ".join(self.allowed[:20])
            more = len(self.allowed) - 20
            text += f". Allowed: {shown}" + (f" and {more} more" if more > 0 else "")
        return text


class NotAsked(AnswerRefused):
    """The question is not open: another seat is asked, or the question has been closed meanwhile."""

    @classmethod
    def now(cls, seat: str, purpose: str, *asked: Label) -> NotAsked:
        """The error for an answer to a question that is not open; ``asked`` are the labels of those that are.

        They stand in ``allowed``, for programs: people are told without them, they see what is open.
        """
        return cls(seat, purpose, phrase("refused-not-asked"), [str(label) for label in asked])


class UndoRefused(InputRefused):
    """The undo goes back beyond the last thing revealed, and a seat has not consented."""

    def __init__(self, seat: str, missing: Sequence[str]) -> None:
        self.seat, self.missing = seat, tuple(missing)
        super().__init__("refused-undo", seat=seat, missing=", ".join(missing))


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong in a file: where it is, what it is, what would be right."""

    file: str
    line: int
    path: str
    message: str

    def __str__(self) -> str:
        return self.saying(self.message)

    def saying(self, message: str) -> str:
        """The place, and the message as the reader gets it."""
        where = f"{self.file}:{self.line}" if self.line else self.file
        return ": ".join(part for part in (where, self.path, message) if part)


class ContentError(InputError):
    """One or more problems in a content file; all of them are reported at once."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


def as_told(error: HolmgangError) -> str:
    """Return an error's message as one text for a sentence; a ``Translatable`` where there are words for it."""
    if isinstance(error, ContentError):
        return reduce(_and_then, map(_at_its_place, error.problems))
    message = error.args[0] if error.args else ""
    return message if isinstance(message, Translatable) else str(error)


def _at_its_place(one: Problem) -> str:
    place = one.saying("")
    return Translatable(str(one), "at-place", place=place, what=one.message) if place else one.message


def _and_then(first: str, then: str) -> str:
    return Translatable(f"{first}; {then}", "and-then", first=first, then=then)


class SaveError(InputRefused):
    """A file that is not a usable saved match."""


class SaveDamaged(SaveError):
    """Cut short, changed, or without a part that every save has."""


class SaveForged(SaveError):
    """A file says what does not follow from its record. ``entry`` counts from 1; 0 is what comes before them.

    ``discreet``: it is not told what the file says there, for that may be a player's hand; ``lie`` still knows.
    """

    def __init__(self, entry: int, lie: Phrase, *, discreet: bool = False) -> None:
        self.entry, self.lie = entry, lie
        super().__init__("save-forged", entry=entry, lie=phrase("save-lie-untold") if discreet else lie)


class SaveInUse(SaveError):
    """Another process has the match open."""


class SaveOutdated(SaveError):
    """A sound save of other rules. ``log`` still tells the whole fight; ``why`` says what differs."""

    def __init__(self, why: Phrase, log: Sequence[Mapping[str, Any]]) -> None:
        self.why, self.log = why, tuple(log)
        super().__init__("save-outdated", why=why)


class ReplayDiverged(HolmgangError):
    """The record holds an answer to one question, the rules ask another. Never guessed over."""

    def __init__(self, at: int, recorded: Label | str, asked: Label | str) -> None:
        self.at, self.recorded, self.asked = at, recorded, asked
        super().__init__(f"entry {at}: the record answers {recorded}, but the rules ask {asked}")


class SystemFault(HolmgangError):
    """A rule system broke its contract with the kernel."""
