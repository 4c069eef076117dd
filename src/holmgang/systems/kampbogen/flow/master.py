"""Acts of the master at the start of a step: corrections, and scenes started or called off (KB-1.10)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from holmgang.kernel.events import Corrected
from holmgang.kernel.questions import Amount, Choose, Declare, Option
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events
from holmgang.systems.kampbogen.content import ABILITIES, CONDITIONS
from holmgang.systems.kampbogen.flow.questions import plain, token_option
from holmgang.systems.kampbogen.knobs import GRADES
from holmgang.systems.kampbogen.setup import challenge_of
from holmgang.systems.kampbogen.state import Character, GamePlay, Opponent, PlannedChallenge, PlannedGrade, Scene, State

STANDINGS = ("in_combat", "out_of_combat", "fainted", "dead")


FREE = "free"
MARKS = ("bound", "asleep", FREE)
STATUSES = ("able", "unconscious", "dead", "surrendered", "fled")


def corrections(play: GamePlay) -> Sequence[Option]:
    """The corrections on offer, each with whom and to what."""
    state, master = play.state, str(play.master)

    def of(names: list[str]) -> Choose:
        return Choose(master, "of", [token_option(name) for name in names])

    people, foes = [one.id for one in state.characters], [one.id for one in state.opponents]
    made = [
        Option(part, details=(of(people), Amount(master, "to", -1, 30)), clauses=("KB-14.4",)) for part in CONDITIONS
    ]
    standings = Choose(master, "standing", [Option(name) for name in STANDINGS])
    made.append(Option("standing", details=(of(people), standings), clauses=("KB-1.3",)))
    if foes:
        statuses = Choose(master, "status", [Option(name) for name in STATUSES])
        made.append(Option("opponent_lives", details=(of(foes), Amount(master, "to", 0, 99)), clauses=("KB-14.4",)))
        made.append(Option("status", details=(of(foes), statuses), clauses=("KB-12.3",)))
    if state.combat is None:
        marks = Choose(master, "mark", [Option(name) for name in MARKS])
        made.append(Option("mark", details=(of([*people, *foes]), marks), clauses=("KB-23.4",)))
    if state.vehicles:
        cars = [one.id for one in state.vehicles]
        made.append(Option("brud", details=(of(cars), Amount(master, "to", -1, 20)), clauses=("KB-24.5",)))
    return [*made, *scene_options(play)]


def correct(play: GamePlay, answer: Mapping[str, Any]) -> None:
    """Carry one out and tell it."""
    if answer["master"] in STARTS:
        start_scene(play, answer)
        return
    state, what, name = play.state, answer["master"], answer["of"]
    before: Sum | str
    after: Sum | str
    if what in CONDITIONS:
        who = state.character(name)
        who.spent = ""
        before, after = _number(getattr(who, what), what), _number(answer["to"], what)
        setattr(who, what, answer["to"])
        who.ceilings[what] = max(who.ceilings[what], answer["to"])
    elif what == "standing":
        before, after = _stand(state.character(name), answer["standing"])
    elif what == "opponent_lives":
        foe = state.opponent(name)
        before, after = _number(foe.lives, "lives"), _number(answer["to"], "lives")
        foe.lives, foe.start = answer["to"], max(foe.start, answer["to"])
        if foe.unbeaten and foe.lives <= play.knobs.opponent_out_at:
            foe.status = "dead" if foe.fights_to_death else "unconscious"
    elif what == "status":
        before, after = _status(state.opponent(name), answer["status"])
    elif what == "mark":
        before, after = _mark(state, name, answer["mark"])
    else:
        vehicle = next(one for one in state.vehicles if one.id == name)
        before, after = _number(vehicle.brud, "brud"), _number(answer["to"], "brud")
        vehicle.brud = answer["to"]
        vehicle.burnt_out = vehicle.brud <= play.knobs.vehicle_burn_out_at
    play.tell(Corrected, by=str(play.master), what=what, about=name, before=before, after=after)


def _number(value: int, label: str) -> Sum:
    return Sum.of(value, label, "KB-14.4")


def _stand(who: Character, standing: Any) -> tuple[str, str]:
    before = who.standing
    who.standing, who.spent = standing, ""
    return before, standing


def _status(foe: Opponent, status: Any) -> tuple[str, str]:
    before = foe.status
    foe.status = status
    if status == "able":
        foe.lives = max(foe.lives, 1)
    return before, status


def _mark(state: State, name: str, mark: Any) -> tuple[str, str]:
    """KB-23.5, KB-23.6: the bound take no part in a scene; they and sleepers are defenceless."""
    people: list[Character | Opponent] = [*state.characters, *state.opponents]
    who = next(one for one in people if one.id == name)
    before = next((tag for tag in who.tags if tag in MARKS), FREE)
    who.tags = [tag for tag in who.tags if tag not in MARKS] + ([mark] if mark != FREE else [])
    if mark == "bound" and isinstance(who, Character) and who.fighting:
        who.standing = "out_of_combat"
    return before, mark


SIDES = ("opponents", "characters")
MOST_PURSUITS = 5
ONCE = 1_000_000
"""A challenge of the master comes in the next round only."""


def scene_options(play: GamePlay) -> Iterator[Option]:
    """Yield what the master may start or call off now, each with its particulars."""
    state, master = play.state, str(play.master)
    people = [one.id for one in (state.fighting() if state.combat else state.standing())]
    able = [one.id for one in state.able()]
    if people and able:
        who = Choose(master, "who", [token_option(name) for name in people], default=people[0])
        target = Choose(master, "target", [token_option(name) for name in able], default=able[0])
        holder = Choose(master, "holder", plain(*SIDES), default="opponents")
        yield Option("hold_up", details=(who, target, holder), clauses=("KB-1.10", "KB-19.1"))
        pursuits = Amount(master, "pursuits", 1, MOST_PURSUITS, default=1)
        yield Option("chase", details=(pursuits,), clauses=("KB-1.10", "KB-15.8"))
        if state.combat is None:
            caught = Choose(master, "caught", plain("characters", "opponents"), default="characters")
            yield Option("ambush", details=(caught,), clauses=("KB-1.10", "KB-21.1"))
            attacker = Choose(master, "attacker", plain(*SIDES), default="opponents")
            yield Option("attack", details=(attacker,), clauses=("KB-1.10", "KB-1.8"))
            yield Option("sneak", clauses=("KB-1.10", "KB-20.1"))
    if sides := sides_that_find(state):
        side = Choose(master, "attacker", plain(*sides), default=sides[0])
        yield Option("defenceless", details=(side,), clauses=("KB-1.10", "KB-23.1"))
    if people and state.combat is None:
        grade = Choose(master, "indirect_grade", plain(*GRADES), default=play.knobs.indirect_default_grade)
        yield Option("indirect", details=(grade,), clauses=("KB-1.10", "KB-22.1"))
    yield from _challenge_options(play, master)
    if state.combat is None and state.scenes:
        yield Option("call_off", clauses=("KB-1.1",))


def sides_that_find(state: State) -> tuple[str, ...]:
    """KB-23.1, KB-23.6: return the sides that may come upon defenceless people of the other side now."""
    if state.combat is not None:
        return ()
    helpless = any(one.tags and not one.fallen for one in state.characters)
    lying = any(one.status not in ("dead", "fled") for one in state.opponents)
    awake = any("asleep" not in one.tags for one in state.standing())
    found = {"opponents": helpless and bool(state.able()), "characters": lying and awake}
    return tuple([side for side in SIDES if found[side]])


def _challenge_options(play: GamePlay, master: str) -> Iterator[Option]:
    """KB-3.2, KB-3.7: a challenge of the pack for the next round, with ability and grade; or one called off."""
    challenges = challenges_in_store(play.state)
    if challenges is None:
        return
    known = play.content.kind("challenges")
    if known:
        options = [Option(name, details=_demands(play, master, name)) for name in known]
        yield Option("challenge", details=(Declare(master, "which", options),), clauses=("KB-1.10", "KB-3.2"))
    if challenges:
        names = dict.fromkeys(one.id for one in challenges)
        yield Option(
            "no_challenge", details=(Choose(master, "which", [Option(name) for name in names]),), clauses=("KB-3.2",)
        )


def challenges_in_store(state: State) -> list[PlannedChallenge] | None:
    """Return the challenges of the combat that goes on or comes next, to be changed in place; None: neither is so."""
    if state.combat is not None:
        return state.combat.challenges
    return state.scenes[0].challenges if state.scenes and state.scenes[0].scene == "combat" else None


def _demands(play: GamePlay, master: str, name: str) -> tuple[Choose, Choose]:
    first = play.content.get("challenges", name).grades[0]
    return (
        Choose(master, "challenge_ability", plain(*ABILITIES), default=first.ability, clauses=("KB-3.7",)),
        Choose(master, "challenge_to_meet", plain(*GRADES), default=first.grade, clauses=("KB-3.7",)),
    )


def start_scene(play: GamePlay, answer: Mapping[str, Any]) -> None:
    """Carry out what the master has started or called off, and tell it."""
    what = answer["master"]
    STARTS[what](play, answer)
    play.tell(events.MasterScene, scene=what, clauses=("KB-1.10",))


def _hold_up(play: GamePlay, answer: Mapping[str, Any]) -> None:
    scene = Scene("hold_up", [answer["target"]], [answer["who"]], started_by=answer["holder"], between_rounds=True)
    play.state.scenes.insert(0, scene)


def _combat(play: GamePlay, ambushed: str, started_by: str) -> None:
    """The combat that is in store next, or a new one with all who are there."""
    state = play.state
    if not state.scenes or state.scenes[0].scene != "combat":
        people = [one.id for one in state.characters]
        state.scenes.insert(0, Scene("combat", [one.id for one in state.able()], people))
    state.scenes[0].ambushed, state.scenes[0].started_by = ambushed, started_by


def _ambush(play: GamePlay, answer: Mapping[str, Any]) -> None:
    caught = answer["caught"]
    _combat(play, caught, "opponents" if caught == "characters" else "characters")


def _attack(play: GamePlay, answer: Mapping[str, Any]) -> None:
    _combat(play, "nobody", answer["attacker"])


def _sneak(play: GamePlay, answer: Mapping[str, Any]) -> None:
    state = play.state
    state.scenes.insert(0, Scene("sneak", [one.id for one in state.able()], [one.id for one in state.characters]))


def _defenceless(play: GamePlay, answer: Mapping[str, Any]) -> None:
    state = play.state
    foes = [one.id for one in state.opponents if one.status not in ("dead", "fled")]
    people = [one.id for one in state.characters]
    state.scenes.insert(0, Scene("defenceless", foes, people, started_by=answer["attacker"]))


def _indirect(play: GamePlay, answer: Mapping[str, Any]) -> None:
    people = [one.id for one in play.state.characters]
    play.state.scenes.insert(0, Scene("indirect", [], people, grade=answer["indirect_grade"]))


def _chase(play: GamePlay, answer: Mapping[str, Any]) -> None:
    """Getting away is what counts now, and the opponents do not let go at once."""
    play.state.chase, play.state.goal = answer["pursuits"], "survive"


def _challenge(play: GamePlay, answer: Mapping[str, Any]) -> None:
    challenges, combat = challenges_in_store(play.state), play.state.combat
    assert challenges is not None
    next_round = 1 if combat is None else combat.number + 1
    made = challenge_of(answer["which"], play.content.get("challenges", answer["which"]), next_round, ONCE)
    first, *others = made.grades
    asked = PlannedGrade(answer["challenge_to_meet"], answer["challenge_ability"], first.damage, first.amount)
    made.grades = [asked, *others]
    challenges.append(made)


def _no_challenge(play: GamePlay, answer: Mapping[str, Any]) -> None:
    challenges = challenges_in_store(play.state)
    assert challenges is not None
    challenges[:] = [one for one in challenges if one.id != answer["which"]]


def _call_off(play: GamePlay, answer: Mapping[str, Any]) -> None:
    play.state.scenes.pop(0)


STARTS: dict[str, Callable[[GamePlay, Mapping[str, Any]], None]] = {
    "hold_up": _hold_up,
    "ambush": _ambush,
    "attack": _attack,
    "sneak": _sneak,
    "defenceless": _defenceless,
    "indirect": _indirect,
    "chase": _chase,
    "challenge": _challenge,
    "no_challenge": _no_challenge,
    "call_off": _call_off,
}
