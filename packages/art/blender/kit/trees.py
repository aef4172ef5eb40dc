"""Cypresses, snowy firs and other trees for the distance, cheap enough to place by the dozen."""

import math
import random

from mathutils import Matrix, Vector

from kit.flora import leaf_cluster, random_turn
from kit.shapes import cylinder, mesh, mesh_only, place


def cypress(name, material, seed=0, height=6.0, radius=0.55):
    """Mesh data of a slender cypress made of small leaves."""
    rng = random.Random(seed)
    vertices, faces = [], []
    for _ in range(1500):
        t = rng.random() ** 0.9
        girth = radius * math.sin(math.pi * (0.10 + 0.88 * t)) ** 0.7 * rng.uniform(0.55, 1.05)
        angle = rng.uniform(0, 2 * math.pi)
        at = Vector((girth * math.cos(angle), girth * math.sin(angle), height * t))
        up = Vector((rng.gauss(0, 0.25), rng.gauss(0, 0.25), 1)).normalized()
        across = Vector((-math.sin(angle), math.cos(angle), 0)) * 0.07
        k = len(vertices)
        vertices += [at - across, at + across, at + up * rng.uniform(0.2, 0.42)]
        faces.append((k, k + 1, k + 2))
    return mesh_only(mesh(name, vertices, faces, material, False))


def fir(name, needles, snow, seed=0, height=4.0, radius=1.25, snow_share=0.6):
    """Mesh data of a fir with drooping boughs, snow lying on them."""
    rng = random.Random(seed)
    green, white = ([], []), ([], [])
    levels = 34
    for level in range(levels):
        t = level / (levels - 1)
        reach = radius * (1 - t) ** 0.85 * rng.uniform(0.9, 1.05) + 0.06
        boughs = 4 + round(8 * (1 - t))
        for k in range(boughs):
            turn = Matrix.Rotation((k + rng.random() * 0.7) / boughs * 2 * math.pi + level * 1.3, 3, 'Z')
            base = 0.25 + (height - 0.35) * t + rng.gauss(0, 0.06)
            _bough(green, white, turn, base, reach * rng.uniform(0.6, 1.12), rng, snow_share)
    thing = mesh(name, green[0] + white[0], green[1] + _shifted(white[1], len(green[0])), needles, False)
    thing.data.materials.append(snow)
    first_white = len(green[1])
    for polygon in list(thing.data.polygons)[first_white:]:
        polygon.material_index = 1
    return mesh_only(thing)


def _bough(green, white, turn, base, reach, rng, snow_share):
    steps = max(3, round(reach / 0.11))
    droop = rng.uniform(0.25, 0.5)
    for i in range(steps):
        t = (i + 0.6) / steps
        spine = Vector((reach * t, 0, base - droop * reach * t * t + 0.05 * t))
        width = 0.20 * reach**0.6 * (1.1 - 0.75 * t)
        for side in (-1, 1):
            tip = spine + Vector((0.10, side * width * rng.uniform(0.6, 1.1), -0.05 * rng.random()))
            _needle_fan(green, turn, spine, tip, 0.05, 0)
            if rng.random() < snow_share:
                _needle_fan(white, turn, spine, spine + (tip - spine) * 0.85, 0.075, 0.03)


def _needle_fan(store, turn, root, tip, half, lift):
    vertices, faces = store
    along = (tip - root).normalized()
    across = along.cross(Vector((0, 0, 1))) * half
    up = Vector((0, 0, lift))
    k = len(vertices)
    vertices += [
        tuple(turn @ (p + up))
        for p in (root - across * 0.7, root + across * 0.7, tip + across * 0.5, tip - across * 0.5)
    ]
    faces.append((k, k + 1, k + 2, k + 3))


def _shifted(faces, offset):
    return [tuple(index + offset for index in face) for face in faces]


class Grove:
    """Broad trees of one foliage: a trunk and a crown of leaf clusters."""

    def __init__(self, rng, foliage, trunk):
        self.rng = rng
        self.trunk = trunk
        self.crowns = [
            leaf_cluster(f'crown {i}', material, 110, 0.45, 0.13, 0.07, 40 + i, 0.2, 0.7)
            for i, material in enumerate(foliage)
        ]

    def tree(self, x, y, height, crown, ground=0.0, density=1.0):
        cylinder((x, y, ground), (x + 0.1, y, ground + height), 0.07 * crown, self.trunk, 10, 0.04 * crown)
        rng = self.rng
        for _ in range(int(60 * crown**0.5 * density)):
            out = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 0.75))).normalized()
            out *= crown * rng.uniform(0.5, 1)
            at = (x + out.x, y + out.y, ground + height + crown * 0.45 + out.z)
            place(rng.choice(self.crowns), at, random_turn(rng), crown * rng.uniform(0.45, 0.75))
