# Steder, kort, psykopater og opgaver.
# .number = plural ved navne på flere; .kind = psychopath ved psykopater og modstandere uden kort.

## Steder

word-plain = slette
word-forest = skov
word-city = by
word-tavern = kro
word-shop = butik
word-seer = spåkone
word-caravan = karavane
word-graveyard = kirkegård
word-fountain-of-life = Livets Kilde
word-fountain = Livets Kilde
word-undead = de udøde
    .number = plural
    .kind = psychopath

## Kort

word-endless-nails = Endeløse negle
word-scaly-skin = Skællet hud
word-hollow-head = Hult hoved
word-endless-pains = Endeløse smerter
word-endless-itching = Endeløs kløe
word-third-eye = Det tredje øje
word-voices = Stemmer i hovedet
word-spark = Gnist i øjet
word-revolver = Penisrevolver
word-wrist-crossbow = Håndledsarmbrøst
word-pipe-bow = Bue af plastrør
word-meat-cleaver = Kødøkse
word-slingshot = Slangebøsse af gamle underbukser
word-shotgun = Haglgevær med to patroner
word-old-car = Gammel bil
word-petrol-can = Benzindunk
word-ammunition = Ammunition
word-poison = Gift
word-clown-mask = Klovnemaske
word-shiny-trinkets = Glimtende dingenoter
word-rusty-pipe = Rustent rør
word-moonshine-grenade = Hjemmebrændt granat
word-mind-spike = Tankespyd
word-mass-panic = Massepanik
word-iron-calm = Jernro
word-dead-nerves = Døde nerver
word-cold-focus = Koldt fokus
word-crowds-whisper = Mængdens hvisken
word-deja-vu = Déjà vu
word-borrowed-rage = Lånt raseri
word-sleepwalk = Søvngang
word-open-skull = Åben hjerneskal
word-blood-memory = Blodets hukommelse
word-static = Støj
word-fame = Ødemarkens snak
word-find = Fund
word-quiet-dust = Stille støv
word-fallout-shower = Radioaktiv byge
word-second-wind = Fornyede kræfter
text-endless-nails = −1 vanvid
text-scaly-skin = +1 vanvid
text-hollow-head = håndgrænse +1
text-endless-pains = et ekstra handlingspoint for et lavt slag
text-endless-itching = håndgrænse −1
text-third-eye = én gang pr. tur: få en anden spiller til at slå en terning om
text-voices = én gang pr. tur: slå en af dine egne terninger om
text-spark = én gang pr. tur: læg et trukket etfeltsområde til side, og træk et andet
text-old-car = ekstra handlingspoint i denne tur
text-petrol-can = et ekstra handlingspoint, flere efter en Gammel bil
text-ammunition = brug et våben to gange i en kamp
text-poison = slip af med psykopaten i din oppakning
text-clown-mask = tag et våben, eller et tilfældigt kort, fra en spiller i nærheden
text-shiny-trinkets = en anden spiller giver dig et kort

## Psykopater

word-giggling-butcher = Den fnisende slagter
    .kind = psychopath
word-tin-priest = Blikpræsten
    .kind = psychopath
word-mother-radiation = Mor Stråling
    .kind = psychopath
word-cellar-boy = Kælderdrengen
    .kind = psychopath
word-the-tax-man = Skattefogeden
    .kind = psychopath
word-chainsaw-granny = Motorsavsmormor
    .kind = psychopath
word-barbed-wire-twins = Pigtrådstvillingerne
    .number = plural
    .kind = psychopath
word-silent-clown = Den tavse klovn
    .kind = psychopath
word-dog-whisperer = Hundehviskeren
    .kind = psychopath
word-petrol-baron = Benzinbaronen
    .kind = psychopath
word-leech-doctor = Igledoktoren
    .kind = psychopath
word-glass-eater = Glasæderen
    .kind = psychopath
word-mirror-saint = Spejlhelgenen
    .kind = psychopath
word-old-hunger = Gamle Sult
    .kind = psychopath
text-giggling-butcher = giver sin side +1 i hver omgang
text-tin-priest = ophæver den sidste bonus, modstanderen gav sig selv
text-mother-radiation = giver modstanderen −1
text-cellar-boy = slår 1 og 2 om
text-the-tax-man = giver sin side +3 mod hæder 10 eller mere
text-chainsaw-granny = giver sin side +2 i en omgang, hvor modstanderen bruger to kort eller flere
text-barbed-wire-twins = slår en terning til, og den højeste gælder
text-silent-clown = i første omgang må tilskuere ikke bruge kort
text-dog-whisperer = giver sin side +1 for hver tilskuer
text-petrol-baron = giver en modstander, der har brugt et våben, −2
text-leech-doctor = den, der taber til den, mister 1 hæder mere
text-glass-eater = giver sin side −1 i hver omgang
text-mirror-saint = dens terning viser det samme som modstanderens
text-old-hunger = giver sin side +1, medmindre modstanderen kasserer et kort

## Opgaver

word-q01 = dræb en psykopat med vanvid 5 eller mere
word-q02 = vind en kamp mod en anden spiller
word-q03 = slut din tur på Livets Kilde
word-q04 = gå 5 felter i én tur
word-q05 = hav 3 våben i oppakningen
word-q06 = hav 2 mutationer i oppakningen
word-q07 = vind en kamp som den angrebne
word-q08 = forbind to opdagede områder
word-q09 = læg et trefeltsområde
word-q10 = hjælp som tilskuer en side til sejr
word-q11 = besejr en psykopat uden at bruge kort
word-q12 = besejr de udøde
