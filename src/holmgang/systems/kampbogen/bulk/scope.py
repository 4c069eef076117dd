"""The fields, knobs and policies that the compiled code of plain fights knows."""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import BaseModel

from holmgang.kernel.bulk import CompiledScope
from holmgang.kernel.system import Game
from holmgang.systems.kampbogen.state import State

PLAIN = "plain"

IN_THE_TABLES = frozenset(
    [
        "Knobs.dice_count",
        "Knobs.dice_sides",
        "Knobs.grade_values",
        "Knobs.grade_from",
        "Knobs.effect_threshold",
        "Knobs.effect_roll_source",
        "Knobs.effect_identity_includes_amount",
        "Knobs.same_effect_per_round",
        "Knobs.style_threshold",
        "Knobs.style_scope",
        "Knobs.fumble_rule",
        "Knobs.hit_damage",
        "Knobs.tie_damage_opponent",
        "Knobs.tie_damage_character",
        "Knobs.fail_damage",
        "Knobs.brawl_auto_damage",
        "Knobs.brawl_auto_stacks",
        "Knobs.default_brawl_value",
        "Knobs.opponent_out_at",
        "Knobs.character_out_at",
        "Knobs.exposure_limits_rolls",
        "Knobs.opponent_morale",
        "Knobs.morale_fraction",
        "Knobs.ambush_damage",
        "Knobs.ambush_rounds",
        "Knobs.ambush_mode",
        "Knobs.max_rounds",
        "Setup.templates",
        "Setup.characters",
        "Setup.opponents",
        "Setup.scenes",
        "Templates.characters",
        "Templates.opponents",
        "SceneSetup.ambushed",
        "SceneSetup.start_lives",
        "CharacterSetup.use",
        "CharacterSetup.seat",
        "CharacterSetup.lives",
        "CharacterSetup.power",
        "CharacterSetup.psyche",
        "CharacterSetup.blood",
        "CharacterSetup.strength",
        "CharacterSetup.physique",
        "CharacterSetup.cunning",
        "CharacterSetup.senses",
        "CharacterSetup.culture",
        "CharacterSetup.occultism",
        "CharacterSetup.fieldcraft",
        "CharacterSetup.leechcraft",
        "CharacterSetup.craft",
        "CharacterSetup.herblore",
        "CharacterSetup.brawl_value",
        "CharacterSetup.expertises",
        "CharacterSetup.gear",
        "CharacterModel.lives",
        "CharacterModel.power",
        "CharacterModel.psyche",
        "CharacterModel.blood",
        "CharacterModel.strength",
        "CharacterModel.physique",
        "CharacterModel.cunning",
        "CharacterModel.senses",
        "CharacterModel.culture",
        "CharacterModel.occultism",
        "CharacterModel.fieldcraft",
        "CharacterModel.leechcraft",
        "CharacterModel.craft",
        "CharacterModel.herblore",
        "CharacterModel.brawl_value",
        "CharacterModel.expertises",
        "CharacterModel.gear",
        "OpponentSetup.use",
        "OpponentSetup.kind",
        "OpponentSetup.kamp",
        "OpponentSetup.lives",
        "OpponentSetup.style",
        "OpponentSetup.effects",
        "OpponentSetup.fights_to_death",
        "OpponentSetup.gives_in",
        "OpponentModel.kind",
        "OpponentModel.kamp",
        "OpponentModel.lives",
        "OpponentModel.style",
        "OpponentModel.effects",
        "OpponentModel.fights_to_death",
        "OpponentModel.gives_in",
        "KindModel.fights_to_death",
        "KindModel.gives_in",
        "EffectModel.kind",
        "EffectModel.amount",
        "EffectModel.trigger",
        "GearModel.armour",
        "ExpertiseModel.frees_from_style_of",
    ]
)
"""The tables hold these, or are made from them."""

WITHOUT_CONSEQUENCE = frozenset(
    [
        "Knobs.rise_rule",
        "Knobs.soul_rule",
        "Knobs.ward_on_tie",
        "Knobs.brawl_roll_damage",
        "Knobs.brawl_grade_damage",
        "Knobs.brawl_requires_value",
        "Knobs.brawl_chain_cap",
        "Knobs.manoeuvre_on_tie",
        "Knobs.manoeuvre_mode",
        "Knobs.manoeuvre_damage",
        "Knobs.exposed_other_action",
        "Knobs.loot_per_opponent",
        "Knobs.money_default",
        "Setup.goal",
        "SceneSetup.started_by",
        "CharacterSetup.name",
        "CharacterSetup.money",
        "CharacterModel.money",
        "OpponentSetup.name",
        "OpponentSetup.kills_defeated",
        "OpponentSetup.plunders",
        "OpponentSetup.carries_money",
        "OpponentModel.kills_defeated",
        "OpponentModel.plunders",
        "OpponentModel.carries_money",
        "KindModel.kills_defeated",
        "KindModel.plunders",
        "GearModel.tags",
        "GearModel.brud",
        "GearModel.ward_bonus",
        "GearModel.restores",
        "GearModel.amount",
        "ExpertiseModel.aimed_shot",
        "ExpertiseModel.manoeuvre",
        "ExpertiseModel.dressing",
        "ExpertiseModel.knock_out",
    ]
)
"""These change nothing while all make combat rolls, take no remedies and no loot, and stay."""


def models_in_use(game: Game) -> Iterator[BaseModel]:
    """Yield the content entries that the characters and opponents of a game are made of."""
    state: State = game.system.setup(game.scenario, game.content)
    content = game.content
    for who in state.characters:
        if who.use in content.kind("characters"):
            yield content.get("characters", who.use)
        yield from (content.get("gear", piece.id) for piece in who.gear)
        yield from (content.get("expertises", name) for name in who.expertises)
    for one in state.opponents:
        if one.use in content.kind("opponents"):
            yield content.get("opponents", one.use)
        yield content.get("kinds", one.kind)


SCOPE = CompiledScope(IN_THE_TABLES | WITHOUT_CONSEQUENCE, frozenset({PLAIN}), models_in_use)
