"""Meshes from distance grids by naive surface nets (Gibson 1998)."""

from itertools import product

import numpy as np


def surface_mesh(grid, field):
    """Vertices (n, 3) and quads (m, 4) of the surface where the field is zero."""
    field = field.astype(np.float32)
    inside = field < 0
    cells = tuple(n - 1 for n in field.shape)
    crossings = np.zeros(cells, np.float32)
    place = np.zeros((*cells, 3), np.float32)
    for corner in product((0, 1), repeat=3):
        for axis in range(3):
            if corner[axis] == 0:
                _add_crossings(field, corner, axis, crossings, place)
    active = crossings > 0
    index = -np.ones(cells, np.int64)
    origins = np.argwhere(active)
    index[active] = np.arange(len(origins))
    vertices = (origins + place[active] / crossings[active][:, None]) * grid.step + grid.low
    return vertices, np.concatenate([_quads(inside, index, axis) for axis in range(3)])


def _add_crossings(field, corner, axis, crossings, place):
    other = list(corner)
    other[axis] = 1
    a, b = _corner_values(field, corner), _corner_values(field, other)
    crossed = (a < 0) != (b < 0)
    if not crossed.any():
        return
    share = np.where(crossed, a / np.where(crossed, a - b, 1), 0)
    for k in range(3):
        base = corner[k] if k != axis else 0
        place[..., k] += np.where(crossed, base + (share if k == axis else 0), 0)
    crossings += crossed


def _corner_values(field, corner):
    spans = (slice(c, n - 1 + c) for c, n in zip(corner, field.shape))
    return field[tuple(spans)]


def _quads(inside, index, axis):
    first, second = (k for k in range(3) if k != axis)
    near, far = [slice(None)] * 3, [slice(None)] * 3
    near[axis], far[axis] = slice(0, -1), slice(1, None)
    edges = np.argwhere(inside[tuple(near)] != inside[tuple(far)])
    for k in (first, second):
        edges = edges[(edges[:, k] > 0) & (edges[:, k] < inside.shape[k] - 1)]
    corners = []
    for du, dv in ((-1, -1), (0, -1), (0, 0), (-1, 0)):
        cell = edges.copy()
        cell[:, first] += du
        cell[:, second] += dv
        corners.append(index[cell[:, 0], cell[:, 1], cell[:, 2]])
    quads = np.stack(corners, 1)
    starts_inside = inside[edges[:, 0], edges[:, 1], edges[:, 2]]
    forward = starts_inside if axis != 1 else ~starts_inside
    return np.where(forward[:, None], quads, quads[:, ::-1])
