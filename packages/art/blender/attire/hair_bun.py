"""A low bun: an outer coil and a knot in its middle, each a rope of two twisted strands of hair."""

import numpy as np

from attire.hair_strands import even_shade, strands
from kit.curves import curve
from kit.shapes import grid_mesh

CENTRE = (0.0, 0.122, 0.088)
# first angle, turns, radius at both ends, height off the head at both ends, twists, thickness (metres)
ROPES = [
    (-2.2, 1.12, (0.0325, 0.0285), (0.006, 0.016), 5.0, 0.0150),
    (0.4, 1.05, (0.0125, 0.0031), (0.021, 0.034), 2.2, 0.0120),
]
FIBRES = 240


def bun_frame(head):
    """Middle of the bun and its axes: to the right, up and outwards."""
    out = np.array([0, 1, -0.10])
    out /= np.linalg.norm(out)
    right = np.array([1.0, 0, 0])
    return np.array(head.at(*CENTRE)), right, np.cross(out, right) * -1, out


def coil_bun(head, material):
    middle, right, up, out = bun_frame(head)
    rng = np.random.default_rng(12)
    for first, turns, radii, heights, twists, thickness in ROPES:
        share = np.linspace(0, 1, 40)[:, None]
        angle = first + 2 * np.pi * turns * share
        radius = radii[0] + (radii[1] - radii[0]) * share
        height = heights[0] + (heights[1] - heights[0]) * share
        flat = 1.06 * right * np.cos(angle) + 0.95 * up * np.sin(angle)
        path = middle + radius * flat + height * out
        for phase in (0, np.pi):
            _twist_strand(curve(path, 150), twists, phase, thickness, material, rng)


def _twist_strand(line, twists, phase, thickness, material, rng):
    """One of a rope's two strands: a dark core and the fibres that wind around it."""
    t = np.linspace(0, 1, len(line))
    ends = 0.55 + 0.45 * np.minimum(1, np.minimum(t, 1 - t) / 0.10)
    angle = (2 * np.pi * twists * t + phase)[:, None]
    normal, binormal = _frames(line)
    out = np.cos(angle) * normal + np.sin(angle) * binormal
    middle = line + out * (0.50 * thickness * ends)[:, None]
    normal, binormal = _frames(middle)
    radius = 0.54 * thickness * ends
    around = np.linspace(0, 2 * np.pi, 24, endpoint=False)[None, :, None]
    ring = np.cos(around) * normal[:, None] + np.sin(around) * binormal[:, None]
    core = middle[:, None] + ring * (0.93 * radius)[:, None, None]
    even_shade(grid_mesh('hair', core[:, ::-1], material, closed=True), 0.45)
    place = rng.uniform(0, 2 * np.pi, (FIBRES, 1))
    stray = rng.uniform(0, 1, (FIBRES, 1)) < 0.06
    spread = np.where(stray, rng.uniform(0.05, 0.22, (FIBRES, 1)), rng.normal(0, 0.035, (FIBRES, 1)))
    wind = (place + 1.3 * twists * t + 0.12 * np.sin(9 * t + 3 * place))[..., None]
    reach = (radius * (1 + spread))[..., None]
    fibres = middle + reach * (np.cos(wind) * normal + np.sin(wind) * binormal)
    seed = int(rng.integers(1, 999))
    strands('hair', fibres[:, ::2], 0.00058, material, seed, taper=0.7, shade=(0.6, 1.3))


def _frames(line):
    """Normals and binormals that do not flip along a curl."""
    tangent = np.gradient(line, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    normal = np.zeros_like(line)
    across = np.cross(tangent[0], [0.3, 0.9, 0.2])
    for i, direction in enumerate(tangent):
        across = across - direction * (across @ direction)
        across /= np.linalg.norm(across)
        normal[i] = across
    return normal, np.cross(tangent, normal)
