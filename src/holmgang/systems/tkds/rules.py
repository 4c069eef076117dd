"""The arithmetic of the book: pure functions of integers, truth values and single knobs.

No state, no dice, no events. Play calls these functions, the lab maps dice through them.
"""

from __future__ import annotations

from holmgang.kernel.clauses import by_clause
from holmgang.space.squares import block_distance

NONE, PARTIAL, FULL, HIDDEN = 0, 1, 2, 3
"""The grades of cover of a target."""
OUT_OF_RANGE = -1


@by_clause("TK-1.9")
def halved(amount: int) -> int:
    """Half of it; any rounding is down."""
    return amount // 2


# ---- checks and luck -------------------------------------------------------------------------------------------------


SKILLS = range(1, 21)
"""TK-9.1: what a skill can be. What people write is held to it where it is read."""


@by_clause("TK-9.1")
def skill_allowed(skill: int) -> bool:
    """Skills go from 1 to 20."""
    return skill in SKILLS


@by_clause("TK-9.2")
def skill_modifier(skill: int, base: int = 10) -> int:
    """Return the modifier that a skill gives to a check."""
    return skill - base


@by_clause("TK-9.5", "TK-9.6")
def net_steps(bonuses: int, penalties: int, cap: int = 3) -> int:
    """Bonuses and Penalties cancelled one for one; what is left counts up to the cap."""
    net = bonuses - penalties
    return max(-cap, min(cap, net))


@by_clause("TK-9.3")
def check_total(die: int, skill: int, net: int, base: int = 10, step: int = 2) -> int:
    """The total of a skill check."""
    return die + skill_modifier(skill, base) + step * net


def check_result(die: int, total: int, threshold: int) -> tuple[bool, str]:
    """Return whether a check succeeds, and the clause. Equal succeeds; a natural 20 always does, a natural 1 never."""
    if die in (1, 20):
        return die == 20, "TK-9.7"
    return total >= threshold, "TK-9.4" if total == threshold else "TK-9.3"


@by_clause("TK-9.4", "TK-9.7")
def check_succeeds(die: int, total: int, threshold: int) -> bool:
    """Return whether a check succeeds."""
    return check_result(die, total, threshold)[0]


@by_clause("TK-9.3", "TK-9.7")
def faces_that_succeed(modifier: int, threshold: int) -> int:
    """On how many of the twenty faces a check succeeds."""
    return max(1, min(19, 21 - (threshold - modifier)))


@by_clause("TK-9.9", "TK-9.11")
def lucky_faces(luck: int, threshold: int = 11, naturals: bool = False, net: int = 0, step: int = 2) -> int:
    """On how many of the twenty faces a luck roll succeeds."""
    return sum(luck_succeeds(die, luck, net, step, threshold, naturals) for die in range(1, 21))


@by_clause("TK-9.8")
def luck_within(luck: int, least: int = -8, most: int = 5) -> int:
    """Luck lies between its limits."""
    return max(least, min(most, luck))


@by_clause("TK-9.9", "TK-9.11")
def luck_succeeds(
    die: int, luck: int, net: int = 0, step: int = 2, threshold: int = 11, naturals: bool = False
) -> bool:
    """A luck roll; naturals count only by house rule."""
    return luck_result(die, luck, net, step, threshold, naturals)[0]


def luck_result(
    die: int, luck: int, net: int = 0, step: int = 2, threshold: int = 11, naturals: bool = False
) -> tuple[bool, str]:
    """Return whether a luck roll succeeds, and the clause.

    A natural 20 or 1 is a number like any other, unless the house says otherwise.
    """
    lucky = die + luck + step * net >= threshold
    if die not in (1, 20):
        return lucky, "TK-9.9"
    return (die == 20 if naturals else lucky), "TK-9.11"


# ---- surprise, rounds ------------------------------------------------------------------------------------------------


@by_clause("TK-2.6")
def surprised_by_die(die: int) -> int:
    """Return whom the surprise die surprises: 1 the monsters, -1 the heroes, 0 neither."""
    if die >= 5:
        return 1
    return -1 if die <= 2 else 0


@by_clause("TK-7.13")
def squares_between(x: int, y: int, side: int, u: int, v: int, other: int, height: int = 0) -> int:
    """Chebyshev distance of the nearest squares of two footprints, by their top left squares and widths.

    A difference in height counts like a distance: any creature that stands on a roof is not next to those below.
    """
    return max(block_distance((x, y), side, (u, v), other), height)


# ---- movement --------------------------------------------------------------------------------------------------------


@by_clause("TK-8.1", "TK-8.5")
def step_cost(kinds: int, base: int = 1, extra: int = 1) -> int:
    """One step over ``kinds`` distinct difficulties."""
    return base + extra * kinds


