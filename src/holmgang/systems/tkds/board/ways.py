"""Where a creature can go and what it costs (TK-7, TK-8, TK-11.7): reading only, no rule is carried out here.

There is one price of a step (:meth:`Ways.extra`, :meth:`Ways.amount`), whatever the manner: walking, jumping down,
climbing, leaping, leaving the map. Options, validation, policies and play all ask here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TypeAlias

from holmgang.kernel.lean import value
from holmgang.kernel.play import kept_while_open
from holmgang.kernel.sums import Sum, say
from holmgang.space.paths import Reach, reachable
from holmgang.space.squares import Cell, Footprint, anchors_over, footprint, surroundings
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.ground import Kinds, PricedSteps, Walker
from holmgang.systems.tkds.board.straight import straightest
from holmgang.systems.tkds.flow.checks import overloaded
from holmgang.systems.tkds.flow.fight import Fight
from holmgang.systems.tkds.flow.threat import threatened, watched_squares
from holmgang.systems.tkds.state import Creature, hostile, ride_together

WALK, SNEAK = "walk", "sneak"
Info: TypeAlias = tuple[Kinds, str]
"""What matters about an anchor: the difficulties of the ground (None: closed), and whose square it is."""
PLAIN: Info = (frozenset(), "")
"""Open floor with nobody on it."""
NOTHING: frozenset[str] = frozenset()
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


@value
class Leg:
    """One metre of a way: the difficulties met on entering it (or always there), and those only left behind."""

    entered: frozenset[str]
    left: frozenset[str] = NOTHING
    straight: bool = True


def score_of(who: Creature) -> int:
    """The momentum score under the present load."""
    return rules.momentum_score(who.momentum, overloaded(who))


def turn_momentum(who: Creature) -> Sum:
    """The momentum a turn begins with, and what a load takes from it."""
    total = Sum.of(who.momentum, "momentum", "TK-3.5")
    if overloaded(who):
        clause = "TK-19.13" if who.is_mount else "TK-19.10"
        total = total.plus(score_of(who) - who.momentum, "overloaded", clause)
    return total


def began_threatened(fight: Fight, who: Creature) -> bool:
    """TK-11.7: threatened when its turn began; for one that has not begun yet, as it would be if it began now."""
    if who.activated or who.prepared is not None or fight.knobs.turn_start_at != "first_activation":
        return who.began_threatened
    return threatened(fight, who)


def own_kinds(fight: Fight, who: Creature, manner: str) -> frozenset[str]:
    """The difficulties that lie on the creature and its manner of moving."""
    found = {"sneak"} if manner == SNEAK else set()
    if who.prone:
        found.add("crawl")
    if who.blinded:
        found.add("blind")
    if who.has("hobbled"):
        found.add("hobbled")
    if began_threatened(fight, who):
        found.add("threat")
    return frozenset(found.difference(who.ignores_kinds))


@value
class Terms:
    """All that the ways of a creature depend on beside the bare ground: equal terms, equal ways."""

    who: str
    own: frozenset[str]
    past: str
    closed: frozenset[Cell]
    shared: frozenset[Cell]
    bodies: frozenset[Cell]
    spells: tuple[tuple[str, frozenset[Cell]], ...]
    harmful: frozenset[Cell]
    lights: tuple[tuple[Cell, int], ...] | None
    turned: tuple[str, ...]


def terms_of(fight: Fight, who: Creature, manner: str, past: str) -> Terms:
    closed: set[Cell] = set()
    shared: set[Cell] = set()
    bodies: set[Cell] = set()
    for one in fight.state.creatures:
        if one is who or not one.present or ride_together(who, one):
            continue
        cells = one.footprint
        (shared if passable(fight, who, one, past) else closed).update(cells)
        if one.helpless:
            bodies.update(cells)
    spells = [(fight.pack.get("spells", area.spell).square_kind, frozenset(area.cells)) for area in fight.state.areas]
    return Terms(
        who.id,
        own_kinds(fight, who, manner),
        past,
        frozenset(closed),
        frozenset(shared),
        frozenset(bodies),
        tuple((kind, area) for kind, area in spells if kind),
        harmful_to(fight, who),
        tuple(fight.board.lights()) if fight.board.gropes(who) else None,
        fight.board.turned,
    )


def harmful_to(fight: Fight, who: Creature) -> frozenset[Cell]:
    """Fire, caltrops, and deep water for who sinks or carries dry powder."""
    squares = fight.board.squares.items()
    found = [cell for cell, square in squares if square.caltrops or square.fire]
    deep = [cell for cell, square in squares if square.deep]
    if deep and (carries_dry_powder(fight, who) or sinks_in_water(fight, who)):
        found += deep
    return frozenset(found)


def passable(fight: Fight, who: Creature, one: Creature, past: str) -> bool:
    """May one go over the square of another? Allies and bodies, and whom the master lets one pass."""
    if not hostile(who, one) or fight.knobs.enemy_square_passable or one.id == past:
        return True
    return one.helpless and fight.knobs.helpless_enemy_passable


def carries_dry_powder(fight: Fight, who: Creature) -> bool:
    """Would deep water spoil something (TK-18.3)?"""
    return any(not item.wet and fight.is_powder(item) for item in who.inventory)


def sinks_in_water(fight: Fight, who: Creature) -> bool:
    """Would deep water pull it down (TK-21.10)?"""
    return overloaded(who) or (bool(who.armour) and fight.pack.get("armour", who.armour).kind == "heavy")


def walker_of(fight: Fight, who: Creature, own: frozenset[str]) -> Walker:
    """What the prices of steps over bare ground depend on beside the ground: equal walkers pay alike."""
    knobs = fight.knobs
    prices = (knobs.step_cost, knobs.diagonal_cost, knobs.difficult_extra, knobs.threat_move_extra)
    return (who.side_length, own, frozenset(who.ignores_kinds), prices, knobs.difficult_on_exit)


class Ways:
    """All ways of one creature in one manner of moving, under given terms."""

    def __init__(self, fight: Fight, who: Creature, terms: Terms) -> None:
        self.fight, self.who, self.terms, self.knobs, self.board = fight, who, terms, fight.knobs, fight.board
        self.side, self.own, self.ground = who.side_length, terms.own, fight.board.ground
        self._sorts: list[Info] = [PLAIN]
        self._numbers: dict[Info, int] = {PLAIN: 0}
        self._known: dict[Cell, int] = {}
        self._prices: dict[tuple[int, int, bool, bool], int] = {}
        self._steps: dict[tuple[Cell, bool], PricedSteps] = {}
        self._reaches: dict[tuple[Cell, bool, int, bool], Reach[Cell]] = {}
        self._floor = self.ground.floor(walker_of(fight, who, terms.own))
        everywhere: Iterable[Cell] = self.board.grid if terms.lights is not None else ()
        self._shared = terms.shared if self.side == 1 else anchors_over(terms.shared, self.side)
        self._company = terms.closed.union(terms.shared, everywhere, *(area for _, area in terms.spells))

    # ---- the price of a step

    def extra(self, kind: str) -> int:
        """What one difficulty adds to a step."""
        return self.knobs.threat_move_extra if kind == "threat" else self.knobs.difficult_extra

    def amount(self, leg: Leg) -> int:
        """The momentum of one metre: TK-7.1, TK-7.2, and one surcharge for each kind of difficulty (TK-8.5)."""
        base = self.knobs.step_cost if leg.straight else self.knobs.diagonal_cost
        kinds = len(leg.entered) + len(leg.left)
        threat = self.knobs.threat_move_extra - self.knobs.difficult_extra if "threat" in leg.entered else 0
        return rules.step_cost(kinds, base, self.knobs.difficult_extra) + threat

    def cost(self, legs: Iterable[Leg]) -> Sum:
        """The price of a way as a sum of its reasons; its total is the sum of its amounts."""
        counts: dict[tuple[str, str], int] = {}
        for leg in legs:
            base = ("straight" if leg.straight else "diagonal", "TK-7.1" if leg.straight else "TK-7.2")
            marks = [(kind, self._clause(kind)) for kind in sorted(leg.entered)]
            for mark in (base, *marks, *((kind, "TK-8.2") for kind in sorted(leg.left))):
                counts[mark] = counts.get(mark, 0) + 1
        total = Sum()
        for (name, clause), count in counts.items():
            if name == "straight":
                total = total.plus(count * self.knobs.step_cost, say("squares", count=count), clause)
            elif name == "diagonal":
                total = total.plus(count * self.knobs.diagonal_cost, say("diagonals", count=count), clause)
            else:
                total = total.plus(count * self.extra(name), f"kind-{name}", clause)
        return total

    def _clause(self, kind: str) -> str:
        if kind == "blind" and not self.who.blinded:
            return "TK-13.2"
        return CLAUSE_OF_KIND.get(kind, "TK-8.1")

    def leg(self, start: Cell, end: Cell) -> Leg:
        """One step from square to square."""
        straight = start[0] == end[0] or start[1] == end[1]
        return self._leg(self._info(start), self._info(end), straight, start == self._free_exit)

    def _leg(self, here: Info, there: Info, straight: bool, free_exit: bool) -> Leg:
        entered = (there[0] or NOTHING) | self.own
        left = (here[0] or NOTHING) if self.knobs.difficult_on_exit else NOTHING
        if self.knobs.ally_square_difficult and "ally" not in self.who.ignores_kinds:
            if there[1]:
                entered |= {there[1]}
            elif here[1] and self.knobs.ally_square_charges_exit and not free_exit:
                left |= {here[1]}
        return Leg(entered, left - entered, straight)

    @property
    def _free_exit(self) -> Cell | None:
        """The square that is left without a surcharge although somebody is there: where it stood all along."""
        return None if self.who.passing else self.who.anchor

    def legs(self, way: Iterable[Cell]) -> Iterator[Leg]:
        """A way over squares, the start included."""
        return (self.leg(start, end) for start, end in pairwise(way))

    def _price(self, here: int, there: int, straight: bool, free_exit: bool) -> int:
        key = (here, there, straight, free_exit)
        found = self._prices.get(key)
        if found is None:
            leg = self._leg(self._sorts[here], self._sorts[there], straight, free_exit)
            found = self._prices[key] = self.amount(leg)
        return found

    def through_the_air(self, start: Cell, end: Cell, metres: int, kind: str = "") -> list[Leg]:
        """A leap or a climb of some metres: it leaves one square and enters another; ``kind`` is its difficulty."""
        own = self.own | ({kind} - set(self.who.ignores_kinds) if kind else NOTHING)
        left, entered = self._info(start)[0] or NOTHING, self._info(end)[0] or NOTHING
        legs = [Leg(own) for _ in range(metres)]
        legs[-1] = Leg(own | entered)
        if self.knobs.difficult_on_exit:
            legs[0] = Leg(legs[0].entered, left - legs[0].entered)
        return legs

    def off_the_map(self) -> Leg:
        """The step over the edge of the map."""
        left = (self._info(self.who.anchor)[0] or NOTHING) if self.knobs.difficult_on_exit else NOTHING
        return Leg(self.own, left - self.own)

    # ---- ground and company

    def shares(self, anchor: Cell) -> bool:
        """Does somebody else stand there whom one may only pass?"""
        return anchor in self._shared

    def _info(self, anchor: Cell) -> Info:
        return self._sorts[self._sort(anchor)]

    def _sort(self, anchor: Cell) -> int:
        """Which of the few sorts of ground and company it is; every search asks for each anchor many times."""
        found = self._known.get(anchor)
        if found is None:
            cells = footprint(anchor, self.side)
            if self._company.isdisjoint(cells):
                info = (self._bare_kinds(anchor, cells), "")
            else:
                info = (self._ground_kinds(cells), self._whose(cells) if self.shares(anchor) else "")
            found = self._known[anchor] = self._numbers.setdefault(info, len(self._sorts))
            if found == len(self._sorts):
                self._sorts.append(info)
        return found

    def _bare_kinds(self, anchor: Cell, cells: Footprint) -> Kinds:
        """The same for all who walk alike."""
        known = self._floor.kinds
        if anchor not in known:
            known[anchor] = self._ground_kinds(cells)
        return known[anchor]

    def _ground_kinds(self, cells: Footprint) -> Kinds:
        found: set[str] = set()
        for cell in cells:
            if cell in self.terms.closed or cell in self.ground.solid:
                return None
            found.update(self.ground.difficulties.get(cell, ()))
            if self.terms.lights is not None and not self.board.lit(cell):
                found.add("blind")
            found.update(kind for kind, area in self.terms.spells if cell in area)
        return frozenset(found).difference(self.who.ignores_kinds)

    def _whose(self, cells: Footprint) -> str:
        """Who shares it: an ally, somebody who cannot stop anyone (TK-7.12), or whom the master lets one pass."""
        shared = [cell for cell in cells if cell in self.terms.shared]
        past = self.terms.past
        if past and any(cell in self.fight.creature(past).footprint for cell in shared):
            return "enemy"
        return "body" if all(cell in self.terms.bodies for cell in shared) else "ally"

    def ignored(self, anchor: Cell) -> list[str]:
        """Difficulties of the ground that do not count for this creature (TK-8.8)."""
        kinds = [kind for cell in footprint(anchor, self.side) for kind in self.board.square(cell).kinds]
        return [kind for kind in dict.fromkeys(kinds) if kind in self.who.ignores_kinds]

    def hurts(self, anchor: Cell) -> bool:
        """Would entering it do harm: fire, caltrops, deep water for who sinks or carries dry powder?"""
        return not self.terms.harmful.isdisjoint(footprint(anchor, self.side))

    # ---- steps and searches

    def legal(self, start: Cell, end: Cell) -> bool:
        """May the creature take this step at all?"""
        return any(end == other for other, _ in self.steps(start))

    def steps(self, start: Cell) -> PricedSteps:
        """The steps the creature may take from an anchor, each with its price."""
        return self._stepping(start, start == self._free_exit)

    def _stepping(self, start: Cell, free_exit: bool) -> PricedSteps:
        if self._company.isdisjoint(surroundings(start, self.side)):
            found = self._floor.steps.get(start)
            if found is None:
                found = self._floor.steps[start] = self._priced(start, free_exit=False)
            return found
        found = self._steps.get((start, free_exit))
        if found is None:
            found = self._steps[start, free_exit] = self._priced(start, free_exit)
        return found

    def _priced(self, start: Cell, free_exit: bool) -> PricedSteps:
        found: PricedSteps = []
        here, known, prices, sorts = self._sort(start), self._known, self._prices, self._sorts
        for end, straight in self.ground.steps(start, self.side):
            there = known.get(end)
            if there is None:
                there = self._sort(end)
            if sorts[there][0] is not None:
                price = prices.get((here, there, straight, free_exit))
                found.append((end, self._price(here, there, straight, free_exit) if price is None else price))
        return found

    def _reach(self, budget: int, harmless: bool) -> Reach[Cell]:
        key = (self.who.anchor, self.who.passing, budget, harmless)
        found = self._reaches.get(key)
        if found is None:
            found = self._reaches[key] = self._search(budget, harmless)
        return found

    def _search(self, budget: int, harmless: bool) -> Reach[Cell]:
        start, unpaid = self.who.anchor, self._free_exit  # as it stands now: the search may go on after it has moved

        def steps(cell: Cell) -> PricedSteps:
            return self._stepping(cell, cell == unpaid)

        def harmless_steps(cell: Cell) -> PricedSteps:
            return [(end, price) for end, price in steps(cell) if not self.hurts(end)]

        if harmless:
            return reachable(start, budget, harmless_steps if self.terms.harmful else steps)
        return reachable(start, budget, steps, self.hurts)

    def unharmed(self, budget: int) -> Reach[Cell]:
        """Every anchor within a budget that can be had without harm, the cheapest first."""
        return self._reach(budget, harmless=True)

    def costs(self, budget: int) -> Mapping[Cell, int]:
        """Every anchor within a budget and what it costs, those that can be had without harm first."""
        quiet = self.unharmed(budget).costs
        if not self.terms.harmful:
            return quiet
        return {**quiet, **{c: cost for c, cost in self._reach(budget, harmless=False).costs.items() if c not in quiet}}

    def leads_to(self, cell: Cell, budget: int) -> bool:
        """Can it be had within a budget, with or without harm?"""
        return cell in self.unharmed(budget) or (
            bool(self.terms.harmful) and cell in self._reach(budget, harmless=False)
        )

    def way(self, goal: Cell, budget: int) -> tuple[Cell, ...]:
        """The way to a square, the start included: without harm if there is such a one, then cheap, then straight.

        Empty if it cannot be done.
        """
        quiet = self._reach(budget, harmless=True)
        reach = quiet if goal in quiet else self._reach(budget, harmless=False)
        if goal in reach:
            return straightest(reach, goal, self._watched, self.knobs.opportunity_attacks)
        return (self.who.anchor, goal) if goal in self.forced() else ()

    def _watched(self) -> frozenset[Cell]:
        return watched_squares(self.fight, self.who)

    def walkable(self, way: Sequence[Cell]) -> str:
        """The clause that forbids a way the mover has named, the start included, or nothing."""
        if not all(self.legal(*step) for step in pairwise(way)):
            return "TK-7.3"
        return "TK-8.1" if self.cost(self.legs(way)).total > self.who.momentum_left else ""

    # ---- where a move may end

    def stops(self, budget: int | None = None) -> list[Cell]:
        """Where a move may end, the cheapest first; last the squares that cost all there is (TK-8.6)."""
        found = self.costs(self.who.momentum_left if budget is None else budget)
        ends = [cell for cell in found if cell != self.who.anchor and not self.shares(cell)]
        return [*ends, *(cell for cell in self.forced() if cell not in found)]

    def may_stop(self, cell: Cell) -> bool:
        """Is it one of the stops? The search goes no farther than there."""
        if cell == self.who.anchor or not (self.leads_to(cell, self.who.momentum_left) or cell in self.forced()):
            return False
        return not self.shares(cell)

    def leads_anywhere(self, budget: int) -> bool:
        """Is there any square to go to? Mostly a look at the nearest ones is enough."""
        near = self.steps(self.who.anchor)
        if any(price <= budget and not self.shares(cell) for cell, price in near) or self.forced():
            return True
        return any(price <= budget for _, price in near) and bool(self.stops(budget))

    def forced(self) -> list[Cell]:
        """TK-8.6: squares that cost too much, yet may be had for the whole momentum."""
        who = self.who
        if who.momentum_left < 1 or not self.may_force():
            return []
        return [end for end, price in self.steps(who.anchor) if price > who.momentum_left and not self.shares(end)]

    def may_force(self) -> bool:
        """TK-8.7: nothing has been spent yet, so the whole momentum may go into one metre."""
        untouched = rules.may_force_a_step(self.who.momentum_spent, score_of(self.who))
        return bool(self.knobs.minimum_move_metres) and untouched


@kept_while_open
def ways_of(fight: Fight, who: Creature, manner: str = WALK, past: str = "") -> Ways:
    """The ways of a creature; ``past`` is an enemy whom the master lets it pass (TK-7.8).

    Worked out once for equal terms, for the rules, the options and the policies.
    """
    terms = terms_of(fight, who, manner, past)
    found = fight.ways.get(terms)
    if found is None:
        found = fight.ways[terms] = Ways(fight, who, terms)
    return found
