"""P0: the round opens. Who joins, who slips away, who takes the wheel, who takes something for the pain."""

from __future__ import annotations

from collections.abc import Iterator

from holmgang.kernel.play import Flow, Play
from holmgang.kernel.questions import Choose, ChooseSome, Declare, Option, Spot
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.asking import ruling, together
from holmgang.systems.kampbogen.content import GearModel
from holmgang.systems.kampbogen.events import Bound, Join, OnFoot, Slip, TookFarmaka, TookWheel
from holmgang.systems.kampbogen.numbers import GEAR_COUNTS, expertises, gear
from holmgang.systems.kampbogen.state import Character, Fight, Vehicle

NOBODY = "nobody"


def open_round(play: Play[Fight]) -> Flow[None]:
    """P0 in its order."""
    leave_wrecks(play)
    yield from joining(play)
    yield from slipping(play)
    yield from taking_the_wheel(play)
    yield from farmaka(play)


# Joining


def joining(play: Play[Fight]) -> Flow[None]:
    """KB-1.6: whoever is out of combat may go in and takes part in the very same round."""
    fight = play.state
    for who in fight.characters:
        if who.standing != "out_of_combat":
            continue
        companions = bool(fight.fighting())
        answer = yield Choose(
            who.seat,
            "join",
            [Option("join"), Option("stay")],
            about=who.id,
            clauses=("KB-1.6",),
            default="join" if companions and not who.left else "stay",
        )
        if answer == "stay":
            continue
        allowed = "allowed"
        if play.master is not None:
            allowed = yield from ruling(play, "joining", ("allowed", "prevented"), "allowed", "KB-1.6", who.id)
        if allowed == "allowed":
            who.standing, who.left, who.present = "in_combat", False, True
            play.tell(Join(who=who.id, clauses=("KB-1.6",)))


# Slipping away


def slipping(play: Play[Fight]) -> Flow[None]:
    """KB-15.2: the opponents bind as many characters as they are; the rest may go without further ado."""
    fight = play.state
    there, opponents = fight.fighting(), len(fight.able())
    free = rules.may_slip(len(there), opponents)
    if free:
        default = [one.id for one in there if one.lives <= 0][:free]

        def ask(seat: str) -> ChooseSome:
            return ChooseSome(
                seat,
                "slip",
                [Option(one.id, at=(Spot.token(one.id),)) for one in there],
                most=free,
                clauses=("KB-15.2", "KB-15.3"),
                default=default,
            )

        names = yield from together(there, ask)
        for name in names:
            who = fight.character(name)
            who.standing, who.left = "out_of_combat", True
            play.tell(Slip(who=name, clauses=("KB-15.2", "KB-15.3", "KB-1.7")))
    held = len(fight.fighting())
    free = rules.may_slip(held, opponents)
    clause = "KB-15.2" if free else "KB-15.4"
    play.tell(
        Bound(bound=Sum.of(held - free, "bound", clause), free=Sum.of(free, "in-excess", clause), clauses=("KB-15.1",))
    )


# Vehicles


def leave_wrecks(play: Play[Fight]) -> None:
    """KB-24.12: whoever sat in a vehicle that burnt out is on foot now."""
    for vehicle in play.state.vehicles:
        people = tuple(one for one in (vehicle.driver, *vehicle.passengers) if one)
        if vehicle.burnt_out and people:
            vehicle.driver, vehicle.passengers = "", []
            play.tell(OnFoot(who=people, vehicle=vehicle.id, clauses=("KB-24.12",)))


def taking_the_wheel(play: Play[Fight]) -> Flow[None]:
    """KB-24.15: for a driver who is out, a conscious passenger may take over."""
    fight = play.state
    for vehicle in fight.vehicles:
        if vehicle.burnt_out or fight.is_driven(vehicle):
            continue
        able = [one for one in fight.fighting() if one.id in vehicle.passengers]
        if able:
            yield from _new_driver(play, vehicle, able)


def _new_driver(play: Play[Fight], vehicle: Vehicle, able: list[Character]) -> Flow[None]:
    best = max(able, key=lambda one: one.abilities[vehicle.drive])
    options = [*(Option(one.id, at=(Spot.token(one.id),)) for one in able), Option(NOBODY)]

    def ask(seat: str) -> Choose:
        return Choose(seat, "take_wheel", options, about=vehicle.id, clauses=("KB-24.15",), default=best.id)

    chosen = yield from together(able, ask)
    if chosen != NOBODY:
        if vehicle.driver:
            vehicle.passengers.append(vehicle.driver)
        vehicle.passengers.remove(chosen)
        vehicle.driver = chosen
        play.tell(TookWheel(who=chosen, vehicle=vehicle.id, clauses=("KB-24.15",)))


# Farmaka


def farmaka(play: Play[Fight]) -> Flow[None]:
    """One farmakon per character and round, for oneself or a companion in combat."""
    for who in play.state.fighting():
        if any(_patients(play, model) for _, model in gear(play, who) if model.restores):
            answer = yield Declare(
                who.seat,
                "farmaka",
                lambda who=who: _farmaka_options(play, who),  # type: ignore[misc]
                about=who.id,
                clauses=(GEAR_COUNTS,),
                default="none",
            )
            if answer["farmaka"] != "none":
                _take(play, who, answer["farmaka"], answer["patient"])


def _patients(play: Play[Fight], model: GearModel) -> list[Character]:
    part = model.restores
    return [one for one in play.state.fighting() if part and getattr(one, part) < one.ceilings[part]]


def _farmaka_options(play: Play[Fight], who: Character) -> Iterator[Option]:
    yield Option("none")
    for name, model in dict(gear(play, who)).items():
        patients = _patients(play, model)
        if patients:
            default = who.id if who in patients else patients[0].id
            choices = [Option(one.id, at=(Spot.token(one.id),)) for one in patients]
            yield Option(name, details=(Choose(who.seat, "patient", choices, default=default),), clauses=(GEAR_COUNTS,))


def _take(play: Play[Fight], who: Character, name: str, patient: str) -> None:
    model: GearModel = play.content.get("gear", name)
    part = model.restores or "lives"
    one = play.state.character(patient)
    amount = Sum.of(model.amount, name, GEAR_COUNTS)
    for expertise, trained in zip(who.expertises, expertises(play, who), strict=True):
        if trained.dressing and part == "lives":
            amount = amount.plus(trained.dressing, expertise, GEAR_COUNTS)
    missing = one.ceilings[part] - getattr(one, part)
    amount = amount.at_most(missing, "no-more-than-full", GEAR_COUNTS)
    setattr(one, part, getattr(one, part) + amount.total)
    who.gear.remove(next(piece for piece in who.gear if piece.id == name))
    play.tell(
        TookFarmaka(
            who=who.id,
            patient=patient,
            gear=name,
            condition=part,
            amount=amount,
            own=patient == who.id,
            clauses=(GEAR_COUNTS,),
        )
    )
