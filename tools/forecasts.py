"""Play every shipped scenario and keep its forecast: ``python -m tools.forecasts [SYSTEM | SYSTEM/SCENARIO …]``.

Only scenarios whose forecast is missing or out of date are played; ``--all`` plays every one. ``--seconds`` is the
time of one core for each scenario. ``--check`` writes nothing: it names the forecasts that no longer hold, such as
after a change of the computer players.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import hypot
from multiprocessing import get_context
from typing import Any

from holmgang.bots.intervals import Z
from holmgang.kernel.library import Library
from holmgang.lab.forecast import ForecastEffort, Study, studied
from holmgang.lab.kept_forecasts import entry_of, file_of, is_fresh, kept_forecast

SECONDS = {"tkds": 150.0, "psychopaths": 80.0}
USUAL = 60.0
"""Seconds of one core for each scenario."""
CHECKED = 100
"""So many fights are played to see whether a kept forecast still holds, unless the seconds end before."""
CONTRADICTED = 3.0
"""So many standard errors lie between two chances that cannot both be right."""
KEPT_WITHIN = 0.075
"""Half the width of the interval at which variants begin: the shelf shows the chance to all visitors."""


def forecast_of(order: tuple[str, float]) -> dict[str, Any]:
    """Return the entry of one scenario, played in this process."""
    name, seconds = order
    game = Library.discover([]).game(name)
    effort = ForecastEffort(seconds=seconds, most=600, piece=2.0, rough=KEPT_WITHIN)
    return entry_of(game.system, game.scenario, studied(Study(game, effort=effort)))


def borne_out(order: tuple[str, float]) -> str:
    """Return a line about a kept forecast that the present rules and players contradict; empty if they do not.

    The versions say nothing of a changed computer player. By chance alone one in 370 forecasts is contradicted.
    """
    name, seconds = order
    library = Library.discover([])
    game = library.game(name)
    kept = kept_forecast(game.system, game.scenario)
    if kept is None:
        return f"{name}: no forecast for these rules"
    effort = ForecastEffort(seconds=seconds, most=CHECKED, narrow=0.0, rough=0.0, variants=0, piece=2.0)
    now = studied(Study(game, effort=effort))
    if now.chance is None or kept["chance"] is None or now.focus != kept["focus"]:
        return ""
    doubts = [(one["high"] - one["low"]) / 2 / Z for one in (kept["chance"], now.chance.plain())]
    if abs(now.chance.share - kept["chance"]["share"]) <= CONTRADICTED * hypot(*doubts):
        return ""
    return f"{name}: kept {kept['chance']} of {kept['played']}, now {now.chance.plain()} of {now.played}"


def wanted(library: Library, names: list[str], everything: bool) -> Iterator[str]:
    """Yield the scenarios to play, as ``system/scenario``."""
    for system in library.systems.values():
        kept = _kept(library, system.id)
        for scenario in library.scenarios(system):
            name = f"{system.id}/{scenario.id}"
            if names and system.id not in names and name not in names:
                continue
            if everything or scenario.id not in kept or not is_fresh(kept[scenario.id], system, scenario):
                yield name


def _kept(library: Library, system: str) -> dict[str, Any]:
    path = file_of(library.system(system))
    return dict(json.loads(path.read_text(encoding="utf-8"))) if path.is_file() else {}


def _write(library: Library, name: str, more: dict[str, Any]) -> None:
    """Write the file of a system: the entries that are in date, and more of them."""
    system = library.system(name)
    there = {one.id: one for one in library.scenarios(system)}
    kept = {
        one: entry
        for one, entry in _kept(library, name).items()
        if one in there and is_fresh(entry, system, there[one])
    } | more
    rows = (f"  {json.dumps(one)}: {json.dumps(told, ensure_ascii=False)}" for one, told in sorted(kept.items()))
    file_of(system).write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


def main() -> None:
    """Play what is wanted and write the files, after each scenario."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--check", action="store_true", help="name the kept forecasts that no longer hold")
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    library = Library.discover([])
    names = list(wanted(library, asked.names, asked.all or asked.check))
    if asked.check:
        with ProcessPoolExecutor(asked.processes, mp_context=get_context("spawn")) as pool:
            for line in filter(None, pool.map(borne_out, [(name, asked.seconds or USUAL) for name in names])):
                sys.stderr.write(f"{line}\n")
        return
    for system in library.systems:
        _write(library, system, {})
    with ProcessPoolExecutor(asked.processes, mp_context=get_context("spawn")) as pool:
        usual = {name: SECONDS.get(name.partition("/")[0], USUAL) for name in names}
        orders = [(name, asked.seconds or usual[name]) for name in names]
        for name, entry in zip(names, pool.map(forecast_of, orders), strict=True):
            system, _, scenario = name.partition("/")
            _write(library, system, {scenario: entry})
            told = entry["forecast"]
            sys.stderr.write(f"{name}: {told['word']} {told['chance']} after {told['played']} fights\n")


if __name__ == "__main__":
    main()
