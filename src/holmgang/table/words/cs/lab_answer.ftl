### The answer at the top of the lab page

lab-if = Co kdyby…?
lab-if-how = Nejdřív je to, na čem v tomto boji záleží. Čárka je hodnota z pravidel; tučné číslo říká, kolik ze 100 bojů pak hrdinové vyhrají.
lab-kept-since =
    { $count ->
        [one] { $count } boj
        [few] { $count } boje
       *[other] { $count } bojů
    } počítačových hráčů za všechny strany; výsledek se uchovává od poslední změny pravidel.
lab-answer-lengths = Kola do konce, ze 100 bojů.
lab-say-chance = Předpověď: { $who } { $chance }; devět z deseti bojů skončí do { $rounds }. kola.
lab-say-standing = Na konci stojí průměrně { $up } z { $of } hrdinů.
lab-say-without = Nejvíc rozhoduje { $what }: po vynechání by hrdinové vyhráli { $count } ze 100 bojů.
lab-say-circumstance = Nejvíc změní tohle. { $what }: pak hrdinové vyhrají { $count } ze 100.
lab-ten-between = { $low }–{ $high } ze 100
lab-ten-80 = 80 %: { $low }–{ $high }
lab-ten-minutes = min, { $low }–{ $high }
lab-ten-standing = hrdinové, kteří zůstanou stát
lab-ten-left = životy, které hrdinům zbudou
lab-ten-decided = rozhodnuto v kroku
lab-ten-lead = vedení se změní
lab-ten-times = krát
lab-ten-luck = podíl štěstí
lab-ten-questions = rozhodnutí všech hráčů
lab-ten-longest = nejdelší boj
lab-ten-rounds = { $count ->
    [one] kolo
    [few] kola
   *[other] kol
}
