"""The library of games: systems found by entry point, their packs, scenarios, guides and campaigns, and the user's.

A campaign is a YAML file in a system's folder ``campaigns``: fights that follow each other, with a text before each
and a party that carries its state along.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from traceback import extract_tb
from typing import Annotated, Any, Literal

from pydantic import Field

from holmgang.kernel.content import (
    Entry,
    Id,
    Pack,
    Scenario,
    Texts,
    at_their_lines,
    load_pack,
    load_scenario,
    sort_of,
    unknown_name,
    user_folders,
    validate,
    yaml_files,
)
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.errors import (
    ContentError,
    InputError,
    Problem,
    SaveDamaged,
    SaveError,
    SaveForged,
    SaveOutdated,
    UnknownName,
    as_told,
)
from holmgang.kernel.match import Match
from holmgang.kernel.messages import A_SCENARIO, Translatable
from holmgang.kernel.questions import Offering
from holmgang.kernel.save import Saved
from holmgang.kernel.sums import phrase
from holmgang.kernel.system import Game, System
from holmgang.kernel.verify import restore
from holmgang.kernel.words import Lexicon
from holmgang.kernel.yamltext import MAX_BYTES, Document, read_file, read_yaml

GROUP = "holmgang.systems"
GUIDE_SUFFIX = ".guide.yaml"
"""Ends the name of a guide, which lies beside its scenario; see :mod:`holmgang.kernel.guides`."""


class Library:
    """Systems with their content. ``folders`` are further places with packs and scenarios (``*.yaml``), ``files``
    further such files, ``brought`` packs that a saved match has with it: those stand for all packs of the user.

    A file of the user that cannot be used hides nothing but itself: it is left out and told in ``problems``.
    """

    def __init__(
        self,
        systems: Iterable[System[Any]],
        folders: Sequence[Path] = (),
        files: Sequence[Path] = (),
        brought: Sequence[Document] = (),
    ) -> None:
        self.systems = {system.id: system for system in systems}
        self.folders, self.files, self.brought = tuple(folders), tuple(files), tuple(brought)
        self.problems: list[Problem] = []
        self._packs: dict[str, Pack] = {}
        self._files: dict[str, dict[str, Path]] = {}
        self._lexicons: dict[str, Lexicon] = {}
        self._shown: dict[Path, tuple[tuple[int, int], Scenario]] = {}
        """Scenarios that were ready to be shown, by their file and its time and size when it was read."""
        self._users: dict[Path, tuple[str, str]] | None = None

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
            raise UnknownName(Translatable("system", "system"), name, self.systems)
        return self.systems[name]

    def pack(self, system: System[Any]) -> Pack:
        """The content of a system: its own files, then the user's packs for it."""
        if system.id not in self._packs:
            self._packs[system.id] = self._own_and_users(system)
        return self._packs[system.id]

    def _own_and_users(self, system: System[Any]) -> Pack:
        own, users = self.own_files(system), self.user_files("pack", system)
        if self.brought:
            return load_pack([*own, *self.brought], system.content_kinds, system.id)
        while True:
            try:
                return load_pack([*own, *users], system.content_kinds, system.id)
            except ContentError as error:
                bad = {problem.file for problem in error.problems}
                good = [path for path in users if str(path) not in bad]
                if len(good) == len(users):
                    raise
                self._left_out(error)
                users = good

    def own_files(self, system: System[Any]) -> list[Path]:
        """The pack files that come with a system."""
        return sorted((system.folder / "content").glob("*.yaml"))

    def scenario_files(self, system: System[Any]) -> dict[str, Path]:
        """Id and file of every scenario of a system, its own first."""
        if system.id not in self._files:
            files: dict[str, Path] = {}
            for path in sorted((system.folder / "scenarios").glob("*.yaml")):
                if path.name.endswith(GUIDE_SUFFIX):
                    continue
                files[str(read_file(path).data.get("id", path.stem))] = path
            for path in self.user_files("scenario", system):
                document = read_file(path)
                name = str(document.data.get("id", path.stem))
                if name in files:
                    text = f"the id {name!r} is taken by {files[name]}"
                    taken = Translatable(text, "id-taken", name=repr(name), file=str(files[name]))
                    self._left_out(ContentError([document.problem(("id",), taken)]))
                else:
                    files[name] = path
            self._files[system.id] = files
        return self._files[system.id]

    def scenarios(self, system: System[Any]) -> list[Scenario]:
        """Every scenario of a system that can be played, ready to be shown. A file is read again when it changed."""
        found = []
        own = system.folder.resolve()
        for path in self.scenario_files(system).values():
            try:
                found.append(self._scenario_in(system, path))
            except ContentError as error:
                if path.resolve().is_relative_to(own):
                    raise
                self._left_out(error)
        return found

    def _scenario_in(self, system: System[Any], path: Path) -> Scenario:
        """The scenario of a file; to read and to check it takes milliseconds, and a server shows all of them often."""
        try:
            status = path.stat()
        except OSError:
            return self.scenario_from(system, read_file(path))  # which says what is wrong
        stamp = status.st_mtime_ns, status.st_size
        known = self._shown.get(path)
        if known is None or known[0] != stamp:
            known = self._shown[path] = stamp, self.scenario_from(system, read_file(path))
        return known[1]

    def game(self, name: str, knobs: Mapping[str, Any] | None = None) -> Game:
        """The game of a scenario, by its id (``duel`` or ``refgame/duel``) or by the path of a file.

        Where it is not as it came with its system, it is tried, see :meth:`scenario_from`.
        """
        system, document = self.document(name)
        return self._game(system, document, knobs, tried=_is_file(name) or bool(knobs))

    def document(self, name: str) -> tuple[System[Any], Document]:
        """The file of a scenario as it is written, named as in :meth:`game`, and the system it is for."""
        if _is_file(name):
            document = read_file(name)
            return self.system(_text(document, "system")), document
        system, file = self._find(name)
        return system, read_file(file)

    def game_from(
        self,
        system: System[Any],
        data: Mapping[str, Any],
        name: str,
        knobs: Mapping[str, Any] | None = None,
        *,
        tried: bool = False,
    ) -> Game:
        """The game of a scenario given as data (a save, an inline scenario of a vector)."""
        return self._game(system, Document(dict(data), name), knobs, tried=tried)

    def scenario_data(self, system: System[Any], name: str) -> Mapping[str, Any]:
        """A scenario of a system as it stands in its file."""
        files = self.scenario_files(system)
        if name not in files:
            raise UnknownName(Translatable(f"{system.id} scenario", "scenario-of", system=system.id), name, files)
        data: Mapping[str, Any] = read_file(files[name]).data
        return data

    def packs_for(self, system: System[Any]) -> tuple[str, ...]:
        """The texts of the user's packs for a system: a match that is played with them takes them along."""
        left_out = {problem.file for problem in self.problems}
        files = [path for path in self.user_files("pack", system) if str(path) not in left_out]
        return (*(path.read_text(encoding="utf-8") for path in files),)

    def as_saved(self, saved: Saved) -> Library:
        """The library that a saved match was played with: this one, or the packs that it brings along."""
        if not saved.packs or self._has_content_of(saved):
            return self
        return self._brought_by(saved) or self

    def _has_content_of(self, saved: Saved) -> bool:
        """Return whether a match was played with the content of this library."""
        system = self.systems.get(saved.system)
        return system is not None and self.pack(system).hash == saved.head["content_hash"]

    def _brought_by(self, saved: Saved) -> Library | None:
        """The library that a saved match makes of the packs in its file, if it is the one it was played with."""
        try:
            brought = [read_yaml(text, f"pack {place}") for place, text in enumerate(saved.packs, 1)]
            shelf = Library(self.systems.values(), brought=brought)
            return shelf if shelf._has_content_of(saved) else None
        except ContentError as error:
            raise SaveDamaged("save-scenario-unfit", system=saved.system, problem=as_told(error)) from None

    def game_of(self, saved: Saved) -> Game:
        """The game that a saved match was begun with. A file of one reader names no set-up, so it has none."""
        if saved.reader is not None:
            raise SaveError("save-of-a-reader")
        if saved.system not in self.systems:
            raise SaveOutdated(phrase("save-no-system", system=saved.system), [event.plain() for event in saved.log])
        try:
            return self.game_from(self.systems[saved.system], saved.scenario, "")
        except InputError as error:
            raise SaveDamaged("save-scenario-unfit", system=saved.system, problem=as_told(error)) from None

    def restore(self, saved: Saved, *, trusted: bool = False) -> Match:
        """The match of a save, proved to be true unless ``trusted``: see :func:`holmgang.kernel.verify.restore`.

        Packs in the file must be those it was played with, even where this library has them itself.
        """
        game = self.game_of(saved)
        if saved.packs and not trusted and self._has_content_of(saved) and self._brought_by(saved) is None:
            raise SaveForged(0, phrase("save-other-packs"))
        return restore(saved, game, trusted=trusted)

    def lexicon(self, system: System[Any]) -> Lexicon:
        """The words of the kernel and of one system (two may say the same thing differently), and its packs' names.

        A system's own words files count before the names in its own packs; a user's pack counts before both.
        """
        if system.id not in self._lexicons:
            lexicon = Lexicon([system.folder / "words"])
            names = self.pack(system).names
            own = load_pack(self.own_files(system), system.content_kinds, system.id).names
            lexicon.add_names({name: texts for name, texts in names.items() if own.get(name) == texts}, replace=False)
            lexicon.add_names({name: texts for name, texts in names.items() if own.get(name) != texts}, replace=True)
            self._lexicons[system.id] = lexicon
        return self._lexicons[system.id]

    def words_of(self, game: Game) -> Lexicon:
        """The words of one game: those of its system, and the names that its scenario gives."""
        return self.lexicon(game.system).giving(game.scenario.names)

    def _game(self, system: System[Any], document: Document, knobs: Mapping[str, Any] | None, *, tried: bool) -> Game:
        return Game(system, self.pack(system), self.scenario_from(system, document, knobs, tried=tried))

    def scenario_from(
        self,
        system: System[Any],
        document: Document,
        knobs: Mapping[str, Any] | None = None,
        *,
        tried: bool = False,
    ) -> Scenario:
        """The scenario in a document, checked against the system's models and content, down to who stands where.

        ``tried``: nothing in it is plainly unwanted (``System.objections``), and a match of it comes to its first
        question. Whatever is wrong is a :class:`ContentError`.
        """
        scenario = load_scenario(
            document,
            system.setup_model,
            system.knobs_model,
            system_id=system.id,
            presets=system.presets,
            pack=self.pack(system),
        )
        scenario = scenario.with_knobs(knobs) if knobs else scenario
        with _told_of(document, system):
            system.setup(scenario, self.pack(system))
            if tried:
                if objections := [*system.objections(scenario, self.pack(system))]:
                    raise ContentError(objections)
                _begin(Game(system, self.pack(system), scenario))
        return scenario

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
            raise UnknownName(
                Translatable("single scenario", "single-scenario"),
                name,
                [f"{system.id}/{short}" for system, _ in found],
            )
        known = [known for system in self.systems.values() for known in self.scenario_files(system)]
        raise UnknownName(A_SCENARIO, name, known)

    def user_files(self, sort: str, system: System[Any]) -> list[Path]:
        """The user's packs or scenarios for a system."""
        if self._users is None:
            self._users = {}
            files = [*yaml_files([*user_folders(), *self.folders]), *self.files]
            for path in {path.resolve(): path for path in files}.values():
                try:
                    kind = _kind_of(path)
                except ContentError as error:
                    self._left_out(error)
                else:
                    self._users |= {path: kind} if kind else {}
        own = system.folder.resolve()
        files = [path for path, kind in self._users.items() if kind == (sort, system.id)]
        return [path for path in files if not path.resolve().is_relative_to(own)]

    def _left_out(self, error: ContentError) -> None:
        self.problems += [problem for problem in error.problems if problem not in self.problems]


