"""Forms made of content models: what people may fill in, and how what they filled in becomes data again.

A form knows no system. Every field of a pydantic model becomes a blank by its type: a number, a yes or no, one of
several, a text; whatever is deeper is written as YAML on one line. A blank that is left empty leaves its key out, and
what holds then is shown in it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import yaml
from pydantic import BaseModel
from pydantic.fields import FieldInfo
from pydantic_core import PydanticUndefined

from holmgang.kernel.content import Measure, Pack, Ref, Texts, canonical
from holmgang.kernel.errors import ContentError, Problem
from holmgang.kernel.yamltext import read_yaml

PREFIX = "at:"
"""Before the path of what a blank fills in, in the names of a form."""
LONGEST = 4_000
_WHOLE = re.compile(r"[-+−]?\d{1,9}")
_DECIMAL = re.compile(r"[-+−]?\d{1,9}[.,]\d{1,6}")

_FRACTION = re.compile(r"[-+]?\d{1,9}/[1-9]\d{0,8}")


@dataclass(frozen=True, kw_only=True)
class FormField:
    """One thing to fill in. ``usual`` is what holds while it is empty; ``kind`` is how it is written."""

    path: str
    kind: Literal["number", "switch", "choice", "some", "text", "name", "yaml"]
    value: str = ""
    usual: str = ""
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    unit: str = ""
    clauses: tuple[str, ...] = ()
    needed: bool = False

    @property
    def field(self) -> str:
        """Its name in the form."""
        return PREFIX + self.path

    @property
    def key(self) -> str:
        """The last part of the path; words files may have a name for it."""
        return self.path.rpartition(".")[2]

    def read(self, text: str, lang: str, before: Any) -> Any:
        """Return the typed text as data; None leaves the key out. Unreadable text stays a text.

        ``before`` is what stood there: a name in one language keeps its others.
        """
        text = text.strip()[:LONGEST]
        if not text:
            return None
        if self.kind == "number" and _WHOLE.fullmatch(text):
            return int(text.replace("−", "-"))
        if self.kind == "number" and self.unit and _DECIMAL.fullmatch(text):
            whole = Fraction(text.replace("−", "-").replace(",", "."))
            return int(whole) if whole.denominator == 1 else str(whole)
        if self.kind == "switch" and text in ("true", "false"):
            return text == "true"
        if self.kind == "name":
            names = dict(before) if isinstance(before, Mapping) else {}
            return {"en": text, **names, lang: text}
        if self.kind == "some":
            return [one.strip() for one in text.split(",") if one.strip()]
        if self.kind == "yaml":
            try:
                return read_yaml(text, "").data
            except ContentError as error:
                found = error.problems[0]
                raise ContentError([Problem("", 0, self.path, found.message)]) from None
        return text


def form_fields_of(
    model: type[BaseModel],
    data: Any,
    path: str,
    *,
    usual: Mapping[str, Any] | None = None,
    pack: Pack | None = None,
    lang: str = "en",
    clauses: Mapping[str, Sequence[str]] | None = None,
    lists: bool = False,
) -> Iterator[FormField]:
    """The blanks of a model, filled with data; models inside it are taken apart.

    ``lists``: a list of names that are known is of the kind ``some``, not YAML.

    ``usual`` is what holds where the data says nothing, before the model's own defaults.
    """
    data, usual = data if isinstance(data, Mapping) else {}, usual or {}
    for name, info in model.model_fields.items():
        key = info.alias or name
        hint = _bare(info.annotation)
        default = usual.get(key) if usual.get(key) is not None else _default(info)
        if isinstance(hint, type) and issubclass(hint, BaseModel):
            inside = default if isinstance(default, Mapping) else {}
            cited = dict.fromkeys(hint.model_fields, (clauses or {}).get(key, ()))
            yield from form_fields_of(
                hint, data.get(key), f"{path}.{key}", usual=inside, pack=pack, lang=lang, clauses=cited, lists=lists
            )
            continue
        kind, choices = _kind(info, hint, pack)
        if lists and kind == "yaml" and get_origin(hint) in (list, tuple):
            kind, choices = _several(hint, pack)
        least, most = _limits(info)
        yield FormField(
            path=f"{path}.{key}",
            kind=kind,
            value=_written(data.get(key), kind, lang),
            usual=_written(default, kind, lang),
            choices=choices,
            least=least,
            most=most,
            unit=next((mark.unit for mark in _marks(info) if isinstance(mark, Measure)), ""),
            clauses=tuple((clauses or {}).get(key, ())),
            needed=info.is_required(),
        )


def _bare(hint: Any) -> Any:
    """The hint without annotations, and without the None it may be."""
    while True:
        if get_origin(hint) is Annotated:
            hint = get_args(hint)[0]
        elif get_origin(hint) in (Union, UnionType):
            rest = [arg for arg in get_args(hint) if arg is not NoneType]
            if len(rest) != 1:
                return hint
            hint = rest[0]
        else:
            return hint


def _marks(info: FieldInfo) -> list[Any]:
    """The marks of a field, also those of its type under a None."""
    marks, hints = list(info.metadata), [info.annotation]
    while hints:
        hint = hints.pop()
        if get_origin(hint) is Annotated:
            inner, *more = get_args(hint)
            hints.append(inner)
            for mark in more:
                marks += mark.metadata if isinstance(mark, FieldInfo) else [mark]
        elif get_origin(hint) in (Union, UnionType):
            hints += get_args(hint)
    return marks


def _kind(info: FieldInfo, hint: Any, pack: Pack | None) -> tuple[Any, tuple[str, ...]]:
    if hint is bool:
        return "switch", ("true", "false")
    if hint is int or any(isinstance(mark, Measure) for mark in _marks(info)):
        return "number", ()
    if get_origin(hint) is Literal:
        return "choice", tuple(str(one) for one in get_args(hint) if one != "")
    if hint is str:
        kinds = [kind for mark in _marks(info) if isinstance(mark, Ref) for kind in mark.kinds]
        if not kinds or pack is None:
            return "text", ()
        return "choice", tuple(name for kind in kinds for name in pack.kind(kind))
    if hint == _bare(Texts):
        return "name", ()
    return "yaml", ()


def _several(hint: Any, pack: Pack | None) -> tuple[Any, tuple[str, ...]]:
    """Return the choices of a list of names, or leave it as YAML."""
    inner = get_args(hint)[:1] or (None,)
    bare, refs = _bare(inner[0]), [mark for mark in get_args(inner[0]) if isinstance(mark, Ref)]
    if get_origin(bare) is Literal:
        return "some", tuple(str(one) for one in get_args(bare))
    if bare is str and refs and pack is not None:
        return "some", tuple(name for ref in refs for kind in ref.kinds for name in pack.kind(kind))
    return "yaml", ()


def _limits(info: FieldInfo) -> tuple[int | None, int | None]:
    marks = _marks(info)
    measure = next((mark for mark in marks if isinstance(mark, Measure)), None)
    if measure is not None:
        return measure.least, measure.most
    least = next((mark.ge for mark in marks if getattr(mark, "ge", None) is not None), None)
    most = next((mark.le for mark in marks if getattr(mark, "le", None) is not None), None)
    return least, most


def _default(info: FieldInfo) -> Any:
    value = info.get_default(call_default_factory=True)
    return None if value is PydanticUndefined else canonical(value)


def _written(value: Any, kind: str, lang: str) -> str:
    """A value as it stands in a form."""
    if value is None or value in ("", [], {}):
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if kind == "number" and isinstance(value, str) and _FRACTION.fullmatch(value):
        return _decimal(Fraction(value))
    if kind == "name" and isinstance(value, Mapping):
        return str(value.get(lang) or value.get("en", ""))
    if kind == "some" and isinstance(value, list):
        return ", ".join(map(str, value))
    if kind == "yaml" or isinstance(value, (Mapping, list)):
        return on_one_line(value)
    return str(value)


def _decimal(value: Fraction) -> str:
    """Return a fraction as a decimal if it is one, else as a fraction."""
    text = f"{float(value):.6f}".rstrip("0").rstrip(".")
    return text if Fraction(text) == value else str(value)


class PlainDumper(yaml.SafeDumper):
    """No anchors: our reader takes none, and people are not to wonder at them."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


