"""Lookups in the scene: distances and speeds, hands and weapons, light and sight."""

from __future__ import annotations

from typing import Final, NamedTuple

from holmgang.kernel.fastclasses import value
from holmgang.kernel.play import Play, kept_while_open
from holmgang.systems.k6 import rules
from holmgang.systems.k6.content import SpellModel, WeaponModel
from holmgang.systems.k6.knobs import Knobs
from holmgang.systems.k6.state import Combatant, Hold, LooseItem, State

GamePlay = Play[State, Knobs]


@value
class Finding:
    """A decision, and the clauses it follows from."""

    why: str
    clauses: tuple[str, ...]


BANDS: Final = ("contact", "short", "medium", "long", "out_of_range")
UNARMED: Final = "unarmed"


def weapon_of(play: GamePlay, name: str) -> WeaponModel:
    """A weapon of the pack; empty hands for no name."""
    found: WeaponModel = play.content.kinds["weapons"][name or UNARMED]
    return found


def spell_of(play: GamePlay, name: str) -> SpellModel:
    """A spell of the pack."""
    found: SpellModel = play.content.kinds["spells"][name]
    return found


# ---- who is there ----------------------------------------------------------------------------------------------------


def able_foes(play: GamePlay, one: Combatant) -> list[Combatant]:
    """The opponents who still fight."""
    return able_against(play, one.faction)


@kept_while_open
def able_against(play: GamePlay, faction: str) -> list[Combatant]:
    """Return those who still fight against a side."""
    return [other for other in play.state.combatants if other.faction != faction and other.able]


@kept_while_open
def fighting_against(play: GamePlay, faction: str) -> list[Combatant]:
    """The opponents of a side who have not given up, in whatever state they are."""
    return [
        other
        for other in play.state.combatants
        if other.faction != faction and other.here and not other.has("surrendered")
    ]


@kept_while_open
def able_in(play: GamePlay, faction: str) -> list[Combatant]:
    """Return those of a side who still fight."""
    return [other for other in play.state.combatants if other.faction == faction and other.able]


# ---- distance and speed ----------------------------------------------------------------------------------------------


def band_number(play: GamePlay, a: str, b: str) -> int:
    """The band between two combatants as a number."""
    contact, short, medium, long = play.knobs.band_run_rounds.limits
    return rules.band(play.state.run_rounds(a, b), contact, short, medium, long)


def band(play: GamePlay, a: str, b: str) -> str:
    """The band between two combatants."""
    return BANDS[band_number(play, a, b)]


class SpeedCap(NamedTuple):
    """A step of the ladder that a combatant does not exceed, and the clauses it follows from."""

    step: str
    clauses: tuple[str, ...]


def speed_caps(play: GamePlay, one: Combatant) -> list[SpeedCap]:
    """Return all limits of a combatant's speed."""
    knobs = play.knobs
    caps = []
    if one.concentration:
        caps.append(SpeedCap(knobs.speed_cap_concentration, ("K6-6.5",)))
    if not one.conditions:
        return caps
    if one.has("injured_leg"):
        caps.append(SpeedCap(knobs.speed_cap_leg_or_belly, ("K6-6.6", "K6-19.9")))
    if one.has("injured_belly"):
        caps.append(SpeedCap(knobs.speed_cap_leg_or_belly, ("K6-6.6",)))
    if one.has("knocked_out"):
        caps.append(SpeedCap(knobs.speed_cap_knocked_out, ("K6-6.7",)))
    elif one.has("prone", "pinned_under", "lying_on"):
        caps.append(SpeedCap("walk", ("K6-11.24",)))
    return caps


def minds_a_spell(play: GamePlay, one: Combatant) -> bool:
    """Return whether a spell that is kept up rules out running (K6-28.13)."""
    return bool(one.concentration) and play.knobs.speed_ladder.index(play.knobs.speed_cap_concentration) < rules.RUN


def slow_because(play: GamePlay, one: Combatant) -> tuple[str, ...]:
    """The clauses of all that limits a combatant's speed."""
    return tuple(clause for cap in speed_caps(play, one) for clause in cap.clauses)


def speed(play: GamePlay, one: Combatant) -> int:
    """The step of the speed ladder a combatant can go at now."""
    ladder = play.knobs.speed_ladder
    if not (one.conditions or one.concentration):
        return ladder.index(one.base_speed)
    cap = min([ladder.index(limit.step) for limit in speed_caps(play, one)], default=rules.NO_CAP)
    hasted = play.knobs.haste_steps if one.has("hasted") else 0
    slowed = play.knobs.slow_steps if one.has("slowed") else 0
    return rules.speed_step(ladder.index(one.base_speed), hasted, slowed, cap)


