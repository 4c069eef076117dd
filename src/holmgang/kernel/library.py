"""What there is to play: systems found by entry point, their packs and scenarios, and those of the user."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from holmgang.kernel.content import Pack, Scenario, load_pack, load_scenario, sort_of, user_folders, yaml_files
from holmgang.kernel.errors import ContentError, InputError, Problem, UnknownName
from holmgang.kernel.match import Match
from holmgang.kernel.save import restore
from holmgang.kernel.system import Game, System
from holmgang.kernel.words import Lexicon
from holmgang.kernel.yamltext import Document, read_file

GROUP = "holmgang.systems"


class Library:
    """Systems with their content. ``folders`` are further places with packs and scenarios (``*.yaml``)."""

    def __init__(self, systems: Iterable[System[Any]], folders: Sequence[Path] = ()) -> None:
        self.systems = {system.id: system for system in systems}
        self.folders = tuple(folders)
        self._packs: dict[str, Pack] = {}
        self._files: dict[str, dict[str, Path]] = {}
        self._lexicons: dict[str, Lexicon] = {}

    @classmethod
    def discover(cls, folders: Sequence[Path] = ()) -> Library:
        """Every installed system, in the order of their names, with the user's own pack folders.

        The environment variable HOLMGANG_SYSTEMS adds more as ``module:attribute``, separated by commas: for those who
        write a system and have not installed it yet.
        """
        points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
        places = [place for place in os.environ.get("HOLMGANG_SYSTEMS", "").split(",") if place]
        return cls([*(point.load() for point in points), *map(_system_at, places)], folders)

    def system(self, name: str) -> System[Any]:
        """The system of that id."""
        if name not in self.systems:
            raise UnknownName("system", name, self.systems)
        return self.systems[name]

    def pack(self, system: System[Any]) -> Pack:
        """The content of a system: its own files, then the user's packs for it."""
        if system.id not in self._packs:
            own = sorted((system.folder / "content").glob("*.yaml"))
            users = [path for path in self._user_files() if _kind_of(path) == ("pack", system.id)]
            self._packs[system.id] = load_pack([*own, *users], system.content_kinds, system.id)
        return self._packs[system.id]

    def scenario_files(self, system: System[Any]) -> dict[str, Path]:
        """Id and file of every scenario of a system, its own first."""
        if system.id not in self._files:
            own = sorted((system.folder / "scenarios").glob("*.yaml"))
            users = [path for path in self._user_files() if _kind_of(path) == ("scenario", system.id)]
            self._files[system.id] = {str(read_file(path).data.get("id", path.stem)): path for path in [*own, *users]}
        return self._files[system.id]

    def scenarios(self, system: System[Any]) -> list[Scenario]:
        """Every scenario of a system, ready to be shown."""
        return [self.scenario_from(system, read_file(path)) for path in self.scenario_files(system).values()]

    def game(self, name: str, knobs: Mapping[str, Any] | None = None) -> Game:
        """The game of a scenario, by its id (``duel`` or ``refgame/duel``) or by the path of a file."""
        path = Path(name)
        if path.suffix in (".yaml", ".yml"):
            document = read_file(path)
            system = self.system(_text(document, "system"))
        else:
            system, file = self._find(name)
            document = read_file(file)
        return self._game(system, document, knobs)

    def game_from(self, system: System[Any], data: Mapping[str, Any], name: str) -> Game:
        """The game of a scenario given as data (a save, an inline scenario of a vector)."""
        return self._game(system, Document(dict(data), name), None)

    def scenario_data(self, system: System[Any], name: str) -> Mapping[str, Any]:
        """A scenario of a system as it stands in its file."""
        files = self.scenario_files(system)
        if name not in files:
            raise UnknownName(f"{system.id} scenario", name, files)
        data: Mapping[str, Any] = read_file(files[name]).data
        return data

    def restore(self, data: Mapping[str, Any]) -> Match:
        """The match of a save that :func:`holmgang.kernel.save.read_save` has read."""
        system = self.system(data["system"])
        return restore(data, self.game_from(system, data["scenario"], "the saved match"))

    def lexicon(self, system: System[Any]) -> Lexicon:
        """The words of the kernel and of one system: two systems may say the same thing differently."""
        if system.id not in self._lexicons:
            self._lexicons[system.id] = Lexicon([system.folder / "words"])
        return self._lexicons[system.id]

    def _game(self, system: System[Any], document: Document, knobs: Mapping[str, Any] | None) -> Game:
        return Game(system, self.pack(system), self.scenario_from(system, document, knobs))

    def scenario_from(
        self, system: System[Any], document: Document, knobs: Mapping[str, Any] | None = None
    ) -> Scenario:
        """The scenario in a document, checked against the system's models and content."""
        scenario = load_scenario(
            document,
            system.setup_model,
            system.knobs_model,
            system_id=system.id,
            presets=system.presets,
            pack=self.pack(system),
        )
        return scenario.with_knobs(knobs) if knobs else scenario

    def _find(self, name: str) -> tuple[System[Any], Path]:
        wanted, _, short = name.rpartition("/")
        found = [
            (system, files[short])
            for system in ([self.system(wanted)] if wanted else self.systems.values())
            if short in (files := self.scenario_files(system))
        ]
        if len(found) == 1:
            return found[0]
        if found:
            raise UnknownName("single scenario", name, [f"{system.id}/{short}" for system, _ in found])
        known = [known for system in self.systems.values() for known in self.scenario_files(system)]
        raise UnknownName("scenario", name, known)

    def _user_files(self) -> list[Path]:
        return yaml_files([*user_folders(), *self.folders])


def _system_at(place: str) -> System[Any]:
    module, _, name = place.strip().partition(":")
    try:
        system = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise InputError(f"HOLMGANG_SYSTEMS: no system at {place!r}: {error}") from None
    if not isinstance(system, System):
        raise InputError(f"HOLMGANG_SYSTEMS: {place!r} is not a rule system")
    return system


def _kind_of(path: Path) -> tuple[str, str] | None:
    """Is a user's file a pack or a scenario, and of which system? Broken files are found by ``holmgang check``."""
    try:
        document = read_file(path)
    except ContentError:
        return None
    data = document.data
    if not isinstance(data, dict) or not isinstance(data.get("system"), str):
        return None
    return sort_of(document), data["system"]


def _text(document: Document, key: str) -> str:
    value = document.data.get(key) if isinstance(document.data, dict) else None
    if not isinstance(value, str):
        raise ContentError([Problem(document.file, 1, key, "is missing, or not a name")])
    return value
