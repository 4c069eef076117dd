"""The fights of the core set (K6-33.1) as tables of whole numbers, worked out by the functions of play.

Nothing of the rules is added up here: the edge of an attack, the successes of a difference and the lives of a wound are
those that play finds, for every pair of combatants and every difference the dice can give.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pydantic import BaseModel

from holmgang.kernel.bulk import CompiledScope, luck_weight
from holmgang.kernel.play import Play
from holmgang.kernel.system import Game
from holmgang.systems.k6.board import advantages, arms, relations, rolls, scene, wounds
from holmgang.systems.k6.board.relations import SURROUNDED, how_found
from holmgang.systems.k6.board.scene import Finding
from holmgang.systems.k6.board.wounds import DamageSource, Wound
from holmgang.systems.k6.flow import resolution, spending
from holmgang.systems.k6.flow.spending import WonSuccesses
from holmgang.systems.k6.state import Combatant, GamePlay, PlannedAttack

SIDES = ("hero", "gm")
PLAIN = "plain"
FRONT, BEHIND, MUTUAL = range(3)
"""An attack is defended, defended with the back turned, or answered by an attack."""


class Person(NamedTuple):
    """One combatant; ``dice`` are the damage dice of his weapon."""

    side: int
    lives: int
    full: int
    dice: int


class Constants(NamedTuple):
    """The numbers that hold for the whole fight. ``lowest`` is the difference at which the tables begin."""

    die: int
    lowest: int
    counts_on: int
    out_at: int
    limit: int
    ring: int
    luck_die: int
    luck_damage_die: int


class Tables(NamedTuple):
    """A fight of the core set.

    ``edges[how][attacker][target]`` is the difference before the dice; ``wounds[difference]`` says whether it buys a
    wound; ``lives[how][attacker][target][difference][dice that count]`` are the lives a wound takes. Differences are
    counted from ``constants.lowest``. ``order`` are the places of those who strike unthreatened, the first first.
    """

    people: list[Person]
    edges: list[list[list[int]]]
    wounds: list[bool]
    lives: list[list[list[list[list[int]]]]]
    order: list[int]
    constants: Constants


# ---- the scope of the tables-----------------------------------------------------------------------------------------


def _models(game: Game) -> Iterator[BaseModel]:
    """Yield the content entries in use: creatures, the weapons in their hands, their armour."""
    fight = game.system.setup(game.scenario, game.content)
    for one in fight.combatants:
        yield game.content.get("creatures", one.template)
        if one.readied:
            yield game.content.get("weapons", one.readied)
        if one.armour.id in game.content.kind("armour"):
            yield game.content.get("armour", one.armour.id)


def _fields(model: str, names: str) -> set[str]:
    return {f"{model}.{name}" for name in names.split()}


SCOPE = CompiledScope(
    fields=frozenset(
        _fields(
            "Knobs",
            "die_sides success_thresholds max_successes cost_easy advantage_value defence_floor_auto immobile_attribute"
            " floor_keeps_cover kz_success_on armour_ignored_by armour_light armour_heavy shield_value knockout_at"
            " rounds_limit round_seconds bookkeeping max_amendments_per_seat same_kind_stacks"
            " opt_aim opt_full_defence opt_break_disadvantage opt_immobile opt_ambush opt_multi_target opt_feint"
            " opt_distract objection_window surrounded_by",
        )
        | _fields("Setup", "combatants zones")
        | _fields("ZoneSetup", "name room walls props cover obstacles")
        | _fields(
            "CombatantSetup",
            "template name side seat zone strength finesse soul lives lives_max size speed weapons readied armour"
            " shield resistances spells abilities senses languages flags ammo items stance",
        )
        | _fields(
            "CreatureModel",
            "name side strength finesse soul lives size speed weapons armour shield resistances spells abilities senses"
            " body_parts languages flags ammo items stance",
        )
        | _fields(
            "WeaponModel",
            "name damage kz types weight melee ranged reload hands max_band long area hooks blade part costly",
        )
        | _fields("ArmourModel", "name value grade heavy against covers natural")
    ),
    policies=frozenset({PLAIN}),
    models=_models,
)
"""The fields that the tables know. Any other that differs from its default sends the fight to the engine."""


# ---- from a game to its tables ---------------------------------------------------------------------------------------


def core_tables(game: Game) -> Tables | None:
    """Return the tables of a game within :data:`SCOPE`; None: its people or its scene are not those of the core set."""
    play: GamePlay = Play(
        state=game.system.setup(game.scenario, game.content),
        knobs=game.scenario.knobs,
        content=game.content,
        seats=game.seats,
        master=game.master,
    )
    people = play.state.combatants
    sides = game.system.sides(game.scenario)
    here = len({one.zone for one in people}) == 1 and not any(play.state.distances.values())
    fits = all(sides[one.seat] == one.side and _fits(play, one) for one in people)
    if not (here and fits and all(any(one.side == side for one in people) for side in SIDES)):
        return None
    return _tables(play, people)


def _fits(play: GamePlay, one: Combatant) -> bool:
    """Return whether a combatant is on his feet, with a weapon in hand that he can strike with."""
    if not one.readied or one.faction != one.side or one.lives <= play.knobs.knockout_at:
        return False
    weapon = scene.weapon_of(play, one.readied)
    return "melee" in weapon.uses and arms.weapon_clause(play, one, one.readied) is None


def _tables(play: GamePlay, people: list[Combatant]) -> Tables:
    knobs = play.knobs
    pairs = [[_meeting(play, one, other) if one is not other else None for other in people] for one in people]
    edges = [[[pair.edges[how] if pair else 0 for pair in row] for row in pairs] for how in (FRONT, BEHIND, MUTUAL)]
    all_edges = [edge for table in edges for row in table for edge in row]
    lowest, highest = min(all_edges) - knobs.die_sides, max(all_edges) + knobs.die_sides
    highest = max(highest, -lowest)  # in a mutual contest the other side has the same difference with the other sign
    lowest = min(lowest, -highest)
    diffs = range(lowest, highest + 1)
    most = max(pair.source.dice for row in pairs for pair in row if pair)
    lives = [
        [[_lives(play, pair.wounds[how], diffs, most) if pair else _none(diffs, most) for pair in row] for row in pairs]
        for how in (FRONT, BEHIND)
    ]
    cost = max(1, _wound_cost(play, people))
    return Tables(
        [_person(play, one) for one in people],
        edges,
        [rolls.how_many(knobs, diff) >= cost for diff in diffs],
        lives,
        _order(play, people),
        Constants(
            knobs.die_sides,
            lowest,
            knobs.kz_success_on,
            knobs.knockout_at,
            knobs.rounds_limit,
            knobs.surrounded_by if play.state.zones[0].room else 0,
            luck_weight(knobs.die_sides),
            luck_weight(6),
        ),
    )


class _Meeting(NamedTuple):
    """An attack of one combatant on another, in each of the ways it can be met."""

    edges: tuple[int, int, int]
    wounds: tuple[Wound, Wound]
    source: DamageSource


def _attack(play: GamePlay, one: Combatant, other: Combatant) -> PlannedAttack:
    return PlannedAttack("melee", [other.id], arms.best_attribute(play, one, "melee", one.readied), one.readied)


def _meeting(play: GamePlay, one: Combatant, other: Combatant) -> _Meeting:
    attack = _attack(play, one, other)
    own = rolls.attack_side(play, one, other, attack)
    reply = rolls.attack_side(play, other, one, _attack(play, other, one))
    mine, theirs = advantages.counting(play, own, reply)
    source = wounds.damage_source(play, one, other, attack)
    assert source is not None, "weapons wound"

    def defended(back: Finding | None) -> int:
        side, (for_own, for_other) = rolls.defended(play, other, own, back)
        return own.before_die(for_own) - side.before_die(for_other)

    def wound(back: Finding | None) -> Wound:
        return wounds.wound_by(play, one, other, how_found(play, one, other, own.deed, back), 0, source)

    edges = (defended(None), defended(SURROUNDED), own.before_die(mine) - reply.before_die(theirs))
    return _Meeting(edges, (wound(None), wound(SURROUNDED)), source)


def _lives(play: GamePlay, wound: Wound, diffs: range, most: int) -> list[list[int]]:
    found = []
    for diff in diffs:
        wound.diff = diff
        by_dice = wounds.lives_by_dice(play, wound)
        found.append(by_dice + [0] * (most + 1 - len(by_dice)))
    return found


def _none(diffs: range, most: int) -> list[list[int]]:
    return [[0] * (most + 1) for _ in diffs]


def _person(play: GamePlay, one: Combatant) -> Person:
    return Person(SIDES.index(one.side), one.lives, one.lives_max, scene.weapon_of(play, one.readied).kz)


def _wound_cost(play: GamePlay, people: list[Combatant]) -> int:
    one, other = people[0], people[1]
    found = relations.circumstances(play, one, other, "melee")
    return spending.cost_of(play, WonSuccesses(one, other, 0, 1, found), "wound").total


def _order(play: GamePlay, people: list[Combatant]) -> list[int]:
    """Return in which order unthreatened attackers strike (K6-10.4, K6-10.5)."""
    ranks = [resolution.rank_of(play, one, place, _attack(play, one, one)) for place, one in enumerate(people)]
    return sorted(range(len(people)), key=lambda place: (ranks[place], people[place].id))
