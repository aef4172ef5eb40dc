"""Lapels and collar in one strip a side: laid out on the jacket's front, then around the neck."""

import numpy as np
from kit.curves import paired_curves

from people.vectors import smoothstep

AROUND_NECK = 46
COLLAR_WIDTH_M = 0.048
# The middle of the neck behind the pit, metres, and how high the roll lies at the nape.
NECK_Y_M = -0.012
NAPE_ABOVE_PIT_M = 0.090

# Points beside the middle and above the pit, metres: the roll, and the outer edge with its corners.
SHAPES = {
    'shawl': (
        [(0.066, 0.045), (0.061, 0.0), (0.056, -0.05), (0.046, -0.12), (0.031, -0.22), (0.012, -0.32), (-0.004, -0.394)],
        [(0.109, 0.028), (0.126, -0.02), (0.134, -0.075), (0.126, -0.15), (0.101, -0.235), (0.058, -0.325), (0.008, -0.402)],
        (),
    ),
    'notch': (
        [(0.066, 0.045), (0.063, 0.01), (0.0605, -0.022), (0.059, -0.033), (0.0575, -0.045), (0.047, -0.12), (0.031, -0.22), (0.012, -0.32), (-0.004, -0.394)],
        [(0.108, 0.028), (0.117, -0.012), (0.110, -0.052), (0.094, -0.057), (0.134, -0.066), (0.130, -0.135), (0.101, -0.235), (0.056, -0.328), (0.008, -0.404)],
        (2, 3, 4),
    ),
    'peak': (
        [(0.066, 0.045), (0.063, 0.01), (0.0605, -0.022), (0.059, -0.033), (0.0575, -0.045), (0.047, -0.12), (0.031, -0.22), (0.012, -0.32), (-0.004, -0.394)],
        [(0.108, 0.028), (0.117, -0.012), (0.108, -0.048), (0.101, -0.047), (0.158, -0.026), (0.136, -0.130), (0.101, -0.235), (0.056, -0.328), (0.008, -0.404)],
        (2, 3, 4),
    ),
}


def lapel_parts(shape, jacket, pit, bind):
    """For each side the bound points, their heights over the cloth and the grid's shape."""
    roll, edge, corners = SHAPES[shape]
    flat = [[(x, 0, z) for x, z in line] for line in (roll, edge)]
    inner, outer, along, stops = paired_curves(*flat, 150, corners)
    q = np.linspace(0, 1, 20)[None, :]
    aside = inner[:, :1] + (outer - inner)[:, :1] * q
    up = inner[:, 2:] + (outer - inner)[:, 2:] * q
    wide = np.hypot(*(outer - inner)[:, [0, 2]].T)[:, None]
    gorge = along[:, None] - stops[corners[1]] if corners else np.full((len(along), 1), 1.0)
    seam = -0.0016 * np.exp(-((gorge / 0.0035) ** 2)) * np.clip(q * 4, 0, 1)
    step = 0.0014 * np.clip(gorge / 0.01, 0, 1) * np.exp(-np.clip(gorge, 0, 1) / 0.10)
    parts = []
    for sign in (1, -1):
        x, z = sign * aside + 0.004, pit[2] + up
        nowhere = np.zeros_like(jacket.rest)
        front = bind.place(bind.front(x, z), jacket.rest, nowhere, 0 * x).reshape(*x.shape, 3)
        points = np.concatenate([_around_neck(front[0], sign, pit, q[0]), front])
        widths = np.concatenate([np.full((AROUND_NECK, 1), COLLAR_WIDTH_M), wide])
        lifted = 0.0035 + 0.0072 * np.sin(np.pi * np.clip(q * 0.9 + 0.06, 0, 1)) ** 0.8 * (1 - 0.35 * q)
        height = lifted * np.clip(widths / 0.05, 0.4, 1)
        height[AROUND_NECK:] += seam + step
        parts.append((bind.nearest(points.reshape(-1, 3)), height.ravel(), points.shape[:2]))
    return parts


def _around_neck(first, sign, pit, q):
    """Angle, radius and height run from the shoulder's to those of the nape."""
    from_angle = np.arctan2(first[:, 1] - NECK_Y_M, sign * first[:, 0])
    from_radius = np.hypot(first[:, 0], first[:, 1] - NECK_Y_M)
    t = np.linspace(1, 0, AROUND_NECK, endpoint=False)[:, None]
    angle = from_angle + (np.pi / 2 - from_angle) * t
    radius = from_radius + (0.070 + 0.030 * q - from_radius) * t
    height = first[:, 2] + (pit[2] + NAPE_ABOVE_PIT_M - 0.036 * q - first[:, 2]) * smoothstep(0, 1, t)
    return np.stack([sign * radius * np.cos(angle), NECK_Y_M + radius * np.sin(angle), height], -1)
