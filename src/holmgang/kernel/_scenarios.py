"""Scenarios: who meets whom, where, by which house rules. Public through ``content``."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, Field, TypeAdapter, create_model

from holmgang.kernel._packs import Id, Pack, PackHead, Texts, canonical
from holmgang.kernel._validation import Entry, for_another, unknown_name, validate
from holmgang.kernel.errors import ContentError, Problem
from holmgang.kernel.messages import Translatable
from holmgang.kernel.yamltext import DataPath, Document


class SeatModel(Entry):
    """A seat at the table. ``policy`` answers for it while no person sits there."""

    name: Texts | None = None
    role: Literal["player", "master"] = "player"
    policy: str = "heuristic"


def _one_master(seats: dict[str, SeatModel]) -> dict[str, SeatModel]:
    masters = [name for name, seat in seats.items() if seat.role == "master"]
    if len(masters) > 1:
        names = ", ".join(masters)
        text = f"there can be one master, here are {len(masters)}: {names}"
        raise ValueError(Translatable(text, "one-master", count=len(masters), names=names))
    return seats


Seats = Annotated[dict[Id, SeatModel], Field(min_length=1, max_length=20), AfterValidator(_one_master)]


class ScenarioHead(Entry):
    """The fields of every scenario, whatever the system; ``setup`` and ``knobs`` are the system's own."""

    system: str
    id: Id
    title: Texts
    scene: Texts
    seats: Seats
    preset: str | None = None
    knobs: dict[str, Any] = Field(default_factory=dict)
    mirror: Id | None = None
    setup: dict[str, Any] = Field(default_factory=dict)


@dataclass(frozen=True)
class Scenario:
    """A scenario, validated. ``setup`` and ``knobs`` are instances of the system's models.

    ``data`` is the whole of it as JSON with every knob spelt out: what a save keeps. Loading it gives an equal one.
    """

    id: str
    system: str
    title: Mapping[str, str]
    scene: Mapping[str, str]
    seats: Mapping[str, SeatModel]
    mirror: str | None
    setup: Any
    knobs: Any
    data: Mapping[str, Any]

    @property
    def names(self) -> Mapping[str, Mapping[str, str]]:
        """Return the scenario's own names by id and language: of seats, and of all with a ``name`` in the setup."""
        return names_in(self.data)

    @property
    def master(self) -> str | None:
        """The master's seat, if the scenario has one."""
        return next((name for name, seat in self.seats.items() if seat.role == "master"), None)

    def with_knobs(self, changes: Mapping[str, Any]) -> Scenario:
        """Return it with other house rules; unknown knobs and impossible values are a :class:`ContentError`."""
        document = Document({"knobs": dict(changes)}, self.id)
        merged = {**canonical(self.knobs), **changes}
        knobs = validate(type(self.knobs), merged, document, ("knobs",))
        return replace(self, knobs=knobs, data={**self.data, "knobs": canonical(knobs)})


def names_in(data: Mapping[str, Any]) -> Mapping[str, Mapping[str, str]]:
    """Return what the data of a scenario call its own things, by id and language. The data may lack the set-up."""
    return {**dict(_named(data.get("seats"))), **dict(_named(data.get("setup")))}


def _named(data: Any) -> Iterator[tuple[str, Mapping[str, str]]]:
    """Ids with the names that stand under them, however deep."""
    for key, item in data.items() if isinstance(data, Mapping) else ():
        if isinstance(item, Mapping):
            name = item.get("name")
            if isinstance(name, Mapping) and "en" in name and all(isinstance(text, str) for text in name.values()):
                yield key, name
            yield from _named(item)


class _Knobs:
    """Knobs as they add up, and where each was set: preset knobs at the line of the preset."""

    def __init__(self, document: Document, given: Mapping[Any, Any]) -> None:
        self.document, self.given = document, given

    def problem(self, path: DataPath, message: str) -> Problem:
        found = self.document.problem(("knobs", *path), message)
        if path and path[0] not in self.given:
            return replace(found, line=self.document.line(("preset",)))
        return found


