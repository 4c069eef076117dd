"""A round: scene, arrivals, intentions, what they change before the dice fall, resolution, end (K6-1 to K6-4).

Between two rounds the master can correct lives, conditions, distances, light, things and gear (K6-33.3).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from holmgang.kernel.events import Corrected
from holmgang.kernel.play import Flow, rule
from holmgang.kernel.questions import Amount, Choose, Declare, FreeWords, Joint, Option, Question
from holmgang.kernel.sums import Sum
from holmgang.systems.k6 import rules
from holmgang.systems.k6.board import body, reach, relations, scene
from holmgang.systems.k6.board.reach import threatened_by
from holmgang.systems.k6.board.scene import Finding
from holmgang.systems.k6.events import Arrived, Done, Intended, Passed, PrecedentKept, RoundBegan, SceneAdded, SceneSet
from holmgang.systems.k6.flow import actions, ending, intentions, resolution
from holmgang.systems.k6.flow.actions import surrender
from holmgang.systems.k6.flow.conditions import blank, gain, lose
from holmgang.systems.k6.state import (
    Aim,
    Aimed,
    Arrive,
    Combatant,
    Condition,
    Engage,
    Feint,
    Flee,
    ForceThrough,
    FreeDeed,
    FullDefence,
    GamePlay,
    Hold,
    Intention,
    Interact,
    LooseItem,
    Move,
    PassBy,
    PickUp,
    PlannedAttack,
    Precedent,
    Ready,
    Regard,
    Snag,
    Surrender,
)
from holmgang.systems.k6.tables import CONDITIONS, CUT, HAND_HOLDS, ONE_ROUND, STOPPERS


def round_of(play: GamePlay) -> Flow[None]:
    """One round of about three seconds; everything in it happens at once (K6-2.3)."""
    fight = play.state
    if fight.round == 0:
        play.tell(_scene_set, play)
    fight.round += 1
    fight.intend([])
    fight.order = []
    play.tell(_began, play)
    if fight.round == 1:
        yield from unnoticed(play)
    reinforce(play)
    shed(play)
    yield from announce(play)
    yield from prepare(play)
    yield from resolved(play, resolution.resolve(play, resolution.planned(play).chain))


def resume(play: GamePlay, place: str, held: Any) -> Flow[None]:
    """The remainder of a round, which rests within its chain only."""
    yield from resolved(play, resolution.resume(play, place, held))


def resolved(play: GamePlay, chain: Flow[None]) -> Flow[None]:
    """The part of a round in which all that was announced happens: the chain, or what is left of it, and the end."""
    fight = play.state
    yield from chain
    for one, intent in fight.intended:
        if intent.say != "none" and one.able:
            yield from actions.utter(play, one, intent.say)
    yield from ending.end_of_round(play)
    ending.collect(play)


def _began(play: GamePlay) -> RoundBegan:
    """K6-2.1: another round."""
    seconds = Sum.of(play.knobs.round_seconds, "seconds", "K6-2.2")
    number = Sum.of(play.state.round, "round", "K6-2.1")
    first = ("K6-2.1",) if play.state.round == 1 else ()
    return RoundBegan(number=number, seconds=seconds, clauses=(*first, "K6-2.2"))


def unnoticed(play: GamePlay) -> Flow[None]:
    """K6-16.10: whether an ambush was noticed is decided outside this chapter; by default as the scenario says."""
    for one in play.state.combatants:
        if one.unaware and one.here:
            question = Choose(
                play.master or "",
                "unnoticed",
                [Option("yes"), Option("no")],
                about=one.id,
                clauses=("K6-16.10",),
                default="yes",
            )
            one.unaware = (yield from rule(play, question)) == "yes"


def _scene_set(play: GamePlay) -> SceneSet:
    """K6-1.1 to K6-1.4: the scene comes before the first round."""
    fight = play.state
    dangers = [one.id for one in fight.combatants if one.side == "gm" and one.here]
    dangers += [zone.hazard for zone in fight.zones if zone.hazard != "none"]
    props = [
        prop
        for zone in fight.zones
        for prop in (*zone.props, *zone.things, *zone.obstacles, *zone.cover, *zone.overhead)
    ]
    lights = [one.id for one in fight.combatants if one.light] + [zone.id for zone in fight.zones if zone.lit]
    return SceneSet(
        zones=tuple(zone.id for zone in fight.zones),
        props=tuple(dict.fromkeys([*props, *(item.id for item in fight.items)])),
        dangers=tuple(dict.fromkeys(dangers)),
        lights=tuple(lights),
        clauses=("K6-1.1", "K6-1.2", "K6-1.3", "K6-1.4", "K6-1.7"),
    )


# ---- intentions ------------------------------------------------------------------------------------------------------


def announce(play: GamePlay) -> Flow[None]:
    """K6-3: all say openly what they intend, the master's side first, and may amend it until all have confirmed."""
    fight = play.state
    crawlers = [one for one in fight.combatants if one.side == "hero" and one.felled and _may_stir(play, one)]
    asked = [*fight.able("gm"), *fight.able("hero"), *crawlers]
    if not asked:
        return
    parts = tuple([intentions.intention_question(play, one) for one in asked])
    answers = yield Joint(
        "",
        "intentions",
        parts,
        revisable=True,
        clears=True,
        limit=play.knobs.max_amendments_per_seat,
        clauses=("K6-3.7", "K6-3.5", "K6-3.6"),
    )
    fight.intend([intentions.made(one, answer) for one, answer in zip(asked, answers, strict=True)])
    for one in crawlers:
        one.lies_as = _lies_as(play, one) if one.intent is not None and one.intent.kind == "wait" else ""
    for one, intent in fight.intended:
        if isinstance(intent.deed, FreeDeed):
            yield from other_ruling(play, one, intent, intent.deed)
    play.tell_each(_intended, play)


