"""Corrections that the master may make at the start of a step: conditions, standing, status, the brud of a vehicle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from holmgang.kernel.events import Corrected
from holmgang.kernel.questions import Amount, Choose, Option
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen.content import CONDITIONS
from holmgang.systems.kampbogen.flow.master_scenes import STARTS, scene_options, start_scene
from holmgang.systems.kampbogen.flow.questions import token_option
from holmgang.systems.kampbogen.state import Character, GamePlay, Opponent

STANDINGS = ("in_combat", "out_of_combat", "fainted", "dead")


STATUSES = ("able", "unconscious", "dead", "surrendered", "fled")


def corrections(play: GamePlay) -> Sequence[Option]:
    """The corrections on offer, each with whom and to what."""
    state, master = play.state, str(play.master)

    def of(names: list[str]) -> Choose:
        return Choose(master, "of", [token_option(name) for name in names])

    people, foes = [one.id for one in state.characters], [one.id for one in state.opponents]
    made = [
        Option(part, details=(of(people), Amount(master, "to", -1, 30)), clauses=("KB-14.4",)) for part in CONDITIONS
    ]
    standings = Choose(master, "standing", [Option(name) for name in STANDINGS])
    made.append(Option("standing", details=(of(people), standings), clauses=("KB-1.3",)))
    if foes:
        statuses = Choose(master, "status", [Option(name) for name in STATUSES])
        made.append(Option("opponent_lives", details=(of(foes), Amount(master, "to", 0, 99)), clauses=("KB-14.4",)))
        made.append(Option("status", details=(of(foes), statuses), clauses=("KB-12.3",)))
    if state.vehicles:
        cars = [one.id for one in state.vehicles]
        made.append(Option("brud", details=(of(cars), Amount(master, "to", -1, 20)), clauses=("KB-24.5",)))
    return [*made, *scene_options(play)]


def correct(play: GamePlay, answer: Mapping[str, Any]) -> None:
    """Carry one out and tell it."""
    if answer["master"] in STARTS:
        start_scene(play, answer)
        return
    state, what, name = play.state, answer["master"], answer["of"]
    before: Sum | str
    after: Sum | str
    if what in CONDITIONS:
        who = state.character(name)
        before, after = _number(getattr(who, what), what), _number(answer["to"], what)
        setattr(who, what, answer["to"])
        who.ceilings[what] = max(who.ceilings[what], answer["to"])
    elif what == "standing":
        before, after = _stand(state.character(name), answer["standing"])
    elif what == "opponent_lives":
        foe = state.opponent(name)
        before, after = _number(foe.lives, "lives"), _number(answer["to"], "lives")
        foe.lives, foe.start = answer["to"], max(foe.start, answer["to"])
        if foe.unbeaten and foe.lives <= play.knobs.opponent_out_at:
            foe.status = "dead" if foe.fights_to_death else "unconscious"
    elif what == "status":
        before, after = _status(state.opponent(name), answer["status"])
    else:
        vehicle = next(one for one in state.vehicles if one.id == name)
        before, after = _number(vehicle.brud, "brud"), _number(answer["to"], "brud")
        vehicle.brud = answer["to"]
        vehicle.burnt_out = vehicle.brud <= play.knobs.vehicle_burn_out_at
    play.tell(Corrected, by=str(play.master), what=what, about=name, before=before, after=after)


def _number(value: int, label: str) -> Sum:
    return Sum.of(value, label, "KB-14.4")


def _stand(who: Character, standing: Any) -> tuple[str, str]:
    before = who.standing
    who.standing = standing
    return before, standing


def _status(foe: Opponent, status: Any) -> tuple[str, str]:
    before = foe.status
    foe.status = status
    if status == "able":
        foe.lives = max(foe.lives, 1)
    return before, status
