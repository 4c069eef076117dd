"""Success roll and defence roll: who rolls with what, the difference and the successes it buys (K6-8, K6-9, K6-16).

Play, shown odds, computer players and bulk tables all build the sides of a contest here.
"""

from __future__ import annotations

from dataclasses import replace

from holmgang.kernel.play import kept_while_open
from holmgang.systems.k6 import rules
from holmgang.systems.k6.board import arms, body, reach, relations, scene
from holmgang.systems.k6.board.advantages import (
    DEFENCE_ROLL,
    SUCCESS_ROLL,
    ContestSide,
    CountedModifiers,
    Opposing,
    RelevantModifiers,
    counted,
    relevant,
    resisting_attribute,
)
from holmgang.systems.k6.board.relations import deed_of
from holmgang.systems.k6.board.scene import Finding
from holmgang.systems.k6.knobs import Knobs
from holmgang.systems.k6.state import (
    BreakDisadvantage,
    CastSupport,
    Combatant,
    Flee,
    FullDefence,
    GamePlay,
    Intention,
    PlannedAttack,
)
from holmgang.systems.k6.tables import CAST, DODGE, MELEE, RESIST, SHOOT, WILL

Defence = tuple[ContestSide, tuple[CountedModifiers, CountedModifiers]]
"""The defender's side, and what counts for the attacker and for the defender."""


def how_many(knobs: Knobs, diff: int) -> int:
    """Return how many successes a difference buys (K6-20.1)."""
    one, two, three = knobs.success_thresholds
    return rules.successes(diff, one, two, three, knobs.max_successes)


# ---- the success roll ------------------------------------------------------------------------------------------------


ATTRIBUTE_CLAUSE = {"strength": "K6-8.2", "finesse": "K6-8.3", "soul": "K6-8.4"}


def success_side(play: GamePlay, one: Combatant, other: Combatant) -> ContestSide:
    """Return the side of a combatant who rolls for the success of his intention."""
    intent = one.intent
    assert intent is not None
    attack = intent.deed.attack
    if attack is not None:
        return attack_side(play, one, other, attack)
    attribute = attribute_of(intent)
    clauses = _attribute_clauses(play, one, "melee", attribute, "")
    if isinstance(intent.deed, BreakDisadvantage):
        clauses = (clauses[0], "K6-15.4")
    return ContestSide(one, other, SUCCESS_ROLL, MELEE, attribute, one.attribute(attribute), clauses)


def attack_side(play: GamePlay, one: Combatant, other: Combatant, attack: PlannedAttack) -> ContestSide:
    """Return the attacker's side of an attack, announced or only considered."""
    attribute = attack.attribute
    clauses = _attribute_clauses(play, one, attack.means, attribute, attack.weapon)
    deed = deed_of(attack.means)
    return ContestSide(one, other, SUCCESS_ROLL, deed, attribute, one.attribute(attribute), clauses, None, attack)


def _attribute_clauses(play: GamePlay, one: Combatant, means: str, attribute: str, weapon: str) -> tuple[str, ...]:
    """Return the clauses by which this attribute counts."""
    clause = ATTRIBUTE_CLAUSE[attribute]
    if one.armour.heavy and means == "melee" and attribute == "strength":
        clause = "K6-8.7"
    elif one.armour.heavy and means == "throw":
        clause = "K6-8.9"
    elif means == "stunt":
        clause = "K6-8.8"
    if means == "melee" and weapon:
        by_weapon = arms.attributes(play, one, means, weapon)[1]
        return (clause,) if by_weapon == clause else (clause, by_weapon)
    return (clause,)


def attribute_of(intent: Intention) -> str:
    """Return the attribute an intention is carried out with."""
    deed = intent.deed
    if deed.attack is not None:
        return deed.attack.attribute
    return deed.attribute if isinstance(deed, (BreakDisadvantage, Flee)) else ""


# ---- the defence roll ------------------------------------------------------------------------------------------------


def defended(play: GamePlay, one: Combatant, attack: ContestSide, back: Finding | None) -> Defence:
    """Return how a combatant defends: in the chosen way or the better one, never worse than not at all (K6-16.11).

    ``back`` says why he shows the attacker his back, see :func:`holmgang.systems.k6.board.facing.back_to`.
    """
    knobs = play.knobs
    ways = _defences(play, one, attack.one, attack.deed, resisting_attribute(play, attack), back)
    bears = relevant(play, attack, ways[0][0].opposing)
    weighed = [(way, counted(play, attack, way, bears, theirs)) for way, theirs in ways]
    if len(weighed) == 1 and weighed[0][0].still:
        return weighed[0]
    totals = [way.before_die(counts[1]) for way, counts in weighed]
    best, counts = weighed[totals.index(max(totals))]
    cover = sum([m.value for m in counts[1].counts if m.kind == "cover"]) if knobs.floor_keeps_cover else 0
    if knobs.defence_floor_auto and rules.floor_is_better(max(totals), knobs.immobile_attribute + cover):
        still = _still_side(play, one, attack.one, back, ("K6-16.12", "K6-16.11", "K6-16.14"))
        return still, counted(play, attack, still, bears, relevant(play, still, attack.opposing))
    return best, counts


