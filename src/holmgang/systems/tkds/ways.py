"""Where a creature can go and what it costs (TK-7, TK-8, TK-11.7): reading only, no rule is carried out here."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

from holmgang.kernel.questions import Barred, Option, Spot
from holmgang.kernel.sums import Sum, say
from holmgang.space.paths import Reach, reachable
from holmgang.space.squares import Cell, Footprint, footprint, squeezed
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board import GRADES
from holmgang.systems.tkds.checks import overloaded
from holmgang.systems.tkds.fight import Fight
from holmgang.systems.tkds.state import Creature, cell_id, hostile

WALK, SNEAK = "walk", "sneak"
Info: TypeAlias = tuple[frozenset[str] | None, str]
"""What matters about an anchor: the difficulties of the ground (None: closed), and whose square it is."""
CLAUSE_OF_KIND = {
    "ally": "TK-7.5",
    "body": "TK-7.12",
    "enemy": "TK-7.8",
    "threat": "TK-11.7",
    "blind": "TK-17.5",
    "crawl": "TK-17.3",
    "hobbled": "TK-20.11",
    "sneak": "TK-8.4",
    "climb": "TK-7.11",
    "swim": "TK-8.3",
    "snow": "TK-8.5",
}
HIGHEST_STEP = 1
"""A step of this many metres up or down is no longer walking."""


def score_of(fight: Fight, who: Creature) -> int:
    """The momentum score under the present load."""
    return rules.momentum_score(who.momentum, overloaded(who))


def began_threatened(fight: Fight, who: Creature) -> bool:
    """TK-11.7: threatened when its turn began; for one that has not begun yet, as it would be if it began now."""
    if who.activated or who.prepared is not None or fight.knobs.turn_start_at != "first_activation":
        return who.began_threatened
    return fight.board.threatened(who)


@dataclass(frozen=True)
class Price:
    """What a way costs, by reason."""

    straight: int = 0
    diagonal: int = 0
    entered: tuple[tuple[str, int], ...] = ()
    left: tuple[tuple[str, int], ...] = ()

    def plus(self, diagonal: bool, entered: tuple[str, ...], left: tuple[str, ...]) -> Price:
        return Price(
            self.straight + (not diagonal),
            self.diagonal + diagonal,
            _counted(self.entered, entered),
            _counted(self.left, left),
        )


def _counted(counts: tuple[tuple[str, int], ...], more: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    if not more:
        return counts
    known = dict(counts)
    for name in more:
        known[name] = known.get(name, 0) + 1
    return tuple(known.items())


class Ways:
    """All ways of one creature from where it stands, in one manner of moving."""

    def __init__(self, fight: Fight, who: Creature, manner: str = WALK, past: str = "") -> None:
        """``past``: an enemy whom the master lets it pass (TK-7.8)."""
        self.fight, self.who, self.knobs, self.board = fight, who, fight.knobs, fight.board
        self.side, self.past = who.side_length, past
        self.own = frozenset(self._own_kinds(manner)) - frozenset(who.ignores_kinds)
        self.cuts_corners = self.knobs.corner_cutting_past_walls or not self.board.has_walls
        self.spells = [
            (kind, frozenset(area.cells))
            for area in fight.state.areas
            if (kind := fight.pack.get("spells", area.spell).square_kind)
        ]
        self.gropes = self.board.gropes(who)
        self._known: dict[Cell, Info] = {}
        self._prices: dict[tuple[Info, Info, bool, bool], int] = {}
        self._read_creatures()

    def _own_kinds(self, manner: str) -> Iterator[str]:
        """The difficulties that lie on the creature and its manner of moving."""
        if manner == SNEAK:
            yield "sneak"
        if self.who.prone:
            yield "crawl"
        if self.who.blinded:
            yield "blind"
        if self.who.has("hobbled"):
            yield "hobbled"
        if began_threatened(self.fight, self.who):
            yield "threat"

    def _read_creatures(self) -> None:
        """Which cells others stand on: closed ones, and those one may only pass."""
        self.closed: set[Cell] = set()
        self.shared: set[Cell] = set()
        self.bodies: set[Cell] = set()
        riding = {self.who.id, self.who.mount}
        for one in self.fight.state.present():
            if one.id in riding or one.mount == self.who.id:
                continue
            (self.shared if self._passable(one) else self.closed).update(one.footprint)
            if one.helpless:
                self.bodies.update(one.footprint)

    def _passable(self, one: Creature) -> bool:
        if not hostile(self.who, one):
            return True
        if self.knobs.enemy_square_passable or one.id == self.past:
            return True
        return one.helpless and bool(self.knobs.helpless_enemy_passable)

    def kinds(self, anchor: Cell) -> frozenset[str] | None:
        """The difficulties of the ground there, or None if nobody can stand there."""
        return self._info(anchor)[0]

    def shares(self, anchor: Cell) -> bool:
        """Does somebody else stand there whom one may only pass?"""
        return bool(self._info(anchor)[1])

    def _info(self, anchor: Cell) -> Info:
        """Ground and company of an anchor; every search asks for each of them many times."""
        found = self._known.get(anchor)
        if found is None:
            cells = footprint(anchor, self.side)
            found = self._known[anchor] = (self._ground(cells), self._whose(cells))
        return found

    def _ground(self, cells: Footprint) -> frozenset[str] | None:
        found: set[str] = set()
        for cell in cells:
            if cell in self.closed:
                return None
            square = self.board.squares.get(cell)
            if square is not None:
                if square.cover in GRADES:
                    return None
                found.update(square.kinds)
                if square.cover == "low":
                    found.add("climb")
            if self.gropes and not self.board.lit(cell):
                found.add("blind")
            found.update(kind for kind, area in self.spells if cell in area)
        return frozenset(found).difference(self.who.ignores_kinds)

    def _whose(self, cells: Footprint) -> str:
        """An ally's square, or that of somebody who cannot stop anyone (TK-7.12), or nobody's."""
        shared = [cell for cell in cells if cell in self.shared]
        if not shared:
            return ""
        if self.past and any(cell in self.fight.creature(self.past).footprint for cell in shared):
            return "enemy"
        return "body" if all(cell in self.bodies for cell in shared) else "ally"

    def ignored(self, anchor: Cell) -> list[str]:
        """Difficulties of the ground that do not count for this creature (TK-8.8)."""
        kinds = [kind for cell in footprint(anchor, self.side) for kind in self.board.square(cell).kinds]
        return [kind for kind in dict.fromkeys(kinds) if kind in self.who.ignores_kinds]

    def step_kinds(self, start: Cell, end: Cell) -> tuple[frozenset[str], frozenset[str]]:
        """The difficulties of one step: those met on entering (or always there), and those only left behind."""
        here, there = self._info(start), self._info(end)
        entered = (there[0] or frozenset()) | self.own
        left = (here[0] or frozenset()) if self.knobs.difficult_on_exit else frozenset()
        if self.knobs.ally_square_difficult and "ally" not in self.who.ignores_kinds:
            if there[1]:
                entered |= {there[1]}
            elif here[1] and self.knobs.ally_square_charges_exit and (start != self.who.anchor or self.who.passing):
                left |= {here[1]}
        return entered, left - entered

    def price(self, start: Cell, end: Cell) -> int:
        """The momentum of one step."""
        straight = start[0] == end[0] or start[1] == end[1]
        key = (self._info(start), self._info(end), straight, start == self.who.anchor)
        found = self._prices.get(key)
        if found is None:
            entered, left = self.step_kinds(start, end)
            base = self.knobs.step_cost if straight else self.knobs.diagonal_cost
            threat = self.knobs.threat_move_extra if "threat" in entered else 0
            count = len(entered) + len(left) - ("threat" in entered)
            found = self._prices[key] = rules.step_cost(count, base, self.knobs.difficult_extra) + threat
        return found

    def way_price(self, *squares: Cell) -> int:
        """The momentum of a way, step by step."""
        return sum(self.price(start, end) for start, end in pairwise(squares))

    def legal(self, start: Cell, end: Cell) -> bool:
        """May the creature take this step at all?"""
        if self._info(end)[0] is None:
            return False
        if not self.board.flat and abs(self.board.elevation(start) - self.board.elevation(end)) >= HIGHEST_STEP:
            return False
        if self.cuts_corners or start[0] == end[0] or start[1] == end[1]:
            return True
        return not any(self.board.solid(cell) for cell in squeezed(start, end, self.side))

    def steps(self, start: Cell) -> Iterator[tuple[Cell, int]]:
        for end in self.board.grid.neighbours8(start, self.side):
            if self.legal(start, end):
                yield end, self.price(start, end)

    def reach(self, budget: int) -> Reach[Cell]:
        """All anchors within a budget, with the best way to each."""
        watched = self._watched()

        def prefer(anchor: Cell) -> int:
            return int(any(cell in watched for cell in footprint(anchor, self.side)))

        return reachable(self.who.anchor, budget, self.steps, prefer)

    def _watched(self) -> frozenset[Cell]:
        """Squares that able enemies threaten: of two equally good ways the quieter is taken."""
        return frozenset(
            cell
            for one in self.fight.state.present()
            if hostile(one, self.who) and self.board.can_threaten(one)
            for cell in self.board.threat_squares(one)
        )

    def forced(self) -> list[Cell]:
        """TK-8.6: squares that cost too much, yet may be had for the whole momentum."""
        who, score = self.who, score_of(self.fight, self.who)
        if not self.knobs.minimum_move_metres or not rules.may_force_a_step(who.momentum_spent, score):
            return []
        if who.momentum_left < 1:
            return []
        return [end for end, price in self.steps(who.anchor) if price > who.momentum_left and not self.shares(end)]

    def worth(self, price: Price) -> Sum:
        """A price as a sum of its reasons."""
        total = Sum()
        if price.straight:
            total = total.plus(price.straight * self.knobs.step_cost, say("squares", count=price.straight), "TK-7.1")
        if price.diagonal:
            total = total.plus(
                price.diagonal * self.knobs.diagonal_cost, say("diagonals", count=price.diagonal), "TK-7.2"
            )
        for name, count in price.entered:
            extra = self.knobs.threat_move_extra if name == "threat" else self.knobs.difficult_extra
            dark = name == "blind" and not self.who.blinded
            clause = "TK-13.2" if dark else CLAUSE_OF_KIND.get(name, "TK-8.1")
            total = total.plus(count * extra, f"kind-{name}", clause)
        for name, count in price.left:
            total = total.plus(count * self.knobs.difficult_extra, f"kind-{name}", "TK-8.2")
        return total

    def step_price(self, before: Price, start: Cell, end: Cell) -> Price:
        entered, left = self.step_kinds(start, end)
        diagonal = start[0] != end[0] and start[1] != end[1]
        return before.plus(diagonal, tuple(sorted(entered)), tuple(sorted(left)))


def destinations(fight: Fight, who: Creature, manner: str = WALK, budget: int | None = None) -> list[Option]:
    """Where a move may end, each with its cost."""
    key = (who.id, manner, who.momentum_left if budget is None else budget)
    known: list[Option] | None = fight.board.moves.get(key)
    if known is None:
        known = fight.board.moves[key] = _destinations(fight, who, manner, budget)
    return known


def _destinations(fight: Fight, who: Creature, manner: str, budget: int | None) -> list[Option]:
    ways = Ways(fight, who, manner)
    reach = ways.reach(who.momentum_left if budget is None else budget)
    prices = {who.anchor: Price()}
    found: list[Option] = []
    for anchor in reach.costs:
        if anchor == who.anchor:
            continue
        before = reach.before[anchor]
        prices[anchor] = ways.step_price(_price_to(ways, reach, prices, before), before, anchor)
        if not ways.shares(anchor):
            found.append(
                Option(cell_id(anchor), at=(Spot.cell(*anchor),), worth=ways.worth(prices[anchor]), clauses=("TK-7.3",))
            )
    for anchor in ways.forced():
        if anchor not in reach.costs:
            worth = Sum.of(who.momentum_left, "whole_momentum", "TK-8.6")
            found.append(Option(cell_id(anchor), at=(Spot.cell(*anchor),), worth=worth, clauses=("TK-8.7",)))
    return found


def _price_to(ways: Ways, reach: Reach[Cell], prices: dict[Cell, Price], anchor: Cell) -> Price:
    """The price of a way, from that of the square before; they may come in any order among equal costs."""
    if anchor not in prices:
        before = reach.before[anchor]
        prices[anchor] = ways.step_price(_price_to(ways, reach, prices, before), before, anchor)
    return prices[anchor]


def barred_destinations(fight: Fight, who: Creature) -> list[Barred]:
    """Squares a person might try, and the clause that closes them."""
    ways = Ways(fight, who)
    found = [Barred(cell_id(cell), "TK-7.10") for cell in sorted(fight.board.squares) if fight.board.solid(cell)]
    found += [Barred(cell_id(cell), "TK-7.7") for cell in sorted(ways.closed)]
    found += [Barred(cell_id(cell), "TK-7.6") for cell in sorted(ways.shared) if cell not in ways.closed]
    named = {one.id for one in found}
    reached = {one.id for one in destinations(fight, who)}
    found += [
        Barred(cell_id(cell), "TK-8.1")
        for cell in fight.board.grid
        if cell_id(cell) not in named and cell_id(cell) not in reached
    ]
    return found
