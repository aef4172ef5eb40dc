"""A path through a clearing among tall trunks, ferns and moss, with light falling through the leaves."""

import math
import random

import numpy as np
from mathutils import noise

from kit.air import hazy
from kit.flora import leaf_cluster, random_turn
from kit.land import mottled, smoothstep, terrain
from kit.materials import plain, translucent_leaf
from kit.nodes import Graph, principled
from kit.passes import render_passes
from kit.shapes import grid_mesh, place, set_attribute, vertex_positions
from kit.stage import empty_stage, portrait_camera
from kit.undergrowth import fern, grass, litter, scatter, stone
from scenes.forest_looks import LOOKS

HAZE_REACH_M, HAZE_START_M = 55.0, 9.0
PATH_HALF_M = 0.85


def draw(job):
    scene = empty_stage(job['widthPx'], job['heightPx'], job['samples'])
    look = LOOKS[job['look']]
    look['light'](scene)
    forest = Forest(random.Random(71), look)
    forest.ground()
    forest.floor()
    forest.trunks()
    forest.canopy()
    portrait_camera(job)
    render_passes(job['passes'])


class Forest:
    def __init__(self, rng, look):
        self.rng = rng
        self.look = look
        self.leaves = [self._leaf(f'leaf {i}', pair, 0.5) for i, pair in enumerate(look['leaves'])]
        self.fern = self._leaf('fern', look['fern'], 0.4)
        self.bark = hazy(_bark(), look['air'], HAZE_REACH_M, HAZE_START_M)

    def _leaf(self, name, pair, translucency):
        return hazy(translucent_leaf(name, *pair, translucency, 0.7), self.look['air'], HAZE_REACH_M, HAZE_START_M)

    def ground(self):
        soil = hazy(_soil(), self.look['air'], HAZE_REACH_M, HAZE_START_M)
        for xs, ys, columns, rows in (((-6, 6), (-2, 16), 150, 190), ((-50, 50), (15.9, 75), 90, 60)):
            land = terrain(height, xs, ys, soil, columns, rows)
            set_attribute(land, 'trodden', [_trodden(x, y) for x, y, _ in vertex_positions(land)])

    def floor(self):
        rng = self.rng
        ferns = [fern(f'fern {i}', self.fern, i, 10 + i) for i in range(3)]
        scatter(rng, ferns, 620, lambda: self._beside(1.45, 1.0, 26), (0.7, 1.5))
        moss = [grass(f'moss {i}', self.fern, i, 0.2, 240, (0.015, 0.05), 0.004, 0.7) for i in range(3)]
        scatter(rng, moss, 900, lambda: self._beside(0.72, 0.5, 12), (0.8, 1.3))
        brown = translucent_leaf('litter', *self.look['litter'], 0.2)
        fallen = [litter(f'litter {i}', brown, i) for i in range(5)]
        scatter(rng, fallen, 2600, lambda: self._beside(0, 0.8, 9), (0.5, 1.1), 0.25)
        grey = mottled('stone', 9.0, (0.16, 0.15, 0.12), (0.36, 0.34, 0.29))
        pebbles = [stone(f'pebble {i}', grey, i, 0.02) for i in range(3)]
        scatter(rng, pebbles, 260, lambda: self._beside(0, 0.6, 9), (0.3, 1.0))

    def _beside(self, near, spread, far):
        """A place on the ground at least `near` metres from the path's middle."""
        y = 1.3 + (far - 1.3) * self.rng.random() ** 1.5
        x = self.rng.choice([-1, 1]) * (near + abs(self.rng.gauss(0, spread * (1 + 0.12 * y))))
        return (_path(y) + x, y, height(_path(y) + x, y))

    def trunks(self):
        rng = self.rng
        for x, y, radius in NEAR_TRUNKS:
            self._trunk(x, y, radius)
        taken = [(x, y) for x, y, _ in NEAR_TRUNKS]
        while len(taken) < 95:
            y = rng.uniform(9, 52)
            x = rng.uniform(-0.42, 0.42) * (y + 3)
            if abs(x - _path(y)) > 1.5 + 0.03 * y and all(math.dist((x, y), at) > 1.5 for at in taken):
                taken.append((x, y))
                self._trunk(x, y, rng.uniform(0.12, 0.30))

    def _trunk(self, x, y, radius):
        """A trunk that flares into its roots and sways a little on its way up."""
        angle = np.linspace(0, 2 * np.pi, 20, endpoint=False)
        z = np.r_[0, np.geomspace(0.08, 26.0, 30)]
        lobes = 1 + 0.10 * np.sin(3 * angle + x) + 0.07 * np.sin(5 * angle + y)
        girth = radius * (1 - 0.022 * z[:, None] + 0.55 * np.exp(-z[:, None] / 0.22) * lobes)
        sway = 0.12 * np.sin(z * 0.5 + x * 3) - 0.12 * np.sin(x * 3)
        points = np.stack(
            [
                x + sway[:, None] + girth * np.cos(angle),
                y + girth * np.sin(angle),
                height(x, y) - 0.05 + z[:, None] + 0 * angle,
            ],
            -1,
        )
        grid_mesh('trunk', points, self.bark, closed=True)

    def canopy(self):
        rng = self.rng
        sprays = [
            leaf_cluster(f'spray {i}', self.leaves[i % 2], 110, 0.45, 0.10, 0.06, 60 + i, 0.1, 0.6) for i in range(4)
        ]
        for _ in range(1500):
            y = rng.uniform(3.5, 34)
            at = (rng.uniform(-0.5, 0.5) * (y + 6), y, rng.uniform(0.36, 0.62) * (y + 1) + 1.9)
            if at[2] < 13:
                place(rng.choice(sprays), at, random_turn(rng), rng.uniform(0.6, 1.3))
        for _ in range(260):
            y = rng.uniform(30, 58)
            x = rng.uniform(-0.5, 0.5) * y
            at = (x, y, height(x, y) + rng.random() ** 1.6 * 11)
            place(rng.choice(sprays), at, random_turn(rng), rng.uniform(1.8, 4.0))
        for x, y, z in BOUGHS:
            for _ in range(16):
                at = tuple(c + rng.gauss(0, 0.22) for c in (x, y, z))
                place(rng.choice(sprays), at, random_turn(rng), rng.uniform(0.3, 0.55))


