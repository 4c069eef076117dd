"""Phase 1: two dice, of which one becomes action points (PS-4)."""

from __future__ import annotations

from holmgang.kernel.play import Flow, ask
from holmgang.kernel.questions import Choose, ChooseSome
from holmgang.kernel.sums import Sum, Term
from holmgang.systems.psychopaths import rules
from holmgang.systems.psychopaths.content_effects import LowDieAp
from holmgang.systems.psychopaths.events import (
    ActionPoints,
)
from holmgang.systems.psychopaths.flow.cards import (
    Game,
    book,
)
from holmgang.systems.psychopaths.flow.rerolls import dice_options, roll
from holmgang.systems.psychopaths.state import Player


def action_points(play: Game, player: Player) -> Flow[None]:
    """Two dice; the player picks one and receives that many AP (PS-4)."""
    knobs = play.knobs
    faces = yield from roll(play, player, "action_points", knobs.ap_dice, "PS-4.1")
    kept = min(knobs.ap_dice_kept, len(faces))
    options = dice_options(faces, lambda face: _ap_of(play, player, [face]))
    if kept == 1:
        picked = [(yield from ask(play, Choose(player.id, "pick_die", options, clauses=("PS-4.2",))))]
    else:
        some = ChooseSome(player.id, "pick_die", options, least=kept, most=kept, clauses=("PS-4.2",))
        picked = yield from ask(play, some)
    received = _ap_of(play, player, [faces[int(name.removeprefix("die_")) - 1] for name in picked])
    player.ap += received.total
    play.tell(ActionPoints(who=player.id, ap=received, clauses=("PS-4.3",)))


def _ap_of(play: Game, player: Player, dice: list[int]) -> Sum:
    terms = [Term(rules.action_points(die), "die", "PS-4.3") for die in dice]
    pains = book(play).passives[LowDieAp]
    for card in player.inventory.mutations:
        if card in pains:
            bonus = sum(rules.pains_bonus(die, 1, play.knobs.pains_threshold, play.knobs.pains_bonus) for die in dice)
            terms += [Term(bonus, card, "PS-4.4")] if bonus else []
    return Sum(terms)
