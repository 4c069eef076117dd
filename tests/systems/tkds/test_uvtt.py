"""Universal VTT files become maps that a scenario can use, with a note on what was approximated."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from holmgang.kernel.errors import ContentError
from holmgang.kernel.library import Library
from holmgang.kernel.messages import translated
from holmgang.kernel.words import LANGUAGES, Words, kernel_lexicon
from holmgang.systems.tkds import SYSTEM
from holmgang.systems.tkds.setup.uvtt import wall_squares

ROOM: dict[str, Any] = {
    "format": 0.3,
    "resolution": {"map_origin": {"x": 0, "y": 0}, "map_size": {"x": 6, "y": 4}, "pixels_per_grid": 70},
    "line_of_sight": [
        [{"x": 2, "y": 0}, {"x": 2, "y": 4}],
        [{"x": 4.0, "y": 1.5}, {"x": 5.98, "y": 1.5}],
    ],
    "portals": [{"position": {"x": 2, "y": 1.5}, "bounds": [{"x": 2, "y": 1}, {"x": 2, "y": 2}], "closed": True}],
    "lights": [{"position": {"x": 0.5, "y": 3.5}, "range": 4.7, "intensity": 1, "color": "ffffffff"}],
    "environment": {"baked_lighting": False, "ambient_light": "ff000000"},
    "image": "AAAA",
}


def written(folder: Path, data: Any) -> Path:
    path = folder / "room.uvtt"
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def test_a_room_with_a_door_and_a_light(tmp_path: Path) -> None:
    made = SYSTEM.import_map(written(tmp_path, ROOM))
    assert made["map"]["rows"] == ["..#...", "..+.##", "..#...", "..#..."]
    assert made["map"]["lights"] == [{"at": [0, 3], "radius": 4}]
    assert made["map"]["dark"] is True
    assert len(made["notes"]) == 4
    for note in made["notes"]:
        assert_in_every_language(note)


def test_the_map_serves_a_scenario(tmp_path: Path) -> None:
    made = SYSTEM.import_map(written(tmp_path, ROOM))
    data = {
        "id": "room",
        "system": "tkds",
        "title": {"en": "A room"},
        "scene": {"en": "-"},
        "seats": {"heroes": {}, "enemies": {}},
        "setup": {
            "map": made["map"],
            "creatures": {
                "taren": {"of": "taren", "side": "heroes", "seat": "heroes", "at": [0, 0]},
                "wolf": {"of": "wolf", "side": "enemies", "seat": "enemies", "at": [5, 3]},
            },
        },
    }
    state = SYSTEM.setup(Library([SYSTEM]).game_from(SYSTEM, data, "room").scenario, Library([SYSTEM]).pack(SYSTEM))
    assert state.battlefield.by_cell[2, 1].door == "closed"
    assert state.battlefield.by_cell[4, 1].cover == "tall"


def test_walls_between_squares_lie_to_the_right_and_below() -> None:
    assert wall_squares((2, 0), (2, 3)) == [(2, 0), (2, 1), (2, 2)]
    assert wall_squares((0, 2), (2, 2)) == [(0, 2), (1, 2)]
    assert wall_squares((Fraction(1, 2), Fraction(1, 2)), (Fraction(5, 2), Fraction(1, 2))) == [(0, 0), (1, 0), (2, 0)]


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"resolution": {}}, "resolution.map_size"),
        ({"resolution": {"map_size": {"x": 900, "y": 4}}}, "resolution.map_size"),
        ({"line_of_sight": [[{"x": 1}]]}, "line_of_sight.0.0"),
        ({"line_of_sight": {"x": 1}}, "line_of_sight"),
        ({"lights": [{"position": {"x": True, "y": 1}}]}, "lights.0.position.x"),
        ({"portals": [{"bounds": []}]}, "portals.0.bounds"),
        ({"lights": [{"position": {"x": "here", "y": 1}}]}, "lights.0.position.x"),
    ],
)
def test_mistakes_are_told_with_their_place(tmp_path: Path, change: dict[str, Any], where: str) -> None:
    with pytest.raises(ContentError) as caught:
        SYSTEM.import_map(written(tmp_path, {**ROOM, **change}))
    (problem,) = caught.value.problems
    assert problem.path == where
    assert_in_every_language(problem.message)


def assert_in_every_language(message: str) -> None:
    said = [translated(Words(kernel_lexicon(), lang), message) for lang in LANGUAGES]
    assert (said[0], len(set(said))) == (message, len(LANGUAGES)), said


def test_not_json_at_all(tmp_path: Path) -> None:
    path = tmp_path / "room.uvtt"
    path.write_text("PNG", encoding="utf-8")
    with pytest.raises(ContentError, match="not a Universal VTT file") as caught:
        SYSTEM.import_map(path)
    assert_in_every_language(caught.value.problems[0].message)
    path.write_text("{}", encoding="utf-8")
    with pytest.raises(ContentError, match="is this a Universal VTT file") as caught:
        SYSTEM.import_map(path)
    assert_in_every_language(caught.value.problems[0].message)
