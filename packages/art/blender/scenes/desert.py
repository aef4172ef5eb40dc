"""Rippled dunes with dry grasses before mesas of red rock, low sun from the side."""

import math
import random

import numpy as np
from mathutils import noise

from kit.air import hazy
from kit.flora import plume
from kit.land import mottled, smoothstep, terrain
from kit.materials import plain, translucent_leaf
from kit.nodes import Graph, principled
from kit.passes import render_passes
from kit.shapes import grid_mesh
from kit.stage import empty_stage, portrait_camera
from kit.undergrowth import grass, scatter, stone
from scenes.desert_looks import LOOKS

HAZE_REACH_M = 700.0


def draw(job):
    scene = empty_stage(job['widthPx'], job['heightPx'], job['samples'])
    look = LOOKS[job['look']]
    look['light'](scene)
    desert = Desert(random.Random(83), look)
    desert.dunes()
    desert.mesas()
    desert.grasses()
    portrait_camera(job, f_stop=1.8)
    render_passes(job['passes'])


class Desert:
    def __init__(self, rng, look):
        self.rng = rng
        self.look = look

    def dunes(self):
        sand = hazy(_sand(), self.look['air'], HAZE_REACH_M)
        terrain(height, (-9, 9), (-2, 22), sand, 200, 240)
        terrain(height, (-150, 150), (21.9, 240), sand, 260, 170)

    def mesas(self):
        rock = hazy(_sandstone(), self.look['air'], HAZE_REACH_M)
        for seed, mesa in enumerate(MESAS):
            _mesa(*mesa, seed, rock)

    def grasses(self):
        rng = self.rng
        straw = translucent_leaf('straw', (0.34, 0.22, 0.09), (0.80, 0.62, 0.34), 0.45)
        pale = translucent_leaf('plume', (0.70, 0.56, 0.40), (0.92, 0.82, 0.66), 0.5, 0.9)
        tussocks = [grass(f'tussock {i}', straw, i, 0.10, 230, (0.18, 0.60), 0.004, 0.62) for i in range(4)]
        plumes = [plume(f'plume {i}', pale, i, 0.85, 300) for i in range(3)]
        for x, y, size in CLUMPS:
            scatter(rng, tussocks, round(11 * size), lambda: self._around(x, y, 0.26 * size), (0.5 * size, 1.2 * size))
            sizes = (0.7 * size, 1.3 * size)
            scatter(rng, plumes, round(15 * size), lambda: self._around(x, y, 0.17 * size), sizes, 0.17)
        scatter(rng, tussocks, 150, lambda: self._aside(2.0, 8, 45), (0.3, 0.9))
        sprigs = [grass(f'sprig {i}', straw, 9 + i, 0.05, 26, (0.05, 0.16), 0.003, 0.6) for i in range(3)]
        scatter(rng, sprigs, 60, lambda: self._aside(0.75, 1.4, 7), (0.6, 1.2))
        grit = mottled('grit', 20.0, (0.30, 0.16, 0.09), (0.56, 0.36, 0.23))
        pebbles = [stone(f'pebble {i}', grit, i, 0.012) for i in range(4)]
        scatter(rng, pebbles, 420, lambda: self._aside(0, 1.3, 7), (0.25, 1.1), 0.4)
        boulders = [stone(f'boulder {i}', grit, 5 + i, 0.22) for i in range(3)]
        scatter(rng, boulders, 26, lambda: self._aside(2.0, 6, 30), (0.4, 1.8), 0.4)

    def _around(self, x, y, spread):
        x, y = self.rng.gauss(x, spread), self.rng.gauss(y, spread)
        return (x, y, height(x, y))

    def _aside(self, near, spread, far):
        y = 1.4 + (far - 1.4) * self.rng.random() ** 1.6
        x = self.rng.choice([-1, 1]) * (near + abs(self.rng.gauss(0, spread)))
        return (x, y, height(x, y))


# x, y, radius, height
MESAS = [
    (-38, 150, 20, 34),
    (-70, 190, 34, 44),
    (36, 205, 13, 40),
    (62, 230, 30, 36),
    (8, 330, 60, 38),
    (-14, 300, 9, 46),
]
CLUMPS = [
    (-1.50, 4.7, 1.05),
    (-2.1, 5.9, 1.3),
    (1.75, 5.6, 1.2),
    (2.5, 7.0, 1.4),
    (-1.5, 8.6, 0.8),
    (3.1, 10.0, 1.2),
    (1.6, 10.5, 0.8),
    (-3.7, 10.5, 1.3),
    (-2.6, 14, 1.0),
    (4.2, 15, 1.2),
]


