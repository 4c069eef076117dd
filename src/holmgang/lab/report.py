"""Results of a run, as values: one way to play it, and two ways beside each other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from holmgang.kernel.dice import SeededDice
from holmgang.kernel.exact import Solved
from holmgang.kernel.match import Match
from holmgang.kernel.sums import Phrase
from holmgang.kernel.system import Game
from holmgang.kernel.words import Words, words_key
from holmgang.lab.estimates import Estimate, Proportion, Spread
from holmgang.lab.tally import ANY_CELL, CELL, DRAW, UNENDED, Difference, Pairs, Tally

ENGINE, BULK, NO_COMPILER = "engine", "bulk", "no_compiler"
"""Players of the matches: the engine; compiled code; the engine, though with numba compiled code could have."""


@dataclass(frozen=True)
class Report:
    """The result of a simulation. ``way`` says how it was played, where there is more than one way."""

    scenario: str
    way: str
    seats: Mapping[str, str]
    """The policy of each seat."""
    sides: Mapping[str, str]
    """The side of each seat."""
    seed: int
    tally: Tally
    played: str = ENGINE
    """The player of the matches: :data:`ENGINE`, :data:`BULK`, or :data:`NO_COMPILER`."""
    exact: Solved | None = None
    """The exact result of the fight, where its states are few enough."""
    undeclared: tuple[str, ...] = ()
    """Fields and knobs because of which the engine played what compiled code could have played without them."""

    @property
    def matches(self) -> int:
        """The number of matches that were played."""
        return self.tally.matches

    @property
    def results(self) -> list[str]:
        """Possible results of a match: the sides, then other winners, then ``draw`` and ``unfinished``."""
        sides = list(dict.fromkeys(self.sides.values()))
        late = [DRAW, UNENDED] if self.tally.wins[UNENDED] else [DRAW]
        return [*sides, *(name for name in sorted(self.tally.wins) if name not in sides and name not in late), *late]

    @property
    def wins(self) -> dict[str, Proportion]:
        """The share of each result."""
        return {name: self.tally.rate(name) for name in self.results}

    @property
    def seat_wins(self) -> dict[str, Proportion]:
        """The share of matches that each seat's side won."""
        return {seat: self.tally.rate(side) for seat, side in self.sides.items()}

    @property
    def unfinished(self) -> list[str]:
        """The first hundred matches that reached the bound, as SEED/NUMBER."""
        return [f"{self.seed}/{number}" for number in self.tally.unfinished]

    def options(self) -> Iterator[tuple[str, str, Difference]]:
        """Side, option and the difference it goes along with; the most used first."""
        for side, option in sorted(self.tally.uses, key=lambda key: (-self.tally.uses[key].times, key)):
            yield side, option, self.tally.use(side, option)

    def ends(self) -> Iterator[tuple[str, dict[str, Spread]]]:
        """Each side with its tokens and gauges at the start and at the end."""
        for side in self.tally.tokens:
            named = {name: getattr(self.tally, name).get(side) for name in ("tokens", "up", "began", "left")}
            yield side, {name: spread for name, spread in named.items() if spread}

    @property
    def gains(self) -> bool:
        """Return whether the gauges show points that are won, so that one can end above its start."""
        began = self.tally.began
        return any(left.mean.value > began[side].mean.value for side, left in self.tally.left.items() if side in began)

    def hurt_first(self) -> dict[str, Proportion]:
        """The share of matches won by a side that had been the first to lose anything, alone."""
        counts = sorted(self.tally.hurt_first.items())
        return {side: Proportion(self.tally.hurt_won[side], count) for side, count in counts if count}

    def _luck(self, side: str) -> dict[str, Any]:
        luck = self.tally.luck[side]
        share = luck.bond.share
        return {"share": share.plain() if share is not None else None, "higher": luck.rate.plain()}

    def plain(self) -> dict[str, Any]:
        """Return it as JSON."""
        tally = self.tally
        options: dict[str, dict[str, Any]] = {}
        for side, option, difference in self.options():
            options.setdefault(side, {})[option] = difference.plain()
        return {
            "scenario": self.scenario,
            **({"way": self.way} if self.way else {}),
            "seats": dict(self.seats),
            "sides": dict(self.sides),
            "seed": self.seed,
            "matches": tally.matches,
            "played": self.played,
            "undeclared": list(self.undeclared),
            "exact": self.exact.plain() if self.exact is not None else None,
            "wins": {name: rate.plain() for name, rate in self.wins.items()},
            "seat_wins": {seat: rate.plain() for seat, rate in self.seat_wins.items()},
            "steps": tally.steps.plain(),
            "lengths": {str(number): tally.steps[number] for number in sorted(tally.steps)},
            "questions": tally.questions.plain(),
            "gauge": tally.gauge,
            "ends": {side: {name: one.plain() for name, one in spreads.items()} for side, spreads in self.ends()},
            "hurt_first": {side: rate.plain() for side, rate in self.hurt_first().items()},
            "lead_changes": tally.lead_changes.plain(),
            "decided": tally.decided.plain(),
            "luck": {side: self._luck(side) for side in sorted(tally.luck)},
            "options": options,
            "unfinished": self.unfinished,
        }