def _system_at(place: str) -> System[Any]:
    module, _, name = place.strip().partition(":")
    if (here := os.getcwd()) not in sys.path:
        sys.path.append(here)  # a command does not look where one stands, and that is where a new system lies
    try:
        system = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise InputError(f"HOLMGANG_SYSTEMS: no system at {place!r}: {error}") from None
    if not isinstance(system, System):
        raise InputError(f"HOLMGANG_SYSTEMS: {place!r} is not a rule system")
    return system


@contextmanager
def _told_of(document: Document, system: System[Any]) -> Iterator[None]:
    """Report any failure over a scenario as a mistake in it: there is no end to what people write."""
    try:
        yield
    except ContentError as error:
        raise at_their_lines(error, document) from None
    except InputError as error:
        raise ContentError([document.problem((), as_told(error))]) from None
    except Exception as error:
        place = extract_tb(error.__traceback__)[-1]
        problem = f"{error!r}, {Path(place.filename).name}:{place.lineno}"
        text = f"the scenario breaks the rules of {system.id}: {problem}"
        told = Translatable(text, "breaks-rules", system=system.id, problem=problem)
        raise ContentError([document.problem((), told)]) from error


def _begin(game: Game) -> None:
    """Begin a match, and look at what everybody would see and may choose before the first answer."""
    match = Match(game, SeededDice(0), light=True)
    for reader in (None, *game.seats):
        game.system.view(match.play, reader)
    for seat in match.waiting_for():
        for question in match.asked(seat):
            if isinstance(question, Offering):
                question.options  # noqa: B018 - they are made when looked at


