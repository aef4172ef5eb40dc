"""A roof terrace on a clear day: olive trees, an awning, a railing, and an old city in the haze."""

import math
import random

from kit.floors import courses, lay
from kit.flora import leaf_cluster, plume, random_turn
from kit.land import mottled, pitched_roof
from kit.materials import plain, timber, translucent_leaf
from kit.nodes import Graph, principled
from kit.passes import render_passes
from kit.rooms import bar
from kit.shapes import box, cylinder, grid_faces, lathe, mesh, place
from kit.sky import painted_sky
from kit.stage import area_light, empty_stage, portrait_camera, sun_light
from kit.trees import Grove

EDGE_M = 7.2
STREET_M = -22.0
SUN = (0.62, 0.42, -0.60)
SKY = [
    (0.0, (0.98, 0.92, 0.84)),
    (0.06, (0.90, 0.92, 0.94)),
    (0.20, (0.60, 0.77, 1.0)),
    (0.5, (0.34, 0.58, 0.98)),
    (1.0, (0.18, 0.40, 0.90)),
]
# A terracotta pot for its radius.
POT = [(0.0, 0), (0.66, 0), (0.95, 1.2), (1.0, 1.7), (1.1, 1.75), (1.1, 1.9), (0.95, 1.9), (0.0, 1.75)]
# Distance, houses in the row, and how low and high their eaves are seen from the terrace.
STREETS = [(34, 9, -6, 0.5), (55, 13, -5, 3.5), (85, 16, -3, 7), (130, 20, -1, 12), (210, 26, 2, 22)]

LOOKS = {
    'day': {'sun': 8.0, 'sky': 0.72, 'air': (0.62, 0.70, 0.84), 'fill_watts': 30},
}


def draw(job):
    scene = empty_stage(job['widthPx'], job['heightPx'], job['samples'])
    look = LOOKS[job['look']]
    clouds = (0.75, (0.98, 0.96, 0.95), (1.1, 1.06, 1.0))
    painted_sky(scene, SKY, sun=tuple(-c for c in SUN), clouds=clouds, strength=look['sky'], backdrop=True)
    sun_light(SUN, look['sun'], (1, 0.90, 0.74), 0.015)
    area_light((2.5, -2.5, 2.4), look['fill_watts'], (1, 0.96, 0.90), 3, (0, 5, 1.2))
    terrace = Terrace(random.Random(73))
    terrace.deck()
    terrace.railing()
    terrace.awning()
    terrace.bench()
    terrace.green()
    OldCity(random.Random(79), look['air']).build()
    portrait_camera(job, f_stop=1.4, look_at_height_m=1.62)
    render_passes(job['passes'])


