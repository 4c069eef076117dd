"""What counts in a roll: advantages and disadvantages by kind, bearer, relevance and symmetry (K6-11 to K6-19).

``Faced`` is one side of a comparison: who rolls what, with which attribute and for which deed. ``counting`` gives for
both sides what counts, one per kind, still with its bearer; ``booked`` moves it to the side that writes it down.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from holmgang.kernel.sums import Say, Sum
from holmgang.systems.k6 import rules, scene
from holmgang.systems.k6.scene import Table
from holmgang.systems.k6.state import Combatant, Condition, Intention
from holmgang.systems.k6.tables import (
    CAST,
    CONDITIONS,
    DEFENCE_ONLY,
    DODGE,
    IRRELEVANT_WHEN,
    LYING,
    MELEE,
    RELEVANCE,
    RESIST,
    SHOOT,
    WILL,
)

SUCCESS_ROLL, DEFENCE_ROLL = "success", "defence"


@dataclass(frozen=True)
class Modifier:
    """A number that counts, whose it is, and why. ``kind`` is empty for what always adds up (K6-19.2)."""

    bearer: str
    value: int
    kind: str
    why: str
    clause: str


@dataclass(frozen=True)
class Faced:
    """One side of a comparison."""

    one: Combatant
    other: Combatant
    roll: str
    deed: str
    attribute: str
    clause: str
    means: str = ""
    still: bool = False

    @property
    def attribute_value(self) -> int:
        """The attribute that counts; an immobile target has none."""
        return self.one.attribute(self.attribute) if self.attribute else 0


def means_of(intent: Intention) -> str:
    """The means of a threat; stopping and struggling are melee."""
    return intent.means or "melee"


def deed_of(means: str) -> str:
    """The column of the relevance table for a success roll."""
    if means in ("shoot", "throw"):
        return SHOOT
    return CAST if means in ("spell", "item") else MELEE


# ---- collecting ------------------------------------------------------------------------------------------------------


def counting(play: Table, own: Faced, other: Faced) -> tuple[list[Modifier], list[Modifier]]:
    """What counts on each side: relevant, not the same for both, one per kind."""
    mine = [m for m in _all(play, own, other) if relevant(m, own)]
    theirs = [m for m in _all(play, other, own) if relevant(m, other)]
    mine, theirs = _unlike(mine, theirs), _unlike(theirs, mine)
    if not play.knobs.same_kind_stacks:
        mine, theirs = one_per_kind(mine), one_per_kind(theirs)
    return _of_still(play, own, mine), _of_still(play, other, theirs)


def _of_still(play: Table, faced: Faced, modifiers: list[Modifier]) -> list[Modifier]:
    """An immobile target counts nothing of its own; under the floor cover may stay, by the knob (K6-16.14)."""
    if not faced.still:
        return modifiers
    stays = play.knobs.floor_keeps_cover and faced.clause == "K6-16.11"
    return [m for m in modifiers if stays and m.kind == "cover"]


def notes(play: Table, own: Faced, other: Faced) -> list[str]:
    """The clauses by which something does *not* count, or counts together: what a person would otherwise miss."""
    everything, theirs = list(_all(play, own, other)), [m for m in _all(play, other, own) if relevant(m, other)]
    fitting = [m for m in everything if relevant(m, own)]
    unlike = _unlike(fitting, theirs)
    cited: list[str] = []
    for modifier in everything:
        if modifier not in fitting:
            cited.append(_irrelevance(modifier, own))
            bought = own.one.condition(modifier.why)
            if bought is not None and bought.source_id not in ("", own.one.id):
                cited.append("K6-24.3")
    for modifier in fitting:
        if modifier not in unlike:
            cited += ["K6-11.3", "K6-25.6"] if modifier.why == "teetering" else ["K6-11.3"]
    if own.one.has(*LYING) and own.other.has(*LYING):
        cited.append("K6-11.3")
    kept = one_per_kind(unlike)
    if any(_arose_now(play, own.one, modifier) for modifier in kept):
        cited += ["K6-11.2", "K6-10.2"]
    if len(kept) < len(unlike) and not play.knobs.same_kind_stacks:
        cited += ["K6-11.5", "K6-11.22"]
    if own.still and kept:
        cited += ["K6-16.3", "K6-13.3"]
    intent = play.state.intention(own.one.id)
    if intent is not None and intent.kind == "pass_by" and play.state.zone_of(other.one).passage:
        cited += ["K6-26.3"]
    if intent is not None and intent.kind == "break_disadvantage" and own.roll == SUCCESS_ROLL:
        cited += ["K6-15.4", "K6-15.5"] if any(m.kind == "movement" for m in kept) else ["K6-15.4"]
    if intent is not None and intent.kind == "break_disadvantage" and own.roll == DEFENCE_ROLL:
        cited.append("K6-15.3")
    if intent is not None and intent.kind == "block" and len(intent.targets) > 1:
        cited.append("K6-26.4")
    if intent is not None and intent.kind == "flee" and own.roll == DEFENCE_ROLL:
        cited.append("K6-14.8")
    if any(m.why == "dark_vs_lit" for m in kept) and not own.one.unaware:
        cited.append("K6-19.19")
    if own.roll == SUCCESS_ROLL and scene.is_charging(play, other.one, own.one) and own.deed == SHOOT:
        cited += ["K6-11.18", "K6-19.10"]
    return list(dict.fromkeys(cited))


def _arose_now(play: Table, one: Combatant, modifier: Modifier) -> bool:
    condition = one.condition(modifier.why)
    return condition is not None and condition.created_round == play.state.round and condition.source_id != one.id


def _irrelevance(modifier: Modifier, faced: Faced) -> str:
    if modifier.why == "injured_leg":
        return "K6-11.33"
    if modifier.kind == "movement" and faced.deed in (RESIST, WILL):
        return "K6-11.32"
    return "K6-11.31"


def relevant(modifier: Modifier, faced: Faced) -> bool:
    """K6-11.31: only what bears on the deed counts."""
    if not modifier.kind:
        return True
    if faced.deed in IRRELEVANT_WHEN.get(modifier.why, ()):
        return False
    return faced.deed in RELEVANCE[modifier.kind]


def _unlike(mine: list[Modifier], theirs: list[Modifier]) -> list[Modifier]:
    """K6-11.3: what affects both alike gives nobody anything; circumstance by circumstance, not kind by kind."""
    shared = [m.why for m in theirs if m.why == "darkness" or (m.why in CONDITIONS and CONDITIONS[m.why].both_alike)]
    return [m for m in mine if m.why not in shared]


def one_per_kind(modifiers: list[Modifier]) -> list[Modifier]:
    """K6-11.5: at most one bonus and one penalty per kind."""
    kept: dict[tuple[str, bool, int], Modifier] = {}
    for place, modifier in enumerate(modifiers):
        key = (modifier.kind, modifier.value > 0, 0 if modifier.kind else place)
        kept.setdefault(key, modifier)
    return list(kept.values())


def _all(play: Table, faced: Faced, against: Faced) -> Iterator[Modifier]:
    yield from _from_conditions(play, faced, against)
    yield from _from_place(play, faced)
    yield from _from_sight(play, faced, against)
    yield from _from_fatigue(play, faced)
    if faced.roll == SUCCESS_ROLL:
        yield from _from_shooting(play, faced)
        yield from _from_numbers(play, faced)
        yield from _from_breaking(play, faced)
    else:
        yield from _from_behind(play, faced, against)
        if faced.one.unaware and not faced.still:
            yield _minus(play, faced, "surprise", "surprised", "K6-11.15")


def _minus(play: Table, faced: Faced, kind: str, why: str, clause: str) -> Modifier:
    return Modifier(faced.one.id, -play.knobs.advantage_value, kind, why, clause)


def _from_conditions(play: Table, faced: Faced, against: Faced) -> Iterator[Modifier]:
    knobs, value = play.knobs, play.knobs.advantage_value
    special = {
        "aimed": knobs.aim_bonus,
        "opening": knobs.feint_bonus,
        "distracted": -knobs.distract_penalty,
        "defending": knobs.full_defence_bonus,
    }
    for condition in faced.one.conditions:
        row = CONDITIONS[condition.id]
        if row.kind and _applies(play, condition, faced, against):
            amount = special.get(condition.id, value if row.advantage else -value)
            yield Modifier(faced.one.id, amount, row.kind, condition.id, row.clause)


def _applies(play: Table, condition: Condition, faced: Faced, against: Faced) -> bool:
    """Conditions that count only in certain rolls."""
    name, other = condition.id, faced.other
    if name in DEFENCE_ONLY and faced.roll != DEFENCE_ROLL:
        return False
    if name in LYING:
        return not other.has("prone", "lying_on", "pinned_under")
    if name in ("opening", "afraid", "aimed") and condition.against and condition.against != other.id:
        return False
    if name == "afraid":
        return faced.roll == SUCCESS_ROLL
    if name == "in_cover" and against.deed == MELEE:
        return condition.part == "obstacle"
    if name == "weapon_bound":
        return faced.deed == MELEE and faced.means != "unarmed"
    if name in ("held_limb", "pinned_under", "pressed", "cornered") and faced.roll == SUCCESS_ROLL:
        intent = play.state.intention(faced.one.id)
        breaking = intent is not None and intent.kind == "break_disadvantage" and condition.holder_id == other.id
        return play.knobs.break_keeps_held_penalty or not breaking
    return True


def _from_place(play: Table, faced: Faced) -> Iterator[Modifier]:
    zone = play.state.zone_of(faced.one)
    for terrain in zone.terrain:
        yield _minus(play, faced, "movement", terrain, "K6-11.7")
    weapon = scene.weapon_of(play, faced.one.readied if faced.means in ("", "melee") else "")
    wrestling = faced.one.has("pinned_under", "lying_on")
    if faced.deed == MELEE and weapon.long and (zone.confined or wrestling):
        yield _minus(play, faced, "unsuitable_weapon", "long_weapon_confined", "K6-11.9")


def _from_sight(play: Table, faced: Faced, against: Faced) -> Iterator[Modifier]:
    ranged = against.deed in (SHOOT, CAST)
    problem = scene.sight_problem(play, faced.one, faced.other, ranged, faced.roll == DEFENCE_ROLL)
    if problem is not None:
        yield _minus(play, faced, "visibility", *problem)


def _from_fatigue(play: Table, faced: Faced) -> Iterator[Modifier]:
    fresh = faced.other.has("fresh") and not faced.one.has("fresh")
    if rules.fatigue_counts(faced.one.rounds_fought, fresh, play.knobs.fatigue_after_rounds):
        yield _minus(play, faced, "exhaustion", "tired_against_fresh", "K6-12.2")


def _from_shooting(play: Table, faced: Faced) -> Iterator[Modifier]:
    fight, one, other = play.state, faced.one, faced.other
    if faced.deed not in (SHOOT, CAST):
        return
    number = scene.band_number(play, one.id, other.id)
    costs = play.knobs.range_penalty
    cost = rules.range_penalty(number, costs.contact, costs.short, costs.medium, costs.long)
    if cost:
        yield Modifier(one.id, cost, "", f"range_{scene.BANDS[number]}", "K6-19.1")
    attacker = fight.intention(other.id)
    close = scene.threatens(play, attacker, one.id) and attacker is not None and deed_of(means_of(attacker)) == MELEE
    if faced.deed == SHOOT and number == rules.CONTACT and close:
        yield _minus(play, faced, "close_shot", "close_shot", "K6-11.16")
    if scene.is_running(play, other) and _dodgeable(play, faced):
        charging = scene.is_charging(play, other, one)
        if not charging or play.knobs.running_target_applies_to_charger:
            clause = "K6-11.18" if charging else "K6-11.17"
            yield _minus(play, faced, "running_target", "running_target", clause)


def _dodgeable(play: Table, faced: Faced) -> bool:
    intent = play.state.intention(faced.one.id)
    if faced.deed == SHOOT or intent is None or not intent.spell:
        return True
    return scene.spell_of(play, intent.spell).defence == "finesse"


def _from_numbers(play: Table, faced: Faced) -> Iterator[Modifier]:
    intent = play.state.intention(faced.one.id)
    if intent is None:
        return
    targets = len(scene.threatened_by(play, intent))
    area = is_area(play, intent)
    able = "two_target_attack" in faced.one.abilities and intent.kind == "engage"
    knobs = play.knobs
    cost = rules.multi_target_penalty(
        targets, area, able, knobs.multi_target_penalty, knobs.area_penalty, knobs.two_target_ability_penalty
    )
    if targets > 1:
        clause = "K6-17.2" if area else "K6-17.4" if able and targets == 2 else "K6-17.5" if intent.die else "K6-17.3"
        yield Modifier(faced.one.id, cost, "", "several_targets", clause)


def is_area(play: Table, intent: Intention) -> bool:
    """Does the means of an intention affect several without penalty?"""
    if intent.spell:
        return scene.spell_of(play, intent.spell).targets in ("area", "several")
    return bool(intent.weapon) and scene.weapon_of(play, intent.weapon).area


def _from_breaking(play: Table, faced: Faced) -> Iterator[Modifier]:
    intent = play.state.intention(faced.one.id)
    if intent is not None and intent.kind == "break_disadvantage":
        yield Modifier(faced.one.id, play.knobs.break_bonus, "break_attempt", "breaking_free", "K6-15.1")


def _from_behind(play: Table, faced: Faced, against: Faced) -> Iterator[Modifier]:
    found = back_to(play, faced.one, faced.other, against.deed)
    if found is not None:
        why, clause = found
        value = play.knobs.flee_back_penalty if why == "fleeing" else play.knobs.advantage_value
        yield Modifier(faced.one.id, -value, "back_attack", "back_exposed", clause)


def back_to(play: Table, one: Combatant, attacker: Combatant, deed: str) -> tuple[str, str] | None:
    """Does somebody show an attacker his back this round? (why, clause)"""
    fight = play.state
    intent = fight.intention(one.id)
    if one.id in attacker.behind:
        return "behind", "K6-11.19"
    if intent is None or intent.stopped:
        return None
    if intent.kind == "flee" and (not intent.targets or attacker.id in intent.targets):
        return "fleeing", "K6-26.7"
    if intent.kind == "pass_by" and attacker.id in intent.around and deed == MELEE:
        return None if fight.zone_of(attacker).passage else ("running_past", "K6-26.3")
    if deed == MELEE and _surrounded(play, one, attacker, intent):
        return "surrounded", "K6-11.19"
    return None


NOT_TURNED = ("pass_by", "force_through", "break_disadvantage", "pick_up")
"""Intentions that threaten somebody without turning one's back on the others."""


