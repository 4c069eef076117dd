# Laboratoriet
lab = Laboratorium
lab-title = Er det en lige kamp?
lab-what-if = Hvad nu hvis { $name } var { $value }?
lab-what-if-more = Hvad nu hvis { $name } var { $value }, og { $more } mere?
lab-fight = Kamp
lab-pick = Tag
lab-matches = Hvor mange kampe
lab-times = { $count ->
    [one] { $count } kamp på hver måde
   *[other] { $count } kampe på hver måde
}
lab-play = Spil
lab-table = Tag det med til et bord
lab-seats = Hvem spiller
lab-own-policy = som scenariet siger
lab-knobs = Husregler
lab-tick = stregen er bogen
lab-book = bogen: { $value }
lab-how = Flyt et tal, eller spil blot: computeren spiller de samme kampe med scenariet, som det står skrevet, og med dine tal. Et forsøg varer højst { $seconds } sekunder.
lab-waiting = En andens forsøg kommer først; dit er det næste.
lab-playing = Der spilles { $most } kampe på hver måde. Tallene bliver skarpere, mens du ser på.
lab-late = Forsøgets { $seconds } sekunder gik først: dette er de kampe, der nåede at blive spillet.
lab-too-late = Ingen kamp blev færdig på forsøgets { $seconds } sekunder. Hurtigere spillere eller en mindre kamp siger mere.
lab-heavy = Forsøget havde brug for mere end de { $megabytes } MB hukommelse, et forsøg må bruge, og blev afbrudt. Prøv med en mindre kamp.
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
lab-doubt = 95 %-interval
lab-draw = ingen
lab-unfinished = ikke afgjort
lab-lengths = Hvor længe det varer
lab-steps = Skridt (runder eller ture, som spillet tæller), i gennemsnit { $old } → { $new }.
lab-exact = regnet helt ud
lab-change = Ændringen
lab-points = point
lab-same-dice = Begge måder har de samme terninger, kamp for kamp. Fed: intervallet rummer ikke nul.
lab-uses = Hvad der blev valgt
lab-cell = et sted på brættet
lab-hardly = En kamp, som den ene side vinder sjældnere end én gang ud af tyve, er næppe et spørgsmål.
lab-by = Spillet af
lab-played-engine = Spillet gennem hele motoren, spørgsmål for spørgsmål.
lab-played-bulk = Spillet af oversatte regler, motorens egne kampe terning for terning; hvad der blev valgt, tælles ikke.
lab-played-no-compiler = Spillet gennem hele motoren; med oversætteren installeret (holmgang[lab]) ville det gå meget hurtigere.
lab-mind = Det siger, hvordan disse spillere klarer sig med reglerne; mennesker kan finde bedre veje.
lab-download = Hent tallene
lab-setting = indstilling
lab-settings = De to indstillinger
lab-kept = gemt
lab-keep = Gem dem til sammenligning
lab-drop = Sammenlign med scenariet igen
lab-decision = Sådan bliver det afgjort
lab-decided = Skridtet, hvorefter vinderen fører til slutningen: { $old } → { $new } i gennemsnit.
lab-luck = Terningernes andel i, hvem der vinder: { $old } → { $new }.
lab-luck-how = Så meget af, hvem der vinder, følges med, hvor højt hver sides terninger faldt; resten er, hvornår de faldt, og hvad der blev gjort med dem.
lab-report = Hent rapporten
lab-watch = Én kamp fra kørslen
lab-watch-unfinished = Ikke afgjort:
lab-watch-number = Nummer
lab-watch-go = Se den
lab-moment = Fra dette øjeblik
lab-moment-of = øjeblik { $at } af { $last }
lab-from-start = fra begyndelsen
lab-from-moment = herfra
lab-other-dice = Programmet spiller på alle pladser, fra kampens begyndelse og fra dette øjeblik. Med fed: Intervallet rummer ikke nul.
replay-thousand = Spil dette øjeblik 1.000 gange
