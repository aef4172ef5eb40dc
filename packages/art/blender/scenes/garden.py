"""A gravel path between hedges and roses to an arch of climbing roses, with trees behind."""

import math
import random

import bpy
from mathutils import Vector

from kit.bulbs import Bulbs, Candles
from kit.flora import Florist, leaf_cluster, random_turn
from kit.materials import plain, translucent_leaf
from kit.nodes import Graph, principled
from kit.passes import render_passes
from kit.shapes import box, cylinder, lathe, place, quad
from kit.stage import empty_stage, portrait_camera
from scenes.garden_looks import GREEN, HEDGE, LOOKS, ROSES

ARCH_Y_M = 7.2
ARCH_RADIUS_M = 1.25
ARCH_COLUMN_M = 1.9


def draw(job):
    scene = empty_stage(job['widthPx'], job['heightPx'], job['samples'])
    look = LOOKS[job['look']]
    look['light'](scene)
    garden = Garden(random.Random(3), look)
    garden.ground()
    garden.hedges()
    garden.rose_beds()
    garden.arch()
    garden.trees()
    if look.get('bulbs'):
        garden.string_lights(look['bulbs'])
    if look.get('candles'):
        garden.candles()
    portrait_camera(job)
    render_passes(job['passes'])


class Garden:
    def __init__(self, rng, look):
        self.rng = rng
        foliage = [translucent_leaf(f'tree {i}', *pair, 0.42) for i, pair in enumerate(look['trees'])]
        greens = [translucent_leaf(f'green {i}', *pair, 0.42) for i, pair in enumerate(GREEN)]
        hedge = translucent_leaf('hedge', *HEDGE, 0.35)
        self.petal_fall = look['trees'] is not GREEN
        self.hedge_data = [
            leaf_cluster(f'hedge {i}', (greens[0], hedge)[i % 2], 150, 0.20, 0.06, 0.032, i, 0.35)
            for i in range(4)
        ]
        self.tree_data = [
            leaf_cluster(f'tree {i}', foliage[i % 2], 110, 0.45, 0.13, 0.07, 20 + i, 0.2, 0.7)
            for i in range(4)
        ]
        self.florist = Florist(rng, ROSES[look['roses']], greens, 0.05, [4, 4, 2, 2])
        self.foliage_fall = foliage[0]
        self.grass_material = greens[1]

    def ground(self):
        lawn = _mottled('lawn', 3.0, (0.06, 0.13, 0.025), (0.19, 0.29, 0.07))
        quad('lawn', [(-40, -3, 0), (40, -3, 0), (40, 60, 0), (-40, 60, 0)], lawn)
        gravel = _mottled('gravel', 38.0, (0.42, 0.36, 0.29), (0.75, 0.66, 0.55))
        quad('path', [(-0.75, -3, 0.01), (0.75, -3, 0.01), (0.75, 14, 0.01), (-0.75, 14, 0.01)], gravel)
        tuft = self._tuft()
        for _ in range(1500):
            x = self.rng.choice([-1, 1]) * (0.8 + self.rng.random() * 2)
            place(
                tuft,
                (x, self.rng.uniform(2.2, 14), 0),
                (0, 0, self.rng.random() * 6),
                self.rng.uniform(0.8, 1.3),
            )
        self.florist.loose_petals(
            900 if self.petal_fall else 320,
            lambda: (self.rng.gauss(0, 0.5), self.rng.uniform(2.6, 9), 0.02),
            0.4,
        )

    def _tuft(self):
        vertices, faces = [], []
        for _ in range(60):
            x, y, angle = self.rng.gauss(0, 0.12), self.rng.gauss(0, 0.12), self.rng.random() * 6.28
            side = (0.004 * math.cos(angle), 0.004 * math.sin(angle))
            tip = (
                x + self.rng.gauss(0, 0.02),
                y + self.rng.gauss(0, 0.02),
                self.rng.uniform(0.03, 0.07),
            )
            k = len(vertices)
            vertices += [(x - side[0], y - side[1], 0), (x + side[0], y + side[1], 0), tip]
            faces.append((k, k + 1, k + 2))
        data = bpy.data.meshes.new('tuft')
        data.from_pydata(vertices, [], faces)
        data.materials.append(self.grass_material)
        return data

    def hedges(self):
        for side in (-1, 1):
            near, far = sorted((side * 1.35, side * 2.1))
            self._hedge((near, far), (3.2, 11.5), 0.75, 46)
            near, far = sorted((side * 2.6, side * 3.5))
            self._hedge((near, far), (5.0, 14.0), 1.9, 30)

    def _hedge(self, xs, ys, height, per_square_metre):
        rng = self.rng
        width, depth = xs[1] - xs[0], ys[1] - ys[0]
        top, front = width * depth, 2 * width * height
        area = top + front + 2 * depth * height
        for _ in range(int(area * per_square_metre)):
            where = rng.random() * area
            x, y = xs[0] + rng.random() * width, ys[0] + rng.random() * depth
            if where < top:
                at = (x, y, height - 0.1)
            elif where < top + front:
                at = (x, rng.choice([ys[0] + 0.1, ys[1] - 0.1]), rng.random() * height)
            else:
                at = (rng.choice([xs[0] + 0.1, xs[1] - 0.1]), y, rng.random() * height)
            place(rng.choice(self.hedge_data), at, random_turn(rng), rng.uniform(0.7, 1.0))
        core = plain('hedge core', (0.02, 0.05, 0.012), 1.0)
        centre = (sum(xs) / 2, sum(ys) / 2, height / 2 - 0.08)
        box(centre, (width - 0.3, depth - 0.3, height - 0.2), core)

    def rose_beds(self):
        rng = self.rng
        for side in (-1, 1):
            for _ in range(150):
                x, y = side * (1.12 + abs(rng.gauss(0, 0.14))), 2.9 + rng.random() * 8.5
                z = 0.12 + rng.random() ** 1.3 * 0.55
                at = (x + side * 0.05, y, z - 0.06)
                place(rng.choice(self.hedge_data), at, random_turn(rng), rng.uniform(0.45, 0.7))
                for _ in range(2):
                    spot = (
                        x - side * 0.1 + rng.gauss(0, 0.07),
                        y + rng.gauss(0, 0.1),
                        z + rng.uniform(0, 0.14),
                    )
                    self.florist.bloom(
                        spot, (-side * 0.5, -0.8, 0.6), rng.choice([0.8, 1, 1.2, 1.45]), 0.4
                    )

    def arch(self):
        stone = plain('stone', (0.78, 0.72, 0.63), 0.8)
        profile = [(0.15, 0), (0.15, 0.12), (0.10, 0.16), (0.095, 1.75), (0.13, 1.8), (0.14, 1.9)]
        for side in (-1, 1):
            for depth in (0, 0.7):
                lathe(profile, stone, (side * ARCH_RADIUS_M, ARCH_Y_M + depth, 0), 20)
            for k in range(9):
                self._vine((side * (ARCH_RADIUS_M + 0.02), ARCH_Y_M - 0.08, 0.25 + k * 0.2), 0.13, 4, 4)
        for k in range(26):
            at, after = _arch_point(k / 25), _arch_point((k + 1) / 25)
            self._vine(at, 0.16, 7, 8)
            cylinder(at, after, 0.05, stone, 8)
            self._vine((at[0], ARCH_Y_M + 0.5, at[2]), 0.16, 4, 2)

    def _vine(self, centre, radius, leaves, blooms):
        rng = self.rng
        for _ in range(leaves):
            drift = Vector((rng.gauss(0, radius), rng.gauss(0, radius), rng.gauss(0, radius)))
            place(
                rng.choice(self.hedge_data),
                Vector(centre) + drift,
                random_turn(rng),
                rng.uniform(0.5, 0.9),
            )
        for _ in range(blooms):
            out = Vector((rng.gauss(0, 1), -abs(rng.gauss(0, 1)), rng.gauss(0, 0.8))).normalized()
            self.florist.bloom(
                Vector(centre) + out * radius * 1.9, out, rng.choice([0.9, 1.1, 1.4, 1.6]), 0.3
            )

    def trees(self):
        rng = self.rng
        trunk = plain('trunk', (0.16, 0.11, 0.07), 0.9)
        for x, y, height, crown in TREES:
            cylinder((x, y, 0), (x + 0.1, y, height), 0.16, trunk, 10, 0.09)
            for _ in range(int(60 * crown)):
                out = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 0.75))).normalized()
                out *= crown * rng.uniform(0.5, 1)
                at = (x + out.x, y + out.y, height + crown * 0.45 + out.z)
                place(rng.choice(self.tree_data), at, random_turn(rng), rng.uniform(0.8, 1.5))
        for _ in range(240):
            at = (rng.uniform(-14, 14), rng.uniform(26, 32), rng.uniform(0, 3.0))
            place(rng.choice(self.hedge_data), at, random_turn(rng), rng.uniform(3.2, 5.6))

    def string_lights(self, strength):
        bulbs = Bulbs(self.rng, strength, 0.012)
        for y, lift in ((4.6, 0), (6.4, 0.1), (8.6, 0.3), (11, 0.6)):
            for side in (-1, 1):
                bulbs.swag((0, y, 3.1 + lift), (side * 3.4, y + 0.4, 2.9 + lift), 0.35)

    def candles(self):
        candles = Candles(45)
        for i in range(8):
            for side in (-1, 1):
                x = side * (0.86 + self.rng.uniform(-0.03, 0.05))
                candles.lantern(x, 3.3 + i * 0.95, self.rng.choice([0.8, 1.0, 1.15]), 9)


TREES = [
    (-4.2, 13, 3.4, 2.0),
    (4.6, 14, 3.6, 2.2),
    (-1.6, 20, 4.2, 2.6),
    (2.4, 22, 4.4, 2.8),
    (-6.5, 18, 4, 2.6),
    (7, 19, 4.2, 2.6),
    (0.3, 28, 5, 3.2),
    (-9, 25, 5, 3.2),
    (9.5, 27, 5, 3.2),
    (-3.3, 9.5, 3.0, 1.1),
    (3.4, 10, 3.2, 1.2),
]


def _arch_point(share):
    angle = math.pi * share
    return (
        math.cos(angle) * ARCH_RADIUS_M,
        ARCH_Y_M,
        ARCH_COLUMN_M + math.sin(angle) * ARCH_RADIUS_M * 0.95,
    )


def _mottled(name, scale, dark, light):
    material = plain(name, light, 0.9)
    graph = Graph(material.node_tree)
    colour = graph.ramp(graph.noise(scale, 8.0), [(0.3, dark), (0.7, light)])
    graph.feed(principled(material).inputs['Base Color'], colour)
    return material
