"""The arithmetic of the combat book: pure functions of whole numbers, truth values and single knobs.

Nothing here knows of state, dice rolled or events. Play, odds and bulk simulation call the very same functions.
Comparisons with a grade give ``ABOVE``, ``EQUAL`` or ``BELOW``; grades are counted from 0 (easy) to 6 (epic).
"""

from __future__ import annotations

from typing import Final

from holmgang.kernel.clauses import by_clause

ABOVE: Final = 1
EQUAL: Final = 0
BELOW: Final = -1

LOWEST: Final = 0
HIGHEST: Final = 1
MEAN_DOWN: Final = 2

BY_KAMP: Final = 0
BY_LIVES: Final = 1
BY_COMMAND: Final = 2

NEVER: Final = 0
ON_FAILURE: Final = 1
ALWAYS: Final = 2

FROM_DICE: Final = 0
FROM_TOTAL: Final = 1
FROM_SEPARATE_ROLL: Final = 2

LOWEST_CONDITION: Final = -1

BLOOD: Final = "blood"
WARDS: Final = {
    "life": "leechcraft",
    "power": "culture",
    "psyche": "occultism",
    "blood": "herblore",
    "break": "craft",
    "aggressive": "leechcraft",
    "prepared": "culture",
    "dread": "occultism",
    "regrow": "",
    "thick_hide": "",
    "hunter": "",
}
DAMAGE_KINDS: Final = ("life", "power", "psyche", "blood", "break")


@by_clause("KB-7.9")
def raw_counts(dice: tuple[int, ...]) -> dict[int, int]:
    """The number of ways in which dice, given by their sides, add up to each number."""
    counts = {0: 1}
    for sides in dice:
        longer: dict[int, int] = {}
        for raw, ways in counts.items():
            for face in range(1, sides + 1):
                longer[raw + face] = longer.get(raw + face, 0) + ways
        counts = longer
    return counts


# Grades


@by_clause("KB-7.9")
def raw(dice: tuple[int, ...]) -> int:
    """The dice alone, added up."""
    total = 0
    for die in dice:
        total += die
    return total


@by_clause("KB-4.2", "KB-4.3")
def grade_value(grade: int, values: tuple[int, ...]) -> int:
    """Return the value of a grade, added to the master's dice."""
    return values[grade]


@by_clause("KB-4.4")
def kamp_used(kamps: tuple[int, ...], grade_from: int) -> int:
    """The kamp that sets the grade, out of those of all opponents able to fight."""
    if grade_from == LOWEST:
        return min(kamps)
    if grade_from == HIGHEST:
        return max(kamps)
    total = 0
    for kamp in kamps:
        total += kamp
    return total // len(kamps)


# Effects and style woken by the master's dice


@by_clause("KB-5.2")
def effects_wake(source: int, dice: int, total: int, separate: int, threshold: int) -> bool:
    """Return whether effects on an effect roll wake: by the dice of the grade, its total, or a roll of their own."""
    if source == FROM_TOTAL:
        return total >= threshold
    if source == FROM_SEPARATE_ROLL:
        return separate >= threshold
    return dice >= threshold


@by_clause("KB-6.1")
def style_wakes(dice: int, threshold: int) -> bool:
    """Return whether the combat style is released. The dice count, kamp is not added."""
    return dice >= threshold


@by_clause("KB-5.4", "KB-5.5", "KB-5.7")
def effect_counts(amounts: tuple[int, ...], with_amount: bool, most: int) -> tuple[int, ...]:
    """The amounts that count when opponents bring one effect with one trigger several times, the largest first.

    ``with_amount``: effects of different amount are different effects, each of which counts up to ``most`` times.
    """
    ranked = sorted(amounts, reverse=True)
    counted: list[int] = []
    for amount in ranked:
        times = 0
        for other in counted:
            if not with_amount or other == amount:
                times += 1
        if times < most:
            counted.append(amount)
    return tuple(counted)


