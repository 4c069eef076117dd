"""Spending successes (K6-20, table 5.3): which results make sense here, what they cost, the question ``spend``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from holmgang.kernel.questions import Barred, Choose, Declare, FreeWords, Menu, Option, Question
from holmgang.kernel.sums import Sum
from holmgang.systems.k6 import rules
from holmgang.systems.k6.board import body, reach, relations, scene, wounds
from holmgang.systems.k6.board.relations import Circumstances
from holmgang.systems.k6.board.rolls import attribute_of
from holmgang.systems.k6.board.scene import Finding
from holmgang.systems.k6.board.wounds import DamageSource, Wound
from holmgang.systems.k6.flow import conditions
from holmgang.systems.k6.flow.attacks import chosen, word
from holmgang.systems.k6.flow.conditions import blank
from holmgang.systems.k6.state import (
    BreakDisadvantage,
    Combatant,
    Condition,
    Engage,
    Flee,
    FreeDeed,
    GamePlay,
    Injury,
    Intention,
    LooseItem,
    PickUp,
    PlannedAttack,
    Wait,
)
from holmgang.systems.k6.tables import (
    ARMS,
    BARE_WISHES,
    BODY_PARTS,
    CLOSE_MEANS,
    FREE_DEED_SPENDS,
    GRIPS,
    HAND_SPENDS,
    HOLDS,
    OUT_OF_LINE,
    PREVENT_METHODS,
    SPENDS,
    THING_SPENDS,
)


@dataclass
class WonSuccesses:
    """The successes of a combatant against an opponent while they are being spent.

    ``intent`` and ``attack`` are those by which they were won; without an attack it was a struggle.
    ``found`` are the circumstances when the dice fell: every success is spent on them. ``answered`` is the spend that
    the opponent has declared first in a draw; ``snatched`` the weapon taken up in this contest.
    """

    actor: Combatant
    target: Combatant
    diff: int
    left: int
    found: Circumstances
    draw: bool = False
    wound: Wound | None = None
    bought: list[str] = field(default_factory=list)
    answered: str = ""
    answered_item: str = ""
    disarmed: str = ""
    dropped: LooseItem | None = None
    snatched: str = ""
    injured: bool = False
    refused: list[str] = field(default_factory=list)
    intent: Intention = field(init=False)
    attack: PlannedAttack = field(init=False)

    def __post_init__(self) -> None:
        self.intent = intent_of(self.actor)
        self.attack = self.intent.attack or PlannedAttack("melee", [], "strength")


def intent_of(one: Combatant) -> Intention:
    """Return the intention of a combatant; without one he waits."""
    return one.intent or Intention(one.id, Wait())


def gripped(one: Combatant) -> bool:
    """Return whether a combatant is held, pressed or lain upon."""
    return one.has(*GRIPS)


# ---- checks ----------------------------------------------------------------------------------------------------------

SpendCheck = Callable[[GamePlay, WonSuccesses], str | None]
"""Gives the clause that forbids the spend, or None."""


def _spell_lets(play: GamePlay, win: WonSuccesses, *effects_wanted: str) -> bool:
    spell = win.intent.spell
    return bool(spell) and any(name in scene.spell_of(play, spell).allows for name in effects_wanted)


def _close(play: GamePlay, win: WonSuccesses) -> str | None:
    return None if win.attack.means in CLOSE_MEANS else "K6-28.4"


def _force(play: GamePlay, win: WonSuccesses) -> str | None:
    if win.attack.means in (*CLOSE_MEANS, "hurl") or _spell_lets(play, win, "push", "knock_down"):
        return None
    return "K6-32.2" if win.intent.spell else "K6-20.16"


def _floors(play: GamePlay, win: WonSuccesses) -> str | None:
    return None if rules.can_shove(win.actor.size, win.target.size) else "K6-25.2"


def _free_hand(play: GamePlay, win: WonSuccesses) -> str | None:
    return None if body.hands_of(play, win.actor).free else "K6-28.4"


def _hands_to_gag(play: GamePlay, win: WonSuccesses) -> str | None:
    """K6-28.1: one hand seizes the target, unless he is held already, and another shuts his mouth."""
    needed = 1 if gripped(win.target) else 2
    return None if len(body.hands_of(play, win.actor).free) >= needed else "K6-28.4"


def _may_hurt(play: GamePlay, win: WonSuccesses) -> str | None:
    return wounds.unhurt_by(win.target)


def _not_yet_wounded(play: GamePlay, win: WonSuccesses) -> str | None:
    dealt = win.intent.wounded.count(win.target.id) + (win.wound is not None and win.wound.dealt is None)
    return None if dealt < play.knobs.wounds_per_attacker_and_target_per_round else "K6-21.8"


def _means_hurt(play: GamePlay, win: WonSuccesses) -> str | None:
    if damage_source(play, win) is None:
        return "K6-20.16"
    if not win.snatched and _to_snatch(play, win) == win.attack.weapon != "":
        return "K6-30.7"
    return None


def _to_snatch(play: GamePlay, win: WonSuccesses) -> str:
    """Return the weapon that the actor wants to take up first."""
    deed = win.intent.deed
    return scene.lying_weapon(play, deed.thing) if isinstance(deed, PickUp) else ""


def _deep_wound(play: GamePlay, win: WonSuccesses) -> str | None:
    if win.wound is None:
        return "K6-22.4"
    if win.injured:
        return "K6-22.11"
    lost = win.wound.dealt if win.wound.dealt is not None else wounds.lives_lost(play, win.wound)
    return None if rules.serious(lost, play.knobs.serious_min) and parts_to_injure(win) else "K6-22.4"


def _wounding(play: GamePlay, win: WonSuccesses) -> str | None:
    return None if win.wound is not None and win.wound.dealt is None and not win.wound.outside else "K6-23.1"


def _piece_missing(play: GamePlay, win: WonSuccesses) -> str | None:
    armour = win.target.armour
    bare = armour.missing or (armour.covers and "head" not in armour.covers)
    return None if armour.value and bare else "K6-23.2"


def _hazard(play: GamePlay, win: WonSuccesses) -> str | None:
    return None if play.state.zone_of(win.target).hazard != "none" else "K6-25.8"


def _third_person(play: GamePlay, win: WonSuccesses) -> str | None:
    return None if behind_target(play, win) else "K6-25.10"


def behind_target(play: GamePlay, win: WonSuccesses) -> list[Combatant]:
    """Return the combatants into whom the target can be pushed."""
    return [
        one
        for one in play.state.combatants
        if one.here
        and one.id not in (win.actor.id, win.target.id)
        and play.state.run_rounds(one.id, win.target.id) == 0
    ]


def _moving_target(play: GamePlay, win: WonSuccesses) -> str | None:
    intent = win.target.intent
    if intent is None or not conditions.unresolved(play, intent) or not body.goes(play, intent):
        return "K6-26.9"
    return None


def _unresolved(play: GamePlay, win: WonSuccesses) -> str | None:
    return None if conditions.unresolved(play, win.target.intent) else "K6-27.9"


def acting_arm(play: GamePlay, one: Combatant) -> str:
    """Return the arm that does what a combatant intends, else the right one."""
    return next(iter(body.needs_of(play, one, intent_of(one)).arms), "right_arm")


def preventing_methods(play: GamePlay, win: WonSuccesses) -> list[str]:
    """Return the ways to prevent what the target intends: those after which he could no longer do it (K6-27.10)."""
    target, intent = win.target, intent_of(win.target)
    needs = body.needs_of(play, target, intent)

    def works(method: str, condition: str) -> bool:
        if not condition:
            return win.diff > 0 and strikes_another(win)
        part = acting_arm(play, target) if condition == "held_limb" else ""
        return body.takes_away(play, target, intent, blank(condition, win.actor, part), needs)

    return [method for method, condition in PREVENT_METHODS.items() if works(method, condition)]


def strikes_another(win: WonSuccesses) -> bool:
    """Return whether the target strikes at another by hand, whom he no longer reaches once he is shoved aside."""
    intent = intent_of(win.target)
    others = [name for name in intent.targets if name != win.actor.id]
    return intent.means in ("melee", "unarmed") and bool(others)


def _preventable(play: GamePlay, win: WonSuccesses) -> str | None:
    return None if preventing_methods(play, win) else "K6-27.10"


def _not_a_spell(play: GamePlay, win: WonSuccesses) -> str | None:
    return "K6-28.18" if intent_of(win.target).spell else None


def _armed(play: GamePlay, win: WonSuccesses) -> str | None:
    weapon = win.target.readied
    return None if weapon and scene.weapon_of(play, weapon).weight not in ("natural", "unarmed") else "K6-20.16"


def _pointed(play: GamePlay, win: WonSuccesses) -> str | None:
    attack = win.attack
    if attack.spell or attack.means in ("unarmed", "stunt"):
        return "K6-20.16"
    return None if "pierce" in scene.weapon_of(play, attack.weapon).types else "K6-20.16"


def _sand(play: GamePlay, win: WonSuccesses) -> str | None:
    near = play.state.zone_of(win.actor).props
    return None if "sand" in win.actor.items or "sand" in near or "mud" in near else "K6-20.16"


ENCIRCLEMENT = "encirclement"


def own_holds(play: GamePlay, win: WonSuccesses) -> list[str]:
    """Return what the actor can escape by beating this opponent: holds, the edge, an encirclement."""
    intent, actor = win.intent, win.actor
    held = [hold.id for hold in actor.holds(win.target.id) if hold.id in HOLDS]
    if attribute_of(intent) != "strength":
        held = [name for name in held if name != "gagged"]  # a hand over the mouth yields to Strength alone (K6-28.5)
    if isinstance(intent.deed, BreakDisadvantage):
        named = intent.deed.condition
        held.sort(key=lambda name: not named.startswith(name))
        held += [ENCIRCLEMENT] if intent.deed.through and reach.encircled(play, actor) else []
    return list(dict.fromkeys([*held, *(c.id for c in actor.conditions if c.id == "teetering")]))


def _held_by_him(play: GamePlay, win: WonSuccesses) -> str | None:
    return None if own_holds(play, win) else "K6-29.1"


def held_allies(play: GamePlay, win: WonSuccesses) -> list[str]:
    """Allies whom the target holds."""
    side = win.actor.faction
    return list(
        dict.fromkeys(
            one.id for one, _ in play.state.held_by(win.target) if one.faction == side and one is not win.actor
        )
    )


def loose_items(play: GamePlay, win: WonSuccesses) -> list[LooseItem]:
    """Return the things within reach that are not held."""
    attack = win.attack
    if not (attack.thing or "grab_object" in attack.goals):
        return []
    return [item for item in play.state.items if not item.holder and scene.item_in_reach(play, win.actor, item)]


def contested_items(play: GamePlay, win: WonSuccesses) -> list[LooseItem]:
    """Things the opponent is just taking hold of."""
    return [
        item
        for item in play.state.items
        if item.id == win.answered_item or (item.holder == win.target.id and not item.pinned_by)
    ]


def _has_piece(play: GamePlay, win: WonSuccesses) -> str | None:
    armour = win.target.armour
    worn = armour.value and not armour.natural and "head" in armour.covers
    return None if worn and "head" not in armour.missing else "K6-23.2"


def _blade(play: GamePlay, win: WonSuccesses) -> str | None:
    weapon = win.attack.weapon or win.actor.readied
    return None if scene.weapon_of(play, weapon).blade else "K6-20.16"


def side_effects(play: GamePlay, win: WonSuccesses) -> list[str]:
    """Return the effects of the spell beside wounding."""
    attack = win.attack
    if not attack.spell or attack.thing:
        return []
    spell = scene.spell_of(play, attack.spell)
    own = [spell.condition] if spell.condition and win.left >= spell.condition_cost else []
    return [*own, *(name for name in spell.allows if name in ("ignite",))]


def _no(clause: str, wrong: Callable[[GamePlay, WonSuccesses], bool]) -> SpendCheck:
    return lambda play, win: clause if wrong(play, win) else None


CHECKS: dict[str, SpendCheck] = {
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
    "hands_to_gag": _hands_to_gag,
    "wall": _no("K6-20.16", lambda play, win: not play.state.zone_of(win.target).walls),
    "has_arms": _no("K6-20.16", lambda play, win: not set(ARMS) & set(win.target.limbs)),
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
    "preventable": _preventable,
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
    "two_hands": _no("K6-31.3", lambda play, win: len(body.hands_of(play, win.actor).free) < 2),
    "blade": _blade,
    "took_object": _no("K6-30.7", lambda play, win: not {"grab_object", "weapon_take"} & set(win.bought)),
    "not_held": _no("K6-26.5", lambda play, win: gripped(win.actor) or "escape" in win.bought),
    "spell_allows": _no("K6-32.2", lambda play, win: not side_effects(play, win)),
}


NONE = "none"
ON_OFFER: Mapping[str, None] = dict.fromkeys((*SPENDS, NONE))
"""All spends, in order."""


# ---- cost and offers -------------------------------------------------------------------------------------------------


def cost_of(play: GamePlay, win: WonSuccesses, name: str) -> Sum:
    """Return the price of a spend, with the reason."""
    special = PRICES[name](play, win) if name in PRICES else None
    if special is not None:
        return special
    row = SPENDS[name]
    return _usual_price(row.cost(play.knobs), "K6-20.6" if row.hard else row.clause)


@lru_cache(256)
def _usual_price(cost: int, clause: str) -> Sum:
    return Sum.of(cost, "successes", clause)


def _easy(play: GamePlay, why: str, clause: str) -> Sum:
    return Sum.of(play.knobs.cost_easy, why, clause)


def _to_wound(play: GamePlay, win: WonSuccesses) -> Sum | None:
    if isinstance(intent_of(win.target).deed, Flee):
        return _easy(play, "successes", "K6-26.11")
    return _easy(play, "successes", "K6-4.2") if "knock_down" in win.bought else None


def _to_knock_down(play: GamePlay, win: WonSuccesses) -> Sum | None:
    return _easy(play, "successes", "K6-4.2") if "wound" in win.bought else None


def _to_gag(play: GamePlay, win: WonSuccesses) -> Sum | None:
    if prepared(play, win, "gag") is not None:
        return _easy(play, "held_already", "K6-28.3")
    casts = bool(intent_of(win.target).spell)
    return Sum.of(play.knobs.prevent_cast_cost, "successes", "K6-28.14") if casts else None


def _to_disarm(play: GamePlay, win: WonSuccesses) -> Sum | None:
    return _easy(play, "weapon_bound", "K6-30.3") if prepared(play, win, "disarm") is not None else None


def _to_hold_both_arms(play: GamePlay, win: WonSuccesses) -> Sum | None:
    held = any(hold.id == "held_limb" for hold in win.target.holds(win.actor.id))
    return _easy(play, "held_already", "K6-31.3") if held else None


def _to_put_a_blade(play: GamePlay, win: WonSuccesses) -> Sum:
    prices = play.knobs.blade_at_throat_cost
    return Sum.of(prices.held if gripped(win.target) else prices.free, "successes", "K6-31.9")


def _to_remove_a_piece(play: GamePlay, win: WonSuccesses) -> Sum | None:
    if not aware_and_free(play, win):
        return None
    return Sum.of(play.knobs.remove_piece_cost, "successes", "K6-23.3").plus(1, "aware_and_free", "K6-23.4")


def aware_and_free(play: GamePlay, win: WonSuccesses) -> bool:
    """Return whether a target knows of the actor and can move, so that no piece comes off cheaply (K6-23.4)."""
    return not (gripped(win.target) or win.target.still) and relations.knows_of(play, win.target, win.actor)


def _to_escape(play: GamePlay, win: WonSuccesses) -> Sum | None:
    return _easy(play, "successes", "K6-15.6") if isinstance(win.intent.deed, Engage) else None


def _to_throw_in(play: GamePlay, win: WonSuccesses) -> Sum:
    return Sum.of(max(0, play.knobs.hazard_cost - play.knobs.cost_easy), "successes", "K6-20.6")


def _for_a_side_effect(play: GamePlay, win: WonSuccesses) -> Sum:
    spell = scene.spell_of(play, win.intent.spell)
    return Sum.of(spell.condition_cost if spell.condition else play.knobs.cost_easy, "successes", "K6-32.1")


def _for_a_stunt(play: GamePlay, win: WonSuccesses) -> Sum | None:
    deed = win.intent.deed
    return Sum.of(deed.cost, "successes", "K6-33.5") if isinstance(deed, FreeDeed) else None


PRICES: dict[str, Callable[[GamePlay, WonSuccesses], Sum | None]] = {
    "wound": _to_wound,
    "knock_down": _to_knock_down,
    "gag": _to_gag,
    "disarm": _to_disarm,
    "hold_both_arms": _to_hold_both_arms,
    "blade_at_throat": _to_put_a_blade,
    "remove_piece": _to_remove_a_piece,
    "escape": _to_escape,
    "throw_in": _to_throw_in,
    "spell_side_effect": _for_a_side_effect,
    "stunt": _for_a_stunt,
}
"""Spends whose price can differ from their line of the table."""


def prepared(play: GamePlay, win: WonSuccesses, name: str) -> Condition | None:
    """Return the condition that is the first of the two successes of a hard thing (K6-20.7, K6-20.8).

    Of several holds the one that lets the house's limits on splitting be kept.
    """
    if name == "disarm":
        return win.target.bound_weapon
    if name == "throw_in":
        return win.target.condition("teetering")
    if name != "gag":
        return None
    grips = [hold for hold in win.target.holds() if hold.id in GRIPS]
    return next((hold for hold in grips if not _over_split(play, win, hold)), None)


ROUNDS, PEOPLE = Finding("rounds", ("K6-20.7",)), Finding("people", ("K6-20.8",))


def split(play: GamePlay, win: WonSuccesses, first: Condition | None) -> list[Finding]:
    """Over what the two successes of a hard thing are split: rounds, people."""
    if first is None:
        return []
    later, another = first.created_round < play.state.round, first.source_id != win.actor.id
    return [found for found, applies in ((ROUNDS, later), (PEOPLE, another)) if applies]


def _over_split(play: GamePlay, win: WonSuccesses, first: Condition) -> list[Finding]:
    """Return how it is split against the knobs."""
    allowed = play.knobs.hard_cost_splittable
    return [found for found in split(play, win, first) if not getattr(allowed, found.why)]


REPEATABLE = ("escape", "free_ally", "wound")
"""Spends that may be bought twice in one contest; wounds as often as the knob says (K6-21.8)."""


def bar_of(play: GamePlay, win: WonSuccesses, name: str) -> str | None:
    """The clause that keeps a spend out, or None."""
    row, kind = SPENDS[name], win.intent.deed.kind
    if name in OUT_OF_LINE.get(kind, ()):
        return "K6-15.2" if kind == "break_disadvantage" else "K6-20.13"
    if win.attack.means in ("hurl", "stunt") and name not in (THING_SPENDS if win.attack.thing else FREE_DEED_SPENDS):
        return "K6-32.8"
    if name in win.refused or (name in win.bought and name not in REPEATABLE):
        once = {"serious_injury": "K6-22.11"}
        return "K6-20.9" if name in win.refused else once.get(name, "K6-20.20")
    if win.draw and row.cancels_only and play.knobs.draw_forbids_prevention:
        return "K6-20.10"
    if name in HAND_SPENDS and "animal" in win.actor.flags:
        return "K6-20.16"
    if name in SPLIT:
        split = _split_bar(play, win, name)
        if split is not None:
            return split
    for check in row.needs:
        clause = CHECKS[check](play, win)
        if clause is not None:
            return clause
    if cost_of(play, win, name).total > win.left:
        return "K6-20.6" if row.hard else row.clause
    return None


SPLIT = ("gag", "disarm", "throw_in", "weapon_place", "weapon_take")
"""Spends in two parts, and those that follow them."""


def _split_bar(play: GamePlay, win: WonSuccesses, name: str) -> str | None:
    """Return the clause where the knobs do not let a hard thing be split over rounds or people."""
    first = prepared(play, win, name)
    barred = _over_split(play, win, first) if first is not None else []
    if barred:
        return barred[0].clauses[0]
    third = play.knobs.disarm_third_success
    if name in ("weapon_place", "weapon_take") and third not in ("place_or_take", name.removeprefix("weapon_")):
        return "K6-30.5"
    return None


def offers(play: GamePlay, win: WonSuccesses) -> Menu:
    """Everything that can be bought now, and nothing at all."""

    def option(name: str) -> Option | None:
        if name == NONE:
            return Option(NONE)
        if bar_of(play, win, name) is not None:
            return None
        return Option(
            name,
            details=lambda: _details(play, win, name),
            price=lambda: cost_of(play, win, name),
            coin="success",
            worth=lambda: _brings(play, win, name),
        )

    return Menu(ON_OFFER, option)


def _brings(play: GamePlay, win: WonSuccesses, name: str) -> Sum | None:
    """Return the wound that a success buys, where no dice are needed to know it."""
    wound = considered_wound(play, win) if name == "wound" else None
    if wound is None or wound.source.dice or wound.source.added:
        return None
    return wounds.amount(play, wound)


def damage_source(play: GamePlay, win: WonSuccesses) -> DamageSource | None:
    """Return what a wound would be dealt with; None: nothing here wounds."""
    return wounds.damage_source(play, win.actor, win.target, win.attack, win.snatched)


def considered_wound(play: GamePlay, win: WonSuccesses) -> Wound | None:
    """Return a wound as it would land with what has been bought so far, before its damage dice."""
    source = damage_source(play, win)
    if source is None:
        return None
    wound = wounds.wound_by(play, win.actor, win.target, win.found, win.diff, source)
    fill_in(win, wound)
    return wound


def fill_in(win: WonSuccesses, wound: Wound) -> None:
    """Enter what the successes of this roll have added to the circumstances of a wound."""
    wound.grabbed = "grab_shield" in win.bought
    wound.felled = bool({"knock_down", "knock_down_and_pin"} & set(win.bought))


def bars(play: GamePlay, win: WonSuccesses) -> list[Barred]:
    """Return the spends that cannot be bought, each with its clause."""
    found = [(name, bar_of(play, win, name)) for name in SPENDS]
    wishes = [Barred(name, clause) for name, clause in BARE_WISHES.items()]
    return [Barred(name, clause) for name, clause in found if clause is not None] + wishes


def spend_question(
    play: GamePlay, win: WonSuccesses, *why: str, purpose: str = "spend", menu: Menu | None = None
) -> Declare:
    """Return the question on what to spend a success (K6-20.4); ``why``: clauses of a draw, or of a second choice."""
    return Declare(
        win.actor.seat,
        purpose,
        menu or offers(play, win),
        barred_source=lambda: bars(play, win),
        about=win.actor.id,
        args={"target": win.target.id, "left": win.left, "diff": win.diff},
        default=NONE,
        clauses=("K6-20.4", "K6-20.14", *why),
    )


def anything(play: GamePlay, win: WonSuccesses) -> Menu | None:
    """Return what there is to buy; None: nothing, as against a target who is out of the fight."""
    if win.left <= 0 or win.target.gone or win.target.has("knocked_out"):
        return None
    menu = offers(play, win)
    return menu if next(iter(menu)).id != NONE else None


def _details(play: GamePlay, win: WonSuccesses, name: str) -> list[Question]:
    actor = win.actor
    if name == "wound":
        wound = considered_wound(play, win)
        if wound is None or len(wound.source.types) == 1:
            return []
        return [chosen(actor, "type", tuple(dict.fromkeys([wound.type, *wound.source.types])), ("K6-21.7",))]
    if name == "serious_injury":
        return [_injured_part(play, win)]
    if name in ("grab_limb", "pin_clothing", "hold_for_gag", "stand_on_limb"):
        return [chosen(actor, "part", win.target.limbs, ("K6-24.9",))]
    if name in ("push", "pull"):
        near = [one.id for one in behind_target(play, win)]
        return [chosen(actor, "direction", ("back", "aside", *near), ("K6-20.15",))]
    if name == "push_into_other":
        return [chosen(actor, "other", tuple(one.id for one in behind_target(play, win)))]
    if name == "prevent_attack":
        return [chosen(actor, "method", tuple(preventing_methods(play, win)), ("K6-27.1",))]
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
        return [FreeWords(actor.seat, "text", default="")]
    return []


def _injured_part(play: GamePlay, win: WonSuccesses) -> Choose:
    """Return the question which part is disabled; no eye is put out with a cudgel (K6-20.16)."""
    names, target = parts_to_injure(win), win.target
    injured = tuple([part for part in target.body_parts if part not in names and part != "eye"])
    return _part_choice(win.actor.seat, tuple(likely_first(play, target, names)), injured)


def parts_to_injure(win: WonSuccesses) -> list[str]:
    """Return the parts that can still be disabled: not those that are, and no eye with a cudgel (K6-20.16)."""
    assert win.wound is not None, "barred by deep_wound"
    source, target = win.wound.source, win.target
    blunt = source.name != win.attack.spell and "pierce" not in source.types
    gone = [c.part for c in target.conditions if isinstance(c, Injury)]
    return [p for p in target.body_parts if p in BODY_PARTS and p not in gone and not (blunt and p == "eye")]


@lru_cache(1024)
def _part_choice(seat: str, names: tuple[str, ...], injured: tuple[str, ...]) -> Choose:
    options = tuple(map(word, names))
    bars = [Barred("eye", "K6-20.16"), *(Barred(part, "K6-22.5") for part in injured)]
    return Choose(seat, "part", options, default=names[0], barred_source=bars, clauses=("K6-22.12",))


def likely_first(play: GamePlay, target: Combatant, names: list[str]) -> list[str]:
    """K6-22.12: a runner's leg, a fighter's weapon arm, else the head."""
    standing = "right_arm" if target.readied else "head"
    first = "left_leg" if reach.is_running(play, target) else standing
    return sorted(names, key=lambda part: part != first)
