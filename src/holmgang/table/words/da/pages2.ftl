# Regler
book-all = Regler
book-contents = Afsnit
book-by = Spillet er andres; her er det fortalt med vores ord. { $authors }
book-in-english = Disse regler findes endnu ikke på dit sprog; her er de på engelsk.
book-search = Søg i reglerne
book-found = Fundet:
book-nothing = Ingen regel indeholder alle de ord.
book-clauses = { $count ->
    [one] { $count } regel
   *[other] { $count } regler
}
book-knobs = Jeres bord kan ændre:
book-read-on = Læs videre i reglerne
book-mark-house = husregel
book-mark-ruling = spillederen afgør
book-mark-definition = betydning
book-mark-conduct = råd
book-mark-choice = valg

# Kampfiler og tilbageblik
replay-bring = Åbn en gemt kamp
replay-bring-how = En kampfil gemt ved dette bord, ved et andet eller i terminalen. En afsluttet kamp kan ses øjeblik for øjeblik; en uafsluttet fortsætter her.
replay-file = Kampfil
replay-open = Åbn
replay-read-only = Filen rummer, hvad én læser så af en kamp, der stadig var i gang. Den kan læses, ikke fortsættes.
replay-not-over = Kampen er ikke slut endnu: Et tilbageblik ville røbe, hvad der er skjult.
replay-nothing-follows = Der følger intet efter dette øjeblik, så der er intet at fortsætte.
replay-title = Tilbageblik
replay-timeline = Tidslinje
replay-back = Et øjeblik tilbage
replay-on = Et øjeblik frem
replay-play = Afspil
replay-stop = Stop
replay-moment = Øjeblik
replay-of = { $now } af { $last }
replay-as = Set af
replay-onlooker = en tilskuer
replay-show = Vis
replay-rounds = Runder
replay-sit = Du sidder som
replay-fork = Fortsæt herfra ved et nyt bord

# Når det er slut
recap-title = Sådan gik det
recap-wins = Sejr: { $who }
recap-draw = Ingen vinder
recap-again = Spil igen, samme pladser
recap-swap = Byt side
recap-next = Næste kamp
recap-replay = Se tilbage
recap-file = Gem kampfilen
recap-swing = Sådan svingede det
recap-swing-how = { $gauge } på hver side efter hver runde
recap-swing-how-steps = { $gauge } på hver side efter hvert skridt
recap-chances-how = Hver sides chance efter hver runde, ud fra mindst { $matches } kampe, som computeren simulerede derfra; i det lyse bånd ligger den med 95 % sikkerhed
recap-chances-how-steps = Hver sides chance efter hvert skridt, ud fra mindst { $matches } kampe, som computeren simulerede derfra; i det lyse bånd ligger den med 95 % sikkerhed
recap-later = Computeren simulerer kampen fra hvert af disse punkter for at se, hvem der ville have vundet…
recap-no-gauges = Der var intet i denne kamp, som kunne måles over tid.
recap-score = Stilling
recap-start = start
recap-turns = Vendepunkter
recap-in-round = Runde { $round }:
recap-in-step = Skridt { $round }:
recap-see = Vis
recap-fork = Gå tilbage til runde { $round } og prøv noget andet
recap-fork-step = Gå tilbage til skridt { $round } og prøv noget andet
recap-deeds = Hvem tog og mistede hvad
recap-took = tog
recap-lost = mistede
recap-gained = fik
recap-left = tilbage
recap-took-how = Kun tab, hvor loggen nævner årsagen, tæller som taget.
recap-luck = Held med terningerne
recap-dice = terninger
recap-mean = snit
recap-expected = ventet
recap-luck-high = højere end ventet
recap-luck-low = lavere end ventet
recap-luck-even = omtrent som ventet
recap-luck-how = Mærket viser, hvor langt snittet afviger; tre slag ud af tusind når yderpunkterne.
recap-nobody = bordet
recap-promised = Forpligtelsen for terningerne, offentliggjort før det første slag:
recap-counts = { $answers } svar, { $dice ->
    [one] { $dice } terning
   *[other] { $dice } terninger
}.

# Bevis for terningerne
proof-title = Bevis for terningerne
proof-fair-how = Før det første slag viste serveren forpligtelsen, aftrykket af sin hemmelighed. Så føjede spillerne deres ord til. Alle terninger følger af begge dele. Nu, da kampen er slut, vises hemmeligheden, og hver terning kan regnes efter.
proof-running = Hemmeligheden vises, når kampen er slut. Skriv forpligtelsen ned: Alt andet holdes op imod den.
proof-commitment = Forpligtelse
proof-shares = Spillernes ord
proof-secret = Hemmelighed
proof-still-secret = vises til sidst
proof-noted = Forpligtelsen, som du skrev den ned før kampen
proof-check = Kontrollér hver terning
proof-checking = Kontrollerer…
proof-good = Alle { $dice } terninger er, som de skal være. Hemmeligheden svarer til forpligtelsen.
proof-other-promise = Hemmeligheden svarer ikke til forpligtelsen.
proof-no-words = Spillerne føjede ingen ord til terningerne.
proof-bad-die = Post { $entry }: Sådan kan disse terninger ikke være faldet.
proof-unreadable = Kampfilen kunne ikke læses.
proof-here-how = Din browser gør det selv ud fra kampfilen. Men siden kommer fra den samme server: Den, der ikke vil stole på nogen, kører scriptet nedenfor, som kun kræver Python.
proof-script = Uden denne side
proof-script-how = Gem kampfilen, kopiér scriptet, og kør: python check.py FIL FORPLIGTELSE
proof-seeded = Disse terninger kommer af et frø, { $seed }: Med det falder de samme terninger igen. Der er ingen forpligtelse; ærlige terninger vælges, når bordet oprettes.
proof-typed = Spillerne slog selv disse terninger. Der er intet at bevise ud over det, de så.
proof-seeded-running = Disse terninger kommer af et frø, som vises, når kampen er slut.

# At se med
watch-title = Se med
watch-how = Enhver med dette link ser, hvad alle må se, og kan ikke ændre noget.
watch-tv = Stor skærm
watch-tv-how = Brættet med store bogstaver og uden knapper, til et TV, som alle ser på.
watch-make = Opret et link til tilskuere
