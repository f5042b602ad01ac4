"""A game in progress, pure: steps, views, take-back, notation, story, document."""
