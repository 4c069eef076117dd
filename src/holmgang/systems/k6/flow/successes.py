"""What successes can buy here and now (K6-20, table 5.3): costs, offers, and the question ``spend``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from holmgang.kernel.questions import Barred, Choose, Declare, Menu, Option, Question, Words
from holmgang.kernel.sums import Sum
from holmgang.systems.k6.board import reach, scene
from holmgang.systems.k6.board.scene import Finding, Table
from holmgang.systems.k6.flow import wounds
from holmgang.systems.k6.flow.attacks import chosen, word
from holmgang.systems.k6.flow.sense import (
    CHECKS,
    Winning,
    behind_target,
    contested_items,
    gripped,
    held_allies,
    intent_of,
    loose_items,
    own_holds,
    side_effects,
)
from holmgang.systems.k6.flow.tables import (
    BARE_WISHES,
    BODY_PARTS,
    GRIPS,
    HAND_SPENDS,
    OUT_OF_LINE,
    PREVENT_METHODS,
    SPENDS,
)
from holmgang.systems.k6.flow.wounds import Blow
from holmgang.systems.k6.state import Combatant, Condition, Engage, Flee, Other

NONE = "none"
ON_OFFER: Mapping[str, None] = dict.fromkeys((*SPENDS, NONE))
"""Whatever may be asked for, in order."""


# ---- cost and offers -------------------------------------------------------------------------------------------------


def cost_of(play: Table, win: Winning, name: str) -> Sum:
    """What a spend costs here, with the reason."""
    special = PRICES[name](play, win) if name in PRICES else None
    if special is not None:
        return special
    row = SPENDS[name]
    return _usual_price(row.cost(play.knobs), "K6-20.6" if row.hard else row.clause)


@lru_cache(256)
def _usual_price(cost: int, clause: str) -> Sum:
    return Sum.of(cost, "successes", clause)


def _easy(play: Table, why: str, clause: str) -> Sum:
    return Sum.of(play.knobs.cost_easy, why, clause)


def _to_wound(play: Table, win: Winning) -> Sum | None:
    if isinstance(intent_of(win.target).deed, Flee):
        return _easy(play, "successes", "K6-26.11")
    return _easy(play, "successes", "K6-4.2") if "knock_down" in win.bought else None


def _to_knock_down(play: Table, win: Winning) -> Sum | None:
    return _easy(play, "successes", "K6-4.2") if "wound" in win.bought else None


def _to_gag(play: Table, win: Winning) -> Sum | None:
    if prepared(play, win, "gag") is not None:
        return _easy(play, "held_already", "K6-28.3")
    casts = bool(intent_of(win.target).spell)
    return Sum.of(play.knobs.prevent_cast_cost, "successes", "K6-28.14") if casts else None


def _to_disarm(play: Table, win: Winning) -> Sum | None:
    return _easy(play, "weapon_bound", "K6-30.3") if prepared(play, win, "disarm") is not None else None


def _to_hold_both_arms(play: Table, win: Winning) -> Sum | None:
    held = any(hold.id == "held_limb" for hold in win.target.holds(win.actor.id))
    return _easy(play, "held_already", "K6-31.3") if held else None


def _to_put_a_blade(play: Table, win: Winning) -> Sum:
    prices = play.knobs.blade_at_throat_cost
    return Sum.of(prices.held if gripped(win.target) else prices.free, "successes", "K6-31.9")


def _to_remove_a_piece(play: Table, win: Winning) -> Sum | None:
    if win.target.unaware or gripped(win.target) or win.target.still:
        return None
    return Sum.of(play.knobs.remove_piece_cost, "successes", "K6-23.3").plus(1, "aware_and_free", "K6-23.4")


def _to_escape(play: Table, win: Winning) -> Sum | None:
    return _easy(play, "successes", "K6-15.6") if isinstance(win.intent.deed, Engage) else None


def _to_throw_in(play: Table, win: Winning) -> Sum:
    return Sum.of(max(0, play.knobs.hazard_cost - play.knobs.cost_easy), "successes", "K6-20.6")


def _for_a_side_effect(play: Table, win: Winning) -> Sum:
    spell = scene.spell_of(play, win.intent.spell)
    return Sum.of(spell.condition_cost if spell.condition else play.knobs.cost_easy, "successes", "K6-32.1")


def _for_a_stunt(play: Table, win: Winning) -> Sum | None:
    deed = win.intent.deed
    return Sum.of(deed.cost, "successes", "K6-33.5") if isinstance(deed, Other) else None


PRICES: dict[str, Callable[[Table, Winning], Sum | None]] = {
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
"""What may cost something else than its line of the table says."""


def prepared(play: Table, win: Winning, name: str) -> Condition | None:
    """The first of the two successes of a hard thing, if somebody has laid it out already (K6-20.7, K6-20.8).

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


