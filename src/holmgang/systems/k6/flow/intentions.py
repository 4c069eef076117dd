"""Intentions (K6-3, K6-4, table 5.2): their options and particulars, short forms, and the intention of an answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any, NamedTuple

from holmgang.kernel.play import kept_while_open
from holmgang.kernel.questions import (
    REQUIRED,
    Barred,
    Choose,
    ChooseSome,
    Declare,
    FreeWords,
    Menu,
    Option,
    Question,
)
from holmgang.systems.k6 import state as kinds
from holmgang.systems.k6.board import arms, body, reach, scene
from holmgang.systems.k6.flow import actions, attacks
from holmgang.systems.k6.flow.attacks import AS_NONE, better_first, chosen, of_words, thing, token, tokens, word
from holmgang.systems.k6.flow.spending import ENCIRCLEMENT
from holmgang.systems.k6.state import Combatant, GamePlay, Hold, Intention, LooseItem, PlannedAttack
from holmgang.systems.k6.tables import ACTIONS, CONDITIONS, CUT, EFFORT, FREE, GRIPS, INTENTIONS, SUCCESS

SAYINGS = ("none", "alarm", "surrender_demand", "order", "shout")
TRIGGERS = ("acts", "appears", "moves", "attacks", "flees", "speaks", "surrenders")
WAITED_FOR = (*TRIGGERS, *(f"not_{name}" for name in TRIGGERS if name != "appears"))
"""K6-18.3: a readied shot waits until the target does this, or does not do it."""
Details = Callable[[], list[Question]]


def intention_question(play: GamePlay, one: Combatant) -> Declare:
    """Return the question for a combatant's intention (K6-3.1)."""
    offered = menu(play, one)
    return Declare(
        one.seat,
        "intend",
        offered,
        barred_source=lambda: all_bars(play, one, offered),
        default="wait" if one.felled else REQUIRED,
        about=one.id,
        clauses=("K6-3.1", "K6-3.8"),
        spelt_out=lambda given: short_form(play, one, given),
    )


def all_bars(play: GamePlay, one: Combatant, offered: Menu) -> list[Barred]:
    """Return every kind that is not offered, with its clause: forbidden by a rule, or without a target."""
    others = [kind for kind in INTENTIONS if offered.get(kind) is None]
    bars = {kind: clause for kind in others if (clause := bar_of(play, one, kind)) is not None}
    nothing = {kind: need.clause for kind, need in NEEDS.items() if kind in others and kind not in bars}
    if "cast_support" in nothing and not one.spells:
        nothing["cast_support"] = "K6-8.4"
    return [Barred(kind, clause) for kind, clause in (bars | nothing).items()]


# ---- what is possible ------------------------------------------------------------------------------------------------


class Bar(NamedTuple):
    """Kinds that are not possible as long as it applies; without a clause of its own by the one that it finds.

    ``hampered``: it can only apply to a combatant who is in some condition.
    """

    clause: str
    kinds: tuple[str, ...]
    applies: Callable[[GamePlay, Combatant], object]
    hampered: bool = False


def _all_but(*kinds: str) -> tuple[str, ...]:
    return tuple(kind for kind in INTENTIONS if kind not in kinds)


def _no_shelter(play: GamePlay, one: Combatant) -> bool:
    """Return whether there is no room to give way, no cover, and no shield, which helps against shots alone."""
    return not (scene.gives_way(play, one) or one.shield > 0)


def _has_no_hold(play: GamePlay, one: Combatant) -> bool:
    return next(play.state.held_by(one), None) is None


def _lies_still(play: GamePlay, one: Combatant) -> bool:
    """Return whether a combatant cannot move at all; the felled crawl."""
    return one.still and not one.felled


def _kept_here(one: Combatant, limit: str) -> bool:
    """Return whether something keeps a combatant from going; being felled alone leaves him to crawl (K6-6.7)."""
    return any(limit in CONDITIONS[c.id].limits for c in one.conditions if c.id != "knocked_out")


