"""What deeds that everybody saw say of who works against the rest, and of where the treasure lies.

Every hypothesis is a set of seats that hinder the digging, together with a goal that hides the
treasure. A deed adds to the logarithm of the odds of each; how much is fitted to played rounds
(`tools/fit`) and kept in `weights.json`. A package imports only those above it in this list:

- `weights.py`     how much each sort of deed counts
- `deals.py`       who may hinder, and how likely that is before anything was done
- `deeds.py`       a deed as an outside observer sees it: its sort and its measures, for each goal
- `talk.py`        what is said of roles, which counts little
- `evidence.py`    what the deeds of a round add up to; small, and cheap to copy
- `posterior.py`   what follows from it for an eye: the odds of every seat and of every goal
- `observer.py`    watches a table and keeps the evidence of its round
- `ledger.py`      why: the odds of a seat as a sum of reasons, deed by deed
- `roles.py`       all deals of role cards where there are more roles than two
- `teams.py`       the same observer, who also says which role each seat has

Evidence is the same for all eyes, since it is read off what everybody sees. An eye that knows more,
its own role or a goal, asks what follows from the same evidence given what it knows. So what the
table thinks of a seat and what a seat thinks of the others are two questions to one memory.
"""
