"""P4 and P5: everybody rolls openly, and the dice show whom the grade may strike."""

from __future__ import annotations

from holmgang.kernel.play import Flow, Play
from holmgang.kernel.questions import ChooseSome, Option, Roll, Spot
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.asking import together
from holmgang.systems.kampbogen.doubles import special_rolls
from holmgang.systems.kampbogen.numbers import armed_to_shoot, dice_sum
from holmgang.systems.kampbogen.state import Character, Combat, Fight
from holmgang.systems.kampbogen.waking import is_surprised


def roll_all(play: Play[Fight]) -> Flow[None]:
    """KB-7.1: one roll per character in combat; nobody chooses before everybody has rolled."""
    fight, knobs = play.state, play.knobs
    aside = tuple(one.id for one in fight.characters if one.standing == "out_of_combat")
    if aside:
        play.tell(events.Outside(who=aside, clauses=("KB-1.3", "KB-1.4", "KB-1.5")))
    for who in fight.fighting():
        who.dice = yield Roll(
            who.seat, "roll", knobs.dice, about=who.id, clauses=("KB-7.1", "KB-7.4", "KB-4.7", "KB-2.10")
        )
        who.action = who.ability = who.target = ""
        who.exposed = False
        play.tell(
            events.Rolled(who=who.id, raw=dice_sum(who.dice, "KB-7.9"), dice=tuple(who.dice), clauses=("KB-7.1",))
        )
        who.fumbled = special_rolls(play, who, who.dice)


# Exposure


def protected(play: Play[Fight], who: Character) -> bool:
    """KB-24.8: a passenger without a shooting weapon in a vehicle that somebody drives."""
    fight = play.state
    vehicle = fight.vehicle_of(who.id)
    if vehicle is None or vehicle.driver == who.id or not fight.is_driven(vehicle):
        return False
    return not armed_to_shoot(play, who)


def expose(play: Play[Fight], combat: Combat) -> Flow[None]:
    """KB-13: everybody, or only as many as there are opponents, those with the lowest dice."""
    fight = play.state
    if is_surprised(play, combat, "opponents"):
        none = Sum.of(0, "ambushed", "KB-21.5")
        play.tell(events.Exposed(who=(), places=none, clauses=("KB-13.1", "KB-21.5")))
        return
    there = fight.fighting()
    candidates = [one for one in there if not protected(play, one)]
    opponents = len(fight.able())
    places = rules.places_struck(opponents, len(candidates))
    struck, tied = rules.exposure(tuple(one.raw for one in candidates), places)
    exposed = [candidates[place].id for place in struck]
    if tied:
        open_places = places - len(struck)
        exposed += yield from name_the_struck(play, [candidates[place] for place in tied], open_places)
    for who in candidates:
        who.exposed = who.id in exposed
    fewer = opponents < len(candidates)
    why = ["KB-13.1", *(["KB-13.4"] if fewer else []), *(["KB-13.8"] if len(candidates) < len(there) else [])]
    play.tell(
        events.Exposed(
            who=tuple(one.id for one in candidates if one.exposed),
            places=Sum.of(places, "places", "KB-13.3" if fewer else "KB-13.2"),
            clauses=tuple(why),
        )
    )


def name_the_struck(play: Play[Fight], tied: list[Character], places: int) -> Flow[list[str]]:
    """KB-13.5: of those who rolled equally low the players say who is struck."""
    sturdy = sorted(tied, key=lambda one: -one.lives)[:places]
    default = [one.id for one in tied if one in sturdy]

    def ask(seat: str) -> ChooseSome:
        return ChooseSome(
            seat,
            "expose",
            [Option(one.id, at=(Spot.token(one.id),)) for one in tied],
            least=places,
            most=places,
            clauses=("KB-13.5",),
            default=default,
        )

    names: list[str] = yield from together(tied, ask)
    play.tell(events.ExposeChoice(who=tuple(names), clauses=("KB-13.5",)))
    return names
