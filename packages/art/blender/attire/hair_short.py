"""A man's short hair: longer on top, tapered towards the nape and round the ears."""

import numpy as np

from attire.hair_strands import even_shade, strands
from kit.sdf import smooth_max
from kit.shapes import array_mesh, soften
from kit.surface_nets import surface_mesh

STRANDS = 34000
POINTS = 7
# How far the dense hair underneath reaches, as share of the length.
COVER = 0.16


def comb_short_hair(head, material):
    g = head.grid
    edge = _beyond_hairline(head, g.x, g.y, g.z)
    length = _length(head, g.x, g.y, g.z)
    cap = smooth_max(head.field - COVER * length, edge + 0.003, 0.006)
    even_shade(soften(array_mesh('hair', *surface_mesh(g, cap), material), 2), 0.62)
    rng = np.random.default_rng(5)
    vertices, faces = surface_mesh(g, head.field)
    centre = vertices[faces].mean(1)
    grown = centre[_beyond_hairline(head, *centre.T) < rng.normal(-0.001, 0.0045, len(centre))]
    roots = grown[rng.integers(0, len(grown), STRANDS)] + rng.normal(0, 0.0016, (STRANDS, 3))
    roots = g.snap(head.field, roots, 4)
    strands('hair', _lines(head, roots, rng), 0.00062, material, 3)


def _lines(head, roots, rng):
    g = head.grid
    normal = g.normal(head.field, roots)
    whorl = np.array(head.at(0.010, 0.085, 0.212))
    out = roots - whorl
    flow = np.cross(normal, np.cross(out / np.linalg.norm(out, axis=1, keepdims=True), normal))
    flow /= np.maximum(np.linalg.norm(flow, axis=1, keepdims=True), 0.15)
    turn = np.cross(normal, flow)
    swirl = 0.9 * np.exp(-(((np.linalg.norm(out, axis=1)) / 0.035) ** 2))
    wave = _clumps(roots)
    flow = flow + turn * (swirl + 0.42 * wave + rng.normal(0, 0.13, len(roots)))[:, None]
    flow = flow + np.array([0, 0, -0.45]) * np.clip(1.3 - normal[:, 2:], 0, 1)
    flow -= normal * (flow * normal).sum(1, keepdims=True)
    flow /= np.maximum(np.linalg.norm(flow, axis=1, keepdims=True), 1e-6)
    length = _length(head, *roots.T) * rng.uniform(0.75, 1.15, len(roots))
    t = np.linspace(0, 1, POINTS)[None, :, None]
    lift = 0.44 * np.sin(np.minimum(t * 1.2, 1) * np.pi / 2) - 0.10 * t**2
    reach = length[:, None, None]
    lines = roots[:, None] + reach * (t * flow[:, None] + lift * normal[:, None] * 0.85)
    floor = (COVER * length[:, None] + 0.0006) * np.clip(t[..., 0] * 3, 0, 1)
    sunk = np.clip(floor - g.sample(head.field, lines), 0, None)[..., None]
    return lines + normal[:, None] * sunk


def _clumps(points):
    x, y, z = points.T * 1000
    first = np.sin(0.33 * x + 1.7 * np.sin(0.11 * z))
    return 0.6 * (first + np.sin(0.27 * z + 0.21 * y + 1.3 * np.sin(0.17 * x)))


def _length(head, x, y, z):
    """Metres of hair by place: 34 mm on top, 7 mm at the nape."""
    height = (z - head.at(0, 0, 0)[2]) / head.size
    front = np.clip((0.03 - y) / 0.08, 0, 1)
    top = np.clip((height - 0.080) / 0.105, 0, 1) ** 1.25
    return 0.0055 + 0 * x + 0.0275 * top + 0.004 * front * (height > 0.17)


def _beyond_hairline(head, x, y, z):
    """Metres outside the hair: under the nape's line, before the temples, around the ears."""
    height = (z - head.at(0, 0, 0)[2]) / head.size
    forward = (head.at(0, 0, 0)[1] - y) / head.size
    nape = 0.034 + 0.024 * np.clip((np.abs(x) / head.size - 0.030) / 0.03, 0, 1)
    low = np.where(forward > -0.030, nape + np.clip((forward + 0.030) * 1.5, 0, 0.055), nape)
    ear = 0.030 - np.sqrt(((forward + 0.004) / 0.9) ** 2 + (height - 0.105) ** 2)
    ear = np.where(np.abs(x) > 0.045 * head.size, ear, -1)
    beside = forward - 0.030 - 0.2 * np.clip(height - 0.12, 0, 1)
    temple = np.where(height < 0.17, beside, forward - 0.078)
    return np.maximum(np.maximum(low - height, ear), temple)
