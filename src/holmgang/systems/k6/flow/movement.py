"""Distance at the end of a round: who has come where, flight and pursuit (K6-5, K6-6, K6-19, K6-26)."""

from __future__ import annotations

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Roll
from holmgang.kernel.sums import Sum
from holmgang.systems.k6 import rules
from holmgang.systems.k6.board import reach, scene
from holmgang.systems.k6.events import Chased, Done, Escaped, Fled, Moved
from holmgang.systems.k6.flow.conditions import release_all
from holmgang.systems.k6.state import Block, Combatant, Engage, Flee, GamePlay, Intention, Move, Prevent

# ---- distances -------------------------------------------------------------------------------------------------------


def meet(play: GamePlay, one: Combatant, other: Combatant) -> None:
    """Bring two combatants to contact by an attack: the one who ran up stands before the other now (K6-5.3)."""
    if not play.state.run_rounds(one.id, other.id):
        return
    if reach.comes(play, other, one) and not reach.is_charging(play, one, other):
        one, other = other, one
    caught = ("K6-19.20",) if reach.gives_ground(play, other) else ()
    put_at(play, one, other, 0, "K6-5.3", "K6-5.9", *caught)


def put_at(play: GamePlay, one: Combatant, other: Combatant, run_rounds: int, *clauses: str) -> None:
    """Put a combatant at a distance from another; the other distances follow as triangles demand."""
    fight = play.state
    if fight.run_rounds(one.id, other.id) == run_rounds:
        return
    fight.set_distance(one.id, other.id, run_rounds)
    for third in fight.combatants:
        if third is not one and third is not other:
            between = fight.run_rounds(other.id, third.id)
            now = fight.run_rounds(one.id, third.id)
            fight.set_distance(one.id, third.id, min(max(now, abs(run_rounds - between)), run_rounds + between))
    if run_rounds == 0:
        one.zone = other.zone
    tell_distance(play, one, other, *(clauses or ("K6-5.7",)))


def tell_distance(play: GamePlay, one: Combatant, other: Combatant, *clauses: str) -> None:
    """Tell how far a combatant is from another now."""
    play.tell(_moved, play, one, other, clauses)


def _moved(play: GamePlay, one: Combatant, other: Combatant, clauses: tuple[str, ...]) -> Moved:
    away = Sum.of(play.state.run_rounds(one.id, other.id), "run_rounds", clauses[0])
    return Moved(who=one.id, to=other.id, run_rounds=away, band=scene.band(play, one.id, other.id), clauses=clauses)


def change_place(play: GamePlay, one: Combatant, goal: str, run_rounds: int, pace: str) -> None:
    """Into another place of the scene, once the way is covered (K6-1.6)."""
    fight = play.state
    if strides(play, one, pace) < 1:
        return
    one.zone = goal
    distance = Sum.of(run_rounds, "run_rounds", "K6-5.7")
    play.tell(Moved, who=one.id, to=goal, run_rounds=distance, band="short", clauses=("K6-1.6",))
    for other in fight.combatants:
        if other is not one and other.zone != goal:
            fight.set_distance(one.id, other.id, fight.run_rounds(one.id, other.id) + run_rounds)
        elif other is not one:
            fight.set_distance(one.id, other.id, min(1, fight.run_rounds(one.id, other.id)))


def strides(play: GamePlay, one: Combatant, pace: str) -> int:
    """Whole run-rounds covered this round; slower paces add up from round to round."""
    step = min(play.knobs.speed_ladder.index(pace), scene.speed(play, one)) if pace != "run" else scene.speed(play, one)
    one.stride += rules.quarters_per_round(step, play.knobs.speed_factor)
    whole, one.stride = divmod(one.stride, scene.run_length(play))
    return whole


# ---- the movement of a round -----------------------------------------------------------------------------------------


def move_all(play: GamePlay) -> Flow[None]:
    """Withdrawals and flights open distance, pursuits are run, who has not struck yet arrives."""
    fight = play.state
    fleers = [one for one in fight.combatants if _takes_flight(play, one) and one.able]
    for one in fleers:
        yield from flight(play, one)
    movers = _movers(play, fleers)
    if len(movers) > 1:
        movers.sort(key=lambda intent: _followed(play, intent, ()))
    for intent in movers:
        one = fight.get(intent.who)
        if isinstance(intent.deed, Move):
            _moves(play, one, intent.deed, fleers)
        elif intent.pace == "withdraw":
            _withdraw(play, one)
        else:
            goals = [goal for goal in map(fight.get, intent.targets) if goal.here]
            if goals:
                _arrive(play, one, goals[-1], intent)
    for intent in movers:
        if isinstance(intent.deed, Move) and intent.deed.drags:
            _drag_along(play, fight.get(intent.who), fight.get(intent.deed.drags))


