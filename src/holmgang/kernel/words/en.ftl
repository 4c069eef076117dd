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
