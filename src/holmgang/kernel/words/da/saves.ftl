# Gemte kampe: hvad der er galt med en fil, og hvad der er bevist om den.

save-place = { $entry ->
    [0] filens begyndelse
   *[other] post { $entry }
}

# Hvilket spørgsmål en post svarer på
label-kind = { $kind-id ->
    [choose] valg
    [declare] beslutning
    [choose_some] udvalg
    [order] rækkefølge
    [amount] antal
    [words] ord
    [roll] slag
    [joint] fælles spørgsmål
    [confirm] bekræftelse
   *[other] { $kind-id }
}
label = { label-kind } »{ $purpose-id }« ({ $seat })
label-about = { label-kind } »{ $purpose-id }« ({ $seat }: { $about })
label-dice = { label-kind } »{ $purpose-id }« t{ $dice-id } ({ $seat })
label-dice-about = { label-kind } »{ $purpose-id }« t{ $dice-id } ({ $seat }: { $about })

refused-undo = { $seat } kan ikke tage det tilbage uden samtykke fra { $missing-id }
refused-fair-with-seed = ærlige terninger tager intet frø: ord til dem kommer efter forpligtelsen. Udelad --seed eller --dice fair
refused-fair-without-share = ærlige terninger skal have ord fra spillerne før det første slag

# Filen som fil
save-empty = filen er tom
save-byte-mark = linje 1: der står et byte order mark (BOM) før titlen: et program har ændret filen
save-line-ends = linje 1: linjerne slutter som i Windows (CRLF): et program har ændret filen
save-no-title = linje 1: det er ikke titlen på en gemt kamp, eller den er beskadiget
save-other-title = linje 1: titlen hører ikke til den sidste linje: der mangler linjer, eller den er ændret
save-other-format = den har format { $found-id }, her gælder { $ours-id }
save-outdated = kampen kan læses, men ikke fortsættes: { $why }
save-head-lacks = linje 2: den gemte kamp mangler »{ $part-id }«
save-head-wrong = linje 2: »{ $part-id }« i den gemte kamp er ikke, som det skal være
save-no-beginning = den gemte kamp har ingen begyndelse
save-cut-short = filen er klippet over: linje { $line } af { $lines } er ikke hel
save-line-changed = linje { $line } er ændret, eller en før den mangler
save-more-follows = linje { $line }: der følger mere, end titlen tæller
save-line-unreadable = linje { $line } kan ikke læses
save-line-style = linje { $line } er ikke skrevet, som en kamp gemmes
save-entry-none = { save-place }: en linje skal rumme én post
save-entry-strange = { save-place }: ingen linje rummer { $text-id }
save-entry-outcome = { save-place }: udfaldet er ikke, som det skal være
save-entry-part = { save-place }: en del mangler eller er ikke, som den skal være
save-entry-label = post { $entry } er ikke mærket, som den skal være
save-checkpoint-counts = { save-place }: tallene ved en gemt stilling er ikke tal
save-checkpoint-damaged = { save-place }: en gemt stilling er beskadiget
save-checkpoint-size = en gemt stilling er klippet over eller for stor
save-checkpoint-packed = en gemt stilling kan ikke pakkes ud
save-checkpoints-unfit = de gemte stillinger passer ikke til posterne
save-dice-shares = spillernes ord er ikke sådan, som de blandes i terningerne
save-dice-lack = den gemte kamps terninger ({ $mode-id }) er ufuldstændige
save-dice-unknown = ukendte terninger »{ $mode-id }«; kendte er seeded, bulk, typed, fair
save-no-system = der er intet system »{ $system-id }« her
save-scenario-unfit = dens scenarie passer ikke til { $system-id }: { $problem }
save-other-system = det er en kamp i { $system-id }, ikke i { $ours-id }
save-other-rules = den er spillet efter { $system-id } regler { $version-id }, her gælder { $ours-id }
save-other-content = indholdspakkerne er ændret siden
save-other-packs = pakkerne i filen er ikke dem, kampen blev spillet med
save-of-a-reader = filen rummer det, én læser så af en kamp, der er i gang; kun værten kan fortsætte den
save-of-a-reader-unproved = filen rummer det, én læser så af en kamp, der er i gang: den kan læses, ikke bevises
save-in-use = en anden holmgang spiller kampen i { $place-id } (proces { $process-id }); slut den først, eller spil i en anden --folder
save-too-large = filen er for stor til at være en kamp
save-event-untold = en hændelse i filen kan ikke sættes i ord
save-no-seat = der er ingen plads »{ $seat-id }«
save-no-seat-known = der er ingen plads »{ $seat-id }«; pladserne er { $known-id }

