visitor-welcome = Du er inviteret
visitor-welcome-how = Med denne invitation må du oprette borde på denne server, i denne browser, og invitere andre til dem.
visitor-come-in = Gå ind
visitor-this-browser = Denne browser
visitor-this-browser-how = { $tables ->
    [0] Den har hverken plads eller bord her.
    [one] Den er kendt ved ét bord. Den, der bruger denne browser, sidder på dine pladser.
   *[other] Den er kendt ved { $tables } borde. Den, der bruger denne browser, sidder på dine pladser.
}
visitor-forget = Glem denne browser
visitor-seats = Pladser
visitor-seats-how = Et nyt link bringer en spiller til en plads. Fjerner du en plads, holder alle dens links op med at virke, og spilleren der er straks ude.
visitor-seat-held = optaget
visitor-revoke = Fjern
