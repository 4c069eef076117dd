"""Phases 3 to 5 of a turn: the event, the step with the location it crosses, and the fights (PS-7 to PS-9)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache, partial
from typing import NamedTuple

from holmgang.kernel.play import Flow, draw
from holmgang.kernel.questions import REQUIRED, Amount, Barred, Choose, Option, Question, Spot
from holmgang.kernel.sums import Sum
from holmgang.systems.psychopaths import rules
from holmgang.systems.psychopaths.board import chart
from holmgang.systems.psychopaths.board.lookups import (
    Price,
    bare,
    book,
    card_of,
    city_kind,
    enter,
    location_of,
    madness,
    of_nature,
    price_of_action,
    price_of_refight,
    price_of_step,
    together,
    unvisited,
    visited_neighbours,
)
from holmgang.systems.psychopaths.content import (
    ChangeMadness,
    DrawEquipment,
    HappeningCard,
    Location,
    Mutation,
    PsychicEvent,
    Psychopath,
    Voluntary,
    number,
)
from holmgang.systems.psychopaths.events import (
    AttackDeclined,
    EffectDelayed,
    EventDiscarded,
    EventTurned,
    LocationReached,
    NoEffect,
    NoEvent,
    NoMoreAttacks,
    NoStep,
    SideShown,
    Stepped,
)
from holmgang.systems.psychopaths.flow import effects
from holmgang.systems.psychopaths.flow.cards import begin_phase, pay, refill, tell_laid, tell_skipped
from holmgang.systems.psychopaths.flow.effects import Source, ask_with_free_actions, free_window
from holmgang.systems.psychopaths.flow.fight import against_player, against_psychopath
from holmgang.systems.psychopaths.flow.quests import check_quests
from holmgang.systems.psychopaths.flow.settling import attack, psychopath_fight
from holmgang.systems.psychopaths.state import EndEffect, GamePlay, Player

# Phase 3, and the end of every step: an event card is turned and resolved (PS-7).


def turn_event(play: GamePlay, player: Player, clauses: tuple[str, ...]) -> Flow[None]:
    """Turn the top event card and resolve it; it is not optional and costs nothing."""
    name = yield from _top_card(play, player)
    if name is None:
        play.tell(NoEvent, who=player.id, clauses=("PS-7.8",))
        return
    card = card_of(play, name)
    kind = _KINDS[type(card)]
    play.tell(EventTurned, who=player.id, card=name, kind_of_card=kind, clauses=clauses)
    match card:
        case Mutation():
            player.inventory.mutations.append(name)
            player.inventory.from_events.append(name)
            tell_laid(play, player, name, "PS-7.3", "PS-18.4")
            check_quests(play)
        case PsychicEvent():
            yield from _psychic(play, player, card)
        case Psychopath():
            yield from psychopath_fight(play, player, name, "event_card")
        case HappeningCard():
            yield from _happening(play, player, card)


_KINDS: Mapping[type, str] = {
    Mutation: "mutation",
    PsychicEvent: "psychic",
    Psychopath: "psychopath",
    HappeningCard: "happening",
}


def _top_card(play: GamePlay, player: Player) -> Flow[str | None]:
    """The deck is shuffled, so its top card is any; what lies known at its bottom comes when the rest is used up."""
    state = play.state
    if not state.event_deck and not state.event_bottom:
        refill(play, "event_deck", state.event_deck, state.event_discard)
    if state.event_deck:
        card: str = yield from draw(player.id, "turn_event", state.event_deck, str, seen_by=play.seats)
        return card
    return state.event_bottom.pop(0) if state.event_bottom else None


def _psychic(play: GamePlay, player: Player, card: PsychicEvent) -> Flow[None]:
    """Well or ill, depending on the mutations of the inventory; then it is discarded (PS-7.4, PS-7.5)."""
    good = rules.is_good_side(of_nature(play, player, "mental"))
    side = "good" if good else "bad"
    play.tell(SideShown, who=player.id, card=card.id, side=side, clauses=("PS-7.5",))
    if card.end_of_turn:
        _delay(play, player, card.id, side)
    else:
        yield from effects.run(play, player, card.good if good else card.bad, Source(card.id, "PS-7.4"))
    _discard(play, card.id, "PS-7.4")


def _happening(play: GamePlay, player: Player, card: HappeningCard) -> Flow[None]:
    """Carry out the card, then discard it (PS-7.7)."""
    if card.end_of_turn:
        _delay(play, player, card.id, "")
    elif card.effects:
        yield from effects.run(play, player, card.effects, Source(card.id, "PS-7.7"))
    else:
        play.tell(NoEffect, who=player.id, card=card.id, clauses=("PS-7.7",))
    _discard(play, card.id, "PS-7.7")


def _delay(play: GamePlay, player: Player, card: str, side: str) -> None:
    play.state.turn.end_effects.append(EndEffect(card, side))
    play.tell(EffectDelayed, who=player.id, card=card, clauses=("PS-17.2",))


def _discard(play: GamePlay, card: str, clause: str) -> None:
    play.state.event_discard.append(card)
    play.tell(EventDiscarded, card=card, clauses=(clause, "PS-18.30"))


def end_effect(play: GamePlay, player: Player, due: EndEffect) -> Flow[None]:
    """Carry out the effect of a card at the end of the turn, on the side it showed when it was turned."""
    card = card_of(play, due.card)
    source = Source(due.card, "PS-17.2")
    if isinstance(card, PsychicEvent):
        yield from effects.run(play, player, card.good if due.side == "good" else card.bad, source)
    elif isinstance(card, HappeningCard):
        yield from effects.run(play, player, card.effects, source)


# Phase 4: a step, and the location on the edge it crosses (PS-8, PS-19).


class Halt(NamedTuple):
    """The reason why a player takes no step, with its clause; ``over``: clauses by which nothing is repeated then."""

    why: str
    clause: str
    over: tuple[str, ...] = ("PS-16.3",)


STAYED = Halt("stayed", "PS-8.8", ())
"""Nothing is in the way but the player's own will."""


