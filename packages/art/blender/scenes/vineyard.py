"""A grassy lane between rows of vines, a pergola with grapes above it, hills and a farmhouse behind."""

import math
import random

from kit.bokeh import Bokeh
from kit.bulbs import Candles
from kit.flora import Florist, leaf_cluster, random_turn
from kit.land import farmhouse, mottled, ridge, smoothstep, terrain
from kit.materials import emission, plain, translucent_leaf
from kit.passes import render_passes
from kit.shapes import ball_data, box, cylinder, mesh, mesh_only, place
from kit.stage import empty_stage, portrait_camera
from kit.trees import cypress
from scenes.vineyard_looks import LOOKS

ROW_GAP_M = 2.5
PERGOLA_Y_M = 5.0
PERGOLA_HALF_M = 1.34
PERGOLA_TOP_M = 2.98
F_STOP = 1.5


def draw(job):
    scene = empty_stage(job['widthPx'], job['heightPx'], job['samples'])
    look = LOOKS[job['look']]
    look['light'](scene)
    vineyard = Vineyard(random.Random(19), look)
    vineyard.ground()
    vineyard.rows()
    vineyard.distance()
    vineyard.pergola()
    portrait_camera(job, f_stop=F_STOP)
    if look.get('bulbs'):
        vineyard.string_lights(look['bulbs'])
    render_passes(job['passes'])


