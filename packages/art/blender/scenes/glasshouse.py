"""A Victorian glasshouse: white iron ribs, daylight through the panes, green on both sides."""

import math
import random

from mathutils import Vector

from kit.bulbs import Bulbs, Candles
from kit.flora import Florist, leaf_cluster, leaf_points, random_turn
from kit.materials import plain, translucent_leaf
from kit.passes import render_passes
from kit.shapes import box, cylinder, lathe, mesh, mesh_only, place, quad
from kit.sky import painted_sky
from kit.stage import area_light, empty_stage, portrait_camera, sun_light

END_M = 15.0
HALF_WIDTH_M = 3.3
WALL_TOP_M = 2.6
RIBS_Y_M = (2.6, 5.1, 7.6, 10.1, 12.6, END_M)


def draw(job):
    scene = empty_stage(job['widthPx'], job['heightPx'], job['samples'])
    painted_sky(
        scene,
        [
            (0.0, (0.80, 0.86, 0.72)),
            (0.10, (1.0, 0.98, 0.90)),
            (0.35, (0.62, 0.80, 1.0)),
            (1.0, (0.30, 0.54, 0.95)),
        ],
        sun=(-0.5, 0.6, 0.6),
        glows=[(6.0, (0.9, 0.7, 0.4))],
        strength=1.25,
    )
    sun_light((0.45, -0.5, -0.75), 4.2, (1, 0.88, 0.68), 0.03)
    area_light((0, -2, 3.4), 110, (1, 0.95, 0.88), 4, (0, 5, 1.2))
    house = Glasshouse(random.Random(23))
    house.floor()
    house.iron()
    house.outside()
    house.planting()
    house.hanging()
    house.aisle()
    portrait_camera(job, look_at_height_m=1.64)
    render_passes(job['passes'])


