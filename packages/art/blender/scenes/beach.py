"""A wedding arch on the sand before the sea, with chairs, lanterns and petals."""
import math
import random

from mathutils import Vector, noise

from kit.bulbs import Bulbs, Candles
from kit.flora import Florist, leaf_points, plume, random_turn
from kit.materials import plain, sheer, translucent_leaf
from kit.nodes import Graph, principled
from kit.passes import render_passes
from kit.shapes import box, cylinder, grid_mesh, mesh, mesh_only, place, quad
from kit.sky import painted_sky
from kit.stage import area_light, empty_stage, point_light, portrait_camera, sun_light

ARCH_Y_M = 6.0
ARCH_HALF_M = 1.22
ARCH_TOP_M = 2.75
RING_RADIUS_M = 1.30
RING_CENTRE_M = 1.55

FLOWERS = {
    'coral': [(0.93, 0.88, 0.82), (0.92, 0.66, 0.60), (0.93, 0.55, 0.38), (0.75, 0.24, 0.30), (0.94, 0.83, 0.66)],
    'white': [(0.95, 0.93, 0.89), (0.95, 0.91, 0.83), (0.93, 0.87, 0.78), (0.95, 0.94, 0.91), (0.90, 0.84, 0.72)],
    'orchid': [(0.80, 0.32, 0.46), (0.62, 0.16, 0.34), (0.93, 0.70, 0.66), (0.90, 0.46, 0.36), (0.94, 0.84, 0.76)],
}


def _golden_hour(scene):
    sun = (-0.085, 1, 0.085)
    painted_sky(
        scene,
        [
            (0.0, (1.0, 0.50, 0.22)),
            (0.05, (1.0, 0.58, 0.33)),
            (0.14, (0.95, 0.58, 0.48)),
            (0.30, (0.55, 0.47, 0.60)),
            (0.55, (0.26, 0.34, 0.58)),
            (1.0, (0.12, 0.2, 0.45)),
        ],
        sun=sun,
        glows=[(14.0, (0.9, 0.45, 0.18)), (220.0, (3.0, 1.86, 0.9))],
        disc=(9000.0, (30, 24, 15)),
        clouds=(0.75, (0.62, 0.42, 0.47), (1.5, 0.85, 0.5)),
    )
    _rays(sun, 3.2, (1, 0.62, 0.36))
    area_light((0, -1, 3.2), 120, (1, 0.86, 0.74), 4, (0, 6, 1.3))


def _after_sunset(scene):
    sun = (0.12, 1, 0.01)
    painted_sky(
        scene,
        [
            (0.0, (1.0, 0.30, 0.13)),
            (0.04, (0.98, 0.32, 0.22)),
            (0.12, (0.80, 0.28, 0.36)),
            (0.26, (0.42, 0.22, 0.46)),
            (0.50, (0.16, 0.15, 0.40)),
            (1.0, (0.06, 0.08, 0.26)),
        ],
        sun=sun,
        glows=[(20.0, (1.0, 0.36, 0.12)), (200.0, (1.1, 0.5, 0.2))],
        clouds=(0.85, (0.34, 0.16, 0.30), (1.5, 0.50, 0.30)),
        strength=0.85,
    )
    area_light((0, -1, 3.2), 70, (1, 0.80, 0.72), 4, (0, 6, 1.3))


def _noon(scene):
    painted_sky(
        scene,
        [(0.0, (0.80, 0.90, 0.98)), (0.08, (0.52, 0.76, 0.97)), (0.35, (0.20, 0.48, 0.90)), (1.0, (0.08, 0.26, 0.70))],
        clouds=(0.8, (0.95, 0.97, 1.0), (1, 1, 1)),
        strength=1.0,
    )
    sun_light((0.5, 0.75, -0.8), 4.6, (1, 0.93, 0.82), 0.02)