@by_clause("KB-5.11", "KB-8.3", "KB-8.8")
def ward_of(kind: str) -> str:
    """Return the knowledge that wards an effect of the closed list, or nothing where none does."""
    return WARDS.get(kind, "")


# Special rolls


@by_clause("KB-7.6")
def is_fumble(dice: tuple[int, ...], rule_on: bool) -> bool:
    """A player's double one."""
    for die in dice:
        if die != 1:
            return False
    return rule_on


@by_clause("KB-7.7")
def is_rise(dice: tuple[int, ...], rule_on: bool) -> bool:
    """A double three or higher, which saves an advance."""
    for die in dice:
        if die != dice[0] or die < 3:
            return False
    return rule_on


@by_clause("KB-7.8")
def is_soul(dice: tuple[int, ...], sides: int, rule_on: bool) -> bool:
    """A double six, which gives a soul."""
    for die in dice:
        if die != sides:
            return False
    return rule_on


# A total against a grade


def against(total: int, grade: int, fumbled: bool) -> int:
    """Above, equal or below; a fumble is below every grade."""
    if fumbled or total < grade:
        return BELOW
    return ABOVE if total > grade else EQUAL


@by_clause("KB-9.4", "KB-9.5", "KB-9.6")
def ways_against_grade(dice: tuple[int, ...], difference: int) -> tuple[int, int, int, int]:
    """The number of ways in which a roll lies above, equal to and below a grade, and of all; fumbles not counted.

    ``difference`` is the part of the total that is not dice, less that of the grade.
    """
    found, counts = [0, 0, 0], raw_counts(dice)
    for own, ways in counts.items():
        for other, others in counts.items():
            found[1 - against(own + difference, other, False)] += ways * others
    return found[0], found[1], found[2], sum(found)


@by_clause("KB-8.4", "KB-8.5", "KB-11.2", "KB-20.4", "KB-3.8", "KB-22.4")
def succeeds(result: int, tie_counts: bool) -> bool:
    """Wards, manoeuvres, sneak attacks, challenges: equal is enough, if ties count."""
    return result == ABOVE or (tie_counts and result == EQUAL)


@by_clause("KB-15.6")
def masters(result: int, tie_counts: bool) -> bool:
    """Return whether the grade is mastered, so that one may fight one's way through."""
    return result == ABOVE or (tie_counts and result == EQUAL)


@by_clause("KB-15.5", "KB-15.6", "KB-15.9")
def way_is_open(fought: tuple[bool, ...], results: tuple[int, ...], tie_counts: bool) -> bool:
    """Return whether all who rolled made combat rolls and mastered the grade."""
    for made, result in zip(fought, results, strict=True):
        if not (made and masters(result, tie_counts)):
            return False
    return len(fought) > 0


# Wounds of the opponents


@by_clause("KB-9.4", "KB-9.5", "KB-9.6", "KB-25.2", "KB-24.2", "KB-24.3")
def grade_wound(result: int, prepared: bool, hit_damage: int, tie_damage: int) -> int:
    """Return the wound of a combat roll by its result; prepared opponents escape a tie."""
    if result == ABOVE:
        return hit_damage
    if result == EQUAL and not prepared:
        return tie_damage
    return 0


@by_clause("KB-10.1", "KB-10.5", "KB-10.6", "KB-10.9")
def brawl_hits(dice: int, brawl_value: int) -> bool:
    """Return whether raw dice reach the brawl value."""
    return dice >= brawl_value


@by_clause("KB-10.2")
def combined_wound(by_grade: int, by_brawl: int, stacks: bool) -> tuple[int, int]:
    """The wound by the grade and the automatic one: both if they stack, else the greater in the place of the other."""
    if stacks:
        return by_grade, by_brawl
    return (by_grade, 0) if by_grade > by_brawl else (0, by_brawl)


