### The answer at the top of the lab page

lab-if = Hvad nu hvis …?
lab-if-how = Det vigtigste i denne kamp kommer først. Stregen er bogens værdi; et fedt tal siger, hvor mange af 100 kampe heltene så vinder.
lab-kept-since = { $count } kampe, hvor computeren har spillet alle sider på niveauet »øvet«, gemt siden reglerne sidst blev ændret.
lab-answer-lengths = Runder, til kampen er slut, ud af 100 kampe.
lab-say-chance = Prognose: { $who } { $chance }; ni af ti kampe er slut efter { $rounds } runder.
lab-say-standing = Af { $of } helte står { $up } tilbage til sidst.
lab-say-without = Den største forskel: uden { $what } vinder heltene { $count } af 100.
lab-say-circumstance = Én ting ændrer mest. { $what }: så vinder heltene { $count } af 100.
lab-ten-between = { $low }–{ $high } af 100
lab-ten-80 = 80 %: { $low }–{ $high }
lab-ten-minutes = min., { $low }–{ $high }
lab-ten-standing = helte, der står til sidst
lab-ten-left = liv, heltene beholder
lab-ten-decided = afgjort i trin
lab-ten-lead = føringen skifter
lab-ten-times = gange
lab-ten-luck = skyldes held
lab-ten-questions = alle spilleres valg
lab-ten-longest = længste kamp
lab-ten-rounds = { $count ->
    [one] runde
   *[other] runder
}