def _may_stir(play: GamePlay, one: Combatant) -> bool:
    """Return whether something has changed for a felled hero since he chose to lie still (K6-6.7).

    His answer stands until then: asking him every round would be the same question over and over.
    """
    return one.lies_as != _lies_as(play, one)


def _lies_as(play: GamePlay, one: Combatant) -> str:
    """Return all that matters to a felled hero: his lives, place and lasting conditions, and who stands beside him."""
    lasting = [condition.id for condition in one.conditions if CONDITIONS[condition.id].duration != ONE_ROUND]
    beside = [other.id for other in play.state.combatants if other.able and not play.state.run_rounds(one.id, other.id)]
    return " ".join([str(one.lives), one.zone, *lasting, *beside])


def _intended(play: GamePlay) -> Iterator[Intended]:
    """Yield every intention, now that none can be amended any more."""
    for intent in play.state.intentions:
        yield Intended(
            who=intent.who,
            intention=intent.kind,
            targets=tuple(intent.targets),
            means=intent.deed.action if isinstance(intent.deed, Interact) else intent.means,
            weapon=_with_what(intent),
            clauses=("K6-3.1", *intent.deed.clauses),
        )


def _with_what(intent: Intention) -> str:
    """Return the spell, weapon or thing of an intention, or what is done with the gear."""
    attack, deed = intent.attack, intent.deed
    if attack is not None:
        return intent.spell or attack.weapon or attack.thing
    return intent.spell or getattr(deed, "weapon", "")


EFFECTS = ("stunted", "prone", "off_balance", "distracted", "encumbered", "eyes_full", "nothing")


def other_ruling(play: GamePlay, one: Combatant, intent: Intention, deed: FreeDeed) -> Flow[None]:
    """K6-33.5: the master says beforehand how a deed off the list is resolved; then it can still be withdrawn."""
    fight = play.state
    known = next((p for p in fight.precedents if p.text.casefold() == deed.text.casefold()), None)
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
            about=one.id,
            args={"text": deed.text},
            clauses=("K6-33.4", "K6-33.5", "K6-3.4"),
            default="allow",
        )
        answer: dict[str, Any] = yield from rule(play, question)
        if answer["other_ruling"] == "refuse":
            yield from again(play, one, intent)
            return
        known = Precedent(deed.text, deed.attack.attribute, answer["cost"], answer["effect"])
        fight.precedents.append(known)
        cost = Sum.of(known.cost, "successes", "K6-33.6")
        play.tell(PrecedentKept, text=known.text, cost=cost, clauses=("K6-33.6",))
    deed.cost, deed.effect = known.cost, known.effect
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


def again(play: GamePlay, one: Combatant, intent: Intention) -> Flow[None]:
    """Another intention in place of the one that was withdrawn or refused."""
    while True:
        answer = yield intentions.intention_question(play, one)
        if answer["intend"] != "other":
            break
    instead = intentions.made(one, answer)
    play.state.intend([instead if other is intent else other for other in play.state.intentions])


# ---- before the dice fall: what intentions change by themselves ------------------------------------------------------


