"""The result must make sense (K6-20.16): what keeps a thing from being done to an opponent here and now, and why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from holmgang.systems.k6 import rules
from holmgang.systems.k6.board import reach, scene
from holmgang.systems.k6.board.facing import Circumstances
from holmgang.systems.k6.board.scene import Table
from holmgang.systems.k6.flow import preventing, wounds
from holmgang.systems.k6.flow.defence import attribute_of
from holmgang.systems.k6.flow.tables import CLOSE_MEANS, GRIPS, HOLDS
from holmgang.systems.k6.flow.wounds import Blow
from holmgang.systems.k6.state import Attack, BreakDisadvantage, Combatant, Intention, Item, PickUp, Wait


@dataclass
class Winning:
    """Somebody's successes against an opponent while they are being spent.

    ``intent`` and ``attack`` are by what they were won; a struggle with bare hands for who only struggles.
    ``found`` is how things stood when the dice fell: every success is spent on that. ``answered`` is what the opponent
    has declared first in a draw; ``snatched`` the weapon taken up in this contest.
    """

    actor: Combatant
    target: Combatant
    diff: int
    left: int
    found: Circumstances
    draw: bool = False
    blow: Blow | None = None
    bought: list[str] = field(default_factory=list)
    answered: str = ""
    answered_item: str = ""
    disarmed: str = ""
    dropped: Item | None = None
    snatched: str = ""
    injured: bool = False
    refused: list[str] = field(default_factory=list)
    intent: Intention = field(init=False)
    attack: Attack = field(init=False)

    def __post_init__(self) -> None:
        self.intent = intent_of(self.actor)
        self.attack = self.intent.attack or Attack("melee", [], "strength")


def intent_of(one: Combatant) -> Intention:
    """The intention of somebody; who has none waits."""
    return one.intent or Intention(one.id, Wait())


def gripped(one: Combatant) -> bool:
    """Is somebody held, pressed or lain upon?"""
    return one.has(*GRIPS)


# ---- checks ----------------------------------------------------------------------------------------------------------

Check = Callable[[Table, Winning], str | None]
"""Gives the clause that forbids the spend, or None."""


def _spell_lets(play: Table, win: Winning, *effects_wanted: str) -> bool:
    spell = win.intent.spell
    return bool(spell) and any(name in scene.spell_of(play, spell).allows for name in effects_wanted)


def _close(play: Table, win: Winning) -> str | None:
    return None if win.attack.means in CLOSE_MEANS else "K6-28.4"


def _force(play: Table, win: Winning) -> str | None:
    if win.attack.means in CLOSE_MEANS or _spell_lets(play, win, "push", "knock_down"):
        return None
    return "K6-32.2" if win.intent.spell else "K6-20.16"


def _floors(play: Table, win: Winning) -> str | None:
    return None if rules.can_shove(win.actor.size, win.target.size) else "K6-25.2"


def _free_hand(play: Table, win: Winning) -> str | None:
    return None if play.state.free_hands(win.actor) >= 1 else "K6-28.4"


def _may_hurt(play: Table, win: Winning) -> str | None:
    return None if not win.target.has("surrendered") else "K6-31.11"


def _not_yet_wounded(play: Table, win: Winning) -> str | None:
    dealt = win.intent.wounded.count(win.target.id) + (win.blow is not None and win.blow.dealt is None)
    return None if dealt < play.knobs.wounds_per_attacker_and_target_per_round else "K6-21.8"


def _means_hurt(play: Table, win: Winning) -> str | None:
    attack = win.attack
    if attack.spell and not attack.thing:
        return None if scene.spell_of(play, attack.spell).kz else "K6-20.16"
    if not win.snatched and _to_snatch(play, win) == attack.weapon != "":
        return "K6-30.7"
    return None


def _to_snatch(play: Table, win: Winning) -> str:
    """The weapon that somebody wants to take up first."""
    deed = win.intent.deed
    return scene.lying_weapon(play, deed.thing) if isinstance(deed, PickUp) else ""


def _deep_wound(play: Table, win: Winning) -> str | None:
    if win.blow is None:
        return "K6-22.4"
    if win.injured:
        return "K6-22.11"
    lost = win.blow.dealt if win.blow.dealt is not None else wounds.amount(play, win.blow).total
    return None if rules.serious(lost, play.knobs.serious_min) and win.target.body_parts else "K6-22.4"


def _wounding(play: Table, win: Winning) -> str | None:
    return None if win.blow is not None and win.blow.dealt is None and not win.blow.outside else "K6-23.1"


def _piece_missing(play: Table, win: Winning) -> str | None:
    armour = win.target.armour
    bare = armour.missing or (armour.covers and "head" not in armour.covers)
    return None if armour.value and bare else "K6-23.2"


def _hazard(play: Table, win: Winning) -> str | None:
    return None if play.state.zone_of(win.target).hazard != "none" else "K6-25.8"


def _third_person(play: Table, win: Winning) -> str | None:
    return None if behind_target(play, win) else "K6-25.10"


def behind_target(play: Table, win: Winning) -> list[Combatant]:
    """Whom the target can be pushed into."""
    return [
        one
        for one in play.state.combatants
        if one.here
        and one.id not in (win.actor.id, win.target.id)
        and play.state.run_rounds(one.id, win.target.id) == 0
    ]


def _moving_target(play: Table, win: Winning) -> str | None:
    intent = win.target.intent
    if intent is None or not preventing.unresolved(play, intent) or "move" not in preventing.tags_of(play, intent):
        return "K6-26.9"
    return None


def _unresolved(play: Table, win: Winning) -> str | None:
    return None if preventing.unresolved(play, win.target.intent) else "K6-27.9"


def _not_a_spell(play: Table, win: Winning) -> str | None:
    return "K6-28.18" if intent_of(win.target).spell else None


def _armed(play: Table, win: Winning) -> str | None:
    weapon = win.target.readied
    return None if weapon and scene.weapon_of(play, weapon).weight not in ("natural", "unarmed") else "K6-20.16"


def _pointed(play: Table, win: Winning) -> str | None:
    attack = win.attack
    if attack.spell or attack.means in ("unarmed", "stunt"):
        return "K6-20.16"
    return None if "pierce" in scene.weapon_of(play, attack.weapon).types else "K6-20.16"


def _sand(play: Table, win: Winning) -> str | None:
    near = play.state.zone_of(win.actor).props
    return None if "sand" in win.actor.items or "sand" in near or "mud" in near else "K6-20.16"


ENCIRCLEMENT = "encirclement"


def own_holds(play: Table, win: Winning) -> list[str]:
    """What the actor can get out of by beating this opponent: his holds, the edge they fight on, an encirclement."""
    intent, actor = win.intent, win.actor
    held = [hold.id for hold in actor.holds(win.target.id) if hold.id in HOLDS]
    if attribute_of(intent) != "strength":
        held = [name for name in held if name != "gagged"]  # a hand over the mouth yields to Strength alone (K6-28.5)
    if isinstance(intent.deed, BreakDisadvantage):
        named = intent.deed.condition
        held.sort(key=lambda name: not named.startswith(name))
        held += [ENCIRCLEMENT] if intent.deed.through and reach.encircled(play, actor) else []
    return list(dict.fromkeys([*held, *(c.id for c in actor.conditions if c.id == "teetering")]))


def _held_by_him(play: Table, win: Winning) -> str | None:
    return None if own_holds(play, win) else "K6-29.1"


def held_allies(play: Table, win: Winning) -> list[str]:
    """Allies whom the target holds."""
    side = win.actor.faction
    return list(
        dict.fromkeys(
            one.id for one, _ in play.state.held_by(win.target) if one.faction == side and one is not win.actor
        )
    )


def loose_items(play: Table, win: Winning) -> list[Item]:
    """Things within reach that nobody holds."""
    attack = win.attack
    if not (attack.thing or "grab_object" in attack.goals):
        return []
    return [item for item in play.state.items if not item.holder and scene.item_in_reach(play, win.actor, item)]


def contested_items(play: Table, win: Winning) -> list[Item]:
    """Things the opponent is just taking hold of."""
    return [
        item
        for item in play.state.items
        if item.id == win.answered_item or (item.holder == win.target.id and not item.pinned_by)
    ]


def _has_piece(play: Table, win: Winning) -> str | None:
    armour = win.target.armour
    return None if armour.value and "head" in armour.covers and "head" not in armour.missing else "K6-23.2"


def _blade(play: Table, win: Winning) -> str | None:
    weapon = win.attack.weapon or win.actor.readied
    return None if scene.weapon_of(play, weapon).blade else "K6-20.16"


def side_effects(play: Table, win: Winning) -> list[str]:
    """What the spell does or may do beside wounding."""
    attack = win.attack
    if not attack.spell or attack.thing:
        return []
    spell = scene.spell_of(play, attack.spell)
    own = [spell.condition] if spell.condition and win.left >= spell.condition_cost else []
    return [*own, *(name for name in spell.allows if name in ("ignite",))]


def _no(clause: str, wrong: Callable[[Table, Winning], bool]) -> Check:
    return lambda play, win: clause if wrong(play, win) else None


CHECKS: dict[str, Check] = {
    "may_hurt": _may_hurt,
    "not_yet_wounded": _not_yet_wounded,
    "means_hurt": _means_hurt,
    "deep_wound": _deep_wound,
    "wounding": _wounding,
    "piece_missing": _piece_missing,
    "force": _force,
    "floors": _floors,
    "close": _close,
    "standing": _no("K6-11.7", lambda play, win: win.target.has("prone", "pinned_under")),
    "unpinned": _no("K6-24.8", lambda play, win: win.target.has("pinned_under")),
    "dragged": _no("K6-20.11", lambda play, win: win.answered not in ("knock_down", "knock_down_and_pin")),
    "free_hand": _free_hand,
    "wall": _no("K6-20.16", lambda play, win: not play.state.zone_of(win.target).walls),
    "lying": _no("K6-20.16", lambda play, win: not win.target.has("prone", "pinned_under")),
    "has_shield": _no("K6-23.7", lambda play, win: not win.target.shield or win.target.has("shield_held")),
    "pointed": _pointed,
    "surface": _no("K6-20.16", lambda play, win: not play.state.zone_of(win.target).walls),
    "sand": _sand,
    "falling_object": _no("K6-32.4", lambda play, win: win.attack.thing not in play.state.zone_of(win.target).overhead),
    "hazard": _hazard,
    "not_teetering": _no("K6-25.4", lambda play, win: win.target.has("teetering")),
    "teeters": _no("K6-25.4", lambda play, win: not win.target.has("teetering")),
    "third_person": _third_person,
    "moving_target": _moving_target,
    "forcing_through": _no("K6-26.1", lambda play, win: win.intent.kind != "force_through"),
    "unresolved": _unresolved,
    "not_a_spell": _not_a_spell,
    "speaks": _no("K6-28.4", lambda play, win: win.target.has("gagged")),
    "armed": _armed,
    "weapon_free": _no("K6-30.3", lambda play, win: win.target.bound_weapon is not None),
    "split_rounds": _no("K6-20.7", lambda play, win: not play.knobs.hard_cost_splittable.rounds),
    "disarmed_now": _no("K6-30.5", lambda play, win: not win.disarmed),
    "held_by_him": _held_by_him,
    "holds_ally": _no("K6-29.4", lambda play, win: not held_allies(play, win)),
    "object_near": _no("K6-30.8", lambda play, win: not loose_items(play, win)),
    "object_contested": _no("K6-30.9", lambda play, win: not contested_items(play, win)),
    "has_piece": _has_piece,
    "empty_handed": _no("K6-31.3", lambda play, win: win.attack.means != "unarmed"),
    "two_hands": _no("K6-31.3", lambda play, win: play.state.free_hands(win.actor) < 2),
    "blade": _blade,
    "took_object": _no("K6-30.7", lambda play, win: not {"grab_object", "weapon_take"} & set(win.bought)),
    "not_held": _no("K6-26.5", lambda play, win: gripped(win.actor) or "escape" in win.bought),
    "spell_allows": _no("K6-32.2", lambda play, win: not side_effects(play, win)),
}
