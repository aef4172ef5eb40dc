"""A wedding arch on the sand before the sea, with chairs, lanterns and petals."""

import math
import random

from mathutils import Vector

from kit.bulbs import Bulbs, Candles
from kit.flora import Florist, leaf_points
from kit.materials import plain, translucent_leaf
from kit.passes import render_passes
from kit.shapes import box, cylinder, mesh, mesh_only, place
from kit.stage import empty_stage, portrait_camera
from scenes.arches import frame_arch, ring_arch
from scenes.beach_looks import FLOWERS, LOOKS
from scenes.shore import sand, sea


def draw(job):
    scene = empty_stage(job['widthPx'], job['heightPx'], job['samples'])
    look = LOOKS[job['look']]
    look['light'](scene)
    beach = Beach(random.Random(5), look)
    sand(pale=look.get('day', False))
    sea(look['sea'])
    if look['arch'] == 'frame':
        frame_arch(beach.florist, beach.oak)
    else:
        ring_arch(beach.florist, beach.rng)
    beach.furniture()
    if look.get('palms'):
        beach.palms()
    if look.get('bulbs'):
        beach.string_lights(look['bulbs'])
    portrait_camera(job, f_stop=1.4, look_at_height_m=1.50)
    render_passes(job['passes'])


class Beach:
    def __init__(self, rng, look):
        self.rng = rng
        green = translucent_leaf('green', (0.10, 0.19, 0.09), (0.30, 0.38, 0.22))
        eucalyptus = translucent_leaf('eucalyptus', (0.24, 0.33, 0.27), (0.42, 0.5, 0.42))
        leaves = [green, eucalyptus, green, eucalyptus]
        self.florist = Florist(rng, FLOWERS[look['flowers']], leaves, 0.055, [5, 4, 3, 2, 3])
        self.oak = plain('oak', (0.62, 0.46, 0.33), 0.6)

    def furniture(self):
        white = plain('white', (0.85, 0.82, 0.78), 0.4)
        for side in (-1, 1):
            for row in range(2):
                for column in range(3):
                    _chair(
                        side * (1.25 + column * 0.55),
                        3.9 + row * 0.85,
                        self.rng.uniform(-0.1, 0.1),
                        white,
                    )
        candles = Candles(60)
        spots = [
            (-0.78, 5.3, 1.3),
            (-0.95, 5.05, 0.9),
            (0.80, 5.3, 1.3),
            (0.98, 5.0, 0.9),
            (-0.72, 4.2, 1.0),
            (0.74, 4.1, 1.0),
        ]
        for x, y, scale in spots:
            candles.lantern(x, y, scale)
        self.florist.loose_petals(
            260, lambda: (self.rng.gauss(0, 0.42), self.rng.uniform(2.6, 6.2), 0.06)
        )

    def palms(self):
        trunk = plain('palm trunk', (0.30, 0.22, 0.15), 0.9)
        frond = self._frond()
        for x, y, height, lean in ((-2.9, 9.5, 4.0, 0.5), (3.3, 11.0, 4.6, -0.7), (4.6, 13.0, 3.6, 0.4)):
            crown = Vector((x + lean, y, height))
            middle = Vector((x + lean * 0.25, y, height * 0.5))
            cylinder((x, y, 0), middle, 0.15, trunk, 10, 0.12)
            cylinder(middle, crown, 0.12, trunk, 10, 0.10)
            for k in range(17):
                turn = (self.rng.uniform(-0.35, 0.75), 0, k * 2.4)
                place(frond, crown, turn, self.rng.uniform(0.9, 1.25))

    def _frond(self):
        rng = random.Random(8)
        vertices, faces = [], []
        for i in range(64):
            t = i / 63
            rib = Vector((0, 1.9 * t, 0.55 * t - 1.15 * t * t))
            for side in (-1, 1):
                length = 0.62 * math.sin(math.pi * (0.12 + 0.86 * t)) * rng.uniform(0.85, 1.1)
                points, quads = leaf_points(length, 0.05, rng)
                out = Vector((side, 0.55, -0.35)).normalized()
                turn = out.to_track_quat('Y', 'Z').to_matrix()
                faces += [tuple(index + len(vertices) for index in face) for face in quads]
                vertices += [rib + turn @ Vector(point) for point in points]
        palm = translucent_leaf('palm', (0.07, 0.17, 0.05), (0.22, 0.36, 0.11))
        return mesh_only(mesh('frond', vertices, faces, palm))

    def string_lights(self, strength):
        bulbs = Bulbs(self.rng, strength, 0.013)
        for side in (-1, 1):
            for y in (3.6, 6.2, 8.8):
                cylinder((side * 2.3, y, 0), (side * 2.3, y, 2.9), 0.04, self.oak, 8)
        for y in (3.6, 6.2, 8.8):
            bulbs.swag((-2.3, y, 2.9), (2.3, y, 2.9), 0.30, 0.31)
            for side in (-1, 1):
                if y < 8:
                    bulbs.swag((side * 2.3, y, 2.9), (side * 2.3, y + 2.6, 2.9), 0.30, 0.36)


def _chair(x, y, turn, material):
    parts = []
    for side in (-0.19, 0.19):
        for depth, height in ((-0.19, 0.9), (0.19, 0.45)):
            parts.append(cylinder((side, depth, 0), (side, depth, height), 0.016, material, 8))
    parts.append(box((0, 0, 0.45), (0.42, 0.42, 0.04), material))
    parts.append(box((0, -0.19, 0.88), (0.4, 0.025, 0.05), material))
    parts.append(box((0, -0.19, 0.62), (0.4, 0.02, 0.03), material))
    for k in range(4):
        across = -0.12 + k * 0.08
        parts.append(cylinder((across, -0.19, 0.46), (across, -0.19, 0.87), 0.01, material, 6))
    for part in parts:
        part.location = (x, y, 0)
        part.rotation_euler = (0, 0, turn)