def prepare(play: GamePlay) -> Flow[None]:
    """Carry out what intentions change by themselves before anything is rolled."""
    fight = play.state
    release_by_turning(play)
    for one, intent in fight.intended:
        deed = intent.deed
        match deed:
            case Engage():
                pass  # what most intend most of the time
            case Move():
                head_for(play, one, deed)
            case PassBy():
                run_past(play, one, deed)
            case FullDefence():
                take_guard(play, one, deed)
            case Surrender():
                surrender(play, one)
            case Arrive():
                yield from arrive(play, one, deed)
            case _:
                pass
        set_out(play, one, intent)
        draw_weapon(play, one, intent)
        if one.conditions:
            lose_aim(play, one, intent)
            leave_cover(play, one, intent)
    for one, intent in fight.intended:
        if isinstance(intent.deed, Ready):
            trigger(play, one, intent, intent.deed)
        elif isinstance(intent.deed, ForceThrough):
            give_way(play, one, intent.deed)


def shed(play: GamePlay) -> None:
    """Shed in passing: the arm is free at once, the disadvantage counts this round (K6-24.6)."""
    for one in play.state.combatants:
        for condition in one.conditions:
            if isinstance(condition, Snag) and not condition.loose and one.able:
                condition.loose = True
                play.tell(Done, who=one.id, deed="tears_loose", on="none", clauses=("K6-24.5", "K6-24.6", "K6-29.2"))


def give_way(play: GamePlay, one: Combatant, deed: ForceThrough) -> None:
    """K6-14.4: a blocker in full defence gives way."""
    blocker = play.state.intention(deed.attack.targets[0])
    if blocker is not None and isinstance(blocker.deed, FullDefence):
        play.tell(Passed, who=one.id, around=(blocker.who,), clauses=("K6-14.4",))
        deed.attack.targets = []


def head_for(play: GamePlay, one: Combatant, deed: Move) -> None:
    """A move towards a combatant has him as its goal; a few steps behind a pillar are no run."""
    zone = play.state.zone_of(one)
    if deed.drags:
        deed.pace = "crawl" if deed.pace == "crawl" else "walk"
        if not one.has("overloaded"):
            gain(play, one, Condition("overloaded", one.id), rounds=0, clauses=("K6-11.36", "K6-11.10"))
    if deed.destination in (*zone.cover, *zone.obstacles):
        deed.pace = "walk"
    elif deed.destination != "away" and deed.destination not in zone.links:
        deed.towards = deed.destination


def run_past(play: GamePlay, one: Combatant, deed: PassBy) -> None:
    """Opponents who bar a runner's way, or strike at him where he starts, are run past, named or not (K6-26.3)."""
    fight = play.state
    goals = deed.then.targets if deed.then is not None else []
    for other in fight.intentions:
        near = other.kind in STOPPERS or fight.run_rounds(one.id, other.who) == 0
        if near and one.id in threatened_by(play, other) and other.who not in (*goals, *deed.around):
            deed.around.append(other.who)


def set_out(play: GamePlay, one: Combatant, intent: Intention) -> None:
    """At contact an attacker only steps; from farther away he runs up (K6-5.3)."""
    deed = intent.deed
    if deed.pace == "run" if isinstance(deed, Move) else reach.closes_in(intent):
        away = [name for name in intent.targets if play.state.run_rounds(one.id, name)]
        if away and scene.can_run(play, one):
            intent.runs_at = away


def draw_weapon(play: GamePlay, one: Combatant, intent: Intention) -> None:
    """K6-4.1: drawing a weapon and attacking fit into one round, and so do loading a bow and shooting."""
    deed = intent.deed
    attack = deed.attack
    weapon = attack.weapon if attack is not None else deed.weapon if isinstance(deed, (Aim, Ready)) else ""
    if not weapon or _snatched(play, intent, weapon):
        return
    model = scene.weapon_of(play, weapon)
    if weapon != one.readied and model.weight not in ("natural", "unarmed") and weapon in one.weapons:
        one.readied = weapon
        play.tell(Done, who=one.id, deed="draw", on=weapon, clauses=("K6-4.1",))
    if attack is None or attack.means != "shoot":
        return
    attack.loaded = scene.loaded(one, weapon)
    if not attack.loaded and model.reload == "bow":
        charged = any(reach.is_charging(play, foe, one) for foe in scene.able_foes(play, one))
        clauses = ("K6-4.1", "K6-4.6", "K6-19.15") if charged else ("K6-4.1", "K6-4.6")
        play.tell(Done, who=one.id, deed="load", on=weapon, clauses=clauses)


def _snatched(play: GamePlay, intent: Intention, weapon: str) -> bool:
    """Return whether it is the weapon that is still to be snatched up."""
    return isinstance(intent.deed, PickUp) and scene.lying_weapon(play, intent.deed.thing) == weapon


