# Regler
book-all = Regler
book-contents = Afsnit
book-by = Ophavsmændenes spil, fortalt med vores egne ord. { $authors }
book-in-english = Disse regler findes endnu ikke på dit sprog; her er de på engelsk.
book-search = Søg i reglerne
book-found = Fundet:
book-nothing = Ingen regel har alle de ord.
book-clauses = { $count ->
    [one] { $count } regel
   *[other] { $count } regler
}
book-knobs = Jeres bord må selv bestemme:
book-read-on = Læs videre i reglerne
book-mark-house = vores læsning
book-mark-ruling = spillederen afgør
book-mark-definition = betydning
book-mark-conduct = råd
book-mark-choice = et valg

# Kampfiler og tilbageblik
replay-bring = Tag en kamp med
replay-bring-how = En kampfil gemt ved dette bord, ved et andet eller i terminalen. En kamp, der er slut, kan ses øjeblik for øjeblik; en, der ikke er, går videre her.
replay-file = Kampfilen
replay-open = Åbn den
replay-read-only = Filen rummer, hvad én læser så af en kamp, der stadig var i gang. Den kan læses, ikke fortsættes.
replay-not-over = Kampen er ikke slut endnu: et tilbageblik ville røbe, hvad der er skjult.
replay-nothing-follows = Der følger intet efter dette øjeblik: der er intet at gå videre med.
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
replay-fork = Gå videre herfra ved et nyt bord

# Når det er slut
recap-title = Hvordan det gik
recap-wins = Sejr: { $who }
recap-draw = Ingen vinder
recap-again = En kamp til, samme pladser
recap-swap = Byt side
recap-next = Videre til næste kamp
recap-replay = Se tilbage
recap-file = Gem kampfilen
recap-swing = Hvordan det svingede
recap-swing-how = { $gauge } på hver side efter hver runde
recap-swing-how-steps = { $gauge } på hver side efter hvert skridt
recap-chances-how = Hver sides chance efter hver runde, ud fra mindst { $matches } kampe, som maskinen spillede videre derfra; i det lyse bånd ligger den med 95 % sikkerhed
recap-chances-how-steps = Hver sides chance efter hvert skridt, ud fra mindst { $matches } kampe, som maskinen spillede videre derfra; i det lyse bånd ligger den med 95 % sikkerhed
recap-later = Maskinen spiller videre fra hvert af disse punkter for at se, hvem der ville have vundet …
recap-no-gauges = Intet i denne kamp blev talt på en skala.
recap-score = Stilling
recap-start = start
recap-turns = Vendepunkter
recap-in-round = Runde { $round }:
recap-in-step = Skridt { $round }:
recap-see = Se det
recap-fork = Gå tilbage til runde { $round } og prøv noget andet
recap-fork-step = Gå tilbage til skridt { $round } og prøv noget andet
recap-deeds = Hvem tog og mistede hvad
recap-took = tog
recap-lost = mistede
recap-gained = fik
recap-left = tilbage
recap-took-how = Taget tæller, hvor loggen siger, af hvem.
recap-luck = Held med terningerne
recap-dice = terninger
recap-mean = snit
recap-expected = ventet
recap-luck-high = højere end ventet
recap-luck-low = lavere end ventet
recap-luck-even = omtrent som ventet
recap-luck-how = Mærket viser, hvor langt snittet afviger: yderpunkterne nås af tre kast ud af tusind.
recap-nobody = bordet
recap-promised = Terningerne blev lovet før det første kast:
recap-counts = { $answers } svar, { $dice ->
    [one] { $dice } terning
   *[other] { $dice } terninger
}.

# Bevis for terningerne
proof-title = Bevis for terningerne
proof-fair-how = Før det første kast viste serveren sit løfte, aftrykket af sin hemmelighed. Så føjede spillerne deres ord til. Alle terninger følger af begge dele. Nu, da kampen er slut, vises hemmeligheden, og hver terning kan regnes efter.
proof-running = Hemmeligheden vises, når kampen er slut. Skriv løftet ned: alt andet holdes op imod det.
proof-commitment = Løfte
proof-shares = Spillernes ord
proof-secret = Hemmelighed
proof-still-secret = vises til sidst
proof-noted = Løftet, som du skrev det ned før kampen
proof-check = Regn hver terning efter
proof-checking = Regner …
proof-good = { $dice } terninger, og hver af dem faldt, som den skulle. Hemmeligheden er den, der blev lovet.
proof-other-promise = Hemmeligheden er ikke den, der blev lovet.
proof-no-words = Spillerne havde ingen del i terningerne.
proof-bad-die = Post { $entry }: sådan faldt disse terninger ikke.
proof-unreadable = Kampfilen kunne ikke læses.
proof-here-how = Din browser gør det selv ud fra kampfilen. Men siden kommer fra den samme server: den, der ikke vil stole på nogen, kører scriptet nedenfor, som kun behøver Python.
proof-script = Uden denne side
proof-script-how = Gem kampfilen, kopiér scriptet, og kør: python check.py FIL LØFTE
proof-seeded = Disse terninger kommer af et frø, { $seed }: med det falder de samme terninger igen. Intet blev lovet om dem; ærlige terninger vælges, når bordet dækkes.
proof-typed = Folk kastede selv disse terninger. Der er intet at bevise ud over det, de så.
proof-seeded-running = Disse terninger kommer af et frø, som vises, når kampen er slut.

# At se med
watch-title = Se med
watch-how = Den, der har dette link, ser, hvad alle må se, og kan ikke røre noget.
watch-tv = Stor skærm
watch-tv-how = Brættet med store bogstaver og uden knapper, til et TV, som alle ser på.
watch-make = Et link til tilskuere
