"""Knowledge of the hands of others: cards seen there, cards lost from sight, and what answers told.

A card that was seen in a hand is *known* to be there (``Player.known``) until it leaves it. When a card leaves a hand
unseen, those seen in it lie from then on in two hands, other seats do not know which: a *lot*. Where the card may just
as well have been one that was never seen, there are several *ways* in which things may lie, and the seat remembers all
of them (``State.ways``) until what it sees leaves one. One of the ways is always the true one.

Cards of no lot, and not known, are the *rest*: any of them may lie in the equipment deck or in any hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from math import factorial, prod

from holmgang.systems.psychopaths.state import Lot, Player, State, Vouched

ONLOOKERS = ""
"""The key of onlookers: they see what all see, and no hand that is shown."""

MOST_WAYS = 64
"""A seat with more ways than these to remember remembers none: the cards may lie anywhere then."""

CardLayout = Sequence[Lot]


def known_cards(player: Player, seat: str) -> list[str]:
    """The cards of a hand that a seat knows to be there."""
    if player.id == seat:
        return player.hand
    return player.known.get(seat, [])


# Events that a seat sees, and those it does not.


def leaves_openly(state: State, player: Player, card: str) -> None:
    """A card has left a hand before all eyes."""
    if player.known or state.ways:
        for seat in {**player.known, **state.ways}:
            if seat != player.id:
                sees_leaving(state, seat, player, card)
    if state.vouched:
        state.vouched = [one for one in state.vouched if player.id not in one.hands or card not in one.cards]


def changes_hands(state: State, giver: Player, taker: Player, card: str, seats: Sequence[str]) -> None:
    """A card has gone from hand to hand, and only the two know which."""
    sees_leaving(state, taker.id, giver, card)
    sees_coming(giver.id, taker, card)
    for seat in seats:
        if seat not in (giver.id, taker.id):
            moves_unseen(state, seat, giver, taker)
    for place, told in enumerate(state.vouched):
        if giver.id in told.hands and taker.id not in told.hands:
            state.vouched[place] = Vouched(told.cards, [*told.hands, taker.id])


def sees_coming(seat: str, player: Player, card: str) -> None:
    """A seat has seen which card came into a hand."""
    player.known.setdefault(seat, []).append(card)


def sees_leaving(state: State, seat: str, player: Player, card: str) -> None:
    """A seat has seen which card left a hand."""
    known = player.known.get(seat, [])
    if card in known:
        known.remove(card)
        if not known:
            del player.known[seat]
    elif _concerns(state, seat, card, player.id):
        _remember(state, seat, [left for way in state.ways[seat] for left in _without(way, player.id, card)])


def moves_unseen(state: State, seat: str, giver: Player, taker: Player) -> None:
    """A card has gone from hand to hand, and this seat has not seen which: one it knew there, or another."""
    known, ways = giver.known.pop(seat, []), state.ways.get(seat, [()])
    if known:
        ways = [(*way, Lot(known, {giver.id: len(known)})) for way in ways]
    elif seat not in state.ways:
        return
    moved = [_with(way, lot, _shifted(lot, giver.id, taker.id)) for way in ways for lot in way if giver.id in lot.hands]
    _remember(state, seat, [*moved, *ways])


def sees_draw(state: State, seat: str, card: str) -> None:
    """A seat has drawn a card: things lie in none of the ways in which there is none of it to draw."""
    if _concerns(state, seat, card):
        _remember(state, seat, state.ways[seat])


def sees_hand(state: State, seat: str, player: Player) -> None:
    """A seat has seen a whole hand."""
    new = Counter(player.hand) - Counter(player.known.pop(seat, []))
    if player.hand:
        player.known[seat] = sorted(player.hand)
    if seat in state.ways:
        _remember(state, seat, [left for way in state.ways[seat] for left in _all_shown(way, player.id, new)])


def vouch(state: State, player: Player, cards: Sequence[str]) -> None:
    """An answer has told all that one at least of these cards is in a hand."""
    if not cards:
        return
    told = Vouched(sorted(cards), [player.id])
    says_more = [one for one in state.vouched if one.hands != told.hands or not set(told.cards) <= set(one.cards)]
    if not any(one.hands == told.hands and set(one.cards) <= set(told.cards) for one in says_more):
        state.vouched = [*says_more, told]


def holds(state: State, told: Vouched) -> bool:
    """Tell if one of the cards is in one of the hands."""
    return any(card in told.cards for one in state.players if one.id in told.hands for card in one.hand)


# The ways in which cards may lie.


def _concerns(state: State, seat: str, card: str, hand: str = "") -> bool:
    """Tell if any lots of a seat hold such a card, or lie in that hand."""
    ways = state.ways.get(seat)
    return ways is not None and any(card in lot.cards or hand in lot.hands for way in ways for lot in way)


def _with(way: CardLayout, lot: Lot, *instead: Lot) -> CardLayout:
    return (*(one for one in way if one is not lot), *instead)


def _shifted(lot: Lot, giver: str, taker: str) -> Lot:
    """The lot with one of its cards in another hand."""
    hands = Counter(lot.hands)
    hands[giver] -= 1
    hands[taker] += 1
    return Lot(lot.cards, dict(+hands))


def _less(lot: Lot, hand: str, cards: Iterable[str]) -> Lot:
    """The lot without these cards, which were in that hand."""
    left = Counter(lot.cards) - (gone := Counter(cards))
    return Lot(sorted(left.elements()), dict(Counter(lot.hands) - Counter({hand: gone.total()})))


def _without(way: CardLayout, hand: str, card: str) -> Iterator[CardLayout]:
    """Yield the rests of a way when a card has left a hand: it was of a lot, or of the rest."""
    for lot in way:
        if _sure_copies(lot, hand, card):
            yield _with(way, lot, _less(lot, hand, [card]))  # there was one in any case
            return
    for lot in way:
        if hand in lot.hands and card in lot.cards:
            yield _with(way, lot, _less(lot, hand, [card]))
    yield way


def _all_shown(way: CardLayout, hand: str, cards: Counter[str]) -> Iterator[CardLayout]:
    """Yield the rests of a way when the unknown part of a hand is seen: so many are of each lot in it."""
    lot = next((one for one in way if hand in one.hands), None)
    if lot is None:
        yield way
        return
    for share in _shares(sorted((cards & Counter(lot.cards)).items()), lot.hands[hand]):
        yield from _all_shown(_with(way, lot, _less(lot, hand, share)), hand, cards - Counter(share))


def _shares(copies: Sequence[tuple[str, int]], count: int) -> Iterator[list[str]]:
    """Every choice of so many out of these copies of cards."""
    if not count:
        yield []
    elif copies:
        (card, most), *others = copies
        for taken in range(min(most, count) + 1):
            yield from ([card] * taken + rest for rest in _shares(others, count - taken))


def _sure_copies(lot: Lot, hand: str, card: str) -> int:
    """Count the copies of a card of a lot that are in this hand in any case: there is no room for them elsewhere."""
    elsewhere = len(lot.cards) - lot.hands.get(hand, 0)
    return max(lot.cards.count(card) - elsewhere, 0)


def _sure(lot: Lot, hand: str) -> Counter[str]:
    """All such cards of a lot."""
    return Counter({card: copies for card in lot.cards if (copies := _sure_copies(lot, hand, card))})


def hidden_from(state: State, seat: str) -> Counter[str]:
    """The cards of which a seat does not know where they lie; all of them together it can tell."""
    others = [player for player in state.players if player.id != seat]
    hidden = Counter([*state.equipment_deck, *(card for other in others for card in other.hand)])
    hidden.subtract([card for other in others for card in known_cards(other, seat)])
    return hidden


def room_in(state: State, seat: str) -> Counter[str]:
    """Count, for each other hand, the cards that a seat does not know to be there."""
    return Counter(
        {one.id: len(one.hand) - len(known_cards(one, seat)) for one in state.players if one.id != seat and one.hand}
    )


def ways_left(state: State, seat: str) -> Sequence[CardLayout]:
    """The ways in which cards may lie for all a seat has seen."""
    return _possible(state, seat, state.ways[seat]) if seat in state.ways else [()]


def _possible(state: State, seat: str, ways: Iterable[CardLayout]) -> list[CardLayout]:
    """Return the ways for which there are cards enough, and room in the hands."""
    hidden, room = hidden_from(state, seat), room_in(state, seat)
    return [way for way in ways if _enough(Counter(in_lots(way)), hidden) and _enough(_taken(way), room)]


def _enough(wanted: Counter[str], there: Counter[str]) -> bool:
    """Tell if there are so many of each. (``<=`` would look at all that is there.)"""
    return all(count <= there[name] for name, count in wanted.items())


def in_lots(way: CardLayout) -> Iterator[str]:
    """All cards of the lots."""
    return (card for lot in way for card in lot.cards)


def _taken(way: CardLayout) -> Counter[str]:
    """Count the cards of the lots in each hand."""
    taken: Counter[str] = Counter()
    for lot in way:
        taken.update(lot.hands)
    return taken


def deals(state: State, seat: str, way: CardLayout) -> int:
    """Return the number of deals in which things lie in this way, as a measure of how likely it is."""
    room = room_in(state, seat)
    for lot in way:
        room.subtract(lot.hands)
    rest = Lot([""] * (room.total() + len(state.equipment_deck)), {**room, "": len(state.equipment_deck)})
    return prod(factorial(len(lot.cards)) // prod(map(factorial, lot.hands.values())) for lot in (*way, rest))


def _remember(state: State, seat: str, ways: Iterable[CardLayout]) -> None:
    """These ways are left to a seat. What is the same in all of them it knows."""
    left = _different(_possible(state, seat, ways))
    for player in state.players:
        if left and all(any(player.id in lot.hands for lot in way) for way in left):
            sure = _sure_in_all(left, player.id)
            if sure:
                left = _different(_known_apart(way, player.id, sure) for way in left)
                player.known[seat] = sorted([*player.known.get(seat, []), *sure.elements()])
    if () in left or len(left) > MOST_WAYS:  # all cards may lie anywhere
        left = []
    state.ways = {one: kept for one, kept in state.ways.items() if one != seat}
    if left:
        state.ways[seat] = [list(way) for way in left]


def _different(ways: Iterable[CardLayout]) -> list[CardLayout]:
    """Return each way once, however it came about; its lots stand in a fixed order."""
    found: dict[tuple[object, ...], CardLayout] = {}
    for way in ways:
        lots = [(sorted(lot.cards), sorted(lot.hands.items())) for lot in way if lot.cards]
        lots.sort()
        key = tuple((tuple(cards), tuple(hands)) for cards, hands in lots)
        found.setdefault(key, tuple(Lot(cards, dict(hands)) for cards, hands in lots))
    return list(found.values())


def _sure_in_all(ways: Sequence[CardLayout], hand: str) -> Counter[str]:
    first, *others = (sum((_sure(lot, hand) for lot in way), Counter[str]()) for way in ways)
    for other in others:
        first &= other
    return first


def _known_apart(way: CardLayout, hand: str, cards: Counter[str]) -> CardLayout:
    """The way without cards that are known to be in a hand."""
    lots, missing = [], Counter(cards)
    for lot in way:
        here = _sure(lot, hand) & missing
        missing -= here
        lots.append(_less(lot, hand, here.elements()))
    return tuple(lots)
