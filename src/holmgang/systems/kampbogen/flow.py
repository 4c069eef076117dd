"""A step of play: the next scene of the scenario, or the next round of the combat that is going on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holmgang.kernel.play import Flow, Play, rule
from holmgang.kernel.questions import ChooseSome, Option, Spot
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events
from holmgang.systems.kampbogen.asking import ruling
from holmgang.systems.kampbogen.challenges import meet_challenges
from holmgang.systems.kampbogen.choosing import Use, choose_uses
from holmgang.systems.kampbogen.closing import close_round, decide
from holmgang.systems.kampbogen.opening import joining, open_round
from holmgang.systems.kampbogen.outside import able, defenceless, hold_up, indirect, sneak, standing
from holmgang.systems.kampbogen.resolving import resolve
from holmgang.systems.kampbogen.rolling import expose, roll_all
from holmgang.systems.kampbogen.state import Combat, Fight, Scene
from holmgang.systems.kampbogen.striking import strike
from holmgang.systems.kampbogen.waking import roll_grade, wake

SCENES: dict[str, Callable[[Play[Fight], Scene], Flow[None]]] = {
    "hold_up": hold_up,
    "sneak": sneak,
    "indirect": indirect,
    "defenceless": defenceless,
}


def step(play: Play[Fight]) -> Flow[None]:
    """One round of combat, or one scene outside combat."""
    fight = play.state
    if fight.combat is None:
        scene = fight.scenes.pop(0)
        if scene.scene == "combat":
            yield from begin_combat(play, scene)
        else:
            yield from SCENES[scene.scene](play, scene)
    if fight.combat is not None:
        yield from combat_round(play, fight.combat)
    elif not fight.scenes:
        last_scene_played(fight)


def last_scene_played(fight: Fight) -> None:
    """The scenario is over without a combat having ended it: how do things stand?"""
    fight.over = True
    if not any(one.standing in ("in_combat", "out_of_combat") for one in fight.characters):
        fight.outcome = "lost"
    elif not fight.outcome and fight.opponents and not any(one.able for one in fight.opponents):
        fight.outcome = "won"


# How a combat starts


def begin_combat(play: Play[Fight], scene: Scene) -> Flow[None]:
    """KB-1: the master's roles become opponents, and whoever attacks or is attacked is in combat."""
    fight = play.state
    opponents = able(fight, scene)
    if not opponents or not standing(fight, scene):
        return
    if (yield from ruling(play, "combat", ("combat", "a_way_round"), "combat", "KB-1.1")) == "a_way_round":
        play.tell(events.Avoided(clauses=("KB-1.1",)))
        fight.outcome = "avoided"
        return
    names = yield from who_is_attacked(play, scene)
    ambushed = yield from ambush(play, scene)
    for one in fight.opponents:
        if one.id in scene.opponents:
            one.role = "opponent"
    for who in fight.characters:
        if who.id in names:
            who.standing, who.left = "in_combat", False
        elif who.standing == "in_combat":
            who.standing = "out_of_combat"
    lives = sum(one.lives for one in opponents) if scene.start_lives is None else scene.start_lives
    fight.combat = Combat(list(scene.opponents), ambushed, lives, scene.challenges)
    play.tell(
        events.Gathered(
            characters=tuple(names), opponents=tuple(one.id for one in opponents), clauses=("KB-1.2", "KB-1.8")
        )
    )


def who_is_attacked(play: Play[Fight], scene: Scene) -> Flow[list[str]]:
    """KB-1.9: if the opponents start it, the master says whom they attack; by default everybody present.

    Present is whom the scenario has not put out of combat; where it has put all of them there, the combat comes to
    them (KB-1.8). Those who start a combat themselves are in it.
    """
    people = standing(play.state, scene)
    present = [one.id for one in people if one.present] or [one.id for one in people]
    if scene.started_by == "characters":
        return present
    question = ChooseSome(
        play.master or "",
        "attacked",
        [Option(one.id, at=(Spot.token(one.id),)) for one in people],
        least=1,
        clauses=("KB-1.9",),
        default=present,
        ruling=True,
    )
    names: Any = yield from rule(play, question, present, "KB-1.9")
    return list(names)


def ambush(play: Play[Fight], scene: Scene) -> Flow[str]:
    """KB-21.1: does the ambush come off?"""
    if scene.ambushed == "nobody":
        return "nobody"
    said = yield from ruling(play, "ambush", ("comes_off", "is_seen"), "comes_off", "KB-21.1")
    if said == "is_seen":
        return "nobody"
    play.tell(events.Ambushed(side=scene.ambushed, clauses=("KB-21.1",)))
    return scene.ambushed


# The round


def combat_round(play: Play[Fight], combat: Combat) -> Flow[None]:
    """KB-2.9: the phases P0 to P9."""
    if (yield from decide(play)):  # the master may have put somebody out of the fight between two rounds
        return
    begin_round(play, combat)
    yield from open_round(play)
    if play.knobs.challenge_before_grade:
        yield from meet_challenges(play, combat)
    yield from roll_grade(play, combat)
    if not play.knobs.challenge_before_grade:
        yield from meet_challenges(play, combat)
    yield from wake(play, combat)
    if play.knobs.late_join:
        yield from joining(play)
    uses: list[Use] = []
    for _ in range(play.knobs.rolls_per_round):
        if not play.state.able():
            break
        yield from roll_all(play)
        yield from expose(play, combat)
        chosen = yield from choose_uses(play, combat)
        yield from resolve(play, combat, chosen)
        uses += chosen
    yield from strike(play, combat, uses)
    yield from close_round(play, combat, uses)


def begin_round(play: Play[Fight], combat: Combat) -> None:
    """KB-2.1 for the first round, KB-2.7 for those after it."""
    play.state.rounds += 1
    combat.number += 1
    clause = "KB-2.1" if combat.number == 1 else "KB-2.7"
    why = ["KB-2.9"]
    if combat.ambushed != "nobody" and combat.number == play.knobs.ambush_rounds + 1:
        why.append("KB-21.8")
    play.tell(events.RoundBegan(number=Sum.of(combat.number, "round", clause), clauses=tuple(why)))
