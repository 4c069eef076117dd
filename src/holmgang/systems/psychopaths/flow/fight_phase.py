"""Phase 5: the held psychopath first, then an attack on somebody on the same field (PS-9, PS-10.1 to PS-10.5)."""

from __future__ import annotations

from collections.abc import Iterator

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import REQUIRED, Barred, Choose, Option, Spot
from holmgang.systems.psychopaths.board.lookups import madness, price_of_refight, together
from holmgang.systems.psychopaths.events import AttackDeclined, NoMoreAttacks
from holmgang.systems.psychopaths.flow.counters import begin_phase, pay, tell_skipped
from holmgang.systems.psychopaths.flow.effects import ask_with_free_actions, free_window
from holmgang.systems.psychopaths.flow.fight import against_player, against_psychopath
from holmgang.systems.psychopaths.flow.settling import attack, psychopath_fight
from holmgang.systems.psychopaths.state import GamePlay, Player


def fight_phase(play: GamePlay, player: Player, *clauses: str) -> Flow[bool]:
    """Phase 5: the held psychopath first, then an attack on somebody here; returns whether the active player died.

    ``clauses`` say why the phase is repeated, where it is.
    """
    play.state.turn.phase = "fight"
    while not (unfought(play, player) or attackable(play, player) or _refights(play, player)):
        if not (yield from free_window(play, player)):
            tell_skipped(play, player, "fight", "nobody", "PS-9.3", *clauses)
            return False
    begin_phase(play, player, "fight", *clauses)
    yield from fight_held(play, player)
    yield from refight(play, player)
    revenges, attacks = [0], 0
    while attacks != play.knobs.attacks_allowed:
        target = yield from choose_attack(play, player)
        if target is None:
            return False
        attacks += 1
        if (yield from attack(play, player, target, revenges)):
            return True
    if attackable(play, player):
        play.tell(NoMoreAttacks, who=player.id, clauses=("PS-9.7",))
    return False


def unfought(play: GamePlay, player: Player) -> list[str]:
    """Held psychopaths not yet fought this turn (PS-9.1, PS-9.9)."""
    return [name for name in player.inventory.held if name not in play.state.turn.fought]


def fight_held(play: GamePlay, player: Player) -> Flow[None]:
    """The duel with a held psychopath is compulsory (PS-9.5)."""
    for name in unfought(play, player):
        yield from psychopath_fight(play, player, name, "held")


def _refights(play: GamePlay, player: Player) -> bool:
    return play.knobs.variant_refight_held and player.is_holder and price_of_refight().within_reach(player)


def refight(play: GamePlay, player: Player) -> Flow[None]:
    """The newer edition: after each tie the held psychopath may be fought again for an AP."""
    while _refights(play, player):
        name = player.inventory.held[0]
        answer = yield Choose(
            player.id,
            "refight",
            (_fight_again(play, player, name), Option("no")),
            about=name,
            clauses=("PS-9.1",),
            args={"psychopath": name},
            default="no",
        )
        if answer == "no":
            return
        pay(play, player, price_of_refight(), "refight")
        yield from psychopath_fight(play, player, name, "held")


def _fight_again(play: GamePlay, player: Player, name: str) -> Option:
    return Option("yes", price=price_of_refight().shown, coin="ap", odds=lambda: against_psychopath(play, player, name))


def _attack_option(play: GamePlay, player: Player, other: Player) -> Option:
    """Return the option to attack a player: the madness of both, and the odds by the dice alone."""
    return Option(
        other.id,
        at=(Spot.token(other.id),),
        worth=lambda: madness(play, player),
        against=lambda: madness(play, other),
        odds=lambda: against_player(play, player, other, "attack"),
        clauses=("PS-9.2",),
    )


def choose_attack(play: GamePlay, player: Player) -> Flow[Player | None]:
    """Ask whom to attack on the own field, if anyone; the attack is voluntary (PS-9.2, PS-9.6)."""
    while True:
        targets = attackable(play, player)
        if not targets:
            return None
        decline = [] if play.knobs.must_attack else [Option("decline", clauses=("PS-9.6",))]
        options = [*decline, *(_attack_option(play, player, other) for other in targets)]
        answer = yield from ask_with_free_actions(
            play,
            player,
            "attack",
            lambda options=options: options,  # type: ignore[misc]
            ("PS-9.6", "PS-9.8", "PS-10.4", "PS-10.5"),
            barred=lambda: _not_here(play, player),
            default=REQUIRED if play.knobs.must_attack else "decline",
        )
        if answer is None:
            continue
        if answer["attack"] == "decline":
            here = tuple(other.id for other in targets)
            play.tell(AttackDeclined, who=player.id, others=here, clauses=("PS-9.6",))
            return None
        return play.state.player(answer["attack"])


def attackable(play: GamePlay, player: Player) -> list[Player]:
    """The players on the same field who may be attacked now."""
    if player.is_holder and play.knobs.variant_holder_cannot_attack:
        return []
    once = play.knobs.variant_one_fight_per_opponent
    return [other for other in together(play, player) if not (once and other.id in play.state.turn.attacked)]


def _not_here(play: GamePlay, player: Player) -> Iterator[Barred]:
    here, allowed = together(play, player), attackable(play, player)
    for other in play.state.others(player.id):
        if other not in here:
            yield Barred(other.id, "PS-9.2")
        elif other not in allowed:
            yield Barred(other.id, "PS-9.6")
    if play.knobs.must_attack:
        yield Barred("decline", "PS-9.6")
