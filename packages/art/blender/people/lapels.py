"""Lapels, and the collar that meets them at the gorge and runs around the neck."""

import numpy as np
from kit.curves import curve
from scipy.ndimage import gaussian_filter1d

from people.vectors import smoothstep

AROUND_NECK = 40
OVER_NAPE = 3
ACROSS = 24
COLLAR_M = 0.046
NAPE_ABOVE_PIT_M = 0.104
# A shirt's collar lies under the jacket's.
FROM_SKIN_M = 0.0150

# Points beside the middle and above the pit, metres; depths below -0.055 move with the button (here at 0.40).
ROLL = [
    (0.0670, 0.060),
    (0.0600, 0.018),
    (0.0525, -0.030),
    (0.0415, -0.12),
    (0.0285, -0.22),
    (0.013, -0.32),
    (-0.004, -0.392),
]
SHOULDER = [(0.0670, 0.060), (0.104, 0.038)]
# The gorge runs from the roll to the notch; then the collar has its own corner, the lapel its own.
LAPELS = {
    'notch': {
        'gorge': [(0.0567, -0.004), (0.099, -0.032)],
        'collar': (0.123, -0.008),
        'edge': [(0.139, -0.047), (0.136, -0.082), (0.124, -0.14), (0.098, -0.22), (0.060, -0.315), (0.010, -0.402)],
    },
    'peak': {
        'gorge': [(0.0567, -0.004), (0.103, -0.034)],
        'collar': (0.121, -0.008),
        'edge': [(0.151, -0.010), (0.143, -0.065), (0.131, -0.14), (0.104, -0.22), (0.063, -0.315), (0.010, -0.402)],
    },
}
SHAWL = [
    (0.104, 0.038),
    (0.119, -0.01),
    (0.129, -0.06),
    (0.122, -0.13),
    (0.098, -0.22),
    (0.060, -0.315),
    (0.010, -0.402),
]


def half_opening(below, measures, button):
    """Half the width of the V between the lapels' rolls; below: metres under the pit."""
    line = curve([(x, 0, z) for x, z in _fitted(ROLL, measures, button)], 120)
    return np.interp(below, -line[::-1, 2][::-1], line[:, 0]) - 0.002


def lapel_grids(shape, jacket, neck, measures, button):
    """(name, points at rest as rows along and columns outwards) for both sides; name: 'lapel' or 'collar'."""
    fitted = [_fitted(line, measures, button) for line in (ROLL, SHOULDER)]
    roll, shoulder = fitted
    if shape == 'shawl':
        edge = _fitted(SHAWL, measures, button)
        strips = [('lapel', _strip(roll, edge, shoulder, 150), True)]
    else:
        parts = {name: _fitted(np.atleast_2d(line), measures, button) for name, line in LAPELS[shape].items()}
        gorge, corner, edge = parts['gorge'], parts['collar'], parts['edge']
        lower = [gorge[0], *[point for point in roll if point[1] < gorge[0][1] - 0.01]]
        upper = [shoulder[0], *[point for point in roll[1:] if point[1] > gorge[0][1] + 0.004], gorge[0]]
        collar = _strip(upper, [shoulder[1], corner[0]], [*gorge, corner[0]], 30, at_end=True)
        strips = [
            ('lapel', _strip(lower, edge, [*gorge, edge[0]], 130), False),
            ('collar', collar, True),
        ]
    for name, flat, has_collar in strips:
        for sign in (1, -1):
            points = _laid(flat, sign, jacket, name)
            if has_collar:
                points = np.concatenate([_around_neck(points[0], sign, jacket, neck), points])
            yield name, points if sign > 0 else points[:, ::-1]


def _fitted(line, measures, button):
    x, z = np.asarray(line, float).T
    low = np.where(z < -0.055, -0.055 + (z + 0.055) * (button - 0.055) / 0.345, z)
    return np.stack([x * measures.wide, np.where(z < -0.055, low, z * measures.tall)], 1)


