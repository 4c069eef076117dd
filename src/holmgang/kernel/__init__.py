"""The kernel: rules ask questions, seats and dice answer them. The record, the match, and all built on them."""