NOT_FOR_ANIMALS = ("speak", "pick_up", "interact", "bind", "aim", "ready", "cast_support", "surrender")
HANDWORK = ("aim", "ready", "pick_up", "interact", "bind", "feint", "prevent")
ON_FOOT = ("move", "flee", "pass_by", "force_through", "block", "hide")
BARS = (
    Bar("K6-12.6", _all_but("arrive"), lambda play, one: one.arriving and not one.felled),
    Bar("K6-12.1", ("arrive",), lambda play, one: not one.arriving),
    Bar("K6-3.4", ("other",), lambda play, one: play.master is None),
    Bar("K6-16.5", _all_but("wait", "move", "arrive"), lambda play, one: one.unaware),
    Bar("K6-6.7", _all_but("wait", "move"), lambda play, one: one.felled, True),
    Bar("K6-16.1", _all_but("wait", "speak", "break_disadvantage", "arrive"), _lies_still, True),
    Bar("K6-20.16", NOT_FOR_ANIMALS, lambda play, one: "animal" in one.flags),
    Bar("K6-33.2", ("aim",), lambda play, one: not play.knobs.opt_aim),
    Bar("K6-33.2", ("full_defence",), lambda play, one: not play.knobs.opt_full_defence),
    Bar("K6-33.2", ("break_disadvantage",), lambda play, one: not play.knobs.opt_break_disadvantage),
    Bar("K6-33.2", ("feint",), lambda play, one: not play.knobs.opt_feint),
    Bar("K6-33.2", ("distract",), lambda play, one: not play.knobs.opt_distract),
    Bar("K6-33.2", ("ready",), lambda play, one: not play.knobs.opt_aim),
    Bar("K6-26.5", ("flee", "pass_by", "move"), lambda play, one: _kept_here(one, "flee") or one.has("bound"), True),
    Bar("K6-11.23", ON_FOOT, lambda play, one: _kept_here(one, "rise"), True),
    Bar("", ("pass_by",), scene.kept_from_running),
    Bar("K6-14.3", ("full_defence",), lambda play, one: one.has(*GRIPS) or _no_shelter(play, one)),
    Bar("K6-28.16", ("cast_support", "speak"), lambda play, one: one.limited("mouth"), True),
    Bar("K6-18.5", ("aim", "ready"), lambda play, one: one.limited("aim"), True),
    Bar("K6-11.23", HANDWORK, lambda play, one: not body.usable_hands(one), True),
    Bar("K6-29.1", ("break_disadvantage",), lambda play, one: not _breakable(play, one)),
    Bar("K6-16.17", ("hide",), lambda play, one: one.has("hidden", *GRIPS)),
    Bar("K6-28.6", ("concentrate",), lambda play, one: not one.concentration),
    Bar("K6-29.3", ("hold",), _has_no_hold),
)
"""The bars of kinds; of several that apply the first one counts."""
BARS_OF = {kind: [(bar.clause, bar.applies) for bar in BARS if kind in bar.kinds] for kind in INTENTIONS}
BARS_OF_UNHAMPERED = {
    kind: [(bar.clause, bar.applies) for bar in BARS if kind in bar.kinds and not bar.hampered] for kind in INTENTIONS
}


def bar_of(play: GamePlay, one: Combatant, kind: str) -> str | None:
    """The clause by which a kind is not possible now; None: it is."""
    for clause, applies in (BARS_OF if one.conditions else BARS_OF_UNHAMPERED)[kind]:
        found = applies(play, one)
        if found:
            return clause or str(found)
    return None


def _breakable(play: GamePlay, one: Combatant) -> list[str]:
    """Return the conditions a combatant can work to get out of; those of several holders carry the holder's name."""
    rows = [c for c in one.conditions if CONDITIONS[c.id].release in (SUCCESS, FREE, EFFORT, CUT)]
    rows = [c for c in rows if c.id != "bound" or (isinstance(c, Hold) and c.holder_id)]
    names = [c.id for c in rows]
    found = [c.id if names.count(c.id) == 1 or not isinstance(c, Hold) else f"{c.id}_by_{c.holder_id}" for c in rows]
    return list(dict.fromkeys([*found, *([ENCIRCLEMENT] if reach.encircled(play, one) else [])]))


def menu(play: GamePlay, one: Combatant) -> Menu:
    """Every kind that is possible, with its particulars. What is offered and what is barred are read from the same."""

    def option(kind: str) -> Option | None:
        if bar_of(play, one, kind) is not None or (kind in NEEDS and not NEEDS[kind].found(play, one)):
            return None
        return Option(kind, details=lambda: [*PARTICULARS[kind](play, one), *common(play, one, kind)])

    return Menu(INTENTIONS, option)


