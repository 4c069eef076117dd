"""Cheapest ways over any graph: which nodes a budget reaches, and the one best way to each.

Of several ways to a node the best is the one with, in this order,

1. the lower cost,
2. the fewer steps,
3. the lower sum of the caller's preference over the nodes entered,
4. the lexicographically smaller sequence of nodes, read from the start.

So there is exactly one best way, whatever the order in which neighbours are listed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from heapq import heappop, heappush
from itertools import islice
from math import inf
from typing import Any, Generic, Protocol, TypeVar


class Node(Protocol):
    """The interface of a node: serve as a key and be ordered, as a tuple of integers can."""

    def __hash__(self) -> int: ...

    def __lt__(self, other: Any, /) -> bool: ...


N = TypeVar("N", bound=Node)
END = object()


Key = tuple[int, int, int]
"""The best way to a node: its cost, its steps, its sum of preferences."""


class Reach(Generic[N]):
    """The nodes that can be reached from `start`, with the best way to each.

    Iterating gives them in the order of cost, steps, preference and node. The search goes no farther than the caller
    looks: one that stops at the third node pays for little more. What `steps` and `prefer` say must therefore hold as
    long as the reach is used.

    `costs` and `steps` hold every reached node, the start with 0, in the same order. `before` holds the node's
    predecessor on its best way; the start has none. Treat all three as read-only.

    A reached node is one that can be *passed*. Whether one may stop there is for the caller to say.
    """

    def __init__(self, start: N, search: Callable[[dict[N, Key], dict[N, list[N]]], Iterator[None]]) -> None:
        self.start = start
        self._found: dict[N, Key] = {}
        self._tied: dict[N, list[N]] = {start: []}
        self._search = search(self._found, self._tied)

    def __iter__(self) -> Iterator[N]:
        seen = 0
        while True:
            nodes = [*islice(self._found, seen, None)]
            yield from nodes
            seen += len(nodes)
            if len(self._found) == seen and next(self._search, END) is END:
                return

    def __contains__(self, node: object) -> bool:
        while node not in self._found:
            if next(self._search, END) is END:
                return False
        return True

    @property
    def _all(self) -> dict[N, Key]:
        for _ in self._search:
            pass
        return self._found

    @cached_property
    def costs(self) -> Mapping[N, int]:
        return {node: key[0] for node, key in self._all.items()}

    @cached_property
    def steps(self) -> Mapping[N, int]:
        return {node: key[1] for node, key in self._all.items()}

    @cached_property
    def before(self) -> Mapping[N, N]:
        return _smallest_ways(self._all, self._tied)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reach):
            return NotImplemented
        return (self.start, self._all, self.before) == (other.start, other._all, other.before)

    __hash__ = None  # type: ignore[assignment]

    def leading_to(self, node: N) -> Sequence[N]:
        """Every node from which an equally good way leads on to `node`, all of them equally many steps from the start.

        For callers with a taste of their own among the best ways; the start has none. Raises LookupError if the node
        was not reached.
        """
        if node not in self:
            raise self._not_reached(node)
        return self._tied[node]

    def path_to(self, goal: N) -> tuple[N, ...]:
        """The best way to `goal`, both ends included: ``(start,)`` for the start itself.

        Raises LookupError if the goal was not reached.
        """
        if goal not in self:
            raise self._not_reached(goal)
        way = [goal]
        while way[-1] != self.start:
            way.append(self.before[way[-1]])
        return tuple(reversed(way))

    def _not_reached(self, node: N) -> LookupError:
        return LookupError(f"no way from {self.start!r} to {node!r}: it is not among the nodes reached")


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

    Neither is called before a caller looks that far: see :class:`Reach`.
    """
    limit = inf if budget is None else budget
    if prefer is None:
        return Reach(start, lambda done, tied: _by_rings(start, limit, steps, done, tied))
    wished = prefer
    return Reach(start, lambda done, tied: _by_heap(start, limit, steps, wished, done, tied))


def _by_heap(
    start: N,
    limit: float,
    steps: Callable[[N], Iterable[tuple[N, int]]],
    prefer: Callable[[N], int],
    done: dict[N, Key],
    tied: dict[N, list[N]],
) -> Iterator[None]:
    """Fill `done` with the nodes in their order and `tied` with every predecessor that gives a node its best key.

    Which of the tied ones is the smallest way is settled at the end. It pauses after every node.
    """
    best: dict[N, tuple[int, int, int, N]] = {start: (0, 0, 0, start)}
    wishes: dict[N, int] = {}
    heap = [best[start]]
    while heap:
        key = heappop(heap)
        cost, length, wish, node = key
        if node in done:
            continue
        done[node] = (cost, length, wish)
        length += 1
        for other, price in steps(node):
            if price < 0:
                raise _less_than_nothing(node, other, price)
            total = cost + price
            # A finished node has a smaller key: each step makes the key larger, at least in its length.
            if total > limit or other in done:
                continue
            known = best.get(other)
            if known is not None and (total > known[0] or (total == known[0] and length > known[1])):
                continue
            if other not in wishes:
                wishes[other] = prefer(other)
            found = (total, length, wish + wishes[other], other)
            if known is None or found < known:
                best[other] = found
                tied[other] = [node]
                heappush(heap, found)
            elif found == known:
                tied[other].append(node)
        yield


LONGEST = 1 << 20
"""More steps than any way has."""


def _by_rings(
    start: N,
    limit: float,
    steps: Callable[[N], Iterable[tuple[N, int]]],
    done: dict[N, Key],
    tied: dict[N, list[N]],
) -> Iterator[None]:
    """:func:`_by_heap` where no node is preferred to another.

    Then cost and number of steps say all there is to say of a way, together one whole number; nodes with the same
    number make a ring, and rings are finished one after the other. It pauses after every ring.
    """
    best: dict[N, int] = {start: 0}
    rings: dict[int, list[N]] = {0: [start]}
    waiting = [0]
    while waiting:
        key = heappop(waiting)
        cost, length = divmod(key, LONGEST)
        left = limit - cost
        found_here = (cost, length, 0)
        for node in sorted(rings.pop(key)):
            if best[node] < key:  # it has been reached for less since it was put here
                continue
            done[node] = found_here
            for other, price in steps(node):
                if not 0 <= price <= left:
                    if price < 0:
                        raise _less_than_nothing(node, other, price)
                    continue
                found, known = key + price * LONGEST + 1, best.get(other)
                if known is None or found < known:
                    best[other], tied[other] = found, [node]
                    if found in rings:
                        rings[found].append(other)
                    else:
                        rings[found] = [other]
                        heappush(waiting, found)
                elif found == known:
                    tied[other].append(node)
        yield


def _less_than_nothing(node: object, other: object, price: int) -> ValueError:
    return ValueError(f"the step from {node!r} to {other!r} costs {price}: a step cannot cost less than 0")


def _smallest_ways(done: Mapping[N, Key], tied: Mapping[N, list[N]]) -> dict[N, N]:
    """Return for each node the tied predecessor whose own way is lexicographically the smallest.

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
