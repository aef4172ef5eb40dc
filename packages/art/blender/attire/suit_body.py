"""The suit's solids: torso, jacket, shirt, trousers and neck, for one body width."""

from dataclasses import dataclass

import numpy as np
from scipy.interpolate import PchipInterpolator

from kit.panels import Front
from kit.sdf import Grid, crease, smooth_max, smooth_min

BUTTON_Z_M = -0.385
# z, half width, half depth, y of the centre
TORSO = [
    (-0.03, 0.130, 0.066, 0.062),
    (-0.08, 0.163, 0.092, 0.056),
    (-0.14, 0.174, 0.110, 0.050),
    (-0.21, 0.171, 0.117, 0.047),
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
        self.cloth = self._cloth_folds()
        self.wrist = np.array(
            (0.184 + 0.20 * self.size.extra_width, -0.030 - 0.06 * self.size.extra_width, -0.540)
        )
        self.hand = np.array((0.146 * self.size.width, 0.018 - 0.02 * self.size.extra_width, -0.640))
        self.closed_jacket = self._pocket_bulge(self._sleeve_heads(self.base - self.cloth))
        self.shirt = self._shirt()
        self.jacket_front = Front(self.grid, self.closed_jacket)
        self.shirt_front = Front(self.grid, self.shirt)

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
        f = g.loft(rows, 2.25)
        for side in (-1, 1):
            tilt = 0.004 * side
            start, end = (
                (side * 0.042, 0.070, 0.004 + tilt),
                (side * 0.176 * size.shoulder, 0.060, -0.037 + tilt),
            )
            f = smooth_min(f, g.capsule(start, end, 0.043 + offset, 0.039 + offset), 0.035)
            chest = g.ellipsoid(
                (side * 0.078 * size.width, -0.014 * size.depth, -0.145),
                (0.085 + offset, 0.044 + offset, 0.10 + offset),
            )
            f = smooth_min(f, chest, 0.03)
        if size.belly:
            centre = (0, -0.02 - size.belly * 0.35, -0.40)
            radii = (0.13 * size.width + offset, 0.10 * size.depth + offset, 0.15 + offset)
            f = smooth_min(f, g.ellipsoid(centre, radii), 0.08)
        return f

    def collar_carrier(self):
        """Shoulders flowing up the neck: what collar and lapels lie on."""
        neck = self.grid.capsule(
            (0, 0.060, -0.05), (0, 0.0475, 0.095), 0.0765 * self.size.neck, 0.0725 * self.size.neck
        )
        return smooth_min(self.base, neck, 0.026) - self.cloth * 0.6

    def _cloth_folds(self):
        """Pull at the button, drape at the armholes, flutes in the skirt, drag lines."""
        g, size = self.grid, self.size
        front = np.clip((0.05 - g.y) / 0.08, 0, 1)
        across = np.abs(g.x)
        reach = np.sqrt(g.x**2 + (g.z - BUTTON_Z_M) ** 2)
        angle = np.arctan2(g.z - BUTTON_Z_M, across + 1e-6)
        pull = sum(
            amount * crease((angle - at) / width) * np.exp(-(((reach - 0.06) / 0.06) ** 2))
            for at, width, amount in ((0.60, 0.13, 0.9), (0.12, 0.11, 0.55), (-0.48, 0.14, 0.75))
        )
        folds = front * 0.0015 * pull
        diagonal = (across - 0.150) * 0.85 + (g.z + 0.20) * 0.35
        folds = folds + front * 0.0028 * crease(diagonal / 0.013) * np.exp(-(((g.z + 0.17) / 0.07) ** 2))
        folds = folds + front * 0.0018 * crease((diagonal + 0.028) / 0.012) * np.exp(
            -(((g.z + 0.19) / 0.06) ** 2)
        )
        flutes = (
            0.0030 * np.sin(np.arctan2(g.x, 0.06 - g.y) * 7 + 0.5) * np.clip((-0.50 - g.z) / 0.22, 0, 1)
        )
        folds = folds + flutes + g.noise((6, 6, 9), 9, 0.0017) + g.noise((13, 13, 8), 19, 0.0010)
        lines = sum(g.drag_line(*line) for line in _drag_lines(size.width, size.shoulder))
        return folds + front * lines * 1.6

    def _sleeve_heads(self, jacket):
        """The tops of the sleeves, melted into the shoulders so that no step shows at the armhole."""
        s, arm = self.size.shoulder, self.size.arm
        for side in (-1, 1):
            top = (side * 0.160 * s, 0.064, -0.058 + 0.004 * side)
            foot = (side * (0.160 * s + 0.038), 0.067, -0.130 + 0.004 * side)
            head = self.grid.capsule(top, foot, 0.0520 * arm, 0.0545 * arm)
            jacket = smooth_min(jacket, head, 0.024)
        return jacket

    def _pocket_bulge(self, jacket):
        """The hand in the side pocket, as seen from outside."""
        g = self.grid
        down = (self.hand - self.wrist) / np.linalg.norm(self.hand - self.wrist)
        start = self.wrist + down * 0.050 + np.array([0, -0.006, 0])
        end = self.wrist + down * 0.115 + np.array([0, -0.004, 0])
        bulge = g.capsule(start, end, 0.0335, 0.036)
        below_opening = (
            (g.x - start[0]) * down[0] + (g.y - start[1]) * down[1] + (g.z - start[2]) * down[2]
        )
        bulge = smooth_max(bulge, -below_opening - 0.004, 0.006)
        return smooth_min(jacket, bulge, 0.022)

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
        cut = PchipInterpolator(z[::-1], half[::-1])(np.clip(g.axes[2], -0.765, -0.405)).astype(
            np.float32
        )
        f = smooth_max(f, -np.maximum(np.abs(g.x) - cut[None, None, :], g.y - 0.05), 0.003)
        f = smooth_max(f, -0.765 - g.z + 0 * g.x, 0.004)
        neck_hole = np.sqrt(g.x**2 + (g.y - 0.055) ** 2) - 0.080 * self.size.neck
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
        return smooth_max(self.torso(-0.016) + fly, g.z + 0.42 + 0 * g.x, 0.004)

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
    (-0.48, 0.001),
    (-0.58, 0.016),
    (-0.65, 0.032),
    (-0.70, 0.049),
    (-0.73, 0.068),
    (-0.752, 0.095),
    (-0.765, 0.150),
]