def _is_file(name: str) -> bool:
    return Path(name).suffix in (".yaml", ".yml")


def _kind_of(path: Path) -> tuple[str, str] | None:
    """Return whether a user's file is a pack or a scenario, and its system; None for any other file.

    A file that cannot be read is a :class:`ContentError` if it says ``system:`` at all.
    """
    try:
        document = read_file(path)
    except ContentError:
        if _names_a_system(path):
            raise
        return None
    data = document.data
    if not isinstance(data, dict) or not isinstance(data.get("system"), str):
        return None
    return sort_of(document), data["system"]


def _names_a_system(path: Path) -> bool:
    try:
        return re.search(rb"^system:", path.read_bytes()[:MAX_BYTES], re.MULTILINE) is not None
    except OSError:
        return True


def _text(document: Document, key: str) -> str:
    value = document.data.get(key) if isinstance(document.data, dict) else None
    if not isinstance(value, str):
        raise ContentError([Problem(document.file, 1, key, Translatable("is missing, or not a name", "no-name"))])
    return value


class CampaignStep(Entry):
    """One fight: a scenario, the text before it, the rest that comes first, and what its set-up has otherwise.

    ``setup`` is laid over the scenario's: mappings are merged, everything else is replaced, null takes a key away.
    """

    scenario: Id
    before: Texts
    rest: Literal["", "night", "mended"] = ""
    setup: dict[str, Any] = {}


