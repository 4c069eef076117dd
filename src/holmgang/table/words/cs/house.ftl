house-welcome = Máte pozvánku
house-welcome-how = S touto pozvánkou můžete v tomto domě a v tomto prohlížeči zakládat stoly a zvát k nim ostatní.
house-come-in = Vstoupit
house-this-browser = Tento prohlížeč
house-this-browser-how = { $tables ->
    [0] Nepatří mu tu žádné místo ani stůl.
    [one] Zná ho jeden stůl. Kdo používá tenhle prohlížeč, sedí na vašich místech.
    [few] Znají ho { $tables } stoly. Kdo používá tenhle prohlížeč, sedí na vašich místech.
   *[other] Zná ho { $tables } stolů. Kdo používá tenhle prohlížeč, sedí na vašich místech.
}
house-forget = Zapomenout tento prohlížeč
house-seats = Místa
house-seats-how = Nový odkaz přivede někoho na místo. Když místo odeberete, přestanou platit všechny jeho odkazy a kdo na něm sedí, je hned venku.
house-seat-held = obsazeno
house-revoke = Odebrat místo
page-not-invited = Zakládat stoly se tu smí jen s pozvánkou. Ke stolu si sednete jako vždy podle odkazu hostitele.
page-unknown-welcome = Tahle pozvánka nikam nevede, nebo už je použitá.
page-too-many-tables = Na jeden den to stačí: nejvýš { $most } stolů.
page-too-fast = To bylo moc najednou. Chvilku počkejte a zkuste to znovu.
page-too-large = To je moc velké.
page-too-slow = Přicházelo to moc pomalu. Zkuste to znovu.
page-other-site = Tenhle požadavek přichází z jiné stránky.
page-wrong-address = Pod touhle adresou tenhle dům nikdo nezná.
page-our-fault = Něco je špatně u nás. Nic z toho, co jste udělali, se neztratilo; správci domu řekněte číslo { $number }.
