### Vejlederen i den første kamp ved bordet

coach-label = Vejleder
coach-skip = Spring vejlederen over
coach-close = Luk vejlederen
coach-show = Vis eller skjul vejlederen
coach-far = { $step } af { $count }
coach-free = Her er intet nyt: vælg, hvad du vil. Vejlederen melder sig, når en ny regel kommer i spil.
coach-wait = Vejlederen melder sig, når det er din tur.
coach-done = Det var hele vejledningen: nu kender du grundreglerne. Hvert tal og hver regel åbner stadig, når du trykker på dem.
coach-met = Kampen er forbi, og du har mødt alle bogens grundregler.
coach-over = Kampen er forbi. Disse grundregler kom ikke i spil denne gang; tryk på dem for at læse dem.
play-key-guide = vis eller skjul vejlederen
