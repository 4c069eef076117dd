### The answer at the top of the lab page

lab-if = What if …?
lab-if-how = What matters in this fight comes first. A tick marks the rulebook’s value; a bold number says how many of 100 fights the heroes then win.
lab-kept-since = { $count } fights, played by regular computer players on all sides and kept since the rules last changed.
lab-answer-lengths = Rounds until it is over, of 100 fights.
lab-say-chance = Forecast: { $who } { $chance }; nine of ten fights are over after { $rounds } rounds.
lab-say-standing = Of { $of } heroes { $up } stand at the end.
lab-say-without = The biggest difference: without { $what }, the heroes win { $count } in 100.
lab-say-circumstance = One change makes the biggest difference. { $what }: then the heroes win { $count } in 100.
lab-ten-between = { $low }–{ $high } in 100
lab-ten-80 = 80 %: { $low }–{ $high }
lab-ten-minutes = min, { $low }–{ $high }
lab-ten-standing = heroes standing at the end
lab-ten-left = lives the heroes keep
lab-ten-decided = decided in step
lab-ten-lead = the lead changes
lab-ten-times = times
lab-ten-luck = owed to luck
lab-ten-questions = decisions of all players
lab-ten-longest = longest fight
lab-ten-rounds = { $count ->
    [one] round
   *[other] rounds
}
