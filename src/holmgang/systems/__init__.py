"""The rule systems that come with holmgang. They do not know each other, nor who plays them."""
