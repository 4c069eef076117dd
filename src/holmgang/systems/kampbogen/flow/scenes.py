"""A step of play: a round of combat, or a scene without rounds (hold-up, sneak attack, indirect combat)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from holmgang.kernel.play import Flow, rule
from holmgang.kernel.questions import Barred, Choose, ChooseSome, Declare, Joint, Option, Question, Roll, Spot
from holmgang.kernel.sums import Sum, phrase
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.board.lookups import (
    able,
    awake,
    expertises,
    gear,
    is_helpless,
    members,
    standing,
    unbeaten,
)
from holmgang.systems.kampbogen.board.odds import sneak_odds
from holmgang.systems.kampbogen.board.totals import graded, outside_total, sneak_total
from holmgang.systems.kampbogen.board.wounds import sneak_wound
from holmgang.systems.kampbogen.content import TALENTS
from holmgang.systems.kampbogen.flow import combat_round, ending
from holmgang.systems.kampbogen.flow.ability_roll import rolled_against, special_rolls
from holmgang.systems.kampbogen.flow.ending import AFTERMATH, defenceless, kill_defenceless
from holmgang.systems.kampbogen.flow.grades import master_roll
from holmgang.systems.kampbogen.flow.in_combat import begin_combat, combat_begins
from holmgang.systems.kampbogen.flow.questions import as_written, ruling, token_option
from holmgang.systems.kampbogen.flow.resolution import faint_all, hurt, wound
from holmgang.systems.kampbogen.knobs import GRADES
from holmgang.systems.kampbogen.state import Character, GamePlay, Opponent, Scene, State


def hold_up(play: GamePlay, scene: Scene) -> Flow[None]:
    """KB-19: both sides of a hold-up are hurt; the lower total takes the highest die."""
    state, knobs = play.state, play.knobs
    people, opponents = awake(state, scene), able(state, scene)
    if not people or not opponents:
        return
    who, target = people[0], opponents[0]
    as_written(play, "hold_up", "takes_place", "KB-19.1")
    holder, held = (who.id, target.id) if scene.started_by == "characters" else (target.id, who.id)
    who.present = True
    play.tell(events.HeldUp, who=who.id, target=target.id, holder=holder, held=held, clauses=("KB-19.2",))
    dice, grade = yield from master_roll(play, target, "KB-19.3")
    own = yield Roll(who.seat, "roll", knobs.dice, about=who.id, clauses=("KB-19.7",))
    total = outside_total(play, who, own, target.style, "KB-19.7")
    result = rolled_against(play, who, "hold_up", target.style, own, total, grade, "KB-19.7")
    # the comparison decides, not the bare total: a fumble lies below the grade whatever it adds up to
    costs = rules.hold_up(tuple(dice), tuple(own), grade.total, grade.total + result, knobs.holdup_literal)
    clause = "KB-19.5" if result == rules.EQUAL else "KB-19.4"
    highest = max(*dice, *own)
    labels = ["highest-die" if cost == highest else "lowest-die" for cost in costs]
    yield from wound(play, who, target, Sum.of(costs[1], labels[1], clause), (clause,))
    hurt(play, who, "life", Sum.of(costs[0], labels[0], clause), "holdup", (clause,))
    faint_all(play, [who])
    if state.combat is None and standing(state, scene) and able(state, scene):
        follows = yield from ruling(play, "after_hold_up", ("combat", "nothing"), "combat", "KB-19.6")
        if follows == "combat":
            combat_begins(play, scene, "KB-19.6")


def sneak(play: GamePlay, scene: Scene) -> Flow[None]:
    """KB-20: each character may try once against each inattentive target, until combat begins.

    A target that is bound or asleep can be killed without a roll (KB-23.1).
    """
    for who in awake(play.state, scene):
        while targets := _targets(play, scene, who):
            answer = yield Declare(
                who.seat,
                "sneak",
                lambda who=who, targets=targets: _sneaks(play, scene, who, targets),  # type: ignore[misc]
                barred_source=lambda who=who: _barred_sneaks(play, who),  # type: ignore[misc]
                about=who.id,
                clauses=("KB-20.1", "KB-20.2", "KB-20.9"),
                default="pass",
            )
            if answer["sneak"] == "pass":
                break
            target = play.state.opponent(answer["target"])
            if answer["sneak"] == "kill":
                who.present = True
                yield from kill_defenceless(play, target)
                if (yield from target_answers(play, scene, target, False, "KB-20.8")):
                    return
                continue
            loud = "weapon" in answer and "loud" in play.content.get("gear", answer["weapon"]).tags
            ended = yield from attempt(play, scene, who, target, answer["sneak"], loud)
            if ended:
                return


def _unaware(state: State, scene: Scene, one: Opponent) -> bool:
    """The scenario's flag of KB-20.9: a mark of its own, or a scene without any marks."""
    marked = any(other.tags for other in state.opponents if other.id in scene.opponents)
    return bool(one.tags) or not marked


