"""The system object: what the engine asks of "Tam, kde draci spí"."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from holmgang.kernel.content import Entry, Pack, Scenario
from holmgang.kernel.errors import Problem
from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Option
from holmgang.kernel.sums import phrase
from holmgang.kernel.system import Game, Outcome, System
from holmgang.kernel.variants import Variant
from holmgang.kernel.view import View
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.bots.heuristic import HeuristicBot, SeasonedBot
from holmgang.systems.tkds.bots.worth import prospects, vigour
from holmgang.systems.tkds.content import KINDS, Setup
from holmgang.systems.tkds.contests import CONTESTS
from holmgang.systems.tkds.editor import TkdsEditor
from holmgang.systems.tkds.events import DEEDS
from holmgang.systems.tkds.flow import corrections, rounds
from holmgang.systems.tkds.heroes import RULES as HERO_RULES
from holmgang.systems.tkds.knobs import Knobs
from holmgang.systems.tkds.setup import import_map, make_conflict, objections
from holmgang.systems.tkds.state import GamePlay, State
from holmgang.systems.tkds.variants import HEROES, variants
from holmgang.systems.tkds.view import make_view


class Tkds(System[State]):
    """State on a square grid: heroes against enemies, group by group."""

    id: ClassVar[str] = "tkds"
    prefix: ClassVar[str] = "TK"
    rules_version: ClassVar[str] = "6"
    native: ClassVar[str] = "cs"
    authors: ClassVar[str] = "lipka28"
    bound: ClassVar[int] = 60_000
    horizon: ClassVar[int | None] = 2
    state_type = State
    knobs_model = Knobs
    setup_model = Setup
    editor = TkdsEditor
    content_kinds: Mapping[str, type[Entry]] = KINDS
    arithmetic = rules
    contests = CONTESTS
    heroes = HERO_RULES
    deeds = DEEDS
    policies = {"heuristic": HeuristicBot, "seasoned": SeasonedBot}

    @property
    def folder(self) -> Path:
        return Path(__file__).parent

    def setup(self, scenario: Scenario, content: Pack) -> State:
        return make_conflict(scenario, content)

    def objections(self, scenario: Scenario, content: Pack) -> Iterable[Problem]:
        return objections(scenario, content)

    def step(self, play: GamePlay) -> Flow[None]:
        return rounds.step(play)

    def resume(self, play: GamePlay, place: str, held: Any) -> Flow[None]:
        return rounds.resume(play)

    def outcome(self, play: GamePlay) -> Outcome | None:
        state = play.state
        if not state.winner or not rounds.is_settled(state):
            return None
        winners = (state.winner,) if state.winner in ("heroes", "enemies") else ()
        how = "-contest" if state.contest_goal else "-escape" if state.escape and winners else ""
        return Outcome(winners, phrase(f"won-by-{state.winner}{how}"))

    def view(self, play: GamePlay, seat: str | None) -> View:
        return make_view(play, seat)

    def sides(self, scenario: Scenario) -> Mapping[str, str]:
        """A seat belongs to the side of its first creature."""
        found: dict[str, str] = {}
        for placed in scenario.setup.creatures.values():
            found.setdefault(placed.seat, placed.side)
        return found

    def corrections(self, play: GamePlay) -> Sequence[Option]:
        return corrections.corrections(play)

    def correct(self, play: GamePlay, answer: Mapping[str, Any]) -> None:
        corrections.correct(play, answer)

    map_suffixes: ClassVar[tuple[str, ...]] = (".uvtt", ".dd2vtt", ".df2vtt")

    def import_map(self, path: Path) -> dict[str, Any]:
        """A Universal VTT file as a scenario of this system, with a note on everything that was approximated."""
        return import_map(path)

    def hero_side(self, scenario: Scenario) -> str | None:
        return HEROES

    def rounds(self, play: GamePlay, steps: int) -> int:
        return play.state.round_no

    def variants(self, game: Game) -> Iterable[Variant]:
        return variants(game)

    def prospects(self, play: GamePlay) -> Mapping[str, int]:
        return prospects(play)

    def vigour(self, play: GamePlay) -> Mapping[str, int]:
        return vigour(play)


SYSTEM = Tkds()
