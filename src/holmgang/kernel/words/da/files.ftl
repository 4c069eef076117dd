# Hvad der er galt med filer og navne, sagt af den, der læser dem.

content-no-such = { $what } { $name } findes ikke. Kendte: { $known }.
content-no-such-near = { $what } { $name } findes ikke; mente du »{ $guess }«? Kendte: { $known }.
content-no-such-name = Navnet { $name } betyder ikke noget her. Kendte: { $known }.
content-no-such-name-near = Navnet { $name } betyder ikke noget her; mente du »{ $guess }«? Kendte: { $known }.
content-system = systemet
content-scenario = scenariet
content-scenario-of = { $system }-scenariet
content-single-scenario = et enkelt scenarie ved navn
content-seat = pladsen
content-policy = spillemåden
content-clause = reglen
content-clause-or-section = reglen eller afsnittet
content-kind = indholdstypen
content-kind-of-dice = terningtypen
content-entry-of = posten i { $kind }
content-contest-of = { $system }-prøven
content-preset = forvalget
content-pack-mapping = her skal stå »system« og indholdstyper som nøgler med værdier
content-scenario-mapping = her skal stå nøgler med værdier: id, system, title, scene, seats, setup
content-expected-mapping = her skal stå nøgler med værdier
content-expected-truth = her skal stå true eller false
content-ids = her skal stå id'er, hvert med sin post
content-system-missing = »system« mangler; skriv »system: { $system }«
content-other-system = det her er til { $named }, det skulle være { $system }
content-most-entries = mere end { $most } poster
content-most-ancestors = mere end { $most } forfædre
content-id-form = et id består af små bogstaver, cifre og _, og begynder med et bogstav
content-id-outside = id'et står før kolonet; lad det her være ude
content-id-taken = id'et { $name } er optaget af { $file }
content-no-name = mangler, eller er ikke et navn
content-already-defined = findes allerede i { $place }; skriv »replaces: true« her for at erstatte det
content-nothing-earlier = der er intet tidligere { $name } at erstatte
content-circle = går i ring: { $circle }
content-folder = er en mappe, ikke en fil
content-no-file = sådan en fil findes ikke
content-odd-file = er ikke en almindelig fil
content-unreadable = kan ikke læses: { $why }
content-file-too-large = for stort: der læses højst { $most }
content-no-utf8 = er ikke tekst i UTF-8; gem den som UTF-8
content-no-text = indeholder tegnet { $code }, og det er ikke tekst
content-second-document = her begynder et andet dokument; en fil rummer kun ét
content-too-much = for meget i én fil: mere end { $most } nøgler og værdier
content-too-deep = ligger for dybt: mere end { $most } niveauer
content-alias = { $name } er en henvisning; skriv selve værdien
content-anchor = { $name } er et anker; ankre og henvisninger læses ikke
content-tag = mærket { $tag } læses ikke; skriv selve værdien
content-most-digits = for stort et tal: højst { $most } cifre
content-decimal = { $number } er et decimaltal: skriv et helt tal, eller sæt teksten i anførselstegn
content-key-twice = nøglen står her to gange, første gang på linje { $line }
content-odd-key = en liste eller nøgler med værdier kan ikke være en nøgle; skriv et ord
content-no-key = nøglen { $name } er hverken et ord eller et helt tal; sæt den i anførselstegn
content-empty-file = filen er tom; `holmgang new pack` skriver en at begynde med
content-key-lines = her skal stå linjer som `nøgle: værdi`, den første af dem `system:`
content-no-system-key = filen nævner intet `system:`; kendte: { $known }
content-which-system = systemet { $name } findes ikke; kendte: { $known }
content-no-english = mangler den engelske tekst »en«, som træder til, hvor et sprog mangler
content-no-dice = terninger skrives som 2d6
content-most-dice = højst { $most } terninger med højst { $sides } sider, som 2d6; her står { $got }
content-one-master = der kan være én spilleder, her er { $count }: { $names }
content-no-template = væsenet { $name } findes ikke; `template:` kan nævne { $known }
content-condition = tilstanden
content-number-of-players = { $count } sætter sig, { $least } til { $most } kan spille (PS-2.9)
content-same-quest-twice = to aftalte opgaver har samme id
content-off-the-map = { $field } ligger ikke på kortet
content-areas-overlap = områderne { $areas } overlapper hinanden (PS-5.4)
content-areas-do-not-fit = { $one } og { $other } passer ikke sammen: { $edges } mod { $others } (PS-5.2)
content-area-not-joined = { $field } hænger ikke sammen med alle områder i sin klynge (PS-5.5)
content-run-form = { $text } har ikke formen LØB#NUMMER, som for eksempel run.json#17
content-run-damaged = løbet i denne fil er beskadiget
content-run-ways = løbet har { $ways } måder, talt fra 0
content-run-rules = spillet efter reglerne { $theirs }, her gælder { $ours }
content-run-packs = spillet med andre pakker end dem, der er her
content-run-place = sig hvilken plads fra 1 til { $most }, som { $example }
content-no-run = det her er ikke et løb, som `holmgang simulate --keep` eller `holmgang sweep` har gemt

# Hvad eftersynet siger om en god fil.

check-vectors = { $count ->
    [one] { $count } vektor til { $system }, ikke kørt; `holmgang verify` kører den
   *[other] { $count } vektorer til { $system }, ikke kørt; `holmgang verify` kører dem
}
check-scenario = scenariet { $name } til { $system }, i orden
check-pack = pakke til { $system }, i orden
check-map = kort til { $system }, i orden
check-map-rows = som `setup.map` i et scenarie:
