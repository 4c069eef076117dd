"""Quests: cards, checked right after the deeds they ask for, and those that players agree on in writing (PS-20)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from holmgang.kernel.play import Flow, draw, rule
from holmgang.kernel.questions import Choose, Option
from holmgang.kernel.sums import Sum
from holmgang.systems.psychopaths import rules
from holmgang.systems.psychopaths.board.lookups import book
from holmgang.systems.psychopaths.content import Quest
from holmgang.systems.psychopaths.events import (
    NoQuest,
    QuestClaimed,
    QuestClaimRejected,
    QuestDrawn,
    QuestFulfilled,
    QuestPosted,
    QuestProposed,
    QuestRejected,
    QuestSigned,
)
from holmgang.systems.psychopaths.flow.cards import change_glory, refill
from holmgang.systems.psychopaths.state import AgreedQuest, GamePlay, Player


class QuestDeed(NamedTuple):
    """Something a player has just done that a quest may ask for."""

    who: str
    what: str
    size: int = 0
    name: str = ""


def draw_quest(play: GamePlay, player: Player) -> Flow[None]:
    """The tavern's mandatory action; with too many open quests it does nothing (PS-19.4, PS-20.9)."""
    state = play.state
    if len(player.quest_cards) >= play.knobs.open_quest_limit:
        play.tell(NoQuest, who=player.id, clauses=("PS-20.9",))
        return
    refill(play, "quest_deck", state.quest_deck, state.quest_discard)
    if not state.quest_deck:
        play.tell(NoQuest, who=player.id, clauses=("PS-7.8",))
        return
    quest = yield from draw(player.id, "draw_quest", state.quest_deck, str, seen_by=play.seats)
    player.quest_cards.append(quest)
    play.tell(QuestDrawn, who=player.id, quest=quest, clauses=("PS-19.4", "PS-20.9", "PS-20.1"))


def check_quests(play: GamePlay, deeds: Sequence[QuestDeed] = ()) -> None:
    """Every open quest card against what was just done and how its drawer stands; only the drawer can fulfil it."""
    quests = book(play).quests
    for player in play.state.players:
        for name in [*player.quest_cards]:
            if _fulfilled(play, player, quests[name], deeds):
                player.quest_cards.remove(name)
                play.state.quest_discard.append(name)
                play.tell(QuestFulfilled, who=player.id, quest=name, clauses=("PS-20.8", "PS-20.9"))
                reward(play, player)


def reward(play: GamePlay, player: Player) -> None:
    """A fulfilled quest is worth one point of glory, the one that PS-21.3 speaks of (PS-20.4)."""
    gain = Sum.of(play.knobs.quest_reward, "quest", "PS-20.4")
    change_glory(play, player, gain, ("PS-20.4", "PS-21.3", "PS-21.1"), "PS-21.3")


def _fulfilled(play: GamePlay, player: Player, quest: Quest, deeds: Sequence[QuestDeed]) -> bool:
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


# Quests that players agree on in writing.


def post_quest(play: GamePlay, issuer: Player, words: str) -> Flow[None]:
    """In writing, and signed by more than half of all players; the issuer counts and may sign (PS-20.2)."""
    state = play.state
    play.tell(QuestProposed, who=issuer.id, words=words, clauses=("PS-20.1", "PS-20.2", "PS-20.10"))
    signed = []
    for player in [issuer, *state.others(issuer.id)]:
        answer = yield Choose(
            player.id,
            "sign_quest",
            (Option("yes"), Option("no")),
            clauses=("PS-20.2",),
            args={"issuer": issuer.id},
            default="no",
        )
        if answer == "yes":
            signed.append(player.id)
            play.tell(QuestSigned, who=player.id, clauses=("PS-20.2",))
    count = Sum.of(len(signed), "signatures", "PS-20.2")
    if not rules.enough_signatures(len(signed), len(state.players), play.knobs.quest_majority):
        play.tell(QuestRejected, issuer=issuer.id, signatures=count, clauses=("PS-20.2",))
        return
    quest = AgreedQuest(_new_quest_id(play), issuer.id, words, signed)
    state.agreed_quests.append(quest)
    play.tell(QuestPosted, quest=quest.id, issuer=issuer.id, signatures=count, clauses=("PS-20.2", "PS-20.6"))


def _new_quest_id(play: GamePlay) -> str:
    """A name that no quest has had, also none that the scenario brought along."""
    state = play.state
    taken = [quest.id for quest in state.agreed_quests]
    while True:
        state.quests_posted += 1
        name = f"agreed_{state.quests_posted}"
        if name not in taken:
            return name


def claim_quest(play: GamePlay, player: Player, name: str) -> Flow[None]:
    """The first to fulfil it is credited the glory, and it closes (PS-20.8); whether it is, the table decides."""
    state = play.state
    quest = next(quest for quest in state.agreed_quests if quest.id == name)
    play.tell(QuestClaimed, who=player.id, quest=name, clauses=("PS-20.3",))
    agreed = yield from _table_agrees(play, player, name)
    if not agreed:
        play.tell(QuestClaimRejected, who=player.id, quest=name, clauses=("PS-20.7",))
        return
    state.agreed_quests.remove(quest)
    play.tell(QuestFulfilled, who=player.id, quest=name, clauses=("PS-20.8", "PS-20.3"))
    reward(play, player)


def _table_agrees(play: GamePlay, claimant: Player, name: str) -> Flow[bool]:
    """A ruling: the referee's if one is seated, else the majority of the table (PS-20.7)."""
    votes = 0
    if play.master is None:
        for player in play.state.players:
            answer = yield Choose(
                player.id,
                "vote_quest",
                (Option("yes"), Option("no")),
                about=name,
                clauses=("PS-20.7",),
                args={"claimant": claimant.id},
                default="no",
            )
            votes += answer == "yes"
    majority = "yes" if 2 * votes > len(play.state.players) else "no"
    question = Choose(
        play.master or "",
        "quest_fulfilled",
        (Option("yes"), Option("no")),
        about=name,
        clauses=("PS-20.7",),
        args={"claimant": claimant.id},
        default=majority,
    )
    answer = yield from rule(play, question)
    return bool(answer == "yes")
