"""The contract between a rule system and the engine.

A system is a package with the rooms described in ``docs/design/system.md`` that exports one instance of a subclass
of :class:`System` as ``SYSTEM``; its entry point names it. It answers seven questions: what is the state at the start,
how does one step of play go, is it over, what may a seat see, who belongs together, what may the master put right, and
how could the hidden things lie as far as a seat knows.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from holmgang.kernel import codec
from holmgang.kernel.bulk import Bulk, CompiledScope
from holmgang.kernel.clauses import Rulebook, load_clauses
from holmgang.kernel.content import Entry, Pack, Scenario
from holmgang.kernel.editor import Editor
from holmgang.kernel.errors import Problem
from holmgang.kernel.events import DeedPart
from holmgang.kernel.exact import Contest, Solved
from holmgang.kernel.fastclasses import plain_copy
from holmgang.kernel.heroes import HeroRules
from holmgang.kernel.play import Flow, Play
from holmgang.kernel.questions import Option
from holmgang.kernel.sums import Phrase
from holmgang.kernel.variants import Variant
from holmgang.kernel.view import View

if TYPE_CHECKING:
    from holmgang.kernel.policy import Policy

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a match. ``winners`` are sides (see :meth:`System.sides`); none means a draw."""

    winners: tuple[str, ...]
    reason: Phrase


UNFINISHED = Outcome((), Phrase("unfinished"))
"""The outcome of a match without people that asked more than its system says any match does."""


class System(ABC, Generic[S]):
    """A rule system. Everything here is pure: the same arguments, the same result; only ``step`` changes the state."""

    id: ClassVar[str]
    prefix: ClassVar[str]
    """The first letters of all clause ids."""
    rules_version: ClassVar[str]
    """Changed whenever an old record could meet another question."""
    native: ClassVar[str] = "en"
    """The language of the source."""
    authors: ClassVar[str] = ""
    """Names of the authors of the game, the same in every language: shown wherever the rules are."""

    demo: ClassVar[str] = ""
    """The scenario to show a newcomer first; else the first there is."""

    state_type: type[S]
    knobs_model: type[Entry]
    presets: Mapping[str, Mapping[str, Any]] = {}
    setup_model: type[Entry]
    content_kinds: Mapping[str, type[Entry]] = {}
    arithmetic: ModuleType | None = None
    """The system's ``rules.py``; vectors may call its functions."""
    policies: Mapping[str, Callable[[], Policy]] = {}
    map_suffixes: ClassVar[tuple[str, ...]] = ()
    """The endings of map files of other programs that :meth:`import_map` reads."""
    has_secrets: ClassVar[bool] = False
    """True if a seat may know what another does not; then :meth:`conceal` must be written."""
    bound: ClassVar[int] = 20_000
    """No match without people asks for more answers, confirmations and dice than this; one that does is unfinished."""

    compiled_scope: CompiledScope | None = None
    """The scope of :meth:`bulk` and :meth:`solved`; without one the engine plays everything."""
    editor: type[Editor] = Editor
    """The workshop's editor of fights; the default is derived from the content models."""
    contests: tuple[Contest, ...] = ()
    """Encounters whose exact odds can be computed."""
    heroes: HeroRules[Any] | None = None
    """The rules that take characters from one fight into the next; None: the system has no heroes."""
    deeds: Mapping[str, DeedPart] = {}
    """The kinds of events that make one deed, for logs and pages; see :mod:`holmgang.kernel.events`."""
    horizon: ClassVar[int | None] = None
    """The steps that a seat looking ahead plays on before it asks :meth:`prospects`; None: to the end."""

    @property
    def place(self) -> str:
        """The address of the instance for other processes: ``package:SYSTEM``, or ``module:SYSTEM`` of its class."""
        own = type(self).__module__
        package = own.rpartition(".")[0]
        exported = getattr(sys.modules.get(package), "SYSTEM", None) is self
        return f"{package if exported else own}:SYSTEM"

    @property
    @abstractmethod
    def folder(self) -> Path:
        """The folder with ``clauses/``, ``content/``, ``scenarios/``, ``vectors/`` and ``words/``."""

    @abstractmethod
    def setup(self, scenario: Scenario, content: Pack) -> S:
        """The state before the first step. Asks nothing: what needs dice or choices belongs to the first step."""

    def objections(self, scenario: Scenario, content: Pack) -> Iterable[Problem]:
        """Yield what no author can mean, though a match could begin with it: two on one square, a lever of no gate.

        A vector may set up such a thing, to prove one rule and no more; a user who checks, plays or brings a scenario
        is told.
        """
        return ()

    def tidied(self, setup: Mapping[str, Any], group: str, gone: str) -> Mapping[str, Any]:
        """A set-up, as data that may be wrong, after an entry was taken out of one of its groups: without what others
        say of it and that no longer means anything, such as how far away it was. Groups are mappings by id."""
        return setup

    @abstractmethod
    def step(self, play: Play[S]) -> Flow[None]:
        """One step of play: a round, a turn, an activation. Between steps the state is all there is."""

    def resume(self, play: Play[S], place: str, held: Any) -> Flow[None]:
        """The remainder of a step from where it rested; only for systems whose steps ``yield Rest(place, held)``."""
        raise NotImplementedError

    @abstractmethod
    def outcome(self, play: Play[S]) -> Outcome | None:
        """Return the outcome after a step, or None while the match goes on."""

    @abstractmethod
    def view(self, play: Play[S], seat: str | None) -> View:
        """Return what a seat (None: an onlooker) may see. The one place that decides what is hidden."""

    @abstractmethod
    def sides(self, scenario: Scenario) -> Mapping[str, str]:
        """The side of each seat; seats of one side win together."""

    def corrections(self, play: Play[S]) -> Sequence[Option]:
        """Return the master's possible corrections at the start of a step, as options with particulars."""
        return ()

    def correct(self, play: Play[S], answer: Mapping[str, Any]) -> Flow[None] | None:
        """Carry out a correction and tell ``Corrected``; a generator only if it has to ask something more."""
        raise NotImplementedError

    def import_map(self, path: Path) -> Mapping[str, Any]:
        """A map file of another program as ``{"map": part of a setup, "notes": what was approximated}``."""
        raise NotImplementedError

    def conceal(self, play: Play[S], seat: str | None, luck: Random) -> S:
        """A copy of the state in which all that the seat cannot know is dealt anew, consistently with what it knows.

        It must be blind: how the hidden things truly lie must not matter, so that the same luck deals the same.
        """
        return play.state

    def veil(self, play: Play[S], seat: str | None) -> S:
        """A copy of the state in which all that the seat cannot know lies face down: it can be counted, not read.

        Cheaper than dealing anew, for policies that ask for nothing more (``Asked.veiled``).
        """
        raise NotImplementedError

    def known_setup(self, setup: Mapping[str, Any], seat: str | None) -> Mapping[str, Any]:
        """Return the set-up of a scenario, as data, without what a seat (None: a spectator) may not know in play.

        Systems with secrets whose scenarios can deal hidden things must write it.
        """
        return setup

    def prospects(self, play: Play[S]) -> Mapping[str, int] | None:
        """Estimate each side's chances in thousandths of a win that add up to 1,000; None: no estimate.

        A rough guess that costs little, for seats that look ahead and cannot play every match to its end.
        """
        return None

    def vigour(self, play: Play[S]) -> Mapping[str, int] | None:
        """Return what each side has left, in a unit of the system's own (lives, health, glory); None: not counted.

        It falls as a side loses, also after the end, and says nothing of who will win. It tells a dear victory from a
        cheap one, and seats of different characters care for it differently.
        """
        return None

    def hero_side(self, scenario: Scenario) -> str | None:
        """Return the side whose chance makes a fight easy or hard; None: every side plays for itself."""
        return None

    def rounds(self, play: Play[S], steps: int) -> int:
        """Return how many rounds a match of so many steps has had; one a step unless the system counts otherwise."""
        return steps

    def variants(self, game: Game) -> Iterable[Variant]:
        """Return changes of the scenario worth trying: leave out, one fewer, swap, farther away.

        Edits apply to ``scenario.data`` and to the file it came from. One that makes no valid scenario is left out by
        the forecast.
        """
        return ()

    def bulk(self, game: Game, policies: Mapping[str, str]) -> Bulk | None:
        """Return the fights of a scenario with these policies as compiled code, or None if they are not of that kind.

        Called through :meth:`Game.bulk`, which has checked that the compiled code knows all that counts in the game.
        """
        return None

    def solved(self, game: Game, policies: Mapping[str, str]) -> Solved | None:
        """Return the exact results of a fight between these policies; None if there is no way to compute them.

        Called through :meth:`Game.solved`, like :meth:`bulk`.
        """
        return None

    @cached_property
    def rulebook(self) -> Rulebook:
        """The clauses in English."""
        return load_clauses(self.folder / "clauses", "en")

    def rulebook_in(self, lang: str) -> Rulebook:
        """The clauses in a language, or in English where there is no such file."""
        return load_clauses(self.folder / "clauses", lang)


