# One file for each language; English is enough, cs.ftl and da.ftl may follow.
# What an event is in the log: .opens = round|phase|contest begins a group, .weight = big|small.

event-round-began = Round { $number } begins.
    .opens = round
event-guarded = { $who } guards.
event-missed = { $who } strikes at { $target } and rolls { $rolled }: a miss.
event-wounded = { $by } hits { $who }: { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
} lost.
    .weight = big

event-fell = { $who } is down.
    .weight = big

ask-deed = { $who }: strike whom, or guard?
ask-strike = The die of { $who }

last-standing = only one is left standing
too-long = they are too tired to go on
round-number = Round { $number }

word-bout = the bout
word-fighters = fighters
word-lives = lives
word-weapon = weapon
word-round = round
word-needed = needed
word-guard = guard
word-die = die
word-hit = hit
word-miss = miss
word-club = club
word-axe = axe
word-ada = Ada
word-bo = Bo
