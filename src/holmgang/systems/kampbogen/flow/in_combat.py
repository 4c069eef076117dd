"""In combat and out of it: joining, slipping, the wheel, remedies, and breaking out (KB-1, KB-15, KB-24.15)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from holmgang.kernel.play import Flow, rule
from holmgang.kernel.questions import Choose, ChooseSome, Declare, Option
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.board.lookups import able, gear, hunters_on_the_trail, members, standing, unbeaten
from holmgang.systems.kampbogen.board.totals import remedy
from holmgang.systems.kampbogen.board.uses import FARMAKA
from holmgang.systems.kampbogen.content import GearModel
from holmgang.systems.kampbogen.flow.ability_roll import RollUse
from holmgang.systems.kampbogen.flow.ending import spend_advances, stop, victors_act
from holmgang.systems.kampbogen.flow.grades import meet_missed_challenges
from holmgang.systems.kampbogen.flow.questions import as_written, plain, ruling, together, token_option
from holmgang.systems.kampbogen.state import Character, Combat, GamePlay, Scene, State, Vehicle


def begin_combat(play: GamePlay, scene: Scene) -> Flow[None]:
    """KB-1: the master's roles become opponents, and all who attack or are attacked are in combat."""
    state = play.state
    opponents = able(state, scene)
    if not opponents or not standing(state, scene):
        return
    as_written(play, "combat", "combat", "KB-1.1")
    names = yield from who_is_attacked(play, scene)
    if scene.ambushed != "nobody":
        as_written(play, "ambush", "comes_off", "KB-21.1")
        play.tell(events.Ambushed, side=scene.ambushed, clauses=("KB-21.1",))
    for one in members(state, scene):
        one.role = "opponent"
        one.wake()
    for who in state.characters:
        who.left = False
        if who.id in names:
            who.standing = "in_combat"
        elif who.standing == "in_combat":
            who.standing = "out_of_combat"
        if who.upright:
            who.tags.clear()  # KB-23.5: sleepers wake
    lives = lives_before(state, scene) if scene.start_lives is None else scene.start_lives
    state.combat = Combat(list(scene.opponents), scene.ambushed, lives, list(scene.challenges))
    captives = any(one not in opponents for one in unbeaten(state, scene))
    play.tell(
        events.Gathered,
        characters=tuple(names),
        opponents=tuple(one.id for one in opponents),
        clauses=("KB-1.2", "KB-1.8", "KB-2.1", *(("KB-23.5",) if captives else ())),
    )


def lives_before(state: State, scene: Scene) -> int:
    """KB-17.4: the lives that the opponents of a combat began with, before a sneak attack or hold-up led to it."""
    return sum(one.lives_when_met or 0 for one in members(state, scene))


def who_is_attacked(play: GamePlay, scene: Scene) -> Flow[list[str]]:
    """KB-1.9: the master says whom the opponents attack if they start it; by default all who are present.

    Present is whom the scenario has not put out of combat; where it has put all of them there, the combat comes to
    them (KB-1.8). Those who start a combat themselves are in it.
    """
    people = standing(play.state, scene)
    present = [one.id for one in people if one.present] or [one.id for one in people]
    if scene.started_by == "characters":
        return present
    if len(people) == 1:
        as_written(play, "attacked", present, "KB-1.9")
        return present
    question = ChooseSome(
        play.master or "",
        "attacked",
        [token_option(one.id) for one in people],
        least=1,
        clauses=("KB-1.9",),
        default=present,
        offer=True,
    )
    names: Any = yield from rule(play, question)
    return list(names)


def combat_begins(play: GamePlay, scene: Scene, clause: str) -> None:
    """Combat follows; if the scenario has the very same combat in store, it is that one."""
    state = play.state
    there = able(state, scene)
    play.tell(events.CombatBegins, opponents=tuple(one.id for one in there), clauses=(clause, "KB-2.1"))
    nxt = state.scenes[0] if state.scenes else None
    if nxt is None or nxt.scene != "combat" or not any(one.id in nxt.opponents for one in there):
        state.scenes.insert(0, Scene("combat", list(scene.opponents), list(scene.characters)))


def joining(play: GamePlay, combat: Combat) -> Flow[None]:
    """KB-1.6: a character out of combat may go in and takes part in the same round.

    One who had left this combat by its own will meets the challenges of the round after all (KB-3.11).
    """
    state = play.state
    for who in state.characters:
        if who.standing != "out_of_combat" or not who.upright or who.id in combat.kept_out:
            continue
        companions = bool(state.fighting())
        answer = yield Choose(
            who.seat,
            "join",
            plain("join", "stay"),
            about=who.id,
            clauses=("KB-1.6",),
            default="join" if companions and not who.left else "stay",
            offer=True,
        )
        if answer == "stay":
            continue
        allowed = "allowed"
        if play.master is not None:
            allowed = yield from ruling(play, "joining", ("allowed", "prevented"), "allowed", "KB-1.6", who.id)
        if allowed == "allowed":
            returns, who.left = who.left, False
            who.standing, who.present = "in_combat", True
            play.tell(events.Join, who=who.id, clauses=("KB-1.6",))
            if returns:
                yield from meet_missed_challenges(play, combat, who)
        else:
            combat.kept_out.append(who.id)


