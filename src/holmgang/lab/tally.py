"""The course of a match, read off its views, and the tally of many: counts that can be added up in any order.

The lab knows no game. It reads the tokens of a view, with their sides and gauges, as a table draws them; where a
system shows none, there is nothing to tell. A tally does not grow with the number of matches.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from heapq import nsmallest
from typing import Any

from holmgang.kernel.match import Match
from holmgang.kernel.record import Answered
from holmgang.kernel.sums import Phrase
from holmgang.kernel.view import Token, View, tokens_of
from holmgang.lab.estimates import Bond, Estimate, Proportion, Spread, apart, paired

# ---- one match -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Standing:
    """One side at one moment: how many of its tokens are up, and the sum of their gauges if they have any.

    ``most`` is what the gauges show when they are full; None where one of them has no end (points that are won).
    """

    up: int
    left: int | None
    most: int | None = None


def standings(view: View) -> dict[str, Standing]:
    """Each side that has tokens in a view. A token that several panels show counts once."""
    sides: dict[str, dict[str, Token]] = {}
    for panel in view.panels:
        for token in tokens_of(panel):
            if token.side:
                sides.setdefault(token.side, {})[token.id] = token
    return {side: _standing(list(tokens.values())) for side, tokens in sides.items()}


def _gauge_names(view: View) -> Iterator[str]:
    for panel in view.panels:
        for token in tokens_of(panel):
            if token.gauge is not None and token.side:
                name = token.gauge.name
                yield name if isinstance(name, str) else name.key if isinstance(name, Phrase) else ""


def _standing(tokens: list[Token]) -> Standing:
    gauges = [token.gauge for token in tokens if token.gauge is not None]
    up = sum(not token.faded for token in tokens)
    if not gauges:
        return Standing(up, None)
    ends = [gauge.most for gauge in gauges if gauge.most is not None]
    return Standing(up, sum(gauge.value.total for gauge in gauges), sum(ends) if len(ends) == len(gauges) else None)


class Course:
    """Watches a match: look at its first question, at the first question of each step, and at its end."""

    def __init__(self) -> None:
        self.first: Mapping[str, Standing] = {}
        self.last: Mapping[str, Standing] = {}
        self.hurt_first: tuple[str, ...] | None = None
        """Return the sides that lost something in the first step in which any side did."""
        self.lead_changes = 0
        self.gauge = ""
        """The word for what the gauges show (lives, health), if all have the same."""
        self._leader = ""
        self._moment = -1
        self._behind: dict[str, int] = {}
        """After how many steps each side was last seen not to lead."""

    def look(self, match: Match) -> None:
        """Take down how things stand: when a step begins, that is after the one before it."""
        view = match.game.system.view(match.play, match.game.master)
        if not self.first:
            names = set(_gauge_names(view))
            self.gauge = names.pop() if len(names) == 1 else ""
        self.take(standings(view), match.steps if match.over else match.steps - 1)

    def take(self, now: Mapping[str, Standing], steps: int | None = None) -> None:
        """Note the standings after so many steps; one more than when they were last looked at, if it is not given."""
        self._moment = self._moment + 1 if steps is None else steps
        if not self.first:
            self.first = now
        before, self.last = self.last, now
        if self.hurt_first is None:
            lost = [side for side, was in before.items() if _less(now.get(side), was)]
            self.hurt_first = tuple(lost) or None
        leader = self._ahead(now)
        self._behind.update((side, self._moment) for side in self.first if side != leader)
        if leader:
            self.lead_changes += bool(self._leader) and leader != self._leader
            self._leader = leader

    @property
    def has_lead(self) -> bool:
        """Return whether there is anything to lead by: gauges on more than one side."""
        return sum(one.left is not None for one in self.first.values()) > 1

    def decided(self, winner: str) -> int | None:
        """The step that decided it: after it the winner led to the end. 0 where he led from the start.

        A side that wins without leading in the end wins by the last step. None where there is nothing to lead by.
        """
        if not self.has_lead or winner not in self.first:
            return None
        return min(self._behind.get(winner, -1) + 1, self._moment)

    def _ahead(self, now: Mapping[str, Standing]) -> str:
        """Return the side with the fullest gauges; none where two are as full.

        Where gauges have no end, what they show is compared. No side leads where only one has any.
        """
        left = {side: one.left for side, one in now.items() if one.left is not None}
        if len(left) < 2:
            return ""
        full = {side: self.first[side].most if side in self.first else None for side in left}
        shares = {side: Fraction(value, full[side] or 1) for side, value in left.items()}
        if not all(full.values()):
            shares = {side: Fraction(value) for side, value in left.items()}
        best = max(shares.values())
        leaders = [side for side, share in shares.items() if share == best]
        return leaders[0] if len(leaders) == 1 else ""


def _less(now: Standing | None, was: Standing) -> bool:
    if was.left is None:
        return False
    return now is None or now.left is None or now.left < was.left


# ---- many matches ----------------------------------------------------------------------------------------------------

DRAW = "draw"
UNENDED = "unfinished"
"""The result of a match that reaches its system's bound."""
NAMED = 100
"""So many unfinished matches are kept by their numbers; of the others only how many there are."""

