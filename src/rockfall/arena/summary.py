"""What a tournament has shown, as one object for JSON: plain names and numbers."""

from typing import Final

from rockfall.arena import league, replace_one, swap
from rockfall.arena.bouts import Results
from rockfall.arena.deduction import Beliefs, SheetKey
from rockfall.arena.intervals import Pairs
from rockfall.arena.plan import LEAGUE, REPLACE, SWAP, Plan
from rockfall.arena.tables import PHASES, Summary

Row = dict[str, object]
_DIGITS: Final = 6


def summary(plan: Plan, results: Results) -> Summary:
    """Everything; only `latency` depends on the machine, all else on the options alone."""
    found: Summary = {
        "edition": plan.spec,
        "seed": plan.seed,
        "bots": list(plan.bots),
        "players": plan.players,
        "rounds": plan.rounds,
        "games": plan.games,
    }
    if SWAP in plan.parts:
        found["swap"] = [_cell(cell) for cell in swap.cells(plan, results)]
        found["changes"] = [_pairs_row(one) for one in swap.changes(plan, results)]
    if REPLACE in plan.parts:
        found["replace"] = [_pairs_row(one) for one in replace_one.guests(plan, results)]
    if LEAGUE in plan.parts:
        found["league"] = [_rounded(one._asdict()) for one in league.ratings(plan, results)]
    notebook = sorted(results.notebook.items(), key=lambda item: _order(item[0]))
    found["deduction"] = [_beliefs(key, sheets) for key, sheets in notebook]
    found["faults"] = {bot: dict(sorted(of.items())) for bot, of in sorted(results.faults.items())}
    found["latency"] = {
        bot: {
            "moves": latency.moves,
            **{
                f"p{share}": round(1000 * latency.quantile(share / 100), 3)
                for share in (50, 95, 99)
            },
        }
        for bot, latency in sorted(results.latency.items())
    }
    return found


def _order(key: SheetKey) -> tuple[object, ...]:
    return (*key[:2], *key[3:], PHASES.index(key.phase))


def _cell(cell: swap.Cell) -> Row:
    share, low, high = cell.share()
    return _rounded({**cell._asdict(), "share": share, "low": low, "high": high})


def _pairs_row(one: swap.Change | replace_one.Guest) -> Row:
    row = one._asdict()
    pairs: Pairs = row.pop("pairs")
    low, high = pairs.interval()
    return _rounded(
        {
            **row,
            "rounds": pairs.deals,
            "before": (pairs.both + pairs.first) / pairs.deals,
            "after": (pairs.both + pairs.second) / pairs.deals,
            "difference": pairs.difference,
            "low": low,
            "high": high,
            "log_odds": pairs.log_odds(),
        }
    ) | {"p": float(f"{pairs.chance():.3g}"), "pairs": list(pairs)}


def _beliefs(key: SheetKey, sheets: Beliefs) -> Row:
    held = sheets.held
    return _rounded(
        {
            **key._asdict(),
            "beliefs": held.total,
            "brier": held.brier(),
            "log_loss": held.log_loss(),
            "auc": held.auc(),
            "ece": held.ece(),
            "skill": sheets.skill(),
            "seen_through": held.seen_through(),
            "bins": [[round(value, _DIGITS) for value in part] for part in sorted(held.bins())],
        }
    )


def _rounded(row: Row) -> Row:
    return {
        name: round(value, _DIGITS) if isinstance(value, float) else value
        for name, value in row.items()
    }
