"""The back of a jacket: its seam and vent, the folds between the shoulders, the collar."""

import numpy as np

from attire.suit_body import SuitBody
from kit.sdf import Grid, smooth_min
from kit.strips import sew, strip

VENT_TOP_Z_M = -0.475


class BackBody(SuitBody):
    """A suit's solids whose back is tailored as carefully as the others' front."""

    def __init__(self, fit):
        super().__init__(fit)
        self.closed_jacket = self.closed_jacket - _folds(self.grid, self.size) + _seams(self.grid)


def sew_back_collar(body, wool, facing=None):
    """A collar around the nape and the yoke beneath it, in one piece across the back."""
    neck = body.size.neck
    grid = Grid((-0.16, -0.04, -0.14), (0.16, 0.20, 0.14), 0.003)
    torso = body.grid.sample(body.base, grid.points()).astype(np.float32)
    stand = grid.capsule((0, 0.060, -0.05), (0, 0.0475, 0.095), 0.0735 * neck, 0.0695 * neck)
    carrier = smooth_min(torso, stand, 0.030)
    top, edge, foot = (
        [(x * neck, y, z) for x, y, z in _both(points)] for points in (COLLAR_TOP, COLLAR_EDGE, YOKE_FOOT)
    )
    yoke = strip(grid, carrier, top, foot, 160, 30, lambda s, q: 0.0050 - 0.0120 * q**2 + 0 * s)
    sew('yoke', [yoke], wool, 0.002)
    collar = strip(grid, carrier, top, edge, 160, 18, _collar_lift)
    sew('collar', [collar], facing or wool, 0.0026)


def _collar_lift(s, q):
    return 0.0085 + 0.0030 * np.sin(np.pi * np.clip(q, 0, 1)) ** 0.7 + 0.0012 * q + 0 * s


def _both(points):
    return [(-x, y, z) for x, y, z in points[:0:-1]] + points


def _seams(g):
    """Added distance: the seam in the middle and the vent's slit, whose left side lies on top."""
    behind = np.clip((g.y - 0.06) / 0.02, 0, 1)
    seam = 0.0034 * np.exp(-((g.x / 0.0036) ** 2)) * np.clip((0.0 - g.z) / 0.03, 0, 1)
    vent = np.clip((VENT_TOP_Z_M - g.z) / 0.02, 0, 1)
    slit = 0.011 * np.exp(-(((g.x - 0.002) / 0.0034) ** 2)) * vent
    upper = 0.0050 * np.clip(g.x / 0.004 + 0.5, 0, 1) * np.exp(-np.clip(g.x, 0, 1) / 0.05) * vent
    waist = 0.0040 * np.exp(-(((g.z + 0.375) / 0.07) ** 2)) * np.exp(-((g.x / 0.055) ** 2))
    return behind * (seam + slit + upper + waist)


def _folds(g, size):
    w, s = size.width, size.shoulder
    lines = sum(
        g.drag_line((side * a[0], a[1]), (side * b[0], b[1]), width, height * (1 - 0.25 * side * tilt))
        for side in (-1, 1)
        for a, b, width, height, tilt in (
            ((0.152 * s, -0.075), (0.100 * s, -0.235), 0.013, 0.0036, 1),
            ((0.160 * w, -0.195), (0.060 * w, -0.300), 0.012, 0.0030, -1),
            ((0.158 * w, -0.265), (0.035 * w, -0.352), 0.012, 0.0032, 1),
            ((0.150 * w, -0.335), (0.025 * w, -0.385), 0.010, 0.0028, -1),
            ((0.150 * w, -0.445), (0.030 * w, -0.392), 0.011, 0.0026, 1),
            ((0.120 * w, -0.060), (0.030 * w, -0.095), 0.014, 0.0022, -1),
            ((0.085 * w, -0.520), (0.105 * w, -0.680), 0.016, 0.0030, 1),
        )
    )
    # The arm that reaches out pulls the cloth towards its shoulder.
    pull = g.drag_line((0.020, -0.330), (0.150 * s, -0.115), 0.014, 0.0030)
    pull = pull + g.drag_line((0.060, -0.395), (0.160 * s, -0.170), 0.012, 0.0028)
    return np.clip((g.y - 0.05) / 0.05, 0, 1) * (lines + pull)


# from the middle of the back to the side
COLLAR_TOP = [
    (0, 0.133, 0.074),
    (0.046, 0.118, 0.071),
    (0.071, 0.080, 0.063),
    (0.0755, 0.045, 0.049),
    (0.070, 0.012, 0.025),
]
COLLAR_EDGE = [
    (0, 0.140, 0.027),
    (0.054, 0.122, 0.025),
    (0.087, 0.082, 0.016),
    (0.094, 0.045, 0.008),
    (0.086, 0.010, 0.000),
]
YOKE_FOOT = [
    (0, 0.150, -0.085),
    (0.070, 0.146, -0.080),
    (0.125, 0.098, -0.045),
    (0.130, 0.045, -0.020),
    (0.115, 0.005, -0.020),
]