def common(play: GamePlay, one: Combatant, kind: str) -> Sequence[Question]:
    """Particulars every intention may carry: words in passing, how to defend, after whom."""
    if one.felled:
        return []
    speaks = not one.unaware and "animal" not in one.flags and not one.limited("mouth")
    waits = kind in ("engage", "block", "prevent", "ready", "bind", "other")
    friends = [friend.id for friend in scene.able_in(play, one.faction) if friend is not one] if waits else []
    return _in_passing(one.seat, speaks, kind not in ("surrender", "arrive"), tuple(friends))


@lru_cache(1024)
def _in_passing(seat: str, speaks: bool, defends: bool, friends: tuple[str, ...]) -> Sequence[Question]:
    common: list[Question] = []
    if speaks:
        common.append(of_words(seat, "say", SAYINGS, ("K6-31.7", "K6-4.4")))
    if defends:
        common.append(of_words(seat, "defence", ("best", "dodge", "parry", "still"), ("K6-9.6", "K6-16.11")))
    if friends:
        common.append(of_words(seat, "after", (AS_NONE, *friends), ("K6-10.4", "K6-10.5")))
    return common


# ---- the kinds -------------------------------------------------------------------------------------------------------


def _reachable(play: GamePlay, one: Combatant) -> list[Combatant]:
    return [foe for foe in reach.met(play, one) if foe.able]


def _stopping(play: GamePlay, one: Combatant) -> list[Question]:
    foes = _reachable(play, one)
    most, limit = (len(foes), None) if play.knobs.opt_multi_target else (1, "K6-33.2")
    return [
        ChooseSome(one.seat, "targets", tokens(foes), least=1, most=most, limit_clause=limit, clauses=("K6-26.2",)),
        attacks.attribute_choice(one, _struggle_attributes(one), "K6-8.5"),
    ]


def _struggle_attributes(one: Combatant) -> list[str]:
    return ["strength"] if one.armour.heavy else better_first(one, ["strength", "finesse"])


def _preventing(play: GamePlay, one: Combatant) -> list[Question]:
    method = chosen(one, "method", ("grab_arm", "gag", "ram", "knock_down"), clauses=("K6-27.6",))
    return [*_stopping(play, one), method]


def _blockers(play: GamePlay, one: Combatant) -> list[Combatant]:
    """Return the opponents in the way of a combatant: in a narrow place, or because they hold him."""
    holders = [hold.holder_id for hold in one.holds()]
    return [foe for foe in _reachable(play, one) if play.state.zone_of(foe).passage or foe.id in holders]


def _forcing(play: GamePlay, one: Combatant) -> list[Question]:
    return [
        Choose(one.seat, "blocker", tokens(_blockers(play, one)), clauses=("K6-26.1",)),
        attacks.attribute_choice(one, _struggle_attributes(one), "K6-8.5"),
    ]


def _passing(play: GamePlay, one: Combatant) -> list[Question]:
    foes = scene.able_foes(play, one)
    narrow = [foe for foe in foes if play.state.zone_of(foe).passage == 1]
    free = [foe for foe in foes if foe not in narrow]
    return [
        ChooseSome(
            one.seat,
            "around",
            tokens(free),
            barred_source=[Barred(foe.id, "K6-26.1") for foe in narrow],
            default=[],
            clauses=("K6-26.2",),
        ),
        _then(play, one),
    ]


def _then(play: GamePlay, one: Combatant, snatched: str = "") -> Declare:
    options = [word(AS_NONE)]
    details = attacks.engaging_after(play, one, snatched)
    if details is not None:
        options.append(Option("engage", details=details))
    return Declare(one.seat, "then", options, default=AS_NONE, clauses=("K6-9.10",))


def _moving(play: GamePlay, one: Combatant) -> list[Question]:
    fight, zone = play.state, play.state.zone_of(one)
    places = [*map(word, zone.links), *map(thing, (*zone.cover, *zone.obstacles))]
    people = [token(other) for other in fight.combatants if other.here and other is not one]
    kept = scene.kept_from_running(play, one)
    paces: tuple[str, ...] = ("walk", "crawl") if kept else ("run", "walk", "crawl")
    if one.has("knocked_out"):
        paces = ("crawl",)
    return [
        Choose(one.seat, "destination", [*places, *people, word("away")], default="away"),
        Choose(
            one.seat,
            "pace",
            [word(pace) for pace in paces],
            barred_source=[Barred("run", kept)] if kept else [],
            default=paces[0],
            clauses=("K6-6.1",),
        ),
        *_dragging(play, one),
    ]