class Terrace:
    def __init__(self, rng):
        self.rng = rng
        self.teak = timber('teak', (0.11, 0.072, 0.046), (0.34, 0.245, 0.168), 'y', 0.55)
        self.bench_wood = timber('bench', (0.26, 0.16, 0.09), (0.46, 0.31, 0.19), 'x', 0.5)
        self.steel = plain('steel', (0.05, 0.052, 0.055), 0.4, Metallic=0.7)
        self.plaster = mottled('plaster', 1.2, (0.70, 0.66, 0.59), (0.80, 0.76, 0.69))
        self.trough = mottled('trough', 3.0, (0.24, 0.235, 0.22), (0.33, 0.325, 0.30), 0.6)
        self.canvas = translucent_leaf('canvas', (0.76, 0.70, 0.60), (0.82, 0.77, 0.68), 0.4, 0.9)
        self.olive = translucent_leaf('olive', (0.10, 0.15, 0.07), (0.36, 0.41, 0.26), 0.3)

    def deck(self):
        boards = courses((-4, 4), (-2.5, EDGE_M), 0.145, (1.6, 2.6), self.rng)
        lay('deck', boards, self.teak, 0.006, joint=(0.02, 0.018, 0.016))

    def railing(self):
        y = EDGE_M - 0.1
        box((0, y + 0.1, 0.05), (8, 0.3, 0.10), self.plaster, 0.01)
        bar((-4, y, 1.05), (4, y, 1.05), (0, 0.08, 0.04), self.bench_wood, 0.012)
        bar((-4, y, 0.98), (4, y, 0.98), (0, 0.03, 0.03), self.steel)
        bar((-4, y, 0.16), (4, y, 0.16), (0, 0.03, 0.03), self.steel)
        for k in range(73):
            x = -3.96 + k * 0.11
            thick = 0.02 if k % 12 == 6 else 0.007
            cylinder((x, y, 0.1), (x, y, 1.04), thick, self.steel, 6)

    def awning(self):
        """Striped canvas on folding arms from the wall of the stair house at the right."""
        box((3.2, 5.2, 1.6), (2.7, 3.2, 3.2), self.plaster, 0.02)
        box((3.2, 5.2, 3.24), (2.9, 3.4, 0.10), self.plaster, 0.02)
        wall, out, top, low = 1.85, 0.62, 3.0, 2.48
        sand = translucent_leaf('sand canvas', (0.58, 0.44, 0.30), (0.62, 0.48, 0.33), 0.35, 0.9)
        stripes = 15
        for k in range(stripes):
            y0, y1 = 3.65 + k * 0.19, 3.65 + (k + 1) * 0.19
            cloth = (self.canvas, sand)[k % 2]
            middle = (y0 + y1) / 2
            sags = [(t, 0.2 * t * (1 - t)) for t in (0, 0.25, 0.5, 0.75, 1)]
            slope = [(wall + (out - wall) * t, top + (low - top) * t - sag) for t, sag in sags]
            rows = [*slope, (out - 0.005, low - 0.10)]
            vertices = [(x, y, z) for x, z in rows for y in (y0, middle, y1)]
            vertices += [(out - 0.005, y, low - drop) for y, drop in ((y0, 0.16), (middle, 0.19), (y1, 0.16))]
            mesh('awning', vertices, grid_faces(len(rows), 2), cloth, False)
        for y in (3.95, 6.4):
            cylinder((wall, y, 2.4), (1.2, y, 2.52), 0.02, self.steel, 8)
            cylinder((1.2, y, 2.52), (out + 0.02, y, low), 0.018, self.steel, 8)
        cylinder((out, 3.62, low), (out, 6.53, low), 0.028, self.steel, 10)

    def bench(self):
        x, y = 1.5, 5.6
        box((x, y, 0.38), (1.0, 1.7, 0.07), self.bench_wood, 0.01)
        for dx in (-0.42, 0.42):
            for dy in (-0.78, 0.78):
                box((x + dx, y + dy, 0.18), (0.07, 0.07, 0.36), self.bench_wood, 0.008)
        for dy in (-0.42, 0.42):
            box((x, y + dy, 0.48), (0.96, 0.80, 0.14), self.canvas, 0.045)
        blue = mottled('blue cushion', 30.0, (0.20, 0.29, 0.36), (0.30, 0.40, 0.47))
        for dy, cloth in ((-0.5, blue), (0.1, self.canvas), (0.55, blue)):
            pillow = box((0, 0, 0), (0.14, 0.42, 0.40), cloth, 0.06)
            pillow.location, pillow.rotation_euler = (x + 0.34, y + dy, 0.74), (0, 0.25, self.rng.gauss(0, 0.15))

    def green(self):
        rng = self.rng
        bark = mottled('olive bark', 9.0, (0.20, 0.17, 0.13), (0.36, 0.31, 0.25))
        clay = mottled('clay', 5.0, (0.50, 0.28, 0.18), (0.62, 0.38, 0.26))
        grove = Grove(rng, [self.olive, self.olive], bark)
        for x, y, tall, crown in ((-1.42, 4.7, 0.85, 0.46), (-1.75, 6.3, 1.25, 0.55), (1.15, 6.75, 0.8, 0.36)):
            size = 0.27 if crown > 0.4 else 0.2
            lathe([(size * r, size * z) for r, z in POT], clay, (x, y, 0), 36)
            grove.tree(x, y, tall, crown, size * 1.7, 1.2)
        lavender = translucent_leaf('lavender', (0.24, 0.17, 0.40), (0.46, 0.36, 0.64), 0.3)
        grey = translucent_leaf('lavender leaf', (0.15, 0.20, 0.13), (0.32, 0.37, 0.26), 0.3)
        ears = [plume(f'lavender {i}', lavender, i, 0.22, 50) for i in range(3)]
        tuft = leaf_cluster('tuft', grey, 90, 0.14, 0.13, 0.008, 5, 0.1)
        for x0, x1, y in ((-3.2, -0.75, EDGE_M - 0.42), (0.8, 3.0, EDGE_M - 0.42), (-2.0, -1.15, 5.45)):
            box(((x0 + x1) / 2, y, 0.18), (x1 - x0, 0.34, 0.36), self.trough, 0.012)
            for _ in range(round(26 * (x1 - x0))):
                at = (rng.uniform(x0 + 0.05, x1 - 0.05), y + rng.gauss(0, 0.07), 0.40)
                place(tuft, at, random_turn(rng), rng.uniform(0.8, 1.2))
                lean = (rng.gauss(0, 0.22), rng.gauss(0, 0.22), rng.random() * 6)
                place(rng.choice(ears), (at[0], at[1], 0.46), lean, rng.uniform(0.7, 1.2))


