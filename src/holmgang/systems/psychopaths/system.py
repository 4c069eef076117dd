"""The system object: Země psychopatů as the engine sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from holmgang.kernel.content import Entry, Pack, Scenario
from holmgang.kernel.errors import Problem
from holmgang.kernel.play import Flow
from holmgang.kernel.policy import Policy
from holmgang.kernel.questions import Option
from holmgang.kernel.sums import phrase
from holmgang.kernel.system import Game, Outcome, System
from holmgang.kernel.variants import Variant
from holmgang.kernel.view import View
from holmgang.systems.psychopaths import rules
from holmgang.systems.psychopaths.bots import HeuristicBot, SeasonedBot
from holmgang.systems.psychopaths.bots.worth import prospects, vigour
from holmgang.systems.psychopaths.content import KINDS
from holmgang.systems.psychopaths.contests import CONTESTS
from holmgang.systems.psychopaths.deeds import DEEDS
from holmgang.systems.psychopaths.editor import PsychopathsEditor
from holmgang.systems.psychopaths.flow.players import between_turns, correct, corrections, set_up
from holmgang.systems.psychopaths.flow.turn import take_turn
from holmgang.systems.psychopaths.heroes import RULES as HERO_RULES
from holmgang.systems.psychopaths.heroes import FigureModel
from holmgang.systems.psychopaths.knobs import PRESETS, Knobs
from holmgang.systems.psychopaths.setup import Setup, known_setup, make_state, objections
from holmgang.systems.psychopaths.state import GamePlay, State
from holmgang.systems.psychopaths.variants import variants
from holmgang.systems.psychopaths.view import RedealLuck, conceal, veil, view


def turn_at_open_table(play: GamePlay) -> Flow[None]:
    """Let players come or go; then, unless that has ended the game, the next turn."""
    state = play.state
    yield from between_turns(play)
    if not state.finished:
        yield from take_turn(play, state.player(state.next_player))


class Psychopaths(System[State]):
    """A hex map that grows, cards, psychopaths, and glory. One step is one player's turn; the first one sets up."""

    id: ClassVar[str] = "psychopaths"
    prefix: ClassVar[str] = "PS"
    rules_version: ClassVar[str] = "8"
    native: ClassVar[str] = "cs"
    authors: ClassVar[str] = "pilniczek"
    has_secrets: ClassVar[bool] = True
    bound: ClassVar[int] = 20_000
    horizon: ClassVar[int | None] = 0
    state_type = State
    knobs_model = Knobs
    presets: Mapping[str, Mapping[str, Any]] = PRESETS
    setup_model = Setup
    editor = PsychopathsEditor
    content_kinds: Mapping[str, type[Entry]] = {**KINDS, HERO_RULES.kind: FigureModel}
    arithmetic = rules
    contests = CONTESTS
    heroes = HERO_RULES
    deeds = DEEDS
    policies: Mapping[str, Callable[[], Policy]] = {"heuristic": HeuristicBot, "seasoned": SeasonedBot}

    @property
    def folder(self) -> Path:
        return Path(__file__).parent

    def setup(self, scenario: Scenario, content: Pack) -> State:
        return make_state(scenario, content)

    def objections(self, scenario: Scenario, content: Pack) -> Iterable[Problem]:
        return objections(scenario, content)

    def step(self, play: GamePlay) -> Flow[None]:
        state = play.state
        if state.turn.phase == "setup":
            return set_up(play)
        if not state.next_player:  # the scenario begins within a turn
            begin = state.turn.phase
            return take_turn(play, state.active, "" if begin == "upkeep" else begin)
        if state.open_table:
            return turn_at_open_table(play)
        return take_turn(play, state.player(state.next_player))

    def resume(self, play: GamePlay, place: str, held: Any) -> Flow[None]:
        return take_turn(play, play.state.active, place)

    def outcome(self, play: GamePlay) -> Outcome | None:
        state = play.state
        if not state.finished:
            return None
        return Outcome(tuple(state.winners), phrase(f"reason-{state.finished}"))

    def view(self, play: GamePlay, seat: str | None) -> View:
        return view(play, seat)

    def sides(self, scenario: Scenario) -> Mapping[str, str]:
        return {name: name for name, seat in scenario.seats.items() if seat.role == "player"}

    def corrections(self, play: GamePlay) -> Sequence[Option]:
        return corrections(play)

    def correct(self, play: GamePlay, answer: Mapping[str, Any]) -> None:
        correct(play, answer)

    def conceal(self, play: GamePlay, seat: str | None, luck: RedealLuck) -> State:
        return conceal(play.state, seat, luck)

    def known_setup(self, setup: Mapping[str, Any], seat: str | None) -> Mapping[str, Any]:
        return known_setup(setup, seat)

    def veil(self, play: GamePlay, seat: str | None) -> State:
        return veil(play.state, seat)

    def rounds(self, play: GamePlay, steps: int) -> int:
        return play.state.round

    def variants(self, game: Game) -> Iterable[Variant]:
        return variants(game)

    def prospects(self, play: GamePlay) -> Mapping[str, int]:
        return prospects(play)

    def vigour(self, play: GamePlay) -> Mapping[str, int]:
        return vigour(play)


SYSTEM = Psychopaths()
