"""Effects of cards and locations in a turn, and the free actions that play cards (PS-3.5, PS-3.6, PS-18, PS-19).

``run`` interprets a list of effects for a player; ``possible`` tells whether one could do anything, for offers. An
effect acts in the name of a source: the card or location, and the clause under which it stands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from holmgang.kernel.play import Flow, ask
from holmgang.kernel.questions import REQUIRED, Answer, Barred, Choose, Declare, Option, Question, Roll, Spot
from holmgang.kernel.sums import Arg, Sum
from holmgang.systems.psychopaths import content, rules
from holmgang.systems.psychopaths.board import chart
from holmgang.systems.psychopaths.board.lookups import bare, book, card_of, choices, enter, madness, unvisited
from holmgang.systems.psychopaths.content import CardEffect, Junk, number
from holmgang.systems.psychopaths.events import (
    ApChanged,
    ApLost,
    CardTaken,
    MadnessChanged,
    NoEffect,
    NoGlory,
    PlayedCard,
    PsychopathLost,
    Robbed,
    Rode,
    SawCardTaken,
    Stepped,
    TookFromDiscard,
)
from holmgang.systems.psychopaths.flow.cards import (
    add_weapon,
    change_glory,
    change_hands,
    choose_discards,
    discard_mutation,
    discard_weapon,
    draw_equipment,
    keep_weapon_limit,
    lay,
    layable,
    leave_hand,
    look_at_hand,
    not_layable,
    release,
    remove_weapon,
    show_hand,
    take_openly,
)
from holmgang.systems.psychopaths.flow.dice import roll
from holmgang.systems.psychopaths.flow.quests import check_quests, draw_quest
from holmgang.systems.psychopaths.flow.settling import rival_fight
from holmgang.systems.psychopaths.state import FreeActionFacts, GamePlay, OpenPlayer, Player

UNLIMITED = 1_000
"""More often than any action may be taken."""


class Source(NamedTuple):
    """In whose name an effect acts, and by which clause."""

    name: str
    clause: str


def run(play: GamePlay, player: Player, effects: Sequence[Any], source: Source) -> Flow[None]:
    """Carry out effects one after the other."""
    for effect in effects:
        asking = _DOES[type(effect)](play, player, effect, source)
        if asking is not None:  # some effects ask, others just happen
            yield from asking


def possible(play: GamePlay, player: Player, effects: Sequence[Any]) -> bool:
    """Tell if every one of these effects could do something now, as far as all can see."""
    for effect in effects:
        can = _CAN.get(type(effect))
        if can is not None and not can(play, player, effect):
            return False
    return True


def supply(play: GamePlay, effects: Sequence[Any]) -> int:
    """Count how many times the equipment that is left lets these effects be carried out."""
    left = len(play.state.equipment_deck) + len(play.state.equipment_discard)
    cards = sum(number(effect.cards, play.knobs) for effect in effects if isinstance(effect, content.DrawEquipment))
    return -(-left // cards) if cards else UNLIMITED


def _nothing(play: GamePlay, player: Player, source: Source) -> None:
    play.tell(NoEffect, who=player.id, card=source.name, clauses=(source.clause,))


# Action points, glory, madness.


def _gain_ap(play: GamePlay, player: Player, effect: content.GainAp, source: Source) -> None:
    amount = effect.amount
    if effect.after is not None and effect.after in play.state.turn.played:
        amount = effect.instead
    change = Sum.of(number(amount, play.knobs), source.name, source.clause)
    change = change.at_least(-player.ap, "no_less_than_nothing", "PS-1.6")
    player.ap += change.total
    _tell_ap(play, player, change, source)


def _tell_ap(play: GamePlay, player: Player, change: Sum, source: Source) -> None:
    left = Sum.of(player.ap, "ap", "PS-1.6")
    play.tell(ApChanged, who=player.id, card=source.name, change=change, left=left, clauses=(source.clause,))


def _lose_all_ap(play: GamePlay, player: Player, effect: content.LoseAllAp, source: Source) -> None:
    play.tell(lambda: ApLost(who=player.id, ap=Sum.of(player.ap, "ap", source.clause), clauses=(source.clause,)))
    player.ap = 0


def _change_glory(play: GamePlay, player: Player, effect: content.ChangeGlory, source: Source) -> None:
    amount = number(effect.amount, play.knobs)
    clauses: tuple[str, ...] = (source.clause,)
    if effect.only_up_to is not None:
        amount = rules.small_fame(player.glory, amount, number(effect.only_up_to, play.knobs))
        if not amount:
            play.tell(NoGlory, who=player.id, what=source.name, clauses=("PS-21.2",))
            return
        clauses = (source.clause, "PS-21.2", "PS-21.1")
    change_glory(play, player, Sum.of(amount, source.name, source.clause), clauses)


def _change_madness(play: GamePlay, player: Player, effect: content.ChangeMadness, source: Source) -> None:
    player.temp_madness += number(effect.amount, play.knobs)
    now = madness(play, player)
    play.tell(MadnessChanged, who=player.id, card=source.name, madness=now, clauses=(source.clause, "PS-1.10"))


# Equipment.


def _draw(play: GamePlay, player: Player, effect: content.DrawEquipment, source: Source) -> Flow[None]:
    came = yield from draw_equipment(play, player, number(effect.cards, play.knobs), source.clause)
    if not came:
        _nothing(play, player, source)


def _can_draw(play: GamePlay, player: Player, effect: content.DrawEquipment) -> bool:
    return bool(play.state.equipment_deck or play.state.equipment_discard)


def _discard(play: GamePlay, player: Player, effect: content.DiscardHand, source: Source) -> Flow[None]:
    if not player.hand:
        _nothing(play, player, source)
    yield from choose_discards(play, player, number(effect.cards, play.knobs), "discard", source.clause)


def _take_from_discard(play: GamePlay, player: Player, effect: content.TakeFromDiscard, source: Source) -> Flow[None]:
    pile = play.state.equipment_discard
    if not pile:
        _nothing(play, player, source)
        return
    question = Choose(
        player.id,
        "take_from_discard",
        lambda: choices(sorted(pile)),
        clauses=(source.clause,),
        args={"card": source.name},
    )
    card = yield from ask(play, question)
    pile.remove(card)
    take_openly(play, player, card)
    play.tell(TookFromDiscard, who=player.id, card=card, clauses=(source.clause,))


def _discard_weapon(play: GamePlay, player: Player, effect: content.DiscardWeapon, source: Source) -> Flow[None]:
    weapons = player.inventory.weapons
    if not weapons:
        _nothing(play, player, source)
        return
    question = Choose(player.id, "discard_weapon", lambda: choices(weapons), clauses=(source.clause,))
    card = yield from ask(play, question)
    discard_weapon(play, player, card, source.clause)


def _shed_mutation(play: GamePlay, player: Player, effect: content.ShedMutation, source: Source) -> Flow[None]:
    question = Choose(player.id, "shed_mutation", lambda: choices(player.inventory.mutations), clauses=(source.clause,))
    card = yield from ask(play, question)
    discard_mutation(play, player, card, source.clause)


def _has_mutation(play: GamePlay, player: Player, effect: content.ShedMutation) -> bool:
    return bool(player.inventory.mutations)


# Hands.


def _show(play: GamePlay, player: Player, effect: content.ShowHand, source: Source) -> None:
    show_hand(play, player, source.clause)


def _look(play: GamePlay, player: Player, effect: content.LookAtHand, source: Source) -> Flow[None]:
    question = Choose(
        player.id,
        "look_at",
        [Option(other.id, at=(Spot.token(other.id),)) for other in play.state.others(player.id)],
        clauses=(source.clause,),
    )
    chosen = yield from ask(play, question)
    look_at_hand(play, player, play.state.player(chosen), source.clause)


def _drop_psychopath(play: GamePlay, player: Player, effect: content.DropPsychopath, source: Source) -> Flow[None]:
    """The held psychopath goes to the event discard; no glory (PS-18.20)."""
    name, *further = player.inventory.held
    if further:
        options = [Option(held) for held in player.inventory.held]
        name = yield Choose(player.id, "drop_psychopath", options, clauses=(source.clause,))
    release(player, name)
    play.state.event_discard.append(name)
    play.tell(PsychopathLost, who=player.id, psychopath=name, pile="discard", clauses=(source.clause, "PS-18.30"))


def _is_holder(play: GamePlay, player: Player, effect: content.DropPsychopath) -> bool:
    return player.is_holder


def _rob_targets(play: GamePlay, player: Player, effect: content.RobPlayer) -> list[Player]:
    near = chart.within(play.state, player.figure, number(effect.reach, play.knobs))
    return [
        other
        for other in play.state.others(player.id)
        if other.figure in near and (other.inventory.weapons or other.hand)
    ]


def _rob(play: GamePlay, player: Player, effect: content.RobPlayer, source: Source) -> Flow[None]:
    """A weapon of choice of a player in reach; of one without weapons a random hand card (PS-18.21)."""
    targets = _rob_targets(play, player, effect)
    question = Choose(
        player.id,
        "rob_target",
        [Option(other.id, at=(Spot.token(other.id),)) for other in targets],
        clauses=(source.clause,),
    )
    chosen = yield from ask(play, question)
    victim = play.state.player(chosen)
    if not victim.inventory.weapons:
        # No seat sees the roll: which place among the cards it names would tell of those that stay.
        count = len(victim.hand)
        places = yield Roll(player.id, "rob_card", (count,), faces=lambda: sorted(victim.hand), seen_by=())
        _hand_over(play, victim, player, sorted(victim.hand)[places[0] - 1], source)
        return
    question = Choose(
        player.id, "rob_weapon", lambda: choices(victim.inventory.weapons), about=victim.id, clauses=(source.clause,)
    )
    weapon = yield from ask(play, question)
    tokens = remove_weapon(play, victim, weapon, taken=True)
    add_weapon(play, player, weapon, tokens)
    clauses = (source.clause,) if tokens is None else (source.clause, "PS-18.18")
    play.tell(Robbed, who=player.id, victim=victim.id, weapon=weapon, clauses=clauses)
    yield from keep_weapon_limit(play, player)
    check_quests(play)


def _can_rob(play: GamePlay, player: Player, effect: content.RobPlayer) -> bool:
    return bool(_rob_targets(play, player, effect))


def _ask_for_card(play: GamePlay, player: Player, effect: content.AskForCard, source: Source) -> Flow[None]:
    """The targeted player gives a hand card of their own choice (PS-18.22)."""
    targets = [other for other in play.state.others(player.id) if other.hand]
    question = Choose(
        player.id,
        "beg_target",
        [Option(other.id, at=(Spot.token(other.id),)) for other in targets],
        clauses=(source.clause,),
    )
    chosen = yield from ask(play, question)
    victim = play.state.player(chosen)
    question = Choose(
        victim.id,
        "give_card",
        lambda: choices(victim.hand),
        clauses=(source.clause,),
        args={"to": player.id},
        hides=len(victim.hand) > 1,
    )
    card = yield from ask(play, question)
    _hand_over(play, victim, player, card, source)


def _can_beg(play: GamePlay, player: Player, effect: content.AskForCard) -> bool:
    return any(other.hand for other in play.state.others(player.id))


def _hand_over(play: GamePlay, giver: Player, taker: Player, card: str, source: Source) -> None:
    """A hand card changes hands; only the two know which (PS-18.5)."""
    change_hands(play, giver, taker, card)
    play.tell(CardTaken, who=taker.id, victim=giver.id, clauses=(source.clause,))
    both = (taker.id, giver.id)
    play.tell(SawCardTaken, who=taker.id, victim=giver.id, card=card, clauses=("PS-18.5",), seen_by=both)


# Moving and meeting.


def _free_step(play: GamePlay, player: Player, effect: content.FreeStep, source: Source) -> Flow[None]:
    """A step free of AP, without location and event card; it counts as walked. A holder cannot move (PS-8.1)."""
    fields = [] if player.is_holder else unvisited(play, player)
    if not fields:
        _nothing(play, player, source)
        return
    chosen = yield Choose(
        player.id,
        "free_step",
        [Option("stay"), *(Option(field, at=(Spot.token(field),)) for field in fields)],
        clauses=(source.clause,),
        default="stay",
    )
    if chosen == "stay":
        return
    origin = player.figure
    enter(play, player, chosen)
    play.state.turn.fields_walked += 1
    walked = Sum.of(play.state.turn.fields_walked, "fields_walked", "PS-21.7")
    play.tell(Stepped, who=player.id, origin=origin, field=chosen, walked=walked, clauses=(source.clause, "PS-8.5"))
    check_quests(play)


def _ride(play: GamePlay, player: Player, effect: content.Ride, source: Source) -> Flow[None]:
    """Further fields, neighbour to neighbour; all become visited, none counts as walked (PS-19.9)."""
    for ridden in range(number(effect.fields, play.knobs)):
        fields = unvisited(play, player)
        if not fields:
            return
        options = [Option(field, at=(Spot.token(field),)) for field in fields]
        if ridden:
            options.insert(0, Option("alight"))
        question = Choose(
            player.id, "ride", options, clauses=(source.clause,), default="alight" if ridden else fields[0]
        )
        chosen = yield from ask(play, question)
        if chosen == "alight":
            return
        origin = player.figure
        enter(play, player, chosen)
        play.tell(Rode, who=player.id, origin=origin, field=chosen, clauses=(source.clause,))


def _can_ride(play: GamePlay, player: Player, effect: content.Ride) -> bool:
    return bool(unvisited(play, player))


def _fight_rival(play: GamePlay, player: Player, effect: content.FightRival, source: Source) -> Flow[None]:
    return rival_fight(play, player, effect.rival)


def _roll_table(play: GamePlay, player: Player, effect: content.RollTable, source: Source) -> Flow[None]:
    face = (yield from roll(play, player, "roll_table", 1, source.clause))[0]
    row = next(row for row in effect.rows if face <= row.up_to)
    yield from run(play, player, row.effects, source)


def _draw_quest(play: GamePlay, player: Player, effect: content.DrawQuest, source: Source) -> Flow[None]:
    return draw_quest(play, player)


_DOES: dict[type, Callable[[GamePlay, Player, Any, Source], Flow[None] | None]] = {
    content.GainAp: _gain_ap,
    content.LoseAllAp: _lose_all_ap,
    content.ChangeGlory: _change_glory,
    content.DrawEquipment: _draw,
    content.DiscardHand: _discard,
    content.ChangeMadness: _change_madness,
    content.FreeStep: _free_step,
    content.LookAtHand: _look,
    content.ShowHand: _show,
    content.TakeFromDiscard: _take_from_discard,
    content.DiscardWeapon: _discard_weapon,
    content.DrawQuest: _draw_quest,
    content.DropPsychopath: _drop_psychopath,
    content.RobPlayer: _rob,
    content.AskForCard: _ask_for_card,
    content.ShedMutation: _shed_mutation,
    content.Ride: _ride,
    content.FightRival: _fight_rival,
    content.RollTable: _roll_table,
}
_CAN: dict[type, Callable[[GamePlay, Player, Any], bool]] = {
    content.DrawEquipment: _can_draw,
    content.ShedMutation: _has_mutation,
    content.DropPsychopath: _is_holder,
    content.RobPlayer: _can_rob,
    content.AskForCard: _can_beg,
    content.Ride: _can_ride,
}


GO_ON = "go_on"
LAY = "lay"
PLAY = "play_own_turn_card"

Options = Callable[[], Iterable[Option]]
NO_ARGS: Mapping[str, Arg] = {}


def ask_with_free_actions(
    play: GamePlay,
    player: Player,
    purpose: str,
    options: Options,
    clauses: tuple[str, ...],
    *,
    barred: Callable[[], Iterable[Barred]] = tuple,
    default: Any = REQUIRED,
    about: str = "",
    args: Mapping[str, Arg] = NO_ARGS,
    settled: Answer = REQUIRED,
) -> Flow[dict[str, Any] | None]:
    """Put a question to the active player with the free actions as extra options.

    Returns None when a free action was taken instead: the conditions of the phase must then be read again.
    ``settled`` is the answer that the player has given to it already (:func:`ask`).
    """
    question = Declare(
        player.id,
        purpose,
        partial(_with_free_options, play, player, options),
        barred_source=lambda: [*barred(), *_barred(play, player)],
        clauses=clauses,
        default=default,
        about=about,
        args=args,
        hides=bool(player.hand),
    )
    answer: dict[str, Any] = yield from ask(play, question, settled)
    if answer[purpose] == LAY:
        yield from lay(play, player, answer["card"])
        check_quests(play)
        return None
    if answer[purpose] == PLAY:
        yield from play_card(play, player, answer["card"])
        return None
    return answer


def _with_free_options(play: GamePlay, player: Player, options: Options) -> list[Option]:
    return [*options(), *free_options(play, player)]


def free_window(play: GamePlay, player: Player, *clauses: str) -> Flow[bool]:
    """Offer a free action where a phase has no question of its own; return True if one was taken (PS-3.6).

    ``clauses`` say why the phase has none.

    With an empty hand the question is not put; all can see how many cards a hand has. Nor is it put again in a turn
    while the facts are those on which the player went on before.
    """
    if not player.hand:
        return False
    turn, facts = play.state.turn, _free_action_facts(play, player)
    answer = yield from ask_with_free_actions(
        play,
        player,
        "free_action",
        lambda: [bare(GO_ON)],
        ("PS-3.6", "PS-3.5", *clauses),
        default=GO_ON,
        settled={"free_action": GO_ON} if turn.declined == facts else REQUIRED,
    )
    if answer is not None:  # going on has changed none of the facts
        turn.declined = facts
    return answer is None


def _free_action_facts(play: GamePlay, player: Player) -> FreeActionFacts:
    state = play.state
    players = [
        OpenPlayer(one.figure, len(one.hand), tuple(one.inventory.weapons), one.inventory.held) for one in state.players
    ]
    mutations = tuple(player.inventory.mutations)
    return FreeActionFacts(player.ap, mutations, len(state.equipment_discard), tuple(players))


def free_options(play: GamePlay, player: Player) -> list[Option]:
    """The free actions this player can take now."""
    options, cards = [], book(play)
    if not cards.layable.isdisjoint(player.hand):
        options.append(Option(LAY, details=lambda: [_which_to_lay(play, player)], clauses=("PS-3.5", "PS-18.8")))
    if any(_own_turn_cards(play, player, cards.own_turn)):
        options.append(Option(PLAY, details=lambda: [_which_to_play(play, player)], clauses=("PS-3.5", "PS-18.25")))
    return options


def _which_to_lay(play: GamePlay, player: Player) -> Question:
    bars = partial(not_layable, play, player)
    return Choose(player.id, "card", choices(layable(play, player)), barred_source=bars, clauses=("PS-18.8",))


def _which_to_play(play: GamePlay, player: Player) -> Question:
    return Choose(player.id, "card", choices(_own_turn_cards(play, player, book(play).own_turn)), clauses=("PS-18.25",))


def _barred(play: GamePlay, player: Player) -> list[Barred]:
    return [] if layable(play, player) else [Barred(LAY, "PS-18.4")]


def _own_turn_cards(play: GamePlay, player: Player, does: Mapping[str, Sequence[CardEffect]]) -> Iterator[str]:
    """The hand cards that can be played now and would do something."""
    for name in player.hand:
        if name in does and possible(play, player, does[name]):
            yield name


def play_card(play: GamePlay, player: Player, name: str) -> Flow[None]:
    """An own-turn card: its effect once, then it lies in the equipment discard (PS-18.11, PS-18.25)."""
    card = card_of(play, name)
    assert isinstance(card, Junk)
    leave_hand(play, player, name)
    play.state.equipment_discard.append(name)
    clauses = (card.clause, "PS-3.5", "PS-18.25", "PS-18.11", "PS-18.30")
    play.tell(PlayedCard, who=player.id, card=name, clauses=clauses)
    yield from run(play, player, card.own_turn, Source(name, card.clause))
    play.state.turn.played.append(name)
