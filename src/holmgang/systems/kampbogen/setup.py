"""From a scenario to the state before the first step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from holmgang.kernel.content import Entry, Pack, Scenario, repeated, stands_twice, unknown_name
from holmgang.kernel.errors import ContentError, Problem, nearest
from holmgang.kernel.messages import A_SEAT, Translatable
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.content import (
    ABILITIES,
    CONDITIONS,
    ChallengeSetup,
    CharacterModel,
    CharacterSetup,
    KindModel,
    OpponentModel,
    OpponentSetup,
    SceneSetup,
    Setup,
    VehicleModel,
    VehicleSetup,
)
from holmgang.systems.kampbogen.knobs import Knobs
from holmgang.systems.kampbogen.state import (
    CarriedGear,
    Character,
    Opponent,
    OpponentEffect,
    PlannedChallenge,
    PlannedGrade,
    Scene,
    State,
    Vehicle,
)

A_CHARACTER: Final = Translatable("character", "character")
A_SHEET: Final = Translatable("sheet", "sheet")


def initial_state(scenario: Scenario, content: Pack) -> State:
    """The state at the start."""
    setup: Setup = scenario.setup
    problems = [
        *_misplaced(scenario, setup),
        *_unknown(setup, content),
        *_misseated(setup, content),
        *_unknown_weapons(scenario, content),
    ]
    if problems:
        raise ContentError([Problem("scenario", 1, path, message) for path, message in problems])
    players = [name for name, seat in scenario.seats.items() if seat.role == "player"]
    return State(
        characters=[
            _character(name, entry, setup, content, players, scenario.knobs) for name, entry in setup.characters.items()
        ],
        opponents=[_opponent(name, entry, setup, content, scenario.knobs) for name, entry in setup.opponents.items()],
        vehicles=[_vehicle(name, entry, content) for name, entry in setup.vehicles.items()],
        scenes=[_scene(scene, setup, content) for scene in setup.scenes],
        goal=setup.goal,
        master=scenario.master or "",
        pursuits=setup.pursuits,
    )


def _misplaced(scenario: Scenario, setup: Setup) -> Iterator[tuple[str, str]]:
    """Characters at seats that are not there, or for whom there is none."""
    players = [name for name, seat in scenario.seats.items() if seat.role == "player"]
    for name, entry in setup.characters.items():
        if entry.seat is not None and entry.seat not in scenario.seats:
            yield f"setup.characters.{name}.seat", unknown_name(A_SEAT, entry.seat, scenario.seats)
        elif entry.seat is None and not players:
            text = "is missing: there are no players at the table"
            yield f"setup.characters.{name}.seat", Translatable(text, "no-players")


def _unknown(setup: Setup, content: Pack) -> Iterator[tuple[str, str]]:
    """Sheets that neither pack nor templates have, and ids that are unknown, on both sides, or listed twice.

    An entry without ``use`` may go without a sheet, but an empty one that is nearly called like a sheet is mistyped.
    """
    entries: dict[str, Mapping[str, Any]] = {"characters": setup.characters, "opponents": setup.opponents}
    groups = {**entries, "vehicles": setup.vehicles}
    for group, people in groups.items():
        sheets = [*getattr(setup.templates, group, ()), *content.kind(group)]
        for name, entry in people.items():
            if entry.use is not None and entry.use not in sheets:
                yield f"setup.{group}.{name}.use", unknown_name(A_SHEET, entry.use, sheets)
            elif entry.use is None and name not in sheets and nearest(name, sheets) and not _own_sheet(entry):
                yield f"setup.{group}.{name}", unknown_name(A_SHEET, name, sheets)
    for name in setup.opponents:
        if name in setup.characters:
            text = f"{name} is both a character and an opponent"
            yield f"setup.opponents.{name}", Translatable(text, "both-sides", name=name)
    for number, scene in enumerate(setup.scenes):
        for group, names in (("characters", scene.characters or ()), ("opponents", scene.opponents or ())):
            what = A_CHARACTER if group == "characters" else Translatable("opponent", "opponent")
            yield from _unknown_ids(f"setup.scenes.{number}.{group}", names, entries[group], what)
            for name in repeated(names):
                yield f"setup.scenes.{number}.{group}", stands_twice(name)


def without_mentions(setup: Mapping[str, Any], group: str, gone: str) -> Mapping[str, Any]:
    """Return a set-up, as data that may be wrong, without what its scenes and vehicles say of one who is gone."""
    if group not in ("characters", "opponents"):
        return setup
    made, scenes, vehicles = dict(setup), setup.get("scenes"), setup.get("vehicles")
    if isinstance(scenes, list):
        made["scenes"] = [_without(scene, group, gone) for scene in scenes]
    if isinstance(vehicles, Mapping) and group == "characters":
        made["vehicles"] = {
            name: _without(_without(car, "driver", gone), "passengers", gone) for name, car in vehicles.items()
        }
    return made


def _without(entry: Any, field: str, gone: str) -> Any:
    """An entry without a name in one of its fields, which holds one name or a list of them."""
    held = entry.get(field) if isinstance(entry, Mapping) else None
    if isinstance(held, (list, tuple)):
        return {**entry, field: [name for name in held if name != gone]}
    return {key: value for key, value in entry.items() if key != field} if held is not None and held == gone else entry


def _own_sheet(entry: CharacterSetup | OpponentSetup | VehicleSetup) -> bool:
    """Return whether an entry says anything of what a sheet says; one that does needs no sheet."""
    if isinstance(entry, VehicleSetup):
        return entry.brud is not None or entry.drive is not None
    of_a_sheet = CharacterModel if isinstance(entry, CharacterSetup) else OpponentModel
    return any(getattr(entry, field, None) is not None for field in of_a_sheet.model_fields)


def _misseated(setup: Setup, content: Pack) -> Iterator[tuple[str, str]]:
    """Vehicles with unknown people, with people who sit in another too, or with more than they hold."""
    aboard = [name for car in setup.vehicles.values() for name in (car.driver, *car.passengers) if name]
    twice = repeated(aboard)
    for name, car in setup.vehicles.items():
        path = f"setup.vehicles.{name}"
        yield from _unknown_ids(f"{path}.driver", [car.driver] if car.driver else [], setup.characters, A_CHARACTER)
        yield from _unknown_ids(f"{path}.passengers", car.passengers, setup.characters, A_CHARACTER)
        for one in twice:
            if one in (car.driver, *car.passengers):
                yield path, Translatable(f"{one} sits in more than one place of the vehicles", "two-places", name=one)
        model = content.kind("vehicles").get(car.use or name)
        if model is not None and len(car.passengers) > model.passengers:
            count, room = len(car.passengers), model.passengers
            text = f"{count} passengers, but there is room for {room}"
            yield f"{path}.passengers", Translatable(text, "too-many-passengers", count=count, room=room)


def _unknown_ids(path: str, names: Iterable[str], there: Mapping[str, Any], what: str) -> Iterator[tuple[str, str]]:
    for name in names:
        if name not in there:
            yield path, unknown_name(what, name, there)


def _unknown_weapons(scenario: Scenario, content: Pack) -> Iterator[tuple[str, str]]:
    """Words in the knob of KB-20.3 that are neither a piece of gear nor a tag of one."""
    gear = content.kind("gear")
    known = dict.fromkeys([*gear, *(tag for model in gear.values() for tag in model.tags)])
    knobs: Knobs = scenario.knobs
    for name in knobs.aimed_shot_weapons:
        if name not in known:
            what = Translatable("gear or tag of gear", "gear-or-tag")
            yield "knobs.aimed_shot_weapons", unknown_name(what, name, known)


def _over(template: Entry, entry: Entry) -> dict[str, Any]:
    """The template's values with those the scenario gives itself."""
    values = {name: getattr(template, name) for name in type(template).model_fields}
    for name in values:
        given = getattr(entry, name, None)
        if given is not None:
            values[name] = given
    return values


