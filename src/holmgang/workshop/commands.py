"""Commands of a page, as data: ``{"op": "add", "item": "creatures/skret", "at": "zone:hall"}``.

:func:`run` turns a command into the document after it. Each change has a name in words, which undo shows. A command
that makes no sense is refused with a sentence (:class:`~holmgang.kernel.editor.EditRefused`) and changes nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from holmgang.kernel.content import canonical
from holmgang.kernel.editor import Data, Editor, EditRefused, mapping, names_in
from holmgang.kernel.errors import ContentError
from holmgang.kernel.form_fields import FormField, form_fields_of
from holmgang.kernel.heroes import Hero
from holmgang.kernel.sums import Phrase
from holmgang.workshop.document import FightDocument
from holmgang.workshop.yaml_edit import Patch

LONGEST_TEXT: Final = 400
MOST_CELLS: Final = 4_000
MOST_EDITS: Final = 100
MOST_DEPTH: Final = 12


@dataclass(frozen=True)
class CommandResult:
    """A document after a command, the change as a JSON patch, and the things that are in the hand now."""

    document: FightDocument
    patch: Patch = ()
    selected: tuple[str, ...] = ()
    heroes: Mapping[str, str] | None = None
    """The token of each hero that the command has put into the fight, by the hero's id."""


HERO, PARTY = "hero/", "party/"
"""The beginning of an item that is a hero or a party of the visitor's."""


@dataclass(frozen=True)
class OwnHeroes:
    """The heroes that a command puts into the fight, by id: each with its player and the token it has there, if any."""

    heroes: Mapping[str, tuple[Hero[Any], str]] = field(default_factory=dict)
    tokens: Mapping[str, str] = field(default_factory=dict)
    name: str = ""
    """The name of the hero or the party."""
    party: bool = False
    """True: they take the places of the heroes that are there."""


def run(
    document: FightDocument, editor: Editor, command: Any, lang: str = "en", own: OwnHeroes | None = None
) -> CommandResult:
    """Return the document after a command. ``own`` are the visitor's heroes that the command names."""
    if not isinstance(command, Mapping) or not isinstance(command.get("op"), str):
        raise EditRefused("build-no-such", what="command")
    op = command["op"]
    if op == "undo":
        return CommandResult(document.undone())
    if op == "redo":
        return CommandResult(document.redone())
    if op == "text":
        return CommandResult(
            document.with_text(Phrase("build-did-text"), _text(command, "text", 10**7).replace("\r\n", "\n"))
        )
    if op not in _OPS:
        raise EditRefused("build-no-such", what=op[:40])
    if not document.readable:
        raise EditRefused("build-text-first")
    if own is not None:
        return _with_heroes(document, editor, str(command.get("at") or ""), own)
    made, name, selected = _OPS[op](_Call(document.data, editor, command, lang))
    changed, patch = document.with_data(name, made)
    return CommandResult(changed, patch, selected)


def _with_heroes(document: FightDocument, editor: Editor, place: str, own: OwnHeroes) -> CommandResult:
    """Put one hero at a place, or a party into the places of the heroes that are there."""
    made: Mapping[str, Any] = document.data
    if not own.party:
        [(name, (hero, player))] = own.heroes.items()
        if place and not editor.may_go(made, editor.hero_places, place):
            raise EditRefused("build-not-there", what=own.name)
        made, token = editor.with_hero(made, hero, player, place, own.tokens.get(name, ""))
        tokens = [token]
    else:
        made, tokens = editor.with_party(made, list(own.heroes.values()))
    changed, patch = document.with_data(Phrase("build-did-add", {"what": own.name}), made)
    group = editor.hero_places
    return CommandResult(
        changed, patch, tuple(group + one for one in tokens), dict(zip(own.heroes, tokens, strict=True))
    )


@dataclass(frozen=True)
class _Call:
    """A command with everything it is run on."""

    data: Data
    editor: Editor
    command: Mapping[str, Any]
    lang: str

    def text(self, key: str) -> str:
        return _text(self.command, key)

    @property
    def things(self) -> tuple[str, ...]:
        given = self.command.get("things", self.command.get("thing", ()))
        names = tuple(given) if isinstance(given, (list, tuple)) else (given,)
        if not names or len(names) > 200 or not all(isinstance(name, str) for name in names):
            raise EditRefused("build-nothing-chosen")
        for name in names:
            self.editor.member(self.data, name)
        return tuple(dict.fromkeys(names))

    def number(self, key: str, least: int, most: int) -> int:
        value = self.command.get(key)
        if isinstance(value, str) and re.fullmatch(r"-?\d{1,6}", value):
            value = int(value)
        if type(value) is not int or not least <= value <= most:
            raise EditRefused("build-number", least=least, most=most)
        return value

    def said(self, name: str) -> str:
        """Return the text id of a thing: its entry, else its own key."""
        return _said(self.editor, self.data, name)


def _said(editor: Editor, data: Data, name: str) -> str:
    if "/" not in name or name not in {one.id for one in editor.things(data)}:
        return name.rpartition("/")[2] or name
    one = editor.thing(data, name)
    return one.entry or one.key


