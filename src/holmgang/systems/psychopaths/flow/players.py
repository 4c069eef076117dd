"""Players: set-up, coming and going, the window between turns, and corrections by the referee (PS-2, PS-20, PS-22)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from holmgang.kernel.events import Corrected
from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Amount, Barred, Choose, Declare, FreeWords, Option, Question, Spot
from holmgang.kernel.sums import Sum, Term
from holmgang.systems.psychopaths.board import chart
from holmgang.systems.psychopaths.board.lookups import book, hand_size, madness
from holmgang.systems.psychopaths.events import (
    AreaLaid,
    BoxOpened,
    FountainLaid,
    GameBegan,
    PlayerJoined,
    PlayerLeft,
    PlayerReady,
)
from holmgang.systems.psychopaths.flow.cards import draw_equipment, hold, leave_hand, release
from holmgang.systems.psychopaths.flow.exploration import draw_area
from holmgang.systems.psychopaths.flow.quests import claim_quest, post_quest
from holmgang.systems.psychopaths.flow.settling import fountain_field
from holmgang.systems.psychopaths.flow.turn import decide, end_round
from holmgang.systems.psychopaths.state import GamePlay, Player

DIE = 6
"""The faces of every die that is not a knob's."""


def set_up(play: GamePlay) -> Flow[None]:
    """The Fountain, an area and start values for every player (PS-2)."""
    state = play.state
    tell_box(play)
    if not state.clusters:
        fountain = book(play).fountain
        chart.new_cluster(state, chart.fields_of(fountain, chart.cells_of(state, play.content, fountain)))
        play.tell(FountainLaid, area=fountain, clauses=("PS-2.1", "PS-1.2"))
    for player in state.players:
        if not player.figure:
            yield from lay_start_area(play, player)
    for player in state.players:
        yield from ready(play, player)
    state.next_player = state.players[0].id
    names = tuple(player.id for player in state.players)
    play.tell(GameBegan, players=names, first=state.next_player, clauses=("PS-2.9",))
    state.turn.phase = "upkeep"


def tell_box(play: GamePlay) -> None:
    """Tell the contents of the box: areas, fields and edges, the decks by kinds of cards, the dice."""
    state, kinds = play.state, book(play).kinds
    areas = [*state.bag1, *state.bag3, book(play).fountain]
    cells = [cell for area in areas for cell in chart.cells_of(state, play.content, area)]
    letters = {letter: place.id for letter, place in book(play).locations.items()}
    edges = [(letters[letter], sum(cell.count(letter) for cell in cells)) for letter in letters]
    play.tell(
        lambda: BoxOpened(
            areas=Sum.of(1, "fountain_of_life", "PS-1.2")
            .plus(len(state.bag1), "one_field_areas", "PS-1.2")
            .plus(len(state.bag3), "three_field_areas", "PS-1.2"),
            fields=Sum.of(len(cells), "fields", "PS-1.1"),
            edges=Sum(Term(count, name, "PS-5.1") for name, count in edges),
            event_cards=_by_kind(state.event_deck, kinds, "PS-18.1"),
            equipment_cards=_by_kind(state.equipment_deck, kinds, "PS-18.2"),
            quest_cards=Sum.of(len(state.quest_deck), "quest_cards", "PS-1.4"),
            die=Sum.of(DIE, "die_faces", "PS-1.3"),
        )
    )


def _by_kind(deck: list[str], kinds: Mapping[str, str], clause: str) -> Sum:
    names = dict.fromkeys(kinds[card] for card in deck)
    return Sum(Term(sum(1 for card in deck if kinds[card] == kind), kind, clause) for kind in names)


def lay_start_area(play: GamePlay, player: Player) -> Flow[None]:
    """A random one-field area, face up and unjoined, with the player's figure on it (PS-2.2 to PS-2.5)."""
    state = play.state
    area = yield from draw_area(play, player, state.bag1, "PS-2.2")
    cluster = chart.new_cluster(state, chart.fields_of(area, chart.cells_of(state, play.content, area)))
    player.figure = area
    clauses = ("PS-2.3", "PS-2.4", "PS-2.5", "PS-1.8")
    play.tell(AreaLaid, who=player.id, area=area, cluster=cluster.id, clauses=clauses)


