"""Geometry without rules: squares, hexes, straight lines and cheapest ways, all in exact integers.

Nothing here knows a rule, a creature or a die. The four modules are namespaces of their own (``squares.distance`` and
``hexes.distance`` measure different things); only names that cannot be confused are lifted to the package.
"""

from holmgang.space import hexes, lines, paths, squares
from holmgang.space.hexes import Edges, Hex, Placement, placements
from holmgang.space.lines import Crossing, Point, segment_grade, strongest, trace
from holmgang.space.paths import Reach, reachable
from holmgang.space.squares import Cell, Footprint, SquareGrid, footprint

__all__ = [
    "Cell",
    "Crossing",
    "Edges",
    "Footprint",
    "Hex",
    "Placement",
    "Point",
    "Reach",
    "SquareGrid",
    "footprint",
    "hexes",
    "lines",
    "paths",
    "placements",
    "reachable",
    "segment_grade",
    "squares",
    "strongest",
    "trace",
]
