# At stille en kamp op, egne filer, spillederens bord.
set-title = Opret bord
set-seats = Hvem sidder hvor
set-player = spiller
set-master-how = afgør tvivl; ellers gælder bogens standard
set-nick = Navn på spilleren af { $seat }
set-who = Hvem spiller { $seat }
set-name = navn
set-here = denne enhed
set-friend = en ven, via link
set-nobody = ingen, efter bogen
set-engine = computer: { $level }
set-more = Mere
set-remove = Fjern { $who }
set-add = Tilføj
set-add-what = Hvad der tilføjes
set-usual = standard
set-yes = ja
set-no = nej
set-knobs = Husregler
set-knobs-changed = { $count ->
    [0] alt efter bogen
    [one] { $count } ændret
   *[other] { $count } ændrede
}
set-knob-find = Find en husregel eller regel
set-preset = Forvalg
set-preset-none = bogen
set-preset-take = Anvend
set-dice = Terninger
set-dice-fair = Beviseligt ærlige
set-dice-fair-how = Serveren forpligter sig til sin hemmelighed på forhånd; dine ord blandes i.
set-dice-typed = Vores egne
set-dice-typed-how = Slå med rigtige terninger, og skriv, hvad der faldt.
set-dice-seeded = Virtuelle
set-dice-seeded-how = Serveren slår, uden bevis.
set-share = Dine ord til terningerne (browseren laver nogle, hvis du ingen skriver)
set-language = Sprog
set-own = Egne pakker, scenarier og kort
set-own-how = Kun dette bord kan bruge dem.
set-take = Upload
set-packs = { $count ->
    [one] { $count } egen pakke
   *[other] { $count } egne pakker
}
set-open = Opret bord
set-save = Gem som fil
set-as-text = Redigér som tekst
set-as-form = Tilbage til formularen
set-text = Scenariet som tekst
set-text-how = Fejl vises linje for linje. Pladser og husregler er med.
set-problems = { $count ->
    [one] Én ting skal rettes
   *[other] { $count } ting skal rettes
}
set-line = linje { $line }
set-in-order = Alt er i orden.
set-it-up = Stil op
set-it-up-again = Stil en til op som denne
# Hvad der er galt med filer, som folk har med.
content-most-packs = højst { $most } pakker ved ét bord
content-no-system = en pakke begynder med »system:« og et spils id
content-no-pack = dette er ingen pakke
content-which-game = her skal stå et spils id: { $known }
content-which-file = filen skal ende på { $known }
