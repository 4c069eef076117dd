# The names of locations, cards, psychopaths and quests.
# .the: the name inside a sentence; .number = plural for names of several; .kind = psychopath for psychopaths and rivals without a card.

## Players in the workshop

name-rust = Rust
name-vera = Vera
name-crusher = Crusher
name-mole = Mole
name-ash = Ash
name-needle = Needle

## Locations

word-plain = plain
word-forest = forest
word-city = city
word-abandoned-city = Abandoned City
word-cursed-city = Cursed City
word-tavern = tavern
word-shop = shop
word-seer = seer
word-caravan = caravan
word-graveyard = graveyard
word-fountain-of-life = Fountain of Life
    .the = the Fountain of Life
word-fountain = Fountain of Life
    .the = the Fountain of Life
word-undead = the undead
    .number = plural
    .kind = psychopath

## Cards

word-endless-nails = Endless Nails
    .number = plural
word-scaly-skin = Scaly Skin
word-hollow-head = Hollow Head
word-endless-pains = Endless Pains
    .number = plural
word-endless-itching = Endless Itching
word-third-eye = Third Eye
word-voices = Voices in the Head
    .number = plural
word-spark = Spark in the Eye
word-revolver = Penis Revolver
word-wrist-crossbow = Wrist Crossbow
word-pipe-bow = Plastic-Pipe Bow
word-meat-cleaver = Meat Cleaver
word-slingshot = Old-Underpants Slingshot
word-shotgun = Two-Shell Shotgun
word-pot-lid-shield = Pot-Lid Shield
word-tyre-armour = Tyre Armour
word-old-car = Old Car
word-petrol-can = Petrol Can
word-ammunition = Ammunition
word-poison = Poison
word-clown-mask = Clown Mask
word-shiny-trinkets = Shiny Trinkets
    .number = plural
word-rusty-pipe = Rusty Pipe
word-moonshine-grenade = Moonshine Grenade
word-mind-spike = Mind Spike
word-mass-panic = Mass Panic
word-iron-calm = Iron Calm
word-dead-nerves = Dead Nerves
    .number = plural
word-cold-focus = Cold Focus
word-crowds-whisper = Crowd’s Whisper
word-deja-vu = Déjà Vu
word-borrowed-rage = Borrowed Rage
word-sleepwalk = Sleepwalk
word-open-skull = Open Skull
word-blood-memory = Blood Memory
word-static = Static
word-fame = Talk of the Wasteland
word-find = Find
word-quiet-dust = Quiet Dust
word-fallout-shower = Fallout Shower
word-old-cache = Old Cache
word-radio-message = Radio Message
word-whirling-dust = Whirling Dust
word-loudmouth = Loudmouth
word-second-wind = Second Wind

## Psychopaths

word-giggling-butcher = Giggling Butcher
    .the = the Giggling Butcher
    .kind = psychopath
word-tin-priest = Tin Priest
    .the = the Tin Priest
    .kind = psychopath
word-mother-radiation = Mother Radiation
    .kind = psychopath
word-cellar-boy = Cellar Boy
    .the = the Cellar Boy
    .kind = psychopath
word-the-tax-man = The Tax Man
    .the = the Tax Man
    .kind = psychopath
word-chainsaw-granny = Chainsaw Granny
    .the = the Chainsaw Granny
    .kind = psychopath
word-barbed-wire-twins = Barbed-Wire Twins
    .the = the Barbed-Wire Twins
    .number = plural
    .kind = psychopath
word-silent-clown = Silent Clown
    .the = the Silent Clown
    .kind = psychopath
word-dog-whisperer = Dog Whisperer
    .the = the Dog Whisperer
    .kind = psychopath
word-petrol-baron = Petrol Baron
    .the = the Petrol Baron
    .kind = psychopath
word-leech-doctor = Leech Doctor
    .the = the Leech Doctor
    .kind = psychopath
word-glass-eater = Glass Eater
    .the = the Glass Eater
    .kind = psychopath
word-mirror-saint = Mirror Saint
    .the = the Mirror Saint
    .kind = psychopath
word-old-hunger = Old Hunger
    .kind = psychopath
word-rust-prophet = Rust Prophet
    .the = the Rust Prophet
    .kind = psychopath
word-queen-of-wasps = Queen of Wasps
    .the = the Queen of Wasps
    .kind = psychopath
word-the-landlord = The Landlord
    .the = the Landlord
    .kind = psychopath
word-broken-ballerina = Broken Ballerina
    .the = the Broken Ballerina
    .kind = psychopath
word-deaf-gunner = Deaf Gunner
    .the = the Deaf Gunner
    .kind = psychopath
word-milk-thief = Milk Thief
    .the = the Milk Thief
    .kind = psychopath
word-hanging-judge = Hanging Judge
    .the = the Hanging Judge
    .kind = psychopath
word-choir-of-rats = Choir of Rats
    .the = the Choir of Rats
    .kind = psychopath
word-tooth-collector = Tooth Collector
    .the = the Tooth Collector
    .kind = psychopath
word-hushing-nurse = Hushing Nurse
    .the = the Hushing Nurse
    .kind = psychopath

## Quests

word-q01 = kill a psychopath with madness 5 or more
word-q02 = win a fight against another player
word-q03 = end your turn on the Fountain of Life
word-q04 = walk 5 fields in one turn
word-q05 = have 3 weapons in the inventory
word-q06 = have 2 mutations in the inventory
word-q07 = win a fight as the attacked player
word-q08 = join two discovered areas
word-q09 = place a three-field area
word-q10 = help a side to win as a bystander
word-q11 = beat a psychopath without using a card
word-q12 = beat the undead