class OldCity:
    """Plastered houses under tiled roofs, a dome and towers, paler with the distance."""

    def __init__(self, rng, air):
        self.rng = rng
        self.air = air
        self.known = {}

    def build(self):
        rng = self.rng
        for distance, count, low, high in STREETS:
            half = distance * 0.40
            for k in range(count):
                x = (k / (count - 1) * 2 - 1) * half + rng.uniform(-0.4, 0.4) * half / count
                aside = min(1, abs(x) / half)
                top = low + (high - low) * (0.3 + 0.7 * aside) * rng.uniform(0.3, 1.0)
                width, y = half * 2 / count * rng.uniform(0.85, 1.3), distance + rng.uniform(-5, 5)
                self._house(x, y, width, top, rng.choice(WALLS), rng.choice(ROOFS))
        self._dome(-21, 120, 8)
        for x in (23, 28):
            self._spire(x, 140, 4)
        self._house(64, 230, 14, 34, (0.46, 0.52, 0.58), None)
        self._house(-78, 260, 16, 40, (0.50, 0.55, 0.60), None)

    def _house(self, x, y, width, top, wall, roof):
        depth = width * self.rng.uniform(0.7, 1.1)
        box((x, y, (top + STREET_M) / 2), (width, depth, top - STREET_M), self._plaster(wall, y))
        if roof is None:
            return
        tiles = self._plaster(roof, y, windows=False)
        pitched_roof((x, y, top), width + 0.5, depth + 0.5, width * self.rng.uniform(0.25, 0.38), tiles)
        for _ in range(self.rng.choice([1, 2, 2])):
            dx = self.rng.uniform(-0.3, 0.3) * width
            at = (x + dx, y - depth * 0.1, top + width * 0.25)
            box(at, (0.9, 0.8, width * 0.22), self._plaster(CHIMNEY, y, False))

    def _dome(self, x, y, radius):
        copper, wall = self._plaster((0.25, 0.37, 0.34), y, False), self._plaster(WALLS[0], y, False)
        lathe([(radius * 0.92, STREET_M), (radius * 0.92, 9), (radius * 1.02, 9.5), (radius, 10)], wall, (x, y, 0), 40)
        cap = [(radius * math.cos(a), 10 + radius * 1.05 * math.sin(a)) for a in (k * 1.48 / 16 for k in range(17))]
        lathe(cap, copper, (x, y, 0), 40)
        lathe([(1.3, 17.5), (1.3, 21), (1.6, 21.2), (0.05, 25)], copper, (x, y, 0), 16)

    def _spire(self, x, y, width):
        box((x, y, -4), (width, width, 36), self._plaster(WALLS[2], y, False))
        cylinder((x, y, 14), (x, y, 27), width * 0.66, self._plaster(ROOFS[2], y, False), 8, 0.05)

    def _plaster(self, colour, distance, windows=True):
        """A facade or roof in sun and haze, one material for all of its colour at that distance."""
        step = round(distance / 30)
        key = (colour, step, windows)
        if key not in self.known:
            self.known[key] = _hazy(colour, self.air, min(0.75, 0.04 + step * 0.075), windows)
        return self.known[key]


def _hazy(colour, air, haze, windows):
    material = plain('house', colour, 0.85, Specular=0.2)
    graph = Graph(material.node_tree)
    shader = principled(material)
    surface = graph.mix(graph.noise(0.35, 6.0), tuple(c * 0.82 for c in colour), colour)
    if windows:
        position = graph.node('ShaderNodeSeparateXYZ', {0: graph.object_position()}).outputs
        column = _stripe(graph, graph.math('ADD', position[0], position[1]), 1.9, 0.28)
        row = _stripe(graph, position[2], 3.1, 0.29)
        surface = graph.mix(graph.math('MULTIPLY', column, row), surface, (0.07, 0.08, 0.10))
    graph.feed(shader.inputs['Base Color'], surface)
    glow = graph.node('ShaderNodeEmission', {0: air, 1: 0.92}).outputs[0]
    output = next(node for node in material.node_tree.nodes if node.type == 'OUTPUT_MATERIAL')
    graph.feed(output.inputs[0], graph.blend(haze, shader.outputs[0], glow))
    return material


def _stripe(graph, value, period, half):
    share = graph.math('FRACT', graph.math('DIVIDE', value, period))
    return graph.math('LESS_THAN', graph.math('ABSOLUTE', graph.math('SUBTRACT', share, 0.5)), half)


WALLS = [(0.72, 0.62, 0.46), (0.66, 0.50, 0.36), (0.74, 0.69, 0.60), (0.60, 0.42, 0.31), (0.70, 0.60, 0.52)]
ROOFS = [(0.40, 0.18, 0.105), (0.46, 0.24, 0.15), (0.24, 0.22, 0.22), (0.36, 0.165, 0.10)]
CHIMNEY = (0.46, 0.30, 0.22)
