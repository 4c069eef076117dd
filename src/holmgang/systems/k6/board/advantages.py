"""Modifiers of a roll: advantages and disadvantages by kind, bearer, relevance and symmetry (K6-11 to K6-19).

``ContestSide`` is one side of a comparison: who rolls what, with which attribute and for which deed. ``counting``
gives for both sides what counts, one per kind, still with its bearer, and what does not count and why; ``written``
moves what counts to the side that writes it down.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from holmgang.kernel.fastclasses import frozen, value
from holmgang.kernel.sums import Phrase, Sum
from holmgang.systems.k6 import rules
from holmgang.systems.k6.board import reach, relations, scene
from holmgang.systems.k6.board.relations import deed_of
from holmgang.systems.k6.board.scene import Finding
from holmgang.systems.k6.knobs import Knobs
from holmgang.systems.k6.state import (
    Aimed,
    AnyCondition,
    Block,
    BreakDisadvantage,
    Combatant,
    Engage,
    GamePlay,
    Hold,
    InCover,
    PlannedAttack,
    Regard,
    WeaponHold,
    Zone,
)
from holmgang.systems.k6.tables import (
    CAST,
    CONDITIONS,
    DEFENCE_ONLY,
    GRIPS,
    IRRELEVANT_WHEN,
    LYING,
    MELEE,
    RELEVANCE,
    RESIST,
    SHOOT,
    WILL,
)

SUCCESS_ROLL, DEFENCE_ROLL = "success", "defence"


@value
class Modifier:
    """A number that counts, whose it is, and why. ``kind`` is empty for what always adds up (K6-19.2).

    The first of the clauses is the term's; the others say why it counts here.
    """

    bearer: str
    value: int
    kind: str
    why: str
    clauses: tuple[str, ...]


@value
class DiscountedModifier:
    """A modifier that might have counted, and the clauses by which it does not."""

    modifier: Modifier
    clauses: tuple[str, ...]


@frozen
class ContestSide:
    """One side of a contest before the dice: who rolls against whom, for which deed and with which attribute.

    ``base`` is what the roll starts from: the attribute, or the value of an immobile target. ``clauses`` say why it is
    rolled so, ``back`` why a defender shows his back, ``attack`` is the attack that a success roll carries out.
    """

    one: Combatant
    other: Combatant
    roll: str
    deed: str
    attribute: str
    base: int
    clauses: tuple[str, ...]
    back: Finding | None = None
    attack: PlannedAttack | None = None
    still: bool = False

    @property
    def means(self) -> str:
        """The means of the attack; empty for a struggle and for a defence."""
        return self.attack.means if self.attack is not None else ""

    @property
    def spell(self) -> str:
        """The spell of the attack, if it is one."""
        return self.attack.spell if self.attack is not None else ""

    @property
    def opposing(self) -> Opposing:
        """Everything that the other side's modifiers may depend on."""
        return Opposing(self.roll, self.deed)

    def before_die(self, counted: CountedModifiers) -> int:
        """Return the roll without its die."""
        return self.base + counted.total


@frozen
class CountedModifiers:
    """The modifiers that count on one side, their sum, and the clauses of these and of those that do not count."""

    counts: list[Modifier]
    total: int
    clauses: tuple[str, ...]


NOTHING_COUNTS = CountedModifiers([], 0, ())


@value
class RelevantModifiers:
    """The modifiers that bear on a deed, and those that do not."""

    modifiers: list[Modifier]
    aside: list[DiscountedModifier]


NOTHING_BEARS = RelevantModifiers([], [])


class Opposing(NamedTuple):
    """Everything that the modifiers of one side may depend on in the other side's roll."""

    roll: str
    deed: str


def counting(play: GamePlay, own: ContestSide, other: ContestSide) -> tuple[CountedModifiers, CountedModifiers]:
    """Return what counts on each side: relevant, not the same for both, one per kind."""
    return counted(play, own, other, relevant(play, own, other.opposing), relevant(play, other, own.opposing))


