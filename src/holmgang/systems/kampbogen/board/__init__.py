"""Who is there, and the numbers of the scene as sums that explain themselves."""
