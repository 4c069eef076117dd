"""The view of a seat: the map, figures, inventories, own hand, piles, glory, and the fight that is going on.

And what it cannot know: the hands of others, beyond what it was shown, and which cards the equipment deck holds. Event
deck, quest deck and bags hold no secret: what is not in sight must be in them, and they have no order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Protocol

from holmgang.kernel.fastclasses import shallow_copy
from holmgang.kernel.sums import Phrase, Sum, phrase
from holmgang.kernel.view import Card as CardView
from holmgang.kernel.view import Hand, HexField, HexMap, Listing, Panel, Sheet, Sheets, Token, Track, Tracks, View
from holmgang.systems.psychopaths.board.cards import card_notes
from holmgang.systems.psychopaths.board.chart import cells_of, edges_in_words, fields_of, rank
from holmgang.systems.psychopaths.board.lookups import book, hand_size, location_of, madness
from holmgang.systems.psychopaths.board.totals import total
from holmgang.systems.psychopaths.content import Junk, Psychic, Weapon
from holmgang.systems.psychopaths.knowledge import ONLOOKERS, CardLayout, deals, holds, known_cards, ways_left
from holmgang.systems.psychopaths.state import GamePlay, MapCluster, MapField, Player, State

Row = tuple[Phrase | Sum | str, ...]
CARD_WORDS = {
    "mutations": "mutation",
    "weapons": "weapon",
    "junk": "junk",
    "psychic": "psychic",
    "psychic_events": "psychic",
    "happenings": "happening",
    "psychopaths": "psychopath",
}
"""Names of cards by kind of content."""


def view(play: GamePlay, seat: str | None) -> View:
    """All panels of a seat."""
    state = play.state
    panels: list[Panel] = [_map(play, cluster) for cluster in state.clusters]
    panels.extend(_drawn_area(play, area) for area in state.turn.drawn)
    if state.turn.drawn:
        panels.append(_areas(play, "drawn_areas", state.turn.drawn, "PS-6.8"))
    if state.fight is not None:
        panels.append(_fight(play))
    panels.append(_glory(play))
    panels.append(Sheets(id="players", title="players", sheets=tuple(_sheet(play, one) for one in state.players)))
    panels.extend(_hand(play, player, seat) for player in state.players)
    panels.append(_piles(play))
    panels.append(_lying_open(play))
    if state.set_aside:
        panels.append(_areas(play, "set_aside", state.set_aside, "PS-5.9"))
    if state.agreed_quests:
        panels.append(_agreed(play))
    return View(panels=tuple(panels), names=_names(play), headline=_headline(play))


def _headline(play: GamePlay) -> Phrase | None:
    state = play.state
    if not state.turn.active:
        return None
    return phrase("headline", round=state.round, who=state.turn.active, phase=state.turn.phase)


def _names(play: GamePlay) -> dict[str, Phrase | str]:
    """Names of areas and fields, and of things whose pack brings a name of its own."""
    names: dict[str, Phrase | str] = {}
    on_table = [field for cluster in play.state.clusters for field in cluster.fields]
    beside = [field for area in (*play.state.turn.drawn, *play.state.set_aside) for field in _fields(play, area)]
    for field in (*on_table, *beside):
        names[field.id] = field.id.replace("_", " ").upper() if field.id != field.area else field.id.upper()
        names[field.area] = field.area.upper()
    fountain = book(play).fountain
    if play.state.fight is not None:
        rivals = [side.actor for side in play.state.fight.sides if not side.is_player]
        names.update((rival, phrase(f"word-{rival.replace('_', '-')}")) for rival in rivals)
    if fountain in names:
        names[fountain] = phrase("word-fountain-of-life")
    names.update((quest.id, quest.words) for quest in play.state.agreed_quests)
    for name, card in book(play).cards.items():
        if card.name is not None:
            names[name] = card.name["en"]
    return names


# The map.


def _map(play: GamePlay, cluster: MapCluster) -> HexMap:
    return HexMap(id=cluster.id, title=phrase("map-part", cluster=rank(cluster)), fields=_hexes(play, cluster.fields))


def _drawn_area(play: GamePlay, area: str) -> HexMap:
    """A drawn area as printed, which all see before it is placed (PS-6.8)."""
    return HexMap(id=f"drawn_{area}", title=phrase("drawn-area", area=area), fields=_hexes(play, _fields(play, area)))


def _fields(play: GamePlay, area: str) -> tuple[MapField, ...]:
    return fields_of(area, cells_of(play.state, play.content, area))


def _hexes(play: GamePlay, lying: Iterable[MapField]) -> tuple[HexField, ...]:
    letters = book(play).locations
    fields = []
    for field in lying:
        tokens = tuple(_figure(play, player) for player in play.state.players if player.figure == field.id)
        marks = ("visited",) if field.id in play.state.turn.visited else ()
        fields.append(
            HexField(
                id=field.id,
                q=field.q,
                r=field.r,
                look=location_of(play, field.area) or "",
                edges=tuple(letters[letter].id for letter in field.edges),
                tokens=tokens,
                marks=marks,
            )
        )
    return tuple(fields)


def _figure(play: GamePlay, player: Player) -> Token:
    return Token(
        id=player.id,
        name=player.id,
        side=player.id,
        emblem="psychopath" if player.is_holder else "figure",
        gauge=_glory_of(play, player, "glory"),
        acting=player.id == play.state.turn.active,
    )


def _areas(play: GamePlay, name: str, areas: Iterable[str], clause: str) -> Listing:
    """Areas beside the map: drawn ones, and set-aside ones, at which any player may look at any time (PS-5.9)."""
    rows = []
    for area in areas:
        cells = cells_of(play.state, play.content, area)
        edges = phrase("area-edges", edges=edges_in_words(play, _fields(play, area)), printed=" ".join(cells))
        rows.append((area, Sum.of(len(cells), "fields", clause), edges))
    return Listing(id=name, title=name, columns=("area", "fields", "edges"), rows=tuple(rows))


# The fight.


def _fight(play: GamePlay) -> Panel:
    """The running fight with both totals as sums; totals are public (PS-10.9)."""
    fight = play.state.fight
    assert fight is not None
    tracks = tuple(Track(id=side.actor, name=side.actor, value=total(play, side)) for side in fight.sides)
    return Tracks(id="fight", title=phrase("fight-title", kind=fight.kind, number=max(fight.pass_no, 1)), tracks=tracks)


# Players.


def _glory(play: GamePlay) -> Tracks:
    tracks = tuple(_glory_of(play, player, player.id) for player in play.state.players)
    return Tracks(id="glory", title="glory", tracks=tracks)


def _glory_of(play: GamePlay, player: Player, name: str) -> Track:
    """The glory of a player on the way to the target, under the name that tells it from other tracks beside it."""
    glory = Sum.of(player.glory, "glory", "PS-23.1")
    return Track(id=player.id, name=name, value=glory, most=max(play.knobs.glory_target, player.glory))


def _sheet(play: GamePlay, player: Player) -> Sheet:
    """Everything about a player that all may see (PS-1.5, PS-18.5)."""
    rows: list[tuple[Phrase | Sum | str, Phrase | Sum | str]] = [
        ("glory", Sum.of(player.glory, "glory", "PS-1.5")),
        ("madness", madness(play, player)),
        ("ap", Sum.of(player.ap, "ap", "PS-1.6")),
        ("hand_cards", Sum.of(len(player.hand), "hand_cards", "PS-18.5")),
        ("hand_size", hand_size(play, player)),
        ("figure", player.figure),
    ]
    rows += [("weapon", _weapon(play, player, name)) for name in dict.fromkeys(player.inventory.weapons)]
    rows += [("mutation", name) for name in player.inventory.mutations]
    rows += [("held_psychopath", name) for name in player.inventory.held]
    rows += [("quest", name) for name in player.quest_cards]
    notes = [phrase("active-player")] if player.id == play.state.turn.active else []
    for name in player.inventory.held:
        notes += card_notes(play, name)
    return Sheet(
        id=player.id,
        name=player.id,
        side=player.id,
        rows=tuple(rows),
        notes=tuple(notes),
        headline=4,
        seat=player.id,
    )


def _weapon(play: GamePlay, player: Player, name: str) -> Phrase | str:
    tokens = player.inventory.ammo_tokens.get(name)
    copies = player.inventory.weapons.count(name)
    if tokens is not None:
        return phrase("weapon-with-tokens", weapon=name, tokens=tokens)
    return name if copies == 1 else phrase("copies-of", card=name, copies=copies)


# Cards.


def _hand(play: GamePlay, player: Player, seat: str | None) -> Hand:
    """The own hand, or what the seat has been shown of another's; the rest is a number."""
    cards = sorted(known_cards(player, seat or ONLOOKERS)) if player.id != seat else player.hand
    shown = tuple(_card(play, f"{player.id}_{place}_{card}", card) for place, card in enumerate(cards))
    hidden = len(player.hand) - len(shown)
    return Hand(
        id=f"hand_{player.id}",
        title=phrase("hand-of", who=player.id),
        cards=shown,
        hidden=Sum.of(hidden, "hidden_cards", "PS-18.5") if hidden or player.id != seat else None,
    )


