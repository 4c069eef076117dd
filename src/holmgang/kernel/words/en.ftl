### The kernel’s own words, common to all games.

## Events

event-ruled =
    { $by-default ->
        [true] Ruling on { $ruling }, by default: { $answer } ({ $clause }).
       *[false] { $by } rules on { $ruling }: { $answer } ({ $clause }).
    }
event-corrected = { $by } corrects { $what } of { $about } from { $before } to { $after }.
event-explained = { $by } gives the reason: “{ $why }”.
event-taken-back =
    { $by } undoes { $answers ->
        [one] the last answer
       *[other] the last { $answers } answers
    }{ $consent-count ->
        [0] .
       *[other] , with the consent of { $consent }.
    }
event-ended =
    { $winners-count ->
        [0] The fight is over without a winner: { $reason }.
        [one] The fight is over. { $winners } wins: { $reason }.
       *[other] The fight is over. { $winners } win: { $reason }.
    }

unfinished = it went on longer than any fight should

## Questions

ask-master = { $who }, is there anything to correct before we continue?
ask-why = For what reason? All will read it in the log.
ask-confirm = { $who }, do you confirm?
ask-consent = { $who }, may this be undone?

## Answers

option-pass = pass
option-yes = yes
option-no = no
option-none = none
option-done = done
option-continue = continue
option-confirm = confirm
option-cancel = cancel

## Joining words in a row: the last two

list-and = and

## Common words

word-yes = yes
word-no = no
word-pass = pass
word-none = none
word-nobody = no one
word-everybody = everyone
word-player = player
word-master = game master
word-seat = seat
word-side = side
word-round = round
word-turn = turn
word-die = die
word-roll = roll
word-total = total
word-limit = limit
word-ruling = ruling
word-correction = correction by the game master
word-clause = rule
word-draw = a draw
word-surrender = surrender
word-rounds-over = the agreed rounds are over
word-last-standing = only one side is left standing

## Counting

count-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
count-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-lives =
    { $count ->
        [one] { $count } life
       *[other] { $count } lives
    }

## The table in a terminal: sitting down and leaving

table-people =
    { $count ->
        [one] At the keyboard: { $people }.
       *[other] At the keyboard, in turn: { $people }.
    }
table-engine = The computer plays { $seats }.
table-hint = Type :help to see what you can do, :view to see everything, :quit to save and leave.
table-save-found =
    There is an unfinished fight of this scenario, with { $people } at the keyboard ({ $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    } so far).
table-resume = Continue it? (y/n)
table-save-left = The unfinished fight has been moved to { $place }.
table-save-refused = The saved fight cannot be continued: { $reason }. It has been moved to { $place }.
table-read-it = To read it:
table-left = The fight is saved. To continue:
table-left-early = Goodbye. To begin:
table-saved = Saved in { $place }.
table-not-saved = Could not save to { $place }: { $reason }.
table-overwrite = { $place } exists already. Overwrite it? (y/n)
table-kept = The whole fight is saved in { $place }.
table-fault = Error in the rules or on this computer: { $problem }
table-commitment = These dice can be proved fair. Please note down their commitment:
table-share = { $who }, would you like to mix words of your own into the dice? (Enter: words are drawn for you)
table-share-drawn = No player gave any words, so these were drawn on your side and mixed in: { $share }
table-secret = The secret of the dice was:
table-commitment-was = This is the commitment you were shown at the start:
table-check-dice = To check the commitment and every die:

## The table in a terminal: whose turn it is

table-turn = { $who }’s turn
table-pass = Pass the keyboard to { $who }, who then presses Enter.
table-who-first = Who answers first?
table-drafts = So far:
table-drafts-settled = So far ({ $mark } confirmed):
table-confirm =
    { $count ->
        [one] { $who }, confirm your answer? (y, or 1 to change it) [y]
       *[other] { $who }, confirm your answers? (y, or 1–{ $count } to change an answer) [y]
    }
table-not-confirmed = Not confirmed yet: { $who }.
table-confirm-again = Something has changed since you confirmed.
table-confirm-wrong =
    { $count ->
        [one] “{ $text }” means nothing here: type y to confirm, or 1 to change your answer.
       *[other] “{ $text }” means nothing here: type y to confirm, or a number from 1 to { $count } to change that answer.
    }

## The table in a terminal: answering

