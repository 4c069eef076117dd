"""The numbers of a plain fight as tables of whole numbers, each taken from the functions that play calls.

A plain fight is one combat on foot, with all in it from the start and no challenges; effects, properties, styles,
armour, morale and ambushes are all in it. Numbers that depend on which opponents are able to fight have a row for
every set of them. ``SCOPE`` lists the fields, knobs and policies that the compiled code knows.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from pydantic import BaseModel

from holmgang.kernel.bulk import CompiledScope, luck_weight
from holmgang.kernel.play import Play
from holmgang.kernel.system import Game
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.board.lookups import brought_by, expertises, gear, woken_of
from holmgang.systems.kampbogen.board.totals import NO_DICE, grade_base, grade_setter, style_owners, total
from holmgang.systems.kampbogen.board.uses import means_of
from holmgang.systems.kampbogen.board.wounds import Awake, armour_that_holds, roll_wound, use_damage
from holmgang.systems.kampbogen.content import CONDITIONS
from holmgang.systems.kampbogen.knobs import GRADES, Knobs
from holmgang.systems.kampbogen.state import AwakeEffect, Character, Combat, GamePlay, Opponent, Round, State

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


SIDES = ("party", "opponents")
MOST_OPPONENTS = 8
"""There is a row for each set of them."""
AMBUSHED = ("nobody", "characters", "opponents")
HIDE, REGROW = 1, 4
"""Bits of opponents that hold a thick hide or regrow: by automatic trigger, and shifted by one by effect roll."""
TRIGGERS = ("automatic", "rolled")
IN_ROWS = frozenset({"life", "power", "psyche", "blood", "thick_hide", "regrow"})
"""Effects and properties with a column of their own."""
IN_NUMBERS = frozenset({"aggressive", "prepared", "dread"})
"""Properties that only change wounds, costs and totals, which are asked for with all that is awake."""
NEVER_ASKED = frozenset({"hunter", "break"})
"""All stay to the end, and there is no armour to break (see :func:`plain_tables`)."""
RESULTS = (rules.BELOW, rules.EQUAL, rules.ABOVE)
"""The results of a roll, in the order of their rows."""
UNBOUND, BOUND, FREED, DEFENDING = range(4)
"""The ways to make a roll: without a style, bound by it, freed from it, or as a defence."""


class CharacterRow(NamedTuple):
    """One character. ``frees``: a bit for each kind whose style does not bind the party while this one fights."""

    lives: int
    power: int
    psyche: int
    blood: int
    brawl: int
    frees: int


class OpponentRow(NamedTuple):
    """One opponent. ``holds``: the bits of its hides and of its regrowth."""

    lives: int
    start: int
    kamp: int
    wavers: bool
    holds: int


class GradeRow(NamedTuple):
    """The grade that a set of opponents sets."""

    kamp: int
    """The place of the grade among all grades."""
    base: int
    """The part of the grade that is not dice."""
    style: bool
    """True if styles bind combat rolls."""
    kind: int
    """The place of the kind of the opponent whose style counts."""


class EffectsRow(NamedTuple):
    """The effects of a set of opponents: damage to the four conditions, then the properties that work by themselves."""

    life: int
    power: int
    psyche: int
    blood: int
    hides: int
    regrows: int
    regrows_rolled: int


class Parameters(NamedTuple):
    """The single numbers of the knobs and of the scenario that count."""

    dice: int
    sides: int
    source: int
    effect_threshold: int
    style_threshold: int
    fumbles: bool
    out_at: int
    faint_at: int
    morale: bool
    part: int
    whole: int
    start_lives: int
    ambushed: int
    ambush_rounds: int
    cannot_fight: bool
    most_rounds: int
    luck: int
    party_full: int
    foes_full: int


Damage = list[list[list[int]]]
"""The damage of a combat roll to one side."""


class BulkTables(NamedTuple):
    """A plain fight. Tables by set of opponents have a bit for each of them; results go from below to above."""

    people: list[CharacterRow]
    foes: list[OpponentRow]
    grades: list[GradeRow]
    """By set of opponents."""
    effects: list[list[EffectsRow]]
    """By set of opponents, and whether rolled effects wake."""
    reach: list[list[list[list[int]]]]
    """Totals without dice: by set of opponents, whether rolled effects wake, how the roll is made, and character."""
    wounds: list[list[Damage]]
    """By set of opponents and whether rolled effects wake: by result, brawl value reached, and opponents ambushed."""
    costs: list[list[Damage]]
    """By set of opponents and whether rolled effects wake: by result, whether the grade strikes, and party ambushed."""
    armour: list[list[list[bool]]]
    """True where armour holds, by character, kamp and raw dice."""
    numbers: Parameters


def plain_tables(game: Game) -> BulkTables | None:
    """Return the tables of a scenario, or None if its fight is not a plain one."""
    state: State = game.system.setup(game.scenario, game.content)
    play: GamePlay = Play(state, game.knobs, game.content, tuple(game.seats), None)
    knobs = play.knobs
    if not _plain_scene(game, state, knobs):
        return None
    kinds = list(dict.fromkeys(one.kind for one in state.opponents))
    breaks = any(effect.kind == "break" for one in state.opponents for effect in one.effects)
    if breaks and any(model.armour for who in state.characters for _, model in gear(play, who)):
        return None
    numbers = _parameters(state, knobs)
    sets = [_able(state, bits) for bits in range(1 << len(state.opponents))]
    return BulkTables(
        people=[_person(play, one, kinds) for one in state.characters],
        foes=[_foe(one) for one in state.opponents],
        grades=[_grade(play, able, kinds) for able in sets],
        effects=[[_effects(able, knobs, rolled) for rolled in (False, True)] for able in sets],
        reach=_reach(play, sets),
        wounds=[[_wounds(knobs, _awake(able, knobs, rolled)) for rolled in (False, True)] for able in sets],
        costs=[[_costs(knobs, _awake(able, knobs, rolled)) for rolled in (False, True)] for able in sets],
        armour=[_armour(play, who) for who in state.characters],
        numbers=numbers,
    )


def _plain_scene(game: Game, state: State, knobs: Knobs) -> bool:
    """One combat that all are able to fight in from the start, and that ends before the bound.

    Fields that the tables do not hold, as vehicles and challenges, are not in ``SCOPE`` and never come here.
    """
    if len(state.scenes) != 1 or not state.master or not 1 <= len(state.opponents) <= MOST_OPPONENTS:
        return False
    ready = all(one.fighting and one.seat != state.master for one in state.characters)
    awake = all(one.is_able() and one.lives > knobs.opponent_out_at for one in state.opponents)
    lowest = min(getattr(one, part) for one in state.characters for part in CONDITIONS)
    upright = lowest > knobs.character_out_at and sum(one.ceilings["lives"] for one in state.characters) > 0
    known = {effect.kind for one in state.opponents for effect in one.effects} <= IN_ROWS | IN_NUMBERS | NEVER_ASKED
    return ready and awake and upright and known and _ends(game, state, knobs)


def _ends(game: Game, state: State, knobs: Knobs) -> bool:
    """Return whether the last round is over before a match is broken off, by the most answers that a round may take."""
    answers = 3 * len(state.characters) + 8 * len(game.seats) + 2 * len(state.opponents) + 8
    return (knobs.max_rounds + 1) * answers < game.system.bound


def _able(state: State, bits: int) -> list[Opponent]:
    return [one for place, one in enumerate(state.opponents) if bits >> place & 1]


def _freed(play: GamePlay, who: Character) -> set[str]:
    """The kinds whose style does not bind the party while a character fights."""
    return {trained.frees_from_style_of for trained in expertises(play, who) if trained.frees_from_style_of}


def _person(play: GamePlay, who: Character, kinds: list[str]) -> CharacterRow:
    freed = _freed(play, who)
    frees = sum(1 << place for place, kind in enumerate(kinds) if kind in freed)
    return CharacterRow(who.lives, who.power, who.psyche, who.blood, who.brawl_value, frees)


def _foe(one: Opponent) -> OpponentRow:
    bits = {"thick_hide": HIDE, "regrow": REGROW}
    holds = 0
    for effect in one.effects:
        if effect.kind in bits:
            holds |= bits[effect.kind] << TRIGGERS.index(effect.trigger)
    return OpponentRow(one.lives, one.start, one.grade, one.wavers, holds)


def _style_owner(able: list[Opponent], knobs: Knobs) -> Opponent:
    """The opponent whose style high dice release; of several the first, as the default ruling has it."""
    return style_owners(able, *grade_setter(able, knobs))[0]


def _grade(play: GamePlay, able: list[Opponent], kinds: list[str]) -> GradeRow:
    if not able:
        return GradeRow(0, 0, False, 0)
    knobs = play.knobs
    kamp, _ = grade_setter(able, knobs)
    binds = "combat_roll" in knobs.style_scope
    kind = kinds.index(_style_owner(able, knobs).kind)
    return GradeRow(GRADES.index(kamp), grade_base(play, kamp), binds, kind)


def _effects(able: list[Opponent], knobs: Knobs, rolled: bool) -> EffectsRow:
    """The effects and properties that these opponents wake."""
    woken = woken_of(brought_by(able), rolled, knobs)

    def points(kind: str) -> int:
        return sum(one.amount for one in woken if one.kind == kind)

    def times(kind: str, trigger: str) -> int:
        return sum((one.kind, one.trigger) == (kind, trigger) for one in woken)

    return EffectsRow(
        life=points("life"),
        power=points("power"),
        psyche=points("psyche"),
        blood=points("blood"),
        hides=sum(HIDE << place for place, trigger in enumerate(TRIGGERS) if times("thick_hide", trigger)),
        regrows=times("regrow", "automatic"),
        regrows_rolled=times("regrow", "rolled"),
    )


def _reach(play: GamePlay, sets: list[list[Opponent]]) -> list[list[list[list[int]]]]:
    """The best totals without dice, read from the state of a round put together for each case."""
    state, knobs = play.state, play.knobs
    [scene] = state.scenes
    state.combat = Combat(list(scene.opponents), "nobody", 0, [])
    found: dict[tuple[str, str, tuple[str, ...]], list[list[int]]] = {}
    reach = []
    for able in sets:
        rows = []
        for rolled in (False, True):
            owner = _style_owner(able, knobs) if able else state.opponents[0]
            effects = [
                AwakeEffect(one.kind, one.amount, one.trigger, one.owner, one.key)
                for one in woken_of(brought_by(able), rolled, knobs)
            ]
            key = owner.style, owner.kind, tuple([one.key for one in effects])
            if key not in found:
                found[key] = [_reach_of(play, owner, effects, way) for way in (UNBOUND, BOUND, FREED, DEFENDING)]
            rows.append(found[key])
        reach.append(rows)
    state.combat = None
    return reach


def _reach_of(play: GamePlay, owner: Opponent, effects: list[AwakeEffect], way: int) -> list[int]:
    state = play.state
    assert state.combat is not None
    state.combat.round = Round([], owner.kamp, owner.id, effects=effects)
    if way in (BOUND, FREED):
        state.combat.round.style, state.combat.round.style_kind = owner.style, owner.kind
    frees = [who for who in state.characters if way == BOUND and owner.kind in _freed(play, who)]
    for who in frees:
        who.standing = "fainted"
    action = "defend" if way == DEFENDING else "combat_roll"
    best = [
        max(total(play, who, action, name, dice=NO_DICE).total for name in means_of(play, who, action).abilities)
        for who in state.characters
    ]
    for who in frees:
        who.standing = "in_combat"
    return best


def _awake(able: list[Opponent], knobs: Knobs, rolled: bool) -> Awake:
    return frozenset([one.kind for one in woken_of(brought_by(able), rolled, knobs)])


@lru_cache(maxsize=64)
def _wounds(knobs: Knobs, awake: Awake) -> Damage:
    both = (False, True)
    return [
        [[roll_wound(knobs, False, one, reached, awake, caught).total for caught in both] for reached in both]
        for one in RESULTS
    ]


@lru_cache(maxsize=64)
def _costs(knobs: Knobs, awake: Awake) -> Damage:
    both = (False, True)

    def cost(result: int, exposed: bool, ambushed: bool) -> int:
        success = rules.succeeds(result, True)
        return use_damage(knobs, "combat_roll", False, result, success, exposed, False, False, ambushed, awake)

    return [[[cost(one, exposed, caught) for caught in both] for exposed in both] for one in RESULTS]


def _armour(play: GamePlay, who: Character) -> list[list[bool]]:
    knobs = play.knobs
    most = knobs.dice_count * knobs.dice_sides
    bases = [grade_base(play, kamp) for kamp in GRADES]
    return [[bool(armour_that_holds(play, who, raw + base)) for raw in range(most + 1)] for base in bases]


def _parameters(state: State, knobs: Knobs) -> Parameters:
    [scene] = state.scenes
    start = scene.start_lives if scene.start_lives is not None else sum(one.lives for one in state.opponents)
    part, whole = knobs.morale_share
    return Parameters(
        dice=knobs.dice_count,
        sides=knobs.dice_sides,
        source=knobs.effect_source,
        effect_threshold=knobs.effect_threshold,
        style_threshold=knobs.style_threshold,
        fumbles=knobs.fumble_rule == "auto_fail",
        out_at=knobs.opponent_out_at,
        faint_at=knobs.character_out_at,
        morale=knobs.opponent_morale == "third",
        part=part,
        whole=whole,
        start_lives=start,
        ambushed=AMBUSHED.index(scene.ambushed),
        ambush_rounds=knobs.ambush_rounds,
        cannot_fight=knobs.ambush_mode == "cannot_fight",
        most_rounds=knobs.max_rounds,
        luck=luck_weight(knobs.dice_sides),
        party_full=sum(one.ceilings["lives"] for one in state.characters),
        foes_full=sum(one.start for one in state.opponents),
    )