def _dragging(play: GamePlay, one: Combatant) -> list[Question]:
    """Return the question whom to drag along, if a combatant beside him cannot go by himself (K6-11.36)."""
    beside = [other for other in play.state.combatants if other is not one and other.here and other.still]
    beside = [other for other in beside if play.state.run_rounds(one.id, other.id) == 0]
    if not beside or one.still or not body.can_work(one):
        return []
    return [Choose(one.seat, "drag", [word(AS_NONE), *tokens(beside)], default=AS_NONE, clauses=("K6-11.36",))]


def _fleeing(play: GamePlay, one: Combatant) -> list[Question]:
    names = better_first(one, ["strength", "finesse"])
    return [
        ChooseSome(one.seat, "from", tokens(scene.able_foes(play, one)), default=[], clauses=("K6-26.6",)),
        attacks.attribute_choice(one, names, "K6-26.8"),
    ]


def _defending(play: GamePlay, one: Combatant) -> list[Question]:
    zone = play.state.zone_of(one)
    spells = [] if one.limited("mouth") else one.spells
    allowed = [name for name in spells if scene.spell_of(play, name).full_defence]
    others = [name for name in spells if name not in allowed]
    details: list[Question] = [
        chosen(one, "into_cover", (AS_NONE, *zone.cover, *zone.obstacles), clauses=("K6-14.6",)),
        Choose(
            one.seat,
            "spell",
            [word(name) for name in (AS_NONE, *allowed)],
            barred_source=[Barred(name, "K6-14.7") for name in others],
            default=AS_NONE,
            clauses=("K6-14.7",) if allowed else (),
        ),
    ]
    if one.shield:
        facing = [word(AS_NONE), *tokens(scene.able_foes(play, one))]
        details.append(Choose(one.seat, "shield_facing", facing, default=AS_NONE))
    return details


def _breaking(play: GamePlay, one: Combatant) -> list[Question]:
    names = _breakable(play, one)
    options = [Option(name, details=_way_out(play, one, name)) for name in names]
    return [Declare(one.seat, "condition", options, default=names[0], clauses=("K6-15.1",))]


def _way_out(play: GamePlay, one: Combatant, name: str) -> list[Question]:
    """Push off or slip out; a hand over the mouth yields to Strength alone; a ring is broken at one place."""
    if name.startswith("gagged"):
        return [attacks.attribute_choice(one, ["strength"], "K6-28.5")]
    how: list[Question] = [attacks.attribute_choice(one, better_first(one, ["strength", "finesse"]), "K6-15.4")]
    if name == ENCIRCLEMENT:
        ring = reach.encircled(play, one)
        how.append(Choose(one.seat, "through", tokens(ring), default=ring[0].id, clauses=("K6-15.1",)))
    return how


@kept_while_open
def _shooters(play: GamePlay, one: Combatant) -> list[str]:
    return [name for name in scene.own_weapons(one) if _to_aim(play, one, name)]


def _to_aim(play: GamePlay, one: Combatant, name: str) -> bool:
    """Return whether a combatant can aim with a weapon of his. A bow comes off the back first."""
    model = scene.weapon_of(play, name)
    if model.ranged == "none" or model.costly or not (name == one.readied or model.ranged == "throw"):
        return False
    return arms.weapon_clause(play, one, name) is None


def _aim_weapon(play: GamePlay, one: Combatant) -> Choose:
    names = _shooters(play, one)
    return Choose(
        one.seat,
        "weapon",
        [word(name) for name in names],
        barred_source=[Barred(name, "K6-18.2") for name in one.spells],
        default=names[0],
        clauses=("K6-18.2",),
    )


def _aiming(play: GamePlay, one: Combatant) -> list[Question]:
    aims = [word("place"), *tokens(scene.able_foes(play, one))]
    return [_aim_weapon(play, one), Choose(one.seat, "at", aims, default="place", clauses=("K6-18.3",))]


def _readying(play: GamePlay, one: Combatant) -> list[Question]:
    foes = tokens(scene.able_foes(play, one))
    return [
        _aim_weapon(play, one),
        ChooseSome(one.seat, "targets", foes, least=1, most=1, clauses=("K6-18.3",)),
        chosen(one, "trigger", WAITED_FOR, clauses=("K6-18.3",)),
    ]


FEINT, DISTRACTION = 1, 2
"""The farthest band at which it works (K6-18.13)."""


