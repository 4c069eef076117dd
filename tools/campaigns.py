"""Measure the chances of a campaign: ``python -m tools.campaigns [SYSTEM/CAMPAIGN …] [--times 100]``.

The first templates of the system play it, as many as its first fight has places for. Computer players of the
level `regular` play all seats, what lasts is taken over, and a party that loses ends its campaign. Each figure is that
of those who came so far; ``docs/play/heroes.md`` lists them.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from random import Random
from typing import Any

from holmgang.bots import policy_for
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.heroes import Hero, HeroRules, put_in
from holmgang.kernel.library import Campaign, Library, campaigns
from holmgang.kernel.match import Match
from holmgang.kernel.system import Game
from holmgang.kernel.yamltext import Document

Party = list[Hero[Any]]


def fresh(library: Library, campaign: Campaign, count: int) -> Party:
    """Return a party of templates."""
    system, content = campaign.system, library.pack(campaign.system)
    rules = rules_of(campaign)
    model, knobs = system.content_kinds[rules.kind], system.knobs_model()
    entries = list(rules.templates(content).items())[:count]
    return [
        Hero(name, rules.checked(entry, content, model, name), rules.carried({}), name, content, knobs)
        for name, entry in entries
    ]


def rules_of(campaign: Campaign) -> HeroRules[Any]:
    """Return the hero rules of a campaign's system."""
    assert campaign.system.heroes is not None, "campaigns are for systems with heroes"
    return campaign.system.heroes


def places(library: Library, campaign: Campaign) -> int:
    """Return how many heroes the first fight of a campaign has a place for."""
    setup = campaign.scenario(library, 0).get("setup", {})
    return min(4, len(rules_of(campaign).slots(setup, library.pack(campaign.system))))


def fought(library: Library, campaign: Campaign, step: int, party: Party, seed: int) -> tuple[bool, Party]:
    """Play one fight; return whether the party won it, and the party with what lasts."""
    system, rules = campaign.system, rules_of(campaign)
    data, tokens = put_in(rules, campaign.scenario(library, step), [(hero, "") for hero in party], library.pack(system))
    game = Game(system, library.pack(system), library.scenario_from(system, Document(data, campaign.name)))
    match = Match(game, SeededDice(seed))
    Driver({seat: policy_for(system, "heuristic") for seat in game.seats}, seed).run(match)
    seat = data["setup"][rules.group][tokens[0]].get("seat") or tokens[0]
    won = match.outcome is not None and system.sides(game.scenario).get(seat) in match.outcome.winners
    after = []
    for number, hero in enumerate(party):
        changes = [one for one in rules.aftermath(hero, match.play.state, tokens[number], won) if one.lasts]
        after.append(replace(hero, carried=rules.carried(rules.after(hero, changes))))
    return won, [hero for hero in after if not hero.carried.fallen]


def rested(campaign: Campaign, party: Party, rest: str, luck: Random) -> Party:
    """Return the party after a rest; dice are rolled, agreed amounts are the usual ones."""
    rules, after = rules_of(campaign), []
    for hero in party:
        way = next((one for one in rules.rests(hero) if one.id == rest), None)
        if way is not None:
            amount = sum(luck.randint(1, way.dice[1]) for _ in range(way.dice[0])) if way.dice[0] else way.amount
            hero = replace(hero, carried=rules.carried(rules.after(hero, rules.rested(hero, rest, amount))))
        after.append(hero)
    return after


def measured(library: Library, campaign: Campaign, times: int) -> list[tuple[int, int]]:
    """Return for each fight how many parties won it, of how many that came so far."""
    figures = [[0, 0] for _ in campaign.model.steps]
    count = places(library, campaign)
    for number in range(times):
        party, luck = fresh(library, campaign, count), Random(number)
        for step, one in enumerate(campaign.model.steps):
            party = rested(campaign, party, one.rest, luck) if one.rest else party
            figures[step][1] += 1
            won, party = fought(library, campaign, step, party, 1000 * number + step)
            figures[step][0] += won
            if not won or not party:
                break
    return [(won, came) for won, came in figures]


def main() -> None:
    """Measure the campaigns named on the command line, or all."""
    asked = argparse.ArgumentParser(description="Measure the chances of campaigns.")
    asked.add_argument("names", nargs="*")
    asked.add_argument("--times", type=int, default=100)
    given, library = asked.parse_args(), Library.discover()
    for system in library.systems.values():
        for campaign in campaigns(library, system).values():
            if not given.names or campaign.name in given.names:
                figures = measured(library, campaign, given.times)
                told = ", ".join(f"{won} of {came}" for won, came in figures)
                sys.stdout.write(f"{campaign.name} ({places(library, campaign)} heroes): {told}\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main()
