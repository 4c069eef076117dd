"""Reading the scene: distances and speeds, who can reach whom with what, light and sight. Changes nothing."""

from __future__ import annotations

from typing import Any, Final

from holmgang.kernel.play import Play
from holmgang.systems.k6 import rules
from holmgang.systems.k6.content import SpellModel, WeaponModel
from holmgang.systems.k6.state import Combatant, Fight, Intention

Table = Play[Fight]
BANDS: Final = ("contact", "short", "medium", "long", "out_of_range")
UNARMED: Final = "unarmed"


def weapon_of(play: Table, name: str) -> WeaponModel:
    """A weapon of the pack; empty hands for no name."""
    found: WeaponModel = play.content.get("weapons", name or UNARMED)
    return found


def spell_of(play: Table, name: str) -> SpellModel:
    """A spell of the pack."""
    found: SpellModel = play.content.get("spells", name)
    return found


# ---- distance and speed ----------------------------------------------------------------------------------------------


def band_number(play: Table, a: str, b: str) -> int:
    """The band between two combatants as a number."""
    limits = play.knobs.band_run_rounds
    return rules.band(play.state.run_rounds(a, b), limits.contact, limits.short, limits.medium, limits.long)


def band(play: Table, a: str, b: str) -> str:
    """The band between two combatants."""
    return BANDS[band_number(play, a, b)]


def speed_caps(play: Table, one: Combatant) -> list[tuple[str, str]]:
    """What limits a combatant's speed: (step, clause)."""
    knobs = play.knobs
    caps = []
    if one.concentration:
        caps.append((knobs.speed_cap_concentration, "K6-6.5"))
    if one.has("injured_leg", "injured_belly"):
        caps.append((knobs.speed_cap_leg_or_belly, "K6-6.6"))
    if one.has("knocked_out"):
        caps.append((knobs.speed_cap_knocked_out, "K6-6.7"))
    elif one.has("prone", "pinned_under", "lying_on"):
        caps.append(("walk", "K6-11.24"))
    return caps


def speed(play: Table, one: Combatant) -> int:
    """The step of the speed ladder a combatant can go at now."""
    ladder = play.knobs.speed_ladder
    cap = min((ladder.index(step) for step, _ in speed_caps(play, one)), default=rules.NO_CAP)
    hasted = play.knobs.haste_steps if one.has("hasted") else 0
    slowed = play.knobs.slow_steps if one.has("slowed") else 0
    return rules.speed_step(ladder.index(one.base_speed), hasted, slowed, cap)


def quarters(play: Table, one: Combatant) -> int:
    """Quarters of a run-round covered in a round at full speed."""
    return rules.quarters_per_round(speed(play, one), play.knobs.speed_factor)


def can_run(play: Table, one: Combatant) -> bool:
    """Is running possible at all?"""
    return speed(play, one) >= rules.RUN and not one.limited("run") and not one.still


def can_close_in(play: Table, one: Combatant, other: Combatant) -> bool:
    """Can melee contact be made this round, by a few steps or a run?"""
    run_rounds = play.state.run_rounds(one.id, other.id)
    if run_rounds == 0:
        return True
    return can_run(play, one) and rules.reaches(run_rounds, quarters(play, one))


def running_away(intent: Intention | None) -> bool:
    """Does somebody run from his place this round?"""
    if intent is None or intent.stopped:
        return False
    return (
        intent.kind == "flee"
        or intent.pace == "run"
        or (intent.kind == "move" and intent.mode == "run" and not intent.targets)
    )


def is_charging(play: Table, one: Combatant, other: Combatant) -> bool:
    """Is somebody running straight at another this round?"""
    intent = play.state.intention(one.id)
    if intent is None or intent.stopped or play.state.run_rounds(one.id, other.id) == 0:
        return False
    if intent.kind == "move":
        return intent.mode == "run" and intent.destination == other.id
    return other.id in intent.targets and intent.means in ("melee", "unarmed", "stunt")


def is_running(play: Table, one: Combatant) -> bool:
    """Is somebody running this round, to wherever?"""
    intent = play.state.intention(one.id)
    if intent is None or intent.stopped:
        return False
    if running_away(intent) or intent.kind in ("pass_by", "force_through"):
        return True
    if intent.kind == "move" and intent.mode == "run":
        return True
    return any(is_charging(play, one, other) for other in play.state.foes(one))


# ---- hands and weapons -----------------------------------------------------------------------------------------------


