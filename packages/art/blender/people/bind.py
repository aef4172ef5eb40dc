"""Sewing small parts to a shell: a part is laid out on the rest shape and follows the draped one."""

import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from people.vectors import unit


class Binder:
    def __init__(self, rest, faces):
        halves = [face[:3] for face in faces] + [[face[0], face[2], face[3]] for face in faces if len(face) == 4]
        self._triangles = np.array(halves)
        self._rest = rest
        self._tree = BVHTree.FromPolygons([Vector(point) for point in rest], self._triangles.tolist())

    def front(self, x, z):
        """Binds what lies at (x, z) on the front of the rest shape; arrays of one shape."""
        forward = Vector((0, 1, 0))
        return self._bound([self._tree.ray_cast(Vector((a, -2, b)), forward) for a, b in zip(np.ravel(x), np.ravel(z))])

    def nearest(self, points):
        return self._bound([self._tree.find_nearest(Vector(point)) for point in points])

    def front_y(self, x, z):
        return self._tree.ray_cast(Vector((x, -2, z)), Vector((0, 1, 0)))[0].y

    def place(self, bound, points, normals, offset):
        """Where bound points are on the shape that `points` give, `offset` metres over it."""
        return self.mix(bound, points) + unit(self.mix(bound, normals)) * np.ravel(offset)[:, None]

    def mix(self, bound, values):
        """Values of the shape's points, at bound points."""
        triangles, shares = bound
        return (values[self._triangles[triangles]] * shares[..., None]).sum(1)

    def _bound(self, hits):
        """A miss lies where its neighbour does."""
        indices, points = [], []
        for location, _, index, _ in hits:
            if index is None:
                index = indices[-1] if indices else 0
                location = self._rest[self._triangles[index]].mean(0)
            indices.append(index)
            points.append(location)
        indices, p = np.array(indices), np.array(points, float)
        a, b, c = (self._rest[self._triangles[indices, k]] for k in range(3))
        v0, v1, v2 = b - a, c - a, p - a
        d00, d01, d11 = (v0 * v0).sum(1), (v0 * v1).sum(1), (v1 * v1).sum(1)
        d20, d21 = (v2 * v0).sum(1), (v2 * v1).sum(1)
        area = np.maximum(d00 * d11 - d01 * d01, 1e-18)
        v, w = (d11 * d20 - d01 * d21) / area, (d00 * d21 - d01 * d20) / area
        return indices, np.stack([1 - v - w, v, w], 1)