def _targets(play: GamePlay, scene: Scene, who: Character) -> list[Opponent]:
    """The targets a character may still try: the unaware first, and where a master can rule so, the others too."""
    state = play.state
    left = [one for one in unbeaten(state, scene) if f"{who.id}>{one.id}" not in state.tried]
    unaware = [one for one in left if _unaware(state, scene, one)]
    return unaware if play.master is None else [*unaware, *(one for one in left if one not in unaware)]


def _sneaks(play: GamePlay, scene: Scene, who: Character, targets: list[Opponent]) -> Iterator[Option]:
    def target(way: str) -> Choose:
        options = [
            Option(one.id, at=(Spot.token(one.id),), odds=partial(sneak_odds, play, who, one, way)) for one in targets
        ]
        kept = [Barred(one.id, "KB-20.9") for one in unbeaten(play.state, scene) if one not in targets]
        return Choose(who.seat, "target", options, barred_source=kept, default=targets[0].id)

    weapons = _aimable(play, who)
    yield Option("sneak_attack", details=lambda: [target("sneak_attack")], clauses=("KB-20.1",))
    if weapons:
        aim = Choose(
            who.seat,
            "weapon",
            [Option(name) for name in weapons],
            barred_source=[Barred(name, "KB-20.3") for name, _ in gear(play, who) if name not in weapons],
            default=weapons[0],
        )
        yield Option("aimed_shot", details=lambda: [target("aimed_shot"), aim], clauses=("KB-20.2", "KB-20.3"))
    if _may_knock_out(play, who):
        yield Option("knock_out", details=lambda: [target("knock_out")], clauses=("KB-20.7",))
    if helpless := [one for one in targets if is_helpless(one)]:
        victims = Choose(who.seat, "target", [token_option(one.id) for one in helpless], default=helpless[0].id)
        yield Option("kill", details=(victims,), clauses=("KB-23.1", "KB-23.2"))
    yield Option("pass")


def _barred_sneaks(play: GamePlay, who: Character) -> Iterator[Barred]:
    if not _aimable(play, who):
        yield Barred("aimed_shot", "KB-20.3")
    if not _may_knock_out(play, who):
        yield Barred("knock_out", "KB-20.7")


def _aimable(play: GamePlay, who: Character) -> list[str]:
    allowed = play.knobs.aimed_shot_weapons
    carried = gear(play, who)
    return list(dict.fromkeys(name for name, model in carried if any(one in allowed for one in (name, *model.tags))))


def _may_knock_out(play: GamePlay, who: Character) -> bool:
    trained = any(one.knock_out for one in expertises(play, who))
    return trained or any("knock_out" in model.tags for _, model in gear(play, who))


