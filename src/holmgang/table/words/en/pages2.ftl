# Rulebooks
book-all = Rulebooks
book-contents = Sections
book-by = The game of its authors, told in our own words. { $authors }
book-in-english = This rulebook has not been put into your language yet; it is in English.
book-search = Search the rules
book-found = Found:
book-nothing = No clause has all these words.
book-clauses = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
book-knobs = Your table may set:
book-read-on = Read on in the rulebook
book-mark-house = our reading
book-mark-ruling = the master decides
book-mark-definition = meaning
book-mark-conduct = advice
book-mark-choice = a choice

# Fight files and looking back
replay-bring = Bring in a fight
replay-bring-how = A fight file kept at this table, at another one or in the terminal. One that is over can be looked at moment by moment; one that is not goes on here.
replay-file = The fight file
replay-open = Open it
replay-read-only = This file holds what one reader saw of a fight that was still running. It can be read, not continued.
replay-not-over = The fight is not over yet: looking back would tell what is hidden.
replay-nothing-follows = Nothing follows after this moment: there is nothing to go on with.
replay-title = Looking back
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
replay-fork = Go on from here as a new table

# When it is over
recap-title = How it went
recap-wins = Victory: { $who }
recap-draw = Nobody wins
recap-again = Another round, same seats
recap-swap = Swap sides
recap-next = On to the next fight
recap-replay = Look back
recap-file = Keep the fight file
recap-swing = How it swung
recap-swing-how = { $gauge } of each side after each round
recap-swing-how-steps = { $gauge } of each side after each step
recap-chances-how = The chance of each side after each round, from at least { $matches } matches that engines played on from there; the pale band holds it with 95 % certainty
recap-chances-how-steps = The chance of each side after each step, from at least { $matches } matches that engines played on from there; the pale band holds it with 95 % certainty
recap-later = Engines are playing on from each of these points to see who would have won …
recap-no-gauges = Nothing in this fight was counted in a gauge.
recap-score = Score
recap-start = start
recap-turns = Turning points
recap-in-round = Round { $round }:
recap-in-step = Step { $round }:
recap-see = See it
recap-fork = Go back to round { $round } and try otherwise
recap-fork-step = Go back to step { $round } and try otherwise
recap-deeds = Who took and lost what
recap-took = took
recap-lost = lost
recap-gained = gained
recap-left = left
recap-took-how = Taken counts where the log says by whom.
recap-luck = Luck of the dice
recap-dice = dice
recap-mean = mean
recap-expected = expected
recap-luck-high = higher than expected
recap-luck-low = lower than expected
recap-luck-even = about as expected
recap-luck-how = The mark shows how far the mean strays: its ends are reached by three throws in a thousand.
recap-nobody = the table
recap-promised = The dice were promised before the first throw:
recap-counts = { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.

# Proof of the dice
proof-title = Proof of the dice
proof-fair-how = Before the first throw the server showed the commitment, the hash of its secret. Then the players added words. All dice follow from both. Now that the fight is over the secret is shown, and every die can be counted again.
proof-running = The secret is shown when the fight is over. Note the commitment down: all else is held to it.
proof-commitment = Commitment
proof-shares = Words of the players
proof-secret = Secret
proof-still-secret = shown at the end
proof-noted = The commitment as you noted it before the fight
proof-check = Count every die again
proof-checking = Counting …
proof-good = { $dice } dice, and every one fell as it had to. The secret is the one that was promised.
proof-other-promise = The secret is not the one that was promised.
proof-no-words = The players had no share in the dice.
proof-bad-die = Entry { $entry }: these dice did not fall like that.
proof-unreadable = The fight file could not be read.
proof-here-how = Your browser does this itself, with the fight file. But this page comes from the same server: whoever wants to trust nobody runs the script below, which needs Python and nothing else.
proof-script = Without this page
proof-script-how = Keep the fight file, copy the script, and run: python check.py FILE COMMITMENT
proof-seeded = These dice come from a seed, { $seed }: with it the same dice fall again. Nothing was promised about them; fair dice are a choice when the table is set.
proof-typed = People rolled these dice themselves. There is nothing to prove but what they saw.
proof-seeded-running = These dice come from a seed, which is shown when the fight is over.

# Watching
watch-title = Watch
watch-how = Whoever has this link sees what everybody may see, and can touch nothing.
watch-tv = Big screen
watch-tv-how = The board in large letters and without controls, for a TV that everybody looks at.
watch-make = A link for onlookers
