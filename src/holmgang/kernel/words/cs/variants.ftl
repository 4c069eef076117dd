### Změny boje, které předpověď zkouší

variant-one = { $who }
variant-several = { $who } ×{ $count }
variant-one-out =
    { FORM($who, form: "gender") ->
        [m] Bez { FORM($who, form: "gen") }
        [f] Bez { FORM($who, form: "gen") }
        [n] Bez { FORM($who, form: "gen") }
       *[other] Bez: { $who }
    }
variant-several-out =
    { FORM($who, form: "gender") ->
        [m] Bez { FORM($who, form: "gen") } ×{ $count }
        [f] Bez { FORM($who, form: "gen") } ×{ $count }
        [n] Bez { FORM($who, form: "gen") } ×{ $count }
       *[other] Bez: { $who } ×{ $count }
    }
variant-fewer =
    { FORM($who, form: "gender") ->
        [m] O jednoho { FORM($who, form: "acc") } méně
        [f] O jednu { FORM($who, form: "acc") } méně
        [n] O jedno { FORM($who, form: "acc") } méně
       *[other] O jednoho méně: { $who }
    }
variant-more =
    { FORM($who, form: "gender") ->
        [m] O jednoho { FORM($who, form: "acc") } víc
        [f] O jednu { FORM($who, form: "acc") } víc
        [n] O jedno { FORM($who, form: "acc") } víc
       *[other] O jednoho víc: { $who }
    }
variant-swap =
    { FORM($old, form: "gender") ->
        [m] { $new } místo { FORM($old, form: "gen") }
        [f] { $new } místo { FORM($old, form: "gen") }
        [n] { $new } místo { FORM($old, form: "gen") }
       *[other] { $new } místo postavy { $old }
    }
variant-lives =
    { $count ->
        [one] { $who } s jedním životem
       *[other] { $who } s { $count } životy
    }
variant-health = { $who } se Zdravím { $count }
variant-farther = Protivníci začínají dál
variant-nearer = Protivníci začínají blíž
variant-aware = Protivníci se mají na pozoru
variant-no-reinforcements = Bez posil
variant-lit = Za světla
variant-joins = Přidá se { $who }
variant-no-ambush = Bez přepadení
variant-ambush = Protivníci jsou přepadeni
variant-no-surprise = Bez překvapení
variant-surprise = Nepřátelé jsou překvapeni
variant-without-hand = { $who } bez karet v ruce
variant-without-inventory = { $who } bez inventáře
variant-same-glory = Všichni začínají se slávou { $count }
variant-first = Začíná { $who }
