# Campaigns
campaigns = Campaigns
campaigns-how = Fights that follow each other. Your heroes take their wounds, ammunition and gear from one to the next.
campaign-done = The campaign is over
campaign-at = fight { $step } of { $steps }
campaign-step-now = next
campaign-step-later = later
campaign-rest-night = after a night’s rest
campaign-rest-mended = after everything has healed
campaign-make-heroes = Make heroes for it
campaign-won = You have won this fight.
campaign-lost = You have not won this fight.
campaign-go-on = Go on
campaign-try-again = Try this fight again
campaign-again = Begin again
campaign-no-such = There is no such campaign.
campaign-not-over = The current fight is not over yet.
campaign-over = This campaign is over. Begin it again to play more.
campaign-fights = { $count ->
    [one] { $count } fight
   *[other] { $count } fights
}
campaign-step-done = done