HOLDER = Halt("holder", "PS-8.1", ("PS-16.3", "PS-16.5"))
NO_AP = Halt("no_ap", "PS-8.8")
ALL_VISITED = Halt("all_visited", "PS-8.2")
ALONE = Halt("alone", "PS-5.6")


def where_to(play: GamePlay, player: Player) -> list[str] | Halt:
    """The fields a step could be taken to, or why none is offered."""
    if player.is_holder:
        return HOLDER
    if not price_of_step(play.knobs).within_reach(player):
        return NO_AP
    return unvisited(play, player) or (ALL_VISITED if visited_neighbours(play, player) else ALONE)


def movement(play: GamePlay, player: Player, stay: str, *clauses: str) -> Flow[Halt | None]:
    """One movement phase; returns why no step was taken at all, or None.

    ``stay`` names the option of not stepping: ``stay`` in phase 4, ``end_turn`` before the end of the turn;
    ``clauses`` say why a step is offered.
    """
    halt: Halt | None = None
    for taken in range(play.knobs.steps_per_movement_phase):
        field = yield from _choose_step(play, player, stay, clauses)
        if isinstance(field, Halt):
            halt = None if taken else field
            break
        yield from step(play, player, field)
    return halt


def _choose_step(play: GamePlay, player: Player, stay: str, clauses: tuple[str, ...]) -> Flow[str | Halt]:
    """The field to step to, or why none. Where no step is offered, a free action may still change that (PS-3.6)."""
    while True:
        fields = where_to(play, player)
        if isinstance(fields, Halt):
            if not (yield from free_window(play, player, fields.clause)):
                play.tell(NoStep, who=player.id, why=fields.why, clauses=(fields.clause,))
                return fields
            continue
        answer = yield from ask_with_free_actions(
            play,
            player,
            "step",
            partial(_step_options, play, fields, stay),
            (*clauses, "PS-8.5", "PS-8.2"),
            barred=lambda: _barred(play, player, stay),
            default=stay,
        )
        if answer is not None:
            return STAYED if answer["step"] == stay else str(answer["step"])


