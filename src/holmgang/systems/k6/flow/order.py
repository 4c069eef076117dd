"""The order of resolution, computed (K6-10, section 5.6): nodes, hard edges with their reasons, components, sequence.

Pure: plans in, order out. A *contest* node is a pair of combatants of whom at least one threatens the other; a *deed*
node is a deed without a roll, which is completed unless it is stopped.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from holmgang.kernel.fastclasses import frozen


class PlannedIntention(NamedTuple):
    """Everything that the order depends on in one combatant's intention. Most rounds have the plans of an earlier one.

    ``rank`` settles what the edges leave open: lower first. ``deed``: he does something without a roll. ``passing``
    are the opponents to be got past before ``threatens`` (the goal) can be reached. ``breaks_from`` are the holders a
    held one struggles against.
    """

    who: str
    side: str
    rank: int = 0
    threatens: tuple[str, ...] = ()
    stops: bool = False
    deed: bool = False
    passing: tuple[str, ...] = ()
    distracts: str = ""
    after: str = ""
    needs_hold_on: str = ""
    breaks_from: tuple[str, ...] = ()


class OrderNode(NamedTuple):
    """``C(a,b)`` or ``P(a)``. In a one-sided contest ``actor`` is the attacker."""

    actor: str
    target: str = ""
    mutual: bool = False

    @property
    def contest(self) -> bool:
        """True if it is a contest, and not a deed."""
        return bool(self.target)

    @property
    def id(self) -> str:
        """``gorondar<>ogre``, ``naria>orc`` or ``naria!``."""
        if not self.target:
            return f"{self.actor}!"
        return f"{self.actor}{'<>' if self.mutual else '>'}{self.target}"

    def acts(self, who: str) -> bool:
        """Return whether a combatant acts here, and does not only defend."""
        return who == self.actor or (self.mutual and who == self.target)

    def concerns(self, who: str) -> bool:
        """Return whether a combatant takes part here."""
        return who in (self.actor, self.target)


class OrderEdge(NamedTuple):
    """``first`` is resolved before ``later``; ``reason`` is the rule: H1 … H6, with its clause."""

    first: OrderNode
    later: OrderNode
    reason: str
    clause: str


class ChainLink(NamedTuple):
    """Nodes that are resolved together: a deed or contest, contests with simultaneous dice, a cycle not yet rolled."""

    nodes: tuple[OrderNode, ...]
    cycle: bool = False


OrderRow = tuple[str, str, str, bool, Sequence[str], bool]
"""A node as it stands in the order: its id, actor, target, is it mutual, why it stands there, and in a cycle or not."""


@frozen
class ResolutionOrder:
    """The result: groups in order. A group of more than one node is a cycle (K6-10.6)."""

    groups: tuple[tuple[OrderNode, ...], ...]
    edges: tuple[OrderEdge, ...] = ()

    @cached_property
    def chain(self) -> Sequence[ChainLink]:
        """The groups as links; a group of several is a cycle."""
        return [ChainLink(group, cycle=len(group) > 1) for group in self.groups]

    @cached_property
    def reasons(self) -> Mapping[OrderNode, Sequence[str]]:
        """For each node, what is before it and by which rule."""
        found: dict[OrderNode, list[str]] = {node: [] for group in self.groups for node in group}
        for edge in self.edges:
            found[edge.later].append(f"{edge.reason} {edge.first.id}")
        return found

    @cached_property
    def lines(self) -> Sequence[OrderRow]:
        """The nodes in order, as all seats see them."""
        return [
            (node.id, node.actor, node.target, node.mutual, self.reasons[node], cycle)
            for group, cycle in self.chain
            for node in group
        ]

    @cached_property
    def arrows(self) -> tuple[str, ...]:
        """Every edge as a line, with its reason."""
        return tuple(f"{edge.first.id} {edge.later.id} {edge.reason}" for edge in self.edges)

    @cached_property
    def clauses(self) -> tuple[str, ...]:
        """The clauses of the order: of simultaneity, of each edge, of the free order by seat."""
        if sum(map(len, self.groups)) < 2:
            return ("K6-10.1",)
        return ("K6-2.3", *(dict.fromkeys(edge.clause for edge in self.edges) or ("K6-10.9",)))


def nodes_of(plans: Sequence[PlannedIntention]) -> list[OrderNode]:
    """All contests and deeds, in the order of the plans' ranks."""
    ranked = sorted(plans, key=lambda plan: (plan.rank, plan.who))
    threats = {(plan.who, target) for plan in plans for target in plan.threatens}
    found: list[OrderNode] = []
    for plan in ranked:
        for target in plan.threatens:
            mutual = (target, plan.who) in threats
            if mutual and any(node.mutual and node.actor == target and node.target == plan.who for node in found):
                continue
            found.append(OrderNode(plan.who, target, mutual))
        if plan.deed:
            found.append(OrderNode(plan.who))
    return found


