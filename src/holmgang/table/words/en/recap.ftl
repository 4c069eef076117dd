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
recap-chances-how = Each side’s chance after each round, from at least { $matches } fights simulated by the computer from there; the pale band is the 95 % interval
recap-chances-how-steps = Each side’s chance after each step, from at least { $matches } fights simulated by the computer from there; the pale band is the 95 % interval
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
