"""What an attack uses up: ammunition, thrown weapons, scrolls, the aim (K6-19.3 to K6-19.6)."""

from __future__ import annotations

from holmgang.kernel.sums import Sum
from holmgang.systems.k6 import rules, scene
from holmgang.systems.k6.events import UsedUp
from holmgang.systems.k6.scene import Table
from holmgang.systems.k6.state import Combatant, Intention, Item


def use_up(play: Table, one: Combatant) -> None:
    """A shot unloads, a throw leaves the hand, a scroll crumbles: once, and only if not prevented (K6-27.6)."""
    intent = play.state.intention(one.id)
    if intent is None or intent.stopped or intent.used:
        return
    intent.used = True
    if intent.spell and (intent.means == "item" or intent.spell not in one.spells):
        _read_scroll(play, one, intent.spell)
    if intent.means not in ("shoot", "throw"):
        return
    aim = one.condition("aimed")
    if aim is not None:
        aim.expires_round = play.state.round
    if intent.weapon in one.loaded:
        one.loaded.remove(intent.weapon)
    _count(play, one, intent)


def _read_scroll(play: Table, one: Combatant, spell: str) -> None:
    one.items.remove(f"scroll_{spell}")
    left = Sum.of(one.items.count(f"scroll_{spell}"), "pieces", "K6-19.3")
    play.tell(UsedUp(who=one.id, item=spell, left=left, clauses=("K6-19.3",)))


def _count(play: Table, one: Combatant, intent: Intention) -> None:
    """What is costly or few is counted; a thrown weapon lies where it was thrown."""
    name, thrown = intent.weapon, intent.means == "throw"
    model = scene.weapon_of(play, name)
    pieces = one.ammo.get(name, 1 if thrown else play.knobs.few_pieces_limit + 1)
    if not rules.tracked(pieces, model.costly, play.knobs.few_pieces_limit):
        return
    one.ammo[name] = pieces - 1
    clause = "K6-19.3" if model.costly else "K6-19.4"
    cited: tuple[str, ...] = (clause,)
    if thrown and not model.costly and model.weight != "natural" and intent.targets:
        target = play.state.get(intent.targets[0])
        play.state.items.append(Item(scene.free_name(play, name), name, target.zone, target.id))
        cited = (clause, "K6-19.6")
    play.tell(UsedUp(who=one.id, item=name, left=Sum.of(pieces - 1, "pieces", clause), clauses=cited))
    if thrown and one.ammo[name] <= 0 and one.readied == name and model.melee:
        one.readied = ""
