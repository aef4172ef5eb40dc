"""Bow tie and long tie, and how a stiff piece of cloth is laid on a front."""

import numpy as np

from kit.panels import mirrored, outline, panel
from kit.shapes import array_mesh, thicken


def bow_tie(collar, material):
    depth = collar.front.at(0, 0.008)

    def flat(x, z):
        return depth + 0.88 * np.abs(np.asarray(x)) ** 1.5 + 0 * np.asarray(z)

    wing = outline(BOW_WING, 0.0015) + [0, 0.004]
    back = outline(BOW_BACK, 0.0015) * [1.03, 1] + [0, 0.0005]
    knot = outline(BOW_KNOT, 0.001) + [0, 0.004]
    lay_panel(
        wing, flat, material, 0.0075, 0.0085, 0.008, 0.0022, _wing_folds, both=True, thickness=0.002
    )
    lay_panel(back, flat, material, 0.0015, 0.006, 0.008, 0.0026, both=True, thickness=0.002)
    lay_panel(
        knot,
        flat,
        material,
        0.0150,
        0.0075,
        0.0055,
        0.0018,
        lambda x, z, d: 0.0012 * np.sin(x * 430 + z * 60),
        thickness=0.002,
    )


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
BOW_BACK = [
    (0.004, 0.006),
    (0.040, 0.020),
    (0.0575, 0.0185),
    (0.059, -0.024),
    (0.045, -0.0285),
    (0.004, -0.010),
]
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
TIE_KNOT = [
    (-0.0205, 0.014),
    (0, 0.0165),
    (0.0205, 0.014),
    (0.0118, -0.0215),
    (0, -0.0245),
    (-0.0118, -0.0215),
]


def lay_panel(
    border, front, material, offset, pillow, pillow_width, step, roll=None, both=False, thickness=0.003
):
    """A stiff piece of cloth on a front; `both` adds its mirror image."""
    vertices, faces = panel(border, front, offset, pillow, pillow_width, step, roll)
    sides = [(vertices, faces), mirrored(vertices, faces)] if both else [(vertices, faces)]
    for points, triangles in sides:
        thicken(array_mesh('panel', points, triangles, material), thickness)