def _blue_hour(scene):
    painted_sky(
        scene,
        [(0.0, (0.62, 0.42, 0.44)), (0.06, (0.42, 0.38, 0.56)), (0.22, (0.14, 0.24, 0.52)), (1.0, (0.03, 0.07, 0.24))],
        clouds=(0.5, (0.16, 0.18, 0.36), (0.2, 0.2, 0.4)),
        strength=0.36,
    )
    area_light((0, -1, 3.2), 20, (1, 0.86, 0.78), 4, (0, 6, 1.3))
    for x in (-1.6, 0, 1.6):
        point_light((x, 4.6, 2.5), 26, (1, 0.66, 0.36), 0.5)


def _rays(sun, strength, colour):
    """Sunlight that water and brass do not mirror: the sky's glow does that already."""
    light = sun_light(tuple(-c for c in sun), strength, colour)
    light.visible_glossy = False


LOOKS = {
    'golden': {'light': _golden_hour, 'flowers': 'coral', 'arch': 'frame', 'sea': (0.02, 0.06, 0.075)},
    'sunset': {'light': _after_sunset, 'flowers': 'orchid', 'arch': 'ring', 'sea': (0.02, 0.04, 0.07)},
    'noon': {
        'light': _noon,
        'flowers': 'white',
        'arch': 'frame',
        'sea': (0.01, 0.20, 0.24),
        'palms': True,
        'day': True,
    },
    'evening': {
        'light': _blue_hour,
        'flowers': 'white',
        'arch': 'ring',
        'sea': (0.015, 0.04, 0.08),
        'bulbs': 1.1,
    },
}


def draw(job):
    scene = empty_stage(job['widthPx'], job['heightPx'], job['samples'])
    look = LOOKS[job['look']]
    look['light'](scene)
    beach = Beach(random.Random(5), look)
    beach.sand()
    beach.sea()
    beach.frame_arch() if look['arch'] == 'frame' else beach.ring_arch()
    beach.furniture()
    if look.get('palms'):
        beach.palms()
    if look.get('bulbs'):
        beach.string_lights(look['bulbs'])
    portrait_camera(f_stop=1.4, look_at_height_m=1.50)
    render_passes(job['passes'])