def counted(
    play: GamePlay, own: ContestSide, other: ContestSide, mine: RelevantModifiers, theirs: RelevantModifiers
) -> tuple[CountedModifiers, CountedModifiers]:
    """Return what counts on each side of that which bears on its roll."""
    return _reckoned(play, own, other, mine, theirs.modifiers), _reckoned(play, other, own, theirs, mine.modifiers)


def relevant(play: GamePlay, side: ContestSide, against: Opposing) -> RelevantModifiers:
    """Return what bears on a roll (K6-11.31). What bears on an attack is the same however it is defended."""
    all_found = _all(play, side, against)
    if not all_found:
        return NOTHING_BEARS
    modifiers, aside = [], []
    for found in all_found:
        if isinstance(found, DiscountedModifier):
            aside.append(found)
        elif (clause := irrelevance(found, side)) is not None:
            aside.append(DiscountedModifier(found, (clause, *_bought(side.one, found))))
        else:
            modifiers.append(found)
    return RelevantModifiers(modifiers, aside)


def _bought(one: Combatant, modifier: Modifier) -> tuple[str, ...]:
    """K6-24.3: what was bought with a success counts only where it complicates something, too."""
    condition = one.condition(modifier.why)
    return ("K6-24.3",) if condition is not None and condition.source_id not in ("", one.id) else ()


def irrelevance(modifier: Modifier, side: ContestSide) -> str | None:
    """The clause by which a modifier has nothing to do with the deed; None: it has."""
    if not modifier.kind:
        return None
    if side.deed in IRRELEVANT_WHEN.get(modifier.why, ()):
        return "K6-11.33" if modifier.why == "injured_leg" else "K6-11.31"
    if side.deed in RELEVANCE[modifier.kind]:
        return None
    return "K6-11.32" if modifier.kind == "movement" and side.deed in (RESIST, WILL) else "K6-11.31"


def _reckoned(
    play: GamePlay, own: ContestSide, other: ContestSide, fits: RelevantModifiers, theirs: list[Modifier]
) -> CountedModifiers:
    mine, aside = fits.modifiers, fits.aside
    if not (mine or aside):
        return NOTHING_COUNTS
    clauses: list[str] = []
    left_out = [clause for left in aside for clause in left.clauses] if aside else []
    kept: dict[tuple[str, bool, int], Modifier] = {}
    stacks = play.knobs.same_kind_stacks
    shared = [m.why for m in theirs if _both_alike(m.why)] if theirs else []
    for place, modifier in enumerate(mine):
        key = (modifier.kind, modifier.value > 0, 0 if modifier.kind and not stacks else place)
        if modifier.why in shared:  # K6-11.3: circumstance by circumstance, not kind by kind
            left_out += ("K6-11.3", "K6-25.6") if modifier.why == "teetering" else ("K6-11.3",)
        elif key in kept:
            left_out.append("K6-11.5")
        else:
            kept[key] = modifier
    counts = list(kept.values())
    if own.still:
        cover_stays = play.knobs.floor_keeps_cover and "K6-16.11" in own.clauses
        counts = [m for m in counts if cover_stays and m.kind == "cover"]
        left_out += ["K6-16.3"] if len(counts) < len(kept) else []
    elif other.still and counts:
        clauses.append("K6-16.2" if "K6-16.1" in other.clauses else "K6-16.13")
    clauses += [clause for modifier in counts for clause in modifier.clauses[1:]]
    clauses += left_out
    return CountedModifiers(counts, sum([modifier.value for modifier in counts]), tuple(dict.fromkeys(clauses)))


def _both_alike(why: str) -> bool:
    return why == "darkness" or (why in CONDITIONS and CONDITIONS[why].both_alike)


# ---- collecting ------------------------------------------------------------------------------------------------------

Found = Sequence[Modifier | DiscountedModifier]
NOTHING: Found = ()


