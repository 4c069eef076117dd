"""The map: what is said about the house set of areas, and laws of laying and joining."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holmgang.kernel.dice import SeededDice
from holmgang.kernel.errors import AnswerRefused, ContentError
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.questions import Choose, Declare, Ghost, Option
from holmgang.kernel.system import Game
from holmgang.kernel.view import HexField, HexMap
from holmgang.kernel.words import LANGUAGES, Words, kernel_lexicon
from holmgang.space.hexes import Placement, neighbour, opposite, rotate_edges
from holmgang.systems.psychopaths import SYSTEM
from holmgang.systems.psychopaths.board import chart
from holmgang.systems.psychopaths.content import catalogue
from holmgang.systems.psychopaths.state import MapCluster, State
from holmgang.testing import conformance

LIBRARY = Library([SYSTEM])
PACK = LIBRARY.pack(SYSTEM)
BOOK = catalogue(PACK)


def table_of(*areas: str) -> State:
    state = SYSTEM.setup(LIBRARY.game("wasteland").scenario, PACK)
    for area in areas:
        chart.new_cluster(state, chart.fields_of(area, chart.cells_of(state, PACK, area)))
    return state


def assert_sound(cluster: MapCluster) -> None:
    places = {(field.q, field.r): field for field in cluster.fields}
    assert len(places) == len(cluster.fields), "fields overlap"
    for place, field in places.items():
        for edge in range(6):
            other = places.get(neighbour(place, edge))
            if other is not None:
                assert field.edges[edge] == other.edges[opposite(edge)]


def test_the_house_set() -> None:
    assert (len(BOOK.bag1), len(BOOK.bag3)) == (20, 12)
    assert (len(BOOK.event_deck), len(BOOK.equipment_deck), len(BOOK.quest_deck)) == (54, 54, 12)
    assert sum(card.madness for card in PACK.kind("psychopaths").values()) == 87


@pytest.mark.parametrize("area", BOOK.bag1)
def test_every_one_field_area_fits_the_bare_fountain(area: str) -> None:
    assert chart.area_ways(table_of(BOOK.fountain), PACK, area)


def test_all_pairs_of_one_field_areas_can_be_joined() -> None:
    pairs = list(combinations(BOOK.bag1, 2))
    assert len(pairs) == 190
    assert all(chart.can_join(table_of(x, y), PACK) for x, y in pairs)


@settings(max_examples=25, deadline=None)
@given(st.lists(st.sampled_from((*BOOK.bag1, *BOOK.bag3)), min_size=2, max_size=9, unique=True), st.randoms())
def test_growing_and_joining_keeps_every_pair_of_edges_equal(areas: list[str], luck: object) -> None:
    choice = luck.choice  # type: ignore[attr-defined]
    state = table_of(BOOK.fountain, areas[0])
    for area in areas[1:]:
        ways = chart.area_ways(state, PACK, area)
        if ways:
            cluster, way = choice(ways)
            chart.place_area(state, PACK, area, cluster, way)
    joins = list(chart.join_ways(state, PACK))
    if joins:
        x, y, way = choice(joins)
        before = sum(len(cluster.fields) for cluster in state.clusters)
        base, other = chart.cluster_of_area(state, x), chart.cluster_of_area(state, y)
        merged = chart.join_clusters(state, base, other, way)
        assert state.clusters == [merged]
        assert len(merged.fields) == before
        assert merged.id == "c1"
        at_x = [field.id for field in merged.fields if field.area == x]
        assert y in [chart.area_of(state, name) for field in at_x for name in chart.crossings(state, field)]
    for cluster in state.clusters:
        assert_sound(cluster)


def test_joining_means_the_same_from_both_sides() -> None:
    state = table_of(BOOK.fountain, "o06")
    there = sorted((x, y) for x, y, _ in chart.join_ways(state, PACK))
    assert there.count((BOOK.fountain, "o06")) == there.count(("o06", BOOK.fountain)) == 21


def broken(**setup: object) -> Game:
    data = dict(LIBRARY.scenario_data(SYSTEM, "wasteland_two"))
    return LIBRARY.game_from(SYSTEM, {**data, "setup": setup}, "broken", tried=True)


QUEST = {"id": "dance", "issuer": "rust", "words": "Dance."}
ON_MAP: dict[str, object] = {
    "map": [[{"area": "fountain"}]],
    "players": {"rust": {"figure": "fountain"}, "vera": {"figure": "fountain"}},
    "turn": {"active": "rust"},
}


def of_rust(**given: object) -> dict[str, object]:
    return {"players": {"rust": given}}


@pytest.mark.parametrize(
    ("setup", "path", "says"),
    [
        ({"map": [[{"area": "fountain"}, {"area": "o06"}]]}, "setup.map.0", "overlap"),
        ({"map": [[{"area": "fountain"}, {"area": "o12", "at": [1, 0]}]]}, "setup.map.0", "do not fit"),
        ({"map": [[{"area": "fountain"}, {"area": "o06", "at": [5, 0]}]]}, "setup.map.0", "not joined"),
        ({"players": {"rust": {"figure": "o01"}}}, "setup.players.rust.figure", "o01 is not on the map"),
        ({"players": {"nobody": {}}}, "setup.players", "no seat"),
        ({"absent": ["nobody"]}, "setup.absent", "no seat"),
        ({"absent": ["rust"]}, "seats", "1 players, from 2 to 6 may play"),
        ({"agreed_quests": [QUEST, QUEST]}, "setup.agreed_quests", "the same id"),
        ({"agreed_quests": [QUEST | {"issuer": "nobody"}]}, "setup.agreed_quests.0.issuer", "no seat"),
        ({"agreed_quests": [QUEST | {"signed": ["vera"] * 2}]}, "setup.agreed_quests.0.signed", "stands here twice"),
        ({"map": [[]]}, "setup.map[0]", "expected at least 1 entry"),
        ({"map": [[{"area": "old_car"}, {"area": "fountain"}]]}, "setup.map.0.0.area", "no area 'old_car'"),
        ({"map": [[{"area": "o06"}]]}, "setup.map", "the Fountain of Life is missing"),
        ({"set_aside": ["old_car"]}, "setup.set_aside", "no area 'old_car'"),
        ({"set_aside": ["fountain"]}, "setup.map;setup.set_aside", "the area fountain lies in two places"),
        ({"bag1": []}, "setup.bag1", "0 one-field areas, but 2 players have to draw one"),
        ({"bag1": ["o01", "o02", "t01"]}, "setup.bag1", "the area t01 has not 1 fields"),
        ({"bag3": ["t01", "t01"]}, "setup.bag3;setup.bag3", "the area t01 lies in two places"),
        ({"areas": {"x1": ["PPPPPP"] * 2}}, "setup.areas.x1", "an area has one field or three, not 2"),
        ({"areas": {"x1": ["PFFFFF"] * 3}}, "setup.areas.x1", "inner edges must be equal"),
        ({"areas": {"x1": ["P"]}}, "setup.areas.x1[0]", "'P' are not six edges"),
        ({"event_deck": ["old_car"]}, "setup.event_deck[0]", "no entry of mutations, psychic_events"),
        (of_rust(hand=["open_table"]), "setup.players.rust.hand[0]", "no entry of mutations, weapons"),
        (of_rust(hand=["tin_priest"]), "setup.players.rust.hand[0]", "no entry of mutations, weapons"),
        (of_rust(quest_cards=["fame"]), "setup.players.rust.quest_cards[0]", "no entry of quests"),
        (of_rust(known={"nobody": []}), "setup.players.rust.known", "no seat"),
        (of_rust(known={"vera": ["poison"]}), "setup.players.rust.known.vera", "no card that lies there 'poison'"),
        (of_rust(inventory={"psychopath": ""}), "setup.players.rust.inventory.psychopath", "no entry of psychopaths"),
        (of_rust(inventory={"further": ["tin_priest"]}), "setup.players.rust.inventory.further", "follow a first one"),
        ({**ON_MAP, "players": {}}, "setup.players.rust.figure;setup.players.vera.figure", "every figure on the map"),
        ({**ON_MAP, "turn": {"active": "nobody"}}, "setup.turn.active", "no seat"),
        ({**ON_MAP, "turn": {"active": "rust", "visited": ["o06"]}}, "setup.turn.visited", "o06 is not on the map"),
    ],
)
def test_a_start_that_breaks_the_rules_is_refused_in_every_language(
    setup: dict[str, object], path: str, says: str
) -> None:
    with pytest.raises(ContentError, match=says) as refused:
        broken(**setup)
    assert [problem.path for problem in refused.value.problems] == path.split(";")
    told = {Words(kernel_lexicon(), lang).refusal(refused.value) for lang in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert str(refused.value) in told


# Laying by hand: what is offered as a ghost is what is accepted, and what then lies there.


def boards_of(match: Match, seat: str) -> dict[str, dict[tuple[int, int], HexField]]:
    panels = SYSTEM.view(match.play, seat).panels
    return {one.id: {(field.q, field.r): field for field in one.fields} for one in panels if isinstance(one, HexMap)}


def fits(board: dict[tuple[int, int], HexField], cells: dict[tuple[int, int], tuple[str, ...]]) -> bool:
    """By hand: no field on another, at least one edge touches, and every edge that touches shows the same (PS-5.2)."""
    met = [
        (edges[edge], board[neighbour(cell, edge)].edges[opposite(edge)])
        for cell, edges in cells.items()
        for edge in range(6)
        if neighbour(cell, edge) in board
    ]
    return not cells.keys() & board.keys() and bool(met) and all(own == other for own, other in met)


def laying(seed: int) -> tuple[Match, str, Option]:
    """A match at the question where to attach an area, with the option that takes it up."""
    for _, match in conformance.through_questions(LIBRARY.game("wasteland_two"), seed):
        question = match.question
        if isinstance(question, Declare) and question.purpose == "place_area":
            return match, question.seat, next(option for option in question.options if option.piece)
    raise AssertionError("nothing is ever laid")


@pytest.mark.parametrize("seed", [1, 2, 4, 8])
def test_the_places_and_turns_of_an_area_are_all_that_fit_and_no_other(seed: int) -> None:
    match, seat, option = laying(seed)
    printed = boards_of(match, seat)[option.piece]
    boards = {one.id: boards_of(match, seat)[one.id] for one in match.play.state.clusters}
    (at,) = option.particulars
    assert isinstance(at, Choose)
    ghosts: dict[str, Ghost] = {one.id: one.ghost for one in at.options if one.ghost is not None}
    assert len(ghosts) == len(at.options) > 1
    found = {(one.board, frozenset(zip(one.cells, one.edges, strict=True))) for one in ghosts.values()}
    expected = set()
    for name, board in boards.items():
        near = {(q + dq, r + dr) for q, r in board for dq in range(-4, 5) for dr in range(-4, 5)}
        for turn in range(6):
            for shift in near:
                way = Placement(turn, shift)
                cells = {way.field(cell): tuple(rotate_edges(field.edges, turn)) for cell, field in printed.items()}
                if fits(board, cells):
                    expected.add((name, frozenset(cells.items())))
                else:
                    with pytest.raises(AnswerRefused):
                        at.read(f"{name}/k{turn}/{shift[0]},{shift[1]}")
    assert found == expected
    assert all(at.read(name) == name for name in ghosts)


@pytest.mark.parametrize("seed", [1, 2, 4, 8])
def test_an_area_comes_to_lie_where_its_ghost_was(seed: int) -> None:
    match, seat, option = laying(seed)
    (at,) = option.particulars
    assert isinstance(at, Choose)
    for place in at.options[::7]:
        twin = match.fork(SeededDice(1))
        twin.answer(seat, {"place_area": option.id, "at": place.id})
        assert place.ghost is not None
        board = boards_of(twin, seat)[place.ghost.board]
        assert [board[cell].edges for cell in place.ghost.cells] == list(place.ghost.edges)
