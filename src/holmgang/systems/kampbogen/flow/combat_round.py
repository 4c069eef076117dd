"""The combat round, phase by phase (KB-2.9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holmgang.kernel.play import Flow, Play, Rest, only_tells
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.flow.ability_roll import Use, choose_uses, from_plain, in_plain, roll_all
from holmgang.systems.kampbogen.flow.brawl import brawl
from holmgang.systems.kampbogen.flow.breaking_out import breaking_through, fled, slipping
from holmgang.systems.kampbogen.flow.challenges import meet_challenges
from holmgang.systems.kampbogen.flow.characters_win import morale
from holmgang.systems.kampbogen.flow.combat_grade import roll_grade
from holmgang.systems.kampbogen.flow.combat_roll import combat_roll
from holmgang.systems.kampbogen.flow.counter_effect import ward
from holmgang.systems.kampbogen.flow.effects import effect_strikes, regrow, wake
from holmgang.systems.kampbogen.flow.ending import settle, stop
from holmgang.systems.kampbogen.flow.in_combat import farmaka, joining
from holmgang.systems.kampbogen.flow.manoeuvre import flight, manoeuvre
from holmgang.systems.kampbogen.flow.vehicles import leave_wrecks, taking_the_wheel
from holmgang.systems.kampbogen.flow.when_opponents_hit import expose, faint_all, grade_strikes
from holmgang.systems.kampbogen.knobs import Knobs
from holmgang.systems.kampbogen.state import Character, Combat, Fight


def combat_round(play: Play[Fight, Knobs], combat: Combat) -> Flow[None]:
    """KB-2.9: the phases P0 to P9."""
    if (
        yield from settle(play, play.state.fighting(), play.state.roster())
    ):  # the master may have put somebody out of the fight between two rounds
        return
    begin_round(play, combat)
    yield from open_round(play)
    if play.knobs.challenge_before_grade:
        yield from meet_challenges(play, combat)
    yield from roll_grade(play, combat)
    if not play.knobs.challenge_before_grade:
        yield from meet_challenges(play, combat)
    yield from wake(play, combat)
    if play.knobs.late_join:
        yield from joining(play)
    yield from from_the_rolls_on(play, combat, [], play.knobs.rolls_per_round)


def from_the_rolls_on(play: Play[Fight, Knobs], combat: Combat, uses: list[Use], rolls: int) -> Flow[None]:
    """P2 to P9. Each part rests and leads on to the next; ``rolls`` are still to be made, ``uses`` those made."""
    if not rolls or not play.state.able():
        yield from from_the_blows_on(play, combat, uses)
        return
    yield Rest("rolls", lambda: [in_plain(uses), rolls])
    yield from roll_all(play)
    yield from expose(play, combat)
    yield from from_the_choice_on(play, combat, uses, rolls)


def from_the_choice_on(play: Play[Fight, Knobs], combat: Combat, uses: list[Use], rolls: int) -> Flow[None]:
    """The rolls lie open: what are they used for?"""
    yield Rest("choice", lambda: [in_plain(uses), rolls])
    chosen = yield from choose_uses(play, combat)
    yield from from_the_uses_on(play, combat, uses, rolls, chosen)


def from_the_uses_on(
    play: Play[Fight, Knobs], combat: Combat, uses: list[Use], rolls: int, chosen: list[Use]
) -> Flow[None]:
    """All have chosen: what comes of it, and then another roll if there is one."""
    yield Rest("uses", lambda: [in_plain(uses), rolls, in_plain(chosen)])
    yield from resolve(play, combat, chosen)
    yield from from_the_rolls_on(play, combat, [*uses, *chosen], rolls - 1)


def from_the_blows_on(play: Play[Fight, Knobs], combat: Combat, uses: list[Use]) -> Flow[None]:
    """All rolls are used: blows, and how the round ends."""
    yield Rest("blows", lambda: [in_plain(uses)])
    yield from strike(play, combat, uses)
    yield from close_round(play, combat, uses)


def resume(play: Play[Fight, Knobs], place: str, held: Any) -> Flow[None]:
    """The remainder of a round from where it rested."""
    fight = play.state
    assert fight.combat is not None
    uses = from_plain(fight, held[0])
    if place == "rolls":
        yield from from_the_rolls_on(play, fight.combat, uses, held[1])
    elif place == "choice":
        yield from from_the_choice_on(play, fight.combat, uses, held[1])
    elif place == "uses":
        yield from from_the_uses_on(play, fight.combat, uses, held[1], from_plain(fight, held[2]))
    else:
        yield from from_the_blows_on(play, fight.combat, uses)


def begin_round(play: Play[Fight, Knobs], combat: Combat) -> None:
    """KB-2.8: round follows round. An ambush is over after its first (KB-21.8)."""
    play.state.rounds += 1
    combat.number += 1
    over = combat.ambushed != "nobody" and combat.number > play.knobs.ambush_rounds
    if over:
        combat.ambushed = "nobody"
    if play.heard:
        number = Sum.of(combat.number, "round", "KB-2.8")
        play.tell(events.RoundBegan(number=number, clauses=("KB-2.9", "KB-21.8") if over else ("KB-2.9",)))


def open_round(play: Play[Fight, Knobs]) -> Flow[None]:
    """P0 in its order."""
    leave_wrecks(play)
    yield from joining(play)
    yield from slipping(play)
    yield from taking_the_wheel(play)
    yield from farmaka(play)


RESOLVED = ("counter_effect", "manoeuvre", "combat_roll", "brawl")
"""KB-14.1: the order of the four uses; who defends does so among the combat rolls."""


def resolve(play: Play[Fight, Knobs], combat: Combat, uses: list[Use]) -> Flow[None]:
    """All uses of all rolls; within each kind in seat order."""
    by_kind: dict[str, list[Use]] = {kind: [] for kind in RESOLVED}
    for use in uses:
        if use.action != "none":
            by_kind["combat_roll" if use.action == "defend" else use.action].append(use)
    _tell_resolving(play, by_kind)
    for use in by_kind["counter_effect"]:
        ward(play, use)
    for use in by_kind["manoeuvre"]:
        yield from manoeuvre(play, combat, use)
    for use in by_kind["combat_roll"]:
        yield from combat_roll(play, combat, use)
    for use in by_kind["brawl"]:
        yield from brawl(play, combat, use)


@only_tells
def _tell_resolving(play: Play[Fight, Knobs], by_kind: Mapping[str, list[Use]]) -> None:
    kinds = tuple(kind for kind in RESOLVED if by_kind[kind])
    if len(kinds) > 1:
        play.tell(events.Resolving(actions=kinds, clauses=("KB-14.1",)))


def strike(play: Play[Fight, Knobs], combat: Combat, uses: list[Use]) -> Flow[None]:
    """Effects first (they stand in their order since they woke), then the grade in seat order."""
    for effect in play.state.now.effects:
        if effect.kind in rules.DAMAGE_KINDS and not effect.annulled:
            yield from effect_strikes(play, combat, effect)
    grade_strikes(play, combat, uses)


def close_round(play: Play[Fight, Knobs], combat: Combat, uses: list[Use]) -> Flow[None]:
    """How the round ends, and whether the combat does."""
    fight = play.state
    regrow(play)
    faint_all(play, fight.fighting())
    conscious = fight.fighting()
    decided = yield from settle(play, conscious, fight.roster())
    if not decided:
        goes_on = yield from those_who_stand(play, combat, conscious, uses)
        if goes_on:
            next_round(play, combat)


def those_who_stand(
    play: Play[Fight, Knobs], combat: Combat, conscious: list[Character], uses: list[Use]
) -> Flow[bool]:
    """Both sides have somebody left: some may get away, some may give in. Returns whether the combat goes on."""
    fight = play.state
    fleeing = yield from flight(play)
    if not fight.fighting():
        yield from fled(play, fleeing)
        return False
    through = yield from breaking_through(play, conscious, uses)
    if through:
        fight.got_past = True
        yield from fled(play, [*fleeing, *through])
        return False
    yield from morale(play, combat)
    if (yield from settle(play, fight.fighting(), fight.roster())):
        return False
    if fight.rounds >= play.knobs.max_rounds:
        rounds = Sum.of(fight.rounds, "rounds", "KB-2.8")
        play.tell(events.Undecided(rounds=rounds, clauses=("KB-2.8",)))
        stop(fight, "undecided")
    else:
        return True
    return False


def next_round(play: Play[Fight, Knobs], combat: Combat) -> None:
    """KB-14.8: nothing has ended the combat. Style and annulments last for this round only."""
    _tell_round_ended(play, combat)
    combat.round = None
    for who in play.state.characters:
        who.dice, who.fumbled, who.exposed = [], False, False
        who.action = who.ability = who.target = ""


@only_tells
def _tell_round_ended(play: Play[Fight, Knobs], combat: Combat) -> None:
    now = play.state.now
    annulled = tuple(effect.key for effect in now.effects if effect.annulled)
    why = ("KB-14.8", *(("KB-6.5",) if now.style else ()), *(("KB-8.7",) if annulled else ()))
    number = Sum.of(combat.number, "round", "KB-2.7")
    play.tell(events.RoundEnded(number=number, style=now.style, effects=annulled, clauses=why))
