"""Being threatened: what a creature next to an able enemy can do only with luck (TK-11)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache

from holmgang.kernel.play import Flow, kept_while_open
from holmgang.kernel.questions import Roll
from holmgang.kernel.sums import Sum
from holmgang.space.squares import Cell
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.events import ItemBroken, ItemDropped, Threat
from holmgang.systems.tkds.flow.checks import CERTAIN, luck, luck_chance
from holmgang.systems.tkds.flow.fight import Fight, ruling
from holmgang.systems.tkds.flow.load import put_off
from holmgang.systems.tkds.flow.weapons import longest_melee, reach_of
from holmgang.systems.tkds.state import ACTIVE, Creature, Ground, Item, cell_id, hostile

# ---- who threatens whom ----------------------------------------------------------------------------------------------


STATES = ("helpless", "unconscious", "prone", "blinded", "surprised")
"""What may keep a creature from threatening anybody; whoever is not active threatens nobody anyway."""


def fit_to_threaten(fight: Fight, one: Creature) -> bool:
    """TK-11.9: is it in a state in which it threatens anybody at all?"""
    if one.status != ACTIVE or fight.state.rulings.get("threat_states") == "everybody":
        return one.status == ACTIVE
    return not any(name in STATES and getattr(one, name) for name in fight.knobs.threat_states_excluded)


def threat_problem(fight: Fight, one: Creature, target: Creature) -> str:
    """The clause by which one does not threaten the other, or nothing if it does."""
    knobs = fight.knobs
    if one is target or not (hostile(one, target) or (knobs.threat_from_allies and one.side == target.side)):
        return "TK-11.10"
    gap = fight.board.squares_between(one, target)
    if not 1 <= gap <= one.farthest or gap > reach_of(fight, one):
        return "TK-11.1"
    if not fit_to_threaten(fight, one):
        return "TK-11.9"
    if target.has("invisible") or not fight.board.light_for(one, target.footprint):
        return "TK-11.11"
    return "TK-11.11" if fight.board.cover(one.footprint, target).result == rules.HIDDEN else ""


@kept_while_open
def threats_to(fight: Fight, target: Creature) -> tuple[tuple[Creature, ...], tuple[str, ...]]:
    """Everybody who threatens a creature at this moment, and why others within reach do not."""
    by: list[Creature] = []
    spared: dict[str, None] = {}
    for one in fight.state.present():
        clause = threat_problem(fight, one, target)
        if not clause:
            by.append(one)
        elif clause in ("TK-11.9", "TK-11.11"):
            spared[clause] = None
    return tuple(by), tuple(spared)


def threatened(fight: Fight, target: Creature) -> bool:
    return bool(threats_to(fight, target)[0])


def threat_squares(fight: Fight, one: Creature) -> tuple[Cell, ...]:
    """Where somebody would stand threatened by it: within its reach, heights counted, and not behind a wall."""
    if not fit_to_threaten(fight, one):
        return ()
    watched = fight.board.ground.watched(one.anchor, one.side_length, reach_of(fight, one))
    return tuple([cell for cell in watched if fight.board.light_for(one, (cell,))])


def watches(fight: Fight, one: Creature, reach: int, cell: Cell) -> bool:
    """Would somebody on this square be threatened by one who is fit for it and reaches so far?"""
    board = fight.board
    watched = board.ground.watches(one.anchor, one.side_length, reach, cell)
    return watched and bool(board.light_for(one, (cell,)))


@kept_while_open
def watch_against(fight: Fight, who: Creature) -> Callable[[Cell], bool]:
    """Tells of a square whether an opponent of this creature threatens it: looked at only where somebody asks."""

    @cache
    def watched(cell: Cell) -> bool:
        return any(watches(fight, one, reach, cell) for one, reach in foes)

    fit = [one for one in fight.state.creatures if hostile(one, who) and fit_to_threaten(fight, one)]
    foes = [(one, reach_of(fight, one)) for one in fit]
    return watched


# ---- what the threatened do only with luck ---------------------------------------------------------------------------


def luck_under_threat(fight: Fight, who: Creature, attempt: str, *clauses: str) -> Flow[bool]:
    """True if nobody threatens the creature at this moment, or luck is with it. One attempt, one roll."""
    by, _ = threats_to(fight, who)
    if not by:
        return True
    reasons = [longest_melee(fight, one).threatens_by for one in by]
    told = tuple(dict.fromkeys(("TK-11.1", "TK-11.10", "TK-11.15", *reasons)))
    fight.tell(Threat, who=who.id, by=tuple(one.id for one in by), attempt=attempt, clauses=told)
    return (yield from luck(fight, who, attempt, *clauses))


def calm(fight: Fight, who: Creature) -> Fraction:
    """The chance that a shot or a spell comes off at all, threatened or not."""
    return luck_chance(fight, who) if threatened(fight, who) else CERTAIN


def steady_hand(fight: Fight, who: Creature, scope: str) -> Fraction:
    """The chance that an item does not fall instead of being used (TK-11.4)."""
    return calm(fight, who) if scope in fight.knobs.threat_item_scope else CERTAIN


def item_attempt(fight: Fight, who: Creature, item: Item | None, scope: str) -> Flow[bool]:
    """TK-11.4: using or manipulating an item while threatened. On failure the item falls."""
    if scope not in fight.knobs.threat_item_scope:
        return True
    if (yield from luck_under_threat(fight, who, "item_use", "TK-11.4")):
        return True
    if item is not None:
        yield from let_fall(fight, who, item)
    return False


def let_fall(fight: Fight, who: Creature, item: Item) -> Flow[None]:
    """The item lies in the bearer's square; fragile ones may break."""
    drop(fight, who, item, "TK-11.13")
    if not fragile(fight, item):
        return
    breaks = yield from breaks_by_ruling(fight, who, item)
    if breaks:
        shatter(fight, who, item)


