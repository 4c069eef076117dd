"""A fight being set up: the scenario as it stands in the visitor's form, checked as it will be when it is played.

Nothing of it is kept on the server. The scenario travels with the form as text; what people fill in is laid over it.
House rules are shown by their names in the words files of a system.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import Any, Final, get_args, get_origin

from pydantic import BaseModel
from starlette.datastructures import FormData

from holmgang.bots import LEVELS
from holmgang.bots.policies import check_policies
from holmgang.kernel.content import Entry, Pack, canonical
from holmgang.kernel.errors import ContentError, InputError, Problem, as_told
from holmgang.kernel.form_fields import PREFIX, FormField, _bare, as_yaml, form_fields_of, found, placed
from holmgang.kernel.library import Library
from holmgang.kernel.messages import translated
from holmgang.kernel.sums import Phrase
from holmgang.kernel.system import Game, System
from holmgang.kernel.words import Lexicon, Words, words_key
from holmgang.kernel.yamltext import Document, read_yaml
from holmgang.table.service import SeatOrder, TableOrder, TableService
from holmgang.table.service.uploaded_packs import system_of

PATH = "knobs."


@lru_cache(64)
def clauses_of_knobs(system: System[Any]) -> Mapping[str, tuple[str, ...]]:
    """The clauses of each knob.

    A knob names them in the description of its field, or of the group of numbers it holds; a clause may name the knob
    in its text; else the words file says it in an attribute (``.clauses = TK-7.1``).
    """
    cited = re.compile(rf"\b{re.escape(system.prefix)}-\d+\.\d+[a-z]?\b")
    found = {name: cited.findall(_described(system.knobs_model, name)) for name in system.knobs_model.model_fields}
    for clause in system.rulebook:
        for name in re.findall(r"`([a-z][a-z0-9_]*)", clause.text):
            if name in found:
                found[name].append(clause.id)
    lexicon = Lexicon([system.folder / "words"])
    for name, ids in found.items():
        if not ids and lexicon.has(words_key("knob", name)):
            ids += cited.findall(lexicon.attribute(words_key("knob", name), "clauses"))
    return {name: tuple(one for one in dict.fromkeys(ids) if one in system.rulebook) for name, ids in found.items()}


def _described(model: type[BaseModel], name: str) -> str:
    """Return the description of a knob."""
    field = model.model_fields[name]
    group = field.annotation
    says = group.__doc__ if isinstance(group, type) and issubclass(group, BaseModel) else ""
    return f"{field.description or ''} {says or ''}"


@lru_cache(64)
def knobs_of_clauses(system: System[Any]) -> Mapping[str, tuple[str, ...]]:
    """The other way round: the knobs that touch each clause."""
    found: dict[str, list[str]] = {}
    for name, clauses in clauses_of_knobs(system).items():
        for clause in clauses:
            found.setdefault(clause, []).append(name)
    return {clause: tuple(names) for clause, names in found.items()}


def knob_called(words: Words, path: str) -> str:
    """The name of a knob by its path; one of a group of numbers says both: ``penalty by distance: long``."""
    name, _, inner = path.removeprefix(PATH).partition(".")
    called = _named(words, "knob", name)
    return f"{called}: {field_called(words, inner)}" if inner else called


def value_called(words: Words, value: str) -> str:
    """One of the values that a knob or a field can have."""
    return _named(words, "knob-value", value)


def field_called(words: Words, key: str) -> str:
    """A field of a scenario."""
    return _named(words, "field", key)


def preset_called(words: Words, name: str) -> str:
    """A set of house rules."""
    return _named(words, "preset", name)


def _named(words: Words, kind: str, name: str) -> str:
    key = words_key(kind, name)
    return words.say(Phrase(key)) if re.fullmatch(r"[a-z0-9-]+", key) and words.has(key) else words.say(name)


def shown(words: Words, value: Any) -> str:
    """A value of a knob, whatever it is."""
    if isinstance(value, bool):
        return "✓" if value else "✗"
    if isinstance(value, Mapping):
        return ", ".join(f"{field_called(words, str(key))} {shown(words, one)}" for key, one in value.items())
    if isinstance(value, (list, tuple)):
        return ", ".join(shown(words, one) for one in value) or "–"
    if value is None:
        return "–"
    return value_called(words, value) if isinstance(value, str) else words.say(value)


# ---- house rules -----------------------------------------------------------------------------------------------------


NAME: Final = "scenario"
"""The name of a form's scenario in errors."""
HERE, FRIEND, BOT = "here", "friend", "engine"
DICE: Final = ("fair", "typed", "seeded")
FEWEST_ALIKE = 3
MOST_PROBLEMS: Final = 50
"""So many mistakes of one file are told; the next follow when these are mended."""


