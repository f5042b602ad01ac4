"""A game in progress, pure: steps, views, notation, story, document."""
