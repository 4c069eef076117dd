"""Things that an attack uses up: ammunition, thrown weapons, scrolls, the aim (K6-19.3 to K6-19.6)."""

from __future__ import annotations

from holmgang.kernel.sums import Sum
from holmgang.systems.k6 import rules
from holmgang.systems.k6.board import scene
from holmgang.systems.k6.events import UsedUp
from holmgang.systems.k6.state import Attack, Combatant, GamePlay, Item


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


def _count(play: GamePlay, one: Combatant, attack: Attack) -> None:
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
        play.state.items.append(Item(scene.free_name(play, name), name, target.zone, target.id))
    clause = "K6-19.3" if model.costly else "K6-19.4"
    _tell_used(play, one, name, one.ammo[name], (clause, "K6-19.6") if lies else (clause,))
    if thrown and not one.ammo[name]:
        one.readied = ""


def _tell_used(play: GamePlay, one: Combatant, thing: str, left: int, clauses: tuple[str, ...]) -> None:
    play.tell(UsedUp, who=one.id, item=thing, left=Sum.of(left, "pieces", clauses[0]), clauses=clauses)
