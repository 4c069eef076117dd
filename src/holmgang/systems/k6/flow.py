"""How a round goes: scene, arrivals, intentions, order, resolution, end (K6-1 to K6-4, K6-10)."""

from __future__ import annotations

from typing import Any

from holmgang.kernel.play import Flow, rule
from holmgang.kernel.questions import Amount, Choose, Declare, Joint, Option
from holmgang.kernel.sums import Sum
from holmgang.systems.k6 import arrivals, contest, deeds, effects, ending, intentions, modifiers, scene, upkeep
from holmgang.systems.k6.effects import gain, lose_all
from holmgang.systems.k6.events import (
    CycleFound,
    Done,
    Intended,
    NotRolled,
    OrderSet,
    Passed,
    PrecedentKept,
    Rerolled,
    RoundBegan,
    SceneSet,
)
from holmgang.systems.k6.order import REASON_CLAUSE, Node, Order, Plan, order_of
from holmgang.systems.k6.scene import Table
from holmgang.systems.k6.state import Combatant, Intention, OrderLine, Precedent
from holmgang.systems.k6.tables import DEED_KINDS, GRIPS, STOPPERS, STOPPING_GOALS


def round_of(play: Table) -> Flow[None]:
    """One round of about three seconds; everything in it happens at once (K6-2.3)."""
    fight = play.state
    if fight.round == 0:
        present(play)
    fight.round += 1
    fight.intentions, fight.order = [], []
    seconds = Sum.of(play.knobs.round_seconds, "seconds", "K6-2.2")
    play.tell(RoundBegan(number=Sum.of(fight.round, "round", "K6-2.1"), seconds=seconds, clauses=_round_clauses(play)))
    if fight.round == 1:
        yield from unnoticed(play)
    arrivals.reinforce(play)
    upkeep.shed(play)
    yield from announce(play)
    yield from prepare(play)
    order = planned(play)
    yield from resolve(play, order)
    for intent in fight.intentions:
        one = fight.get(intent.who)
        if intent.say != "none" and one.able:
            yield from deeds.utter(play, one, intent.say)
    yield from upkeep.end_of_round(play)
    ending.collect(play)


def _round_clauses(play: Table) -> tuple[str, ...]:
    extras = [getattr(play.knobs, name) for name in type(play.knobs).model_fields if name.startswith("opt_")]
    return ("K6-2.1", "K6-2.2") if any(extras) else ("K6-2.1", "K6-2.2", "K6-33.1")


def unnoticed(play: Table) -> Flow[None]:
    """K6-16.10: whether somebody was noticed is decided outside this chapter; by default as the scenario says."""
    for one in play.state.combatants:
        if one.unaware and one.here:
            question = Choose(
                play.master or "",
                "unnoticed",
                [Option("yes"), Option("no")],
                ruling=True,
                about=one.id,
                clauses=("K6-16.10",),
                default="yes",
            )
            one.unaware = (yield from rule(play, question, "yes", "K6-16.10")) == "yes"


def present(play: Table) -> None:
    """K6-1.1 to K6-1.4: the scene comes before the first round."""
    fight = play.state
    dangers = [one.id for one in fight.combatants if one.side == "gm" and one.here]
    dangers += [zone.hazard for zone in fight.zones if zone.hazard != "none"]
    props = [prop for zone in fight.zones for prop in (*zone.props, *zone.obstacles, *zone.cover, *zone.overhead)]
    lights = [one.id for one in fight.combatants if one.light] + [zone.id for zone in fight.zones if zone.lit]
    play.tell(
        SceneSet(
            zones=tuple(zone.id for zone in fight.zones),
            props=tuple(dict.fromkeys([*props, *(item.id for item in fight.items)])),
            dangers=tuple(dict.fromkeys(dangers)),
            lights=tuple(lights),
            clauses=("K6-1.1", "K6-1.2", "K6-1.3", "K6-1.4", "K6-1.7"),
        )
    )


# ---- intentions ------------------------------------------------------------------------------------------------------


