"""Reach: which combatants can come to close quarters with each other, and how (K6-5, K6-19, K6-26).

An attacker stands before his target when the attack takes place: one of the two runs up to the other, or waits for
him. A target that gives ground at a walk is caught by a faster attacker; one that runs must be caught first.
"""

from __future__ import annotations

from holmgang.kernel.play import kept_while_open
from holmgang.systems.k6 import rules
from holmgang.systems.k6.board import scene
from holmgang.systems.k6.board.scene import Finding
from holmgang.systems.k6.state import (
    Bind,
    Block,
    BreakDisadvantage,
    Combatant,
    Engage,
    Flee,
    GamePlay,
    Intention,
    Move,
    PassBy,
    Prevent,
)
from holmgang.systems.k6.tables import CLOSE_MEANS, GRIPS

# ---- whom an intention threatens -------------------------------------------------------------------------------------


def threatened_by(play: GamePlay, intent: Intention) -> list[str]:
    """Return the targets that an intention threatens."""
    deed = intent.deed
    if deed.attack is not None:
        return deed.attack.targets
    holder = kept_by(play, play.state.get(intent.who), deed) if isinstance(deed, BreakDisadvantage) else ""
    return [holder] if holder else []


def threatens(play: GamePlay, intent: Intention | None, other: str) -> bool:
    """Return whether an intention, as it stands now, threatens a combatant."""
    return intent is not None and not intent.stopped and other in threatened_by(play, intent)


def kept_by(play: GamePlay, one: Combatant, deed: BreakDisadvantage) -> str:
    """Return the holder who must be beaten to get out of a condition; empty where there is none (K6-29.1)."""
    if deed.through:
        return deed.through if encircled(play, one) else ""
    for hold in one.holds():
        if deed.condition in (hold.id, f"{hold.id}_by_{hold.holder_id}"):
            return hold.holder_id
    return ""


def encircled(play: GamePlay, one: Combatant) -> list[Combatant]:
    """Return those who surround a combatant: so many at close quarters, with room to get behind him (K6-11.35)."""
    near = _around(play, one)
    return near if near is not None and len(near) >= play.knobs.surrounded_by else []


def gets_behind(play: GamePlay, attacker: Combatant, one: Combatant) -> bool:
    """Return whether a combatant is surrounded when this attacker strikes at him by hand, as he must stand there."""
    near = _around(play, one)
    return near is not None and len(near) + (attacker not in near) >= play.knobs.surrounded_by


@kept_while_open
def _around(play: GamePlay, one: Combatant) -> list[Combatant] | None:
    """Return the opponents at close quarters to a combatant.

    None: there is no getting behind him, since he is on the ground, against a wall or in a grip, or has no room.
    """
    if not play.state.zone_of(one).room or (one.conditions and one.has("broken_out", "prone", "lying_on", *GRIPS)):
        return None
    return [foe for foe in scene.able_foes(play, one) if _at_hand(play, foe, one)]


def _at_hand(play: GamePlay, foe: Combatant, one: Combatant) -> bool:
    """Return whether an opponent stands beside a combatant, or runs up and gets there this round."""
    if play.state.run_rounds(foe.id, one.id) == 0:
        return True
    return is_charging(play, foe, one) and keeps_apart(play, foe, one) is None


# ---- running and giving ground ---------------------------------------------------------------------------------------


def closes_in(intent: Intention) -> bool:
    """Return whether an intention leads up to its target."""
    deed = intent.deed
    if deed.attack is None:
        return isinstance(deed, Bind)
    stays = isinstance(deed, Engage) and deed.approach in ("none", "step")
    return deed.attack.means in CLOSE_MEANS and not stays


def runs_off(play: GamePlay, one: Combatant) -> bool:
    """Return whether a combatant runs from his place this round, so that he must be caught first (K6-5.4)."""
    return _running_off(play, one) is not None


def _running_off(play: GamePlay, one: Combatant) -> Finding | None:
    """Return how a combatant runs from his place: once he has shot, or at once; None: he does not."""
    intent = one.intent
    if intent is None or intent.stopped:
        return None
    deed = intent.deed
    if intent.pace == "run":
        found = Finding("running_away", ("K6-5.4", "K6-19.14"))
    elif isinstance(deed, Flee) or (isinstance(deed, Move) and deed.pace == "run" and not deed.towards):
        found = Finding("running_away", ("K6-5.4", "K6-19.16"))
    else:
        return None
    return found if scene.can_run(play, one) else None


