"""Which fights of the combat book are plain ones, and all that counts in them, as tables of whole numbers.

A plain fight is one combat on foot, with everybody in it from the start and no challenges; effects, properties, styles,
armour, morale and ambushes are all in it. What depends on which opponents are able to fight is worked out for every
set of them beforehand, by the very functions that play calls.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from holmgang.kernel.bulk import luck_weight
from holmgang.kernel.system import Game
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.content import ABILITIES, CONDITIONS, TALENTS
from holmgang.systems.kampbogen.knobs import Knobs
from holmgang.systems.kampbogen.state import Character, Effect, Opponent, State

SIDES = ("party", "opponents")
PLAIN = "plain"
MOST_OPPONENTS = 8
"""There is a row for each set of them."""
AMBUSHED = ("nobody", "characters", "opponents")
TRIGGERS = ("automatic", "rolled")
HIDE, REGROW = 1, 4
"""Bits of who holds a thick hide or regrows: by automatic trigger, and shifted by one by effect roll."""


class Person(NamedTuple):
    """One character. ``frees``: a bit for each kind whose style does not bind the party while this one fights."""

    lives: int
    power: int
    psyche: int
    blood: int
    brawl: int
    armour: int
    frees: int
    talent: int
    """The best of the four talents; all abilities follow."""


class Foe(NamedTuple):
    """One opponent. ``holds``: the bits of its hides and what regrows."""

    lives: int
    start: int
    kamp: int
    wavers: bool
    holds: int


class Sets(NamedTuple):
    """What a set of opponents able to fight means for the grade."""

    value: int
    style: int
    """The place of the ability among all abilities; -1 where styles do not bind combat rolls."""
    kind: int


class Woken(NamedTuple):
    """What a set of opponents wakes: damage to the four conditions, then the properties."""

    life: int = 0
    power: int = 0
    psyche: int = 0
    blood: int = 0
    aggressive: int = 0
    prepared: int = 0
    dread: int = 0
    hides: int = 0
    regrows: int = 0
    regrows_rolled: int = 0


class House(NamedTuple):
    """The numbers of the house and of the scenario that count."""

    dice: int
    sides: int
    source: int
    effect_threshold: int
    style_threshold: int
    fumbles: bool
    hit: int
    tie: int
    own_tie: int
    own_fail: int
    auto: int
    stacks: bool
    out_at: int
    faint_at: int
    limits: bool
    morale: bool
    part: int
    whole: int
    start_lives: int
    ambushed: int
    ambush_rounds: int
    ambush_damage: int
    cannot_fight: bool
    most_rounds: int
    luck: int
    party_full: int
    foes_full: int


class Tables(NamedTuple):
    """A plain fight. ``sets`` and ``woken`` have a row for each set of opponents, a bit for each of them."""

    people: list[tuple[int, ...]]
    foes: list[Foe]
    sets: list[Sets]
    woken: list[tuple[Woken, Woken]]
    house: House


def plain_tables(game: Game, policies: Mapping[str, str]) -> Tables | None:
    """The tables of a scenario with these seats, if its fight is a plain one; None: the engine must play it."""
    state: State = game.system.setup(game.scenario, game.content)
    knobs: Knobs = game.scenario.knobs
    if any(policies.get(seat) != PLAIN for seat in game.seats) or not _plain_scene(game, state, knobs):
        return None
    kinds = list(dict.fromkeys(one.kind for one in state.opponents))
    people = [_person(game, one, kinds) for one in state.characters]
    breaks = any(effect.kind == "break" for one in state.opponents for effect in one.effects)
    if breaks and any(one[0].armour for one in people):
        return None
    sets = range(1 << len(state.opponents))
    return Tables(
        [(*person, *abilities) for person, abilities in people],
        [_foe(one) for one in state.opponents],
        [_set(state, knobs, kinds, bits) for bits in sets],
        [(_woken(state, knobs, bits, TRIGGERS[:1]), _woken(state, knobs, bits, TRIGGERS)) for bits in sets],
        _house(state, knobs),
    )


def _plain_scene(game: Game, state: State, knobs: Knobs) -> bool:
    """One combat on foot that everybody is in from the start, able to fight, and that ends before the bound."""
    if len(state.scenes) != 1 or state.vehicles or not state.master or not 1 <= len(state.opponents) <= MOST_OPPONENTS:
        return False
    [scene] = state.scenes
    everybody = (
        scene.scene == "combat"
        and set(scene.characters) == {one.id for one in state.characters}
        and set(scene.opponents) == {one.id for one in state.opponents}
    )
    ready = all(one.fighting and one.present and one.seat != state.master for one in state.characters)
    awake = all(one.is_able() and one.lives > knobs.opponent_out_at for one in state.opponents)
    lowest = min(getattr(one, part) for one in state.characters for part in CONDITIONS)
    upright = lowest > knobs.character_out_at and sum(one.ceilings["lives"] for one in state.characters) > 0
    once = knobs.rolls_per_round == 1 and not scene.challenges
    return everybody and ready and awake and upright and once and _ends(game, state, knobs)


def _ends(game: Game, state: State, knobs: Knobs) -> bool:
    """Is the last round over before the engine would break a match off? By the most answers that a round may take."""
    answers = 3 * len(state.characters) + 8 * len(game.seats) + 2 * len(state.opponents) + 8
    return (knobs.max_rounds + 1) * answers < game.system.bound


def _person(game: Game, who: Character, kinds: list[str]) -> tuple[Person, list[int]]:
    gear = [game.content.get("gear", piece.id) for piece in who.gear]
    trained = [game.content.get("expertises", name).frees_from_style_of for name in who.expertises]
    frees = sum(1 << place for place, kind in enumerate(kinds) if kind in trained)
    armour = max((model.armour for model in gear), default=0)
    talent = max(who.abilities[name] for name in TALENTS)
    conditions = (who.lives, who.power, who.psyche, who.blood)
    person = Person(*conditions, brawl=who.brawl_value, armour=armour, frees=frees, talent=talent)
    return person, [who.abilities[name] for name in ABILITIES]


def _foe(one: Opponent) -> Foe:
    wavers = one.gives_in != "never" and not one.fights_to_death
    bits = {"thick_hide": HIDE, "regrow": REGROW}
    holds = 0
    for effect in one.effects:
        if effect.kind in bits:
            holds |= bits[effect.kind] << TRIGGERS.index(effect.trigger)
    return Foe(one.lives, one.start, one.grade, wavers, holds)


def _able(state: State, bits: int) -> list[Opponent]:
    return [one for place, one in enumerate(state.opponents) if bits >> place & 1]


def _set(state: State, knobs: Knobs, kinds: list[str], bits: int) -> Sets:
    """The grade that these opponents set (KB-4.4), and whose style it may release (KB-6.3)."""
    able = _able(state, bits)
    if not able:
        return Sets(0, -1, 0)
    used = rules.kamp_used(tuple(one.grade for one in able), knobs.kamp_rule)
    owner = next((one for one in able if one.grade == used), able[0])
    style = ABILITIES.index(owner.style) if "combat_roll" in knobs.style_scope else -1
    return Sets(rules.grade_value(used, knobs.values), style, kinds.index(owner.kind))


def _woken(state: State, knobs: Knobs, bits: int, triggers: tuple[str, ...]) -> Woken:
    """The effects and properties that these opponents wake, each as often as it counts (KB-5.4)."""
    counted: dict[tuple[str, str], tuple[int, ...]] = {}
    by_amount, most = knobs.effect_identity_includes_amount, knobs.same_effect_per_round
    for kind, trigger in dict.fromkeys((effect.kind, effect.trigger) for effect in _effects(state, bits)):
        if trigger in triggers:
            brought = [one.amount for one in _effects(state, bits) if (one.kind, one.trigger) == (kind, trigger)]
            counted[kind, trigger] = rules.effect_counts(tuple(brought), by_amount, most)

    def amounts(kind: str) -> list[int]:
        return [amount for trigger in TRIGGERS for amount in counted.get((kind, trigger), ())]

    hides = sum(HIDE << place for place, trigger in enumerate(TRIGGERS) if ("thick_hide", trigger) in counted)
    return Woken(
        life=sum(amounts("life")),
        power=sum(amounts("power")),
        psyche=sum(amounts("psyche")),
        blood=sum(amounts("blood")),
        aggressive=bool(amounts("aggressive")),
        prepared=bool(amounts("prepared")),
        dread=len(amounts("dread")),
        hides=hides,
        regrows=len(counted.get(("regrow", "automatic"), ())),
        regrows_rolled=len(counted.get(("regrow", "rolled"), ())),
    )


def _effects(state: State, bits: int) -> Iterator[Effect]:
    return (effect for one in _able(state, bits) for effect in one.effects)


def _house(state: State, knobs: Knobs) -> House:
    [scene], stakes = state.scenes, knobs.stakes(driving=False)
    start = scene.start_lives if scene.start_lives is not None else sum(one.lives for one in state.opponents)
    part, whole = knobs.morale_share
    return House(
        dice=knobs.dice_count,
        sides=knobs.dice_sides,
        source=knobs.effect_source,
        effect_threshold=knobs.effect_threshold,
        style_threshold=knobs.style_threshold,
        fumbles=knobs.fumble_rule == "auto_fail",
        hit=stakes.hit,
        tie=stakes.tie,
        own_tie=stakes.own_tie,
        own_fail=stakes.own_fail,
        auto=knobs.brawl_auto_damage,
        stacks=knobs.brawl_auto_stacks,
        out_at=knobs.opponent_out_at,
        faint_at=knobs.character_out_at,
        limits=knobs.exposure_limits_rolls,
        morale=knobs.opponent_morale == "third",
        part=part,
        whole=whole,
        start_lives=start,
        ambushed=AMBUSHED.index(scene.ambushed),
        ambush_rounds=knobs.ambush_rounds,
        ambush_damage=knobs.ambush_damage,
        cannot_fight=knobs.ambush_mode == "cannot_fight",
        most_rounds=knobs.max_rounds,
        luck=luck_weight(knobs.dice_sides),
        party_full=sum(one.ceilings["lives"] for one in state.characters),
        foes_full=sum(one.start for one in state.opponents),
    )
