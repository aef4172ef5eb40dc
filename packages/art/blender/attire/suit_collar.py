"""Lapels, shirt collar and what is tied around it."""
import numpy as np

from kit.curves import paired_curves
from kit.panels import Front, mirrored, outline, panel
from kit.sdf import Grid, smooth_min
from kit.shapes import array_mesh, thicken
from kit.strips import both_sides, sew, strip


def lapels(body, shape, material):
    if shape == 'shawl':
        points = strip(
            body.grid, body.collar_carrier(), _roll_line(body.size.neck, SHAWL_ROLL), SHAWL_EDGE, 240, 22, _lapel_lift, (9, 1.2)
        )
    else:
        points = _notched(body, shape)
    sew('lapel', both_sides(points), material, 0.0020)


def _notched(body, shape):
    """One continuous strip whose outer edge has a corner notch, with a gorge seam pressed in."""
    inner, outer = _roll_line(body.size.neck, NOTCH_ROLL), list(NOTCH_EDGE)
    if shape == 'peak':
        outer[6:9] = PEAK_CORNERS
    _, _, _, stops = paired_curves(inner, outer, 50)
    gorge = stops[6]

    def lift(s, q):
        seam = -0.0016 * np.exp(-(((s - gorge) / 0.0035) ** 2)) * np.clip(q * 4, 0, 1)
        step = 0.0016 * np.clip((s - gorge) / 0.01, 0, 1) * np.exp(-np.clip(s - gorge, 0, 1) / 0.10)
        return _lapel_lift(s, q) + seam + step

    return strip(body.grid, body.collar_carrier(), inner, outer, 300, 22, lift, (3, 1.0), (5, 6, 7))


def _lapel_lift(s, q):
    """The roll stands off the chest, the edges lie flat."""
    roll = 0.0085 * np.clip((s - 0.20) / 0.14, 0, 1) * np.clip((1.02 - s) / 0.12, 0.15, 1) * np.exp(-q / 0.30)
    return 0.0026 + roll + 0.0022 * (1 - np.exp(-np.minimum(q, 1 - q) / 0.05)) + 0.0015


def _roll_line(neck, points):
    """Scale the points that lie around the neck (y > 0.005) with the neck's width."""
    return [(x * neck if y > 0.005 else x, y, z) for x, y, z in points]


SHAWL_ROLL = [
    (0, 0.135, 0.070),
    (0.046, 0.120, 0.067),
    (0.071, 0.080, 0.060),
    (0.0755, 0.045, 0.046),
    (0.069, 0.008, 0.018),
    (0.058, -0.025, -0.04),
    (0.047, -0.06, -0.12),
    (0.031, -0.08, -0.22),
    (0.012, -0.08, -0.32),
    (-0.003, -0.08, -0.378),
]
SHAWL_EDGE = [
    (0, 0.150, 0.030),
    (0.058, 0.130, 0.030),
    (0.098, 0.088, 0.028),
    (0.106, 0.050, 0.014),
    (0.110, 0.0, -0.028),
    (0.119, -0.03, -0.080),
    (0.117, -0.05, -0.150),
    (0.096, -0.07, -0.235),
    (0.056, -0.08, -0.325),
    (0.006, -0.08, -0.392),
]
NOTCH_ROLL = [
    (0, 0.135, 0.070),
    (0.046, 0.120, 0.067),
    (0.071, 0.080, 0.060),
    (0.0755, 0.045, 0.046),
    (0.070, 0.010, 0.020),
    (0.062, -0.015, -0.020),
    (0.0595, -0.022, -0.031),
    (0.057, -0.029, -0.045),
    (0.047, -0.06, -0.12),
    (0.031, -0.08, -0.22),
    (0.012, -0.08, -0.32),
    (-0.003, -0.08, -0.378),
]
NOTCH_EDGE = [
    (0, 0.150, 0.030),
    (0.058, 0.130, 0.030),
    (0.097, 0.088, 0.028),
    (0.105, 0.050, 0.012),
    (0.108, 0.010, -0.020),
    (0.103, -0.02, -0.050),
    (0.091, -0.025, -0.0555),
    (0.124, -0.03, -0.0635),
    (0.121, -0.05, -0.135),
    (0.097, -0.07, -0.235),
    (0.054, -0.08, -0.328),
    (0.006, -0.08, -0.395),
]
PEAK_CORNERS = [(0.098, -0.022, -0.047), (0.148, -0.03, -0.036), (0.128, -0.05, -0.130)]


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
        stand = strip(self.grid, self.stand, self._scaled(STAND_TOP), self._scaled(STAND_FOOT), 90, 8, lambda s, q: 0.0008)
        sew('stand', both_sides(stand), material, 0.0020)
        edge = self._scaled(FORMAL_EDGE if self.formal else SPREAD_EDGE)
        fall = strip(self.grid, self.fall, self._scaled(FALL_TOP), edge, 110, 14, _fall_lift)
        sew('fall', both_sides(fall), material, 0.0020)

    def _scaled(self, points):
        """All but the last point of a collar's edge widen with the neck."""
        return [(x * self.neck, y, z) for x, y, z in points[:-1]] + [points[-1]]


def _fall_lift(s, q):
    return 0.0022 + 0.0030 * np.clip(q * 1.2, 0, 1) * np.clip(1.15 - q * 0.75, 0, 1) + 0 * s


