"""The core set of k6 (K6-33.1) as compiled code, out of the very functions of ``rules.py``.

Everybody stands at contact, in one place; everybody threatens the opponent with the fewest lives (``seats.plain``). So
each side has one *focus*, the two threaten each other, and all others threaten the focus of the other side. Nothing of
this waits for anything else (K6-10.4): unthreatened attackers come first, by rank, and the mutual contest last.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from holmgang.kernel.bulk import CHANGES, DECIDED, HURT, LEFT, LUCK, ROLLED, STEPS, UP, WINNER
from holmgang.kernel.compiled_dice import compiled, face, match_key
from holmgang.systems.k6 import rules

successes = compiled(rules.successes)
difference = compiled(rules.difference)
damage_dice = compiled(rules.damage_dice)
wound = compiled(rules.wound)
knocked_out = compiled(rules.knocked_out)
floor_is_better = compiled(rules.floor_is_better)

HERO, GM = 0, 1
# The columns of the table of people.
SIDE, LIVES, FULL, ATTACK, DEFENCE, DODGE, DICE, SHIELD = range(8)
# The tables of blows: one row per attacker, one column per target.
DAMAGE, ARMOUR, ARMOUR_BEHIND, RESISTANCE = range(4)
# The numbers that hold for the whole fight.
(DIE, ONE, TWO, THREE, MOST, COST, MINUS, FLOOR, STILL, COUNTS_ON, OUT_AT, LIMIT, ROOM, LUCK_DIE, LUCK_SIX) = range(15)
NOBODY = -1


@compiled
def fights(a: Any, b: Any, first: Any, people: Any, blows: Any, order: Any, house: Any, told: Any) -> None:
    """Matches ``first``, ``first + 1`` … of a run, one per row of ``told``.

    One long function: handing arrays on to another costs more than a blow.
    """
    number, out_at, die, minus = len(people), house[OUT_AT], house[DIE], house[MINUS]
    one_at, two_at, three_at, most, cost = house[ONE], house[TWO], house[THREE], house[MOST], max(1, house[COST])
    lives = np.empty(number, np.int64)
    full = np.zeros(2, np.int64)
    for one in range(number):
        full[people[one, SIDE]] += people[one, FULL]
    for row in range(len(told)):
        key, step = match_key(a, b, first + row)
        left, gm_left = 0, 0
        for one in range(number):
            lives[one] = people[one, LIVES]
            if people[one, SIDE] == HERO:
                left += lives[one]
            else:
                gm_left += lives[one]
        dice, rounds, hurt, changes, higher, harder = 0, 0, 0, 0, 0, 0
        leader = ahead(left * full[GM], gm_left * full[HERO])
        hero_behind, gm_behind = -1 if leader == HERO else 0, -1 if leader == GM else 0
        while True:
            # Whom the opponents of each side threaten: who has the fewest lives, the first of equals.
            hero, gm, heroes, gms = NOBODY, NOBODY, 0, 0
            for one in range(number):
                if knocked_out(lives[one], out_at):
                    continue
                if people[one, SIDE] == HERO:
                    heroes += 1
                    if hero == NOBODY or lives[one] < lives[hero]:
                        hero = one
                else:
                    gms += 1
                    if gm == NOBODY or lives[one] < lives[gm]:
                        gm = one
            if heroes == 0 or gms == 0 or rounds >= house[LIMIT]:
                break
            rounds += 1
            # Who only threatens strikes first, in the order of ranks; the last contest is that of the two who
            # threaten each other.
            for place in range(number if heroes + gms == 2 else 0, number + 1):
                mutual = place == number
                if mutual:
                    one, target = hero, gm
                else:
                    one = order[place]
                    target = gm if people[one, SIDE] == HERO else hero
                    if one in (hero, gm) or knocked_out(lives[one], out_at):
                        continue
                if knocked_out(lives[one], out_at) or knocked_out(lives[target], out_at):
                    continue
                own, theirs = face(key, step, dice, die), face(key, step, dice + 1, die)
                higher += own - theirs if people[one, SIDE] == HERO else theirs - own
                own += people[one, ATTACK]
                # K6-11.19: who is turned to another and has two before him is struck from behind.
                near = heroes if people[one, SIDE] == HERO else gms
                behind = not mutual and house[ROOM] == 1 and near >= 2
                guard, against = people[target, DODGE] if behind else people[target, DEFENCE], minus if behind else 0
                if mutual:
                    guard = people[target, ATTACK]
                elif house[FLOOR] == 1 and floor_is_better(guard + against, house[STILL]):
                    guard, against = house[STILL], 0
                diff = difference(own, guard + theirs, 0, against)
                dice += 2
                # A success is spent on a wound; in a draw both have one, the master's side first (K6-20.10).
                for turn in range(2):
                    striker, victim, margin = (one, target, diff) if turn == 1 else (target, one, -diff)
                    if margin < 0 or (turn == 0 and not mutual):
                        continue
                    if successes(margin, one_at, two_at, three_at, most) < cost:
                        continue
                    damage = blows[DAMAGE, striker, victim]
                    for _ in range(people[striker, DICE]):
                        fell = face(key, step, dice, 6)
                        damage += damage_dice((fell,), house[COUNTS_ON])
                        harder += 2 * fell - 7 if people[striker, SIDE] == HERO else 7 - 2 * fell
                        dice += 1
                    worn = blows[ARMOUR_BEHIND if behind else ARMOUR, striker, victim]
                    shield = 0 if behind else people[victim, SHIELD]
                    lives[victim] -= wound(margin, damage, worn, shield, blows[RESISTANCE, striker, victim])
                    if knocked_out(lives[victim], out_at):
                        heroes -= 1 if victim == hero else 0
                        gms -= 1 if victim == gm else 0
            was, gm_was, left, gm_left = left, gm_left, 0, 0
            for one in range(number):
                if people[one, SIDE] == HERO:
                    left += lives[one]
                else:
                    gm_left += lives[one]
            if hurt == 0:
                hurt = (1 if left < was else 0) + (2 if gm_left < gm_was else 0)
            now = ahead(left * full[GM], gm_left * full[HERO])
            if now != NOBODY:
                changes += 1 if leader == 1 - now else 0
                leader = now
            hero_behind, gm_behind = hero_behind if now == HERO else rounds, gm_behind if now == GM else rounds
        winner = NOBODY if (heroes == 0) == (gms == 0) else HERO if gms == 0 else GM
        told[row, WINNER] = winner
        behind_last = hero_behind if winner == HERO else gm_behind
        told[row, DECIDED] = NOBODY if winner == NOBODY else min(behind_last + 1, rounds)
        told[row, LUCK] = 2 * house[LUCK_DIE] * higher + house[LUCK_SIX] * harder
        told[row, STEPS], told[row, ROLLED], told[row, HURT], told[row, CHANGES] = rounds, dice, hurt, changes
        told[row, LEFT], told[row, LEFT + 1], told[row, UP], told[row, UP + 1] = left, gm_left, heroes, gms


@compiled
def ahead(hero: Any, gm: Any) -> Any:
    """The side whose lives are the fuller, if one's are."""
    return NOBODY if hero == gm else HERO if hero > gm else GM
