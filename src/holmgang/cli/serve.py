"""Commands for operators: ``serve`` starts the web table; ``invite``, ``backup``, ``restore`` and ``tidy`` keep it."""

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
from holmgang.kernel.errors import InputError

EVERYWHERE = ("0.0.0.0", "::")
"""Hosts that mean all addresses of this machine."""


def add_commands(app: typer.Typer) -> None:
    """Add the commands of this module."""
    for command in (serve, invite, backup, restore, tidy):
        app.command()(command)


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
    host: Annotated[
        str, typer.Option(help="Address to listen on; 127.0.0.1 is reached from this machine only.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on; 0 takes a free one.", min=0, max=65535)] = 8000,
    db: Annotated[
        str,
        typer.Option(
            envvar="HOLMGANG_DB", help="Database: sqlite:///FILE or postgresql://… Default: your own SQLite file."
        ),
    ] = "",
    packs: Annotated[list[Path] | None, typer.Option(help="Folder with packs and scenarios; may be repeated.")] = None,
    lab: Annotated[bool, typer.Option(help="Offer the lab, in which computer players play many matches.")] = True,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the table in the browser.")] = False,
    lan: Annotated[
        bool, typer.Option("--lan", help="Open the server to the local network and print its address.")
    ] = False,
    lan_at: Annotated[
        str, typer.Option("--lan-address", help="Address of this machine in the network, if it is not found.")
    ] = "",
    address: Annotated[
        str, typer.Option(help="Public address behind a proxy (https://tables.example), for links and cookies.")
    ] = "",
    workers: Annotated[
        int, typer.Option(help="Number of processes; more than one needs PostgreSQL.", min=1, max=64)
    ] = 1,
    invite: Annotated[
        bool, typer.Option("--invite", help="Only visitors with an invitation may create tables (holmgang invite).")
    ] = False,
    proxy: Annotated[str, typer.Option(help="Trusted proxies: addresses, separated by commas.")] = "127.0.0.1",
    log: Annotated[
        str, typer.Option(help="text: warnings and errors; all: requests too; json: all, as JSON.")
    ] = "text",
) -> None:
    """Start the web table: fights in the browser, alone or with a group.

    Examples: [bold]holmgang serve --open[/], [bold]holmgang serve --lan[/] (open to the local network),
    [bold]holmgang serve --db sqlite:///evening.db --port 8080[/],
    [bold]holmgang serve --db postgresql://holmgang@/holmgang --workers 4 --address https://tables.example --invite[/]
    """
    from holmgang.kernel.library import Library
    from holmgang.table.store import Store
    from holmgang.table.web import server
    from holmgang.table.web.local_network import is_loopback, lan_address

    if log not in ("text", "all", "json"):
        fail(f"--log is text, all or json, not {log!r}", 2)
    if address and urlsplit(address).scheme not in ("http", "https"):
        fail(f"--address is a whole address like https://tables.example, not {address!r}", 2)
    if lan_at:
        _check_lan_address(lan_at)
    host = "0.0.0.0" if lan and host == "127.0.0.1" else host
    inside = lan_at or ((lan_address() if host in EVERYWHERE else host) if not is_loopback(host) else "")
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
        throttle=bool(address) or not is_loopback(host),
        invited_only=invite,
        log=log,
        proxies=proxy,
        lab=lab,
        key=str(signing_key(where)),
        port=bound,
        lan="" if is_loopback(host) else inside,
        lan_links=lan,
        lan_wanted=lan_at,
    )
    console().print(f"The tables are open at [bold]{here}[/]  (Ctrl-C closes them; nothing is lost)", soft_wrap=True)
    if lan:
        _show_to_the_house(inside, bound)
    if open_browser:
        threading.Timer(0.5, webbrowser.open, (here,)).start()
    server.run(house, listener, workers, shelf)


def _hosts(host: str, address: str, lan: bool) -> tuple[str, ...]:
    """Return the host names that the server accepts; none: any, where its name is not configured.

    On this machine and in a network at home no other name may lead here, or a page from elsewhere that is bent to
    this machine could use the server as if it came from it. Addresses in numbers need not be named.
    """
    from holmgang.table.web.local_network import LOOPBACK, is_loopback, names_at_home

    if address:
        return (*LOOPBACK, str(urlsplit(address).hostname))
    if is_loopback(host):
        return LOOPBACK
    return (*LOOPBACK, *names_at_home()) if lan else ()


def _check_lan_address(text: str) -> None:
    try:
        ipaddress.IPv4Address(text)
    except ValueError:
        fail(f"--lan-address is an IPv4 address of this machine like 192.168.1.20, not {text!r}", 2)