class Beach:
    def __init__(self, rng, look):
        self.rng = rng
        self.look = look
        green = translucent_leaf('green', (0.10, 0.19, 0.09), (0.30, 0.38, 0.22))
        eucalyptus = translucent_leaf('eucalyptus', (0.24, 0.33, 0.27), (0.42, 0.5, 0.42))
        self.green = green
        leaves = [green, eucalyptus, green, eucalyptus]
        self.florist = Florist(rng, FLOWERS[look['flowers']], leaves, 0.055, [5, 4, 3, 2, 3])
        self.oak = plain('oak', (0.62, 0.46, 0.33), 0.6)
        self.chiffon = sheer('chiffon', (0.93, 0.90, 0.86), 0.35)

    def sand(self):
        material = plain('sand', (0.55, 0.38, 0.25), 0.85, Specular=0.2)
        graph = Graph(material.node_tree)
        pale = self.look.get('day')
        dark, light = ((0.60, 0.48, 0.36), (0.80, 0.70, 0.56)) if pale else ((0.36, 0.235, 0.15), (0.66, 0.47, 0.32))
        grains = graph.noise(1.6, 8.0, roughness=0.65)
        graph.feed(principled(material).inputs['Base Color'], graph.ramp(grains, [(0.35, dark), (0.65, light)]))
        columns, rows = 150, 220
        vertices = [_sand_point(i / columns, j / rows) for j in range(rows + 1) for i in range(columns + 1)]
        mesh('sand', vertices, _quads(rows, columns), material)

    def sea(self):
        material = plain('sea', self.look['sea'], 0.30, Specular=0.5)
        graph = Graph(material.node_tree)
        swell = graph.noise(0.5, 3.0, vector=graph.object_position((0.25, 1, 1)))
        ripple = graph.noise(2.4, 4.0, vector=graph.object_position((0.5, 1.2, 1)))
        height = graph.math('ADD', swell, graph.math('MULTIPLY', ripple, 0.3))
        graph.feed(principled(material).inputs['Normal'], graph.bump(height, 0.35, 0.35))
        quad('sea', [(-900, 13, -0.10), (900, 13, -0.10), (900, 3000, -0.10), (-900, 3000, -0.10)], material)
        foam = plain('foam', (0.92, 0.88, 0.85), 0.7)
        for y, height, width in ((14.2, 0.05, 0.5), (16.5, 0.13, 0.35), (21, 0.32, 0.55), (30, 0.45, 0.6)):
            _breaker(y, height, width, foam)

    def frame_arch(self):
        x, y, top = ARCH_HALF_M, ARCH_Y_M, ARCH_TOP_M
        for depth in (-0.28, 0.28):
            for side in (-1, 1):
                box((side * x, y + depth, top / 2), (0.085, 0.085, top), self.oak, 0.008)
            box((0, y + depth, top), (2 * x + 0.5, 0.085, 0.10), self.oak, 0.008)
        for across in (-x - 0.1, -x * 0.33, x * 0.33, x + 0.1):
            box((across, y, top + 0.07), (0.07, 0.95, 0.05), self.oak, 0.008)
        for side in (-1, 1):
            _curtain((side * x, y - 0.3, top), (side * (x + 0.05), y - 0.35, 0.02), -side * 0.10, side + 2, self.chiffon)
        for start, end in ((-x, -0.05), (0.05, x)):
            _swag(start, end, y - 0.34, top + 0.02, 0.42, self.chiffon)
        path = []
        for i in range(30):
            u = i / 29
            dense = 0.45 + abs(u - 0.5) * 2 * (1.0 if u < 0.5 else 0.75)
            path.append((-x - 0.15 + u * (2 * x + 0.3), y, top + 0.02 - 0.05 * math.sin(u * 3.14), dense))
        path += [(-x, y, top - i / 19 * 1.75, 1.15 * (1 - i / 19) ** 0.7 + 0.12) for i in range(20)]
        path += [(x, y, top - i / 13 * 1.15, 0.95 * (1 - i / 13) ** 0.7 + 0.12) for i in range(14)]
        path += [(side * (x + 0.02), y - 0.1, 0.12 + i * 0.06, 0.8) for side in (-1, 1) for i in range(6)]
        self.florist.garland(path, 20, 0.115, lift=(0, -0.38, 0))

    def ring_arch(self):
        """A round gate, one side in full flower, pampas at its foot."""
        brass = plain('ring', (0.72, 0.52, 0.28), 0.35, Metallic=1.0)
        points = [_ring_point(i / 64 * 2 * math.pi) for i in range(65)]
        for start, end in zip(points[:-1], points[1:]):
            cylinder(start, end, 0.03, brass, 10)
        path = []
        for i in range(34):
            angle = math.radians(75 + i / 33 * 150)
            x, y, z = _ring_point(angle)
            path.append((x, y, z, 0.35 + 1.1 * math.sin(math.pi * i / 33) ** 0.8))
        for i in range(16):
            x, y, z = _ring_point(math.radians(-62 + i / 15 * 70))
            path.append((x, y, z, 0.3 + 0.75 * math.sin(math.pi * i / 15)))
        self.florist.garland(path, 22, 0.125, lift=(0, -0.1, 0))
        self._pampas()

    def _pampas(self):
        straw = translucent_leaf('straw', (0.55, 0.42, 0.30), (0.86, 0.74, 0.58), 0.5, 0.9)
        plumes = [plume(f'plume {i}', straw, i, 0.62) for i in range(4)]
        for _ in range(46):
            side = self.rng.choice([-1, 1])
            x = side * (1.05 + abs(self.rng.gauss(0, 0.22)))
            lean = (self.rng.gauss(-0.15, 0.12), side * self.rng.uniform(0.05, 0.4), self.rng.random() * 6)
            base = (x, ARCH_Y_M - 0.2 + self.rng.gauss(0, 0.12), self.rng.uniform(0.05, 0.55))
            place(self.rng.choice(plumes), base, lean, self.rng.uniform(0.9, 1.5))

    def furniture(self):
        white = plain('white', (0.85, 0.82, 0.78), 0.4)
        for side in (-1, 1):
            for row in range(2):
                for column in range(3):
                    _chair(side * (1.25 + column * 0.55), 3.9 + row * 0.85, self.rng.uniform(-0.1, 0.1), white)
        candles = Candles(60)
        spots = [(-0.78, 5.3, 1.3), (-0.95, 5.05, 0.9), (0.80, 5.3, 1.3), (0.98, 5.0, 0.9), (-0.72, 4.2, 1.0), (0.74, 4.1, 1.0)]
        for x, y, scale in spots:
            candles.lantern(x, y, scale)
        self.florist.loose_petals(260, lambda: (self.rng.gauss(0, 0.42), self.rng.uniform(2.6, 6.2), 0.06))

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