def _all(play: GamePlay, side: ContestSide, against: Opposing) -> Found:
    one, other = side.one, side.other
    zone = play.state.zone_of(one)
    found: list[Modifier | DiscountedModifier] = []
    if one.conditions:
        found += _from_conditions(play, side, against)
    if zone.terrain or zone.confined or one.conditions:
        found += _from_place(play, side, zone)
    if other.conditions or not play.state.zone_of(other).lit:
        found += _from_sight(play, side, against)
    if other.conditions:
        found += _from_fatigue(play, side)
    if breaks_free(one):
        found.append(_from_breaking(play, side))
    if side.roll == DEFENCE_ROLL:
        found += _from_behind(play, side, against)
        if relations.surprised(play, one, other):
            found += _from_surprise(play, side, against)
        return found
    if side.deed in (SHOOT, CAST):
        found += _from_shooting(play, side)
    found += _from_numbers(play, side)
    return found


def _minus(play: GamePlay, side: ContestSide, kind: str, why: str, *clauses: str) -> Modifier:
    return Modifier(side.one.id, -play.knobs.advantage_value, kind, why, (*clauses, "K6-11.1"))


OF_ITS_OWN: Mapping[str, Callable[[Knobs], int]] = {
    "aimed": lambda knobs: knobs.aim_bonus,
    "opening": lambda knobs: knobs.feint_bonus,
    "distracted": lambda knobs: knobs.distract_penalty,
    "defending": lambda knobs: knobs.full_defence_bonus,
}
"""Conditions that count for something else than any other advantage, and for what."""


def breaks_free(one: Combatant) -> bool:
    """Return whether a combatant struggles to get out of a disadvantage."""
    return one.intent is not None and isinstance(one.intent.deed, BreakDisadvantage)


def _from_conditions(play: GamePlay, side: ContestSide, against: Opposing) -> Found:
    knobs, struggles = play.knobs, side.roll == SUCCESS_ROLL and breaks_free(side.one)
    found: list[Modifier | DiscountedModifier] = []
    for condition in side.one.conditions:
        row = CONDITIONS[condition.id]
        if not row.kind or not _applies(play, condition, side, against):
            continue
        clauses = (row.clause, *_why_here(play, condition, side))
        own = OF_ITS_OWN.get(condition.id)
        amount = knobs.advantage_value if own is None else own(knobs)
        modifier = Modifier(side.one.id, amount if row.advantage else -amount, row.kind, condition.id, clauses)
        if condition.id in LYING and side.other.has("prone", "lying_on", "pinned_under"):
            found.append(DiscountedModifier(modifier, ("K6-11.3",)))
        elif struggles and isinstance(condition, Hold) and condition.holder_id == side.other.id:
            if knobs.break_keeps_held_penalty:
                found.append(replace(modifier, clauses=(*clauses, "K6-15.5")))
        elif condition.id == "surprised" and against.deed == CAST:
            found.append(DiscountedModifier(modifier, ("K6-16.6",)))
        else:
            found.append(modifier)
    return found


def _why_here(play: GamePlay, condition: AnyCondition, side: ContestSide) -> Iterator[str]:
    """Yield the clauses by which a condition counts in this roll, beside its own."""
    own_kind = condition.id in OF_ITS_OWN or CONDITIONS[condition.id].kind in ("serious_injury", "poison")
    yield "K6-11.21" if own_kind else "K6-11.1"
    if isinstance(condition, Aimed) and condition.against:
        yield "K6-18.3"
    if condition.id == "aimed" and not condition.created_round:
        yield "K6-16.9"  # aimed before the fight
    if condition.created_round == play.state.round and condition.source_id != side.one.id:
        yield from ("K6-11.2", "K6-10.2")
    if condition.id in GRIPS and side.roll == DEFENCE_ROLL:
        yield "K6-16.4"


