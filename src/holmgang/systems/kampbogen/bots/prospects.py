"""How a fight stands: odds of a roll, rounds to win, rounds to lose."""

from __future__ import annotations

from functools import lru_cache
from operator import add, itemgetter

from holmgang.kernel.play import kept_while_open
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.board.odds import WAYS, brawling, throws
from holmgang.systems.kampbogen.content import CONDITIONS, TALENTS
from holmgang.systems.kampbogen.flow.breaking_out import hunters_on_the_trail
from holmgang.systems.kampbogen.flow.challenges import is_due
from holmgang.systems.kampbogen.flow.wounds import CONDITION_OF
from holmgang.systems.kampbogen.knobs import GRADES
from holmgang.systems.kampbogen.state import Challenge, Character, GamePlay, Opponent


@lru_cache(maxsize=256)
def contest(difference: int) -> tuple[int, int, int]:
    """Above, equal, below out of 1296 for two dice and an ability against two dice and a grade value."""
    found = [0, 0, 0]
    for own, other in throws():
        found[1 - rules.against(rules.raw(own) + difference, rules.raw(other), False)] += 1
    return found[0], found[1], found[2]


@lru_cache(maxsize=256)
def brawl_expectation(brawl_value: int) -> int:
    """Expected wounds of a brawl roll in thousandths; where it can never end, more than anybody has lives."""
    expects = brawling(brawl_value, 1).expects
    return 36_000 if expects is None else int(1000 * expects)


@kept_while_open
def wants_to_leave(play: GamePlay) -> bool:
    """Is getting away worth more than staying? Where getting away is the goal, nearly always."""
    state = play.state
    if hunters_on_the_trail(state) and state.pursuits is None:
        return False
    to_win, to_lose = rounds_to_win(play), rounds_to_lose(play)
    if state.goal != "defeat":
        return to_win * 2 > to_lose
    return to_win > to_lose * 3


def rounds_to_win(play: GamePlay) -> int:
    """Rounds the opponents will last, in hundredths: from the lowest kamp upwards, or all at the lowest grade.

    The second is what a good commander makes of it: the wounds go to the others while the weakest keeps the grade low.
    """
    friends, foes = play.state.fighting(), play.state.able()
    grades, values = [foe.grade for foe in foes], play.knobs.values
    one_by_one = _rounds_against(friends, foes, [rules.grade_value(grade, values) for grade in grades])
    lowest = rules.grade_value(min(grades), values) if foes else 0
    leader = max(friends, key=lambda one: one.abilities["fieldcraft"], default=None)
    if leader is None or leader.abilities["fieldcraft"] < lowest:
        return one_by_one
    others = [one for one in friends if one is not leader] or friends
    return min(one_by_one, _rounds_against(others, foes, [lowest] * len(foes)))


