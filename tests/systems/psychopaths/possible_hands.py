"""All that the hands of others may hold, for all a seat has seen: worked out the long way, deal by deal.

It reads the seat's log and what lies open, and knows nothing of how the system remembers what a seat knows. Every deal
that the log allows is kept, so this is for few cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import Any

from holmgang.kernel.events import Event
from holmgang.kernel.match import Match
from holmgang.kernel.record import Answered
from holmgang.systems.psychopaths import SYSTEM
from holmgang.systems.psychopaths.content import Weapon
from holmgang.systems.psychopaths.flow.cards import book
from holmgang.systems.psychopaths.flow.fight_cards import usable
from holmgang.systems.psychopaths.state import Land

DECK = "deck"
Deal = tuple[tuple[str, tuple[str, ...]], ...]
"""The cards of every hand and of the deck, by name and in order."""


def deal_of(land: Land) -> Deal:
    """How cards lie in a state."""
    return _deal({DECK: land.equipment_deck} | {player.id: player.hand for player in land.players})


class PossibleHands:
    """The deals that agree with all a seat (or an onlooker) has seen, from the first event on."""

    def __init__(self, match: Match, seat: str | None) -> None:
        self.match, self.seat = match, seat
        land = SYSTEM.setup(match.game.scenario, match.game.content)
        self.discard, self.heard, self.kept = list(land.equipment_discard), 0, len(match.kept)
        self.deals = set(_all_deals(land, seat))
        self.listen()

    def before_answer(self) -> None:
        """Note what lies open now: which weapons somebody has, whom a fight is between."""
        land = self.match.play.state
        self.open: dict[str, Counter[str]] = {}
        self.usable = {}
        if land.fight is None:
            return
        for player in land.players:
            lying = Counter([*player.inventory.weapons, *land.fight.laid.get(player.id, ())])
            self.open[player.id] = lying - Counter(land.fight.used_weapons.get(player.id, ()))
        question = self.match.question
        if question is not None and question.purpose == "wants_more":
            self.usable = {hand: self._could(question.seat, hand) for hand in self._hands_of(question.seat)}

    def after_answer(self) -> None:
        """Hear what was answered, as far as all do, and what came of it."""
        for entry in self.match.kept[self.kept :]:
            if not isinstance(entry, Answered):
                continue
            if entry.label.purpose == "use_card" and (card := entry.answer["use_card"]) != "stop":
                self._used(entry.label.seat, card)
            if entry.label.purpose == "wants_more" and entry.answer == "yes":
                who = entry.label.seat
                self._only(lambda hands, who=who: self.usable[tuple(hands[who])])  # type: ignore[misc]
        self.kept = len(self.match.kept)
        self.listen()

    def listen(self) -> None:
        """What the seat's log tells since the last time."""
        log = self.match.log_for(self.seat)
        new, self.heard = log[self.heard :], len(log)
        for place, event in enumerate(new):
            self._hear(event, event.facts(), new[place + 1 :])

    def _hear(self, event: Event, facts: dict[str, Any], later: list[Event]) -> None:
        match event.kind:
            case "shuffled" if facts["deck"] == "equipment_deck":
                # Who is drawing has drawn the last cards before; the event about it comes after.
                who = next(one.facts()["who"] for one in later if one.kind == "drew_equipment")
                self._drawn_before = self._deck_size()
                for _ in range(self._drawn_before):
                    self._moved(DECK, who)
                self.deals = {_deal(dict(deal) | {DECK: tuple(self.discard)}) for deal in self.deals}
                self.discard = []
            case "drew_equipment":
                for _ in range(facts["cards"].total - self.__dict__.pop("_drawn_before", 0)):
                    self._moved(DECK, facts["who"])
            case "saw_equipment":
                wanted = Counter(facts["cards"])
                self._only(lambda hands: wanted <= Counter(hands[facts["who"]]))
            case "discarded":
                for card in facts["cards"]:
                    self._left(facts["who"], card, to_discard=True)
            case "played_card":
                self._left(facts["who"], facts["card"], to_discard=True)
            case "laid" if "PS-18.8" in event.clauses:
                self._left(facts["who"], facts["card"], to_discard=False)
            case "shed" if facts["pile"] == "equipment_discard":
                self.discard.append(facts["card"])
            case "card_taken":
                if self.seat not in (facts["who"], facts["victim"]):
                    self._moved(facts["victim"], facts["who"])
            case "saw_card_taken":
                self._left(facts["victim"], facts["card"], to_discard=False)
                self._came(facts["who"], facts["card"])
            case "took_from_discard":
                self.discard.remove(facts["card"])
                self._came(facts["who"], facts["card"])
            case "hand_shown":
                self._only(lambda hands: sorted(hands[facts["who"]]) == sorted(facts["cards"]))
            case "hand_seen":
                self._only(lambda hands: sorted(hands[facts["victim"]]) == sorted(facts["cards"]))

    def _used(self, who: str, card: str) -> None:
        weapon = isinstance(book(self.match.play).cards[card], Weapon)
        if not weapon or not self.open[who][card]:
            self._left(who, card, to_discard=not weapon)

    def _hands_of(self, who: str) -> set[tuple[str, ...]]:
        return {dict(deal)[who] for deal in self.deals}

    def _could(self, who: str, hand: tuple[str, ...]) -> bool:
        play = self.match.play
        player = play.state.player(who)
        true, player.hand = player.hand, list(hand)
        try:
            return bool(usable(play, play.state.fight, player))
        finally:
            player.hand = true

    def _deck_size(self) -> int:
        return len(dict(next(iter(self.deals)))[DECK])

    def _only(self, true: Callable[[dict[str, tuple[str, ...]]], bool]) -> None:
        self.deals = {deal for deal in self.deals if true(dict(deal))}

    def _left(self, who: str, card: str, to_discard: bool) -> None:
        self._only(lambda hands: card in hands[who])
        self.deals = {_deal(dict(deal) | {who: _less(dict(deal)[who], card)}) for deal in self.deals}
        if to_discard:
            self.discard.append(card)

    def _came(self, who: str, card: str) -> None:
        self.deals = {_deal(dict(deal) | {who: (*dict(deal)[who], card)}) for deal in self.deals}

    def _moved(self, giver: str, taker: str) -> None:
        """One card, whichever."""
        found = set()
        for deal in self.deals:
            hands = dict(deal)
            for card in set(hands[giver]):
                moved = {giver: _less(hands[giver], card), taker: (*hands[taker], card)}
                found.add(_deal(hands | moved))
        self.deals = found


