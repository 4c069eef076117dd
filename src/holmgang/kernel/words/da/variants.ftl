### Ændringer af en kamp, som en prognose prøver

variant-one = { $who }
variant-several = { FORM($who, form: "bare") } ×{ $count }
variant-one-out = Uden { $who }
variant-several-out = Uden { FORM($who, form: "bare") } ×{ $count }
variant-fewer = 1 { FORM($who, form: "bare") } færre
variant-more = 1 { FORM($who, form: "bare") } mere
variant-swap = { FORM($new, form: "bare") } i stedet for { $old }
variant-lives = { $who } med { $count } liv
variant-health = { $who } med { $count } Helbred
variant-farther = Modstanderne begynder længere væk
variant-nearer = Modstanderne begynder tættere på
variant-aware = Modstanderne er på vagt
variant-no-reinforcements = Ingen forstærkninger
variant-lit = I lys
variant-joins = { $who } kommer med
variant-no-ambush = Intet baghold
variant-ambush = Modstanderne falder i baghold
variant-no-surprise = Uden overraskelse
variant-surprise = Fjenderne bliver overrasket
variant-without-hand = { $who } uden kort på hånden
variant-without-inventory = { $who } uden oppakning
variant-same-glory = Alle begynder med hæder { $count }
variant-first = { $who } begynder
