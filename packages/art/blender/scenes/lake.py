"""A wooden jetty on a still lake among reeds, firs and hills mirrored in the water."""

import random

import numpy as np
from mathutils import noise

from kit.air import hazy
from kit.heights import FirWood
from kit.land import mottled, ridge, smoothstep, terrain
from kit.materials import plain, translucent_leaf
from kit.nodes import Graph, principled
from kit.passes import render_passes
from kit.shapes import box, cylinder, grid_mesh, quad
from kit.stage import empty_stage, portrait_camera
from kit.undergrowth import grass, litter, scatter, stone
from scenes.lake_looks import LOOKS

WATER_Z_M = -0.42
JETTY_HALF_M = 1.12
JETTY_END_M = 8.6
PLANK_M = 0.145
HAZE_REACH_M, HAZE_START_M = 420.0, 20.0
MIST_REACH_M, MIST_START_M, MIST_LAYER_M = 260.0, 22.0, 2.6


def draw(job):
    scene = empty_stage(job['widthPx'], job['heightPx'], job['samples'])
    look = LOOKS[job['look']]
    look['light'](scene)
    lake = Lake(random.Random(101), look)
    lake.jetty()
    lake.water()
    lake.reeds()
    lake.boat()
    lake.shores()
    portrait_camera(job, f_stop=1.8)
    render_passes(job['passes'])


class Lake:
    def __init__(self, rng, look):
        self.rng = rng
        self.look = look
        self.wood = _weathered('boards', (1.1, 14, 14))
        self.posts = _weathered('posts', (14, 14, 1.1))

    def _far(self, material):
        hazy(material, self.look['air'], HAZE_REACH_M, HAZE_START_M)
        return hazy(material, self.look['mist'], MIST_REACH_M, MIST_START_M, MIST_LAYER_M)

    def jetty(self):
        rng = self.rng
        y = -1.5
        while y < JETTY_END_M:
            left, right = (JETTY_HALF_M + rng.uniform(-0.025, 0.025) for _ in range(2))
            lift = rng.gauss(0, 0.002)
            centre = ((right - left) / 2, y, -0.02 + lift)
            box(centre, (left + right, PLANK_M - rng.uniform(0.008, 0.016), 0.04), self.wood, 0.006)
            y += PLANK_M
        nail = plain('nail', (0.05, 0.045, 0.04), 0.6, Metallic=0.6)
        for row in range(40):
            for x in (-0.78, 0.78):
                for dy in (-0.03, 0.03):
                    at = (x + rng.gauss(0, 0.006), -1.5 + (row + 10) * PLANK_M + dy)
                    cylinder((*at, -0.01), (*at, 0.0025), 0.0045, nail, 8)
        for side in (-1, 1):
            beam = (side * (JETTY_HALF_M - 0.2), (JETTY_END_M - 1.5) / 2, -0.13)
            box(beam, (0.14, JETTY_END_M + 1.4, 0.17), self.wood)
        for y, tall in ((3.7, 0.55), (6.1, 0.5), (JETTY_END_M - 0.1, 0.8)):
            for side in (-1, 1):
                x = side * (JETTY_HALF_M + 0.06)
                cylinder((x, y, -1.2), (x, y, tall + rng.uniform(-0.06, 0.06)), 0.075, self.posts, 14, 0.066)
        brown = translucent_leaf('leaf', (0.30, 0.16, 0.05), (0.62, 0.44, 0.16), 0.2)
        fallen = [litter(f'leaf {i}', brown, i, 0.045, 0.022) for i in range(4)]
        scatter(rng, fallen, 36, lambda: (rng.uniform(-1, 1), rng.uniform(1.5, 7), 0.002), (0.6, 1.1), 0.1)

    def water(self):
        corners = [(-400, -4), (400, -4), (400, 460), (-400, 460)]
        quad('lake', [(*corner, WATER_Z_M) for corner in corners], _water())

    def reeds(self):
        rng = self.rng
        green = translucent_leaf('reed', (0.10, 0.13, 0.035), (0.40, 0.40, 0.14), 0.45)
        kinds = [grass(f'reeds {i}', green, i, 0.22, 46, (0.35, 1.35), 0.011, 0.2) for i in range(4)]
        for x, y, spread, count in REEDS:
            scatter(rng, kinds, count, lambda: (rng.gauss(x, spread), rng.gauss(y, spread), WATER_Z_M), (0.7, 1.1))
        pad = translucent_leaf('lily pad', (0.06, 0.12, 0.03), (0.18, 0.26, 0.07), 0.1)
        pads = [litter(f'pad {i}', pad, i, 0.22, 0.2) for i in range(3)]
        for x, y in ((-2.4, 7.5), (2.1, 6.0), (-3.2, 10.5), (2.7, 12.5)):
            scatter(rng, pads, 16, lambda: (rng.gauss(x, 0.4), rng.gauss(y, 0.7), WATER_Z_M + 0.004), tilt=0)

    def boat(self):
        """A rowing boat that lies moored beside the jetty."""
        paint = mottled('boat', 6.0, (0.30, 0.33, 0.33), (0.62, 0.64, 0.60), 0.6)
        length, beam, depth = 3.1, 0.62, 0.5
        share = np.linspace(0, 1, 25)
        girth = beam * np.sin(np.pi * (0.14 + 0.86 * share) ** 0.85) ** 0.7 * (share < 1) + 0.015
        sheer = depth + 0.67 * (share - 0.42) ** 2
        turn = np.linspace(-np.pi / 2, np.pi / 2, 15)
        across = np.sign(turn) * np.abs(np.sin(turn)) ** 0.8
        rows = [
            np.stack([g * across, 0 * turn + length * s, top - depth * np.cos(turn) ** 0.7], -1)
            for s, g, top in zip(share, girth, sheer)
        ]
        rows.insert(0, rows[0] * (0, 1, 1))
        hull = grid_mesh('hull', np.array(rows), paint, thickness=0.03)
        seats = [box((0, y, 0.36), (0.98, 0.24, 0.035), self.wood) for y in (0.75, 1.55, 2.3)]
        for part in (hull, *seats):
            part.location = (1.85, 6.6, WATER_Z_M - 0.12)
            part.rotation_euler = (0, 0.03, -0.22)

    def shores(self):
        rng = self.rng
        bank = self._far(mottled('bank', 0.8, (0.05, 0.06, 0.025), (0.17, 0.17, 0.07)))
        terrain(_shore, (-130, 130), (6, 200), bank, 190, 150)
        wood = FirWood(rng, self._far(translucent_leaf('needles', (0.018, 0.042, 0.025), (0.07, 0.11, 0.045), 0.25)))
        wood.slope(900, self._wooded, _shore, (0.9, 1.9))
        for x, y, scale in FIRS:
            wood.tree(x, y, _shore(x, y), scale)
        grey = mottled('rock', 5.0, (0.12, 0.12, 0.11), (0.36, 0.35, 0.32))
        rocks = [stone(f'rock {i}', grey, i, 0.3) for i in range(3)]
        scatter(rng, rocks, 90, self._waterline, (0.4, 2.0), 0.3)
        for (y, crest), colour, seed in zip(((300, 40), (400, 84)), self.look['ridges'], (4, 11)):
            ridge(y, -2, crest, colour, seed, 330, 0.9)

    def _wooded(self):
        x, y = self.rng.uniform(-75, 75), self.rng.uniform(14, 165)
        return (x, y) if abs(x) < 0.5 * y + 4 and _shore(x, y) > 0.3 else None

    def _waterline(self):
        x, y = self.rng.uniform(-20, 20), self.rng.uniform(10, 60)
        z = _shore(x, y)
        return (x, y, z) if abs(z - WATER_Z_M) < 0.25 else None


