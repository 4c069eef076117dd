house-welcome = Du er inviteret
house-welcome-how = Med denne invitation må du dække borde i dette hus, i denne browser, og invitere andre til dem.
house-come-in = Kom indenfor
house-this-browser = Denne browser
house-this-browser-how = { $tables ->
    [0] Den har hverken plads eller bord her.
    [one] Den er kendt ved ét bord. Den, der bruger denne browser, sidder på dine pladser.
   *[other] Den er kendt ved { $tables } borde. Den, der bruger denne browser, sidder på dine pladser.
}
house-forget = Glem denne browser
house-seats = Pladser
house-seats-how = Et nyt link bringer nogen til en plads. Tager du en plads fra nogen, dør alle dens links, og den, der sidder der, er straks ude.
house-seat-held = optaget
house-revoke = Tag pladsen tilbage
page-not-invited = For at dække borde i dette hus skal du have en invitation. Ved et bord sætter du dig som altid med værtens link.
page-unknown-welcome = Invitationen fører ingen steder hen, eller den er brugt.
page-too-many-tables = Det er nok for én dag: højst { $most } borde.
page-too-fast = Det var for meget på én gang. Vent et øjeblik, og prøv igen.
page-too-large = Det er for stort.
page-too-slow = Det var for længe undervejs. Prøv igen.
page-other-site = Denne forespørgsel kommer fra et andet websted.
page-wrong-address = Huset er ikke kendt under den adresse.
page-our-fault = Noget er galt hos os. Intet af det, du gjorde, er tabt; sig nummeret { $number } til husets bestyrer.
