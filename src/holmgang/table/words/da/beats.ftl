beat-goal = Kræves
