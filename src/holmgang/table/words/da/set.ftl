# At stille en kamp op, egne filer, spillederens bord.
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
set-yes = ja
set-no = nej
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
set-take = Upload
set-save = Gem som fil
set-problems = { $count ->
    [one] Én ting skal rettes
   *[other] { $count } ting skal rettes
}
set-line = linje { $line }
set-it-up-again = Stil en til op som denne
# Hvad der er galt med filer, som folk har med.
content-most-packs = højst { $most } pakker ved ét bord
content-no-system = en pakke begynder med »system:« og et spils id
content-no-pack = dette er ingen pakke
content-which-game = her skal stå et spils id: { $known }
content-which-file = filen skal ende på { $known }