def edges_of(plans: Sequence[PlannedIntention], nodes: Sequence[OrderNode]) -> list[OrderEdge]:
    """The hard edges, each once, with the first reason that gives it."""
    by_who = {plan.who: plan for plan in plans}
    found: dict[tuple[OrderNode, OrderNode], OrderEdge] = {}
    for reason, edges in (
        ("H5", _declared_setup(by_who, nodes)),
        ("H2", _way_before_goal(by_who, nodes)),
        ("H6", _hold_before_use(by_who, nodes)),
        ("H4", _distraction_first(by_who, nodes)),
        ("H1", _incoming_first(by_who, nodes)),
        ("H3", _prevention_first(by_who, nodes)),
    ):
        for first, later, clause in edges:
            back = found.get((later, first))
            if back is not None and back.reason in ("H5", "H4", "H2", "H6") and reason in ("H1", "H3"):
                continue  # what seats set up, and the way to a goal, decide alone
            if first != later:
                found.setdefault((first, later), OrderEdge(first, later, reason, clause))
    return list(found.values())


NodePairs = Iterator[tuple[OrderNode, OrderNode, str]]
"""The first node, the later node, and the clause that orders them."""


def _same_side_on_one(by_who: dict[str, PlannedIntention], first: OrderNode, later: OrderNode, victim: str) -> bool:
    """Return whether attackers of one side threaten the same opponent in both nodes: their order is the seats' choice."""

    def attacker(node: OrderNode) -> str:
        if node.target == victim:
            return node.actor
        return node.target if node.mutual and node.actor == victim else ""

    one, other = attacker(first), attacker(later)
    return bool(one and other) and by_who[one].side == by_who[other].side


def _incoming_first(by_who: dict[str, PlannedIntention], nodes: Sequence[OrderNode]) -> NodePairs:
    """H1: a threat that is not returned comes before the target's own deed."""
    for first in nodes:
        if first.target and not first.mutual:
            for later in nodes:
                if later.acts(first.target) and not _same_side_on_one(by_who, first, later, first.target):
                    yield first, later, "K6-10.1"


def _way_before_goal(by_who: dict[str, PlannedIntention], nodes: Sequence[OrderNode]) -> NodePairs:
    """H2: opponents in the way come before the goal."""
    for plan in by_who.values():
        if plan.passing and plan.deed:
            past = OrderNode(plan.who)
            yield from ((past, later, "K6-9.10") for later in nodes if later.contest and later.acts(plan.who))
        for blocker in plan.passing:
            for first in nodes:
                if first.concerns(blocker) and first.concerns(plan.who):
                    for later in nodes:
                        goal = later.contest and later.acts(plan.who) and not later.concerns(blocker)
                        if goal or later == OrderNode(plan.who):
                            yield first, later, "K6-9.10"


def _prevention_first(by_who: dict[str, PlannedIntention], nodes: Sequence[OrderNode]) -> NodePairs:
    """H3: an attempt to stop a combatant comes before everything else he does."""
    stoppers = [plan.who for plan in by_who.values() if plan.stops]
    for first in nodes if stoppers else ():
        for actor, target in ((first.actor, first.target), (first.target, first.actor)):
            if first.target and actor in stoppers and first.acts(actor):
                for later in nodes:
                    if later.acts(target) and not _same_side_on_one(by_who, first, later, target):
                        yield first, later, "K6-27.9"


