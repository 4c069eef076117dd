"""Sweeps: a scenario played at every place of a grid; what has been played is kept in a folder and not played again.

Every place gets the same matches by number, so that two places differ by what was changed and not by luck. It may end
early: as soon as the interval of the first side is narrow enough.
"""

from __future__ import annotations

import csv
import hashlib
import io
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

from holmgang.kernel.errors import InputError
from holmgang.kernel.library import Library
from holmgang.kernel.system import Game
from holmgang.kernel.yamltext import MAX_DIGITS, TOO_MANY_DIGITS
from holmgang.lab.estimates import Proportion
from holmgang.lab.playing import RunWay
from holmgang.lab.report import Report
from holmgang.lab.runs import KEPT, as_run
from holmgang.lab.simulate import MatchCluster, compare, seat_policies
from holmgang.lab.tally import DRAW, Tally

# ---- the grid --------------------------------------------------------------------------------------------------------

COUNT = "count:"
MOST_VALUES = 200
_RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)(?:/(\d+))?")


@dataclass(frozen=True)
class Axis:
    """A setting that is varied, and its values."""

    name: str
    values: tuple[Any, ...]

    @classmethod
    def read(cls, text: str) -> Axis:
        """Read ``NAME=VALUES``."""
        name, sign, values = text.partition("=")
        if not sign or not name or not values:
            raise InputError(f"{text!r} is not of the form NAME=VALUES, as in max_successes=1,2,3 or a.b.lives=6..12")
        span = _RANGE.fullmatch(values)
        if span is None:
            found = tuple(value_of(one) for one in _parts(values))
        else:
            first, last, step = map(_whole_number, (span[1], span[2], span[3] or "1"))
            found = tuple(range(first, last + 1, max(1, step))) if last - first < MOST_VALUES * max(1, step) else ()
        if not 0 < len(found) <= MOST_VALUES:
            raise InputError(f"{name}: between 1 and {MOST_VALUES} values are swept, {values!r} has others")
        return cls(name, found)


def _parts(text: str) -> list[str]:
    """Split at commas, but not within brackets."""
    return re.findall(r"\[[^\]]*\]|[^,]+", text)


def value_of(text: str) -> Any:
    """Read the typed value of a knob as JSON, or as a word."""
    try:
        return json.loads(text, parse_int=_whole_number)
    except (json.JSONDecodeError, RecursionError):
        return text


def _whole_number(digits: str) -> int:
    if len(digits.lstrip("-")) > MAX_DIGITS:
        raise InputError(TOO_MANY_DIGITS)
    return int(digits)


Cell = Mapping[str, Any]
"""A place in the grid: what is set to what."""


def cells(axes: Sequence[Axis]) -> Iterator[Cell]:
    """Every place of the grid; the last axis changes first."""
    for values in product(*(axis.values for axis in axes)):
        yield dict(zip((axis.name for axis in axes), values, strict=True))


def changed(game: Game, cell: Cell) -> dict[str, Any]:
    """The scenario of a game with these values; it still has to be checked."""
    data: dict[str, Any] = deepcopy(dict(game.scenario.data))
    for name, value in cell.items():
        if name.startswith(COUNT):
            _multiply(data, name.removeprefix(COUNT), value)
        elif "." in name:
            where, key = _parent(data, name)
            where[key] = value
        else:
            data["knobs"] = {**(data.get("knobs") or {}), name: value}
    return data


def _parent(data: dict[str, Any], path: str) -> tuple[dict[str, Any], str]:
    *way, key = path.split(".")
    here: Any = data
    for part in way:
        if not isinstance(here, dict) or part not in here:
            known = ", ".join(here) if isinstance(here, dict) else "nothing: it is no mapping"
            raise InputError(f"{path}: the scenario has no {part!r} there; it has {known}")
        here = here[part]
        if here is None:
            raise InputError(f"{path}: {part!r} is empty in the scenario")
    if not isinstance(here, dict):
        raise InputError(f"{path}: {way[-1]!r} is no mapping in the scenario")
    return here, key


def _multiply(data: dict[str, Any], path: str, number: Any) -> None:
    where, key = _parent(data, path)
    if key not in where:
        raise InputError(f"{path}: the scenario has no {key!r} there; it has {', '.join(where)}")
    if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= MOST_VALUES:
        raise InputError(f"{COUNT}{path}: {number!r} is no number of combatants")
    like = where.pop(key)
    names = [key, *(f"{key}_{place}" for place in range(2, number + 1))][:number]
    clash = [name for name in names if name in where]
    if clash:
        raise InputError(f"{COUNT}{path}: {clash[0]!r} is in the scenario already")
    where.update({name: deepcopy(like) for name in names})


# ---- the sweep -------------------------------------------------------------------------------------------------------

LEAST = 50
"""No place is judged by fewer matches."""


@dataclass(frozen=True)
class SweepPlan:
    """The plan of a sweep. ``within``: half the width of the first side's interval at which a place may end early."""

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
        """Return an id of this sweep: rules, content, scenario, seats and figures, hashed."""
        system = self.game.system
        parts: list[Any] = [system.id, system.rules_version, self.game.content.hash, dict(self.game.scenario.data)]
        parts += [dict(self.policies), self.seed, self.matches, self.within]
        return hashlib.sha256(json.dumps(parts, sort_keys=True, default=str).encode()).hexdigest()[:16]

    def enough(self, tally: Tally) -> bool:
        """Return whether a place may end here."""
        low, high = tally.rate(self.side).interval
        return self.within > 0 and tally.matches >= LEAST and (high - low) / 2 <= self.within


