"""The table in a terminal: drawings of what one eye sees, and the talk around them."""
