"""The castle itself: round towers with pointed roofs, battlements, a gatehouse and ivy."""

import math

from kit.flora import leaf_cluster, random_turn
from kit.land import mottled, pitched_roof
from kit.materials import emission, plain, translucent_leaf
from kit.shapes import box, cylinder, mesh, place

GATE_Y_M = 40.0
# x, y, radius, wall height, roof height
TOWERS = [
    (-3.4, 40.0, 1.25, 8.4, 4.0),
    (3.4, 40.0, 1.25, 8.4, 4.0),
    (-8.3, 41.0, 1.9, 11.2, 5.6),
    (8.5, 41.5, 1.9, 10.2, 5.2),
    (-5.6, 50.0, 1.7, 15.5, 6.2),
    (6.2, 52.0, 1.9, 18.0, 7.2),
    (11.4, 50.0, 1.5, 13.0, 5.0),
    (-12.0, 49.0, 1.6, 11.5, 5.0),
]


class Fortress:
    def __init__(self, rng, look):
        self.rng = rng
        self.wall = mottled('castle wall', 0.9, *look['wall'])
        self.slate = plain('slate', look['roof'], 0.6, Specular=0.3)
        lit = look.get('windows')
        self.window = emission('lit window', (1, 0.62, 0.28), lit) if lit else None
        self.dark = self.window or plain('window', (0.05, 0.055, 0.07), 0.3)
        leaf = translucent_leaf('castle ivy', (0.05, 0.11, 0.03), (0.20, 0.28, 0.08), 0.3)
        self.ivy = [leaf_cluster(f'castle ivy {i}', leaf, 70, 0.6, 0.3, 0.24, i, 0.2) for i in range(3)]

    def build(self):
        self._curtain_wall(-13, 13, GATE_Y_M + 1.6, 5.6)
        self._gatehouse()
        self._keep()
        for tower in TOWERS:
            self._tower(*tower)
        for _ in range(150):
            side = self.rng.choice([-1, 1])
            at = (
                side * self.rng.uniform(3.4, 12.5),
                GATE_Y_M + 0.9,
                self.rng.random() ** 1.7 * 5.0,
            )
            place(self.rng.choice(self.ivy), at, random_turn(self.rng), self.rng.uniform(0.6, 1.1))

    def _tower(self, x, y, radius, height, roof):
        cylinder((x, y, 0), (x, y, height), radius, self.wall, 28)
        cylinder((x, y, height - 0.9), (x, y, height), radius * 1.02, self.wall, 28, radius * 1.2)
        cylinder((x, y, height), (x, y, height + 0.35), radius * 1.22, self.wall, 28)
        _cone((x, y, height + 0.3), radius * 1.34, roof, self.slate)
        rows = int(height / 2.6)
        for row in range(1, rows + 1):
            turn = 0.35 * math.sin(row * 2.1 + x)
            at_x, at_y = x + radius * math.sin(turn), y - radius * math.cos(turn)
            box((at_x, at_y, row * height / (rows + 0.6)), (0.42, 0.3, 0.95), self.dark)

    def _curtain_wall(self, x0, x1, y, height):
        box(((x0 + x1) / 2, y, height / 2), (x1 - x0, 1.0, height), self.wall)
        self._battlements(x0, x1, y - 0.4, height)

    def _battlements(self, x0, x1, y, height):
        count = int((x1 - x0) / 1.1)
        for k in range(count):
            x = x0 + (k + 0.5) * (x1 - x0) / count
            box((x, y, height + 0.32), (0.62, 0.4, 0.64), self.wall)

    def _gatehouse(self):
        box((0, GATE_Y_M + 1.0, 3.9), (5.6, 2.4, 7.8), self.wall)
        self._battlements(-2.8, 2.8, GATE_Y_M - 0.2, 7.8)
        _arch(0, GATE_Y_M - 0.25, 2.5, 3.6, self.dark)
        for x in (-1.3, 0, 1.3):
            box((x, GATE_Y_M - 0.25, 5.9), (0.5, 0.2, 1.2), self.dark)

    def _keep(self):
        """The great house behind the walls, with steep roofs and dormers."""
        box((0.4, 50, 5.6), (11.0, 6, 11.2), self.wall)
        pitched_roof((0.4, 50, 11.2), 11.6, 6.6, 4.4, self.slate)
        for k in range(5):
            box((-3.6 + k * 2.0, 46.9, 9.6), (0.6, 0.2, 1.4), self.dark)


def _cone(base, radius, height, material):
    x, y, z = base
    segments = 28
    ring = [2 * math.pi * i / segments for i in range(segments)]
    vertices = [(x + radius * math.cos(a), y + radius * math.sin(a), z) for a in ring]
    # Roofs of old towers flare a little at the eaves.
    vertices += [
        (x + radius * 0.62 * math.cos(a), y + radius * 0.62 * math.sin(a), z + height * 0.32) for a in ring
    ]
    vertices.append((x, y, z + height))
    faces = []
    for i in range(segments):
        j = (i + 1) % segments
        faces.append((i, j, segments + j, segments + i))
        faces.append((segments + i, segments + j, 2 * segments))
    mesh('spire', vertices, faces, material, False)


def _arch(x, y, width, height, material):
    spring = height - width / 2
    outline = [(-width / 2, 0), (-width / 2, spring)]
    outline += [
        (-math.cos(math.pi * i / 16) * width / 2, spring + math.sin(math.pi * i / 16) * width / 2)
        for i in range(17)
    ]
    outline.append((width / 2, 0))
    mesh('gate', [(x + a, y, b) for a, b in outline], [tuple(range(len(outline)))], material, False)
