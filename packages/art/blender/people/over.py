"""A garment that hangs over another one: where a leg comes through it, it is lifted off."""

import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from people.shells import normals
from people.vectors import unit

GAP_M = 0.006
# No leg comes further through.
DEEPEST_M = 0.14


def lifted_off(shell, points, under, under_faces):
    """points: of the shell's garment; under, under_faces: the posed garment beneath it."""
    tree = BVHTree.FromPolygons([Vector(point) for point in under], under_faces)
    outwards = normals(points, shell.faces)
    for _ in range(10):
        outwards = unit(outwards + shell.smoother.mean(outwards))
    below = np.flatnonzero(points[:, 2] < under[:, 2].max())
    lift = np.zeros(len(points))
    for i in below:
        lift[i] = _depth(tree, Vector(points[i]), Vector(outwards[i]))
    for _ in range(10):
        lift = np.maximum(lift, 0.96 * shell.smoother.mean(lift))
    return points + outwards * lift[:, None]


def _depth(tree, point, outwards):
    """How far the point lies in the garment beneath, with the gap; 0 outside."""
    _, normal, _, distance = tree.ray_cast(point, outwards, DEEPEST_M)
    if normal is not None and normal.dot(outwards) > 0:
        return distance + GAP_M
    _, _, _, near = tree.find_nearest(point, GAP_M)
    return 0.0 if near is None else GAP_M - near