@by_clause("TK-4.7")
def sprint_gain(score: int, factor: int = 2) -> int:
    """Return the momentum that a Sprint adds."""
    return score * (factor - 1)


@by_clause("TK-19.10")
def momentum_score(score: int, overloaded: bool) -> int:
    """The momentum of a creature, halved under too heavy a load."""
    return halved(score) if overloaded else score


@by_clause("TK-8.7")
def may_force_a_step(spent: int, score: int) -> bool:
    """Return whether the creature may go one metre for its whole momentum."""
    return spent == 0 and score >= 1


# ---- attack ----------------------------------------------------------------------------------------------------------


@by_clause("TK-10.7")
def damage_dealt(rolled: int, immune: bool, least: int = 1) -> int:
    """Return the damage of a hit after all halving."""
    return 0 if immune else max(least, rolled)


@by_clause("TK-18.5")
def range_penalty(distance: int, near: int, factor: int = 2) -> int:
    """Penalties of a shot at that distance, or ``OUT_OF_RANGE``."""
    if distance <= near:
        return 0
    return 1 if distance <= near * factor else OUT_OF_RANGE


@by_clause("TK-18.6")
def throw_penalty(distance: int, near: int, add: int = 5) -> int:
    """Penalties of a throw at that distance, or ``OUT_OF_RANGE``."""
    if distance <= near:
        return 0
    return 1 if distance <= near + add else OUT_OF_RANGE


@by_clause("TK-14.3", "TK-14.4")
def two_weapon_penalties(
    first_handy: bool, second_handy: bool, penalty: int = 1, extra: int = 1, only_second: bool = False
) -> int:
    """Penalties of each roll when attacking with two weapons."""
    awkward = not second_handy if only_second else not (first_handy and second_handy)
    return penalty + (extra if awkward else 0)


@by_clause("TK-14.7")
def improvised_breaks(die: int, below: int = 10) -> bool:
    """Return whether the natural value breaks an improvised weapon."""
    return die < below


@by_clause("TK-14.11")
def unarmed_damage(
    rolled: int, own_quarters: int, target_quarters: int, half_ratio: int = 2, zero_ratio: int = 4
) -> int:
    """Unarmed damage on a larger target; sizes in quarters. 0 means it cannot be hurt so."""
    if target_quarters >= zero_ratio * own_quarters:
        return 0
    if target_quarters >= half_ratio * own_quarters:
        return max(1, halved(rolled))
    return rolled


@by_clause("TK-18.15")
def raised_die(sides: int) -> int:
    """The damage die one step higher: d4, d6, d8, d10, d12."""
    return min(12, sides + 2)


@by_clause("TK-18.16")
def unmet_die(sides: int, improvised: int = 6) -> int:
    """The die of a weapon whose requirements are not met: 1d6, or its own if lower."""
    return min(sides, improvised)


@by_clause("TK-18.9")
def jams(die: int, at: int = 5) -> bool:
    """Return whether a flintlock fails on this natural value."""
    return die <= at


@by_clause("TK-18.13")
def piercing_bonus(armoured: bool, monster: bool, defence: int, from_defence: int = 14) -> int:
    """One Bonus against armour or a monster's high Defence, never two."""
    return 1 if armoured or (monster and defence >= from_defence) else 0


# ---- cover -----------------------------------------------------------------------------------------------------------


@by_clause("TK-12.3", "TK-12.6", "TK-12.10")
def cover_result(gate: int, hidden: int, points: int, half: int = 1, of: int = 2) -> int:
    """Cover from the grade of the centre line and, if something tall stands in it, the share of hidden points."""
    if gate < HIDDEN:
        return gate
    if hidden == points:
        return HIDDEN
    return FULL if hidden * of > half * points else PARTIAL


@by_clause("TK-12.4", "TK-12.5", "TK-12.6")
def cover_steps(cover: int, partial: int = 1, full: int = 2) -> int:
    """Penalties against the covered creature, and Bonuses of its own checks."""
    if cover == PARTIAL:
        return partial
    return full if cover == FULL else 0


@by_clause("TK-12.9")
def creature_covers(quarters: int, target_quarters: int) -> bool:
    """Return whether a creature in the line hides enough of the target. Sizes in quarters."""
    return quarters >= target_quarters


# ---- load ------------------------------------------------------------------------------------------------------------


@by_clause("TK-19.9")
def slots_used(slots: int, light: int, per_slot: int = 5) -> int:
    """Slots filled; light items count only by full slots."""
    return slots + light // per_slot


@by_clause("TK-19.10")
def load_allowed(slots: int, capacity: int, factor: int = 2) -> bool:
    """Return whether so much may be carried at all."""
    return slots <= capacity * factor


