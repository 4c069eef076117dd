"""The reference game as a system."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from holmgang.kernel import codec
from holmgang.kernel.content import Entry, Pack, Scenario
from holmgang.kernel.events import Corrected
from holmgang.kernel.play import Flow, Play
from holmgang.kernel.questions import Amount, Choose, Option
from holmgang.kernel.sums import Sum, phrase
from holmgang.kernel.system import Outcome, System
from holmgang.kernel.view import Card, Hand, LineUp, Sheet, Sheets, Token, View
from tests.refgame import flow, rules
from tests.refgame.state import Duel, Fighter


class Knobs(Entry):
    slippery: int = 1
    rounds: int = 12


class FighterModel(Entry):
    seat: str
    lives: int = 8
    hand: list[str] = []


class Setup(Entry):
    fighters: dict[str, FighterModel]
    deck: list[str] = ["feint"] * 3 + ["shout"] * 4 + ["trip"] * 2


class WeaponModel(Entry):
    damage: int


class ReferenceGame(System[Duel]):
    """A duel with cards."""

    id: ClassVar[str] = "refgame"
    prefix: ClassVar[str] = "RG"
    rules_version: ClassVar[str] = "1"
    has_secrets: ClassVar[bool] = True
    bound: ClassVar[int] = 4_000
    state_type = Duel
    knobs_model = Knobs
    setup_model = Setup
    content_kinds: Mapping[str, type[Entry]] = {"weapons": WeaponModel}
    arithmetic = rules

    @property
    def folder(self) -> Path:
        return Path(__file__).parent

    def setup(self, scenario: Scenario, content: Pack) -> Duel:
        setup = scenario.setup
        fighters = [Fighter(name, model.seat, model.lives, list(model.hand)) for name, model in setup.fighters.items()]
        return Duel(fighters, list(setup.deck))

    def step(self, play: Play[Duel]) -> Flow[None]:
        yield from flow.round_of(play)
        yield from self.afterwards(play)

    def resume(self, play: Play[Duel], place: str, held: Any) -> Flow[None]:
        yield from flow.blows(play, *held)
        yield from self.afterwards(play)

    def afterwards(self, play: Play[Duel]) -> Flow[None]:
        """Run at the end of each round: other editions of the game override this."""
        yield from ()

    def outcome(self, play: Play[Duel]) -> Outcome | None:
        standing = play.state.standing()
        if len(standing) == 1:
            return Outcome((standing[0].seat,), phrase("last-standing"))
        if not standing or play.state.round >= play.knobs.rounds:
            return Outcome((), phrase("nobody-won"))
        return None

    def sides(self, scenario: Scenario) -> Mapping[str, str]:
        return {name: name for name, seat in scenario.seats.items() if seat.role == "player"}

    def view(self, play: Play[Duel], seat: str | None) -> View:
        duel = play.state
        tokens = [Token(id=one.id, name=one.id, side=one.seat, faded=one.lives <= 0) for one in duel.fighters]
        sheets = [
            Sheet(id=one.id, name=one.id, side=one.seat, rows=(("lives", Sum.of(one.lives, "lives", "RG-1.2")),))
            for one in duel.fighters
        ]
        hands = [self._hand(one, seat) for one in duel.fighters]
        line_up = LineUp(id="duel", title="duel", sides=tuple((token.name, (token,)) for token in tokens))
        return View(panels=(line_up, Sheets(id="sheets", title="fighters", sheets=tuple(sheets)), *hands))

    def _hand(self, fighter: Fighter, seat: str | None) -> Hand:
        if fighter.seat == seat:
            cards = tuple(Card(id=f"{card}_{place}", name=card) for place, card in enumerate(fighter.hand))
            return Hand(id=f"hand_{fighter.id}", title=fighter.id, cards=cards)
        return Hand(id=f"hand_{fighter.id}", title=fighter.id, hidden=Sum.of(len(fighter.hand), "cards", "RG-2.2"))

    def conceal(self, play: Play[Duel], seat: str | None, luck: Random) -> Duel:
        duel = codec.load(Duel, codec.dump(play.state))
        others = [one for one in duel.fighters if one.seat != seat]
        unknown = sorted(duel.deck + [card for one in others for card in one.hand])
        luck.shuffle(unknown)
        for one in others:
            one.hand = [unknown.pop() for _ in one.hand]
        duel.deck = unknown
        return duel

    def veil(self, play: Play[Duel], seat: str | None) -> Duel:
        duel = codec.load(Duel, codec.dump(play.state))
        for one in duel.fighters:
            if one.seat != seat:
                one.hand = ["face_down"] * len(one.hand)
        duel.deck = ["face_down"] * len(duel.deck)
        return duel

    def corrections(self, play: Play[Duel]) -> Sequence[Option]:
        fighters = [Option(one.id) for one in play.state.fighters]
        master = play.master or ""
        return [
            Option("lives", details=lambda: [Choose(master, "of", fighters), Amount(master, "to", 0, 20)]),
        ]

    def correct(self, play: Play[Duel], answer: Mapping[str, Any]) -> None:
        fighter = play.state.fighter(answer["of"])
        before = Sum.of(fighter.lives, "lives", "RG-1.2")
        fighter.lives = answer["to"]
        after = Sum.of(fighter.lives, "lives", "RG-1.2")
        play.tell(
            Corrected,
            by=play.master or "",
            what="lives",
            about=fighter.id,
            before=before,
            after=after,
            clauses=("RG-1.2",),
        )


SYSTEM = ReferenceGame()
