"""The ways of a creature and their cost (TK-7, TK-8, TK-11.7): reading only, no rule is carried out here.

There is one price of a step (:meth:`Ways.extra`, :meth:`Ways.amount`), whatever the manner: walking, jumping down,
climbing, leaping, leaving the map. Options, validation, policies and play all ask here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from holmgang.kernel.fastclasses import value
from holmgang.kernel.play import kept_while_open
from holmgang.kernel.sums import Sum, phrase
from holmgang.space.paths import Reach, reachable
from holmgang.space.squares import Cell, Footprint, anchors_over, footprint, surroundings
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.board import Conflict
from holmgang.systems.tkds.board.equipment import overloaded
from holmgang.systems.tkds.board.ground import MOST_STEPS, Info, Mark, PricedSteps, Walker
from holmgang.systems.tkds.board.lookups import threatened, watch_against
from holmgang.systems.tkds.state import Creature, hostile, ride_together

Taste = tuple[int, int, int, int]
"""The drawbacks of a way, the worst first.

Watched squares entered, if that does harm; how far the way strays from the straight line, a turn being as bad as a
square; turns; watched squares all the same.
"""
Outlook = Callable[[], Callable[[Cell], bool]]
"""A look around; it finds which squares are watched."""


def straightest(reach: Reach[Cell], goal: Cell, look: Outlook, harm: bool) -> tuple[Cell, ...]:
    """The way to a goal, start included. Only where ways mirror each other do the coordinates decide.

    ``look`` is called only where there is a choice. ``harm`` says whether one is hurt for walking on watched squares;
    otherwise no creature goes out of a straight way for it.
    """
    start = reach.start
    only = [goal]
    while len(leading := reach.leading_to(only[-1])) == 1:
        only.append(leading[0])
    if not leading:
        return tuple(reversed(only))
    watched = look()
    dx, dy = goal[0] - start[0], goal[1] - start[1]
    square = max(abs(dx), abs(dy))  # what one square off the line weighs in the product below
    known: dict[tuple[Cell, Cell], tuple[Taste, Cell | None]] = {}

    def before(node: Cell, onwards: Cell) -> tuple[Taste, Cell | None]:
        """The taste of the best way to a node from which one goes on in a direction, and the node before it."""
        found = known.get((node, onwards))
        if found is not None:
            return found
        if node == start:
            return (0, 0, 0, 0), None
        choices = []
        seen = watched(node)
        strays = abs(dx * (node[1] - start[1]) - dy * (node[0] - start[0]))
        for other in reach.leading_to(node):
            direction = (node[0] - other[0], node[1] - other[1])
            (hurt, off, turns, quiet), _ = before(other, direction)
            turned = onwards not in ((0, 0), direction)
            taste = (hurt + (seen and harm), off + strays + turned * square, turns + turned, quiet + seen)
            choices.append((taste, other))
        found = known[node, onwards] = min(choices)
        return found

    way, onwards = [goal], (0, 0)
    while (previous := before(way[-1], onwards)[1]) is not None:
        onwards = (way[-1][0] - previous[0], way[-1][1] - previous[1])
        way.append(previous)
    return tuple(reversed(way))


OtherBody = tuple[Footprint, bool, bool]
"""Another creature as a mover meets it: where it stands, whether it lets one pass, whether it is helpless."""


class Company(NamedTuple):
    """Everything that the ways of a creature depend on beside itself and the bare ground.

    ``past`` is where the enemy stands whom the master lets it pass (TK-7.8), ``spells`` are difficulties with the
    squares they lie on. ``lights`` are None for any creature that need not grope its way.
    """

    others: tuple[OtherBody, ...]
    past: Footprint
    spells: tuple[tuple[str, frozenset[Cell]], ...]
    harmful: frozenset[Cell]
    lights: tuple[tuple[Cell, int], ...] | None
    turned: tuple[str, ...]


@kept_while_open
def company_of(fight: Conflict, who: Creature, past: str) -> Company:
    """Return the company that a creature would meet now; ``past`` is an enemy whom the master lets it pass."""
    board = fight.board
    others = [
        (one.footprint, passable(fight, who, one, past), one.helpless)
        for one in fight.state.present()
        if one is not who and not ride_together(who, one)
    ]
    spells = [(fight.pack.get("spells", area.spell).square_kind, frozenset(area.cells)) for area in fight.state.areas]
    return Company(
        tuple(others),
        fight.creature(past).footprint if past else (),
        tuple([(kind, area) for kind, area in spells if kind]),
        harmful_to(fight, who),
        board.lights() if board.gropes(who) else None,
        board.field.turned,
    )


def passable(fight: Conflict, who: Creature, one: Creature, past: str) -> bool:
    """Return whether one may go over the square of another. Allies and bodies, and whom the master lets one pass."""
    if not hostile(who, one) or fight.knobs.enemy_square_passable or one.id == past:
        return True
    return one.helpless and fight.knobs.helpless_enemy_passable


def harmful_to(fight: Conflict, who: Creature) -> frozenset[Cell]:
    """Fire, caltrops, and deep water for who sinks or carries dry powder."""
    board = fight.board
    found = [cell for cell, square in board.squares.items() if square.caltrops or square.fire]
    if board.field.deep and (carries_dry_powder(fight, who) or sinks_in_water(fight, who)):
        found += board.field.deep
    return frozenset(found)


def carries_dry_powder(fight: Conflict, who: Creature) -> bool:
    """Return whether deep water would spoil something (TK-18.3)."""
    return any(not item.wet and fight.is_powder(item) for item in who.inventory)


def sinks_in_water(fight: Conflict, who: Creature) -> bool:
    """Return whether deep water would pull it down (TK-21.10)."""
    return overloaded(who) or (bool(who.armour) and fight.pack.get("armour", who.armour).kind == "heavy")


WALK, SNEAK = "walk", "sneak"
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


def began_threatened(fight: Conflict, who: Creature) -> bool:
    """TK-11.7: threatened when its turn began; for one that has not begun yet, as it would be if it began now."""
    if who.activated or who.prepared is not None or fight.knobs.turn_start_at != "first_activation":
        return who.began_threatened
    return threatened(fight, who)


def own_kinds(fight: Conflict, who: Creature, manner: str) -> frozenset[str]:
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
    """Everything that the ways of a creature depend on beside the bare ground: equal terms, equal ways."""

    who: str
    own: frozenset[str]
    company: Company


def walker_of(fight: Conflict, who: Creature, own: frozenset[str]) -> Walker:
    """Return what the prices of steps depend on beside the ground: equal walkers pay alike."""
    knobs = fight.knobs
    prices = (knobs.step_cost, knobs.diagonal_cost, knobs.difficult_extra, knobs.threat_move_extra)
    shared = (knobs.ally_square_difficult, knobs.ally_square_charges_exit)
    return (who.side_length, own, frozenset(who.ignores_kinds), prices, shared, knobs.difficult_on_exit)


class Ways:
    """All ways of one creature in one manner of moving, under given terms."""

    def __init__(self, fight: Conflict, who: Creature, terms: Terms) -> None:
        self.fight, self.who, self.terms, self.knobs, self.board = fight, who, terms, fight.knobs, fight.board
        self.side, self.own, self.ground = who.side_length, terms.own, fight.board.ground
        company = terms.company
        self.closed = frozenset([cell for cells, passable, _ in company.others if not passable for cell in cells])
        self.shared = frozenset([cell for cells, passable, _ in company.others if passable for cell in cells])
        self._bodies = frozenset([cell for cells, _, helpless in company.others if helpless for cell in cells])
        everywhere: Iterable[Cell] = self.board.grid if company.lights is not None else ()
        self._marked = self.closed.union(self.shared, everywhere, *(area for _, area in company.spells))
        self._sharing, self._covering = self._anchors(self.shared), self._anchors(self._marked)
        self._beside = frozenset([anchor for cell in self._marked for anchor in anchors_beside(cell, self.side)])
        self._marks: dict[Cell, Mark] = {}
        self._infos: dict[Cell, Info] = {}
        self._reaches: dict[tuple[Cell, bool, int, bool], Reach[Cell]] = {}
        self._floor = self.ground.floor(walker_of(fight, who, terms.own))

    def _anchors(self, cells: frozenset[Cell]) -> frozenset[Cell]:
        """The anchors on which the creature would stand on one of these squares."""
        return cells if self.side == 1 else anchors_over(cells, self.side)

    # ---- the price of a step

    def extra(self, kind: str) -> int:
        """Return the price that one difficulty adds to a step."""
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
                total = total.plus(count * self.knobs.step_cost, phrase("squares", count=count), clause)
            elif name == "diagonal":
                total = total.plus(count * self.knobs.diagonal_cost, phrase("diagonals", count=count), clause)
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
        """The square that is left without a surcharge although a creature is there: where it stood all along."""
        return None if self.who.passing else self.who.anchor

    def legs(self, way: Iterable[Cell]) -> Iterator[Leg]:
        """A way over squares, the start included."""
        return (self.leg(start, end) for start, end in pairwise(way))

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
        """Return whether another creature stands there whom one may only pass."""
        return anchor in self._sharing

    def _info(self, anchor: Cell) -> Info:
        infos = self._infos if anchor in self._covering else self._floor.infos
        found = infos.get(anchor)
        if found is None:
            found = infos[anchor] = self._looked_at(footprint(anchor, self.side))
        return found

    def _looked_at(self, cells: Footprint) -> Info:
        """The ground and whatever is on it: an ally counts for more than a body (TK-7.12), and an enemy for most."""
        marks = [self._mark(cell) for cell in cells]
        sharing = [whose for _, whose, _ in marks]
        whose = next((one for one in ("enemy", "ally", "body") if one in sharing), "")
        if any(closed for closed, _, _ in marks) or not self.ground.solid.isdisjoint(cells):
            return None, whose
        kinds = [*(self.ground.difficulties.get(cell, NOTHING) for cell in cells), *(laid for _, _, laid in marks)]
        return NOTHING.union(*kinds).difference(self.who.ignores_kinds), whose

    def _mark(self, cell: Cell) -> Mark:
        found = self._marks.get(cell)
        if found is None:
            company = self.terms.company
            laid = [kind for kind, area in company.spells if cell in area]
            if company.lights is not None and not self.board.lit(cell):
                laid.append("blind")
            found = self._marks[cell] = (cell in self.closed, self._whose(cell), tuple(laid))
        return found

    def _whose(self, cell: Cell) -> str:
        """Return who shares a square: an ally, one who cannot stop others (TK-7.12), or whom the master lets pass."""
        if cell not in self.shared:
            return ""
        return "enemy" if cell in self.terms.company.past else "body" if cell in self._bodies else "ally"

    def ignored(self, anchor: Cell) -> list[str]:
        """Difficulties of the ground that do not count for this creature (TK-8.8)."""
        kinds = [kind for cell in footprint(anchor, self.side) for kind in self.board.square(cell).kinds]
        return [kind for kind in dict.fromkeys(kinds) if kind in self.who.ignores_kinds]

    def hurts(self, anchor: Cell) -> bool:
        """Return whether entering it would do harm: fire, caltrops, deep water where one sinks or carries dry powder."""
        return not self.terms.company.harmful.isdisjoint(footprint(anchor, self.side))

    # ---- steps and searches

    def legal(self, start: Cell, end: Cell) -> bool:
        """Return whether the creature may take this step at all."""
        return any(end == other for other, _ in self.steps(start))

    def steps(self, start: Cell) -> PricedSteps:
        """The steps the creature may take from an anchor, each with its price."""
        return self._stepping(start, start == self._free_exit)

    def _stepping(self, start: Cell, free_exit: bool) -> PricedSteps:
        """Known for all who walk alike: where nothing is near by the square alone, else by what is."""
        floor = self._floor
        if start not in self._beside:
            found = floor.steps.get(start)
            if found is None:
                found = floor.steps[start] = self._priced(start, free_exit)
            return found
        near = [(cell, self._mark(cell)) for cell in surroundings(start, self.side) if cell in self._marked]
        key = (start, free_exit, tuple(near))
        found = floor.beside.get(key)
        if found is None:
            if len(floor.beside) >= MOST_STEPS:
                floor.beside.clear()
            found = floor.beside[key] = self._priced(start, free_exit)
        return found

    def _priced(self, start: Cell, free_exit: bool) -> PricedSteps:
        found: PricedSteps = []
        here, prices = self._info(start), self._floor.prices
        for end, straight in self.ground.steps(start, self.side):
            there = self._info(end)
            if there[0] is not None:
                key = (here, there, straight, free_exit)
                price = prices.get(key)
                if price is None:
                    price = prices[key] = self.amount(self._leg(*key))
                found.append((end, price))
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
            return reachable(start, budget, harmless_steps if self.terms.company.harmful else steps)
        return reachable(start, budget, steps, self.hurts)

    def unharmed(self, budget: int) -> Reach[Cell]:
        """Every anchor within a budget that can be had without harm, the cheapest first."""
        return self._reach(budget, harmless=True)

    def costs(self, budget: int) -> Mapping[Cell, int]:
        """Every anchor within a budget and what it costs, those that can be had without harm first."""
        quiet = self.unharmed(budget).costs
        if not self.terms.company.harmful:
            return quiet
        return {**quiet, **{c: cost for c, cost in self._reach(budget, harmless=False).costs.items() if c not in quiet}}

    def leads_to(self, cell: Cell, budget: int) -> bool:
        """Return whether it can be reached within a budget, with or without harm."""
        return cell in self.unharmed(budget) or (
            bool(self.terms.company.harmful) and cell in self._reach(budget, harmless=False)
        )

    def way(self, goal: Cell, budget: int) -> tuple[Cell, ...]:
        """The way to a square, the start included: without harm if there is such a one, then cheap, then straight.

        Empty if it cannot be done.
        """
        quiet = self._reach(budget, harmless=True)
        reach = quiet if goal in quiet else self._reach(budget, harmless=False)
        if goal in reach:
            look = partial(watch_against, self.fight, self.who)
            return straightest(reach, goal, look, self.knobs.opportunity_attacks)
        return (self.who.anchor, goal) if goal in self.forced() else ()

    def walkable(self, way: Sequence[Cell]) -> str:
        """The clause that forbids a way the mover has named, the start included, or nothing."""
        if not all(self.legal(*step) for step in pairwise(way)):
            return "TK-7.3"
        return "TK-8.1" if self.cost(self.legs(way)).total > self.who.momentum_left else ""

    # ---- where a move may end

    def stops(self, budget: int | None = None) -> list[Cell]:
        """The squares where a move may end, the cheapest first; last those that cost all there is (TK-8.6)."""
        found = self.costs(self.who.momentum_left if budget is None else budget)
        no_end = {self.who.anchor, *self._sharing}
        ends = [cell for cell in found if cell not in no_end]
        return [*ends, *(cell for cell in self.forced() if cell not in found)]

    def may_stop(self, cell: Cell) -> bool:
        """Return whether it is one of the stops. The search goes no farther than there."""
        if cell == self.who.anchor or not (self.leads_to(cell, self.who.momentum_left) or cell in self.forced()):
            return False
        return not self.shares(cell)

    def leads_anywhere(self, budget: int) -> bool:
        """Return whether there is any square to go to. Mostly a look at the nearest ones is enough."""
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
def ways_of(fight: Conflict, who: Creature, manner: str = WALK, past: str = "") -> Ways:
    """The ways of a creature; ``past`` is an enemy whom the master lets it pass (TK-7.8).

    Worked out once for equal terms, for the rules, the options and the policies.
    """
    terms = Terms(who.id, own_kinds(fight, who, manner), company_of(fight, who, past))
    found = fight.ways.get(terms)
    if found is None:
        found = fight.ways[terms] = Ways(fight, who, terms)
    return found


def anchors_beside(cell: Cell, side: int) -> Footprint:
    """The anchors from which a step has to do with the square."""
    return surroundings((cell[0] - side + 1, cell[1] - side + 1), side)
