"""Collars and lapels: a strip between two curves, snapped to a body and lifted off it."""

import numpy as np
from scipy.ndimage import gaussian_filter

from kit.curves import curve, paired_curves
from kit.shapes import grid_mesh


def strip(grid, carrier, inner, outer, columns=120, rows=14, lift=None, smooth=None, corners=None):
    """A grid of points (rows, columns, 3) from the inner to the outer curve.

    lift(s, q): height over the carrier, s along the strip and q across it (0..1);
    smooth: blur along and across; corners: sharp control points of the outer curve.
    """
    if corners is None:
        a, b, s = curve(inner, columns), curve(outer, columns), np.linspace(0, 1, columns)
    else:
        a, b, s, _ = paired_curves(inner, outer, columns, corners)
    q = np.linspace(0, 1, rows)[:, None, None]
    points = grid.snap(carrier, a[None] * (1 - q) + b[None] * q)
    if smooth:
        points = _blurred(points, smooth)
        sunk = np.clip(-grid.sample(carrier, points), 0, None)[..., None]
        points = points + grid.normal(carrier, points) * sunk
        points = _blurred(points, [0.4 * amount for amount in smooth])
    height = lift(s[None], q[..., 0])
    return points + grid.normal(carrier, points) * np.broadcast_to(height, points.shape[:2])[..., None]


def both_sides(points):
    mirrored = points.copy()
    mirrored[..., 0] *= -1
    return [points, mirrored[:, ::-1]]


def sew(name, sides, material, thickness):
    """Mesh every side so that its front looks away from the body's axis."""
    for points in sides:
        down = points[1:, :-1] - points[:-1, :-1]
        along = points[:-1, 1:] - points[:-1, :-1]
        outward = points[:-1, :-1] - np.array([0, 0.07, -0.15])
        if (np.cross(along, down) * outward).sum() < 0:
            points = points[:, ::-1]
        grid_mesh(name, points, material, thickness=thickness)


def _blurred(points, smooth):
    along, across = smooth
    parts = [gaussian_filter(points[..., i], (across, along), mode='nearest') for i in range(3)]
    return np.stack(parts, -1)