def attempt(play: GamePlay, scene: Scene, who: Character, target: Opponent, way: str, loud: bool) -> Flow[bool]:
    """One attempt; returns whether the scene is over, because combat begins. A ``loud`` one wakes sleepers."""
    state, knobs = play.state, play.knobs
    state.tried.append(f"{who.id}>{target.id}")
    who.present = True  # KB-1.8: an attacker is in the combat that follows
    if _unaware(state, scene, target):
        as_written(play, "inattentive", "inattentive", "KB-20.9")
    else:  # offered only where a master can rule otherwise
        words = ("inattentive", "on_guard")
        if (yield from ruling(play, "inattentive", words, "on_guard", "KB-20.9", target.id)) == "on_guard":
            return False
    dice, grade = yield from master_roll(play, target, "KB-20.4")
    ability, clause, _ = sneak_total(play, who, way, ())
    own = yield Roll(who.seat, "roll", knobs.dice, about=who.id, clauses=(clause,))
    *_, total = sneak_total(play, who, way, own)
    result = rolled_against(play, who, way, ability, own, total, grade, clause)
    if not rules.succeeds(result, knobs.sneak_on_tie):
        play.tell(events.SneakFail, who=who.id, target=target.id, clauses=("KB-20.6",))
        return (yield from target_answers(play, scene, target, loud, "KB-20.6"))
    if way == "knock_out":
        target.status = "unconscious"
        play.tell(events.KnockOut, who=who.id, target=target.id, clauses=("KB-20.7",))
    else:
        yield from wound(play, who, target, sneak_wound(dice, own), ("KB-20.5",))
    return (yield from target_answers(play, scene, target, loud, "KB-20.8"))


def target_answers(play: GamePlay, scene: Scene, target: Opponent, loud: bool, clause: str) -> Flow[bool]:
    """A combat round begins if the target or its companions are able to fight and wish it; by default they do.

    An attack wakes its target, but only a loud shot wakes those who sleep beside it (KB-20.8).
    """
    noticing = [one for one in able(play.state, scene) if loud or one is target or "asleep" not in one.tags]
    if not noticing:
        return False
    answer = yield from ruling(play, "begin_combat", ("begin", "let_be"), "begin", clause)
    if answer == "begin":
        combat_begins(play, scene, clause)
    return answer == "begin"


def indirect(play: GamePlay, scene: Scene) -> Flow[None]:
    """KB-22: a fight of others. A talent of one's choice against one grade for all; failure costs a life."""
    state, knobs = play.state, play.knobs
    people = awake(state, scene)
    if not people:
        return
    as_written(play, "indirect_scene", "takes_place", "KB-22.1")
    ways = yield from ways_through(play, people)
    grade_name = scene.grade or (
        yield from ruling(play, "indirect_grade", GRADES, knobs.indirect_default_grade, "KB-22.2")
    )
    dice = yield Roll(state.master, "grade", knobs.dice, clauses=("KB-22.2", "KB-22.6"))
    grade = graded(dice, grade_name, knobs, "KB-22.2")
    play.tell(
        events.Grade,
        total=grade,
        dice=tuple(dice),
        kamp=grade_name,
        owner="nobody",
        clauses=("KB-22.2", "KB-22.6"),
    )
    for who in people:
        yield from pass_through(play, who, ways[who.id], grade)
    faint_all(play, people)


def ways_through(play: GamePlay, people: list[Character]) -> Flow[dict[str, str]]:
    """KB-22.5: the player proposes a talent, the master allows it or asks for another."""
    ways: dict[str, str] = {}
    refused: dict[str, list[str]] = {who.id: [] for who in people}
    while len(ways) < len(people):
        asked = [who for who in people if who.id not in ways]
        parts: list[Question] = [
            Choose(
                who.seat,
                "indirect",
                [
                    Option(name, worth=Sum.of(who.abilities[name], name, "KB-22.2"))
                    for name in TALENTS
                    if name not in refused[who.id]
                ],
                barred_source=[Barred(name, "KB-22.5") for name in refused[who.id]],
                about=who.id,
                clauses=("KB-22.5",),
            )
            for who in asked
        ]
        answers = yield Joint("", "indirect", tuple(parts), clauses=("KB-22.5",))
        proposed = {who.id: way for who, way in zip(asked, answers, strict=True)}
        not_allowed: Any = yield from refusals(play, proposed, refused)
        for name, way in proposed.items():
            if name in not_allowed:
                refused[name].append(way)
            else:
                ways[name] = way
    return ways


