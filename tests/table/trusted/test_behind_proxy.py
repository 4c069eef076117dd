"""Two workers on PostgreSQL behind a real nginx with TLS: a fight, sockets, the lab and forecasts, a killed process."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import os
import re
import shutil
import signal
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from http.client import HTTPConnection
from pathlib import Path
from random import Random

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from holmgang.table.store import Store
from tests.table.databases import fresh
from tests.table.trusted.servers import Guest, Person, Served, free_port, kept_keys, workers_of

ROOT = Path(__file__).parents[3]
NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
PATIENCE = 180.0
TAKES_OVER = 5.0
"""Seconds until the lease of a killed process is free, on a quiet machine."""

if NGINX is None and os.environ.get("CI") != "true":  # with CI=true the missing program is an error
    pytest.skip("there is no nginx here", allow_module_level=True)


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for this machine, made for this test, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "tables.example")])
    here = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=2))
        .add_extension(here, critical=False)
        .sign(key, hashes.SHA256())
    )
    paths = folder / "fullchain.pem", folder / "privkey.pem"
    paths[0].write_bytes(made.public_bytes(serialization.Encoding.PEM))
    plain = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    paths[1].write_bytes(key.private_bytes(serialization.Encoding.PEM, *plain))
    return paths


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of two processes as its visitors reach it; of ``docs/host/nginx.conf`` only ports and paths differ."""
    folder = tmp_path_factory.mktemp("nginx")
    cert, key = certificate(folder)
    front = free_port()
    served = Served(fresh("postgresql", folder), "--workers", "2", "--address", f"https://127.0.0.1:{front}")
    site = (ROOT / "docs/host/nginx.conf").read_text(encoding="utf-8")
    for old, new in (
        ("listen 443 ssl", f"listen 127.0.0.1:{front} ssl"),
        ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
        ("127.0.0.1:8000", f"127.0.0.1:{served.port}"),
        ("/etc/letsencrypt/live/tables.example/fullchain.pem", str(cert)),
        ("/etc/letsencrypt/live/tables.example/privkey.pem", str(key)),
        ("/var/log/nginx/", f"{folder}/"),
    ):
        assert old in site, old
        site = site.replace(old, new)
    (folder / "site.conf").write_text(site)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"pid {folder}/pid;\nevents {{}}\nhttp {{\n{temporary}include {folder}/site.conf;\n}}\n"
    (folder / "nginx.conf").write_text(whole)
    assert NGINX is not None
    command = [NGINX, "-c", str(folder / "nginx.conf"), "-p", str(folder), "-g", "daemon off;"]
    with served:
        nginx = subprocess.Popen([*command, "-e", str(folder / "error.log")])
        behind, served.port = served.port, front
        served.tls = ssl.create_default_context(cafile=str(cert))
        try:
            began = time.monotonic()
            while True:
                try:
                    if Guest(served).ask("GET", "/healthz")[0] == 200:
                        break
                except OSError:
                    assert nginx.poll() is None, (folder / "error.log").read_text()
                assert time.monotonic() - began < PATIENCE
                os.sched_yield()
            yield served
        finally:
            served.tls, served.port = None, behind
            nginx.terminate()
            nginx.wait()


def played_by_two(served: Served) -> tuple[Guest, Guest, str]:
    """A fight of two people, and both of them."""
    host, friend = Guest(served), Guest(served)
    host.ask("GET", "/")
    _, _, listed = host.ask("GET", "/api/scenarios")
    seats = next(one["seats"] for one in json.loads(listed) if one["scenario"] == "tkds/bout_on_the_planks")
    first, second = [seat for seat, role in seats.items() if role == "player"][:2]
    sitting = {first: {"sitting": "here"}, second: {"sitting": "friend"}}
    order = {"scenario": "tkds/bout_on_the_planks", "seats": sitting, "pace": 0, "dice": "seeded", "seed": "4"}
    made = host.call("/api/tables", order)
    host.cookies["__Host-holmgang"] = made["token"]
    word = host.call(f"/api/tables/{made['table']}/invitations", {"seat": second}, made["token"])["invitation"]
    friend.cookies["__Host-holmgang"] = host.call("/api/seats", {"invitation": word})["token"]
    return host, friend, f"/t/{made['table']}"


