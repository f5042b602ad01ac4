"""How good odds are, in sentences."""

import numpy as np

from tools.fit.design import design
from tools.fit.figures import by_observers, by_trust
from tools.fit.model import WAYS, Model, Parameters
from tools.fit.plans import SABOTEURS, TEMPER, Played


def report(found: Parameters, played: Played, title: str, laps: tuple[int, ...]) -> None:
    """Print how good the odds of diggers are, beside the standard bot's trust; the end is last."""
    for seats, rounds in played.items():
        if not rounds:
            continue
        model = Model(design(rounds), WAYS)
        for lap in laps:
            told = by_observers(model, rounds, found, TEMPER, lap)
            when = f"after lap {lap}" if lap else "at the end"
            print(f"{title}, {seats} players, {when}: {told.figures()}", flush=True)
        trust = by_trust(rounds)
        print(f"{title}, {seats} players, trust at the end: {trust.figures()}", flush=True)
        more, wide = told.beside(trust)
        print(f"    log-loss beside trust's: {more:+.3f} +- {wide:.3f}", flush=True)


def report_styles(found: Parameters, played: Played, lap: int) -> None:
    """Print how each style of saboteur is told from all diggers."""
    for seats, rounds in played.items():
        told = by_observers(Model(design(rounds), WAYS), rounds, found, TEMPER, lap)
        aucs = [f"{style} {told.figures(style).auc:.3f}" for style in SABOTEURS]
        when = f"after lap {lap}" if lap else "at the end"
        print(f"styles, {seats} players, {when}, AUC: {', '.join(aucs)}", flush=True)


def report_loyal(found: Parameters, played: Played) -> None:
    """Print whether saboteurs who only dig are taken for diggers, and how sure one is of that."""
    for seats, rounds in played.items():
        told = by_observers(Model(design(rounds), WAYS), rounds, found, TEMPER, 0)
        first = by_observers(Model(design(rounds), WAYS), rounds, found, 0.0, 0)
        off = np.abs(told.chances - first.chances)[told.true == 1].mean()
        print(f"loyal, {seats} players: AUC {told.figures().auc:.3f}, {off:.3f} off at first odds")
