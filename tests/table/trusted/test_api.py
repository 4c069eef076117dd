"""The API: the documented client plays a fight; answers count once; nothing that is sent breaks it."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode

from holmgang.kernel.errors import SaveForged
from holmgang.kernel.library import Library
from holmgang.kernel.save import read_save
from holmgang.kernel.verify import check_commitment
from holmgang.table.service import TableService
from holmgang.table.web import create_app
from tests.table.service.playing import house
from tests.table.trusted.servers import MAIN, Served, sqlite_in

EXAMPLES = int(os.environ.get("HOLMGANG_RUNS", "6"))
DOCS = Path(__file__).parents[3] / "docs"


@pytest.fixture
def api(library: Library, tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(house(library, tmp_path))) as client:
        yield client


def as_(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def duel(api: TestClient, **order: Any) -> tuple[str, str]:
    seats = {"ann": {"sitting": "here"}, "bea": {"sitting": "friend"}}
    wanted = {"scenario": "refgame/duel", "seats": seats, "pace": 0, "dice": "seeded", "seed": "7", **order}
    made = api.post("/api/tables", json=wanted)
    assert made.status_code == 201, made.text
    return made.json()["table"], made.json()["token"]


def test_the_documented_client_plays_a_fight_to_its_end(tmp_path: Path) -> None:
    code = re.search(r"```python\n(.*?)```", (DOCS / "reference" / "api.md").read_text(encoding="utf-8"), re.S)
    assert code is not None
    (tmp_path / "client.py").write_text(code[1], encoding="utf-8")
    with Served(sqlite_in(tmp_path)) as served:
        command = [sys.executable, str(tmp_path / "client.py"), served.address, "k6/ambush_of_the_sentry"]
        played = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False, cwd=tmp_path)
    assert played.returncode == 0, played.stderr
    assert re.search(r"^Winners: .+", played.stdout, re.M)
    advice = re.search(r"^Check the dice: holmgang (replay fight\.json --commitment \w{64})$", played.stdout, re.M)
    assert advice is not None, played.stdout
    proof = subprocess.run(
        [sys.executable, "-c", MAIN, *advice[1].split()], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert proof.returncode == 0, proof.stdout + proof.stderr


FAIR = {"scenario": "refgame/duel", "seats": {"ann": {"sitting": "here"}}, "pace": 0}


def test_dice_are_fair_unless_others_are_asked_for(api: TestClient) -> None:
    made = api.post("/api/tables", json=FAIR).json()
    now = api.get(f"/api/tables/{made['table']}", headers=as_(made["token"])).json()
    assert re.fullmatch(r"[0-9a-f]{64}", made["promise"])
    assert (now["promise"], now["begun"]) == (made["promise"], False)
    for dice in ("seeded", "typed"):
        other = api.post("/api/tables", json={**FAIR, "dice": dice, "seed": "7"}).json()
        now = api.get(f"/api/tables/{other['table']}", headers=as_(other["token"])).json()
        assert (other["promise"], now["begun"]) == ("", True)


@pytest.mark.parametrize(
    ("lang", "wordless", "seed"),
    [
        (
            "en",
            "Fair dice need words from at least one player before the first roll.",
            "Fair dice take no seed: words for them come after the commitment.",
        ),
        (
            "cs",
            "Poctivé kostky potřebují před prvním hodem slova aspoň jednoho hráče.",
            "Poctivé kostky neberou semínko: slova do nich přicházejí až po závazku.",
        ),
        (
            "da",
            "Ærlige terninger skal have ord fra mindst én spiller før det første slag.",
            "Ærlige terninger tager intet frø: Ord til dem kommer efter forpligtelsen.",
        ),
    ],
)
def test_fair_dice_begin_with_words_and_know_no_seed(api: TestClient, lang: str, wordless: str, seed: str) -> None:
    made = api.post("/api/tables", json=FAIR).json()
    beginning = f"/api/tables/{made['table']}/begin?lang={lang}"
    for body in (None, {}, {"words": ""}, {"words": " \t"}):
        refused = api.post(beginning, json=body, headers=as_(made["token"]))
        assert (refused.status_code, refused.json()["problem"]) == (400, wordless), body
    at_once = api.post(f"/api/tables?lang={lang}", json={**FAIR, "start": True})
    assert (at_once.status_code, at_once.json()["problem"]) == (400, wordless)
    seeded = api.post(f"/api/tables?lang={lang}", json={**FAIR, "seed": "7"})
    assert seeded.status_code == 400
    assert seeded.json()["problem"].startswith(seed)
    assert api.post(beginning, json={"words": "rowan"}, headers=as_(made["token"])).status_code == 204


def test_a_beginning_that_is_sent_again_is_the_same_beginning(api: TestClient) -> None:
    """A reply may be lost; other words than those in the dice are refused once the first die may have fallen."""
    made = api.post("/api/tables", json=FAIR).json()
    beginning = f"/api/tables/{made['table']}/begin"
    answers = [
        api.post(beginning, json={"words": words}, headers=as_(made["token"])).status_code
        for words in ("rowan", "rowan", "hazel")
    ]
    assert answers == [204, 204, 400]


async def to_its_end(service: TableService, table: str) -> None:
    """Wait until the engine has played the fight of a table to its end."""
    open_table = await service.table(table)
    with service.notifications.subscribed(table) as changed:
        while not (await open_table.status()).over:
            await asyncio.wait_for(changed.wait(), 60)
            changed.clear()


def test_the_exported_fight_proves_against_the_promise_noted_before(api: TestClient, library: Library) -> None:
    seats = {"ann": {"sitting": "friend"}}
    made = api.post("/api/tables", json={**FAIR, "seats": seats}).json()
    table, host = made["table"], as_(made["token"])
    word = api.post(f"/api/tables/{table}/invitations", json={"seat": "ann"}, headers=host).json()["invitation"]
    ann = api.post("/api/seats", json={"invitation": word}).json()
    assert ann["promise"] == made["promise"]
    words = {"words": "rowan and hazel"}
    assert api.post(f"/api/tables/{table}/words", json=words, headers=as_(ann["token"])).status_code == 204
    assert api.post(f"/api/tables/{table}/begin", json={"words": "mead"}, headers=host).status_code == 204
    assert api.patch(f"/api/tables/{table}/seats/ann", json={"sitting": "engine"}, headers=host).status_code == 200
    service: TableService = api.app.state.service  # type: ignore[attr-defined]
    assert api.portal is not None
    api.portal.call(to_its_end, service, table)
    saved = read_save(api.get(f"/api/tables/{table}/export", headers=host).text)
    assert saved.head["dice"]["shares"] == {"ann": "rowan and hazel", "host": "mead"}
    assert library.restore(saved).over
    check_commitment(saved, made["promise"])
    with pytest.raises(SaveForged):
        check_commitment(saved, "0" * 64)


def test_a_key_counts_once_and_an_old_serial_is_told_so(api: TestClient) -> None:
    table, token = duel(api)
    asked = api.get(f"/api/tables/{table}/questions", headers=as_(token)).json()
    drafted = api.post(f"/api/tables/{table}/draft", json={"given": {"deed": "guard"}}, headers=as_(token)).json()
    assert drafted["complete"]
    given = {"serial": asked["serial"], "key": "one", "answer": drafted["answer"]}
    first = api.post(f"/api/tables/{table}/answers", json=given, headers=as_(token))
    again = api.post(f"/api/tables/{table}/answers", json=given, headers=as_(token))
    assert (first.json()["again"], again.json()["again"]) == (False, True)
    late = api.post(f"/api/tables/{table}/answers", json={**given, "serial": 99, "key": "two"}, headers=as_(token))
    assert late.status_code == 409
    wrong = api.post(
        f"/api/tables/{table}/answers?lang=da",
        json={**given, "key": "three", "answer": {"deed": "fly"}},
        headers=as_(token),
    )
    assert wrong.status_code == 422
    assert "fly" in wrong.json()["problem"]


def test_a_token_is_a_seat_and_nothing_else(api: TestClient) -> None:
    table, host = duel(api)
    word = api.post(f"/api/tables/{table}/invitations", json={"seat": "bea"}, headers=as_(host)).json()["invitation"]
    bea = api.post("/api/seats", json={"invitation": word, "nick": "Bea"}).json()["token"]
    assert bea != host
    assert api.get(f"/api/tables/{table}/view?seat=bea", headers=as_(bea)).status_code == 200
    assert api.get(f"/api/tables/{table}/view?seat=ann", headers=as_(bea)).status_code == 403
    assert api.post(f"/api/tables/{table}/invitations", json={"seat": "ann"}, headers=as_(bea)).status_code == 403
    assert api.get(f"/api/tables/{table}").status_code == 403
    assert api.delete(f"/api/tables/{table}/seats/bea", headers=as_(host)).status_code == 204
    assert api.get(f"/api/tables/{table}", headers=as_(bea)).status_code == 403
    assert api.post("/api/seats", json={"invitation": word}).status_code == 404


def test_a_cookie_is_no_token(api: TestClient) -> None:
    made = api.post(
        "/tables",
        data={"scenario": "refgame/duel"},
        headers={"origin": "http://testserver"},
        follow_redirects=False,
    )
    table = made.headers["location"].removeprefix("/t/")
    assert api.get(f"/t/{table}").status_code == 200
    assert api.get(f"/api/tables/{table}").status_code == 403


def stream_of(served: Served, path: str, token: str) -> Iterator[tuple[str, Any]]:
    """The events of a stream, until it ends."""
    from urllib.request import Request, urlopen

    with urlopen(Request(served.address + path, headers=as_(token)), timeout=60) as reply:
        kind = ""
        for raw in reply:
            line = raw.decode().rstrip("\n")
            if line.startswith("event: "):
                kind = line[7:]
            elif line.startswith("data: "):
                yield kind, json.loads(line[6:])


def test_the_stream_tells_what_happens_and_ends_when_the_seat_is_taken_away(tmp_path: Path) -> None:
    from urllib.request import Request, urlopen

    with Served(sqlite_in(tmp_path)) as served:

        def call(method: str, path: str, body: Any, token: str = "") -> Any:
            headers = {"Content-Type": "application/json", **(as_(token) if token else {})}
            data = json.dumps(body).encode()
            with urlopen(Request(served.address + path, data, headers, method=method), timeout=60) as reply:
                text = reply.read()
                return json.loads(text) if text else None

        order = {"scenario": "k6/corridor", "pace": 0, "dice": "seeded"}
        scenarios = [one for one in call_get(served, "/api/scenarios") if one["scenario"] == "k6/corridor"]
        mine = next(seat for seat, role in scenarios[0]["seats"].items() if role == "player")
        made = call("POST", "/api/tables", {**order, "seats": {mine: {"sitting": "friend"}}})
        table, host = made["table"], made["token"]
        word = call("POST", f"/api/tables/{table}/invitations", {"seat": mine}, host)["invitation"]
        token = call("POST", "/api/seats", {"invitation": word})["token"]
        events = stream_of(served, f"/api/tables/{table}/stream", token)
        numbers: list[int] = []
        for kind, data in events:
            if kind == "line":
                numbers.append(data["number"])
            if kind == "state" and data["asked"]:
                break
        assert numbers == list(range(1, len(numbers) + 1))
        call("DELETE", f"/api/tables/{table}/seats/{mine}", None, host)
        assert [data for kind, data in events if kind == "end"] == [{"why": "revoked"}]


def call_get(served: Served, path: str) -> Any:
    from urllib.request import urlopen

    with urlopen(served.address + path, timeout=60) as reply:
        return json.load(reply)


def test_no_request_is_answered_by_a_mistake_of_ours(api: TestClient) -> None:
    """Schemathesis reads the description and sends what it allows, and what it does not."""
    schema = schemathesis.openapi.from_dict(api.get("/api/openapi.json").json())
    table, token = duel(api)
    sent = Counter[str]()

    def send(case: Any) -> None:
        parts = case.as_transport_kwargs(base_url="http://testserver")
        headers = {**{k: v for k, v in dict(parts["headers"] or {}).items() if v.isascii()}, **as_(token)}
        body = {"json": parts["json"]} if "json" in parts else {"content": parts.get("data") or b""}
        for url in {parts["url"], re.sub(r"/tables/[^/]+", f"/tables/{table}", parts["url"])}:
            reply = api.request(parts["method"], url, params=parts.get("params"), headers=headers, **body)
            sent[f"{parts['method']} {case.path} {reply.status_code // 100}xx"] += 1
            assert reply.status_code < 500, f"{parts['method']} {url} {body} -> {reply.status_code} {reply.text}"

    quick: Any = settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=(Phase.explicit, Phase.generate),
    )
    for operation in schema.get_all_operations():
        one: Any = operation.ok()  # type: ignore[union-attr]
        if not one.path.endswith("/stream"):  # it does not end by itself; it has a test of its own
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                sends: Any = given(one.as_strategy(generation_mode=mode))
                quick(sends(send))()
    assert len({key.rpartition(" ")[0] for key in sent}) >= 17
    assert any(key.endswith("2xx") for key in sent)
