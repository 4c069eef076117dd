"""Sweeps: a scenario played at every place of a grid; what has been played is kept in a folder and not played again.

Every place gets the same matches by number, so that two places differ by what was changed and not by luck. It may end
early: as soon as the interval of the first side is narrow enough.
"""

from __future__ import annotations

import csv
import hashlib
import io
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from holmgang.kernel.errors import InputError
from holmgang.kernel.library import Library
from holmgang.kernel.system import Game
from holmgang.lab.estimates import Rate
from holmgang.lab.grid import Axis, Cell, cells, changed
from holmgang.lab.report import Report
from holmgang.lab.simulate import Cluster, Way, compare, seat_policies
from holmgang.lab.tally import DRAW, Tally

KEPT = "cells.jsonl"
LEAST = 50
"""No place is judged by fewer matches."""


@dataclass(frozen=True)
class Plan:
    """What a sweep plays. ``within``: half the width of the first side's interval at which a place may end early."""

    game: Game
    axes: tuple[Axis, ...]
    policies: Mapping[str, str]
    matches: int
    seed: int = 1
    within: float = 0.0

    @property
    def side(self) -> str:
        """The side whose win rate is looked at: that of the first seat."""
        return next(iter(self.game.system.sides(self.game.scenario).values()))

    @property
    def name(self) -> str:
        """What tells this sweep from all others: rules, content, scenario, seats and figures, hashed."""
        system = self.game.system
        parts: list[Any] = [system.id, system.rules_version, self.game.content.hash, dict(self.game.scenario.data)]
        parts += [dict(self.policies), self.seed, self.matches, self.within]
        return hashlib.sha256(json.dumps(parts, sort_keys=True, default=str).encode()).hexdigest()[:16]

    def enough(self, tally: Tally) -> bool:
        """May a place end here?"""
        low, high = tally.rate(self.side).interval
        return self.within > 0 and tally.matches >= LEAST and (high - low) / 2 <= self.within


@dataclass(frozen=True)
class Place:
    """A place of the grid and what came of it, as :meth:`holmgang.lab.report.Report.plain` has it."""

    cell: Cell
    told: Mapping[str, Any]

    def rate(self, side: str) -> Rate:
        """How often a side won here."""
        found = self.told["wins"].get(side)
        return Rate(found["count"], found["out_of"]) if found else Rate(0, self.told["matches"])


def sweep(
    library: Library,
    plan: Plan,
    folder: Path | None = None,
    *,
    processes: int | None = None,
    progress: Callable[[Cell, Tally], None] | None = None,
    cluster: Cluster | None = None,
) -> Iterator[Place]:
    """Play every place of the grid that the folder does not hold yet, and tell all of them in order."""
    kept = _kept(plan, folder)
    for cell in cells(plan.axes):
        known = kept.get(_key(cell))
        if known is not None:
            yield Place(cell, known)
            continue
        report = played(library, plan, cell, processes, progress, cluster)
        if report is None:
            return  # interrupted: what is whole has been told
        told = report.plain()
        _keep(plan, folder, cell, told)
        yield Place(cell, told)


def played(
    library: Library,
    plan: Plan,
    cell: Cell,
    processes: int | None = None,
    progress: Callable[[Cell, Tally], None] | None = None,
    cluster: Cluster | None = None,
) -> Report | None:
    """One place; None if it was interrupted."""
    game = library.game_from(plan.game.system, changed(plan.game, cell), _text(cell))
    way = Way("", game, seat_policies(game, plan.policies))

    def tell(tally: Tally) -> None:
        if progress is not None:
            progress(cell, tally)

    [report], _ = compare(
        library,
        [way],
        plan.matches,
        seed=plan.seed,
        processes=processes,
        progress=tell,
        enough=plan.enough,
        cluster=cluster,
    )
    return report if report.matches == plan.matches or plan.enough(report.tally) else None


def _text(cell: Cell) -> str:
    return ", ".join(f"{name}={json.dumps(value)}" for name, value in cell.items())


def _key(cell: Cell) -> str:
    return json.dumps(cell, sort_keys=True)


def _kept(plan: Plan, folder: Path | None) -> dict[str, Mapping[str, Any]]:
    """The places that an earlier run of this very plan has played. A last line that was cut short is left out."""
    found: dict[str, Mapping[str, Any]] = {}
    file = folder / KEPT if folder is not None else None
    if file is None or not file.exists():
        return found
    for line in file.read_text(encoding="utf-8").splitlines():
        try:
            data = json.loads(line)
            if data["plan"] == plan.name:
                found[_key(data["cell"])] = data["told"]
        except (ValueError, KeyError, TypeError):
            continue
    return found


def _keep(plan: Plan, folder: Path | None, cell: Cell, told: Mapping[str, Any]) -> None:
    if folder is None:
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / KEPT
        torn = file.exists() and not file.read_bytes().endswith(b"\n")
        with file.open("a", encoding="utf-8") as out:
            out.write(("\n" if torn else "") + json.dumps({"plan": plan.name, "cell": cell, "told": told}) + "\n")
    except OSError as error:
        raise InputError(f"{folder}: cannot be written: {error.strerror or error}") from None


def rows(plan: Plan, places: Sequence[Place]) -> list[dict[str, Any]]:
    """One flat row per place, for tables."""
    found = []
    for place in places:
        row: dict[str, Any] = {name: _flat(value) for name, value in place.cell.items()}
        row["matches"] = place.told["matches"]
        for side in [*dict.fromkeys(place.told["sides"].values()), DRAW]:
            rate = place.rate(side)
            low, high = rate.interval
            row |= {f"{side}_share": rate.share, f"{side}_low": low, f"{side}_high": high}
        steps = place.told["steps"]
        row |= {f"steps_{name}": steps.get(name) for name in ("mean", "p10", "median", "p90")}
        row["played"] = place.told["played"]
        found.append(row)
    return found


def _flat(value: Any) -> Any:
    return value if isinstance(value, (int, float, str, bool)) else json.dumps(value)


def as_csv(table: Sequence[Mapping[str, Any]]) -> str:
    """The rows as a CSV file."""
    out = io.StringIO()
    writer = csv.DictWriter(out, list(table[0]) if table else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(table)
    return out.getvalue()
