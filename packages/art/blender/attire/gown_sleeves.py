"""Sleeves of a gown: fitted satin ones and full ones of tulle."""

import numpy as np

from attire.bridal_cloth import tulle
from kit.curves import curve, frames
from kit.shapes import grid_mesh
from kit.sleeves import sleeve_tube

# share along the arm, radius
FITTED = [
    (0, 0.034),
    (0.06, 0.0425),
    (0.15, 0.0475),
    (0.26, 0.0465),
    (0.45, 0.0415),
    (0.60, 0.0395),
    (0.80, 0.0340),
    (1, 0.0268),
]
TULLE = [
    (0, 0.047),
    (0.06, 0.056),
    (0.2, 0.068),
    (0.45, 0.071),
    (0.7, 0.070),
    (0.9, 0.055),
    (0.97, 0.030),
    (1, 0.033),
]


def sew_fitted_sleeves(body, material, end=0.90, seeds=(5, 8)):
    """Narrow set-in sleeves; `end` is the share of the forearm that they cover."""
    for side, seed in zip((-1, 1), seeds):
        line = _arm_line(body, side, end)
        radii = [(share, radius * body.size.arm) for share, radius in FITTED]
        points, _ = sleeve_tube(line, radii, 0.57, (-side, 0, 0), seed, folds=0.72)
        hem = points[-1:] + (points[-1:] - points[-1].mean(0)) * -0.06
        points = np.concatenate([points, hem, hem + (points[-8:-7] - points[-1:])])
        grid_mesh('sleeve', points[:, ::-1], material, closed=True)


def sew_tulle_sleeves(body):
    """Full sleeves of tulle that begin below the bare shoulder and are gathered at the wrist."""
    for side in (-1, 1):
        line = curve(_arm_line(body, side, 0.93)[2:], 220)
        _, normal, binormal = frames(line)
        t = np.linspace(0, 1, 220)[:, None]
        angle = np.linspace(0, 2 * np.pi, 360, endpoint=False)[None]
        for layer, widening in enumerate((1.0, 1.14)):
            rng = np.random.default_rng(31 + layer + side)
            full = np.interp(t, *np.array(TULLE).T)
            gathers = sum(
                amount * np.cos(count * angle + rng.uniform(0, 6.28) + 1.5 * np.sin(2 * angle + 3 * t))
                for count, amount in ((13, 0.0026), (21, 0.0018), (34, 0.0012))
            )
            near_ends = 0.5 + np.exp(-((t / 0.12) ** 2)) + np.exp(-(((t - 0.95) / 0.10) ** 2))
            slack = 0.004 * np.sin(17 * t + 2 * np.cos(angle - 0.6)) * np.sin(np.pi * t)
            radius = full * body.size.arm * widening + gathers * near_ends + slack
            out = np.cos(angle)[..., None] * normal[:, None]
            out = out + np.sin(angle)[..., None] * binormal[:, None]
            points = line[:, None] + radius[..., None] * out
            grid_mesh('sleeve', points[:, ::-1], tulle(f'sleeve tulle {layer}'), closed=True)


def _arm_line(body, side, end):
    s, tilt = body.size.shoulder, 0.004 * side
    top = body.shoulder(side) + np.array([0, 0, -0.022])
    bend, wrist = body.elbow(side), body.wrist(side)
    upper, fore = bend - top, wrist - bend
    return [
        (side * 0.128 * s, 0.067, -0.050 + tilt),
        (side * 0.147 * s, 0.066, -0.058 + tilt),
        tuple(top),
        top + upper * 0.5,
        top + upper * 0.86 + fore * 0.03,
        bend + fore * 0.17 - upper * 0.02,
        bend + fore * 0.55,
        bend + fore * end,
    ]
