"""Movement: hazards, falls and pushes (TK-20.7, TK-20.11, TK-21), walking (TK-7), and other heights (TK-21.2)."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from fractions import Fraction
from functools import cached_property, partial
from typing import Any

from holmgang.kernel.errors import AnswerRefused
from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Barred, Choose, Declare, FreeWords, Ghost, Menu, Option, Question, Roll, Spot
from holmgang.kernel.sums import Sum, phrase
from holmgang.space.squares import AROUND, Cell, footprint, neighbours8
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.attacks import hazard
from holmgang.systems.tkds.board.board import Conflict
from holmgang.systems.tkds.board.checks import Attempt, Steps
from holmgang.systems.tkds.board.equipment import wearable
from holmgang.systems.tkds.board.lookups import (
    MAP,
    blocked,
    drop_at,
    is_held,
    level,
    reaches_left,
    rider_of,
    threatened,
)
from holmgang.systems.tkds.board.ways import SNEAK, WALK, Leg, Ways, score_of, ways_of
from holmgang.systems.tkds.events import Fell, Pushed, Step, TerrainChanged, TrapSprung, Wetted
from holmgang.systems.tkds.flow.harm import deal, roll_dice
from holmgang.systems.tkds.flow.items import momentum_sum
from holmgang.systems.tkds.flow.resolution import (
    check,
    give,
    glimpse,
    lift,
    lift_all,
    loosen,
    luck,
    place,
    ruling,
    unhorse,
)
from holmgang.systems.tkds.state import COMPASS, NO_DICE, Creature, LastingEffect, cell_id, cell_of, hostile

# ---- what happens on a square ----------------------------------------------------------------------------------------


def enter(fight: Conflict, who: Creature, came_from: Cell) -> Flow[None]:
    """Everything that happens to a creature on the squares it has newly covered."""
    lift_all(fight, who, "hanging", "moved_on", "TK-6.4")
    before = footprint(came_from, who.side_length)
    for cell in who.footprint:
        if cell in before or not who.present:
            continue
        square = fight.board.square(cell)
        if square.caltrops:
            yield from tread_on_caltrops(fight, who, cell)
        if square.fire:
            amount = yield from roll_dice(fight, who, "fire", fight.knobs.oil_damage, "burning_oil", "TK-20.7")
            yield from deal(fight, hazard("burning_oil", who, ("TK-20.7",)), amount)
        if square.trap != NO_DICE:
            yield from spring_trap(fight, who, cell)
        if square.deep or "water" in square.kinds:
            quench(fight, who)
        if square.deep or square.under_water:
            wet(fight, who)
    if not any(fight.board.square(cell).deep or fight.board.square(cell).under_water for cell in who.footprint):
        who.depth = 0


def tread_on_caltrops(fight: Conflict, who: Creature, cell: Cell) -> Flow[None]:
    """TK-20.11: the first to come takes 1 damage and is hobbled; then the square is safe."""
    fight.board.field.change(cell, caltrops=False)
    fight.tell(TerrainChanged, at=cell_id(cell), what="caltrops_spent", clauses=("TK-20.11",))
    yield from deal(fight, hazard("caltrops", who, ("TK-20.11",)), Sum.of(1, "caltrops", "TK-20.11"))
    if who.present:
        give(fight, who, LastingEffect(fight.state.new_id("hobbled"), "hobbled", ends="luck"), "", "TK-20.11")


def spring_trap(fight: Conflict, who: Creature, cell: Cell) -> Flow[None]:
    """TK-9.15: luck stands in for saving against a trap of the scenario; a sprung trap is spent."""
    dice = fight.board.square(cell).trap
    fight.board.field.change(cell, trap=NO_DICE)
    fight.tell(TrapSprung, who=who.id, at=cell_id(cell), clauses=("TK-9.15",))
    if not (yield from luck(fight, who, "trap", "TK-9.15")):
        amount = yield from roll_dice(fight, who, "damage", dice, "trap", "TK-9.15")
        yield from deal(fight, hazard("trap", who, ("TK-9.15",)), amount)


def quench(fight: Conflict, who: Creature) -> None:
    """TK-17.7: burning ends on entering water."""
    for effect in [one for one in who.effects if one.kind == "persistent_damage" and one.damage == "burning"]:
        lift(fight, who, effect, "water", "TK-17.7")


def wet(fight: Conflict, who: Creature) -> None:
    """TK-18.3: deep water makes black powder useless."""
    if fight.state.rulings.get("powder") == "stays_dry":
        return
    for item in who.inventory:
        if fight.is_powder(item) and not item.wet:
            item.wet = True
            fight.tell(Wetted, who=who.id, item=item.id, clauses=("TK-18.3",))


def fall_over_edge(fight: Conflict, who: Creature, to: Cell) -> Flow[None]:
    """Pushed over an edge: with luck one hangs on to it, else one falls."""
    if (yield from luck(fight, who, "hold_on", "TK-21.6")):
        if not who.has("hanging"):
            give(fight, who, LastingEffect(fight.state.new_id("hanging"), "hanging"), "", "TK-21.6")
        if not who.prone:
            give(fight, who, LastingEffect(fight.state.new_id("prone"), "prone"), "", "TK-21.6")
        return
    came_from = who.anchor
    who.passing = False
    place(fight, who, to)
    yield from land(fight, who, came_from, deliberate=False)


def land(fight: Conflict, who: Creature, came_from: Cell, deliberate: bool) -> Flow[None]:
    """A creature comes down on the lower square on which it is now, and so does its rider."""
    metres, rider = drop_at(fight, who, came_from, who.anchor), rider_of(fight, who)
    yield from fall(fight, who, metres, deliberate)
    if rider is not None:
        yield from fall(fight, rider, metres, deliberate)
    yield from enter(fight, who, came_from)


def fall(fight: Conflict, who: Creature, metres: Fraction, deliberate: bool) -> Flow[None]:
    """TK-21.14: damage dice, then the luck roll that halves them."""
    knobs = fight.knobs
    count = rules.fall_dice(metres.numerator, metres.denominator, deliberate, knobs.fall_free_metres)
    if any(fight.board.square(cell).deep or fight.board.square(cell).under_water for cell in who.footprint):
        count = 0  # only a hard surface hurts
    shown = phrase("metres", whole=int(metres * 10))
    clause = "TK-21.4" if deliberate else "TK-21.2"
    fight.tell(Fell, who=who.id, metres=shown, dice=Sum.of(count, "dice", clause), to=who.cell, clauses=(clause,))
    if not count:
        return
    faces = yield Roll(who.seat, "fall", (knobs.fall_die_per_metre,) * count, about=who.id, clauses=("TK-21.14",))
    amount = Sum()
    for face in faces:
        amount = amount.plus(face, "fall", "TK-21.2")
    lucky = yield from luck(fight, who, "soften_fall", "TK-21.3")
    dealt = rules.fall_damage(amount.total, lucky)
    if dealt != amount.total:
        amount = amount.plus(dealt - amount.total, "half", "TK-21.3")
    yield from deal(fight, hazard("fall", who, (clause,)), amount)
    if who.present and amount.total > 0 and not who.has("prone"):
        give(fight, who, LastingEffect(fight.state.new_id("prone"), "prone"), "", "TK-21.5")


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


def away_from(who: Creature, target: Creature) -> Cell:
    """The direction from one creature to another, by the centres of their footprints."""
    own, other = who.side_length, target.side_length
    across = 2 * (target.anchor[0] - who.anchor[0]) + other - own
    down = 2 * (target.anchor[1] - who.anchor[1]) + other - own
    if abs(across) > 2 * abs(down):
        return sign(across), 0
    if abs(down) > 2 * abs(across):
        return 0, sign(down)
    return sign(across), sign(down)


def push(
    fight: Conflict, who: Creature, target: Creature, squares: int, clause: str, stop: tuple[int, int] = NO_DICE
) -> Flow[None]:
    """Push a creature straight away; ``stop`` are the damage dice where something solid ends the way."""
    yield from shove(fight, who, target, away_from(who, target), squares, clause, stop)


def push_in_direction(fight: Conflict, who: Creature, target: Creature, squares: int, clause: str) -> Flow[None]:
    """Push a creature in a direction of the pusher's choice."""
    if not target.present:
        return
    answer = yield Choose(
        who.seat,
        "direction",
        [Option(name) for name in COMPASS],
        about=who.id,
        clauses=(clause,),
        args={"target": target.id},
    )
    yield from shove(fight, who, target, COMPASS[answer], squares, clause)


