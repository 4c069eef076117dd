"""The kernel: rules ask, the world answers. Questions, the record, the match, and everything that follows from them."""
