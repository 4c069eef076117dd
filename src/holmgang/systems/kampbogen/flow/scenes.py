"""A step of play: the next scene of the scenario, or the next round of the combat that is going on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holmgang.kernel.play import Flow
from holmgang.systems.kampbogen.board.lookups import able, members, standing, unbeaten
from holmgang.systems.kampbogen.flow import combat_round, ending
from holmgang.systems.kampbogen.flow.defenceless import defenceless
from holmgang.systems.kampbogen.flow.ending import AFTERMATH
from holmgang.systems.kampbogen.flow.in_combat import begin_combat
from holmgang.systems.kampbogen.flow.outside_combat import hold_up, indirect, sneak
from holmgang.systems.kampbogen.state import GamePlay, Scene, State

SCENES: dict[str, Callable[[GamePlay, Scene], Flow[None]]] = {
    "hold_up": hold_up,
    "sneak": sneak,
    "indirect": indirect,
    "defenceless": defenceless,
}


def step(play: GamePlay) -> Flow[None]:
    """One round of combat, or the next scene."""
    combat = play.state.combat
    return next_scene(play) if combat is None else combat_round.combat_round(play, combat)


def next_scene(play: GamePlay) -> Flow[None]:
    """A scene outside combat, or the first round of a combat."""
    state = play.state
    scene = state.scenes.pop(0)
    state.met += [name for name in scene.opponents if name not in state.met]
    for one in able(state, scene):
        if one.lives_when_met is None:
            one.lives_when_met = one.lives
    if scene.scene == "combat":
        yield from begin_combat(play, scene)
    else:
        yield from outside_combat(play, scene)
    if state.combat is not None:
        yield from combat_round.combat_round(play, state.combat)
    elif not state.scenes and not state.over:
        last_scene_played(state)


def resume(play: GamePlay, place: str, held: Any) -> Flow[None]:
    """The remainder of a step: of a victory, after which nothing comes, or of a round of combat."""
    return ending.resume(play, place, held) if place in AFTERMATH else combat_round.resume(play, place, held)


def outside_combat(play: GamePlay, scene: Scene) -> Flow[None]:
    """A scene without rounds; if one side is gone after it, that is victory or defeat as in a combat."""
    met = standing(play.state, scene) and unbeaten(play.state, scene)
    yield from SCENES[scene.scene](play, scene)
    if met and scene.scene != "indirect":
        yield from ending.settle(play, standing(play.state, scene), members(play.state, scene))


def last_scene_played(state: State) -> None:
    """The scenario is over without a combat having ended it: how do things stand?"""
    state.over = True
    if not any(one.standing in ("in_combat", "out_of_combat") for one in state.characters):
        state.outcome = "lost"