def shove(
    fight: Conflict,
    who: Creature,
    target: Creature,
    direction: Cell,
    squares: int,
    clause: str,
    stop: tuple[int, int] = NO_DICE,
) -> Flow[None]:
    """Square by square: it ends before solid squares and creatures, and may go over an edge."""
    for _ in range(squares):
        if not target.present:
            return
        came_from = target.anchor
        to = (came_from[0] + direction[0], came_from[1] + direction[1])
        problem = blocked(fight, target, to)
        if problem:
            if problem == "solid" and stop != NO_DICE:
                amount = yield from roll_dice(fight, who, "damage", stop, "collision", clause)
                harm = hazard("collision", target, (clause, "TK-21.12"), by=who)
                yield from deal(fight, harm._replace(attack=True), amount)  # the end of the attack that shoved
            return
        if target.mount:
            unhorse(fight, target, "TK-21.12")
        if drop_at(fight, target, came_from, to) >= 1:
            yield from fall_over_edge(fight, target, to)
            return
        target.passing = False
        place(fight, target, to)
        fight.tell(Pushed, who=target.id, by=who.id, to=target.cell, clauses=(clause, "TK-21.12"))
        glimpse(fight)
        yield from enter(fight, target, came_from)


# ---- walking ---------------------------------------------------------------------------------------------------------