def _surrounded(play: Table, one: Combatant, attacker: Combatant, intent: Intention) -> bool:
    fight = play.state
    targets = scene.threatened_by(play, intent)
    turned = bool(targets) and attacker.id not in targets and deed_of(means_of(intent)) == MELEE
    if not turned or not fight.zone_of(one).room or intent.kind in NOT_TURNED:
        return False
    near = [foe for foe in fight.foes(one) if foe.able and _at_hand(play, foe, one)]
    return len(near) >= 2


def _at_hand(play: Table, foe: Combatant, one: Combatant) -> bool:
    return play.state.run_rounds(foe.id, one.id) == 0 or scene.is_charging(play, foe, one)


# ---- the two sides of a comparison -----------------------------------------------------------------------------------


def success_side(play: Table, one: Combatant, other: Combatant) -> Faced:
    """Somebody's success roll against another."""
    intent = play.state.intention(one.id)
    assert intent is not None
    means = means_of(intent)
    clause = {"strength": "K6-8.2", "finesse": "K6-8.3", "soul": "K6-8.4"}[intent.attribute]
    if one.armour.heavy and means == "melee" and intent.attribute == "strength":
        clause = "K6-8.7"
    elif one.armour.heavy and means == "throw":
        clause = "K6-8.9"
    elif means == "stunt":
        clause = "K6-8.8"
    return Faced(one, other, SUCCESS_ROLL, deed_of(means), intent.attribute, clause, means)