def taken_in(play: GamePlay, one: Combatant, farthest: int) -> list[Combatant]:
    """Return the opponents who are near enough for it."""
    return [foe for foe in scene.able_foes(play, one) if scene.band_number(play, one.id, foe.id) <= farthest]


def _at_foe(play: GamePlay, one: Combatant, clause: str, farthest: int) -> list[Question]:
    near = taken_in(play, one, farthest)
    far = [Barred(foe.id, clause) for foe in scene.able_foes(play, one) if foe not in near]
    return [ChooseSome(one.seat, "targets", tokens(near), barred_source=far, least=1, most=1, clauses=(clause,))]


def distracting_by(play: GamePlay, one: Combatant) -> Choose:
    """Return the question how to distract: with stones, words, a spell that threatens."""
    spells = [] if one.limited("mouth") else one.spells
    by_spell = [name for name in spells if scene.spell_of(play, name).sort == "offensive"]
    return chosen(one, "by", ("stones", "shouting", *by_spell), clauses=("K6-18.10",))


def _distracting(play: GamePlay, one: Combatant) -> list[Question]:
    return [*_at_foe(play, one, "K6-18.13", DISTRACTION), distracting_by(play, one)]


def _things(play: GamePlay, one: Combatant) -> list[LooseItem]:
    """Return the things on the ground within reach."""
    return [item for item in play.state.items if not item.holder and scene.item_in_reach(play, one, item)]


def _picking_up(play: GamePlay, one: Combatant) -> list[Question]:
    options = [Option(item.id, details=partial(_snatching, play, one, item)) for item in _things(play, one)]
    return [Declare(one.seat, "object", options, clauses=("K6-30.6",))]


def _snatching(play: GamePlay, one: Combatant, item: LooseItem) -> list[Question]:
    return [_then(play, one, item.weapon)]


@kept_while_open
def _actions(play: GamePlay, one: Combatant) -> list[str]:
    possible = _possible(play, one)
    return [action for action in ACTIONS if possible[action]]


def _interacting(play: GamePlay, one: Combatant) -> list[Question]:
    names = _actions(play, one)
    options = [Option(name, details=_acting(play, one, name), clauses=(ACTIONS[name],)) for name in names]
    return [Declare(one.seat, "action", options, default=names[0], clauses=("K6-4.1",))]


def _acting(play: GamePlay, one: Combatant, action: str) -> list[Question]:
    if action in ("overturn", "climb"):
        return [chosen(one, "object", tuple(play.state.zone_of(one).things_to(action)), clauses=("K6-32.7",))]
    if action == "draw":
        other = dict.fromkeys(name for name in one.weapons if name != one.readied)
        return [chosen(one, "weapon", tuple(other))]
    return []


def _possible(play: GamePlay, one: Combatant) -> dict[str, bool]:
    """Return for each action whether it is possible now."""
    model = scene.weapon_of(play, one.readied)
    return {
        "draw": any(name != one.readied for name in one.weapons),
        "stow": bool(one.readied),
        "put_down": bool(one.readied),
        "potion_out": "potion" in one.items,
        "drink": "potion_in_hand" in one.items,
        "pack_off": one.pack,
        "take_from_pack": "pack_down" in one.items and "potion" in one.items,
        "load": model.reload == "bow" and not scene.loaded(one, one.readied),
        "crossbow_reload": model.reload == "crossbow" and not scene.loaded(one, one.readied),
        "shield_on_off": one.shield > 0 or one.shield_off > 0,
        "light_lantern": "lantern" in one.items and not one.light,
        "douse_light": one.light,
        "force_door": "door" in play.state.zone_of(one).props,
        "first_aid": one.lives < one.lives_max and f"first_aid_{one.id}" not in play.state.spent_items,
        "put_out_fire": one.has("burning"),
        "overturn": bool(play.state.zone_of(one).things_to("overturn")),
        "climb": bool(play.state.zone_of(one).things_to("climb")) and not one.has("in_cover"),
    }


def _hiding_places(play: GamePlay, one: Combatant) -> list[str]:
    """Return where a combatant can hide: behind something, in the dark, or anywhere if he is invisible (K6-16.17)."""
    zone = play.state.zone_of(one)
    anywhere = one.has("invisible") or not scene.lit(play, one)
    return [*zone.cover, *zone.obstacles, *([AS_NONE] if anywhere else [])]


