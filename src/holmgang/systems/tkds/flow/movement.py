"""Movement on the square grid (TK-7, TK-8): where to, over which squares, and then square by square."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cached_property, partial
from typing import Any

from holmgang.kernel.errors import AnswerRefused
from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Barred, Choose, Declare, Ghost, Menu, Option, Question, Spot, Words
from holmgang.kernel.sums import Sum, phrase
from holmgang.space.squares import Cell, footprint, neighbours8
from holmgang.systems.tkds.board.checks import Attempt
from holmgang.systems.tkds.board.fight import Fight
from holmgang.systems.tkds.board.lookups import MAP, blocked, is_held, reaches_left
from holmgang.systems.tkds.board.threat import threatened
from holmgang.systems.tkds.board.ways import SNEAK, WALK, Ways, score_of, ways_of
from holmgang.systems.tkds.events import Step
from holmgang.systems.tkds.flow.checks import check
from holmgang.systems.tkds.flow.conditions import carry_rider, loosen
from holmgang.systems.tkds.flow.hazards import enter
from holmgang.systems.tkds.flow.items import momentum_sum
from holmgang.systems.tkds.flow.moment import ruling
from holmgang.systems.tkds.state import Creature, cell_id, cell_of, hostile

SQUARES = re.compile(r"\d+,\d+")
A_SQUARE = re.compile(r"(?:0|[1-9][0-9]*),(?:0|[1-9][0-9]*)")
"""The one name of a square, while people may write 03,4 for it."""
AfterSquare = Callable[[Fight, Creature, list[Creature]], Flow[bool]]
"""The reaction of others to one square of a move, told whose reach it left; True if one cut in."""


# ---- where to --------------------------------------------------------------------------------------------------------


def move_details(fight: Fight, who: Creature) -> list[Question]:
    """A move is declared as a destination; sneaking is a dearer manner of the same."""
    options = [Option(WALK, details=lambda: to_questions(fight, who, WALK))]
    if ways_of(fight, who, SNEAK).leads_anywhere(who.momentum_left):
        options.append(Option(SNEAK, details=lambda: to_questions(fight, who, SNEAK), clauses=("TK-8.3",)))
    return [Declare(who.seat, "manner", options, about=who.id, default=WALK)]


def to_questions(fight: Fight, who: Creature, manner: str) -> list[Question]:
    """Where a move may end, and over which squares, if the mover cares; else the engine takes the best way."""
    goal = Choose(
        who.seat,
        "to",
        lambda: destinations(fight, who, manner),
        about=who.id,
        clauses=("TK-7.3",),
        barred_source=lambda: barred_destinations(fight, who),
    )
    return [goal, Words(who.seat, "over", about=who.id, default="", clauses=("TK-7.3",))]


def destinations(fight: Fight, who: Creature, manner: str) -> Menu:
    """The squares a move may end on, each with its price and the way to it."""
    ways = ways_of(fight, who, manner)

    def option(name: str) -> Option:
        cell = cell_of(name)
        return Option(
            name,
            at=(Spot.cell(*cell),),
            price=lambda: price_of(ways, ways.way(cell, who.momentum_left)),
            coin="momentum",
            along=lambda: tuple(Spot.cell(*square) for square in ways.way(cell, who.momentum_left)),
            ghost=lambda: Ghost(MAP, tuple(footprint(cell, who.side_length))),
            clauses=("TK-7.3",),
        )

    return Menu(Goals(ways), option)


class Goals(Collection[str]):
    """The names of the squares a move may end on. Whether one of them is among them is known without the others."""

    def __init__(self, ways: Ways) -> None:
        self._ways = ways

    @cached_property
    def names(self) -> list[str]:
        """All of them, the cheapest first."""
        return [cell_id(cell) for cell in self._ways.stops()]

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and bool(A_SQUARE.fullmatch(name)) and self._ways.may_stop(cell_of(name))

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)


def named_squares(over: str) -> list[Cell]:
    """Read the squares that a player has written down: "3,4 4,4 5,4". Words without squares name none."""
    return [cell_of(found) for found in SQUARES.findall(over)]


def named_way(fight: Fight, who: Creature, given: Mapping[str, Any]) -> tuple[Cell, ...]:
    """The way a mover has named, start included; empty if none is named. Refused if it cannot be walked."""
    squares = named_squares(str(given.get("over", "")))
    if not squares:
        return ()
    goal = str(given.get("to", ""))
    way = (*(() if squares[0] == who.anchor else (who.anchor,)), *squares)
    if cell_id(way[-1]) != goal:
        way = (*way, cell_of(goal)) if SQUARES.fullmatch(goal) else way
    because = ways_of(fight, who, str(given.get("manner", WALK))).walkable(way)
    if because:
        named = " ".join(cell_id(cell) for cell in way)
        raise AnswerRefused(who.id, "over", phrase("refused-way", text=named), (), because)
    return way


def price_of(ways: Ways, way: tuple[Cell, ...]) -> Sum:
    """The momentum of a way, or all there is for a square that costs more (TK-8.6)."""
    cost, left = ways.cost(ways.legs(way)), ways.who.momentum_left
    return cost if cost.total <= left else Sum.of(left, "whole_momentum", "TK-8.6")


def barred_destinations(fight: Fight, who: Creature) -> list[Barred]:
    """Squares a person might try, and the clause that closes them."""
    ways = ways_of(fight, who)
    found = dict.fromkeys(fight.board.grid, "TK-8.1")
    found |= dict.fromkeys(ways.shared, "TK-7.6") | dict.fromkeys(ways.closed, "TK-7.7")
    found |= dict.fromkeys(fight.board.ground.solid, "TK-7.10")
    return [Barred(cell_id(cell), clause) for cell, clause in sorted(found.items())]


# ---- square by square ------------------------------------------------------------------------------------------------


def walk(fight: Fight, who: Creature, answer: dict[str, Any], after: AfterSquare | None = None) -> Flow[None]:
    """Go to the declared square as long as it can. Once a creature has cut in the mover is asked again."""
    manner = answer.get("manner", WALK)
    named = named_way(fight, who, answer)
    way = named or ways_of(fight, who, manner).way(cell_of(answer["to"]), who.momentum_left)
    yield from along(fight, who, way[1:], manner, after)


def along(
    fight: Fight, who: Creature, way: tuple[Cell, ...], manner: str, after: AfterSquare | None, past: str = ""
) -> Flow[None]:
    """Square after square, until one cannot be paid, or the mover is stopped, displaced or cut into."""
    for square in way:
        if not can_go_on(fight, who):
            break
        left = reaches_left(fight, who, square)
        if not (yield from one_step(fight, who, square, manner, past)):
            break
        if after is not None and (yield from after(fight, who, left)):
            break
        if who.anchor != square:
            break
    who.passing = who.present and ways_of(fight, who, manner).shares(who.anchor)


def can_go_on(fight: Fight, who: Creature) -> bool:
    return who.able and not is_held(fight, who)


def one_step(fight: Fight, who: Creature, to: Cell, manner: str, past: str = "") -> Flow[bool]:
    """One square; False if it could not be paid any more."""
    ways = ways_of(fight, who, manner, past)
    came_from, leg = who.anchor, ways.leg(who.anchor, to)
    price, cost = ways.amount(leg), partial(ways.cost, [leg])
    clauses = ["TK-7.4" if ways.shares(to) else "TK-7.3"]
    if price > who.momentum_left:
        if to not in ways.forced():
            return False
        price, cost = who.momentum_left, partial(Sum.of, who.momentum_left, "whole_momentum", "TK-8.6")
        clauses.append("TK-8.7")
    spend(who, price)
    who.anchor = to
    carry_rider(fight, who)
    who.passing = ways.shares(to)
    fight.tell(step_event, ways, cost, tuple(clauses))
    yield from enter(fight, who, came_from)
    loosen(fight)
    return True


def step_event(ways: Ways, cost: Callable[[], Sum], clauses: tuple[str, ...]) -> Step:
    """Where the mover stands now, what it paid, and what it did not have to pay for (TK-8.8)."""
    who, paid = ways.who, cost()
    for kind in ways.ignored(who.anchor):
        paid = paid.plus(0, f"kind-{kind}", "TK-8.8")
    return Step(who=who.id, to=who.cell, cost=paid, left=momentum_sum(who), clauses=clauses)


def spend(who: Creature, price: int) -> None:
    """Momentum goes."""
    who.momentum_left -= price
    who.momentum_spent += price


# ---- past an enemy, by leave of the master ---------------------------------------------------------------------------


def beyond(fight: Fight, who: Creature, foe: Creature) -> Cell | None:
    """The square straight behind an adjacent enemy, if one could stand there."""
    dx, dy = foe.anchor[0] - who.anchor[0], foe.anchor[1] - who.anchor[1]
    to = (foe.anchor[0] + dx, foe.anchor[1] + dy)
    return to if foe.side_length == 1 and max(abs(dx), abs(dy)) == 1 and not blocked(fight, who, to) else None


def pass_details(fight: Fight, who: Creature) -> list[Question] | None:
    foes = [one for one in fight.state.present() if hostile(who, one) and one.able and beyond(fight, who, one)]
    if not foes:
        return None
    options = [Option(one.id, at=(Spot.token(one.id),)) for one in foes]
    manner = Choose(who.seat, "manner", [Option("tumble"), Option("barge")], about=who.id, default="tumble")
    return [Choose(who.seat, "target", options, about=who.id, default=options[0].id), manner]


def pass_enemy(fight: Fight, who: Creature, answer: dict[str, Any], after: AfterSquare) -> Flow[None]:
    """TK-7.8: if the master grants it, Dexterity against Dexterity or Might against Might; failure ends it all."""
    foe = fight.creature(answer["target"])
    if (yield from ruling(fight, "pass_enemy", ("no", "yes"), "TK-7.8", who.id)) == "no":
        return
    skill = "dexterity" if answer["manner"] == "tumble" else "might"
    made = yield from check(fight, who, Attempt(skill, foe, skill), "pass_enemy", "TK-7.8")
    to = beyond(fight, who, foe)
    way = (foe.anchor, to) if to is not None else ()
    ways = ways_of(fight, who, WALK, foe.id)
    if not made.success or not way or ways.cost(ways.legs((who.anchor, *way))).total > who.momentum_left:
        spend(who, who.momentum_left)
        return
    yield from along(fight, who, way, WALK, after, foe.id)


def zone_of(fight: Fight, cell: Cell) -> str:
    return fight.board.square(cell).zone


def neighbouring_zones(fight: Fight, zone: str) -> list[str]:
    """The zones that touch a zone."""
    own = [cell for cell, square in fight.board.squares.items() if square.zone == zone]
    near = [zone_of(fight, cell) for one in own for cell in neighbours8(one)]
    return [name for name in dict.fromkeys(near) if name and name != zone]


def zone_destinations(fight: Fight, who: Creature) -> list[Cell]:
    """Free squares of the own zone, and of neighbouring ones unless the creature is threatened."""
    here = zone_of(fight, who.anchor)
    if not here or who.momentum_left < score_of(who):
        return []
    held = threatened(fight, who)
    zones = [here, *([] if held else neighbouring_zones(fight, here))]
    return [
        cell
        for cell, square in sorted(fight.board.squares.items(), key=lambda pair: pair[0])
        if square.zone in zones and cell != who.anchor and not blocked(fight, who, cell)
    ]


def zone_question(fight: Fight, who: Creature) -> Choose:
    options = [Option(cell_id(cell), at=(Spot.cell(*cell),)) for cell in zone_destinations(fight, who)]
    return Choose(who.seat, "to", options, about=who.id, clauses=("TK-23.4",))


def zone_move(fight: Fight, who: Creature, to: Cell) -> None:
    """One ordinary movement takes the whole momentum score; a Sprint allows a second."""
    cost = Sum.of(score_of(who), "zone_move", "TK-23.4")
    spend(who, cost.total)
    who.anchor = to
    fight.tell(Step, who=who.id, to=who.cell, cost=cost, left=momentum_sum(who), clauses=("TK-23.4",))