def _movers(play: GamePlay, fleers: list[Combatant]) -> list[Intention]:
    """Return the others who change place: by moving, withdrawing or attacking. A stopped blocker still comes nearer."""
    return [
        intent
        for one in play.state.combatants
        if (intent := one.intent) is not None and _changes_place(intent) and _can_go(one, intent) and one not in fleers
    ]


def _can_go(one: Combatant, intent: Intention) -> bool:
    """Return whether a combatant is in a state to go where he intends; the felled only if crawling was all he meant."""
    return one.able or (one.felled and isinstance(intent.deed, Move) and intent.deed.pace == "crawl")


def _changes_place(intent: Intention) -> bool:
    match intent.deed:
        case Engage(pace="withdraw") | Block() | Prevent():
            return True
        case Move():
            return not intent.stopped
        case _:
            return bool(intent.runs_at) and not intent.stopped


def _followed(play: GamePlay, intent: Intention | None, seen: tuple[str, ...]) -> int:
    """Return the length of the chain of followers that ends here: a pursued combatant moves before his pursuer."""
    if intent is None or intent.who in seen or not intent.targets:
        return 0
    if not (reach.closes_in(intent) or isinstance(intent.deed, Move)):
        return 0
    return 1 + _followed(play, play.state.get(intent.targets[-1]).intent, (*seen, intent.who))


def _takes_flight(play: GamePlay, one: Combatant) -> bool:
    """Return whether a combatant leaves: by fleeing, at any pace, or by running off."""
    intent = one.intent
    if intent is None or intent.stopped:
        return False
    match intent.deed:
        case Flee():
            return True
        case Move(destination="away") | Engage(pace="run"):
            return reach.runs_off(play, one)
        case _:
            return False


def _moves(play: GamePlay, one: Combatant, deed: Move, fleers: list[Combatant]) -> None:
    if deed.towards:
        goal = play.state.get(deed.towards)
        if not (any(goal is fleer for fleer in fleers) and _pursues(play, one, goal)):
            _towards(play, one, goal, deed)
    elif deed.destination == "away":
        _walks_off(play, one, deed)


def _arrive(play: GamePlay, one: Combatant, goal: Combatant, intent: Intention) -> None:
    """An attacker who has not reached his target comes as far as his speed allows, and follows one who ran on."""
    away = play.state.run_rounds(one.id, goal.id)
    if away == 0 or goal.id not in intent.runs_at or reach.runs_off(play, goal):
        return
    if not scene.can_run(play, one) and not intent.drawn:
        tell_distance(play, one, goal, "K6-5.3", *scene.slow_because(play, one))
        return
    _comes_nearer(play, one, goal, scene.quarters(play, one))


def _comes_nearer(play: GamePlay, one: Combatant, goal: Combatant, towards: int) -> None:
    """Speeds are compared where the other gives ground (K6-19.11, K6-19.13)."""
    away, gives = play.state.run_rounds(one.id, goal.id), reach.gives_ground(play, goal)
    left = rules.gap_after(away, towards, gives, scene.run_length(play))
    if left == away:
        tell_distance(play, one, goal, "K6-19.13", *scene.slow_because(play, one))
    else:
        put_at(play, one, goal, left, "K6-19.11" if gives else "K6-5.3")


def _towards(play: GamePlay, one: Combatant, goal: Combatant, deed: Move) -> None:
    if reach.gives_ground(play, goal):
        step = min(play.knobs.speed_ladder.index(deed.pace), scene.speed(play, one))
        step = scene.speed(play, one) if deed.pace == "run" else step
        _comes_nearer(play, one, goal, rules.quarters_per_round(step, play.knobs.speed_factor))
        return
    away, covered = play.state.run_rounds(one.id, goal.id), strides(play, one, deed.pace)
    shoots = scene.weapon_of(play, goal.readied).ranged == "shoot" and goal.faction != one.faction
    put_at(play, one, goal, max(0, away - covered), "K6-19.8" if shoots and away - covered == 1 else "K6-5.7")


def _walks_off(play: GamePlay, one: Combatant, deed: Move) -> None:
    """Walk or crawl away; the distance to those who do not come after grows (K6-6.1)."""
    fight, covered = play.state, strides(play, one, deed.pace)
    foes = [foe for foe in fight.foes(one) if foe.able]
    left = [foe for foe in foes if not reach.threatens(play, foe.intent, one.id)]
    for foe in left:
        fight.set_distance(one.id, foe.id, fight.run_rounds(one.id, foe.id) + covered)
    if foes:
        tell_distance(play, one, min(foes, key=lambda foe: fight.run_rounds(one.id, foe.id)), "K6-6.1")


