"""Tailored panels: flat outlines in (x, z) laid on the front of a body."""

import numpy as np
from scipy.spatial import Delaunay, cKDTree


def outline(points, step=0.002, corners=()):
    """A closed curve through points (Catmull-Rom); the listed points stay sharp."""
    p = np.array(points, float)
    n = len(p)
    pieces = []
    for i in range(n):
        before, start, end, after = p[i - 1], p[i], p[(i + 1) % n], p[(i + 2) % n]
        sharp_start, sharp_end = i in corners, (i + 1) % n in corners
        chord = end - start
        tangent_in = chord if sharp_start else (end - before) / 2
        tangent_out = chord if sharp_end else (after - start) / 2
        count = max(2, int(np.linalg.norm(chord) / step))
        t = np.linspace(0, 1, count, endpoint=False)[:, None]
        pieces.append(
            (2 * t**3 - 3 * t**2 + 1) * start
            + (t**3 - 2 * t**2 + t) * tangent_in
            + (-2 * t**3 + 3 * t**2) * end
            + (t**3 - t**2) * tangent_out
        )
    return np.concatenate(pieces)


def panel(border, front, offset=0.004, pillow=0.0, pillow_width=0.006, step=0.004, roll=None):
    """Triangulate an outline and lay it on a front.

    offset: distance from the front; pillow: extra height away from the border;
    roll(x, z, distance to the border): further height. Returns vertices and triangles.
    """
    border = np.asarray(border)
    low, high = border.min(0), border.max(0)
    xs, zs = np.arange(low[0], high[0], step), np.arange(low[1], high[1], step * 0.866)
    points = np.array([(x + (step / 2 if j % 2 else 0), z) for j, z in enumerate(zs) for x in xs])
    tree = cKDTree(border)
    points = points[_inside(border, points)]
    points = points[tree.query(points)[0] > step * 0.55]
    flat = np.vstack([border, points])
    triangles = Delaunay(flat).simplices
    triangles = triangles[_inside(border, flat[triangles].mean(1))]
    distance = tree.query(flat)[0]
    distance[: len(border)] = 0
    height = offset + pillow * (1 - np.exp(-distance / pillow_width))
    if roll is not None:
        height = height + roll(flat[:, 0], flat[:, 1], distance)
    vertices = np.stack([flat[:, 0], front(flat[:, 0], flat[:, 1]) - height, flat[:, 1]], 1)
    return vertices, _facing_viewer(vertices, triangles)


def mirrored(vertices, faces):
    return vertices * np.array([-1, 1, 1]), faces[:, ::-1].copy()


def _inside(polygon, points):
    x, y = points[:, 0], points[:, 1]
    within = np.zeros(len(points), bool)
    for (ax, ay), (bx, by) in zip(polygon, np.roll(polygon, 1, axis=0)):
        if by != ay:
            crosses = (ay > y) != (by > y)
            within ^= crosses & (x < (bx - ax) * (y - ay) / (by - ay) + ax)
    return within


def _facing_viewer(vertices, triangles):
    a, b, c = (vertices[triangles[:, i]] for i in range(3))
    away = np.cross(b - a, c - a)[:, 1] > 0
    triangles[away] = triangles[away][:, ::-1]
    return triangles
