"""The suit's solids: torso, jacket, shirt, trousers and neck, for one body width."""

from dataclasses import dataclass

import numpy as np
from scipy.interpolate import PchipInterpolator

from attire.suit_folds import cloth_folds
from kit.panels import Front
from kit.sdf import Grid, smooth_max, smooth_min

HEM_Z_M = -0.688
# z, half width, half depth, y of the centre
TORSO = [
    (-0.03, 0.130, 0.066, 0.062),
    (-0.08, 0.160, 0.090, 0.056),
    (-0.14, 0.168, 0.106, 0.050),
    (-0.21, 0.165, 0.113, 0.047),
    (-0.30, 0.157, 0.113, 0.046),
    (-0.375, 0.149, 0.108, 0.046),
    (-0.46, 0.158, 0.113, 0.049),
    (-0.57, 0.172, 0.119, 0.053),
    (-0.70, 0.179, 0.123, 0.055),
    (-1.05, 0.182, 0.125, 0.056),
]


@dataclass
class Size:
    """How one number (`fit`, 1 is the middle size) scales the parts of a body."""

    fit: float

    def __post_init__(self):
        extra = self.fit - 1
        self.width = 1 + extra * 1.15
        self.depth = 1 + extra
        self.shoulder = 1 + extra * 0.45
        self.neck = 1 + extra * 0.7
        self.arm = 1 + extra * 0.8
        self.belly = max(0, extra) * 0.28
        self.extra_width = self.width - 1
        self.neck_radius = 0.0595 * self.neck


