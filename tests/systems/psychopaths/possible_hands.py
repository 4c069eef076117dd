"""Possible hands of others, for all a seat has seen: worked out the long way.

It reads the seat's log and what lies open, and knows nothing of how the system remembers what a seat knows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any

from holmgang.kernel.match import Match
from holmgang.kernel.record import Answered
from holmgang.systems.psychopaths import SYSTEM
from holmgang.systems.psychopaths.board.lookups import book
from holmgang.systems.psychopaths.content import Weapon
from holmgang.systems.psychopaths.state import State

DECK, DREW = "deck", "drew_equipment"
Deal = tuple[tuple[str, tuple[str, ...]], ...]
"""The cards of every hand and of the deck, by name and in order."""


def deal_of(state: State) -> Deal:
    """Return the cards of the deck and of each hand in a state."""
    return _deal({DECK: state.equipment_deck} | {player.id: player.hand for player in state.players})


class Witness:
    """Reads what a seat (or, without one, a spectator) can see of cards coming and going, from the first event on."""

    def __init__(self, match: Match, seat: str | None) -> None:
        self.match, self.seat = match, seat
        self.state = SYSTEM.setup(match.game.scenario, match.game.content)
        self.discard, self.heard, self.kept = list(self.state.equipment_discard), 0, len(match.kept)
        self.begin()
        self.listen()

    def begin(self) -> None:
        """Nothing has happened yet."""

    def drew(self, who: str, cards: int) -> None:
        """A player drew, which only they see."""

    def refilled(self, who: str) -> int:
        """A player drew all that was left, and the discard is the deck; returns how many cards that was."""
        return 0

    def left(self, who: str, card: str) -> None:
        """A card left a hand openly."""

    def came(self, who: str, card: str) -> None:
        """A card came into a hand openly."""

    def moved(self, giver: str, taker: str) -> None:
        """A card went from hand to hand, and the seat did not see which."""

    def saw(self, who: str, cards: Sequence[str], all_of_them: bool) -> None:
        """These cards are in a hand, and no others if it was seen whole."""

    def before_answer(self) -> None:
        """Note what lies open now: which unused weapons everybody has in a fight."""
        fight = self.match.play.state.fight
        self.open: dict[str, Counter[str]] = {}
        for player in self.match.play.state.players if fight is not None else ():
            lying = Counter([*player.inventory.weapons, *fight.laid.get(player.id, ())])
            self.open[player.id] = lying - Counter(fight.used_weapons.get(player.id, ()))

    def after_answer(self) -> None:
        """See which card was used, and hear what came of it."""
        for entry in self.match.kept[self.kept :]:
            if isinstance(entry, Answered) and entry.label.purpose == "use_card":
                self._used(entry.label.seat, entry.answer["use_card"])
        self.kept = len(self.match.kept)
        self.listen()

    def _used(self, who: str, card: str) -> None:
        if card == "stop":
            return
        weapon = isinstance(book(self.match.play).cards[card], Weapon)
        if not weapon:
            self.discard.append(card)
        if not weapon or not self.open[who][card]:
            self.left(who, card)

    def listen(self) -> None:
        """Read the events that the seat's log has gained since the last time."""
        log = self.match.log_for(self.seat)
        new, self.heard, before = log[self.heard :], len(log), 0
        for place, event in enumerate(new):
            facts = event.facts()
            match event.kind:
                case "shuffled" if facts["deck"] == "equipment_deck":
                    # Who is drawing has drawn the last cards before; the event about it comes after.
                    before = self.refilled(next(one.facts()["who"] for one in new[place:] if one.kind == DREW))
                    self.discard = []
                case "drew_equipment":
                    self.drew(facts["who"], facts["cards"].total - before)
                    before = 0
                case "saw_equipment":
                    self.saw(facts["who"], facts["cards"], False)
                case "discarded":
                    for card in facts["cards"]:
                        self.left(facts["who"], card)
                    self.discard += facts["cards"]
                case "played_card":
                    self.left(facts["who"], facts["card"])
                    self.discard.append(facts["card"])
                case "laid" if "PS-18.8" in event.clauses:
                    self.left(facts["who"], facts["card"])
                case "shed" if facts["pile"] == "equipment_discard":
                    self.discard.append(facts["card"])
                case "card_taken" if self.seat not in (facts["who"], facts["victim"]):
                    self.moved(facts["victim"], facts["who"])
                case "saw_card_taken":
                    self.left(facts["victim"], facts["card"])
                    self.came(facts["who"], facts["card"])
                case "took_from_discard":
                    self.discard.remove(facts["card"])
                    self.came(facts["who"], facts["card"])
                case "hand_shown":
                    self.saw(facts["who"], facts["cards"], True)
                case "hand_seen":
                    self.saw(facts["victim"], facts["cards"], True)