SQUARES = re.compile(r"\d+,\d+")
A_SQUARE = re.compile(r"(?:0|[1-9][0-9]*),(?:0|[1-9][0-9]*)")
"""The one name of a square, while people may write 03,4 for it."""
AfterSquare = Callable[[Conflict, Creature, list[Creature]], Flow[bool]]
"""The reaction of others to one square of a move, told whose reach it left; True if one cut in."""


# ---- where to --------------------------------------------------------------------------------------------------------


def move_details(fight: Conflict, who: Creature) -> list[Question]:
    """A move is declared as a destination; sneaking is a dearer manner of the same."""
    options = [Option(WALK, details=lambda: to_questions(fight, who, WALK))]
    if ways_of(fight, who, SNEAK).leads_anywhere(who.momentum_left):
        options.append(Option(SNEAK, details=lambda: to_questions(fight, who, SNEAK), clauses=("TK-8.3",)))
    return [Declare(who.seat, "manner", options, about=who.id, default=WALK)]


def to_questions(fight: Conflict, who: Creature, manner: str) -> list[Question]:
    """The questions of a move: its end, and its squares if the mover cares; else the engine takes the best ones."""
    goal = Choose(
        who.seat,
        "to",
        lambda: destinations(fight, who, manner),
        about=who.id,
        clauses=("TK-7.3",),
        barred_source=lambda: barred_destinations(fight, who),
    )
    return [goal, FreeWords(who.seat, "over", about=who.id, default="", clauses=("TK-7.3",))]


