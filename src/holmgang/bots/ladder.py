"""The ladder: who plays better, from matches of seats against each other.

Two policies meet in *deals*: a deal is a set of dice, played twice. First one policy has a side of its own and the
other has all the rest, then they change places; which side stands alone goes round from deal to deal. So neither the
dice nor the side favours a player, with two sides at the table or six.

Where one side nearly always wins, or has all the decisions, the share of matches stays near a half however well a
policy plays. With two sides the *decided deals* show the difference then: those in which one policy did better than
the other with the same dice and the same sides, as in duplicate bridge.

Ratings are on the scale of Elo: the chance of a side to win is its strength out of the strengths of all sides, and 400
points are ten times the strength. One drawn match is added between each two, so that an unbeaten player stays
on the scale. Intervals come from drawing all results again by the strengths found; a policy that has won everything may
be stronger than the upper end says.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log10
from random import Random

from holmgang.bots.intervals import wilson
from holmgang.kernel.system import Game

RESAMPLES = 200
ROUNDS = 60
"""Corrections of the strengths; after so many they change by less than a point."""


@dataclass(frozen=True)
class Pairing:
    """One match to play: which policy has each seat, and which side stands alone."""

    pair: tuple[str, str]
    deal: int
    place: int
    """The place of the scenario."""
    lone: str
    """The policy that has a side of its own."""
    side: str
    seats: Mapping[str, str]


@dataclass(frozen=True)
class DealResult:
    """A match that was played: the policy of each side, and who won."""

    pairing: Pairing
    sides: Mapping[str, str]
    winners: tuple[str, ...]

    @property
    def points(self) -> dict[str, float]:
        """Return the points of each side: a win is divided among the winners, a draw among all."""
        won = [side for side in self.sides if side in self.winners] or list(self.sides)
        return {side: (1 / len(won) if side in won else 0.0) for side in self.sides}


@dataclass(frozen=True)
class Score:
    """The wins of one side of a policy against sides that are all another's. ``fair``: expected among equals."""

    policy: str
    other: str
    points: float
    matches: int
    fair: float
    ahead: int = 0
    """Deals in which the policy did better than the other, with the same sides; only with two of them."""
    behind: int = 0

    @property
    def deals(self) -> tuple[float, float]:
        """The 95 % interval of the share of the decided deals."""
        return wilson(self.ahead, self.ahead + self.behind)

    @property
    def share(self) -> float:
        return self.points / self.matches if self.matches else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share."""
        return wilson(self.points, self.matches)


@dataclass(frozen=True)
class Rating:
    """Points on the scale of Elo; the mean of all policies is 0."""

    policy: str
    points: int
    low: int
    high: int


def pairings(games: Sequence[Game], policies: Sequence[str], matches: int) -> Iterator[Pairing]:
    """All matches of a ladder: ``matches`` for each two policies, rounded up to whole deals."""
    for pair in combinations(policies, 2):
        for deal in range((matches + 1) // 2):
            place = deal % len(games)
            sides = games[place].system.sides(games[place].scenario)
            names = list(dict.fromkeys(sides.values()))
            side = names[deal // len(games) % len(names)]
            for lone, others in (pair, pair[::-1]):
                seats = {seat: lone if own == side else others for seat, own in sides.items()}
                yield Pairing(pair, deal, place, lone, side, seats)


def sides_of(game: Game, pairing: Pairing) -> dict[str, str]:
    """Return the policy of each side of a pairing."""
    return {side: pairing.seats[seat] for seat, side in game.system.sides(game.scenario).items()}


def scores(results: Sequence[DealResult]) -> list[Score]:
    """For each two policies what each of them did against the other.

    With two sides every match counts for both; with more, those in which the policy stood alone.
    """
    found = []
    for pair in dict.fromkeys(result.pairing.pair for result in results):
        for policy, other in (pair, pair[::-1]):
            points, fair, matches = 0.0, 0.0, 0
            for result in results:
                mine = [side for side, name in result.sides.items() if name == policy]
                if result.pairing.pair == pair and len(mine) == 1:
                    points += result.points[mine[0]]
                    fair += 1 / len(result.sides)
                    matches += 1
            ahead, behind = _deals(results, pair, policy)
            found.append(Score(policy, other, points, matches, fair / max(1, matches), ahead, behind))
    return found


def _deals(results: Sequence[DealResult], pair: tuple[str, str], policy: str) -> tuple[int, int]:
    """The deals of two sides in which a policy did better, and worse, than the other of the pair."""
    leads: dict[int, float] = {}
    for result in results:
        if result.pairing.pair == pair and len(result.sides) == 2:
            for side, points in result.points.items():
                lead = points if result.sides[side] == policy else -points
                leads[result.pairing.deal] = leads.get(result.pairing.deal, 0.0) + lead
    return sum(lead > 0 for lead in leads.values()), sum(lead < 0 for lead in leads.values())


PointTable = dict[tuple[tuple[str, int], ...], dict[str, float]]
"""For each make-up of a table (policies, and how many sides each of them had) the points they won at it."""


def ratings(results: Sequence[DealResult], seed: int) -> list[Rating]:
    """The policies by strength, best first."""
    names = list(dict.fromkeys(name for result in results for name in result.pairing.pair))
    makeups = [_makeup(result) for result in results]
    table: PointTable = {makeup: {name: 0.0 for name, _ in makeup} for makeup in makeups}
    for result, makeup in zip(results, makeups, strict=True):
        for side, points in result.points.items():
            table[makeup][result.sides[side]] += points
    strength = _strengths(names, table)
    whole, luck = _points(strength), Random(f"ladder:{seed}")
    drawn = [_points(_strengths(names, _played_again(makeups, strength, luck))) for _ in range(RESAMPLES)]
    found = []
    for name in names:
        spread = sorted(points[name] for points in drawn)
        low, high = spread[RESAMPLES // 40], spread[-1 - RESAMPLES // 40]
        found.append(Rating(name, round(whole[name]), round(min(low, whole[name])), round(max(high, whole[name]))))
    return sorted(found, key=lambda rating: -rating.points)


def _makeup(result: DealResult) -> tuple[tuple[str, int], ...]:
    held = list(result.sides.values())
    return tuple(sorted((name, held.count(name)) for name in set(held)))


def _played_again(
    makeups: Sequence[tuple[tuple[str, int], ...]], strength: Mapping[str, float], luck: Random
) -> PointTable:
    """Replay the matches with winners drawn by the strengths."""
    table: PointTable = {makeup: {name: 0.0 for name, _ in makeup} for makeup in makeups}
    for makeup in makeups:
        winner = luck.choices([name for name, _ in makeup], [strength[name] * count for name, count in makeup])[0]
        table[makeup][winner] += 1
    return table


def _strengths(names: Sequence[str], table: PointTable) -> dict[str, float]:
    """The likeliest strengths, by minorizing and maximizing, for winners out of several sides."""
    drawn = [(((one, 1), (other, 1)), {one: 0.5, other: 0.5}) for one, other in combinations(names, 2)]
    tables = [*table.items(), *drawn]
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        gained, faced = dict.fromkeys(names, 0.0), dict.fromkeys(names, 0.0)
        for makeup, won in tables:
            share = sum(won.values()) / sum(strength[name] * count for name, count in makeup)
            for name, count in makeup:
                gained[name] += won[name]
                faced[name] += count * share
        strength = {name: gained[name] / faced[name] for name in names}
    return strength


def _points(strength: Mapping[str, float]) -> dict[str, float]:
    logs = {name: 400 * log10(value) for name, value in strength.items()}
    mean = sum(logs.values()) / max(1, len(logs))
    return {name: value - mean for name, value in logs.items()}
