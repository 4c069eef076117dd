"""Fatigue and arrivals: reinforcements, and runners who come fresh and late or winded and now (K6-1.6, K6-12)."""

from __future__ import annotations

from holmgang.kernel.play import Flow, rule
from holmgang.kernel.questions import Choose, Option
from holmgang.kernel.sums import Sum
from holmgang.systems.k6 import rules
from holmgang.systems.k6.board.scene import Finding
from holmgang.systems.k6.events import Arrived, SceneAdded
from holmgang.systems.k6.flow.conditions import gain
from holmgang.systems.k6.state import Arrive, Combatant, Condition, GamePlay


def reinforce(play: GamePlay) -> None:
    """Between rounds others may come; they are fresh unless they had to run (K6-12.2, K6-12.3)."""
    fight = play.state
    for coming in list(fight.coming):
        due = coming.round is not None and fight.round >= coming.round
        if coming.after_alarm is not None and fight.alarm_round is not None:
            due = fight.round >= fight.alarm_round + coming.after_alarm
        if not due:
            continue
        fight.coming.remove(coming)
        play.tell(SceneAdded, what="reinforcements", clauses=("K6-1.6",))
        for name in coming.who:
            one = fight.get(name)
            one.present = True
            for other in fight.combatants:
                if other is not one and other.id not in coming.who:
                    fight.set_distance(one.id, other.id, max(coming.run_rounds, fight.run_rounds(one.id, other.id)))
            join(play, one, coming.run_rounds, winded="winded" in one.flags)


def join(play: GamePlay, one: Combatant, run_rounds: int, winded: bool) -> None:
    """Let a combatant join the fight."""
    fought = any(other.rounds_fought >= play.knobs.fatigue_after_rounds for other in play.state.foes(one))
    distance = Sum.of(run_rounds, "run_rounds", "K6-12.7")
    mode = "winded" if winded else "fresh"
    play.tell(Arrived, who=one.id, mode=mode, run_rounds=distance, clauses=("K6-12.3" if winded else "K6-12.2",))
    if not winded and fought:
        gain(play, one, Condition("fresh", one.id), clauses=("K6-12.2", "K6-12.8"))


def _breath(delay: int, deed: Arrive) -> Finding:
    """Fresh or winded: as load and Strength have it, else as the runner chose."""
    if delay < 0:
        return Finding("winded", ("K6-12.5",))
    if not delay:
        return Finding("fresh", ("K6-12.5",))
    if deed.mode == "fresh_late":
        return Finding("fresh", ("K6-12.6", "K6-12.7"))
    return Finding("winded", ("K6-12.6", "K6-12.3"))


def arrive(play: GamePlay, one: Combatant, deed: Arrive) -> Flow[None]:
    """K6-12.4 to K6-12.7: at once and winded, or fresh and so many rounds late."""
    fight, delays = play.state, play.knobs.fresh_delay_rounds
    delay = rules.fresh_delay(
        one.strength, one.armour.heavy, one.pack, delays.strength_3, delays.strength_2, delays.strength_1
    )
    one.arriving = False
    expected = _breath(delay, deed)
    question = Choose(
        play.master or "",
        "winded",
        [Option("fresh"), Option("winded")],
        about=one.id,
        clauses=("K6-12.4",),
        default=expected.why,
    )
    mode = yield from rule(play, question)
    late = max(0, delay) if mode == "fresh" else 0
    if late:
        for other in fight.combatants:
            if other is not one:
                fight.set_distance(one.id, other.id, fight.run_rounds(one.id, other.id) + late)
    nearest = min((fight.run_rounds(one.id, foe.id) for foe in fight.foes(one)), default=0)
    clauses = expected.clauses if mode == expected.why else ("K6-12.4",)
    play.tell(Arrived, who=one.id, mode=mode, run_rounds=Sum.of(nearest, "run_rounds", "K6-12.7"), clauses=clauses)
    if mode == "fresh":
        gain(play, one, Condition("fresh", one.id), clauses=("K6-12.2", "K6-12.8"))