def _step_options(play: GamePlay, fields: list[str], stay: str) -> list[Option]:
    price = price_of_step(play.knobs)
    return [bare(stay), *[_step_option(field, price) for field in fields]]


@lru_cache(maxsize=4096)
def _step_option(field: str, price: Price) -> Option:
    """Return the option of a step; cached, for the same fields recur."""
    return Option(field, at=(Spot.token(field),), price=price.shown, coin="ap", clauses=("PS-8.5", "PS-5.6"))


def _barred(play: GamePlay, player: Player, stay: str) -> Iterator[Barred]:
    start = play.state.turn.visited[:1]
    for field in visited_neighbours(play, player):
        yield Barred(field, "PS-8.3" if [field] == start else "PS-8.2")
    if stay != "stay":
        for phase in ("explore", "event"):
            yield Barred(phase, "PS-16.6")


def step(play: GamePlay, player: Player, field: str) -> Flow[None]:
    """Pay, move, meet the location, turn an event card (PS-8.4 to PS-8.6, PS-8.9)."""
    pay(play, player, price_of_step(play.knobs), "step")
    origin = player.figure
    edge = chart.crossed(play.state, origin, field)
    enter(play, player, field)
    play.state.turn.fields_walked += 1
    walked = Sum.of(play.state.turn.fields_walked, "fields_walked", "PS-21.7")
    play.tell(Stepped, who=player.id, origin=origin, field=field, walked=walked, clauses=("PS-8.5",))
    check_quests(play)
    yield from meet_locations(play, player, origin, field, edge)
    for _ in range(play.knobs.events_per_step):
        yield from turn_event(play, player, ("PS-8.6", "PS-8.10"))


# Locations: on the edge that a step crosses, and in the middle of a field (PS-19).

DECLINE = "decline"
CITY = "city"


def meet_locations(play: GamePlay, player: Player, origin: str, field: str, edge: chart.Edge) -> Flow[None]:
    """The location on the crossed edge acts, and one in the middle of the field entered (PS-19.1, PS-19.13)."""
    place = book(play).locations[edge.letter]
    yield from visit(play, player, place, edge.clause)
    if place.id == CITY:
        yield from _old_cities(play, player, (origin, field))
    middle = location_of(play, chart.area_of(play.state, field))
    if middle is not None and player.figure == field:
        yield from visit(play, player, play.content.get("locations", middle))


def _old_cities(play: GamePlay, player: Player, fields: tuple[str, str]) -> Flow[None]:
    """By house rule an abandoned city is searched (PS-19.14), a cursed one clouds the mind (PS-19.15).

    A city lies on an edge, so it is of the kinds of both areas that meet there.
    """
    knobs = play.knobs
    kinds = {city_kind(play, chart.area_of(play.state, field)) for field in fields}
    if "abandoned" in kinds and knobs.abandoned_city_cards:
        search = DrawEquipment(do="draw_equipment", cards="abandoned_city_cards")
        yield from effects.run(play, player, [search], Source("abandoned_city", "PS-19.14"))
    if "cursed" in kinds and knobs.cursed_city_madness:
        curse = ChangeMadness(do="change_madness", amount="cursed_city_madness")
        yield from effects.run(play, player, [curse], Source("cursed_city", "PS-19.15"))


