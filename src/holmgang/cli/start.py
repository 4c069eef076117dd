"""The bare command ``holmgang`` asks for a language, a game and a scenario, and begins."""

from __future__ import annotations

import os
from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from holmgang.cli.console_text import Voice
from holmgang.cli.draw import clean
from holmgang.cli.prompts import Interlude, Prompts
from holmgang.cli.shared_terminal import in_language
from holmgang.kernel.library import Library
from holmgang.kernel.words import FALLBACK, LANGUAGES, Words, kernel_lexicon

NAMES = {"en": "English", "cs": "čeština", "da": "dansk"}


class Left(Exception):
    """The person went away without choosing."""


def usual_language() -> str:
    """The language of the surroundings, if we have it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2].lower() if value[:2].lower() in LANGUAGES else FALLBACK
    return FALLBACK


def choose(library: Library, console: Console, ask: Callable[[str], str], lang: str | None = None) -> tuple[str, str]:
    """Ask for what is to be played; returns the scenario, as ``play`` takes it, and the language.

    Raises :class:`Left` when the input ends or the person types ``q``.
    """

    def line(prompt: str) -> str:
        try:
            typed = ask(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            raise Left from None
        if typed.lower() in ("q", ":q", ":quit", "quit"):
            raise Left
        if typed.startswith(":"):
            raise Interlude
        return typed

    def asked(key: str, entries: list[tuple[str, str]], usual: str) -> str:
        voice.show("", Text(voice.text(f"start-{key}"), "bold"))
        return prompts.one_of(voice.text("start-number", {"usual": dict(entries)[usual]}), entries, usual)

    voice = Voice(console, Words(kernel_lexicon(), lang or usual_language()))
    prompts = Prompts(voice, line)
    voice.tell("start-welcome")
    if lang is None:
        lang = asked("language", [(code, NAMES[code]) for code in LANGUAGES], usual_language())
        voice.words = Words(kernel_lexicon(), lang)
    systems = [system for system in library.systems.values() if library.scenario_files(system)]
    titles = [(one.id, clean(f"{one.rulebook_in(lang).title} ({one.id})")) for one in systems]
    system = library.system(asked("game", titles, next((one.id for one in systems if one.demo), systems[0].id)))
    scenarios = {scenario.id: scenario for scenario in library.scenarios(system)}
    fights = [(name, clean(in_language(lang, one.title))) for name, one in scenarios.items()]
    chosen = asked("scenario", fights, system.demo if system.demo in scenarios else fights[0][0])
    return f"{system.id}/{chosen}", lang
