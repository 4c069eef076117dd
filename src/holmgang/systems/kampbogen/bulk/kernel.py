"""Plain fights of the combat book as compiled code, out of the functions of ``rules.py`` and the tables.

Everybody makes a combat roll with the best ability allowed (``bots.plain``), so a round has the master's dice and one
roll of each character who fights.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from holmgang.kernel.bulk import CHANGES, DECIDED, HURT, LEFT, LUCK, ROLLED, STEPS, UP, WINNER
from holmgang.kernel.compiled_dice import compiled, face, match_key
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.bulk import tables

# What play gives as a tuple is given as an array here: hence ``Any``.
against = compiled(rules.against)
brawl_hits = compiled(rules.brawl_hits)
condition_after = compiled(rules.condition_after)
effects_wake = compiled(rules.effects_wake)
exposure_edge: Any = compiled(rules.exposure_edge)
faints = compiled(rules.faints)
is_fumble: Any = compiled(rules.is_fumble)
morale_breaks = compiled(rules.morale_breaks)
opponent_lives = compiled(rules.opponent_lives)
places_struck = compiled(rules.places_struck)
raw: Any = compiled(rules.raw)
regrown = compiled(rules.regrown)
style_wakes = compiled(rules.style_wakes)
weakest: Any = compiled(rules.weakest)

PARTY, FOES = 0, 1
NONE = -1
# The columns of the tables, see there.
LIVES, POWER, PSYCHE, BLOOD, BRAWL, FREES = range(6)
FOE_LIVES, START, KAMP, WAVERS, HOLDS = range(5)
GRADE, BASE, STYLE, KIND = range(4)
HIDES, REGROWS = 4, 5
(DICE, SIDES, SOURCE, EFFECT_AT, STYLE_AT, FUMBLES, OUT_AT, FAINT_AT, MORALE, PART, WHOLE) = range(11)
(START_LIVES, AMBUSHED, AMBUSH_ROUNDS, CANNOT_FIGHT, MOST_ROUNDS, LUCKY, PARTY_FULL, FOES_FULL) = range(11, 19)
UNBOUND, BOUND, FREED, DEFENDING = tables.UNBOUND, tables.BOUND, tables.FREED, tables.DEFENDING
HIDE, REGROW = tables.HIDE, tables.REGROW


@compiled
def fights(
    a: Any,
    b: Any,
    first: Any,
    people: Any,
    foes: Any,
    grades: Any,
    effects: Any,
    reach: Any,
    wounds: Any,
    costs: Any,
    armour: Any,
    numbers: Any,
    told: Any,
) -> None:
    """Matches ``first``, ``first + 1`` … of a run, one per row of ``told``."""
    characters, opponents, dice_of_a_roll = len(people), len(foes), numbers[DICE]
    now = np.empty((characters, 4), np.int64)  # the four conditions
    fighting = np.empty(characters, np.bool_)
    fell = np.empty((characters, dice_of_a_roll), np.int64)
    raws = np.empty(characters, np.int64)
    exposed = np.empty(characters, np.bool_)
    results = np.empty(characters, np.int64)
    lives = np.empty(opponents, np.int64)
    able = np.empty(opponents, np.bool_)
    master = np.empty(dice_of_a_roll, np.int64)
    for row in range(len(told)):
        key, step = match_key(a, b, first + row)
        now[:, :] = people[:, :4]
        fighting[:] = True
        lives[:] = foes[:, FOE_LIVES]
        able[:] = True
        dice, rounds, hurt, changes, luck = 0, 0, 0, 0, 0
        left, foes_left, up, foes_up = now[:, 0].sum(), lives.sum(), characters, opponents
        leader = ahead(left * numbers[FOES_FULL], foes_left * numbers[PARTY_FULL])
        behind, foes_behind = -1 if leader == PARTY else 0, -1 if leader == FOES else 0
        while up > 0 and foes_up > 0 and rounds < numbers[MOST_ROUNDS]:
            rounds += 1
            early = rounds <= numbers[AMBUSH_ROUNDS]
            party_caught, foes_caught = early and numbers[AMBUSHED] == 1, early and numbers[AMBUSHED] == 2
            party_still, foes_still = (
                party_caught and numbers[CANNOT_FIGHT] == 1,
                foes_caught and numbers[CANNOT_FIGHT] == 1,
            )
            # The grade, and what it wakes (KB-4 to KB-6).
            there = 0
            for one in range(opponents):
                there |= int(able[one]) << one
            dice, shift = rolled_into(key, step, dice, numbers[SIDES], master)
            luck -= shift
            separate = 0
            rolled = raw(master)
            grade = rolled + grades[there, BASE]
            if numbers[SOURCE] == rules.FROM_SEPARATE_ROLL:
                dice, shift = rolled_into(key, step, dice, numbers[SIDES], master)
                luck -= shift
                separate = raw(master)
            styled = style_wakes(rolled, numbers[STYLE_AT]) and not foes_still and grades[there, STYLE] == 1
            wakes = effects_wake(numbers[SOURCE], rolled, grade, separate, numbers[EFFECT_AT]) and not foes_still
            roused = 1 if wakes else 0
            awake = effects[there, roused]
            # Everybody rolls, then the grade looks for those with the lowest dice (KB-7, KB-13).
            free = 0
            for one in range(characters):
                if fighting[one]:
                    dice, shift = rolled_into(key, step, dice, numbers[SIDES], fell[one])
                    luck += shift
                    raws[one] = raw(fell[one])
                    free |= people[one, FREES]
            if foes_still:
                exposed[:] = False
            else:
                expose(fighting, raws, now, places_struck(foes_up, up), exposed)
            # The combat rolls in seat order (KB-9, KB-10, KB-12).
            hides = awake[HIDES]
            way = UNBOUND
            if party_still:
                way = DEFENDING
            elif styled:
                way = FREED if free >> grades[there, KIND] & 1 else BOUND
            for one in range(characters):
                if not fighting[one]:
                    continue
                total = raws[one] + reach[there, roused, way, one]
                fumbled = is_fumble(fell[one], numbers[FUMBLES] == 1)
                results[one] = against(total, grade, fumbled)
                if party_still or foes_up == 0:
                    continue
                reached = 1 if brawl_hits(raws[one], people[one, BRAWL]) else 0
                wound = wounds[there, roused, results[one] - rules.BELOW, reached, 1 if foes_caught else 0]
                if wound == 0:
                    continue
                target = struck(able, foes, lives)
                caught = hides & foes[target, HOLDS]
                if caught:  # one hide at a time, the automatic one first
                    hides &= ~(HIDE if caught & HIDE else HIDE << 1)
                    continue
                lives[target] = opponent_lives(lives[target], wound)
                if lives[target] <= numbers[OUT_AT]:
                    able[target] = False
                    foes_up -= 1
            # What it costs: effects first, then the grade (KB-14).
            for one in range(characters):
                if not fighting[one]:
                    continue
                for part in range(4):
                    if awake[part] > 0:
                        now[one, part] = condition_after(now[one, part], awake[part])
                if foes_still:
                    continue
                cost = costs[
                    there, roused, results[one] - rules.BELOW, 1 if exposed[one] else 0, 1 if party_caught else 0
                ]
                if cost and armour[one, grades[there, GRADE], rolled] == 0:
                    now[one, 0] = condition_after(now[one, 0], cost)
            regrow(able, foes, lives, awake)
            for one in range(characters):
                if fighting[one] and faints(now[one, 0], now[one, 1], now[one, 2], now[one, 3], numbers[FAINT_AT]):
                    fighting[one] = False
                    up -= 1
            if up > 0 and foes_up > 0 and numbers[MORALE] == 1:
                foes_up -= wavering(able, foes, lives, numbers)
            # What a reader sees when the round is over.
            was, foes_was, left, foes_left = left, foes_left, now[:, 0].sum(), lives.sum()
            if hurt == 0:
                hurt = (1 if left < was else 0) + (2 if foes_left < foes_was else 0)
            leads = ahead(left * numbers[FOES_FULL], foes_left * numbers[PARTY_FULL])
            if leads != NONE:
                changes += 1 if leader == 1 - leads else 0
                leader = leads
            behind, foes_behind = behind if leads == PARTY else rounds, foes_behind if leads == FOES else rounds
        winner = NONE if (up == 0) == (foes_up == 0) else PARTY if foes_up == 0 else FOES
        last = behind if winner == PARTY else foes_behind
        told[row, WINNER], told[row, STEPS], told[row, ROLLED], told[row, HURT] = winner, rounds, dice, hurt
        told[row, CHANGES], told[row, LUCK] = changes, numbers[LUCKY] * luck
        told[row, DECIDED] = NONE if winner == NONE else min(last + 1, rounds)
        told[row, LEFT], told[row, LEFT + 1], told[row, UP], told[row, UP + 1] = left, foes_left, up, foes_up


@compiled
def rolled_into(key: Any, step: Any, position: Any, sides: Any, fell: Any) -> Any:
    """Roll dice into ``fell``; return the position of the next die, and how far these fell above their means."""
    luck = 0
    for place in range(len(fell)):
        fell[place] = face(key, step, position + place, sides)
        luck += 2 * fell[place] - sides - 1
    return position + len(fell), luck


@compiled
def expose(fighting: Any, raws: Any, now: Any, places: Any, exposed: Any) -> None:
    """KB-13.4: those with the lowest dice; of equally low dice those with the most lives (KB-13.5)."""
    there = np.empty(len(raws), np.int64)
    count = 0
    for one in range(len(raws)):
        exposed[one] = False
        if fighting[one]:
            there[count] = raws[one]
            count += 1
    edge, below = exposure_edge(there[:count], places)
    for one in range(len(raws)):
        exposed[one] = fighting[one] and raws[one] < edge
    for _ in range(places - below):
        sturdy = NONE
        for one in range(len(raws)):
            tied = fighting[one] and raws[one] == edge and not exposed[one]
            if tied and (sturdy == NONE or now[one, 0] > now[sturdy, 0]):
                sturdy = one
        exposed[sturdy] = True


@compiled
def struck(able: Any, foes: Any, lives: Any) -> Any:
    """Return the place of a wound's target: the weakest of those able to fight (KB-12.1)."""
    places = np.empty(len(able), np.int64)
    kamps = np.empty(len(able), np.int64)
    left = np.empty(len(able), np.int64)
    count = 0
    for one in range(len(able)):
        if able[one]:
            places[count], kamps[count], left[count] = one, foes[one, KAMP], lives[one]
            count += 1
    return places[weakest(kamps[:count], left[:count])]


