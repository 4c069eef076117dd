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

lobby-games = Spil
lobby-all = alle
lobby-by = af { $author }
lobby-minutes = { $same ->
    [1] cirka { $low } min
   *[other] { $low }–{ $high } min
}
lobby-minutes-how = En spiller mod computeren: Så længe varer halvdelen af kampene, målt på tyve.
lobby-dice-word = Ærlige terninger: din browser føjer ordene til
lobby-bring = Upload dit eget
lobby-bring-how = Et scenarie, en pakke eller et kort fra din disk.

desk-title = Spillederens bord
desk-open = Spillederens bord
desk-seats = Pladser
desk-see = se som
desk-to-engine = giv til computeren
desk-back = tag tilbage
desk-level = Hvor godt computeren spiller
desk-plays = computeren spiller, { $level }
desk-person = et menneske spiller
desk-pace = Tempo
desk-stop = Stop før hver tur
desk-stop-how = så du kan rette noget
desk-pause = Sæt kampen på pause
desk-pause-how = ingen spiller kan svare, før du fortsætter
desk-go-on = Fortsæt
desk-paused = Spillederen har sat kampen på pause.
desk-turn-on = slå til
desk-turn-off = slå fra
desk-rulings = Gældende regler
desk-rulings-none = Intet ud over bogen.
desk-ruled = afgjort: { $ruling }
desk-knob = husregel; bogen: { $usual }
desk-correct = Ret noget
desk-correct-how = Svar ved bordet mellem to ture; alle læser det i loggen under dit navn.
desk-correct-now = Du kan rette nu.
desk-correct-wait = Du kan rette før næste tur.
desk-correct-what = Hvad der kan rettes
desk-notes = Hemmelige noter
desk-notes-how = Kun denne plads kan læse dem; de bliver ved bordet.
desk-notes-keep = Gem
desk-kept = Gemt.
desk-log = Sidst i loggen
desk-to-table = Til bordet
desk-rewind = Tilbage hertil
desk-seen-as = Set som { $seat }
desk-onlookers = tilskuere
desk-not-master = Dette bord er for spillederens plads.
desk-nobody-there = Ingen spiller har denne plads; send først en invitation.
desk-step = Trin { $step }
desk-falls = { $count ->
    [one] ét svar eller slag bliver annulleret
   *[other] { $count } svar og slag bliver annulleret
}
set-it-up-again = Stil en til op som denne
lobby-older = Ældre borde

# Hvad der er galt med filer, som folk har med.
content-most-packs = højst { $most } pakker ved ét bord
content-no-system = en pakke begynder med »system:« og et spils id
content-no-pack = dette er ingen pakke
content-which-game = her skal stå et spils id: { $known }
content-which-file = filen skal ende på { $known }