def announce(play: Table) -> Flow[None]:
    """K6-3: all say openly what they intend, the master's side first, and may amend it until all have confirmed."""
    fight = play.state
    asked = [one for side in ("gm", "hero") for one in fight.able(side)]
    if not asked:
        return
    parts = tuple(intentions.intention_question(play, one) for one in asked)
    answers = yield Joint(
        "",
        "intentions",
        parts,
        revisable=True,
        clears=True,
        limit=play.knobs.max_amendments_per_seat,
        clauses=("K6-3.7", "K6-3.5", "K6-3.6"),
    )
    for one, answer in zip(asked, answers, strict=True):
        fight.intentions.append(intentions.made(one, answer))
    for one in asked:
        intent = fight.intention(one.id)
        if intent is not None and intent.kind == "other":
            yield from other_ruling(play, one, intent)
    for intent in fight.intentions:
        play.tell(
            Intended(
                who=intent.who,
                intention=intent.kind,
                targets=tuple(intent.targets),
                means=intent.means,
                weapon=intent.spell or intent.weapon,
                clauses=("K6-3.1", "K6-29.3") if intent.kind == "hold" else ("K6-3.1",),
            )
        )


EFFECTS = ("stunted", "prone", "off_balance", "distracted", "encumbered", "eyes_full", "nothing")


def other_ruling(play: Table, one: Combatant, intent: Intention) -> Flow[None]:
    """K6-33.5: the master says beforehand how a deed off the list is resolved; then it can still be withdrawn."""
    fight = play.state
    known = next((p for p in fight.precedents if p.text.casefold() == intent.text.casefold()), None)
    if known is None:
        master = play.master or ""
        details = [
            Amount(master, "cost", 1, 3, default=1),
            Choose(master, "effect", [Option(name) for name in EFFECTS], default="stunted"),
        ]
        question = Declare(
            master,
            "other_ruling",
            [Option("allow", details=details), Option("refuse")],
            ruling=True,
            about=one.id,
            args={"text": intent.text},
            clauses=("K6-33.5", "K6-3.4", "K6-20.17"),
            default="allow",
        )
        answer: dict[str, Any] = yield from rule(play, question, {"other_ruling": "refuse"}, "K6-33.4")
        if answer["other_ruling"] == "refuse":
            yield from again(play, one, intent)
            return
        known = Precedent(intent.text, intent.attribute, answer["cost"], answer["effect"])
        fight.precedents.append(known)
        cost = Sum.of(known.cost, "successes", "K6-33.6")
        play.tell(PrecedentKept(text=known.text, cost=cost, clauses=("K6-33.6",)))
    intent.cost, intent.method, intent.means = known.cost, known.effect, "stunt"
    keep = yield Choose(
        one.seat,
        "accept_ruling",
        [Option("yes"), Option("no")],
        about=one.id,
        default="yes",
        args={"cost": known.cost, "effect": known.effect},
        clauses=("K6-33.5",),
    )
    if keep == "no":
        yield from again(play, one, intent)


def again(play: Table, one: Combatant, intent: Intention) -> Flow[None]:
    """Another intention in place of the one that was withdrawn or refused."""
    while True:
        answer = yield intentions.intention_question(play, one)
        if answer["intend"] != "other":
            break
    place = play.state.intentions.index(intent)
    play.state.intentions[place] = intentions.made(one, answer)


# ---- before the dice -------------------------------------------------------------------------------------------------


def prepare(play: Table) -> Flow[None]:
    """What intentions change by themselves before anything is rolled."""
    fight = play.state
    upkeep.release_by_turning(play)
    for intent in fight.intentions:
        one = fight.get(intent.who)
        head_for(play, one, intent)
        set_out(play, one, intent)
        draw_weapon(play, one, intent)
        lose_aim(play, one, intent)
        leave_cover(play, one, intent)
        if intent.kind == "full_defence":
            take_guard(play, one, intent)
        elif intent.kind == "force_through":
            give_way(play, one, intent)
        elif intent.kind == "surrender":
            deeds.surrender(play, one)
        elif intent.kind == "arrive":
            yield from arrivals.arrive(play, one, intent)
    for intent in fight.intentions:
        if intent.kind == "ready":
            trigger(play, fight.get(intent.who), intent)


