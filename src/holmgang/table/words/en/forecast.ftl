### The panel "How hard is it?", and the words of shelf, workshop and lab

forecast-title = How hard is it?
forecast-title-fair = Is it fair?
forecast-word-walkover = walkover
forecast-word-easy = easy
forecast-word-even = even
forecast-word-hard = hard
forecast-word-deadly = deadly
forecast-word-fair = fair
forecast-word-lopsided = lopsided
forecast-word-unsure = cannot tell yet
forecast-word-untold = cannot tell
forecast-so-far = { $word }, so far
forecast-counting = Counting …
forecast-count =
    { $count ->
        [one] one fight
       *[other] { $count } fights
    }
forecast-heroes-win = the heroes win
forecast-side-wins = { $who } wins
forecast-in-hundred = { $count } in 100
forecast-in-ten =
    { $count ->
        [0] fewer than 1 in 10
        [10] more than 9 in 10
       *[other] about { $count } in 10
    }
forecast-between = { $chance }, between { $low } and { $high } in 100
forecast-down = heroes down
forecast-of = of { $count }
forecast-rounds = rounds
forecast-minutes = at your table
forecast-min = min
forecast-outcome-won = win
forecast-outcome-drawn = draw
forecast-outcome-lost = loss
forecast-fair-mark = The thin mark is a fair share: { $count } in 100.
forecast-decides = What decides it
forecast-left-out = left out, same dice
forecast-unsure = unsure
forecast-make = Make it
forecast-fairer = fairer
forecast-hardly = hardly changes anything
forecast-trying = Trying changes …
forecast-alone = No opponents yet
forecast-no-heroes = No heroes yet
forecast-alone-how = As soon as there is one on the board, the fight is played here.
forecast-no-change = No single change gets there.
forecast-how-sure = How sure?
forecast-who = Played by computer players ({ $level }) on all sides. They do not plan ahead; a group that does may fare otherwise.
forecast-unended = { $count } of { $of } fights did not end. Give the sides a way to each other, or the fight an aim.
forecast-drawn = { $count } of { $of } fights ended without a winner. Give the fight an aim.
forecast-wide = Too few fights yet to name the difficulty; more are being played.
forecast-bargains = They do not bargain or bear grudges; people do.
forecast-unused = The heroes never used: { $what }. The figure leaves that out.
forecast-more = { $count } more
forecast-failed = The forecast cannot be played now. The fight itself can.
forecast-waits = Waits until the fight is in order again.
