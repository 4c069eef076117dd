"""Casting: the incantation, the end of an older spell, and spells that threaten no opponent (K6-28, K6-32)."""

from __future__ import annotations

from holmgang.kernel.play import Flow
from holmgang.kernel.sums import Sum
from holmgang.systems.k6.board import scene
from holmgang.systems.k6.events import Escaped, Healed, SceneAdded, SpellCast
from holmgang.systems.k6.flow import ammunition, wounds
from holmgang.systems.k6.flow.conditions import end_spell, gain, lose, lose_all
from holmgang.systems.k6.state import Combatant, Enchantment, GamePlay
from holmgang.systems.k6.tables import CONDITIONS, INJURY

GUARD = ("K6-9.16", "K6-17.6")
"""A spell that serves as a defence is a casting like any other, and the only one of the round."""


def spoken(play: GamePlay, one: Combatant, *why: str) -> None:
    """Speak the incantation of a caster who was not stopped.

    ``why`` are further clauses by which it can be spoken here.
    """
    intent = one.intent
    if intent is None or not intent.deed.spoken() or intent.stopped or intent.cast:
        return
    intent.cast = True
    if one.side == "gm":
        play.state.casts += 1
    if one.concentration:
        end_spell(play, one, "K6-28.12")
    play.tell(SpellCast, who=one.id, spell=intent.spell, targets=tuple(intent.targets), clauses=("K6-28.15", *why))


def support(play: GamePlay, one: Combatant) -> Flow[None]:
    """Carry out a spell that threatens no opponent."""
    intent = one.intent
    assert intent is not None
    spell = scene.spell_of(play, intent.spell)
    guards = spell.usable_as_defence or spell.sort == "defensive"
    spoken(play, one, *(GUARD if guards else ()))
    ammunition.use_up(play, one)
    if spell.leaves:
        one.gone = "left"
        play.tell(Escaped, who=one.id, how=intent.spell, clauses=("K6-9.13",))
        return
    friend = play.state.get(intent.targets[0]) if intent.targets else one
    if spell.heals_kz:
        yield from heal(play, friend, spell.heals_kz, spell.heals, intent.spell)
    rounds = spell.rounds or None
    if spell.condition in CONDITIONS:
        gain(play, friend, Enchantment(spell.condition, one.id, spell=intent.spell), rounds=rounds)
    if spell.adds_kz:
        sparks = Enchantment("sparking", one.id, spell=intent.spell)
        gain(play, friend, sparks, rounds=rounds, clauses=("K6-21.12",))
    if spell.targets == "place":
        play.state.zone_of(one).lit = True
        play.tell(SceneAdded, what="light", clauses=("K6-1.7",))
    if spell.concentration:
        one.concentration, one.concentration_on = intent.spell, friend.id


def heal(play: GamePlay, one: Combatant, dice: int, plus: int, source: str) -> Flow[None]:
    """House (G4): lives come back; with the last of them all serious injuries vanish (K6-22.10)."""
    rolled = yield from wounds.damage_dice(play, one, dice, source)
    restore(play, one, Sum.of(rolled, "damage_dice_healed", "K6-21.10").plus(plus, source, "K6-11.30"))


def restore(play: GamePlay, one: Combatant, amount: Sum) -> None:
    """Lives come back, up to the full number."""
    gained = amount.at_most(one.lives_max - one.lives, "full_lives", "K6-22.10")
    one.lives += gained.total
    play.tell(Healed, who=one.id, lives=gained, clauses=("K6-11.30",))
    if one.lives > play.knobs.knockout_at:
        lose_all(play, one, ("knocked_out",), "healed", "K6-22.1")
    if one.lives >= one.lives_max:
        for condition in [c for c in one.conditions if CONDITIONS[c.id].duration == INJURY]:
            lose(play, one, condition, "healed", "K6-22.10", "K6-11.30")
