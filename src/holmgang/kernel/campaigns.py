"""Campaigns: fights that follow each other, with a text before each and a party that carries its state along.

A campaign is a YAML file in a system's folder ``campaigns``, beside its scenarios.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field

from holmgang.kernel.content import Entry, Id, Texts, unknown_name, validate
from holmgang.kernel.errors import ContentError
from holmgang.kernel.library import Library
from holmgang.kernel.messages import A_SCENARIO
from holmgang.kernel.system import System
from holmgang.kernel.yamltext import read_file


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
