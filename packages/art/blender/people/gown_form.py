"""The form of a boned bodice: over both breasts and straight from them to the waist, as no body is."""

import numpy as np

from people.human import arm_bones
from people.shells import hull_radius
from people.vectors import smoothstep

WAIST_BELOW_PIT = 0.285
# Depths under the pit between which the bodice is boned.
TOP_M, LEVELS, ANGLES = 0.06, 40, 120
# A boned front still shows a little of the hollow between the breasts.
BRIDGED = 0.85
LIES_M = 0.0055


class BonedForm:
    """Distances of a smooth hull from an upright axis, by height and angle."""

    def __init__(self, human):
        pit = human.pit
        self.axis = np.array([0, pit[1] + 0.055])
        self.top_z = pit[2] - TOP_M
        self.waist_z = pit[2] - WAIST_BELOW_PIT
        torso = human.rest[human.weight_of(*arm_bones()) < 0.12]
        self.levels = np.linspace(self.waist_z, self.top_z, LEVELS)
        self.angles = np.linspace(-np.pi, np.pi, ANGLES, endpoint=False)
        radii = np.array([self._slice(torso, z) for z in self.levels])
        self.radii = _calm(_concave(radii))

    def _slice(self, torso, z):
        near = torso[np.abs(torso[:, 2] - z) < 0.014, :2] - self.axis
        return hull_radius(near, self.angles)

    def clearance(self, points, outwards, mean):
        """How far the form lies over points of the body along their normals, and where it holds (0..1).

        mean: averages a value over each point's neighbours.
        """
        aside = points[:, :2] - self.axis
        radius = np.hypot(*aside.T)
        calm = radius
        for _ in range(14):
            calm = calm + 0.5 * (mean(calm) - calm)
        faces_out = (outwards[:, :2] * aside).sum(1) / np.maximum(radius, 1e-6)
        # Between the breasts the edge of a low neckline lies on the skin.
        top = self.top_z - 0.025 - 0.035 * np.exp(-((points[:, 0] / 0.035) ** 2))
        holds = smoothstep(0.0, -0.05, points[:, 2] - top)
        holds *= smoothstep(self.waist_z - 0.05, self.waist_z - 0.01, points[:, 2])
        form = calm + BRIDGED * np.maximum(self._hull(points, aside) - calm, -0.004) + LIES_M
        return np.clip((form - radius) * faces_out, 0.0015, 0.05), holds

    def _hull(self, points, aside):
        level = np.interp(points[:, 2], self.levels, np.arange(LEVELS))
        turn = (np.arctan2(aside[:, 1], aside[:, 0]) + np.pi) / (2 * np.pi) * ANGLES
        low, first = np.minimum(level.astype(int), LEVELS - 2), turn.astype(int)
        up, on = level - low, turn - first
        a, b = first % ANGLES, (first + 1) % ANGLES
        lower = (1 - on) * self.radii[low, a] + on * self.radii[low, b]
        upper = (1 - on) * self.radii[low + 1, a] + on * self.radii[low + 1, b]
        return (1 - up) * lower + up * upper


def _concave(radii):
    """The least profile over each angle's own that has no hollow between waist and top."""
    out = radii.copy()
    for low in range(LEVELS):
        for high in range(low + 2, LEVELS):
            t = np.linspace(0, 1, high - low + 1)[:, None]
            out[low : high + 1] = np.maximum(out[low : high + 1], radii[low] * (1 - t) + radii[high] * t)
    return out


def _calm(radii):
    for _ in range(12):
        padded = np.pad(radii, ((1, 1), (0, 0)), 'edge')
        level = (padded[:-2] + padded[2:]) / 2
        around = (np.roll(radii, 1, 1) + np.roll(radii, -1, 1)) / 2
        radii = radii * 0.5 + 0.25 * (level + around)
    return radii
