"""Thoughts stated in full: with every particular, just as the question itself would read them.

What is thought of most often is spelt out here with the rules' own particulars and their defaults, without making all
the options among which nobody chooses any more. Everything else the question reads.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from holmgang.kernel.questions import Declare, Question
from holmgang.systems.k6.board.scene import Table
from holmgang.systems.k6.flow import attacks, intentions
from holmgang.systems.k6.state import Combatant

Given = Mapping[str, Any]


def intention(question: Declare, play: Table, one: Combatant, given: Given | str) -> dict[str, Any]:
    """An intention that may be had, in full."""
    if isinstance(given, dict) and given["intend"] == "engage" and len(given["targets"]) == 1:
        means = given["means"]
        chosen = "spell" if means in ("spell", "item") else "weapon"
        tool = given.get(chosen, "")
        foes = attacks.arsenal(play, one).get(means, {}).get(tool, ())
        if any(foe.id == given["targets"][0] for foe in foes):
            answer = {"intend": "engage", "means": means, **({chosen: tool} if tool else {}), "targets": given["targets"]}
            how = attacks.manner(play, one, means, tool)
            return with_defaults(answer, [*how, *intentions.common(play, one, "engage")], given)
    return question.read(given)


def with_defaults(answer: dict[str, Any], details: Sequence[Question], given: Given) -> dict[str, Any]:
    """An answer with further particulars: what is given of them, else the default."""
    for detail in details:
        purpose = detail.purpose
        value = given[purpose] if purpose in given else detail.default
        answer[purpose] = list(value) if type(value) is list else value
    return answer
