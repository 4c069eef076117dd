"""Cheapest ways over any graph: which nodes a budget reaches, and the one best way to each.

Of several ways to a node the best is the one with, in this order,

1. the lower cost,
2. the fewer steps,
3. the lower sum of the caller's preference over the nodes entered,
4. the lexicographically smaller sequence of nodes, read from the start.

So there is exactly one best way, whatever the order in which neighbours are listed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Any, Generic, Protocol, TypeVar


class Node(Protocol):
    """What a node must be able to do: serve as a key and be ordered, as a tuple of integers can."""

    def __hash__(self) -> int: ...

    def __lt__(self, other: Any, /) -> bool: ...


N = TypeVar("N", bound=Node)


@dataclass(frozen=True, slots=True)
class Reach(Generic[N]):
    """The nodes that can be reached from `start`, with the best way to each.

    `costs` and `steps` hold every reached node, the start with 0, in the order of cost, steps, preference and node.
    `before` holds the node's predecessor on its best way; the start has none. Treat all three as read-only.

    A reached node is one that can be *passed*. Whether one may stop there is for the caller to say.
    """

    start: N
    costs: Mapping[N, int]
    steps: Mapping[N, int]
    before: Mapping[N, N]

    def __contains__(self, node: object) -> bool:
        return node in self.costs

    def path_to(self, goal: N) -> tuple[N, ...]:
        """The best way to `goal`, both ends included: ``(start,)`` for the start itself.

        Raises LookupError if the goal was not reached.
        """
        if goal not in self.costs:
            raise LookupError(f"no way from {self.start!r} to {goal!r}: it is not among the nodes reached")
        way = [goal]
        while way[-1] != self.start:
            way.append(self.before[way[-1]])
        return tuple(reversed(way))


def reachable(
    start: N,
    budget: int | None,
    steps: Callable[[N], Iterable[tuple[N, int]]],
    prefer: Callable[[N], int] | None = None,
) -> Reach[N]:
    """All nodes at a cost of at most `budget` from `start` (None: no limit, the graph must then be finite).

    `steps(node)` lists the steps that lead away from a node as (next node, cost of the step). It is asked once for
    every node reached. The cost may depend on both ends but not on the way so far, and must not be negative
    (ValueError).

    `prefer(node)` is a number to be kept low among equally cheap and equally long ways, added up over the nodes entered
    (not over the start), such as 1 for a node one would rather avoid. It is asked at most once a node and never
    makes a way dearer.
    """
    best: dict[N, tuple[int, int, int]] = {start: (0, 0, 0)}
    # Every predecessor that gives a node its best key; which of them is the smallest way is settled at the end.
    tied: dict[N, list[N]] = {start: []}
    wishes: dict[N, int] = {}
    done: dict[N, tuple[int, int, int]] = {}
    heap: list[tuple[tuple[int, int, int], N]] = [((0, 0, 0), start)]
    while heap:
        key, node = heappop(heap)
        if node in done:
            continue
        done[node] = key
        cost, length, wish = key
        length += 1
        for other, price in steps(node):
            if price < 0:
                raise ValueError(f"the step from {node!r} to {other!r} costs {price}: a step cannot cost less than 0")
            total = cost + price
            # A finished node has a smaller key: each step makes the key larger, at least in its length.
            if other in done or (budget is not None and total > budget):
                continue
            known = best.get(other)
            if known is not None and (total > known[0] or (total == known[0] and length > known[1])):
                continue
            if prefer is None:
                found = (total, length, 0)
            else:
                if other not in wishes:
                    wishes[other] = prefer(other)
                found = (total, length, wish + wishes[other])
            if known is None or found < known:
                best[other] = found
                tied[other] = [node]
                heappush(heap, (found, other))
            elif found == known:
                tied[other].append(node)
    return Reach(
        start,
        {node: key[0] for node, key in done.items()},
        {node: key[1] for node, key in done.items()},
        _smallest_ways(done, tied),
    )


def _smallest_ways(done: Mapping[N, tuple[int, int, int]], tied: Mapping[N, list[N]]) -> dict[N, N]:
    """Of the tied predecessors of each node, the one whose own way is lexicographically the smallest.

    Tied predecessors are equally many steps from the start, so nodes are ranked level by level: ways of the same length
    compare as (rank of the way to the predecessor, node).
    """
    levels: dict[int, list[N]] = {}
    for node, key in done.items():
        levels.setdefault(key[1], []).append(node)
    before: dict[N, N] = {}
    rank: dict[N, int] = {}
    for length in sorted(levels):
        ways: list[tuple[int, N]] = []
        for node in levels[length]:
            choices = tied[node]
            if not choices:
                ways.append((0, node))
                continue
            chosen = choices[0] if len(choices) == 1 else min(choices, key=rank.__getitem__)
            before[node] = chosen
            ways.append((rank[chosen], node))
        ways.sort()
        for place, (_, node) in enumerate(ways):
            rank[node] = place
    return before