def _rounds_against(friends: list[Character], foes: list[Opponent], values: list[int]) -> int:
    """Rounds that friends need for all these foes, each at a grade value of its own."""
    strengths = [(_best_talent(who), WAYS * brawl_expectation(who.brawl_value) // 1000) for who in friends]
    wounds = {
        value: sum([_hit_chance(talent, brawling, value) for talent, brawling in strengths])
        for value in dict.fromkeys(values)
    }
    return sum([_rounds_to_fell(foe, wounds[value]) for foe, value in zip(foes, values, strict=True)])


def _rounds_to_fell(foe: Opponent, wounds: int) -> int:
    if "regrow" in [effect.kind for effect in foe.effects]:
        wounds = max(wounds - WAYS, wounds // 4)
    return 100 * WAYS * foe.lives // max(wounds, 60)


_talents = itemgetter(*TALENTS)


def _best_talent(who: Character) -> int:
    best: int = max(_talents(who.abilities))
    return best


@lru_cache(maxsize=4096)
def _hit_chance(talent: int, brawling: int, value: int) -> int:
    above, equal, _ = contest(talent - value)
    return max(above + equal, brawling)


def rounds_to_lose(play: GamePlay) -> int:
    """Rounds the characters will last, in hundredths, on the average."""
    state = play.state
    friends, foes = state.fighting(), state.able()
    if not friends or not foes:
        return 10_000
    value = rules.grade_value(min([one.grade for one in foes]), play.knobs.values)
    struck = rules.places_struck(len(foes), len(friends))
    lasting, steady = 0, _effect_losses(foes)
    for who in friends:
        _, equal, below = contest(_best_talent(who) - value)
        losses = list(map(add, steady, _challenge_losses(play, who)))
        losses[0] += 100 * (equal + below) * struck // (WAYS * len(friends))
        pools = who.lives, who.power, who.psyche, who.blood
        lasting += min([100 * 100 * (left + 1) // max(loss, 1) for left, loss in zip(pools, losses, strict=True)])
    return min(lasting // len(friends), 10_000)


def steady_loss(foes: list[Opponent], one: Opponent) -> int:
    """Points that effects of this one alone cost each character per round, in hundredths."""
    if not any(effect.kind in CONDITION_OF for effect in one.effects):
        return 0
    return sum(_effect_losses(foes)) - sum(_effect_losses([foe for foe in foes if foe is not one]))


def _effect_losses(foes: list[Opponent]) -> list[int]:
    """Points that effects cost each character per round, in hundredths, condition by condition."""
    most: dict[tuple[str, str], int] = {}
    for one in foes:
        for effect in one.effects:
            if effect.kind in CONDITION_OF:
                key = effect.kind, effect.trigger
                most[key] = max(most.get(key, 0), effect.amount)
    losses = [0] * len(CONDITIONS)
    for (kind, trigger), amount in most.items():
        losses[CONDITIONS.index(CONDITION_OF[kind])] += amount * (100 if trigger == "automatic" else 42)
    return losses


def endangered(play: GamePlay) -> bool:
    """Do challenges of this combat cost lives?"""
    combat = play.state.combat
    return combat is not None and any(_deadly(challenge) for challenge in combat.challenges)


def danger_ahead(play: GamePlay) -> bool:
    """Is a challenge that costs lives still to come this round, so that one can step aside and come back after it?

    Whoever has slipped away is asked again when the grade is known (KB-1.6): the fire of the round has passed by then.
    """
    combat = play.state.combat
    if combat is None or combat.round is not None or not play.knobs.late_join:
        return False
    return any(_deadly(challenge) and is_due(challenge, combat.number) for challenge in combat.challenges)


def _deadly(challenge: Challenge) -> bool:
    return any(grade.damage == "life" for grade in challenge.grades)


def _challenge_losses(play: GamePlay, who: Character) -> list[int]:
    """Points the challenges in store cost a character per round, in hundredths, condition by condition."""
    combat, knobs = play.state.combat, play.knobs
    losses = [0] * len(CONDITIONS)
    for challenge in combat.challenges if combat is not None else ():
        for grade in challenge.grades:
            if grade.damage in CONDITION_OF:
                value = rules.grade_value(GRADES.index(grade.grade), knobs.values)
                missed = contest(who.abilities[grade.ability] - value)[2]
                amount = knobs.challenge_damage if grade.amount is None else grade.amount
                place = CONDITIONS.index(CONDITION_OF[grade.damage])
                losses[place] += 100 * missed * amount // (WAYS * challenge.every)
    return losses


def vigour(play: GamePlay) -> tuple[int, int]:
    """The points of all characters, and the lives of the opponents who are able to fight."""
    state = play.state
    points = sum(max(0, getattr(who, part)) for who in state.characters for part in CONDITIONS)
    return points, sum(max(0, one.lives) for one in state.opponents if one.is_able())


def share_of_party(play: GamePlay) -> int:
    """A guess at the party's prospects, in thousandths of a win: who will last longer?"""
    state = play.state
    if not state.able():
        return 1000
    if not state.fighting():
        return 0
    to_win, to_lose = rounds_to_win(play), rounds_to_lose(play)
    return 1000 * to_lose // max(1, to_win + to_lose)
