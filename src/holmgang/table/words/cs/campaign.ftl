# Tažení
campaigns = Tažení
campaigns-how = Boje, které na sebe navazují. Hrdinové si zranění, střelivo a výbavu nesou z jednoho do druhého.
campaign-done = Tažení je u konce
campaign-at = boj { $step } z { $steps }
campaign-step-now = na řadě
campaign-step-later = později
campaign-rest-night = po nočním odpočinku
campaign-rest-mended = po úplném zotavení
campaign-make-heroes = Vytvořit hrdiny
campaign-won = Tento boj jste vyhráli.
campaign-lost = Tento boj jste nevyhráli.
campaign-go-on = Pokračovat
campaign-try-again = Zkusit tento boj znovu
campaign-again = Začít znovu
campaign-no-such = Takové tažení tu není.
campaign-not-over = Tento boj ještě neskončil.
campaign-over = Toto tažení skončilo. Chcete-li hrát dál, začněte ho znovu.
campaign-fights = { $count ->
    [one] { $count } boj
    [few] { $count } boje
   *[other] { $count } bojů
}
campaign-step-done = za vámi
