"""The satin gown's upper part: a fitted bodice, ruched at the waist or wrapped, with set-in sleeves."""

import numpy as np
from scipy.ndimage import gaussian_filter

from kit.curves import curve
from kit.sdf import crease, smooth_max
from kit.shapes import array_mesh, set_attribute, soften, vertex_positions
from kit.surface_nets import surface_mesh

# (x, z) from the middle of the front up to the shoulder
NECKLINES = {
    'boat': [
        (0, -0.040),
        (0.040, -0.037),
        (0.085, -0.026),
        (0.118, -0.010),
        (0.136, 0.010),
        (0.146, 0.03),
        (0.15, 0.06),
    ],
    'v': [
        (0, -0.138),
        (0.016, -0.112),
        (0.050, -0.052),
        (0.080, -0.008),
        (0.094, 0.022),
        (0.099, 0.04),
        (0.10, 0.06),
    ],
    'square': [
        (0, -0.100),
        (0.050, -0.100),
        (0.082, -0.094),
        (0.097, -0.060),
        (0.104, -0.010),
        (0.107, 0.03),
        (0.108, 0.06),
    ],
}
# likewise for the back
BACKS = {
    'scoop': [
        (0, -0.128),
        (0.040, -0.121),
        (0.078, -0.098),
        (0.104, -0.058),
        (0.119, -0.012),
        (0.127, 0.03),
        (0.128, 0.06),
    ],
    'v': [
        (0, -0.205),
        (0.016, -0.178),
        (0.052, -0.106),
        (0.083, -0.045),
        (0.097, 0.000),
        (0.100, 0.03),
        (0.101, 0.06),
    ],
}
HIGH_COLLAR_Z_M = 0.034
WRAP_EDGE = np.array((0.451, -0.893))
RUCHE_CENTRE = (-0.165, -0.425)
WRAP_PLEAT_M = 0.0125


def sew_satin_top(body, material, neckline, drape, back=None):
    """neckline: one of NECKLINES or 'high'; drape: 'ruched' (to one side), 'wrap' or 'plain'; back: one of BACKS."""
    g = body.grid
    figure = body.bridged_bust()
    folds = _torso_folds(body, figure.shape) * (1 if drape == 'plain' else 0.4)
    folds = folds + g.noise((9, 9, 15), 41, 0.0008)
    f = figure - 0.0048 - folds
    if drape == 'wrap':
        f = f + 0.0026 * np.clip(-_wrap_depth(g.x, g.z) / 0.002, 0, 1)
    if neckline == 'high':
        f = smooth_max(f, g.z - HIGH_COLLAR_Z_M + 0.25 * np.clip(g.y - 0.02, 0, 0.1), 0.002)
    else:
        f = smooth_max(f, _opening(body, figure.shape, NECKLINES[neckline], back), 0.0035)
    f = np.maximum(np.maximum(f, body.bodice_end_m - g.z), -(figure + 0.004))
    thing = array_mesh('bodice', *surface_mesh(g, f), material)
    soften(thing, 3)
    _mark_pleats(thing, drape)


def _mark_pleats(thing, drape):
    """Attributes that bridal_satin turns into pleats: their phase and how deep they are."""
    x, _, z = vertex_positions(thing).T
    if drape == 'ruched':
        fan = np.arctan2(z - RUCHE_CENTRE[1], x - RUCHE_CENTRE[0])
        phase = fan * 15 + 0.25 * np.sin(x * 45 + 9 * fan)
        depth = np.clip((fan + 0.2) / 0.1, 0, 1) * np.clip((0.80 - fan) / 0.30, 0, 1)
    elif drape == 'wrap':
        over = _wrap_depth(x, z)
        u = np.where(over > 0, over, _wrap_depth(-x, z))
        phase = (u + 0.0025 * np.sin(z * 60 + x * 25)) / WRAP_PLEAT_M
        depth = np.clip((u - 0.005) / 0.004, 0, 1) * np.clip((0.150 - u) / 0.06, 0, 1)
    else:
        phase, depth = 0 * z, 0 * z
    set_attribute(thing, 'pleat', phase)
    set_attribute(thing, 'pleated', depth)


def _wrap_depth(x, z):
    """Metres from the edge of the upper front into it; negative on the lower front."""
    return x * WRAP_EDGE[1] - (z + 0.138) * WRAP_EDGE[0]


def _torso_folds(body, shape):
    g, w = body.grid, body.size.width
    across = np.abs(g.x)
    folds = np.zeros(shape, np.float32)
    for x, slope, z, width, height in (
        (0.05, 0.65, -0.335, 0.014, 0.0016),
        (0.07, 0.9, -0.300, 0.016, 0.0014),
    ):
        line = g.z - z - slope * (across - x) * np.sign(across - x + 0.2)
        folds += height * crease(line / width) * np.exp(-(((across - x - 0.03) / 0.045) ** 2))
    for side in (-1, 1):
        for start, end, width, height in (
            ((0.116 * w, -0.262), (0.015, -0.335), 0.009, 0.0021),
            ((0.112 * w, -0.300), (0.020, -0.356), 0.008, 0.0024),
            ((0.108 * w, -0.335), (0.035, -0.370), 0.007, 0.0022),
            ((0.134 * w, -0.080), (0.108 * w, -0.215), 0.008, 0.0026),
            ((0.120 * w, -0.235), (0.045, -0.262), 0.008, 0.0016),
            ((0.100 * w, -0.355), (0.010, -0.392), 0.006, 0.0022),
            ((0.104 * w, -0.372), (0.050, -0.398), 0.006, 0.0018),
            ((0.128 * w, -0.125), (0.085 * w, -0.215), 0.009, 0.0016),
        ):
            a, b = (side * start[0], start[1]), (side * end[0], end[1])
            folds = folds + g.drag_line(a, b, width * (1 + 0.15 * side), height * (1 - 0.2 * side))
    return folds * np.clip((0.05 - g.y) / 0.05, 0, 1)


def _opening(body, shape, neckline, back):
    """Distances of what the neckline cuts away (positive inside the opening)."""
    g = body.grid
    cut = np.minimum(_cut(g, shape, neckline), 0.085 - g.y)
    if back:
        return np.maximum(cut, np.minimum(_cut(g, shape, BACKS[back]), g.y - 0.07))
    return np.maximum(cut, np.minimum(0.128 - np.abs(g.x), np.minimum(g.y - 0.07, g.z + 0.03)))


def _cut(g, shape, neckline):
    line = curve(neckline, 400, smooth=False)
    across = np.abs(g.x)
    edge_x = np.interp(g.axes[2], line[:, 1], line[:, 0], left=0)[None, None, :]
    edge_z = np.interp(g.axes[0], np.r_[-line[::-1, 0], line[:, 0]], np.r_[line[::-1, 1], line[:, 1]])[
        :, None, None
    ]
    beside, above = np.abs(edge_x - across), np.abs(g.z - edge_z)
    cut = np.where(across <= edge_x, 1, -1) * np.minimum(beside + 0 * g.y, above + 0 * g.y)
    return gaussian_filter(np.broadcast_to(cut, shape)[:, :1, :].astype(np.float32), (1.2, 0, 1.2))
