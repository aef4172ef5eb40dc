"""Solid modelling with signed distances on a grid (metres; negative inside)."""

import numpy as np
from scipy.interpolate import PchipInterpolator
from scipy.ndimage import map_coordinates


def smooth_min(a, b, k):
    """Union that melts over the distance k."""
    h = np.clip(0.5 + 0.5 * (b - a) / k, 0, 1)
    return b + (a - b) * h - k * h * (1 - h)


def smooth_max(a, b, k):
    """Intersection that melts over the distance k."""
    return -smooth_min(-a, -b, k)


class Grid:
    """A box of sample points; its shapes are arrays of distances over them."""

    def __init__(self, low, high, step):
        self.low = np.array(low, np.float32)
        self.step = step
        counts = np.ceil((np.array(high) - low) / step).astype(int) + 1
        self.axes = [self.low[i] + np.arange(counts[i], dtype=np.float32) * step for i in range(3)]
        self.x = self.axes[0][:, None, None]
        self.y = self.axes[1][None, :, None]
        self.z = self.axes[2][None, None, :]

    def ellipsoid(self, centre, radii):
        unit = [(a - c) / r for a, c, r in zip((self.x, self.y, self.z), centre, radii)]
        k0 = np.sqrt(sum(u * u for u in unit))
        k1 = np.sqrt(sum((u / r) ** 2 for u, r in zip(unit, radii))) + 1e-9
        return k0 * (k0 - 1) / k1

    def capsule(self, start, end, radius, end_radius=None):
        end_radius = radius if end_radius is None else end_radius
        start, end = np.array(start, np.float32), np.array(end, np.float32)
        along = end - start
        from_start = [self.x - start[0], self.y - start[1], self.z - start[2]]
        h = np.clip(sum(p * d for p, d in zip(from_start, along)) / (along**2).sum(), 0, 1)
        distance = np.sqrt(sum((p - d * h) ** 2 for p, d in zip(from_start, along)))
        return distance - (radius + (end_radius - radius) * h)

    def loft(self, rows, power=2.3):
        """Superellipses through rows of (z, half width, half depth, y of the centre)."""
        table = np.array(sorted(rows))
        z = np.clip(self.axes[2], table[0, 0], table[-1, 0])
        width, depth, centre = (
            PchipInterpolator(table[:, 0], table[:, i])(z).astype(np.float32)[None, None, :]
            for i in (1, 2, 3)
        )
        q = (np.abs(self.x / width) ** power + np.abs((self.y - centre) / depth) ** power) ** (1 / power)
        beyond_ends = np.maximum(self.z - table[-1, 0], table[0, 0] - self.z)
        return np.maximum((q - 1) * np.minimum(width, depth), beyond_ends)

    def points(self):
        return np.stack(np.meshgrid(*self.axes, indexing='ij'), -1)

    def sample(self, field, points):
        """Values of a field at any points (..., 3)."""
        places = [((points[..., i] - self.low[i]) / self.step).ravel() for i in range(3)]
        return map_coordinates(field, places, order=1, mode='nearest').reshape(points.shape[:-1])

    def normal(self, field, points):
        reach = np.eye(3) * self.step * 1.5
        slope = np.stack(
            [self.sample(field, points + r) - self.sample(field, points - r) for r in reach], -1
        )
        return slope / np.maximum(np.linalg.norm(slope, axis=-1, keepdims=True), 1e-6)

    def snap(self, field, points, rounds=8):
        """Move points onto the surface of a field."""
        points = np.array(points, float)
        for _ in range(rounds):
            step = self.sample(field, points)[..., None] * 0.9
            points = points - self.normal(field, points) * step
        return points


def drag_line(x, z, start, end, width, amplitude):
    """A long soft fold between two points of the front, as seen along y."""
    (x0, z0), (x1, z1) = start, end
    dx, dz = x1 - x0, z1 - z0
    length = float(np.hypot(dx, dz))
    along = np.clip(((x - x0) * dx + (z - z0) * dz) / length**2, 0, 1)
    across = ((x - x0) * dz - (z - z0) * dx) / length
    return amplitude * crease(across / width) * np.clip(np.sin(np.pi * along), 0, 1) ** 0.8


def crease(x):
    """Profile of a fold: a ridge with a shallower valley beside it."""
    return np.exp(-(x**2)) - 0.75 * np.exp(-(((x - 1.5) / 1.1) ** 2))