def test_two_people_play_through_the_proxy_and_every_answer_is_kept(proxied: Served) -> None:
    """Sockets go to either worker. A worker is killed in the midst of it: the tabs come back through the proxy."""

    async def evening() -> None:
        host, friend, table = await asyncio.to_thread(played_by_two, proxied)
        people = [Person(one, table, Random(place), f"p{place}") for place, one in enumerate((host, friend))]
        tasks = [asyncio.create_task(one.live()) for one in people]

        async def answered(count: int) -> None:
            while sum(len(one.acknowledged) for one in people) < count and not any(one.over.is_set() for one in people):
                await asyncio.sleep(0.05)

        await asyncio.wait_for(answered(4), PATIENCE)
        assert proxied.process is not None
        os.kill(workers_of(proxied.process.pid)[0], signal.SIGKILL)
        await asyncio.wait_for(answered(12), PATIENCE)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        kept = await asyncio.to_thread(kept_keys, proxied.url)
        for one in people:
            assert set(one.acknowledged) <= set(kept)
        assert len(kept) == len(set(kept))

    asyncio.run(evening())


def test_headers_and_paths_pass_the_proxy(proxied: Served) -> None:
    guest = Guest(proxied)
    status, headers, _ = guest.ask("GET", "/")
    assert status == 200
    assert "strict-transport-security" in headers
    _, headers, _ = guest.ask("POST", "/tables", {"scenario": "k6/corridor"})
    assert headers["location"].startswith("/t/")
    assert set(guest.cookies) == {"__Host-holmgang"}, "the server knows that it is reached over TLS"
    assert guest.ask("GET", "/metrics")[0] == 404
    status, _, _ = Guest(proxied).ask(
        "POST", "/tables", {"scenario": "k6/corridor"}, {"Origin": "https://evil.example"}
    )
    assert status == 403


def test_a_run_of_the_lab_is_seen_through_every_worker(proxied: Served) -> None:
    guest = Guest(proxied)
    _, _, page = guest.ask("GET", "/lab?fight=k6/corridor")
    form = dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', page))
    status, headers, text = guest.ask("POST", "/lab", {**form, "fight": "k6/corridor", "matches": "20"})
    assert status == 303, text
    place = headers["location"]
    statuses = {Guest(proxied).ask("GET", place)[0] for _ in range(12)}  # of either worker
    assert statuses == {200}
    began = time.monotonic()
    while (report := guest.ask("GET", f"{place}/report.json"))[0] != 200:
        assert time.monotonic() - began < PATIENCE
    assert json.loads(report[2])["state"] in ("playing", "over", "late")
    status, headers, _ = guest.ask("POST", "/lab", {**form, "fight": "k6/corridor", "matches": "20"})
    assert status == 303
    assert headers["location"] != place
    began = time.monotonic()
    while Guest(proxied).ask("GET", place)[0] != 404:  # the new one replaces it, wherever each was begun
        assert time.monotonic() - began < PATIENCE


def test_a_forecast_streams_through_the_proxy(proxied: Served) -> None:
    line: HTTPConnection = proxied.line(("127.0.0.1", 0))
    headers = {"Content-Type": "application/json", "Origin": proxied.address}
    line.request("POST", "/forecast", json.dumps({"scenario": "k6/corridor"}), headers)
    reply = line.getresponse()
    assert reply.status == 200
    assert reply.headers["content-type"].startswith("text/event-stream")
    first = reply.readline()
    while not first.startswith(b"data: "):
        first = reply.readline()
    assert json.loads(first[6:])["state"]
    line.close()


HOLDS = """
import sys
from holmgang.table.store import Store
store = Store(sys.argv[1])
print(store.leases.take("a-table"), flush=True)
sys.stdin.read()
"""


def test_the_lease_of_a_killed_process_is_free_within_seconds(tmp_path: Path) -> None:
    url = fresh("postgresql", tmp_path)
    store = Store(url)
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDS, url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert holder.stdout is not None
    assert holder.stdout.readline() == "True\n"
    assert not store.leases.take("a-table")
    holder.kill()
    holder.communicate()
    began = time.monotonic()
    while not store.leases.take("a-table"):
        assert time.monotonic() - began < TAKES_OVER * max(1.0, os.getloadavg()[0])
    store.close()
