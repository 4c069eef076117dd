"""The arithmetic of k6: pure functions of integers and single knob values; no state, no dice, no events."""

from __future__ import annotations

from holmgang.kernel.clauses import by_clause

CONTACT, SHORT, MEDIUM, LONG, OUT_OF_RANGE = 0, 1, 2, 3, 4
WALK, RUN = 1, 2
NO_CAP = 99
NEVER = 1000


@by_clause("K6-20.1")
def successes(diff: int, one: int = 0, two: int = 3, three: int = 6, most: int = 3) -> int:
    """Return how many successes a difference buys."""
    if diff < one:
        won = 0
    elif diff < two:
        won = 1
    elif diff < three:
        won = 2
    else:
        won = 3
    return min(won, most)


@by_clause("K6-5.2", "K6-5.3", "K6-5.5", "K6-5.6", "K6-5.7")
def band(run_rounds: int, contact: int = 0, short: int = 1, medium: int = 4, long: int = 16) -> int:
    """The band of a distance: 0 contact, 1 short, 2 medium, 3 long, 4 out of range."""
    if run_rounds <= contact:
        return CONTACT
    if run_rounds <= short:
        return SHORT
    if run_rounds <= medium:
        return MEDIUM
    return LONG if run_rounds <= long else OUT_OF_RANGE


@by_clause("K6-19.1")
def range_penalty(band_number: int, contact: int = 0, short: int = 0, medium: int = -1, long: int = -2) -> int:
    """Return the modifier of a ranged attack by band."""
    if band_number == CONTACT:
        return contact
    if band_number == SHORT:
        return short
    return medium if band_number == MEDIUM else long


@by_clause("K6-6.9", "K6-6.8")
def speed_step(base: int, hasted: int, slowed: int, cap: int = NO_CAP) -> int:
    """The step on the speed ladder: haste first, then the cap, then slow. Steps beyond the ladder go on."""
    balance = hasted - slowed
    if balance >= 0:
        return min(base + balance, cap)
    return min(base, cap) + balance


@by_clause("K6-6.1", "K6-6.3", "K6-6.4")
def quarters_per_round(step: int, factor: int = 2) -> int:
    """Quarters of a human run-round covered in one round: crawl 1, walk 2, run 4, gallop 8."""
    if step < 0:
        return 0 if factor > 1 else 1
    covered = 1
    for _ in range(step):
        covered *= factor
    return covered


@by_clause("K6-6.2")
def rounds_at(crawl_rounds: int, step: int, factor: int = 2) -> int:
    """Return the rounds that a distance takes at a step of the ladder that takes ``crawl_rounds`` at a crawl."""
    per_round = quarters_per_round(step, factor)
    if per_round == 0:
        return NEVER
    return (crawl_rounds + per_round - 1) // per_round


@by_clause("K6-5.3", "K6-6.3", "K6-19.11")
def reaches(run_rounds: int, step: int, away: int = 0, factor: int = 2) -> bool:
    """Return whether a target that goes ``away`` quarters meanwhile is reached this round at a step of the ladder."""
    quarters = run_rounds * quarters_per_round(RUN, factor) + away
    return rounds_at(quarters, step, factor) <= 1


