"""The core set of k6 (K6-33.1) as compiled code over the tables of :mod:`holmgang.systems.k6.bulk.tables`.

All stand at contact, in one place; all threaten the opponent with the fewest lives (``bots.Plain``). So
each side has one *focus*, the two threaten each other, and all others threaten the focus of the other side. Nothing of
this waits for anything else (K6-10.4): unthreatened attackers come first, by rank, and the mutual contest last.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from holmgang.kernel.bulk import CHANGES, DECIDED, HURT, LEFT, LUCK, ROLLED, STEPS, UP, WINNER
from holmgang.kernel.compiled_dice import compiled, face, match_key
from holmgang.systems.k6 import rules

damage_dice = compiled(rules.damage_dice)
knocked_out = compiled(rules.knocked_out)

HERO, GM = 0, 1
# The columns of the table of people.
SIDE, LIVES, FULL, DICE = range(4)
# How an attack meets its target: the first index of the tables of edges and lives.
FRONT, BEHIND, MUTUAL = range(3)
# The numbers that hold for the whole fight.
DIE, LOWEST, COUNTS_ON, OUT_AT, LIMIT, RING, LUCK_DIE, LUCK_SIX = range(8)
NONE = -1


@compiled
def fights(
    a: Any,
    b: Any,
    first: Any,
    people: Any,
    edges: Any,
    wounds: Any,
    losses: Any,
    order: Any,
    constants: Any,
    told: Any,
) -> None:
    """Play matches ``first``, ``first + 1`` … of a run, one per row of ``told``.

    One long function: handing arrays on to another costs more than a contest.
    """
    number, out_at, die, lowest = len(people), constants[OUT_AT], constants[DIE], constants[LOWEST]
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
            hero, gm, heroes, gms = NONE, NONE, 0, 0
            for one in range(number):
                if knocked_out(lives[one], out_at):
                    continue
                if people[one, SIDE] == HERO:
                    heroes += 1
                    if hero == NONE or lives[one] < lives[hero]:
                        hero = one
                else:
                    gms += 1
                    if gm == NONE or lives[one] < lives[gm]:
                        gm = one
            if heroes == 0 or gms == 0 or rounds >= constants[LIMIT]:
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
                # K6-11.19: who is turned to another and surrounded is struck from behind.
                near = heroes if people[one, SIDE] == HERO else gms
                behind = not mutual and constants[RING] > 0 and near >= constants[RING]
                how = MUTUAL if mutual else BEHIND if behind else FRONT
                diff = edges[how, one, target] + own - theirs
                dice += 2
                # A success is spent on a wound; in a draw both have one, the master's side first (K6-20.10).
                for turn in range(2):
                    striker, victim, margin = (one, target, diff) if turn == 1 else (target, one, -diff)
                    if (mutual and margin < 0) or (not mutual and turn == 0):
                        continue
                    if not wounds[margin - lowest]:
                        continue
                    hits = 0
                    for _ in range(people[striker, DICE]):
                        fell = face(key, step, dice, 6)
                        hits += damage_dice((fell,), constants[COUNTS_ON])
                        harder += 2 * fell - 7 if people[striker, SIDE] == HERO else 7 - 2 * fell
                        dice += 1
                    lives[victim] -= losses[BEHIND if behind else FRONT, striker, victim, margin - lowest, hits]
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
            if now != NONE:
                changes += 1 if leader == 1 - now else 0
                leader = now
            hero_behind, gm_behind = hero_behind if now == HERO else rounds, gm_behind if now == GM else rounds
        winner = NONE if (heroes == 0) == (gms == 0) else HERO if gms == 0 else GM
        told[row, WINNER] = winner
        behind_last = hero_behind if winner == HERO else gm_behind
        told[row, DECIDED] = NONE if winner == NONE else min(behind_last + 1, rounds)
        told[row, LUCK] = 2 * constants[LUCK_DIE] * higher + constants[LUCK_SIX] * harder
        told[row, STEPS], told[row, ROLLED], told[row, HURT], told[row, CHANGES] = rounds, dice, hurt, changes
        told[row, LEFT], told[row, LEFT + 1], told[row, UP], told[row, UP + 1] = left, gm_left, heroes, gms


@compiled
def ahead(hero: Any, gm: Any) -> Any:
    """The side whose lives are the fuller, if one's are."""
    return NONE if hero == gm else HERO if hero > gm else GM