def breaks_by_ruling(fight: Fight, who: Creature, item: Item) -> Flow[bool]:
    """TK-11.4a: fragile things break on 1-2 of a d6, unless the master says otherwise."""
    if fight.play.master is not None:
        answer = yield from ruling(fight, "breakage", ("die", "breaks", "holds"), "TK-11.4a", who.id)
        if answer != "die":
            return answer == "breaks"
    [die] = yield Roll(who.seat, "breakage", (6,), about=who.id, clauses=("TK-11.4a",))
    return bool(die <= fight.knobs.threat_fragile_break)


def shatter(fight: Fight, who: Creature, item: Item) -> None:
    fight.state.ground = [thing for thing in fight.state.ground if thing.item is not item]
    fight.tell(ItemBroken, who=who.id, item=item.id, how="destroyed", clauses=("TK-11.4a",))
    if item.kind == "oil_flask":
        fight.board.field.change(who.anchor, oil=True)


def fragile(fight: Fight, item: Item) -> bool:
    if item.sort == "gear":
        return bool(fight.pack.get("gear", item.kind).fragile)
    return item.sort == "weapon" and bool(fight.weapon(item.kind).fragile)


def drop(fight: Fight, who: Creature, item: Item, clause: str) -> None:
    """A thing leaves its bearer and lies on the ground."""
    put_off(fight, who, item)
    lay_down(fight, item, who.anchor)
    fight.tell(ItemDropped, who=who.id, item=item.id, at=cell_id(who.anchor), clauses=(clause,))


def lay_down(fight: Fight, item: Item, at: Cell) -> None:
    """Put a thing on the ground, under a name that nothing else lying there has."""
    taken = {thing.item.id for thing in fight.state.ground}
    number = 1
    while item.id in taken:
        number += 1
        item.id = f"{item.kind}_{number}"
    fight.state.ground.append(Ground(item, at))


def momentum_sum(who: Creature, clause: str = "TK-6.1") -> Sum:
    """The momentum left, as a sum."""
    return Sum.of(who.momentum_left, "momentum_left", clause)
