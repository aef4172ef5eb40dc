"""Folds of a buttoned jacket."""

import numpy as np

from kit.sdf import crease

BUTTON_Z_M = -0.385


def cloth_folds(g, size):
    """Pull at the button, drape at the armholes, flutes in the skirt, drag lines."""
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
        0.0030 * np.sin(np.arctan2(g.x, 0.06 - g.y) * 7 + 0.5) * np.clip((-0.48 - g.z) / 0.25, 0, 1)
    )
    folds = folds + flutes + g.noise((6, 6, 9), 9, 0.0017) + g.noise((13, 13, 8), 19, 0.0010)
    lines = sum(g.drag_line(*line) for line in _drag_lines(size.width, size.shoulder))
    return folds + front * lines * 1.6


def _drag_lines(w, s):
    """(start, end, width, height) in (x, z): folds of a buttoned jacket over hanging arms."""
    return [
        ((0.150 * w, -0.500), (0.020, -0.396), 0.011, 0.0018),
        ((0.160 * w, -0.275), (0.045, -0.365), 0.011, 0.0018),
        ((0.158 * w, -0.335), (0.06, -0.385), 0.010, 0.0015),
        ((-0.150 * w, -0.48), (-0.020, -0.394), 0.011, 0.0014),
        ((-0.160 * w, -0.27), (-0.04, -0.362), 0.011, 0.0018),
        ((-0.160 * w, -0.33), (-0.05, -0.385), 0.010, 0.0016),
        ((0.158 * s, -0.075), (0.128 * s, -0.235), 0.010, 0.0026),
        ((-0.158 * s, -0.075), (-0.128 * s, -0.235), 0.010, 0.0026),
        ((0.170 * s, -0.12), (0.146 * s, -0.26), 0.009, 0.0018),
        ((-0.170 * s, -0.12), (-0.146 * s, -0.26), 0.009, 0.0018),
    ]
