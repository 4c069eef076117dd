"""The order of resolution: nodes, edges with their reasons, cycles."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from holmgang.systems.k6.flow.order import (
    OrderNode,
    PlannedIntention,
    ResolutionOrder,
    components,
    edges_of,
    nodes_of,
    order_of,
)


def ordered(plans: list[PlannedIntention]) -> ResolutionOrder:
    return order_of(tuple(plans))


def ids(order: ResolutionOrder) -> list[str]:
    return [node.id for group in order.groups for node in group]


def hero(who: str, **plan: object) -> PlannedIntention:
    return PlannedIntention(who, "hero", **plan)  # type: ignore[arg-type]


def foe(who: str, **plan: object) -> PlannedIntention:
    return PlannedIntention(who, "gm", rank=100, **plan)  # type: ignore[arg-type]


def test_two_who_threaten_each_other_are_one_node() -> None:
    assert nodes_of([hero("g", threatens=("o",)), foe("o", threatens=("g",))]) == [OrderNode("g", "o", mutual=True)]


def test_the_chain_of_the_shamans_room() -> None:
    order = ordered(
        [
            hero("gorondar", threatens=("goblin",), deed=True, passing=("orc",)),
            hero("naria", rank=1, threatens=("orc",)),
            foe("orc", threatens=("gorondar",), stops=True),
            foe("goblin", threatens=("gorondar",)),
        ]
    )
    assert ids(order) == ["naria>orc", "orc>gorondar", "gorondar!", "gorondar<>goblin"]


def test_the_unthreatened_of_a_side_go_first() -> None:
    order = ordered([hero("g", threatens=("s",)), hero("n", rank=1, threatens=("s",)), foe("s", threatens=("g",))])
    assert ids(order) == ["n>s", "g<>s"]


def test_after_decides_alone() -> None:
    plans = [hero("g", threatens=("s",)), hero("n", rank=1, threatens=("s",), after="g"), foe("s", threatens=("g",))]
    assert ids(ordered(plans)) == ["g<>s", "n>s"]


def test_those_who_cannot_agree_are_a_cycle() -> None:
    plans = [hero("g", threatens=("s",), after="n"), hero("n", threatens=("s",), after="g"), foe("s")]
    assert [len(group) for group in ordered(plans).groups] == [2]


def test_a_ring_of_threats_is_a_cycle() -> None:
    plans = [hero("a", threatens=("b",)), foe("b", threatens=("c",)), PlannedIntention("c", "beasts", threatens=("a",))]
    assert [len(group) for group in ordered(plans).groups] == [3]


def test_a_distraction_comes_before_the_rolls_of_the_distracted() -> None:
    naria = hero("n", deed=True, distracts="o")
    plans = [naria, hero("g", rank=-1, threatens=("o",)), foe("o", threatens=("g",))]
    assert ids(ordered(plans)) == ["n!", "g<>o"]


def test_the_attack_on_a_distractor_comes_first() -> None:
    plans = [hero("n", deed=True, distracts="o"), foe("o", threatens=("n",))]
    assert ids(ordered(plans)) == ["o>n", "n!"]


def test_a_hold_is_fought_over_before_it_is_used() -> None:
    plans = [
        hero("n", deed=True, needs_hold_on="s"),
        hero("g"),
        foe("s", threatens=("g",), breaks_from=("g",)),
    ]
    assert ids(ordered(plans)) == ["s>g", "n!"]


PEOPLE = ("a", "b", "c", "x", "y", "z")


@st.composite
def any_plans(draw: st.DrawFn) -> list[PlannedIntention]:
    plans = []
    for place, who in enumerate(PEOPLE):
        others = PEOPLE[3:] if place < 3 else PEOPLE[:3]
        friends = [name for name in PEOPLE if name not in others and name != who]
        plans.append(
            PlannedIntention(
                who,
                "hero" if place < 3 else "gm",
                rank=draw(st.integers(0, 3)),
                threatens=tuple(draw(st.lists(st.sampled_from(others), unique=True, max_size=2))),
                stops=draw(st.booleans()),
                deed=draw(st.booleans()),
                after=draw(st.sampled_from(["", "", *friends])),
            )
        )
    return plans


@given(any_plans())
def test_every_node_stands_once_and_every_edge_is_kept(plans: list[PlannedIntention]) -> None:
    order = ordered(plans)
    found = [node for group in order.groups for node in group]
    assert sorted(node.id for node in found) == sorted(node.id for node in nodes_of(plans))
    home = {node: place for place, group in enumerate(order.groups) for node in group}
    assert all(home[edge.first] <= home[edge.later] for edge in order.edges)


@given(any_plans())
def test_components_are_those_that_reach_each_other(plans: list[PlannedIntention]) -> None:
    nodes = nodes_of(plans)
    edges = edges_of(plans, nodes)
    after = {node: [edge.later for edge in edges if edge.first == node] for node in nodes}

    def reached(start: OrderNode) -> list[OrderNode]:
        seen, todo = [], list(after[start])
        while todo:
            node = todo.pop()
            if node not in seen:
                seen.append(node)
                todo.extend(after[node])
        return seen

    for group in components(nodes, edges):
        for node in group:
            round_trips = [other for other in reached(node) if node in reached(other)]
            assert {node, *round_trips} == set(group)