def _template(
    name: str, use: str | None, own: dict[str, Any], kind: str, content: Pack, empty: Entry
) -> tuple[str, Any]:
    """The sheet that an entry is built upon: named by ``use``, else of the same name, else an empty one."""
    wanted = use or name
    if wanted in own:
        return wanted, own[wanted]
    if use is not None or wanted in content.kind(kind):
        return wanted, content.get(kind, wanted)
    return wanted, empty


def _character(
    name: str, entry: CharacterSetup, setup: Setup, content: Pack, players: list[str], knobs: Knobs
) -> Character:
    own: dict[str, Any] = dict(setup.templates.characters)
    use, template = _template(name, entry.use, own, "characters", content, CharacterModel())
    values = _over(template, entry)
    seat = entry.seat or (name if name in players else players[0])
    down = rules.faints(values["lives"], values["power"], values["psyche"], values["blood"], knobs.character_out_at)
    return Character(
        id=name,
        name=entry.name or "",
        use=use,
        seat=seat,
        abilities={ability: values[ability] for ability in ABILITIES},
        lives=values["lives"],
        power=values["power"],
        psyche=values["psyche"],
        blood=values["blood"],
        ceilings={part: max(values[part], getattr(template, part)) for part in CONDITIONS},
        brawl_value=knobs.default_brawl_value if values["brawl_value"] is None else values["brawl_value"],
        standing="fainted" if down else "out_of_combat" if "bound" in entry.tags else entry.standing,
        tags=list(entry.tags),
        present=entry.standing == "in_combat",
        expertises=list(values["expertises"]),
        gear=[CarriedGear(piece, content.get("gear", piece).brud) for piece in values["gear"]],
        money=values["money"],
    )