def refusals(play: GamePlay, proposed: Mapping[str, str], refused: Mapping[str, list[str]]) -> Flow[Any]:
    """KB-22.5: return whose way the master does not allow; the last talent left to a character needs no ruling."""
    if play.master is None:
        return []
    open_ones = {name: way for name, way in proposed.items() if {way, *refused[name]} != set(TALENTS)}
    if not open_ones:
        return []
    options = [Option(name, phrase("way-of", who=name, ability=way)) for name, way in open_ones.items()]
    return (yield from rule(play, ChooseSome(play.master, "refused_ways", options, clauses=("KB-22.5",), default=[])))


def pass_through(play: GamePlay, who: Character, ability: str, grade: Sum) -> Flow[None]:
    """KB-22.4: equal is enough; KB-22.3: failure costs a life."""
    dice = yield Roll(who.seat, "roll", play.knobs.dice, about=who.id, clauses=("KB-22.2",))
    total = outside_total(play, who, dice, ability, "KB-22.2")
    fumbled = special_rolls(play, who, dice)
    if rules.succeeds(rules.against(total.total, grade.total, fumbled), True):
        play.tell(events.IndirectPass, who=who.id, ability=ability, total=total, grade=grade, clauses=("KB-22.4",))
        return
    play.tell(events.IndirectFail, who=who.id, ability=ability, total=total, grade=grade, clauses=("KB-22.4",))
    amount = Sum.of(play.knobs.indirect_damage, "grade-missed", "KB-22.3")
    hurt(play, who, "life", amount, "indirect", ("KB-22.3",))


SCENES: dict[str, Callable[[GamePlay, Scene], Flow[None]]] = {
    "hold_up": hold_up,
    "sneak": sneak,
    "indirect": indirect,
    "defenceless": defenceless,
}


def step(play: GamePlay) -> Flow[None]:
    """One round of combat, or the next scene; the master may have put one between two rounds."""
    state = play.state
    if state.combat is None:
        return next_scene(play) if state.scenes else avoided(play)
    between = bool(state.scenes) and state.scenes[0].between_rounds
    return next_scene(play) if between else combat_round.combat_round(play, state.combat)


def avoided(play: GamePlay) -> Flow[None]:
    """KB-1.1: the master has called off the last scene, and with it the match."""
    play.tell(events.Avoided, clauses=("KB-1.1",))
    play.state.outcome, play.state.over = "avoided", True
    yield from ()


def next_scene(play: GamePlay) -> Flow[None]:
    """A scene outside combat, or the first round of a combat."""
    state = play.state
    scene = state.scenes.pop(0)
    state.met += [name for name in scene.opponents if name not in state.met]
    for one in able(state, scene):
        if one.lives_when_met is None:
            one.lives_when_met = one.lives
    if scene.scene == "combat":
        yield from begin_combat(play, scene)
    else:
        yield from outside_combat(play, scene)
    if state.combat is not None:
        yield from combat_round.combat_round(play, state.combat)
    elif not state.scenes and not state.over:
        last_scene_played(state)


def resume(play: GamePlay, place: str, held: Any) -> Flow[None]:
    """The remainder of a step: of a victory, after which nothing comes, or of a round of combat."""
    return ending.resume(play, place, held) if place in AFTERMATH else combat_round.resume(play, place, held)


def outside_combat(play: GamePlay, scene: Scene) -> Flow[None]:
    """A scene without rounds; if one side is gone after it, that is victory or defeat as in a combat."""
    state = play.state
    met = standing(state, scene) and unbeaten(state, scene)
    yield from SCENES[scene.scene](play, scene)
    if state.combat is not None:  # it came between two rounds
        yield from ending.settle(play, state.fighting(), state.roster())
    elif met and scene.scene != "indirect":
        yield from ending.settle(play, standing(state, scene), members(state, scene))


def last_scene_played(state: State) -> None:
    """End a scenario that no combat has ended, by how things stand."""
    state.over = True
    if not state.standing():
        state.outcome = "lost"
