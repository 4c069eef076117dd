### The kernel's own words, common to all games.

## Events

event-ruled =
    { $by-default ->
        [true] Ruling on { $ruling }: { $answer }, as the rules have it ({ $clause }).
       *[false] { $by } rules on { $ruling }: { $answer } ({ $clause }).
    }
event-corrected = { $by } puts it right: { $about }, { $what }: { $before } → { $after }.
event-taken-back =
    { $by } takes back { $answers ->
        [one] the last answer
       *[other] the last { $answers } answers
    }{ $consent-count ->
        [0] .
       *[other] , with the consent of { $consent }.
    }
event-ended =
    { $winners-count ->
        [0] The fight is over, and nobody has won: { $reason }.
        [one] The fight is over. { $winners } wins: { $reason }.
       *[other] The fight is over. { $winners } win: { $reason }.
    }

## Questions

ask-master = { $who }, is there anything to put right before we go on?
ask-confirm = { $who }, does it stay at that?
ask-consent = { $who }, may that be taken back?

## Answers

option-pass = pass
option-yes = yes
option-no = no
option-none = none
option-done = done
option-continue = go on
option-confirm = it stays at that
option-cancel = leave it

## Joining words in a row: the last two

list-and = and

## Common words

word-yes = yes
word-no = no
word-pass = pass
word-none = none
word-nobody = nobody
word-everybody = everybody
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
word-clause = clause
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
table-engine =
    { $count ->
        [one] The engine plays { $seats }.
       *[other] The engine plays for { $seats }.
    }
table-hint = Type :help to see what you can do, :quit to save and leave.
table-save-found =
    An unfinished match of this scenario is here, with { $people } at the keyboard ({ $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    } so far).
table-resume = Go on with it? (y/n)
table-save-left = The unfinished match now lies in { $place }.
table-save-refused = The saved match cannot be continued: { $reason }. It now lies in { $place }.
table-read-it = To read it:
table-left = The match is saved. To go on:
table-left-early = Goodbye. To begin:
table-saved = Saved in { $place }.
table-not-saved = Could not save to { $place }: { $reason }.
table-overwrite = { $place } exists already. Overwrite it? (y/n)
table-kept = The whole match is kept in { $place }.
table-fault = Something is wrong in the rules or on this machine: { $problem }
table-commitment = These dice can be proved fair. Their commitment, for you to note down:
table-share = { $who }, any words of yours to mix into the dice? (Enter for none)
table-secret = The secret of the dice was:
table-commitment-was = And this is the commitment you were shown at the start:
table-check-dice = To check the commitment and every die:

## The table in a terminal: whose turn it is

table-turn = { $who } to play
table-pass = Pass the keyboard to { $who }, who then presses Enter.
table-who-first = Who answers first?
table-drafts = So far:
table-stands = ✓ confirmed
table-confirm =
    { $count ->
        [one] { $who }, does it stay at that? (y, or 1 to change your answer) [y]
       *[other] { $who }, does it stay at that? (y, or 1–{ $count } to change an answer) [y]
    }
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
        [0] Numbers, at most { $most }
       *[other] Numbers, from { $least } to { $most } of them
    }
table-prompt-order = All { $count } numbers, in your order
table-prompt-amount = A number from { $least } to { $most }
table-prompt-words = In your words
table-prompt-back = < to go back
table-prompt-rest = . for the rest as suggested
table-nothing = none
table-page = { $first } to { $last } of { $all }; + and - turn the page
table-yes-or-no = Please type y for yes or n for no.
table-nothing-typed =
    { $count ->
        [one] Please type 1.
       *[other] Please type a number from 1 to { $count }, or how the name begins.
    }
table-no-such-option =
    { $count ->
        [one] “{ $text }” is not possible here; the only choice is 1.
       *[other] “{ $text }” is not possible here: type a number from 1 to { $count }, or how the name begins.
    }
table-ambiguous = “{ $text }” could be: { $options }.
table-barred = “{ $text }” is ruled out by { $clause }.
table-some-wrong =
    { $least ->
        [0] That makes { $count }; at most { $most } may be named.
       *[other] That makes { $count }; from { $least } to { $most } must be named.
    }
table-order-wrong = All { $count } must be named, each once.
table-named-twice = The same one is named twice.
table-amount-wrong = “{ $text }” will not do: type a whole number from { $least } to { $most }.
table-too-long = That is { $length } characters long; at most { $longest } fit.
table-dice-wrong =
    { $count ->
        [one] “{ $text }” is no roll of { $dice }: type a number from 1 to { $most }.
       *[other] “{ $text }” is no roll of { $dice }: type one number for each die, for example { $example }.
    }
table-no-way-back = This is the first step. To take back an earlier decision type :undo.
table-refused = That is not possible: { $problem }.

## The table in a terminal: commands

table-no-such-command = There is no { $text }. There are: { $commands }.
table-not-now = That is not possible just now.
table-no-such-entry = “{ $text }” is no entry of the log; the entries go from 1 to { $last }.
table-log-empty = Nothing has happened yet.
table-why-no-numbers = There are no numbers in it.
table-no-such-clause = There is no clause “{ $text }”. The book has: { $known }.
table-nothing-barred = Nothing worth mentioning is ruled out here.
table-nothing-to-undo = You have decided nothing yet that could be taken back.
table-undo-consent = { $who } asks to take back a decision, and what has followed from it. { $other }, do you agree? (y/n)
table-undo-refused = { $other } does not agree; everything stays as it is.
table-taken-back = (taken back)
table-help-answers = Answer with a number, an id or the beginning of a name; Enter takes what stands in brackets; < goes back a step, . takes all that is left as suggested. Several numbers are separated by spaces. And at any time:
table-help-shorter = The beginning of a command is enough: :w for :why. Words that begin with a colon are typed with two: ::
table-usage-why = :why [N]
table-help-why = where the numbers of the last log entry, or of entry N, come from
table-usage-log = :log [N]
table-help-log = the last entries of the log, or the last N
table-usage-view = :view
table-help-view = show everything in front of you again
table-usage-rules = :rules [CLAUSE]
table-help-rules = read a clause or a section of the rulebook
table-usage-barred = :barred
table-help-barred = what is ruled out here, and by which clause
table-usage-undo = :undo
table-help-undo = take back your last decision
table-usage-save = :save [FILE]
table-help-save = save now, or save a copy to a file
table-usage-help = :help
table-help-help = this list
table-usage-quit = :quit
table-help-quit = save and leave

## Words on the screen

option-master-go-on = go on
word-hidden = hidden
word-value = value
word-what = what
