"""Forecasts and lengths of shipped scenarios, stored beside them, so that a page can show them at once.

``python -m tools.forecasts`` writes ``forecasts.json``, ``python -m tools.lengths`` writes ``lengths.json``. A forecast
holds for one version of the rules and one text of the scenario; a page shows none where either has changed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from holmgang.kernel.content import Pack, Scenario, canonical, fingerprint
from holmgang.kernel.system import Game, System
from holmgang.lab.forecast import Forecast, minutes_at_table

FILE: Final = "forecasts.json"
LENGTHS: Final = "lengths.json"
MOST_DECIDES: Final = 6


def file_of(system: System[Any]) -> Path:
    """Return the file with the forecasts of a system."""
    return system.folder / "scenarios" / FILE


def scenario_hash(scenario: Scenario) -> str:
    """Return a short name for all of a scenario that is played.

    Prose, open fields and house rules as in the book are left out, so that a field more in the model changes nothing.
    """
    book = canonical(type(scenario.knobs).model_validate({}))
    knobs = {name: value for name, value in canonical(scenario.knobs).items() if book.get(name) != value}
    told = [_said(scenario.data.get("setup")), _said(scenario.data.get("seats")), knobs]
    return sha256(json.dumps(told, sort_keys=True, ensure_ascii=False).encode()).hexdigest()[:16]


def _said(data: Any) -> Any:
    """Return data without what is left open in it, at any depth."""
    if isinstance(data, Mapping):
        return {key: value for key, item in data.items() if (value := _said(item)) not in (None, "", [], {}, False, 0)}
    return [_said(item) for item in data] if isinstance(data, list | tuple) else data


@lru_cache(32)
def read(path: Path) -> Mapping[str, Any]:
    """Return the entries of a file by scenario; none if there is no file."""
    return dict(json.loads(path.read_text(encoding="utf-8"))) if path.is_file() else {}


def kept_forecast(system: System[Any], scenario: Scenario) -> Mapping[str, Any] | None:
    """Return the kept forecast of a scenario as JSON, or None if there is none for these rules and this text."""
    entry = read(file_of(system)).get(scenario.id)
    if entry is None or not is_fresh(entry, system, scenario):
        return None
    found: Mapping[str, Any] = entry["forecast"]
    return found


def kept_for(game: Game, shipped: Pack) -> Mapping[str, Any] | None:
    """Return the kept forecast of the shipped scenario that a game plays under whatever name; None if it is another.

    ``shipped`` is the content without packs of visitors: with others the same scenario is another fight.
    """
    system, told = game.system, scenario_hash(game.scenario)
    if fingerprint(game.content) != fingerprint(shipped):
        return None
    for entry in read(file_of(system)).values():
        if entry["rules"] == system.rules_version and entry["scenario"] == told:
            found: Mapping[str, Any] = entry["forecast"]
            return found
    return None


def is_fresh(entry: Mapping[str, Any], system: System[Any], scenario: Scenario) -> bool:
    """Return whether an entry holds for the rules and the scenario as they are."""
    return bool(entry["rules"] == system.rules_version and entry["scenario"] == scenario_hash(scenario))


def entry_of(system: System[Any], scenario: Scenario, forecast: Forecast) -> dict[str, Any]:
    """Return the entry that keeps a forecast. Effects that no page shows are left out."""
    told = forecast.plain()
    shown = {one for ids in told["suggestions"].values() for one in ids}
    told["decides"] = told["decides"][:MOST_DECIDES]
    told["changes"] = [one for one in told["changes"] if one["id"] in shown or one["sort"] == "vigour"]
    return {"rules": system.rules_version, "scenario": scenario_hash(scenario), "forecast": told}


# ---- lengths ---------------------------------------------------------------------------------------------------------


Quartiles = tuple[int, int, int]


@dataclass(frozen=True)
class Length:
    """Quartiles over so many matches: decisions of the first player's seat, and lines that all readers are told."""

    matches: int
    decisions: Quartiles
    lines: Quartiles

    @property
    def minutes(self) -> tuple[int, int]:
        """The lower and the upper quartile in minutes, for one person against bots; at least one minute."""
        low, _, high = (minutes_at_table(many, told) for many, told in zip(self.decisions, self.lines, strict=True))
        return _rounded(low), max(_rounded(low), _rounded(high))


def _rounded(minutes: float) -> int:
    """Round to minutes up to ten, then to steps of five."""
    return max(1, round(minutes) if minutes < 10 else 5 * round(minutes / 5))


def lengths_file(system: System[Any]) -> Path:
    """Return the file with the lengths of a system's scenarios."""
    return system.folder / "scenarios" / LENGTHS


@lru_cache(32)
def lengths_in(path: Path) -> dict[str, Length]:
    """Return the lengths of a file; none if there is no file."""
    if not path.is_file():
        return {}
    kept = json.loads(path.read_text(encoding="utf-8"))
    return {name: Length(one["matches"], tuple(one["decisions"]), tuple(one["lines"])) for name, one in kept.items()}


def length_of(system: System[Any], scenario: str) -> Length | None:
    """Return the length of a shipped scenario, or None if it is not measured."""
    return lengths_in(lengths_file(system)).get(scenario)