def lose_aim(play: GamePlay, one: Combatant, intent: Intention) -> None:
    """K6-18.5: an aim is for the next shot with that weapon at that target; any other deed loses it."""
    aim = one.condition("aimed")
    if isinstance(aim, Aimed) and not relations.keeps_aim(aim, intent):
        lose(play, one, aim, "aim_lost", "K6-18.5")


def leave_cover(play: GamePlay, one: Combatant, intent: Intention) -> None:
    """Cover lasts as long as its user stays behind it, striking or shooting from there (K6-11.26)."""
    cover = one.condition("in_cover")
    if cover is None:
        return
    if intent.runs_at or intent.pace != "stay" or isinstance(intent.deed, (Flee, PassBy, ForceThrough)):
        lose(play, one, cover, "left_cover", "K6-11.26")


def take_guard(play: GamePlay, one: Combatant, deed: FullDefence) -> None:
    """K6-14: full defence, perhaps with a step into cover, a turned shield, a spell that says so."""
    clauses = ("K6-14.1", "K6-14.2", "K6-14.7") if deed.spell else ("K6-14.1", "K6-14.2")
    gain(play, one, Condition("defending", one.id), rounds=0, clauses=clauses)
    if deed.cover:
        actions.take_cover(play, one, deed.cover, ("K6-11.11", "K6-14.5", "K6-14.6"))
    if deed.facing:
        gain(play, one, Regard("shield_turned", one.id, against=deed.facing), rounds=0)


# ---- what is waited for ----------------------------------------------------------------------------------------------


def trigger(play: GamePlay, one: Combatant, intent: Intention, deed: Ready) -> None:
    """K6-18.3: a readied shot goes off when the other does, or does not do, what was waited for; else it was aiming."""
    target = play.state.get(deed.target)
    if _happens(play, target, deed.trigger.removeprefix("not_")) == deed.trigger.startswith("not_"):
        intent.deed, intent.after = Aim(deed.weapon, deed.target), ""
        return
    model = scene.weapon_of(play, deed.weapon)
    deed.attack = PlannedAttack(model.ranged, [target.id], "finesse", weapon=deed.weapon)
    play.tell(Done, who=one.id, deed="ready", on=target.id, clauses=("K6-18.3",))


def _happens(play: GamePlay, target: Combatant, what: str) -> bool:
    """Return whether the announced intention of a combatant is this."""
    other = target.intent
    if what == "appears":
        return target.here
    if other is None:
        return False
    return {
        "acts": other.kind not in ("wait", "hold", "full_defence"),
        "moves": body.goes(play, other),
        "attacks": bool(threatened_by(play, other)),
        "flees": isinstance(other.deed, Flee),
        "speaks": other.kind == "speak" or other.say != "none",
        "surrenders": isinstance(other.deed, Surrender),
    }[what]


# ---- holds -----------------------------------------------------------------------------------------------------------


def release_by_turning(play: GamePlay) -> None:
    """K6-11.27: a hold ends when its holder turns to another with what he holds with, or goes away."""
    fight, holders = play.state, scene.holders(play)
    for holder in fight.combatants if holders else ():
        intent = holder.intent if holder.id in holders else None
        if intent is None:
            continue
        for victim, hold in list(fight.held_by(holder)):
            if CONDITIONS[hold.id].release != CUT and _lets_go(play, holder, intent, victim, hold):
                lose(play, victim, hold, "holder_turned", "K6-11.27")


def _strikes_beside(play: GamePlay, holder: Combatant, intent: Intention, hold: Hold) -> bool:
    """Return whether a holder strikes another beside him with a weapon, while a hand alone keeps the hold."""
    armed = intent.attack is not None and bool(intent.attack.weapon) and "animal" not in holder.flags
    near = not any(play.state.run_rounds(holder.id, name) for name in intent.targets)
    return armed and near and HAND_HOLDS.get(hold.id) == 1


def _lets_go(play: GamePlay, holder: Combatant, intent: Intention, victim: Combatant, hold: Hold) -> bool:
    """Return whether a holder lets go: he goes away, turns to another, or needs the hand; a spell needs none."""
    if intent.kind in ("flee", "pass_by", "move", "surrender", "full_defence", "hide") or intent.pace != "stay":
        return not (isinstance(intent.deed, FullDefence) and bool(intent.spell))
    at = intent.targets if isinstance(intent.deed, (Feint, Aim, Ready)) else threatened_by(play, intent)
    if at and victim.id not in at and not intent.spell and not _strikes_beside(play, holder, intent, hold):
        return True
    return hold.id in HAND_HOLDS and body.lets_go_for(play, holder, intent)


