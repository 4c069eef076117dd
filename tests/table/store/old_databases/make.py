"""Make a small database with a version of holmgang, to be kept here: a finished fight and a running one, and, if that
version has them, a hero and a fight in the workshop.

Run it from the root of a checkout of that version: ``python …/make.py NAME``. It needs the API, so nothing older than
version 0.2 of the web table.
"""

from __future__ import annotations

import gzip
import json
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
MAIN = "from holmgang.cli.app import main; main()"


def call(address: str, path: str, body: Any = None, token: str = "") -> Any:
    """Return what a route of the API answers."""
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address + path, data, headers), timeout=120) as reply:
        text = reply.read().decode()
    return json.loads(text) if text else None


def order(address: str, scenario: str, *, people: int) -> tuple[str, str]:
    """Create a table with seeded dice at which the first players are people; return its name and token."""
    seats = next(one["seats"] for one in call(address, "/api/scenarios") if one["scenario"] == scenario)
    players = [name for name, role in seats.items() if role == "player"][:people]
    sitting = {name: {"sitting": "here"} for name in players}
    made = call(
        address, "/api/tables", {"scenario": scenario, "seats": sitting, "dice": "seeded", "seed": "7", "pace": 0}
    )
    return made["table"], made["token"]


class Unfollowed(urllib.request.HTTPRedirectHandler):
    """Redirects are read, not followed."""

    def redirect_request(self, *_: Any) -> None:
        return None


def made(address: str, path: str, token: str, **form: str) -> str | None:
    """Send a form as the browser that holds the token; return the last part of the address that it leads to."""
    headers = {"Cookie": f"holmgang={token}", "Origin": address}
    data = urllib.parse.urlencode(form).encode()
    try:
        urllib.request.build_opener(Unfollowed).open(urllib.request.Request(address + path, data, headers), timeout=120)
    except urllib.error.HTTPError as answer:
        if answer.code == 303:
            return answer.headers["location"].rpartition("/")[2]
    return None


def main(name: str) -> None:
    """Write ``NAME.sqlite.gz`` with the tables, and ``NAME.json`` with their names and tokens."""
    folder = Path(tempfile.mkdtemp())
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    database = folder / "old.db"
    command = [sys.executable, "-c", MAIN, "serve", "--port", str(port), "--db", f"sqlite:///{database}"]
    served = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert served.stdout is not None
        assert "open at" in served.stdout.readline()
        address = f"http://127.0.0.1:{port}"
        over, over_token = order(address, "k6/corridor", people=0)
        while call(address, f"/api/tables/{over}", token=over_token).get("over") is not True:
            time.sleep(0.2)
        running, running_token = order(address, "kampbogen/toll_road", people=1)
        while not call(address, f"/api/tables/{running}/questions", token=running_token)["steps"]:
            time.sleep(0.2)
        things = {
            "hero": made(address, "/heroes", running_token, do="new", system="k6", template="gorondar"),
            "fight": made(address, "/build/new", running_token, scenario="k6/corridor"),
        }
    finally:
        served.terminate()
        served.wait()
    with sqlite3.connect(database) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    with sqlite3.connect(database) as connection:
        connection.execute("VACUUM")
    (HERE / f"{name}.sqlite.gz").write_bytes(gzip.compress(database.read_bytes(), 9, mtime=0))
    tables = {"over": [over, over_token], "running": [running, running_token]}
    tables |= {kind: [thing, running_token] for kind, thing in things.items() if thing is not None}
    (HERE / f"{name}.json").write_text(json.dumps(tables) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
