"""The means of a deed and their use: incantations (K6-28, K6-32), ammunition, scrolls and aim (K6-19.3)."""

from __future__ import annotations

from holmgang.kernel.play import Flow
from holmgang.kernel.sums import Sum
from holmgang.systems.k6 import rules
from holmgang.systems.k6.board import scene
from holmgang.systems.k6.events import Escaped, Healed, SceneAdded, SpellCast, UsedUp
from holmgang.systems.k6.flow import wounds
from holmgang.systems.k6.flow.conditions import end_spell, gain, lose, lose_all
from holmgang.systems.k6.state import Combatant, Enchantment, GamePlay, LooseItem, PlannedAttack
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
    use_up(play, one)
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


# ---- what an attack uses up (K6-19.3 to K6-19.6) ---------------------------------------------------------------------


def use_up(play: GamePlay, one: Combatant) -> None:
    """A shot unloads, a throw leaves the hand, a scroll crumbles: once, and only if not prevented (K6-27.6)."""
    intent = one.intent
    if intent is None or intent.stopped or intent.used:
        return
    intent.used = True
    deed = intent.deed
    spell, attack = deed.spoken(), deed.attack
    if spell and (intent.means == "item" or spell not in one.spells):
        _read_scroll(play, one, spell)
    if attack is None or attack.means not in ("shoot", "throw"):
        return
    aim = one.condition("aimed")
    if aim is not None:
        aim.expires_round = play.state.round
    if attack.weapon not in one.shot:
        one.shot.append(attack.weapon)
    if attack.weapon in one.loaded:
        one.loaded.remove(attack.weapon)
    _count(play, one, attack)


def _read_scroll(play: GamePlay, one: Combatant, spell: str) -> None:
    one.items.remove(f"scroll_{spell}")
    _tell_used(play, one, spell, one.items.count(f"scroll_{spell}"), ("K6-19.3",))


def _count(play: GamePlay, one: Combatant, attack: PlannedAttack) -> None:
    """Count costly or few pieces, one for each target; a thrown weapon lies where it was thrown."""
    name, thrown = attack.weapon, attack.means == "throw"
    model = scene.weapon_of(play, name)
    if model.weight == "natural":  # a dragon does not run out of breath
        return
    pieces = one.ammo.get(name, 1 if thrown else play.knobs.few_pieces_limit + 1)
    if not rules.tracked(pieces, model.costly, play.knobs.few_pieces_limit):
        return
    one.ammo[name] = max(0, pieces - (1 if model.area else len(attack.targets)))
    lies = thrown and not model.costly
    for target in map(play.state.get, attack.targets) if lies else ():
        play.state.items.append(LooseItem(scene.free_name(play, name), name, target.zone, target.id))
    clause = "K6-19.3" if model.costly else "K6-19.4"
    _tell_used(play, one, name, one.ammo[name], (clause, "K6-19.6") if lies else (clause,))
    if thrown and not one.ammo[name]:
        one.readied = ""


def _tell_used(play: GamePlay, one: Combatant, thing: str, left: int, clauses: tuple[str, ...]) -> None:
    play.tell(UsedUp, who=one.id, item=thing, left=Sum.of(left, "pieces", clauses[0]), clauses=clauses)