def _show_to_the_house(address: str, port: int) -> None:
    """Print the address for guests in the network, as text and as a QR code, and what it means to be open."""
    import segno

    if not address:
        console().print("This machine is in no network, so guests cannot reach it. Check its network connection.")
        return
    link = f"http://{address}:{port}/"
    console().print(f"In this network: [bold]{link}[/]", soft_wrap=True)
    segno.make(link, error="m", micro=False).terminal(compact=True)
    console().print(
        "Everybody in this network can now open tables here. There is no TLS, so the network's owner could read along"
        " and take a seat's cookie. Do it at home, not in a café; docs/host/hosting.md says how to do it in public.",
        soft_wrap=True,
    )


def _listener(host: str, port: int) -> socket.socket:
    from holmgang.table.web.local_network import listener

    try:
        return listener(host, port)
    except OSError as error:
        fail(f"cannot listen on {host}:{port}: {error.strerror or error}. Another --port may be free.", 2)


def _shown(host: str) -> str:
    if host in EVERYWHERE:
        return "127.0.0.1"  # the host's own browser: there pages may use everything a browser has
    return f"[{host}]" if ":" in host else host


Database = Annotated[
    str,
    typer.Option(
        "--db", envvar="HOLMGANG_DB", help="Database: sqlite:///FILE or postgresql://… Default: your own SQLite file."
    ),
]


def invite(
    db: Database = "",
    address: Annotated[str, typer.Option(help="The address of the server.")] = "http://127.0.0.1:8000",
    uses: Annotated[int, typer.Option(help="How many browsers may use the invitation.", min=1, max=1000)] = 1,
) -> None:
    """Create an invitation for a server that was started with --invite.

    Example: [bold]holmgang invite --db postgresql://holmgang@/holmgang --address https://tables.example[/]
    """
    from holmgang.table.service.permissions import server_invitation
    from holmgang.table.store import Store

    with cli_errors():
        store = Store(db or default_database())
        word = server_invitation(store, uses)
        store.close()
    console().print(f"{address.rstrip('/')}/welcome/{word}", soft_wrap=True, markup=False)


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write, say tables.backup.gz.")], db: Database = ""
) -> None:
    """Write the whole database to one file. The server may keep running.

    Example: [bold]holmgang backup monday.backup.gz --db postgresql://holmgang@/holmgang[/]
    """
    from holmgang.table.store import Store
    from holmgang.table.store.backup import backup as write
    from holmgang.table.store.connecting import is_there

    with cli_errors():
        url = db or default_database()
        if not is_there(url):
            raise InputError(f"{url}: there is no such database")
        store = Store(url)
        try:
            counts = write(store, file)
        finally:
            store.close()
    _counted(file, counts)


def restore(file: Annotated[Path, typer.Argument(help="A file that backup wrote.")], db: Database = "") -> None:
    """Restore a backup into an empty database, wholly or not at all. SQLite and PostgreSQL share the format.

    Example: [bold]holmgang restore monday.backup.gz --db sqlite:///new.db[/]
    """
    from holmgang.table.store.backup import restore as read

    with cli_errors():
        counts = read(db or default_database(), file)
    _counted(file, counts)


def _counted(file: Path, counts: dict[str, int]) -> None:
    told = ", ".join(f"{counts.get(name, 0)} {name}" for name in ("tables", "matches", "entries"))
    console().print(f"{file}: {told}", soft_wrap=True, markup=False)


def tidy(
    db: Database = "",
    thin: Annotated[float, typer.Option(help="Days without use until the cache of a table is deleted; 0: never.")] = 7,
    archive: Annotated[
        float, typer.Option(help="Days without use until a table is compressed. It opens as before.")
    ] = 90,
    forget: Annotated[float, typer.Option(help="Days without use until a table is deleted; 0: never.")] = 730,
    never_begun: Annotated[float, typer.Option(help="Days until a table whose fight never began is deleted.")] = 14,
) -> None:
    """Compress and delete old tables. A running server does so once a day, with the same limits.

    Example: [bold]holmgang tidy --forget 0[/]
    """
    from holmgang.table.store import Store
    from holmgang.table.store.keeping import KeepingPolicy
    from holmgang.table.store.keeping import tidy as put_away

    days = (thin, archive, forget, never_begun)
    if any(one < 0 for one in days):
        fail("days cannot be fewer than none", 2)
    with cli_errors():
        store = Store(db or default_database())
        try:
            done = put_away(store, KeepingPolicy(*days))
        finally:
            store.close()
    console().print(f"{done.thinned} thinned, {done.archived} archived, {done.forgotten} forgotten")
