"""The ``holmgang`` command. Exit codes: 0 done, 1 the checked thing failed, 2 bad input."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from holmgang import __version__
from holmgang.cli.common import Lang, cli_errors, console, library
from holmgang.cli.designer import designer
from holmgang.cli.listing import listing

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    help="Tabletop fights by the book: play them, replay them, prove them, count them.",
)
listing(app)
designer(app)


@app.callback()
def root(
    version: Annotated[bool, typer.Option("--version", help="Print the version and stop.", is_eager=True)] = False,
) -> None:
    """The options that stand before any command."""
    if version:
        console().print(f"holmgang {__version__}")
        raise typer.Exit


@app.command()
def play(
    scenario: Annotated[str, typer.Argument(help="Id of a scenario, or the path of a scenario file.")],
    seats: Annotated[list[str] | None, typer.Option("--as", help="A seat you take; may be repeated.")] = None,
    dice: Annotated[str, typer.Option(help="virtual, fair (provably) or typed: your own dice.")] = "virtual",
    seed: Annotated[str | None, typer.Option(help="Seed of virtual dice: the same seed, the same dice.")] = None,
    lang: Annotated[Lang, typer.Option(help="Language.")] = Lang.en,
    folder: Annotated[Path | None, typer.Option(help="Where running matches are kept.")] = None,
) -> None:
    """A fight in the terminal; seats nobody takes are played by the engine.

    Examples: [bold]holmgang play k6/shamans_room[/], [bold]holmgang play toll_road --as signe --lang da[/],
    [bold]holmgang play k6/corridor --dice typed[/]
    """
    from holmgang.cli.table import play as play_at_table

    with cli_errors():
        shelf = library()
        game = shelf.game(scenario)
        code = play_at_table(
            shelf,
            game,
            seats=seats or (),
            dice=dice,
            seed=seed,
            lang=lang.value,
            console=console(),
            folder=folder,
            name=scenario,
        )
    raise typer.Exit(code)


@app.command()
def demo(lang: Annotated[Lang, typer.Option(help="Language.")] = Lang.en) -> None:
    """A fight to try things out."""
    with cli_errors():
        shelf = library()
        shown = [f"{system.id}/{system.demo}" for system in shelf.systems.values() if system.demo]
        names = shown or [
            f"{system.id}/{name}" for system in shelf.systems.values() for name in shelf.scenario_files(system)
        ]
    if not names:
        console().print("There is no rule system installed, so there is nothing to play.")
        raise typer.Exit(2)
    play(names[0], None, "virtual", None, lang, None)


def main() -> None:
    """The entry point: bad words on the command line end with exit code 2, as everywhere."""
    try:
        app()
    except KeyboardInterrupt:
        sys.exit(130)
