"""The opponents win: they leave the fainted lying, plunder or kill."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from holmgang.kernel.play import Flow, Play, rule
from holmgang.kernel.questions import ChooseSome, Option
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events
from holmgang.systems.kampbogen.flow.asking import ruling
from holmgang.systems.kampbogen.knobs import Knobs
from holmgang.systems.kampbogen.state import Character, Fight, Opponent


def lost(play: Play[Fight, Knobs], victors: Sequence[Opponent]) -> Flow[None]:
    """KB-16: all of the scene have fainted; now the victors do as their kind does."""
    fainted = [one for one in play.state.characters if one.standing == "fainted"]
    play.tell(events.Lost, clauses=("KB-16.1", "KB-2.8"))
    yield from victors_pleasure(play, fainted, victors)


def victors_pleasure(play: Play[Fight, Knobs], fainted: Sequence[Character], victors: Sequence[Opponent]) -> Flow[None]:
    """KB-16.6: leave, plunder or kill; by default what the kind of the victors does.

    KB-16.3 and KB-16.4 speak of different kinds: robbers beside the undead plunder whom those then kill.
    """
    plunderers = any(one.plunders for one in victors)
    killers = any(one.kills_defeated for one in victors)
    default = "kill" if killers else "plunder" if plunderers else "leave"
    fate = yield from ruling(play, "fate", ("leave", "plunder", "kill"), default, "KB-16.6")
    for who in fainted:
        if fate == "plunder" or (fate == "kill" and killers and plunderers):
            yield from plunder(play, who)
        if fate == "kill":
            who.standing = "dead"
            play.tell(events.Killed, who=who.id, clauses=("KB-16.4", "KB-16.5"))
        else:
            spirits = any(one.kind == "spirit" for one in victors)
            play.tell(events.LeftLying, who=who.id, clauses=("KB-16.2", "KB-17.5") if spirits else ("KB-16.2",))


def plunder(play: Play[Fight, Knobs], who: Character) -> Flow[None]:
    """KB-16.3: all money and all gear; where a master sits, the master picks what is taken."""
    things = [*dict.fromkeys(piece.id for piece in who.gear), *(["money"] if who.money else [])]
    taken: Any = things
    if things and play.master is not None:
        options = [Option(name) for name in things]
        taken = yield from rule(
            play,
            ChooseSome(play.master, "plunder", options, about=who.id, clauses=("KB-16.3",), default=things),
        )
    gone = tuple(piece.id for piece in who.gear if piece.id in taken)
    money = Sum.of(who.money if "money" in taken else 0, "money", "KB-16.3")
    who.gear = [piece for piece in who.gear if piece.id not in taken]
    who.money -= money.total
    play.tell(events.Plundered, who=who.id, gear=gone, money=money, clauses=("KB-16.3",))
