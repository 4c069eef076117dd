"""What successes can buy here and now (K6-20, table 5.3): checks, costs, and the question ``spend``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from holmgang.kernel.questions import Barred, Choose, Declare, Option, Question, Words
from holmgang.kernel.sums import Sum
from holmgang.systems.k6 import effects, engaging, rules, scene, wounds
from holmgang.systems.k6.engaging import chosen
from holmgang.systems.k6.scene import Table
from holmgang.systems.k6.state import Combatant, Intention, Item
from holmgang.systems.k6.tables import (
    BARE_WISHES,
    BODY_PARTS,
    CLOSE_MEANS,
    GRIPS,
    HAND_SPENDS,
    HOLDS,
    OUT_OF_LINE,
    PREVENT_METHODS,
    SPENDS,
)
from holmgang.systems.k6.wounds import Blow

NONE = "none"


@dataclass
class Winning:
    """Somebody's successes against an opponent while they are being spent.

    ``answered`` is what the opponent has declared first in a draw.
    """

    actor: Combatant
    target: Combatant
    diff: int
    left: int
    draw: bool = False
    mutual: bool = False
    blow: Blow | None = None
    bought: list[str] = field(default_factory=list)
    answered: str = ""
    answered_item: str = ""
    disarmed: str = ""
    injured: bool = False
    refused: list[str] = field(default_factory=list)


def intent_of(play: Table, one: Combatant) -> Intention:
    """The intention of somebody who has one."""
    found = play.state.intention(one.id)
    return found if found is not None else Intention(one.id, "wait")


def means_of(play: Table, win: Winning) -> str:
    """By what means the successes were won."""
    return intent_of(play, win.actor).means or "melee"


def gripped(one: Combatant) -> bool:
    """Is somebody held, pressed or lain upon?"""
    return one.has(*GRIPS)


# ---- checks ----------------------------------------------------------------------------------------------------------

Check = Callable[[Table, Winning], str | None]
"""Gives the clause that forbids the spend, or None."""


def _spell_lets(play: Table, win: Winning, *effects_wanted: str) -> bool:
    intent = intent_of(play, win.actor)
    return bool(intent.spell) and any(name in scene.spell_of(play, intent.spell).allows for name in effects_wanted)


def _close(play: Table, win: Winning) -> str | None:
    return None if means_of(play, win) in CLOSE_MEANS else "K6-28.4"


def _force(play: Table, win: Winning) -> str | None:
    if means_of(play, win) in CLOSE_MEANS or _spell_lets(play, win, "push", "knock_down"):
        return None
    return "K6-32.2" if intent_of(play, win.actor).spell else "K6-20.16"


def _floors(play: Table, win: Winning) -> str | None:
    return None if rules.can_shove(win.actor.size, win.target.size) else "K6-25.2"


def _free_hand(play: Table, win: Winning) -> str | None:
    return None if play.state.free_hands(win.actor) >= 1 else "K6-28.4"


def _may_hurt(play: Table, win: Winning) -> str | None:
    return None if not win.target.has("surrendered") else "K6-31.11"


def _not_yet_wounded(play: Table, win: Winning) -> str | None:
    dealt = intent_of(play, win.actor).wounded.count(win.target.id) + (win.blow is not None and win.blow.dealt is None)
    return None if dealt < play.knobs.wounds_per_attacker_and_target_per_round else "K6-21.8"


def _means_hurt(play: Table, win: Winning) -> str | None:
    intent = intent_of(play, win.actor)
    if intent.spell and not intent.item:
        return None if scene.spell_of(play, intent.spell).kz else "K6-20.16"
    return None


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
    return None if win.target.armour.value and win.target.armour.missing else "K6-23.2"


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
    intent = play.state.intention(win.target.id)
    if intent is None or not effects.unresolved(play, intent) or "move" not in effects.tags_of(play, intent):
        return "K6-26.9"
    return None


def _unresolved(play: Table, win: Winning) -> str | None:
    return None if effects.unresolved(play, play.state.intention(win.target.id)) else "K6-27.9"


def _not_a_spell(play: Table, win: Winning) -> str | None:
    return "K6-28.18" if intent_of(play, win.target).spell else None


def _armed(play: Table, win: Winning) -> str | None:
    weapon = win.target.readied
    return None if weapon and scene.weapon_of(play, weapon).weight not in ("natural", "unarmed") else "K6-20.16"


def _pointed(play: Table, win: Winning) -> str | None:
    intent = intent_of(play, win.actor)
    if intent.spell or intent.means in ("unarmed", "stunt"):
        return "K6-20.16"
    return None if "pierce" in scene.weapon_of(play, intent.weapon).types else "K6-20.16"


def _sand(play: Table, win: Winning) -> str | None:
    near = play.state.zone_of(win.actor).props
    return None if "sand" in win.actor.items or "sand" in near or "mud" in near else "K6-20.16"


def own_holds(play: Table, win: Winning) -> list[str]:
    """What the actor can get out of by beating this opponent: his holds, or the edge they fight on."""
    held = [c.id for c in win.actor.conditions if c.holder_id == win.target.id and c.id in HOLDS]
    named = intent_of(play, win.actor).condition
    held.sort(key=lambda name: not named.startswith(name))
    return list(dict.fromkeys([*held, *(c.id for c in win.actor.conditions if c.id == "teetering")]))


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
    intent = intent_of(play, win.actor)
    if not (intent.item or intent.kind == "pick_up" or "grab_object" in intent.goals):
        return []
    return [item for item in play.state.items if not item.holder and engaging.in_reach(play, win.actor, item)]


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
    weapon = intent_of(play, win.actor).weapon or win.actor.readied
    return None if scene.weapon_of(play, weapon).blade else "K6-20.16"


def side_effects(play: Table, win: Winning) -> list[str]:
    """What the spell does or may do beside wounding."""
    intent = intent_of(play, win.actor)
    if not intent.spell or intent.item:
        return []
    spell = scene.spell_of(play, intent.spell)
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
    "falling_object": _no(
        "K6-32.4", lambda play, win: intent_of(play, win.actor).item not in play.state.zone_of(win.target).overhead
    ),
    "hazard": _hazard,
    "not_teetering": _no("K6-25.4", lambda play, win: win.target.has("teetering")),
    "teeters": _no("K6-25.4", lambda play, win: not win.target.has("teetering")),
    "third_person": _third_person,
    "moving_target": _moving_target,
    "forcing_through": _no("K6-26.1", lambda play, win: intent_of(play, win.actor).kind != "force_through"),
    "unresolved": _unresolved,
    "not_a_spell": _not_a_spell,
    "speaks": _no("K6-28.4", lambda play, win: win.target.has("gagged")),
    "armed": _armed,
    "weapon_free": _no("K6-30.3", lambda play, win: win.target.has("weapon_bound")),
    "split_rounds": _no("K6-20.7", lambda play, win: not play.knobs.hard_cost_splittable.rounds),
    "disarmed_now": _no("K6-30.5", lambda play, win: not win.disarmed),
    "held_by_him": _held_by_him,
    "holds_ally": _no("K6-29.4", lambda play, win: not held_allies(play, win)),
    "object_near": _no("K6-30.8", lambda play, win: not loose_items(play, win)),
    "object_contested": _no("K6-30.9", lambda play, win: not contested_items(play, win)),
    "has_piece": _has_piece,
    "empty_handed": _no("K6-31.3", lambda play, win: means_of(play, win) != "unarmed"),
    "two_hands": _no("K6-31.3", lambda play, win: play.state.free_hands(win.actor) < 2),
    "blade": _blade,
    "took_object": _no("K6-30.7", lambda play, win: not {"grab_object", "weapon_take"} & set(win.bought)),
    "not_held": _no("K6-26.5", lambda play, win: gripped(win.actor) or "escape" in win.bought),
    "spell_allows": _no("K6-32.2", lambda play, win: not side_effects(play, win)),
}


# ---- cost and offers -------------------------------------------------------------------------------------------------


def cost_of(play: Table, win: Winning, name: str) -> Sum:
    """What a spend costs here, with the reason."""
    knobs, row, target = play.knobs, SPENDS[name], win.target
    helped = gripped(target) and (knobs.hard_cost_splittable.people or _own_hold(win))
    if name == "gag" and helped:
        return Sum.of(knobs.cost_easy, "held_already", "K6-28.3")
    if name == "gag" and intent_of(play, target).spell:
        return Sum.of(knobs.prevent_cast_cost, "successes", "K6-28.14")
    if name == "disarm" and target.has("weapon_bound"):
        return Sum.of(knobs.cost_easy, "weapon_bound", "K6-30.3")
    if name == "hold_both_arms" and any(c.holder_id == win.actor.id and c.id == "held_limb" for c in target.conditions):
        return Sum.of(knobs.cost_easy, "held_already", "K6-31.3")
    if name == "blade_at_throat":
        prices = knobs.blade_at_throat_cost
        return Sum.of(prices.held if gripped(target) else prices.free, "successes", "K6-31.9")
    if name == "remove_piece" and not (target.unaware or gripped(target) or target.still):
        return Sum.of(knobs.remove_piece_cost, "successes", "K6-23.3").plus(1, "aware_and_free", "K6-23.4")
    if name == "stunt" and intent_of(play, win.actor).kind == "other":
        return Sum.of(intent_of(play, win.actor).cost, "successes", "K6-33.5")
    if name == "throw_in":
        return Sum.of(max(0, knobs.hazard_cost - knobs.cost_easy), "successes", "K6-25.4")
    if name == "spell_side_effect":
        spell = scene.spell_of(play, intent_of(play, win.actor).spell)
        return Sum.of(spell.condition_cost if spell.condition else knobs.cost_easy, "successes", "K6-32.1")
    return Sum.of(getattr(knobs, row.cost_knob) if row.cost_knob else row.cost, "successes", row.clause)


def _own_hold(win: Winning) -> bool:
    return any(c.holder_id == win.actor.id and c.id in GRIPS for c in win.target.conditions)


REPEATABLE = ("escape", "free_ally", "wound")
"""What may be bought twice in one contest; wounds as often as the knob says (K6-21.8)."""


def bar_of(play: Table, win: Winning, name: str) -> str | None:
    """The clause that keeps a spend out, or None."""
    row, intent = SPENDS[name], intent_of(play, win.actor)
    if name in OUT_OF_LINE.get(intent.kind, ()):
        return "K6-15.2" if intent.kind == "break_disadvantage" else "K6-20.13"
    if name in win.refused or (name in win.bought and name not in REPEATABLE):
        once = {"serious_injury": "K6-22.11"}
        return "K6-20.9" if name in win.refused else once.get(name, "K6-20.20")
    if win.draw and row.cancels_only and play.knobs.draw_forbids_prevention:
        return "K6-20.10"
    if name in HAND_SPENDS and "animal" in win.actor.flags:
        return "K6-20.16"
    split = _split_bar(play, win, name)
    if split is not None:
        return split
    for check in row.needs:
        clause = CHECKS[check](play, win)
        if clause is not None:
            return clause
    if cost_of(play, win, name).total > win.left:
        return "K6-20.6" if row.cost > 1 else row.clause
    return None


PREPARED_BY = {"throw_in": "teetering", "disarm": "weapon_bound"}
"""Hard things that a first success may have prepared (K6-20.7)."""


def _split_bar(play: Table, win: Winning, name: str) -> str | None:
    """Where the house does not let a hard thing be split over rounds or people."""
    prepared = win.target.condition(PREPARED_BY.get(name, ""))
    allowed = play.knobs.hard_cost_splittable
    if prepared is not None and not allowed.rounds and prepared.created_round < play.state.round:
        return "K6-20.7"
    if prepared is not None and not allowed.people and prepared.source_id != win.actor.id:
        return "K6-20.8"
    third = play.knobs.disarm_third_success
    if name in ("weapon_place", "weapon_take") and third not in ("place_or_take", name.removeprefix("weapon_")):
        return "K6-30.5"
    return None


def offers(play: Table, win: Winning) -> Iterator[Option]:
    """Everything that can be bought now, and nothing at all."""
    for name in SPENDS:
        if bar_of(play, win, name) is None:
            price = cost_of(play, win, name)
            clauses = ("K6-21.9",) if name == "wound" and intent_of(play, win.actor).declare_wound else ()
            yield Option(name, details=_details(play, win, name), worth=price, clauses=clauses)
    yield Option(NONE)


def bars(play: Table, win: Winning) -> list[Barred]:
    """What cannot be bought, and why."""
    found = [(name, bar_of(play, win, name)) for name in SPENDS]
    wishes = [Barred(name, clause) for name, clause in BARE_WISHES.items()]
    return [Barred(name, clause) for name, clause in found if clause is not None] + wishes


def spend_question(play: Table, win: Winning, purpose: str = "spend") -> Declare:
    """On what does somebody spend a success (K6-20.4)?"""
    return Declare(
        win.actor.seat,
        purpose,
        lambda: list(offers(play, win)),
        barred_source=lambda: bars(play, win),
        about=win.actor.id,
        args={"target": win.target.id, "left": win.left, "diff": win.diff},
        default=NONE,
        clauses=_asked_by(win, purpose),
    )


def _asked_by(win: Winning, purpose: str) -> tuple[str, ...]:
    if purpose != "spend":
        return ("K6-20.19",)
    return ("K6-20.4", "K6-20.14", "K6-20.10") if win.draw else ("K6-20.4", "K6-20.14")


def anything(play: Table, win: Winning) -> bool:
    """Is there anything to buy? Nothing more is done to somebody who is out of the fight."""
    if win.target.gone or win.target.has("knocked_out"):
        return False
    return win.left > 0 and any(bar_of(play, win, name) is None for name in SPENDS)


def _details(play: Table, win: Winning, name: str) -> list[Question]:
    actor, target = win.actor, win.target
    if name == "wound":
        weapon = scene.weapon_of(play, intent_of(play, actor).weapon)
        types = [wounds.best_type(play, target, weapon.types)] if not intent_of(play, actor).spell else []
        types += [kind for kind in weapon.types if kind not in types]
        return [chosen(actor, "type", tuple(types), ("K6-21.7",))] if len(types) > 1 else []
    if name == "serious_injury":
        return [_injured_part(play, win)]
    if name in ("grab_limb", "pin_clothing", "hold_for_gag", "stand_on_limb"):
        return [chosen(actor, "part", ("right_arm", "left_arm"), ("K6-24.9",))]
    if name in ("push", "pull"):
        near = [one.id for one in behind_target(play, win)]
        return [chosen(actor, "direction", ("back", "aside", *near), ("K6-20.15",))]
    if name == "push_into_other":
        return [chosen(actor, "other", tuple(one.id for one in behind_target(play, win)))]
    if name == "prevent_attack":
        return [chosen(actor, "method", tuple(PREVENT_METHODS), ("K6-27.1",))]
    if name == "escape":
        return [chosen(actor, "hold", tuple(own_holds(play, win)), ("K6-29.6",))]
    if name == "free_ally":
        return [chosen(actor, "ally", tuple(held_allies(play, win)))]
    if name == "grab_object":
        return [chosen(actor, "object", tuple(item.id for item in loose_items(play, win)))]
    if name == "pin_object":
        return [chosen(actor, "object", tuple(item.id for item in contested_items(play, win)))]
    if name == "spell_side_effect":
        return [chosen(actor, "effect", tuple(side_effects(play, win)), ("K6-32.2",))]
    if name == "weapon_place":
        return [chosen(actor, "where", ("out_of_reach", "behind_me", "at_my_feet"))]
    if name == "stunt":
        return [Words(actor.seat, "text", default="")]
    return []


def _injured_part(play: Table, win: Winning) -> Choose:
    """Which part is disabled; no eye is put out with a cudgel (K6-20.16)."""
    intent = intent_of(play, win.actor)
    names = [part for part in win.target.body_parts if part in BODY_PARTS]
    blunt = not intent.spell and "pierce" not in scene.weapon_of(play, intent.weapon).types
    names = _likely_first(play, win.target, [part for part in names if not (blunt and part == "eye")])
    return Choose(
        win.actor.seat,
        "part",
        [Option(part) for part in names],
        default=names[0],
        barred_source=[Barred("eye", "K6-20.16")],
        clauses=("K6-22.12",),
    )


def _likely_first(play: Table, target: Combatant, names: list[str]) -> list[str]:
    """K6-22.12: a runner's leg, a fighter's weapon arm, else the head."""
    standing = "right_arm" if target.readied else "head"
    first = "left_leg" if scene.is_running(play, target) else standing
    return sorted(names, key=lambda part: part != first)
