"""The map: areas, clusters, figures, and what is asked of them."""
