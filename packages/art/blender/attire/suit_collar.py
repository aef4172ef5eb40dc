"""The shirt's collar: a stand around the neck and the fall over it."""

import numpy as np

from kit.panels import Front
from kit.sdf import Grid, smooth_min
from kit.strips import both_sides, sew, strip


class ShirtCollar:
    """Stand and fall hugging the neck; wing-like for a bow tie, spread for a long tie."""

    def __init__(self, body, formal):
        neck = body.size.neck
        self.neck, self.formal = neck, formal
        self.grid = Grid((-0.13, -0.09, -0.09), (0.13, 0.20, 0.14), 0.003)
        axis = ((0, 0.060, -0.05), (0, 0.046, 0.12))
        self.stand = self.grid.capsule(*axis, 0.0655 * neck, 0.0600 * neck)
        chest = self.grid.ellipsoid((0, 0.02, -0.10), (0.13, 0.075, 0.09))
        self.fall = smooth_min(self.grid.capsule(*axis, 0.0680 * neck, 0.0635 * neck), chest, 0.05)
        self.front = Front(self.grid, self.fall)

    def sew(self, material):
        stand = strip(
            self.grid,
            self.stand,
            self._scaled(STAND_TOP),
            self._scaled(STAND_FOOT),
            90,
            8,
            lambda s, q: 0.0008,
        )
        sew('stand', both_sides(stand), material, 0.0020)
        edge = self._scaled(FORMAL_EDGE if self.formal else SPREAD_EDGE)
        fall = strip(self.grid, self.fall, self._scaled(FALL_TOP), edge, 110, 14, _fall_lift)
        sew('fall', both_sides(fall), material, 0.0020)

    def _scaled(self, points):
        """All but the last point of a collar's edge widen with the neck."""
        return [(x * self.neck, y, z) for x, y, z in points[:-1]] + [points[-1]]


def _fall_lift(s, q):
    return 0.0022 + 0.0030 * np.clip(q * 1.2, 0, 1) * np.clip(1.15 - q * 0.75, 0, 1) + 0 * s


STAND_TOP = [
    (0, 0.125, 0.078),
    (0.045, 0.108, 0.074),
    (0.064, 0.068, 0.064),
    (0.060, 0.022, 0.047),
    (0.036, -0.008, 0.033),
    (0.006, -0.020, 0.0235),
]
STAND_FOOT = [
    (0, 0.135, 0.030),
    (0.052, 0.115, 0.026),
    (0.074, 0.070, 0.018),
    (0.070, 0.020, 0.002),
    (0.040, -0.015, -0.010),
    (0.002, -0.022, -0.006),
]
FALL_TOP = [
    (0, 0.127, 0.080),
    (0.046, 0.109, 0.076),
    (0.0655, 0.068, 0.066),
    (0.0615, 0.022, 0.049),
    (0.037, -0.009, 0.0345),
    (0.0045, -0.021, 0.0235),
]
FORMAL_EDGE = [
    (0, 0.135, 0.036),
    (0.054, 0.118, 0.032),
    (0.079, 0.070, 0.022),
    (0.077, 0.022, 0.002),
    (0.058, -0.015, -0.026),
    (0.040, -0.030, -0.048),
]
SPREAD_EDGE = [
    (0, 0.135, 0.036),
    (0.054, 0.118, 0.032),
    (0.079, 0.070, 0.022),
    (0.079, 0.024, 0.000),
    (0.057, -0.017, -0.030),
    (0.041, -0.030, -0.049),
]