def split(play: Table, win: Winning, first: Condition | None) -> list[Finding]:
    """Over what the two successes of a hard thing are split: rounds, people."""
    if first is None:
        return []
    later, another = first.created_round < play.state.round, first.source_id != win.actor.id
    return [found for found, applies in ((ROUNDS, later), (PEOPLE, another)) if applies]


def _over_split(play: Table, win: Winning, first: Condition) -> list[Finding]:
    """How the house does not let it be split."""
    allowed = play.knobs.hard_cost_splittable
    return [found for found in split(play, win, first) if not getattr(allowed, found.why)]


REPEATABLE = ("escape", "free_ally", "wound")
"""What may be bought twice in one contest; wounds as often as the knob says (K6-21.8)."""


def bar_of(play: Table, win: Winning, name: str) -> str | None:
    """The clause that keeps a spend out, or None."""
    row, kind = SPENDS[name], win.intent.deed.kind
    if name in OUT_OF_LINE.get(kind, ()):
        return "K6-15.2" if kind == "break_disadvantage" else "K6-20.13"
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
"""What is done in two parts, or comes after such a thing."""


def _split_bar(play: Table, win: Winning, name: str) -> str | None:
    """Where the house does not let a hard thing be split over rounds or people."""
    first = prepared(play, win, name)
    barred = _over_split(play, win, first) if first is not None else []
    if barred:
        return barred[0].clauses[0]
    third = play.knobs.disarm_third_success
    if name in ("weapon_place", "weapon_take") and third not in ("place_or_take", name.removeprefix("weapon_")):
        return "K6-30.5"
    return None


def offers(play: Table, win: Winning) -> Menu:
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


def _brings(play: Table, win: Winning, name: str) -> Sum | None:
    """The wound that a success buys, where no dice are needed to know it."""
    attack = win.attack
    weapon = win.snatched or attack.weapon
    model = scene.weapon_of(play, weapon)
    if name != "wound" or attack.spell or attack.thing or model.kz or model.added or win.actor.has("sparking"):
        return None
    kind = wounds.best_type(win.target, model.types)
    return wounds.amount(play, weighed(win, weapon or scene.UNARMED, model.damage, kind))


def weighed(win: Winning, source: str, damage: int, kind: str) -> Blow:
    """A blow as it would land with what has been bought so far."""
    blow = Blow(win.actor, win.target, win.found, win.diff, source, damage, "K6-21.4", kind)
    fill_in(win, blow)
    return blow


def fill_in(win: Winning, blow: Blow) -> None:
    """What this roll's own successes have added to what the blow finds."""
    blow.grabbed = "grab_shield" in win.bought
    blow.felled = bool({"knock_down", "knock_down_and_pin"} & set(win.bought))


def bars(play: Table, win: Winning) -> list[Barred]:
    """What cannot be bought, and why."""
    found = [(name, bar_of(play, win, name)) for name in SPENDS]
    wishes = [Barred(name, clause) for name, clause in BARE_WISHES.items()]
    return [Barred(name, clause) for name, clause in found if clause is not None] + wishes


def spend_question(play: Table, win: Winning, *why: str, purpose: str = "spend", menu: Menu | None = None) -> Declare:
    """On what does somebody spend a success (K6-20.4)? ``why`` it is asked just so: in a draw, or once more."""
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


def anything(play: Table, win: Winning) -> Menu | None:
    """What there is to buy; None: nothing at all. Nothing more is done to somebody who is out of the fight."""
    if win.left <= 0 or win.target.gone or win.target.has("knocked_out"):
        return None
    menu = offers(play, win)
    return menu if next(iter(menu)).id != NONE else None


def _details(play: Table, win: Winning, name: str) -> list[Question]:
    actor, target = win.actor, win.target
    if name == "wound":
        types = scene.weapon_of(play, win.snatched or win.attack.weapon).types
        if len(types) == 1:
            return []
        first = [wounds.best_type(target, types)] if not win.attack.spell else []
        return [chosen(actor, "type", tuple(dict.fromkeys([*first, *types])), ("K6-21.7",))]
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
    attack = win.attack
    names = [part for part in win.target.body_parts if part in BODY_PARTS]
    blunt = not attack.spell and "pierce" not in scene.weapon_of(play, attack.weapon).types
    names = likely_first(play, win.target, [part for part in names if not (blunt and part == "eye")])
    return _part_choice(win.actor.seat, tuple(names))


@lru_cache(1024)
def _part_choice(seat: str, names: tuple[str, ...]) -> Choose:
    options, bars = tuple(map(word, names)), [Barred("eye", "K6-20.16")]
    return Choose(seat, "part", options, default=names[0], barred_source=bars, clauses=("K6-22.12",))


def likely_first(play: Table, target: Combatant, names: list[str]) -> list[str]:
    """K6-22.12: a runner's leg, a fighter's weapon arm, else the head."""
    standing = "right_arm" if target.readied else "head"
    first = "left_leg" if reach.is_running(play, target) else standing
    return sorted(names, key=lambda part: part != first)
