# Laboratoriet
lab = Laboratorium
lab-title = Er det en lige kamp?
lab-what-if = Hvad nu hvis { $name } var { $value }?
lab-what-if-more = Hvad nu hvis { $name } var { $value }, plus { $more } ændringer?
lab-fight = Kamp
lab-pick = Vælg
lab-matches = Hvor mange kampe
lab-times = { $count ->
    [one] { $count } kamp på hver måde
   *[other] { $count } kampe på hver måde
}
lab-play = Spil
lab-table = Brug det ved et bord
lab-seats = Hvem spiller
lab-own-policy = som scenariet siger
lab-knobs = Husregler
lab-tick = stregen viser bogens værdi
lab-book = bogen: { $value }
lab-how = Ændr et tal, eller spil bare: Computeren spiller de samme kampe med scenariet, som det står skrevet, og med dine tal. Et forsøg varer højst { $seconds } sekunder.
lab-waiting = Et andet forsøg kommer først; dit er det næste.
lab-playing = Der spilles { $most } kampe på hver måde. Tallene bliver mere præcise, mens du ser på.
lab-late = Forsøgets { $seconds } sekunder er gået: Dette er de kampe, der nåede at blive spillet.
lab-too-late = Ingen kamp blev færdig på forsøgets { $seconds } sekunder. Prøv hurtigere spillere eller en mindre kamp.
lab-heavy = Forsøget havde brug for mere end de { $megabytes } MB hukommelse, et forsøg må bruge, og blev standset. Prøv med en mindre kamp.
lab-broken = Forsøget blev afbrudt. Du ser, hvad det nåede at tælle; spil det igen.
lab-full = Der venter for mange forsøg i laboratoriet. Prøv igen om et minut.
lab-count = { $count ->
    [one] { $count } kamp på hver måde
   *[other] { $count } kampe på hver måde
}
lab-seed = frø { $seed }
lab-wins = Hvem vinder
lab-old = som skrevet
lab-new = hvad nu hvis
lab-doubt = 95 %-interval
lab-draw = uafgjort
lab-unfinished = ikke afgjort
lab-lengths = Hvor længe det varer
lab-steps = Trin (runder eller ture, som spillet tæller), i gennemsnit { $old } → { $new }.
lab-exact = nøjagtigt
lab-change = Ændringen
lab-points = point
lab-same-dice = Begge måder har de samme terninger, kamp for kamp. Fed: Intervallet rummer ikke nul.
lab-uses = Hvad der blev valgt
lab-hardly = Vinder den ene side under 5 % af kampene, er kampen ensidig.
lab-by = Spillet af
lab-played-engine = Spillet trin for trin, spørgsmål for spørgsmål.
lab-played-bulk = Spillet af kompilerede regler, med samme terninger og resultater som trin for trin; valgene tælles ikke.
lab-played-no-compiler = Spillet trin for trin; med compileren installeret (holmgang[lab]) ville det gå meget hurtigere.
lab-mind = Det viser, hvordan disse spillere klarer sig med reglerne; mennesker kan finde bedre veje.
lab-download = Hent tallene
lab-setting = indstilling
lab-settings = De to indstillinger
lab-kept = gemt
lab-keep = Gem til sammenligning
lab-drop = Sammenlign med scenariet igen
lab-decision = Sådan bliver det afgjort
lab-decided = Fra hvilket trin vinderen fører til det sidste: { $old } → { $new } i gennemsnit.
lab-luck = Terningernes andel i, hvem der vinder: { $old } → { $new }.
lab-luck-how = Så meget af, hvem der vinder, hænger sammen med, hvor højt hver sides terninger faldt; resten er, hvornår de faldt, og hvad spillerne gjorde med dem.
lab-report = Hent rapporten
lab-watch = Én kamp fra forsøget
lab-watch-unfinished = Ikke afgjort:
lab-watch-number = Nummer
lab-watch-go = Se den
lab-moment = Fra dette øjeblik
lab-moment-of = øjeblik { $at } af { $last }
lab-from-start = fra begyndelsen
lab-from-moment = herfra
lab-other-dice = Computeren spiller alle pladser, fra kampens begyndelse og fra dette øjeblik. Fed: Intervallet rummer ikke nul.
replay-thousand = Spil dette øjeblik 1.000 gange
