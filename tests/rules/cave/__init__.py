"""The rules of The Dark Cave, rule by rule."""
