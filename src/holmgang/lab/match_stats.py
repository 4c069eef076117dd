"""How a match went, read off its views: who still stands, what is left of the lives, who was hurt first, who led.

The lab knows no game. It reads the tokens of a view, with their sides and gauges, as a table draws them; where a
system shows none, there is nothing to tell.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from holmgang.kernel.match import Match
from holmgang.kernel.sums import Phrase
from holmgang.kernel.view import Token, View, tokens_of


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
        """How things stand after so many steps; one more than when they were last looked at, if it is not given."""
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
        """Is there anything to lead by: gauges on more than one side?"""
        return sum(one.left is not None for one in self.first.values()) > 1

    def decided(self, winner: str) -> int | None:
        """The step that decided it: after it the winner led to the end. 0 where he led from the start.

        Who wins without leading in the end wins by the last step. None where there is nothing to lead by.
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
