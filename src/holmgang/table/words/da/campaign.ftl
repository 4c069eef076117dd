# Kampagner
campaigns = Kampagner
campaigns-how = Kampe, der følger efter hinanden. Heltene tager sår, ammunition og udstyr med fra den ene til den næste.
campaign-done = Kampagnen er slut
campaign-at = kamp { $step } af { $steps }
campaign-step-now = næste
campaign-step-later = senere
campaign-rest-night = efter en nats hvile
campaign-rest-mended = efter at alt er helet
campaign-make-heroes = Lav helte til den
campaign-won = I har vundet denne kamp.
campaign-lost = I har ikke vundet denne kamp.
campaign-go-on = Gå videre
campaign-try-again = Prøv kampen igen
campaign-again = Begynd forfra
campaign-no-such = Den kampagne findes ikke.
campaign-not-over = Den nuværende kamp er ikke slut endnu.
campaign-over = Kampagnen er slut. Begynd forfra for at spille mere.
campaign-fights = { $count ->
    [one] { $count } kamp
   *[other] { $count } kampe
}
campaign-step-done = overstået
