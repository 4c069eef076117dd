"""Casting: the incantation, what a new spell does to an old one, and spells that threaten nobody (K6-28, K6-32)."""

from __future__ import annotations

from holmgang.kernel.play import Flow
from holmgang.kernel.sums import Sum
from holmgang.systems.k6 import scene, wounds
from holmgang.systems.k6.effects import end_spell, gain, lose, lose_all
from holmgang.systems.k6.events import Escaped, Healed, SceneAdded, SpellCast
from holmgang.systems.k6.scene import Table
from holmgang.systems.k6.state import Combatant
from holmgang.systems.k6.tables import CONDITIONS, INJURY


def spoken(play: Table, one: Combatant) -> None:
    """The incantation of somebody who was not stopped is spoken; the spell works on whom it hits."""
    intent = play.state.intention(one.id)
    if intent is None or not intent.spell or intent.stopped or intent.cast or intent.kind == "full_defence":
        return
    intent.cast = True
    if one.side == "gm":
        play.state.casts += 1
    clauses = ["K6-28.15", "K6-17.6"]
    if len(intent.targets) > 1:
        clauses.append("K6-28.18")
    if intent.kind == "cast_support":
        clauses.append("K6-9.16")
    if one.concentration:
        end_spell(play, one)
        clauses.append("K6-28.12")
    play.tell(SpellCast(who=one.id, spell=intent.spell, targets=tuple(intent.targets), clauses=tuple(clauses)))


def support(play: Table, one: Combatant) -> Flow[None]:
    """A spell that threatens nobody takes effect."""
    intent = play.state.intention(one.id)
    assert intent is not None
    spell = scene.spell_of(play, intent.spell)
    spoken(play, one)
    if spell.leaves:
        one.gone = "left"
        play.tell(Escaped(who=one.id, how=intent.spell, clauses=("K6-9.13",)))
        return
    friend = play.state.get(intent.targets[0]) if intent.targets else one
    if spell.heals_kz:
        yield from heal(play, friend, spell.heals_kz, spell.heals, intent.spell)
    if spell.condition in CONDITIONS:
        gain(play, friend, spell.condition, one.id, part=f"spell:{intent.spell}", rounds=spell.rounds or None)
    if spell.adds_kz:
        gain(
            play,
            friend,
            "sparking",
            one.id,
            part=f"spell:{intent.spell}",
            rounds=spell.rounds or None,
            clauses=("K6-21.12",),
        )
    if spell.targets == "place":
        play.state.zone_of(one).lit = True
        play.tell(SceneAdded(what="light", clauses=("K6-1.7",)))
    if spell.concentration:
        one.concentration, one.concentration_on = intent.spell, friend.id


def heal(play: Table, one: Combatant, dice: int, plus: int, source: str) -> Flow[None]:
    """House (G4): lives come back; with the last of them all serious injuries vanish (K6-22.10)."""
    rolled = yield from wounds.kz(play, one, dice, source)
    restore(play, one, Sum.of(rolled, "damage_dice_healed", "K6-21.10").plus(plus, source, "K6-11.30"))


def restore(play: Table, one: Combatant, amount: Sum) -> None:
    """Lives come back, up to the full number."""
    gained = amount.at_most(one.lives_max - one.lives, "full_lives", "K6-22.10")
    one.lives += gained.total
    play.tell(Healed(who=one.id, lives=gained, clauses=("K6-11.30",)))
    if one.lives > play.knobs.knockout_at:
        lose_all(play, one, ("knocked_out",), "healed", "K6-22.1")
    if one.lives >= one.lives_max:
        for condition in [c for c in one.conditions if CONDITIONS[c.id].duration == INJURY]:
            lose(play, one, condition, "healed", "K6-22.10", "K6-11.30")