def ready(play: GamePlay, player: Player) -> Flow[None]:
    """Start values and start cards (PS-2.6 to PS-2.8)."""
    play.tell(
        lambda: PlayerReady(
            who=player.id,
            ap=Sum.of(player.ap, "ap", "PS-2.6"),
            madness=madness(play, player),
            glory=Sum.of(player.glory, "glory", "PS-2.6"),
            hand_size=hand_size(play, player),
            clauses=("PS-2.6", "PS-1.5", "PS-1.9"),
        )
    )
    yield from draw_equipment(play, player, play.knobs.starting_equipment, "PS-2.8")


# Coming and going. The window is put only where the scenario says ``open_table`` (PS-20.7, PS-22).

GO_ON, LEAVE, POST, CLAIM = "go_on", "leave", "post_quest", "claim_quest"


def between_turns(play: GamePlay) -> Flow[None]:
    """Everybody may leave, post a quest or claim one; absent players may join (PS-20.10, PS-22.1, PS-22.2)."""
    state = play.state
    for seat in list(state.absent):
        yield from _offer_to_join(play, seat)
    for player in list(state.players):
        yield from _between(play, player)
        if state.finished:
            return


def _between(play: GamePlay, player: Player) -> Flow[None]:
    answer: dict[str, Any] = yield Declare(
        player.id,
        "between_turns",
        lambda: _options(play, player),
        barred_source=lambda: _barred(play, player),
        clauses=("PS-22.1", "PS-22.2", "PS-20.10"),
        default=GO_ON,
        offer=True,
    )
    match answer["between_turns"]:
        case "leave":
            leave(play, player)
        case "post_quest":
            yield from post_quest(play, player, answer["quest_words"])
        case "claim_quest":
            yield from claim_quest(play, player, answer["quest"])


def _options(play: GamePlay, player: Player) -> list[Option]:
    options = [Option(GO_ON)]
    if not _own_quest(play, player):
        options.append(Option(POST, details=(FreeWords(player.id, "quest_words"),), clauses=("PS-20.10",)))
    open_quests = [quest.id for quest in play.state.agreed_quests if quest.issuer != player.id]
    if open_quests:
        which = Choose(player.id, "quest", [Option(name) for name in open_quests], clauses=("PS-20.3",))
        options.append(Option(CLAIM, details=(which,), clauses=("PS-20.3",)))
    return [*options, Option(LEAVE, clauses=("PS-22.1",))]


def _barred(play: GamePlay, player: Player) -> Iterator[Barred]:
    if _own_quest(play, player):
        yield Barred(POST, "PS-20.5")
    if all(quest.issuer == player.id for quest in play.state.agreed_quests):
        yield Barred(CLAIM, "PS-20.3")
    yield Barred("cancel_quest", "PS-20.6")


def _own_quest(play: GamePlay, player: Player) -> bool:
    return any(quest.issuer == player.id for quest in play.state.agreed_quests)


def _offer_to_join(play: GamePlay, seat: str) -> Flow[None]:
    state = play.state
    if len(state.players) >= play.knobs.max_players:
        return
    answer = yield Choose(
        seat,
        "join_game",
        (Option("yes"), Option("no")),
        clauses=("PS-22.1", "PS-22.2", "PS-22.5"),
        default="no",
        offer=True,
    )
    if answer == "yes":
        yield from join(play, seat)


def join(play: GamePlay, seat: str) -> Flow[None]:
    """A newcomer takes the last seat, with an unjoined area, start cards and the lowest glory present (PS-22.3)."""
    state = play.state
    lowest = min(player.glory for player in state.players)
    player = Player(seat, "", 0, play.knobs.madness_start, lowest, glory_at_turn=lowest)
    state.absent.remove(seat)
    state.players.append(player)
    if state.bag1:
        yield from lay_start_area(play, player)
    else:
        player.figure = fountain_field(play)
    glory = Sum.of(lowest, "lowest_glory", "PS-22.3")
    play.tell(PlayerJoined, who=seat, glory=glory, field=player.figure, clauses=("PS-22.3", "PS-22.1", "PS-22.2"))
    yield from draw_equipment(play, player, play.knobs.starting_equipment, "PS-22.3")


