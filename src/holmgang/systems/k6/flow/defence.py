"""Success roll and defence roll: by which attribute, in which way, and who cannot defend at all (K6-8, K6-9, K6-16)."""

from __future__ import annotations

from dataclasses import replace

from holmgang.systems.k6 import rules
from holmgang.systems.k6.board import arms, facing, reach, scene
from holmgang.systems.k6.board.facing import deed_of
from holmgang.systems.k6.board.scene import Finding, Table
from holmgang.systems.k6.flow.advantages import DEFENCE_ROLL, SUCCESS_ROLL, Faced, Fitting, Reckoning, counting, fitting
from holmgang.systems.k6.flow.tables import CAST, DODGE, MELEE, RESIST, SHOOT, WILL
from holmgang.systems.k6.state import BreakDisadvantage, CastSupport, Combatant, Flee, FullDefence, Intention

# ---- the success roll ------------------------------------------------------------------------------------------------


ATTRIBUTE_CLAUSE = {"strength": "K6-8.2", "finesse": "K6-8.3", "soul": "K6-8.4"}


def success_side(play: Table, one: Combatant, other: Combatant) -> Faced:
    """Somebody's success roll against another."""
    intent = one.intent
    assert intent is not None
    attack = intent.deed.attack
    means = attack.means if attack is not None else "melee"
    spell = attack.spell if attack is not None else ""
    attribute = attribute_of(intent)
    clauses = _why_this(play, one, intent, means, attribute)
    return Faced(one, other, SUCCESS_ROLL, deed_of(means), attribute, clauses, None, means, spell)


def _why_this(play: Table, one: Combatant, intent: Intention, means: str, attribute: str) -> tuple[str, ...]:
    """The clauses by which this attribute counts."""
    clause = ATTRIBUTE_CLAUSE[attribute]
    if one.armour.heavy and means == "melee" and attribute == "strength":
        clause = "K6-8.7"
    elif one.armour.heavy and means == "throw":
        clause = "K6-8.9"
    elif means == "stunt":
        clause = "K6-8.8"
    attack = intent.attack
    if isinstance(intent.deed, BreakDisadvantage):
        return clause, "K6-15.4"
    if attack is not None and means == "melee" and attack.weapon:
        return tuple(dict.fromkeys((clause, melee_attributes(play, one, attack.weapon)[1])))
    return (clause,)


def attribute_of(intent: Intention) -> str:
    """The attribute an intention is carried out with."""
    deed = intent.deed
    if deed.attack is not None:
        return deed.attack.attribute
    return deed.attribute if isinstance(deed, (BreakDisadvantage, Flee)) else ""


def melee_attributes(play: Table, one: Combatant, weapon: str) -> tuple[list[str], str]:
    """The attributes a melee roll with a weapon may use, and the clause."""
    return arms.melee_attributes(weapon, scene.weapon_of(play, weapon).weight, one.armour.heavy)


# ---- the defence roll ------------------------------------------------------------------------------------------------


def defended(play: Table, one: Combatant, attack: Faced) -> tuple[Faced, tuple[Reckoning, Reckoning]]:
    """How somebody defends: by the way he chose or the better one; never worse than not at all. And what counts."""
    knobs = play.knobs
    back = facing.back_to(play, one, attack.one, attack.deed)
    frozen = stillness(play, one, attack)
    if frozen is not None and frozen.why == "still":
        return _as_still(play, one, attack, back, *frozen.clauses)
    intent = one.intent
    wanted = intent.defence if intent is not None else "best"
    if wanted == "still":
        return _as_still(play, one, attack, back, "K6-16.11")
    ways = ways_to_defend(play, one, attack, back)
    chosen = [way for way in ways if (way.deed == MELEE) == (wanted == "parry")] if wanted != "best" else []
    bears = fitting(play, attack, ways[0])
    weighed = [(way, counting(play, attack, way, bears)) for way in chosen or ways]
    totals = [way.attribute_value + counts[1].total for way, counts in weighed]
    best, counts = weighed[totals.index(max(totals))]
    cover = sum([m.value for m in counts[1].counts if m.kind == "cover"]) if knobs.floor_keeps_cover else 0
    if knobs.defence_floor_auto and rules.floor_is_better(max(totals), knobs.immobile_attribute + cover):
        return _as_still(play, one, attack, back, "K6-16.12", "K6-16.11", "K6-16.14", bears=bears)
    if frozen is not None:
        best = replace(best, clauses=(*best.clauses, *frozen.clauses))
    return best, counts