def quarters(play: GamePlay, one: Combatant) -> int:
    """Quarters of a run-round covered in a round at full speed."""
    return rules.quarters_per_round(speed(play, one), play.knobs.speed_factor)


def run_length(play: GamePlay) -> int:
    """Return the quarters of a human run: one run-round, however steep the ladder (K6-6.1)."""
    return rules.quarters_per_round(rules.RUN, play.knobs.speed_factor)


def strides(play: GamePlay, one: Combatant) -> int:
    """Whole run-rounds covered in a round at full speed."""
    return quarters(play, one) // run_length(play)


def can_run(play: GamePlay, one: Combatant) -> bool:
    """Return whether a combatant can run."""
    return kept_from_running(play, one) is None


@kept_while_open
def kept_from_running(play: GamePlay, one: Combatant) -> str | None:
    """Return the clause by which a combatant cannot run; None: he can."""
    if speed(play, one) < rules.RUN:
        return next(iter(slow_because(play, one)), "K6-6.8" if one.has("slowed") else "K6-6.4")
    return one.limited_by("run") or ("K6-16.1" if one.still else None)


def gives_way(play: GamePlay, one: Combatant) -> bool:
    """Return whether a combatant has room to give way, or something to dodge behind (K6-14.3)."""
    zone = play.state.zone_of(one)
    return zone.room or bool(zone.obstacles or zone.cover)


# ---- hands and weapons -----------------------------------------------------------------------------------------------


@kept_while_open
def holders(play: GamePlay) -> list[str]:
    """Return the ids of all who hold an opponent in any way."""
    return [c.holder_id for one in play.state.combatants for c in one.conditions if isinstance(c, Hold)]


def own_weapons(one: Combatant) -> list[str]:
    """Return the weapons of a combatant, the one in hand first."""
    return list(dict.fromkeys([one.readied, *one.weapons] if one.readied else one.weapons))


def loaded(one: Combatant, name: str) -> bool:
    """Return whether this bow or crossbow is loaded."""
    return name in one.loaded


# ---- light and sight -------------------------------------------------------------------------------------------------


def lit(play: GamePlay, one: Combatant) -> bool:
    """Return whether light falls on a combatant: of the place, his own, or that of a bearer near him."""
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


def sight_problem(
    play: GamePlay, one: Combatant, other: Combatant, ranged: bool, defends: bool
) -> tuple[str, str] | None:
    """Return what hinders the sight of an opponent: (circumstance, clause). Blindness itself is a condition."""
    if other.has("invisible", "hidden"):
        if other.has("invisible") and not one.has("invisible") and "ultra_hearing" not in one.senses:
            return "invisible_opponent", "K6-11.8"
        if other.has("hidden") and not (other.intent is not None and other.intent.runs_at):
            return "hidden_target", "K6-11.8"
    if not lit(play, other) and not sees_in_dark(one):
        if lit(play, one) and ranged and defends:
            return "dark_vs_lit", "K6-19.18"
        return "darkness", "K6-11.8"
    return None


# ---- things ----------------------------------------------------------------------------------------------------------


def things_for(play: GamePlay, one: Combatant, means: str) -> list[str]:
    """Return the things of the place for a means: to be thrown, or to be brought down or swung (K6-32.5, K6-32.7)."""
    if means not in ("hurl", "stunt"):
        return []
    zone = play.state.zone_of(one)
    return zone.things_to("throw") if means == "hurl" else [*zone.overhead, *zone.things_to("swing")]


def free_name(play: GamePlay, weapon: str) -> str:
    """A name for a weapon that comes to lie about, unlike those of all other things."""
    taken = [item.id for item in play.state.items]
    names = [weapon, *(f"{weapon}_{number}" for number in range(2, len(taken) + 3))]
    return next(name for name in names if name not in taken)


def lying_weapon(play: GamePlay, thing: str) -> str:
    """The weapon that a thing lying about is; empty if it is none, or lies there no more."""
    return next((item.weapon for item in play.state.items if item.id == thing), "")


def item_in_reach(play: GamePlay, one: Combatant, item: LooseItem) -> bool:
    """Return whether a thing can be reached this round, by a few steps or a run."""
    if not item.near:
        return item.zone == one.zone
    away = play.state.run_rounds(one.id, item.near)
    return away == 0 or (can_run(play, one) and rules.reaches(away, speed(play, one), 0, play.knobs.speed_factor))
