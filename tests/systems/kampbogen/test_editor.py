"""The workshop's plan of a fight by the combat book: what is added can be played, and what goes leaves no trace."""

from __future__ import annotations

from typing import Any

from holmgang.kernel.library import Library
from holmgang.systems.kampbogen import SYSTEM
from holmgang.systems.kampbogen.editor import KampbogenEditor

LIBRARY = Library([SYSTEM])
EDITOR = KampbogenEditor(SYSTEM, LIBRARY.pack(SYSTEM))
EMPTY = {"id": "yard", "system": "kampbogen", "title": {"en": "The yard"}, "scene": {"en": "Here they come."}}


def added(data: dict[str, Any], *items: str) -> dict[str, Any]:
    for name in items:
        item = next(one for one in EDITOR.items if one.id == name)
        data, _ = EDITOR.added(data, item, EDITOR.usual_place(data, name))
    return data


def fight() -> dict[str, Any]:
    return added(EDITOR.blank(EMPTY), "opponents/robber", "opponents/robber_chief", "scenes/hold_up", "vehicles/car")


def test_a_new_vehicle_is_manned_by_those_on_foot_the_best_at_the_wheel() -> None:
    car = fight()["setup"]["vehicles"]["car"]
    assert car == {"driver": "rurik", "passengers": ["hilda", "signe", "malte"]}
    second = added(fight(), "vehicles/horse")["setup"]["vehicles"]["horse"]
    assert second == {}
    LIBRARY.game_from(SYSTEM, fight(), "the test")


def test_who_is_taken_out_is_named_by_no_vehicle_and_no_scene() -> None:
    data = fight()
    data["setup"]["scenes"][0] = {"opponents": ["robber"], "characters": ["rurik", "malte"]}
    for gone in ("characters/rurik", "characters/malte", "opponents/robber_chief"):
        data = EDITOR.removed(data, [gone])
        LIBRARY.game_from(SYSTEM, data, "the test")
    assert data["setup"]["vehicles"]["car"] == {"passengers": ["hilda", "signe"]}
    assert data["setup"]["scenes"][0] == {"opponents": ["robber"], "characters": []}


def test_the_driver_is_chosen_among_the_characters() -> None:
    driver = next(one for one in EDITOR.fields(fight(), "vehicles/car") if one.key == "driver")
    assert driver.kind == "choice"
    assert driver.choices == ("", "hilda", "rurik", "signe", "malte")