def _card(play: GamePlay, name: str, card: str) -> CardView:
    """A card to be drawn: its kind, the number printed on it, and one line of text."""
    entry, notes = book(play).cards[card], tuple(card_notes(play, card))
    worth, note = None, notes[-1]
    if isinstance(entry, (Weapon, Psychic, Junk)) and entry.fight is not None:
        worth = Sum.of(entry.fight.amount, card, "PS-18.29")
        needs, forbids = "", ""
        if isinstance(entry, Psychic):
            needs, forbids = entry.needs or "", entry.forbidden_with or ""
        note = phrase("card-note", scope=entry.fight.scope, needs=needs, forbids=forbids)
    return CardView(id=name, name=card, notes=notes, kind=CARD_WORDS[book(play).kinds[card]], worth=worth, note=note)


def _piles(play: GamePlay) -> Listing:
    """The piles: how many cards each has, and what lies open in it."""
    state = play.state

    def count(pile: list[str]) -> Sum:
        return Sum.of(len(pile), "cards", "PS-18.30")

    events = len(state.event_deck) + len(state.event_bottom)
    rows: list[Row] = [
        ("event_deck", Sum.of(events, "cards", "PS-1.4")),
        ("event_discard", count(state.event_discard)),
        ("equipment_deck", Sum.of(len(state.equipment_deck), "cards", "PS-1.4")),
        ("equipment_discard", count(state.equipment_discard)),
        ("quest_deck", Sum.of(len(state.quest_deck), "cards", "PS-1.4")),
        ("quest_discard", count(state.quest_discard)),
        ("bag1", Sum.of(len(state.bag1), "areas", "PS-5.12")),
        ("bag3", Sum.of(len(state.bag3), "areas", "PS-5.12")),
    ]
    return Listing(id="piles", title="piles", columns=("pile", "cards"), rows=tuple(rows))