def _applies(play: GamePlay, condition: AnyCondition, side: ContestSide, against: Opposing) -> bool:
    """Conditions that count only in certain rolls."""
    name, other = condition.id, side.other
    if name in DEFENCE_ONLY and side.roll != DEFENCE_ROLL:
        return False
    if isinstance(condition, Aimed):
        return relations.aim_counts(condition, side.attack, other.id)
    if isinstance(condition, Regard) and condition.against and condition.against != other.id:
        return False
    if name == "afraid":
        return side.roll == SUCCESS_ROLL
    if name == "defending" and not scene.gives_way(play, side.one):
        return against.deed == SHOOT  # K6-14.3: a raised shield
    if isinstance(condition, InCover):  # against each attacker, whether the bearer strikes back or not
        return against.roll == SUCCESS_ROLL and (against.deed != MELEE or condition.obstacle)
    if isinstance(condition, WeaponHold):  # a weapon drawn for this attack is free (K6-30.2)
        return side.deed == MELEE and side.means != "unarmed" and condition.weapon in ("", _weapon(play, side))
    return True


def _from_place(play: GamePlay, side: ContestSide, zone: Zone) -> Found:
    found = [_minus(play, side, "movement", terrain, "K6-11.7") for terrain in zone.terrain]
    if side.deed != MELEE or side.means not in ("", "melee"):
        return found
    close = zone.confined or side.one.has("pinned_under", "lying_on")
    if close and scene.weapon_of(play, _weapon(play, side)).long:
        found.append(_minus(play, side, "unsuitable_weapon", "long_weapon_confined", "K6-11.9"))
    return found


def _weapon(play: GamePlay, side: ContestSide) -> str:
    """The weapon that is used: the one of the attack, else the one in hand."""
    attack = side.attack
    return (attack.weapon if attack is not None else "") or side.one.readied


def _from_sight(play: GamePlay, side: ContestSide, against: Opposing) -> Found:
    ranged = against.deed in (SHOOT, CAST)
    problem = scene.sight_problem(play, side.one, side.other, ranged, side.roll == DEFENCE_ROLL)
    if problem is None:
        return NOTHING
    why, clause = problem
    expects = ("K6-19.19",) if why == "dark_vs_lit" and relations.knows_of(play, side.one, side.other) else ()
    return [_minus(play, side, "visibility", why, clause, *expects)]


def _from_fatigue(play: GamePlay, side: ContestSide) -> Found:
    fresh = side.other.has("fresh") and not side.one.has("fresh")
    if rules.fatigue_counts(side.one.rounds_fought, fresh, play.knobs.fatigue_after_rounds):
        return [_minus(play, side, "exhaustion", "tired_against_fresh", "K6-12.2")]
    return NOTHING


def _from_shooting(play: GamePlay, side: ContestSide) -> Found:
    one, other = side.one, side.other
    found: list[Modifier | DiscountedModifier] = []
    number = scene.band_number(play, one.id, other.id)
    costs = play.knobs.range_penalty
    cost = rules.range_penalty(number, costs.contact, costs.short, costs.medium, costs.long)
    if cost:
        found.append(Modifier(one.id, cost, "", f"range_{scene.BANDS[number]}", ("K6-19.1", "K6-19.2")))
    charging = reach.is_charging(play, other, one)
    if side.deed == SHOOT and _strikes_at(play, other, one):
        close = _minus(play, side, "close_shot", "close_shot", "K6-11.16")
        if charging:
            found.append(DiscountedModifier(close, ("K6-19.10",)))
        elif number == rules.CONTACT:
            found.append(close)
    if reach.is_running(play, other) and resisting_attribute(play, side) in ("", "finesse"):
        running = _minus(play, side, "running_target", "running_target", "K6-11.18" if charging else "K6-11.17")
        waived = charging and not play.knobs.running_target_applies_to_charger
        found.append(DiscountedModifier(running, ("K6-11.18",)) if waived else running)
    return found


def _strikes_at(play: GamePlay, other: Combatant, one: Combatant) -> bool:
    intent = other.intent
    return intent is not None and reach.threatens(play, intent, one.id) and deed_of(intent.means) == MELEE