@dataclass(frozen=True)
class Group:
    """Things of the set-up that come by name (combatants, zones): ``kind`` is the content they are built upon."""

    path: str
    model: type[Entry]
    kind: str = ""
    template: str = ""

    @property
    def key(self) -> str:
        return self.path.rpartition(".")[2]


@dataclass(frozen=True)
class Member:
    """One of a group: the blanks that matter most, and the rest."""

    path: str
    id: str
    first: tuple[FormField, ...]
    more: tuple[FormField, ...]


@dataclass(frozen=True)
class SetupForm:
    """The content of a form. ``text`` is set while the scenario is edited as text, or cannot be read otherwise."""

    service: TableService
    lang: str
    system: System[Any]
    data: Mapping[str, Any]
    packs: tuple[str, ...] = ()
    text: str | None = None
    seats: Mapping[str, SeatOrder] = field(default_factory=dict)
    dice: str = "fair"
    notes: tuple[str, ...] = ()
    early: tuple[Problem, ...] = ()

    # From where it comes.

    @classmethod
    def new(cls, service: TableService, lang: str, data: Mapping[str, Any], packs: Sequence[str] = ()) -> SetupForm:
        """A plan that begins with a scenario: the first player sits here, the engine plays the rest."""
        system = system_of(service.library, Document(dict(data), NAME))
        plan = cls(service, lang, system, data, tuple(packs))
        players = [name for name, seat in plan.chairs.items() if seat.get("role") != "master"]
        return replace(plan, seats={players[0]: SeatOrder(sitting="here")} if players else {})

    @classmethod
    def read(cls, service: TableService, lang: str, form: FormData) -> SetupForm:
        """Read a submitted form. A text that cannot be read stays a text, with its problems."""
        text, packs = str(form.get("text", "")), tuple(str(one) for one in form.getlist("pack"))
        edited = form.get("mode") == "text"
        try:
            document = read_yaml(text.replace("\r\n", "\n"), NAME)
            system = system_of(service.library, document)
        except ContentError as error:
            system = next(iter(service.library.systems.values()))
            named = str(form.get("system", ""))
            system = service.library.systems.get(named, system)
            return cls(service, lang, system, {}, packs, text, early=error.problems)
        plan = cls(service, lang, system, document.data, packs, text if edited else None)
        if not edited:
            plan = plan.filled(form)
        return replace(
            plan,
            seats={name: _seat_order(form, name) for name in plan.chairs},
            dice=str(form.get("dice")) if form.get("dice") in DICE else "fair",
        )

    def filled(self, form: FormData) -> SetupForm:
        """Return the form with what was filled in laid over the scenario."""
        data, problems = self.data, list[Problem]()
        given = {name.removeprefix(PREFIX): str(text) for name, text in form.multi_items() if name.startswith(PREFIX)}
        for blank in [*self.knobs, *self._all_blanks()]:
            if blank.path not in given or given[blank.path].strip() == blank.value:
                continue
            try:
                value = blank.read(given[blank.path], self.lang, found(data, blank.path))
            except ContentError as error:
                problems += error.problems
            else:
                data = placed(self._renamed(data, blank, value), blank.path, value)
        preset = str(form.get("preset", ""))
        if preset in ("", *self.system.presets):
            data = placed(data, "preset", preset or None)
        return replace(self, data=data, early=tuple(problems))

    def _renamed(self, data: Mapping[str, Any], blank: FormField, template: Any) -> Mapping[str, Any]:
        """Rename a member that is swapped for another entry, unless the user has named it."""
        path, _, key = blank.path.rpartition(".")
        held = path.rpartition(".")[0]
        group = next((one for one in self.groups if one.kind and (one.path, one.template) == (held, key)), None)
        if group is None or "name" not in group.model.model_fields:
            return data
        entries = self.pack.kind(group.kind)
        names = [canonical(one).get("name") for one in entries.values()]
        if found(data, f"{path}.name") not in (None, *names):
            return data
        return placed(data, f"{path}.name", canonical(entries[template]).get("name") if template in entries else None)

    # Results.

    @cached_property
    def library(self) -> Library:
        """Return the server's library with the packs of the form; wrong packs are left out here, and reported below."""
        try:
            return self.service.uploaded_packs.with_packs(self.packs)
        except InputError:
            return self.service.library

    @property
    def pack(self) -> Pack:
        return self.library.pack(self.system)

    @cached_property
    def _checked(self) -> tuple[Game | None, tuple[Problem, ...]]:
        problems = list(self.early)
        try:
            self.service.uploaded_packs.with_packs(self.packs)
            document = Document(dict(self.data), NAME)
            if self.text is not None:
                document = read_yaml(self.text.replace("\r\n", "\n"), NAME)
            scenario = self.library.scenario_from(self.system, document, tried=True)
            check_policies(self.system, scenario, document)
            if not problems:
                return Game(self.system, self.pack, scenario), ()
        except ContentError as error:
            problems += [problem for problem in error.problems[:MOST_PROBLEMS] if problem not in problems]
        except InputError as error:
            problems.append(Problem(NAME, 0, "", as_told(error)))
        return None, tuple(problems)

    @property
    def game(self) -> Game | None:
        """The game, if everything is in order."""
        return self._checked[0]

    @property
    def problems(self) -> tuple[Problem, ...]:
        """Return all mistakes: by line in a text, by field in a form."""
        return self._checked[1]

    @property
    def yaml(self) -> str:
        """The scenario as a file."""
        return self.text if self.text is not None else as_yaml(dict(self.data))

    def order(self) -> TableOrder:
        """The table that is wanted. It may begin at once if no player has to come by a link first."""
        seats = {name: seat for name, seat in self.seats.items() if seat.sitting != BOT or seat.policy}
        dice: Any = self.dice
        return TableOrder(scenario=dict(self.data), packs=self.packs, seats=seats, dice=dice, start=False)

    @property
    def waits(self) -> bool:
        """Return whether a player must come by a link before it can begin."""
        return any(seat.sitting == FRIEND for seat in self.seats.values())

    # Fields.

    @property
    def chairs(self) -> Mapping[str, Mapping[str, Any]]:
        """The seats of the scenario, as far as they can be read."""
        seats = self.data.get("seats")
        held = seats.items() if isinstance(seats, Mapping) else ()
        return {str(name): seat if isinstance(seat, Mapping) else {} for name, seat in held}

    @property
    def knobs(self) -> tuple[FormField, ...]:
        """The house rules: what the preset or the book says holds where nothing is written."""
        preset = self.system.presets.get(str(self.data.get("preset")), {})
        return tuple(
            form_fields_of(
                self.system.knobs_model,
                self.data.get("knobs"),
                "knobs",
                usual=canonical(dict(preset)),
                pack=self.pack,
                lang=self.lang,
                clauses=clauses_of_knobs(self.system),
            )
        )

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """Return the groups of the set-up, those built upon content first."""
        groups = []
        for name, info in self.system.setup_model.model_fields.items():
            hint = _bare(info.annotation)
            inner = _bare(get_args(hint)[1]) if get_origin(hint) is dict else None
            if isinstance(inner, type) and issubclass(inner, Entry):
                groups.append(Group(f"setup.{name}", inner, *_built_upon(inner, self.system.content_kinds)))
        return tuple(sorted(groups, key=lambda group: not group.kind))

    def members(self, group: Group) -> list[Member]:
        """Return the members of a group."""
        held = found(self.data, group.path)
        members = []
        for name, data in held.items() if isinstance(held, Mapping) else ():
            blanks = self._blanks(group, str(name), data)
            numbers = [one for one in blanks if one.kind == "number" and one.key in self._kind_fields(group)]
            named = (group.template, "name")
            matter = [one for one in blanks if one.needed or one.kind == "name" or one.key in named]
            first = [one for one in blanks if one in matter or one in numbers[:8]]
            more = [one for one in blanks if one not in first]
            members.append(Member(f"{group.path}.{name}", str(name), tuple(first), tuple(more)))
        return members

    def _kind_fields(self, group: Group) -> Mapping[str, Any]:
        model = self.system.content_kinds.get(group.kind)
        return model.model_fields if model is not None else group.model.model_fields

    def _blanks(self, group: Group, name: str, data: Any) -> tuple[FormField, ...]:
        usual: Mapping[str, Any] = {}
        if group.kind:
            usual = self._template_data(group, name, data)
        made = form_fields_of(group.model, data, f"{group.path}.{name}", usual=usual, pack=self.pack, lang=self.lang)
        return tuple(self._with_choices(group, blank) for blank in made)

    def _with_choices(self, group: Group, blank: FormField) -> FormField:
        if blank.key == "seat" and blank.kind == "text":
            return replace(blank, kind="choice", choices=tuple(self.chairs))
        if group.kind and blank.key == group.template and blank.kind == "text":
            return replace(blank, kind="choice", choices=tuple(self.pack.kind(group.kind)))
        return blank

    def _template_data(self, group: Group, name: str, data: Any) -> Mapping[str, Any]:
        """Return the data of a member's template: the one named, else the one its id begins with."""
        entries = self.pack.kind(group.kind)
        named = data.get(group.template) if isinstance(data, Mapping) else None
        fitting = [known for known in entries if name == known or name.startswith(f"{known}_")]
        template = str(named) if named in entries else max(fitting, key=len, default="")
        if template not in entries:
            return {}
        return {**canonical(entries[template]), group.template: template}

    def _all_blanks(self) -> list[FormField]:
        return [
            blank for group in self.groups for member in self.members(group) for blank in (*member.first, *member.more)
        ]

    # Changes by a button.

    def adding(self, path: str, kind: str) -> SetupForm:
        """With one more in a group: of an entry of the packs, beside the last one, like whom it is placed."""
        group = next((one for one in self.groups if one.path == path), None)
        if group is None:
            return self
        held = found(self.data, path) or {}
        last = list(held.values())[-1] if held else {}
        fields = group.model.model_fields.items()
        needed = [name for name, info in fields if info.is_required() or name in ("seat", "side")]
        fresh = {name: last[name] for name in needed if isinstance(last, Mapping) and name in last}
        if group.kind and kind in self.pack.kind(group.kind):
            fresh |= {group.template: kind} if group.template else {}
        stem = kind or group.key
        name = next(one for one in (stem, *(f"{stem}_{n}" for n in range(2, 1000))) if one not in held)
        return replace(self, data=placed(self.data, f"{path}.{name}", fresh))

    def without(self, path: str) -> SetupForm:
        """With one less in a group."""
        if not any(path == member.path for group in self.groups for member in self.members(group)):
            return self
        data = placed(self.data, path, None)
        _, group, name = path.split(".", 2)
        return replace(self, data={**data, "setup": self.system.tidied(data["setup"], group, name)})


