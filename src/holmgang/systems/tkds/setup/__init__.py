"""From a scenario, or a map of another program, to the state before the first step."""

from holmgang.systems.tkds.setup.scenario import make_conflict, objections
from holmgang.systems.tkds.setup.uvtt import import_map

__all__ = ["import_map", "make_conflict", "objections"]
