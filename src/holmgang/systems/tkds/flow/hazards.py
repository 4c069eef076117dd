"""Hazards of the ground, falling, and forced movement (TK-20.7, 20.11, 21)."""

from __future__ import annotations

from fractions import Fraction

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Choose, Option, Roll
from holmgang.kernel.sums import Sum, phrase
from holmgang.space.squares import Cell, footprint
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.fight import Fight
from holmgang.systems.tkds.board.harm import hazard
from holmgang.systems.tkds.board.lookups import blocked, drop_at
from holmgang.systems.tkds.events import Fell, Pushed, TerrainChanged, TrapSprung, Wetted
from holmgang.systems.tkds.flow.checks import luck
from holmgang.systems.tkds.flow.conditions import carry_rider, give, lift, lift_all, unhorse
from holmgang.systems.tkds.flow.harm import deal, roll_dice
from holmgang.systems.tkds.flow.moment import glimpse
from holmgang.systems.tkds.state import COMPASS, NO_DICE, Creature, Effect, cell_id


def enter(fight: Fight, who: Creature, came_from: Cell) -> Flow[None]:
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


def tread_on_caltrops(fight: Fight, who: Creature, cell: Cell) -> Flow[None]:
    """TK-20.11: the first to come takes 1 damage and is hobbled; then the square is safe."""
    fight.board.field.change(cell, caltrops=False)
    fight.tell(TerrainChanged, at=cell_id(cell), what="caltrops_spent", clauses=("TK-20.11",))
    yield from deal(fight, hazard("caltrops", who, ("TK-20.11",)), Sum.of(1, "caltrops", "TK-20.11"))
    if who.present:
        give(fight, who, Effect(fight.state.new_id("hobbled"), "hobbled", ends="luck"), "", "TK-20.11")


def spring_trap(fight: Fight, who: Creature, cell: Cell) -> Flow[None]:
    """TK-9.15: luck stands in for saving against a trap of the scenario; a sprung trap is spent."""
    dice = fight.board.square(cell).trap
    fight.board.field.change(cell, trap=NO_DICE)
    fight.tell(TrapSprung, who=who.id, at=cell_id(cell), clauses=("TK-9.15",))
    if not (yield from luck(fight, who, "trap", "TK-9.15")):
        amount = yield from roll_dice(fight, who, "damage", dice, "trap", "TK-9.15")
        yield from deal(fight, hazard("trap", who, ("TK-9.15",)), amount)


def quench(fight: Fight, who: Creature) -> None:
    """TK-17.7: burning ends on entering water."""
    for effect in [one for one in who.effects if one.kind == "persistent_damage" and one.damage == "burning"]:
        lift(fight, who, effect, "water", "TK-17.7")


def wet(fight: Fight, who: Creature) -> None:
    """TK-18.3: deep water makes black powder useless."""
    if fight.state.rulings.get("powder") == "stays_dry":
        return
    for item in who.inventory:
        if fight.is_powder(item) and not item.wet:
            item.wet = True
            fight.tell(Wetted, who=who.id, item=item.id, clauses=("TK-18.3",))


def fall_over_edge(fight: Fight, who: Creature, to: Cell) -> Flow[bool]:
    """Pushed over an edge: with luck one hangs on to it, else one falls. True if it fell."""
    if (yield from luck(fight, who, "hold_on", "TK-21.6")):
        if not who.has("hanging"):
            give(fight, who, Effect(fight.state.new_id("hanging"), "hanging"), "", "TK-21.6")
        if not who.prone:
            give(fight, who, Effect(fight.state.new_id("prone"), "prone"), "", "TK-21.6")
        return False
    came_from = who.anchor
    who.anchor, who.passing = to, False
    carry_rider(fight, who)
    yield from fall(fight, who, drop_at(fight, who, came_from, to), deliberate=False)
    yield from enter(fight, who, came_from)
    return True


def fall(fight: Fight, who: Creature, metres: Fraction, deliberate: bool) -> Flow[None]:
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
        give(fight, who, Effect(fight.state.new_id("prone"), "prone"), "", "TK-21.5")


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
    fight: Fight, who: Creature, target: Creature, squares: int, clause: str, stop: tuple[int, int] = NO_DICE
) -> Flow[None]:
    """Push a creature straight away; ``stop`` are the damage dice where something solid ends the way."""
    yield from shove(fight, who, target, away_from(who, target), squares, clause, stop)


def push_in_direction(fight: Fight, who: Creature, target: Creature, squares: int, clause: str) -> Flow[None]:
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
    fight: Fight,
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
                yield from deal(fight, hazard("collision", target, (clause, "TK-21.12"), by=who), amount)
            return
        if target.mount:
            unhorse(fight, target, "TK-21.12")
        if drop_at(fight, target, came_from, to) >= 1:
            yield from fall_over_edge(fight, target, to)
            return
        target.anchor, target.passing = to, False
        carry_rider(fight, target)
        fight.tell(Pushed, who=target.id, by=who.id, to=target.cell, clauses=(clause, "TK-21.12"))
        glimpse(fight)
        yield from enter(fight, target, came_from)
