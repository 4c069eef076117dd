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
swept-stopped = Stopped after { $done } of { $wanted } places; --out keeps them for the next time.
swept-no-parquet = table.parquet is left out: it needs holmgang[lab].
balance-fair = { $value }: one half lies within the interval.
balance-others = So it does for { $others }: more matches (-n) could tell them apart.
balance-none = None is fair; { $value } comes nearest. One half lies between values.
balance-beyond = None is fair; { $value } comes nearest. One half lies beyond these values.

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
report-nine = nine of ten over after, steps
report-unfinished = unfinished
report-rates = Win rates
report-heat = { $side } wins
report-heat-where = { $side } wins, { $where }
report-lengths = How long it takes
report-steps = steps
report-count = matches
report-table = Every place
report-draw = draw
report-again = A match again
report-options = Options
report-side = side
report-option = option
report-won-with = won with
report-won-without = won without
report-difference = difference in points
report-no-cause = It goes along with winning; { $option } tells what it is worth.
report-probe = Options, skill and sides
report-how = How it was played
report-seats = Seats: { $seats }. Seed { $seed }. Knobs: { $knobs }.
report-book = those of the book
report-rules = Rules { $system }, version { $version }; { $played }.
report-by-engine = played by the engine, question by question
report-by-bulk = played in bulk by compiled rules, the engine's own matches die for die
report-by-no-compiler = played by the engine, because no compiler is installed
report-any = Any match again, with its whole log:
report-which = NUMBER counts from 0 at every place.
report-left = Unfinished, to be looked at:
report-mind = A win rate belongs to these players: a better one may turn it round.

## The ladder

rated-policy = policy
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

level-plain = plain blows