def _strip(inner, outer, across, count, at_end=False):
    """A flat grid between two lines; across: the corners of its first row, or of its last one."""
    a, b = (_drawn(line, count) for line in (inner, outer))
    q = np.linspace(0, 1, ACROSS)
    grid = a[:, None] + (b - a)[:, None] * q[None, :, None]
    across = np.asarray(across)
    steps = np.r_[0, np.cumsum(np.linalg.norm(np.diff(across, axis=0), axis=1))]
    wanted = np.stack([np.interp(q, steps / steps[-1], axis) for axis in across.T], 1)
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff((a + b) / 2, axis=0), axis=1))]
    if at_end:
        run = run[-1] - run
    end = -1 if at_end else 0
    return grid + (wanted - grid[end])[None] * np.clip(1 - run / 0.045, 0, 1)[:, None, None] ** 1.5


def _drawn(line, count):
    if len(line) == 2:
        return np.linspace(line[0], line[1], count)
    return curve([(x, 0, z) for x, z in line], count)[:, [0, 2]]


def _laid(flat, sign, jacket, name):
    """On the jacket's front: a soft fold along the roll, flat towards the edge."""
    q = np.linspace(0, 1, ACROSS)[None, :]
    wide = np.linalg.norm(flat[:, -1] - flat[:, 0], axis=1)[:, None]
    fold = 0.0075 * np.clip(q / 0.16, 0, 1) ** 0.5 * np.exp(-np.clip(q - 0.16, 0, 1) / 0.35)
    under = 0.0042 if name == 'lapel' else 0.0046
    height = under + fold * np.clip(wide / 0.06, 0.15, 1)
    z = jacket.shell.human.pit[2] + flat[..., 1]
    points = jacket.lay(sign * flat[..., 0] + 0.004, z, height)
    for axis in (0, 1):
        points[..., 1] = gaussian_filter1d(points[..., 1], 3 - axis, axis=axis, mode='nearest')
    return points


def _around_neck(first, sign, jacket, neck):
    """From the shoulder's row to the nape: the roll stands at the shirt's collar, the edge lies on the back."""
    pit_z = jacket.shell.human.pit[2]
    inner, outer = first[0], first[-1]
    start = np.arctan2(abs(inner[0]), neck.centre_y - inner[1])
    t = np.linspace(1, 0, AROUND_NECK, endpoint=False)
    angle = start + (np.pi - start) * t
    radius = np.hypot(inner[0], inner[1] - neck.centre_y)
    height = inner[2] - pit_z + (NAPE_ABOVE_PIT_M - inner[2] + pit_z) * (1 - (1 - t) ** 2)
    standing = neck.radius(angle, np.maximum(height, 0.07)) + FROM_SKIN_M
    standing = gaussian_filter1d(standing, 3, mode='nearest')
    share = smoothstep(0, 0.3, t)
    roll = neck.points(angle, radius + (standing - radius) * share, height)
    away = outer - inner
    side, down = np.hypot(*away[:2]), -away[2]
    leaning = np.arctan2(abs(outer[0]), neck.centre_y - outer[1]) - start
    edge = neck.points(
        angle + leaning * (1 - t),
        np.hypot(outer[0], outer[1] - neck.centre_y) * (1 - share)
        + (standing + side + (0.016 - side) * t) * share,
        height - down - (COLLAR_M * 0.92 - down) * t,
    )
    q = np.linspace(0, 1, ACROSS)[None, :, None]
    points = roll[:, None] + (edge - roll)[:, None] * q
    points[..., 0] *= sign
    at, outside = jacket.over(points.reshape(-1, 3))
    at, outside = at.reshape(points.shape), outside.reshape(points.shape)
    over = ((points - at) * outside).sum(-1, keepdims=True)
    wanted = 0.0035 + 0.006 * np.sin(np.pi * q**0.6)
    points = points + outside * np.clip(wanted - over, 0, None)
    # Smooth across the nape, where the left side reaches over the right one.
    whole = np.concatenate([points[:0:-1] * [-1, 1, 1], points])
    joins = len(points) - 1 - (OVER_NAPE if sign > 0 else 0)
    return gaussian_filter1d(whole, 2.5, axis=0, mode='nearest')[joins:]
