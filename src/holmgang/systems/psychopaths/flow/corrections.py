"""Corrections by the referee at the start of a turn: glory, AP, madness, a figure's place, a held psychopath."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from holmgang.kernel.events import Corrected
from holmgang.kernel.questions import Amount, Choose, Option, Question, Spot
from holmgang.kernel.sums import Sum
from holmgang.systems.psychopaths.flow.counters import hold, release
from holmgang.systems.psychopaths.state import GamePlay

NUMBERS = {"glory": ("glory", "PS-1.5"), "ap": ("ap", "PS-1.6"), "madness": ("base_madness", "PS-1.10")}
MOST = 999


def corrections(play: GamePlay) -> Sequence[Option]:
    """The corrections as options with particulars."""
    master = play.master
    assert master is not None  # nobody else is asked to correct
    players = [Option(player.id, at=(Spot.token(player.id),)) for player in play.state.players]
    fields = [field.id for cluster in play.state.clusters for field in cluster.fields]

    def whom() -> Question:
        return Choose(master, "of", players)

    options = [
        Option(what, details=lambda what=what: [whom(), Amount(master, "to", -20 if what == "madness" else 0, MOST)])  # type: ignore[misc]
        for what in NUMBERS
    ]
    if fields:
        options.append(Option("figure", details=lambda: [whom(), Choose(master, "field", [Option(f) for f in fields])]))
    held = [name for player in play.state.players for name in player.inventory.held]
    if held:
        options.append(Option("release", details=lambda: [_which(master, held)]))
    if play.state.event_discard:
        lying = [name for name in dict.fromkeys(play.state.event_discard) if name in play.content.kind("psychopaths")]
        if lying:
            options.append(Option("hold", details=lambda: [whom(), _which(master, lying)]))
    return options


def _which(master: str, psychopaths: list[str]) -> Question:
    return Choose(master, "psychopath", [Option(name) for name in psychopaths])


def correct(play: GamePlay, answer: Mapping[str, Any]) -> None:
    """Carry out a correction, before all eyes."""
    what = answer["master"]
    before: Sum | str
    after: Sum | str
    if what in NUMBERS:
        player = play.state.player(answer["of"])
        name, clause = NUMBERS[what]
        before = Sum.of(getattr(player, name), what, clause)
        setattr(player, name, answer["to"])
        after, about, clauses = Sum.of(answer["to"], what, clause), player.id, (clause,)
    elif what == "figure":
        player = play.state.player(answer["of"])
        before, player.figure = player.figure, answer["field"]
        after, about, clauses = player.figure, player.id, ("PS-1.8",)
    elif what == "release":
        player = next(one for one in play.state.players if answer["psychopath"] in one.inventory.held)
        release(player, answer["psychopath"])
        play.state.event_discard.append(answer["psychopath"])
        before, after, about, clauses = answer["psychopath"], "none", player.id, ("PS-18.3",)
    else:
        player = play.state.player(answer["of"])
        play.state.event_discard.remove(answer["psychopath"])
        hold(player, answer["psychopath"])
        before, after, about, clauses = "none", answer["psychopath"], player.id, ("PS-18.3",)
    play.tell(Corrected, by=play.master or "", what=what, about=about, before=before, after=after, clauses=clauses)
