"""Quests that players agree on in writing, and the table that says when they are fulfilled (PS-20)."""

from __future__ import annotations

from holmgang.kernel.play import Flow, rule
from holmgang.kernel.questions import Choose, Option
from holmgang.kernel.sums import Sum
from holmgang.systems.psychopaths import rules
from holmgang.systems.psychopaths.events import (
    QuestClaimed,
    QuestClaimRejected,
    QuestFulfilled,
    QuestPosted,
    QuestProposed,
    QuestRejected,
    QuestSigned,
)
from holmgang.systems.psychopaths.flow.cards import Game
from holmgang.systems.psychopaths.flow.quests import reward
from holmgang.systems.psychopaths.state import AgreedQuest, Player


def post_quest(play: Game, issuer: Player, words: str) -> Flow[None]:
    """In writing, and signed by more than half of all players; the issuer counts and may sign (PS-20.2)."""
    land = play.state
    play.tell(QuestProposed, who=issuer.id, words=words, clauses=("PS-20.1", "PS-20.2", "PS-20.10"))
    signed = []
    for player in [issuer, *land.others(issuer.id)]:
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
    if not rules.enough_signatures(len(signed), len(land.players), play.knobs.quest_majority):
        play.tell(QuestRejected, issuer=issuer.id, signatures=count, clauses=("PS-20.2",))
        return
    quest = AgreedQuest(_new_quest_id(play), issuer.id, words, signed)
    land.agreed_quests.append(quest)
    play.tell(QuestPosted, quest=quest.id, issuer=issuer.id, signatures=count, clauses=("PS-20.2", "PS-20.6"))


def _new_quest_id(play: Game) -> str:
    """A name that no quest has had, also none that the scenario brought along."""
    land = play.state
    taken = [quest.id for quest in land.agreed_quests]
    while True:
        land.quests_posted += 1
        name = f"agreed_{land.quests_posted}"
        if name not in taken:
            return name


def claim_quest(play: Game, player: Player, name: str) -> Flow[None]:
    """The first to fulfil it is credited the glory, and it closes (PS-20.8); whether it is, the table decides."""
    land = play.state
    quest = next(quest for quest in land.agreed_quests if quest.id == name)
    play.tell(QuestClaimed, who=player.id, quest=name, clauses=("PS-20.3",))
    agreed = yield from _table_agrees(play, player, name)
    if not agreed:
        play.tell(QuestClaimRejected, who=player.id, quest=name, clauses=("PS-20.7",))
        return
    land.agreed_quests.remove(quest)
    play.tell(QuestFulfilled, who=player.id, quest=name, clauses=("PS-20.8", "PS-20.3"))
    reward(play, player)


def _table_agrees(play: Game, claimant: Player, name: str) -> Flow[bool]:
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