def leave(play: GamePlay, player: Player) -> None:
    """All cards go to their discard piles, areas and posted quests stay; the last one left wins (PS-22.4).

    A player who left may come back like any newcomer (PS-22.1).
    """
    state = play.state
    inventory = player.inventory
    closes_round = state.next_player == player.id and state.players[-1] is player
    if state.next_player == player.id:
        state.next_player = state.others(player.id)[0].id
    gone = tuple(sorted(player.hand))
    state.equipment_discard.extend([*player.hand, *inventory.weapons])
    for card in gone:
        leave_hand(play, player, card)
    for card in inventory.mutations:
        from_events = card in inventory.from_events
        (state.event_discard if from_events else state.equipment_discard).append(card)
        if from_events:
            inventory.from_events.remove(card)
    state.event_discard.extend(inventory.held)
    state.quest_discard.extend(player.quest_cards)
    state.players.remove(player)
    state.absent.append(player.id)
    play.tell(PlayerLeft, who=player.id, cards=gone, clauses=("PS-22.4", "PS-22.1", "PS-22.2"))
    if len(state.players) == 1:
        decide(play, "last_player", "PS-22.5")
    elif closes_round:  # all others have had a turn
        end_round(play)


NUMBERS = {"glory": ("glory", "PS-1.5"), "ap": ("ap", "PS-1.6"), "madness": ("base_madness", "PS-1.10")}
MOST = 999


def corrections(play: GamePlay) -> Sequence[Option]:
    """The corrections as options with particulars."""
    master = play.master
    assert master is not None  # only the master is asked to correct
    players = [Option(player.id, at=(Spot.token(player.id),)) for player in play.state.players]
    fields = [field.id for cluster in play.state.clusters for field in cluster.fields]

    def whom() -> Question:
        return Choose(master, "of", players)

    options = [
        Option(what, details=lambda what=what: [whom(), Amount(master, "to", -20 if what == "madness" else 0, MOST)])  # type: ignore[misc]
        for what in NUMBERS
    ]
    if fields:
        options.append(Option("figure", details=lambda: [whom(), Choose(master, "field", [Option(f) for f in fields])]))
    held = [name for player in play.state.players for name in player.inventory.held]
    if held:
        options.append(Option("release", details=lambda: [_which(master, held)]))
    if play.state.event_discard:
        lying = [name for name in dict.fromkeys(play.state.event_discard) if name in play.content.kind("psychopaths")]
        if lying:
            options.append(Option("hold", details=lambda: [whom(), _which(master, lying)]))
    return options


def _which(master: str, psychopaths: list[str]) -> Question:
    return Choose(master, "psychopath", [Option(name) for name in psychopaths])


def correct(play: GamePlay, answer: Mapping[str, Any]) -> None:
    """Carry out a correction, before all eyes."""
    what = answer["master"]
    before: Sum | str
    after: Sum | str
    if what in NUMBERS:
        player = play.state.player(answer["of"])
        name, clause = NUMBERS[what]
        before = Sum.of(getattr(player, name), what, clause)
        setattr(player, name, answer["to"])
        after, about, clauses = Sum.of(answer["to"], what, clause), player.id, (clause,)
    elif what == "figure":
        player = play.state.player(answer["of"])
        before, player.figure = player.figure, answer["field"]
        after, about, clauses = player.figure, player.id, ("PS-1.8",)
    elif what == "release":
        player = next(one for one in play.state.players if answer["psychopath"] in one.inventory.held)
        release(player, answer["psychopath"])
        play.state.event_discard.append(answer["psychopath"])
        before, after, about, clauses = answer["psychopath"], "none", player.id, ("PS-18.3",)
    else:
        player = play.state.player(answer["of"])
        play.state.event_discard.remove(answer["psychopath"])
        hold(player, answer["psychopath"])
        before, after, about, clauses = "none", answer["psychopath"], player.id, ("PS-18.3",)
    play.tell(Corrected, by=play.master or "", what=what, about=about, before=before, after=after, clauses=clauses)
