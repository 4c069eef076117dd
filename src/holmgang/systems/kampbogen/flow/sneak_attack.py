"""Sneak attack and aimed shot at an inattentive target."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from holmgang.kernel.odds import Odds
from holmgang.kernel.play import Flow, Play
from holmgang.kernel.questions import Barred, Choose, Declare, Option, Spot
from holmgang.kernel.sums import Sum, Term
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.board.chances import sneaking
from holmgang.systems.kampbogen.board.sides import able, standing, unbeaten
from holmgang.systems.kampbogen.board.totals import GEAR_COUNTS, expertises, gear
from holmgang.systems.kampbogen.flow.ability_roll import player_roll
from holmgang.systems.kampbogen.flow.asking import ruling
from holmgang.systems.kampbogen.flow.combat_grade import master_roll
from holmgang.systems.kampbogen.flow.in_combat import combat_begins
from holmgang.systems.kampbogen.flow.when_characters_hit import wound
from holmgang.systems.kampbogen.knobs import Knobs
from holmgang.systems.kampbogen.state import Character, Fight, Opponent, Scene


def sneak(play: Play[Fight, Knobs], scene: Scene) -> Flow[None]:
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


def _targets(play: Play[Fight, Knobs], scene: Scene, who: Character) -> list[Opponent]:
    """Whom a character may still try: the unaware first, and where a master can rule so, the others too."""
    fight = play.state
    left = [one for one in unbeaten(fight, scene) if f"{who.id}>{one.id}" not in fight.tried]
    unaware = [one for one in left if _unaware(fight, scene, one)]
    return unaware if play.master is None else [*unaware, *(one for one in left if one not in unaware)]


def _sneaks(play: Play[Fight, Knobs], scene: Scene, who: Character, targets: list[Opponent]) -> Iterator[Option]:
    def target(way: str) -> Choose:
        options = [
            Option(one.id, at=(Spot.token(one.id),), odds=partial(_odds, play, who, one, way)) for one in targets
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
    yield Option("pass")


def _odds(play: Play[Fight, Knobs], who: Character, target: Opponent, way: str) -> Odds | None:
    """How an attempt may go; the dice of the book have six sides."""
    knobs = play.knobs
    if knobs.dice != (6, 6):
        return None
    ability, _, bonuses = means(play, who, way)
    value = who.abilities[ability] + sum(bonus.value for bonus in bonuses)
    difference = value - rules.grade_value(target.grade, knobs.values)
    lives = 0 if way == "knock_out" else target.lives
    return sneaking(difference, knobs.fumble_rule == "auto_fail", knobs.sneak_on_tie, lives)


def means(play: Play[Fight, Knobs], who: Character, way: str) -> tuple[str, str, tuple[Term, ...]]:
    """The ability an attempt takes, the clause that says so, and what training adds."""
    if way != "aimed_shot":
        return "cunning", "KB-20.1", ()
    trained = zip(who.expertises, expertises(play, who), strict=True)
    bonuses = tuple(Term(model.aimed_shot, name, GEAR_COUNTS) for name, model in trained if model.aimed_shot)
    return "senses", "KB-20.2", bonuses


def _barred_sneaks(play: Play[Fight, Knobs], who: Character) -> Iterator[Barred]:
    if not _aimable(play, who):
        yield Barred("aimed_shot", "KB-20.3")
    if not _may_knock_out(play, who):
        yield Barred("knock_out", "KB-20.7")


def _aimable(play: Play[Fight, Knobs], who: Character) -> list[str]:
    allowed = play.knobs.aimed_shot_weapons
    carried = gear(play, who)
    return list(dict.fromkeys(name for name, model in carried if any(one in allowed for one in (name, *model.tags))))


def _may_knock_out(play: Play[Fight, Knobs], who: Character) -> bool:
    trained = any(one.knock_out for one in expertises(play, who))
    return trained or any("knock_out" in model.tags for _, model in gear(play, who))


def attempt(play: Play[Fight, Knobs], scene: Scene, who: Character, target: Opponent, way: str) -> Flow[bool]:
    """One attempt; returns whether the scene is over, because combat begins."""
    fight, knobs = play.state, play.knobs
    fight.tried.append(f"{who.id}>{target.id}")
    who.present = True  # KB-1.8: whoever attacks is in the combat that follows
    words = ("inattentive", "on_guard")
    usual = "inattentive" if _unaware(fight, scene, target) else "on_guard"
    if (yield from ruling(play, "inattentive", words, usual, "KB-20.9", target.id)) == "on_guard":
        return False
    dice, grade = yield from master_roll(play, target, "KB-20.4")
    ability, clause, bonuses = means(play, who, way)
    own, result = yield from player_roll(play, who, way, ability, grade, clause, bonuses)
    if not rules.succeeds(result, knobs.sneak_on_tie):
        play.tell(events.SneakFail, who=who.id, target=target.id, clauses=("KB-20.6",))
        return (yield from target_answers(play, scene, "KB-20.6"))
    if way == "knock_out":
        target.status = "unconscious"
        play.tell(events.KnockOut, who=who.id, target=target.id, clauses=("KB-20.7",))
    else:
        damage = rules.sneak_damage(tuple(dice), tuple(own))
        yield from wound(play, who, target, Sum.of(damage, "highest-die", "KB-20.5"), ("KB-20.5",))
    return (yield from target_answers(play, scene, "KB-20.8"))


def target_answers(play: Play[Fight, Knobs], scene: Scene, clause: str) -> Flow[bool]:
    """A combat round begins if the target or its companions are able to fight and wish it; by default they do."""
    if not able(play.state, scene):
        return False
    answer = yield from ruling(play, "begin_combat", ("begin", "let_be"), "begin", clause)
    if answer == "begin":
        combat_begins(play, scene, clause)
    return answer == "begin"