def give_way(play: Table, one: Combatant, intent: Intention) -> None:
    """K6-14.4: who gives way in full defence stops nobody."""
    blocker = play.state.intention(intent.targets[0])
    if blocker is not None and blocker.kind == "full_defence":
        play.tell(Passed(who=one.id, around=(blocker.who,), clauses=("K6-14.4",)))
        intent.targets, intent.done = [], True


def head_for(play: Table, one: Combatant, intent: Intention) -> None:
    """A move towards somebody has him as its goal; a few steps behind a pillar are no run."""
    if intent.kind != "move":
        return
    zone = play.state.zone_of(one)
    if intent.destination in (*zone.cover, *zone.obstacles):
        intent.mode = "walk"
    elif intent.destination != "away" and intent.destination not in zone.links:
        intent.targets = [intent.destination]


def set_out(play: Table, one: Combatant, intent: Intention) -> None:
    """Whoever is at contact only steps; whoever is not runs up (K6-5.3). Who is pushed off is not run after."""
    if intent.approach == "auto" and intent.targets:
        away = any(play.state.run_rounds(one.id, name) for name in intent.targets)
        intent.approach = "run" if away else "step"


def draw_weapon(play: Table, one: Combatant, intent: Intention) -> None:
    """K6-4.1: drawing a weapon and attacking fit into one round."""
    if intent.weapon and intent.kind != "interact" and intent.weapon != one.readied:
        weight = scene.weapon_of(play, intent.weapon).weight
        if weight not in ("natural", "unarmed") and intent.weapon in one.weapons:
            one.readied = intent.weapon
            play.tell(Done(who=one.id, deed="draw", on=intent.weapon, clauses=("K6-4.1",)))
    if intent.means == "shoot" and intent.weapon and not scene.loaded(one, intent.weapon):
        intent.action = "load"
        if scene.weapon_of(play, intent.weapon).reload == "bow":
            play.tell(Done(who=one.id, deed="load", on=intent.weapon, clauses=("K6-4.1", "K6-19.15")))


def lose_aim(play: Table, one: Combatant, intent: Intention) -> None:
    """K6-18.5: any other deed than aiming and shooting loses the aim."""
    keeps = intent.kind in ("aim", "ready") or intent.means in ("shoot", "throw")
    aim = one.condition("aimed")
    if aim is None:
        return
    elsewhere = bool(aim.against and intent.targets) and aim.against not in intent.targets
    if not keeps or (intent.kind == "engage" and elsewhere):
        effects.lose(play, one, aim, "aim_lost", "K6-18.5")


def leave_cover(play: Table, one: Combatant, intent: Intention) -> None:
    """Cover lasts as long as somebody stays behind it (K6-11.26)."""
    close = intent.kind == "engage" and intent.means in ("melee", "unarmed")
    if close or intent.kind in ("flee", "pass_by", "force_through", "block"):
        lose_all(play, one, ("in_cover",), "left_cover", "K6-11.26")


def take_guard(play: Table, one: Combatant, intent: Intention) -> None:
    """K6-14: full defence, perhaps with a step into cover, a turned shield, a spell that says so."""
    clauses = ["K6-14.1", "K6-14.2"]
    if intent.spell:
        clauses += ["K6-14.7", "K6-9.16"]
    gain(play, one, "defending", one.id, rounds=0, clauses=tuple(clauses))
    if intent.cover:
        deeds.take_cover(play, one, intent.cover, ("K6-11.11", "K6-14.5", "K6-14.6"))
    if intent.facing:
        gain(play, one, "shield_turned", one.id, against=intent.facing, rounds=0)