CELL = re.compile(r"-?\d+,-?\d+")
ANY_CELL = "a cell"


@dataclass(frozen=True)
class Played:
    """One match, as far as the lab cares."""

    number: int
    winners: tuple[str, ...]
    questions: int
    steps: int
    uses: Mapping[tuple[str, str], int]
    """The number of times that each seat took each option."""
    course: Course = field(default_factory=Course)
    unfinished: bool = False
    luck: Mapping[str, int] = field(default_factory=dict)
    """The distance of each seat's dice above their means, added up (:func:`holmgang.kernel.bulk.luck_of`)."""


def uses_in(entry: Answered) -> Iterator[str]:
    """The options an answer takes, as ``purpose:option``; all cells of a map count as one."""
    if entry.label.kind in ("choose", "choose_some"):
        yield from _uses(entry.label.purpose, entry.answer)
    elif entry.label.kind == "declare":
        for purpose, answer in entry.answer.items():
            yield from _uses(purpose, answer)


def _uses(purpose: str, answer: Any) -> Iterator[str]:
    for one in answer if isinstance(answer, list) else [answer]:
        if isinstance(one, str) and one:
            yield f"{purpose}:{ANY_CELL if CELL.fullmatch(one) else one}"


@dataclass
class OptionUse:
    """An option in the hands of one side: how often it was taken, in how many matches, how many of them won."""

    times: int = 0
    matches: int = 0
    won: int = 0

    def add(self, other: OptionUse) -> None:
        """Count another one in."""
        self.times += other.times
        self.matches += other.matches
        self.won += other.won


@dataclass
class SideLuck:
    """The dice of one side beside those of all others: what they have to do with winning."""

    bond: Bond = field(default_factory=Bond)
    """The bond of the side's luck, less the mean luck of the others, with its winning."""
    ahead: int = 0
    """The number of matches in which its dice fell higher than those of every other side; ``won``: and it won."""
    won: int = 0

    def add(self, other: SideLuck) -> None:
        """Count in what others have counted."""
        self.bond.add(other.bond)
        self.ahead += other.ahead
        self.won += other.won

    @property
    def rate(self) -> Proportion:
        """The share of wins among the matches in which its dice fell higher."""
        return Proportion(self.won, self.ahead)