def _as_still(
    play: Table, one: Combatant, attack: Faced, back: Finding | None, *clauses: str, bears: Fitting | None = None
) -> tuple[Faced, tuple[Reckoning, Reckoning]]:
    still = Faced(one, attack.one, DEFENCE_ROLL, MELEE, "", clauses, back, still=True)
    return still, counting(play, attack, still, bears)


def stillness(play: Table, one: Combatant, attack: Faced) -> Finding | None:
    """Does somebody count as immobile against an attack: ``still``; or might one think so, and why not: ``astir``."""
    if one.still and play.knobs.opt_immobile:
        return Finding("still", ("K6-16.1",))
    if not one.unaware or not play.knobs.opt_ambush:
        return None
    intent = one.intent
    if attack.deed == CAST:
        return Finding("astir", ("K6-16.6",))
    if intent is not None and (reach.is_running(play, one) or reach.threatened_by(play, intent)):
        return Finding("astir", ("K6-16.7",))
    ambushers = [other for other in play.state.intentions if one.id in reach.threatened_by(play, other)]
    return Finding("still", ("K6-16.5", "K6-16.8") if len(ambushers) > 1 else ("K6-16.5",))


def ways_to_defend(play: Table, one: Combatant, attack: Faced, back: Finding | None) -> list[Faced]:
    """All ways somebody may defend against an attack; ``back``: why he shows the attacker his back, if he does."""
    attacker, intent = attack.one, one.intent

    def way(attribute: str, deed: str, *clauses: str) -> Faced:
        return Faced(one, attacker, DEFENCE_ROLL, deed, attribute, clauses, back)

    guarded = _spell_guard(play, one, intent)
    if guarded is not None:
        return [way("soul", CAST, guarded)]
    if attack.deed == CAST:
        return [way(*_against_spell(play, attack.spell))]
    if back is not None and reach.flees_from(play, one, attacker):
        chosen = intent.deed.attribute if intent is not None and isinstance(intent.deed, Flee) else ""
        return [way(name, DODGE, "K6-26.8") for name in ("strength", "finesse") if not chosen or name == chosen]
    if back is not None:
        return [way("finesse", DODGE, "K6-9.8")]
    shield = one.shield > 0 and scene.shield_fails(play.state, one, attacker) is None
    if attack.deed == SHOOT and not shield:
        return [way("finesse", DODGE, "K6-19.17" if reach.is_charging(play, one, attacker) else "K6-9.7")]
    if not shield and not _can_parry(play, one):
        return [way("finesse", DODGE, "K6-9.2")]
    attributes, _ = melee_attributes(play, one, one.readied)
    better = max(attributes, key=one.attribute)
    if attack.deed == SHOOT:
        return [way("finesse", DODGE, "K6-9.2"), way(better, DODGE, "K6-9.7")]
    return [way("finesse", DODGE, "K6-9.2", "K6-9.6"), way(better, MELEE, "K6-9.4", "K6-9.6")]


def _can_parry(play: Table, one: Combatant) -> bool:
    """A weapon in a hand that can be used; claws, teeth and bows do not parry."""
    weapon = scene.weapon_of(play, one.readied)
    armed = bool(one.readied) and weapon.melee and weapon.weight not in ("natural", "unarmed")
    return armed and arms.weapon_clause(play, one, one.readied) is None


def _spell_guard(play: Table, one: Combatant, intent: Intention | None) -> str | None:
    """The clause by which a spell of the defender's own serves as his defence."""
    if intent is None or not isinstance(intent.deed, (CastSupport, FullDefence)) or not intent.deed.spell:
        return None
    if intent.stopped or one.limited("mouth"):
        return None
    spell = scene.spell_of(play, intent.deed.spell)
    if spell.sort == "defensive":
        return "K6-9.12"
    return "K6-9.13" if spell.usable_as_defence else None


def _against_spell(play: Table, name: str) -> tuple[str, str, str]:
    attribute = scene.spell_of(play, name).defence or "finesse"
    deed = {"finesse": DODGE, "strength": RESIST, "soul": WILL}[attribute]
    return attribute, deed, {"finesse": "K6-9.2", "strength": "K6-9.3", "soul": "K6-9.5"}[attribute]
