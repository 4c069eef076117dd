"""Corrections of the master between two rounds: lives, conditions, distances, light, things, people's gear."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from holmgang.kernel.events import Corrected
from holmgang.kernel.questions import Amount, Choose, Declare, FreeWords, Option, Question
from holmgang.kernel.sums import Sum
from holmgang.systems.k6.events import SceneAdded
from holmgang.systems.k6.flow.conditions import blank, gain, lose
from holmgang.systems.k6.state import Combatant, GamePlay, LooseItem
from holmgang.systems.k6.tables import CONDITIONS


def options(play: GamePlay) -> Sequence[Option]:
    """The corrections on offer (K6-33.3, K6-1.5)."""
    fight, master = play.state, play.master or ""
    people = [Option(one.id) for one in fight.combatants]
    places = [Option(zone.id) for zone in fight.zones]
    weapons = [Option(name) for name in play.content.kind("weapons")]
    return [
        Option("lives", details=lambda: [Choose(master, "of", people), Amount(master, "to", -50, 200)]),
        Option(
            "add_condition",
            details=lambda: [
                Choose(master, "of", people),
                Choose(master, "condition", [Option(name) for name in CONDITIONS]),
            ],
        ),
        *_endings(play, master),
        Option(
            "distance",
            details=lambda: [
                Choose(master, "of", people),
                Choose(master, "other", people),
                Amount(master, "to", 0, 20),
            ],
        ),
        Option("place", details=lambda: [Choose(master, "of", people), Choose(master, "zone", places)]),
        Option(
            "light",
            details=lambda: [Choose(master, "zone", places), Choose(master, "lit", [Option("yes"), Option("no")])],
        ),
        Option("weapon", details=lambda: [Choose(master, "of", people), Choose(master, "weapon", weapons)]),
        Option(
            "thing",
            details=lambda: [Choose(master, "zone", places), FreeWords(master, "called", default="thing")],
            clauses=("K6-1.5",),
        ),
        Option("awareness", details=lambda: [Choose(master, "of", people)]),
    ]


def _endings(play: GamePlay, master: str) -> list[Option]:
    """Return the option to end a condition, if there is any."""

    def own(one: Combatant) -> list[Question]:
        return [Choose(master, "condition", [Option(name) for name in dict.fromkeys(c.id for c in one.conditions)])]

    people = [Option(one.id, details=partial(own, one)) for one in play.state.combatants if one.conditions]
    return [Option("end_condition", details=lambda: [Declare(master, "of", people)])] if people else []


def correct(play: GamePlay, answer: Mapping[str, Any]) -> None:
    """Carry out a correction and say so."""
    what = answer["master"]
    before, after, about = _changed(play, what, answer)
    play.tell(Corrected, by=play.master or "", what=what, about=about, before=before, after=after, clauses=("K6-33.3",))


def _changed(play: GamePlay, what: str, answer: Mapping[str, Any]) -> tuple[Sum | str, Sum | str, str]:
    fight = play.state
    if what in ("light", "thing"):
        return _scene_changed(play, what, answer)
    one = fight.get(answer["of"])
    if what == "lives":
        before = Sum.of(one.lives, "lives", "K6-22.1")
        one.lives = answer["to"]
        return before, Sum.of(one.lives, "lives", "K6-22.1"), one.id
    if what == "add_condition":
        gain(play, one, blank(answer["condition"], one))
        return "none", answer["condition"], one.id
    if what == "end_condition":
        found = one.condition(answer["condition"])
        if found is not None:
            lose(play, one, found, "ruling", "K6-33.3")
        return answer["condition"], "none", one.id
    if what == "distance":
        before = Sum.of(fight.run_rounds(one.id, answer["other"]), "run_rounds", "K6-5.7")
        fight.set_distance(one.id, answer["other"], answer["to"])
        return before, Sum.of(answer["to"], "run_rounds", "K6-5.7"), one.id
    if what == "place":
        place, one.zone = one.zone, answer["zone"]
        return place, one.zone, one.id
    if what == "weapon":
        held, one.readied = one.readied, answer["weapon"]
        if one.readied not in one.weapons:
            one.weapons.append(one.readied)
        return held or "none", one.readied, one.id
    one.unaware = not one.unaware
    return ("unaware", "aware", one.id) if not one.unaware else ("aware", "unaware", one.id)


def _scene_changed(play: GamePlay, what: str, answer: Mapping[str, Any]) -> tuple[Sum | str, Sum | str, str]:
    zone = play.state.zone(answer["zone"])
    if what == "light":
        before, zone.lit = zone.lit, answer["lit"] == "yes"
        return "lit" if before else "dark", "lit" if zone.lit else "dark", zone.id
    name = answer["called"] or "thing"
    zone.props.append(name)
    play.state.items.append(LooseItem(f"thing_{len(play.state.items) + 1}", "", zone.id))
    play.tell(SceneAdded, what=name, clauses=("K6-1.5", "K6-1.3"))
    return "none", name, zone.id
