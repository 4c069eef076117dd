"""The prospects of a fight: rounds to win, rounds to lose, dangers ahead."""

from __future__ import annotations

from functools import lru_cache
from operator import add

from holmgang.kernel.play import kept_while_open
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.board.effects import brought_by, woken_of
from holmgang.systems.kampbogen.board.lookups import hunters_on_the_trail, is_due
from holmgang.systems.kampbogen.board.odds import brawl_odds, effect_chance, ways_against_grade
from holmgang.systems.kampbogen.board.totals import (
    NO_DICE,
    best_talents,
    challenge_cost,
    grade_base,
    grade_setter,
    outside_total,
    total,
)
from holmgang.systems.kampbogen.board.uses import COMMAND
from holmgang.systems.kampbogen.content import CONDITION_OF, CONDITIONS
from holmgang.systems.kampbogen.knobs import Knobs
from holmgang.systems.kampbogen.state import Challenge, Character, GamePlay, Opponent

ENDLESS = 36_000
"""Expected wounds, in thousandths, of a brawl that can never end: more than any side has lives."""
PARTS = 1296
"""Chances are counted in such parts: the ways of two dice against two dice."""


@lru_cache(maxsize=256)
def brawl_expectation(knobs: Knobs, brawl_value: int) -> int:
    """Return the expected wounds of a brawl in thousandths."""
    expects = brawl_odds(knobs, brawl_value, False).expects
    return ENDLESS if expects is None else int(1000 * expects)


@kept_while_open
def wants_to_leave(play: GamePlay) -> bool:
    """Return whether getting away is worth more than staying. Where getting away is the goal, it nearly always is."""
    state = play.state
    if hunters_on_the_trail(state) and state.pursuits is None:
        return False
    to_win, to_lose = rounds_to_win(play), rounds_to_lose(play)
    if state.goal != "defeat":
        return to_win * 2 > to_lose
    return to_win > to_lose * 3


def rounds_to_win(play: GamePlay) -> int:
    """Return the rounds the opponents will last, in hundredths: from the lowest kamp upwards, or at the lowest grade.

    The second needs a good commander: the wounds go to the others while the weakest keeps the grade low.
    """
    friends, foes = play.state.fighting(), play.state.able()
    bases = [grade_base(foe.kamp, play.knobs) for foe in foes]
    one_by_one = _rounds_against(play, friends, foes, bases)
    lowest = min(bases, default=0)
    leader = max(friends, key=lambda one: one.abilities[COMMAND], default=None)
    if leader is None or total(play, leader, "manoeuvre", COMMAND, dice=NO_DICE).total < lowest:
        return one_by_one
    others = [one for one in friends if one is not leader] or friends
    return min(one_by_one, _rounds_against(play, others, foes, [lowest] * len(foes)))


