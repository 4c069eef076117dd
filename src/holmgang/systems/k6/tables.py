"""The closed tables of the book as data: conditions, relevance of modifiers, intentions, ways to spend a success.

Rules look things up here; nothing here knows a fight.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from holmgang.systems.k6.knobs import Knobs

# ---- conditions (K6-11.7 to K6-11.34, K6-24) -------------------------------------------------------------------------

ONE_ROUND, SITUATIONAL, HELD, UNTIL_CLEARED = "one_round", "situational", "held", "until_cleared"
SPELL, POISON, INJURY, FIGHT = "spell", "poison", "injury", "fight"

DURATION_CLAUSE: Final = {
    ONE_ROUND: "K6-11.25",
    SITUATIONAL: "K6-11.26",
    HELD: "K6-11.27",
    UNTIL_CLEARED: "K6-11.28",
    SPELL: "K6-11.29",
    POISON: "K6-11.29",
    INJURY: "K6-11.30",
    FIGHT: "K6-12.8",
}


@dataclass(frozen=True)
class ConditionRow:
    """One line of the table of conditions.

    ``limits`` are what the bearer cannot do: ``flee``, ``rise``, ``run``, ``arm`` (named in ``part``), ``hands``,
    ``mouth``, ``shield``, ``aim``, ``weapon``, ``jump``, ``feet`` (what takes standing), ``balance`` (what takes a
    steady stance). ``both_alike``: of no account where both have it (K6-11.3).
    """

    kind: str
    duration: str
    clause: str
    limits: tuple[str, ...] = ()
    advantage: bool = False
    both_alike: bool = False
    breaks_concentration: bool = False
    release: str = "situation"


FREE, SUCCESS, EFFORT, CUT = "free", "success", "effort", "cut"

CONDITIONS: Final[dict[str, ConditionRow]] = {
    "prone": ConditionRow(
        "movement",
        SITUATIONAL,
        "K6-11.7",
        limits=("run", "feet", "balance"),
        both_alike=True,
        breaks_concentration=True,
        release=FREE,
    ),
    "pinned_under": ConditionRow(
        "movement", HELD, "K6-11.7", limits=("rise", "flee", "run"), breaks_concentration=True, release=SUCCESS
    ),
    "lying_on": ConditionRow("movement", SITUATIONAL, "K6-24.4", limits=("run",), both_alike=True, release=FREE),
    "held_limb": ConditionRow("movement", HELD, "K6-11.7", limits=("arm", "flee", "run"), release=SUCCESS),
    "held_both_arms": ConditionRow("movement", HELD, "K6-31.3", limits=("hands", "flee", "run"), release=SUCCESS),
    "pressed": ConditionRow(
        "movement", HELD, "K6-11.7", limits=("flee", "run"), breaks_concentration=True, release=SUCCESS
    ),
    "cornered": ConditionRow("movement", HELD, "K6-11.7", limits=("flee", "run"), release=SUCCESS),
    "limb_stood_on": ConditionRow("movement", HELD, "K6-11.23", limits=("arm", "flee", "run"), release=SUCCESS),
    "pinned_clothing": ConditionRow("movement", UNTIL_CLEARED, "K6-24.7", limits=("arm",), release=FREE),
    "teetering": ConditionRow("movement", SITUATIONAL, "K6-25.4", both_alike=True, release=FREE),
    "wading": ConditionRow("movement", SITUATIONAL, "K6-11.7", both_alike=True),
    "mud": ConditionRow("movement", SITUATIONAL, "K6-11.7", both_alike=True),
    "crouched": ConditionRow("movement", SITUATIONAL, "K6-11.7", both_alike=True, release=FREE),
    "injured_leg": ConditionRow("movement", INJURY, "K6-22.7", limits=("run", "jump")),
    "injured_head": ConditionRow("disorientation", INJURY, "K6-22.8"),
    "injured_torso": ConditionRow("serious_injury", INJURY, "K6-22.8"),
    "injured_belly": ConditionRow("serious_injury", INJURY, "K6-22.8", limits=("run",)),
    "injured_arm": ConditionRow("serious_injury", INJURY, "K6-22.5", limits=("arm",)),
    "injured_tail": ConditionRow("serious_injury", INJURY, "K6-22.5", limits=("part",)),
    "injured_part": ConditionRow("serious_injury", INJURY, "K6-22.5", limits=("part",)),
    "injured_eye": ConditionRow("visibility", INJURY, "K6-22.5", limits=("aim",)),
    "blind": ConditionRow("visibility", SPELL, "K6-11.8", limits=("aim",), both_alike=True),
    "blindfolded": ConditionRow("visibility", SITUATIONAL, "K6-11.8", limits=("aim",), both_alike=True),
    "hidden": ConditionRow("", SITUATIONAL, "K6-11.8"),
    "invisible": ConditionRow("", SPELL, "K6-11.8"),
    "eyes_full": ConditionRow("visibility", UNTIL_CLEARED, "K6-11.8", limits=("aim",), release=EFFORT),
    "shield_held": ConditionRow("", HELD, "K6-23.8", limits=("shield",), release=SUCCESS),
    "shield_turned": ConditionRow("", ONE_ROUND, "K6-23.10"),
    "weapon_bound": ConditionRow("unsuitable_weapon", HELD, "K6-30.2", release=SUCCESS),
    "object_pinned": ConditionRow("", HELD, "K6-30.9", release=SUCCESS),
    "encumbered": ConditionRow("overload", UNTIL_CLEARED, "K6-11.10", release=EFFORT),
    "overloaded": ConditionRow("overload", SITUATIONAL, "K6-11.10", both_alike=True),
    "in_cover": ConditionRow("cover", SITUATIONAL, "K6-11.11", advantage=True, both_alike=True),
    "confused": ConditionRow("disorientation", SPELL, "K6-11.12"),
    "hallucinating": ConditionRow("disorientation", SPELL, "K6-11.12"),
    "amnesia": ConditionRow("disorientation", SPELL, "K6-11.12"),
    "afraid": ConditionRow("fear", SPELL, "K6-11.13"),
    "off_balance": ConditionRow("off_balance", ONE_ROUND, "K6-11.14", limits=("balance",), breaks_concentration=True),
    "surprised": ConditionRow("surprise", ONE_ROUND, "K6-11.15"),
    "back_exposed": ConditionRow("back_attack", ONE_ROUND, "K6-11.19"),
    "tired": ConditionRow("exhaustion", FIGHT, "K6-11.20", both_alike=True),
    "fresh": ConditionRow("", FIGHT, "K6-12.2"),
    "aimed": ConditionRow("aim", SITUATIONAL, "K6-18.1", advantage=True),
    "opening": ConditionRow("feint", ONE_ROUND, "K6-18.6", advantage=True),
    "distracted": ConditionRow("distraction", ONE_ROUND, "K6-18.9"),
    "defending": ConditionRow("full_defence", ONE_ROUND, "K6-14.1", advantage=True),
    "poisoned": ConditionRow("poison", POISON, "K6-11.29"),
    "slowed": ConditionRow("", SPELL, "K6-6.8"),
    "hasted": ConditionRow("", SPELL, "K6-6.8"),
    "gagged": ConditionRow("", HELD, "K6-28.4", limits=("mouth",), release=SUCCESS),
    "bound_arms": ConditionRow("movement", HELD, "K6-31.5", limits=("hands",), release=CUT),
    "bound": ConditionRow("", HELD, "K6-16.1", limits=("hands", "flee", "rise", "run"), release=CUT),
    "paralysed": ConditionRow("", SPELL, "K6-16.1", limits=("hands", "flee", "rise", "run")),
    "unconscious": ConditionRow("", SITUATIONAL, "K6-16.1", limits=("hands", "flee", "rise", "run", "mouth")),
    "at_mercy": ConditionRow("movement", HELD, "K6-31.9", limits=("flee", "run"), release=SUCCESS),
    "hanging": ConditionRow("", SITUATIONAL, "K6-25.9", limits=("hands", "flee", "run"), release=SUCCESS),
    "knocked_out": ConditionRow("", SITUATIONAL, "K6-22.1", limits=("hands", "flee", "rise", "run")),
    "surrendered": ConditionRow("", SITUATIONAL, "K6-31.11"),
    "burning": ConditionRow("", UNTIL_CLEARED, "K6-32.2", release=EFFORT),
    "sparking": ConditionRow("", SPELL, "K6-21.12"),
    "broken_out": ConditionRow("", ONE_ROUND, "K6-15.1"),
    "stunted": ConditionRow("movement", ONE_ROUND, "K6-20.9"),
}

HOLDS: Final = tuple(name for name, row in CONDITIONS.items() if row.duration == HELD and row.release == SUCCESS)
"""Conditions in which an opponent keeps the bearer (K6-29.1)."""
GRIPS: Final = ("held_limb", "held_both_arms", "pressed", "cornered", "pinned_under", "limb_stood_on", "at_mercy")
"""Holds that make a gag or a blade at the throat a matter of one success (K6-28.3, K6-31.9)."""
HAND_HOLDS: Final = {"held_limb": 1, "held_both_arms": 2, "shield_held": 1, "gagged": 1}
"""Hands that the holder needs for a hold."""
STILL: Final = ("bound", "paralysed", "unconscious", "knocked_out", "hanging")
"""Conditions in which a combatant cannot move at all (K6-16.1)."""
OUT: Final = frozenset({"knocked_out", "unconscious", "surrendered", "bound"})
"""Conditions in which a combatant takes no more part in the fight."""

# ---- relevance (K6-11.31, table 5.5) ---------------------------------------------------------------------------------

MELEE, DODGE, RESIST, WILL, SHOOT, CAST = "melee", "dodge", "resist", "will", "shoot", "cast"
DEEDS: Final = (MELEE, DODGE, RESIST, WILL, SHOOT, CAST)

RELEVANCE: Final[dict[str, tuple[str, ...]]] = {
    "movement": (MELEE, DODGE, SHOOT, CAST),
    "visibility": (MELEE, DODGE, SHOOT, CAST),
    "unsuitable_weapon": (MELEE, SHOOT),
    "overload": (MELEE, DODGE, SHOOT),
    "cover": DEEDS,
    "disorientation": DEEDS,
    "fear": (MELEE, SHOOT, CAST),
    "off_balance": (MELEE, DODGE, SHOOT, CAST),
    "surprise": (MELEE, DODGE, RESIST, WILL),
    "back_attack": (MELEE, DODGE),
    "exhaustion": (MELEE, DODGE, RESIST, SHOOT),
    "serious_injury": DEEDS,
    "aim": (SHOOT,),
    "feint": DEEDS,
    "distraction": DEEDS,
    "full_defence": DEEDS,
    "break_attempt": (MELEE,),
    "close_shot": (SHOOT,),
    "running_target": (SHOOT, CAST),
    "poison": DEEDS,
    "spell": DEEDS,
}
IRRELEVANT_WHEN: Final[dict[str, tuple[str, ...]]] = {
    "injured_leg": (SHOOT, CAST),
    "injured_arm": (DODGE, RESIST, WILL, CAST),
    "injured_tail": (DODGE, RESIST, WILL, SHOOT, CAST),
    "injured_part": (DODGE, RESIST, WILL, SHOOT, CAST),
}
"""Single conditions that matter less than their kind (K6-11.33, K6-22.6)."""
DEFENCE_ONLY: Final = ("defending", "surprised", "back_exposed")
LYING: Final = ("prone", "lying_on")
"""Being on the ground matters only against an opponent who stands (K6-11.3)."""

# ---- intentions (table 5.2) ------------------------------------------------------------------------------------------

INTENTIONS: Final = (
    "engage",
    "block",
    "prevent",
    "force_through",
    "pass_by",
    "move",
    "flee",
    "full_defence",
    "break_disadvantage",
    "aim",
    "ready",
    "feint",
    "distract",
    "cast_support",
    "hide",
    "concentrate",
    "pick_up",
    "interact",
    "bind",
    "hold",
    "arrive",
    "speak",
    "wait",
    "other",
    "surrender",
)
"""The kinds of intention."""
DEED_KINDS: Final = frozenset(
    {
        "aim",
        "feint",
        "distract",
        "flee",
        "pick_up",
        "interact",
        "bind",
        "cast_support",
        "hide",
        "pass_by",
        "move",
        "speak",
    }
)
"""Deeds without a success roll that are completed unless they are stopped (5.6, nodes P)."""
STOPPERS: Final = ("prevent", "block")
STOPPING_GOALS: Final = frozenset({"gag", "disarm"})
HOLDING_GOALS: Final = frozenset({"gag", "blade_at_throat", "throw_in"})
"""Goals against an opponent who is held (5.6, H6)."""

ACTIONS: Final = {
    "draw": "K6-4.1",
    "stow": "K6-4.3",
    "put_down": "K6-4.1",
    "potion_out": "K6-4.1",
    "drink": "K6-4.1",
    "pack_off": "K6-4.1",
    "take_from_pack": "K6-4.1",
    "load": "K6-4.1",
    "crossbow_reload": "K6-4.3",
    "shield_on_off": "K6-4.3",
    "light_lantern": "K6-4.3",
    "douse_light": "K6-4.3",
    "force_door": "K6-4.3",
    "first_aid": "K6-11.30",
    "put_out_fire": "K6-29.5",
    "overturn": "K6-32.7",
    "climb": "K6-32.7",
}

# ---- ways to spend a success (table 5.3) -----------------------------------------------------------------------------

NEAR, ANY = "near", "any"
CLOSE_MEANS: Final = ("melee", "unarmed", "stunt")


@dataclass(frozen=True)
class SpendRow:
    """One line of the spending table. ``needs`` are names of checks, each with the clause that bars it.

    ``cost`` is the price by the house; ``hard`` are those that cost two (K6-20.6).
    """

    clause: str
    needs: tuple[str, ...] = ()
    gives: str = ""
    to_self: str = ""
    cancels_only: bool = False
    cost: Callable[[Knobs], int] = lambda knobs: knobs.cost_easy
    hard: bool = False


SPENDS: Final[dict[str, SpendRow]] = {
    "wound": SpendRow("K6-20.5", ("may_hurt", "not_yet_wounded", "means_hurt")),
    "serious_injury": SpendRow("K6-22.4", ("deep_wound",), cost=lambda knobs: knobs.serious_cost),
    "outside_armour": SpendRow("K6-23.1", ("wounding", "piece_missing"), cost=lambda knobs: knobs.outside_armour_cost),
    "knock_down": SpendRow("K6-20.5", ("force", "floors", "standing"), "prone"),
    "knock_down_and_pin": SpendRow("K6-24.4", ("close", "floors", "unpinned"), "pinned_under", "lying_on"),
    "drag_down": SpendRow("K6-20.11", ("dragged",), "prone"),
    "grab_limb": SpendRow("K6-20.5", ("close", "free_hand"), "held_limb"),
    "press_to_wall": SpendRow("K6-20.5", ("close", "floors", "wall"), "pressed"),
    "drive_into_corner": SpendRow("K6-20.5", ("close", "floors", "wall"), "cornered"),
    "stand_on_limb": SpendRow("K6-11.23", ("close", "lying", "has_arms"), "limb_stood_on"),
    "grab_shield": SpendRow(
        "K6-23.8", ("close", "free_hand", "has_shield"), "shield_held", cost=lambda knobs: knobs.grab_shield_cost
    ),
    "pin_clothing": SpendRow("K6-24.7", ("pointed", "surface", "has_arms"), "pinned_clothing"),
    "blind_briefly": SpendRow("K6-11.28", ("sand",), "eyes_full"),
    "unbalance": SpendRow("K6-11.14", ("force", "floors"), "off_balance"),
    "encumber": SpendRow("K6-32.4", ("falling_object",), "encumbered"),
    "push": SpendRow("K6-25.1", ("force", "floors")),
    "pull": SpendRow("K6-25.1", ("close", "floors")),
    "to_edge": SpendRow("K6-25.4", ("force", "floors", "hazard", "not_teetering"), "teetering"),
    "throw_in": SpendRow("K6-25.4", ("force", "floors", "hazard", "teeters")),
    "push_into_other": SpendRow(
        "K6-25.10", ("force", "floors", "third_person"), cost=lambda knobs: knobs.push_into_other_cost
    ),
    "bar_way": SpendRow("K6-20.5", ("force", "moving_target"), cancels_only=True),
    "pass": SpendRow("K6-26.1", ("forcing_through",)),
    "prevent_attack": SpendRow("K6-27.6", ("close", "not_a_spell", "unresolved", "preventable"), cancels_only=True),
    "hold_for_gag": SpendRow("K6-28.1", ("close", "free_hand", "floors"), "held_limb"),
    "gag": SpendRow(
        "K6-28.1",
        ("close", "hands_to_gag", "floors", "speaks"),
        "gagged",
        cost=lambda knobs: knobs.gag_cost,
        hard=True,
    ),
    "bind_weapon": SpendRow("K6-30.2", ("close", "armed", "weapon_free", "split_rounds"), "weapon_bound"),
    "disarm": SpendRow("K6-30.1", ("close", "armed"), cost=lambda knobs: knobs.disarm_cost, hard=True),
    "weapon_place": SpendRow("K6-30.5", ("disarmed_now",)),
    "weapon_take": SpendRow("K6-30.5", ("disarmed_now",)),
    "escape": SpendRow("K6-20.5", ("held_by_him",)),
    "free_ally": SpendRow("K6-29.4", ("holds_ally",)),
    "grab_object": SpendRow("K6-30.8", ("object_near",)),
    "pin_object": SpendRow("K6-30.9", ("object_contested",), "crouched"),
    "remove_piece": SpendRow("K6-23.3", ("close", "has_piece"), cost=lambda knobs: knobs.remove_piece_cost),
    "hold_both_arms": SpendRow(
        "K6-31.3",
        ("close", "empty_handed", "two_hands", "floors", "has_arms"),
        "held_both_arms",
        cost=lambda knobs: knobs.hold_both_arms_cost,
    ),
    "blade_at_throat": SpendRow("K6-31.9", ("close", "blade"), "at_mercy"),
    "disengage": SpendRow("K6-30.7", ("took_object", "not_held")),
    "spell_side_effect": SpendRow("K6-32.1", ("spell_allows",)),
    "stunt": SpendRow("K6-20.9", (), "stunted"),
}

HAND_SPENDS: Final = frozenset(
    {
        "grab_shield",
        "hold_for_gag",
        "gag",
        "bind_weapon",
        "disarm",
        "weapon_place",
        "weapon_take",
        "grab_object",
        "pin_object",
        "remove_piece",
        "hold_both_arms",
        "blade_at_throat",
    }
)
"""Spends that take hands and a mind; animals cannot buy them (K6-20.16). A bite that holds is ``grab_limb``."""

OUT_OF_LINE: Final[dict[str, tuple[str, ...]]] = {
    "prevent": ("wound", "serious_injury", "outside_armour"),
    "break_disadvantage": tuple(name for name in SPENDS if name != "escape"),
}
"""Spends that do not fit an announced intention (K6-20.13, K6-15.2)."""

THING_SPENDS: Final = (
    "wound",
    "serious_injury",
    "outside_armour",
    "knock_down",
    "unbalance",
    "encumber",
    "push",
    "to_edge",
    "throw_in",
    "push_into_other",
    "bar_way",
    "escape",
    "stunt",
)
"""Results that fit an attack with a thing of the place (K6-32.8)."""
FREE_DEED_SPENDS: Final = ("knock_down", "unbalance", "push", "stunt")
"""Results that fit a deed off the list: a shove, and the effect that the master has named (K6-32.8, K6-33.5)."""

AVOIDING: Final = ("escape", "disengage", "pass")
"""Spends by which the actor gets away; in a draw they collide with those that throw or hold (K6-20.19)."""
SEIZING: Final = ("throw_in", "bar_way", "grab_limb", "press_to_wall", "knock_down_and_pin", "hold_both_arms")

BARE_WISHES: Final = {
    "disadvantage": "K6-24.2",
    "reaction": "K6-20.15",
    "new_goal": "K6-20.13",
    "throw_dagger": "K6-20.13",
    "visor_slit": "K6-23.2",
}
"""Wishes that cannot be bought, with the clause that forbids them."""

PREVENT_METHODS: Final = {"grab_arm": "held_limb", "ram": "off_balance", "knock_down": "prone", "shove": ""}

RIGHT, LEFT = "right_arm", "left_arm"
ARMS: Final = (RIGHT, LEFT)
OTHER_LIMBS: Final = ("left_leg", "right_leg", "tail")
"""Limbs by which a combatant without arms is seized."""

BODY_PARTS: Final = {
    "left_arm": "injured_arm",
    "right_arm": "injured_arm",
    "left_leg": "injured_leg",
    "right_leg": "injured_leg",
    "head": "injured_head",
    "torso": "injured_torso",
    "belly": "injured_belly",
    "eye": "injured_eye",
    "tail": "injured_tail",
}
