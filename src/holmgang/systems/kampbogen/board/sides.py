"""Who is there and in what state: questions that several chapters ask of the scene."""

from __future__ import annotations

from holmgang.systems.kampbogen.board.totals import armed_to_shoot
from holmgang.systems.kampbogen.state import Character, Combat, GamePlay, Opponent, Scene, State


def standing(state: State, scene: Scene) -> list[Character]:
    """The characters of a scene who can do something."""
    named = [one for one in state.characters if one.id in scene.characters]
    return [one for one in named if one.standing in ("in_combat", "out_of_combat")]


def members(state: State, scene: Scene) -> list[Opponent]:
    """All opponents of a scene, in whatever state."""
    return [one for one in state.opponents if one.id in scene.opponents]


def able(state: State, scene: Scene) -> list[Opponent]:
    """The opponents of a scene able to fight."""
    return [one for one in members(state, scene) if one.is_able()]


def unbeaten(state: State, scene: Scene) -> list[Opponent]:
    """The opponents of a scene still to be reckoned with, captives included."""
    return [one for one in members(state, scene) if one.unbeaten]


def protected(play: GamePlay, who: Character) -> bool:
    """Does a vehicle keep the grade off somebody, and somebody from fighting?"""
    return bool(play.state.vehicles) and riding(play, who)[0]


def riding(play: GamePlay, who: Character) -> tuple[bool, tuple[str, ...]]:
    """Is somebody protected as a passenger of a vehicle that is driven, and by which clauses (none: no passenger)."""
    state = play.state
    vehicle = state.vehicle_of(who.id)
    if vehicle is None or vehicle.driver == who.id or not state.is_driven(vehicle):
        return False, ()
    if armed_to_shoot(play, who):
        return False, ("KB-24.7", "KB-24.14")
    return True, ("KB-24.8",)


def is_surprised(play: GamePlay, combat: Combat, side: str) -> bool:
    """Is this side caught in an ambush in this round, and so unable to fight?"""
    return combat.ambushed == side and bool(play.knobs.ambush_mode == "cannot_fight")


def is_helpless(one: Opponent) -> bool:
    """KB-23.4: the states that make defenceless by default."""
    return one.status == "unconscious" or "bound" in one.tags or (one.unbeaten and "asleep" in one.tags)