class Glasshouse:
    def __init__(self, rng):
        self.rng = rng
        self.white = plain('iron', (0.84, 0.84, 0.80), 0.45)
        self.fresh = translucent_leaf('fresh', (0.06, 0.16, 0.05), (0.24, 0.38, 0.12), 0.4)
        self.deep = translucent_leaf('deep', (0.03, 0.09, 0.04), (0.10, 0.20, 0.09), 0.3)
        colours = [(0.95, 0.93, 0.88), (0.93, 0.78, 0.68), (0.95, 0.88, 0.74)]
        self.florist = Florist(rng, colours, [self.fresh, self.deep, self.fresh])
        self.bush = [
            leaf_cluster(f'bush {i}', (self.fresh, self.deep)[i % 2], 90, 0.30, 0.16, 0.08, i, 0.25)
            for i in range(4)
        ]

    def floor(self):
        tiles = plain('tiles', (0.62, 0.58, 0.52), 0.45)
        quad('floor', [(-8, -3, 0), (8, -3, 0), (8, 40, 0), (-8, 40, 0)], tiles)
        self.florist.loose_petals(
            300,
            lambda: (
                self.rng.choice([-1, 1]) * abs(self.rng.gauss(0.62, 0.12)),
                self.rng.uniform(2.6, 11),
                0.02,
            ),
            0.4,
        )

    def iron(self):
        for y in RIBS_Y_M:
            outline = [(-HALF_WIDTH_M, 0)] + [_rib(i / 28) for i in range(29)] + [(HALF_WIDTH_M, 0)]
            for start, end in zip(outline[:-1], outline[1:]):
                cylinder((start[0], y, start[1]), (end[0], y, end[1]), 0.045, self.white, 8)
        for i in range(0, 29, 4):
            x, z = _rib(i / 28)
            cylinder((x, -2, z), (x, END_M, z), 0.028, self.white, 6)
        for side in (-1, 1):
            x = side * HALF_WIDTH_M
            box((x, 6.5, 0.35), (0.18, 17, 0.7), self.white, 0.02)
            cylinder((x, -2, 1.65), (x, END_M, 1.65), 0.022, self.white, 6)
            for k in range(22):
                cylinder((x, 0.6 + k * 0.66, 0.7), (x, 0.6 + k * 0.66, WALL_TOP_M), 0.016, self.white, 6)
        self._end_wall()

    def _end_wall(self):
        for k in range(-5, 6):
            x = k * 0.6
            z = WALL_TOP_M + 2.3 * math.sqrt(max(0, 1 - (x / HALF_WIDTH_M) ** 2))
            cylinder((x, END_M, 0), (x, END_M, z), 0.02, self.white, 6)
        for z in (0.7, 2.3, 3.4):
            cylinder((-HALF_WIDTH_M, END_M, z), (HALF_WIDTH_M, END_M, z), 0.025, self.white, 6)
        for side in (-1, 1):
            cylinder((side * 0.9, END_M - 0.02, 0), (side * 0.9, END_M - 0.02, 2.3), 0.05, self.white, 8)
        door = [
            (0.9 * math.cos(math.pi * i / 16), 2.3 + 0.9 * math.sin(math.pi * i / 16)) for i in range(17)
        ]
        for start, end in zip(door[:-1], door[1:]):
            cylinder(
                (start[0], END_M - 0.02, start[1]), (end[0], END_M - 0.02, end[1]), 0.05, self.white, 8
            )

    def outside(self):
        for _ in range(420):
            x = self.rng.uniform(-16, 16)
            y = self.rng.uniform(17, 30) if abs(x) < 5 else self.rng.uniform(3, 30)
            if abs(x) < HALF_WIDTH_M + 1.2 and y < END_M + 2:
                continue
            place(
                self.rng.choice(self.bush),
                (x, y, self.rng.uniform(0, 2.4)),
                random_turn(self.rng),
                self.rng.uniform(1.8, 3.6),
            )

    def planting(self):
        frond = self._fern_frond()
        terracotta = plain('terracotta', (0.52, 0.27, 0.16), 0.8)
        for side in (-1, 1):
            for k in range(11):
                y = 2.9 + k * 1.1
                x = side * (2.15 + self.rng.uniform(-0.15, 0.35))
                lathe([(0.16, 0), (0.24, 0.42), (0.26, 0.44), (0.22, 0.44)], terracotta, (x, y, 0))
                for _ in range(20):
                    turn = (
                        self.rng.uniform(-0.1, 0.9),
                        self.rng.gauss(0, 0.25),
                        self.rng.random() * 6.28,
                    )
                    place(frond, (x, y, 0.42), turn, self.rng.uniform(0.7, 1.35))
                for _ in range(7):
                    at = (
                        x + side * 0.7 + self.rng.gauss(0, 0.25),
                        y + self.rng.gauss(0, 0.4),
                        self.rng.uniform(0.2, 1.9),
                    )
                    place(
                        self.rng.choice(self.bush), at, random_turn(self.rng), self.rng.uniform(0.7, 1.2)
                    )

    def _fern_frond(self):
        rng = random.Random(3)
        vertices, faces = [], []
        for i in range(26):
            t = (i + 1) / 26
            rib = Vector((0, 0.75 * t, 0.85 * t - 0.55 * t * t))
            for side in (-1, 1):
                points, quads = leaf_points(0.24 * math.sin(math.pi * (0.15 + 0.8 * t)), 0.045, rng)
                turn = Vector((side, 0.5, 0.1)).normalized().to_track_quat('Y', 'Z').to_matrix()
                faces += [tuple(index + len(vertices) for index in face) for face in quads]
                vertices += [rib + turn @ Vector(point) for point in points]
        return mesh_only(mesh('frond', vertices, faces, self.fresh))

    def hanging(self):
        bulbs = Bulbs(self.rng, 0.8, 0.012)
        for y in (3.9, 6.4, 8.9, 11.4):
            for side in (-1, 1):
                bulbs.swag((0, y, 4.3), (side * 2.9, y, 3.2), 0.3, 0.30)
        for y in RIBS_Y_M[1:4]:
            path = [(x * 0.97, y - 0.1, z * 0.97, 0.6) for x, z in (_rib(i / 90) for i in range(8, 83))]
            self.florist.garland(path, 9, 0.10, 0.22)

    def aisle(self):
        candles = Candles(45)
        for k in range(8):
            y = 3.2 + k * 1.15
            for side in (-1, 1):
                self.florist.ball((side * 1.02, y, 0.24), 0.26, 34, 26)
                candles.pillar(side * 0.74, y + 0.5, self.rng.choice([0.16, 0.24, 0.32]), 0.035)


def _rib(share):
    angle = math.pi * (1 - share)
    return (HALF_WIDTH_M * math.cos(angle), WALL_TOP_M + 2.3 * math.sin(angle))
