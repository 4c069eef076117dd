"""Phase 2, exploration: drawing and attaching new areas, or joining areas that are there (PS-5, PS-6)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Any

from holmgang.kernel.play import Flow, draw
from holmgang.kernel.questions import Barred, Choose, Declare, Menu, Option, Question
from holmgang.kernel.sums import Phrase, Sum, phrase
from holmgang.space.hexes import Placement
from holmgang.systems.psychopaths.board import chart
from holmgang.systems.psychopaths.board.lookups import (
    Price,
    bare,
    book,
    price_of_joining,
    price_of_offer,
    price_of_wasting,
)
from holmgang.systems.psychopaths.board.pieces import read_way, way_id
from holmgang.systems.psychopaths.content import RedrawArea
from holmgang.systems.psychopaths.events import (
    AreaDrawn,
    AreaPlaced,
    AreaSetAside,
    AreasJoined,
    Explores,
    SparkUsed,
    Wasted,
)
from holmgang.systems.psychopaths.flow.cards import pay, tell_skipped
from holmgang.systems.psychopaths.flow.dice import note_used, unused
from holmgang.systems.psychopaths.flow.effects import ask_with_free_actions, free_window
from holmgang.systems.psychopaths.flow.quests import QuestDeed, check_quests
from holmgang.systems.psychopaths.knobs import Offer
from holmgang.systems.psychopaths.state import GamePlay, MapCluster, Player

SKIP, JOIN, WASTE = "skip", "join", "waste"


def exploration(play: GamePlay, player: Player) -> Flow[None]:
    """The player chooses one way of exploring, or none; a holder cannot explore (PS-6.1, PS-6.2)."""
    while True:
        if player.is_holder:
            if not (yield from free_window(play, player, "PS-6.1")):
                tell_skipped(play, player, "exploration", "holder", "PS-6.1")
                return
            continue
        answer = yield from ask_with_free_actions(
            play,
            player,
            "explore",
            partial(explore_options, play, player),
            ("PS-6.2",),
            barred=lambda: _barred(play, player),
            default=SKIP,
        )
        if answer is None:
            continue
        way = answer["explore"]
        if way == SKIP:
            if not player.ap:
                tell_skipped(play, player, "exploration", "no_ap", "PS-6.16")
            return
        yield from _carry_out(play, player, way)
        if not explore_ways(play):
            return


def explore_ways(play: GamePlay) -> tuple[str, ...]:
    """The ways still open this turn: once, and never both, unless the house plays otherwise (PS-6.3, PS-6.4)."""
    done, knobs = play.state.turn.explored, play.knobs
    return tuple(
        [
            way
            for way, other in (("draw", JOIN), (JOIN, "draw"))
            if done.count(way) < knobs.explorations_per_turn and (knobs.allow_both_explorations or other not in done)
        ]
    )


def explore_options(play: GamePlay, player: Player) -> list[Option]:
    """Skipping, every affordable offer the bags can fill, and joining if anything can be joined."""
    options = [_SKIP]
    ways = explore_ways(play)
    if "draw" in ways:
        options += [
            _offer_option(offer)
            for offer in play.knobs.offers
            if price_of_offer(offer).within_reach(player) and _bags_hold(play, offer)
        ]
    if JOIN in ways and price_of_joining(play.knobs).within_reach(player):
        if chart.can_join(play.state, play.content):
            options.append(_join_option(price_of_joining(play.knobs)))
        if play.knobs.allow_wasted_exploration:
            price = price_of_wasting(play.knobs)
            options.append(Option(WASTE, price=price.shown, coin="ap", clauses=(price.clause,)))
    return options


# The same few are offered turn after turn.

_SKIP = Option(SKIP, clauses=("PS-6.2",))


@lru_cache(maxsize=64)
def _offer_option(offer: Offer) -> Option:
    price = price_of_offer(offer).shown
    return Option(offer.id, _offer_label(offer), price=price, coin="ap", clauses=("PS-6.5", "PS-6.6"))


@lru_cache(maxsize=64)
def _join_option(price: Price) -> Option:
    return Option(JOIN, price=price.shown, coin="ap", clauses=("PS-6.11", "PS-6.13"))


def _offer_label(offer: Offer) -> Phrase:
    return phrase("explore-offer", ones=offer.ones, threes=offer.threes)


def _bags_hold(play: GamePlay, offer: Offer) -> bool:
    return offer.ones <= len(play.state.bag1) and offer.threes <= len(play.state.bag3)


def _barred(play: GamePlay, player: Player) -> Iterator[Barred]:
    ways = explore_ways(play)
    for offer in play.knobs.offers:
        if "draw" not in ways:
            yield Barred(offer.id, "PS-6.4" if "draw" in play.state.turn.explored else "PS-6.3")
        elif not price_of_offer(offer).within_reach(player):
            yield Barred(offer.id, "PS-6.5" if player.ap else "PS-6.16")
        elif not _bags_hold(play, offer):
            yield Barred(offer.id, "PS-5.13")
    if JOIN not in ways:
        yield Barred(JOIN, "PS-6.4" if JOIN in play.state.turn.explored else "PS-6.3")
    elif not price_of_joining(play.knobs).within_reach(player):
        yield Barred(JOIN, "PS-6.11" if player.ap else "PS-6.16")
    elif not chart.can_join(play.state, play.content):
        yield Barred(JOIN, "PS-6.13")
    if not play.knobs.allow_wasted_exploration:
        yield Barred(WASTE, "PS-6.14")


def _carry_out(play: GamePlay, player: Player, way: str) -> Flow[None]:
    if way == WASTE:
        play.state.turn.explored.append("draw")
        pay(play, player, price_of_wasting(play.knobs), WASTE)
        play.tell(Wasted, who=player.id, clauses=("PS-6.14",))
    elif way == JOIN:
        play.state.turn.explored.append(JOIN)
        _tell_explores(play, player, JOIN, phrase("option-explore-join"), "PS-6.3", "PS-6.4")
        pay(play, player, price_of_joining(play.knobs), JOIN)
        yield from join_areas(play, player)
    else:
        offer = next(offer for offer in play.knobs.offers if offer.id == way)
        play.state.turn.explored.append("draw")
        _tell_explores(play, player, way, _offer_label(offer), "PS-6.3", "PS-6.4", "PS-6.7")
        pay(play, player, price_of_offer(offer), "explore")
        yield from draw_and_attach(play, player, offer)


def _tell_explores(play: GamePlay, player: Player, way: str, how: Phrase, *clauses: str) -> None:
    play.tell(Explores, who=player.id, way=way, how=how, clauses=clauses)


# Way (a): new areas.


def draw_and_attach(play: GamePlay, player: Player, offer: Offer) -> Flow[None]:
    """Draw all bought areas, then join them (PS-6.7)."""
    drawn = play.state.turn.drawn
    for _ in range(offer.ones):
        drawn.append((yield from draw_area(play, player, play.state.bag1)))
    for _ in range(offer.threes):
        drawn.append((yield from draw_area(play, player, play.state.bag3)))
    for place in range(offer.ones):
        yield from _spark(play, player, place)
    yield from _attach(play, player)


def draw_area(play: GamePlay, player: Player, bag: list[str], clause: str = "PS-5.12") -> Flow[str]:
    """A random area out of a bag, for all to see."""
    area: str = yield from draw(player.id, "draw_area", bag, str, seen_by=play.seats)
    play.tell(AreaDrawn, who=player.id, area=area, clauses=(clause,))
    return area


def _spark(play: GamePlay, player: Player, place: int) -> Flow[None]:
    """Once per turn: set a drawn one-field area aside and draw another, while there is one (PS-6.15, PS-6.17)."""
    drawn = play.state.turn.drawn
    while play.state.bag1:
        area = drawn[place]
        cards = unused(play, player, book(play).passives[RedrawArea].keys())
        if not cards:
            return
        answer = yield from ask_with_free_actions(
            play,
            player,
            "spark",
            lambda: [bare("keep"), bare("redraw")],
            ("PS-6.15", "PS-18.16", "PS-6.17"),
            about=area,
            args={"area": area},
            default="keep",
        )
        if answer is None:
            continue
        if answer["spark"] == "keep":
            return
        note_used(play, player, cards[0])
        play.tell(SparkUsed, who=player.id, area=area, card=cards[0], clauses=("PS-6.15", "PS-18.16"))
        _set_aside(play, player, area, "PS-6.17")
        drawn.insert(place, (yield from draw_area(play, player, play.state.bag1)))


def _attach(play: GamePlay, player: Player) -> Flow[None]:
    """Every drawn area that fits anywhere is placed, in any order; the rest is set aside (PS-6.8, PS-6.9)."""
    state, drawn = play.state, play.state.turn.drawn
    while drawn:
        fitting = [area for area in drawn if chart.can_place(state, play.content, area)]
        if not fitting:
            for area in list(drawn):
                _set_aside(play, player, area, "PS-6.9")
            return
        answer = yield from ask_with_free_actions(
            play,
            player,
            "place_area",
            lambda areas=fitting: [_area_option(play, player, area) for area in areas],  # type: ignore[misc]
            ("PS-6.8", "PS-6.9", "PS-6.10", "PS-5.5", "PS-5.7"),
            barred=lambda areas=fitting: [Barred(area, "PS-5.3") for area in drawn if area not in areas],  # type: ignore[misc]
        )
        if answer is None:
            continue
        area, cluster, placement = answer["place_area"], *_target(answer["at"])
        base = chart.cluster_by_id(state, cluster)
        _tell_placed(play, player, area, base, placement)
        chart.place_area(state, play.content, area, base, placement)
        drawn.remove(area)
        check_quests(play, [QuestDeed(player.id, "places_area", len(chart.cells_of(state, play.content, area)))])


def _tell_placed(play: GamePlay, player: Player, area: str, base: MapCluster, placement: Placement) -> None:
    play.tell(
        lambda: AreaPlaced(
            who=player.id,
            area=area,
            cluster=base.id,
            turn=Sum.of(placement.k, "turned_by", "PS-5.4"),
            at=f"{placement.shift[0]},{placement.shift[1]}",
            where=chart.where(play, base, chart.tile_of(play, area, placement)),
            clauses=("PS-6.8", "PS-5.2", "PS-5.4"),
        )
    )


def _target(name: str) -> tuple[str, Any]:
    cluster, _, way = name.partition("/")
    return cluster, read_way(way)


def _area_option(play: GamePlay, player: Player, area: str) -> Option:
    def places() -> list[Question]:
        found = chart.area_ways(play.state, play.content, area)
        ways = {f"{cluster.id}/{way_id(way)}": (cluster, way) for cluster, way in found}
        cells = chart.cells_of(play.state, play.content, area)

        def made(name: str) -> Option:
            cluster, placement = ways[name]
            tile = chart.fields_of(area, cells, placement)
            label = chart.area_label(play, cluster, tile, placement.k)
            ghost = partial(chart.ghost, play, cluster, tile, placement.k, area)
            return Option(name, label=label, ghost=ghost, clauses=("PS-5.2", "PS-5.4"))

        return [Choose(player.id, "at", Menu(ways, made), clauses=("PS-5.3",))]

    return Option(area, details=places, piece=f"drawn_{area}")


def _set_aside(play: GamePlay, player: Player, area: str, clause: str) -> None:
    play.state.turn.drawn.remove(area)
    play.state.set_aside.append(area)
    play.tell(AreaSetAside, who=player.id, area=area, clauses=(clause, "PS-5.8", "PS-5.9"))


# Way (b): joining.


def join_areas(play: GamePlay, player: Player) -> Flow[None]:
    """Two discovered areas of different clusters, or a discovered and a set-aside one (PS-6.11, PS-6.12)."""
    state = play.state
    answer = None
    while answer is None:
        why = ("PS-6.11", "PS-6.12")
        answer = yield from ask_with_free_actions(play, player, "join", lambda: _join_options(play, player), why)
    x, y, placement = answer["join"], answer["with"], read_way(answer["at"])
    base = chart.cluster_of_area(state, x)
    lies = chart.where_joined(play, base, chart.tile_of(play, y, placement))
    moved: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ("PS-6.11", "PS-5.2")
    if y in state.set_aside:
        state.set_aside.remove(y)
        chart.place_area(state, play.content, y, base, placement)
        clauses = (*clauses, "PS-5.7")
    else:
        other = chart.cluster_of_area(state, y)
        gone = max(base, other, key=chart.rank)
        moved = tuple(field.id for field in gone.fields if field.id in state.turn.visited)
        base = chart.join_clusters(state, base, other, placement)
        clauses = (*clauses, "PS-6.12", "PS-5.10", *(("PS-8.11",) if moved else ()))
    play.tell(
        lambda: AreasJoined(
            who=player.id,
            x=x,
            y=y,
            cluster=base.id,
            turn=Sum.of(placement.k, "turned_by", "PS-5.4"),
            at=f"{placement.shift[0]},{placement.shift[1]}",
            still_visited=moved,
            where=lies,
            clauses=clauses,
        )
    )
    check_quests(play, [QuestDeed(player.id, "joins_areas")])


def _join_options(play: GamePlay, player: Player) -> list[Option]:
    table: dict[str, dict[str, list[Placement]]] = {}
    for x, y, way in chart.join_ways(play.state, play.content):
        table.setdefault(x, {}).setdefault(y, []).append(way)
    return [
        Option(x, details=partial(_partner, play, player, x, partners), clauses=("PS-6.12",))
        for x, partners in table.items()
    ]


def _partner(play: GamePlay, player: Player, x: str, partners: dict[str, list[Placement]]) -> list[Question]:
    """Ask for the area to lay it with, and then for the way."""
    options = [Option(y, details=partial(_how, play, player, x, y, ways)) for y, ways in partners.items()]
    return [Declare(player.id, "with", options)]


def _how(play: GamePlay, player: Player, x: str, y: str, ways: list[Placement]) -> list[Question]:
    by_id = {way_id(way): way for way in ways}

    def made(name: str) -> Option:
        base, placement = chart.cluster_of_area(play.state, x), by_id[name]
        tile = chart.tile_of(play, y, placement)
        ghost = partial(chart.ghost, play, base, tile, placement.k, y)
        return Option(name, label=_way_label(play, base, y, placement), ghost=ghost)

    return [Choose(player.id, "at", Menu(by_id, made), clauses=("PS-5.4",))]


def _way_label(play: GamePlay, base: MapCluster, y: str, placement: Placement) -> Phrase:
    tile = chart.tile_of(play, y, placement)
    if y in play.state.set_aside:
        return chart.area_label(play, base, tile, placement.k)
    return chart.cluster_label(play, base, tile, placement.k)
