"""Phase 3 and the end of every step: turning an event card and resolving it (PS-7)."""

from __future__ import annotations

from collections.abc import Mapping

from holmgang.kernel.play import Flow, draw
from holmgang.systems.psychopaths import rules
from holmgang.systems.psychopaths.board.lookups import card_of, of_nature
from holmgang.systems.psychopaths.content import HappeningCard, Mutation, PsychicEvent, Psychopath
from holmgang.systems.psychopaths.events import EffectDelayed, EventDiscarded, EventTurned, NoEffect, NoEvent, SideShown
from holmgang.systems.psychopaths.flow import effects
from holmgang.systems.psychopaths.flow.cards import refill, tell_laid
from holmgang.systems.psychopaths.flow.effects import Source
from holmgang.systems.psychopaths.flow.quests import check_quests
from holmgang.systems.psychopaths.flow.settling import psychopath_fight
from holmgang.systems.psychopaths.state import EndEffect, GamePlay, Player


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
