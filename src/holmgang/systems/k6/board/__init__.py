"""The scene: who stands how far from whom, what reaches, what is seen."""