def load_scenario(
    source: Document | Mapping[str, Any],
    setup_model: type[BaseModel],
    knobs_model: type[BaseModel],
    *,
    system_id: str,
    presets: Mapping[str, Mapping[str, Any]] | None = None,
    pack: Pack | None = None,
) -> Scenario:
    """A scenario from a file or from plain data, or one :class:`ContentError` with everything wrong in it.

    Knobs are the model's defaults, overlaid by those of the ``preset`` named, overlaid by those under ``knobs``.
    With a ``pack``, ids that the setup marks with ``Ref`` are looked up in it.
    """
    document = source if isinstance(source, Document) else Document(dict(source), "scenario")
    data = document.data
    if not isinstance(data, dict):
        text = "expected a mapping: id, system, title, scene, seats, setup"
        raise ContentError([document.problem((), Translatable(text, "scenario-mapping"))])
    problems: list[Problem] = []

    def checked(model: type[Any], part: Any, where: Any, path: DataPath = (), context: Any = None) -> Any:
        try:
            return validate(model, part, where, path, context=context)
        except ContentError as error:
            problems.extend(error.problems)
            return None

    if "system" in data and data["system"] != system_id:
        problems.append(document.problem(("system",), for_another(data["system"], system_id)))
    head = checked(ScenarioHead, data, document)
    setup = _mapping(data.get("setup"))
    made = None if setup is None else checked(setup_model, setup, document, ("setup",), pack and pack.ids)
    given = _mapping(data.get("knobs"))
    preset = _preset(document, presets or {}, problems)
    knobs = None if given is None else checked(knobs_model, {**preset, **given}, _Knobs(document, given))
    if problems:
        raise ContentError(sorted(problems, key=lambda problem: problem.line))
    whole = canonical(head) | {"knobs": canonical(knobs), "setup": canonical(made)}
    whole = {key: value for key, value in whole.items() if value is not None and key != "preset"}
    return Scenario(
        head.id, head.system, head.title, head.scene, head.seats, head.mirror, setup=made, knobs=knobs, data=whole
    )


def at_their_lines(error: ContentError, document: Document) -> ContentError:
    """Problems that a system found in a scenario, at the lines of the document.

    Rules know the path of what is wrong (``setup.combatants.wolf``), not the file it came from.
    """
    return ContentError([_at_its_line(problem, document) for problem in error.problems])


def _at_its_line(problem: Problem, document: Document) -> Problem:
    if problem.line > 1:
        return problem
    found = document.problem(tuple(re.findall(r"[^.\[\]]+", problem.path)), problem.message)
    return replace(found, path=problem.path)


def _mapping(value: Any) -> dict[Any, Any] | None:
    """An optional mapping; None if it is something else, which the head has reported already."""
    return {} if value is None else value if isinstance(value, dict) else None


def _preset(document: Document, presets: Mapping[str, Mapping[str, Any]], problems: list[Problem]) -> Mapping[str, Any]:
    name = document.data.get("preset")
    if not isinstance(name, str):
        return {}
    if name not in presets:
        problems.append(document.problem(("preset",), unknown_name(Translatable("preset", "preset"), name, presets)))
        return {}
    return presets[name]


def sort_of(document: Document) -> Literal["pack", "scenario", "vectors", "guide"]:
    """Return the kind of a content file, judged by its keys."""
    keys = document.data.keys() if isinstance(document.data, dict) else ()
    if "cases" in keys:
        return "vectors"
    if {"scenario", "steps"} <= set(keys):
        return "guide"
    return "scenario" if {"seats", "setup", "scene"} & set(keys) else "pack"


# JSON Schema for editors


def json_schema(model: type[BaseModel], title: str = "") -> dict[str, Any]:
    """The JSON Schema of a model, for an editor to validate with."""
    schema = model.model_json_schema(by_alias=True)
    schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    if title:
        schema["title"] = title
    return schema


def pack_schema(kinds: Mapping[str, type[Entry]], system_id: str) -> dict[str, Any]:
    """The JSON Schema of a system's pack files.

    Entries that extend others need not be complete, so nothing is required of an entry here; the checker knows better.
    """
    fields: dict[str, Any] = {
        "system": (Literal[system_id], ...),
        "pack": (PackHead | None, None),
        **{kind: (dict[Id, model] | None, None) for kind, model in kinds.items()},  # type: ignore[valid-type]
    }
    schema = json_schema(create_model("PackFile", __base__=Entry, **fields), f"A pack for {system_id}")
    schema["$defs"]["Name"] = {**TypeAdapter(Texts).json_schema(), "description": "What it is called, by language"}
    for model in kinds.values():
        entry = schema["$defs"][model.__name__]
        entry.pop("required", None)
        entry["properties"].pop("id", None)
        entry["properties"].setdefault("name", {"$ref": "#/$defs/Name"})
        entry["properties"]["extends"] = {"type": "string", "description": "The entry this one is built upon"}
        entry["properties"]["replaces"] = {"type": "boolean", "description": "Takes the place of an earlier entry"}
    return schema


def scenario_schema(
    setup_model: type[BaseModel],
    knobs_model: type[BaseModel],
    system_id: str,
    presets: Mapping[str, Mapping[str, Any]] | None = None,
) -> dict[str, Any]:
    """The JSON Schema of a system's scenario files."""
    fields: dict[str, Any] = {
        "system": (Literal[system_id], ...),
        "setup": (setup_model, ...),
        "knobs": (knobs_model | None, None),
    }
    if presets:
        fields["preset"] = (Literal[tuple(presets)] | None, None)
    return json_schema(create_model("ScenarioFile", __base__=ScenarioHead, **fields), f"A scenario for {system_id}")
