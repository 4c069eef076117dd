"""Compiled code plays only what it declares: everything else that differs from its default goes to the engine."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from pydantic import BaseModel

from holmgang.kernel.bulk import CompiledScope, changed_fields


class Blade(BaseModel):
    damage: int
    poison: str = "none"


class Fighter(BaseModel):
    lives: int = 5
    blades: list[Blade] = []


class Knobs(BaseModel):
    sides: int = 6


def game(*models: BaseModel, sides: int = 6) -> Any:
    return SimpleNamespace(scenario=SimpleNamespace(knobs=Knobs(sides=sides), setup=Fighter()), used=models)


def models_in_use(game: Any) -> tuple[BaseModel, ...]:
    used: tuple[BaseModel, ...] = game.used
    return used


SCOPE = CompiledScope(frozenset({"Blade.damage", "Fighter.blades"}), frozenset({"plain"}), models_in_use)


def test_a_field_without_default_counts_as_changed_and_models_inside_are_walked() -> None:
    armed = Fighter(blades=[Blade(damage=2), Blade(damage=1, poison="green")])
    assert list(changed_fields(armed)) == ["Fighter.blades", "Blade.damage", "Blade.damage", "Blade.poison"]
    assert list(changed_fields(Fighter())) == []


def test_a_game_within_the_declared_fields_is_known() -> None:
    assert SCOPE.unknown(game(Fighter(blades=[Blade(damage=2)])), {"ann": "plain"}) == ()


def test_an_undeclared_field_knob_or_policy_is_named_once() -> None:
    poisoned = Fighter(blades=[Blade(damage=2, poison="green")])
    unknown = SCOPE.unknown(game(poisoned, poisoned, sides=8), {"ann": "plain", "bob": "heuristic"})
    assert unknown == ("policy heuristic", "Knobs.sides", "Blade.poison")