def _lying_open(play: GamePlay) -> Listing:
    """The discard piles, and what is known to lie under the event deck."""
    state = play.state
    piles = {
        "event_deck": state.event_bottom,
        "event_discard": state.event_discard,
        "equipment_discard": state.equipment_discard,
        "quest_discard": state.quest_discard,
    }
    rows = tuple(
        (name, card, Sum.of(copies, "cards", "PS-18.30"))
        for name, pile in piles.items()
        for card, copies in sorted(Counter(pile).items())
    )
    return Listing(id="lying_open", title="lying_open", columns=("pile", "card", "cards"), rows=rows)


def _agreed(play: GamePlay) -> Listing:
    rows = tuple((quest.id, quest.issuer, quest.words) for quest in play.state.agreed_quests)
    return Listing(id="agreed_quests", title="agreed_quests", columns=("quest", "quest_issuer", "subject"), rows=rows)


# Redealing and veiling of all that a seat cannot know.


class RedealLuck(Protocol):
    """The source of chance that the kernel hands in for dealing anew; rules themselves have none."""

    def sample(self, population: range, k: int) -> list[int]: ...

    def choices(self, population: Sequence[CardLayout], weights: Sequence[int]) -> list[CardLayout]: ...


def conceal(state: State, seat: str | None, luck: RedealLuck) -> State:
    """Return the state with everything the seat cannot know dealt anew. Shares all that is not hidden.

    It may be asked for in the middle of a turn: all that the seat has answered and seen since lies in the state.
    """
    viewer = seat or ONLOOKERS
    ways = ways_left(state, viewer)
    likely = [deals(state, viewer, way) for way in ways] if len(ways) > 1 else []
    while True:
        told = _dealt(state, viewer, luck.choices(ways, likely)[0] if likely else ways[0], luck)
        if all(holds(told, one) for one in told.vouched):
            return told


