"""The ``holmgang`` command. Exit codes: 0 done, 1 the checked thing failed, 2 bad input."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from holmgang import __version__
from holmgang.cli import authoring, lab, listing, replay, serve, simulate
from holmgang.cli.common import Language, cli_errors, console, library, library_for, settle_streams, told_problems

app = typer.Typer(
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    help="Play tabletop fights by the rules of their games: on the web, in the terminal, or in the lab.",
)


def _print_version(wanted: bool) -> None:
    if wanted:
        console().print(f"holmgang {__version__}", markup=False)
        raise typer.Exit


@app.callback()
def root(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", help="Print the version and stop.", is_eager=True, callback=_print_version),
    ] = False,
) -> None:
    """Without a command: choose a game and a scenario, and play."""
    if context.invoked_subcommand is None:
        start(None)


def start(lang: str | None) -> None:
    """Ask what to play, and play it."""
    from holmgang.cli.prompts import keyboard
    from holmgang.cli.table import NothingChosen, choose

    with cli_errors():
        try:
            name, chosen = choose(library(), console(), keyboard(console()), lang)
        except NothingChosen:
            console().print("\nholmgang --help", markup=False)
            raise typer.Exit from None
        told_problems(library(), chosen)
    play(name, lang=Language(chosen))


@app.command()
def play(
    scenario: Annotated[str, typer.Argument(help="Id of a scenario, or the path of a scenario file.")],
    seats: Annotated[list[str] | None, typer.Option("--as", help="A seat that you play; may be repeated.")] = None,
    dice: Annotated[
        str | None,
        typer.Option(help="fair: provably fair; typed: your own dice; virtual: from --seed.", show_default="fair"),
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option(help="Use virtual dice from this seed. The same seed gives the same dice.", show_default=False),
    ] = None,
    lang: Annotated[Language, typer.Option(help="Language.")] = Language.en,
    folder: Annotated[Path | None, typer.Option(help="Folder in which running matches are kept.")] = None,
) -> None:
    """Play a fight in the terminal. The computer plays the free seats.

    Examples: [bold]holmgang play k6/shamans_room[/], [bold]holmgang play toll_road --as signe --lang da[/],
    [bold]holmgang play k6/corridor --dice typed[/]
    """
    from holmgang.bots.policies import opened
    from holmgang.cli.table import play as play_at_table

    with cli_errors(lang):
        shelf = library_for(scenario)
        game = opened(shelf, scenario)
        told_problems(shelf, lang.value)
        code = play_at_table(
            shelf,
            game,
            seats=seats or (),
            dice=dice or ("fair" if seed is None else "virtual"),
            seed=seed,
            lang=lang.value,
            console=console(),
            folder=folder,
            name=scenario,
        )
    raise typer.Exit(code)


@app.command()
def demo(lang: Annotated[Language, typer.Option(help="Language.")] = Language.en) -> None:
    """Play a demo fight in the terminal."""
    with cli_errors(lang):
        shelf = library()
        shown = [f"{system.id}/{system.demo}" for system in shelf.systems.values() if system.demo]
        names = shown or [
            f"{system.id}/{name}" for system in shelf.systems.values() for name in shelf.scenario_files(system)
        ]
    if not names:
        console().print("There is no rule system installed, so there is nothing to play.")
        raise typer.Exit(2)
    play(names[0], lang=lang)


for module in (serve, replay, listing, authoring, simulate, lab):
    module.add_commands(app)


def main() -> None:
    """The entry point: bad words on the command line end with exit code 2, as everywhere."""
    settle_streams()
    try:
        app()
    except KeyboardInterrupt:
        sys.exit(130)