def _distraction_first(by_who: dict[str, PlannedIntention], nodes: Sequence[OrderNode]) -> NodePairs:
    """H4: a distraction counts in every roll of the distracted one, save his attack on the distractor."""
    for plan in by_who.values():
        if plan.distracts:
            for later in nodes:
                if later.contest and later.concerns(plan.distracts) and not later.concerns(plan.who):
                    yield OrderNode(plan.who), later, "K6-18.11"


def _declared_setup(by_who: dict[str, PlannedIntention], nodes: Sequence[OrderNode]) -> NodePairs:
    """H5: a combatant waits for an ally's deed on the same opponent, as the players agree or the master sets it."""
    for plan in by_who.values():
        if plan.after:
            clause = "K6-10.4" if plan.side == "hero" else "K6-10.5"
            own = [node for node in nodes if node.acts(plan.who)]
            allied = [node for node in nodes if node.acts(plan.after) and not node.concerns(plan.who)]
            for later in own:
                shared = [first for first in allied if _opponent(first, plan.after) == _opponent(later, plan.who)]
                for first in shared or allied:
                    yield first, later, clause


def _hold_before_use(by_who: dict[str, PlannedIntention], nodes: Sequence[OrderNode]) -> NodePairs:
    """H6: a held one's struggle comes before what needs the hold."""
    for plan in by_who.values():
        held = by_who.get(plan.needs_hold_on)
        if held is not None:
            for holder in held.breaks_from:
                if holder != plan.who:
                    for first in nodes:
                        if first.concerns(held.who) and first.concerns(holder):
                            for later in nodes:
                                if later.acts(plan.who):
                                    yield first, later, "K6-31.4"


def _opponent(node: OrderNode, who: str) -> str:
    return node.target if node.actor == who else node.actor


def components(nodes: Sequence[OrderNode], edges: Sequence[OrderEdge]) -> list[tuple[OrderNode, ...]]:
    """Strongly connected components by Tarjan, each in the order of the nodes; the list follows the first node."""
    if not edges:
        return [(node,) for node in nodes]
    after: dict[OrderNode, list[OrderNode]] = {node: [] for node in nodes}
    for edge in edges:
        after[edge.first].append(edge.later)
    index: dict[OrderNode, int] = {}
    low: dict[OrderNode, int] = {}
    stack: list[OrderNode] = []
    found: list[tuple[OrderNode, ...]] = []

    def visit(node: OrderNode) -> None:
        index[node] = low[node] = len(index)
        stack.append(node)
        for other in after[node]:
            if other not in index:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], index[other])
        if low[node] == index[node]:
            cut = stack.index(node)
            members, stack[cut:] = stack[cut:], []
            found.append(tuple(sorted(members, key=nodes.index)))

    for node in nodes:
        if node not in index:
            visit(node)
    return sorted(found, key=lambda group: nodes.index(group[0]))


@lru_cache(4096)
def order_of(plans: tuple[PlannedIntention, ...]) -> ResolutionOrder:
    """Return the groups in an order that keeps every edge; among free ones unthreatened attackers and low ranks first.

    Equal plans have the same order, and fights are full of rounds like the last one.
    """
    nodes = nodes_of(plans)
    edges = edges_of(plans, nodes)
    groups = components(nodes, edges)
    home = {node: group for group in groups for node in group}
    waits: dict[tuple[OrderNode, ...], list[tuple[OrderNode, ...]]] = {group: [] for group in groups}
    for edge in edges:
        if home[edge.first] is not home[edge.later]:
            waits[home[edge.later]].append(home[edge.first])
    threatened = {target for plan in plans for target in plan.threatens}

    def key(group: tuple[OrderNode, ...]) -> tuple[bool, int]:
        node = group[0]
        exposed = bool(node.target) and node.actor in threatened
        return (exposed, nodes.index(node))

    left, done = sorted(groups, key=key), []
    while left:
        ready = next(group for group in left if all(first in done for first in waits[group]))
        done.append(ready)
        left.remove(ready)
    return ResolutionOrder(tuple(done), tuple(edges))
