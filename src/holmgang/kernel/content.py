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

from holmgang.kernel._packs import (
    MAX_ANCESTORS,
    MAX_ENTRIES,
    Dice,
    Id,
    Lang,
    Natural,
    Pack,
    PackHead,
    Ref,
    Texts,
    canonical,
    fingerprint,
    load_pack,
    user_folders,
    yaml_files,
)
from holmgang.kernel._scenarios import (
    Scenario,
    ScenarioHead,
    SeatModel,
    at_their_lines,
    json_schema,
    load_scenario,
    names_in,
    pack_schema,
    scenario_schema,
    sort_of,
)
from holmgang.kernel._validation import Entry, Located, Narrows, repeated, stands_twice, unknown_name, validate

__all__ = [
    "MAX_ANCESTORS",
    "MAX_ENTRIES",
    "Dice",
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
