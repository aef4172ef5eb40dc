"""A hall with an aisle of candles and flower columns, chandeliers and a curtain of fairy lights."""

import math
import random

from kit.bulbs import Bulbs, Candles
from kit.flora import Florist
from kit.materials import plain, translucent_leaf
from kit.nodes import Graph, principled
from kit.passes import render_passes
from kit.shapes import ball, box, cylinder, lathe, mesh, quad
from kit.stage import area_light, empty_stage, point_light, portrait_camera, spot_light, world_colour

END_M = 13.0
HALF_WIDTH_M = 3.6
CEILING_M = 5.2

LOOKS = {
    'ivory': {
        'wall': (0.62, 0.60, 0.60),
        'trim': (0.78, 0.76, 0.74),
        'floor': ((0.40, 0.27, 0.18), (0.52, 0.37, 0.26)),
        'niche': (0.30, 0.30, 0.36),
        'flowers': [(0.95, 0.92, 0.87), (0.95, 0.88, 0.76), (0.94, 0.78, 0.72)],
        'ceiling_watts': 1.0,
        'wall_watts': 1.0,
        'ambient': ((0.30, 0.24, 0.20), 0.12),
    },
    'candlelight': {
        'wall': (0.055, 0.085, 0.10),
        'trim': (0.09, 0.12, 0.135),
        'floor': ((0.10, 0.06, 0.04), (0.15, 0.09, 0.06)),
        'niche': (0.02, 0.035, 0.045),
        'flowers': [(0.52, 0.06, 0.10), (0.74, 0.24, 0.24), (0.92, 0.70, 0.60), (0.36, 0.03, 0.08)],
        'ceiling_watts': 0.32,
        'wall_watts': 0.75,
        'ambient': ((0.20, 0.22, 0.30), 0.08),
    },
}


def draw(job):
    scene = empty_stage(job['widthPx'], job['heightPx'], job['samples'])
    look = LOOKS[job['look']]
    world_colour(scene, *look['ambient'])
    hall = Ballroom(random.Random(11), look)
    hall.room()
    hall.niches()
    hall.pilasters()
    hall.fairy_lights()
    hall.chandelier(6.6, 3.55, 0.55, 12)
    hall.aisle()
    hall.lights()
    portrait_camera(job, look_at_height_m=1.62)
    render_passes(job['passes'])


