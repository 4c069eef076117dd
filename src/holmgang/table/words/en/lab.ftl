# The lab
lab = Lab
lab-title = Is it a fair fight?
lab-what-if = What if { $name } were { $value }?
lab-what-if-more = What if { $name } were { $value }, and { $more } more?
lab-fight = Fight
lab-pick = Take
lab-matches = How many matches
lab-times = { $count ->
    [one] { $count } match each way
   *[other] { $count } matches each way
}
lab-play = Play
lab-table = Take these to a table
lab-seats = Who plays
lab-own-policy = as the scenario says
lab-knobs = House rules
lab-tick = the tick is the book
lab-book = book: { $value }
lab-how = Move a number, or just play: the engine plays the same matches with the scenario as it is written and with your numbers. A run takes at most { $seconds } seconds.
lab-waiting = Somebody else's run comes first; yours is next in line.
lab-playing = Playing { $most } matches each way. The numbers sharpen while you look.
lab-late = The { $seconds } seconds of a run were over first: these are the matches played until then.
lab-too-late = No match was over within the { $seconds } seconds of a run. Quicker players, or a smaller fight, will tell more.
lab-heavy = The run needed more than the { $megabytes } MB of memory that a run may take, and was ended. A smaller fight will do.
lab-broken = The run has broken off. What it had counted until then is shown; play it once more.
lab-full = Too many runs are waiting in the lab. Try again in a minute.
lab-count = { $count ->
    [one] { $count } match each way
   *[other] { $count } matches each way
}
lab-seed = seed { $seed }
lab-wins = Who wins
lab-old = as written
lab-new = what if
lab-doubt = 95 % interval
lab-draw = nobody
lab-unfinished = not decided
lab-lengths = How long it takes
lab-steps = Steps (rounds or turns, as the game counts them), on average { $old } → { $new }.
lab-exact = counted out
lab-change = The change
lab-points = points
lab-same-dice = Both ways have the same dice, match by match. Bold: the interval leaves out zero.
lab-uses = What was chosen
lab-cell = a place on the board
lab-hardly = A fight that one side wins less than once in twenty is hardly a question.
lab-by = Played by
lab-played-engine = Played through the whole engine, question by question.
lab-played-bulk = Played by compiled rules, the engine's own matches die for die; what was chosen is not counted.
lab-played-no-compiler = Played through the whole engine; with the compiler installed (holmgang[lab]) it would go much faster.
lab-mind = It says how these players fare with the rules; people may find better ways.
lab-download = Download the numbers
lab-setting = setting
lab-settings = The two settings
lab-kept = kept
lab-keep = Keep these to compare with
lab-drop = Compare with the scenario again
lab-decision = How it is decided
lab-decided = The step after which the winner leads to the end: { $old } → { $new } on average.
lab-luck = Share of the dice in who wins: { $old } → { $new }.
lab-luck-how = So much of who wins goes along with how high each side's dice fell; the rest is when they fell, and what was done with them.
lab-report = Download the report
lab-watch = One match of the run
lab-watch-unfinished = Not decided:
lab-watch-number = Number
lab-watch-go = Watch it
lab-moment = From this moment on
lab-moment-of = moment { $at } of { $last }
lab-from-start = from the start
lab-from-moment = from here
lab-other-dice = The engine plays every seat, from the start of the match and from this moment. Bold: the interval leaves out zero.
replay-thousand = Play this moment 1,000 times
