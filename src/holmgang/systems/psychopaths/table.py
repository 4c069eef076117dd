"""Around the turns: setting up, and what happens between turns at an open table: coming, going, agreed quests.

The window between turns is put only where the scenario says ``open_table``; an unattended game has none (PS-20.7).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from holmgang.kernel.play import Flow, rule
from holmgang.kernel.questions import Barred, Choose, Declare, Option, Words
from holmgang.kernel.sums import Sum, Term
from holmgang.systems.psychopaths import chart, rules
from holmgang.systems.psychopaths.cards import Game, book, draw_equipment, hand_size, madness
from holmgang.systems.psychopaths.ending import decide, end_round
from holmgang.systems.psychopaths.events import (
    AreaLaid,
    BoxOpened,
    FountainLaid,
    GameBegan,
    PlayerJoined,
    PlayerLeft,
    PlayerReady,
)
from holmgang.systems.psychopaths.explore import draw_area
from holmgang.systems.psychopaths.quest_events import (
    QuestClaimed,
    QuestClaimRejected,
    QuestFulfilled,
    QuestPosted,
    QuestProposed,
    QuestRejected,
    QuestSigned,
)
from holmgang.systems.psychopaths.quests import reward
from holmgang.systems.psychopaths.settling import fountain_field
from holmgang.systems.psychopaths.state import AgreedQuest, Player

DIE = 6
"""The faces of every die that is not a knob's."""
GO_ON, LEAVE, POST, CLAIM = "go_on", "leave", "post_quest", "claim_quest"


# Setting up.


def set_up(play: Game) -> Flow[None]:
    """The Fountain, an area and start values for every player (PS-2)."""
    land = play.state
    tell_box(play)
    if not land.clusters:
        fountain = book(play).fountain
        chart.new_cluster(land, chart.fields_of(fountain, chart.cells_of(land, play.content, fountain)))
        play.tell(FountainLaid(area=fountain, clauses=("PS-2.1", "PS-1.2")))
    for player in land.players:
        if not player.figure:
            yield from lay_start_area(play, player)
    for player in land.players:
        yield from ready(play, player)
    land.next_player = land.players[0].id
    names = tuple(player.id for player in land.players)
    play.tell(GameBegan(players=names, first=land.next_player, clauses=("PS-2.9",)))


def tell_box(play: Game) -> None:
    """What the game is played with: areas, fields and edges, the decks by kinds of cards, the dice."""
    land, kinds = play.state, book(play).kinds
    areas = [*land.bag1, *land.bag3, book(play).fountain]
    cells = [cell for area in areas for cell in chart.cells_of(land, play.content, area)]
    letters = {letter: place.id for letter, place in book(play).locations.items()}
    edges = [(letters[letter], sum(cell.count(letter) for cell in cells)) for letter in letters]
    play.tell(
        BoxOpened(
            areas=Sum.of(1, "fountain_of_life", "PS-1.2")
            .plus(len(land.bag1), "one_field_areas", "PS-1.2")
            .plus(len(land.bag3), "three_field_areas", "PS-1.2"),
            fields=Sum.of(len(cells), "fields", "PS-1.1"),
            edges=Sum(Term(count, name, "PS-5.1") for name, count in edges),
            event_cards=_by_kind(land.event_deck, kinds, "PS-18.1"),
            equipment_cards=_by_kind(land.equipment_deck, kinds, "PS-18.2"),
            quest_cards=Sum.of(len(land.quest_deck), "quest_cards", "PS-1.4"),
            die=Sum.of(DIE, "die_faces", "PS-1.3"),
        )
    )


def _by_kind(deck: list[str], kinds: Mapping[str, str], clause: str) -> Sum:
    names = dict.fromkeys(kinds[card] for card in deck)
    return Sum(Term(sum(1 for card in deck if kinds[card] == kind), kind, clause) for kind in names)


