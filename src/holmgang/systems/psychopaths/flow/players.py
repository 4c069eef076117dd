"""Players coming and going, and the window between turns of an open table (PS-20.10, PS-22).

The window is put only where the scenario says ``open_table``; an unattended game has none (PS-20.7).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Barred, Choose, Declare, Option, Words
from holmgang.kernel.sums import Sum
from holmgang.systems.psychopaths.events import (
    PlayerJoined,
    PlayerLeft,
)
from holmgang.systems.psychopaths.flow.agreed_quests import claim_quest, post_quest
from holmgang.systems.psychopaths.flow.beginning import lay_start_area
from holmgang.systems.psychopaths.flow.cards import Game, draw_equipment, leave_hand
from holmgang.systems.psychopaths.flow.game_end import decide, end_round
from holmgang.systems.psychopaths.flow.revenge import fountain_field
from holmgang.systems.psychopaths.state import Player

GO_ON, LEAVE, POST, CLAIM = "go_on", "leave", "post_quest", "claim_quest"


def between_turns(play: Game) -> Flow[None]:
    """Everybody may leave, post a quest or claim one; whoever is absent may join (PS-20.10, PS-22.1, PS-22.2)."""
    land = play.state
    for seat in list(land.absent):
        yield from _offer_to_join(play, seat)
    for player in list(land.players):
        yield from _between(play, player)
        if land.finished:
            return


def _between(play: Game, player: Player) -> Flow[None]:
    answer: dict[str, Any] = yield Declare(
        player.id,
        "between_turns",
        lambda: _options(play, player),
        barred_source=lambda: _barred(play, player),
        clauses=("PS-22.1", "PS-22.2", "PS-20.10"),
        default=GO_ON,
    )
    match answer["between_turns"]:
        case "leave":
            leave(play, player)
        case "post_quest":
            yield from post_quest(play, player, answer["quest_words"])
        case "claim_quest":
            yield from claim_quest(play, player, answer["quest"])


def _options(play: Game, player: Player) -> list[Option]:
    options = [Option(GO_ON)]
    if not _own_quest(play, player):
        options.append(Option(POST, details=(Words(player.id, "quest_words"),), clauses=("PS-20.10",)))
    open_quests = [quest.id for quest in play.state.agreed_quests if quest.issuer != player.id]
    if open_quests:
        which = Choose(player.id, "quest", [Option(name) for name in open_quests], clauses=("PS-20.3",))
        options.append(Option(CLAIM, details=(which,), clauses=("PS-20.3",)))
    return [*options, Option(LEAVE, clauses=("PS-22.1",))]


def _barred(play: Game, player: Player) -> Iterator[Barred]:
    if _own_quest(play, player):
        yield Barred(POST, "PS-20.5")
    if all(quest.issuer == player.id for quest in play.state.agreed_quests):
        yield Barred(CLAIM, "PS-20.3")
    yield Barred("cancel_quest", "PS-20.6")


def _own_quest(play: Game, player: Player) -> bool:
    return any(quest.issuer == player.id for quest in play.state.agreed_quests)


def _offer_to_join(play: Game, seat: str) -> Flow[None]:
    land = play.state
    if len(land.players) >= play.knobs.max_players:
        return
    answer = yield Choose(
        seat, "join_game", (Option("yes"), Option("no")), clauses=("PS-22.1", "PS-22.2", "PS-22.5"), default="no"
    )
    if answer == "yes":
        yield from join(play, seat)


def join(play: Game, seat: str) -> Flow[None]:
    """A newcomer takes the last seat, with an unjoined area, start cards and the lowest glory present (PS-22.3)."""
    land = play.state
    lowest = min(player.glory for player in land.players)
    player = Player(seat, "", 0, play.knobs.madness_start, lowest, glory_at_turn=lowest)
    land.absent.remove(seat)
    land.players.append(player)
    if land.bag1:
        yield from lay_start_area(play, player)
    else:
        player.figure = fountain_field(play)
    glory = Sum.of(lowest, "lowest_glory", "PS-22.3")
    play.tell(PlayerJoined, who=seat, glory=glory, field=player.figure, clauses=("PS-22.3", "PS-22.1", "PS-22.2"))
    yield from draw_equipment(play, player, play.knobs.starting_equipment, "PS-22.3")


def leave(play: Game, player: Player) -> None:
    """All cards go to their discard piles, areas and posted quests stay; the last one left wins (PS-22.4).

    Whoever left may come back like any newcomer (PS-22.1).
    """
    land = play.state
    inventory = player.inventory
    closes_round = land.next_player == player.id and land.players[-1] is player
    if land.next_player == player.id:
        land.next_player = land.others(player.id)[0].id
    gone = tuple(sorted(player.hand))
    land.equipment_discard.extend([*player.hand, *inventory.weapons])
    for card in gone:
        leave_hand(play, player, card)
    for card in inventory.mutations:
        from_events = card in inventory.from_events
        (land.event_discard if from_events else land.equipment_discard).append(card)
        if from_events:
            inventory.from_events.remove(card)
    land.event_discard.extend(inventory.held)
    land.quest_discard.extend(player.quest_cards)
    land.players.remove(player)
    land.absent.append(player.id)
    play.tell(PlayerLeft, who=player.id, cards=gone, clauses=("PS-22.4", "PS-22.1", "PS-22.2"))
    if len(land.players) == 1:
        decide(play, "last_player", "PS-22.5")
    elif closes_round:  # everybody else has had a turn
        end_round(play)
