"""Sleeves as tubes around a bent line, with the folds a bent arm makes."""

import numpy as np
from scipy.interpolate import PchipInterpolator
from scipy.ndimage import gaussian_filter

from kit.curves import curve, frames
from kit.sdf import crease


def sleeve_tube(line, radii, elbow, armpit, seed, rows=240, columns=144):
    """Points (rows, columns, 3) and centre line of a sleeve.

    radii: (share along the arm, metres); elbow: share where it bends;
    armpit: direction from the arm towards the chest.
    """
    centre = curve(line, rows)
    tangent, normal, binormal = frames(centre)
    tube = _Tube(centre, tangent, normal, binormal, columns, np.random.default_rng(seed))
    radius = PchipInterpolator(*np.array(radii, float).T)(tube.t) + 0 * tube.angle
    radius = radius + tube.elbow_folds(elbow) + tube.drag_lines() + tube.armpit_folds(armpit)
    radius = radius + tube.unevenness()
    around = (
        np.cos(tube.angle)[..., None] * normal[:, None]
        + np.sin(tube.angle)[..., None] * binormal[:, None]
    )
    return centre[:, None] + radius[..., None] * around, centre


class _Tube:
    def __init__(self, centre, tangent, normal, binormal, columns, rng):
        rows = len(centre)
        self.rows, self.rng = rows, rng
        self.tangent, self.normal, self.binormal = tangent, normal, binormal
        self.t = np.linspace(0, 1, rows)[:, None]
        self.angle = np.linspace(0, 2 * np.pi, columns, endpoint=False)[None]
        self.length = np.linalg.norm(np.diff(centre, axis=0), axis=1).sum()

    def direction_angle(self, direction, row):
        return np.arctan2(direction @ self.binormal[row], direction @ self.normal[row])

    def facing(self, angle):
        return np.clip(0.5 + 0.5 * np.cos(self.angle - angle), 0, 1)

    def fold(self, at, slope, width, angle):
        return crease((self.t - at - slope * np.sin(self.angle - angle)) / width)

    def elbow_folds(self, elbow):
        """Nine short folds pressed together on the inside of the bend."""
        row = int(elbow * self.rows)
        bend = np.gradient(self.tangent, axis=0)[max(0, row - 12) : row + 12].mean(0)
        inside = self.direction_angle(bend, row)
        rng, folds = self.rng, 0
        for _ in range(9):
            at, slope = elbow + rng.uniform(-0.13, 0.15), rng.uniform(-0.05, 0.05)
            width = rng.uniform(0.010, 0.017) / self.length * 1.25
            angle = inside + rng.uniform(-1.0, 1.0)
            reach = self.facing(angle) ** rng.uniform(1.5, 3)
            height = 0.0086 * rng.uniform(0.5, 1.0)
            folds = folds + height * self.fold(at, slope, width, angle) * reach
        return folds

    def drag_lines(self):
        rng, folds = self.rng, 0
        for _ in range(9):
            at, slope = rng.uniform(0.18, 0.85), rng.choice([-1, 1]) * rng.uniform(0.10, 0.22)
            angle, width = rng.uniform(0, 6.28), rng.uniform(0.016, 0.028) / self.length * 1.2
            folds = folds + 0.0044 * self.fold(at, slope, width, angle) * self.facing(angle) ** 3
        return folds

    def armpit_folds(self, armpit):
        angle = self.direction_angle(np.array(armpit, float), int(0.2 * self.rows)) - 0.9
        folds = 0
        for at, slope, height in (
            (0.175, 0.05, 0.0040),
            (0.225, 0.07, 0.0036),
            (0.285, 0.09, 0.0028),
            (0.35, 0.10, 0.0018),
        ):
            width = 0.012 / self.length * 1.2
            folds = folds + height * self.fold(at, slope, width, angle) * self.facing(angle) ** 2.2
        return folds

    def unevenness(self):
        noise = self.rng.standard_normal((self.rows, self.angle.size))
        noise = gaussian_filter(noise, (9, 6), mode=('nearest', 'wrap'))
        return 0.0013 * noise / noise.std()
