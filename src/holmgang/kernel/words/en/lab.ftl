## What many matches came to, beside what stands in en.ftl

simulated-decided = decided in step: { $lengths }
simulated-luck = luck
simulated-luck-share = share
simulated-luck-won = won when higher

## sweep and balance

swept-matches = matches
swept-wins = { $side } wins
swept-median = median steps
swept-interval = 95 % interval
swept-stopped = Stopped after { $done } of { $wanted } places; --out saves them for next time.
swept-no-parquet = table.parquet is left out: it needs holmgang[lab].
balance-fair = { $value } is fair: one half lies within the interval.
balance-others = The same holds for { $others }; more matches (-n) could tell them apart.
balance-none = No value is fair; { $value } comes closest. One half lies between values.
balance-beyond = No value is fair; { $value } comes closest. One half lies beyond these values.

## The report of a sweep, on one page

report-ten = Ten numbers
report-played = matches played
report-places = places of the grid
report-most = { $side } wins, at most
report-least = { $side } wins, at least
report-fairest = nearest to one half
report-draws = draws, at most
report-shortest = shortest median, steps
report-longest = longest median, steps
report-nine = nine of ten fights end within, steps
report-unfinished = unfinished
report-rates = Win rates
report-heat = { $side } wins
report-heat-where = { $side } wins, { $where }
report-lengths = How long it takes
report-steps = steps
report-count = matches
report-table = Every place
report-draw = draw
report-again = Replay a match
report-options = Options
report-side = side
report-option = option
report-cell = a place on the board
report-won-with = won with
report-won-without = won without
report-difference = difference in points
report-no-cause = Correlated with winning; { $option } tells what it is worth.
report-probe = Options, skill and sides
report-how = How it was played
report-seats = Players: { $seats }. Seed { $seed }. House rules: { $knobs }.
report-book = those of the book
report-rules = Rules { $system }, version { $version }; { $played }.
report-by-engine = played step by step, question by question
report-by-bulk = played in bulk by compiled rules, with the same dice and results
report-by-no-compiler = played step by step, because no compiler is installed
report-any = To replay any match with its whole log:
report-which = NUMBER counts from 0 at every place.
report-left = Unfinished, worth a look:
report-mind = A win rate belongs to these players; better ones may turn it round.

## The ladder

rated-policy = computer player
rated-rating = rating
rated-interval = 95 %
rated-against = against
rated-wins = wins
rated-matches = matches
rated-if-equal = if equal
rated-deals = decided deals
rated-of = { $ahead } of { $decided }
rated-stopped = Stopped after { $done } of { $wanted } matches.

## Who plays

level-plain = plain attacks
