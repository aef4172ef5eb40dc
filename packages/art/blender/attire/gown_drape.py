"""Cloth draped around shoulders and neck: the off-shoulder band and the covering of a modest gown."""

import numpy as np

from kit.sdf import smooth_min
from kit.strips import sew, strip


def sew_shoulder_band(body, material):
    """A pleated band around bust and upper arms that leaves the shoulders bare."""
    g, size = body.grid, body.size
    bridge = g.loft([(z, 0.172 * size.shoulder, 0.066, 0.055) for z in (-0.06, -0.20)], 2.2)
    carrier = smooth_min(body.skin - 0.004, bridge, 0.035)
    points = strip(g, carrier, BAND_TOP, BAND_FOOT, 260, 30, _band_lift, (6, 1.0))
    sew('band', _joined(points), material, 0.0015)


def _band_lift(s, q):
    pleats = np.abs(np.sin(np.pi * (q * 5 + 0.25 * np.sin(s * 9)))) ** 0.6
    return 0.003 + 0.0042 * pleats + 0.0035 * np.sin(np.pi * q) + 0 * s


def _joined(points):
    """One sheet from both halves: a seam in the middle of the front would catch the light."""
    half = points.copy()
    half[:, [0, -1], 0] = 0
    other = half[:, -2::-1] * [-1, 1, 1]
    return [np.concatenate([half, other], 1)]


def sew_cowl(body, material):
    """A scarf wound around the neck whose folds lie on the shoulders and the chest."""
    g, size = body.grid, body.size
    neck = g.capsule((0, 0.064, -0.035), (0, 0.044, 0.10), 0.056 * size.neck, 0.052 * size.neck)
    carrier = smooth_min(smooth_min(body.bridged_bust(), neck, 0.04), body.skin, 0.02)
    points = strip(g, carrier, COWL_TOP, COWL_FOOT, 240, 60, _cowl_lift, (5, 1.2))
    sew('cowl', _joined(points), material, 0.0016)


def _cowl_lift(s, q):
    """Crisp ridges with wide hollows between them, as cloth hangs that is gathered at the shoulders."""
    loose = 0.35 + 0.65 * s
    wander = 0.5 * np.sin(s * 4.0 + 0.6) + 0.12 * np.sin(s * 9)
    ridges = (1 - np.abs(np.sin(np.pi * (q * 6.5 + wander)))) ** 1.4
    small = (1 - np.abs(np.sin(np.pi * (q * 15 + 1.6 * wander)))) ** 1.4
    return 0.0035 + (0.0060 * ridges + 0.0020 * small) * loose * np.clip(q * 6, 0.2, 1)


BAND_TOP = [
    (0, 0.150, -0.088),
    (0.110, 0.140, -0.083),
    (0.180, 0.108, -0.082),
    (0.206, 0.062, -0.082),
    (0.184, 0.010, -0.086),
    (0.120, -0.045, -0.100),
    (0.060, -0.070, -0.116),
    (0, -0.075, -0.124),
]
BAND_FOOT = [(x * 1.01, y, z - 0.050) for x, y, z in BAND_TOP]
COWL_TOP = [
    (0, 0.118, 0.064),
    (0.034, 0.104, 0.062),
    (0.055, 0.066, 0.058),
    (0.049, 0.022, 0.050),
    (0.027, -0.002, 0.045),
    (0, -0.010, 0.043),
]
COWL_FOOT = [
    (0, 0.150, -0.070),
    (0.080, 0.140, -0.060),
    (0.150, 0.085, -0.050),
    (0.145, 0.010, -0.085),
    (0.085, -0.055, -0.150),
    (0, -0.080, -0.190),
]
