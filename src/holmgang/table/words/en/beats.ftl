beat-goal = To reach