# ---- arrivals and tiredness (K6-12) ----------------------------------------------------------------------------------


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


# ---- corrections of the master between two rounds --------------------------------------------------------------------


def corrections(play: GamePlay) -> Sequence[Option]:
    """Return the corrections on offer (K6-33.3, K6-1.5)."""
    fight, master = play.state, play.master or ""
    people = [Option(one.id) for one in fight.combatants]
    places = [Option(zone.id) for zone in fight.zones]
    weapons = [Option(name) for name in play.content.kind("weapons")]
    return [
        Option("lives", details=lambda: [Choose(master, "of", people), Amount(master, "to", -50, 200)]),
        Option(
            "add_condition",
            details=lambda: [
                Choose(master, "of", people),
                Choose(master, "condition", [Option(name) for name in CONDITIONS]),
            ],
        ),
        *_endings(play, master),
        Option(
            "distance",
            details=lambda: [
                Choose(master, "of", people),
                Choose(master, "other", people),
                Amount(master, "to", 0, 20),
            ],
        ),
        Option("place", details=lambda: [Choose(master, "of", people), Choose(master, "zone", places)]),
        Option(
            "light",
            details=lambda: [Choose(master, "zone", places), Choose(master, "lit", [Option("yes"), Option("no")])],
        ),
        Option("weapon", details=lambda: [Choose(master, "of", people), Choose(master, "weapon", weapons)]),
        Option(
            "thing",
            details=lambda: [Choose(master, "zone", places), FreeWords(master, "called", default="thing")],
            clauses=("K6-1.5",),
        ),
        Option("awareness", details=lambda: [Choose(master, "of", people)]),
    ]


def _endings(play: GamePlay, master: str) -> list[Option]:
    """Return the option to end a condition, if there is any."""

    def own(one: Combatant) -> list[Question]:
        return [Choose(master, "condition", [Option(name) for name in dict.fromkeys(c.id for c in one.conditions)])]

    people = [Option(one.id, details=partial(own, one)) for one in play.state.combatants if one.conditions]
    return [Option("end_condition", details=lambda: [Declare(master, "of", people)])] if people else []


def correct(play: GamePlay, answer: Mapping[str, Any]) -> None:
    """Carry out a correction and say so."""
    what = answer["master"]
    before, after, about = _changed(play, what, answer)
    play.tell(Corrected, by=play.master or "", what=what, about=about, before=before, after=after, clauses=("K6-33.3",))


def _changed(play: GamePlay, what: str, answer: Mapping[str, Any]) -> tuple[Sum | str, Sum | str, str]:
    fight = play.state
    if what in ("light", "thing"):
        return _scene_changed(play, what, answer)
    one = fight.get(answer["of"])
    if what == "lives":
        before = Sum.of(one.lives, "lives", "K6-22.1")
        one.lives = answer["to"]
        return before, Sum.of(one.lives, "lives", "K6-22.1"), one.id
    if what == "add_condition":
        gain(play, one, blank(answer["condition"], one))
        return "none", answer["condition"], one.id
    if what == "end_condition":
        found = one.condition(answer["condition"])
        if found is not None:
            lose(play, one, found, "ruling", "K6-33.3")
        return answer["condition"], "none", one.id
    if what == "distance":
        before = Sum.of(fight.run_rounds(one.id, answer["other"]), "run_rounds", "K6-5.7")
        fight.set_distance(one.id, answer["other"], answer["to"])
        return before, Sum.of(answer["to"], "run_rounds", "K6-5.7"), one.id
    if what == "place":
        place, one.zone = one.zone, answer["zone"]
        return place, one.zone, one.id
    if what == "weapon":
        held, one.readied = one.readied, answer["weapon"]
        if one.readied not in one.weapons:
            one.weapons.append(one.readied)
        return held or "none", one.readied, one.id
    one.unaware = not one.unaware
    return ("unaware", "aware", one.id) if not one.unaware else ("aware", "unaware", one.id)


def _scene_changed(play: GamePlay, what: str, answer: Mapping[str, Any]) -> tuple[Sum | str, Sum | str, str]:
    zone = play.state.zone(answer["zone"])
    if what == "light":
        before, zone.lit = zone.lit, answer["lit"] == "yes"
        return "lit" if before else "dark", "lit" if zone.lit else "dark", zone.id
    name = answer["called"] or "thing"
    zone.props.append(name)
    play.state.items.append(LooseItem(f"thing_{len(play.state.items) + 1}", "", zone.id))
    play.tell(SceneAdded, what=name, clauses=("K6-1.5", "K6-1.3"))
    return "none", name, zone.id
