"""Lookups of the scene: who is there and in what state, what a character carries and is trained in."""

from __future__ import annotations

from holmgang.systems.kampbogen.content import ExpertiseModel, GearModel
from holmgang.systems.kampbogen.state import Character, Combat, GamePlay, Opponent, PlannedChallenge, Scene, State


def standing(state: State, scene: Scene) -> list[Character]:
    """Return the characters of a scene who are able to act, or will be as soon as they wake."""
    return [one for one in state.standing() if one.id in scene.characters]


def awake(state: State, scene: Scene) -> list[Character]:
    """Return the characters of a scene who are able to act now."""
    return [one for one in standing(state, scene) if "asleep" not in one.tags]


def members(state: State, scene: Scene) -> list[Opponent]:
    """Return all opponents of a scene, in whatever status."""
    return [one for one in state.opponents if one.id in scene.opponents]


def able(state: State, scene: Scene) -> list[Opponent]:
    """Return the opponents of a scene able to fight."""
    return [one for one in members(state, scene) if one.is_able()]


def unbeaten(state: State, scene: Scene) -> list[Opponent]:
    """Return the opponents of a scene that nothing has beaten yet, captives included."""
    return [one for one in members(state, scene) if one.unbeaten]


def expertises(play: GamePlay, who: Character) -> list[ExpertiseModel]:
    """Return the trainings of a character."""
    return [play.content.get("expertises", name) for name in who.expertises]


def gear(play: GamePlay, who: Character) -> list[tuple[str, GearModel]]:
    """Return the unbroken gear of a character, each piece with its id."""
    models = play.content.kind("gear")
    return [(piece.id, models[piece.id]) for piece in who.gear]


def armed_to_shoot(play: GamePlay, who: Character) -> bool:
    """Return whether a character carries a shooting weapon."""
    return any("shooting" in model.tags for _, model in gear(play, who))


def protected(play: GamePlay, who: Character) -> bool:
    """Return whether a vehicle keeps the grade off a character, and the character from fighting."""
    return bool(play.state.vehicles) and riding(play, who)[0]


def riding(play: GamePlay, who: Character) -> tuple[bool, tuple[str, ...]]:
    """Return whether a character is a protected passenger, and the clauses that decide it (none: no passenger)."""
    state = play.state
    vehicle = state.vehicle_of(who.id)
    if vehicle is None or vehicle.driver == who.id or not state.is_driven(vehicle):
        return False, ()
    if armed_to_shoot(play, who):
        return False, ("KB-24.7", "KB-24.14")
    return True, ("KB-24.8",)


def is_surprised(play: GamePlay, combat: Combat, side: str) -> bool:
    """Return whether this side is caught in an ambush in this round, and so unable to fight."""
    return combat.ambushed == side and bool(play.knobs.ambush_mode == "cannot_fight")


def is_helpless(one: Opponent) -> bool:
    """KB-23.4: return whether an opponent is defenceless unless the master rules otherwise."""
    return one.status == "unconscious" or "bound" in one.tags or (one.unbeaten and "asleep" in one.tags)


def hunters_on_the_trail(state: State) -> list[Opponent]:
    """KB-25.7: return the hunters who pursue by themselves, as long as the scenario lets them keep the trail.

    In a chase that the master has started all opponents are hunters.
    """
    if state.chase:
        return state.able()
    if state.pursuits == 0:
        return []
    return [one for one in state.able() if any(effect.kind == "hunter" for effect in one.effects)]


def is_due(challenge: PlannedChallenge, number: int) -> bool:
    """Return whether the scenario plans this challenge for the round of this number."""
    return number >= challenge.first and (number - challenge.first) % challenge.every == 0