# ---- health ----------------------------------------------------------------------------------------------------------


@by_clause("TK-16.2", "TK-24.4", "TK-24.7", "TK-24.8")
def hero_health(race: int, figure: int, level: int, healthier: int = 0, cap: int = 10) -> int:
    """The maximum Health of a hero."""
    return race + figure * min(level, cap) + healthier


@by_clause("TK-16.2")
def monster_health(level: int, base: int = 5, per_level: int = 5) -> int:
    """The usual maximum Health of a monster."""
    return base + per_level * level


@by_clause("TK-16.1")
def health_after(health: int, change: int, most: int) -> int:
    """Health never leaves 0 … maximum."""
    return max(0, min(most, health + change))


@by_clause("TK-24.9")
def talents_at(level: int) -> int:
    """The number of talents of a hero of that level."""
    return max(0, level - 1)


@by_clause("TK-24.5")
def perfected(skill: int, steps: int = 1, most: int = 15) -> int:
    """A skill after Step to Perfection, which never lifts it above 15."""
    return max(skill, min(most, skill + steps))


@by_clause("TK-16.17")
def rest(health: int, most: int, rolled: int, luck: int, regained: int = 1, luck_most: int = 5) -> tuple[int, int]:
    """Health and Luck after 8 undisturbed hours."""
    return health_after(health, rolled, most), min(luck_most, luck + regained)


@by_clause("TK-16.18")
def adventure_ends(health: int, most: int, coins: int, reset: bool) -> tuple[int, int]:
    """Health and death coins once an adventure is over."""
    return most, 0 if reset else coins


# ---- hazards ---------------------------------------------------------------------------------------------------------


@by_clause("TK-21.2", "TK-21.4")
def fall_dice(height: int, per: int = 1, deliberate: bool = False, free: int = 2) -> int:
    """Dice of a fall of ``height / per`` metres: one for each started metre; a deliberate drop has some free."""
    height -= free * per if deliberate else 0
    return max(0, -(-height // per))


@by_clause("TK-21.3")
def fall_damage(rolled: int, lucky: bool) -> int:
    """A successful luck roll halves it."""
    return halved(rolled) if lucky else rolled


@by_clause("TK-21.7")
def free_fall(rounds: int) -> int:
    """Metres fallen within so many rounds."""
    return 0 if rounds < 1 else 150 + 450 * (rounds - 1)


@by_clause("TK-21.8")
def breath_tested(rounds: int, limit: int = 10) -> bool:
    """Return whether a Might check is due after so many rounds without air."""
    return rounds > limit


@by_clause("TK-21.10")
def sinks(heavy: bool, items_over: int, metres: int = 3) -> int:
    """Metres sunk at the end of a round: by heavy armour, and 1 more for each 2 items above capacity."""
    return (metres if heavy else 0) + max(0, items_over) // 2


@by_clause("TK-21.13")
def hunger_dice(days: int) -> int:
    """Dice of Health lost on the n-th day without food."""
    return 0 if days < 1 else (2 if days % 5 == 0 else 1)


# ---- optional procedures ---------------------------------------------------------------------------------------------


@by_clause("TK-23.1")
def encounter_metres(rolled: int, outdoors: bool) -> int:
    """The distance of an encounter from the dice that were rolled for it."""
    return rolled * (10 if outdoors else 3)


@by_clause("TK-23.1")
def encounter_dice(outdoors: bool, surprised: bool) -> tuple[int, int]:
    """The dice that are rolled for the distance: their number and their sides."""
    if surprised:
        return 1, 4
    return (4, 6) if outdoors else (2, 6)


@by_clause("TK-23.2")
def reaction(total: int) -> int:
    """0 attacks, 1 may attack, 2 uncertain, 3 indifferent, 4 friendly."""
    if total <= 2:
        return 0
    if total <= 5:
        return 1
    if total <= 8:
        return 2
    return 3 if total <= 11 else 4


@by_clause("TK-23.2")
def next_reaction_modifier(reaction_now: int) -> int:
    """Return the modifier of the next round's reroll."""
    if reaction_now == 1:
        return -4
    return 4 if reaction_now == 3 else 0


@by_clause("TK-23.3")
def chase_metres(slowest: int) -> int:
    """The metres that a side gets in a round of a chase."""
    return 2 * slowest


@by_clause("TK-23.3")
def bait_works(die: int) -> bool:
    """Return whether thrown treasure or food stops a pursuer."""
    return die <= 3


@by_clause("TK-20.16")
def cleaned(jammed: bool, wet: bool, kit: bool) -> tuple[bool, bool]:
    """A jammed or wet flintlock after a scene of work with the cleaning kit."""
    return (False, False) if kit else (jammed, wet)
