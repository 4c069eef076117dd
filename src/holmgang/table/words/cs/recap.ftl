# Když je po boji
recap-title = Jak to bylo
recap-wins = Vítězí { $who }
recap-draw = Bez vítěze
recap-again = Hrát znovu, stejná místa
recap-swap = Vyměnit strany
recap-next = Další boj
recap-replay = Přehrát
recap-file = Uložit soubor boje
recap-swing = Jak se to vyvíjelo
recap-swing-how = { $gauge } každé strany po každém kole
recap-swing-how-steps = { $gauge } každé strany po každém kroku
recap-chances-how = Šance každé strany po každém kole, z nejméně { $matches } bojů, které odtud odsimuloval počítač; světlý pás je 95% interval
recap-chances-how-steps = Šance každé strany po každém kroku, z nejméně { $matches } bojů, které odtud odsimuloval počítač; světlý pás je 95% interval
recap-later = Počítač z každého z těchto bodů boj simuluje, aby se ukázalo, kdo by vyhrál…
recap-no-gauges = V tomto boji nebylo v čase co měřit.
recap-score = Skóre
recap-start = start
recap-turns = Zlomové okamžiky
recap-in-round = { $round }. kolo:
recap-in-step = { $round }. krok:
recap-see = Ukázat
recap-fork = Vrátit se do { $round }. kola a zkusit to jinak
recap-fork-step = Vrátit se do { $round }. kroku a zkusit to jinak
recap-deeds = Kdo kolik vzal a ztratil
recap-took = vzato
recap-lost = ztraceno
recap-gained = získáno
recap-left = zbývá
recap-took-how = Za vzaté se počítají jen ztráty, u nichž záznam říká, kdo je způsobil.
recap-luck = Štěstí v kostkách
recap-dice = kostek
recap-mean = průměr
recap-expected = očekávaný
recap-luck-high = výš, než se čekalo
recap-luck-low = níž, než se čekalo
recap-luck-even = asi jak se čekalo
recap-luck-how = Značka ukazuje, jak daleko se průměr odchýlil; na její kraj se dostanou tři hody z tisíce.
recap-nobody = stůl
recap-promised = Závazek kostek zveřejněný před prvním hodem:
recap-counts = { $answers ->
    [one] { $answers } odpověď
    [few] { $answers } odpovědi
   *[other] { $answers } odpovědí
}, { $dice ->
    [one] { $dice } kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
}.
