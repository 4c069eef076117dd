"""Quest cards: drawing them, and checking them right after the deeds they ask for (PS-20.8, PS-20.9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from holmgang.kernel.play import Flow, draw
from holmgang.kernel.sums import Sum
from holmgang.systems.psychopaths.content import Quest
from holmgang.systems.psychopaths.events import GloryChanged, NoQuest, QuestDrawn, QuestFulfilled
from holmgang.systems.psychopaths.flow.cards import Game, book, refill
from holmgang.systems.psychopaths.state import Player


class Deed(NamedTuple):
    """Something a player has just done that a quest may ask for."""

    who: str
    what: str
    size: int = 0
    name: str = ""


def draw_quest(play: Game, player: Player) -> Flow[None]:
    """The tavern's mandatory action; with too many open quests it does nothing (PS-19.4, PS-20.9)."""
    land = play.state
    if len(player.quest_cards) >= play.knobs.open_quest_limit:
        play.tell(NoQuest, who=player.id, clauses=("PS-20.9",))
        return
    refill(play, "quest_deck", land.quest_deck, land.quest_discard)
    if not land.quest_deck:
        play.tell(NoQuest, who=player.id, clauses=("PS-7.8",))
        return
    quest = yield from draw(player.id, "draw_quest", land.quest_deck, str, seen_by=play.seats)
    player.quest_cards.append(quest)
    play.tell(QuestDrawn, who=player.id, quest=quest, clauses=("PS-19.4", "PS-20.9", "PS-20.1"))


def check_quests(play: Game, deeds: Sequence[Deed] = ()) -> None:
    """Every open quest card against what was just done and how its drawer stands; only the drawer can fulfil it."""
    quests = book(play).quests
    for player in play.state.players:
        for name in [*player.quest_cards]:
            if _fulfilled(play, player, quests[name], deeds):
                player.quest_cards.remove(name)
                play.state.quest_discard.append(name)
                play.tell(QuestFulfilled, who=player.id, quest=name, clauses=("PS-20.8", "PS-20.9"))
                reward(play, player)


def reward(play: Game, player: Player) -> None:
    """A fulfilled quest is worth one point of glory, the one that PS-21.3 speaks of (PS-20.4)."""
    player.glory += play.knobs.quest_reward
    play.tell(
        lambda: GloryChanged(
            who=player.id,
            change=Sum.of(play.knobs.quest_reward, "quest", "PS-20.4"),
            glory=Sum.of(player.glory, "glory", "PS-21.3"),
            clauses=("PS-20.4", "PS-21.3", "PS-21.1"),
        )
    )


def _fulfilled(play: Game, player: Player, quest: Quest, deeds: Sequence[Deed]) -> bool:
    if quest.when == "weapons_owned":
        return len(player.inventory.weapons) >= quest.at_least
    if quest.when == "mutations_owned":
        return len(player.inventory.mutations) >= quest.at_least
    if quest.when == "fields_walked":
        return play.state.turn.active == player.id and play.state.turn.fields_walked >= quest.at_least
    return bool(deeds) and any(
        deed.who == player.id
        and deed.what == quest.when
        and deed.size >= quest.at_least
        and deed.name in ("", quest.location, quest.rival)
        for deed in deeds
    )