def trigger(play: Table, one: Combatant, intent: Intention) -> None:
    """K6-18.3: a readied shot goes off when the other does what was waited for; else it was a round of aiming."""
    other = play.state.intention(intent.targets[0])
    target = play.state.get(intent.targets[0])
    happens = {
        "acts": other is not None and other.kind not in ("wait", "hold", "full_defence"),
        "appears": target.here,
        "moves": other is not None and "move" in effects.tags_of(play, other),
        "attacks": other is not None and bool(scene.threatened_by(play, other)),
        "flees": other is not None and other.kind == "flee",
        "speaks": other is not None and (other.kind == "speak" or other.say != "none"),
    }[intent.mode]
    model = scene.weapon_of(play, intent.weapon)
    if happens:
        intent.means, intent.attribute = model.ranged, "finesse"
        play.tell(Done(who=one.id, deed="ready", on=target.id, clauses=("K6-18.3",)))
    else:
        intent.kind = "aim"


# ---- order -----------------------------------------------------------------------------------------------------------


def planned(play: Table) -> Order:
    """The order of resolution, told with the reason of each arrow (K6-10.1)."""
    fight = play.state
    plans = [plan_of(play, place, intent) for place, intent in enumerate(fight.intentions)]
    order = order_of(plans)
    for group in order.groups:
        for node in group:
            reasons = [f"{edge.reason} {edge.first.id}" for edge in order.before(node)]
            fight.order.append(OrderLine(node.id, node.actor, node.target, node.mutual, reasons, cycle=len(group) > 1))
    arrows = tuple(f"{edge.first.id} {edge.later.id} {edge.reason}" for edge in order.edges)
    clauses = ["K6-2.3", *dict.fromkeys(REASON_CLAUSE[edge.reason] for edge in order.edges)]
    if not order.edges:
        clauses.append("K6-10.9")
    if "H5" in [edge.reason for edge in order.edges if fight.get(edge.later.actor).side == "gm"]:
        clauses.append("K6-10.5")
    if fight.order:
        play.tell(OrderSet(nodes=tuple(line.node for line in fight.order), arrows=arrows, clauses=tuple(clauses)))
    return order


def plan_of(play: Table, place: int, intent: Intention) -> Plan:
    """What the order must know of an intention."""
    fight = play.state
    one = fight.get(intent.who)
    live = []
    for name in scene.threatened_by(play, intent):
        why = contest.threat(play, one, fight.get(name))
        if why is None:
            live.append(name)
        else:
            play.tell(NotRolled(who=one.id, against=name, why=why, clauses=_void(play, why, name)))
    deed = intent.kind if intent.kind in DEED_KINDS and not (intent.kind == "pick_up" and intent.then) else ""
    breaks = [name for name in scene.threatened_by(play, intent) if _holds(play, name, one)]
    if intent.kind == "break_disadvantage" and not breaks:
        deed = intent.kind
    blockers = [other.who for other in fight.intentions if other.kind == "block" and one.id in other.targets]
    passing = tuple(dict.fromkeys([*intent.around, *blockers])) if intent.kind == "pass_by" else ()
    return Plan(
        one.id,
        one.faction,
        rank=rank_of(play, one, place, intent),
        threatens=tuple(live),
        stops=intent.kind in STOPPERS or any(goal in STOPPING_GOALS for goal in intent.goals),
        deed="" if intent.stopped else deed,
        passing=passing,
        distracts=intent.targets[0] if intent.kind == "distract" else "",
        after=intent.after,
        needs_hold_on=_hold_needed(play, intent),
        breaks_from=tuple(breaks),
    )


def _void(play: Table, why: str, target: str) -> tuple[str, ...]:
    """Why a threat comes to nothing before any die: a runner must be caught first."""
    theirs = play.state.intention(target)
    if why == "running_away" and theirs is not None:
        return ("K6-5.4", "K6-19.14") if theirs.pace == "run" else ("K6-5.4", "K6-19.16")
    return (contest.WHY_CLAUSE[why],)


def _holds(play: Table, holder: str, one: Combatant) -> bool:
    return any(c.holder_id == holder for c in one.conditions)


def _hold_needed(play: Table, intent: Intention) -> str:
    """Whose being held an intention relies on (H6)."""
    use = (
        intent.kind == "bind"
        or intent.method == "gag"
        or any(g in ("gag", "blade_at_throat", "throw_in") for g in intent.goals)
    )
    held = [name for name in intent.targets if play.state.get(name).has(*GRIPS)]
    return held[0] if use and held else ""


