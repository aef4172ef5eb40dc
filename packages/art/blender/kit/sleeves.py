"""Sleeves as tubes around a bent line, with the folds of an arm that hangs almost straight."""

import numpy as np
from scipy.interpolate import PchipInterpolator
from scipy.ndimage import gaussian_filter

from kit.curves import curve, frames
from kit.sdf import crease


def sleeve_tube(line, radii, elbow, armpit, seed, rows=280, columns=144, folds=1.0):
    """Points (rows, columns, 3) and centre line of a sleeve.

    radii: (share along the arm, metres); elbow: share where it bends;
    armpit: direction from the arm towards the chest; folds: how creased the cloth is.
    """
    centre = curve(line, rows)
    tangent, normal, binormal = frames(centre)
    tube = _Tube(centre, tangent, normal, binormal, columns, np.random.default_rng(seed))
    radius = PchipInterpolator(*np.array(radii, float).T)(tube.t) + 0 * tube.angle
    relief = tube.elbow_folds(elbow) + tube.drag_lines(elbow) + tube.armpit_folds(armpit)
    ends = np.clip(tube.t / 0.08, 0, 1) * np.clip((1.0 - tube.t) / 0.05, 0, 1)
    radius = radius + folds * relief * ends + tube.unevenness()
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
        """Slanting creases on the inside of the bend; they fade before they reach the outline."""
        row = int(elbow * self.rows)
        bend = np.gradient(self.tangent, axis=0)[max(0, row - 12) : row + 12].mean(0)
        inside = self.direction_angle(bend, row)
        folds = 0
        for at, slope, turn, height, width_m in (
            (-0.075, 0.075, -0.5, 0.0030, 0.013),
            (-0.030, -0.060, 0.4, 0.0042, 0.010),
            (0.005, 0.050, -0.2, 0.0046, 0.009),
            (0.042, -0.045, 0.5, 0.0034, 0.010),
            (0.090, 0.080, 0.1, 0.0024, 0.014),
        ):
            at = elbow + at + self.rng.uniform(-0.012, 0.012)
            angle = inside + turn + self.rng.uniform(-0.25, 0.25)
            fold = self.fold(at, slope, width_m / self.length, angle)
            folds = folds + height * fold * self.facing(angle) ** 2.6
        return folds

    def drag_lines(self, elbow):
        """Long folds that wind from the back of the shoulder to the elbow and on to the cuff."""
        folds = 0
        for at, slope, turn, height in (
            (0.36, 0.26, 0.9, 0.0030),
            (0.47, 0.22, 0.2, 0.0026),
            (elbow + 0.16, -0.20, 0.5, 0.0024),
            (elbow + 0.26, -0.16, -0.4, 0.0018),
        ):
            at = at + self.rng.uniform(-0.02, 0.02)
            fold = self.fold(at, slope, 0.022 / self.length, turn)
            folds = folds + height * fold * self.facing(turn) ** 2
        return folds

    def armpit_folds(self, armpit):
        angle = self.direction_angle(np.array(armpit, float), int(0.2 * self.rows)) - 0.9
        folds = 0
        for at, slope, height in (
            (0.175, 0.05, 0.0034),
            (0.225, 0.07, 0.0030),
            (0.285, 0.09, 0.0022),
        ):
            width = 0.014 / self.length
            folds = folds + height * self.fold(at, slope, width, angle) * self.facing(angle) ** 2.2
        return folds

    def unevenness(self):
        noise = self.rng.standard_normal((self.rows, self.angle.size))
        noise = gaussian_filter(noise, (16, 9), mode=('nearest', 'wrap'))
        return 0.0009 * noise / noise.std()
