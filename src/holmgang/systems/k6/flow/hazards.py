"""Chasms, traps, fire: what the place does to people (K6-25.4 to K6-25.9 and the house rules G11, G23)."""

from __future__ import annotations

from holmgang.kernel.play import Flow, rule
from holmgang.kernel.questions import Choose, Option
from holmgang.kernel.sums import Sum
from holmgang.systems.k6.events import Fell, Wounded
from holmgang.systems.k6.flow import wounds
from holmgang.systems.k6.flow.conditions import break_concentration, gain, lose_all, lose_lives, release_all
from holmgang.systems.k6.flow.preventing import stop
from holmgang.systems.k6.state import Combatant, Condition, GamePlay


def fall(play: GamePlay, victim: Combatant, by: Combatant, *why: str) -> Flow[None]:
    """Into the chasm or the trap."""
    fight, zone = play.state, play.state.zone_of(victim)
    play.tell(Fell, who=victim.id, by=by.id, hazard=zone.hazard, clauses=("K6-25.4", *why))
    lose_all(play, victim, ("teetering",), "fell")
    release_all(play, victim, "fell")
    break_concentration(play, victim, by.id, "K6-28.7")
    if victim.side == "gm":
        fight.thrown_down += 1
    yield from _falling_damage(play, victim, by, zone.depth)
    if zone.hazard == "trap" and victim.able:
        gain(play, victim, Condition("prone", by.id))
        stop(play, victim, by.id, "K6-25.4")
        return
    immune = yield from _immunity(play, victim)
    stop(play, victim, by.id, "K6-25.4")
    if immune:
        gain(play, victim, Condition("hanging", by.id), clauses=("K6-25.9",))
    else:
        victim.gone = "fallen"


def _immunity(play: GamePlay, victim: Combatant) -> Flow[bool]:
    """K6-25.9: does a hero catch a ledge?"""
    if victim.side != "hero":
        return False
    default = "hanging" if play.knobs.story_immunity else "fallen"
    question = Choose(
        play.master or "",
        "story_immunity",
        [Option("hanging"), Option("fallen")],
        about=victim.id,
        clauses=("K6-25.9",),
        default=default,
    )
    answer: str = yield from rule(play, question)
    return answer == "hanging"


def _falling_damage(play: GamePlay, victim: Combatant, by: Combatant, depth: int) -> Flow[None]:
    """House (G11): a damage die for each metre beyond two; armour does not help."""
    dice = max(0, depth - 2)
    if not dice:
        return
    damage = yield from wounds.damage_dice(play, by, dice, "fall")
    total = Sum.of(damage, "fall", "K6-21.10")
    play.tell(Wounded, who=victim.id, by=by.id, lives=total, damage_type="crush", clauses=("K6-21.10",))
    lose_lives(play, victim, damage, by.id)


def burn(play: GamePlay, victim: Combatant) -> Flow[None]:
    """House (G23): fire takes what one damage die says, round after round."""
    damage = yield from wounds.damage_dice(play, victim, 1, "fire")
    resistance = min(damage, victim.resistances.get("fire", 0))
    total = Sum.of(damage, "burning", "K6-32.2").plus(-resistance, "resistance", "K6-21.5")
    play.tell(Wounded, who=victim.id, by=victim.id, lives=total, damage_type="fire", clauses=("K6-32.2",))
    lose_lives(play, victim, total.total, victim.id)
