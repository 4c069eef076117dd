"""Which fights of k6 are those of the core set (K6-33.1), and all that counts in them, as tables of whole numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from holmgang.kernel.bulk import luck_weight
from holmgang.kernel.play import Play
from holmgang.kernel.system import Game
from holmgang.systems.k6.board import arms, scene
from holmgang.systems.k6.board.scene import Table
from holmgang.systems.k6.content import Victory, WeaponModel
from holmgang.systems.k6.flow import defence, wounds
from holmgang.systems.k6.flow.tables import SPENDS
from holmgang.systems.k6.state import Aims, Combatant, Fight

SIDES = ("hero", "gm")
PLAIN = "plain"
HEROES_FIRST = 80
"""Below so much damage and attribute nobody of the master's side comes before a hero by rank (K6-10.5)."""
NO_AIMS = Aims(**Victory().model_dump())
"""To be left standing, and nothing else."""


class Person(NamedTuple):
    """One combatant. ``defence`` is the better of parry and dodge; ``dice`` are the damage dice of the weapon."""

    side: int
    lives: int
    full: int
    attack: int
    defence: int
    dodge: int
    dice: int
    shield: int


class Meeting(NamedTuple):
    """What somebody's blow meets with on somebody."""

    damage: int
    armour: int
    armour_behind: int
    resistance: int


class House(NamedTuple):
    """The numbers of the house that count."""

    die: int
    one: int
    two: int
    three: int
    most: int
    cost: int
    minus: int
    floor: bool
    still: int
    counts_on: int
    out_at: int
    limit: int
    room: bool
    luck_die: int
    luck_six: int


class Tables(NamedTuple):
    """A fight of the core set. ``order``: who strikes first of those who are not threatened, by their places."""

    people: list[Person]
    meetings: list[list[Meeting]]
    order: list[int]
    house: House


def core_tables(game: Game, policies: Mapping[str, str]) -> Tables | None:
    """The tables of a scenario with these seats, if its fight is one of the core set; None: the engine must play it."""
    fight: Fight = game.system.setup(game.scenario, game.content)
    play: Table = Play(
        state=fight,
        knobs=game.scenario.knobs,
        content=game.content,
        seats=game.seats,
        master=game.master,
    )
    people = fight.combatants
    sides = game.system.sides(game.scenario)
    if any(policies.get(one.seat) != PLAIN or sides[one.seat] != one.side or not _plain(play, one) for one in people):
        return None
    if not _plain_scene(play):
        return None
    places = {one.id: place for place, one in enumerate(people)}
    return Tables(
        [_person(play, one) for one in people],
        [[_meeting(play, one, other) for other in people] for one in people],
        [places[one.id] for one in by_rank(play)],
        _house(play),
    )


def _plain_scene(play: Table) -> bool:
    """One lit place without anything in the way, everybody at contact, no aims but to be left standing."""
    fight = play.state
    place = fight.zones[0]
    alone = len({one.zone for one in fight.combatants}) == 1 and not any(fight.distances.values())
    bare = place.lit and not place.terrain and not place.confined and place.hazard == "none"
    both = all(any(one.side == side for one in fight.combatants) for side in SIDES)
    once = play.knobs.wounds_per_attacker_and_target_per_round == 1
    return alone and bare and both and once and not fight.coming and fight.aims == NO_AIMS and len(fight.zones) == 1


def _plain(play: Table, one: Combatant) -> bool:
    """Has somebody a weapon in hand and nothing else that would count?"""
    if not one.readied or one.conditions or one.unaware or one.behind or one.arriving or one.concentration:
        return False
    if one.faction != one.side or one.rounds_fought or one.lives <= play.knobs.knockout_at or not one.present:
        return False
    weapon = scene.weapon_of(play, one.readied)
    clear = arms.weapon_clause(play, one, one.readied) is None and weapon.damage + _attack(play, one) < HEROES_FIRST
    return weapon.melee and clear and not weapon.added and weapon.poison == "none" and not weapon.nonlethal


def by_rank(play: Table) -> list[Combatant]:
    """In which order unthreatened attackers strike: heroes by seat, the others by what they do (K6-10.4, K6-10.5)."""
    people = play.state.combatants
    heroes = [one for one in people if one.side == "hero"]
    others = [one for one in people if one.side == "gm"]
    return heroes + sorted(others, key=lambda one: (-_weapon(play, one).damage - _attack(play, one), one.id))


def _weapon(play: Table, one: Combatant) -> WeaponModel:
    return scene.weapon_of(play, one.readied)


def _attack(play: Table, one: Combatant) -> int:
    return max(map(one.attribute, defence.melee_attributes(play, one, one.readied)[0]))


def _person(play: Table, one: Combatant) -> Person:
    weapon = _weapon(play, one)
    parries = one.shield > 0 or (weapon.melee and weapon.weight not in ("natural", "unarmed"))
    guard = max(one.finesse, _attack(play, one)) if parries else one.finesse
    side = SIDES.index(one.side)
    return Person(side, one.lives, one.lives_max, _attack(play, one), guard, one.finesse, weapon.kz, one.shield)


def _meeting(play: Table, one: Combatant, other: Combatant) -> Meeting:
    weapon, armour = _weapon(play, one), other.armour
    kind = wounds.best_type(other, weapon.types)
    worn = 0 if kind in play.knobs.armour_ignored_by else armour.against.get(kind, armour.value)
    behind = 0 if armour.value and "back" not in armour.covers else worn
    return Meeting(0 if weapon.kz else weapon.damage, worn, behind, other.resistances.get(kind, 0))


def _house(play: Table) -> House:
    knobs = play.knobs
    return House(
        knobs.die_sides,
        *knobs.success_thresholds,
        most=knobs.max_successes,
        cost=SPENDS["wound"].cost(knobs),
        minus=-knobs.advantage_value,
        floor=knobs.defence_floor_auto,
        still=knobs.immobile_attribute,
        counts_on=knobs.kz_success_on,
        out_at=knobs.knockout_at,
        limit=knobs.rounds_limit,
        room=play.state.zones[0].room,
        luck_die=luck_weight(knobs.die_sides),
        luck_six=luck_weight(6),
    )