@dataclass(frozen=True, eq=False)
class Game:
    """A system with content and a scenario: all that a match starts from."""

    system: System[Any]
    content: Pack
    scenario: Scenario

    def beginning(self) -> Any:
        """A new state before the first step; the system sets it up once for all matches."""
        return codec.load(self.system.state_type, self._set_up)

    @cached_property
    def _set_up(self) -> Any:
        return codec.dump(self.system.setup(self.scenario, self.content), self.system.state_type)

    @cached_property
    def knobs(self) -> Any:
        """The knobs as the rules read them."""
        return plain_copy(self.scenario.knobs)

    def known_scenario(self, data: Mapping[str, Any], seat: str | None) -> dict[str, Any]:
        """Return a scenario of this game, as data, without what a seat (None: a spectator) may not know in play."""
        return {**data, "setup": dict(self.system.known_setup(data.get("setup", {}), seat))}

    def unknown_to_compiled(self, policies: Mapping[str, str]) -> tuple[str, ...]:
        """Return the fields, knobs and policies of this game that the system's compiled code does not know."""
        scope = self.system.compiled_scope
        return ("compiled code",) if scope is None else scope.unknown(self, policies)

    def bulk(self, policies: Mapping[str, str]) -> Bulk | None:
        """Return the fights as compiled code, or None: the engine must play them."""
        return None if self.unknown_to_compiled(policies) else self.system.bulk(self, policies)

    def solved(self, policies: Mapping[str, str]) -> Solved | None:
        """Return the exact results of the fight, or None: it has to be sampled."""
        return None if self.unknown_to_compiled(policies) else self.system.solved(self, policies)

    @property
    def seats(self) -> tuple[str, ...]:
        """All seats, in the scenario's order."""
        return tuple(self.scenario.seats)

    @property
    def master(self) -> str | None:
        """The seat of the game master, if the scenario has one."""
        return next((name for name, seat in self.scenario.seats.items() if seat.role == "master"), None)