table-prompt-choose = Your choice
table-prompt-some =
    { $least ->
        [0] { $most ->
            [one] A number, or 0 for none
           *[other] Numbers, at most { $most }
        }
       *[other] Numbers, from { $least } to { $most } of them
    }
table-prompt-exactly =
    { $count ->
        [one] A number
       *[other] { $count } numbers
    }
table-prompt-order = All { $count } numbers, in your order
table-prompt-amount = A number from { $least } to { $most }
table-prompt-words = In your own words
table-prompt-back = < to go back
table-prompt-rest = . for the rest as suggested
table-nothing = none
table-page = { $first } to { $last } of { $all }; + and - turn the page
table-yes-or-no = Please type y for yes or n for no.
table-nothing-typed =
    { $count ->
        [one] Please type 1.
       *[other] Please type a number from 1 to { $count }, or the beginning of a name.
    }
table-no-such-option =
    { $count ->
        [one] “{ $text }” is not possible here; the only choice is 1.
       *[other] “{ $text }” is not possible here: type a number from 1 to { $count }, or the beginning of a name.
    }
table-ambiguous = “{ $text }” could be: { $options }.
table-barred = “{ $text }” is ruled out by { $clause }: { $rule }
table-some-wrong =
    { $least ->
        [0] That makes { $count }; at most { $most } may be named.
       *[other] That makes { $count }; from { $least } to { $most } must be named.
    }
table-order-wrong = All { $count } must be named, each once.
table-named-twice = The same one is named twice.
table-amount-wrong = “{ $text }” is not possible: type a whole number from { $least } to { $most }.
table-too-long = That is { $length } characters long; at most { $longest } fit.
table-dice-wrong =
    { $count ->
        [one] “{ $text }” is not a roll of { $dice }: type a number from 1 to { $most }.
       *[other] “{ $text }” is not a roll of { $dice }: type one number for each die, for example { $example }.
    }
table-no-way-back = This is the first step. To undo an earlier decision type :undo.

## The table in a terminal: commands

table-no-such-command = There is no command { $text }. The commands are { $commands }.
table-not-now = That is not possible right now.
table-no-such-entry = The log has no entry “{ $text }”; the entries go from 1 to { $last }.
table-log-empty = Nothing has happened yet.
table-why-no-numbers = There are no numbers in this entry.
table-no-such-clause = There is no rule “{ $text }”. The book has: { $known }.
table-nothing-barred = Nothing worth mentioning is ruled out here.
table-nothing-to-undo = You have made no decision yet that could be undone.
table-undo-consent = { $who } asks to undo a decision and everything that followed from it. { $other }, do you agree? (y/n)
table-undo-refused = { $other } does not agree; everything stays as it is.
table-taken-back = (undone)
table-help-answers = Answer with a number, an id or the beginning of a name; Enter takes the answer in brackets; < goes back a step, . accepts all suggestions that are left. Separate several numbers with spaces. At any time you can type:
table-help-shorter = The beginning of a command is enough: :w for :why. Words that begin with a colon are typed with two: ::
table-usage-why = :why [N]
table-help-why = where the numbers of the last log entry, or of entry N, come from
table-usage-log = :log [N]
table-help-log = the last entries of the log, or the last N
table-usage-view = :view
table-help-view = show everything: the map, all sheets, all cards
table-usage-rules = :rules [RULE]
table-help-rules = read a rule or a section of the rulebook
table-usage-odds = :odds [seconds]
table-help-odds = how often each answer wins, from simulations of two seconds, or as many as you say
table-odds-how =
    Shares of wins, each with the range that holds the true share (95 %), from { $count ->
        [one] one fight
       *[other] { $count } fights
    } simulated from here by the computer. More seconds tell more: :odds 20.
table-option-plain = There is nothing more to say about it here; the rest is asked when you choose it.
table-odds-seconds = { $text } is not a number of seconds from 1 to { $most }.
table-usage-barred = :barred
table-help-barred = what is ruled out here, and by which rule
table-usage-undo = :undo
table-help-undo = undo your last decision
table-usage-save = :save [FILE]
table-help-save = save now, or save a copy to a file
table-usage-help = :help
table-help-help = this list
table-usage-quit = :quit
table-help-quit = save and leave
start-welcome = holmgang: tabletop fights by the book. q quits.
start-language = Which language?
start-game = Which game?
start-scenario = Which fight?
start-number = A number, or Enter for { $usual }:
table-enter-again = Enter means “{ $said }” and leaves unused what you have. Press Enter once more if you mean that.
table-was = (was { $value })
table-out = out of the fight
table-more-news =
    { $count ->
        [one] One more thing happened before; :log { $lines } tells it all.
       *[other] { $count } more things happened before; :log { $lines } tells it all.
    }
