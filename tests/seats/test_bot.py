"""The bot of docs/seats.md, as it stands there, sits down at a real table and plays its seat to the end."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import httpx2 as httpx
import pytest

from tests.table.trusted.servers import Served, sqlite_in

DOCS = Path(__file__).parents[2] / "docs"


def the_bot() -> str:
    text = (DOCS / "seats.md").read_text(encoding="utf-8")
    found = [code for code in re.findall(r"```python\n(.*?)```", text, re.S) if "invitation" in code]
    assert len(found) == 1
    return str(found[0])


@pytest.mark.parametrize(("scenario", "seat"), [("k6/corridor", "katka"), ("kampbogen/toll_road", "")])
def test_the_bot_plays_its_seat_to_the_end(tmp_path: Path, scenario: str, seat: str) -> None:
    (tmp_path / "bot.py").write_text(the_bot(), encoding="utf-8")
    with Served(sqlite_in(tmp_path)) as served:
        api = f"{served.address}/api"
        [seats] = [one["seats"] for one in httpx.get(f"{api}/scenarios").json() if one["scenario"] == scenario]
        seat = seat or next(name for name, role in seats.items() if role == "player")
        order = {"scenario": scenario, "seats": {seat: {"sitting": "friend"}}, "pace": 0, "dice": "seeded", "seed": "5"}
        made = httpx.post(f"{api}/tables", json=order).json()
        host = {"Authorization": f"Bearer {made['token']}"}
        invited = httpx.post(f"{api}/tables/{made['table']}/invitations", json={"seat": seat}, headers=host).json()
        command = [sys.executable, str(tmp_path / "bot.py"), served.address, invited["link"]]
        played = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
        assert played.returncode == 0, played.stderr
        assert played.stdout.startswith(f"{seat} has played to the end.")
        assert httpx.get(f"{api}/tables/{made['table']}", headers=host).json()["over"]
