"""Dračí doupě k6 as a rule system of holmgang."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from holmgang.kernel.bulk import Bulk
from holmgang.kernel.content import Entry, Pack, Scenario
from holmgang.kernel.errors import Problem
from holmgang.kernel.exact import Solved
from holmgang.kernel.play import Flow, Play
from holmgang.kernel.policy import Policy
from holmgang.kernel.questions import Option
from holmgang.kernel.system import Game, Outcome, System
from holmgang.kernel.variants import Variant
from holmgang.kernel.view import View
from holmgang.systems.k6 import rules, view
from holmgang.systems.k6.bots import HeuristicBot, PlainBot, SeasonedBot
from holmgang.systems.k6.bots.intentions import prospects, vigour
from holmgang.systems.k6.bulk import PLAIN, SCOPE, CoreFight, core_tables, solved
from holmgang.systems.k6.content import ArmourModel, CreatureModel, Setup, SpellModel, WeaponModel
from holmgang.systems.k6.contests import CONTESTS
from holmgang.systems.k6.editor import K6Editor
from holmgang.systems.k6.events import DEEDS
from holmgang.systems.k6.flow import ending, rounds
from holmgang.systems.k6.heroes import RULES as HERO_RULES
from holmgang.systems.k6.knobs import Knobs
from holmgang.systems.k6.setup import fight_of, seat_of, unknown_in_distances, without_distances
from holmgang.systems.k6.state import State
from holmgang.systems.k6.variants import variants

CORE_ONLY: Mapping[str, bool] = {name: False for name in Knobs.model_fields if name.startswith("opt_")}


class K6(System[State]):
    """d6 duels with simultaneous intentions. One step is one round."""

    id: ClassVar[str] = "k6"
    prefix: ClassVar[str] = "K6"
    rules_version: ClassVar[str] = "10"
    demo: ClassVar[str] = "shamans_room"
    native: ClassVar[str] = "cs"
    authors: ClassVar[str] = "York"
    bound: ClassVar[int] = 30_000
    state_type = State
    knobs_model = Knobs
    presets: Mapping[str, Mapping[str, Any]] = {"core": CORE_ONLY}
    setup_model = Setup
    editor = K6Editor
    content_kinds: Mapping[str, type[Entry]] = {
        "weapons": WeaponModel,
        "armour": ArmourModel,
        "spells": SpellModel,
        "creatures": CreatureModel,
    }
    arithmetic = rules
    contests = CONTESTS
    heroes = HERO_RULES
    deeds = DEEDS
    compiled_scope = SCOPE
    policies: Mapping[str, Callable[[], Policy]] = {"heuristic": HeuristicBot, "seasoned": SeasonedBot, PLAIN: PlainBot}

    @property
    def folder(self) -> Path:
        return Path(__file__).parent

    def setup(self, scenario: Scenario, content: Pack) -> State:
        return fight_of(scenario, content)

    def objections(self, scenario: Scenario, content: Pack) -> Iterable[Problem]:
        return unknown_in_distances(scenario)

    def tidied(self, setup: Mapping[str, Any], group: str, gone: str) -> Mapping[str, Any]:
        return without_distances(setup, gone) if group == "combatants" else setup

    def step(self, play: Play[State]) -> Flow[None]:
        return rounds.round_of(play)

    def resume(self, play: Play[State], place: str, held: Any) -> Flow[None]:
        return rounds.resume(play, place, held)

    def outcome(self, play: Play[State]) -> Outcome | None:
        return ending.outcome(play)

    def view(self, play: Play[State], seat: str | None) -> View:
        return view.view(play)

    def sides(self, scenario: Scenario) -> Mapping[str, str]:
        found = {name: "gm" if seat.role == "master" else "hero" for name, seat in scenario.seats.items()}
        if scenario.master is None:
            found[seat_of(scenario, "gm")] = "gm"
        for model in scenario.setup.combatants.values():
            if model.seat is not None and model.side is not None:
                found[model.seat] = model.side
        return found

    def corrections(self, play: Play[State]) -> Sequence[Option]:
        return rounds.corrections(play)

    def correct(self, play: Play[State], answer: Mapping[str, Any]) -> None:
        rounds.correct(play, answer)

    def hero_side(self, scenario: Scenario) -> str | None:
        return "hero"

    def variants(self, game: Game) -> Iterable[Variant]:
        return variants(game)

    def bulk(self, game: Game, policies: Mapping[str, str]) -> Bulk | None:
        tables = None if game.unknown_to_compiled(policies) else core_tables(game)
        return None if tables is None else CoreFight(tables)

    def solved(self, game: Game, policies: Mapping[str, str]) -> Solved | None:
        tables = None if game.unknown_to_compiled(policies) else core_tables(game)
        return None if tables is None else solved(tables)

    def prospects(self, play: Play[State]) -> Mapping[str, int]:
        return prospects(play)

    def vigour(self, play: Play[State]) -> Mapping[str, int]:
        return vigour(play)


SYSTEM = K6()