@kept_while_open
def _defences(
    play: GamePlay, one: Combatant, attacker: Combatant, deed: str, resisted_with: str, back: Finding | None
) -> list[tuple[ContestSide, RelevantModifiers]]:
    """Return the ways among which a defender takes the best, each with what bears on it.

    They depend on the attacker, his deed and the attribute that resists his spell, but not on his weapon.
    """
    against = Opposing(SUCCESS_ROLL, deed)
    stillness = _stillness(play, one, attacker, deed)
    intent = one.intent
    wanted = intent.defence if intent is not None else "best"
    if stillness is not None and stillness.why == "still":
        ways = [_still_side(play, one, attacker, back, stillness.clauses)]
    elif wanted == "still":
        ways = [_still_side(play, one, attacker, back, ("K6-16.11",))]
    else:
        ways = _ways_to_defend(play, one, attacker, deed, resisted_with, back)
        chosen = [way for way in ways if (way.deed == MELEE) == (wanted == "parry")] if wanted != "best" else []
        ways = chosen or ways
        if stillness is not None:
            ways = [replace(way, clauses=(*way.clauses, *stillness.clauses)) for way in ways]
    return [(way, relevant(play, way, against)) for way in ways]


def _still_side(
    play: GamePlay, one: Combatant, attacker: Combatant, back: Finding | None, clauses: tuple[str, ...]
) -> ContestSide:
    base = play.knobs.immobile_attribute
    return ContestSide(one, attacker, DEFENCE_ROLL, MELEE, "", base, clauses, back, still=True)


def _stillness(play: GamePlay, one: Combatant, attacker: Combatant, deed: str) -> Finding | None:
    """Return why a combatant counts as immobile against an attack (``still``).

    ``astir``: he does not know of the attacker and yet does not count as immobile. None: neither.
    """
    if one.still and play.knobs.opt_immobile:
        return Finding("still", ("K6-16.1",))
    if not play.knobs.opt_ambush or relations.knows_of(play, one, attacker):
        return None
    if deed == CAST:
        return Finding("astir", ("K6-16.6",))
    if relations.stirs(play, one):
        return Finding("astir", ("K6-16.7",))
    alone = ("K6-16.5",) if one.unaware else ("K6-16.5", "K6-16.15")
    return Finding("still", (*alone, "K6-16.8") if len(relations.ambushers(play, one)) > 1 else alone)


def _ways_to_defend(
    play: GamePlay, one: Combatant, attacker: Combatant, deed: str, resisted_with: str, back: Finding | None
) -> list[ContestSide]:
    """Return all ways in which a combatant may defend against an attack."""
    intent = one.intent

    def way(attribute: str, by: str, *clauses: str) -> ContestSide:
        return ContestSide(one, attacker, DEFENCE_ROLL, by, attribute, one.attribute(attribute), clauses, back)

    guarded = _spell_guard(play, one, intent)
    if guarded is not None:
        return [way("soul", CAST, guarded)]
    if resisted_with:
        return [way(resisted_with, *RESISTED[resisted_with])]
    if back is not None and reach.flees_from(play, one, attacker):
        if deed == SHOOT:  # no legs outrun an arrow
            return [way("finesse", DODGE, "K6-9.7")]
        chosen = intent.deed.attribute if intent is not None and isinstance(intent.deed, Flee) else ""
        return [way(name, DODGE, "K6-26.8") for name in ("strength", "finesse") if not chosen or name == chosen]
    if back is not None:
        return [way("finesse", DODGE, "K6-9.8")]
    if not relations.knows_of(play, one, attacker):
        return [way("finesse", DODGE, "K6-16.15")]
    shield = one.shield > 0 and body.shield_fails(play, one, attacker) is None
    if deed == SHOOT and not shield:
        return [way("finesse", DODGE, "K6-19.17" if reach.is_charging(play, one, attacker) else "K6-9.7")]
    if not shield and not _can_parry(play, one):
        return [way("finesse", DODGE, "K6-9.2")]
    better = max(arms.attributes(play, one, "melee", one.readied)[0], key=one.attribute)
    if deed == SHOOT:
        return [way("finesse", DODGE, "K6-9.2"), way(better, DODGE, "K6-9.7")]
    return [way("finesse", DODGE, "K6-9.2", "K6-9.6"), way(better, MELEE, "K6-9.4", "K6-9.6")]


@kept_while_open
def _can_parry(play: GamePlay, one: Combatant) -> bool:
    """Return whether a hand that can be used holds a weapon; claws, teeth and bows do not parry."""
    weapon = scene.weapon_of(play, one.readied)
    armed = bool(one.readied) and weapon.melee and weapon.weight not in ("natural", "unarmed")
    return armed and arms.weapon_clause(play, one, one.readied) is None


def _spell_guard(play: GamePlay, one: Combatant, intent: Intention | None) -> str | None:
    """Return the clause by which the defender's own spell serves as his defence."""
    if intent is None or not isinstance(intent.deed, (CastSupport, FullDefence)) or not intent.deed.spell:
        return None
    if intent.stopped or one.limited("mouth"):
        return None
    spell = scene.spell_of(play, intent.deed.spell)
    if spell.sort == "defensive":
        return "K6-9.12"
    return "K6-9.13" if spell.usable_as_defence else None


RESISTED = {"finesse": (DODGE, "K6-9.2"), "strength": (RESIST, "K6-9.3"), "soul": (WILL, "K6-9.5")}
"""The defence against a spell, by the attribute that resists it, with its clause."""