def farmaka(play: GamePlay, there: list[Character]) -> Flow[None]:
    """One farmakon per character and round, for oneself or a companion in combat."""
    models = play.content.kind("gear")
    if not [piece for who in there for piece in who.gear if models[piece.id].restores]:
        return  # as usual: no character carries one
    for who in there:
        remedies = [models[piece.id] for piece in who.gear if models[piece.id].restores]
        if any(_patients(there, model) for model in remedies):
            answer = yield Declare(
                who.seat,
                "farmaka",
                lambda who=who: _farmaka_options(play, there, who),  # type: ignore[misc]
                about=who.id,
                clauses=("KB-1.4", FARMAKA),
                default="none",
            )
            if answer["farmaka"] != "none":
                _take(play, who, answer["farmaka"], answer["patient"])


def _patients(there: list[Character], model: GearModel) -> list[Character]:
    part = model.restores
    return [one for one in there if part and getattr(one, part) < one.ceilings[part]]


def _farmaka_options(play: GamePlay, there: list[Character], who: Character) -> Iterator[Option]:
    yield Option("none")
    for name, model in dict(gear(play, who)).items():
        patients = _patients(there, model)
        if patients:
            default = who.id if who in patients else patients[0].id
            choices = [token_option(one.id) for one in patients]
            yield Option(
                name, details=(Choose(who.seat, "patient", choices, default=default),), clauses=("KB-1.4", FARMAKA)
            )


def _take(play: GamePlay, who: Character, name: str, patient: str) -> None:
    model: GearModel = play.content.get("gear", name)
    one = play.state.character(patient)
    part, amount = remedy(play, who, name, model, one)
    setattr(one, part, getattr(one, part) + amount.total)
    who.gear.remove(next(piece for piece in who.gear if piece.id == name))
    play.tell(
        events.TookFarmaka,
        who=who.id,
        patient=patient,
        gear=name,
        condition=part,
        amount=amount,
        own=patient == who.id,
        clauses=("KB-1.4", FARMAKA),
    )


NO_DRIVER = "nobody"


def leave_wrecks(play: GamePlay) -> None:
    """KB-24.12: the people of a vehicle that burnt out are on foot now."""
    for vehicle in play.state.vehicles:
        people = tuple(one for one in (vehicle.driver, *vehicle.passengers) if one)
        if vehicle.burnt_out and people:
            vehicle.driver, vehicle.passengers = "", []
            play.tell(events.OnFoot, who=people, vehicle=vehicle.id, clauses=("KB-24.12",))


def taking_the_wheel(play: GamePlay) -> Flow[None]:
    """KB-24.15: for a driver who is out, a conscious passenger may take over."""
    state = play.state
    for vehicle in state.vehicles:
        if vehicle.burnt_out or state.is_driven(vehicle):
            continue
        able = [one for one in state.fighting() if one.id in vehicle.passengers]
        if able:
            yield from _new_driver(play, vehicle, able)


def _new_driver(play: GamePlay, vehicle: Vehicle, able: list[Character]) -> Flow[None]:
    best = max(able, key=lambda one: one.abilities[vehicle.drive])
    options = [*[token_option(one.id) for one in able], *plain(NO_DRIVER)]

    def ask(seat: str) -> Choose:
        return Choose(seat, "take_wheel", options, about=vehicle.id, clauses=("KB-24.15",), default=best.id)

    chosen = yield from together(able, ask)
    if chosen != NO_DRIVER:
        if vehicle.driver:
            vehicle.passengers.append(vehicle.driver)
        vehicle.passengers.remove(chosen)
        vehicle.driver = chosen
        play.tell(events.TookWheel, who=chosen, vehicle=vehicle.id, clauses=("KB-24.15",))


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


def breaking_through(play: GamePlay, there: list[Character], uses: list[RollUse]) -> Flow[bool]:
    """KB-15.5: those still there may fight their way through if all made combat rolls and mastered the grade.

    All are those who rolled in this round, also one who faints of it (KB-15.9); one of them must still be there.
    """
    rolled = [use for use in uses if not use.sheltered]
    if not any(use.who in there for use in rolled):
        return False
    state, ties = play.state, play.knobs.breakout_tie_counts
    fought, results = tuple([use.action == "combat_roll" for use in rolled]), tuple([use.result for use in rolled])
    if not rules.way_is_open(fought, results, ties):
        if rules.way_is_open(fought, results, True):
            tied = tuple([use.who.id for use in rolled if use.result == rules.EQUAL])
            play.tell(events.TieHolds, who=tied, clauses=("KB-15.6",))
        return False

    def ask(seat: str) -> Choose:
        default = "break_through" if state.goal == "get_past" else "stay"
        ways = plain("break_through", "stay")
        # a party that stays may leave another time: a player who has declined need not be asked after each round
        return Choose(seat, "break_through", ways, clauses=("KB-15.5",), default=default, offer=default == "stay")

    answer = yield from together(there, ask)
    if answer == "stay":
        return False
    several = len(state.now().fallen) + len(state.able()) > 1
    why = ["KB-15.5", *(["KB-15.7"] if several else []), "KB-1.7"]
    if any(use.sheltered for use in uses) or any(one.standing == "fainted" for one in state.characters):
        why.append("KB-15.9")
    for who in there:
        who.standing = "out_of_combat"
    play.tell(events.BreakThrough, who=tuple(one.id for one in there), clauses=tuple(why))
    return True


def given_up(play: GamePlay) -> Flow[None]:
    """KB-16.7: all in combat have fainted and no companion outside joins: the fallen lie where they fell."""
    state = play.state
    play.tell(events.GivenUp, who=tuple(one.id for one in state.standing()), clauses=("KB-16.1", "KB-16.7"))
    fainted = [one for one in state.characters if one.standing == "fainted"]
    yield from victors_act(play, fainted, state.able(), "KB-16.5", kill=())
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
        yield from victors_act(play, fainted, play.state.able(), "KB-16.5", kill=())


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
