"""What has happened since a person last answered: one paragraph for each contest, details left to the log.

Which event begins a round, a phase or a contest, and which ones are small, stands in the words of the system
(``.opens`` and ``.weight``); where nothing is said, every event is a paragraph of its own. A contest lasts until
something else opens, an event stands ``aside`` of it, or one speaks of nobody who takes part.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.table import Table as Rows
from rich.text import Text

from holmgang.cli.draw_maps import clean
from holmgang.kernel.description_types import Line

HEADINGS = ("round", "phase")


@dataclass
class Paragraph:
    """Lines of the log that are told together."""

    lines: list[Line]
    heading: bool = False

    @property
    def told(self) -> list[Line]:
        """The lines worth telling: the small ones only where there is nothing else."""
        return [line for line in self.lines if line.weight != "small"] or self.lines[-1:]

    @property
    def number(self) -> str:
        """Where it stands in the log; of several, the last, which ``:why`` explains best."""
        return str(self.told[-1].number)


def paragraphs(lines: Sequence[Line]) -> list[Paragraph]:
    """Lines of the log by what they belong to. Small ones outside a contest are left out."""
    found: list[Paragraph] = []
    contest: Line | None = None
    for line in lines:
        if line.opens in HEADINGS or line.opens == "contest":
            contest = line if line.opens == "contest" and not line.gone else None
            found.append(Paragraph([line], heading=line.opens in HEADINGS))
        elif contest is not None and not line.gone and _belongs(line, contest):
            found[-1].lines.append(line)
        elif line.weight != "small" or line.gone:
            contest = None
            found.append(Paragraph([line]))
    if lines and not found:
        found = [Paragraph([lines[-1]])]
    return found


def _belongs(line: Line, contest: Line) -> bool:
    """Does a line tell of a contest: of somebody in it, or of nobody at all?"""
    if line.opens == "aside":
        return False
    return not line.tokens or not contest.tokens or bool({*line.tokens} & {*contest.tokens})


def told(groups: Sequence[Paragraph], gone: str) -> Rows:
    """The paragraphs, each with its number in the log. ``gone`` is what is said of lines taken back."""
    rows = Rows.grid(padding=(0, 1, 0, 0), pad_edge=False)
    rows.add_column(justify="right", style="dim", width=4)
    rows.add_column(overflow="fold")
    for group in groups:
        text = Text()
        for line in group.told:
            text.append(" " if text else "").append(clean(line.text), _style(line, group.heading))
            if line.gone:
                text.append(f"  {gone}", "dim")
        rows.add_row(group.number, text)
    return rows


def _style(line: Line, heading: bool) -> str:
    if line.gone:
        return "dim strike"
    return "bold" if heading or line.weight == "big" or line.kind == "ended" else ""