class Ballroom:
    def __init__(self, rng, look):
        self.rng = rng
        self.look = look
        self.wall = plain('wall', look['wall'], 0.6)
        self.trim = plain('trim', look['trim'], 0.45)
        self.gold = plain('gold', (0.85, 0.60, 0.28), 0.25, Metallic=1.0)
        self.candles = Candles()
        leaf = translucent_leaf('leaf', (0.07, 0.14, 0.07), (0.22, 0.30, 0.18))
        self.florist = Florist(rng, look['flowers'], [leaf] * 3)

    def room(self):
        y0, y1, x, top = -3, END_M, HALF_WIDTH_M, CEILING_M
        quad('floor', [(-8, y0, 0), (8, y0, 0), (8, y1 + 1, 0), (-8, y1 + 1, 0)], self._parquet())
        quad('ceiling', [(-8, y0, top), (-8, y1 + 1, top), (8, y1 + 1, top), (8, y0, top)], self.trim)
        for side in (-x, x):
            quad('side', [(side, y0, 0), (side, y1, 0), (side, y1, top), (side, y0, top)], self.wall)
        quad('end', [(-8, y1, 0), (8, y1, 0), (8, y1, top), (-8, y1, top)], self.wall)

    def _parquet(self):
        material = plain('floor', self.look['floor'][0], 0.12, Specular=0.6)
        graph = Graph(material.node_tree)
        first, second = self.look['floor']
        brick = graph.node(
            'ShaderNodeTexBrick',
            {
                'Vector': graph.object_position(),
                'Scale': 1.0,
                'Color1': first,
                'Color2': second,
                'Mortar': tuple(c * 0.5 for c in first),
                'Mortar Size': 0.006,
                'Brick Width': 0.9,
                'Row Height': 0.14,
            },
        )
        graph.feed(principled(material).inputs['Base Color'], brick.outputs[0])
        return material

    def niches(self):
        material = plain('niche', self.look['niche'], 0.7)
        for centre, width, height, rim in (
            (0, 2.9, 4.6, 0.13),
            (-2.75, 1.5, 3.9, 0.1),
            (2.75, 1.5, 3.9, 0.1),
        ):
            arch_opening(centre, width, height, END_M - 0.02, material, self.trim, rim)

    def pilasters(self):
        mirror = plain('mirror', (0.9, 0.85, 0.78), 0.08, Metallic=1.0)
        x, top = HALF_WIDTH_M, CEILING_M
        for side in (-1, 1):
            for y in (3.2, 5.6, 8.0, 10.4, 12.6):
                box((side * (x - 0.1), y, top / 2), (0.28, 0.5, top), self.trim, 0.02)
                box((side * (x - 0.12), y, 0.25), (0.36, 0.62, 0.5), self.trim, 0.02)
                box((side * (x - 0.12), y, top - 0.5), (0.36, 0.64, 0.3), self.trim, 0.03)
            box((side * (x - 0.05), 5, 1.05), (0.08, 18, 0.06), self.trim, 0.01)
            box((side * (x - 0.1), 5, top - 0.2), (0.25, 18, 0.3), self.trim, 0.03)
            for y in (4.4, 6.8, 9.2, 11.5):
                at = side * (x - 0.015)
                corners = [
                    (at, y - 0.55, 1.3),
                    (at, y + 0.55, 1.3),
                    (at, y + 0.55, 3.9),
                    (at, y - 0.55, 3.9),
                ]
                quad('mirror', corners, mirror)

    def fairy_lights(self):
        rng = self.rng
        bulbs = Bulbs(rng)
        for strand in range(11):
            x = -1.30 + strand * 0.26 + rng.gauss(0, 0.02)
            rows = 14 if abs(x) < 1 else 12
            for k in range(rows):
                if rng.random() < 0.9:
                    at = (
                        x + rng.gauss(0, 0.025),
                        END_M - 0.35,
                        0.3 + k * 0.29 + (strand % 2) * 0.14 + rng.gauss(0, 0.03),
                    )
                    bulbs.at(at)
        for y in (3.8, 5.6, 7.4, 9.2, 11.0):
            for side in (-1, 1):
                start, end = (
                    (side * 0.15, y, CEILING_M - 0.25),
                    (side * (HALF_WIDTH_M - 0.2), y, CEILING_M - 0.5),
                )
                bulbs.swag(start, end, 0.68, 0.17 if y < 5 else 0.22)

    def chandelier(self, y, z, radius, count):
        crystal = plain('crystal', (1, 1, 1), 0.05, Metallic=0.6)
        cylinder((0, y, z), (0, y, CEILING_M), 0.015, self.gold)
        for ring, height, arms in ((radius, z, count), (radius * 0.62, z + 0.35, count // 2)):
            circle = [_on_circle(ring, i / 40, y, height) for i in range(41)]
            for start, end in zip(circle[:-1], circle[1:]):
                cylinder(start, end, 0.012, self.gold, 6)
            for i in range(arms):
                x, arm_y, _ = _on_circle(ring, i / arms, y, height)
                cylinder((x, arm_y, height), (x, arm_y, height + 0.11), 0.014, self.candles.wax, 8)
                ball(0.026, self.candles.flame, (x, arm_y, height + 0.135), 1)
                for drop in range(3):
                    ball(0.014, crystal, (x, arm_y, height - 0.05 - drop * 0.05), 1)
        point_light((0, y, z + 0.2), 90 * self.look['ceiling_watts'], (1, 0.74, 0.48), 0.35)

    def aisle(self):
        rng = self.rng
        for i, y in enumerate((4.2, 6.3, 8.4, 10.4)):
            for side in (-1, 1):
                self._flower_column(side * 1.32, y, 1.35 + 0.1 * (i % 2), 0.34)
                for _ in range(7):
                    x = side * (1.0 + rng.uniform(-0.12, 0.55))
                    height, radius = rng.choice([0.14, 0.2, 0.28, 0.36]), rng.choice([0.03, 0.04])
                    self.candles.pillar(x, y + rng.uniform(-0.75, 0.75), height, radius)
                point_light((side * 1.1, y, 0.5), 16, (1, 0.55, 0.22), 0.12)
        for i in range(16):
            for side in (-1, 1):
                x = side * (0.82 + rng.uniform(-0.04, 0.04))
                self.candles.pillar(x, 3.2 + i * 0.55, rng.choice([0.1, 0.14, 0.2]), 0.03)
        self.florist.loose_petals(
            300,
            lambda: (rng.choice([-1, 1]) * abs(rng.gauss(0.62, 0.13)), rng.uniform(2.6, 11), 0.008),
            0.4,
        )

    def _flower_column(self, x, y, height, radius):
        h = height
        profile = [(0.16, 0), (0.16, 0.02), (0.03, 0.05), (0.018, h * 0.5), (0.03, h * 0.52)]
        profile += [(0.018, h * 0.55), (0.02, h - 0.1), (0.1, h)]
        lathe(profile, self.gold, (x, y, 0))
        self.florist.ball((x, y, h + radius * 0.75), radius)

    def lights(self):
        ceiling, walls = self.look['ceiling_watts'], self.look['wall_watts']
        area_light((0, 1, 4.9), 60 * ceiling, (1, 0.90, 0.80), 3, (0, 5, 1))
        area_light((0, 9, 5.0), 70 * ceiling, (1, 0.88, 0.74), 3, (0, 9, 0))
        for x in (-3.2, -1.75, 1.75, 3.2):
            spot_light((x, END_M - 0.5, 0.1), 110 * walls, (1, 0.60, 0.32), 0.1, (x, END_M - 0.05, 5))
        for y in (3.2, 5.6, 8.0, 10.4):
            for side in (-1, 1):
                start = (side * (HALF_WIDTH_M - 0.5), y, 0.1)
                spot_light(start, 46 * walls, (1, 0.60, 0.32), 0.08, (side * (HALF_WIDTH_M - 0.1), y, 5))


def arch_opening(centre, width, height, y, material, trim, rim):
    """A round-headed panel in the wall at `y`, framed by a tube of radius `rim`."""
    spring = height * 0.62
    outline = [(-width / 2, 0), (-width / 2, spring)]
    for i in range(29):
        angle = math.pi - math.pi * i / 28
        outline.append((math.cos(angle) * width / 2, spring + math.sin(angle) * width / 2))
    outline.append((width / 2, 0))
    mesh(
        'opening',
        [(centre + x, y, z) for x, z in outline],
        [tuple(range(len(outline)))],
        material,
        False,
    )
    for start, end in zip(outline[:-1], outline[1:]):
        cylinder(
            (centre + start[0], y - 0.04, start[1]), (centre + end[0], y - 0.04, end[1]), rim, trim, 12
        )


def _on_circle(radius, share, y, z):
    return (radius * math.cos(share * 6.283), y + radius * math.sin(share * 6.283), z)
