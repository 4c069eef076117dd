"""A step of play: the next scene of the scenario, or the next round of the combat that is going on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holmgang.kernel.play import Flow
from holmgang.systems.kampbogen import events
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
    """One round of combat, or the next scene; the master may have put one between two rounds."""
    state = play.state
    if state.combat is None:
        return next_scene(play) if state.scenes else avoided(play)
    between = bool(state.scenes) and state.scenes[0].between_rounds
    return next_scene(play) if between else combat_round.combat_round(play, state.combat)


def avoided(play: GamePlay) -> Flow[None]:
    """KB-1.1: the master has called off the last scene, and with it the match."""
    play.tell(events.Avoided, clauses=("KB-1.1",))
    play.state.outcome, play.state.over = "avoided", True
    yield from ()


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
    state = play.state
    met = standing(state, scene) and unbeaten(state, scene)
    yield from SCENES[scene.scene](play, scene)
    if state.combat is not None:  # it came between two rounds
        yield from ending.settle(play, state.fighting(), state.roster())
    elif met and scene.scene != "indirect":
        yield from ending.settle(play, standing(state, scene), members(state, scene))


def last_scene_played(state: State) -> None:
    """The scenario is over without a combat having ended it: how do things stand?"""
    state.over = True
    if not state.standing():
        state.outcome = "lost"