def _hiding(play: GamePlay, one: Combatant) -> list[Question]:
    return [chosen(one, "hiding_place", tuple(_hiding_places(play, one)), clauses=("K6-16.17",))]


def _helpless(play: GamePlay, one: Combatant) -> list[Combatant]:
    """Return the opponents who can be bound (K6-31.3)."""
    return [
        foe
        for foe in play.state.foes(one)
        if actions.bindable(foe, one) and not foe.has("bound") and reach.can_close_in(play, one, foe)
    ]


def _binding(play: GamePlay, one: Combatant) -> list[Question]:
    ready = _helpless(play, one)
    others = [Barred(foe.id, "K6-31.3") for foe in play.state.foes(one) if foe not in ready]
    return [ChooseSome(one.seat, "targets", tokens(ready), barred_source=others, least=1, most=1, clauses=("K6-31.3",))]


def _other(play: GamePlay, one: Combatant) -> list[Question]:
    return [
        FreeWords(one.seat, "text", default="", clauses=("K6-33.5",)),
        ChooseSome(one.seat, "targets", tokens(scene.able_foes(play, one)), default=[]),
        attacks.attribute_choice(one, better_first(one, ["strength", "finesse", "soul"]), "K6-8.8"),
    ]


def _none(play: GamePlay, one: Combatant) -> list[Question]:
    """It has no particulars of its own."""
    return []


class Need(NamedTuple):
    """Targets or things that a kind needs within reach, and the clause that says so."""

    clause: str
    found: Callable[[GamePlay, Combatant], object]


NEEDS = {
    "engage": Need("K6-5.8", attacks.arsenal),
    "block": Need("K6-5.3", _reachable),
    "prevent": Need("K6-5.3", _reachable),
    "force_through": Need("K6-26.2", _blockers),
    "aim": Need("K6-18.2", _shooters),
    "ready": Need("K6-18.2", lambda play, one: _shooters(play, one) and scene.able_foes(play, one)),
    "feint": Need("K6-18.13", lambda play, one: taken_in(play, one, FEINT)),
    "distract": Need("K6-18.13", lambda play, one: taken_in(play, one, DISTRACTION)),
    "cast_support": Need("K6-9.11", attacks.supporting),
    "pick_up": Need("K6-30.6", _things),
    "hide": Need("K6-16.17", _hiding_places),
    "interact": Need("K6-4.1", _actions),
    "bind": Need("K6-31.3", _helpless),
}
"""The kinds that need a target or a thing; without it they are not possible now."""
PARTICULARS: dict[str, Callable[[GamePlay, Combatant], list[Question]]] = {
    "engage": attacks.engaging,
    "block": _stopping,
    "prevent": _preventing,
    "force_through": _forcing,
    "pass_by": _passing,
    "move": _moving,
    "flee": _fleeing,
    "full_defence": _defending,
    "break_disadvantage": _breaking,
    "aim": _aiming,
    "ready": _readying,
    "feint": lambda play, one: _at_foe(play, one, "K6-18.13", FEINT),
    "distract": _distracting,
    "cast_support": attacks.support,
    "hide": _hiding,
    "concentrate": _none,
    "pick_up": _picking_up,
    "interact": _interacting,
    "bind": _binding,
    "hold": _none,
    "arrive": lambda play, one: [chosen(one, "mode", ("winded_now", "fresh_late"), clauses=("K6-12.6",))],
    "speak": lambda play, one: [chosen(one, "purpose", SAYINGS[1:], clauses=("K6-31.7",))],
    "surrender": _none,
    "wait": _none,
    "other": _other,
}
"""The particulars of each kind of intention, where it is possible now."""


ALIASES: dict[str, dict[str, Any]] = {
    "strike": {"intend": "engage"},
    "attack": {"intend": "engage"},
    "shoot": {"intend": "engage", "means": "shoot"},
    "throw": {"intend": "engage", "means": "throw"},
    "cast": {"intend": "engage", "means": "spell"},
    "defend": {"intend": "full_defence"},
    "gag": {"intend": "prevent", "method": "gag"},
}
"""Plain words for an intention, and what they stand for."""