def _built_upon(model: type[Entry], kinds: Mapping[str, type[Entry]]) -> tuple[str, str]:
    """The kind of content with which a model of the set-up has most fields in common, and the field that names one.

    That field is the first text of the model that the content itself has not.
    """
    own = set(model.model_fields) - {"name"}

    def alike(kind: str) -> int:
        return len(own & set(kinds[kind].model_fields))

    best = max(kinds, key=alike, default="")
    if not best or alike(best) < FEWEST_ALIKE:
        return "", ""
    texts = [name for name, info in model.model_fields.items() if _bare(info.annotation) is str]
    return best, next((name for name in texts if name not in kinds[best].model_fields and name != "name"), "")


def _seat_order(form: FormData, seat: str) -> SeatOrder:
    sitting, _, level = str(form.get(f"seat:{seat}", BOT)).partition(":")
    return SeatOrder(
        sitting=sitting if sitting in (HERE, FRIEND) else BOT,  # type: ignore[arg-type]
        policy=level if level in LEVELS else "",
        nick=str(form.get(f"nick:{seat}", ""))[:400],
    )


def told(words: Words, problems: Sequence[Problem]) -> list[dict[str, Any]]:
    """Problems in the reader's language. Of a path only what names a thing is said: ``Gorondar, strength``."""
    return [
        {
            "file": "" if problem.file == NAME and not problem.line else problem.file,
            "line": problem.line,
            "path": problem.path,
            "where": problem.path if problem.line else _called(words, problem.path),
            "message": translated(words, problem.message),
        }
        for problem in problems
    ]


def _called(words: Words, path: str) -> str:
    parts = re.findall(r"[^.\[\]]+", path)
    if parts[:1] == ["setup"]:
        parts = parts[2:] or parts[1:]
    if parts[:1] == ["knobs"]:
        return knob_called(words, ".".join(parts[1:]))
    return ", ".join([*(words.say(part) for part in parts[:1]), *(field_called(words, part) for part in parts[1:])])


def words_of(service: TableService, lang: str, plan: SetupForm) -> Words:
    """The words of the plan's game: with the names that it gives, if it can be read so far."""
    if plan.game is not None:
        return Words(service.translations.of_game(plan.game, plan.packs), lang)
    return Words(service.translations.lexicon(plan.system), lang)
