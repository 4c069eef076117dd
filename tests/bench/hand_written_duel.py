"""The reference duel as one would write it without a kernel: plain loops and calls, the same dice, the same facts told.

It makes the very decisions that random seats make in the engine, so both tell the same story and can be compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from holmgang.kernel.dice import faces, key_of
from holmgang.kernel.events import Ended, Event, Ruled
from holmgang.kernel.sums import Sum, phrase
from tests.refgame.flow import CARDS
from tests.refgame.state import (
    Boasted,
    Declared,
    DrewCard,
    Dropped,
    Fighter,
    PlayedCard,
    Rolled,
    RoundBegan,
    SawCard,
    Wounded,
)


class Player:
    """A player that decides by chance. Its answers are checked, as those of any player would be."""

    def __init__(self, seed: int, seat: str) -> None:
        self.luck = Random(f"{seed}:{seat}")

    def one_of(self, options: Sequence[str]) -> str:
        answer = self.luck.choice(options)
        if answer not in options:
            raise ValueError(f"{answer} is not among {options}")
        return answer

    def some_of(self, options: Sequence[str], least: int, most: int) -> list[str]:
        answer = self.luck.sample(options, self.luck.randint(least, most))
        if not least <= len(answer) <= most or any(one not in options for one in answer):
            raise ValueError(f"{answer} are not {least} to {most} of {options}")
        return answer

    def order_of(self, options: Sequence[str]) -> list[str]:
        answer = list(options)
        self.luck.shuffle(answer)
        if sorted(answer) != sorted(options):
            raise ValueError(f"{answer} is not an order of {options}")
        return answer

    def amount(self, least: int, most: int) -> int:
        answer = self.luck.randint(least, most)
        if not least <= answer <= most:
            raise ValueError(f"{answer} is not from {least} to {most}")
        return answer


class Duel:
    """A duel of two, each with a seat of its own."""

    def __init__(self, seed: int) -> None:
        self.key, self.rolled = key_of(seed), 0
        self.players = {seat: Player(seed, seat) for seat in ("ann", "bea")}
        self.fighters = [Fighter("axel", "ann", 8), Fighter("berg", "bea", 8)]
        self.deck = ["feint"] * 3 + ["shout"] * 4 + ["trip"] * 2
        self.discard: list[str] = []
        self.log: list[Event] = []

    def die(self, sides: int) -> int:
        self.rolled += 1
        return faces(self.key, self.rolled - 1, (sides,))[0]

    def play(self) -> list[Event]:
        for number in range(1, 13):
            self.round(number)
            standing = [one for one in self.fighters if one.lives > 0]
            if len(standing) == 1:
                self.log.append(Ended(winners=(standing[0].seat,), reason=phrase("last-standing")))
                return self.log
        self.log.append(Ended(winners=(), reason=phrase("nobody-won")))
        return self.log

    def round(self, number: int) -> None:
        tell = self.log.append
        tell(RoundBegan(number=Sum.of(number, "round", "RG-1.1"), clauses=("RG-1.1",)))
        for one in self.fighters:
            while len(one.hand) < 2 and (self.deck or self.discard):
                if not self.deck:
                    self.deck, self.discard = self.discard, []
                card = self.deck.pop(self.die(len(self.deck)) - 1)
                one.hand.append(card)
                tell(DrewCard(who=one.id, clauses=("RG-2.1",)))
                tell(SawCard(who=one.id, card=card, clauses=("RG-2.2",), seen_by=(one.seat,)))
        tell(Ruled(clause="RG-3.3", ruling="ground", answer="firm", by="", by_default=True, clauses=("RG-3.3",)))
        deeds = {}
        for one, foe in (self.fighters, self.fighters[::-1]):
            player, force = self.players[one.seat], 0
            deed = player.one_of(("strike", "guard", "rest"))
            if deed == "strike":
                player.one_of((foe.id,))
                force = player.amount(0, 2)
            deeds[one.id] = (deed, foe, force)
        for one in self.fighters:
            deed = deeds[one.id][0]
            one.guarding = deed == "guard"
            tell(Declared(who=one.id, deed=deed, clauses=("RG-3.1",)))
        bids = [self.players[one.seat].amount(0, 3) for one in self.fighters]
        leader = self.fighters[0] if bids[0] >= bids[1] else self.fighters[1]
        by_id = {one.id: one for one in self.fighters}
        for name in self.players[leader.seat].order_of(list(by_id)):
            one = by_id[name]
            deed, foe, force = deeds[one.id]
            if one.lives > 0 and foe.lives > 0 and deed == "strike":
                self.blow(one, foe, force)
        if number % 3 == 0:
            speaker = next((one for one in self.fighters if one.lives > 0), None)
            if speaker is not None:
                tell(Boasted(who=speaker.id, words="…", clauses=("RG-5.1",)))

    def blow(self, one: Fighter, foe: Fighter, force: int) -> None:
        tell = self.log.append
        own = Sum.of(self.die(6), "die", "RG-4.1")
        other = Sum.of(self.die(6), "die", "RG-4.1")
        if foe.guarding:
            other = other.plus(2, "guard", "RG-4.3")
        own = own.plus(force, "force", "RG-4.1")
        passed = turn = 0
        while passed < 2:
            who = self.fighters[turn % 2]
            turn += 1
            card = self.players[who.seat].one_of(["pass", *dict.fromkeys(who.hand)])
            if card == "pass":
                passed += 1
                continue
            passed = 0
            who.hand.remove(card)
            self.discard.append(card)
            label = phrase("card-of", card=card, who=who.id)
            if who is one:
                own = own.plus(CARDS[card], label, "RG-2.3")
            else:
                other = other.plus(CARDS[card], label, "RG-2.3")
            tell(PlayedCard(who=who.id, card=card, clauses=("RG-2.3",)))
        tell(Rolled(who=one.id, total=own, clauses=("RG-4.1",)))
        tell(Rolled(who=foe.id, total=other, clauses=("RG-4.1",)))
        hurt = own.total - other.total
        if hurt <= 0:
            return
        foe.lives -= hurt
        tell(Wounded(who=foe.id, by=one.id, lives=Sum.of(hurt, "margin", "RG-4.2"), clauses=("RG-4.2",)))
        if hurt >= 2 and foe.hand:
            options = [f"{card}_{place}" for place, card in enumerate(foe.hand)]
            chosen = self.players[foe.seat].some_of(options, 1, min(2, len(options)))
            places = sorted((int(name.rsplit("_", 1)[1]) for name in chosen), reverse=True)
            cards = tuple(foe.hand.pop(place) for place in places)
            self.discard.extend(cards)
            tell(Dropped(who=foe.id, cards=cards, clauses=("RG-4.4",)))


def play(seed: int) -> list[Event]:
    """A random duel from start to end: the facts of it, with reasons."""
    return Duel(seed).play()
