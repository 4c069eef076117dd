"""Kampbogen as a system of holmgang."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from holmgang.kernel.bulk import Bulk
from holmgang.kernel.content import Entry, Pack, Scenario
from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Option
from holmgang.kernel.sums import phrase
from holmgang.kernel.system import Game, Outcome, System
from holmgang.kernel.variants import Variant
from holmgang.kernel.view import View
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.bots.heuristic import HeuristicBot, PlainBot, SeasonedBot
from holmgang.systems.kampbogen.bots.prospects import share_of_party, vigour
from holmgang.systems.kampbogen.bulk import PLAIN, SCOPE, PlainFight, plain_tables
from holmgang.systems.kampbogen.content import CONTENT_KINDS, Setup
from holmgang.systems.kampbogen.contests import CONTESTS
from holmgang.systems.kampbogen.deeds import DEEDS
from holmgang.systems.kampbogen.editor import KampbogenEditor
from holmgang.systems.kampbogen.flow import master, scenes
from holmgang.systems.kampbogen.heroes import RULES as HERO_RULES
from holmgang.systems.kampbogen.knobs import PRESETS, Knobs
from holmgang.systems.kampbogen.setup import initial_state, without_mentions
from holmgang.systems.kampbogen.state import GamePlay, State
from holmgang.systems.kampbogen.variants import variants
from holmgang.systems.kampbogen.view import view_of

PARTY = "party"
OPPONENTS = "opponents"


class Kampbogen(System[State]):
    """Party combat: the master rolls a grade, all roll openly, then each roll is put to one of four uses."""

    id: ClassVar[str] = "kampbogen"
    prefix: ClassVar[str] = "KB"
    rules_version: ClassVar[str] = "8"
    native: ClassVar[str] = "da"
    authors: ClassVar[str] = "Jacob Jarlskov? (Levende Eventyr Fortælling, LEF 5)"

    state_type = State
    knobs_model = Knobs
    presets = PRESETS
    setup_model = Setup
    editor = KampbogenEditor
    content_kinds: Mapping[str, type[Entry]] = CONTENT_KINDS
    arithmetic = rules
    contests = CONTESTS
    heroes = HERO_RULES
    deeds = DEEDS
    compiled_scope = SCOPE
    policies = {"heuristic": HeuristicBot, "seasoned": SeasonedBot, PLAIN: PlainBot}

    @property
    def folder(self) -> Path:
        return Path(__file__).parent

    def setup(self, scenario: Scenario, content: Pack) -> State:
        return initial_state(scenario, content)

    def tidied(self, setup: Mapping[str, Any], group: str, gone: str) -> Mapping[str, Any]:
        return without_mentions(setup, group, gone)

    def step(self, play: GamePlay) -> Flow[None]:
        return scenes.step(play)

    def resume(self, play: GamePlay, place: str, held: Any) -> Flow[None]:
        return scenes.resume(play, place, held)

    def outcome(self, play: GamePlay) -> Outcome | None:
        state = play.state
        if not state.over:
            return None
        how = state.outcome or "scenes_over"
        away = state.goal == "survive" or (state.goal == "get_past" and state.got_past)
        if how == "won" or (how == "fled" and away):
            return Outcome((PARTY,), phrase(f"outcome-{how}".replace("_", "-")))
        winners = (OPPONENTS,) if how == "lost" else ()
        return Outcome(winners, phrase(f"outcome-{how}".replace("_", "-")))

    def view(self, play: GamePlay, seat: str | None) -> View:
        return view_of(play)

    def sides(self, scenario: Scenario) -> Mapping[str, str]:
        return {name: OPPONENTS if seat.role == "master" else PARTY for name, seat in scenario.seats.items()}

    def corrections(self, play: GamePlay) -> Sequence[Option]:
        return master.corrections(play)

    def correct(self, play: GamePlay, answer: Mapping[str, Any]) -> None:
        master.correct(play, answer)

    def hero_side(self, scenario: Scenario) -> str | None:
        return PARTY

    def rounds(self, play: GamePlay, steps: int) -> int:
        return play.state.rounds

    def variants(self, game: Game) -> Iterable[Variant]:
        return variants(game)

    def bulk(self, game: Game, policies: Mapping[str, str]) -> Bulk | None:
        tables = plain_tables(game)
        return None if tables is None else PlainFight(tables)

    def prospects(self, play: GamePlay) -> Mapping[str, int]:
        party = share_of_party(play)
        return {PARTY: party, OPPONENTS: 1000 - party}

    def vigour(self, play: GamePlay) -> Mapping[str, int]:
        party, opponents = vigour(play)
        return {PARTY: party, OPPONENTS: opponents}


SYSTEM = Kampbogen()