def _by_height(grid, rows):
    z, value = np.array(rows).T
    return np.interp(grid.axes[2], z[::-1], value[::-1]).astype(np.float32)[None, None, :]


def _drag_lines(w, s):
    """(start, end, width, height) in (x, z): folds of a buttoned jacket with a hand in its pocket."""
    return [
        ((0.155 * w, -0.575), (0.012, -0.392), 0.011, 0.0030),
        ((0.170 * w, -0.560), (0.055, -0.385), 0.011, 0.0024),
        ((0.125 * w, -0.62), (0.030, -0.45), 0.012, 0.0020),
        ((0.160 * w, -0.275), (0.045, -0.365), 0.011, 0.0022),
        ((0.158 * w, -0.335), (0.06, -0.385), 0.010, 0.0018),
        ((-0.160 * w, -0.27), (-0.04, -0.362), 0.011, 0.0022),
        ((-0.160 * w, -0.33), (-0.05, -0.385), 0.010, 0.0020),
        ((-0.155 * w, -0.40), (-0.045, -0.41), 0.011, 0.0016),
        ((0.152 * s, -0.075), (0.120 * s, -0.235), 0.010, 0.0030),
        ((-0.152 * s, -0.075), (-0.120 * s, -0.235), 0.010, 0.0030),
        ((0.165 * s, -0.12), (0.140 * s, -0.26), 0.009, 0.0022),
        ((-0.165 * s, -0.12), (-0.140 * s, -0.26), 0.009, 0.0022),
    ]
