"""Phase 1: two dice, of which one becomes action points (PS-4)."""

from __future__ import annotations

from functools import lru_cache

from holmgang.kernel.play import Flow, ask
from holmgang.kernel.questions import Choose, ChooseSome, Option
from holmgang.kernel.sums import Sum, Term
from holmgang.systems.psychopaths import rules
from holmgang.systems.psychopaths.content_effects import LowDieAp
from holmgang.systems.psychopaths.events import ActionPoints
from holmgang.systems.psychopaths.flow.cards import Game, book
from holmgang.systems.psychopaths.flow.rerolls import dice_options, roll
from holmgang.systems.psychopaths.state import Player


def action_points(play: Game, player: Player) -> Flow[None]:
    """Two dice; the player picks one and receives that many AP (PS-4)."""
    knobs, painful = play.knobs, book(play).passives[LowDieAp]
    faces = yield from roll(play, player, "action_points", knobs.ap_dice, "PS-4.1")
    kept = min(knobs.ap_dice_kept, len(faces))
    pains = tuple([card for card in player.inventory.mutations if card in painful])
    options = _dice_to_pick(tuple(faces), pains, knobs.pains_threshold, knobs.pains_bonus)
    if kept == 1:
        picked = [(yield from ask(play, Choose(player.id, "pick_die", options, clauses=("PS-4.2",))))]
    else:
        some = ChooseSome(player.id, "pick_die", options, least=kept, most=kept, clauses=("PS-4.2",))
        picked = yield from ask(play, some)
    dice = tuple([faces[int(name.removeprefix("die_")) - 1] for name in picked])
    received = _ap_of(dice, pains, knobs.pains_threshold, knobs.pains_bonus)
    player.ap += received.total
    play.tell(ActionPoints, who=player.id, ap=received, clauses=("PS-4.3",))


@lru_cache(maxsize=4096)
def _dice_to_pick(faces: tuple[int, ...], pains: tuple[str, ...], threshold: int, bonus: int) -> tuple[Option, ...]:
    """The same few dice lie on the table again and again."""
    return tuple(dice_options(faces, lambda face: _ap_of((face,), pains, threshold, bonus)))


@lru_cache(maxsize=4096)
def _ap_of(dice: tuple[int, ...], pains: tuple[str, ...], threshold: int, bonus: int) -> Sum:
    """AP for dice, with what every copy of Endless Pains adds to low ones (PS-4.4)."""
    terms = [Term(rules.action_points(die), "die", "PS-4.3") for die in dice]
    more = sum(rules.pains_bonus(die, 1, threshold, bonus) for die in dice)
    return Sum([*terms, *(Term(more, card, "PS-4.4") for card in pains if more)])