def visit(play: GamePlay, player: Player, place: Location, *clauses: str) -> Flow[None]:
    """Mandatory first, then the voluntary action once (PS-19.2, PS-19.3)."""
    clause = place.clause or "PS-19.1"
    why = ("PS-19.1", "PS-19.2", "PS-8.9", clause, *clauses)
    play.tell(LocationReached, who=player.id, location=place.id, clauses=why)
    yield from effects.run(play, player, place.mandatory, Source(place.id, clause))
    if place.voluntary is not None:
        yield from _voluntary(play, player, place, place.voluntary)


def _voluntary(play: GamePlay, player: Player, place: Location, action: Voluntary) -> Flow[None]:
    price = price_of_action(place, action, play.knobs)
    while True:
        most = _affordable(play, player, action, price)
        if not most or not effects.possible(play, player, action.effects):
            return
        details = (Amount(player.id, "times", 1, most, default=1),) if number(action.most, play.knobs) > 1 else ()
        answer = yield from ask_with_free_actions(
            play,
            player,
            "voluntary_location",
            lambda details=details: [Option(DECLINE), _action(action, price, details)],  # type: ignore[misc]
            ("PS-19.3", price.clause),
            about=place.id,
            args={"location": place.id},
            default=DECLINE,
        )
        if answer is None:
            continue
        if answer["voluntary_location"] == DECLINE:
            return
        times = answer.get("times", 1)
        pay(play, player, price.times(times), action.id)
        for _ in range(times):
            yield from effects.run(play, player, action.effects, Source(place.id, price.clause))
        return


