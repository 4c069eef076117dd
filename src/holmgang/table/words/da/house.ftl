house-welcome = Du er inviteret
house-welcome-how = Med denne invitation må du oprette borde på denne server, i denne browser, og invitere andre til dem.
house-come-in = Gå ind
house-this-browser = Denne browser
house-this-browser-how = { $tables ->
    [0] Den har hverken plads eller bord her.
    [one] Den er kendt ved ét bord. Den, der bruger denne browser, sidder på dine pladser.
   *[other] Den er kendt ved { $tables } borde. Den, der bruger denne browser, sidder på dine pladser.
}
house-forget = Glem denne browser
house-seats = Pladser
house-seats-how = Et nyt link bringer en spiller til en plads. Fjerner du en plads, holder alle dens links op med at virke, og spilleren der er straks ude.
house-seat-held = optaget
house-revoke = Fjern
page-not-invited = For at oprette borde på denne server skal du have en invitation. Til et bord kommer du med værtens link.
page-unknown-welcome = Invitationen findes ikke, eller den er brugt.
page-too-many-tables = Det er nok for én dag: højst { $most } borde.
page-too-fast = Det var for meget på én gang. Vent et øjeblik, og prøv igen.
page-too-large = Det er for stort.
page-too-slow = Det var for længe undervejs. Prøv igen.
page-other-site = Denne forespørgsel kommer fra et andet websted.
page-wrong-address = Ukendt værtsnavn.
page-our-fault = Der er sket en fejl på serveren. Intet af det, du gjorde, er tabt; giv nummeret { $number } videre til serverens administrator.
