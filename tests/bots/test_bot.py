"""The bot of docs/design/bot.md, as it stands there, sits down at a real table and plays its seat to the end."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import httpx2 as httpx
import pytest

from holmgang.kernel.save import read_save
from holmgang.kernel.verify import check_commitment
from tests.table.trusted.servers import Served, sqlite_in

DOCS = Path(__file__).parents[2] / "docs"


def the_bot() -> str:
    text = (DOCS / "design" / "bot.md").read_text(encoding="utf-8")
    found = [code for code in re.findall(r"```python\n(.*?)```", text, re.S) if "invitation" in code]
    assert len(found) == 1
    return str(found[0])


@pytest.mark.parametrize(("scenario", "seat"), [("k6/corridor", "katka"), ("kampbogen/toll_road", "")])
def test_the_bot_plays_its_seat_to_the_end(tmp_path: Path, scenario: str, seat: str) -> None:
    """At a table with fair dice it notes their promise and adds its words before the host begins."""
    (tmp_path / "bot.py").write_text(the_bot(), encoding="utf-8")
    with Served(sqlite_in(tmp_path)) as served:
        api = f"{served.address}/api"
        [seats] = [one["seats"] for one in httpx.get(f"{api}/scenarios").json() if one["scenario"] == scenario]
        seat = seat or next(name for name, role in seats.items() if role == "player")
        order = {"scenario": scenario, "seats": {seat: {"sitting": "friend"}}, "pace": 0}
        made = httpx.post(f"{api}/tables", json=order).json()
        table, host = f"{api}/tables/{made['table']}", {"Authorization": f"Bearer {made['token']}"}
        invited = httpx.post(f"{table}/invitations", json={"seat": seat}, headers=host).json()
        command = [sys.executable, str(tmp_path / "bot.py"), served.address, invited["link"]]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as bot:
            assert bot.stdout is not None
            assert bot.stdout.readline() == f"The dice have promised {made['promise']}\n"
            assert bot.stdout.readline() == "Words of mine are in them.\n"
            begun = httpx.post(f"{table}/begin", json={"words": "rowan"}, headers=host)
            assert begun.status_code == 204, begun.text
            told, errors = bot.communicate(timeout=240)
        assert bot.returncode == 0, errors
        assert told.startswith(f"{seat} has played to the end.")
        assert httpx.get(table, headers=host).json()["over"]
        saved = read_save(httpx.get(f"{table}/export", headers=host).text)
        assert saved.head["dice"]["shares"].keys() == {seat, "host"}
        check_commitment(saved, made["promise"])