STAND_TOP = [(0, 0.125, 0.078), (0.045, 0.108, 0.074), (0.064, 0.068, 0.064), (0.060, 0.022, 0.047), (0.036, -0.008, 0.033), (0.006, -0.020, 0.0235)]
STAND_FOOT = [(0, 0.135, 0.030), (0.052, 0.115, 0.026), (0.074, 0.070, 0.018), (0.070, 0.020, 0.002), (0.040, -0.015, -0.010), (0.002, -0.022, -0.006)]
FALL_TOP = [(0, 0.127, 0.080), (0.046, 0.109, 0.076), (0.0655, 0.068, 0.066), (0.0615, 0.022, 0.049), (0.037, -0.009, 0.0345), (0.0045, -0.021, 0.0235)]
FORMAL_EDGE = [(0, 0.135, 0.036), (0.054, 0.118, 0.032), (0.079, 0.070, 0.022), (0.077, 0.022, 0.002), (0.058, -0.015, -0.026), (0.040, -0.030, -0.048)]
SPREAD_EDGE = [(0, 0.135, 0.036), (0.054, 0.118, 0.032), (0.079, 0.070, 0.022), (0.079, 0.024, 0.000), (0.057, -0.017, -0.030), (0.041, -0.030, -0.049)]


def bow_tie(collar, material):
    depth = collar.front.at(0, 0.008)

    def flat(x, z):
        return depth + 0.88 * np.abs(np.asarray(x)) ** 1.5 + 0 * np.asarray(z)

    wing = outline(BOW_WING, 0.0015) + [0, 0.004]
    back = outline(BOW_BACK, 0.0015) * [1.03, 1] + [0, 0.0005]
    knot = outline(BOW_KNOT, 0.001) + [0, 0.004]
    lay_panel(wing, flat, material, 0.0075, 0.0085, 0.008, 0.0022, _wing_folds, both=True, thickness=0.002)
    lay_panel(back, flat, material, 0.0015, 0.006, 0.008, 0.0026, both=True, thickness=0.002)
    lay_panel(knot, flat, material, 0.0150, 0.0075, 0.0055, 0.0018, lambda x, z, d: 0.0012 * np.sin(x * 430 + z * 60), thickness=0.002)


def _wing_folds(x, z, distance):
    from_centre = z - 0.004
    gathers = 0.0030 * np.sin(from_centre * 330 / (1 + x * 26) + 0.6) * np.exp(-(x - 0.008) / 0.022)
    return gathers + 0.0022 * np.cos(from_centre * 120) * np.clip((x - 0.02) / 0.03, 0, 1)


BOW_WING = [
    (0.006, 0.0085),
    (0.024, 0.019),
    (0.050, 0.0270),
    (0.061, 0.0255),
    (0.0645, 0.006),
    (0.0640, -0.014),
    (0.060, -0.0255),
    (0.048, -0.0260),
    (0.024, -0.0185),
    (0.006, -0.0085),
]
BOW_BACK = [(0.004, 0.006), (0.040, 0.020), (0.0575, 0.0185), (0.059, -0.024), (0.045, -0.0285), (0.004, -0.010)]
BOW_KNOT = [
    (-0.0105, 0.0125),
    (0.0, 0.0112),
    (0.0105, 0.0125),
    (0.0125, 0.0),
    (0.0105, -0.0125),
    (0, -0.0112),
    (-0.0105, -0.0125),
    (-0.0125, 0),
]


def long_tie(collar, shirt_front, material):
    depth = collar.front.at(0, 0.005)
    blade = outline(TIE_BLADE, 0.002, corners=(0, 1, 4, 5))
    knot = outline(TIE_KNOT, 0.0015, corners=(0, 2))

    def dimple(x, z, distance):
        hollow = 0.0028 * np.exp(-(((z + 0.040) / 0.018) ** 2)) * np.cos((x + 0.004) * 190)
        return hollow + 0.002 * np.exp(-(((z + 0.05) / 0.03) ** 2)) - 0.0055 * np.clip((-0.29 - z) / 0.08, 0, 1)

    def under_knot(x, z):
        return depth - 0.002 - 0.10 * (0.016 - np.asarray(z)) + 0.35 * np.abs(np.asarray(x)) ** 1.3

    lay_panel(blade, shirt_front, material, 0.0075, 0.0050, 0.007, 0.0035, dimple, thickness=0.003)
    lay_panel(knot, under_knot, material, 0.0050, 0.0085, 0.0065, 0.0022, thickness=0.002)


TIE_BLADE = [
    (-0.0115, -0.018),
    (0.0115, -0.018),
    (0.021, -0.11),
    (0.031, -0.24),
    (0.035, -0.374),
    (-0.035, -0.374),
    (-0.031, -0.24),
    (-0.021, -0.11),
]
TIE_KNOT = [(-0.0205, 0.014), (0, 0.0165), (0.0205, 0.014), (0.0118, -0.0215), (0, -0.0245), (-0.0118, -0.0215)]


def lay_panel(border, front, material, offset, pillow, pillow_width, step, roll=None, both=False, thickness=0.003):
    """A stiff piece of cloth on a front; `both` adds its mirror image."""
    vertices, faces = panel(border, front, offset, pillow, pillow_width, step, roll)
    sides = [(vertices, faces), mirrored(vertices, faces)] if both else [(vertices, faces)]
    for points, triangles in sides:
        thicken(array_mesh('panel', points, triangles, material), thickness)
