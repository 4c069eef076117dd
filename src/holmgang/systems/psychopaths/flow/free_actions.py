"""Free actions of the active player: laying weapons and mutations, playing own-turn cards (PS-3.5, PS-3.6)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from holmgang.kernel.play import Flow
from holmgang.kernel.play import ask as put
from holmgang.kernel.questions import REQUIRED, Barred, Choose, Declare, Option, Question
from holmgang.kernel.sums import Arg
from holmgang.systems.psychopaths.board.lookups import bare, book, card_of, choices
from holmgang.systems.psychopaths.content import Effect, Junk
from holmgang.systems.psychopaths.events import PlayedCard
from holmgang.systems.psychopaths.flow import effects
from holmgang.systems.psychopaths.flow.cards import lay, layable, leave_hand, not_layable
from holmgang.systems.psychopaths.flow.effects import Source
from holmgang.systems.psychopaths.flow.quests import check_quests
from holmgang.systems.psychopaths.state import GamePlay, Player

GO_ON = "go_on"
LAY = "lay"
PLAY = "play_own_turn_card"

Options = Callable[[], Iterable[Option]]
NO_ARGS: Mapping[str, Arg] = {}


def ask(
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
) -> Flow[dict[str, Any] | None]:
    """Put a question to the active player with the free actions as extra options.

    Returns None when a free action was taken instead: the conditions of the phase must then be read again.
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
    # Whoever holds cards is asked in any case. Most of a game is asked here, and ``put`` would make it dearer.
    answer: dict[str, Any] = (yield question) if question.hides else (yield from put(play, question))
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


def window(play: GamePlay, player: Player) -> Flow[bool]:
    """Where a phase has no question of its own: a free action, or go on. Returns whether one was taken (PS-3.6).

    With an empty hand the question is not put; how many cards a hand has, everybody can see.
    """
    if not player.hand:
        return False
    answer = yield from ask(play, player, "free_action", lambda: [bare(GO_ON)], ("PS-3.6", "PS-3.5"), default=GO_ON)
    return answer is None


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


def _own_turn_cards(play: GamePlay, player: Player, does: Mapping[str, Sequence[Effect]]) -> Iterator[str]:
    """The hand cards that can be played now and would do something."""
    for name in player.hand:
        if name in does and effects.possible(play, player, does[name]):
            yield name


def play_card(play: GamePlay, player: Player, name: str) -> Flow[None]:
    """An own-turn card: its effect once, then it lies in the equipment discard (PS-18.11, PS-18.25)."""
    card = card_of(play, name)
    assert isinstance(card, Junk)
    leave_hand(play, player, name)
    play.state.equipment_discard.append(name)
    clauses = (card.clause, "PS-3.5", "PS-18.25", "PS-18.11", "PS-18.30")
    play.tell(PlayedCard, who=player.id, card=name, clauses=clauses)
    yield from effects.run(play, player, card.own_turn, Source(name, card.clause))
    play.state.turn.played.append(name)