table-may-pass = :pass skips this until something changes.
table-still-to-act = could still act: { $names }
table-gives-up = what you have left goes unused
table-name-a-square = Type a square, such as { $example }: column, row.
table-squares = Type a square as { $example }: column, row. The figures on the map are what it costs.
table-squares-way = Type a square as { $example }: column, row; or all squares of the way, the goal last. The figures on the map are what it costs.
table-no-such-square = The square { $text } cannot be chosen; the map shows those that can.
table-by-itself = { $said } (nothing else is possible)
table-cannot-pass = This question has no default answer; you have to decide.
table-usage-option = :option [N]
table-help-option = all that the rules say about option N, or about the question
table-usage-pass = :pass
table-help-pass = pass until the situation changes

## Words on the screen

option-master-go-on = continue
word-hidden = hidden
word-value = value
word-what = what

## Refusals

refused-not-possible = '{ $text }' is not possible
refused-did-you-mean = '{ $text-id }' is not possible; did you mean '{ $guess-typed }'?
refused-no-list = a list is expected here, not '{ $text }'
refused-no-mapping = a mapping of details is expected, not '{ $text }'
refused-named-twice = the same thing is named twice
refused-nobody-asked = '{ $text }' was not asked for
refused-nobody-asked-but = '{ $text }' was not asked for; did you mean '{ $guess-id }'?
refused-missing = is missing
refused-missing-for = is missing for '{ $what }'
refused-number =
    { $count ->
        [one] { $count } is named
       *[other] { $count } are named
    }; { $least ->
        [0] at most { $most } may be
       *[other] from { $least } to { $most } may be
    }
refused-not-all-named = every one must be named once
refused-amount = '{ $text }' is not a whole number from { $least } to { $most }
refused-no-words = words are expected here, not '{ $text }'
refused-too-long = { $length } characters are too many; at most { $longest } fit
refused-number-of-dice =
    { $count ->
        [one] one die is expected
       *[other] { $count } dice are expected
    }, not '{ $text }'
refused-nothing-to-draw = there is no '{ $text }' to draw
refused-face = '{ $text }' is not a face of a d{ $sides }
refused-nothing-to-confirm = there is nothing to confirm
refused-nothing-to-take-back = there is nothing to undo
refused-match-over = the fight is over
refused-not-asked = this question is not open now
refused-answered-already = this has been answered and can no longer be changed
refused-amendments =
    { $limit ->
        [one] no more than one change is allowed
       *[other] no more than { $limit } changes are allowed
    }
refused-no-part = this seat has no part in the question
refused-not-all-answered = some answers are still missing

## What an option costs, needs and brings

remark-costs = costs { $amount }
remark-free = costs nothing
remark-against = { $worth } against { $against }
remark-expects = { $amount } on average
remark-certain = { $worth } against { $against }: { $outcome }
remark-misses = { $worth } against { $against }: cannot succeed
die-sided = d{ $sides }
need-at-least = { $number } or more on a d{ $sides }
need-nothing = no roll is needed

## Levels of play

level-newcomer = newcomer
level-regular = experienced
level-veteran = veteran
level-veteran-bold = bold veteran
level-veteran-careful = careful veteran
level-veteran-vengeful = vengeful veteran
level-master = master of arms
level-master-bold = bold master of arms
level-master-careful = careful master of arms
level-master-vengeful = vengeful master of arms
level-random = pure chance

## probe: does a scenario hold?

probe-what = Probe of { $scenario }, seed { $seed }: { $moments } moments in which every kind of answer was tried, { $matches } matches per comparison; players who look ahead use { $playouts } playouts.
probe-option = option
probe-tried = moments
probe-right = right
probe-interval = 95 % interval
probe-loss = points lost
probe-verdict = verdict
probe-verdict-dead = never right
probe-verdict-dominant = always right
probe-verdict-open = —
probe-options-note = Right: it did best of all that was tried. Never right: never best, and clearly behind over all moments. Points lost: what it costs to choose it instead of the best, in hundredths of a win. The interval says how often it may still be right.
probe-stronger = stronger
probe-weaker = weaker
probe-wins = wins
probe-if-equal = if equal
probe-side = side
probe-draws = draws
probe-skill-shown = { $stronger } beats { $weaker } by more than chance: skill counts here.
probe-skill-not-shown = These matches do not show that { $stronger } beats { $weaker }.
probe-better-off = Among equal players { $sides } wins more than its share.
probe-nobody-better-off = Among equal players no side is shown to have an advantage.