def on_one_line(value: Any) -> str:
    """YAML on a single line."""
    text = yaml.dump(
        value, Dumper=PlainDumper, default_flow_style=True, allow_unicode=True, sort_keys=False, width=10**6
    )
    return text.removesuffix("\n").removesuffix("\n...").strip()


def as_yaml(data: Any) -> str:
    """Data as a file that people can read and change: short things on one line, the rest below one another."""
    return yaml.dump(
        data, Dumper=PlainDumper, default_flow_style=None, allow_unicode=True, sort_keys=False, width=110, indent=2
    )


def found(data: Any, path: str) -> Any:
    """Return the value at a path; None if there is none."""
    for part in path.split("."):
        if not isinstance(data, Mapping) or part not in data:
            return None
        data = data[part]
    return data


def placed(data: Mapping[str, Any], path: str, value: Any) -> dict[str, Any]:
    """The data with a value at a path, or without it if it is None. Mappings that become empty by that stay."""
    part, _, rest = path.partition(".")
    changed = dict(data)
    if rest:
        inner = changed.get(part)
        if value is None and not isinstance(inner, Mapping):
            return changed
        changed[part] = placed(inner if isinstance(inner, Mapping) else {}, rest, value)
    elif value is None:
        changed.pop(part, None)
    else:
        changed[part] = value
    return changed
