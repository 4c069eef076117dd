"""Breaking out: slipping away, fighting through, getting away, pursuit."""

from __future__ import annotations

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Choose, ChooseSome
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.board.lookups import hunters_on_the_trail
from holmgang.systems.kampbogen.flow.ability_roll import Use
from holmgang.systems.kampbogen.flow.ending import spend_advances, stop, victors_pleasure
from holmgang.systems.kampbogen.flow.questions import plain, ruling, together, token_option
from holmgang.systems.kampbogen.state import Character, Combat, GamePlay


def slipping(play: GamePlay, there: list[Character], opponents: int) -> Flow[list[Character]]:
    """KB-15.2: the opponents bind as many characters as they are; the rest may go. Returns who stays."""
    free = rules.may_slip(len(there), opponents)
    if free:
        there = yield from slip_away(play, there, free)
    play.tell(_bound, len(there), opponents)
    return there


def slip_away(play: GamePlay, there: list[Character], free: int) -> Flow[list[Character]]:
    """KB-15.3: the players say which of those there go, as many as are free to. Returns who stays."""
    default = [one.id for one in there if one.lives <= 0][:free]
    options = [token_option(one.id) for one in there]

    def ask(seat: str) -> ChooseSome:
        return ChooseSome(
            seat,
            "slip",
            options,
            most=free,
            clauses=("KB-15.2", "KB-15.3"),
            default=default,
            offer=True,
        )

    names = yield from together(there, ask)
    for name in names:
        who = play.state.character(name)
        who.standing, who.left = "out_of_combat", True
        play.tell(events.Slip, who=name, clauses=("KB-15.2", "KB-15.3", "KB-1.7"))
    return [one for one in there if one.id not in names]


def _bound(held: int, opponents: int) -> events.Bound:
    free = rules.may_slip(held, opponents)
    clause = "KB-15.2" if free else "KB-15.4"
    bound = Sum.of(held - free, "bound", clause)
    return events.Bound(bound=bound, free=Sum.of(free, "in-excess", clause), clauses=("KB-15.1",))


def breaking_through(play: GamePlay, there: list[Character], uses: list[Use]) -> Flow[bool]:
    """KB-15.5: if all made combat rolls and mastered the grade, those still there may fight their way through.

    All are those who rolled in this round, also one who faints of it (KB-15.9); one of them must still be there.
    """
    rolled = combat_rolls_of_all(uses)
    if not any(use.who in there for use in rolled):
        return False
    state, ties = play.state, play.knobs.breakout_tie_counts
    if not all(rules.masters(use.result, ties) for use in rolled):
        tied = tuple([use.who.id for use in rolled if use.result == rules.EQUAL])
        if tied and all(use.result != rules.BELOW for use in rolled):
            play.tell(events.TieHolds, who=tied, clauses=("KB-15.6",))
        return False

    def ask(seat: str) -> Choose:
        default = "break_through" if state.goal == "get_past" else "stay"
        ways = plain("break_through", "stay")
        return Choose(seat, "break_through", ways, clauses=("KB-15.5",), default=default)

    answer = yield from together(there, ask)
    if answer == "stay":
        return False
    why = ["KB-15.5", "KB-15.7", "KB-1.7"]
    if any(use.sheltered for use in uses) or any(one.standing == "fainted" for one in state.characters):
        why.append("KB-15.9")
    for who in there:
        who.standing, who.left = "out_of_combat", True
    play.tell(events.BreakThrough, who=tuple(one.id for one in there), clauses=tuple(why))
    return True


def combat_rolls_of_all(uses: list[Use]) -> list[Use]:
    """The uses of this round by all whom no vehicle shelters, if all of them are combat rolls; else none."""
    rolled = [use for use in uses if not use.sheltered]
    return rolled if all(use.action == "combat_roll" for use in rolled) else []


def given_up(play: GamePlay) -> Flow[None]:
    """KB-16.7: all in combat have fainted and no companion outside joins: the fallen lie where they fell."""
    state = play.state
    play.tell(events.GivenUp, who=tuple(one.id for one in state.standing()), clauses=("KB-16.1", "KB-16.7"))
    yield from victors_pleasure(play, [one for one in state.characters if one.standing == "fainted"], state.able())
    yield from spend_advances(play)
    stop(state, "given_up")


def fled(play: GamePlay, gone: list[Character]) -> Flow[None]:
    """The last standing characters are out of combat: carried companions, and perhaps pursuit."""
    state = play.state
    yield from fainted_companions(play)
    play.tell(events.Fled, clauses=("KB-2.8",))
    hunters = hunters_on_the_trail(state)
    default = "pursue" if hunters or play.knobs.pursuit_default else "let_go"
    answer = yield from ruling(play, "pursue", ("pursue", "let_go"), default, "KB-15.8")
    if answer == "pursue" and state.rounds < play.knobs.max_rounds:
        pursue(play, gone, bool(hunters))
    else:
        yield from spend_advances(play)
        stop(state, "fled")


def fainted_companions(play: GamePlay) -> Flow[None]:
    """KB-11.10: by default the fainted are carried along, and none is killed or plundered."""
    fainted = [one for one in play.state.characters if one.standing == "fainted"]
    if not fainted:
        return
    answer = yield from ruling(
        play, "fainted_companions", ("carried_along", "left_behind"), "carried_along", "KB-11.10"
    )
    if answer == "left_behind":
        yield from victors_pleasure(play, fainted, play.state.able())


def pursue(play: GamePlay, gone: list[Character], by_hunters: bool) -> None:
    """KB-15.8: a new combat with the same opponents, in which the characters are attacked."""
    state = play.state
    able = state.able()
    by_kind = by_hunters and not state.chase
    why = ("KB-15.8", "KB-25.7", "KB-1.8") if by_kind else ("KB-15.8", "KB-1.8")
    assert state.combat is not None
    state.combat = Combat(
        roster=[one.id for one in able],
        ambushed="nobody",
        start_lives=sum(one.lives for one in able),
        challenges=state.combat.challenges,
    )
    if state.chase:
        state.chase -= 1
    elif state.pursuits:
        state.pursuits -= 1
    for who in gone:
        who.standing, who.left = "in_combat", False
    play.tell(events.Pursuit, opponents=tuple(one.id for one in able), clauses=why)
