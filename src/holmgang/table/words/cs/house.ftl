house-welcome = Máš pozvánku
house-welcome-how = S touhle pozvánkou můžeš v tomhle domě a v tomhle prohlížeči zakládat stoly a zvát k nim ostatní.
house-come-in = Vstoupit
house-this-browser = Tento prohlížeč
house-this-browser-how = { $tables ->
    [0] Nepatří mu tu žádné místo ani stůl.
    [one] Zná ho jeden stůl. Kdo používá tenhle prohlížeč, sedí na tvých místech.
    [few] Znají ho { $tables } stoly. Kdo používá tenhle prohlížeč, sedí na tvých místech.
   *[other] Zná ho { $tables } stolů. Kdo používá tenhle prohlížeč, sedí na tvých místech.
}
house-forget = Zapomenout tento prohlížeč
house-seats = Místa
house-seats-how = Nový odkaz přivede někoho na místo. Když místo odebereš, přestanou platit všechny jeho odkazy a kdo na něm sedí, je hned venku.
house-seat-held = obsazeno
house-revoke = Odebrat místo
page-not-invited = Zakládat stoly se tu smí jen s pozvánkou. Ke stolu si sedneš jako vždy podle odkazu hostitele.
page-unknown-welcome = Tahle pozvánka nikam nevede, nebo už je použitá.
page-too-many-tables = Na jeden den to stačí: nejvýš { $most } stolů.
page-too-fast = To bylo moc najednou. Chvilku počkej a zkus to znovu.
page-too-large = To je moc velké.
page-other-site = Tenhle požadavek přichází z jiné stránky.
page-wrong-address = Pod touhle adresou tenhle dům nikdo nezná.
page-our-fault = Něco je špatně u nás. Nic z toho, co jsi udělal, se neztratilo; správci domu řekni číslo { $number }.
