"""Prospects of a fight: rounds to win, rounds to lose, dangers ahead, and the chance to win it.

The chance compares two clocks: rounds until the opponents are beaten, and rounds until the characters have fallen, on
the average and for the last of them. The weights are a logit, fitted to rounds of played fights of one to four
characters against one to four opponents (``docs/explanation/bots.md``).
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from operator import add
from typing import NamedTuple

from holmgang.kernel.play import kept_while_open
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.board.lookups import brought_by, gear, hunters_on_the_trail, is_due, woken_of
from holmgang.systems.kampbogen.board.odds import brawl_odds, effect_chance, raw_counts, ways_against_grade
from holmgang.systems.kampbogen.board.totals import (
    NO_DICE,
    challenge_cost,
    grade_base,
    grade_setter,
    graded,
    outside_total,
    total,
)
from holmgang.systems.kampbogen.board.uses import COMMAND
from holmgang.systems.kampbogen.board.wounds import armour_that_holds, use_damage
from holmgang.systems.kampbogen.bots.best_rolls import best_talents
from holmgang.systems.kampbogen.content import CONDITION_OF, CONDITIONS
from holmgang.systems.kampbogen.knobs import Knobs
from holmgang.systems.kampbogen.state import Character, GamePlay, Opponent, PlannedChallenge, State

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
    bases = [grade_base(play, foe.kamp) for foe in foes]
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
    if foe.effects and "regrow" in [effect.kind for effect in foe.effects]:
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
    base = grade_base(play, grade_setter(foes, knobs)[0])
    struck = rules.places_struck(len(foes), len(friends))
    lasting, steady, talents = 0, _effect_losses(play, foes), best_talents(play)
    challenged = state.combat is not None and bool(state.combat.challenges)
    for who in friends:
        losses = list(map(add, steady, _challenge_losses(play, who))) if challenged else steady[:]
        losses[0] += 100 * _parts_not_above(knobs, talents[who.id] - base) * struck // (PARTS * len(friends))
        pools = who.lives, who.power, who.psyche, who.blood
        lasting += min([100 * 100 * (left + 1) // max(loss, 1) for left, loss in zip(pools, losses, strict=True)])
    return min(lasting // len(friends), 10_000)


def steady_loss(play: GamePlay, foes: list[Opponent], one: Opponent) -> int:
    """Return the points that effects of this opponent alone cost each character per round, in hundredths."""
    if not one.effects or not any(effect.kind in CONDITION_OF for effect in one.effects):
        return 0
    return sum(_effect_losses(play, foes)) - sum(_effect_losses(play, [foe for foe in foes if foe is not one]))


def _effect_losses(play: GamePlay, foes: list[Opponent]) -> list[int]:
    """Points that effects cost each character per round, in hundredths, condition by condition."""
    losses = [0] * len(CONDITIONS)
    brought = brought_by(foes)
    if not brought:
        return losses
    knobs = play.knobs
    rolled = _hundredths_awake(knobs, grade_base(play, grade_setter(foes, knobs)[0]))
    for effect in woken_of(brought, True, knobs):
        if effect.kind in CONDITION_OF:
            place = CONDITIONS.index(CONDITION_OF[effect.kind])
            losses[place] += effect.amount * (100 if effect.trigger == "automatic" else rolled)
    return losses


@lru_cache(maxsize=256)
def _hundredths_awake(knobs: Knobs, grade: int) -> int:
    return round(100 * effect_chance(knobs, grade))


def danger_ahead(play: GamePlay) -> bool:
    """Return whether a challenge that costs lives is still to come this round, and joining after it is possible."""
    combat = play.state.combat
    if combat is None or combat.round is not None or not play.knobs.late_join:
        return False
    return any(_deadly(challenge) and is_due(challenge, combat.number) for challenge in combat.challenges)


def _deadly(challenge: PlannedChallenge) -> bool:
    return any(grade.damage == "life" for grade in challenge.grades)


def _challenge_losses(play: GamePlay, who: Character) -> list[int]:
    """Points the planned challenges cost a character per round, in hundredths, condition by condition."""
    combat, knobs = play.state.combat, play.knobs
    losses = [0] * len(CONDITIONS)
    for challenge in combat.challenges if combat is not None else ():
        for grade in challenge.grades:
            if grade.damage in CONDITION_OF:
                reach = outside_total(play, who, NO_DICE, grade.ability, "KB-3.8").total
                missed = _parts_below(knobs, reach - graded(NO_DICE, grade.grade, knobs, "KB-3.10").total)
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


ALONE, TOGETHER, ON_AVERAGE, THE_LAST, SALVES = -0.4, 0.4, 0.6, 0.7, 0.3
"""The logit: a constant, the logarithm of how many the characters are, those of how many times as long as the opponents
they last, on the average and the last one, and salves for each."""
IN_TIME = 0.8
"""Share of the cases in which a commander whose dice are good enough gets all away before it is too late."""
WARDED = 0.5
"""Share of the wards open to companions that they do make: the roll is wanted for other things too."""
SLOWEST = 0.05
"""The fewest wounds a round that are counted."""
SHORTEST, LONGEST = 0.3, 40.0

Pools = tuple[int, int, int, int]
"""Lives, power, psyche and blood of one character."""


class CharacterStrength(NamedTuple):
    """A character as the estimate knows it."""

    talent: int
    command: int
    """The total of a manoeuvre without dice."""
    brawling: float
    """Wounds a brawl deals on the average."""
    unarmoured: tuple[tuple[int, float], ...]
    """For each grade of the opponents, without dice: how often no armour holds."""
    wards: tuple[tuple[str, int], ...]
    """The total against each kind of effect that costs points, without dice."""


class OpponentStrength(NamedTuple):
    """An opponent as the estimate knows it."""

    value: int
    start: int
    effects: tuple[tuple[str, str, int], ...]
    gives_in: bool


class Strengths(NamedTuple):
    """Both sides of a fight, apart from points and lives."""

    characters: tuple[CharacterStrength, ...]
    opponents: tuple[OpponentStrength, ...]
    away: float
    """The worth of having got away."""
    salves: int
    """Things that give lives back."""
    enough: int
    """With so few lives left on their side opponents who give in do so; -1 if they never do."""
    knobs: Knobs


Characters = list[tuple[CharacterStrength, Pools]]
Opponents = list[tuple[OpponentStrength, int]]


@kept_while_open
def strengths_of(play: GamePlay) -> Strengths:
    """Return the sides of the combat: characters in combat, opponents able to fight."""
    state, knobs = play.state, play.knobs
    assert state.combat is not None
    part, whole = knobs.morale_share
    able = state.able()
    values = tuple(dict.fromkeys([grade_base(play, one.kamp) for one in able]))
    return Strengths(
        characters=tuple([_character(play, who, values) for who in state.fighting()]),
        opponents=tuple([_opponent(play, one) for one in able]),
        away=worth_of_flight(state),
        salves=sum([model.restores == "lives" for who in state.fighting() for _, model in gear(play, who)]),
        enough=state.combat.start_lives * part // whole if knobs.opponent_morale == "third" else -1,
        knobs=knobs,
    )


def worth_of_flight(state: State) -> float:
    """Return the worth of having fled: nothing while hunters follow, all where that is the goal, else a draw."""
    if hunters_on_the_trail(state):
        return 0.0
    return 1.0 if state.goal == "survive" else 0.5


def _character(play: GamePlay, who: Character, values: tuple[int, ...]) -> CharacterStrength:
    return CharacterStrength(
        talent=best_talents(play)[who.id],
        command=total(play, who, "manoeuvre", COMMAND, dice=NO_DICE).total,
        brawling=brawl_expectation(play.knobs, who.brawl_value) / 1000,
        unarmoured=tuple([(value, _unarmoured(play, who, value)) for value in values]),
        wards=tuple([(kind, _ward(play, who, kind)) for kind in CONDITION_OF]),
    )


def _ward(play: GamePlay, who: Character, kind: str) -> int:
    return total(play, who, "counter_effect", rules.ward_of(kind), kind, dice=NO_DICE).total


def _unarmoured(play: GamePlay, who: Character, value: int) -> float:
    """Return the share of grades that go beyond all armour of a character."""
    if not who.gear:
        return 1.0
    counts = raw_counts(play.knobs.dice)
    beyond = [ways for raw, ways in counts.items() if not armour_that_holds(play, who, raw + value)]
    return sum(beyond) / sum(counts.values())


def _opponent(play: GamePlay, one: Opponent) -> OpponentStrength:
    return OpponentStrength(
        value=grade_base(play, one.kamp),
        start=one.start,
        effects=tuple([(effect.kind, effect.trigger, effect.amount) for effect in one.effects]),
        gives_in=one.wavers,
    )


@lru_cache(maxsize=4096)
def chance(sides: Strengths, pools: tuple[Pools, ...], lives: tuple[int, ...]) -> float:
    """Return the chance to win with these points and lives left; characters below 0 and opponents at 0 are out.

    A draw counts half: both sides may fall in the same round.
    """
    party = [(one, points) for one, points in zip(sides.characters, pools, strict=True) if min(points) >= 0]
    foes = sorted([(one, left) for one, left in zip(sides.opponents, lives, strict=True) if left > 0])
    beaten = not foes or (all(foe.gives_in for foe, _ in foes) and sum(left for _, left in foes) <= sides.enough)
    if beaten:
        return 1.0 if party else 0.5
    if not party:
        return 0.0
    to_win, on_average, the_last = clocks(sides, party, foes)
    ahead = ALONE + TOGETHER * log(len(party)) + SALVES * sides.salves / len(party)
    ahead += ON_AVERAGE * log(on_average / to_win) + THE_LAST * log(the_last / to_win)
    wins = 1 / (1 + exp(-ahead))
    leads = max([_reaches(sides.knobs, one.command, foes[0][0].value) for one, _ in party])
    return wins + (1 - wins) * sides.away * IN_TIME * leads


def clocks(sides: Strengths, party: Characters, foes: Opponents) -> tuple[float, float, float]:
    """Return the rounds until the opponents are beaten, and until the characters have fallen, on average and last."""
    lasting = _lasting(sides.knobs, party, foes)
    return _to_win(sides, [one for one, _ in party], foes), sum(lasting) / len(lasting), max(lasting)


def _to_win(sides: Strengths, party: list[CharacterStrength], foes: Opponents) -> float:
    """Rounds until the opponents are beaten, from the lowest kamp upwards or, with a good commander, the other way.

    A commander who leads the wounds to the others while the weakest keeps the grade low does not strike meanwhile.
    """
    rounds = _rounds(sides, party, foes, [foe.value for foe, _ in foes])
    leader = max(party, key=lambda one: one.command)
    lowest = foes[0][0].value
    if len(party) > 1 and foes[-1][0].value > lowest:
        led = _rounds(sides, [one for one in party if one is not leader], foes, [lowest] * len(foes))
        rounds = min(rounds, led / max(_reaches(sides.knobs, leader.command, lowest), SLOWEST))
    return max(rounds, SHORTEST)


def _rounds(sides: Strengths, party: list[CharacterStrength], foes: Opponents, values: list[int]) -> float:
    """Rounds that these need for all opponents, each at a grade of its own; those left at the end give in."""
    spared = max(sides.enough, 0) if all(foe.gives_in for foe, _ in foes) else 0
    properties = {kind for foe, _ in foes for kind, _, _ in foe.effects}
    rounds = 0.0
    for (_, left), value in zip(reversed(foes), reversed(values), strict=True):
        kept = min(left, spared)
        spared -= kept
        wounds = sum([_wounds(sides.knobs, one, value) for one in party])
        for lost in ("thick_hide", "regrow"):
            if lost in properties:
                wounds = max(wounds - 1, wounds / 5)
        rounds += (left - kept) / max(wounds, SLOWEST)
    return rounds


def _lasting(knobs: Knobs, party: Characters, foes: Opponents) -> list[float]:
    """Rounds until each character falls by blows, or by the effect that wears it out first."""
    value = foes[0][0].value
    struck = rules.places_struck(len(foes), len(party)) / len(party)
    brought = frozenset([kind for foe, _ in foes for kind, _, _ in foe.effects])
    blow = use_damage(knobs, "combat_roll", False, rules.BELOW, False, True, False, False, False, brought)
    steady = _steady(knobs, party, foes)
    lasting = []
    for one, points in party:
        above, *_, ways = ways_against_grade(knobs.dice, one.talent - value)
        blows = (1 - above / ways) * struck * blow * dict(one.unarmoured)[value]
        losses = [blows + steady[0], *steady[1:]]
        rounds = [(left + 1) / max(loss, SLOWEST) for left, loss in zip(points, losses, strict=True)]
        lasting.append(min(LONGEST, *rounds))
    return lasting


def _steady(knobs: Knobs, party: Characters, foes: Opponents) -> list[float]:
    """Points that effects cost each character in a round, by condition, less those that companions ward off."""
    value = foes[0][0].value
    brought = tuple([(*effect, str(place)) for place, (foe, _) in enumerate(foes) for effect in foe.effects])
    steady = [0.0] * len(CONDITIONS)
    for effect in woken_of(brought, True, knobs):
        if effect.kind in CONDITION_OF:
            best = max([reach for one, _ in party for name, reach in one.wards if name == effect.kind])
            kept = 1 - WARDED * _reaches(knobs, best, value) * (len(party) - 1) / len(party)
            often = 1.0 if effect.trigger == "automatic" else float(effect_chance(knobs, value))
            steady[CONDITIONS.index(CONDITION_OF[effect.kind])] += effect.amount * kept * often
    return steady


def _wounds(knobs: Knobs, one: CharacterStrength, value: int) -> float:
    """Wounds a round on the average: a character whose dice do not reach the grade can still brawl."""
    hits = _reaches(knobs, one.talent, value)
    return hits + (1 - hits) * one.brawling


def _reaches(knobs: Knobs, reach: int, value: int) -> float:
    """Return the chance that a roll reaches a grade; both are given without dice."""
    above, equal, _, ways = ways_against_grade(knobs.dice, reach - value)
    return (above + equal) / ways
