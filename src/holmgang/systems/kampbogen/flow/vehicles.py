"""Combat with a vehicle: the wheel, the wreck, and what breaks."""

from __future__ import annotations

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Choose
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.flow.questions import plain, together, token_option
from holmgang.systems.kampbogen.state import Character, GamePlay, Vehicle

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


def break_vehicle(play: GamePlay, vehicle: Vehicle, amount: Sum, clauses: tuple[str, ...]) -> None:
    """KB-24.5: a vehicle that falls to -1 burns out. Its people are on foot from the next round on."""
    if amount.total <= 0 or vehicle.burnt_out:
        return
    vehicle.brud = max(vehicle.brud - amount.total, play.knobs.vehicle_burn_out_at)
    play.tell(events.Break, vehicle=vehicle.id, amount=amount, clauses=clauses)
    if rules.burns_out(vehicle.brud, play.knobs.vehicle_burn_out_at):
        vehicle.burnt_out = True
        play.tell(events.Burnout, vehicle=vehicle.id, clauses=("KB-24.5",))