## simulate: what many matches came to

simulated-side = side
simulated-seats = seats
simulated-wins = wins
simulated-share = share
simulated-interval = 95 % interval
simulated-exact = exact: { $wins }; { $mean } steps on average
simulated-steps = steps: { $lengths }
simulated-questions = questions: { $lengths }
simulated-lead = lead changes: { $lengths }
simulated-lengths = mean { $mean }, median { $median }, 80 % from { $p10 } to { $p90 }, { $least } to { $most }
simulated-at-the-end = at the end
simulated-standing = standing
simulated-gauge = left
simulated-of = { $left } of { $began }
simulated-from = { $left } (from { $began })
simulated-hurt-first = hurt first
simulated-matches = matches
simulated-won-all-the-same = won anyway
simulated-option = option
simulated-won-with = won with
simulated-without = without
simulated-difference = difference
simulated-now = now
simulated-no-cause = Correlated with winning, not necessarily the cause: --without SIDE=OPTION puts it to the test.
simulated-unfinished =
    { $more ->
        [0] unfinished, by seed and number: { $some }
       *[other] unfinished, by seed and number: { $some } and { $more } more
    }
simulated-what = { $count } matches of { $scenario }, seed { $seed }; { $seats }
simulated-against = { $new }, against { $old }, match by match:
simulated-as-it-is = as it is
simulated-as-set = as set
simulated-who-without = { $who } without { $use }
simulated-unused = No player ever used { $option }, so there is nothing to compare. Options used: { $used }
simulated-stopped = stopped after { $done } of { $wanted } matches
simulated-bulk = played in bulk by compiled rules, with the same dice and results as the step-by-step rules; options are not counted
simulated-no-compiler = played step by step; with holmgang[lab] installed, compiled rules would play these matches in bulk
simulated-undeclared = played by the engine: the compiled rules do not know { $fields }
simulated-outcome-draw = draw
simulated-outcome-unfinished = unfinished

## odds

odds-no-contests = { $system } offers no contest whose exact odds are known.

# What is wrong with a file. The code says the same in English; tests/kernel/test_told.py compares.
content-or = or
content-none = none
content-and-more = { $names } and { $count } more
content-missing = is missing
content-too-large = too large: at most { $most }
content-no-data = this is not data that JSON can hold, or it is nested too deep
content-tab = is not YAML: this line is indented with a tab; use spaces
content-no-yaml = is not YAML: { $why }
content-unknown-name = no { $what } { $name }; known: { $known }
content-unknown-name-near = no { $what } { $name }; did you mean '{ $guess }'? Known: { $known }
content-unknown-key = unknown key; known: { $known }
content-unknown-key-near = unknown key; did you mean '{ $guess }'? known: { $known }
content-expected = expected { $wanted }, got { $got }
content-got-near = { $got }; did you mean '{ $guess }'?
content-wrong-key = a key here must be { $wanted }, not { $got }
content-whole-number = a whole number
content-text = text
content-true-or-false = true or false
content-mapping-of = a mapping of keys and values
content-mapping = a mapping
content-list = a list
content-list-of = a list of { $many }
content-empty-list = an empty list
content-nothing = nothing
content-entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
content-characters = { $count } characters
content-at-least = at least { $bound }
content-more-than = more than { $bound }
content-at-most = at most { $bound }
content-less-than = less than { $bound }
content-multiple-of = a multiple of { $bound }
content-text-like = text of the form { $bound }
content-one-of = one of { $names }

## What there is: systems, scenarios, rules

list-scenario = scenario
list-title = title
list-seats = seats
list-id = id
list-authors = by
list-language = source
list-clauses = rules
list-scenarios = scenarios
list-no-systems = No rule system is installed.
list-no-scenarios = There are no scenarios.
list-left-out = Left out: { $problem }
list-authors-of = The game is by { $authors }; the wording here is ours.
list-mark-auto = automatic
list-mark-choice = choice
list-mark-ruling = ruling
list-mark-rule = rule
list-mark-house = house rule
list-mark-definition = definition
list-mark-conduct = advice
list-mark-source = source
list-mark-companion = companion
