# Rulebooks
book-all = Rulebooks
book-contents = Sections
book-by = A game by its authors, explained in our own words. { $authors }
book-in-english = This rulebook is not available in your language yet; it is in English.
book-search = Search the rules
book-found = Found:
book-nothing = No rule contains all these words.
book-clauses = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
book-knobs = Your table can change:
book-read-on = Read on in the rulebook
book-mark-house = house rule
book-mark-ruling = the game master decides
book-mark-definition = meaning
book-mark-conduct = advice
book-mark-choice = choice

# Fight files and looking back
replay-bring = Open a saved fight
replay-bring-how = A fight file saved at this table, at another one or in the terminal. A finished fight can be watched moment by moment; an unfinished one continues here.
replay-file = Fight file
replay-open = Open
replay-read-only = This file holds what one reader saw of a fight that was still running. It can be read, not continued.
replay-not-over = The fight is not over yet: a replay would reveal what is hidden.
replay-nothing-follows = Nothing follows after this moment, so there is nothing to continue.
replay-title = Replay
replay-timeline = Timeline
replay-back = One moment back
replay-on = One moment on
replay-play = Play
replay-stop = Stop
replay-moment = Moment
replay-of = { $now } of { $last }
replay-as = Seen by
replay-onlooker = an onlooker
replay-show = Show
replay-rounds = Rounds
replay-sit = You sit as
replay-fork = Continue from here at a new table

# When it is over
recap-title = How it went
recap-wins = Victory: { $who }
recap-draw = No winner
recap-again = Play again, same seats
recap-swap = Swap sides
recap-next = Next fight
recap-replay = Replay
recap-file = Save the fight file
recap-swing = How it swung
recap-swing-how = { $gauge } of each side after each round
recap-swing-how-steps = { $gauge } of each side after each step
recap-chances-how = Each side’s chance after each round, from at least { $matches } fights simulated by the computer from there; the pale band holds it with 95 % certainty
recap-chances-how-steps = Each side’s chance after each step, from at least { $matches } fights simulated by the computer from there; the pale band holds it with 95 % certainty
recap-later = The computer is simulating the fight from each of these points to see who would have won…
recap-no-gauges = This fight had nothing to measure over time.
recap-score = Score
recap-start = start
recap-turns = Turning points
recap-in-round = Round { $round }:
recap-in-step = Step { $round }:
recap-see = Show
recap-fork = Go back to round { $round } and try something else
recap-fork-step = Go back to step { $round } and try something else
recap-deeds = Who took and lost what
recap-took = took
recap-lost = lost
recap-gained = gained
recap-left = left
recap-took-how = Only losses whose cause the log names are counted as taken.
recap-luck = Luck of the dice
recap-dice = dice
recap-mean = mean
recap-expected = expected
recap-luck-high = higher than expected
recap-luck-low = lower than expected
recap-luck-even = about as expected
recap-luck-how = The mark shows how far the mean strays; three rolls in a thousand reach its ends.
recap-nobody = the table
recap-promised = Commitment to the dice, published before the first roll:
recap-counts = { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.

# Proof of the dice
proof-title = Proof of the dice
proof-fair-how = Before the first roll the server showed the commitment, the hash of its secret. Then the players added words. All dice follow from both. Now that the fight is over the secret is shown, and every die can be recalculated.
proof-running = The secret is shown when the fight is over. Note the commitment down: everything is checked against it.
proof-commitment = Commitment
proof-shares = Words of the players
proof-secret = Secret
proof-still-secret = shown at the end
proof-noted = The commitment you noted before the fight
proof-check = Check every die
proof-checking = Checking…
proof-good = All { $dice } dice are as they had to be. The secret matches the commitment.
proof-other-promise = The secret does not match the commitment.
proof-no-words = The players added no words to the dice.
proof-bad-die = Entry { $entry }: these dice cannot have been rolled.
proof-unreadable = The fight file could not be read.
proof-here-how = Your browser does this itself, with the fight file. But this page comes from the same server: to trust no one, run the script below, which needs Python and nothing else.
proof-script = Without this page
proof-script-how = Save the fight file, copy the script, and run: python check.py FILE COMMITMENT
proof-seeded = These dice come from a seed, { $seed }: with it the same dice can be rolled again. There was no commitment; fair dice can be chosen when a table is created.
proof-typed = The players rolled these dice themselves. There is nothing to prove but what they saw.
proof-seeded-running = These dice come from a seed, which is shown when the fight is over.

# Watching
watch-title = Watch
watch-how = Anyone with this link sees what everyone may see, and can change nothing.
watch-tv = Big screen
watch-tv-how = The board in large letters and without controls, for a TV that everyone watches.
watch-make = Create a link for onlookers
