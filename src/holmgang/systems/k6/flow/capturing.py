"""Capturing: ropes, demands to surrender, surrender (K6-31), and words in passing."""

from __future__ import annotations

from holmgang.kernel.play import Flow, rule
from holmgang.kernel.questions import Choose, Option
from holmgang.systems.k6 import rules
from holmgang.systems.k6.events import (
    AlarmRaised,
    NotRolled,
    SceneAdded,
    Spoke,
    SurrenderDemanded,
    Surrendered,
    Tied,
)
from holmgang.systems.k6.flow import movement
from holmgang.systems.k6.flow.conditions import gain, held, release_all
from holmgang.systems.k6.state import Bind, Combatant, Condition, GamePlay

YES_OR_NO = (Option("yes"), Option("no"))


def can_be_bound(target: Combatant, one: Combatant) -> bool:
    """Return whether a combatant can tie an opponent up: another holds his arms, or he is past resisting (K6-31.3)."""
    if target.has("knocked_out", "surrendered", "bound_arms", "at_mercy"):
        return True
    return any(hold.id == "held_both_arms" and hold.holder_id != one.id for hold in target.holds())


def bind(play: GamePlay, one: Combatant, deed: Bind) -> Flow[None]:
    """K6-31.3 to K6-31.6: the arms first; a captive without a chance is soon bound altogether."""
    target = play.state.get(deed.target)
    if not can_be_bound(target, one):
        play.tell(NotRolled, who=one.id, against=target.id, why="hold_lost", clauses=("K6-31.4",))
        return
    movement.meet(play, one, target)
    if target.has("bound"):  # another rope was quicker
        return
    if not target.has("bound_arms") and still_busy(one, "bind", play.knobs.action_rounds.bind_arms):
        play.tell(SceneAdded, what="not_yet_done", clauses=("K6-4.3",))
        return
    if not target.has("bound_arms"):
        gain(play, target, held("bound_arms", one), clauses=("K6-31.3", "K6-31.5"))
        play.tell(Tied, who=target.id, by=one.id, what="arms", clauses=("K6-31.4",))
    fight = play.state
    hopeless = rules.shortens(
        target.has("held_both_arms", "bound_arms", "knocked_out"),
        len(fight.able(target.side)),
        len(fight.able(one.side)),
    )
    default = "yes" if hopeless else "no"
    question = Choose(
        play.master or "",
        "shorten",
        YES_OR_NO,
        about=target.id,
        clauses=("K6-31.6",),
        default=default,
    )
    if (yield from rule(play, question)) == "yes":
        gain(play, target, held("bound", one), clauses=("K6-31.6", "K6-31.1"))
        play.tell(Tied, who=target.id, by=one.id, what="all", clauses=("K6-31.6",))


def still_busy(one: Combatant, what: str, rounds: int) -> bool:
    """Return whether a work of so many rounds goes on beyond this one (K6-4.3, K6-11.28)."""
    if one.busy_with != what:
        one.busy_with, one.busy_left = what, rounds
    one.busy_left -= 1
    return one.busy_left > 0


# ---- words -----------------------------------------------------------------------------------------------------------


def utter(play: GamePlay, one: Combatant, purpose: str) -> Flow[None]:
    """Words in passing: an alarm, a demand to surrender, an order."""
    intent = one.intent
    in_time = intent is not None and intent.drawn  # a hand put over the mouth in a draw cancels no word (K6-20.10)
    if one.limited("mouth") and not in_time:
        return
    if purpose == "alarm" and one.side == "gm":
        if play.state.alarm_round is None:
            play.state.alarm_round = play.state.round
        play.tell(AlarmRaised, who=one.id, clauses=("K6-28.1",))
    elif purpose == "surrender_demand":
        yield from demand(play, one)
    else:
        play.tell(Spoke, who=one.id, purpose=purpose, clauses=("K6-4.4",))


def demand(play: GamePlay, one: Combatant) -> Flow[None]:
    """K6-31.7, K6-31.8: every opponent who understands is asked to give in."""
    fight = play.state
    understood = [
        foe for foe in fight.foes(one) if foe.able and any(tongue in foe.languages for tongue in one.languages)
    ]
    play.tell(SurrenderDemanded, who=one.id, to=tuple(foe.id for foe in understood), clauses=("K6-31.7", "K6-31.10"))
    for foe in understood:
        own, others = len(fight.able(foe.side)), len(fight.able(one.side))
        leader_down = any("leader" in c.flags and not c.able for c in fight.combatants if c.side == foe.side)
        gives_in = rules.surrenders(
            "fearless" in foe.flags, foe.has("at_mercy"), foe.lives, foe.lives_max, own, others, leader_down
        )
        default = "yes" if gives_in else "no"
        question = Choose(
            play.master or "",
            "surrender",
            YES_OR_NO,
            about=foe.id,
            clauses=("K6-31.8",),
            default=default,
        )
        if (yield from rule(play, question)) == "yes":
            surrender(play, foe)


def surrender(play: GamePlay, one: Combatant) -> None:
    """K6-31.11: no more rolls; the weapon goes down."""
    gain(play, one, Condition("surrendered", one.id))
    release_all(play, one, "surrendered")
    play.tell(Surrendered, who=one.id, clauses=("K6-31.11", "K6-31.1"))
