"""Numbers that make no sense, in scenarios that strangers bring: refused in a sentence, or harmless, and soon."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from holmgang.kernel.library import Library
from holmgang.table.service import ServerRules
from tests.table.trusted.test_guard import opened
from tests.table.trusted.test_secrecy import SCENARIOS

HUGE, MARK = ("1" + "0" * 4000, "1e400", "-1", "1000000000", "99999999999999999"), "@@"
MOST = 14
"""So many sorts of places of each game are tried, spread over all of them."""
Path_ = tuple[str | int, ...]


def numbers(data: Any, path: Path_ = ()) -> Iterator[Path_]:
    """Yield the paths of all numbers."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from numbers(value, (*path, key))
    elif isinstance(data, list):
        for place, value in enumerate(data):
            yield from numbers(value, (*path, place))
    elif type(data) in (int, float):
        yield path


def with_number(data: Any, path: Path_, mark: str) -> dict[str, Any]:
    changed = copy.deepcopy(data)
    inner = changed
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = mark
    return dict(changed)


def places(library: Library, system: str) -> dict[tuple[str, ...], tuple[dict[str, Any], Path_]]:
    """One of each sort of place where a number stands in any shipped scenario of a game, with that scenario."""
    found: dict[tuple[str, ...], tuple[dict[str, Any], Path_]] = {}
    owner = library.system(system)
    for name in library.scenario_files(owner):
        data = dict(library.scenario_data(owner, name))
        for path in numbers(data):
            sort = tuple(str(step) for step in path if isinstance(step, str))
            found.setdefault(sort, (data, path))
    return found


@pytest.mark.parametrize("system", SCENARIOS)
def test_a_scenario_with_a_number_beyond_all_is_refused_or_harmless(system: str, tmp_path: Path) -> None:
    library, taken = Library.discover(), 0
    app = opened(library, tmp_path, rules=ServerRules(tables_a_day=10**9))
    with TestClient(app, follow_redirects=False) as client:
        sorts = list(places(library, system).values())
        for data, path in sorts[:: 1 + len(sorts) // MOST]:
            for number in HUGE:
                order = {"scenario": with_number(data, path, MARK), "dice": "seeded"}
                text = json.dumps(order).replace(f'"{MARK}"', number)
                made = client.post("/api/tables", content=text, headers={"content-type": "application/json"})
                assert made.status_code in (201, 400, 422), (path, number[:12], made.text[:300])
                taken += 1
                if made.status_code == 201:
                    token = {"authorization": f"Bearer {made.json()['token']}"}
                    view = client.get(f"/api/tables/{made.json()['table']}/view", headers=token)
                    assert view.status_code == 200, (path, number[:12], view.text[:300])
    assert taken >= len(HUGE), "there are numbers in its scenarios"
