"""What happens outside combat rounds: hold-ups, sneak attacks, other people's fights, the defenceless."""

from __future__ import annotations

from collections.abc import Iterator

from holmgang.kernel.play import Flow, Play
from holmgang.kernel.questions import Barred, Choose, Declare, Joint, Option, Question, Roll, Spot
from holmgang.kernel.sums import Sum, Term
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.aftermath import is_helpless, kill_defenceless
from holmgang.systems.kampbogen.asking import ruling
from holmgang.systems.kampbogen.content import TALENTS
from holmgang.systems.kampbogen.damage import faint_all, hurt, wound
from holmgang.systems.kampbogen.doubles import special_rolls
from holmgang.systems.kampbogen.knobs import GRADES
from holmgang.systems.kampbogen.numbers import GEAR_COUNTS, expertises, gear, graded, outside_total
from holmgang.systems.kampbogen.resolving import RESULTS
from holmgang.systems.kampbogen.state import Character, Fight, Opponent, Scene


def standing(fight: Fight, scene: Scene) -> list[Character]:
    """The characters of a scene who can do something."""
    named = [one for one in fight.characters if one.id in scene.characters]
    return [one for one in named if one.standing in ("in_combat", "out_of_combat")]


def able(fight: Fight, scene: Scene) -> list[Opponent]:
    """The opponents of a scene able to fight."""
    return [one for one in fight.opponents if one.id in scene.opponents and one.able]


def combat_begins(play: Play[Fight], scene: Scene, clause: str) -> None:
    """Combat follows; if the scenario has the very same combat in store, it is that one."""
    fight = play.state
    there = able(fight, scene)
    play.tell(events.CombatBegins(opponents=tuple(one.id for one in there), clauses=(clause, "KB-2.1")))
    nxt = fight.scenes[0] if fight.scenes else None
    if nxt is None or nxt.scene != "combat" or not any(one.id in nxt.opponents for one in there):
        fight.scenes.insert(0, Scene("combat", [one.id for one in there], list(scene.characters)))


def master_roll(play: Play[Fight], target: Opponent, clause: str) -> Flow[tuple[list[int], Sum]]:
    """The master rolls a combat grade by one opponent's kamp."""
    dice = yield Roll(play.state.master, "grade", play.knobs.dice, about=target.id, clauses=(clause,))
    total = graded(dice, target.kamp, play.knobs, clause)
    play.tell(events.Grade(total=total, dice=tuple(dice), kamp=target.kamp, owner=target.id, clauses=(clause,)))
    return dice, total


def player_roll(
    play: Play[Fight],
    who: Character,
    action: str,
    ability: str,
    grade: Sum,
    clause: str,
    bonuses: tuple[Term, ...] = (),
) -> Flow[tuple[list[int], int]]:
    """The player's answer to it: the dice, and how the total compares."""
    dice = yield Roll(who.seat, "roll", play.knobs.dice, about=who.id, clauses=(clause,))
    total = outside_total(who, dice, ability, clause, *bonuses)
    fumbled = special_rolls(play, who, dice)
    result = rules.against(total.total, grade.total, fumbled)
    play.tell(
        events.Used(
            who=who.id,
            action=action,
            ability=ability,
            total=total,
            grade=grade,
            result=RESULTS[result],
            clauses=(clause,),
        )
    )
    return dice, result


# Hold-up


def hold_up(play: Play[Fight], scene: Scene) -> Flow[None]:
    """KB-19: whoever holds up whom, both are hurt; the lower total takes the highest die."""
    fight, knobs = play.state, play.knobs
    people, opponents = standing(fight, scene), able(fight, scene)
    if not people or not opponents:
        return
    who, target = people[0], opponents[0]
    answer = yield from ruling(play, "hold_up", ("takes_place", "does_not"), "takes_place", "KB-19.1")
    if answer == "does_not":
        return
    holder, held = (who.id, target.id) if scene.started_by == "characters" else (target.id, who.id)
    who.present = True
    play.tell(events.HeldUp(who=who.id, target=target.id, holder=holder, held=held, clauses=("KB-19.2",)))
    dice, grade = yield from master_roll(play, target, "KB-19.3")
    own, result = yield from player_roll(play, who, "hold_up", target.style, grade, "KB-19.7")
    # the comparison decides, not the bare total: a fumble lies below the grade whatever it adds up to
    costs = rules.hold_up(tuple(dice), tuple(own), grade.total, grade.total + result, knobs.holdup_literal)
    clause = "KB-19.5" if result == rules.EQUAL else "KB-19.4"
    highest = max(*dice, *own)
    labels = ["highest-die" if cost == highest else "lowest-die" for cost in costs]
    yield from wound(play, who, target, Sum.of(costs[1], labels[1], clause), (clause,))
    hurt(play, who, "life", Sum.of(costs[0], labels[0], clause), "holdup", (clause,))
    faint_all(play, [who])
    if standing(fight, scene) and able(fight, scene):
        follows = yield from ruling(play, "after_hold_up", ("combat", "nothing"), "combat", "KB-19.6")
        if follows == "combat":
            combat_begins(play, scene, "KB-19.6")