class Vineyard:
    def __init__(self, rng, look):
        self.rng = rng
        self.look = look
        leaves = [translucent_leaf(f'vine {i}', *pair, 0.45) for i, pair in enumerate(look['vines'])]
        self.wood = plain('wood', (0.30, 0.22, 0.15), 0.85)
        self.vines = [
            leaf_cluster(f'vines {i}', leaves[i % len(leaves)], 46, 0.26, 0.13, 0.12, i, 0.15)
            for i in range(6)
        ]
        grape = plain('grape', look['grape'], 0.6, Specular=0.25)
        self.grapes = self._bunch(grape)
        self.florist = Florist(rng, look['flowers'], leaves, 0.05)
        self.leaves = leaves

    def ground(self):
        grass = mottled('grass', 1.4, *self.look['grass'])
        terrain(height, (-70, 70), (-2, 110), grass)
        blade = translucent_leaf('blade', *self.look['grass'], 0.4)
        tuft = leaf_cluster('tuft', blade, 40, 0.12, 0.11, 0.012, 5, 0.1, 0.5)
        for _ in range(700):
            x, y = self.rng.gauss(0, 0.8), self.rng.uniform(2.4, 13)
            place(tuft, (x, y, 0.02), random_turn(self.rng), self.rng.uniform(0.3, 0.6))

    def rows(self):
        rng = self.rng
        for k in range(-9, 10):
            x = ROW_GAP_M * (k + 0.5)
            y = 2.9 if abs(x) < 4 else 6.0
            while y < 78:
                far = smoothstep(8, 60, y)
                step = 0.16 + 0.75 * far
                for _ in range(2):
                    at_x = x + rng.gauss(0, 0.10)
                    z = height(at_x, y) + rng.uniform(0.55, 1.55)
                    place(rng.choice(self.vines), (at_x, y, z), random_turn(rng), 0.8 + 1.1 * far)
                if rng.random() < 0.30 and y < 12 and abs(x) < 3:
                    side = -math.copysign(0.3, x)
                    place(self.grapes, (x + side, y, rng.uniform(0.75, 1.1)), (0, 0, rng.random() * 6))
                y += step
            if abs(x) < 9:
                for post in range(6):
                    y = 4.0 + post * 4.5
                    cylinder((x, y, height(x, y)), (x, y, height(x, y) + 1.75), 0.04, self.wood, 6)

    def distance(self):
        look = self.look
        for (y, base, crest), colour, seed in zip(RIDGES, look['ridges'], (2, 5, 9)):
            ridge(y, base, crest, colour, seed)
        wall = plain('wall', (0.74, 0.60, 0.44), 0.9)
        roof = plain('roof', (0.50, 0.24, 0.14), 0.9)
        window = emission('window', (1, 0.66, 0.32), look['windows']) if look.get('windows') else None
        farmhouse(9.5, 70, height(9.5, 70) - 0.3, wall, roof, window, 0.8)
        tree = translucent_leaf('cypress', (0.025, 0.06, 0.025), (0.09, 0.15, 0.06), 0.3)
        trees = [cypress(f'cypress {i}', tree, i) for i in range(2)]
        for x, y, scale in CYPRESSES:
            place(trees[self.rng.randrange(2)], (x, y, height(x, y) - 0.2), (0, 0, x), scale)

    def pergola(self):
        rng = self.rng
        for side in (-1, 1):
            x = side * PERGOLA_HALF_M
            box((x, PERGOLA_Y_M, PERGOLA_TOP_M / 2), (0.11, 0.11, PERGOLA_TOP_M), self.wood, 0.01)
            for _ in range(30):
                at = (x + rng.gauss(0, 0.09), PERGOLA_Y_M + rng.gauss(0, 0.08), rng.uniform(0.1, 2.9))
                place(rng.choice(self.vines), at, random_turn(rng), rng.uniform(0.35, 0.6))
        beam = (2 * PERGOLA_HALF_M + 0.9, 0.10, 0.13)
        box((0, PERGOLA_Y_M, PERGOLA_TOP_M + 0.05), beam, self.wood, 0.01)
        self._canopy()

    def _canopy(self):
        """Leaves, grapes and roses hang deep in the corners and leave the middle open."""
        rng = self.rng
        for _ in range(210):
            x = rng.uniform(-1.8, 1.8)
            corner = min(1, abs(x) / 1.4) ** 2.6
            z = PERGOLA_TOP_M + 0.14 + 0.10 * corner - rng.random() * (0.14 + 0.75 * corner)
            at = (x, PERGOLA_Y_M + rng.gauss(0, 0.14), z)
            place(rng.choice(self.vines), at, random_turn(rng), rng.uniform(0.35, 0.65))
        for side in (-1, 1):
            for _ in range(9):
                x = side * rng.uniform(0.55, 1.4)
                z = PERGOLA_TOP_M - 0.05 - 0.45 * (abs(x) / 1.4) ** 3 * rng.random()
                at = (x, PERGOLA_Y_M - 0.24, z)
                place(self.grapes, at, (0, 0, rng.random() * 6), rng.uniform(0.8, 1.1))
            for _ in range(46):
                drop = min(0.85, abs(rng.gauss(0, 0.36)))
                x = side * (PERGOLA_HALF_M - 0.04 + rng.gauss(0, 0.24) * (1 - drop))
                at = (x, PERGOLA_Y_M - 0.26, PERGOLA_TOP_M + 0.12 - drop)
                self.florist.bloom(at, (0, -1, 0.1), rng.choice([0.8, 1, 1.3, 1.5]))

    def string_lights(self, brightness):
        bokeh = Bokeh(self.rng, F_STOP)
        strings = [(5.4, 2.74, 2.90, 0.14, 0.34), (6.6, 3.06, 2.86, 0.46, 0.43), (8.6, 3.2, 3.6, 0.8, 0.50)]
        for y, left, right, sag, gap in strings:
            half = 0.31 * (y + 0.35)
            bokeh.swag((-half, y, left), (half, y, right), sag, gap, brightness=brightness)
        candles = Candles(45)
        for k in range(7):
            for side in (-1, 1):
                candles.lantern(side * (0.78 + 0.02 * k), 3.5 + k * 1.5, self.rng.choice([0.9, 1.1, 1.3]), 10)

    def _bunch(self, material):
        """Mesh data of a bunch of grapes that hangs down."""
        berry = ball_data(0.017, material, 1)
        corners = [v.co.copy() for v in berry.vertices]
        vertices, faces = [], []
        for _ in range(46):
            t = self.rng.random()
            girth = 0.050 * (1 - t) ** 0.6 + 0.006
            angle = self.rng.random() * 6.283
            centre = (girth * math.cos(angle), girth * math.sin(angle), -0.02 - 0.15 * t)
            first = len(vertices)
            vertices += [tuple(c + o for c, o in zip(corner, centre)) for corner in corners]
            faces += [tuple(first + index for index in p.vertices) for p in berry.polygons]
        return mesh_only(mesh('bunch', vertices, faces, material))


RIDGES = [(130, 0, 17), (190, 0, 30), (280, 0, 50)]
CYPRESSES = [
    (-17, 68, 1.2),
    (-14.5, 70, 1.0),
    (-12.6, 69, 1.25),
    (-8.5, 72, 0.9),
    (5.2, 71, 1.0),
    (14.4, 69, 1.2),
    (16.2, 70, 1.0),
]


def height(x, y):
    """Level where the couple stands, then a slope and a swell of hills."""
    rise = smoothstep(14, 80, y)
    return 6.0 * rise + 1.6 * rise * math.sin(0.055 * x + 0.9) + 0.9 * rise * math.sin(0.11 * x - y * 0.03)