@by_clause("K6-19.11", "K6-19.13", "K6-19.9")
def gap_after(run_rounds: int, towards: int, away: int, run: int = 4) -> int:
    """The distance after a round in which one comes nearer and the other gives ground, both in quarters of a run.

    Less than a run-round is a few steps. A pursuer who is no faster does not come nearer.
    """
    if towards <= away:
        return run_rounds
    return max(0, (run_rounds * run + away - towards) // run)


@by_clause("K6-17.2", "K6-17.3", "K6-17.4")
def multi_target_penalty(
    targets: int, area: bool, two_target_ability: bool, each: int = -1, each_area: int = 0, each_two: int = 0
) -> int:
    """Return the modifier for threatening several opponents at once."""
    if targets < 2:
        return 0
    if area:
        return each_area * targets
    if two_target_ability and targets == 2:
        return each_two * targets
    return each * targets


@by_clause("K6-21.10")
def damage_dice(faces: tuple[int, ...] | list[int], success_on: int = 4) -> int:
    """The damage of a throw of damage dice."""
    hits = 0
    for face in faces:
        if face >= success_on:
            hits += 1
    return hits


@by_clause("K6-21.1", "K6-21.2")
def wound(diff: int, damage: int, armour: int, shield: int, resistance: int) -> int:
    """Lives lost to a wound."""
    return max(0, diff + damage - armour - shield - resistance)


@by_clause("K6-21.13")
def added_wound(damage: int, armour: int, resistance: int, shield: int = 0) -> int:
    """Lives lost to one added damage: armour and resistance count again, the difference does not."""
    return max(0, damage - armour - resistance - shield)


@by_clause("K6-22.1")
def knocked_out(lives: int, at: int = 0) -> bool:
    """Return whether a combatant with so many lives is out of the fight."""
    return lives <= at


@by_clause("K6-22.4")
def serious(wounded_for: int, least: int = 3) -> bool:
    """Return whether a wound is deep enough to disable a part."""
    return wounded_for >= least


def dead(lives: int, lives_max: int, divisor: int = 2) -> bool:
    """House: death at or below minus the full lives divided by the divisor, rounded down."""
    return lives <= -(lives_max // divisor)


@by_clause("K6-25.2")
def can_shove(own_size: int, other_size: int) -> bool:
    """Return whether a target of this size can be pushed or floored."""
    return other_size - own_size < 2


@by_clause("K6-25.1", "K6-25.3")
def push_metres(diff: int, own_size: int, other_size: int, per_diff: int = 1, least: int = 0) -> int:
    """Return how far a success pushes; much smaller creatures go twice as far."""
    metres = max(least, diff * per_diff)
    return metres * 2 if own_size - other_size >= 2 else metres


@by_clause("K6-16.11", "K6-16.12")
def floor_is_better(normal: int, still: int) -> bool:
    """Return whether it is better not to defend at all."""
    return still > normal


@by_clause("K6-12.4", "K6-12.5")
def fresh_delay(strength: int, heavy_armour: bool, pack: bool, three: int = 0, two: int = 2, one: int = 4) -> int:
    """Rounds by which a runner must slow down to arrive fresh; −1: he cannot, whatever he does."""
    if heavy_armour and pack:
        return -1
    if strength >= 3:
        return three
    return two if strength == 2 else one


@by_clause("K6-12.2", "K6-12.8")
def fatigue_counts(rounds_fought: int, opponent_fresh: bool, after: int = 3) -> bool:
    """Return whether a fresh opponent has the advantage over a combatant who has fought so long."""
    return opponent_fresh and rounds_fought >= after


@by_clause("K6-26.12", "K6-26.13")
def flight_lead(quarters: int, lead: int = 1, run: int = 4) -> int:
    """The lead of an unhindered flight: full for a runner, none for who can only walk."""
    return lead * (quarters // run)


@by_clause("K6-19.4", "K6-19.5")
def tracked(pieces: int, costly: bool, few: int = 5) -> bool:
    """Return whether this ammunition is counted."""
    return costly or pieces <= few


@by_clause("K6-26.14")
def chase_gap(gap: int, pursuer: int, fleer: int) -> int:
    """The gap in run-rounds after one round of a chase (house, G1)."""
    return max(0, gap - 1) if pursuer >= fleer else gap + 1


@by_clause("K6-31.8")
def surrenders(fearless: bool, blade: bool, lives: int, lives_max: int, own: int, foes: int, leader_down: bool) -> bool:
    """Return whether a combatant called upon to surrender gives in, by default."""
    if fearless:
        return False
    weak = 4 * lives <= lives_max and foes >= 2 * own
    lost = leader_down and foes >= 3 * own
    return blade or weak or lost


@by_clause("K6-31.6")
def shortens(captive_held: bool, able_friends: int, able_foes: int) -> bool:
    """Return whether a captive has no chance left, so that the rest is shortened to "bound"."""
    return captive_held and able_foes >= 2 * able_friends


@by_clause("K6-13.1")
def difference(own: int, other: int, own_modifiers: int, other_modifiers: int) -> int:
    """The difference of two rolls: a bonus on one side is a penalty on the other."""
    return own + own_modifiers - other - other_modifiers