@dataclass
class Tally:
    """Matches counted. Two tallies of different matches of a run add up to that of both, in any order."""

    matches: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    steps: Spread = field(default_factory=Spread)
    questions: Spread = field(default_factory=Spread)
    uses: dict[tuple[str, str], OptionUse] = field(default_factory=dict)
    """The options taken, by side and option."""
    gauge: str = ""
    """The word for what the gauges of this game show."""
    began: dict[str, Spread] = field(default_factory=dict)
    """The sum of each side's gauges at the start, ``left`` at the end."""
    left: dict[str, Spread] = field(default_factory=dict)
    tokens: dict[str, Spread] = field(default_factory=dict)
    """The number of tokens of each side at the start; ``up`` are those that stand at the end."""
    up: dict[str, Spread] = field(default_factory=dict)
    hurt_first: Counter[str] = field(default_factory=Counter)
    """The matches in which a side alone was the first to lose anything; ``hurt_won``: and won all the same."""
    hurt_won: Counter[str] = field(default_factory=Counter)
    lead_changes: Spread = field(default_factory=Spread)
    decided: Spread = field(default_factory=Spread)
    """The step after which the winner led to the end, of matches that one side won."""
    luck: dict[str, SideLuck] = field(default_factory=dict)
    unfinished: list[int] = field(default_factory=list)

    def count(self, match: Played, sides: Mapping[str, str]) -> None:
        """Count a match in. ``sides``: the side of each seat."""
        self.matches += 1
        self.wins.update((UNENDED,) if match.unfinished else match.winners or (DRAW,))
        self.steps[match.steps] += 1
        self.questions[match.questions] += 1
        used: Counter[tuple[str, str]] = Counter()
        for (seat, option), times in match.uses.items():
            used[sides.get(seat, seat), option] += times
        for (side, option), times in used.items():
            self.uses.setdefault((side, option), OptionUse()).add(OptionUse(times, 1, side in match.winners))
        self._count_course(match)
        self._count_luck(match, sides)
        if match.unfinished:
            self._name([match.number])

    def _count_course(self, match: Played) -> None:
        course = match.course
        self.gauge = max(self.gauge, course.gauge)
        for side, first in course.first.items():
            last = course.last.get(side)
            self.tokens.setdefault(side, Spread())[first.up] += 1
            self.up.setdefault(side, Spread())[last.up if last else 0] += 1
            if first.left is not None:
                self.began.setdefault(side, Spread())[first.left] += 1
                self.left.setdefault(side, Spread())[last.left or 0 if last else 0] += 1
        if course.has_lead:
            self.lead_changes[course.lead_changes] += 1
        decided = course.decided(match.winners[0]) if len(match.winners) == 1 else None
        if decided is not None:
            self.decided[decided] += 1
        if course.hurt_first is not None and len(course.hurt_first) == 1:
            [side] = course.hurt_first
            self.hurt_first[side] += 1
            self.hurt_won[side] += side in match.winners

    def _count_luck(self, match: Played, sides: Mapping[str, str]) -> None:
        luck = dict.fromkeys(sides.values(), 0)
        for seat, fell in match.luck.items():
            if seat in sides:
                luck[sides[seat]] += fell
        if not match.luck or match.unfinished or len(luck) < 2:
            return
        for side, own in luck.items():
            others = [fell for name, fell in luck.items() if name != side]
            counted, won = self.luck.setdefault(side, SideLuck()), side in match.winners
            counted.bond.count(own - sum(others) // len(others), won)
            counted.ahead += own > max(others)
            counted.won += won and own > max(others)

    def add(self, other: Tally) -> None:
        """Count in what another tally has counted."""
        self.matches += other.matches
        self.gauge = max(self.gauge, other.gauge)
        for own, more in (
            (self.wins, other.wins),
            (self.steps, other.steps),
            (self.questions, other.questions),
            (self.hurt_first, other.hurt_first),
            (self.hurt_won, other.hurt_won),
            (self.lead_changes, other.lead_changes),
            (self.decided, other.decided),
        ):
            own.update(more)  # type: ignore[arg-type]
        for key, use in other.uses.items():
            self.uses.setdefault(key, OptionUse()).add(use)
        for side, luck in other.luck.items():
            self.luck.setdefault(side, SideLuck()).add(luck)
        for name in ("began", "left", "tokens", "up"):
            for side, counted in getattr(other, name).items():
                getattr(self, name).setdefault(side, Spread()).update(counted)
        self._name(other.unfinished)

    def _name(self, numbers: Iterable[int]) -> None:
        self.unfinished = nsmallest(NAMED, [*self.unfinished, *numbers])

    def rate(self, result: str) -> Proportion:
        """Return the share of a result: a side, ``draw`` or ``unfinished``."""
        return Proportion(self.wins[result], self.matches)

    def use(self, side: str, option: str) -> Difference:
        """Return the wins of a side in matches in which it took an option beside those in which it did not."""
        use = self.uses.get((side, option), OptionUse())
        return Difference(
            use.times,
            Proportion(use.won, use.matches),
            Proportion(self.wins[side] - use.won, self.matches - use.matches),
        )


@dataclass(frozen=True)
class Difference:
    """The matches in which a side took an option beside those in which it did not. It goes along; it need not cause."""

    times: int
    used: Proportion
    unused: Proportion

    @property
    def estimate(self) -> Estimate | None:
        """The difference of the win rates; None where it was taken always or never."""
        return apart(self.used, self.unused) if self.used.out_of and self.unused.out_of else None

    def plain(self) -> dict[str, Any]:
        """Return it as JSON."""
        estimate = self.estimate
        return {
            "times": self.times,
            "used": self.used.plain(),
            "unused": self.unused.plain(),
            "difference": estimate.plain() if estimate else None,
        }


@dataclass
class Pairs:
    """Matches played in two ways, number by number: which results only the one, only the other way had."""

    matches: int = 0
    only_new: Counter[str] = field(default_factory=Counter)
    only_old: Counter[str] = field(default_factory=Counter)
    longer: Spread = field(default_factory=Spread)
    """The number of steps by which the new way was longer."""

    def count(self, old: Played, new: Played) -> None:
        """Count in a match that was played both ways."""
        self.matches += 1
        before, after = ({UNENDED} if one.unfinished else set(one.winners or (DRAW,)) for one in (old, new))
        self.only_new.update(after - before)
        self.only_old.update(before - after)
        self.longer[new.steps - old.steps] += 1

    def add(self, other: Pairs) -> None:
        """Count in what others have counted."""
        self.matches += other.matches
        self.only_new.update(other.only_new)
        self.only_old.update(other.only_old)
        self.longer.update(other.longer)

    def difference(self, result: str) -> Estimate:
        """Return by how much the new way has a result more often."""
        return paired(self.only_new[result], self.only_old[result], self.matches)