Made = tuple[Mapping[str, Any], Phrase, tuple[str, ...]]


def _add(call: _Call) -> Made:
    item = call.editor.item(call.text("item"))
    place = str(call.command.get("at") or "")
    if item.brush:
        made: Mapping[str, Any] = call.editor.painted(call.data, item, [_cell(place)])
        return made, Phrase("build-did-paint", {"what": item.name, "count": 1}), ()
    _check_place(call, item.id, place)
    made, name = call.editor.added(call.data, item, place)
    return made, Phrase("build-did-add", {"what": item.name}), (name,) if name else ()


def _check_place(call: _Call, what: str, place: str) -> None:
    if place and not call.editor.may_go(call.data, what, place):
        raise EditRefused("build-not-there", what=_said(call.editor, call.data, what))


def _move(call: _Call) -> Made:
    things, place = call.things, call.text("at")
    _check_place(call, things[0], place)
    name = Phrase("build-did-move", {"what": call.said(things[0]), "count": len(things)})
    return call.editor.moved(call.data, things, place), name, things


def _remove(call: _Call) -> Made:
    things = call.things
    name = Phrase("build-did-remove", {"what": call.said(things[0]), "count": len(things)})
    return call.editor.removed(call.data, things), name, ()


def _count(call: _Call) -> Made:
    [thing, *_] = call.things
    count = call.number("count", 0, 60)
    name = Phrase("build-did-count", {"what": call.said(thing), "count": count})
    made = call.editor.counted(call.data, thing, count)
    return made, name, (thing,) if thing in {one.id for one in call.editor.things(made)} else ()


def _copy(call: _Call) -> Made:
    [thing, *_] = call.things
    made, fresh = call.editor.copied(call.data, thing)
    return made, Phrase("build-did-copy", {"what": call.said(thing)}), (fresh,)


def _change(call: _Call) -> Made:
    things, field = call.things, call.text("field")
    one = _field(call.editor.fields(call.data, things[0], call.lang), field)
    value = _value(one, call.command.get("value"), call.lang, call.editor.member(call.data, things[0])[2].get(field))
    name = Phrase("build-did-change", {"what": call.said(things[0]), "field": one.key})
    return call.editor.changed(call.data, things, field, value), name, things


def _field(fields: Sequence[FormField], path: str) -> FormField:
    found = next((one for one in fields if one.path == path), None)
    if found is None:
        raise EditRefused("build-no-such", what=path[:40])
    return found


def _value(one: FormField, value: Any, lang: str, before: Any) -> Any:
    """Return a value as data. A text is read as a form's; an empty one brings back what holds without it."""
    if isinstance(value, str):
        try:
            return one.read(value, lang, before)
        except ContentError as error:
            raise EditRefused("build-unreadable", problem=str(error.problems[0].message)) from None
    return value


def _place(call: _Call) -> Made:
    """A particular of the fight itself."""
    field = call.text("field")
    one = _field(call.editor.place_fields(call.data, call.lang), field)
    value = _value(one, call.command.get("value"), call.lang, None)
    data: Any = dict(call.data)
    path = ["setup", *field.split(".")]
    return _put(data, path, value), Phrase("build-did-change", {"what": "fight", "field": one.key}), ()


def _put(data: Mapping[str, Any], path: Sequence[str], value: Any) -> dict[str, Any]:
    made = dict(data)
    if len(path) > 1:
        made[path[0]] = _put(mapping(made.get(path[0])), path[1:], value)
        if value is None and not made[path[0]]:
            del made[path[0]]
    elif value is None:
        made.pop(path[0], None)
    else:
        made[path[0]] = value
    return made


def _swap(call: _Call) -> Made:
    things, item = call.things, call.editor.item(call.text("item"))
    name = Phrase("build-did-swap", {"what": call.said(things[0]), "to": item.name})
    return call.editor.swapped(call.data, things, item), name, things


def _apart(call: _Call) -> Made:
    """Give each of several things of one entry a name of its own."""
    [thing, *_] = call.things
    named: Any = dict(call.data)
    alike = call.editor.alike(call.data, thing)
    names = call.command.get("names")
    given = [str(one)[:60] for one in names] if isinstance(names, (list, tuple)) else []
    for number, one in enumerate(alike, 1):
        group = call.editor.group(one.partition("/")[0])
        info = group.model.model_fields.get("name")
        if info is None:
            raise EditRefused("build-no-names")
        text = given[number - 1] if number <= len(given) else f"{call.said(one)} {number}"
        plain = "str" in str(info.annotation) and "dict" not in str(info.annotation)
        named = call.editor.changed(named, [one], "name", text if plain else {"en": text, call.lang: text})
    return named, Phrase("build-did-apart", {"what": call.said(thing)}), (thing,)