def weapon_clause(play: Table, one: Combatant, name: str) -> str | None:
    """The clause that keeps a combatant from using a weapon now, or None."""
    fight, model = play.state, weapon_of(play, name)
    if name in one.ammo and one.ammo[name] <= 0:
        return "K6-19.4"
    if model.part and any(c.part == model.part for c in one.conditions if c.id.startswith("injured")):
        return "K6-22.5"
    if model.weight == "natural" or model.hands == 0:
        return "K6-11.23" if one.limited("hands") and model.weight != "natural" else None
    if name == one.readied and any(
        item.weapon == name and item.holder == one.id and item.pinned_by for item in fight.items
    ):
        return "K6-30.9"
    if "right_arm" in one.disabled_arms and model.hands == 1:
        return "K6-24.9"
    if model.hands == 2 and one.shield:
        return "K6-22.5"
    if model.hands > fight.free_hands(one):
        return "K6-22.5" if any(c.id == "injured_arm" for c in one.conditions) else "K6-11.23"
    return None


def usable_weapons(play: Table, one: Combatant) -> list[str]:
    """Weapons that can be used now, the one in hand first; empty hands last."""
    own = list(dict.fromkeys([*([one.readied] if one.readied else []), *one.weapons]))
    named = [name for name in own if name != UNARMED and weapon_clause(play, one, name) is None]
    return [*named, UNARMED]


def loaded(one: Combatant, name: str) -> bool:
    """Is this bow or crossbow loaded?"""
    return name in one.loaded


def shield_side(fight: Fight, bearer: Combatant, attacker: Combatant) -> str | None:
    """The clause by which a shield does not protect against an attacker, or None: it does."""
    if bearer.limited("shield"):
        held = bearer.condition("shield_held")
        return "K6-23.9" if held is not None and held.holder_id == attacker.id else "K6-23.7"
    if "left_arm" in bearer.disabled_arms:
        return "K6-22.5"
    intent = fight.intention(bearer.id)
    if bearer.id in attacker.behind:
        return "K6-23.10"
    if intent is not None and intent.facing and intent.facing != attacker.id and bearer.has("shield_turned"):
        return "K6-23.10"
    if any(hold.id == "pressed" and victim is not attacker for victim, hold in fight.held_by(bearer)):
        return "K6-23.11"
    return None


# ---- light and sight -------------------------------------------------------------------------------------------------


def lit(play: Table, one: Combatant) -> bool:
    """Does light fall on somebody: of the place, of his own, or of somebody near who carries one?"""
    fight = play.state
    if fight.zone_of(one).lit or one.light:
        return True
    return any(
        other.light and other.here and band_number(play, one.id, other.id) <= rules.SHORT
        for other in fight.combatants
        if other is not one
    )


def sees_in_dark(one: Combatant) -> bool:
    """Infravision and ultra-hearing make up for darkness."""
    return "infravision" in one.senses or "ultra_hearing" in one.senses


def sight_problem(play: Table, one: Combatant, other: Combatant, ranged: bool, defends: bool) -> tuple[str, str] | None:
    """What hinders somebody's sight of another: (circumstance, clause). Blindness itself is a condition."""
    if other.has("invisible") and not one.has("invisible") and "ultra_hearing" not in one.senses:
        return "invisible_opponent", "K6-11.8"
    if other.has("hidden"):
        return "hidden_target", "K6-11.8"
    if not lit(play, other) and not sees_in_dark(one):
        if lit(play, one) and ranged and defends:
            return "dark_vs_lit", "K6-19.18"
        return "darkness", "K6-11.3"
    return None


# ---- odds and ends ---------------------------------------------------------------------------------------------------


def threatens(play: Table, intent: Intention | None, other: str) -> bool:
    """Does an intention, as it stands now, threaten somebody?"""
    return intent is not None and not intent.stopped and other in threatened_by(play, intent)


def threatened_by(play: Table, intent: Intention) -> list[str]:
    """Whom an intention threatens."""
    if intent.kind in ("engage", "block", "prevent", "force_through", "pass_by", "pick_up", "ready", "other"):
        return intent.targets
    if intent.kind == "break_disadvantage":
        hold = broken_hold(play.state.get(intent.who), intent.condition)
        return [hold] if hold else []
    return []


def broken_hold(one: Combatant, name: str) -> str:
    """Who must be beaten to break a condition; nobody where nobody holds (K6-29.1)."""
    for condition in one.conditions:
        if name in (condition.id, f"{condition.id}_by_{condition.holder_id}") and condition.holder_id:
            return condition.holder_id
    return ""


def side_seats(play: Play[Any], side: str) -> list[str]:
    """The seats of a side."""
    return list(dict.fromkeys(one.seat for one in play.state.combatants if one.side == side))
