"""The house-rule knobs: every figure of the book that a table may turn. The defaults are the rules as written."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from holmgang.kernel.content import Entry

Small = Field(ge=0, le=100)


class Knobs(Entry):
    """``tkds.*``; each names its clause in ``docs/systems/tkds.md``."""

    # Rounds and turns
    round_seconds: int = Field(6, ge=1, le=600)
    scene_minutes: int = Field(10, ge=1, le=600)
    players_first: bool = True
    surprise_rounds: int = Field(1, ge=0, le=10)
    surprise_die: bool = False
    surprise_by_luck: bool = False
    actions_per_turn: int = Field(1, ge=0, le=5)
    turn_start_at: Literal["first_activation", "group_turn_start"] = "first_activation"
    allow_interleave: bool = True
    sprint_factor: int = Field(2, ge=1, le=5)
    end_magic_needs_sight: bool = True
    overcome_threshold: int = Field(11, ge=1, le=40)
    # Prepared actions
    prepare_requires_untouched_turn: bool = True
    prepared_expiry: Literal["end_of_round", "own_next_turn"] = "end_of_round"
    prepared_uses_per_round: int = Field(1, ge=0, le=10)
    prepared_simultaneous: bool = True
    # Momentum and movement
    small_action_cost: int = Field(2, ge=0, le=20)
    square_metres: int = Field(1, ge=1, le=10)
    step_cost: int = Field(1, ge=1, le=10)
    diagonal_cost: int = Field(1, ge=1, le=10)
    ally_square_difficult: bool = True
    ally_square_charges_exit: bool = True
    enemy_square_passable: bool = False
    helpless_enemy_passable: bool = True
    corner_cutting_past_walls: bool = False
    opportunity_attacks: bool = False
    difficult_extra: int = Field(1, ge=0, le=10)
    difficult_on_exit: bool = True
    minimum_move_metres: int = Field(1, ge=0, le=1)
    # Checks and luck
    skill_base: int = Field(10, ge=0, le=20)
    default_threshold: int = Field(11, ge=1, le=40)
    bonus_step: int = Field(2, ge=0, le=10)
    bonus_cap: int = Field(3, ge=0, le=20)
    luck_threshold: int = Field(11, ge=1, le=40)
    luck_min: int = Field(-8, ge=-20, le=0)
    luck_max: int = Field(5, ge=0, le=20)
    luck_naturals: bool = False
    luck_start: int = Field(0, ge=-8, le=5)
    # Attacks, threat, cover, sight
    min_damage: int = Field(1, ge=0, le=20)
    melee_reach: int = Field(1, ge=1, le=5)
    threat_from_allies: bool = False
    threat_states_excluded: list[str] = ["helpless", "unconscious", "disabled", "prone", "blinded"]
    threat_fragile_break: int = Field(2, ge=0, le=6)
    threat_item_scope: list[str] = [
        "use_item",
        "exchange_weapons",
        "pick_up",
        "hand_over",
        "reload",
        "aid_kit",
        "light",
    ]
    threat_move_extra: int = Field(1, ge=0, le=10)
    cover_partial_steps: int = Field(1, ge=0, le=5)
    cover_full_steps: int = Field(2, ge=0, le=5)
    cover_half: tuple[int, int] = (1, 2)
    cover_samples_per_square: Literal[1, 4] = 4
    creature_cover_rule: Literal["size_at_least_target", "never", "always"] = "size_at_least_target"
    low_cover_nearer_side_only: bool = True
    obscured_penalty: int = Field(1, ge=0, le=5)
    darkvision_m: int = Field(5, ge=0, le=100)
    torch_m: int = Field(10, ge=0, le=100)
    lantern_m: int = Field(10, ge=0, le=100)
    candle_m: int = Field(1, ge=0, le=100)
    two_weapon_penalty: int = Field(1, ge=0, le=5)
    two_weapon_extra_penalty: int = Field(1, ge=0, le=5)
    two_weapon_extra_when: Literal["any_not_handy", "second_not_handy"] = "any_not_handy"
    improvised_penalty: int = Field(1, ge=0, le=5)
    improvised_break_below: int = Field(10, ge=1, le=21)
    improvised_damage: tuple[int, int] = (1, 6)
    unarmed_damage: tuple[int, int] = (1, 4)
    unarmed_half_size_ratio: int = Field(2, ge=1, le=16)
    unarmed_zero_size_ratio: int = Field(4, ge=1, le=64)
    overpower_allowed: bool = True
    # End of round, health
    end_order: list[Literal["E1", "E2", "E3", "E4", "E5"]] = ["E1", "E2", "E3", "E4", "E5"]
    monster_health_base: int = Field(5, ge=0, le=100)
    monster_health_per_level: int = Field(5, ge=0, le=100)
    health_level_cap: int = Field(10, ge=1, le=100)
    survival_successes: int = Field(3, ge=1, le=20)
    death_coins_max: int = Field(5, ge=1, le=20)
    survival_end_health: int = Field(1, ge=1, le=20)
    coin_uses_per_day: int = Field(1, ge=0, le=20)
    coin_declare: Literal["before_roll", "after_roll"] = "before_roll"
    starting_coins: dict[str, int] = {"easy": 1, "normal": 0, "advanced": 2, "hard": 3, "very_hard": 4}
    rest_heal: tuple[int, int] = (1, 6)
    rest_luck: int = Field(1, ge=0, le=10)
    prone_melee_bonus: int = Field(1, ge=0, le=5)
    prone_ranged_penalty: int = Field(1, ge=0, le=5)
    # Gear
    range_far_factor: int = Field(2, ge=1, le=5)
    throw_far_add: int = Field(5, ge=0, le=50)
    flintlock_reload_steps: int = Field(4, ge=1, le=20)
    flintlock_jam_at: int = Field(5, ge=0, le=19)
    reload_min_momentum: int = Field(2, ge=0, le=20)
    piercing_defence: int = Field(14, ge=0, le=40)
    longbow_close_m: int = Field(5, ge=0, le=60)
    shield_bonus: int = Field(2, ge=0, le=10)
    exceptional_armour_bonus: int = Field(1, ge=0, le=10)
    overload_factor: int = Field(2, ge=1, le=10)
    light_items_per_slot: int = Field(5, ge=1, le=50)
    kit_uses: int = Field(10, ge=0, le=100)
    kit_penalty: int = Field(1, ge=0, le=5)
    oil_damage: tuple[int, int] = (1, 6)
    oil_burn: tuple[int, int] = (1, 6)
    grenade_area: int = Field(5, ge=1, le=21)
    grenade_damage: tuple[int, int] = (1, 6)
    grenade_scatter: int = Field(4, ge=1, le=20)
    # Hazards
    fall_die_per_metre: int = Field(6, ge=2, le=100)
    fall_free_metres: int = Field(2, ge=0, le=100)
    breath_rounds: int = Field(10, ge=0, le=1000)
    drown_damage: tuple[int, int] = (1, 6)
    sink_heavy_m: int = Field(3, ge=0, le=100)
    zone_mode: bool = False
