"""Friends in the local network: two real network namespaces, the host's browser in one, a guest's in the other.

Network namespaces need root. Without it, tests/table/trusted/test_local_network.py shows the same with a second
loopback address.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.conftest import ARGS, PATIENCE, chromium
from tests.browser.seating import open_for_friends

HOST_IP, GUEST_IP = "10.213.47.1", "10.213.47.2"


def run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True)


class Networks:
    """Two machines on one cable, as namespaces: ``host`` and ``guest``."""

    def __init__(self) -> None:
        unique = f"hg{os.getpid()}"
        self.host, self.guest = f"{unique}h", f"{unique}g"

    def __enter__(self) -> Networks:
        for name in (self.host, self.guest):
            run("ip", "netns", "add", name)
        run("ip", "link", "add", "eth0", "netns", self.host, "type", "veth", "peer", "eth0", "netns", self.guest)
        for name, address in ((self.host, HOST_IP), (self.guest, GUEST_IP)):
            run("ip", "-n", name, "address", "add", f"{address}/24", "dev", "eth0")
            run("ip", "-n", name, "link", "set", "eth0", "up")
            run("ip", "-n", name, "link", "set", "lo", "up")
            run("ip", "-n", name, "route", "add", "default", "dev", "eth0")
        return self

    def __exit__(self, *_: object) -> None:
        for name in (self.host, self.guest):
            run("ip", "netns", "delete", name)


@pytest.fixture
def networks() -> Iterator[Networks]:
    if os.geteuid() != 0 or shutil.which("ip") is None:
        says = "network namespaces need root and iproute2"
        if os.environ.get("CI") == "true":
            pytest.fail(says)
        pytest.skip(says)
    with Networks() as made:
        yield made


@contextmanager
def server(networks: Networks, folder: Path, *options: str) -> Iterator[str]:
    """``holmgang serve`` on the host's machine; yields its address there."""
    main = "from holmgang.cli.app import main; main()"
    database = f"sqlite:///{folder / 'tables.db'}"
    command = [sys.executable, "-c", main, "serve", "--port", "0", "--db", database, *options]
    process = subprocess.Popen(
        ["ip", "netns", "exec", networks.host, *command],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "COLUMNS": "200", "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    try:
        yield next(word for word in process.stdout.readline().split() if word.startswith("http://"))
    finally:
        process.kill()
        process.communicate()


@contextmanager
def browsers(networks: Networks, folder: Path) -> Iterator[tuple[Browser, Browser]]:
    """The host's browser and the guest's, each on its own machine."""
    program = chromium()
    assert program is not None
    with ExitStack() as stack:
        playwright = stack.enter_context(sync_playwright())
        made = []
        for name in (networks.host, networks.guest):
            wrapper = folder / f"chromium-{name}"
            wrapper.write_text(f'#!/bin/sh\nexec ip netns exec {name} {program} "$@"\n', encoding="utf-8")
            wrapper.chmod(0o755)
            browser = playwright.chromium.launch(executable_path=wrapper, args=ARGS)
            stack.callback(browser.close)
            made.append(browser)
        yield made[0], made[1]


@pytest.mark.parametrize("lan", [False, True], ids=["opened from the page", "serve --lan"])
def test_a_friend_in_the_network_joins_by_the_link(networks: Networks, tmp_path: Path, lan: bool) -> None:
    with server(networks, tmp_path, *(["--lan"] if lan else [])) as address, browsers(networks, tmp_path) as (one, two):
        port = address.rstrip("/").rpartition(":")[2]
        inside = f"http://{HOST_IP}:{port}"
        host, guest = one.new_page(), two.new_page()
        for page in (host, guest):
            page.set_default_timeout(PATIENCE)
        host.goto(f"http://localhost:{port}/")  # whatever name the host uses
        open_for_friends(host, "k6/ambush_of_the_sentry")
        if not lan:
            with pytest.raises(Exception, match="ERR_CONNECTION_REFUSED"):
                guest.goto(inside)
            host.locator("form[action$='/network'] button").click()
        expect(host.locator(".network")).to_contain_text(inside)
        expect(host.locator("form[action$='/network']")).to_have_count(0)
        host.locator("#chairs [data-fetch=invite] button").first.click()
        link = host.locator("#invite a.link").get_attribute("href")
        assert link is not None
        assert link.startswith(f"{inside}/j/")
        guest.goto(link)
        guest.locator("#nick").fill("Jana")
        guest.locator("form button.go").click()
        expect(guest.locator("#chairs")).to_contain_text("Jana")
        expect(host.locator("#chairs")).to_contain_text("Jana")  # by the socket, without a reload
        host.locator("form.begin button.go").click()
        for page in (host, guest):
            page.locator("body[data-ready=yes]").wait_for()
        expect(guest.locator("#tray [data-put]").first).to_be_visible()