def _affordable(play: GamePlay, player: Player, action: Voluntary, price: Price) -> int:
    """Count how often the action may be taken: never for more than there is to have (PS-19.6)."""
    most = min(number(action.most, play.knobs), effects.supply(play, action.effects))
    return min(most, player.ap // price.ap) if price.ap else most


def _action(action: Voluntary, price: Price, details: tuple[Question, ...]) -> Option:
    costs = price.shown if price.ap else None
    return Option(action.id, details=details, price=costs, coin="ap", clauses=(price.clause,))


# Phase 5: the held psychopath first, then an attack on a player on the same field (PS-9, PS-10.1 to PS-10.5).


def fight_phase(play: GamePlay, player: Player, *clauses: str) -> Flow[bool]:
    """Phase 5: the held psychopath first, then an attack on a player here; returns whether the active player died.

    ``clauses`` say why the phase is repeated, where it is.
    """
    play.state.turn.phase = "fight"
    while not (unfought(play, player) or attackable(play, player) or _refights(play, player)):
        peace = _why_no_attack(play, player)
        if not (yield from free_window(play, player, "PS-9.3")):
            tell_skipped(play, player, "fight", peace.why, *dict.fromkeys(("PS-9.3", peace.clause)), *clauses)
            return False
    begin_phase(play, player, "fight", *clauses)
    yield from fight_held(play, player)
    yield from refight(play, player)
    revenges, attacks = [0], 0
    while attacks != play.knobs.attacks_allowed:
        target = yield from choose_attack(play, player)
        if target is None:
            return False
        attacks += 1
        if (yield from attack(play, player, target, revenges)):
            return True
    if attackable(play, player):
        play.tell(NoMoreAttacks, who=player.id, clauses=("PS-9.7",))
    return False


def unfought(play: GamePlay, player: Player) -> list[str]:
    """Held psychopaths not yet fought this turn (PS-9.1, PS-9.9)."""
    return [name for name in player.inventory.held if name not in play.state.turn.fought]


def fight_held(play: GamePlay, player: Player) -> Flow[None]:
    """The duel with a held psychopath is compulsory (PS-9.5)."""
    for name in unfought(play, player):
        first = ("PS-9.4",) if together(play, player) else ()
        yield from psychopath_fight(play, player, name, "held", *first, "PS-9.5")


def _refights(play: GamePlay, player: Player) -> bool:
    return play.knobs.variant_refight_held and player.is_holder and price_of_refight().within_reach(player)


def refight(play: GamePlay, player: Player) -> Flow[None]:
    """The newer edition: after each tie the held psychopath may be fought again for an AP."""
    while _refights(play, player):
        name = player.inventory.held[0]
        answer = yield Choose(
            player.id,
            "refight",
            (_fight_again(play, player, name), Option("no")),
            about=name,
            clauses=("PS-9.1",),
            args={"psychopath": name},
            default="no",
        )
        if answer == "no":
            return
        pay(play, player, price_of_refight(), "refight")
        yield from psychopath_fight(play, player, name, "held")


def _fight_again(play: GamePlay, player: Player, name: str) -> Option:
    return Option("yes", price=price_of_refight().shown, coin="ap", odds=lambda: against_psychopath(play, player, name))


def _attack_option(play: GamePlay, player: Player, other: Player) -> Option:
    """Return the option to attack a player: the madness of both, and the odds by the dice alone."""
    return Option(
        other.id,
        at=(Spot.token(other.id),),
        worth=lambda: madness(play, player),
        against=lambda: madness(play, other),
        odds=lambda: against_player(play, player, other, "attack"),
        clauses=("PS-9.2",),
    )


def choose_attack(play: GamePlay, player: Player) -> Flow[Player | None]:
    """Ask whom to attack on the own field, if anyone; the attack is voluntary (PS-9.2, PS-9.6)."""
    while True:
        targets = attackable(play, player)
        if not targets:
            return None
        decline = [] if play.knobs.must_attack else [Option("decline", clauses=("PS-9.6",))]
        options = [*decline, *(_attack_option(play, player, other) for other in targets)]
        answer = yield from ask_with_free_actions(
            play,
            player,
            "attack",
            lambda options=options: options,  # type: ignore[misc]
            ("PS-9.6", *(("PS-9.8",) if play.state.turn.fought else ()), "PS-10.4", "PS-10.5"),
            barred=lambda: _not_here(play, player),
            default=REQUIRED if play.knobs.must_attack else "decline",
        )
        if answer is None:
            continue
        if answer["attack"] == "decline":
            here = tuple(other.id for other in targets)
            play.tell(AttackDeclined, who=player.id, others=here, clauses=("PS-9.6",))
            return None
        return play.state.player(answer["attack"])


def attackable(play: GamePlay, player: Player) -> list[Player]:
    """The players on the same field who may be attacked now."""
    return [other for other in play.state.others(player.id) if _peace(play, player, other) is None]


class Peace(NamedTuple):
    """The reason why a player may not be attacked, with its clause."""

    why: str
    clause: str


NO_PLAYER_HERE = Peace("nobody", "PS-9.3")
ELSEWHERE = Peace("elsewhere", "PS-9.2")
HOLDER_ATTACKS_NOT = Peace("bound", "PS-9.8")
FOUGHT_ALREADY = Peace("all_fought", "PS-9.6")


def _peace(play: GamePlay, player: Player, other: Player) -> Peace | None:
    """Return why the active player may not attack another, if that is so (PS-9.2, PS-9.6, PS-9.8)."""
    if other.figure != player.figure:
        return ELSEWHERE
    if player.is_holder and play.knobs.variant_holder_cannot_attack:
        return HOLDER_ATTACKS_NOT
    if play.knobs.variant_one_fight_per_opponent and other.id in play.state.turn.attacked:
        return FOUGHT_ALREADY
    return None


def _why_no_attack(play: GamePlay, player: Player) -> Peace:
    """Return why no player can be attacked: what protects those who stand here, or that no player does."""
    here = [_peace(play, player, other) for other in together(play, player)]
    return next(filter(None, here), NO_PLAYER_HERE)


def _not_here(play: GamePlay, player: Player) -> Iterator[Barred]:
    for other in play.state.others(player.id):
        if peace := _peace(play, player, other):
            yield Barred(other.id, peace.clause)
    if play.knobs.must_attack:
        yield Barred("decline", "PS-9.6")