# Sneak attack and aimed shot


def sneak(play: Play[Fight], scene: Scene) -> Flow[None]:
    """KB-20: each character may try once against each inattentive target, until somebody wakes the house."""
    for who in standing(play.state, scene):
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
            ended = yield from attempt(play, scene, who, play.state.opponent(answer["target"]), answer["sneak"])
            if ended:
                return


def _unaware(fight: Fight, scene: Scene, one: Opponent) -> bool:
    """The scenario's flag of KB-20.9: a mark of its own, or a scene in which nobody at all is marked."""
    marked = any(other.tags for other in fight.opponents if other.id in scene.opponents)
    return bool(one.tags) or not marked


def _targets(play: Play[Fight], scene: Scene, who: Character) -> list[Opponent]:
    """Whom a character may still try: the unaware first, and where a master can rule so, the others too."""
    fight = play.state
    left = [one for one in able(fight, scene) if f"{who.id}>{one.id}" not in fight.tried]
    unaware = [one for one in left if _unaware(fight, scene, one)]
    return unaware if play.master is None else [*unaware, *(one for one in left if one not in unaware)]


def _sneaks(play: Play[Fight], scene: Scene, who: Character, targets: list[Opponent]) -> Iterator[Option]:
    def target() -> Choose:
        options = [Option(one.id, at=(Spot.token(one.id),)) for one in targets]
        kept = [Barred(one.id, "KB-20.9") for one in able(play.state, scene) if one not in targets]
        return Choose(who.seat, "target", options, barred_source=kept, default=targets[0].id)

    weapons = _aimable(play, who)
    yield Option("sneak_attack", details=lambda: [target()], clauses=("KB-20.1",))
    if weapons:
        aim = Choose(
            who.seat,
            "weapon",
            [Option(name) for name in weapons],
            barred_source=[Barred(name, "KB-20.3") for name, _ in gear(play, who) if name not in weapons],
            default=weapons[0],
        )
        yield Option("aimed_shot", details=lambda: [target(), aim], clauses=("KB-20.2", "KB-20.3"))
    if _may_knock_out(play, who):
        yield Option("knock_out", details=lambda: [target()], clauses=("KB-20.7",))
    yield Option("pass")


def _barred_sneaks(play: Play[Fight], who: Character) -> Iterator[Barred]:
    if not _aimable(play, who):
        yield Barred("aimed_shot", "KB-20.3")
    if not _may_knock_out(play, who):
        yield Barred("knock_out", "KB-20.7")


def _aimable(play: Play[Fight], who: Character) -> list[str]:
    allowed = play.knobs.aimed_shot_weapons
    carried = gear(play, who)
    return list(dict.fromkeys(name for name, model in carried if any(one in allowed for one in (name, *model.tags))))


def _may_knock_out(play: Play[Fight], who: Character) -> bool:
    trained = any(one.knock_out for one in expertises(play, who))
    return trained or any("knock_out" in model.tags for _, model in gear(play, who))


def attempt(play: Play[Fight], scene: Scene, who: Character, target: Opponent, way: str) -> Flow[bool]:
    """One attempt; returns whether the scene is over, because combat begins."""
    fight, knobs = play.state, play.knobs
    fight.tried.append(f"{who.id}>{target.id}")
    who.present = True  # KB-1.8: whoever attacks is in the combat that follows
    words = ("inattentive", "on_guard")
    usual = "inattentive" if _unaware(fight, scene, target) else "on_guard"
    if (yield from ruling(play, "inattentive", words, usual, "KB-20.9", target.id)) == "on_guard":
        return False
    dice, grade = yield from master_roll(play, target, "KB-20.4")
    aimed = way == "aimed_shot"
    bonuses = tuple(
        Term(model.aimed_shot, name, GEAR_COUNTS)
        for name, model in zip(who.expertises, expertises(play, who), strict=True)
        if aimed and model.aimed_shot
    )
    ability, clause = ("senses", "KB-20.2") if aimed else ("cunning", "KB-20.1")
    own, result = yield from player_roll(play, who, way, ability, grade, clause, bonuses)
    if not rules.succeeds(result, knobs.sneak_on_tie):
        play.tell(events.SneakFail(who=who.id, target=target.id, clauses=("KB-20.6",)))
        return (yield from target_answers(play, scene, "KB-20.6"))
    if way == "knock_out":
        target.status = "unconscious"
        play.tell(events.KnockOut(who=who.id, target=target.id, clauses=("KB-20.7",)))
    else:
        damage = rules.sneak_damage(tuple(dice), tuple(own))
        yield from wound(play, who, target, Sum.of(damage, "highest-die", "KB-20.5"), ("KB-20.5",))
    if not able(fight, scene):
        return False
    return (yield from target_answers(play, scene, "KB-20.8"))


