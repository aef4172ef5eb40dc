"""The satin gown's upper part: a fitted bodice with princess seams and long sleeves."""

import numpy as np
from scipy.ndimage import gaussian_filter

from kit.curves import curve
from kit.panels import Front
from kit.sdf import crease, smooth_max
from kit.shapes import array_mesh, soften
from kit.strips import sew
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
}


def sew_satin_top(body, material, neckline):
    g = body.grid
    figure = body.bridged_bust()
    folds = _sleeve_folds(body, figure.shape) + _torso_folds(body, figure.shape)
    folds = folds + g.noise((9, 9, 15), 41, 0.0011) + g.noise((20, 20, 28), 42, 0.0005)
    opening = _opening(body, figure.shape, NECKLINES[neckline])
    f = smooth_max(figure - 0.0048 - folds + _seams(body), opening, 0.0035)
    f = np.maximum(np.maximum(f, -0.455 - g.z), -(figure + 0.004))
    soften(array_mesh('bodice', *surface_mesh(g, f), material), 3)
    _princess_seams(body, Front(g, np.where(g.z < -0.14, f, figure), 0.8), material)


def _sleeve_folds(body, shape):
    """Creases crowding the elbow and a few long ones on the upper arm."""
    distance, along, angle, length = body.arm_coordinates(body.grid.points())
    elbow = float(np.mean(length))
    rng = np.random.default_rng(6)
    folds = np.zeros(shape, np.float32)
    for _ in range(14):
        at, slope = elbow + rng.uniform(-0.060, 0.075), rng.uniform(-0.018, 0.018)
        turn, width = rng.uniform(-1.4, 1.4), rng.uniform(0.0050, 0.0080)
        reach = np.clip(0.5 + 0.5 * np.cos(angle - turn), 0, 1) ** 2
        folds += (
            rng.uniform(0.5, 1)
            * 0.0019
            * crease((along - at - slope * np.sin(angle - turn)) / width)
            * reach
        )
    for _ in range(6):
        at, slope = rng.uniform(0.06, 0.42), rng.choice([-1, 1]) * rng.uniform(0.03, 0.07)
        turn, width = rng.uniform(-3, 3), rng.uniform(0.009, 0.014)
        reach = np.clip(0.5 + 0.5 * np.cos(angle - turn), 0, 1) ** 3
        folds += 0.0013 * crease((along - at - slope * np.sin(angle - turn)) / width) * reach
    return folds * np.exp(-(((distance - 0.034) / 0.03) ** 2))


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


def _opening(body, shape, neckline):
    """Distances of what the neckline cuts away (positive inside the opening)."""
    g = body.grid
    line = curve(neckline, 400, smooth=False)
    across = np.abs(g.x)
    edge_x = np.interp(g.axes[2], line[:, 1], line[:, 0], left=0)[None, None, :]
    edge_z = np.interp(g.axes[0], np.r_[-line[::-1, 0], line[:, 0]], np.r_[line[::-1, 1], line[:, 1]])[
        :, None, None
    ]
    beside, above = np.abs(edge_x - across), np.abs(g.z - edge_z)
    cut = np.where(across <= edge_x, 1, -1) * np.minimum(beside + 0 * g.y, above + 0 * g.y)
    cut = gaussian_filter(np.broadcast_to(cut, shape)[:, :1, :].astype(np.float32), (1.2, 0, 1.2))
    cut = np.minimum(cut, 0.085 - g.y)
    back = np.minimum(0.128 - across, np.minimum(g.y - 0.07, g.z + 0.03))
    return np.maximum(cut, back)


def _seams(body):
    """Shallow grooves at the armholes and the waist."""
    g = body.grid
    armhole = np.interp(
        g.axes[2], [-0.14, -0.10, -0.06, -0.01, 0.03], [0.138, 0.128, 0.130, 0.142, 0.150]
    )
    armhole = armhole.astype(np.float32)[None, None, :] * body.size.shoulder
    seam = (
        0.0016 * np.exp(-(((np.abs(g.x) - armhole) / 0.0022) ** 2)) * np.clip((g.z + 0.15) / 0.03, 0, 1)
    )
    return seam * (g.y < 0.08) + 0.0012 * np.exp(-(((g.z + 0.372) / 0.0022) ** 2))


def _princess_seams(body, front, material):
    size = body.size
    z = np.linspace(-0.185, -0.395, 60)
    x = np.interp(
        z, [-0.395, -0.30, -0.185], [0.045 * size.width, 0.053 * size.width, 0.070 * size.bust]
    )
    for side in (-1, 1):
        columns = []
        for shift in (-0.0012, 0, 0.0012):
            at = side * x + shift
            raised = 0.0009 * np.clip((-0.185 - z) / 0.06, 0, 1) - 0.0008 if shift == 0 else -0.0010
            columns.append(np.stack([at, front(at, z) - raised, z], -1))
        sew('seam', [np.stack(columns)], material, 0)
