"""Content: what people write in YAML, and how it becomes values that rules can use.

A **pack** holds the things of a game: weapons, creatures, cards. A **scenario** says who meets whom, and where.
A rule system declares both as pydantic models derived from :class:`Entry`; everything else happens here.

::

    system: k6
    weapons:
      sword: {damage: 2}
    creatures:
      wolf: {lives: 4, bite: {damage: 1}}
      dire_wolf: {extends: wolf, lives: 10}

A mistake is told with its file and line, in plain words, together with all the others (:class:`ContentError`).
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple

import platformdirs
from pydantic import (
    AfterValidator,
    BaseModel,
    Field,
    PlainValidator,
    TypeAdapter,
    ValidationInfo,
    WithJsonSchema,
    create_model,
)

from holmgang.kernel._validation import (
    Entry,
    Located,
    Narrows,
    for_another,
    repeated,
    stands_twice,
    unknown_key,
    unknown_name,
    validate,
)
from holmgang.kernel.errors import ContentError, Problem, UnknownName
from holmgang.kernel.messages import Translatable
from holmgang.kernel.yamltext import DataPath, Document, read_file

__all__ = [
    "MAX_ANCESTORS",
    "MAX_ENTRIES",
    "DiceText",
    "Entry",
    "Id",
    "Lang",
    "Located",
    "Narrows",
    "Natural",
    "Pack",
    "PackHead",
    "Ref",
    "Scenario",
    "ScenarioHead",
    "SeatModel",
    "Texts",
    "at_their_lines",
    "canonical",
    "fingerprint",
    "json_schema",
    "load_pack",
    "load_scenario",
    "names_in",
    "pack_schema",
    "repeated",
    "scenario_schema",
    "sort_of",
    "stands_twice",
    "unknown_name",
    "user_folders",
    "validate",
    "yaml_files",
]

MAX_ENTRIES: Final = 5_000
"""Entries of all kinds in one pack."""
MAX_ANCESTORS: Final = 30
"""Entries that one entry may build upon, one through the other."""
ID_PATTERN: Final = "[a-z][a-z0-9_]*"

Id = Annotated[str, Field(pattern=f"^{ID_PATTERN}$", max_length=60)]
"""The id of anything: small letters, digits and ``_``, a letter first."""
Lang = Literal["en", "cs", "da"]


def _has_english(texts: dict[Any, str]) -> dict[Any, str]:
    if "en" not in texts:
        text = "is missing the English text 'en', which stands in where a language is missing"
        raise ValueError(Translatable(text, "no-english"))
    return texts


_STEERING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
"""Characters that steer a terminal or turn the direction of writing: a text that holds one could pretend to be ours."""


def _is_text(texts: dict[Any, str]) -> dict[Any, str]:
    if any(map(_STEERING.search, texts.values())):
        raise ValueError(Translatable("holds a control character", "text-steering"))
    return texts


Texts = Annotated[dict[Lang, str], AfterValidator(_has_english), AfterValidator(_is_text)]
"""A text in one or more languages; English is always among them."""


Natural = Annotated[int, Field(ge=0, le=10_000)]
"""A number of things that cannot be fewer than none: lives, uses, metres, rounds."""

MAX_DICE: Final = 100
MAX_SIDES: Final = 1_000
_DICE = re.compile(r"([0-9]{1,9})d([0-9]{1,9})")


def _read_dice(value: Any) -> tuple[int, int]:
    if isinstance(value, str) and (written := _DICE.fullmatch(value)):
        value = [int(part) for part in written.groups()]
    if not isinstance(value, (list, tuple)) or len(value) != 2 or not all(type(part) is int for part in value):
        raise ValueError(Translatable("dice are written like 2d6", "no-dice"))
    count, sides = value
    if count > 0 and sides == 0:
        raise ValueError(Translatable("dice are written like 2d6", "no-dice"))
    if not (0 <= count <= MAX_DICE and 0 <= sides <= MAX_SIDES):
        got = f"{count}d{sides}"
        text = f"at most {MAX_DICE} dice of at most {MAX_SIDES} sides, like 2d6; got {got}"
        raise ValueError(Translatable(text, "most-dice", most=MAX_DICE, sides=str(MAX_SIDES), got=got))
    return count, sides


DiceText = Annotated[
    tuple[int, int],
    PlainValidator(_read_dice),
    WithJsonSchema(
        {
            "description": "dice like 2d6",
            "anyOf": [
                {"type": "string", "pattern": "^[0-9]+d[0-9]+$"},
                {"type": "array", "items": {"type": "integer", "minimum": 0}, "minItems": 2, "maxItems": 2},
            ],
        }
    ),
]
"""Dice as people write them, ``2d6``; a number of dice and their sides for the rules, ``(0, 0)`` for none."""


@dataclass(frozen=True)
class Measure:
    """Marks a value as a number of something, which forms show with its unit and keep within limits.

    The value may be written as a fraction in quotes (``'5/2'``); a form shows and takes it as a decimal (``2.5``).
    """

    unit: str
    least: int | None = None
    most: int | None = None


class Ref:
    """Marks a text as the id of an entry: ``weapon: Annotated[str, Ref("weapons")]``.

    With several kinds, an entry of any of them. With ``blank`` the empty text names nothing, and may stand there.
    A pack checks its own references; a scenario those to its pack. Where no pack is known, nothing is checked.
    """

    def __init__(self, *kinds: str, blank: bool = False) -> None:
        self.kinds, self.blank = kinds, blank

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        return AfterValidator(self.check).__get_pydantic_core_schema__(source, handler)

    def check(self, value: str, info: ValidationInfo) -> str:
        ids: Mapping[str, Collection[str]] | None = info.context
        if ids is None or (self.blank and not value):
            return value
        known = [name for kind in self.kinds for name in ids.get(kind, ())]
        if value not in known:
            raise ValueError(unknown_name(_entry_of(", ".join(self.kinds)), value, known))
        return value


class _NamedEntry(Entry):
    """Fields that any entry may have besides those of its model."""

    name: Texts


class PackHead(Entry):
    """The head of a pack file."""

    id: Id
    title: Texts | str = ""
    heroes: dict[Id, dict[str, Any]] = {}
    """Belongings and looks of the heroes among the entries; the table reads it when it imports them."""


@dataclass(frozen=True)
class Pack:
    """The content of a rule system, validated: kinds, then ids, then entries.

    ``hash`` is the same for the same content however it was spread over files; saves carry it.
    """

    system: str
    kinds: Mapping[str, Mapping[str, Entry]]
    heads: tuple[PackHead, ...] = ()
    hash: str = field(default="", compare=False)
    names: Mapping[str, Mapping[str, str]] = field(default_factory=dict, compare=False)
    """Names of entries by id and language: any entry may have a ``name``."""

    def kind(self, kind: str) -> Mapping[str, Any]:
        """All entries of a kind, by id."""
        try:
            return self.kinds[kind]
        except KeyError:
            raise UnknownName(Translatable("kind of content", "kind"), kind, self.kinds) from None

    def get(self, kind: str, name: str) -> Any:
        """One entry, or :class:`UnknownName` with the ids there are."""
        try:
            return self.kinds[kind][name]
        except KeyError:
            raise UnknownName(_entry_of(kind), name, self.kind(kind)) from None

    @property
    def ids(self) -> Mapping[str, Collection[str]]:
        """The ids of each kind, as :class:`Ref` wants them."""
        return {kind: entries.keys() for kind, entries in self.kinds.items()}


class _Written(NamedTuple):
    """An entry as it stands in a file."""

    document: Document
    path: DataPath
    data: dict[Any, Any]

    def problem(self, key: str, message: str) -> Problem:
        return self.document.problem((*self.path, key) if key else self.path, message)


class _Inherited:
    """Data of several ancestors, and which of them wrote what."""

    def __init__(self, chain: Sequence[_Written]) -> None:
        """``chain`` starts with the eldest and ends with the entry itself."""
        self.own = chain[-1]
        self.origins: dict[DataPath, tuple[Document, DataPath]] = {}
        self.data: dict[Any, Any] = {}
        for written in chain:
            self._merge(self.data, written.data, (), written)

    def _merge(self, into: dict[Any, Any], data: dict[Any, Any], path: DataPath, written: _Written) -> None:
        for key, value in data.items():
            if not path and key in _OWN_KEYS:
                continue
            place = (*path, key)
            self.origins[place] = (written.document, (*written.path, *place))
            if isinstance(value, dict):
                # A name is given anew as a whole: half of it in the parent's words would name two creatures alike.
                if not isinstance(into.get(key), dict) or place == ("name",):
                    into[key] = {}
                self._merge(into[key], value, place, written)
            else:
                into[key] = value

    def problem(self, path: DataPath, message: str) -> Problem:
        """At the ancestor that wrote it; named after the entry itself, so that both can be found."""
        for end in range(len(path), 0, -1):
            if path[:end] in self.origins:
                document, place = self.origins[path[:end]]
                found = document.problem((*place, *path[end:]), message)
                break
        else:
            found = self.own.document.problem((*self.own.path, *path), message)
        shown = self.own.document.problem((*self.own.path, *path), message)
        return Problem(found.file, found.line, shown.path, message)


_OWN_KEYS: Final = ("extends", "replaces")


def _entry_of(kind: str) -> Translatable:
    return Translatable(f"entry of {kind}", "entry-of", kind=kind)


class _Builder:
    def __init__(self, kinds: Mapping[str, type[Entry]], system: str) -> None:
        self.models, self.system = kinds, system
        self.problems: list[Problem] = []
        self.heads: list[PackHead] = []
        self.count = 0
        # Several definitions of one id: each later one replaces the earlier, and may build upon it.
        self.written: dict[str, dict[str, list[_Written]]] = {kind: {} for kind in kinds}

    def add(self, document: Document) -> None:
        data = document.data
        if not isinstance(data, dict):
            text = "expected a mapping with 'system' and kinds of content"
            self.problems.append(document.problem((), Translatable(text, "pack-mapping")))
            return
        if "system" not in data:
            text = f"'system' is missing; write 'system: {self.system}'"
            self.problems.append(document.problem((), Translatable(text, "system-missing", system=self.system)))
        elif data["system"] != self.system:
            self.problems.append(document.problem(("system",), for_another(data["system"], self.system)))
        for key, value in data.items():
            if key == "pack":
                self.head(document, value)
            elif key in self.models:
                self.entries(document, key, value)
            elif key != "system":
                message = unknown_key(str(key), ["system", "pack", *self.models])
                self.problems.append(document.problem((key,), message))

    def head(self, document: Document, data: Any) -> None:
        try:
            self.heads.append(validate(PackHead, data, document, ("pack",)))
        except ContentError as error:
            self.problems.extend(error.problems)

    def entries(self, document: Document, kind: str, data: Any) -> None:
        if data is None:
            return
        if not isinstance(data, dict):
            self.problems.append(document.problem((kind,), Translatable("expected a mapping of ids to entries", "ids")))
            return
        for name, entry in data.items():
            problem = self.entry(kind, name, _Written(document, (kind, name), {} if entry is None else entry))
            if problem is not None:
                self.problems.append(problem)

    def entry(self, kind: str, name: Any, written: _Written) -> Problem | None:
        self.count += 1
        if self.count > MAX_ENTRIES:
            text = f"more than {MAX_ENTRIES:,} entries"
            raise ContentError(
                [*self.problems, written.problem("", Translatable(text, "most-entries", most=f"{MAX_ENTRIES:,}"))]
            )
        if not isinstance(name, str) or not re.fullmatch(ID_PATTERN, name):
            text = "an id is made of small letters, digits and _, and starts with a letter"
            return written.problem("", Translatable(text, "id-form"))
        if not isinstance(written.data, dict):
            return written.problem("", Translatable("expected a mapping of keys and values", "expected-mapping"))
        replaces = written.data.get("replaces", False)
        if not isinstance(replaces, bool):
            return written.problem("replaces", Translatable("expected true or false", "expected-truth"))
        earlier = self.written[kind].setdefault(name, [])
        if earlier and not replaces:
            first = earlier[-1].problem("", "")
            place = f"{first.file}:{first.line}"
            text = f"already defined in {place}; write 'replaces: true' in it to replace that one"
            return written.problem("", Translatable(text, "already-defined", place=place))
        missing = replaces and not earlier
        earlier.append(written)
        text = f"there is no earlier {name!r} to replace"
        return written.problem("replaces", Translatable(text, "nothing-earlier", name=repr(name))) if missing else None

    def chain(self, kind: str, name: str) -> list[_Written]:
        """The entry and its ancestors, eldest first."""
        entries = self.written[kind]
        place = (name, len(entries[name]) - 1)
        seen = [place]
        while True:
            written = entries[place[0]][place[1]]
            parent = written.data.get("extends")
            if parent is None:
                return [entries[who][which] for who, which in reversed(seen)]
            if not isinstance(parent, str) or not entries.get(parent):
                known = [other for other in entries if entries[other] and other != name]
                raise ContentError([written.problem("extends", unknown_name(_entry_of(kind), parent, known))])
            own_elder = parent == place[0] and place[1] > 0
            place = (parent, place[1] - 1 if own_elder else len(entries[parent]) - 1)
            if place in seen:
                circle = " → ".join([who for who, _ in seen[seen.index(place) :]] + [parent])
                text = f"goes round in a circle: {circle}"
                raise ContentError([written.problem("extends", Translatable(text, "circle", circle=circle))])
            if len(seen) > MAX_ANCESTORS:
                text = f"more than {MAX_ANCESTORS} ancestors"
                raise ContentError(
                    [written.problem("extends", Translatable(text, "most-ancestors", most=MAX_ANCESTORS))]
                )
            seen.append(place)

    def pack(self) -> Pack:
        ids = {kind: [name for name in entries if entries[name]] for kind, entries in self.written.items()}
        kinds: dict[str, dict[str, Entry]] = {kind: {} for kind in self.models}
        self.names: dict[str, Mapping[str, str]] = {}
        for kind, names in ids.items():
            for name in names:
                try:
                    kinds[kind][name] = self.made(kind, name, ids)
                except ContentError as error:
                    self.problems.extend(error.problems)
        if self.problems:
            raise ContentError(list(dict.fromkeys(self.problems)))
        filled = {kind: entries for kind, entries in kinds.items() if entries}  # a new kind changes no content
        return Pack(self.system, kinds, tuple(self.heads), fingerprint(filled), self.names)

    def made(self, kind: str, name: str, ids: Mapping[str, Collection[str]]) -> Entry:
        inherited = _Inherited(self.chain(kind, name))
        model, data = self.models[kind], inherited.data
        if "id" in model.model_fields:
            if "id" in data:
                text = "the id stands before the colon; leave this out"
                raise ContentError([inherited.problem(("id",), Translatable(text, "id-outside"))])
            data = {**data, "id": name}
        if "name" in data and "name" not in model.model_fields:
            self.names[name] = dict(validate(_NamedEntry, {"name": data["name"]}, inherited).name.items())
            data = {key: value for key, value in data.items() if key != "name"}
        made = validate(model, data, inherited, context=ids)
        if isinstance(called := getattr(made, "name", None), dict):
            self.names[name] = called
        return made


def load_pack(files: Sequence[Path | Document], kinds: Mapping[str, type[Entry]], system_id: str) -> Pack:
    """Read pack files as one pack, or tell everything that is wrong with them in one :class:`ContentError`.

    An entry may name a parent in ``extends``: mappings are merged key by key, everything else is replaced. A later file
    may redefine an id only with ``replaces: true``; it may then extend its own id, which means the replaced entry.
    A model with a field ``id`` receives the id of the entry there. Every entry may have a ``name`` in several
    languages, whether its model has such a field or not; see ``Pack.names``.
    """
    builder = _Builder(kinds, system_id)
    for file in files:
        try:
            builder.add(file if isinstance(file, Document) else read_file(file))
        except ContentError as error:
            builder.problems.extend(error.problems)
    return builder.pack()


def canonical(value: Any) -> Any:
    """A value as JSON that depends on nothing but the value: sets are sorted, enums are their values."""
    if value is None or isinstance(value, (bool, int)):
        return value
    if isinstance(value, Enum):
        return canonical(value.value)
    if isinstance(value, str):
        return str(value)
    if isinstance(value, BaseModel):
        return {info.alias or name: canonical(getattr(value, name)) for name, info in type(value).model_fields.items()}
    if isinstance(value, Mapping):
        return {str(canonical(key)): canonical(item) for key, item in value.items()}
    if isinstance(value, (set, frozenset)):
        return sorted(map(canonical, value), key=json.dumps)
    if isinstance(value, (list, tuple)):
        return [canonical(item) for item in value]
    return str(value)


def fingerprint(value: Any) -> str:
    """The SHA-256 of a value's canonical JSON."""
    text = json.dumps(canonical(value), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def user_folders() -> tuple[Path, ...]:
    """Return the folders of people's own packs and scenarios: those of ``HOLMGANG_PACKS``, then the user's data folder.

    They need not exist.
    """
    named = [Path(part).expanduser() for part in os.environ.get("HOLMGANG_PACKS", "").split(os.pathsep) if part.strip()]
    own = platformdirs.user_data_path("holmgang", appauthor=False) / "packs"
    return tuple(dict.fromkeys([*named, own]))


def yaml_files(folders: Iterable[Path] | None = None) -> list[Path]:
    """The ``*.yaml`` files in these folders (the user's own, if none are given), in the order of folders and names."""
    return [file for folder in (user_folders() if folders is None else folders) for file in _in_folder(folder)]


def _in_folder(folder: Path) -> Iterator[Path]:
    try:
        found = sorted(folder.glob("*.yaml"))
    except OSError:
        return
    yield from (file for file in found if file.is_file())


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
