"""A bride's hair: swept back over the head into a low bun, with a few loose curls."""

import numpy as np

from attire.hair_bun import bun_frame, coil_bun
from attire.hair_strands import even_shade, strands
from kit.sdf import smooth_max, smooth_min
from kit.shapes import array_mesh, soften
from kit.surface_nets import surface_mesh

STRANDS = 9000
POINTS = 22
# before the ears and at the nape: x, y, z of the root, length, curl (metres), hairs
TENDRILS = [
    (0.0745, -0.028, 0.135, 0.105, 0.0065, 34),
    (-0.0745, -0.028, 0.135, 0.115, 0.0065, 34),
    (0.042, 0.052, 0.052, 0.060, 0.0040, 16),
    (-0.034, 0.058, 0.048, 0.070, 0.0045, 18),
    (-0.052, 0.040, 0.060, 0.045, 0.0035, 10),
]


def comb_updo(head, material):
    volume = _volume(head)
    _sweep(head, volume, material)
    coil_bun(head, material)
    _curl_tendrils(head, material)


def _volume(head):
    """The head with hair on it: fuller over the crown."""
    g = head.grid
    crown = g.ellipsoid(head.at(0, 0.024, 0.160), head.radii(0.0785, 0.098, 0.094))
    low = g.ellipsoid(head.at(0, 0.050, 0.100), head.radii(0.066, 0.066, 0.060))
    return smooth_min(smooth_min(head.field - 0.004, crown, 0.02), low, 0.03)


def _sweep(head, volume, material):
    g = head.grid
    cap = smooth_max(volume + 0.001, _beyond_hairline(head, g.x, g.y, g.z), 0.004)
    even_shade(soften(array_mesh('hair', *surface_mesh(g, cap), material), 3), 0.50)
    rng = np.random.default_rng(8)
    roots = _roots(head, volume, rng)
    middle, right, up, _ = bun_frame(head)
    heart = np.array(head.at(0, 0.012, 0.120))
    way = roots - heart
    radius = np.linalg.norm(way, axis=1)
    start = way / radius[:, None]
    axis = (middle - heart) / np.linalg.norm(middle - heart)
    around = np.arctan2((roots - middle) @ up, (roots - middle) @ right)
    turn = start - axis * (start @ axis)[:, None]
    turn /= np.maximum(np.linalg.norm(turn, axis=1, keepdims=True), 1e-6)
    first = np.arccos(np.clip(start @ axis, -1, 1))
    t = np.linspace(0, 1, POINTS)[None]
    angle = first[:, None] * (1 - t) + np.minimum(0.20, first)[:, None] * t
    # A gentle sideways wave that neighbours share, and the locks' ridges.
    lock = around * 9 + 1.2 * np.sin(3 * around + 0.7) + 0.5 * np.sin(7 * around)
    bend = 0.10 * np.sin(np.pi * t) * np.sin(2.2 * around + 1)[:, None]
    bend = bend + 0.035 * np.sin(7 * t + lock[:, None] * 0.5) * np.sin(np.pi * t)
    side = np.cross(axis, turn)
    direction = np.cos(angle)[..., None] * axis + np.sin(angle)[..., None] * (
        turn[:, None] * np.cos(bend)[..., None] + side[:, None] * np.sin(bend)[..., None]
    )
    lines = heart + direction * radius.mean()
    lines = g.snap(volume, lines, 12)
    ridge = np.abs(np.sin(lock / 2))[:, None] ** 0.7
    height = 0.0008 + 0.0055 * ridge * np.clip(t * 5, 0, 1)
    height = height + rng.uniform(-0.0012, 0.0016, (len(lines), 1))
    lines = lines + g.normal(volume, lines) * height[..., None]
    strands('hair', lines, 0.00055, material, 4, taper=0.8, shade=(0.60, 1.25))


def _roots(head, volume, rng):
    """Two thirds anywhere in the hair, one third along its edge."""
    vertices, faces = surface_mesh(head.grid, volume)
    centre = vertices[faces].mean(1)
    inside = -_beyond_hairline(head, *centre.T)
    anywhere, edge = centre[inside > 0], centre[(inside > 0) & (inside < 0.006)]
    roots = np.concatenate(
        [
            anywhere[rng.integers(0, len(anywhere), STRANDS * 2 // 3)],
            edge[rng.integers(0, len(edge), STRANDS // 3)],
        ]
    )
    return roots + rng.normal(0, 0.0015, roots.shape)


def _curl_tendrils(head, material):
    rng = np.random.default_rng(21)
    lines = [
        _curl(np.array(head.at(*tendril[:3])), *tendril[3:5], rng)
        for tendril in TENDRILS
        for _ in range(tendril[5])
    ]
    strands('hair', np.array(lines), 0.00042, material, 6, taper=0.3)


def _curl(root, length, curl, rng):
    """One hair that hangs from a root and winds around its tendril's middle."""
    start = root + rng.normal(0, 0.0016, 3)
    phase = rng.normal(0, 0.22) + root[0] * 50
    t = np.linspace(0, 1, 40)
    size = curl * rng.uniform(0.6, 1.25) * np.clip(t * 3, 0, 1)
    turns = 2 * np.pi * (length / 0.055) * t + phase
    reach = length * rng.uniform(0.7, 1.08)
    aside = np.sign(root[0]) * (0.006 * t + 0.004 * np.sin(np.pi * t))
    offset = [aside + size * np.sin(turns), 0.012 * t + size * (1 - np.cos(turns)), -reach * t]
    return start + np.stack(offset, 1)


def _beyond_hairline(head, x, y, z):
    """Metres outside the hair."""
    height = (z - head.at(0, 0, 0)[2]) / head.size
    forward = (head.at(0, 0, 0)[1] - y) / head.size
    across = np.abs(x) / head.size
    nape = 0.038 + 0.014 * np.clip((across - 0.020) / 0.03, 0, 1)
    low = np.where(forward > -0.030, nape + np.clip((forward + 0.030) * 1.4, 0, 0.060), nape) - height
    ear = 0.021 - np.sqrt(((forward + 0.006) / 0.8) ** 2 + (height - 0.106) ** 2)
    ear = np.where(across > 0.045, ear, -1)
    front = np.where(height < 0.165, forward - 0.045, forward - 0.070)
    return np.maximum(np.maximum(low, ear), front)