def rank_of(play: Table, one: Combatant, place: int, intent: Intention) -> int:
    """What edges leave open: heroes by seat, the master's side by expected damage (K6-10.4, K6-10.5)."""
    if one.side == "hero":
        return place
    damage = scene.weapon_of(play, intent.weapon).damage if intent.weapon else 0
    if intent.spell:
        damage = scene.spell_of(play, intent.spell).kz // 2
    strength = one.attribute(intent.attribute) if intent.attribute else 0
    return 1000 - 10 * (damage + strength)


# ---- resolution ------------------------------------------------------------------------------------------------------


def resolve(play: Table, order: Order) -> Flow[None]:
    """Node by node; a group of several is a cycle."""
    for group in order.groups:
        if len(group) == 1:
            yield from one_node(play, group[0])
        else:
            yield from cycle(play, group)


def one_node(play: Table, node: Node) -> Flow[None]:
    fight = play.state
    line = next(line for line in fight.order if line.node == node.id)
    line.done = True
    if not node.contest:
        yield from deeds.carry_out(play, fight.get(node.actor))
        return
    yield from contest.resolve(play, fight.get(node.actor), fight.get(node.target))


def cycle(play: Table, group: tuple[Node, ...]) -> Flow[None]:
    """K6-10.6: all concerned roll first; then results from the highest total to the lowest."""
    fight = play.state
    actors = list(dict.fromkeys(name for node in group if node.contest for name in _acting(node)))
    play.tell(CycleFound(who=tuple(actors), clauses=("K6-10.6",)))
    values: dict[str, int] = {}
    for name in actors:
        yield from contest.roll_success(play, fight.get(name))
        values[name] = ordering_value(play, group, name)
    while (tied := _cancelling_tie(group, actors, values)) is not None:
        play.tell(Rerolled(who=tied, clauses=("K6-10.7",)))
        for name in tied:
            intent = fight.intention(name)
            assert intent is not None
            intent.die = 0
            yield from contest.roll_success(play, fight.get(name))
            values[name] = ordering_value(play, group, name)
    yield from _by_value(play, group, actors, values)
    for node in group:
        if not node.contest:
            yield from one_node(play, node)


def _by_value(play: Table, group: tuple[Node, ...], actors: list[str], values: dict[str, int]) -> Flow[None]:
    """Equal values are resolved together: first all comparisons, then all effects (K6-10.7)."""
    fight, done = play.state, []
    for value in sorted(dict.fromkeys(values.values()), reverse=True):
        tied = [name for name in actors if values[name] == value]
        nodes = [node for node in group if node.contest and node not in done and any(node.acts(n) for n in tied)]
        done.extend(nodes)
        compared = []
        for node in nodes:
            next(line for line in fight.order if line.node == node.id).done = True
            result = yield from contest.compare(play, fight.get(node.actor), fight.get(node.target))
            if result is not None and len(tied) == 1:
                yield from contest.settle(play, result)
            elif result is not None:
                compared.append(result)
        for result in compared:
            yield from contest.settle(play, result)


def _acting(node: Node) -> list[str]:
    return [node.actor, node.target] if node.mutual else [node.actor]


def ordering_value(play: Table, group: tuple[Node, ...], name: str) -> int:
    """Die, attribute and what the actor himself bears against his first target."""
    fight = play.state
    node = next(node for node in group if node.contest and node.acts(name))
    one, other = fight.get(name), fight.get(node.target if node.actor == name else node.actor)
    first, second = contest.hands(play, one, other, node.mutual)
    intent = fight.intention(name)
    assert intent is not None
    hand = first if first.faced.one is one else second
    return intent.die + hand.faced.attribute_value + modifiers.own_total(hand.mods)


def _cancelling_tie(group: tuple[Node, ...], actors: list[str], values: dict[str, int]) -> tuple[str, str] | None:
    """Two equal totals of which one would cancel the other."""
    for place, one in enumerate(actors):
        for other in actors[place + 1 :]:
            facing = any(
                node.contest and not node.mutual and node.concerns(one) and node.concerns(other) for node in group
            )
            if facing and values[one] == values[other]:
                return one, other
    return None
