"""The combat round, phase by phase (KB-2.9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from holmgang.kernel.play import Flow, Rest
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.board.totals import combat_grade
from holmgang.systems.kampbogen.board.uses import COMBAT_ROLLS
from holmgang.systems.kampbogen.flow.ability_roll import (
    RollUse,
    choose_uses,
    from_plain,
    in_plain,
    reached_by,
    roll_all,
)
from holmgang.systems.kampbogen.flow.ending import morale, settle, stop
from holmgang.systems.kampbogen.flow.grades import effect_strikes, meet_challenges, regrow, roll_grade, wake
from holmgang.systems.kampbogen.flow.in_combat import (
    breaking_through,
    farmaka,
    fled,
    given_up,
    joining,
    leave_wrecks,
    slipping,
    taking_the_wheel,
)
from holmgang.systems.kampbogen.flow.resolution import (
    brawl,
    combat_roll,
    expose,
    faint_all,
    flight,
    grade_strikes,
    manoeuvre,
    ward,
)
from holmgang.systems.kampbogen.state import Character, Combat, GamePlay, Opponent, Round


def combat_round(play: GamePlay, combat: Combat) -> Flow[None]:
    """KB-2.9: the phases P0 to P9. The same opponents are able until the first wound is dealt to one."""
    state, knobs = play.state, play.knobs
    there, able = state.fighting(), state.able()
    if not (there and able) and (yield from settle(play, there, state.roster())):
        return  # a correction of the master between two rounds has emptied a side
    begin_round(play, combat)
    there = yield from open_round(play, combat, there, len(able))
    if not there:
        yield from given_up(play)
        return
    challenged = bool(combat.challenges)
    if challenged and knobs.challenge_before_grade:
        yield from meet_challenges(play, combat)
    yield from roll_grade(play, combat, able)
    if challenged and not knobs.challenge_before_grade:
        yield from meet_challenges(play, combat)
    yield from wake(play, combat, able)
    if knobs.late_join and len(there) < len(state.characters):
        yield from joining(play, combat)
        there = state.fighting()
    yield from in_parts(from_the_rolls_on(play, combat, there, len(able), [], knobs.rolls_per_round))


RoundPart = Flow["RoundPart | None"]
"""A part of a round: it rests, and returns the part it leads on to. Those who are ``there`` now stay until its end."""


def in_parts(part: RoundPart | None) -> Flow[None]:
    """P2 to P9, from one of the parts on."""
    while part is not None:
        part = yield from part


def from_the_rolls_on(
    play: GamePlay, combat: Combat, there: list[Character], opponents: int, uses: list[RollUse], rolls: int
) -> RoundPart:
    """``rolls`` are still to be made, ``uses`` those made; so many opponents are able."""
    if not (rolls and opponents):
        return from_the_blows_on(play, combat, there, uses)
    if play.rests:
        yield Rest("rolls", partial(in_hand, uses, rolls))
    yield from roll_all(play, there)
    yield from expose(play, combat, there, opponents)
    return from_the_choice_on(play, combat, there, uses, rolls)


def from_the_choice_on(
    play: GamePlay, combat: Combat, there: list[Character], uses: list[RollUse], rolls: int
) -> RoundPart:
    """Have the uses of the rolls chosen, which lie open."""
    if play.rests:
        yield Rest("choice", partial(in_hand, uses, rolls))
    chosen = yield from choose_uses(play, combat, there)
    return from_the_uses_on(play, combat, there, uses, rolls, chosen)


def from_the_uses_on(
    play: GamePlay,
    combat: Combat,
    there: list[Character],
    uses: list[RollUse],
    rolls: int,
    chosen: list[RollUse],
) -> RoundPart:
    """All have chosen: what comes of it, and then another roll if there is one."""
    if play.rests:
        yield Rest("uses", partial(in_hand, uses, rolls, chosen))
    yield from resolve(play, combat, chosen)
    return from_the_rolls_on(play, combat, there, len(play.state.able()), uses + chosen, rolls - 1)


def from_the_blows_on(play: GamePlay, combat: Combat, there: list[Character], uses: list[RollUse]) -> RoundPart:
    """All rolls are used: blows, and how the round ends."""
    if play.rests:
        yield Rest("blows", partial(in_hand, uses))
    now, able = play.state.now(), play.state.able()
    yield from strike(play, combat, now, uses, able)
    yield from close_round(play, combat, now, there, uses, able)
    return None


def in_hand(uses: list[RollUse], rolls: int = 0, chosen: Sequence[RollUse] = ()) -> list[Any]:
    """Return the values that the rules hold at a rest, as plain JSON."""
    return [in_plain(uses), rolls, in_plain(chosen)]


def resume(play: GamePlay, place: str, held: Any) -> Flow[None]:
    """The remainder of a round from where it rested."""
    state = play.state
    combat, there, (plain_uses, rolls, chosen) = state.combat, state.fighting(), held
    assert combat is not None
    uses = from_plain(state, plain_uses)
    match place:
        case "rolls":
            return in_parts(from_the_rolls_on(play, combat, there, len(state.able()), uses, rolls))
        case "choice":
            return in_parts(from_the_choice_on(play, combat, there, uses, rolls))
        case "uses":
            return in_parts(from_the_uses_on(play, combat, there, uses, rolls, from_plain(state, chosen)))
    return in_parts(from_the_blows_on(play, combat, there, uses))


def begin_round(play: GamePlay, combat: Combat) -> None:
    """KB-2.8: round follows round. An ambush is over after its first (KB-21.8)."""
    play.state.rounds += 1
    combat.number += 1
    combat.met, combat.kept_out = [], []
    over = combat.ambushed != "nobody" and combat.number > play.knobs.ambush_rounds
    if over:
        combat.ambushed = "nobody"
    play.tell(_round_began, combat.number, over)


def _round_began(number: int, over: bool) -> events.RoundBegan:
    why = ("KB-2.9", "KB-21.8") if over else ("KB-2.9",)
    return events.RoundBegan(number=Sum.of(number, "round", "KB-2.8"), clauses=why)


def open_round(play: GamePlay, combat: Combat, there: list[Character], opponents: int) -> Flow[list[Character]]:
    """P0 in its order. Return who is in combat then; none: all have fainted, and no companion joins."""
    state = play.state
    leave_wrecks(play)
    if len(there) < len(state.characters):
        yield from joining(play, combat)
        there = state.fighting()
    if not there:
        return there
    there = yield from slipping(play, there, opponents)
    if state.vehicles:
        yield from taking_the_wheel(play)
    yield from farmaka(play, there)
    return there


def resolve(play: GamePlay, combat: Combat, uses: list[RollUse]) -> Flow[None]:
    """KB-14.1: all uses of all rolls, kind after kind; within each kind in seat order.

    Wards come before the totals of the others, which no wound of the round changes any more (KB-14.2).
    """
    play.tell_each(_resolving, uses)
    now = play.state.now()
    grade = combat_grade(play)
    for use in uses:
        if use.action == "counter_effect":
            ward(play, now, use, grade)
    rolls = [(use, reached_by(play, use)) for use in uses if use.ability and use.action != "counter_effect"]
    for use, reached in rolls:
        if use.action == "manoeuvre":
            yield from manoeuvre(play, combat, now, use, reached, grade)
    for use, reached in rolls:
        if use.action in COMBAT_ROLLS:
            yield from combat_roll(play, combat, now, use, reached, grade)
    for use in uses:
        if use.action == "brawl":
            yield from brawl(play, combat, use)


def _resolving(uses: list[RollUse]) -> Iterator[events.Resolving]:
    made = {"combat_roll" if use.action in COMBAT_ROLLS else use.action for use in uses}
    kinds = tuple(kind for kind in ("counter_effect", "manoeuvre", "combat_roll", "brawl") if kind in made)
    if len(kinds) > 1:
        yield events.Resolving(actions=kinds, clauses=("KB-14.1",))


def strike(play: GamePlay, combat: Combat, now: Round, uses: list[RollUse], able: list[Opponent]) -> Flow[None]:
    """Effects first (they stand in their order since they woke), then the grade in seat order."""
    for effect in now.effects:
        if effect.kind in rules.DAMAGE_KINDS and not effect.annulled:
            yield from effect_strikes(play, combat, effect)
    grade_strikes(play, combat, now, uses, able)


def close_round(
    play: GamePlay, combat: Combat, now: Round, there: list[Character], uses: list[RollUse], able: list[Opponent]
) -> Flow[None]:
    """Close the round: regrowth, fainting, the end of the combat, flight, morale, or the next round (KB-14.8)."""
    state = play.state
    regrow(play, now, able)
    conscious = faint_all(play, there)
    if not (conscious and able) and (yield from settle(play, conscious, state.roster())):
        return
    if conscious and (yield from get_away(play, now, conscious, uses)):
        return
    there = state.fighting() if now.flight else conscious
    yield from morale(play, combat, len(there), able)
    if (yield from settle(play, there, state.roster())):
        return
    if state.rounds >= play.knobs.max_rounds:
        rounds = Sum.of(state.rounds, "rounds", "KB-2.8")
        play.tell(events.Undecided, rounds=rounds, clauses=("KB-2.8",))
        stop(state, "undecided")
    else:
        next_round(play, combat)


def get_away(play: GamePlay, now: Round, conscious: list[Character], uses: list[RollUse]) -> Flow[bool]:
    """Flight by manoeuvre, then breaking through. Return whether the last have left the combat by it."""
    state = play.state
    fleeing: list[Character] = []
    there = conscious
    if now.flight:
        fleeing = yield from flight(play, conscious)
        there = state.fighting()
    if there and not (yield from breaking_through(play, there, uses)):
        return False
    state.got_past = bool(there)
    yield from fled(play, [*fleeing, *there])
    return True


def next_round(play: GamePlay, combat: Combat) -> None:
    """KB-14.8: nothing has ended the combat. Style and annulments last for this round only."""
    play.tell(_round_ended, combat.number, play.state.now())
    combat.round = None
    for who in play.state.characters:
        who.dice, who.fumbled, who.exposed = [], False, False
        who.action = who.ability = who.target = ""


def _round_ended(number: int, now: Round) -> events.RoundEnded:
    annulled = tuple([effect.key for effect in now.effects if effect.annulled])
    why = ("KB-14.8", *(("KB-6.5",) if now.style else ()), *(("KB-8.7",) if annulled else ()))
    ended = Sum.of(number, "round", "KB-2.7")
    return events.RoundEnded(number=ended, style=now.style, effects=annulled, clauses=why)
