visitor-welcome = Máte pozvánku
visitor-welcome-how = S touto pozvánkou můžete na tomto serveru a v tomto prohlížeči zakládat stoly a zvát k nim ostatní.
visitor-come-in = Vstoupit
visitor-this-browser = Tento prohlížeč
visitor-this-browser-how = { $tables ->
    [0] Nepatří mu tu žádné místo ani stůl.
    [one] Zná ho jeden stůl. Kdo používá tento prohlížeč, sedí na vašich místech.
    [few] Znají ho { $tables } stoly. Kdo používá tento prohlížeč, sedí na vašich místech.
   *[other] Zná ho { $tables } stolů. Kdo používá tento prohlížeč, sedí na vašich místech.
}
visitor-forget = Zapomenout tento prohlížeč
visitor-seats = Místa
visitor-seats-how = Nový odkaz přivede hráče na místo. Když místo odeberete, přestanou platit všechny jeho odkazy a hráč, který na něm sedí, je hned venku.
visitor-seat-held = obsazeno
visitor-revoke = Odebrat