# x, y, spread, count
REEDS = [(-2.1, 5.6, 0.22, 9), (-2.9, 7.4, 0.5, 22), (-3.6, 10.5, 0.8, 34), (3.7, 11.5, 0.6, 20), (4.6, 15, 0.8, 30)]
FIRS = [
    (-6.2, 19, 1.5),
    (-7.6, 21, 1.9),
    (-8.4, 18, 1.3),
    (-6.4, 26, 1.2),
    (12.5, 38, 1.7),
    (14, 41, 2.0),
    (11.2, 43, 1.4),
]


def _shore(x, y):
    """Two wooded headlands reach into the lake before the far shore closes it."""
    left = smoothstep(0, 9, -x - 4.0 - 0.10 * y + 3.5 * noise.noise((y * 0.06, 1, 3)))
    right = smoothstep(0, 16, x - 4.5 - 0.17 * y + 5 * noise.noise((y * 0.04, 7, 3)) - 12 * smoothstep(34, 16, y))
    far = smoothstep(112, 175, y + 9 * noise.noise((x * 0.03, 4, 1)))
    hills = 26 * far * (1 + 0.5 * noise.noise((x * 0.018, y * 0.012, 2)))
    bumps = 0.25 * noise.noise((x * 0.4, y * 0.4, 6))
    return -1.3 + 3.4 * max(left, right) + 6.5 * smoothstep(4, 40, abs(x) - 6) * max(left, right) + hills + bumps


def _water():
    """Dark still water that mirrors the shore, with a breath of ripples."""
    material = plain('water', (0.018, 0.034, 0.040), 0.03, Specular=1.0)
    graph = Graph(material.node_tree)
    ripples = graph.noise(0.9, 3.0, vector=graph.object_position((0.35, 1.5, 1)))
    graph.feed(principled(material).inputs['Normal'], graph.bump(ripples, 0.10, 0.10))
    return material


def _weathered(name, stretch):
    """Grey wood with grain along its least stretched axis, darker in its cracks; each piece in its own tone."""
    material = plain(name, roughness=0.8, Specular=0.2)
    graph = Graph(material.node_tree)
    grain = graph.noise(6.0, 8.0, vector=graph.object_position(stretch))
    tone = graph.node('ShaderNodeObjectInfo').outputs['Random']
    grey = graph.ramp(grain, [(0.30, (0.09, 0.070, 0.052)), (0.46, (0.29, 0.24, 0.19)), (0.75, (0.50, 0.44, 0.37))])
    warm = graph.ramp(tone, [(0.0, (0.72, 0.66, 0.60)), (1.0, (1.0, 0.97, 0.94))])
    shader = principled(material)
    graph.feed(shader.inputs['Base Color'], graph.mix(1.0, grey, warm, 'MULTIPLY'))
    graph.feed(shader.inputs['Normal'], graph.bump(grain, 0.6, 0.008))
    return material