def destinations(fight: Conflict, who: Creature, manner: str) -> Menu:
    """The squares a move may end on, each with its price and the way to it."""
    ways = ways_of(fight, who, manner)

    def option(name: str) -> Option:
        cell = cell_of(name)
        return Option(
            name,
            at=(Spot.cell(*cell),),
            price=lambda: price_of_way(ways, ways.way(cell, who.momentum_left)),
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


def named_way(fight: Conflict, who: Creature, given: Mapping[str, Any]) -> tuple[Cell, ...]:
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


def price_of_way(ways: Ways, way: tuple[Cell, ...]) -> Sum:
    """The momentum of a way, or all there is for a square that costs more (TK-8.6)."""
    cost, left = ways.cost(ways.legs(way)), ways.who.momentum_left
    return cost if cost.total <= left else Sum.of(left, "whole_momentum", "TK-8.6")


def barred_destinations(fight: Conflict, who: Creature) -> list[Barred]:
    """Squares a person might try, and the clause that closes them."""
    ways = ways_of(fight, who)
    found = dict.fromkeys(fight.board.grid, "TK-8.1")
    found |= dict.fromkeys(ways.shared, "TK-7.6") | dict.fromkeys(ways.closed, "TK-7.7")
    found |= dict.fromkeys(fight.board.ground.solid, "TK-7.10")
    return [Barred(cell_id(cell), clause) for cell, clause in sorted(found.items())]


# ---- square by square ------------------------------------------------------------------------------------------------


def walk(fight: Conflict, who: Creature, answer: dict[str, Any], after: AfterSquare | None = None) -> Flow[None]:
    """Go to the declared square as long as it can. Once a creature has cut in the mover is asked again."""
    manner = answer.get("manner", WALK)
    named = named_way(fight, who, answer)
    way = named or ways_of(fight, who, manner).way(cell_of(answer["to"]), who.momentum_left)
    yield from along(fight, who, way[1:], manner, after)


def along(
    fight: Conflict, who: Creature, way: tuple[Cell, ...], manner: str, after: AfterSquare | None, past: str = ""
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


def can_go_on(fight: Conflict, who: Creature) -> bool:
    return who.able and not is_held(fight, who)


def one_step(fight: Conflict, who: Creature, to: Cell, manner: str, past: str = "") -> Flow[bool]:
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
    place(fight, who, to)
    who.passing = ways.shares(to)
    fight.tell(step_event, ways, cost, tuple(clauses))
    yield from enter(fight, who, came_from)
    loosen(fight)
    return True


def step_event(ways: Ways, cost: Callable[[], Sum], clauses: tuple[str, ...]) -> Step:
    """The event of a step: the square, the price, and the difficulties it did not pay for (TK-8.8)."""
    who, paid = ways.who, cost()
    for kind in ways.ignored(who.anchor):
        paid = paid.plus(0, f"kind-{kind}", "TK-8.8")
    return Step(who=who.id, to=who.cell, cost=paid, left=momentum_sum(who), clauses=clauses)


def spend(who: Creature, price: int) -> None:
    """Momentum goes."""
    who.momentum_left -= price
    who.momentum_spent += price


# ---- past an enemy, by leave of the master ---------------------------------------------------------------------------


def beyond(fight: Conflict, who: Creature, foe: Creature) -> Cell | None:
    """The square straight behind an adjacent enemy, if one could stand there."""
    dx, dy = foe.anchor[0] - who.anchor[0], foe.anchor[1] - who.anchor[1]
    to = (foe.anchor[0] + dx, foe.anchor[1] + dy)
    return to if foe.side_length == 1 and max(abs(dx), abs(dy)) == 1 and not blocked(fight, who, to) else None


def pass_details(fight: Conflict, who: Creature) -> list[Question] | None:
    foes = [one for one in fight.state.present() if hostile(who, one) and one.able and beyond(fight, who, one)]
    if not foes:
        return None
    options = [Option(one.id, at=(Spot.token(one.id),)) for one in foes]
    manner = Choose(who.seat, "manner", [Option("tumble"), Option("barge")], about=who.id, default="tumble")
    return [Choose(who.seat, "target", options, about=who.id, default=options[0].id), manner]


def pass_enemy(fight: Conflict, who: Creature, answer: dict[str, Any], after: AfterSquare) -> Flow[None]:
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


def zone_of(fight: Conflict, cell: Cell) -> str:
    return fight.board.square(cell).zone


def neighbouring_zones(fight: Conflict, zone: str) -> list[str]:
    """The zones that touch a zone."""
    own = [cell for cell, square in fight.board.squares.items() if square.zone == zone]
    near = [zone_of(fight, cell) for one in own for cell in neighbours8(one)]
    return [name for name in dict.fromkeys(near) if name and name != zone]


def zone_destinations(fight: Conflict, who: Creature) -> list[Cell]:
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


def zone_question(fight: Conflict, who: Creature) -> Choose:
    options = [Option(cell_id(cell), at=(Spot.cell(*cell),)) for cell in zone_destinations(fight, who)]
    return Choose(who.seat, "to", options, about=who.id, clauses=("TK-23.4",))


def zone_move(fight: Conflict, who: Creature, to: Cell) -> None:
    """One ordinary movement takes the whole momentum score; a Sprint allows a second."""
    cost = Sum.of(score_of(who), "zone_move", "TK-23.4")
    spend(who, cost.total)
    place(fight, who, to)
    fight.tell(Step, who=who.id, to=who.cell, cost=cost, left=momentum_sum(who), clauses=("TK-23.4",))


# ---- from one height to another --------------------------------------------------------------------------------------


LONGEST_LEAP = 3


def armour_steps(fight: Conflict, who: Creature, task: str) -> Steps:
    """TK-19.6: armour hinders sneaking, and heavy armour swimming and climbing; climbing gear helps (TK-20.18)."""
    steps = Steps()
    if who.armour:
        armour = fight.pack.get("armour", who.armour)
        heavy, medium = armour.kind == "heavy", armour.kind == "medium"
        if wearable(who, armour) and (heavy or (medium and task == "sneak")) and task in ("sneak", "swim", "climb"):
            steps.penalty("armour", "TK-19.6")
    if task == "climb" and any(item.kind == "climbing_gear" for item in who.inventory):
        steps.bonus("climbing_gear", "TK-20.18")
    return steps


def lower(fight: Conflict, who: Creature) -> list[Cell]:
    """Neighbouring squares one could jump down to."""
    near = fight.board.grid.neighbours8(who.anchor, who.side_length)
    return [cell for cell in near if drop_at(fight, who, who.anchor, cell) >= 1 and not blocked(fight, who, cell)]


def higher(fight: Conflict, who: Creature) -> list[Cell]:
    """Neighbouring squares one could climb up to."""
    near = fight.board.grid.neighbours8(who.anchor, who.side_length)
    return [cell for cell in near if drop_at(fight, who, cell, who.anchor) >= 1 and not blocked(fight, who, cell)]


def legs_of(fight: Conflict, who: Creature, deed: str, to: Cell) -> list[Leg]:
    """Metre by metre, like all movement: a leap its length, a climb every started metre (TK-8.3), a jump one step."""
    ways = ways_of(fight, who)
    if deed == "jump_down":
        return [ways.leg(who.anchor, to)]
    if deed == "climb":
        metres = drop_at(fight, who, to, who.anchor)
        return ways.through_the_air(who.anchor, to, -(-metres.numerator // metres.denominator), "climb")
    return ways.through_the_air(who.anchor, to, max(abs(to[0] - who.anchor[0]), abs(to[1] - who.anchor[1])))


def price_of_height(fight: Conflict, who: Creature, deed: str, to: Cell) -> Sum:
    return ways_of(fight, who).cost(legs_of(fight, who, deed, to))


def leaps(fight: Conflict, who: Creature) -> list[Cell]:
    """Squares across a gap, straight or diagonally, at about the same height."""
    found = []
    for dx, dy in AROUND:
        gap = (who.anchor[0] + dx, who.anchor[1] + dy)
        if gap not in fight.board.grid or fight.board.solid(gap) or drop_at(fight, who, who.anchor, gap) < 1:
            continue
        for length in range(2, LONGEST_LEAP + 1):
            to = (who.anchor[0] + dx * length, who.anchor[1] + dy * length)
            if to not in fight.board.grid or fight.board.solid(to):
                break
            if level(fight, who, to):
                if not blocked(fight, who, to):
                    found.append(to)
                break
    return found


def height_option(fight: Conflict, who: Creature, name: str) -> Option | None:
    """Return the option that the heights of the ground allow and the momentum left pays for."""
    if fight.board.flat or who.momentum_left < 1 or who.mount or is_held(fight, who):
        return None
    if who.prone and name != "jump_down":
        return None
    find, clause = {"jump_down": (lower, "TK-21.4"), "climb": (higher, "TK-8.3"), "leap": (leaps, "TK-9.16")}[name]
    priced = [(cell, price_of_height(fight, who, name, cell)) for cell in find(fight, who)]
    options = [
        Option(cell_id(cell), at=(Spot.cell(*cell),), price=price, coin="momentum")
        for cell, price in priced
        if price.total <= who.momentum_left
    ]
    return Option(name, details=[Choose(who.seat, "to", options, about=who.id)], clauses=(clause,)) if options else None


def pay(fight: Conflict, who: Creature, cost: Sum, to: Cell | None, clause: str) -> None:
    spend(who, cost.total)
    if to is not None:
        place(fight, who, to)
    fight.tell(Step, who=who.id, to=who.cell, cost=cost, left=momentum_sum(who), clauses=(clause,))


def change_height(fight: Conflict, who: Creature, answer: dict[str, Any]) -> Flow[None]:
    to, came_from, deed = cell_of(answer["to"]), who.anchor, answer["do"]
    cost = price_of_height(fight, who, deed, to)
    match deed:
        case "jump_down":
            lift_all(fight, who, "hanging", "dropped", "TK-21.4")
            pay(fight, who, cost, to, "TK-7.1")
            yield from land(fight, who, came_from, deliberate=True)
        case "climb":
            attempt = Attempt("might", others=armour_steps(fight, who, "climb"))
            made = yield from check(fight, who, attempt, "climb", "TK-9.16")
            pay(fight, who, cost, to if made.success else None, "TK-8.3")
            if made.success:
                yield from enter(fight, who, came_from)
        case "leap":
            yield from leap(fight, who, to, cost)


def leap(fight: Conflict, who: Creature, to: Cell, cost: Sum) -> Flow[None]:
    """A Might check; any creature that fails falls into the gap unless luck lets it hold on."""
    came_from = who.anchor
    length = max(abs(to[0] - came_from[0]), abs(to[1] - came_from[1]))
    gap = (came_from[0] + (to[0] - came_from[0]) // length, came_from[1] + (to[1] - came_from[1]) // length)
    made = yield from check(fight, who, Attempt("might"), "leap", "TK-9.16")
    pay(fight, who, cost, to if made.success else None, "TK-7.1")
    if made.success:
        yield from enter(fight, who, came_from)
    elif not blocked(fight, who, gap):
        yield from fall_over_edge(fight, who, gap)