def _withdraw(play: GamePlay, one: Combatant) -> None:
    """Giving ground at a walk opens the distance to those who do not come after; two walks make a run (K6-19.12)."""
    fight = play.state
    left = [foe for foe in fight.foes(one) if foe.able and fight.run_rounds(one.id, foe.id)]
    left = [foe for foe in left if not reach.is_charging(play, foe, one)]
    if not left:
        return
    one.stride += reach.gives_ground(play, one)
    if one.stride >= scene.run_length(play):
        one.stride = 0
        for foe in left:
            put_at(play, one, foe, fight.run_rounds(one.id, foe.id) + 1, "K6-19.12")


def _drag_along(play: GamePlay, one: Combatant, other: Combatant) -> None:
    """Bring a combatant who cannot go by himself to where the one who drags him is now (K6-11.36)."""
    fight = play.state
    other.zone = one.zone
    for third in fight.combatants:
        if third is not one and third is not other:
            fight.set_distance(other.id, third.id, fight.run_rounds(one.id, third.id))
    fight.set_distance(one.id, other.id, 0)
    play.tell(Done, who=one.id, deed="drags", on=other.id, clauses=("K6-11.36",))


# ---- flight and pursuit ----------------------------------------------------------------------------------------------


def flight(play: GamePlay, one: Combatant) -> Flow[None]:
    """K6-26.12 to K6-26.14: a lead, then a pursuit; who is far enough ahead is gone."""
    fight = play.state
    intent = one.intent
    foes = [foe for foe in fight.foes(one) if foe.able]
    behind = [foe for foe in foes if _pursues(play, foe, one)]
    at_hand = [foe for foe in foes if fight.run_rounds(one.id, foe.id) == 0]
    release_all(play, one, "left")
    if at_hand:
        _takes_lead(play, one, foes)
    elif behind and reach.runs_off(play, one):
        yield from chase(play, one, behind, intent)
    else:
        covered = scene.strides(play, one)
        for foe in foes:
            if not any(foe is other for other in behind):
                fight.set_distance(one.id, foe.id, fight.run_rounds(one.id, foe.id) + covered)
    if foes and min(fight.run_rounds(one.id, foe.id) for foe in foes) >= play.knobs.chase_gone_at and not one.gone:
        one.gone = "fled"
        fight.escaped.append(one.id)
        play.tell(Escaped, who=one.id, how="fled", clauses=("K6-26.14",))


def _takes_lead(play: GamePlay, one: Combatant, foes: list[Combatant]) -> None:
    """Away from close quarters, and even a wound does not stop who is still on his feet (K6-26.11)."""
    fight, lead = play.state, _lead(play, one)
    play.tell(Fled, who=one.id, lead=lead, clauses=(*lead.clauses, "K6-26.6"))
    for foe in foes:
        fight.set_distance(one.id, foe.id, fight.run_rounds(one.id, foe.id) + lead.total)


def _lead(play: GamePlay, one: Combatant) -> Sum:
    """A short distance for who runs, nothing for who can only walk."""
    lead = rules.flight_lead(scene.quarters(play, one), play.knobs.flee_lead_run_rounds, scene.run_length(play))
    return Sum.of(lead, "run_rounds", "K6-26.12" if lead else "K6-26.13")


def _pursues(play: GamePlay, foe: Combatant, one: Combatant) -> bool:
    intent = foe.intent
    if intent is None or intent.stopped or not scene.can_run(play, foe):
        return False
    runs = reach.closes_in(intent) or (isinstance(intent.deed, Move) and intent.deed.pace == "run")
    return one.id in intent.targets and runs


def chase(play: GamePlay, one: Combatant, pursuers: list[Combatant], intent: Intention | None) -> Flow[None]:
    """House (K6-26.15): both roll; who is faster adds for each step."""
    fight = play.state
    attribute = intent.deed.attribute if intent is not None and isinstance(intent.deed, Flee) else "strength"
    own = yield from _chase_roll(play, one, attribute)
    for foe in pursuers:
        theirs = yield from _chase_roll(play, foe, "strength")
        gap = rules.chase_gap(fight.run_rounds(one.id, foe.id), theirs.total, own.total)
        fight.set_distance(one.id, foe.id, gap)
        left = Sum.of(gap, "run_rounds", "K6-26.14")
        play.tell(Chased, who=foe.id, fleer=one.id, gap=left, clauses=("K6-26.14", "K6-26.15", "K6-5.4"))


def _chase_roll(play: GamePlay, one: Combatant, attribute: str) -> Flow[Sum]:
    faces = yield Roll(one.seat, "chase_roll", (play.knobs.die_sides,), about=one.id, clauses=("K6-26.14",))
    total = Sum.of(one.attribute(attribute), attribute, "K6-8.2").plus(faces[0], "die", "K6-8.1")
    steps = scene.speed(play, one) - rules.RUN
    if steps:
        total = total.plus(play.knobs.chase_speed_bonus * steps, "speed", "K6-26.15")
    if one.has("injured_leg", "injured_torso", "injured_head"):
        total = total.plus(-play.knobs.advantage_value, "serious_injury", "K6-22.8")
    return total
