beat-goal = Je třeba
