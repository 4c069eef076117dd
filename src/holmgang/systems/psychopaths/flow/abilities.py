"""Abilities of psychopaths in a fight: the closed set of ability effects, carried out (PS-12.5, PS-13.2).

"Own" is the psychopath's side, or that of the attacked holder; "opponent" is the other side.
"""

from __future__ import annotations

from collections.abc import Sequence

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Choose, Option
from holmgang.systems.psychopaths.board.card_text import ability_text
from holmgang.systems.psychopaths.board.lookups import book, choices
from holmgang.systems.psychopaths.board.totals import bystanders
from holmgang.systems.psychopaths.content import (
    Ability,
    CancelLastBonus,
    ChangeTotal,
    CopyDie,
    DiscardOrElse,
    ExtraLoss,
    KeepHigherDie,
    Psychopath,
    RerollOwnDie,
    SilenceBystanders,
)
from holmgang.systems.psychopaths.events import AbilityUsed, NoEffect, RivalRemark, Silenced
from holmgang.systems.psychopaths.flow.cards import discard_from_hand
from holmgang.systems.psychopaths.flow.dice import roll
from holmgang.systems.psychopaths.flow.fight_cards import change_total, tell_total
from holmgang.systems.psychopaths.state import Fight, GamePlay, Side

REFUSE = "refuse"


def use_abilities(play: GamePlay, fight: Fight, psychopaths: Sequence[str], clause: str, further: str) -> Flow[None]:
    """After the fighters' cards and before the bystanders': the abilities of the psychopaths in this fight.

    They act by ``clause`` for the side that did not begin the fight; ``further`` says more of how.
    """
    opponent, own = fight.sides
    for name in psychopaths:
        card = book(play).cards[name]
        assert isinstance(card, Psychopath)
        frequency = card.ability.frequency or play.knobs.ability_default_frequency
        if frequency == "once" and name in fight.abilities_done:
            continue
        if card.ability.waits and not can_act(play, fight, card.ability, own, opponent):
            continue
        fight.abilities_done.append(name)
        _tell_ability(play, name, card.ability, own, (clause, further))
        yield from act(play, fight, name, card.ability, own, opponent, clause)


def _tell_ability(play: GamePlay, name: str, ability: Ability, own: Side, clauses: tuple[str, ...]) -> None:
    play.tell(
        lambda: AbilityUsed(
            psychopath=name, side=own.actor, does=ability_text(ability, name, play.knobs), clauses=clauses
        )
    )
    if own.is_player and not play.knobs.variant_no_rival_remark:
        play.tell(RivalRemark, holder=own.actor, psychopath=name, clauses=("PS-13.2", "PS-13.11"))


def can_act(play: GamePlay, fight: Fight, ability: Ability, own: Side, opponent: Side) -> bool:
    """Can the effect happen at all at this moment?"""
    effect = ability.effect
    if isinstance(effect, CancelLastBonus):
        return _last_bonus(opponent) is not None
    if isinstance(effect, ChangeTotal):
        return _condition_holds(play, fight, effect, opponent)
    return True


def act(
    play: GamePlay, fight: Fight, name: str, ability: Ability, own: Side, opponent: Side, clause: str
) -> Flow[None]:
    """Carry out an ability; ``clause`` is the one by which it acts now."""
    match ability.effect:
        case ChangeTotal() as effect:
            _change_total(play, fight, name, effect, own, opponent, clause)
        case CancelLastBonus():
            _cancel_last_bonus(play, name, opponent, clause)
        case RerollOwnDie(up_to=limit):
            if own.die <= limit:
                own.die = yield from _die(play, own, clause)
                tell_total(play, own, clause)
            else:
                play.tell(NoEffect, who=own.actor, card=name, clauses=(clause,))
        case KeepHigherDie():
            own.die = max(own.die, (yield from _die(play, own, clause)))
            tell_total(play, own, clause)
        case CopyDie():
            own.die = opponent.die
            tell_total(play, own, clause)
        case SilenceBystanders(in_pass=number):
            if fight.pass_no == number:
                fight.silent = True
                play.tell(Silenced, psychopath=name, clauses=(clause,))
        case DiscardOrElse(amount=amount):
            yield from _discard_or_else(play, name, amount, own, opponent, clause)
        case ExtraLoss(glory=glory):
            fight.extra_loss = glory


def _die(play: GamePlay, own: Side, clause: str) -> Flow[int]:
    faces = yield from roll(play, play.state.player(own.roller), "ability", 1, clause, play.knobs.fight_die)
    return faces[0]


def _change_total(
    play: GamePlay, fight: Fight, name: str, effect: ChangeTotal, own: Side, opponent: Side, clause: str
) -> None:
    side = own if effect.side == "own" else opponent
    times = len(bystanders(play, fight)) if effect.per == "bystander" else 1
    if times and _condition_holds(play, fight, effect, opponent):
        clauses = (clause, "PS-10.7") if effect.per == "bystander" else (clause,)
        change_total(play, side, effect.amount * times, name, name, "PS-12.8", clauses, label="ability_of")
    else:
        play.tell(NoEffect, who=own.actor, card=name, clauses=(clause,))


def _condition_holds(play: GamePlay, fight: Fight, effect: ChangeTotal, opponent: Side) -> bool:
    player = play.state.player(opponent.actor)
    if effect.opponent_glory is not None and player.glory < effect.opponent_glory:
        return False
    cards = effect.opponent_cards_in_pass
    if cards is not None and fight.used_this_pass.get(player.id, 0) < cards:
        return False
    return not effect.opponent_used_weapon or bool(fight.used_weapons.get(player.id))


def _last_bonus(opponent: Side) -> int | None:
    """The place of the last bonus the opponent's own card gave to the opponent's side."""
    found = [
        place
        for place, mod in enumerate(opponent.mods)
        if mod.by == opponent.actor and mod.value > 0 and not mod.cancelled_by
    ]
    return found[-1] if found else None


def _cancel_last_bonus(play: GamePlay, name: str, opponent: Side, clause: str) -> None:
    place = _last_bonus(opponent)
    if place is None:
        play.tell(NoEffect, who=opponent.actor, card=name, clauses=(clause,))
        return
    mod = opponent.mods[place]
    mod.cancelled_by = name
    change_total(play, opponent, -mod.value, mod.card, name, "PS-12.8", (clause,), label="cancelled_by")


def _discard_or_else(play: GamePlay, name: str, amount: int, own: Side, opponent: Side, clause: str) -> Flow[None]:
    player = play.state.player(opponent.actor)
    if player.hand:
        answer = yield Choose(
            player.id,
            "discard_or_else",
            lambda: [Option(REFUSE), *choices(player.hand)],
            about=name,
            clauses=(clause,),
            args={"psychopath": name},
            default=REFUSE,
        )
        if answer != REFUSE:
            discard_from_hand(play, player, [answer], "discard_or_else", clause)
            return
    change_total(play, own, amount, name, name, "PS-12.8", (clause,), label="ability_of")
