"""Cheapest ways: the worked examples of movement, and an oracle that relaxes whole paths until nothing changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holmgang.space.paths import reachable
from holmgang.space.squares import Cell, SquareGrid, squeezed

Steps = Callable[[Cell], Iterable[tuple[Cell, int]]]


def walking(
    grid: SquareGrid,
    *,
    kinds: Mapping[Cell, str] | None = None,
    walls: Iterable[Cell] = (),
    always: Iterable[str] = (),
) -> Steps:
    """Steps to the eight neighbours at 1 and 1 more for every kind of hindrance on either square."""
    ground, solid, mode = dict(kinds or {}), frozenset(walls), frozenset(always)

    def steps(cell: Cell) -> Iterable[tuple[Cell, int]]:
        for other in grid.neighbours8(cell):
            if other in solid or any(side in solid for side in squeezed(cell, other)):
                continue
            yield other, 1 + len({ground[c] for c in (cell, other) if c in ground} | mode)

    return steps


def test_tk_x16_diagonals_cost_the_same() -> None:
    reach = reachable((0, 0), None, walking(SquareGrid(6, 6)))
    assert reach.costs[3, 3] == 3
    assert reach.costs[4, 2] == 4


def test_tk_x17_mud_and_the_step_out_of_it() -> None:
    mud = dict.fromkeys([(1, 0), (2, 0), (3, 0)], "mud")
    steps = walking(SquareGrid(6, 1), kinds=mud)
    reach = reachable((0, 0), None, steps)
    assert (reach.costs[3, 0], reach.costs[4, 0]) == (6, 8)
    assert max(reachable((0, 0), 6, steps).costs) == (3, 0)


def test_tk_x18_sneaking_through_a_swamp() -> None:
    grid = SquareGrid(9, 1)
    steps = walking(grid, kinds=dict.fromkeys(grid, "swamp"), always=["sneak"])
    assert reachable((0, 0), 6, steps).costs == {(0, 0): 0, (1, 0): 3, (2, 0): 6}


def test_tk_x19_mud_to_snow() -> None:
    assert reachable((0, 0), None, walking(SquareGrid(2, 1), kinds={(0, 0): "mud", (1, 0): "snow"})).costs[1, 0] == 3


def test_tk_x20_past_allies() -> None:
    grid = SquareGrid(5, 1)
    assert reachable((0, 0), None, walking(grid, kinds={(1, 0): "ally"})).costs[2, 0] == 4
    assert reachable((0, 0), None, walking(grid, kinds={(1, 0): "ally", (2, 0): "ally"})).costs[3, 0] == 6


def test_tk_x21_round_an_ally() -> None:
    reach = reachable((0, 0), None, walking(SquareGrid(4, 3), kinds={(1, 0): "ally"}))
    assert reach.costs[2, 0] == 2
    assert reach.path_to((2, 0)) == ((0, 0), (1, 1), (2, 0))


def test_tk_x22_enemies_are_not_passed() -> None:
    def past(grid: SquareGrid, enemy: Cell) -> Steps:
        return lambda cell: ((other, 1) for other in grid.neighbours8(cell) if other != enemy)

    corridor = reachable((0, 0), None, past(SquareGrid(4, 1), (1, 0)))
    assert (2, 0) not in corridor
    with pytest.raises(LookupError, match=r"no way from \(0, 0\) to \(2, 0\)"):
        corridor.path_to((2, 0))
    rows = reachable((0, 1), None, past(SquareGrid(4, 3), (1, 1)))
    assert rows.costs[2, 1] == 2
    assert rows.path_to((2, 1)) == ((0, 1), (1, 0), (2, 1))


def test_tk_x23_no_squeezing_past_a_wall() -> None:
    reach = reachable((0, 0), None, walking(SquareGrid(3, 3), walls=[(1, 0)]))
    assert reach.path_to((1, 1)) == ((0, 0), (0, 1), (1, 1))
    assert reach.costs[1, 1] == 2


def test_tk_x28_crawling() -> None:
    assert max(reachable((0, 0), 6, walking(SquareGrid(9, 1), always=["crawl"])).costs) == (3, 0)
    assert max(reachable((0, 0), 4, walking(SquareGrid(9, 1))).costs) == (4, 0)


def test_tk_x29_over_a_low_square() -> None:
    assert reachable((0, 0), None, walking(SquareGrid(3, 1), kinds={(1, 0): "climb"})).costs[2, 0] == 4


def test_fewer_steps_come_before_preference_and_preference_before_order() -> None:
    graph: dict[str, list[tuple[str, int]]] = {
        "a": [("b", 1), ("c", 1), ("d", 2)],
        "b": [("e", 1)],
        "c": [("e", 1)],
        "d": [("f", 0)],
        "e": [("f", 0)],
        "f": [],
    }
    assert reachable("a", None, graph.__getitem__).path_to("e") == ("a", "b", "e")
    assert reachable("a", None, graph.__getitem__, lambda n: int(n == "b")).path_to("e") == ("a", "c", "e")
    # Both ways to f cost 2, and the shorter is taken although it is disliked.
    assert reachable("a", None, graph.__getitem__, lambda n: 9 * (n == "d")).path_to("f") == ("a", "d", "f")


def test_the_smaller_way_is_read_from_the_start() -> None:
    # 0-1-5-9 and 0-2-4-9 are tied; by its last predecessor the second would come first.
    graph = {0: [(2, 1), (1, 1)], 1: [(5, 1)], 2: [(4, 1)], 4: [(9, 1)], 5: [(9, 1)], 9: []}
    assert reachable(0, None, graph.__getitem__).path_to(9) == (0, 1, 5, 9)


def test_the_start_is_reached_even_with_nothing_to_spend() -> None:
    reach = reachable((0, 0), 0, walking(SquareGrid(3, 3)))
    assert reach.costs == {(0, 0): 0}
    assert reach.path_to((0, 0)) == ((0, 0),)


def test_a_negative_step_is_refused() -> None:
    reach = reachable(0, None, lambda node: [(node + 1, -1)])
    with pytest.raises(ValueError, match="cannot cost less than 0"):
        _ = reach.costs


@pytest.mark.parametrize("prefer", [None, lambda cell: cell[0] % 2])
def test_a_search_goes_no_farther_than_it_is_read(prefer: Callable[[Cell], int] | None) -> None:
    asked: list[Cell] = []
    around = walking(SquareGrid(40, 40))

    def steps(cell: Cell) -> Iterable[tuple[Cell, int]]:
        asked.append(cell)
        return around(cell)

    reach = reachable((20, 20), None, steps, prefer)
    assert asked == []
    assert (22, 20) in reach
    assert len(asked) <= 25  # the squares at most two steps away
    assert reach.leading_to((22, 20))
    nearest = list(islice(reach, 9))
    assert len(asked) <= 25
    everything = list(reach)
    assert everything[:9] == nearest
    assert everything == list(reach.costs)
    assert len(asked) == len(set(asked)) == 1600
    assert (40, 0) not in reach


# --- against an oracle ----------------------------------------------------------------------------------------------

Graph = dict[int, list[tuple[int, int]]]
edges = st.tuples(st.integers(0, 7), st.integers(0, 3))
graphs = st.fixed_dictionaries({node: st.lists(edges, max_size=4) for node in range(8)})


def bellman_ford(graph: Graph, wishes: list[int]) -> dict[int, tuple[int, int, int, tuple[int, ...]]]:
    """The best (cost, steps, preference, whole path) of each node, by relaxing every edge until nothing improves."""
    best: dict[int, tuple[int, int, int, tuple[int, ...]]] = {0: (0, 0, 0, (0,))}
    changed = True
    while changed:
        changed = False
        for node, outgoing in graph.items():
            for other, price in outgoing:
                if node not in best:
                    continue
                cost, steps, wish, path = best[node]
                found = (cost + price, steps + 1, wish + wishes[other], (*path, other))
                if other not in best or found < best[other]:
                    best[other] = found
                    changed = True
    return best


@given(graphs, st.lists(st.integers(-2, 2), min_size=8, max_size=8), st.one_of(st.none(), st.integers(0, 8)))
def test_reachable_agrees_with_bellman_ford(graph: Graph, wishes: list[int], budget: int | None) -> None:
    expected = {
        node: entry for node, entry in bellman_ford(graph, wishes).items() if budget is None or entry[0] <= budget
    }
    reach = reachable(0, budget, graph.__getitem__, wishes.__getitem__)
    assert reach.costs == {node: entry[0] for node, entry in expected.items()}
    assert reach.steps == {node: entry[1] for node, entry in expected.items()}
    assert {node: reach.path_to(node) for node in reach.costs} == {node: entry[3] for node, entry in expected.items()}
    assert list(reach.costs) == sorted(expected, key=lambda node: (*expected[node][:3], node))


@given(graphs, st.randoms(use_true_random=False))
def test_the_order_of_neighbours_changes_nothing(graph: Graph, random: Random) -> None:
    shuffled = {node: list(outgoing) for node, outgoing in graph.items()}
    for outgoing in shuffled.values():
        random.shuffle(outgoing)
    assert reachable(0, None, graph.__getitem__) == reachable(0, None, shuffled.__getitem__)


@given(st.frozensets(st.tuples(st.integers(0, 6), st.integers(0, 6)), max_size=20))
def test_an_even_floor_is_breadth_first_search(walls: frozenset[Cell]) -> None:
    steps = walking(SquareGrid(7, 7), walls=walls)
    found, frontier, depth = {(3, 3): 0}, [(3, 3)], 0
    while frontier:
        depth += 1
        frontier = sorted({other for cell in frontier for other, _ in steps(cell)} - found.keys())
        found.update(dict.fromkeys(frontier, depth))
    reach = reachable((3, 3), None, steps)
    assert reach.costs == reach.steps == found
