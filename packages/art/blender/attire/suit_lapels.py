"""Lapels: a strip from the roll line to the outer edge, laid on shoulders and chest."""

import numpy as np

from kit.curves import paired_curves
from kit.strips import both_sides, sew, strip


def lapels(body, shape, material):
    if shape == 'shawl':
        points = strip(
            body.grid,
            body.collar_carrier(),
            _roll_line(body.size.neck, SHAWL_ROLL),
            SHAWL_EDGE,
            240,
            22,
            _lapel_lift,
            (9, 1.2),
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
    roll = (
        0.0085
        * np.clip((s - 0.20) / 0.14, 0, 1)
        * np.clip((1.02 - s) / 0.12, 0.15, 1)
        * np.exp(-q / 0.30)
    )
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
