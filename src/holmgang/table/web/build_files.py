"""Files that begin a fight in the workshop, told apart by their content: a scenario, packs, a map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path, PurePath
from tempfile import TemporaryDirectory
from typing import Any, Final

from holmgang.kernel.content import sort_of
from holmgang.kernel.editor import with_setup
from holmgang.kernel.errors import ContentError, InputError, Problem, as_told
from holmgang.kernel.form_fields import as_yaml
from holmgang.kernel.messages import Translatable
from holmgang.kernel.system import System
from holmgang.kernel.yamltext import MAX_DEPTH, read_yaml
from holmgang.table.service import TableService
from holmgang.table.service.uploaded_packs import LONGEST_PACK, system_of, too_large
from holmgang.workshop.document import LONGEST
from holmgang.workshop.yaml_edit import edited, renamed

LONGEST_FILE: Final = 1_000_000
TOO_DEEP: Final = Translatable("nested too deep", "too-deep", most=MAX_DEPTH)


@dataclass(frozen=True)
class Beginning:
    """The text that a fight begins with, the packs it needs, and what it was made of."""

    text: str
    packs: tuple[str, ...] = ()
    origin: str = ""


def blank(service: TableService, system: System[Any], title: str) -> Beginning:
    """Return an empty place with heroes of the system's packs."""
    demo = service.library.scenario_data(system, _demo(service, system))
    editor = system.editor(system, service.library.pack(system))
    made = {**editor.blank(demo), "id": "our_fight", "title": {"en": title}, "scene": {"en": title}}
    order = ("id", "system", "title", "scene", "seats", "setup")
    made = {key: made[key] for key in (*order, *(one for one in made if one not in order)) if key in made}
    return Beginning(as_yaml(made))


def _demo(service: TableService, system: System[Any]) -> str:
    files = service.library.scenario_files(system)
    return system.demo if system.demo in files else next(iter(files))


def shipped(service: TableService, system: System[Any], name: str) -> Beginning:
    """Return a copy of a scenario of the server, word for word but for its id."""
    service.library.scenario_data(system, name)  # an unknown name is refused
    text = service.library.scenario_files(system)[name].read_text(encoding="utf-8")
    return Beginning(renamed(text, f"our_{name}"), origin=f"{system.id}/{name}")


def brought(service: TableService, files: Sequence[tuple[str, bytes]]) -> Beginning:
    """Return the fight that files make; raise ``ContentError`` with what is wrong in them."""
    packs: list[str] = []
    text, origin = "", ""
    system: System[Any] | None = None
    drawn: list[tuple[str, str, bytes]] = []
    for name, content in files:
        if len(content) > LONGEST_FILE:
            raise ContentError([Problem(name, 0, "", too_large(LONGEST_FILE))])
        suffix = PurePath(name).suffix.lower()
        if suffix not in (".yaml", ".yml"):
            drawn.append((name, suffix, content))
            continue
        document = read_yaml(content, name)
        system = system_of(service.library, document)
        if sort_of(document) == "pack":
            if len(content) > LONGEST_PACK:
                raise ContentError([Problem(name, 0, "", too_large(LONGEST_PACK))])
            packs.append(content.decode())
            _check_packs(service, packs, name)
        else:
            if len(content) > LONGEST:
                raise ContentError([Problem(name, 0, "", too_large(LONGEST))])
            text, origin = content.decode().removeprefix("\ufeff"), name
    for name, suffix, content in drawn:
        text = _with_map(service, text, name, suffix, content)
        origin = origin or name
    if not text and system is not None:
        text = shipped(service, system, _demo(service, system)).text
    return Beginning(text, tuple(packs), origin)


def _check_packs(service: TableService, packs: Sequence[str], name: str) -> None:
    try:
        service.uploaded_packs.with_packs(packs)
    except ContentError as error:
        last = f"pack {len(packs)}"
        raise ContentError([replace(one, file=name) if one.file == last else one for one in error.problems]) from None
    except InputError as error:
        raise ContentError([Problem(name, 0, "", as_told(error))]) from None


def _with_map(service: TableService, text: str, name: str, suffix: str, content: bytes) -> str:
    """Return the text with the map of another program; without a text, a blank fight on that map."""
    systems = service.library.systems.values()
    readers = [system for system in systems if suffix in system.map_suffixes]
    if not readers:
        known = ", ".join([".yaml", *(one for system in systems for one in system.map_suffixes)])
        told = Translatable(f"expected a file that ends with {known}", "which-file", known=known)
        raise ContentError([Problem(name, 0, "", told)])
    system = readers[0]
    with TemporaryDirectory(prefix="holmgang-map-") as folder:
        path = Path(folder) / f"map{suffix}"
        path.write_bytes(content)
        try:
            found = system.import_map(path)
        except ContentError as error:
            raise ContentError([replace(problem, file=name) for problem in error.problems]) from None
        except InputError as error:
            raise ContentError([Problem(name, 0, "", str(error).replace(str(path), name))]) from None
        except RecursionError:
            raise ContentError([Problem(name, 0, "", TOO_DEEP)]) from None
    text = text or blank(service, system, PurePath(name).stem[:60]).text
    data = read_yaml(text, name).data
    return edited(text, data, with_setup(data, map=found["map"]))[0]