def melee_attributes(play: Table, one: Combatant, weapon: str) -> tuple[list[str], str]:
    """The attributes a melee roll with a weapon may use, and the clause."""
    model = scene.weapon_of(play, weapon)
    if one.armour.heavy:
        return ["strength"], "K6-8.7"
    if model.weight in ("heavy", "unarmed") or (model.weight == "natural" and "claws" not in weapon):
        return ["strength"], "K6-8.2"
    return ["strength", "finesse"], "K6-8.5"


def better(one: Combatant, names: list[str]) -> str:
    """The higher of some attributes; the first where they are equal."""
    return max(names, key=one.attribute)


def is_still(play: Table, one: Combatant, attacker: Combatant, deed: str) -> str | None:
    """The clause by which somebody counts as immobile against an attacker, or None."""
    if one.still and play.knobs.opt_immobile:
        return "K6-16.1"
    intent = play.state.intention(one.id)
    moving = intent is not None and (scene.is_running(play, one) or bool(scene.threatened_by(play, intent)))
    if one.unaware and play.knobs.opt_ambush and not moving and deed != CAST:
        return "K6-16.5"
    return None


def ways_to_defend(play: Table, one: Combatant, attack: Faced) -> list[Faced]:
    """All ways somebody may defend against an attack."""
    attacker, intent = attack.one, play.state.intention(one.id)
    fleeing = intent is not None and intent.kind == "flee" and not intent.stopped

    def way(attribute: str, deed: str, clause: str) -> Faced:
        return Faced(one, attacker, DEFENCE_ROLL, deed, attribute, clause)

    guarded = _spell_guard(play, one, intent)
    if guarded is not None:
        return [way("soul", CAST, guarded)]
    if attack.deed == CAST:
        return [_against_spell(play, attacker, way)]
    if fleeing:
        return [way("strength", DODGE, "K6-26.8"), way("finesse", DODGE, "K6-26.8")]
    ways = [way("finesse", DODGE, "K6-9.2")]
    if back_to(play, one, attacker, attack.deed) is not None:
        return [way("finesse", DODGE, "K6-9.8")]
    attributes, _ = melee_attributes(play, one, one.readied)
    shield = one.shield > 0 and scene.shield_side(play.state, one, attacker) is None
    if attack.deed == SHOOT:
        if shield:
            ways.append(way(better(one, attributes), DODGE, "K6-9.7"))
        else:
            ways = [way("finesse", DODGE, "K6-19.17" if scene.is_running(play, one) else "K6-9.7")]
        return ways
    if _can_parry(play, one) or shield:
        ways.append(way(better(one, attributes), MELEE, "K6-9.4"))
    return ways


