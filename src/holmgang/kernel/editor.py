"""The contract between a rule system and the workshop: what a fight is built of, and what each change makes of it.

An editor works on scenarios as plain data, which may be wrong in any way: every method returns the data after a change
and never alters what it was given. :class:`Editor` derives everything from the system's content models, so a system
without an editor of its own can be built too; a subclass adds places, brushes, distances and remedies.

A *thing* is one entry of a group of the set-up, named ``group/key`` (``combatants/ogre``). An *item* is an offer of the
palette. A *place* is where a thing can stand: ``cell:3,4``, ``zone:hall``, ``slot:opponents``, ``field:t01_a``.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Final, get_args, get_origin

from holmgang.kernel.content import Entry, Pack, canonical
from holmgang.kernel.errors import InputError
from holmgang.kernel.form_fields import FormField, _bare, form_fields_of
from holmgang.kernel.heroes import Hero, join, put_in, rejoin
from holmgang.kernel.sums import Phrase
from holmgang.kernel.view import HexMap

if TYPE_CHECKING:
    from holmgang.kernel.system import System

Data = Mapping[str, Any]
FEWEST_ALIKE: Final = 3
"""So many fields must a group share with a kind of content to be built upon it."""
MOST_THINGS: Final = 60
"""So many things may stand in one fight."""
FACTS: Final = 8
"""So many numbers of a thing are shown at first."""


class EditRefused(InputError):
    """A change that the document does not allow; ``problem`` is the sentence for the author."""

    def __init__(self, key: str, **args: Any) -> None:
        self.problem = Phrase(key, args)
        super().__init__(str(self.problem))


@dataclass(frozen=True, kw_only=True)
class EditorGroup:
    """Things of the set-up that come by name, or in a list (``listed``), where their number is their key.

    ``kind`` is the content they are built upon, ``template`` the field that names the entry; both are empty for things
    without content (zones).
    """

    key: str
    model: type[Entry]
    kind: str = ""
    template: str = ""
    listed: bool = False


@dataclass(frozen=True, kw_only=True)
class EditorTab:
    """A tab of the palette. Its name is the text ``build-tab-<id>`` or the name of the field."""

    id: str
    icon: str = "gear"


@dataclass(frozen=True, kw_only=True)
class EditorItem:
    """An offer of the palette. ``name`` is the id of a text; ``facts`` are (field, value) pairs to show below it.

    ``brush``: it is painted on cells. ``look`` names the drawing of ground, ``emblem`` and ``side`` those of a token.
    ``tags`` are ids of further texts that a search finds it by. ``sort`` is the word of a filter within the tab.
    """

    id: str
    tab: str
    name: str
    facts: tuple[tuple[str, Any], ...] = ()
    tags: tuple[str, ...] = ()
    side: str = ""
    emblem: str = ""
    look: str = ""
    brush: bool = False
    sort: str = ""

    @property
    def entry(self) -> str:
        """The id without its kind."""
        return self.id.partition("/")[2]


@dataclass(frozen=True, kw_only=True)
class EditorThing:
    """One thing of the fight. ``token`` is its id on the board, ``entry`` what it is built upon, ``place`` where."""

    id: str
    token: str
    entry: str = ""
    place: str = ""

    @property
    def group(self) -> str:
        return self.id.partition("/")[0]

    @property
    def key(self) -> str:
        return self.id.partition("/")[2]


@dataclass(frozen=True)
class EditorPlace:
    """A place where something can go. ``label`` is a text id or a phrase."""

    id: str
    label: Phrase | str


@dataclass(frozen=True)
class DistanceOf:
    """The distance between two things, as a number of steps with a name; ``brief`` is shown where room is short."""

    one: str
    other: str
    steps: int
    label: Phrase | str
    most: int = 99
    brief: str = ""


@dataclass(frozen=True)
class Remedy:
    """A command that may put a mistake right, and what it says on its button."""

    command: Mapping[str, Any]
    label: Phrase


def setup_of(data: Data) -> dict[str, Any]:
    """Return the set-up of a scenario; empty where it is missing or wrong."""
    setup = data.get("setup")
    return dict(setup) if isinstance(setup, Mapping) else {}


def with_setup(data: Data, **parts: Any) -> dict[str, Any]:
    """Return the scenario with these parts of its set-up; a part that is None is left out."""
    setup = setup_of(data)
    for name, value in parts.items():
        if value is None:
            setup.pop(name, None)
        else:
            setup[name] = value
    return {**data, "setup": setup}


def mapping(value: Any) -> dict[str, Any]:
    """Return a mapping as a dict; an empty one for anything else."""
    return dict(value) if isinstance(value, Mapping) else {}


class Editor:
    """The editor of a system with its content; see the module."""

    def __init__(self, system: System[Any], pack: Pack) -> None:
        self.system, self.pack = system, pack

    on_board: ClassVar[frozenset[str]] = frozenset()
    """Fields of the set-up that are changed on the board, so that no text stands for them."""
    on_cells: ClassVar[bool] = False
    """True if things stand on cells: so many places that a page names none of them."""
    mirrors: ClassVar[bool] = False
    """True if :meth:`mirrored` does anything."""
    rubber: ClassVar[str] = ""
    """The brush that takes away what was painted; none without brushes."""

    # Contents.

    @cached_property
    def groups(self) -> tuple[EditorGroup, ...]:
        """The groups of the set-up, those first that are built upon content."""
        found = []
        for name, info in self.system.setup_model.model_fields.items():
            hint = _bare(info.annotation)
            listed = get_origin(hint) in (list, tuple)
            args = get_args(hint)[:1] if listed else get_args(hint)[1:] if get_origin(hint) is dict else ()
            inner = _bare(args[0]) if args else None
            if isinstance(inner, type) and issubclass(inner, Entry):
                kind, template = ("", "") if listed else built_upon(inner, self.system.content_kinds)
                found.append(EditorGroup(key=name, model=inner, kind=kind, template=template, listed=listed))
        return tuple(sorted(found, key=lambda group: not group.kind))

    def group(self, key: str) -> EditorGroup:
        """Return a group by its key; refuse an unknown one."""
        for one in self.groups:
            if one.key == key:
                return one
        raise EditRefused("build-no-such", what=key)

    @cached_property
    def tabs(self) -> tuple[EditorTab, ...]:
        """The tabs of the palette: one for each group."""
        return tuple(EditorTab(id=group.key, icon="people" if group.kind else "gear") for group in self.groups)

    @cached_property
    def items(self) -> tuple[EditorItem, ...]:
        """Everything the palette offers: the entries of each kind, or one plain thing of a group without content."""
        found: list[EditorItem] = []
        for group in self.groups:
            if not group.kind:
                found.append(EditorItem(id=f"{group.key}/", tab=group.key, name=group.key))
            for name, entry in self.pack.kind(group.kind).items() if group.kind else ():
                found.append(self.entry_item(group.kind, name, entry, group.key))
        return tuple(found)

    def entry_item(self, kind: str, name: str, entry: Any, tab: str, *, side: str = "") -> EditorItem:
        """Return the item of an entry of the pack, with its first numbers as facts."""
        data = canonical(entry)
        numbers = [(key, value) for key, value in data.items() if type(value) is int][:2]
        tags = tuple(word for value in data.values() if isinstance(value, list) for word in value if type(word) is str)
        facts = tuple(numbers)
        return EditorItem(id=f"{kind}/{name}", tab=tab, name=name, facts=facts, tags=tags, side=side, emblem=name)

    def piece(self, item: EditorItem) -> HexMap | None:
        """Return the piece of map that an item lays, to be drawn in the palette; None if it is none."""
        return None

    def item(self, name: str) -> EditorItem:
        """Return an item by its id; refuse an unknown one."""
        found = self._by_id.get(name)
        if found is None:
            raise EditRefused("build-no-such", what=name)
        return found

    @cached_property
    def _by_id(self) -> Mapping[str, EditorItem]:
        return {item.id: item for item in self.items}

    def members(self, data: Data, group: EditorGroup) -> dict[str, Any]:
        """Return the entries of a group by key."""
        held = setup_of(data).get(group.key)
        if group.listed:
            return {str(place): one for place, one in enumerate(held)} if isinstance(held, list) else {}
        return {str(key): one for key, one in mapping(held).items()}

    def with_members(self, data: Data, group: EditorGroup, members: Data) -> dict[str, Any]:
        """Return the scenario with these entries of a group."""
        held: Any = list(members.values()) if group.listed else dict(members)
        return with_setup(data, **{group.key: held})

    def things(self, data: Data) -> tuple[EditorThing, ...]:
        """Return everything that is in the fight, group by group."""
        return tuple(
            EditorThing(
                id=f"{group.key}/{key}",
                token="" if group.listed else key,
                entry=self.entry_of(group, key, member),
                place=self.place_of(data, group, mapping(member)),
            )
            for group in self.groups
            for key, member in self.members(data, group).items()
        )

    def thing(self, data: Data, name: str) -> EditorThing:
        """Return a thing by its id; refuse an unknown one."""
        for one in self.things(data):
            if one.id == name:
                return one
        raise EditRefused("build-no-such", what=name)

    def alike(self, data: Data, name: str) -> tuple[str, ...]:
        """Return the things that are built upon the same entry as this one, itself among them, in their order."""
        one = self.thing(data, name)
        mates = [each for each in self.things(data) if each.group == one.group and each.entry == one.entry]
        return tuple(each.id for each in mates) if one.entry else (one.id,)

    def entry_of(self, group: EditorGroup, key: str, member: Any) -> str:
        """Return the entry that a thing is built upon: the one it names, else the one that its id begins with."""
        if not group.kind:
            return ""
        entries = self.pack.kind(group.kind)
        named = mapping(member).get(group.template)
        fitting = [known for known in entries if key == known or key.startswith(f"{known}_")]
        return str(named) if named in entries else max(fitting, key=len, default="")

    def member(self, data: Data, name: str) -> tuple[EditorGroup, str, dict[str, Any]]:
        """Return the group, the key and the data of a thing; refuse an unknown one."""
        held, _, key = name.partition("/")
        group = self.group(held)
        members = self.members(data, group)
        if key not in members:
            raise EditRefused("build-no-such", what=name)
        return group, key, mapping(members[key])

    def seats(self, data: Data) -> tuple[str, ...]:
        """Return the seats of players, then the master's."""
        seats = mapping(data.get("seats"))
        masters = [name for name, seat in seats.items() if mapping(seat).get("role") == "master"]
        return (*(str(name) for name in seats if name not in masters), *map(str, masters))

    # Where things stand.

    def places(self, data: Data, what: str) -> tuple[EditorPlace, ...]:
        """Return where an item or a thing can go; none if it has no place of its own."""
        return ()

    def may_go(self, data: Data, what: str, place: str) -> bool:
        """Return whether an item or a thing can go to a place. Things without places of their own go anywhere."""
        known = [one.id for one in self.places(data, what)]
        return not known or place in known

    def place_of(self, data: Data, group: EditorGroup, member: Data) -> str:
        """Return the id of the place where a thing stands; empty if it has none."""
        return ""

    def placed(self, data: Data, group: EditorGroup, member: Data, place: str) -> dict[str, Any]:
        """Return the data of a thing that stands at a place."""
        return dict(member)

    def distances(self, data: Data, name: str) -> tuple[DistanceOf, ...]:
        """Return how far a thing is from those it can be moved towards or away from."""
        return ()

    # Changes. Each returns the scenario after it.

    def added(self, data: Data, item: EditorItem, place: str) -> tuple[dict[str, Any], str]:
        """Return the scenario with one more thing, and the id of that thing."""
        group = next((one for one in self.groups if item.id.startswith(f"{one.kind or one.key}/")), None)
        if group is None or item.brush:
            raise EditRefused("build-no-such", what=item.id)
        if len(self.things(data)) >= MOST_THINGS:
            raise EditRefused("build-too-many", most=MOST_THINGS)
        members = self.members(data, group)
        key = str(len(members)) if group.listed else self.fresh_key(data, item.entry or group.key, members)
        member = self.fresh(data, group, item)
        if group.template and key != item.entry:
            member = {group.template: item.entry, **member}
        member = self.placed(data, group, member, place or self.usual_place(data, item.id))
        return self.with_members(data, group, {**members, key: member}), f"{group.key}/{key}"

    # Heroes that players keep: their sheets come from outside, so no item of the palette holds them.

    @property
    def hero_places(self) -> str:
        """The name under which :meth:`places` says where a hero can go; empty if the system has no heroes."""
        return f"{self.system.heroes.group}/" if self.system.heroes is not None else ""

    def with_hero(self, data: Data, hero: Hero[Any], player: str, place: str, token: str = "") -> tuple[Data, str]:
        """Return the scenario with a hero at a place, and its token; ``token`` names the one who is there already."""
        rules = self.system.heroes
        if rules is None:
            raise EditRefused("build-no-such", what=hero.name)
        group = self.group(rules.group)
        if token:
            made: Data = rejoin(rules, data, hero, token)
        elif len(self.things(data)) >= MOST_THINGS:
            raise EditRefused("build-too-many", most=MOST_THINGS)
        else:
            made, token = join(rules, data, hero, player)
            place = place or self.usual_place(data, self.hero_places)
        if place:
            member = self.placed(made, group, mapping(self.members(made, group)[token]), place)
            made = self._with_member(made, group, token, member)
        return made, token

    def with_party(self, data: Data, heroes: Sequence[tuple[Hero[Any], str]]) -> tuple[Data, list[str]]:
        """Return the scenario with heroes, each with its player, in place of its own; and their tokens in order."""
        rules = self.system.heroes
        if rules is None or not heroes:
            raise EditRefused("build-nobody-comes")
        made, tokens = put_in(rules, data, heroes, self.pack)
        return made, [tokens[number] for number in range(len(heroes))]

    def fresh_key(self, data: Data, stem: str, members: Data) -> str:
        """Return a name that no thing has yet: ``skret``, ``skret_2``."""
        taken = {one.token for one in self.things(data)} | set(members)
        return next(one for one in (stem, *(f"{stem}_{n}" for n in range(2, 1000))) if one not in taken)

    def fresh(self, data: Data, group: EditorGroup, item: EditorItem) -> dict[str, Any]:
        """Return the data of a new thing: what is required, like the last thing of its group."""
        members = self.members(data, group)
        last = mapping(list(members.values())[-1]) if members else {}
        required = [name for name, info in group.model.model_fields.items() if info.is_required()]
        fresh = {name: copy.deepcopy(last[name]) for name in required if name in last and name != group.template}
        if group.template in required:
            fresh = {group.template: item.entry, **fresh}
        return fresh

    def usual_place(self, data: Data, what: str) -> str:
        """Return the first place where something can go."""
        return next((place.id for place in self.places(data, what)), "")

    def moved(self, data: Data, things: Sequence[str], place: str) -> dict[str, Any]:
        """Return the scenario with things at another place."""
        made = dict(data)
        for name in things:
            group, key, member = self.member(made, name)
            made = self._with_member(made, group, key, self.placed(made, group, member, place))
        return made

    def removed(self, data: Data, things: Iterable[str]) -> dict[str, Any]:
        """Return the scenario without things, and without what others say of them."""
        made = dict(data)
        for name in sorted(things, key=_last_first):
            group, key, _ = self.member(made, name)
            members = {one: member for one, member in self.members(made, group).items() if one != key}
            made = self.with_members(made, group, members)
            made["setup"] = dict(self.system.tidied(made["setup"], group.key, key))
        return made

    def counted(self, data: Data, name: str, count: int) -> dict[str, Any]:
        """Return the scenario with so many things like this one; the last ones go first."""
        alike = self.alike(data, name)
        if not 0 <= count <= MOST_THINGS:
            raise EditRefused("build-too-many", most=MOST_THINGS)
        made = self.removed(data, reversed(alike[count:]))
        for _ in range(count - len(alike)):
            made, _ = self.copied(made, alike[-1])
        return made

    def copied(self, data: Data, name: str) -> tuple[dict[str, Any], str]:
        """Return the scenario with a copy of a thing at the next free place, and the id of the copy."""
        group, key, member = self.member(data, name)
        if len(self.things(data)) >= MOST_THINGS:
            raise EditRefused("build-too-many", most=MOST_THINGS)
        members = self.members(data, group)
        entry = self.entry_of(group, key, member)
        stem = entry or key.rstrip("0123456789_") or key
        fresh = str(len(members)) if group.listed else self.fresh_key(data, stem, members)
        twin = {one: value for one, value in copy.deepcopy(member).items() if one != "name"}
        if group.template and entry and fresh != entry:
            twin = {group.template: entry, **twin}
        twin = self.beside(data, group, twin)
        return self.with_members(data, group, {**members, fresh: twin}), f"{group.key}/{fresh}"

    def beside(self, data: Data, group: EditorGroup, member: Data) -> dict[str, Any]:
        """Return a copy's data at a place of its own."""
        return dict(member)

    def changed(self, data: Data, things: Iterable[str], field: str, value: Any) -> dict[str, Any]:
        """Return the scenario with another value of a field; None brings back what holds without it."""
        made = dict(data)
        for name in things:
            group, key, member = self.member(made, name)
            made = self._with_member(made, group, key, _set_in(member, field.split("."), value))
        return made

    def swapped(self, data: Data, things: Iterable[str], item: EditorItem) -> dict[str, Any]:
        """Return the scenario with things built upon another entry; what was changed of them by hand goes."""
        made = dict(data)
        for name in things:
            group, key, member = self.member(made, name)
            if not item.id.startswith(f"{group.kind}/") or not group.template:
                raise EditRefused("build-no-such", what=item.id)
            own = self.kept_in_swap(group)
            kept = {one: value for one, value in member.items() if one in own}
            made = self._with_member(made, group, key, {group.template: item.entry, **kept})
        return made

    def kept_in_swap(self, group: EditorGroup) -> frozenset[str]:
        """Return the fields that say where a thing stands and who plays it, not what it is."""
        content = self.system.content_kinds.get(group.kind)
        shared = set(content.model_fields) if content is not None else set()
        return frozenset(set(group.model.model_fields) - shared - {group.template, "name"})

    def painted(self, data: Data, item: EditorItem, cells: Sequence[tuple[int, int]]) -> dict[str, Any]:
        """Return the scenario with cells of another ground."""
        raise EditRefused("build-no-brush")

    def filled(self, data: Data, cell: tuple[int, int]) -> Sequence[tuple[int, int]]:
        """Return the cells of one ground that hang together with this one."""
        raise EditRefused("build-no-brush")

    def mirrored(self, data: Data) -> dict[str, Any]:
        """Return the scenario with left and right exchanged."""
        raise EditRefused("build-no-turn")

    def distanced(self, data: Data, one: str, other: str, steps: int) -> dict[str, Any]:
        """Return the scenario with two things so many steps apart."""
        raise EditRefused("build-no-distance")

    def joined(self, data: Data, one: str, other: str) -> dict[str, Any]:
        """Return the scenario with two places or things joined: a lever with its gate, a place with its neighbour."""
        raise EditRefused("build-no-join")

    def turned(self, data: Data, name: str, steps: int) -> dict[str, Any]:
        """Return the scenario with a thing turned by so many steps."""
        raise EditRefused("build-no-turn")

    def _with_member(self, data: Data, group: EditorGroup, key: str, member: Data) -> dict[str, Any]:
        members = self.members(data, group)
        return self.with_members(data, group, {**members, key: dict(member)})

    # Particulars.

    def fields(self, data: Data, name: str, lang: str = "en") -> tuple[FormField, ...]:
        """Return the particulars of a thing, what matters first. The path of each is its field's."""
        group, key, member = self.member(data, name)
        usual: Mapping[str, Any] = {}
        entry = self.entry_of(group, key, member)
        if entry:
            usual = {**canonical(self.pack.kind(group.kind)[entry]), group.template: entry}
        made = form_fields_of(group.model, member, "", usual=usual, pack=self.pack, lang=lang, lists=True)
        found = [self._with_choices(data, group, replace(one, path=one.path.removeprefix("."))) for one in made]
        return tuple(sorted(found, key=lambda one: self._weight(group, one)))

    def place_fields(self, data: Data, lang: str = "en") -> tuple[FormField, ...]:
        """Return the particulars of the fight itself: the fields of the set-up that are no group of things."""
        groups = {group.key for group in self.groups}
        made = form_fields_of(self.system.setup_model, setup_of(data), "", pack=self.pack, lang=lang, lists=True)
        found = [replace(one, path=one.path.removeprefix(".")) for one in made]
        shown = [one for one in found if one.path.partition(".")[0] not in groups | self.on_board]
        return tuple(sorted(shown, key=lambda one: (not one.value, one.kind == "yaml")))

    def _with_choices(self, data: Data, group: EditorGroup, one: FormField) -> FormField:
        if one.key == "seat" and one.kind == "text":
            return replace(one, kind="choice", choices=self.seats(data))
        if group.kind and one.key == group.template and one.kind == "text":
            return replace(one, kind="choice", choices=tuple(self.pack.kind(group.kind)))
        places = self.choices(data, group, one.path)
        return replace(one, kind="choice", choices=places) if places and one.kind == "text" else one

    def choices(self, data: Data, group: EditorGroup, field: str) -> tuple[str, ...]:
        """Return what a text field of a group may hold, where the model cannot say it."""
        return ()

    def _weight(self, group: EditorGroup, one: FormField) -> tuple[bool, ...]:
        content = self.system.content_kinds.get(group.kind)
        known = content.model_fields if content is not None else group.model.model_fields
        number = one.kind == "number" and one.key in known
        return (one.key in (group.template, "name"), one.kind == "yaml", not number, one.key not in known)

    # A beginning, and mistakes.

    def blank(self, data: Data) -> dict[str, Any]:
        """Return a scenario to begin with, made of the system's demo: an empty place, as far as that can be played."""
        return dict(data)

    def thing_at(self, data: Data, path: str) -> str:
        """Return the thing that a path of a mistake (``setup.combatants.ogre.lives``) is about; empty if none."""
        parts = path.replace("[", ".").replace("]", "").split(".")
        known = {one.id for one in self.things(data)}
        name = "/".join(parts[1:3])
        return name if parts[:1] == ["setup"] and name in known else ""

    def spot_of(self, data: Data, path: str) -> str:
        """Return the place on the board that a mistake is about, beside its thing; empty if there is none."""
        return ""

    def remedies(self, data: Data, path: str) -> Iterator[Remedy]:
        """Yield commands that may put a mistake at a path right, the least first. Those that do not are left out."""
        name = self.thing_at(data, path)
        if not name:
            return
        one = self.thing(data, name)
        field = ".".join(path.split(".")[3:]).partition("[")[0]
        said = one.entry or one.key
        member = self.member(data, name)[2]
        if one.place:
            for place in self.places(data, name)[:1]:
                label = Phrase("build-remedy-move", {"to": place.label})
                yield Remedy({"op": "move", "things": [name], "at": place.id}, label)
        if field and field.split(".")[0] in member:
            yield Remedy(
                {"op": "change", "things": [name], "field": field, "value": None}, Phrase("build-remedy-reset")
            )
        yield Remedy({"op": "remove", "things": [name]}, Phrase("build-remedy-remove", {"who": said}))


def _last_first(name: str) -> tuple[str, int]:
    """The order in which things are taken off: in a list the last one first, so that numbers stay right."""
    group, _, key = name.partition("/")
    return group, -int(key) if key.isdigit() else 0


def _set_in(member: Data, parts: Sequence[str], value: Any) -> dict[str, Any]:
    made = dict(member)
    if len(parts) > 1:
        made[parts[0]] = _set_in(mapping(made.get(parts[0])), parts[1:], value)
        if not made[parts[0]]:
            del made[parts[0]]
    elif value is None:
        made.pop(parts[0], None)
    else:
        made[parts[0]] = value
    return made


def built_upon(model: type[Entry], kinds: Mapping[str, type[Entry]]) -> tuple[str, str]:
    """Return the kind of content with which a model of the set-up has most fields in common, and the naming field.

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


def names_in(data: Data) -> Mapping[str, Any]:
    """Return the title of a scenario by language; empty where it is missing or wrong."""
    return mapping(data.get("title"))