# Filen som vidne
save-forged = { save-place }: { $lie }
save-breaks-rules = den gemte kamp passer ikke til sine egne regler: { $problem }
save-not-fair = det er ikke ærlige terninger: der er ingen forpligtelse
save-other-commitment = hemmeligheden i filen hører til forpligtelsen { $true-id }, ikke til { $given-id }
save-not-signed = filen har ingen underskrift
save-signature-false = filens underskrift er falsk
save-signature-lies = underskriften angiver et andet antal poster eller en anden slutning, end filen har
save-signature-differs = underskriften hører til en anden fil: den dækker { $covers ->
    [one] { $covers } post
   *[other] { $covers } poster
}, og denne fil har { $entries }; noget er klippet af, sat ind eller ændret
save-other-signer = filen er underskrevet med nøglen { $true-id }, ikke med { $given-id }
save-people = personerne { $people-id } passer ikke til pladserne { $seats-id }
save-no-master = der spørges en spilleder, men scenariet har ingen
save-dice-text = terningerne er ikke beskrevet, som de skal være
save-scenario-text = scenariet er ikke skrevet ud, som det gemmes
save-checkpoint-missing = en gemt stilling mangler
save-checkpoint-false = en gemt stilling er ikke den, posterne fører til
save-dice-follow = posterne ender her, men efter reglerne følger et slag
save-nothing = ingenting
save-entry-differs = filen siger { $says }, men det er { $true }
save-log-differs = loggen siger { $says }, men der skete { $true }
save-lie-untold = det, der står dér, er ikke det, der skete; detaljer om en kamp i gang er kun for værten
save-outcome-differs = filen siger, at udfaldet er { $says }, men det er { $true }
save-line-text = linjen er ikke skrevet, som den gemmes
save-other-question = posten svarer på { $entry }, men reglerne spørger om { $asked }
save-answer-refused = { $seat }, { $purpose-id }: { $problem }
save-seated-already = { $seat } spilles allerede sådan

# Hvad replay har at sige
replay-agree =
    Afspillet: { $scenario-id } efter { $system-id } regler { $version-id }; { $entries ->
        [one] 1 post
       *[other] { $entries } poster
    }, { $events ->
        [one] 1 hændelse
       *[other] { $events } hændelser
    }{ $stands-id ->
        [over] {" "}og udfaldet stemmer.
       *[running] {" "}stemmer; kampen er stadig i gang.
    }
replay-people = Ifølge filen spillede mennesker disse pladser fra begyndelsen: { $people-id }
replay-no-people = Ifølge filen spillede computeren alle pladser fra begyndelsen.
replay-packs = Disse pakker fulgte med filen: { $packs-id }
replay-packs-unread =
    { $packs ->
        [one] Filen har en pakke, der ikke var brug for: om den er intet bevist.
       *[other] Filen har { $packs } pakker, der ikke var brug for: om dem er intet bevist.
    }
replay-states-packed =
    { $states ->
        [one] En gemt stilling er komprimeret
       *[other] { $states } gemte stillinger er komprimeret
    } anderledes, end dette program gør det: der er intet bevist om komprimeringen.
replay-not-installed = Scenariet er ikke installeret her.
replay-other-scenario = Scenariet er anderledes end det, der er installeret her: { $changed-id }
replay-other-order = Scenariet er anderledes end det, der er installeret her: delene står i en anden rækkefølge.
replay-fair =
    { $rolls ->
        [one] Det ene slag følger
       *[other] Alle { $rolls } slag følger
    } af den forpligtede hemmelighed og spillernes ord.
replay-share = ord fra { $seat }: { $words-id }
replay-shares-compare = Hver spiller skal finde sine egne ord her. Står der andre ord i stedet, kan terningerne være valgt.
replay-commitment = forpligtelse: { $text-id }
replay-commitment-given = Det er den forpligtelse, du angav.
replay-commitment-compare = Sammenlign den med den, der blev vist før kampen, eller angiv den med --commitment.
replay-signed = Underskrevet med nøglen { $key-id }: filen er, som nøglens ejer udleverede den, og den er fuldstændig (poster: { $entries }). Det beviser kun noget, hvis det er din servers nøgle. Sammenlign den med nøglen på serverens side »Bevis for terningerne«, eller angiv den med --signed-by.
replay-signed-known = Underskrevet med den nøgle, du angav: filen er, som serveren udleverede den, og den er fuldstændig (poster: { $entries }).
replay-brought =
    { $entries ->
        [0] Kampen blev bragt til serverens bord før sin første post
        [one] Den første post blev bragt til serverens bord
       *[other] De første { $entries } poster blev bragt til serverens bord
    } fra en fil eller en tidligere kamp. En spiller, der kendte filen eller kampen, kunne kende terningerne, der fulgte.
replay-unsigned = Ikke underskrevet. Intet beviser, at der ikke kom mere efter den sidste post (der er { $entries }), at ingen post uden virkning er tilføjet, udeladt eller flyttet, for eksempel et svar, der blev taget tilbage, eller et skifte på en plads, eller at personer, navne, tekster og pakker er de rigtige.
replay-seeded =
    { $rolls ->
        [one] Det ene slag følger
       *[other] Alle { $rolls } slag følger
    } af frøet { $seed-id }; en spiller, der kendte det, kunne kende terningerne.
replay-seeded-running =
    { $rolls ->
        [one] Det ene slag følger
       *[other] Alle { $rolls } slag følger
    } af frøet; en spiller, der kendte det, kunne kende terningerne.
replay-typed =
    { $rolls ->
        [one] 1 slag
       *[other] { $rolls } slag
    }: indtastede terninger kan ikke bevises; skjulte træk følger af frøet.
replay-undo = { $seat } tog tilbage:
replay-undo-master = { $seat } tog tilbage som { word-master }:
replay-undo-consent = { $seat } tog tilbage med samtykke fra { $consent-id }:
replay-entry = post { $number }, { $label }
replay-entry-answer = post { $number }, { $label }: { $answer-id }
replay-seated-person = Fra post { $entry } spiller et menneske { $seat }.
replay-seated-engine = Fra post { $entry } spiller computeren { $seat }.
replay-torn = Filen fortsætter efter den sidste linje, som titlen tæller: Skrivningen blev afbrudt. Resten er udeladt.
replay-running = Kampen er stadig i gang: Det er, hvad alle må vide. --as PLADS fortæller, hvad en plads ved, --keeper alt.
replay-running-seat = Kampen er stadig i gang: Det er, hvad { $seat } må vide. --keeper fortæller alt.