def _deal(hands: dict[str, Any]) -> Deal:
    return tuple(sorted((name, tuple(sorted(cards))) for name, cards in hands.items()))


def _less(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    left = list(cards)
    left.remove(card)
    return tuple(left)


def _all_deals(land: Land, seat: str | None) -> Iterator[Deal]:
    """Every way in which the cards may lie at the start that a seat does not see."""
    hidden, hands = list(land.equipment_deck), {}
    for player in land.players:
        hands[player.id] = player.hand if player.id == seat else player.known.get(seat or "", [])
        hidden += (Counter(player.hand) - Counter(hands[player.id])).elements()
    room = [(player.id, len(player.hand) - len(hands[player.id])) for player in land.players]
    for dealt in _dealt_out(hidden, room):
        yield _deal({name: [*cards, *dealt[name]] for name, cards in (hands | {DECK: []}).items()})


def _dealt_out(cards: list[str], room: Iterable[tuple[str, int]]) -> Iterator[dict[str, list[str]]]:
    (name, count), *others = *room, (DECK, 0)
    if name == DECK:
        yield {DECK: cards}
        return
    for hand in set(combinations(sorted(cards), count)):
        for rest in _dealt_out(list((Counter(cards) - Counter(hand)).elements()), others):
            yield rest | {name: list(hand)}