class CampaignModel(Entry):
    """A campaign as its file has it."""

    id: Id
    system: str
    title: Texts
    text: Texts
    steps: Annotated[list[CampaignStep], Field(min_length=1, max_length=12)]
    end: Texts


@dataclass(frozen=True)
class Campaign:
    """A campaign of a system."""

    system: System[Any]
    model: CampaignModel

    @property
    def name(self) -> str:
        """The name under which a party keeps its progress."""
        return f"{self.system.id}/{self.model.id}"

    def scenario(self, library: Library, step: int) -> dict[str, Any]:
        """Return the scenario of a step as data."""
        one = self.model.steps[step]
        data = dict(library.scenario_data(self.system, one.scenario))
        return {**data, "setup": laid_over(data.get("setup", {}), one.setup)}


def campaigns(library: Library, system: System[Any]) -> dict[str, Campaign]:
    """Return the campaigns of a system by id; raise ``ContentError`` with everything that is wrong in a file."""
    found: dict[str, Campaign] = {}
    for path in sorted((system.folder / "campaigns").glob("*.yaml")):
        document = read_file(path)
        model = validate(CampaignModel, document.data, document)
        known = library.scenario_files(system)
        for place, step in enumerate(model.steps):
            if step.scenario not in known:
                message = unknown_name(A_SCENARIO, step.scenario, known)
                raise ContentError([document.problem(("steps", place, "scenario"), message)])
        found[model.id] = Campaign(system, model)
    return found


def laid_over(data: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """Return data with changes: mappings are merged, null takes a key away, everything else is replaced."""
    made = dict(data)
    for key, value in changes.items():
        if value is None:
            made.pop(key, None)
        elif isinstance(value, Mapping) and isinstance(made.get(key), Mapping):
            made[key] = laid_over(made[key], value)
        else:
            made[key] = dict(value) if isinstance(value, Mapping) else value
    return made
