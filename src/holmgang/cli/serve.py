"""``holmgang serve``: the web table."""

from __future__ import annotations

import ipaddress
import socket
import threading
import webbrowser
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import platformdirs
import typer

from holmgang.cli.common import cli_errors, console, fail, library

AT_HOME = ("", ".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain", ".fritz.box")
"""What routers append to the name of a machine."""


def serving(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(serve)


def default_database() -> str:
    """The user's own file of tables."""
    folder = platformdirs.user_state_path("holmgang")
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


def signing_key(db: str) -> Path:
    """The file of the signing key: beside an SQLite file, else in the user's own folder."""
    scheme, _, file = db.partition(":///")
    beside = Path(file).resolve().parent if scheme == "sqlite" and file else None
    folder = beside or platformdirs.user_state_path("holmgang")
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "signing.key"


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 127.0.0.1 is this machine alone.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes any that is free.", min=0, max=65535)] = 8000,
    db: Annotated[
        str,
        typer.Option(envvar="HOLMGANG_DB", help="Database: sqlite:///FILE or postgresql://…; a file of your own else."),
    ] = "",
    packs: Annotated[list[Path] | None, typer.Option(help="Folder with packs and scenarios; may be repeated.")] = None,
    lab: Annotated[bool, typer.Option(help="The lab, where engines play what-ifs; not with several workers.")] = True,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the table in the browser.")] = False,
    lan: Annotated[bool, typer.Option("--lan", help="Let everybody in this network come; shows the way.")] = False,
    address: Annotated[
        str, typer.Option(help="The public address behind a proxy (https://tables.example): for links and cookies.")
    ] = "",
    workers: Annotated[int, typer.Option(help="Processes; several need PostgreSQL.", min=1, max=64)] = 1,
    invite: Annotated[
        bool, typer.Option("--invite", help="Setting tables takes an invitation (holmgang invite).")
    ] = False,
    proxy: Annotated[str, typer.Option(help="Whose forwarded headers to believe: addresses, by commas.")] = "127.0.0.1",
    log: Annotated[str, typer.Option(help="text: only what is out of order; all: requests too; json: both.")] = "text",
) -> None:
    """The web table: fights in the browser, for one or for a whole group.

    Examples: [bold]holmgang serve --open[/], [bold]holmgang serve --lan[/] (everybody in the house may come),
    [bold]holmgang serve --db sqlite:///evening.db --port 8080[/],
    [bold]holmgang serve --db postgresql://holmgang@/holmgang --workers 4 --address https://tables.example --invite[/]
    """
    from holmgang.kernel.library import Library
    from holmgang.table.store import Store
    from holmgang.table.web import server

    if log not in ("text", "all", "json"):
        fail(f"--log is text, all or json, not {log!r}", 2)
    if address and urlsplit(address).scheme not in ("http", "https"):
        fail(f"--address is a whole address like https://tables.example, not {address!r}", 2)
    host = "0.0.0.0" if lan and host == "127.0.0.1" else host
    with cli_errors():
        shelf = Library.discover(packs) if packs else library()
        where = db or default_database()
        store = Store(where)
        shared = store.shared
        store.close()
        if workers > 1 and not shared:
            fail("several workers need a database that they can share: --db postgresql://…", 2)
        listener = _listener(host, port)
    bound = listener.getsockname()[1]
    here = f"http://{_shown(host)}:{bound}/"
    house = server.ServerConfig(
        db=where,
        packs=tuple(map(str, packs or ())),
        address=address.rstrip("/"),
        hosts=_hosts(host, address, lan),
        throttle=bool(address) or not _is_loopback(host),
        invited_only=invite,
        log=log,
        proxies=proxy,
        lab=lab,
        key=str(signing_key(where)),
    )
    console().print(f"The tables are open at [bold]{here}[/]  (Ctrl-C closes them; nothing is lost)", soft_wrap=True)
    if lan:
        _show_to_the_house(bound)
    if open_browser:
        threading.Timer(0.5, webbrowser.open, (here,)).start()
    server.run(house, listener, workers, shelf)


def _hosts(host: str, address: str, lan: bool) -> tuple[str, ...]:
    """The names by which the house may be asked for; none: any, where nobody has told us its name.

    On this machine and in a network at home nobody else's name may lead here, or a page from elsewhere that is bent to
    this machine could use the house as if it stood in it. Addresses in numbers need not be named.
    """
    from holmgang.table.web.security import LOOPBACK

    if address:
        return (*LOOPBACK, str(urlsplit(address).hostname))
    if _is_loopback(host):
        return LOOPBACK
    machine = socket.gethostname().lower()
    return (*LOOPBACK, machine, *(machine.partition(".")[0] + ending for ending in AT_HOME)) if lan else ()


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _show_to_the_house(port: int) -> None:
    """The address for the others in the network, to be read or photographed, and what it means to be open."""
    import segno

    link = f"http://{lan_address()}:{port}/"
    console().print(f"In this network: [bold]{link}[/]", soft_wrap=True)
    segno.make(link, error="m", micro=False).terminal(compact=True)
    console().print(
        "Everybody in this network can now open tables here. There is no TLS, so the network's owner could read along"
        " and take a seat's cookie. Do it at home, not in a café; docs/host/hosting.md says how to do it in public.",
        soft_wrap=True,
    )


def lan_address() -> str:
    """The address of this machine in its network; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def _listener(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(512)  # whoever reads the address may come at once
    except OSError as error:
        listener.close()
        fail(f"cannot listen on {host}:{port}: {error.strerror or error}. Another --port may be free.", 2)
    return listener


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return socket.gethostname()
    return f"[{host}]" if ":" in host else host
