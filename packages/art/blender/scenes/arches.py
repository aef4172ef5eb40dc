"""Two ceremony arches: a draped frame and a round gate."""

import math

from mathutils import noise

from kit.flora import plume
from kit.materials import plain, sheer, translucent_leaf
from kit.shapes import box, cylinder, grid_faces, mesh, place

ARCH_Y_M = 6.0
ARCH_HALF_M = 1.22
ARCH_TOP_M = 2.75
RING_RADIUS_M = 1.30
RING_CENTRE_M = 1.55


def frame_arch(florist, oak):
    """Oak posts and beams under flowers, chiffon tied back on both sides."""
    chiffon = sheer('chiffon', (0.93, 0.90, 0.86), 0.35)
    x, y, top = ARCH_HALF_M, ARCH_Y_M, ARCH_TOP_M
    for depth in (-0.28, 0.28):
        for side in (-1, 1):
            box((side * x, y + depth, top / 2), (0.085, 0.085, top), oak, 0.008)
        box((0, y + depth, top), (2 * x + 0.5, 0.085, 0.10), oak, 0.008)
    for across in (-x - 0.1, -x * 0.33, x * 0.33, x + 0.1):
        box((across, y, top + 0.07), (0.07, 0.95, 0.05), oak, 0.008)
    for side in (-1, 1):
        _curtain(
            (side * x, y - 0.3, top),
            (side * (x + 0.05), y - 0.35, 0.02),
            -side * 0.10,
            side + 2,
            chiffon,
        )
    for start, end in ((-x, -0.05), (0.05, x)):
        _swag(start, end, y - 0.34, top + 0.02, 0.42, chiffon)
    path = []
    for i in range(30):
        u = i / 29
        dense = 0.45 + abs(u - 0.5) * 2 * (1.0 if u < 0.5 else 0.75)
        path.append((-x - 0.15 + u * (2 * x + 0.3), y, top + 0.02 - 0.05 * math.sin(u * 3.14), dense))
    path += [(-x, y, top - i / 19 * 1.75, 1.15 * (1 - i / 19) ** 0.7 + 0.12) for i in range(20)]
    path += [(x, y, top - i / 13 * 1.15, 0.95 * (1 - i / 13) ** 0.7 + 0.12) for i in range(14)]
    path += [(side * (x + 0.02), y - 0.1, 0.12 + i * 0.06, 0.8) for side in (-1, 1) for i in range(6)]
    florist.garland(path, 20, 0.115, lift=(0, -0.38, 0))


def ring_arch(florist, rng):
    """A round gate, one side in full flower, pampas at its foot."""
    brass = plain('ring', (0.72, 0.52, 0.28), 0.35, Metallic=1.0)
    points = [_ring_point(i / 64 * 2 * math.pi) for i in range(65)]
    for start, end in zip(points[:-1], points[1:]):
        cylinder(start, end, 0.03, brass, 10)
    path = []
    for i in range(34):
        angle = math.radians(75 + i / 33 * 150)
        x, y, z = _ring_point(angle)
        path.append((x, y, z, 0.35 + 1.1 * math.sin(math.pi * i / 33) ** 0.8))
    for i in range(16):
        x, y, z = _ring_point(math.radians(-62 + i / 15 * 70))
        path.append((x, y, z, 0.3 + 0.75 * math.sin(math.pi * i / 15)))
    florist.garland(path, 22, 0.125, lift=(0, -0.1, 0))
    _pampas(rng)


def _pampas(rng):
    straw = translucent_leaf('straw', (0.55, 0.42, 0.30), (0.86, 0.74, 0.58), 0.5, 0.9)
    plumes = [plume(f'plume {i}', straw, i, 0.62) for i in range(4)]
    for _ in range(46):
        side = rng.choice([-1, 1])
        x = side * (1.05 + abs(rng.gauss(0, 0.22)))
        lean = (
            rng.gauss(-0.15, 0.12),
            side * rng.uniform(0.05, 0.4),
            rng.random() * 6,
        )
        base = (x, ARCH_Y_M - 0.2 + rng.gauss(0, 0.12), rng.uniform(0.05, 0.55))
        place(rng.choice(plumes), base, lean, rng.uniform(0.9, 1.5))


def _ring_point(angle):
    return (RING_RADIUS_M * math.cos(angle), ARCH_Y_M, RING_CENTRE_M + RING_RADIUS_M * math.sin(angle))


def _curtain(top, bottom, sag, seed, material):
    columns, rows = 90, 40
    vertices = []
    for j in range(rows + 1):
        v = j / rows
        width = 0.55 + 0.2 * v
        gathered = 1 - 0.33 * math.sin(math.pi * min(1, v * 1.1))
        for i in range(columns + 1):
            u = i / columns
            x = (
                top[0]
                + (bottom[0] - top[0]) * v
                + sag * math.sin(math.pi * v)
                + (u - 0.5) * width * gathered
            )
            y = top[1] + 0.06 * math.sin(u * 7 * 6.28 + seed + v * 2) * (0.3 + v)
            y += 0.03 * noise.noise((u * 9, v * 3, seed)) - 0.1 * math.sin(math.pi * v)
            vertices.append((x, y, top[2] + (bottom[2] - top[2]) * v))
    mesh('curtain', vertices, grid_faces(rows, columns), material)


def _swag(x0, x1, y, top, depth, material):
    rows, columns = 80, 16
    vertices = []
    for i in range(rows + 1):
        u = i / rows
        for j in range(columns + 1):
            v = j / columns
            hang = depth * 4 * u * (1 - u) * (0.35 + 0.75 * v) + 0.03
            fold = 0.05 * math.sin(v * 9 + u * 2)
            vertices.append(
                (x0 + (x1 - x0) * u, y - fold - 0.02 * v, top - hang - 0.03 * math.sin(v * 14))
            )
    mesh('swag', vertices, grid_faces(rows, columns), material)
