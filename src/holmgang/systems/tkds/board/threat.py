"""Threat: who threatens whom, and what that leaves of a chance (TK-11)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache

from holmgang.kernel.play import kept_while_open
from holmgang.space.squares import Cell
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.checks import CERTAIN, luck_chance
from holmgang.systems.tkds.board.equipment import reach_of
from holmgang.systems.tkds.board.fight import Fight
from holmgang.systems.tkds.state import ACTIVE, Creature, hostile

STATES = ("helpless", "unconscious", "prone", "blinded", "surprised")
"""States that keep a creature from threatening; an inactive one does not threaten anyway."""


def fit_to_threaten(fight: Fight, one: Creature) -> bool:
    """TK-11.9: is it in a state in which it threatens any creature at all?"""
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
    """Where a creature would stand threatened by it: within its reach, heights counted, and not behind a wall."""
    if not fit_to_threaten(fight, one):
        return ()
    watched = fight.board.ground.watched(one.anchor, one.side_length, reach_of(fight, one))
    return tuple([cell for cell in watched if fight.board.light_for(one, (cell,))])


def watches(fight: Fight, one: Creature, reach: int, cell: Cell) -> bool:
    """Would a creature on this square be threatened by one who is fit for it and reaches so far?"""
    board = fight.board
    watched = board.ground.watches(one.anchor, one.side_length, reach, cell)
    return watched and bool(board.light_for(one, (cell,)))


@kept_while_open
def watch_against(fight: Fight, who: Creature) -> Callable[[Cell], bool]:
    """Tells of a square whether an opponent of this creature threatens it: looked at only on demand."""

    @cache
    def watched(cell: Cell) -> bool:
        return any(watches(fight, one, reach, cell) for one, reach in foes)

    fit = [one for one in fight.state.creatures if hostile(one, who) and fit_to_threaten(fight, one)]
    foes = [(one, reach_of(fight, one)) for one in fit]
    return watched


def calm(fight: Fight, who: Creature) -> Fraction:
    """The chance that a shot or a spell comes off at all, threatened or not."""
    return luck_chance(fight, who) if threatened(fight, who) else CERTAIN


def steady_hand(fight: Fight, who: Creature, scope: str) -> Fraction:
    """The chance that an item does not fall instead of being used (TK-11.4)."""
    return calm(fight, who) if scope in fight.knobs.threat_item_scope else CERTAIN