def target_answers(play: Play[Fight], scene: Scene, clause: str) -> Flow[bool]:
    """A combat round begins if the target or its companions wish it; by default they do."""
    answer = yield from ruling(play, "begin_combat", ("begin", "let_be"), "begin", clause)
    if answer == "begin":
        combat_begins(play, scene, clause)
    return answer == "begin"


# Indirect combat


def indirect(play: Play[Fight], scene: Scene) -> Flow[None]:
    """KB-22: somebody else's fight. A talent of one's choice against one grade for all; failure costs a life."""
    fight, knobs = play.state, play.knobs
    people = standing(fight, scene)
    answer = yield from ruling(play, "indirect_scene", ("takes_place", "does_not"), "takes_place", "KB-22.1")
    if answer == "does_not" or not people:
        return
    ways = yield from ways_through(play, people)
    grade_name = scene.grade or (
        yield from ruling(play, "indirect_grade", GRADES, knobs.indirect_default_grade, "KB-22.2")
    )
    dice = yield Roll(fight.master, "grade", knobs.dice, clauses=("KB-22.2", "KB-22.6"))
    grade = graded(dice, grade_name, knobs, "KB-22.2")
    play.tell(
        events.Grade(total=grade, dice=tuple(dice), kamp=grade_name, owner="nobody", clauses=("KB-22.2", "KB-22.6"))
    )
    for who in people:
        yield from pass_through(play, who, ways[who.id], grade)
    faint_all(play, people)


def ways_through(play: Play[Fight], people: list[Character]) -> Flow[dict[str, str]]:
    """KB-22.5: the player proposes a talent, the master allows it or asks for another."""
    ways: dict[str, str] = {}
    refused: dict[str, list[str]] = {who.id: [] for who in people}
    while len(ways) < len(people):
        asked = [who for who in people if who.id not in ways]
        parts: list[Question] = [
            Choose(
                who.seat,
                "indirect",
                [Option(name) for name in TALENTS if name not in refused[who.id]],
                barred_source=[Barred(name, "KB-22.5") for name in refused[who.id]],
                about=who.id,
                clauses=("KB-22.5",),
            )
            for who in asked
        ]
        answers = yield Joint("", "indirect", tuple(parts), clauses=("KB-22.5",))
        for who, way in zip(asked, answers, strict=True):
            last = len(refused[who.id]) == len(TALENTS) - 1
            said = "allowed"
            if not last and play.master is not None:
                said = yield from ruling(play, "way", ("allowed", "not_allowed"), "allowed", "KB-22.5", who.id)
            if said == "allowed":
                ways[who.id] = way
            else:
                refused[who.id].append(way)
    return ways


def pass_through(play: Play[Fight], who: Character, ability: str, grade: Sum) -> Flow[None]:
    """KB-22.4: equal is enough; KB-22.3: failure costs a life."""
    dice = yield Roll(who.seat, "roll", play.knobs.dice, about=who.id, clauses=("KB-22.2",))
    total = outside_total(who, dice, ability, "KB-22.2")
    fumbled = special_rolls(play, who, dice)
    if rules.succeeds(rules.against(total.total, grade.total, fumbled), True):
        play.tell(events.IndirectPass(who=who.id, ability=ability, total=total, clauses=("KB-22.4",)))
        return
    play.tell(events.IndirectFail(who=who.id, ability=ability, total=total, clauses=("KB-22.4",)))
    amount = Sum.of(play.knobs.indirect_damage, "grade-missed", "KB-22.3")
    hurt(play, who, "life", amount, "indirect", ("KB-22.3",))


# The defenceless


def defenceless(play: Play[Fight], scene: Scene) -> Flow[None]:
    """KB-23: somebody bound or asleep can be killed without any roll, or spared.

    It uses nothing up, so each character is asked until it spares the rest. Whether somebody else is kept from
    defending themselves only a master can say: without one they are not offered.
    """
    fight = play.state
    there = [one for one in fight.opponents if one.id in scene.opponents and one.status in ("able", "unconscious")]
    left = [one for one in there if is_helpless(one) or play.master is not None]
    for who in standing(fight, scene):
        answer = ""
        while left and answer != "spare":
            answer = yield Choose(
                who.seat,
                "kill_defenceless",
                [*(Option(one.id, at=(Spot.token(one.id),)) for one in left), Option("spare")],
                barred_source=[Barred(one.id, "KB-23.1") for one in there if one not in left],
                about=who.id,
                clauses=("KB-23.1",),
                default="spare",
            )
            if answer != "spare":
                left = [one for one in left if one.id != answer]
                yield from kill_defenceless(play, fight.opponent(answer))