def resisting_attribute(play: GamePlay, side: ContestSide) -> str:
    """Return the attribute that resists an attack, where its means leave no choice; else nothing.

    Each spell names it. A thing that comes down is dodged, whatever has brought it down (K6-32.5).
    """
    attack = side.attack
    if attack is not None and attack.thing in play.state.zone_of(side.other).overhead:
        return "finesse"
    return scene.spell_of(play, side.spell).defence or "finesse" if side.spell else ""


def _from_numbers(play: GamePlay, side: ContestSide) -> Found:
    attack = side.attack
    if attack is None or len(attack.targets) < 2:
        return NOTHING
    deed = side.one.intent.deed if side.one.intent is not None else None
    knobs, area, targets = play.knobs, is_area(play, attack), len(attack.targets)
    able = "two_target_attack" in side.one.abilities and (deed is None or isinstance(deed, Engage))
    cost = rules.multi_target_penalty(
        targets, area, able, knobs.multi_target_penalty, knobs.area_penalty, knobs.two_target_ability_penalty
    )
    clauses = ("K6-17.2",) if area else ("K6-17.4",) if able and targets == 2 else ("K6-17.3", "K6-17.5")
    wide = ("K6-26.4",) if isinstance(deed, Block) else ()
    return [Modifier(side.one.id, cost, "", "several_targets", (*clauses, *wide))]


def is_area(play: GamePlay, attack: PlannedAttack) -> bool:
    """Return whether the means of an attack affect several without penalty."""
    if attack.spell:
        return scene.spell_of(play, attack.spell).targets in ("area", "several")
    return bool(attack.weapon) and scene.weapon_of(play, attack.weapon).area


def _from_breaking(play: GamePlay, side: ContestSide) -> Modifier | DiscountedModifier:
    bonus = Modifier(side.one.id, play.knobs.break_bonus, "break_attempt", "breaking_free", ("K6-15.1", "K6-11.21"))
    return bonus if side.roll == SUCCESS_ROLL else DiscountedModifier(bonus, ("K6-15.3",))


def _from_behind(play: GamePlay, side: ContestSide, against: Opposing) -> Found:
    found = side.back
    intent = side.one.intent
    if found is not None:
        value = play.knobs.flee_back_penalty if found.why == "fleeing" else play.knobs.advantage_value
        return [Modifier(side.one.id, -value, "back_attack", "back_exposed", (*found.clauses, "K6-11.1"))]
    if intent is not None and relations.runs_past(intent, side.other, against.deed):
        return [DiscountedModifier(_minus(play, side, "back_attack", "back_exposed", "K6-11.19"), ("K6-26.3",))]
    return NOTHING


def _from_surprise(play: GamePlay, side: ContestSide, against: Opposing) -> Found:
    """A target who does not know of the attacker is surprised; an incantation surprises no target (K6-16.6)."""
    if side.still:
        return NOTHING
    surprise = _minus(play, side, "surprise", "surprised", "K6-11.15")
    return [DiscountedModifier(surprise, ("K6-16.6",)) if against.deed == CAST else surprise]


# ---- writing it down -------------------------------------------------------------------------------------------------


NOTHING_WRITTEN = Sum()


@value
class WrittenModifiers:
    """The terms that a side writes down, and why it writes them."""

    terms: Sum
    clauses: tuple[str, ...]


def written(one: Combatant, own: list[Modifier], theirs: list[Modifier], hero_writes: bool) -> WrittenModifiers:
    """Return the terms on one side: all that counts on the hero's, or each on its bearer's."""
    terms = NOTHING_WRITTEN
    why: tuple[str, ...] = ("K6-13.2",) if hero_writes else ()
    if hero_writes and one.side != "hero":
        return WrittenModifiers(terms, why)
    for modifier in own:
        terms = terms.plus(modifier.value, modifier.why, modifier.clauses[0])
    for modifier in theirs if hero_writes else ():
        terms = terms.plus(-modifier.value, Phrase("opponents", {"what": modifier.why}), modifier.clauses[0])
        why = ("K6-13.2", "K6-11.4")
    return WrittenModifiers(terms, (*why, "K6-11.6") if len(terms.terms) > 1 else why)
