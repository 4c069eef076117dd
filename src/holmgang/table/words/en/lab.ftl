# The lab
lab = Lab
lab-title = Is it a fair fight?
lab-what-if = What if { $name } were { $value }?
lab-what-if-more = What if { $name } were { $value }, and { $more } more?
lab-fight = Fight
lab-pick = Select
lab-matches = How many fights
lab-times = { $count ->
    [one] { $count } fight each way
   *[other] { $count } fights each way
}
lab-play = Play
lab-table = Use these at a table
lab-seats = Who plays
lab-own-policy = as the scenario says
lab-knobs = House rules
lab-tick = tick = rulebook value
lab-book = rulebook: { $value }
lab-how = Change a number, or just play: the computer plays the same fights with the scenario as it is written and with your numbers. A run takes at most { $seconds } seconds.
lab-waiting = Another run comes first; yours is next.
lab-playing = Playing { $most } fights each way. The numbers get more exact as you watch.
lab-late = The run’s { $seconds } seconds are over: these are the fights played until then.
lab-too-late = No fight was finished within the run’s { $seconds } seconds. Try quicker players or a smaller fight.
lab-heavy = The run needed more than the { $megabytes } MB of memory it may use, and was stopped. Try a smaller fight.
lab-broken = The run broke off. Here is what it had counted until then; play it once more.
lab-full = Too many runs are waiting in the lab. Try again in a minute.
lab-count = { $count ->
    [one] { $count } fight each way
   *[other] { $count } fights each way
}
lab-seed = seed { $seed }
lab-wins = Who wins
lab-old = as written
lab-new = what if
lab-doubt = 95 % interval
lab-draw = draw
lab-unfinished = undecided
lab-lengths = How long it takes
lab-steps = Steps (rounds or turns, as the game counts them), on average { $old } → { $new }.
lab-exact = exact
lab-change = The change
lab-points = points
lab-same-dice = Both ways have the same dice, fight by fight. Bold: the interval leaves out zero.
lab-uses = What was chosen
lab-hardly = If one side wins under 5 % of the fights, it is one-sided.
lab-by = Played by
lab-played-engine = Played step by step, question by question.
lab-played-bulk = Played by compiled rules, with the same dice and results as step by step; choices are not counted.
lab-played-no-compiler = Played step by step; with the compiler installed (holmgang[lab]) it would be much faster.
lab-mind = This shows how these players do with the rules; people may find better ways.
lab-download = Download the numbers
lab-setting = setting
lab-settings = The two settings
lab-kept = saved
lab-keep = Save for comparison
lab-drop = Compare with the scenario again
lab-decision = How it is decided
lab-decided = The step from which the winner stays ahead: { $old } → { $new } on average.
lab-luck = Share of the dice in who wins: { $old } → { $new }.
lab-luck-how = This much of who wins is tied to how high each side’s dice rolled; the rest is when they rolled high and what the players did with it.
lab-report = Download the report
lab-watch = A fight of the run
lab-watch-unfinished = Undecided:
lab-watch-number = Number
lab-watch-go = Watch
lab-moment = From this moment on
lab-moment-of = moment { $at } of { $last }
lab-from-start = from the start
lab-from-moment = from here
lab-other-dice = The computer plays every seat, from the start of the fight and from this moment. Bold: the interval leaves out zero.
replay-thousand = Play this moment 1,000 times