def _can_parry(play: Table, one: Combatant) -> bool:
    """A weapon in a hand that can be used; claws, teeth and bows do not parry."""
    weapon = scene.weapon_of(play, one.readied)
    armed = bool(one.readied) and weapon.melee and weapon.weight not in ("natural", "unarmed")
    return armed and scene.weapon_clause(play, one, one.readied) is None


def _spell_guard(play: Table, one: Combatant, intent: Intention | None) -> str | None:
    """The clause by which a spell of the defender's own serves as his defence."""
    if intent is None or intent.stopped or not intent.spell or intent.kind not in ("cast_support", "full_defence"):
        return None
    spell = scene.spell_of(play, intent.spell)
    if spell.sort == "defensive":
        return "K6-9.12"
    return "K6-9.13" if spell.usable_as_defence else None


def _against_spell(play: Table, attacker: Combatant, way: object) -> Faced:
    intent = play.state.intention(attacker.id)
    assert intent is not None
    assert callable(way)
    attribute = scene.spell_of(play, intent.spell).defence or "finesse"
    deed = {"finesse": DODGE, "strength": RESIST, "soul": WILL}[attribute]
    clause = {"finesse": "K6-9.2", "strength": "K6-9.3", "soul": "K6-9.5"}[attribute]
    found: Faced = way(attribute, deed, clause)
    return found


# ---- writing it down -------------------------------------------------------------------------------------------------


def booked(play: Table, one: Combatant, own: list[Modifier], other: Combatant, theirs: list[Modifier]) -> Sum:
    """The modifiers somebody writes down (K6-13.2): all of them on the hero's side, or each on its bearer's."""
    terms = Sum()
    if play.knobs.bookkeeping == "bearer" or one.side == other.side:
        for modifier in own:
            terms = terms.plus(modifier.value, modifier.why, modifier.clause)
        return terms
    if one.side != "hero":
        return terms
    for modifier in own:
        terms = terms.plus(modifier.value, modifier.why, modifier.clause)
    for modifier in theirs:
        terms = terms.plus(-modifier.value, Say("opponents", {"what": modifier.why}), modifier.clause)
    return terms


def own_total(modifiers: list[Modifier]) -> int:
    """What a list of modifiers adds up to for its bearer."""
    return sum(modifier.value for modifier in modifiers)