def _paint(call: _Call) -> Made:
    item, cells = call.editor.item(call.text("item")), call.command.get("cells")
    if not isinstance(cells, (list, tuple)) or not 0 < len(cells) <= MOST_CELLS:
        raise EditRefused("build-nothing-chosen")
    where = list(dict.fromkeys(_cell(one) for one in cells))
    if call.command.get("fill") is True:
        where = list(call.editor.filled(call.data, where[0]))
    name = Phrase("build-did-paint", {"what": item.name, "count": len(where)})
    return call.editor.painted(call.data, item, where), name, ()


def _cell(value: Any) -> tuple[int, int]:
    if isinstance(value, str):
        value = value.removeprefix("cell:").split(",")
    try:
        x, y = (int(part) for part in value)
    except (TypeError, ValueError):
        raise EditRefused("build-no-cell") from None
    return x, y


def _distance(call: _Call) -> Made:
    one, other = call.text("one"), call.text("other")
    steps = call.number("steps", 0, 99)
    name = Phrase("build-did-distance", {"what": call.said(one), "other": call.said(other)})
    return call.editor.distanced(call.data, one, other, steps), name, (one,)


def _join(call: _Call) -> Made:
    one, other = call.text("one"), call.text("other")
    name = Phrase("build-did-join", {"what": call.said(one), "other": call.said(other)})
    return call.editor.joined(call.data, one, other), name, ()


def _turn(call: _Call) -> Made:
    [thing, *_] = call.things
    made = call.editor.turned(call.data, thing, call.number("steps", -12, 12))
    return made, Phrase("build-did-turn", {"what": call.said(thing)}), (thing,)


def _mirror(call: _Call) -> Made:
    return call.editor.mirrored(call.data), Phrase("build-did-mirror"), ()


def _rename(call: _Call) -> Made:
    title = " ".join(call.text("title").split())[:80]
    if not title:
        raise EditRefused("build-no-title")
    titles = {**names_in(call.data), call.lang: title}
    titles.setdefault("en", title)
    return {**call.data, "title": titles}, Phrase("build-did-rename"), ()


def _knob(call: _Call) -> Made:
    path = call.text("path")
    usual = mapping(call.editor.system.presets.get(str(call.data.get("preset"))))
    fields = knob_fields(call.editor, call.data, usual, call.lang)
    one = _field(fields, path)
    value = _value(one, call.command.get("value"), call.lang, None)
    if isinstance(value, str) and one.kind == "number":
        raise EditRefused("build-number", least=one.least or 0, most=one.most or 999)
    made = _put(call.data, ["knobs", *path.split(".")], value)
    return made, Phrase("build-did-knob", {"knob": f"knob-{path.replace('.', '-')}"}), ()


def knob_fields(editor: Editor, data: Data, usual: Data, lang: str) -> list[FormField]:
    """Return the house rules as fields; what the preset or the book says holds where nothing is written."""
    made = form_fields_of(
        editor.system.knobs_model, data.get("knobs"), "knobs", usual=canonical(dict(usual)), pack=editor.pack, lang=lang
    )
    return [replace(one, path=one.path.removeprefix("knobs.")) for one in made]


def _book(call: _Call) -> Made:
    made = {key: value for key, value in call.data.items() if key not in ("knobs", "preset")}
    return made, Phrase("build-did-book"), ()


def _preset(call: _Call) -> Made:
    name = str(call.command.get("name") or "")
    if name and name not in call.editor.system.presets:
        raise EditRefused("build-no-such", what=name[:40])
    return _put(call.data, ["preset"], name or None), Phrase("build-did-preset", {"name": name or "book"}), ()


def _edits(call: _Call) -> Made:
    """Carry out edits that a forecast suggests: values set or removed by their paths."""
    edits = call.command.get("edits")
    if not isinstance(edits, (list, tuple)) or not 0 < len(edits) <= MOST_EDITS:
        raise EditRefused("build-nothing-chosen")
    made: Mapping[str, Any] = call.data
    for edit in edits:
        path = edit.get("path") if isinstance(edit, Mapping) else None
        if not isinstance(path, (list, tuple)) or not 0 < len(path) <= MOST_DEPTH:
            raise EditRefused("build-no-such", what="path")
        if not all(isinstance(part, str) for part in path):
            raise EditRefused("build-no-such", what="path")
        made = _put(made, path, edit.get("value") if edit.get("op") == "set" else None)
    return made, Phrase("build-did-edits", {"name": call.text("name")}), ()


def _text(command: Mapping[str, Any], key: str, longest: int = LONGEST_TEXT) -> str:
    value = command.get(key)
    if not isinstance(value, str) or len(value) > longest:
        raise EditRefused("build-no-such", what=key)
    return value


_OPS: Final[Mapping[str, Callable[[_Call], Made]]] = {
    "add": _add,
    "apart": _apart,
    "book": _book,
    "change": _change,
    "copy": _copy,
    "count": _count,
    "distance": _distance,
    "edits": _edits,
    "join": _join,
    "knob": _knob,
    "mirror": _mirror,
    "move": _move,
    "paint": _paint,
    "place": _place,
    "preset": _preset,
    "remove": _remove,
    "rename": _rename,
    "swap": _swap,
    "turn": _turn,
}
OPS: Final = ("undo", "redo", "text", *_OPS)
