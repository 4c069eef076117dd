"""The state of the game between two questions: players, turn, table, map, and the fight that is going on.

A player's id is the seat's. Cards, areas and fields go by their ids; a pile is a list without order, except that cards
under the event deck (``event_bottom``) come last and in turn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as fresh
from functools import cached_property

from holmgang.kernel.play import Play
from holmgang.space.hexes import DIRS, Hex
from holmgang.systems.psychopaths.board.pieces import MapPiece, Shape, piece_of
from holmgang.systems.psychopaths.knobs import Knobs


@dataclass
class Inventory:
    """The open cards of a player. ``psychopath`` is the held one; with a higher limit there are ``further`` ones.

    ``ammo_tokens`` are counted per kind of weapon, ``from_events`` are those mutations that belong to the event deck.
    """

    weapons: list[str] = fresh(default_factory=list)
    mutations: list[str] = fresh(default_factory=list)
    psychopath: str | None = None
    further: list[str] = fresh(default_factory=list)
    ammo_tokens: dict[str, int] = fresh(default_factory=dict)
    from_events: list[str] = fresh(default_factory=list)

    @property
    def held(self) -> tuple[str, ...]:
        """The held psychopaths."""
        return () if self.psychopath is None else (self.psychopath, *self.further)


@dataclass
class Stats:
    psychopaths_killed: int = 0
    fights_won: int = 0


@dataclass
class Player:
    """A player. ``known`` says which cards of the hand another seat has seen and knows to be there still.

    ``glory_at_turn`` is the glory at the start of the own last turn.
    """

    id: str
    figure: str
    ap: int
    base_madness: int
    glory: int
    hand: list[str] = fresh(default_factory=list)
    inventory: Inventory = fresh(default_factory=Inventory)
    quest_cards: list[str] = fresh(default_factory=list)
    temp_madness: int = 0
    stats: Stats = fresh(default_factory=Stats)
    known: dict[str, list[str]] = fresh(default_factory=dict)
    glory_at_turn: int = 0

    @property
    def is_holder(self) -> bool:
        """Tell if a psychopath is in the inventory."""
        return self.inventory.psychopath is not None


@dataclass
class Lot:
    """Cards that a seat has seen and lost from sight: they lie in these hands, so many in each, which where is open."""

    cards: list[str]
    hands: dict[str, int]


@dataclass
class Vouched:
    """The news of an answer to all: one of these cards at least lies in one of these hands."""

    cards: list[str]
    hands: list[str]


@dataclass
class EndEffect:
    """Something a card does at the end of the turn; the side is fixed when the card is turned."""

    card: str
    side: str = ""


@dataclass(frozen=True)
class OpenPlayer:
    """The facts about a player on which the free actions of another depend."""

    figure: str
    hand_size: int
    weapons: tuple[str, ...]
    held: tuple[str, ...]


@dataclass(frozen=True)
class FreeActionFacts:
    """All that free actions depend on beside the own hand. Every player sees it, so it tells nothing of that hand."""

    ap: int
    mutations: tuple[str, ...]
    discarded: int
    players: tuple[OpenPlayer, ...]


@dataclass
class Turn:
    """The memory of one player's turn. ``phase`` is where the turn stands, for all to see.

    ``drawn`` are the areas that are drawn and not placed yet; they lie open on the table. ``declined`` are the facts on
    which the player last went on without a free action.
    """

    active: str = ""
    phase: str = "setup"
    visited: list[str] = fresh(default_factory=list)
    fields_walked: int = 0
    explored: list[str] = fresh(default_factory=list)
    drawn: list[str] = fresh(default_factory=list)
    fought: list[str] = fresh(default_factory=list)
    attacked: list[str] = fresh(default_factory=list)
    once_used: dict[str, dict[str, int]] = fresh(default_factory=dict)
    played: list[str] = fresh(default_factory=list)
    end_effects: list[EndEffect] = fresh(default_factory=list)
    declined: FreeActionFacts | None = None


@dataclass(frozen=True)
class MapField:
    """A hexagon where it lies in its cluster; ``edges`` are the letters of its six edges as it is turned."""

    id: str
    area: str
    q: int
    r: int
    edges: str


@dataclass(frozen=True)
class MapCluster:
    """Areas joined together, in coordinates of their own. A cluster that grows is another one, of the same id.

    So what follows from how its fields lie is worked out once and stays true.
    """

    id: str
    fields: tuple[MapField, ...]

    @cached_property
    def places(self) -> Mapping[Hex, MapField]:
        """The fields by where they lie."""
        return {(field.q, field.r): field for field in self.fields}

    @cached_property
    def named(self) -> Mapping[str, MapField]:
        """The fields by their names."""
        return {field.id: field for field in self.fields}

    @cached_property
    def crossings(self) -> Mapping[str, Mapping[str, str]]:
        """For each field its neighbours, in edge order, each with the letter of the edge between (PS-5.6)."""
        return Crossings(self.named, self.places)

    @cached_property
    def piece(self) -> MapPiece:
        """The piece as the matching rule sees it."""
        return piece_of(shape_of(self.fields))


class Crossings(dict[str, Mapping[str, str]]):
    """The neighbours of fields, found at the first reading: most fields are not walked before the map grows."""

    def __init__(self, named: Mapping[str, MapField], places: Mapping[Hex, MapField]) -> None:
        self._named, self._places = named, places

    def __missing__(self, name: str) -> Mapping[str, str]:
        field, places = self._named[name], self._places
        found = self[name] = {
            places[there].id: letter
            for letter, (dq, dr) in zip(field.edges, DIRS, strict=True)
            if (there := (field.q + dq, field.r + dr)) in places
        }
        return found


def shape_of(fields: Sequence[MapField]) -> Shape:
    """The places and looks of fields, without their names."""
    return tuple([((field.q, field.r), field.edges, field.area) for field in fields])


@dataclass
class Mod:
    """A number that a card or ability gave to a side. ``to`` is the actor it went to, ``by`` who gave it.

    ``repeated``: a weapon's bonus that Ammunition has given once more.
    """

    value: int
    card: str
    by: str
    to: str
    clause: str
    label: str = "card_of"
    cancelled_by: str = ""
    repeated: bool = False


@dataclass
class Side:
    """One of the two in a fight: a player, a psychopath or a rival.

    ``roller`` is the seat that rolls for it, ``rolled_by`` the clause that says so.
    """

    actor: str
    roller: str
    is_player: bool
    rolled_by: str
    die: int = 0
    mods: list[Mod] = fresh(default_factory=list)


@dataclass(frozen=True)
class Declined:
    """A player has declined to use a card, at these totals."""

    who: str
    totals: tuple[int, int]


@dataclass
class FightState:
    """A fight that is going on. ``sides`` are attacker (or the fighting player) and defender (or psychopath).

    ``declined`` is there if the player who was asked last used no card.
    """

    kind: str
    field: str
    sides: list[Side]
    pass_no: int = 0
    order: list[int] = fresh(default_factory=list)
    used_this_pass: dict[str, int] = fresh(default_factory=dict)
    used_cards: dict[str, int] = fresh(default_factory=dict)
    used_weapons: dict[str, list[str]] = fresh(default_factory=dict)
    laid: dict[str, list[str]] = fresh(default_factory=dict)
    abilities_done: list[str] = fresh(default_factory=list)
    holder_psychopaths: list[str] = fresh(default_factory=list)
    opened_by_poll: bool = False
    silent: bool = False
    declined: Declined | None = None
    extra_loss: int = 0

    @property
    def actors(self) -> tuple[str, str]:
        """The two fighters, by id."""
        first, second = self.sides
        return first.actor, second.actor


@dataclass
class AgreedQuest:
    """A quest that players have agreed on, in writing."""

    id: str
    issuer: str
    words: str
    signed: list[str]


@dataclass
class ExtraArea:
    """An area that only this scenario has: its name, and the edges of its fields."""

    name: str
    cells: list[str]


@dataclass
class State:
    """The whole game. ``ways`` are those in which cards may lie that a seat has lost from sight (``knowledge.py``)."""

    players: list[Player]
    turn: Turn
    round: int
    clusters: list[MapCluster]
    bag1: list[str]
    bag3: list[str]
    set_aside: list[str]
    event_deck: list[str]
    event_bottom: list[str]
    event_discard: list[str]
    equipment_deck: list[str]
    equipment_discard: list[str]
    quest_deck: list[str]
    quest_discard: list[str]
    agreed_quests: list[AgreedQuest] = fresh(default_factory=list)
    fight: FightState | None = None
    absent: list[str] = fresh(default_factory=list)
    next_player: str = ""
    quests_posted: int = 0
    clusters_made: int = 0
    finished: str = ""
    winners: list[str] = fresh(default_factory=list)
    open_table: bool = False
    extra_areas: list[ExtraArea] = fresh(default_factory=list)
    ways: dict[str, list[list[Lot]]] = fresh(default_factory=dict)
    vouched: list[Vouched] = fresh(default_factory=list)

    def extra_area(self, name: str) -> list[str] | None:
        """The fields of an area of this scenario's own."""
        for area in self.extra_areas:
            if area.name == name:
                return area.cells
        return None

    def player(self, name: str) -> Player:
        """The present player of that id."""
        for player in self.players:
            if player.id == name:
                return player
        raise KeyError(name)

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.player(self.turn.active)

    def around(self, name: str) -> list[Player]:
        """All present players in seat order, starting after the named one, who comes last."""
        players = self.players
        for place, player in enumerate(players, 1):
            if player.id == name:
                return players[place:] + players[:place]
        raise KeyError(name)

    def others(self, name: str) -> list[Player]:
        """All other present players in seat order, starting after the named one."""
        return self.around(name)[:-1]


GamePlay = Play[State, Knobs]
"""The play of this system."""
