"""Rolling dice, and the window after every roll in which cards can have a die rolled again (PS-18.28)."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from functools import lru_cache, partial

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Choose, Option, Roll
from holmgang.kernel.sums import Phrase, Sum, phrase
from holmgang.systems.psychopaths.board.lookups import book
from holmgang.systems.psychopaths.events import Rerolled, Rolled
from holmgang.systems.psychopaths.state import GamePlay, Player

KEEP = "keep"


def roll(
    play: GamePlay, roller: Player, purpose: str, dice: int, clause: str, sides: int = 6, *further: str
) -> Flow[list[int]]:
    """Roll dice by a clause and return them after all rerolls; ``further`` clauses say why now.

    First the roller may use Voices, then the others Third Eye in seat order after the active player. A new number may
    itself be rerolled, so after each reroll all are asked again.
    """
    faces: list[int] = list((yield Roll(roller.id, purpose, (sides,) * dice, clauses=(clause,))))
    play.tell(
        lambda: Rolled(
            who=roller.id,
            what=purpose,
            dice=tuple(Sum.of(face, "die", clause) for face in faces),
            clauses=(clause, *further),
        )
    )
    while True:
        for player, card, by in _rerollers(play, roller):
            answer = yield _whether_to_reroll(player, card, by, roller, faces)
            if answer != KEEP:
                break
        else:
            return faces
        place = int(answer.removeprefix("die_")) - 1
        note_used(play, player, card)
        before = faces[place]
        [faces[place]] = yield Roll(roller.id, "reroll_die", (sides,), clauses=(by,))
        _tell_reroll(play, roller, player, card, before, faces[place], by)


def _whether_to_reroll(player: Player, card: str, clause: str, roller: Player, faces: list[int]) -> Choose:
    options, dice = _to_reroll(tuple(faces))
    return Choose(
        player.id,
        "reroll",
        options,
        about=card,
        clauses=("PS-18.28", clause, *(("PS-18.27",) if player.inventory.mutations.count(card) > 1 else ())),
        args={"card": card, "roller": roller.id, "dice": dice},
        default=KEEP,
    )


@lru_cache(maxsize=1024)
def _to_reroll(faces: tuple[int, ...]) -> tuple[tuple[Option, ...], str]:
    """Return the offer and the dice in a row; cached, for the same few recur."""
    return (Option(KEEP), *dice_options(faces)), ", ".join(map(str, faces))


def dice_options(faces: Sequence[int], worth: Callable[[int], Sum] | None = None) -> list[Option]:
    """The dice on the table as options: ``die_1``, ``die_2``, … each named by what it shows."""
    return [
        Option(
            f"die_{place}",
            _showing(face, place),
            worth=None if worth is None else partial(worth, face),
            like=f"die_{faces.index(face) + 1}" if face in faces[: place - 1] else "",
        )
        for place, face in enumerate(faces, 1)
    ]


@lru_cache(maxsize=1024)
def _showing(face: int, place: int) -> Phrase:
    """Return the name of a die by its face; cached, for the same few recur."""
    return phrase("die-showing", face=face, place=place)


def _tell_reroll(play: GamePlay, roller: Player, by: Player, card: str, before: int, after: int, clause: str) -> None:
    play.tell(
        lambda: Rerolled(
            who=roller.id,
            by=by.id,
            card=card,
            before=Sum.of(before, "die", "PS-18.28"),
            after=Sum.of(after, "die", "PS-18.28"),
            clauses=("PS-18.28", clause),
        )
    )


def _rerollers(play: GamePlay, roller: Player) -> list[tuple[Player, str, str]]:
    """Return the players with an unused card for this roll, in the order they are asked, with clauses."""
    state, rerolling = play.state, book(play).rerolling
    own, others = rerolling["own"], rerolling["others"]
    found = [(roller, card, "PS-18.15") for card in unused(play, roller, own)]
    for player in state.around(state.turn.active):
        if player is not roller and not others.isdisjoint(player.inventory.mutations):
            found += [(player, card, "PS-18.14") for card in unused(play, player, others)]
    return found


def unused(play: GamePlay, player: Player, cards: Set[str]) -> list[str]:
    """The once-per-turn cards of a kind of which a player has a copy left; each copy has its own counter (PS-18.27)."""
    mutations = player.inventory.mutations
    if cards.isdisjoint(mutations):
        return []
    used = play.state.turn.once_used.get(player.id, {})
    return [card for card in dict.fromkeys(mutations) if card in cards and used.get(card, 0) < mutations.count(card)]


def note_used(play: GamePlay, player: Player, card: str) -> None:
    """A once-per-turn card has been used."""
    counters = play.state.turn.once_used.setdefault(player.id, {})
    counters[card] = counters.get(card, 0) + 1
