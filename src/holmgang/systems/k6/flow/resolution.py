"""The chain of a round: what each intention means for the order, then link by link (K6-10)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from holmgang.kernel.play import Flow, Rest
from holmgang.systems.k6.board.reach import threatened_by
from holmgang.systems.k6.board.wounds import damage_source
from holmgang.systems.k6.events import CycleFound, OrderSet, Rerolled
from holmgang.systems.k6.flow import actions, conditions, contest
from holmgang.systems.k6.flow.contest import ContestResult
from holmgang.systems.k6.flow.order import ChainLink, OrderNode, PlannedIntention, ResolutionOrder, order_of
from holmgang.systems.k6.state import (
    AnyDeed,
    Bind,
    Combatant,
    Distract,
    GamePlay,
    Intention,
    OrderLine,
    PassBy,
    PlannedAttack,
    Prevent,
)
from holmgang.systems.k6.tables import GRIPS, HOLDING_GOALS, STOPPERS, STOPPING_GOALS

# ---- order -----------------------------------------------------------------------------------------------------------


def planned(play: GamePlay) -> ResolutionOrder:
    """The order of resolution, told with the reason of each arrow (K6-10.1)."""
    fight = play.state
    plans = [plan_of(play, place, one, intent) for place, (one, intent) in enumerate(fight.intended)]
    order = order_of(tuple([plan for plan in plans if plan is not None]))
    for name, actor, target, mutual, reasons, cycle in order.lines:
        fight.order.append(OrderLine(name, actor, target, mutual, [*reasons], cycle))
    if order.groups:
        play.tell(_order_set, play, order)
    return order


def _order_set(play: GamePlay, order: ResolutionOrder) -> OrderSet:
    nodes = tuple(line.node for line in play.state.order)
    return OrderSet(nodes=nodes, arrows=order.arrows, clauses=order.clauses)


def plan_of(play: GamePlay, place: int, one: Combatant, intent: Intention) -> PlannedIntention | None:
    """Return an intention as the order needs it; None: it has no place in it."""
    deed = intent.deed
    attack, threatened = deed.attack, threatened_by(play, intent)
    live = []
    for name in threatened:
        fails = contest.thwarted(play, one, intent, play.state.get(name))
        if fails is None:
            live.append(name)
        else:
            play.tell(contest.not_rolled, one, play.state.get(name), fails, fails.clauses)
    does = conditions.is_deed(play, intent) and not intent.stopped
    if not (live or does):
        return None
    rank = rank_of(play, one, place, attack)
    stops = deed.kind in STOPPERS or (attack is not None and not STOPPING_GOALS.isdisjoint(attack.goals))
    passing = tuple(deed.around) if isinstance(deed, PassBy) else ()
    distracts = deed.target if isinstance(deed, Distract) else ""
    held = _hold_needed(play, deed)
    breaks_from = tuple([name for name in threatened if one.holds(name)]) if one.conditions else ()
    return PlannedIntention(
        one.id, one.faction, rank, tuple(live), stops, does, passing, distracts, intent.after, held, breaks_from
    )


def _hold_needed(play: GamePlay, deed: AnyDeed) -> str:
    """Return the held combatant on whom an intention relies (H6)."""
    gags = isinstance(deed, Prevent) and deed.method == "gag"
    if not (isinstance(deed, Bind) or gags or (deed.attack and not HOLDING_GOALS.isdisjoint(deed.attack.goals))):
        return ""
    return next((name for name in deed.directed_at() if play.state.get(name).has(*GRIPS)), "")


def rank_of(play: GamePlay, one: Combatant, place: int, attack: PlannedAttack | None) -> int:
    """Return the rank where edges leave the order open: heroes by seat, others by damage (K6-10.4, K6-10.5)."""
    if one.side == "hero" or attack is None:
        return place if one.side == "hero" else 1000
    return 1000 - 10 * (_expected_damage(play, one, attack) + one.attribute(attack.attribute))


def _expected_damage(play: GamePlay, one: Combatant, attack: PlannedAttack) -> int:
    """Return the damage of a weapon, spell or thing; a struggle has none."""
    if not (attack.weapon or attack.spell or attack.thing):
        return 0
    source = damage_source(play, one, play.state.get(attack.targets[0]), attack)
    return source.expected if source is not None else 0


# ---- resolution ------------------------------------------------------------------------------------------------------


def resolve(play: GamePlay, chain: Sequence[ChainLink]) -> Flow[None]:
    """Link by link; it rests before each that needs dice."""
    while chain:
        link, *later = chain
        if not link.nodes[0].target and not link.cycle:
            yield from done(play, link.nodes[0])
        else:
            yield Rest("resolve", partial(_in_plain, chain))
            if link.cycle:
                later[:0] = yield from unrolled(play, link.nodes)
            else:
                yield from fought(play, link.nodes, later)
        chain = later


def resume(play: GamePlay, place: str, held: Any) -> Flow[None]:
    """The remainder of the chain from where it rested: before a link, or between dice and what they bring."""
    if place == "settle":
        results, held = held
        later = _from_plain(held)
        yield from settled(play, [contest.compared_from(play, result) for result in results], later)
        yield from resolve(play, later)
    else:
        yield from resolve(play, _from_plain(held))


def _in_plain(chain: Sequence[ChainLink]) -> list[list[Any]]:
    return [[[[node.actor, node.target, node.mutual] for node in nodes], cycle] for nodes, cycle in chain]


def _from_plain(chain: list[list[Any]]) -> list[ChainLink]:
    return [ChainLink(tuple(OrderNode(*node) for node in nodes), cycle) for nodes, cycle in chain]


def _tick_off(play: GamePlay, actor: str, target: str) -> None:
    """Its turn in the order has come."""
    for line in play.state.order:
        if line.actor == actor and line.target == target:
            line.done = True
            return


def done(play: GamePlay, node: OrderNode) -> Flow[None]:
    """Carry out a deed without a roll."""
    _tick_off(play, node.actor, node.target)
    yield from actions.carry_out(play, play.state.get(node.actor))


def fought(play: GamePlay, nodes: Sequence[OrderNode], later: Sequence[ChainLink]) -> Flow[None]:
    """First all comparisons, then all effects (K6-10.7); ``later`` is what the chain holds after them."""
    fight, results = play.state, []
    for actor, target, _ in nodes:
        _tick_off(play, actor, target)
        compared = yield from contest.compare(play, fight.get(actor), fight.get(target))
        if compared is not None:
            results.append(compared)
    yield from settled(play, results, later)


def settled(play: GamePlay, results: Sequence[ContestResult], later: Sequence[ChainLink]) -> Flow[None]:
    """The dice lie: what they bring, contest by contest. It rests before each, for what is bought is asked for."""
    while results:
        yield Rest("settle", partial(_results_in_plain, results, later))
        first, *results = results
        yield from contest.settle(play, first)


def _results_in_plain(results: Sequence[ContestResult], later: Sequence[ChainLink]) -> list[Any]:
    return [[result.plain() for result in results], _in_plain(later)]


def unrolled(play: GamePlay, group: tuple[OrderNode, ...]) -> Flow[list[ChainLink]]:
    """K6-10.6: all concerned in a cycle roll first; then results from the highest total to the lowest, then deeds."""
    unfought = [ChainLink((node,)) for node in group if not node.contest]
    actors = list(dict.fromkeys(name for node in group if node.contest for name in _acting(node)))
    if not actors:  # deeds that wait for each other simply happen at once
        return unfought
    play.tell(CycleFound, who=tuple(actors), clauses=("K6-10.6",))
    values: dict[str, int] = {}
    for name in actors:
        values[name] = yield from ordering_value(play, group, name)
    while (tied := _cancelling_tie(group, actors, values)) is not None:
        play.tell(Rerolled, who=tied, clauses=("K6-10.7",))
        for name in tied:
            values[name] = yield from ordering_value(play, group, name)
    return [*_by_value(group, actors, values), *unfought]


def _by_value(group: tuple[OrderNode, ...], actors: list[str], values: dict[str, int]) -> list[ChainLink]:
    """The contests of a cycle from the highest value down; those of equal values are resolved together (K6-10.7)."""
    links: list[ChainLink] = []
    left = [node for node in group if node.contest]
    for value in sorted(dict.fromkeys(values.values()), reverse=True):
        tied = [name for name in actors if values[name] == value]
        nodes = [node for node in left if any(node.acts(name) for name in tied)]
        left = [node for node in left if node not in nodes]
        if len(tied) > 1 and nodes:
            links.append(ChainLink(tuple(nodes)))
        else:
            links += [ChainLink((node,)) for node in nodes]
    return links


def _acting(node: OrderNode) -> list[str]:
    return [node.actor, node.target] if node.mutual else [node.actor]


def ordering_value(play: GamePlay, group: tuple[OrderNode, ...], name: str) -> Flow[int]:
    """Die, attribute and what the actor himself bears against his first target."""
    fight = play.state
    die = yield from contest.record_success(play, fight.get(name))
    node = next(node for node in group if node.contest and node.acts(name))
    one, other = fight.get(name), fight.get(node.target if node.actor == name else node.actor)
    rolled, _ = contest.both_rolls(play, one, other, node.mutual)
    return die + rolled.side.before_die(rolled.counted)


def _cancelling_tie(group: tuple[OrderNode, ...], actors: list[str], values: dict[str, int]) -> tuple[str, str] | None:
    """Two equal totals of which one would cancel the other."""
    for place, one in enumerate(actors):
        for other in actors[place + 1 :]:
            facing = any(
                node.contest and not node.mutual and node.concerns(one) and node.concerns(other) for node in group
            )
            if facing and values[one] == values[other]:
                return one, other
    return None