NEAR_TRUNKS = [(-1.75, 5.4, 0.27), (2.0, 6.6, 0.24), (-2.5, 8.4, 0.2), (3.1, 9.2, 0.26), (-3.6, 11.0, 0.3)]
BOUGHS = [(-1.35, 5.0, 3.3), (-0.9, 5.6, 3.75), (1.5, 5.6, 3.5), (1.15, 6.4, 4.0), (-1.9, 6.5, 3.1)]


def height(x, y):
    """Level where the couple stands, soft banks beside the path, a rise far behind."""
    bank = 0.10 * smoothstep(0.8, 2.0, abs(x - _path(y)))
    bumps = 0.16 * noise.noise((x * 0.5, y * 0.5, 2)) * smoothstep(1.2, 3.0, abs(x - _path(y)))
    return bank + bumps + 0.012 * noise.noise((x * 4, y * 4, 5)) + 1.8 * smoothstep(14, 50, y)


def _path(y):
    return 1.5 * smoothstep(4, 16, y) - 2.6 * smoothstep(13, 32, y)


def _trodden(x, y):
    edge = 0.30 * noise.noise((x * 1.3, y * 1.3, 8)) + 0.12 * noise.noise((x * 5, y * 5, 3))
    return 1 - smoothstep(PATH_HALF_M - 0.3, PATH_HALF_M + 0.25, abs(x - _path(y)) + edge)


def _soil():
    """Moss and leaf mould, bare earth where `trodden` is one."""
    material = plain('soil', roughness=0.95, Specular=0.15)
    graph = Graph(material.node_tree)
    moss = graph.ramp(graph.noise(2.2, 8.0), [(0.35, (0.07, 0.06, 0.03)), (0.62, (0.11, 0.17, 0.03))])
    earth = graph.ramp(graph.noise(7.0, 9.0), [(0.32, (0.15, 0.105, 0.065)), (0.70, (0.36, 0.27, 0.18))])
    shader = principled(material)
    graph.feed(shader.inputs['Base Color'], graph.mix(graph.attribute('trodden'), moss, earth))
    graph.feed(shader.inputs['Normal'], graph.bump(graph.noise(45.0, 6.0), 0.6, 0.02))
    return material


def _bark():
    """Furrows along the trunk, moss at its foot and in patches."""
    material = plain('bark', roughness=0.95, Specular=0.1)
    graph = Graph(material.node_tree)
    furrows = graph.noise(9.0, 6.0, vector=graph.object_position((1, 1, 0.14)))
    brown = graph.ramp(furrows, [(0.35, (0.03, 0.02, 0.014)), (0.65, (0.15, 0.11, 0.075))])
    height_m = graph.node('ShaderNodeSeparateXYZ', {0: graph.object_position()}).outputs[2]
    damp = graph.math('MULTIPLY_ADD', height_m, -0.35, 0.25)
    cover = graph.math('ADD', graph.math('MULTIPLY_ADD', graph.noise(1.7, 5.0), 3.2, -1.5), damp, clamp=True)
    shader = principled(material)
    graph.feed(shader.inputs['Base Color'], graph.mix(cover, brown, (0.07, 0.12, 0.02)))
    graph.feed(shader.inputs['Normal'], graph.bump(furrows, 0.8, 0.05))
    return material