@dataclass(frozen=True)
class SweepPlace:
    """A place of the grid and what came of it, as :meth:`holmgang.lab.report.Report.plain` has it."""

    cell: Cell
    told: Mapping[str, Any]
    line: int = 0
    """Its line in the folder of the sweep, from 1: ``holmgang replay --from FOLDER#LINE.NUMBER``."""

    def rate(self, side: str) -> Proportion:
        """Return the share of matches that a side won here."""
        found = self.told["wins"].get(side)
        return Proportion(found["count"], found["out_of"]) if found else Proportion(0, self.told["matches"])


def sweep(
    library: Library,
    plan: SweepPlan,
    folder: Path | None = None,
    *,
    processes: int | None = None,
    progress: Callable[[Cell, Tally], None] | None = None,
    cluster: MatchCluster | None = None,
) -> Iterator[SweepPlace]:
    """Play every place of the grid that the folder does not hold yet, and tell all of them in order."""
    kept = _kept(plan, folder)
    for cell in cells(plan.axes):
        known = kept.get(_key(cell))
        if known is not None:
            yield known
            continue
        way = way_at(library, plan, cell)
        report = played(library, plan, way, processes, partial(progress, cell) if progress else None, cluster)
        if report is None:
            return  # interrupted: what is whole has been told
        told = report.plain()
        line = _keep(folder, {"plan": plan.name, "cell": cell, "told": told, "run": as_run([way], plan.seed)})
        yield SweepPlace(cell, told, line)


def way_at(library: Library, plan: SweepPlan, cell: Cell) -> RunWay:
    """The scenario as it is at a place of the grid."""
    game = library.game_from(plan.game.system, changed(plan.game, cell), _text(cell))
    return RunWay("", game, seat_policies(game, plan.policies))


def played(
    library: Library,
    plan: SweepPlan,
    way: RunWay,
    processes: int | None = None,
    progress: Callable[[Tally], None] | None = None,
    cluster: MatchCluster | None = None,
) -> Report | None:
    """One place; None if it was interrupted."""
    [report], _ = compare(
        library,
        [way],
        plan.matches,
        seed=plan.seed,
        processes=processes,
        progress=progress,
        enough=plan.enough,
        cluster=cluster,
    )
    return report if report.matches == plan.matches or plan.enough(report.tally) else None


def _text(cell: Cell) -> str:
    return ", ".join(f"{name}={json.dumps(value)}" for name, value in cell.items())


def _key(cell: Cell) -> str:
    return json.dumps(cell, sort_keys=True)


def _kept(plan: SweepPlan, folder: Path | None) -> dict[str, SweepPlace]:
    """The places that an earlier run of this very plan has played. A last line that was cut short is left out."""
    found: dict[str, SweepPlace] = {}
    file = folder / KEPT if folder is not None else None
    if file is None or not file.exists():
        return found
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        try:
            data = json.loads(line)
            if data["plan"] == plan.name and "run" in data:
                found[_key(data["cell"])] = SweepPlace(data["cell"], data["told"], number)
        except (ValueError, KeyError, TypeError):
            continue
    return found


def _keep(folder: Path | None, line: Mapping[str, Any]) -> int:
    """Add a place to the folder; returns the number of its line, 0 where there is no folder."""
    if folder is None:
        return 0
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / KEPT
        before = file.read_bytes() if file.exists() else b""
        torn = before and not before.endswith(b"\n")
        with file.open("a", encoding="utf-8") as out:
            out.write(("\n" if torn else "") + json.dumps(line) + "\n")
        return before.count(b"\n") + bool(torn) + 1
    except OSError as error:
        raise InputError(f"{folder}: cannot be written: {error.strerror or error}") from None


def rows(plan: SweepPlan, places: Sequence[SweepPlace]) -> list[dict[str, Any]]:
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


# ---- the value that makes it even ------------------------------------------------------------------------------------


@dataclass
class SweepSearch:
    """The values tried, with their results."""

    tried: dict[int, Proportion] = field(default_factory=dict)
    fair: list[int] = field(default_factory=list)
    """The values whose intervals hold one half, the nearest to it first."""

    @property
    def found(self) -> bool:
        """Return whether there is a value that may be fair."""
        return bool(self.fair)

    @property
    def between(self) -> bool:
        """Return whether one half lies between two values that were tried, so that none in the range is nearer."""
        shares = [rate.share for rate in self.tried.values()]
        return min(shares) < 0.5 < max(shares)

    @property
    def nearest(self) -> int:
        """The value whose win rate came nearest to one half."""
        return min(self.tried, key=lambda value: abs(self.tried[value].share - 0.5))


def fair_value(low: int, high: int, rate_at: Callable[[int], Proportion]) -> SweepSearch:
    """Search the whole numbers from ``low`` to ``high``; each is tried at most once."""
    search = SweepSearch()

    def sign(value: int) -> int:
        """Return 1 if the side's win rate is above one half, -1 if below, and 0 if there is no telling."""
        if value not in search.tried:
            search.tried[value] = rate_at(value)
        least, most = search.tried[value].interval
        return 1 if least > 0.5 else -1 if most < 0.5 else 0

    first, last = sign(low), sign(high)
    while high - low > 1 and first and last and first != last:
        middle = (low + high) // 2
        there = sign(middle)
        if there == 0:
            break
        low, high = (middle, high) if there == first else (low, middle)
    undecided = [value for value in search.tried if sign(value) == 0]
    search.fair = sorted(undecided, key=lambda value: abs(search.tried[value].share - 0.5))
    return search
