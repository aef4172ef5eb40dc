"""A sherwani: a long brocade coat closed to a stand collar, with an embroidered placket."""

import numpy as np

from attire.bridal_cloth import brocade
from attire.suit_front import sew_button
from attire.suit_neckwear import lay_panel
from kit.materials import plain
from kit.panels import Front, outline
from kit.sdf import Grid, smooth_max, smooth_min
from kit.shapes import array_mesh, soften
from kit.strips import both_sides, sew, strip
from kit.surface_nets import surface_mesh

# ground, woven pattern, embroidery
COLOURS = {
    'ivory': ((0.74, 0.675, 0.56), (0.60, 0.49, 0.32), (0.48, 0.33, 0.14)),
}
PLACKET_END_Z_M = -0.47


def sew_sherwani(body, job):
    """Everything but sleeves, hands and neck; returns brocade and embroidery."""
    ground, pattern, gold = COLOURS[job['look']['cloth']]
    cloth = brocade('brocade', job['lacePattern'], ground, pattern)
    bright = tuple(c * 1.5 for c in gold)
    embroidery = brocade('embroidery', job['lacePattern'], gold, bright, scale=14.0)
    button = plain('gold', (0.62, 0.42, 0.16), 0.30, Metallic=0.9)
    soften(array_mesh('coat', *surface_mesh(body.grid, coat(body)), cloth), 3)
    sew_collar(body, embroidery)
    sew_placket(body, embroidery, button)
    return cloth, embroidery


def coat(body):
    """Closed from inside the collar to below the frame, with a slit under the placket."""
    g = body.grid
    f = body.closed_jacket
    slit = np.interp(g.axes[2], [-1.0, PLACKET_END_Z_M], [0.016, 0.0]).astype(np.float32)
    slit = np.abs(g.x - 0.004) - slit
    f = smooth_max(f, -np.maximum(np.maximum(slit, g.y - 0.02), g.z - PLACKET_END_Z_M), 0.004)
    scale = body.size.neck
    neck = g.capsule((0, 0.060, -0.05), (0, 0.0475, 0.095), 0.0640 * scale, 0.0600 * scale)
    return smooth_min(f, smooth_max(neck, g.z - 0.022 + 0 * g.x, 0.003), 0.022)


def sew_collar(body, material):
    neck = body.size.neck
    grid = Grid((-0.13, -0.09, -0.09), (0.13, 0.20, 0.14), 0.003)
    stand = grid.capsule((0, 0.060, -0.05), (0, 0.046, 0.12), 0.0675 * neck, 0.0625 * neck)
    chest = grid.ellipsoid((0, 0.045, -0.085), (0.125, 0.080, 0.075))
    carrier = smooth_min(stand, chest, 0.02)
    top, foot = ([(x * neck, y, z) for x, y, z in points] for points in (COLLAR_TOP, COLLAR_FOOT))
    points = strip(
        grid, carrier, top, foot, 160, 14, lambda s, q: 0.0035 + 0.0012 * np.sin(np.pi * q) + 0 * s
    )
    sew('collar', both_sides(points), material, 0.003)


def sew_placket(body, embroidery, button):
    front = Front(body.grid, body.closed_jacket)
    half, bottom = 0.019, PLACKET_END_Z_M
    band = [(-half, -0.012), (half, -0.012), (half, bottom), (0, bottom - 0.028), (-half, bottom)]
    corners = (0, 1, 2, 3, 4)
    border = outline(band, 0.004, corners)
    lay_panel(border, front, embroidery, 0.0035, 0.0012, 0.003, 0.004, thickness=0.002)
    for z in np.arange(-0.035, bottom + 0.02, -0.056):
        sew_button(front, 0.0, float(z), button, 0.8)


COLLAR_TOP = [
    (0, 0.125, 0.080),
    (0.045, 0.108, 0.076),
    (0.064, 0.068, 0.067),
    (0.060, 0.022, 0.052),
    (0.036, -0.008, 0.041),
    (0.009, -0.020, 0.033),
]
COLLAR_FOOT = [
    (0, 0.140, 0.030),
    (0.055, 0.120, 0.026),
    (0.079, 0.070, 0.012),
    (0.077, 0.019, -0.010),
    (0.046, -0.021, -0.028),
    (0.004, -0.033, -0.034),
]