def lay_start_area(play: Game, player: Player) -> Flow[None]:
    """A random one-field area, face up and unjoined, with the player's figure on it (PS-2.2 to PS-2.5)."""
    land = play.state
    area = yield from draw_area(play, player, land.bag1, "PS-2.2")
    cluster = chart.new_cluster(land, chart.fields_of(area, chart.cells_of(land, play.content, area)))
    player.figure = area
    clauses = ("PS-2.3", "PS-2.4", "PS-2.5", "PS-1.8")
    play.tell(AreaLaid(who=player.id, area=area, cluster=cluster.id, clauses=clauses))


def ready(play: Game, player: Player) -> Flow[None]:
    """Start values and start cards (PS-2.6 to PS-2.8)."""
    play.tell(
        PlayerReady(
            who=player.id,
            ap=Sum.of(player.ap, "ap", "PS-2.6"),
            madness=madness(play, player),
            glory=Sum.of(player.glory, "glory", "PS-2.6"),
            hand_size=hand_size(play, player),
            clauses=("PS-2.6", "PS-1.5", "PS-1.9"),
        )
    )
    yield from draw_equipment(play, player, play.knobs.starting_equipment, "PS-2.8")


# Between turns.


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


# Coming and going.


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
    player = Player(seat, "", 0, play.knobs.madness_start, lowest)
    land.absent.remove(seat)
    land.players.append(player)
    if land.bag1:
        yield from lay_start_area(play, player)
    else:
        player.figure = fountain_field(play)
    glory = Sum.of(lowest, "lowest_glory", "PS-22.3")
    play.tell(PlayerJoined(who=seat, glory=glory, field=player.figure, clauses=("PS-22.3", "PS-22.1", "PS-22.2")))
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
    land.equipment_discard.extend([*player.hand, *inventory.weapons])
    for card in inventory.mutations:
        from_events = card in inventory.from_events
        (land.event_discard if from_events else land.equipment_discard).append(card)
        if from_events:
            inventory.from_events.remove(card)
    land.event_discard.extend(inventory.held)
    land.quest_discard.extend(player.quest_cards)
    land.players.remove(player)
    land.absent.append(player.id)
    gone = tuple(sorted(player.hand))
    play.tell(PlayerLeft(who=player.id, cards=gone, clauses=("PS-22.4", "PS-22.1", "PS-22.2")))
    if len(land.players) == 1:
        decide(play, "last_player", "PS-22.5")
    elif closes_round:  # everybody else has had a turn
        end_round(play)


# Agreed quests.


def post_quest(play: Game, issuer: Player, words: str) -> Flow[None]:
    """In writing, and signed by more than half of all players; the issuer counts and may sign (PS-20.2)."""
    land = play.state
    play.tell(QuestProposed(who=issuer.id, words=words, clauses=("PS-20.1", "PS-20.2", "PS-20.10")))
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
            play.tell(QuestSigned(who=player.id, clauses=("PS-20.2",)))
    count = Sum.of(len(signed), "signatures", "PS-20.2")
    if not rules.enough_signatures(len(signed), len(land.players), play.knobs.quest_majority):
        play.tell(QuestRejected(issuer=issuer.id, signatures=count, clauses=("PS-20.2",)))
        return
    quest = AgreedQuest(_new_quest_id(play), issuer.id, words, signed)
    land.agreed_quests.append(quest)
    play.tell(QuestPosted(quest=quest.id, issuer=issuer.id, signatures=count, clauses=("PS-20.2", "PS-20.6")))


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
    play.tell(QuestClaimed(who=player.id, quest=name, clauses=("PS-20.3",)))
    agreed = yield from _table_agrees(play, player, name)
    if not agreed:
        play.tell(QuestClaimRejected(who=player.id, quest=name, clauses=("PS-20.7",)))
        return
    land.agreed_quests.remove(quest)
    play.tell(QuestFulfilled(who=player.id, quest=name, clauses=("PS-20.8", "PS-20.3")))
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
        ruling=True,
        about=name,
        clauses=("PS-20.7",),
        args={"claimant": claimant.id},
    )
    answer = yield from rule(play, question, majority, "PS-20.7")
    return bool(answer == "yes")
