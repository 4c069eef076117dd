"""In combat and out of combat (KB-1), ambush (KB-21), and the remedies of those in combat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from holmgang.kernel.play import Flow, rule
from holmgang.kernel.questions import Choose, ChooseSome, Declare, Option
from holmgang.systems.kampbogen import events
from holmgang.systems.kampbogen.board.lookups import able, gear, members, standing, unbeaten
from holmgang.systems.kampbogen.board.totals import remedy
from holmgang.systems.kampbogen.board.uses import FARMAKA
from holmgang.systems.kampbogen.content import GearModel
from holmgang.systems.kampbogen.flow.challenges import meet_missed_challenges
from holmgang.systems.kampbogen.flow.questions import as_written, plain, ruling, token_option
from holmgang.systems.kampbogen.state import Character, Combat, GamePlay, Scene, State


def begin_combat(play: GamePlay, scene: Scene) -> Flow[None]:
    """KB-1: the master's roles become opponents, and all who attack or are attacked are in combat."""
    state = play.state
    opponents = able(state, scene)
    if not opponents or not standing(state, scene):
        return
    as_written(play, "combat", "combat", "KB-1.1")
    names = yield from who_is_attacked(play, scene)
    if scene.ambushed != "nobody":
        as_written(play, "ambush", "comes_off", "KB-21.1")
        play.tell(events.Ambushed, side=scene.ambushed, clauses=("KB-21.1",))
    for one in state.opponents:
        if one.id in scene.opponents:
            one.role = "opponent"
    for who in state.characters:
        if who.id in names:
            who.standing, who.left = "in_combat", False
        elif who.standing == "in_combat":
            who.standing = "out_of_combat"
        if who.upright:
            who.tags.clear()  # KB-23.5: sleepers wake
    lives = lives_before(state, scene) if scene.start_lives is None else scene.start_lives
    state.combat = Combat(list(scene.opponents), scene.ambushed, lives, list(scene.challenges))
    captives = any(one not in opponents for one in unbeaten(state, scene))
    play.tell(
        events.Gathered,
        characters=tuple(names),
        opponents=tuple(one.id for one in opponents),
        clauses=("KB-1.2", "KB-1.8", "KB-2.1", *(("KB-23.5",) if captives else ())),
    )


def lives_before(state: State, scene: Scene) -> int:
    """KB-17.4: the lives that the opponents of a combat began with, before a sneak attack or hold-up led to it."""
    return sum(one.lives_when_met or 0 for one in members(state, scene))


def who_is_attacked(play: GamePlay, scene: Scene) -> Flow[list[str]]:
    """KB-1.9: if the opponents start it, the master says whom they attack; by default everybody present.

    Present is whom the scenario has not put out of combat; where it has put all of them there, the combat comes to
    them (KB-1.8). Those who start a combat themselves are in it.
    """
    people = standing(play.state, scene)
    present = [one.id for one in people if one.present] or [one.id for one in people]
    if scene.started_by == "characters":
        return present
    if len(people) == 1:
        as_written(play, "attacked", present, "KB-1.9")
        return present
    question = ChooseSome(
        play.master or "",
        "attacked",
        [token_option(one.id) for one in people],
        least=1,
        clauses=("KB-1.9",),
        default=present,
        offer=True,
    )
    names: Any = yield from rule(play, question)
    return list(names)


def combat_begins(play: GamePlay, scene: Scene, clause: str) -> None:
    """Combat follows; if the scenario has the very same combat in store, it is that one."""
    state = play.state
    there = able(state, scene)
    play.tell(events.CombatBegins, opponents=tuple(one.id for one in there), clauses=(clause, "KB-2.1"))
    nxt = state.scenes[0] if state.scenes else None
    if nxt is None or nxt.scene != "combat" or not any(one.id in nxt.opponents for one in there):
        state.scenes.insert(0, Scene("combat", list(scene.opponents), list(scene.characters)))


def joining(play: GamePlay, combat: Combat) -> Flow[None]:
    """KB-1.6: a character out of combat may go in and takes part in the same round.

    One who had left this combat by its own will meets the challenges of the round after all (KB-3.11).
    """
    state = play.state
    for who in state.characters:
        if who.standing != "out_of_combat" or not who.upright:
            continue
        companions = bool(state.fighting())
        answer = yield Choose(
            who.seat,
            "join",
            plain("join", "stay"),
            about=who.id,
            clauses=("KB-1.6",),
            default="join" if companions and not who.left else "stay",
            offer=True,
        )
        if answer == "stay":
            continue
        allowed = "allowed"
        if play.master is not None:
            allowed = yield from ruling(play, "joining", ("allowed", "prevented"), "allowed", "KB-1.6", who.id)
        if allowed == "allowed":
            returns, who.left = who.left, False
            who.standing, who.present = "in_combat", True
            play.tell(events.Join, who=who.id, clauses=("KB-1.6",))
            if returns:
                yield from meet_missed_challenges(play, combat, who)


def farmaka(play: GamePlay, there: list[Character]) -> Flow[None]:
    """One farmakon per character and round, for oneself or a companion in combat."""
    models = play.content.kind("gear")
    if not [piece for who in there for piece in who.gear if models[piece.id].restores]:
        return  # as usual: no character carries one
    for who in there:
        remedies = [models[piece.id] for piece in who.gear if models[piece.id].restores]
        if any(_patients(there, model) for model in remedies):
            answer = yield Declare(
                who.seat,
                "farmaka",
                lambda who=who: _farmaka_options(play, there, who),  # type: ignore[misc]
                about=who.id,
                clauses=("KB-1.4", FARMAKA),
                default="none",
            )
            if answer["farmaka"] != "none":
                _take(play, who, answer["farmaka"], answer["patient"])


def _patients(there: list[Character], model: GearModel) -> list[Character]:
    part = model.restores
    return [one for one in there if part and getattr(one, part) < one.ceilings[part]]


def _farmaka_options(play: GamePlay, there: list[Character], who: Character) -> Iterator[Option]:
    yield Option("none")
    for name, model in dict(gear(play, who)).items():
        patients = _patients(there, model)
        if patients:
            default = who.id if who in patients else patients[0].id
            choices = [token_option(one.id) for one in patients]
            yield Option(
                name, details=(Choose(who.seat, "patient", choices, default=default),), clauses=("KB-1.4", FARMAKA)
            )


def _take(play: GamePlay, who: Character, name: str, patient: str) -> None:
    model: GearModel = play.content.get("gear", name)
    one = play.state.character(patient)
    part, amount = remedy(play, who, name, model, one)
    setattr(one, part, getattr(one, part) + amount.total)
    who.gear.remove(next(piece for piece in who.gear if piece.id == name))
    play.tell(
        events.TookFarmaka,
        who=who.id,
        patient=patient,
        gear=name,
        condition=part,
        amount=amount,
        own=patient == who.id,
        clauses=("KB-1.4", FARMAKA),
    )