class SuitBody:
    def __init__(self, fit):
        self.size = Size(fit)
        self.grid = Grid((-0.33, -0.19, -1.0), (0.33, 0.25, 0.125), 0.0034)
        self.base = self.torso()
        self.cloth = cloth_folds(self.grid, self.size)
        self.closed_jacket = self.base - self.cloth
        self.shirt = self._shirt()
        self.jacket_front = Front(self.grid, self.closed_jacket)
        self.shirt_front = Front(self.grid, self.shirt)

    def wrist(self, side):
        out = 0.215 * self.size.shoulder + 0.10 * self.size.extra_width
        return np.array((out, 0.012, -0.592) if side > 0 else (-out + 0.008, 0.060, -0.590))

    def torso(self, offset=0.0):
        g, size = self.grid, self.size
        rows = [
            (
                z,
                w * (size.width if z < -0.1 else (size.width + size.shoulder) / 2) + offset,
                d * size.depth + offset,
                y,
            )
            for z, w, d, y in TORSO
        ]
        f = g.loft(rows, 2.1)
        for side in (-1, 1):
            tilt = 0.004 * side
            start, end = (
                (side * 0.042, 0.070, 0.004 + tilt),
                (side * 0.170 * size.shoulder, 0.058, -0.035 + tilt),
            )
            f = smooth_min(f, g.capsule(start, end, 0.043 + offset, 0.0375 + offset), 0.035)
            chest = g.ellipsoid(
                (side * 0.070 * size.width, -0.010 * size.depth, -0.155),
                (0.088 + offset, 0.040 + offset, 0.12 + offset),
            )
            f = smooth_min(f, chest, 0.06)
        if size.belly:
            centre = (0, -0.02 - size.belly * 0.35, -0.40)
            radii = (0.13 * size.width + offset, 0.10 * size.depth + offset, 0.15 + offset)
            f = smooth_min(f, g.ellipsoid(centre, radii), 0.08)
        return f

    def collar_carrier(self):
        """Shoulders flowing up the neck: what collar and lapels lie on."""
        neck = self.grid.capsule(
            (0, 0.060, -0.05), (0, 0.0475, 0.095), 0.0728 * self.size.neck, 0.0690 * self.size.neck
        )
        return smooth_min(self.base, neck, 0.026) - self.cloth * 0.6

    def _shirt(self):
        g, neck = self.grid, self.size.neck
        collar = g.capsule((0, 0.060, -0.05), (0, 0.047, 0.05), 0.0665 * neck, 0.0655 * neck)
        shirt = smooth_min(self.torso(-0.013), collar, 0.030)
        return shirt - g.noise((9, 9, 14), 77, 0.0010) * np.clip((-0.03 - g.z) / 0.05, 0, 1)

    def jacket(self):
        """The jacket cut open: V (wider than the lapel, closed at the button), cutaway, hem, neck."""
        g = self.grid
        v = _by_height(g, V_OPENING) + 0.008 * np.clip((g.z + 0.385) / 0.06, 0, 1)
        f = smooth_max(self.closed_jacket, -np.maximum(np.abs(g.x) - v, g.y - 0.05), 0.003)
        z, half = np.array(CUTAWAY).T
        cut = PchipInterpolator(z[::-1], half[::-1])(np.clip(g.axes[2], HEM_Z_M, -0.405)).astype(
            np.float32
        )
        f = smooth_max(f, -np.maximum(np.abs(g.x) - cut[None, None, :], g.y - 0.05), 0.003)
        f = smooth_max(f, HEM_Z_M - g.z + 0 * g.x, 0.004)
        neck_hole = np.sqrt(g.x**2 + (g.y - 0.055) ** 2) - 0.072 * self.size.neck
        return np.maximum(f, -np.maximum(neck_hole, -0.02 - g.z))

    def visible_shirt(self):
        """The shirt ends behind the jacket's button, or a full body would push it through."""
        g = self.grid
        f = smooth_max(self.shirt, g.z - 0.012 + 0 * g.x, 0.003)
        f = smooth_max(f, np.abs(g.x) - 0.11, 0.003)
        return smooth_max(f, -0.392 - g.z + 0 * g.x, 0.003)

    def trousers(self):
        g = self.grid
        fly = 0.045 * np.exp(-((g.x / 0.013) ** 2)) * np.clip((-0.62 - g.z) / 0.1, 0, 1)
        below_jacket = np.clip((-0.62 - g.z) / 0.1, 0, 1)
        ironed = 0.005 * np.exp(-(((np.abs(g.x) - 0.086) / 0.006) ** 2)) * below_jacket
        return smooth_max(self.torso(-0.016) + fly - ironed, g.z + 0.42 + 0 * g.x, 0.004)

    def neck(self):
        """Grid and distances of the neck, with its two long muscles and the larynx."""
        g = Grid((-0.11, -0.06, -0.07), (0.11, 0.16, 0.19), 0.003)
        f = g.capsule(
            (0, 0.060, -0.03), (0, 0.040, 0.17), self.size.neck_radius, 0.0555 * self.size.neck
        )
        for side in (-1, 1):
            muscle = g.capsule(
                (side * 0.013, 0.0, -0.02), (side * 0.054 * self.size.neck, 0.042, 0.13), 0.009, 0.010
            )
            f = smooth_min(f, muscle, 0.024)
        f = smooth_min(f, g.ellipsoid((0, -0.0065, 0.062), (0.012, 0.011, 0.016)), 0.018)
        f = smooth_max(f, 0.004 - g.z - 0.6 * np.clip(g.y, 0, 0.1), 0.003)
        return g, smooth_max(f, g.z - 0.165, 0.004)


# (z, half width) of the opening and of the front edges below the button
V_OPENING = [
    (0.06, 0.066),
    (0.0, 0.062),
    (-0.05, 0.056),
    (-0.12, 0.047),
    (-0.22, 0.031),
    (-0.32, 0.012),
    (-0.375, -0.002),
    (-0.40, -0.02),
]
CUTAWAY = [
    (-0.405, -0.02),
    (-0.455, -0.004),
    (-0.52, 0.006),
    (-0.58, 0.017),
    (-0.62, 0.031),
    (-0.648, 0.050),
    (-0.668, 0.076),
    (-0.681, 0.112),
    (-0.688, 0.160),
]


def _by_height(grid, rows):
    z, value = np.array(rows).T
    return np.interp(grid.axes[2], z[::-1], value[::-1]).astype(np.float32)[None, None, :]
