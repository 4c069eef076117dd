"""Scenes that the master starts or calls off at the start of a step (KB-1.10): the table decides, not the file."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from holmgang.kernel.questions import Amount, Choose, Declare, Option
from holmgang.systems.kampbogen import events
from holmgang.systems.kampbogen.content import ABILITIES
from holmgang.systems.kampbogen.flow.questions import plain, token_option
from holmgang.systems.kampbogen.knobs import GRADES
from holmgang.systems.kampbogen.setup import challenge_of
from holmgang.systems.kampbogen.state import ChallengeGrade, GamePlay, Scene

SIDES = ("opponents", "characters")
MOST_PURSUITS = 5
ONCE = 1_000_000
"""A challenge of the master comes in the next round only."""


def scene_options(play: GamePlay) -> Iterator[Option]:
    """Yield what the master may start or call off now, each with its particulars."""
    state, master = play.state, str(play.master)
    people = [one.id for one in (state.fighting() if state.combat else state.standing())]
    able = [one.id for one in state.able()]
    if people and able:
        who = Choose(master, "who", [token_option(name) for name in people], default=people[0])
        target = Choose(master, "target", [token_option(name) for name in able], default=able[0])
        holder = Choose(master, "holder", plain(*SIDES), default="opponents")
        yield Option("hold_up", details=(who, target, holder), clauses=("KB-1.10", "KB-19.1"))
        pursuits = Amount(master, "pursuits", 1, MOST_PURSUITS, default=1)
        yield Option("chase", details=(pursuits,), clauses=("KB-1.10", "KB-15.8"))
        if state.combat is None:
            caught = Choose(master, "caught", plain("characters", "opponents"), default="characters")
            yield Option("ambush", details=(caught,), clauses=("KB-1.10", "KB-21.1"))
            attacker = Choose(master, "attacker", plain(*SIDES), default="opponents")
            yield Option("attack", details=(attacker,), clauses=("KB-1.10", "KB-1.8"))
            yield Option("sneak", clauses=("KB-1.10", "KB-20.1"))
    if people and state.combat is None:
        grade = Choose(master, "indirect_grade", plain(*GRADES), default=play.knobs.indirect_default_grade)
        yield Option("indirect", details=(grade,), clauses=("KB-1.10", "KB-22.1"))
    yield from _challenge_options(play, master)
    if state.combat is None and state.scenes:
        yield Option("call_off", clauses=("KB-1.1",))


def _challenge_options(play: GamePlay, master: str) -> Iterator[Option]:
    """KB-3.2, KB-3.7: a challenge of the pack for the next round, with ability and grade; or one called off."""
    combat = play.state.combat
    if combat is None:
        return
    known = play.content.kind("challenges")
    if known:
        options = [Option(name, details=_demands(play, master, name)) for name in known]
        yield Option("challenge", details=(Declare(master, "which", options),), clauses=("KB-1.10", "KB-3.2"))
    if combat.challenges:
        names = dict.fromkeys(one.id for one in combat.challenges)
        yield Option(
            "no_challenge", details=(Choose(master, "which", [Option(name) for name in names]),), clauses=("KB-3.2",)
        )


def _demands(play: GamePlay, master: str, name: str) -> tuple[Choose, Choose]:
    first = play.content.get("challenges", name).grades[0]
    return (
        Choose(master, "challenge_ability", plain(*ABILITIES), default=first.ability, clauses=("KB-3.7",)),
        Choose(master, "challenge_to_meet", plain(*GRADES), default=first.grade, clauses=("KB-3.7",)),
    )


def start_scene(play: GamePlay, answer: Mapping[str, Any]) -> None:
    """Carry out what the master has started or called off, and tell it."""
    what = answer["master"]
    STARTS[what](play, answer)
    play.tell(events.MasterScene, scene=what, clauses=("KB-1.10",))


def _hold_up(play: GamePlay, answer: Mapping[str, Any]) -> None:
    scene = Scene("hold_up", [answer["target"]], [answer["who"]], started_by=answer["holder"], between_rounds=True)
    play.state.scenes.insert(0, scene)


def _combat(play: GamePlay, ambushed: str, started_by: str) -> None:
    """The combat that is in store next, or a new one with all who are there."""
    state = play.state
    if not state.scenes or state.scenes[0].scene != "combat":
        everybody = [one.id for one in state.characters]
        state.scenes.insert(0, Scene("combat", [one.id for one in state.able()], everybody))
    state.scenes[0].ambushed, state.scenes[0].started_by = ambushed, started_by


def _ambush(play: GamePlay, answer: Mapping[str, Any]) -> None:
    caught = answer["caught"]
    _combat(play, caught, "opponents" if caught == "characters" else "characters")


def _attack(play: GamePlay, answer: Mapping[str, Any]) -> None:
    _combat(play, "nobody", answer["attacker"])


def _sneak(play: GamePlay, answer: Mapping[str, Any]) -> None:
    state = play.state
    state.scenes.insert(0, Scene("sneak", [one.id for one in state.able()], [one.id for one in state.characters]))


def _indirect(play: GamePlay, answer: Mapping[str, Any]) -> None:
    people = [one.id for one in play.state.characters]
    play.state.scenes.insert(0, Scene("indirect", [], people, grade=answer["indirect_grade"]))


def _chase(play: GamePlay, answer: Mapping[str, Any]) -> None:
    """Getting away is what counts now, and the opponents do not let go at once."""
    play.state.chase, play.state.goal = answer["pursuits"], "survive"


def _challenge(play: GamePlay, answer: Mapping[str, Any]) -> None:
    combat = play.state.combat
    assert combat is not None
    made = challenge_of(answer["which"], play.content.get("challenges", answer["which"]), combat.number + 1, ONCE)
    first, *others = made.grades
    asked = ChallengeGrade(answer["challenge_to_meet"], answer["challenge_ability"], first.damage, first.amount)
    made.grades = [asked, *others]
    combat.challenges.append(made)


def _no_challenge(play: GamePlay, answer: Mapping[str, Any]) -> None:
    combat = play.state.combat
    assert combat is not None
    combat.challenges = [one for one in combat.challenges if one.id != answer["which"]]


def _call_off(play: GamePlay, answer: Mapping[str, Any]) -> None:
    play.state.scenes.pop(0)


STARTS: dict[str, Callable[[GamePlay, Mapping[str, Any]], None]] = {
    "hold_up": _hold_up,
    "ambush": _ambush,
    "attack": _attack,
    "sneak": _sneak,
    "indirect": _indirect,
    "chase": _chase,
    "challenge": _challenge,
    "no_challenge": _no_challenge,
    "call_off": _call_off,
}