@dataclass(frozen=True)
class Comparison:
    """Matches with the same dice played in two ways."""

    old: Report
    new: Report
    pairs: Pairs

    @property
    def differences(self) -> dict[str, Estimate]:
        """The differences of the shares of each result, new way less old."""
        names = [*self.old.results, *(name for name in self.new.results if name not in self.old.results)]
        return {name: self.pairs.difference(name) for name in names}

    def plain(self) -> dict[str, Any]:
        """Return it as JSON."""
        return {
            "old": self.old.way,
            "new": self.new.way,
            "wins": {name: one.plain() for name, one in self.differences.items()},
            "steps": self.pairs.longer.plain(),
        }


# ---- figures and sentences in the reader's language ------------------------------------------------------------------

HARD_SPACE = "\N{NO-BREAK SPACE}"


def with_names_of(game: Game, words: Words) -> Words:
    """Return words with the names that those in a fight have at its beginning."""
    return words.named({**words.names, **game.system.view(Match(game, SeededDice(0)).play, None).names})


class Spoken:
    """Says what the lab has found."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def text(self, key: str, **raw: str) -> str:
        """A sentence of the words files. Arguments stand in it as they are: nothing is looked up."""
        given = {f"\0{name}": text for name, text in raw.items()}
        words = self.words.named({**self.words.names, **given}) if given else self.words
        return words.say(Phrase(key, {name: f"\0{name}" for name in raw}))

    def option(self, taken: str, *, asked: bool = False) -> str:
        """Return the name of an option that is counted as ``purpose:id``; with ``asked`` after its question.

        Places on the board are named alike. An id of several parts is named by its parts.
        """
        purpose, _, name = taken.partition(":")
        if name == ANY_CELL or CELL.fullmatch(name.rpartition("/")[2]):
            called = self.words.say(Phrase("report-cell"))
        elif (called := self.words.chosen(taken)) == name and "/" in name:
            called = ", ".join(self.words.chosen(f"{purpose}:{part}") for part in name.split("/"))
        question = words_key("ask", purpose)
        if not asked or not self.words.has(question):
            return called
        row = self.words.lexicon.row(question, self.words.lang)  # one text: a question without names in it
        return f"{row[0]} {called}" if row is not None and len(row) == 1 else called

    def figure(self, text: str) -> str:
        """Figures as the language writes them: a comma before the decimals, a space before the sign of percent."""
        return text if self.words.lang == "en" else text.replace(".", ",").replace("%", f"{HARD_SPACE}%")

    def percent(self, share: float) -> str:
        """A share."""
        return self.figure(f"{share:.1%}")

    def between(self, interval: tuple[float, float]) -> str:
        """An interval of shares."""
        return self.figure(f"{interval[0]:.1%} – {interval[1]:.1%}")

    def rate(self, rate: Proportion) -> str:
        """A share with its interval."""
        return f"{self.percent(rate.share)} ({self.between(rate.interval)})"

    def count(self, number: int) -> str:
        """A whole number, in groups of three."""
        return f"{number:,}".replace(",", "," if self.words.lang == "en" else HARD_SPACE)