@by_clause("KB-21.2", "KB-21.5")
def ambush_wound(wound: int, ambushed: bool, ambush_damage: int) -> int:
    """Return a wound, raised in an ambush to its damage; no wound stays no wound."""
    return ambush_damage if ambushed and 0 < wound < ambush_damage else wound


@by_clause("KB-12.1", "KB-12.2")
def weakest(kamps: tuple[int, ...], lives: tuple[int, ...]) -> int:
    """Return the place that takes the wound: the lowest kamp, then the fewest lives, then the first of the roster."""
    best = 0
    for place in range(1, len(kamps)):
        lower = kamps[place] < kamps[best]
        if lower or (kamps[place] == kamps[best] and lives[place] < lives[best]):
            best = place
    return best


@by_clause("KB-12.1", "KB-12.2", "KB-11.3", "KB-11.8")
def allotted(kamps: tuple[int, ...], lives: tuple[int, ...], named: tuple[bool, ...]) -> tuple[tuple[int, ...], int]:
    """The places of the opponents a wound may go to, and what settles it.

    Those that commanders have named; else the lowest kamp; between equals the fewest lives.
    """
    if True in named:
        return tuple([place for place, is_named in enumerate(named) if is_named]), BY_COMMAND
    place = weakest(kamps, lives)
    return (place,), BY_LIVES if kamps.count(kamps[place]) > 1 else BY_KAMP


@by_clause("KB-12.1", "KB-11.3", "KB-11.8")
def goes_to(kamps: tuple[int, ...], lives: tuple[int, ...], named: tuple[bool, ...]) -> tuple[int, ...]:
    """The places of the opponents a wound may go to, whatever settles it."""
    return allotted(kamps, lives, named)[0]


@by_clause("KB-25.5")
def hide_that_catches(working: tuple[str, ...], used: tuple[str, ...], held: tuple[str, ...]) -> str:
    """The thick hide that takes a wound away, by its key: one at work that the target has and that took none yet."""
    return next((key for key in working if key in held and key not in used), "")


@by_clause("KB-14.4", "KB-12.5")
def opponent_lives(lives: int, wound: int) -> int:
    """Lives of an opponent after a wound: never below 0; what exceeds them is lost."""
    return lives - wound if lives > wound else 0


@by_clause("KB-14.4")
def condition_after(value: int, damage: int) -> int:
    """A character's condition after damage: never below -1, wherever the table lets characters faint."""
    return value - damage if value - damage > LOWEST_CONDITION else LOWEST_CONDITION


@by_clause("KB-25.4")
def regrown(lives: int, start: int) -> int:
    """Lives of a holder of regrow at the end of a round."""
    return lives + 1 if lives < start else lives


# Wounds of the characters


@by_clause("KB-13.2", "KB-13.3")
def places_struck(opponents: int, characters: int) -> int:
    """Return the number of characters that the grade strikes."""
    return characters if opponents >= characters else opponents


@by_clause("KB-13.4")
def exposure_edge(raws: tuple[int, ...], places: int) -> tuple[int, int]:
    """The highest dice among the lowest ``places``, and how many lie below them; no places, no edge: 0, 0."""
    for edge in raws:
        below, level = 0, 0
        for raw_dice in raws:
            if raw_dice < edge:
                below += 1
            elif raw_dice == edge:
                level += 1
        if below < places <= below + level:
            return edge, below
    return 0, 0


