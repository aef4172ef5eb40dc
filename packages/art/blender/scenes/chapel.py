"""A white stone nave: pointed arcades, pews with flowers, a tall bright window at the end."""

import math
import random

from kit.bulbs import Candles
from kit.flora import Florist
from kit.materials import emission, plain, translucent_leaf
from kit.nodes import Graph, principled
from kit.passes import render_passes
from kit.shapes import box, cylinder, lathe, mesh, quad
from kit.stage import area_light, empty_stage, point_light, portrait_camera, sun_light, world_colour

END_M = 15.0
COLUMN_X_M = 2.15
SPRING_M = 2.9
WALL_M = 3.9
TOP_M = 7.0
BAYS_Y_M = (3.4, 6.2, 9.0, 11.8, 14.6)


def draw(job):
    scene = empty_stage(job['widthPx'], job['heightPx'], job['samples'])
    world_colour(scene, (0.80, 0.86, 1.0), 0.35)
    chapel = Chapel(random.Random(17))
    chapel.floor()
    chapel.walls()
    chapel.arcades()
    chapel.windows()
    chapel.pews()
    chapel.altar()
    chapel.lights()
    portrait_camera(job, look_at_height_m=1.66)
    render_passes(job['passes'])


class Chapel:
    def __init__(self, rng):
        self.rng = rng
        self.stone = _limestone()
        self.oak = plain('oak', (0.30, 0.19, 0.11), 0.45)
        self.daylight = emission('daylight', (1.0, 0.95, 0.86), 3.2)
        self.candles = Candles(45)
        leaf = translucent_leaf('leaf', (0.08, 0.16, 0.07), (0.26, 0.34, 0.19))
        colours = [(0.95, 0.93, 0.89), (0.95, 0.90, 0.80), (0.94, 0.85, 0.80)]
        self.florist = Florist(rng, colours, [leaf] * 3)

    def floor(self):
        slabs = plain('slabs', (0.52, 0.48, 0.42), 0.35, Specular=0.4)
        graph = Graph(slabs.node_tree)
        checker = graph.node(
            'ShaderNodeTexBrick',
            {
                'Vector': graph.object_position(),
                'Scale': 1.0,
                'Color1': (0.56, 0.52, 0.46),
                'Color2': (0.46, 0.42, 0.37),
                'Mortar': (0.28, 0.25, 0.21),
                'Mortar Size': 0.008,
                'Brick Width': 0.9,
                'Row Height': 0.6,
            },
        )
        graph.feed(principled(slabs).inputs['Base Color'], checker.outputs[0])
        quad('floor', [(-8, -3, 0), (8, -3, 0), (8, END_M + 1, 0), (-8, END_M + 1, 0)], slabs)
        runner = plain('runner', (0.80, 0.76, 0.70), 0.9)
        quad(
            'runner',
            [(-0.6, -3, 0.01), (0.6, -3, 0.01), (0.6, END_M, 0.01), (-0.6, END_M, 0.01)],
            runner,
        )
        self.florist.loose_petals(
            320,
            lambda: (
                self.rng.choice([-1, 1]) * abs(self.rng.gauss(0.62, 0.1)),
                self.rng.uniform(2.6, 11),
                0.02,
            ),
            0.4,
        )

    def walls(self):
        y0, y1 = -3, END_M
        for side in (-WALL_M, WALL_M):
            quad(
                'aisle wall',
                [(side, y0, 0), (side, y1, 0), (side, y1, 4.6), (side, y0, 4.6)],
                self.stone,
            )
        for side in (-COLUMN_X_M, COLUMN_X_M):
            quad(
                'clerestory',
                [(side, y0, 4.55), (side, y1, 4.55), (side, y1, TOP_M), (side, y0, TOP_M)],
                self.stone,
            )
        quad('end', [(-8, y1, 0), (8, y1, 0), (8, y1, TOP_M + 3), (-8, y1, TOP_M + 3)], self.stone)
        self._vault()

    def _vault(self):
        steps, rows = 24, 2
        vertices = []
        for y in (-3, END_M):
            for i in range(steps + 1):
                x = -COLUMN_X_M + 2 * COLUMN_X_M * i / steps
                vertices.append((x, y, TOP_M + 1.5 * math.sin(math.pi * i / steps) ** 0.8))
        faces = [(i, i + 1, steps + 2 + i, steps + 1 + i) for i in range(steps)]
        mesh('vault', vertices, faces[: steps * (rows - 1)], self.stone)
        for y in BAYS_Y_M:
            points = [
                (
                    -COLUMN_X_M + 2 * COLUMN_X_M * i / 20,
                    y,
                    TOP_M - 0.06 + 1.5 * math.sin(math.pi * i / 20) ** 0.8,
                )
                for i in range(21)
            ]
            for start, end in zip(points[:-1], points[1:]):
                cylinder(start, end, 0.10, self.stone, 8)

    def arcades(self):
        for side in (-1, 1):
            x = side * COLUMN_X_M
            for y in BAYS_Y_M:
                profile = [(0.30, 0), (0.30, 0.18), (0.22, 0.28), (0.19, 0.34), (0.17, SPRING_M - 0.3)]
                profile += [(0.20, SPRING_M - 0.22), (0.28, SPRING_M - 0.04), (0.30, SPRING_M)]
                lathe(profile, self.stone, (x, y, 0), 28)
                cylinder((x, y, SPRING_M), (x, y, TOP_M), 0.10, self.stone, 12)
            for near, far in zip((BAYS_Y_M[0] - 2.8, *BAYS_Y_M), BAYS_Y_M):
                self._pointed_arch(x, near, far)
            box((x, 6, 4.62), (0.22, 18, 0.16), self.stone, 0.02)

    def _pointed_arch(self, x, near, far):
        """The wall above one bay, cut to a pointed arch, with a rib along its edge."""
        edge = [_gothic(near, far, SPRING_M, t / 24) for t in range(25)]
        vertices, faces = [], []
        for y, z in edge:
            vertices += [(x, y, z), (x, y, 4.6)]
        faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(24)]
        mesh('spandrel', vertices, faces, self.stone, False)
        for (y0, z0), (y1, z1) in zip(edge[:-1], edge[1:]):
            cylinder((x, y0, z0), (x, y1, z1), 0.13, self.stone, 10)

    def windows(self):
        for centre, width, foot, head in (
            (0, 1.25, 2.1, 5.6),
            (-1.45, 0.9, 2.1, 4.7),
            (1.45, 0.9, 2.1, 4.7),
        ):
            self._lancet(centre, width, foot, head)
        for side in (-1, 1):
            for near, far in zip(BAYS_Y_M[:-1], BAYS_Y_M[1:]):
                middle = (near + far) / 2
                x = side * (WALL_M - 0.02)
                corners = [
                    (x, middle - 0.45, 1.5),
                    (x, middle + 0.45, 1.5),
                    (x, middle + 0.45, 3.8),
                    (x, middle - 0.45, 3.8),
                ]
                quad('side window', corners, self.daylight)

    def _lancet(self, centre, width, foot, head):
        spring = head - width
        edge = [(-width / 2, foot)] + [_gothic(-width / 2, width / 2, spring, t / 20) for t in range(21)]
        edge.append((width / 2, foot))
        y = END_M - 0.03
        mesh(
            'window',
            [(centre + x, y, z) for x, z in edge],
            [tuple(range(len(edge)))],
            self.daylight,
            False,
        )
        for start, end in zip(edge[:-1], edge[1:]):
            cylinder(
                (centre + start[0], y - 0.05, start[1]),
                (centre + end[0], y - 0.05, end[1]),
                0.09,
                self.stone,
                10,
            )
        lead = plain('lead', (0.10, 0.10, 0.11), 0.6)
        box((centre, y - 0.03, (foot + head) / 2), (0.05, 0.05, head - foot), lead)
        for k in range(1, int((head - foot) / 0.55)):
            box((centre, y - 0.03, foot + k * 0.55), (width, 0.04, 0.03), lead)

    def pews(self):
        rng = self.rng
        for side in (-1, 1):
            for k in range(9):
                y = 3.1 + k * 1.0
                x = side * 1.42
                box((x, y, 0.46), (1.15, 0.42, 0.05), self.oak, 0.01)
                box((x, y + 0.2, 0.68), (1.15, 0.05, 0.5), self.oak, 0.01)
                box((side * 0.84, y + 0.02, 0.52), (0.06, 0.5, 1.04), self.oak, 0.02)
                self.florist.ball((side * 0.80, y - 0.12, 0.98), 0.135, 17, 15)
                self.candles.pillar(side * 0.72, y - 0.5, rng.choice([0.16, 0.24, 0.34]), 0.035)

    def altar(self):
        for side in (-1, 1):
            for x, height in ((0.85, 1.15), (1.35, 1.45)):
                lathe(
                    [(0.16, 0), (0.05, 0.06), (0.035, height - 0.1), (0.14, height)],
                    self.stone,
                    (side * x, 12.6, 0),
                )
                self.florist.ball((side * x, 12.6, height + 0.26), 0.40, 60, 34)
        for k in range(22):
            u = k / 21
            x = -1.0 + 2 * u
            self.candles.pillar(
                x, 13.6 + self.rng.uniform(-0.2, 0.2), self.rng.choice([0.25, 0.4, 0.6, 0.8]), 0.04, 0.55
            )
        box((0, 13.6, 0.28), (2.4, 0.9, 0.54), self.stone, 0.02)

    def lights(self):
        sun_light((-0.55, -0.35, -0.75), 2.4, (1, 0.90, 0.74), 0.03)
        area_light((0, END_M - 0.4, 4.2), 190, (1, 0.94, 0.85), 2.6, (0, 5, 1))
        area_light((0, 1, 5.5), 190, (1, 0.95, 0.88), 4, (0, 7, 1.5))
        for side in (-1, 1):
            for y in (4.8, 7.6, 10.4):
                area_light((side * 3.6, y, 2.8), 36, (1, 0.95, 0.88), 1.4, (0, y, 1.2))
            point_light((side * 0.8, 12.4, 2.2), 20, (1, 0.72, 0.42), 0.3)


def _gothic(start, end, spring, share):
    """A point of a pointed arch between two supports, `share` running from one to the other."""
    width = end - start
    u = share if share <= 0.5 else 1 - share
    angle = u * 2 * math.radians(75.5)
    along, up = (1 - math.cos(angle)) * width * 0.667, math.sin(angle) * width * 0.667 * 1.25
    return (start + along if share <= 0.5 else end - along, spring + up)


def _limestone():
    material = plain('limestone', (0.74, 0.70, 0.63), 0.8)
    graph = Graph(material.node_tree)
    stain = graph.ramp(graph.noise(1.1, 7.0), [(0.3, (0.64, 0.60, 0.53)), (0.7, (0.80, 0.77, 0.71))])
    graph.feed(principled(material).inputs['Base Color'], stain)
    return material
