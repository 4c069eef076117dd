"""The house-rule knobs: every figure of the book that a table may turn. The defaults are the rules as written.

A description names the clauses and says in English what ``knob-<knob>`` says in the words files of all languages.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from holmgang.kernel.content import Entry

Amount = Annotated[int, Field(ge=0, le=100)]
AtLeastOne = Annotated[int, Field(ge=1, le=600)]
Few = Annotated[int, Field(ge=0, le=5)]
Face = Annotated[int, Field(ge=0, le=20)]
Threshold = Annotated[int, Field(ge=1, le=40)]
LuckBound = Annotated[int, Field(ge=-20, le=20)]


class Knobs(Entry):
    """``tkds.*``"""

    # Rounds and turns
    round_seconds: AtLeastOne = Field(6, description="TK-1.3: seconds in a round")
    scene_minutes: AtLeastOne = Field(10, description="TK-1.7: minutes of a scene")
    players_first: bool = Field(True, description="TK-1.5: the players begin each round")
    surprise_rounds: Amount = Field(1, description="TK-2.2: rounds that surprise lasts")
    surprise_die: bool = Field(False, description="TK-2.6: a d6 decides who is surprised")
    surprise_by_luck: bool = Field(False, description="TK-2.7: everybody rolls luck or is surprised")
    actions_per_turn: Few = Field(1, description="TK-3.3: actions in a turn")
    turn_start_at: Literal["first_activation", "group_turn_start"] = Field(
        "first_activation", description="TK-3.6: when a creature's own turn begins"
    )
    allow_interleave: bool = Field(True, description="TK-3.2: turns of a group may be woven together")
    sprint_factor: AtLeastOne = Field(2, description="TK-4.7: Sprint multiplies momentum by")
    end_magic_needs_sight: bool = Field(True, description="TK-4.8: one must see the magic one ends")
    overcome_threshold: Threshold = Field(11, description="TK-4.3: threshold of Overcome")

    # Prepared actions
    prepare_requires_untouched_turn: bool = Field(True, description="TK-5.2: preparing takes an untouched turn")
    prepared_expiry: Literal["end_of_round", "own_next_turn"] = Field(
        "end_of_round", description="TK-5.4, TK-5.7: when a prepared action lapses"
    )
    prepared_uses_per_round: Amount = Field(1, description="TK-5.6: how often one may cut in within a round")
    prepared_simultaneous: bool = Field(True, description="TK-5.8: a prepared action happens at the same moment")

    # Momentum and movement
    small_action_cost: Amount = Field(2, description="TK-6.3: momentum of a small action")
    square_metres: AtLeastOne = Field(1, description="TK-7.1: metres of a square")
    step_cost: AtLeastOne = Field(1, description="TK-7.1: momentum of a straight step")
    diagonal_cost: AtLeastOne = Field(1, description="TK-7.2: momentum of a diagonal step")
    ally_square_difficult: bool = Field(True, description="TK-7.5: an ally's square is difficult")
    ally_square_charges_exit: bool = Field(True, description="TK-7.5, TK-8.2: and so is the step out of it")
    enemy_square_passable: bool = Field(False, description="TK-7.7: enemies may be passed")
    helpless_enemy_passable: bool = Field(True, description="TK-7.12: helpless enemies may be passed")
    corner_cutting_past_walls: bool = Field(False, description="TK-7.10: corners of walls may be cut")
    opportunity_attacks: bool = Field(False, description="TK-7.14: the enemy that is left may strike once a round")
    difficult_extra: Amount = Field(1, description="TK-8.1, TK-8.5: momentum more for each difficulty")
    difficult_on_exit: bool = Field(True, description="TK-8.2: leaving difficult terrain costs more too")
    minimum_move_metres: Literal[0, 1] = Field(1, description="TK-8.6: metres one may always go for the whole momentum")

    # Checks and luck
    skill_base: Face = Field(10, description="TK-9.2: the skill whose modifier is 0")
    default_threshold: Threshold = Field(11, description="TK-9.3: threshold of a check")
    bonus_step: Amount = Field(2, description="TK-9.3: worth of one Bonus or Penalty")
    bonus_cap: Amount = Field(3, description="TK-9.6: how many Bonuses or Penalties count at most")
    luck_threshold: Threshold = Field(11, description="TK-9.9: threshold of a luck roll")
    luck_min: LuckBound = Field(-8, description="TK-9.8: lowest Luck")
    luck_max: Face = Field(5, description="TK-9.8: highest Luck")
    luck_naturals: bool = Field(False, description="TK-9.11: natural 20 and 1 count on luck rolls")
    luck_start: LuckBound = Field(0, description="TK-9.8: Luck of a hero whose entry names none")

    # Attacks, threat, cover, sight
    min_damage: Amount = Field(1, description="TK-10.7: least damage of a hit")
    melee_reach: AtLeastOne = Field(1, description="TK-10.12: reach in melee")
    threat_from_allies: bool = Field(False, description="TK-11.10: allies threaten too")
    threat_states_excluded: list[Literal["helpless", "unconscious", "disabled", "prone", "blinded", "surprised"]] = (
        Field(
            ["helpless", "unconscious", "disabled", "prone", "blinded"],
            description="TK-11.9: in these states a creature does not threaten",
        )
    )
    threat_fragile_break: Amount = Field(2, description="TK-11.4a: a fallen fragile thing breaks on a d6 up to")
    threat_item_scope: list[
        Literal["use_item", "exchange_weapons", "pick_up", "hand_over", "reload", "aid_kit", "light"]
    ] = Field(
        ["use_item", "exchange_weapons", "pick_up", "hand_over", "reload", "aid_kit", "light"],
        description="TK-11.12: what counts as handling things under threat",
    )
    threat_move_extra: Amount = Field(1, description="TK-11.7: momentum more for each step begun threatened")
    cover_partial_steps: Few = Field(1, description="TK-12.4, TK-12.5: Penalties and Bonuses of partial cover")
    cover_full_steps: Few = Field(2, description="TK-12.6: Penalties and Bonuses of full cover")
    cover_half: tuple[int, int] = Field(
        (1, 2), description="TK-12.3, TK-12.10: the hidden share above which cover is full"
    )
    cover_samples_per_square: Literal[1, 4] = Field(4, description="TK-12.10: points looked at in each square")
    creature_cover_rule: Literal["size_at_least_target", "never", "always"] = Field(
        "size_at_least_target", description="TK-12.9: which creatures in the line give cover"
    )
    low_cover_nearer_side_only: bool = Field(True, description="TK-12.14: one shoots freely over one's own barricade")
    obscured_penalty: Few = Field(1, description="TK-13.5: Penalties against an obscured target")
    darkvision_m: Amount = Field(5, description="TK-13.6: metres of darkvision")
    torch_m: Amount = Field(10, description="TK-13.7: metres lit by a torch")
    lantern_m: Amount = Field(10, description="TK-13.7: metres lit by a lantern")
    candle_m: Amount = Field(1, description="TK-13.7: metres lit by a candle")
    two_weapon_penalty: Few = Field(1, description="TK-14.3: Penalties of attacking with two weapons")
    two_weapon_extra_penalty: Few = Field(1, description="TK-14.4: more, if a weapon is not handy")
    two_weapon_extra_when: Literal["any_not_handy", "second_not_handy"] = Field(
        "any_not_handy", description="TK-14.4: which weapon must be handy"
    )
    improvised_penalty: Few = Field(1, description="TK-14.6: Penalties of an improvised weapon")
    improvised_break_below: Amount = Field(10, description="TK-14.7: it breaks on a die below")
    improvised_damage: tuple[int, int] = Field((1, 6), description="TK-14.8: damage of an improvised weapon")
    improvised_throw_m: AtLeastOne = Field(5, description="TK-14.16: metres that anything can be thrown")
    unarmed_damage: tuple[int, int] = Field((1, 4), description="TK-14.9: unarmed damage")
    unarmed_half_size_ratio: AtLeastOne = Field(
        2, description="TK-14.11: unarmed damage is halved against targets so many times larger"
    )
    unarmed_zero_size_ratio: AtLeastOne = Field(4, description="TK-14.11: and nil against targets so many times larger")
    overpower_allowed: bool = Field(True, description="TK-14.12: a felling attack may merely disable")

    # End of round, health
    end_order: list[Literal["E1", "E2", "E3", "E4", "E5"]] = Field(
        ["E1", "E2", "E3", "E4", "E5"], description="TK-15.4: order of the end of the round"
    )
    monster_health_base: Amount = Field(5, description="TK-16.2: Health of a monster of level 0")
    monster_health_per_level: Amount = Field(5, description="TK-16.2: and for each level")
    health_level_cap: AtLeastOne = Field(10, description="TK-16.2: levels that count for Health")
    survival_successes: AtLeastOne = Field(3, description="TK-16.10: successes that end a survival fight")
    death_coins_max: AtLeastOne = Field(5, description="TK-16.12: death coins that kill")
    survival_end_health: AtLeastOne = Field(1, description="TK-16.10: Health after a survival fight")
    coin_uses_per_day: Amount = Field(1, description="TK-16.13: coins a hero may spend in a day")
    coin_declare: Literal["before_roll", "after_roll"] = Field(
        "before_roll", description="TK-16.14: when a coin is put down"
    )
    starting_coins: dict[str, int] = Field(
        {"easy": 1, "normal": 0, "advanced": 2, "hard": 3, "very_hard": 4},
        description="TK-16.15: death coins at the start, by danger",
    )
    rest_heal: tuple[int, int] = Field((1, 6), description="TK-16.17: Health regained by a rest")
    rest_luck: Amount = Field(1, description="TK-16.17: Luck regained by a rest")
    prone_melee_bonus: Few = Field(1, description="TK-17.4: Bonuses of melee attacks on the prone")
    prone_ranged_penalty: Few = Field(1, description="TK-17.4: Penalties of ranged attacks on the prone")

    # Gear
    range_far_factor: AtLeastOne = Field(2, description="TK-18.5: a weapon shoots so many times its range")
    throw_far_add: Amount = Field(5, description="TK-18.6: metres a thrown weapon flies further")
    flintlock_reload_steps: AtLeastOne = Field(4, description="TK-18.8: loading steps of a flintlock")
    flintlock_jam_at: Amount = Field(5, description="TK-18.9: a flintlock jams on a die up to")
    reload_min_momentum: Amount = Field(2, description="TK-18.10: least momentum score that loads a weapon")
    piercing_defence: Threshold = Field(14, description="TK-18.13: Piercing works on monsters from this Defence on")
    longbow_close_m: Amount = Field(5, description="TK-18.21: metres too close for the long bow")
    shield_bonus: Amount = Field(2, description="TK-19.2: Defence of a shield")
    exceptional_armour_bonus: Amount = Field(1, description="TK-19.2, TK-19.3: Defence more of exceptional armour")
    overload_factor: AtLeastOne = Field(2, description="TK-19.10: a load may be so many times the capacity")
    light_items_per_slot: AtLeastOne = Field(5, description="TK-19.9: light things that fill a slot")
    kit_uses: Amount = Field(10, description="TK-20.1: uses of a first-aid kit")
    kit_penalty: Few = Field(1, description="TK-20.1: Penalties of using it")
    oil_damage: tuple[int, int] = Field((1, 6), description="TK-20.6: damage of a burning oil flask")
    oil_burn: tuple[int, int] = Field((1, 6), description="TK-20.6: persistent damage of the burning")
    grenade_area: AtLeastOne = Field(5, description="TK-20.9: side of the blast")
    grenade_damage: tuple[int, int] = Field((1, 6), description="TK-20.9: damage of the blast")
    grenade_scatter: AtLeastOne = Field(4, description="TK-20.8: sides of the die for rolling away")

    # Hazards
    fall_die_per_metre: AtLeastOne = Field(6, description="TK-21.2: sides of the die for each metre of a fall")
    fall_free_metres: Amount = Field(2, description="TK-21.4: metres of a deliberate drop without damage")
    breath_rounds: Amount = Field(10, description="TK-21.8: rounds without air")
    drown_damage: tuple[int, int] = Field((1, 6), description="TK-21.9: Health lost by drowning")
    sink_heavy_m: Amount = Field(3, description="TK-21.10: metres heavy armour sinks in a round")
    zone_mode: bool = Field(False, description="TK-23.4: zones instead of squares")
