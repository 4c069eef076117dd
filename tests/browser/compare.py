"""Compare two folders of pictures from ``make shots``: ``python -m tests.browser.compare BEFORE AFTER``.

Prints each page whose picture changed, with the share of pixels that differ; the exit code says whether any did. Run
it when a stylesheet is rearranged and all pages should look as before.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from PIL import Image, ImageChops

VISIBLE = 8
"""The largest difference of a pixel's channel, of 255, that an eye cannot see."""


def changed(before: Path, after: Path) -> float:
    """Return the share of pixels that differ visibly; all of them if the pictures have different sizes."""
    with Image.open(before) as one, Image.open(after) as other:
        if one.size != other.size:
            return 1.0
        bands = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).split()
        most = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
        counts = most.histogram()
        return sum(counts[VISIBLE + 1 :]) / sum(counts)


def differences(before: Path, after: Path, least: float) -> dict[str, str]:
    """Return what is to be said of each picture that changed."""
    found = {}
    for name in sorted({path.name for folder in (before, after) for path in folder.glob("*.png")}):
        if not ((before / name).exists() and (after / name).exists()):
            found[name] = "is in one folder only"
        elif (share := changed(before / name, after / name)) > least:
            found[name] = f"{share:.2%} of its pixels differ"
    return found


def main() -> int:
    """Compare, print and tell."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("before", type=Path)
    asks.add_argument("after", type=Path)
    asks.add_argument("--least", type=float, default=0.0001, help="a smaller share of pixels is no change")
    asked = asks.parse_args()
    found = differences(asked.before, asked.after, asked.least)
    for name, says in found.items():
        sys.stdout.write(f"{name}: {says}\n")
    sys.stdout.write(f"{len(found)} pictures differ.\n")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
