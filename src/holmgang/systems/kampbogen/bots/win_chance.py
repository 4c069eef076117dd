"""The chance to win a fight from how both sides stand: a guess for positions that are not on the table yet.

Two clocks are compared: rounds until the opponents are beaten, and rounds until the characters have fallen, on the
average and for the last of them. The weights are a logit, fitted to rounds of played fights of one to four characters
against one to four opponents (``docs/seats.md``).
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from typing import NamedTuple

from holmgang.kernel.play import kept_while_open
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.board.odds import WAYS
from holmgang.systems.kampbogen.board.totals import expertises, gear
from holmgang.systems.kampbogen.bots.prospects import brawl_expectation, contest
from holmgang.systems.kampbogen.content import CONDITIONS, TALENTS
from holmgang.systems.kampbogen.flow.breaking_out import hunters_on_the_trail
from holmgang.systems.kampbogen.flow.wounds import CONDITION_OF
from holmgang.systems.kampbogen.state import Character, GamePlay, Opponent, State

ALONE, TOGETHER, ON_AVERAGE, THE_LAST, SALVES = -0.4, 0.4, 0.6, 0.7, 0.3
"""The logit: a constant, the logarithm of how many the characters are, those of how many times as long as the opponents
they last, on the average and the last one, and salves for each."""
IN_TIME = 0.8
"""How often a commander whose dice are good enough gets everybody away before it is too late."""
ROLLED = 15 / 36
"""How often effects on an effect roll wake: dice of 8 or more (KB-5.2)."""
WARDED = 0.5
"""Which part of what companions could ward off they do: the roll is wanted for other things too."""
SLOWEST = 0.05
"""Wounds a round below which nobody counts."""
SHORTEST, LONGEST = 0.3, 40.0

Pools = tuple[int, int, int, int]
"""Lives, power, psyche and blood of one character."""


class Hand(NamedTuple):
    """A character as the clocks know it."""

    talent: int
    command: int
    """Fieldcraft, with what drill adds."""
    brawling: float
    """Wounds a brawl deals on the average."""
    armour: int
    wards: tuple[tuple[str, int], ...]
    """The ability against each kind of effect that costs points."""


class Threat(NamedTuple):
    """An opponent as the clocks know it."""

    value: int
    start: int
    effects: tuple[tuple[str, str, int], ...]
    gives_in: bool


class Muster(NamedTuple):
    """Both sides of a fight, apart from what wears off."""

    hands: tuple[Hand, ...]
    threats: tuple[Threat, ...]
    away: float
    """What it is worth to have got away."""
    salves: int
    """Things that give lives back."""
    enough: int
    """With so few lives left on their side opponents who give in do so; -1 if they never do."""


@kept_while_open
def muster_of(play: GamePlay) -> Muster:
    """The sides of the combat that is going on: characters in combat, opponents able to fight."""
    state, knobs = play.state, play.knobs
    assert state.combat is not None
    part, whole = knobs.morale_share
    return Muster(
        hands=tuple([_hand(play, who) for who in state.fighting()]),
        threats=tuple([_threat(play, one) for one in state.able()]),
        away=worth_of_flight(state),
        salves=sum([model.restores == "lives" for who in state.fighting() for _, model in gear(play, who)]),
        enough=state.combat.start_lives * part // whole if knobs.opponent_morale == "third" else -1,
    )


def worth_of_flight(state: State) -> float:
    """What it is worth to have fled: nothing while hunters follow, all where getting away is the goal, else a draw."""
    if hunters_on_the_trail(state):
        return 0.0
    return 1.0 if state.goal == "survive" else 0.5


def _hand(play: GamePlay, who: Character) -> Hand:
    return Hand(
        talent=max([who.abilities[name] for name in TALENTS]),
        command=who.abilities["fieldcraft"] + sum(trained.manoeuvre for trained in expertises(play, who)),
        brawling=brawl_expectation(who.brawl_value) / 1000,
        armour=max([model.armour for _, model in gear(play, who)], default=0),
        wards=tuple([(kind, who.abilities[rules.ward_of(kind)]) for kind in CONDITION_OF]),
    )


def _threat(play: GamePlay, one: Opponent) -> Threat:
    return Threat(
        value=rules.grade_value(one.grade, play.knobs.values),
        start=one.start,
        effects=tuple([(effect.kind, effect.trigger, effect.amount) for effect in one.effects]),
        gives_in=one.gives_in != "never" and not one.fights_to_death,
    )


@lru_cache(maxsize=4096)
def chance(muster: Muster, pools: tuple[Pools, ...], lives: tuple[int, ...]) -> float:
    """The chance to win with these points and these lives left; who has fallen (-1) or has none (0) is out of it.

    A draw counts half: both sides may fall in the same round.
    """
    hands = [(hand, points) for hand, points in zip(muster.hands, pools, strict=True) if min(points) >= 0]
    foes = sorted([(threat, left) for threat, left in zip(muster.threats, lives, strict=True) if left > 0])
    beaten = not foes or (all(foe.gives_in for foe, _ in foes) and sum(left for _, left in foes) <= muster.enough)
    if beaten:
        return 1.0 if hands else 0.5
    if not hands:
        return 0.0
    to_win, on_average, the_last = clocks(muster, hands, foes)
    ahead = ALONE + TOGETHER * log(len(hands)) + SALVES * muster.salves / len(hands)
    ahead += ON_AVERAGE * log(on_average / to_win) + THE_LAST * log(the_last / to_win)
    wins = 1 / (1 + exp(-ahead))
    return wins + (1 - wins) * muster.away * IN_TIME * max([_hits(hand.command, foes[0][0].value) for hand, _ in hands])


def clocks(
    muster: Muster, hands: list[tuple[Hand, Pools]], foes: list[tuple[Threat, int]]
) -> tuple[float, float, float]:
    """Rounds until the opponents are beaten, and until the characters have fallen, on the average and the last."""
    lasting = _lasting(hands, foes)
    return _to_win(muster, [hand for hand, _ in hands], foes), sum(lasting) / len(lasting), max(lasting)


def _to_win(muster: Muster, hands: list[Hand], foes: list[tuple[Threat, int]]) -> float:
    """Rounds until the opponents are beaten, from the lowest kamp upwards or, with a good commander, the other way.

    One who leads the wounds to the others while the weakest keeps the grade low does not strike meanwhile.
    """
    rounds = _rounds(muster, hands, foes, [foe.value for foe, _ in foes])
    leader = max(hands, key=lambda hand: hand.command)
    lowest = foes[0][0].value
    if len(hands) > 1 and foes[-1][0].value > lowest:
        led = _rounds(muster, [hand for hand in hands if hand is not leader], foes, [lowest] * len(foes))
        rounds = min(rounds, led / max(_hits(leader.command, lowest), SLOWEST))
    return max(rounds, SHORTEST)


def _rounds(muster: Muster, hands: list[Hand], foes: list[tuple[Threat, int]], values: list[int]) -> float:
    """Rounds that these need for all the foes, each at a grade value of its own; those left at the end give in."""
    spared = max(muster.enough, 0) if all(foe.gives_in for foe, _ in foes) else 0
    properties = {kind for foe, _ in foes for kind, _, _ in foe.effects}
    rounds = 0.0
    for (_, left), value in zip(reversed(foes), reversed(values), strict=True):
        kept = min(left, spared)
        spared -= kept
        wounds = sum([_wounds(hand, value) for hand in hands])
        for lost in ("thick_hide", "regrow"):
            if lost in properties:
                wounds = max(wounds - 1, wounds / 5)
        rounds += (left - kept) / max(wounds, SLOWEST)
    return rounds


def _lasting(hands: list[tuple[Hand, Pools]], foes: list[tuple[Threat, int]]) -> list[float]:
    """Rounds until each character falls by blows, or by the effect that wears it out first."""
    value = foes[0][0].value
    struck = rules.places_struck(len(foes), len(hands)) / len(hands)
    heavy = 2 if any(kind == "aggressive" for foe, _ in foes for kind, _, _ in foe.effects) else 1
    steady = _steady(hands, foes)
    lasting = []
    for hand, points in hands:
        blows = (1 - contest(hand.talent - value)[0] / WAYS) * struck * heavy * _unarmoured(hand.armour - value)
        losses = [blows + steady[0], *steady[1:]]
        rounds = [(left + 1) / max(loss, SLOWEST) for left, loss in zip(points, losses, strict=True)]
        lasting.append(min(LONGEST, *rounds))
    return lasting


def _steady(hands: list[tuple[Hand, Pools]], foes: list[tuple[Threat, int]]) -> list[float]:
    """What effects cost each character in a round, condition by condition, less what companions ward off."""
    value = foes[0][0].value
    amounts: dict[tuple[str, str], int] = {}
    for foe, _ in foes:
        for kind, trigger, amount in foe.effects:
            if kind in CONDITION_OF:
                amounts[kind, trigger] = max(amounts.get((kind, trigger), 0), amount)
    steady = [0.0] * len(CONDITIONS)
    for (kind, trigger), amount in amounts.items():
        best = max([ability for hand, _ in hands for name, ability in hand.wards if name == kind])
        kept = 1 - WARDED * _hits(best, value) * (len(hands) - 1) / len(hands)
        steady[CONDITIONS.index(CONDITION_OF[kind])] += amount * kept * (1 if trigger == "automatic" else ROLLED)
    return steady


def _wounds(hand: Hand, value: int) -> float:
    """Wounds a round on the average: who sees that the dice do not reach the grade can still brawl."""
    hits = _hits(hand.talent, value)
    return hits + (1 - hits) * hand.brawling


def _hits(ability: int, value: int) -> float:
    """How often a roll with an ability reaches a grade."""
    above, equal, _ = contest(ability - value)
    return (above + equal) / WAYS


@lru_cache(maxsize=64)
def _unarmoured(rest: int) -> float:
    """How often two dice go beyond what armour holds off; ``rest`` is the armour less the value of the grade."""
    return sum(one + other > rest for one in range(1, 7) for other in range(1, 7)) / 36