@compiled
def regrow(able: Any, foes: Any, lives: Any, awake: Any) -> None:
    """KB-25.4: of those who hold it the one with the fewest lives regains one, for each time that it works."""
    for trigger in range(2):
        for _ in range(awake[REGROWS + trigger]):
            holder = NONE
            for one in range(len(able)):
                holds = able[one] and foes[one, HOLDS] & (REGROW << trigger)
                if holds and (holder == NONE or lives[one] < lives[holder]):
                    holder = one
            if holder != NONE:
                lives[holder] = regrown(lives[holder], foes[holder, START])


@compiled
def wavering(able: Any, foes: Any, lives: Any, numbers: Any) -> Any:
    """KB-17.4: the opponents that give in or flee when their side is down to its fraction; returns how many."""
    left, gone = 0, 0
    for one in range(len(able)):
        left += lives[one] if able[one] else 0
    if left < numbers[START_LIVES] and morale_breaks(left, numbers[START_LIVES], numbers[PART], numbers[WHOLE]):
        for one in range(len(able)):
            if able[one] and foes[one, WAVERS] == 1:
                able[one] = False
                gone += 1
    return gone


@compiled
def ahead(party: Any, foes: Any) -> Any:
    """The side whose lives are the fuller, if one's are."""
    return NONE if party == foes else PARTY if party > foes else FOES