def height(x, y):
    """Level where the couple stands, then dunes with sharp crests."""
    swell = 0.05 * noise.noise((x * 0.5, y * 0.4, 4)) * smoothstep(0.6, 2.5, math.hypot(x, y - 2.25))
    crest = 1 - abs(noise.noise((x * 0.045 + 0.012 * y, y * 0.030, 3.7))) * 1.9
    lesser = 1 - abs(noise.noise((x * 0.13 - 0.03 * y, y * 0.085, 9.2))) * 1.9
    dunes = 5.0 * crest * smoothstep(14, 60, y) + 0.75 * lesser * smoothstep(4.5, 16, y)
    return swell + dunes - 1.4 * smoothstep(6, 30, y)


def _mesa(x, y, radius, tall, seed, material):
    """A talus slope, a furrowed cliff in steps, and a flat top."""
    angle = np.linspace(0, 2 * np.pi, 150, endpoint=False)
    profile = [(1.75, -0.1), (1.38, 0.18), (1.14, 0.36), (1.05, 0.42), (1.0, 0.44)]
    profile += [(0.98, 0.62), (0.90, 0.66), (0.88, 0.96), (0.80, 1.0), (0.0, 1.0)]
    rows = []
    for reach, rise in profile:
        for a in angle:
            east, north = math.cos(a), math.sin(a)
            wide = 1 + 0.55 * noise.noise((east * 1.3 + seed * 5, north * 1.3, 0))
            furrow = 0.09 * noise.noise((east * 9 + seed, north * 9, rise * 1.5))
            furrow += 0.05 * noise.noise((east * 24, north * 24, rise * 3))
            r = radius * reach * (wide + furrow)
            lift = tall * (rise + 0.05 * noise.noise((east * 2, north * 2, seed + rise)) * (rise > 0.3))
            rows.append((x + r * east, y + r * north, lift - 3.0))
    grid_mesh('mesa', np.array(rows).reshape(len(profile), len(angle), 3), material, closed=True)


def _sand():
    """Wind ripples across fine grain."""
    material = plain('sand', roughness=0.9, Specular=0.12)
    graph = Graph(material.node_tree)
    ripples = graph.node(
        'ShaderNodeTexWave',
        {
            'Vector': graph.object_position((1, 1, 0), (0, 0, 1.15)),
            'Scale': 3.1,
            'Distortion': 7.0,
            'Detail': 2.5,
            'Detail Scale': 0.45,
        },
    ).outputs['Fac']
    grain = graph.noise(130.0, 5.0)
    patches = graph.noise(0.55, 6.0)
    colour = graph.ramp(patches, [(0.34, (0.50, 0.25, 0.13)), (0.66, (0.66, 0.38, 0.21))])
    speckled = graph.mix(graph.math('MULTIPLY', grain, 0.35), colour, (0.42, 0.24, 0.14))
    height_m = graph.math('MULTIPLY_ADD', grain, 0.14, graph.math('MULTIPLY', ripples, patches))
    shader = principled(material)
    graph.feed(shader.inputs['Base Color'], speckled)
    graph.feed(shader.inputs['Normal'], graph.bump(height_m, 0.75, 0.035))
    return material


def _sandstone():
    """Bands of red and pale rock, wavering a little."""
    material = plain('sandstone', roughness=0.95, Specular=0.1)
    graph = Graph(material.node_tree)
    bands = graph.noise(0.16, 7.0, vector=graph.object_position((0.05, 0.05, 2.6)))
    colour = graph.ramp(
        bands, [(0.32, (0.26, 0.075, 0.04)), (0.50, (0.46, 0.16, 0.08)), (0.68, (0.62, 0.29, 0.16))]
    )
    shader = principled(material)
    graph.feed(shader.inputs['Base Color'], colour)
    graph.feed(shader.inputs['Normal'], graph.bump(graph.noise(0.5, 8.0), 0.9, 2.0))
    return material
