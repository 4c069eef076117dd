"""Figures and sentences of the lab in the reader's language: for the terminal, and for the report of a sweep."""

from __future__ import annotations

from holmgang.kernel.sums import Phrase
from holmgang.kernel.words import Words
from holmgang.lab.estimates import Rate

HARD_SPACE = "\N{NO-BREAK SPACE}"


class Spoken:
    """Says what the lab has found."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def text(self, key: str, **raw: str) -> str:
        """A sentence of the words files. What is given stands in it as it is: nothing is looked up."""
        given = {f"\0{name}": text for name, text in raw.items()}
        words = self.words.named({**self.words.names, **given}) if given else self.words
        return words.say(Phrase(key, {name: f"\0{name}" for name in raw}))

    def figure(self, text: str) -> str:
        """Figures as the language writes them: a comma before the decimals, a space before the sign of percent."""
        return text if self.words.lang == "en" else text.replace(".", ",").replace("%", f"{HARD_SPACE}%")

    def percent(self, share: float) -> str:
        """A share."""
        return self.figure(f"{share:.1%}")

    def between(self, interval: tuple[float, float]) -> str:
        """An interval of shares."""
        return self.figure(f"{interval[0]:.1%} – {interval[1]:.1%}")

    def rate(self, rate: Rate) -> str:
        """A share with its interval."""
        return f"{self.percent(rate.share)} ({self.between(rate.interval)})"

    def count(self, number: int) -> str:
        """A whole number, in groups of three."""
        return f"{number:,}".replace(",", "," if self.words.lang == "en" else HARD_SPACE)