def _rounds_against(play: GamePlay, friends: list[Character], foes: list[Opponent], bases: list[int]) -> int:
    """Rounds that friends need for all these opponents, each at a grade of its own."""
    knobs, talents = play.knobs, best_talents(play)
    strengths = [(talents[who.id], PARTS * brawl_expectation(knobs, who.brawl_value) // 1000) for who in friends]
    wounds = {
        base: sum([max(_parts_that_hit(knobs, talent - base), brawling) for talent, brawling in strengths])
        for base in dict.fromkeys(bases)
    }
    return sum([_rounds_to_fell(foe, wounds[base]) for foe, base in zip(foes, bases, strict=True)])


def _rounds_to_fell(foe: Opponent, wounds: int) -> int:
    if "regrow" in [effect.kind for effect in foe.effects]:
        wounds = max(wounds - PARTS, wounds // 4)
    return 100 * PARTS * foe.lives // max(wounds, 60)


@lru_cache(maxsize=4096)
def _parts_that_hit(knobs: Knobs, difference: int) -> int:
    above, equal, _, ways = ways_against_grade(knobs.dice, difference)
    return PARTS * (above + equal) // ways


@lru_cache(maxsize=4096)
def _parts_below(knobs: Knobs, difference: int) -> int:
    *_, below, ways = ways_against_grade(knobs.dice, difference)
    return PARTS * below // ways


@lru_cache(maxsize=4096)
def _parts_not_above(knobs: Knobs, difference: int) -> int:
    _, equal, below, ways = ways_against_grade(knobs.dice, difference)
    return PARTS * (equal + below) // ways


def rounds_to_lose(play: GamePlay) -> int:
    """Return the rounds the characters will last, in hundredths, on the average."""
    state, knobs = play.state, play.knobs
    friends, foes = state.fighting(), state.able()
    if not friends or not foes:
        return 10_000
    base = grade_base(grade_setter(foes, knobs)[0], knobs)
    struck = rules.places_struck(len(foes), len(friends))
    lasting, steady, talents = 0, _effect_losses(play, foes), best_talents(play)
    for who in friends:
        losses = list(map(add, steady, _challenge_losses(play, who)))
        losses[0] += 100 * _parts_not_above(knobs, talents[who.id] - base) * struck // (PARTS * len(friends))
        pools = who.lives, who.power, who.psyche, who.blood
        lasting += min([100 * 100 * (left + 1) // max(loss, 1) for left, loss in zip(pools, losses, strict=True)])
    return min(lasting // len(friends), 10_000)


def steady_loss(play: GamePlay, foes: list[Opponent], one: Opponent) -> int:
    """Return the points that effects of this opponent alone cost each character per round, in hundredths."""
    if not any(effect.kind in CONDITION_OF for effect in one.effects):
        return 0
    return sum(_effect_losses(play, foes)) - sum(_effect_losses(play, [foe for foe in foes if foe is not one]))


def _effect_losses(play: GamePlay, foes: list[Opponent]) -> list[int]:
    """Points that effects cost each character per round, in hundredths, condition by condition."""
    losses = [0] * len(CONDITIONS)
    brought = brought_by(foes)
    if not brought:
        return losses
    knobs = play.knobs
    rolled = round(100 * effect_chance(knobs, grade_base(grade_setter(foes, knobs)[0], knobs)))
    for effect in woken_of(brought, True, knobs):
        if effect.kind in CONDITION_OF:
            place = CONDITIONS.index(CONDITION_OF[effect.kind])
            losses[place] += effect.amount * (100 if effect.trigger == "automatic" else rolled)
    return losses


def danger_ahead(play: GamePlay) -> bool:
    """Return whether a challenge that costs lives is still to come this round, and joining after it is possible."""
    combat = play.state.combat
    if combat is None or combat.round is not None or not play.knobs.late_join:
        return False
    return any(_deadly(challenge) and is_due(challenge, combat.number) for challenge in combat.challenges)


def _deadly(challenge: Challenge) -> bool:
    return any(grade.damage == "life" for grade in challenge.grades)


def _challenge_losses(play: GamePlay, who: Character) -> list[int]:
    """Points the planned challenges cost a character per round, in hundredths, condition by condition."""
    combat, knobs = play.state.combat, play.knobs
    losses = [0] * len(CONDITIONS)
    for challenge in combat.challenges if combat is not None else ():
        for grade in challenge.grades:
            if grade.damage in CONDITION_OF:
                reach = outside_total(play, who, NO_DICE, grade.ability, "KB-3.8").total
                missed = _parts_below(knobs, reach - grade_base(grade.grade, knobs))
                place = CONDITIONS.index(CONDITION_OF[grade.damage])
                losses[place] += 100 * missed * challenge_cost(knobs, grade.amount).total // (PARTS * challenge.every)
    return losses


def vigour(play: GamePlay) -> tuple[int, int]:
    """Return the points of all characters, and the lives of the opponents who are able to fight."""
    state = play.state
    points = sum(max(0, getattr(who, part)) for who in state.characters for part in CONDITIONS)
    return points, sum(max(0, one.lives) for one in state.opponents if one.is_able())


def share_of_party(play: GamePlay) -> int:
    """Return an estimate of the party's prospects, in thousandths of a win, from how long both sides will last."""
    state = play.state
    if not state.able():
        return 1000
    if not state.fighting():
        return 0
    to_win, to_lose = rounds_to_win(play), rounds_to_lose(play)
    return 1000 * to_lose // max(1, to_win + to_lose)
