"""Commands for hosts: ``holmgang invite``, ``backup``, ``restore`` and ``tidy``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from holmgang.cli.common import cli_errors, console, fail
from holmgang.cli.serve import default_database
from holmgang.kernel.errors import InputError

Database = Annotated[
    str,
    typer.Option(
        "--db", envvar="HOLMGANG_DB", help="Database: sqlite:///FILE or postgresql://…; a file of your own else."
    ),
]


def keeping(app: typer.Typer) -> None:
    """Add the commands."""
    for command in (invite, backup, restore, tidy):
        app.command()(command)


def invite(
    db: Database = "",
    address: Annotated[str, typer.Option(help="The address of the server.")] = "http://127.0.0.1:8000",
    uses: Annotated[int, typer.Option(help="How many browsers may come in by it.", min=1, max=1000)] = 1,
) -> None:
    """Make an invitation to open tables on a server that was started with --invite.

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
    """Restore a backup into an empty database: all of it, or nothing. SQLite and PostgreSQL take each other's.

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
    thin: Annotated[float, typer.Option(help="Days without use until the cache of a table goes; 0: never.")] = 7,
    archive: Annotated[float, typer.Option(help="Days until a table is packed away; it unpacks itself.")] = 90,
    forget: Annotated[float, typer.Option(help="Days until a table is deleted for good; 0: never.")] = 730,
    never_begun: Annotated[float, typer.Option(help="Days until a table that never began is deleted.")] = 14,
) -> None:
    """Put old tables away. A running server does this by itself once a day, by the same limits.

    Example: [bold]holmgang tidy --forget 0[/]
    """
    from holmgang.table.store import Store
    from holmgang.table.store.keeping import Policy
    from holmgang.table.store.keeping import tidy as put_away

    days = (thin, archive, forget, never_begun)
    if any(one < 0 for one in days):
        fail("days cannot be fewer than none", 2)
    with cli_errors():
        store = Store(db or default_database())
        try:
            done = put_away(store, Policy(*days))
        finally:
            store.close()
    console().print(f"{done.thinned} thinned, {done.archived} archived, {done.forgotten} forgotten")