def _ring_point(angle):
    return (RING_RADIUS_M * math.cos(angle), ARCH_Y_M, RING_CENTRE_M + RING_RADIUS_M * math.sin(angle))


def _quads(rows, columns):
    faces = []
    for j in range(rows):
        for i in range(columns):
            k = j * (columns + 1) + i
            faces.append((k, k + 1, k + columns + 2, k + columns + 1))
    return faces


def _sand_point(u, v):
    x, y = (u - 0.5) * 24, 0.2 + v**1.6 * 17.8
    z = 0.07 * noise.noise((x * 0.6, y * 0.6, 0)) + 0.035 * noise.noise((x * 2.3, y * 2.3, 3))
    z += 0.018 * noise.noise((x * 6, y * 6, 9))
    flat_near_water = min(1, max(0, (16.5 - y) / 4))
    return (x, y, z * flat_near_water - 0.02 - max(0, y - 11.5) * 0.035)


def _breaker(y0, crest, width, material):
    vertices, steps = [], 260
    for i in range(steps + 1):
        x = (i / steps - 0.5) * 50
        height = crest * max(0.02, 0.55 + 0.9 * noise.noise((x * 0.12, y0, 5)))
        y = y0 + 0.8 * noise.noise((x * 0.25, y0, 1))
        vertices += [
            (x, y - width * 0.6, -0.1),
            (x, y - 0.05, -0.1 + height * 0.8 + 0.05 * height * noise.noise((x * 4, y0, 0))),
            (x, y + 0.1, -0.1 + height + 0.1 * height * noise.noise((x * 5, y0, 7))),
            (x, y + width, -0.1),
        ]
    faces = [(i * 4 + q, i * 4 + q + 4, i * 4 + q + 5, i * 4 + q + 1) for i in range(steps) for q in range(3)]
    mesh('breaker', vertices, faces, material)


def _curtain(top, bottom, sag, seed, material):
    columns, rows = 90, 40
    vertices = []
    for j in range(rows + 1):
        v = j / rows
        width = 0.55 + 0.2 * v
        gathered = 1 - 0.33 * math.sin(math.pi * min(1, v * 1.1))
        for i in range(columns + 1):
            u = i / columns
            x = top[0] + (bottom[0] - top[0]) * v + sag * math.sin(math.pi * v) + (u - 0.5) * width * gathered
            y = top[1] + 0.06 * math.sin(u * 7 * 6.28 + seed + v * 2) * (0.3 + v)
            y += 0.03 * noise.noise((u * 9, v * 3, seed)) - 0.1 * math.sin(math.pi * v)
            vertices.append((x, y, top[2] + (bottom[2] - top[2]) * v))
    mesh('curtain', vertices, _quads(rows, columns), material)


def _swag(x0, x1, y, top, depth, material):
    rows, columns = 80, 16
    vertices = []
    for i in range(rows + 1):
        u = i / rows
        for j in range(columns + 1):
            v = j / columns
            hang = depth * 4 * u * (1 - u) * (0.35 + 0.75 * v) + 0.03
            fold = 0.05 * math.sin(v * 9 + u * 2)
            vertices.append((x0 + (x1 - x0) * u, y - fold - 0.02 * v, top - hang - 0.03 * math.sin(v * 14)))
    mesh('swag', vertices, _quads(rows, columns), material)


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