def _opponent(name: str, entry: OpponentSetup, setup: Setup, content: Pack, knobs: Knobs) -> Opponent:
    own: dict[str, Any] = dict(setup.templates.opponents)
    use, template = _template(name, entry.use, own, "opponents", content, OpponentModel())
    values = _over(template, entry)
    kind = content.get("kinds", values["kind"])

    def flag(of: str) -> bool:
        return bool(getattr(kind, of) if values[of] is None else values[of])

    made = Opponent(
        id=name,
        name=entry.name or "",
        use=use,
        kind=values["kind"],
        kamp=values["kamp"],
        lives=values["lives"],
        start=max(values["lives"], template.lives),
        style=values["style"],
        effects=[OpponentEffect(effect.kind, effect.amount, effect.trigger) for effect in values["effects"]],
        fights_to_death=flag("fights_to_death"),
        kills_defeated=flag("kills_defeated"),
        plunders=flag("plunders"),
        gives_in=values["gives_in"] or _gives_in(kind, flag("fights_to_death")),
        carries_money=values["carries_money"],
        tags=list(entry.tags),
    )
    if made.lives <= knobs.opponent_out_at:
        made.status = "dead" if made.fights_to_death else "unconscious"
    return made


def _gives_in(kind: KindModel, fights_to_death: bool) -> str:
    """KB-17.4: an opponent that does not fight to the death gives in, also one of a kind that otherwise never does."""
    return "flees_or_surrenders" if kind.fights_to_death and not fights_to_death else kind.gives_in


def _vehicle(name: str, entry: VehicleSetup, content: Pack) -> Vehicle:
    use = entry.use or name
    known = entry.use is not None or use in content.kind("vehicles")
    template: VehicleModel = content.get("vehicles", use) if known else VehicleModel(brud=0, drive="strength")
    brud = template.brud if entry.brud is None else entry.brud
    return Vehicle(
        id=name,
        use=use,
        brud=brud,
        start=max(brud, template.brud),
        drive=entry.drive or template.drive,
        driver=entry.driver,
        passengers=list(entry.passengers),
    )


def _scene(entry: SceneSetup, setup: Setup, content: Pack) -> Scene:
    return Scene(
        scene=entry.scene,
        opponents=list(setup.opponents) if entry.opponents is None else list(entry.opponents),
        characters=list(setup.characters) if entry.characters is None else list(entry.characters),
        ambushed=entry.ambushed,
        started_by=entry.started_by,
        challenges=[_challenge(one, content) for one in entry.challenges],
        start_lives=entry.start_lives,
        grade=entry.grade or "",
    )


def _challenge(entry: ChallengeSetup, content: Pack) -> PlannedChallenge:
    model = content.get("challenges", entry.use)
    return challenge_of(entry.use, model, entry.first, entry.every, entry.grades)


def challenge_of(name: str, model: Any, first: int = 1, every: int = 1, grades: Any = None) -> PlannedChallenge:
    """A challenge of the pack, with other grades where they are given."""
    made = [PlannedGrade(one.grade, one.ability, one.damage, one.amount) for one in grades or model.grades]
    return PlannedChallenge(name, model.source, first, every, made)
