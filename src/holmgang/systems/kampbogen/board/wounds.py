"""Wounds and what they cost, as sums: each is decided here for play, odds, contests, computer players and bulk."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from holmgang.kernel.fastclasses import value
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.board.uses import COMBAT_ROLLS
from holmgang.systems.kampbogen.knobs import PLACE_OF_GRADE, Knobs
from holmgang.systems.kampbogen.state import Character, GamePlay, Opponent, Round

NOTHING = Sum()
Awake = frozenset[str]
"""The kinds of effects and properties that work in a round: whatever they change, wounds and costs know of it."""


# Wounds of the opponents


@lru_cache(maxsize=4096)
def roll_wound(knobs: Knobs, driving: bool, result: int, reached_brawl: bool, awake: Awake, ambushed: bool) -> Sum:
    """Return the wound of a combat roll: by the grade and by the brawl value, not both (KB-10.2).

    Prepared opponents escape a tie (KB-25.2); a wound to ``ambushed`` ones is raised (KB-21.2).
    """
    stakes, above = knobs.stakes(driving), result == rules.ABOVE
    by_grade = rules.grade_wound(result, "prepared" in awake, stakes.hit, stakes.tie)
    automatic = knobs.brawl_auto_damage if reached_brawl else 0
    counted = rules.combined_wound(by_grade, automatic, knobs.brawl_auto_stacks)
    amount = NOTHING
    if counted[0]:
        clause = ("KB-24.2" if above else "KB-24.3") if driving else ("KB-9.4" if above else "KB-9.5")
        label = "above-the-grade" if above else "equal-to-the-grade"
        amount = raised(knobs, Sum.of(counted[0], label, clause), ambushed)
    if counted[1]:
        added = Sum.of(counted[1], "brawl-value-reached", "KB-10.2" if counted[0] else "KB-10.1")
        amount = amount + raised(knobs, added, ambushed)
    if by_grade and not counted[0]:
        amount = amount.plus(0, "in-place-of-the-other", "KB-10.2")
    return amount


@lru_cache(maxsize=256)
def brawl_wound(knobs: Knobs, ambushed: bool) -> Sum:
    """KB-10.5: return the wound of a brawl roll that reaches the brawl value."""
    return raised(knobs, Sum.of(knobs.brawl_roll_damage, "brawl-value-reached", "KB-10.5"), ambushed)


@lru_cache(maxsize=256)
def manoeuvre_wound(knobs: Knobs, ambushed: bool) -> Sum:
    """KB-11.4: return the wound that a successful manoeuvre deals itself; nothing where it leads the others."""
    if knobs.manoeuvre_mode != "strike":
        return NOTHING
    return raised(knobs, Sum.of(knobs.manoeuvre_damage, "manoeuvre", "KB-11.4"), ambushed)


def sneak_wound(master_dice: Sequence[int], own: Sequence[int]) -> Sum:
    """KB-20.5: return the wound of a sneak attack or aimed shot that succeeds."""
    return Sum.of(rules.sneak_damage(tuple(master_dice), tuple(own)), "highest-die", "KB-20.5")


def raised(knobs: Knobs, amount: Sum, ambushed: bool) -> Sum:
    """KB-21.2: return a wound as it is, or raised to the damage of an ambush."""
    more = rules.ambush_wound(amount.total, ambushed, knobs.ambush_damage) - amount.total
    return amount.plus(more, "ambush", "KB-21.2") if more else amount


SETTLED = {
    rules.BY_KAMP: ("KB-12.1",),
    rules.BY_LIVES: ("KB-12.1", "KB-12.2"),
    rules.BY_COMMAND: ("KB-11.3",),
}
"""The clauses by which a wound goes to its target."""


def targets_of_a_wound(
    now: Round, able: list[Opponent], fallen: Sequence[Opponent] = ()
) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """Return the places, among those able to fight, of the targets of a wound, and the clauses that decide it.

    ``fallen`` are those who fell in this round. KB-12.4 decides where one of them would have been hit; once all whom
    commanders named have fallen, KB-11.3 gives way to the usual order.
    """
    led_onto = [command.target for command in now.commands]
    named = tuple([one.id in led_onto for one in able]) if led_onto else ()
    kamps, lives = [], []
    for one in able:
        kamps.append(PLACE_OF_GRADE[one.kamp])
        lives.append(one.lives)
    places, by = rules.allotted(tuple(kamps), tuple(lives), named)
    why = SETTLED[by]
    if not fallen:
        return places, why
    if by == rules.BY_COMMAND:
        passed_on = any(one.id in led_onto for one in fallen)
    else:
        passed_on = bool(led_onto) or any(PLACE_OF_GRADE[one.kamp] <= kamps[places[0]] for one in fallen)
        why = ("KB-11.3", *why) if led_onto else why
    return places, (*why, "KB-12.4") if passed_on else why


# Costs of the characters


@value
class Cost:
    """The cost of a use of the roll by the grade. ``spared`` says why nothing is due though something was at stake."""

    amount: Sum = NOTHING
    why: tuple[str, ...] = ()
    spared: str = ""


FREE = Cost()
"""Nothing was at stake."""
IN_AMBUSH = Cost(spared="ambush", why=("KB-21.5",))
"""Opponents caught in an ambush strike no character."""


@lru_cache(maxsize=4096)
def use_cost(
    knobs: Knobs,
    action: str,
    driving: bool,
    result: int,
    success: bool,
    exposed: bool,
    sheltered: bool,
    reached_brawl: bool,
) -> Cost:
    """Return the cost of a use before anything makes the blow heavier; FREE if nothing was at stake."""
    if action == "none":
        return FREE
    if action == "brawl":
        return _brawl_cost(knobs.stakes(driving).brawling, exposed, sheltered)
    if action in COMBAT_ROLLS:
        unprotected = reached_brawl and action == "combat_roll"
        return _roll_cost(knobs, driving, result, exposed, sheltered, unprotected)
    return _other_cost(knobs, driving, success, exposed, sheltered)


def _roll_cost(knobs: Knobs, driving: bool, result: int, exposed: bool, sheltered: bool, unprotected: bool) -> Cost:
    """A combat roll or a defence: equal or below the grade costs, if the grade strikes (KB-9.5 to KB-9.7)."""
    stakes, below = knobs.stakes(driving), result == rules.BELOW
    limits = knobs.exposure_limits_rolls or sheltered
    cost = rules.roll_cost(result, exposed, limits, stakes.own_tie, stakes.own_fail)
    if not cost:
        stake = rules.roll_cost(result, True, limits, stakes.own_tie, stakes.own_fail)
        return _not_struck(sheltered, "KB-24.6" if driving else "KB-9.7") if stake else FREE
    clause = ("KB-24.4" if below else "KB-24.3") if driving else ("KB-9.6" if below else "KB-9.5")
    amount = Sum.of(cost, "below-the-grade" if below else "equal-to-the-grade", clause)
    brawled = ("KB-10.3",) if unprotected else ()
    return Cost(amount, ("KB-24.6", *brawled) if driving else brawled)


def _brawl_cost(damage: int, exposed: bool, sheltered: bool) -> Cost:
    """A brawl costs every brawler whom the grade strikes, without any comparison (KB-10.8)."""
    cost = rules.brawl_cost(exposed, damage)
    if not cost:
        return _not_struck(sheltered, "KB-10.8") if damage and not exposed else FREE
    return Cost(Sum.of(cost, "brawling", "KB-10.8"))


def _other_cost(knobs: Knobs, driving: bool, success: bool, exposed: bool, sheltered: bool) -> Cost:
    """A counter-effect or a manoeuvre is no combat roll; the knob says whether it costs those struck (KB-13.7)."""
    when, damage = knobs.other_action, knobs.stakes(driving).other_use
    cost = rules.other_cost(success, exposed, when, damage)
    if cost:
        return Cost(Sum.of(cost, "no-combat-roll", "KB-24.13" if driving else "KB-13.7"))
    if exposed:
        return FREE if success else Cost(spared="other_use", why=("KB-13.7",))
    stake = rules.other_cost(success, True, when, damage)
    return _not_struck(sheltered, *(("KB-24.6",) if driving else ())) if stake else FREE


def _not_struck(sheltered: bool, *own: str) -> Cost:
    """Something was at stake, but the grade strikes others (KB-13.6), or the vehicle is in the way (KB-24.8)."""
    if sheltered:
        return Cost(spared="vehicle", why=("KB-24.8",))
    return Cost(spared="not_struck", why=("KB-13.6", *own))


def grade_blow(knobs: Knobs, cost: Sum, ambushed: bool, awake: Awake) -> Sum:
    """Return the blow of the grade for a cost: raised in an ambush, heavier from the aggressive (KB-25.1)."""
    if ambushed:
        cost = raised(knobs, cost, ambushed)
    more = rules.aggressive_blow(cost.total, "aggressive" in awake) - cost.total
    return cost.plus(more, "aggressive", "KB-25.1") if more else cost


def armour_that_holds(play: GamePlay, who: Character, grade: int) -> str:
    """Return the piece of gear that keeps a combat grade of this height off a character; empty: none does."""
    models = play.content.kind("gear")
    for piece in who.gear:
        armour = models[piece.id].armour
        if armour and rules.armour_holds(armour, grade):
            return piece.id
    return ""


def use_damage(
    knobs: Knobs,
    action: str,
    driving: bool,
    result: int,
    success: bool,
    exposed: bool,
    sheltered: bool,
    reached_brawl: bool,
    ambushed: bool,
    awake: Awake,
) -> int:
    """Return the points that a use costs the character, or the vehicle it drives, if no armour holds."""
    cost = use_cost(knobs, action, driving, result, success, exposed, sheltered, reached_brawl).amount
    return cost.total if driving or not cost.total else grade_blow(knobs, cost, ambushed, awake).total
