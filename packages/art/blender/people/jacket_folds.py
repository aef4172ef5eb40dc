"""Folds of a buttoned jacket on its shell at rest: pull at the button, drape at the armholes, flutes in its skirt."""

import numpy as np
from kit.sdf import drag_line

# From and to, metres beside the middle as on a shoulder of the reference and above the pit; width and height, metres.
DRAG_LINES = [
    ((0.150, -0.500), (0.020, -0.396), 0.012, 0.0034),
    ((0.160, -0.275), (0.045, -0.365), 0.012, 0.0034),
    ((0.158, -0.335), (0.060, -0.385), 0.011, 0.0028),
    ((-0.150, -0.480), (-0.020, -0.394), 0.012, 0.0028),
    ((-0.160, -0.270), (-0.040, -0.362), 0.012, 0.0034),
    ((-0.160, -0.330), (-0.050, -0.385), 0.011, 0.0030),
    ((0.158, -0.075), (0.128, -0.235), 0.011, 0.0044),
    ((-0.158, -0.075), (-0.128, -0.235), 0.011, 0.0044),
    ((0.170, -0.120), (0.146, -0.260), 0.010, 0.0032),
    ((-0.170, -0.120), (-0.146, -0.260), 0.010, 0.0032),
]

# Likewise behind, each on both sides; the share by which it is lower on the right.
BACK_LINES = [
    ((0.152, -0.075), (0.100, -0.235), 0.013, 0.0036, 0.25),
    ((0.160, -0.195), (0.060, -0.300), 0.012, 0.0030, -0.25),
    ((0.158, -0.265), (0.035, -0.352), 0.012, 0.0032, 0.25),
    ((0.150, -0.335), (0.025, -0.385), 0.010, 0.0028, -0.25),
    ((0.150, -0.445), (0.030, -0.392), 0.011, 0.0026, 0.25),
    ((0.120, -0.060), (0.030, -0.095), 0.014, 0.0022, -0.25),
]


def folds_m(rest, pit, wide):
    """By how many metres folds lift each point."""
    x, y, z = (rest - pit).T
    front = np.clip((0.10 - y) / 0.08, 0, 1)
    lines = sum(drag_line(x / wide, z, *line) for line in DRAG_LINES)
    behind = np.clip((y - 0.05) / 0.05, 0, 1)
    back = sum(
        (1 - side * lower) * drag_line(side * x / wide, z, *line)
        for side in (-1, 1)
        for *line, lower in BACK_LINES
    )
    flutes = 0.0040 * np.sin(np.arctan2(x, 0.11 - y) * 7 + 0.5) * np.clip((-0.46 - z) / 0.25, 0, 1)
    return front * lines + behind * back + flutes