def short_form(play: GamePlay, one: Combatant, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return a short form spelt out: one target, means that follow from a weapon or spell, ``then`` from targets."""
    alias = ALIASES.get(str(given.get("intend")), {})
    full = {**given, **alias}
    kind = full.get("intend")
    if "target" in full and kind != "aim":
        full["targets"] = full.pop("target")
    if "target" in full:
        full["at"] = full.pop("target")
    if isinstance(full.get("declare_wound"), bool):
        full["declare_wound"] = "yes" if full["declare_wound"] else "no"
    if isinstance(full.get("targets"), str):
        full["targets"] = [full["targets"]]
    if kind in ("pass_by", "pick_up") and "targets" in full:
        full.setdefault("then", "engage")
    if kind == "force_through" and "targets" in full and "blocker" not in full:
        full["blocker"] = next(iter(full.pop("targets")))
    if kind in ("engage", "pass_by", "pick_up") and "means" not in full and ("targets" in full):
        means = attacks.means_meant(play, one, full)
        if means:
            full["means"] = means
    return full


def made(one: Combatant, answer: Mapping[str, Any]) -> Intention:
    """The intention that an answer states."""
    deed, after = DEEDS[answer["intend"]](answer), _unless_none(answer.get("after"))
    return Intention(one.id, deed, answer.get("say", "none"), answer.get("defence", "best"), after)


def _unless_none(value: str | None) -> str:
    return "" if value in (None, AS_NONE) else str(value)


Given = Mapping[str, Any]


def _attack(given: Given) -> PlannedAttack:
    weapon, spell, thing = given.get("weapon", ""), _unless_none(given.get("spell")), _unless_none(given.get("object"))
    goals, wound = list(given.get("goals", [])), given.get("declare_wound") == "yes"
    return PlannedAttack(given["means"], list(given["targets"]), given["attribute"], weapon, spell, thing, goals, wound)


def _struggle(given: Given) -> PlannedAttack:
    """Stopping and shoving are done with the body."""
    return PlannedAttack("melee", list(given["targets"]), given["attribute"])


def _attack_then(given: Given) -> PlannedAttack | None:
    return _attack(given) if given.get("then", AS_NONE) == "engage" else None


def _target(given: Given) -> str:
    return str(given["targets"][0])


DEEDS: dict[str, Callable[[Given], kinds.AnyDeed]] = {
    "engage": lambda given: kinds.Engage(
        _attack(given), given.get("approach", "auto"), given.get("pace_after", "stay")
    ),
    "block": lambda given: kinds.Block(_struggle(given)),
    "prevent": lambda given: kinds.Prevent(_struggle(given), given["method"]),
    "force_through": lambda given: kinds.ForceThrough(PlannedAttack("melee", [given["blocker"]], given["attribute"])),
    "pass_by": lambda given: kinds.PassBy(list(given["around"]), _attack_then(given)),
    "move": lambda given: kinds.Move(given["destination"], given["pace"], drags=_unless_none(given.get("drag"))),
    "flee": lambda given: kinds.Flee(list(given["from"]), given["attribute"]),
    "full_defence": lambda given: kinds.FullDefence(
        _unless_none(given.get("into_cover")),
        _unless_none(given.get("spell")),
        _unless_none(given.get("shield_facing")),
    ),
    "break_disadvantage": lambda given: kinds.BreakDisadvantage(
        given["condition"], given["attribute"], given.get("through", "")
    ),
    "aim": lambda given: kinds.Aim(given["weapon"], "" if given["at"] == "place" else given["at"]),
    "ready": lambda given: kinds.Ready(given["weapon"], _target(given), given["trigger"]),
    "feint": lambda given: kinds.Feint(_target(given)),
    "distract": lambda given: kinds.Distract(_target(given), given["by"]),
    "cast_support": lambda given: kinds.CastSupport(given["spell"], given.get("beneficiary", "")),
    "hide": lambda given: kinds.Hide(_unless_none(given.get("hiding_place"))),
    "concentrate": lambda given: kinds.Concentrate(),
    "pick_up": lambda given: kinds.PickUp(given["object"], _attack_then(given)),
    "interact": lambda given: kinds.Interact(given["action"], given.get("weapon") or given.get("object", "")),
    "bind": lambda given: kinds.Bind(_target(given)),
    "hold": lambda given: kinds.KeepHold(),
    "arrive": lambda given: kinds.Arrive(given["mode"]),
    "speak": lambda given: kinds.Speak(given["purpose"]),
    "surrender": lambda given: kinds.Surrender(),
    "wait": lambda given: kinds.Wait(),
    "other": lambda given: kinds.FreeDeed(
        given["text"], PlannedAttack("stunt", list(given["targets"]), given["attribute"])
    ),
}
"""The reader of the answer to each kind of intention."""
