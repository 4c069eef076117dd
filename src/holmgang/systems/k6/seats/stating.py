"""Thoughts stated in full: with every particular, just as the question itself would read them.

What is thought of most often is spelt out here with the rules' own particulars and their defaults, without making all
the options among which nobody chooses any more. Everything else the question reads.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holmgang.kernel.questions import Declare
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
        if play.state.get(given["targets"][0]) in foes:
            how = [*attacks.manner(play, one, means, tool), *intentions.common(play, one, "engage")]
            answer = {
                "intend": "engage",
                "means": means,
                **({chosen: tool} if tool else {}),
                "targets": given["targets"],
            }
            answer |= {detail.purpose: detail.default for detail in how}
            answer |= given
            answer["goals"] = [*answer["goals"]]
            return answer
    return question.read(given)
