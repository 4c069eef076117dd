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
recap-swing-how-steps = { $gauge } på hver side efter hvert trin
recap-chances-how = Hver sides chance efter hver runde, ud fra mindst { $matches } kampe, som computeren simulerede derfra; det lyse bånd er 95 %-intervallet
recap-chances-how-steps = Hver sides chance efter hvert trin, ud fra mindst { $matches } kampe, som computeren simulerede derfra; det lyse bånd er 95 %-intervallet
recap-later = Computeren simulerer kampen fra hvert af disse punkter for at se, hvem der ville have vundet…
recap-no-gauges = Der var intet i denne kamp, som kunne måles over tid.
recap-score = Stilling
recap-start = start
recap-turns = Vendepunkter
recap-in-round = Runde { $round }:
recap-in-step = Trin { $round }:
recap-see = Vis
recap-fork = Gå tilbage til runde { $round } og prøv noget andet
recap-fork-step = Gå tilbage til trin { $round } og prøv noget andet
recap-deeds = Hvem tog og mistede hvad
recap-took = tog
recap-lost = mistede
recap-gained = fik
recap-left = tilbage
recap-took-how = Kun tab, hvor loggen nævner årsagen, tæller som taget.
recap-luck = Held med terningerne
recap-dice = terninger
recap-mean = snit
recap-expected = forventet
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