class PossibleHands(Witness):
    """The deals that agree with all a seat has seen. There may be very many: for few cards."""

    def begin(self) -> None:
        self.deals = set(_all_deals(self.state, self.seat))

    def drew(self, who: str, cards: int) -> None:
        for _ in range(cards):
            self.moved(DECK, who)

    def refilled(self, who: str) -> int:
        left = len(dict(next(iter(self.deals)))[DECK])
        self.drew(who, left)
        self.deals = {_deal(dict(deal) | {DECK: self.discard}) for deal in self.deals}
        return left

    def left(self, who: str, card: str) -> None:
        self.saw(who, [card], False)
        self.deals = {_deal(dict(deal) | {who: _less(dict(deal)[who], card)}) for deal in self.deals}

    def came(self, who: str, card: str) -> None:
        self.deals = {_deal(dict(deal) | {who: (*dict(deal)[who], card)}) for deal in self.deals}

    def moved(self, giver: str, taker: str) -> None:
        found = set()
        for deal in self.deals:
            hands = dict(deal)
            for card in set(hands[giver]):
                found.add(_deal(hands | {giver: _less(hands[giver], card), taker: (*hands[taker], card)}))
        self.deals = found

    def saw(self, who: str, cards: Sequence[str], all_of_them: bool) -> None:
        seen = Counter(cards)
        self.deals = {
            deal
            for deal in self.deals
            if (seen == Counter(dict(deal)[who]) if all_of_them else seen <= Counter(dict(deal)[who]))
        }


class SeenCards(Witness):
    """Cards that a seat saw in each hand and has not seen leaving it, and the number that have left it unseen since."""

    def begin(self) -> None:
        self.seen: dict[str, Counter[str]] = {player.id: Counter() for player in self.state.players}
        self.lost = Counter[str]()

    def left(self, who: str, card: str) -> None:
        self.seen[who] -= Counter([card])

    def came(self, who: str, card: str) -> None:
        self.seen[who][card] += 1

    def moved(self, giver: str, taker: str) -> None:
        self.lost[giver] += 1

    def saw(self, who: str, cards: Sequence[str], all_of_them: bool) -> None:
        if all_of_them and who != self.seat:
            self.seen[who], self.lost[who] = Counter(cards), 0

    def missing(self, state: State) -> list[str]:
        """The hands in which too few of the cards lie that were seen there."""
        return [
            player.id
            for player in state.players
            if player.id != self.seat and (self.seen[player.id] - Counter(player.hand)).total() > self.lost[player.id]
        ]


def _deal(hands: dict[str, Any]) -> Deal:
    return tuple(sorted((name, tuple(sorted(cards))) for name, cards in hands.items()))


def _less(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    left = list(cards)
    left.remove(card)
    return tuple(left)


def _all_deals(state: State, seat: str | None) -> Iterator[Deal]:
    """Every way in which the cards may lie at the start that a seat does not see."""
    hidden, hands = list(state.equipment_deck), {}
    for player in state.players:
        hands[player.id] = player.hand if player.id == seat else player.known.get(seat or "", [])
        hidden += (Counter(player.hand) - Counter(hands[player.id])).elements()
    room = [(player.id, len(player.hand) - len(hands[player.id])) for player in state.players]
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
