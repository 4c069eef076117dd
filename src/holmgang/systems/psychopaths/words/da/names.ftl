# Steder, kort, psykopater og opgaver.
# .number = plural ved navne på flere; .kind = psychopath ved psykopater og modstandere uden kort.

## Spillere i værkstedet

name-rust = Rust
name-vera = Vera
name-crusher = Knuser
name-mole = Muldvarpen
name-ash = Aske
name-needle = Nålen

## Steder

word-plain = slette
    .def = sletten
word-forest = skov
    .def = skoven
word-city = by
    .def = byen
word-abandoned-city = Forladt by
word-cursed-city = Forbandet by
word-tavern = kro
    .def = kroen
word-shop = butik
    .def = butikken
word-seer = spåkone
    .def = spåkonen
word-caravan = karavane
    .def = karavanen
word-graveyard = kirkegård
    .def = kirkegården
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
word-pot-lid-shield = Grydelågsskjold
word-tyre-armour = Dækrustning
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
word-old-cache = Gammelt skjul
word-radio-message = Radiobesked
word-whirling-dust = Hvirvlende støv
word-loudmouth = Storskryder
word-second-wind = Fornyede kræfter

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
word-rust-prophet = Rustprofeten
    .kind = psychopath
word-queen-of-wasps = Hvepsedronningen
    .kind = psychopath
word-the-landlord = Husværten
    .kind = psychopath
word-broken-ballerina = Den knuste ballerina
    .kind = psychopath
word-deaf-gunner = Den døve kanoner
    .kind = psychopath
word-milk-thief = Mælketyven
    .kind = psychopath
word-hanging-judge = Galgedommeren
    .kind = psychopath
word-choir-of-rats = Rottekoret
    .kind = psychopath
word-tooth-collector = Tandsamleren
    .kind = psychopath
word-hushing-nurse = Den tyssende sygeplejerske
    .kind = psychopath

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