@by_clause("KB-13.4", "KB-13.5")
def exposure(raws: tuple[int, ...], places: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return those struck for certain and those tied for the places left, both by place in ``raws``.

    ``places`` is at most the number of dice, see :func:`places_struck`.
    """
    if places == len(raws):
        return tuple(range(places)), ()
    edge, below = exposure_edge(raws, places)
    certain = tuple(place for place in range(len(raws)) if raws[place] < edge)
    level = tuple(place for place in range(len(raws)) if raws[place] == edge)
    if below + len(level) == places:
        return tuple(place for place in range(len(raws)) if raws[place] <= edge), ()
    return certain, level


@by_clause("KB-9.5", "KB-9.6", "KB-9.7", "KB-13.6", "KB-24.3", "KB-24.4", "KB-24.6")
def roll_cost(result: int, exposed: bool, limits: bool, tie_damage: int, fail_damage: int) -> int:
    """Return the cost of a combat roll to the character who made it, or to the vehicle driven."""
    if limits and not exposed:
        return 0
    if result == BELOW:
        return fail_damage
    return tie_damage if result == EQUAL else 0


@by_clause("KB-10.8")
def brawl_cost(exposed: bool, damage: int) -> int:
    """Return the cost of a brawl to the brawler: nothing unless the grade strikes."""
    return damage if exposed else 0


@by_clause("KB-13.7", "KB-24.13")
def other_cost(success: bool, exposed: bool, when: int, damage: int) -> int:
    """Return the cost of a counter-effect or manoeuvre: ``NEVER``, ``ON_FAILURE`` or ``ALWAYS``, if exposed."""
    if not exposed or when == NEVER or (when == ON_FAILURE and success):
        return 0
    return damage


@by_clause("KB-25.1")
def aggressive_blow(cost: int, aggressive: bool) -> int:
    """A blow of the aggressive costs at least 2; what costs nothing still costs nothing."""
    return 2 if aggressive and cost == 1 else cost


def armour_holds(armour: int, grade: int) -> bool:
    """Return whether armour keeps a combat grade of this height off."""
    return grade <= armour


@by_clause("KB-14.5")
def faints(lives: int, power: int, psyche: int, blood: int, out_at: int) -> bool:
    """Return whether a condition has fallen to where a character faints."""
    return min(lives, power, psyche, blood) <= out_at


@by_clause("KB-24.5")
def burns_out(brud: int, burn_out_at: int) -> bool:
    """Return whether a vehicle has fallen to where it no longer works."""
    return brud <= burn_out_at


# Getting away, giving in


@by_clause("KB-15.2", "KB-15.3", "KB-15.4")
def may_slip(characters: int, opponents: int) -> int:
    """Return the number of characters in excess, who may slip away."""
    return characters - opponents if characters > opponents else 0


@by_clause("KB-17.4")
def morale_breaks(lives_left: int, lives_at_start: int, part: int, whole: int) -> bool:
    """Return whether the opposing side is down to the fraction ``part``/``whole`` of its lives, or less."""
    return lives_left * whole <= lives_at_start * part


@by_clause("KB-17.4")
def gives_up(characters: int, opponents: int, always_flees: bool) -> bool:
    """Return whether an opponent whose morale breaks surrenders; else it flees."""
    return characters >= opponents and not always_flees


@by_clause("KB-18.1")
def loot(defeated: int, per_opponent: int) -> int:
    """Return the number of pieces of loot."""
    return defeated * per_opponent


@by_clause("KB-18.3")
def is_valuable(die: int, sides: int) -> bool:
    """Return whether this loot is a valuable (the lower half of a die); else it is scrap."""
    return 2 * die <= sides


# Outside rounds


@by_clause("KB-19.4", "KB-19.5")
def hold_up(
    master_dice: tuple[int, ...], player_dice: tuple[int, ...], grade: int, total: int, literal: bool
) -> tuple[int, int]:
    """Life damage of a hold-up: the character's, then the opponent's."""
    dice = master_dice + player_dice
    highest, lowest = max(dice), min(dice)
    if total == grade:
        return highest, highest
    if (total > grade) != literal:
        return lowest, highest
    return highest, lowest


@by_clause("KB-20.5")
def sneak_damage(master_dice: tuple[int, ...], player_dice: tuple[int, ...]) -> int:
    """The highest die of both rolls together."""
    return max(master_dice + player_dice)
