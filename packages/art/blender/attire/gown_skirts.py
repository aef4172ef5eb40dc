"""Skirts: an A-line, a column that follows the hips, pleated and tulle ball gowns."""

import numpy as np

from attire.bridal_cloth import tulle
from kit.shapes import grid_mesh

WAIST_M = 0.1135
TOP_Z_M = -0.405
HEM_Z_M = -1.42
# half width of a column skirt by height; the hips show, the hem swings out a little
COLUMN = [
    (-0.405, 0.1135),
    (-0.47, 0.139),
    (-0.55, 0.164),
    (-0.63, 0.174),
    (-0.80, 0.178),
    (-1.42, 0.235),
]


def sew_skirt(shape, width, satin):
    """shape: 'a-line', 'column', 'ball', 'tulle' or 'overlay' (an A-line under one layer of tulle)."""
    waist = WAIST_M * width
    if shape == 'column':
        _column(width, satin)
    elif shape == 'ball':
        _ball(waist, 0.50 * width, satin)
    elif shape == 'tulle':
        _bell((waist, 0.47 * width), 17, 0.055, satin, 6, 0.74, lift=1.5)
        _bell((waist + 0.005, 0.51 * width), 30, 0.060, tulle('tulle'), 9, 0.76, lift=1.5)
    elif shape == 'overlay':
        _bell((waist, 0.44 * width), 15, 0.050, satin, 4, 0.70)
        _bell((waist + 0.005, 0.47 * width), 22, 0.046, tulle('tulle'), 9, 0.72)
    else:
        _bell((waist, 0.44 * width), 11, 0.070, satin, 4, 0.70)


def _bell(radii, folds, depth, material, seed, flatness, lift=1.0):
    """A bell of waves, flat at the waist and round at the hem; `lift` makes it stand off the hips."""
    rng = np.random.default_rng(seed)
    around = np.linspace(0, 2 * np.pi, 900, endpoint=False)
    phase = rng.uniform(0, 6.28, 8)
    counts = np.array([folds, folds * 1.7, folds * 0.5, folds * 2.6]).round()
    amounts = np.array([1, 0.45, 0.6, 0.14])
    rows = []
    for t in np.linspace(0, 1, 170):
        bell = 0.55 * t + 0.45 * np.sin(min(1, t * 1.05) * np.pi / 2) ** (1 / lift)
        radius = radii[0] + (radii[1] - radii[0]) * bell
        wave = sum(
            amounts[i]
            * np.cos(
                counts[i] * around
                + phase[i]
                + 0.8 * np.sin(around * 3 + phase[i + 4])
                + 0.35 * t * np.sin(5 * around + phase[i])
            )
            for i in range(4)
        )
        wave = np.sign(wave) * np.abs(wave) ** 0.85
        r = radius + depth * (0.10 + 0.90 * t) * min(1, t / 0.04) * wave * 0.5
        rows.append(_ring(r, around, t, flatness + (1 - flatness) * min(1, t * 1.6)))
    grid_mesh('skirt', np.stack(rows)[:, ::-1], material, closed=True)


def _ball(waist, hem, material):
    """Knife pleats from the waist that open into deep, rounded folds."""
    rng = np.random.default_rng(14)
    around = np.linspace(0, 2 * np.pi, 1440, endpoint=False)
    drift = 0.5 * np.sin(around * 3 + 1.0) + 0.3 * np.sin(around * 5 + rng.uniform(0, 6.28))
    turn = around * 26 / (2 * np.pi) + drift * 0.35
    share = turn % 1
    height = 0.75 + 0.35 * np.sin(np.floor(turn) * 2.4 + 1)
    rows = []
    for t in np.linspace(0, 1, 220):
        rise = min(1, t / 0.38)
        radius = waist + (hem - waist) * (0.42 * np.sin(rise * np.pi / 2) + 0.58 * t)
        knife = share**1.2 * np.clip((1 - share) / 0.10, 0, 1)
        soft = 0.5 - 0.5 * np.cos(2 * np.pi * (share + 0.06 * np.sin(4 * t + np.floor(turn))))
        opened = np.clip((t - 0.02) / 0.22, 0, 1)
        depth = 0.006 + 0.058 * opened**0.8 + 0.03 * t
        r = radius + depth * height * (knife * (1 - opened) + soft * opened) - depth * 0.5
        r = r + 0.004 * np.sin(around * 71 + 9 * t) * opened
        rows.append(_ring(r, around, t, 0.74 + 0.22 * min(1, t * 2)))
    grid_mesh('skirt', np.stack(rows)[:, ::-1], material, closed=True)


def _column(width, material):
    """Smooth over the hips, with folds that fall from them."""
    around = np.linspace(0, 2 * np.pi, 900, endpoint=False)
    z_rows, half = np.array(COLUMN)[::-1].T
    rows = []
    for t in np.linspace(0, 1, 240):
        z = TOP_Z_M + (HEM_Z_M - TOP_Z_M) * t
        radius = np.interp(z, z_rows, half) * width
        free = np.clip((-0.52 - z) / 0.30, 0, 1)
        folds = (
            np.cos(9 * around + 0.7 * np.sin(2 * around + 1))
            + 0.5 * np.cos(17 * around + 1.3 + 2.5 * t)
            + 0.5 * np.cos(5 * around + 0.4)
        )
        drape = np.sin(26 * (z + 0.40) - 5.5 * np.abs(np.sin(around * 0.5 + 0.25)) ** 2)
        over_hips = 0.0022 * drape * np.clip((-0.43 - z) / 0.05, 0, 1) * np.clip((z + 0.66) / 0.1, 0, 1)
        rows.append(_ring(radius + 0.011 * free * folds + over_hips, around, t, 0.70))
    grid_mesh('skirt', np.stack(rows)[:, ::-1], material, closed=True)


def _ring(radius, around, t, roundness):
    z = np.full(around.size, TOP_Z_M + (HEM_Z_M - TOP_Z_M) * t)
    return np.stack([radius * np.sin(around), 0.053 - radius * np.cos(around) * roundness, z], 1)
