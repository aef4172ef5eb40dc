"""Leather shoes: a last about each foot, on a sole."""

import numpy as np

from people.meshes import mesh_object
from people.shells import grid_faces
from people.vectors import smoothstep

SOLE_M = 0.022
# From heel to toe as shares of the length: half widths and heights of the last in metres.
ALONG = (0.0, 0.03, 0.12, 0.30, 0.45, 0.66, 0.80, 0.90, 0.95, 0.98, 0.994, 1.0)
HALF_WIDTHS_M = (0.0, 0.022, 0.034, 0.033, 0.036, 0.045, 0.044, 0.038, 0.030, 0.021, 0.012, 0.0)
HEIGHTS_M = (0.050, 0.072, 0.090, 0.102, 0.088, 0.060, 0.046, 0.040, 0.036, 0.031, 0.023, 0.006)
LONGER_M = 0.012
RINGS, COLUMNS = 80, 40


def sew_shoes(human, pose, leather, rubber):
    for side in 'lr':
        s = _along()
        half, height = (np.interp(s, ALONG, values) for values in (HALF_WIDTHS_M, HEIGHTS_M))
        turn = np.linspace(0, 2 * np.pi, COLUMNS, endpoint=False)[None, :]
        across, up = np.cos(turn), np.sin(turn)
        upper = _grid(half * across, height * np.maximum(up, 0) ** 0.75)
        # Beneath the toes a sole rises, and its edge stands out from the leather.
        sole = _grid((half + np.minimum(0.003, half)) * across, np.where(up > 0, 0.003, -SOLE_M + 0.012 * smoothstep(0.8, 1, s)) + 0 * half)
        for name, points, cloth in ((f'shoe {side}', upper, leather), (f'sole {side}', sole, rubber)):
            _sew(name, points, human, pose, side, cloth)


def _along():
    """Shares of the length, close to each other where heel and toe are round."""
    return 0.5 - 0.5 * np.cos(np.linspace(0, np.pi, RINGS))[:, None]


def _grid(x, z):
    s = _along()
    return np.stack([x, s + 0 * x, z], -1).reshape(-1, 3)


def _sew(name, points, human, pose, side, cloth):
    """points: across the foot in metres, along it as a share, up in metres."""
    foot, ball = f'foot_{side}', f'ball_{side}'
    tread = human.rest[(human.weight_of(foot, ball) > 0.5) & (human.rest[:, 2] < 0.05)]
    back, front = tread[:, 1].max() + 0.004, tread[:, 1].min() - LONGER_M
    slope, middle = np.polyfit(tread[:, 1], tread[:, 0], 1)
    y = back + (front - back) * points[:, 1]
    rest = np.stack([points[:, 0] + slope * y + middle, y, points[:, 2]], 1)
    bends = smoothstep(0.60, 0.74, points[:, 1])
    weights = np.zeros((len(rest), len(human.bones)))
    weights[:, human.bones.index(foot)] = 1 - bends
    weights[:, human.bones.index(ball)] = bends
    mesh_object(name, pose.skin(rest, weights), grid_faces(RINGS, COLUMNS, closed=True), cloth, subdivided=1)
