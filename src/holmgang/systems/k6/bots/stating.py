"""Thoughts stated in full: with every particular, just as the question itself would read them.

What is thought of most often is spelt out here with the rules' own particulars and their defaults, without making all
the options among which nobody chooses any more. Everything else the question reads.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from holmgang.kernel.questions import Declare, Question
from holmgang.kernel.record import copied
from holmgang.systems.k6.board.scene import Table
from holmgang.systems.k6.flow import attacks, intentions
from holmgang.systems.k6.state import Combatant

Given = dict[str, Any]


def intention(question: Declare, play: Table, one: Combatant, given: Given | str) -> Given:
    """An intention that may be had, in full."""
    if isinstance(given, dict):
        kind, targets = given["intend"], given.get("targets", ())
        if kind == "engage" and len(targets) == 1:
            return _blow(play, one, given)
        target = play.state.get(targets[0]) if len(targets) == 1 else None
        if kind == "feint" and target in intentions.taken_in(play, one, intentions.FEINT):
            return given | defaults(intentions.common(play, one, kind))
        if kind == "distract" and target in intentions.taken_in(play, one, intentions.DISTRACTION):
            return given | defaults([intentions.distracting_by(play, one), *intentions.common(play, one, kind)])
    return question.read(given)


def _tool(given: Given) -> str:
    return given.get("weapon") or given.get("spell") or ""


def _blow(play: Table, one: Combatant, given: Given) -> Given:
    """A blow at one opponent."""
    means, tool = given["means"], _tool(given)
    answer = {"intend": "engage", "means": means}
    if tool:
        answer["spell" if "spell" in given else "weapon"] = tool
    answer["targets"] = given["targets"]
    answer |= defaults([*attacks.manner(play, one, means, tool), *intentions.common(play, one, "engage")])
    answer |= given
    return answer


def defaults(details: Iterable[Question]) -> Given:
    """What is taken for particulars of which nobody says anything, for the record to keep."""
    return {
        detail.purpose: default if type(default := detail.default) is str else copied(default) for detail in details
    }
