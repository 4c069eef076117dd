"""The local network: a running server opens to it, only for its host at this machine, and links lead there."""

from __future__ import annotations

import re
import signal
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tests.table.trusted.servers import PATIENCE, Guest, Served, sqlite_in

INSIDE = "127.0.0.2"
"""Another address of this machine, in the place of its address in a network."""


def asked(host: str, port: int, path: str, method: str = "GET", **headers: str) -> tuple[int, str]:
    """Return the status and text of one request to an address of this machine."""
    line = HTTPConnection(host, port, timeout=PATIENCE)
    line.request(method, path, headers=headers)
    reply = line.getresponse()
    text = reply.read().decode()
    line.close()
    return reply.status, text


def table_for_friends(host: Guest) -> str:
    status, headers, text = host.ask("POST", "/tables", {"scenario": "k6/ambush_of_the_sentry", "friends": "1"})
    assert status == 303, text
    return headers["location"]


def link_of(host: Guest, table: str) -> str:
    _, _, page = host.ask("POST", f"{table}/invite", {"seat": ""})
    found = re.search(r'href="(http://[^"]+/j/[\w-]+)"', page)
    assert found is not None, page
    return found[1]


def test_a_running_server_opens_to_the_network(tmp_path: Path) -> None:
    with Served(sqlite_in(tmp_path), "--lan-address", INSIDE) as served:
        host = Guest(served)
        table = table_for_friends(host)
        with pytest.raises(OSError, match="refused"):
            asked(INSIDE, served.port, "/")
        assert f'action="{table}/network"' in host.ask("GET", table)[2]
        assert link_of(host, table).startswith(served.address)
        assert asked("127.0.0.1", served.port, "/", Host="holmgang.local")[0] == 421

        assert host.ask("POST", f"{table}/network", {})[0] == 303

        inside = f"http://{INSIDE}:{served.port}"
        page = host.ask("GET", table)[2]
        assert f'action="{table}/network"' not in page
        assert inside in page
        link = link_of(host, table)
        assert link.startswith(f"{inside}/j/")
        assert asked(INSIDE, served.port, link.removeprefix(inside))[0] == 200
        for name in ("holmgang.local", f"holmgang.local:{served.port}", f"{INSIDE}:{served.port}"):
            assert asked(INSIDE, served.port, "/", Host=name)[0] == 200, name
        assert asked(INSIDE, served.port, "/", Host="evil.example")[0] == 421
        sent = {"Content-Type": "application/x-www-form-urlencoded", "Origin": "http://evil.example"}
        assert asked(INSIDE, served.port, "/tables", "POST", **sent)[0] == 403
        code, errors = served.stop(signal.SIGTERM)
        assert (code, errors) == (0, "")


def test_only_the_host_at_this_machine_opens_the_network(tmp_path: Path) -> None:
    with Served(sqlite_in(tmp_path), "--lan-address", INSIDE) as served:
        host, stranger = Guest(served), Guest(served)
        table = table_for_friends(host)
        assert stranger.ask("POST", f"{table}/network", {})[0] == 403
        for header in ({"X-Forwarded-For": "192.0.2.9"}, {"Host": f"192.0.2.2:{served.port}"}):
            origin = {"Origin": f"http://{header.get('Host', f'127.0.0.1:{served.port}')}"}
            assert host.ask("POST", f"{table}/network", {}, {**header, **origin})[0] == 403, header
        with pytest.raises(OSError, match="refused"):
            asked(INSIDE, served.port, "/")


def test_an_address_that_is_not_ours_is_told(tmp_path: Path) -> None:
    with Served(sqlite_in(tmp_path), "--lan-address", "198.51.100.77") as served:
        host = Guest(served)
        table = table_for_friends(host)
        status, _, page = host.ask("POST", f"{table}/network", {})
        assert status == 400
        assert f"198.51.100.77:{served.port}" in page
        assert host.ask("GET", table)[0] == 200


def test_with_lan_links_lead_there_from_the_start(tmp_path: Path) -> None:
    with Served(sqlite_in(tmp_path), "--lan", "--lan-address", INSIDE) as served:
        host = Guest(served)
        table = table_for_friends(host)
        assert link_of(host, table).startswith(f"http://{INSIDE}:{served.port}/j/")
        assert f'action="{table}/network"' not in host.ask("GET", table)[2]


def test_behind_a_public_address_the_network_is_no_question(tmp_path: Path) -> None:
    with Served(sqlite_in(tmp_path), "--address", "https://tables.example") as served:
        host = Guest(served)
        status, headers, _ = host.ask(
            "POST", "/tables", {"scenario": "k6/ambush_of_the_sentry", "friends": "1"}, {"Origin": "https://127.0.0.1"}
        )
        assert (status, headers.get("location")) == (403, None)  # without TLS the public server takes nothing
        assert "network" not in host.ask("GET", "/")[2]
