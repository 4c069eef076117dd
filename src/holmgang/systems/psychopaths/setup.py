"""The start of a game: the fields of a scenario, and the state made of them.

Without a map and a turn the game begins by the book (PS-2). A scenario may also begin in the middle of a turn: it then
gives the map, the figures and the phase.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, Literal

from pydantic import Field as Limit

from holmgang.kernel.content import Entry, Id, Natural, Pack, Ref, Scenario, repeated, stands_twice, unknown_name
from holmgang.kernel.errors import ContentError, Problem
from holmgang.kernel.messages import A_SEAT, Translatable
from holmgang.space.hexes import FARTHEST, Placement, neighbour, opposite
from holmgang.systems.psychopaths.board import chart
from holmgang.systems.psychopaths.content import Edges, Weapon, catalogue, misfit, number
from holmgang.systems.psychopaths.knobs import Knobs
from holmgang.systems.psychopaths.state import (
    AgreedQuest,
    EndEffect,
    ExtraArea,
    Inventory,
    MapField,
    Player,
    State,
    Stats,
    Turn,
)

Phase = Literal["upkeep", "action_points", "exploration", "event", "movement", "fight", "before_turn_end", "turn_end"]
WeaponCard = Annotated[str, Ref("weapons")]
MutationCard = Annotated[str, Ref("mutations")]
PsychopathCard = Annotated[str, Ref("psychopaths")]
EquipmentCard = Annotated[str, Ref("mutations", "weapons", "junk", "psychic")]
EventCard = Annotated[str, Ref("mutations", "psychic_events", "happenings", "psychopaths")]
QuestCard = Annotated[str, Ref("quests")]


class InventorySetup(Entry):
    weapons: list[WeaponCard] = []
    mutations: list[MutationCard] = []
    psychopath: PsychopathCard | None = None
    further: list[PsychopathCard] = []
    ammo_tokens: dict[WeaponCard, Natural] = {}
    from_events: list[MutationCard] = []


class StatsSetup(Entry):
    psychopaths_killed: Natural = 0
    fights_won: Natural = 0


class PlayerSetup(Entry):
    """A player at the start; what is left out is as the knobs say. Without a figure the player draws an area."""

    figure: str = ""
    ap: Natural = 0
    base_madness: int | None = None
    glory: int | None = None
    hand: list[EquipmentCard] = []
    inventory: InventorySetup = InventorySetup()
    quest_cards: list[QuestCard] = []
    temp_madness: int = 0
    stats: StatsSetup = StatsSetup()
    known: dict[str, list[EquipmentCard]] = {}
    glory_at_turn: int | None = None


Coordinate = Annotated[int, Limit(ge=-FARTHEST, le=FARTHEST)]


class AreaSetup(Entry):
    """An area on the map: turned by ``k`` steps, its first field at ``at``."""

    area: str
    at: tuple[Coordinate, Coordinate] = (0, 0)
    k: Annotated[int, Limit(ge=0, le=5)] = 0


class EndEffectSetup(Entry):
    card: Annotated[str, Ref("psychic_events", "happenings")]
    side: Literal["", "good", "bad"] = ""


class TurnSetup(Entry):
    """A turn that is going on when the scenario begins."""

    active: str
    phase: Phase = "upkeep"
    visited: list[str] | None = None
    fields_walked: Natural = 0
    explored: list[Literal["draw", "join"]] = []
    fought: list[PsychopathCard] = []
    attacked: list[str] = []
    once_used: dict[str, dict[MutationCard, Natural]] = {}
    played: list[EquipmentCard] = []
    end_effects: list[EndEffectSetup] = []


class AgreedQuestSetup(Entry):
    id: Id
    issuer: str
    words: str
    signed: list[str] = []


class Setup(Entry):
    """``areas`` are further areas of this scenario; decks and bags not given hold all that is not elsewhere.

    ``open_table``: between turns players may come, go and agree on quests. ``absent`` seats have not joined yet.
    """

    players: dict[Id, PlayerSetup] = {}
    absent: list[str] = []
    open_table: bool = False
    areas: dict[Id, list[Edges]] = {}
    map: list[Annotated[list[AreaSetup], Limit(min_length=1)]] = []
    turn: TurnSetup | None = None
    round: Annotated[int, Limit(ge=1)] = 1
    set_aside: list[str] = []
    bag1: list[str] | None = None
    bag3: list[str] | None = None
    event_deck: list[EventCard] | None = None
    event_bottom: list[EventCard] = []
    event_discard: list[EventCard] = []
    equipment_deck: list[EquipmentCard] | None = None
    equipment_discard: list[EquipmentCard] = []
    quest_deck: list[QuestCard] | None = None
    quest_discard: list[QuestCard] = []
    agreed_quests: list[AgreedQuestSetup] = []


def objections(scenario: Scenario, pack: Pack) -> Iterator[Problem]:
    """A given map must have the Fountain: killed players return there (PS-2.1, PS-15.7)."""
    fountain, clusters = catalogue(pack).fountain, scenario.setup.map
    if clusters and all(given.area != fountain for cluster in clusters for given in cluster):
        text = f"the Fountain of Life is missing: {fountain} (PS-2.1)"
        yield _wrong("setup.map", Translatable(text, "no-fountain", area=fountain))


def make_state(scenario: Scenario, pack: Pack) -> State:
    """The state before the first step."""
    setup: Setup = scenario.setup
    seats = [name for name, seat in scenario.seats.items() if seat.role == "player"]
    _check_number(setup, seats, scenario.knobs)
    if mistakes := [*_wrong_names(setup, seats), *_wrong_areas(setup, pack), *_wrong_players(setup, seats)]:
        raise ContentError(mistakes)
    players = [
        _player(name, setup.players.get(name, PlayerSetup()), scenario, pack)
        for name in seats
        if name not in setup.absent
    ]
    knobs: Knobs = scenario.knobs
    state = State(
        players=players,
        turn=_turn(setup, players, scenario),
        round=setup.round,
        clusters=[],
        bag1=[],
        bag3=[],
        set_aside=list(setup.set_aside),
        event_deck=[],
        event_bottom=list(setup.event_bottom),
        event_discard=list(setup.event_discard),
        equipment_deck=[],
        equipment_discard=list(setup.equipment_discard),
        quest_deck=[],
        quest_discard=list(setup.quest_discard),
        agreed_quests=[AgreedQuest(q.id, q.issuer, q.words, list(q.signed)) for q in setup.agreed_quests],
        quests_posted=len(setup.agreed_quests),
        absent=list(setup.absent),
        open_table=setup.open_table or knobs.open_table,
        extra_areas=[ExtraArea(name, list(cells)) for name, cells in setup.areas.items()],
    )
    _lay_map(state, setup, pack)
    _fill_piles(state, setup, pack)
    _check_start(state)
    return state


# Mistakes of a scenario that its model cannot find.


def _check_number(setup: Setup, seats: list[str], knobs: Knobs) -> None:
    least, most = knobs.min_players, knobs.max_players
    present = [name for name in seats if name not in setup.absent]
    if not present or not least <= len(present) <= most:
        text = f"{len(present)} players, from {least} to {most} may play (PS-2.9)"
        told = Translatable(text, "number-of-players", count=len(present), least=least, most=most)
        raise ContentError([_wrong("seats", told)])


def _wrong(path: str, message: str) -> Problem:
    """Return the problem at a place of a scenario."""
    return Problem("scenario", 0, path, message)


def _wrong_names(setup: Setup, seats: list[str]) -> Iterator[Problem]:
    """Seats that are not there or stand twice, and quests of the same id."""
    present = [name for name in seats if name not in setup.absent]
    turn = setup.turn
    signed = [(f"agreed_quests.{n}.signed", quest.signed) for n, quest in enumerate(setup.agreed_quests)]
    here: list[tuple[str, Iterable[str]]] = [
        *((f"players.{name}.known", player.known) for name, player in setup.players.items()),
        *([("turn.active", [turn.active])] if turn else ()),
    ]
    anywhere: list[tuple[str, Iterable[str]]] = [
        ("players", setup.players),
        ("absent", setup.absent),
        *([("turn.attacked", turn.attacked), ("turn.once_used", turn.once_used)] if turn else ()),
        *((f"agreed_quests.{n}.issuer", [quest.issuer]) for n, quest in enumerate(setup.agreed_quests)),
        *signed,
    ]
    for known, places in ((present, here), (seats, anywhere)):
        for place, names in places:
            for name in names:
                if name not in known:
                    yield _wrong(f"setup.{place}", unknown_name(A_SEAT, name, known))
    for place, names in (("absent", setup.absent), *signed):
        for name in repeated(names):
            yield _wrong(f"setup.{place}", stands_twice(name))
    if repeated(quest.id for quest in setup.agreed_quests):
        yield _wrong("setup.agreed_quests", Translatable("two agreed quests have the same id", "same-quest-twice"))


def _wrong_areas(setup: Setup, pack: Pack) -> Iterator[Problem]:
    """Areas that the content lacks, that lie in two places, or that are too large for their bag."""
    for name, cells in setup.areas.items():
        if why := misfit(cells):
            yield _wrong(f"setup.areas.{name}", why)
    known = {name: area.cells for name, area in pack.kind("areas").items()} | setup.areas
    on_map = [
        (f"map.{n}.{place}.area", given.area)
        for n, cluster in enumerate(setup.map)
        for place, given in enumerate(cluster)
    ]
    if not on_map:
        on_map = [("map", catalogue(pack).fountain)]  # it is laid first
    bags = {"bag1": (1, setup.bag1 or []), "bag3": (3, setup.bag3 or [])}
    in_bags = [(bag, area) for bag, (_, areas) in bags.items() for area in areas]
    lying = [*on_map, *(("set_aside", area) for area in setup.set_aside), *in_bags]
    twice = repeated(area for _, area in lying)
    for place, area in lying:
        if area not in known:
            yield _wrong(f"setup.{place}", unknown_name(Translatable("area", "area"), area, known))
        elif area in twice:
            yield _wrong(f"setup.{place}", Translatable(f"the area {area} lies in two places", "area-twice", area=area))
        elif place in bags and len(known[area]) != (size := bags[place][0]):
            text = f"the area {area} has not {size} fields, as those of this bag have (PS-5.12)"
            yield _wrong(f"setup.{place}", Translatable(text, "wrong-bag", area=area, size=size))


def _wrong_players(setup: Setup, seats: list[str]) -> Iterator[Problem]:
    """Players who are nowhere, and cards that are not where others say they are."""
    for name in seats:
        player, path = setup.players.get(name, PlayerSetup()), f"setup.players.{name}"
        if setup.turn and not player.figure and name not in setup.absent:
            text = "is missing: a game that begins within a turn has every figure on the map"
            yield _wrong(f"{path}.figure", Translatable(text, "no-figure"))
        if player.inventory.further and player.inventory.psychopath is None:
            text = "further psychopaths follow a first one; give `psychopath:` too"
            yield _wrong(f"{path}.inventory.further", Translatable(text, "further-than-none"))
        known = [(f"known.{seat}", cards, player.hand) for seat, cards in player.known.items()]
        from_events = ("inventory.from_events", player.inventory.from_events, player.inventory.mutations)
        for place, cards, there in (*known, from_events):
            if more := list((Counter(cards) - Counter(there)).elements()):
                what = Translatable("card that lies there", "card-there")
                yield _wrong(f"{path}.{place}", unknown_name(what, more[0], there))


def _check_start(state: State) -> None:
    """The bag must hold an area for each player who has none yet (PS-2.2)."""
    without = sum(1 for player in state.players if not player.figure)
    if len(state.bag1) < without:
        text = f"{len(state.bag1)} one-field areas, but {without} players have to draw one (PS-2.2)"
        raise ContentError(
            [_wrong("setup.bag1", Translatable(text, "bag-too-small", areas=len(state.bag1), count=without))]
        )


# The parts of the state.


def _player(name: str, given: PlayerSetup, scenario: Scenario, pack: Pack) -> Player:
    knobs: Knobs = scenario.knobs
    has = given.inventory
    tokens = {
        weapon: number(card.tokens, knobs) * has.weapons.count(weapon)
        for weapon in has.weapons
        if isinstance(card := pack.get("weapons", weapon), Weapon) and card.tokens is not None
    }
    in_events_only = [card for card in has.mutations if not pack.get("mutations", card).copies.equipment]
    inventory = Inventory(
        list(has.weapons),
        list(has.mutations),
        has.psychopath,
        list(has.further),
        {**tokens, **has.ammo_tokens},
        list(has.from_events) or in_events_only,
    )
    glory = knobs.glory_start if given.glory is None else given.glory
    return Player(
        id=name,
        figure=given.figure,
        ap=given.ap,
        base_madness=knobs.madness_start if given.base_madness is None else given.base_madness,
        glory=glory,
        hand=list(given.hand),
        inventory=inventory,
        quest_cards=list(given.quest_cards),
        temp_madness=given.temp_madness,
        stats=Stats(given.stats.psychopaths_killed, given.stats.fights_won),
        known={seat: list(cards) for seat, cards in given.known.items()},
        glory_at_turn=glory if given.glory_at_turn is None else given.glory_at_turn,
    )


def _turn(setup: Setup, players: list[Player], scenario: Scenario) -> Turn:
    given = setup.turn
    if given is None:
        return Turn()
    figure = next(player.figure for player in players if player.id == given.active)
    knobs: Knobs = scenario.knobs
    began_on = [figure] if knobs.start_field_visited else []
    return Turn(
        active=given.active,
        phase=given.phase,
        visited=began_on if given.visited is None else list(given.visited),
        fields_walked=given.fields_walked,
        explored=list(given.explored),
        fought=list(given.fought),
        attacked=list(given.attacked),
        once_used={seat: dict(used) for seat, used in given.once_used.items()},
        played=list(given.played),
        end_effects=[EndEffect(effect.card, effect.side) for effect in given.end_effects],
    )


def _lay_map(state: State, setup: Setup, pack: Pack) -> None:
    for place, cluster in enumerate(setup.map):
        fields: list[MapField] = []
        for given in cluster:
            cells = chart.cells_of(state, pack, given.area)
            fields += chart.fields_of(given.area, cells, Placement(given.k, given.at))
        _check_cluster(fields, f"setup.map.{place}")
        chart.new_cluster(state, fields)
    known = {field.id for cluster in state.clusters for field in cluster.fields}
    stands = [(f"players.{player.id}.figure", player.figure) for player in state.players if player.figure]
    visited = [("turn.visited", field) for field in state.turn.visited]
    for path, field in (*stands, *visited):
        if field not in known:
            off = Translatable(f"{field} is not on the map", "off-the-map", field=field)
            raise ContentError([_wrong(f"setup.{path}", off)])


def _check_cluster(fields: list[MapField], path: str) -> None:
    """A map that a scenario gives must hold together by the rules: no overlap, equal edges, all in one piece."""
    places = {(field.q, field.r): field for field in fields}
    if len(places) < len(fields):
        areas = ", ".join(dict.fromkeys(field.area for field in fields))
        told = Translatable(f"the areas {areas} overlap (PS-5.4)", "areas-overlap", areas=areas)
        raise ContentError([_wrong(path, told)])
    reached = [fields[0]]
    for field in reached:
        for edge in range(6):
            other = places.get(neighbour((field.q, field.r), edge))
            if other is None:
                continue
            if field.edges[edge] != other.edges[opposite(edge)]:
                text = f"{field.id} and {other.id} do not fit: {field.edges} against {other.edges} (PS-5.2)"
                both = {"one": field.id, "other": other.id, "edges": field.edges, "others": other.edges}
                raise ContentError([_wrong(path, Translatable(text, "areas-do-not-fit", **both))])
            if other not in reached:
                reached.append(other)
    if len(reached) < len(fields):
        text = f"{fields[0].id} is not joined to all areas of its cluster (PS-5.5)"
        raise ContentError([_wrong(path, Translatable(text, "area-not-joined", field=fields[0].id))])


def _fill_piles(state: State, setup: Setup, pack: Pack) -> None:
    """Piles that are not given hold every card and area that lies nowhere else."""
    book = catalogue(pack)
    on_map = chart.discovered(state)
    out = [*on_map, *state.set_aside]
    state.bag1 = _rest(book.bag1, out) if setup.bag1 is None else list(setup.bag1)
    state.bag3 = _rest(book.bag3, out) if setup.bag3 is None else list(setup.bag3)
    from_events = [card for one in state.players for card in (*one.inventory.from_events, *one.inventory.held)]
    events_out = [*state.event_discard, *state.event_bottom, *from_events]
    state.event_deck = _rest(book.event_deck, events_out) if setup.event_deck is None else list(setup.event_deck)
    equipment_out = [
        *state.equipment_discard,
        *(card for one in state.players for card in (*one.hand, *one.inventory.weapons)),
        *(card for one in state.players for card in _rest(one.inventory.mutations, one.inventory.from_events)),
    ]
    full = book.equipment_deck
    state.equipment_deck = _rest(full, equipment_out) if setup.equipment_deck is None else list(setup.equipment_deck)
    quests_out = [*state.quest_discard, *(card for one in state.players for card in one.quest_cards)]
    state.quest_deck = _rest(book.quest_deck, quests_out) if setup.quest_deck is None else list(setup.quest_deck)


def _rest(pile: Iterable[str], taken: Iterable[str]) -> list[str]:
    left = list(pile)
    for name in taken:
        if name in left:
            left.remove(name)
    return left


def known_setup(setup: Mapping[str, Any], seat: str | None) -> dict[str, Any]:
    """Return a set-up, as data, without the equipment cards that the seat cannot know.

    Hands of other players and what further seats have seen of any hand go out; so does the equipment deck, because what
    is missing from it lies in the hands.
    """
    known = {part: data for part, data in setup.items() if part != "equipment_deck"}
    known["players"] = {
        name: {part: data for part, data in player.items() if part != "known" and (part != "hand" or name == seat)}
        for name, player in setup.get("players", {}).items()
    }
    return known
