house-welcome = Máte pozvánku
house-welcome-how = S touto pozvánkou můžete na tomto serveru a v tomto prohlížeči zakládat stoly a zvát k nim ostatní.
house-come-in = Vstoupit
house-this-browser = Tento prohlížeč
house-this-browser-how = { $tables ->
    [0] Nepatří mu tu žádné místo ani stůl.
    [one] Zná ho jeden stůl. Kdo používá tento prohlížeč, sedí na vašich místech.
    [few] Znají ho { $tables } stoly. Kdo používá tento prohlížeč, sedí na vašich místech.
   *[other] Zná ho { $tables } stolů. Kdo používá tento prohlížeč, sedí na vašich místech.
}
house-forget = Zapomenout tento prohlížeč
house-seats = Místa
house-seats-how = Nový odkaz přivede hráče na místo. Když místo odeberete, přestanou platit všechny jeho odkazy a hráč, který na něm sedí, je hned venku.
house-seat-held = obsazeno
house-revoke = Odebrat
page-not-invited = Zakládat stoly na tomto serveru lze jen s pozvánkou. Ke stolu si sednete podle odkazu od hostitele.
page-unknown-welcome = Tato pozvánka neexistuje, nebo už je použitá.
page-too-many-tables = Na jeden den to stačí: nejvýš { $most } stolů.
page-too-fast = To bylo příliš najednou. Chvilku počkejte a zkuste to znovu.
page-too-large = To je příliš velké.
page-too-slow = Přicházelo to příliš pomalu. Zkuste to znovu.
page-other-site = Tento požadavek přichází z jiného webu.
page-wrong-address = Neznámé jméno serveru.
page-our-fault = Na serveru nastala chyba. Nic z toho, co jste udělali, se neztratilo; správci serveru nahlaste číslo { $number }.