def _dealt(state: State, seat: str, way: CardLayout, luck: RedealLuck) -> State:
    """The game as a seat knows it, with the cards of the lots dealt among their hands, and the rest anywhere."""
    known = {player.id: known_cards(player, seat) for player in state.players}
    pool = list(state.equipment_deck)
    for player in state.players:
        pool += _unknown(player, known[player.id])
    pool.sort()  # how the cards truly lie has no say in how they are dealt
    found: dict[str, list[str]] = {}
    for lot in way:
        cards = iter(luck.sample(range(len(lot.cards)), len(lot.cards)))
        for hand, count in lot.hands.items():
            found.setdefault(hand, []).extend([lot.cards[place] for place in islice(cards, count)])
        for card in lot.cards:
            pool.remove(card)
    missing = len(pool) - len(state.equipment_deck)
    dealt = luck.sample(range(len(pool)), missing)
    told, rest = shallow_copy(state), iter([pool[place] for place in dealt])
    told.players = []
    for player in state.players:
        if player.id != seat:
            sure = [*known[player.id], *found.get(player.id, ())]
            player = _with_hand(player, seat, [*sure, *islice(rest, len(player.hand) - len(sure))])
        told.players.append(player)
    for place in sorted(dealt, reverse=True):
        del pool[place]
    told.equipment_deck = pool
    told.ways = {seat: state.ways[seat]} if seat in state.ways else {}
    return told


FACE_DOWN = "face_down"
"""A card of which a seat knows that it is there and no more."""


def veil(state: State, seat: str | None) -> State:
    """Return the state with every card face down that the seat cannot know. Shares all that is not hidden."""
    told, viewer = shallow_copy(state), seat or ONLOOKERS
    told.players = [player if player.id == seat else _veiled(player, viewer) for player in state.players]
    told.equipment_deck = [FACE_DOWN] * len(state.equipment_deck)
    told.ways = {viewer: state.ways[viewer]} if viewer in state.ways else {}
    return told


def _veiled(player: Player, seat: str) -> Player:
    """Return a player as another seat knows them: every card face down that was not seen."""
    if not player.hand and not player.known:
        return player  # nothing is hidden
    known = player.known.get(seat, [])
    return _with_hand(player, seat, [*known, *[FACE_DOWN] * (len(player.hand) - len(known))])


def _unknown(player: Player, known: list[str]) -> list[str]:
    """The cards of a hand that are not known to be there."""
    if not known:
        return player.hand
    rest = list(player.hand)
    for card in known:
        rest.remove(card)
    return rest


def _with_hand(player: Player, seat: str, hand: list[str]) -> Player:
    """Return a player as another seat knows them: with this hand in place of the true one."""
    known = player.known.get(seat, [])
    other = shallow_copy(player)
    other.hand = hand
    # What others have seen of this hand may not be what it now holds; the seat does not know that either.
    other.known = {seat: list(known)} if known else {}
    return other
