"""A round: the players' turn, the enemies' turn, the end of the round (TK-1, TK-2, TK-3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holmgang.kernel.play import Flow, Rest
from holmgang.kernel.questions import REQUIRED, Barred, Declare, Joint, Menu, Option, Question, Spot
from holmgang.kernel.sums import Sum
from holmgang.systems.tkds.board.fight import Fight
from holmgang.systems.tkds.board.threat import threatened
from holmgang.systems.tkds.board.ways import score_of
from holmgang.systems.tkds.events import ConflictOver, HandedOver, Phase, PreparedLost, TurnEnds
from holmgang.systems.tkds.flow import end_of_round, movement, targets, turn
from holmgang.systems.tkds.flow.conditions import loosen
from holmgang.systems.tkds.flow.opening import open_conflict
from holmgang.systems.tkds.state import (
    DYING,
    END_OF_ROUND,
    ENEMIES,
    ENEMIES_TURN,
    FLED,
    HEROES,
    NEUTRAL,
    PLAYERS_TURN,
    Creature,
    GamePlay,
    State,
)

WAIT, END_TURN = "wait", "end_turn"


def step(play: GamePlay) -> Flow[None]:
    """One group turn, or the end of a round."""
    fight = at_hand(play)
    state = fight.state
    if state.phase == "start":
        yield from open_conflict(fight)
        state.phase = first_phase(fight)
    if state.phase in (PLAYERS_TURN, ENEMIES_TURN):
        begin_group_turn(fight, state.phase)
        yield from group_turn(fight, state.phase)
    else:
        yield from end_of_round.end_of_round(fight, *phases(fight)[END_OF_ROUND])
        judge_end(fight)
    state.phase = next_phase(fight)


def resume(play: GamePlay) -> Flow[None]:
    """The remainder of a group turn: it rests before each deed."""
    fight = at_hand(play)
    yield from group_turn(fight, fight.state.phase)
    fight.state.phase = next_phase(fight)


def at_hand(play: GamePlay) -> Fight:
    """The fight of this step, for the rules, the options and the policies alike."""
    fight = play.derived[Fight] = Fight(play)
    fight.hooks = turn.HOOKS
    return fight


# ---- the order of phases ---------------------------------------------------------------------------------------------


def phases(fight: Fight) -> dict[str, tuple[str, ...]]:
    """The phases of this round in order, and the clauses that make it so: no initiative is rolled (TK-1.6)."""
    players, enemies = ("TK-1.6", "TK-1.5"), ("TK-1.6", "TK-1.11")
    found = {PLAYERS_TURN: players, ENEMIES_TURN: enemies, END_OF_ROUND: ()}
    if not fight.knobs.players_first:
        found = {ENEMIES_TURN: enemies, PLAYERS_TURN: ("TK-1.6",), END_OF_ROUND: ()}
    if heroes_surprised(fight):
        found = {ENEMIES_TURN: (*enemies, "TK-2.4"), END_OF_ROUND: ()}
    if fight.state.winner:  # no enemy turns any more; heroes still able to act may help
        helping = {PLAYERS_TURN: ("TK-16.21",)} if fight.state.winner == HEROES and PLAYERS_TURN in found else {}
        found = {**helping, END_OF_ROUND: ("TK-16.21",)}
    return found


def heroes_surprised(fight: Fight) -> bool:
    surprised = [one.surprised for one in fight.state.creatures if one.side == HEROES and one.present]
    return bool(surprised) and all(surprised)


def first_phase(fight: Fight) -> str:
    return next(iter(phases(fight)))


def next_phase(fight: Fight) -> str:
    now, order = fight.state.phase, list(phases(fight))
    if now == END_OF_ROUND:
        return order[0]
    return order[order.index(now) + 1] if now in order else END_OF_ROUND


# ---- a group's turn --------------------------------------------------------------------------------------------------


def group_of(fight: Fight, phase: str) -> list[Creature]:
    """TK-1.11: creatures of neither side act with the enemies."""
    sides = (HEROES,) if phase == PLAYERS_TURN else (ENEMIES, NEUTRAL)
    return [one for side in sides for one in fight.state.creatures if one.side == side]


def group_turn(fight: Fight, phase: str) -> Flow[None]:
    """Deed by deed, until no creature of the group can or wants to act any more."""
    state, group = fight.state, group_of(fight, phase)
    while True:
        yield Rest(phase)
        loosen(fight)
        judge_end(fight)
        if state.winner and (settled(fight) or phase not in phases(fight)):
            break
        acting = [one for one in group if one.seat not in state.ended and may_act(fight, one)]
        if not acting:
            break
        answer = yield from ask_who(fight, acting)
        yield from obey(fight, *answer)
    end_group_turn(fight, phase)


def begin_group_turn(fight: Fight, phase: str) -> None:
    """The group's turn is announced, and everybody of it gets an action and momentum (TK-3.5).

    Also those who cannot act now: all creatures of the group play their turn in it, in any order (TK-3.1), so whoever
    is healed or woken by another has its own still before it.
    """
    fight.tell(phase_event, fight, phase)
    fight.state.waiting, fight.state.ended, fight.state.last_actor = [], [], ""
    for one in group_of(fight, phase):
        one.activated = one.finished = one.began_threatened = False
        one.momentum_spent = 0
        if one.prepared is not None:
            one.prepared = None
            fight.tell(PreparedLost, who=one.id, reason="own_turn", clauses=("TK-5.4",))
        ready = one.present and not one.surprised and not one.is_mount
        one.action_left = fight.knobs.actions_per_turn if ready else 0
        one.momentum_left = score_of(one) if ready else 0
    if fight.knobs.turn_start_at == "group_turn_start":
        for one in group_of(fight, phase):
            one.began_threatened = threatened(fight, one)


def phase_event(fight: Fight, phase: str) -> Phase:
    """The event that announces a phase of the round."""
    number = Sum.of(fight.state.round_no, "round_no", "TK-1.3")
    return Phase(phase=phase, round_no=number, clauses=("TK-1.1", "TK-1.4", *phases(fight)[phase]))


def may_act(fight: Fight, one: Creature) -> bool:
    """TK-3.8: no creature can be activated while unable or surprised."""
    return (one.action_left > 0 or one.momentum_left > 0) and not one.finished and not one.surprised and one.able


def ask_who(fight: Fight, acting: list[Creature]) -> Flow[tuple[str, dict[str, Any]]]:
    """Q1: who acts next, and what does it do? The first answer acts (6.6)."""
    state = fight.state
    stuck = [one for one in acting if one.passing and turn.can_move(fight, one)]
    if stuck:
        acting = stuck[:1]
    elif not fight.knobs.allow_interleave and state.last_actor:
        acting = [one for one in acting if one.id == state.last_actor] or acting
    seats = list(dict.fromkeys([one.seat for one in acting]))
    open_seats = [seat for seat in seats if seat not in state.waiting] or seats
    parts: list[Question] = [
        who_question(fight, seat, [one for one in acting if one.seat == seat], len(open_seats) > 1, bool(stuck))
        for seat in open_seats
    ]
    if len(parts) == 1:
        answer = yield parts[0]
        return parts[0].seat, answer
    place, answer = yield Joint("", "group_turn", tuple(parts), first=True, clauses=("TK-3.1", "TK-3.2"))
    return parts[place].seat, answer


def who_question(fight: Fight, seat: str, acting: list[Creature], others: bool, stuck: bool) -> Declare:
    """The creatures of one seat that may act; letting others go first; ending the turn."""

    names = [one.id for one in acting]
    if not stuck:
        names += [WAIT, END_TURN] if others else [END_TURN]

    def option(name: str) -> Option:
        if name == WAIT:
            return Option(WAIT, clauses=("TK-3.2",))
        if name == END_TURN:
            return Option(END_TURN, clauses=("TK-3.7",))
        one = fight.creature(name)
        doing = lambda: [turn.deed_question(fight, one)]  # noqa: E731
        return Option(name, at=(Spot.token(name),), details=doing, clauses=("TK-3.1", "TK-3.2"))

    def barred() -> list[Barred]:
        own = [one.id for one in fight.state.creatures if one.seat == seat]
        found = [Barred(name, "TK-7.9" if stuck else "TK-3.8") for name in own]
        return [*found, Barred(WAIT, "TK-7.9"), Barred(END_TURN, "TK-7.9")] if stuck else found

    clauses = ("TK-7.15", "TK-7.9") if stuck else ("TK-3.1",)

    def spelt_out(given: Mapping[str, Any]) -> dict[str, Any]:
        mover = next((one for one in acting if one.id == given.get("who") and given.get("do") == "move"), None)
        if mover is not None:
            movement.named_way(fight, mover, given)
        return targets.without_the_obvious(fight, given)

    only = acting[0].id if len(acting) == 1 and not others else REQUIRED  # then the question is what it does
    menu = Menu(names, option)
    return Declare(seat, "who", menu, clauses=clauses, default=only, barred_source=barred, spelt_out=spelt_out)


def obey(fight: Fight, seat: str, answer: dict[str, Any]) -> Flow[None]:
    """Carry out what a seat said."""
    state = fight.state
    if answer["who"] == END_TURN:
        state.ended.append(seat)
        fight.tell(TurnEnds, who=seat, clauses=("TK-3.7",))
    elif answer["who"] == WAIT:
        state.waiting.append(seat)
    else:
        state.waiting = []
        weave(fight, answer["who"])
        yield from turn.perform(fight, fight.creature(answer["who"]), answer)


def weave(fight: Fight, name: str) -> None:
    """TK-3.2: a creature may go on although another has not finished its turn."""
    state = fight.state
    if state.last_actor and state.last_actor != name and may_act(fight, fight.creature(state.last_actor)):
        fight.tell(HandedOver, who=state.last_actor, to=name, clauses=("TK-3.2",))
    state.last_actor = name


def end_group_turn(fight: Fight, phase: str) -> None:
    """End the turn of a group: the unspent lapses; a creature never activated begins its turn now (TK-3.6)."""
    for one in group_of(fight, phase):
        if one.able and not one.surprised and not one.activated and not one.is_mount and one.prepared is None:
            turn.activate(fight, one)
        one.action_left = one.momentum_left = 0
    fight.state.waiting, fight.state.ended = [], []


# ---- the end ---------------------------------------------------------------------------------------------------------


def judge_end(fight: Fight) -> None:
    """TK-1.10: one side has no creature left that is neither dead, disabled, unconscious nor fled."""
    state = fight.state
    if state.winner:
        return
    state.winner, clause = winner_of(state)
    if state.winner:
        minutes = Sum.of(fight.knobs.scene_minutes, "scene", "TK-1.7")
        fight.tell(ConflictOver, winner=state.winner, minutes=minutes, clauses=(clause,))


def winner_of(state: State) -> tuple[str, str]:
    """The side that has won, "nobody", or nothing while the conflict lasts; and the clause that says so."""
    heroes, enemies = still_fights(state, HEROES), still_fights(state, ENEMIES)
    late = bool(state.round_limit) and state.round_no > state.round_limit
    if state.escape and (late or not (heroes if state.escape == HEROES else enemies)):
        return escaped(state), "TK-23.5"
    if not (heroes and enemies):
        return HEROES if heroes else ENEMIES if enemies else "nobody", "TK-1.10"
    if state.contest_goal:
        won = {side: state.contest_successes.get(side, 0) for side in (HEROES, ENEMIES)}
        ahead = max(won, key=lambda side: won[side])
        if won[ahead] >= state.contest_goal or (late and won[HEROES] != won[ENEMIES]):
            return ahead, "TK-1.12"
    return ("nobody", "TK-1.12") if late else ("", "")


def escaped(state: State) -> str:
    """Return the winner of a flight: those who flee, if more than half of them got away."""
    own = [one for one in state.creatures if one.side == state.escape]
    away = sum(one.status == FLED for one in own)
    return state.escape if 2 * away > len(own) else ENEMIES if state.escape == HEROES else HEROES


def still_fights(state: State, side: str) -> bool:
    for one in state.creatures:  # noqa: SIM110 - asked before every deed, and mostly the first one stands
        if one.side == side and one.standing:
            return True
    return False


def settled(fight: Fight) -> bool:
    """TK-16.21: no survival fight and no persistent damage is running any more."""
    return is_settled(fight.state)


def is_settled(state: State) -> bool:
    return not any(
        one.status == DYING or (one.status != "disabled" and one.has("persistent_damage")) for one in state.present()
    )