def gives_ground(play: GamePlay, one: Combatant) -> int:
    """Return the quarters of a run by which a combatant draws back at a walk or a crawl (K6-19.12)."""
    intent = one.intent
    if intent is None or intent.stopped or one.still:
        return 0
    deed, step = intent.deed, rules.WALK
    if isinstance(deed, Move) and deed.destination == "away" and deed.pace != "run":
        step = play.knobs.speed_ladder.index(deed.pace)
    elif not (intent.pace == "withdraw" or (isinstance(deed, Flee) and not runs_off(play, one))):
        return 0
    return rules.quarters_per_round(min(step, scene.speed(play, one)), play.knobs.speed_factor)


def flees_from(play: GamePlay, one: Combatant, other: Combatant) -> bool:
    """Return whether a combatant turns his back to another and runs: by intent, or from contact (K6-26.6)."""
    intent = one.intent
    if intent is None:
        return False
    deed = intent.deed
    if isinstance(deed, Flee):
        return not deed.away_from or other.id in deed.away_from
    leaves = deed.pace == "run" and deed.towards != other.id if isinstance(deed, Move) else intent.pace == "run"
    return leaves and play.state.run_rounds(one.id, other.id) == 0


def is_charging(play: GamePlay, one: Combatant, other: Combatant) -> bool:
    """Return whether a combatant runs straight at another this round."""
    intent = one.intent
    return intent is not None and not intent.stopped and other.id in intent.runs_at


def is_running(play: GamePlay, one: Combatant) -> bool:
    """Return whether a combatant runs this round, in any direction."""
    intent = one.intent
    if intent is None or intent.stopped:
        return False
    if runs_off(play, one) or isinstance(intent.deed, PassBy):
        return True
    if isinstance(intent.deed, (Block, Prevent)):  # a few quick steps into an opponent's way
        return False
    return bool(intent.runs_at) or (isinstance(intent.deed, Move) and intent.deed.pace == "run")


# ---- reach -----------------------------------------------------------------------------------------------------------


@kept_while_open
def dash(play: GamePlay, one: Combatant) -> int:
    """Return from how far a combatant can come to close quarters this round, by a few steps or a run (K6-5.3)."""
    return scene.strides(play, one) if scene.can_run(play, one) else 0


def can_close_in(play: GamePlay, one: Combatant, other: Combatant) -> bool:
    """Return whether a combatant can come to close quarters with one who stays."""
    away = play.state.run_rounds(one.id, other.id)
    return away <= dash(play, one)


def can_meet(play: GamePlay, one: Combatant, other: Combatant) -> bool:
    """Return whether two can fight by hand this round: either may come to the other."""
    away = play.state.run_rounds(one.id, other.id)
    return away <= dash(play, one) or (other.able and away <= dash(play, other))


@kept_while_open
def met(play: GamePlay, one: Combatant) -> list[Combatant]:
    """Return the opponents who can be fought by hand this round, unless they have given up."""
    return [foe for foe in scene.fighting_against(play, one.faction) if can_meet(play, one, foe)]


def _covers(play: GamePlay, one: Combatant, run_rounds: int, gives: int) -> bool:
    return rules.reaches(run_rounds, scene.speed(play, one), gives, play.knobs.speed_factor)


def keeps_apart(play: GamePlay, one: Combatant, other: Combatant) -> Finding | None:
    """Return why two do not come to close quarters this round, though one intends to; None: they do."""
    away = play.state.run_rounds(one.id, other.id)
    if away == 0 or comes(play, other, one):
        return None
    intent = one.intent
    goes = intent is not None and (intent.drawn or (other.id in intent.runs_at and scene.can_run(play, one)))
    if not goes:
        return Finding("out_of_reach", ("K6-5.3",))
    if (off := _running_off(play, other)) is not None:
        return off
    gives = gives_ground(play, other)
    if _covers(play, one, away, gives) or (intent is not None and intent.drawn and not gives):
        return None  # K6-19.20: fast enough for both
    return Finding("withdrawing", ("K6-19.11",)) if gives else Finding("out_of_reach", ("K6-5.3",))


def comes(play: GamePlay, one: Combatant, other: Combatant) -> bool:
    """Return whether a combatant runs up to another and gets there, so that the other can strike at him."""
    return is_charging(play, one, other) and one.able and can_close_in(play, one, other)
