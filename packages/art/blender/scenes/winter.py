"""A trodden path through snowy firs, lanterns along it, an arch of fir and roses, falling snow."""

import math
import random

from mathutils import noise

from kit.bokeh import Bokeh
from kit.bulbs import Candles
from kit.flora import Florist, leaf_cluster
from kit.land import ridge, smoothstep, terrain
from kit.materials import plain, translucent_leaf
from kit.nodes import Graph, principled
from kit.passes import render_passes
from kit.shapes import ball_data, cylinder, place
from kit.stage import empty_stage, portrait_camera
from kit.trees import fir
from scenes.winter_looks import LOOKS

ARCH_Y_M = 6.4
ARCH_HALF_M = 1.3
ARCH_SPRING_M = 1.75
F_STOP = 1.5


def draw(job):
    scene = empty_stage(job['widthPx'], job['heightPx'], job['samples'])
    look = LOOKS[job['look']]
    look['light'](scene)
    wood = Winter(random.Random(29), look)
    wood.ground()
    wood.forest()
    wood.arch()
    wood.path_lights()
    portrait_camera(job, f_stop=F_STOP)
    wood.air()
    render_passes(job['passes'])


class Winter:
    def __init__(self, rng, look):
        self.rng = rng
        self.look = look
        self.needles = translucent_leaf('needles', (0.020, 0.055, 0.038), (0.075, 0.14, 0.085), 0.25)
        self.snow = plain('snow', (0.88, 0.90, 0.94), 0.8, Specular=0.2)
        self.wood = plain('birch', (0.40, 0.33, 0.27), 0.9)
        leaves = [self.needles, translucent_leaf('grey', (0.20, 0.28, 0.25), (0.42, 0.50, 0.46), 0.3)]
        self.florist = Florist(rng, look['flowers'], leaves, 0.052)
        self.firs = [
            fir(f'fir {i}', self.needles, self.snow, i, 4.0 + 0.4 * i, 1.2, look['snow_share'])
            for i in range(3)
        ]

    def ground(self):
        material = plain('ground', (0.86, 0.89, 0.94), 0.85, Specular=0.15)
        graph = Graph(material.node_tree)
        grain = graph.bump(graph.noise(14.0, 4.0), 0.3, 0.03)
        graph.feed(principled(material).inputs['Normal'], grain)
        terrain(height, (-45, 45), (-2, 70), material, 160, 190)
        clod = ball_data(0.05, self.snow, 1)
        for _ in range(240):
            x = self.rng.choice([-1, 1]) * (0.72 + abs(self.rng.gauss(0, 0.10)))
            y = self.rng.uniform(2.4, 16)
            place(clod, (x, y, height(x, y)), (0, 0, 0), self.rng.uniform(0.3, 1.0))

    def forest(self):
        rng = self.rng
        for x, y, scale in NEAR_FIRS:
            self._fir(x, y, scale)
        for k in range(13):
            for side in (-1, 1):
                y = 9.5 + k * 2.3 + rng.uniform(-0.5, 0.5)
                self._fir(side * (2.5 + 0.07 * k + rng.uniform(0, 0.7)), y, rng.uniform(0.75, 1.15))
                self._fir(side * rng.uniform(4.4, 11), y + rng.random(), rng.uniform(1.0, 1.7))
        for _ in range(46):
            x = rng.choice([-1, 1]) * (2.2 + abs(rng.gauss(0, 9)))
            self._fir(x, rng.uniform(46, 62), rng.uniform(0.8, 1.25))
        for seed, ((y, crest), colour) in enumerate(zip(((75, 9), (120, 22)), self.look['ridges'])):
            ridge(y, 0, crest, colour, 3 + seed, 90, 1.4)

    def _fir(self, x, y, scale):
        turn = (self.rng.gauss(0, 0.02), self.rng.gauss(0, 0.02), self.rng.random() * 6)
        place(self.rng.choice(self.firs), (x, y, height(x, y) - 0.1), turn, scale)
        cylinder((x, y, -0.1), (x, y, 0.7 * scale), 0.07 * scale, self.wood, 8)

    def arch(self):
        rng = self.rng
        twigs = leaf_cluster('twigs', self.needles, 90, 0.15, 0.12, 0.012, 3, 0.0)
        drift = leaf_cluster('drift', self.snow, 40, 0.13, 0.06, 0.05, 4, 0.4, 0.5)
        points = [_arch_point(k / 40) for k in range(41)]
        for start, end in zip(points[:-1], points[1:]):
            cylinder(start, end, 0.045, self.wood, 8)
        for share, (x, y, z) in zip((k / 40 for k in range(41)), points):
            for _ in range(5):
                at = tuple(c + rng.gauss(0, 0.075) for c in (x, y, z))
                place(twigs, at, (rng.random() * 6, rng.random() * 6, 0), rng.uniform(0.7, 1.1))
            if rng.random() < 0.75:
                place(drift, (x, y - 0.03, z + 0.13), (0, 0, rng.random() * 6), rng.uniform(0.7, 1.1))
            for _ in range(round(7 * _flowering(share))):
                at = (x + rng.gauss(0, 0.10), y - 0.20, z + rng.gauss(0, 0.10))
                self.florist.bloom(at, (0, -1, 0.2), rng.choice([0.8, 1, 1.3, 1.5]))

    def path_lights(self):
        candles = Candles(self.look['flames'])
        for k in range(6):
            for side in (-1, 1):
                x, y = side * (1.0 + self.rng.uniform(-0.03, 0.06)), 3.6 + k * 1.15
                lantern = self.rng.choice([1.0, 1.2, 1.4])
                candles.lantern(x, y, lantern, self.look['lantern_watts'])

    def air(self):
        bokeh = Bokeh(self.rng, F_STOP)
        if self.look.get('bulbs'):
            self._fairy_lights(bokeh, self.look['bulbs'])
        bokeh.snow(self.look['flakes'], self.look['flake_light'])

    def _fairy_lights(self, bokeh, brightness):
        """Lights that wind around the firs along the path, and a few strings between them."""
        for x, y, tall in self._lit_firs():
            turns = 5
            count = round(10 * tall)
            for k in range(count):
                t = (k + 0.5) / count
                angle = (t + self.rng.gauss(0, 0.012)) * turns * 2 * math.pi
                reach = 1.15 * tall / 4 * (1 - t) ** 0.85 + 0.08
                if math.sin(angle) > 0.35:
                    continue
                at = (x + reach * math.cos(angle), y + reach * math.sin(angle), 0.4 + (tall - 0.5) * t)
                at = tuple(c + self.rng.gauss(0, 0.05) for c in at)
                bokeh.at(at, (1, 0.66, 0.34), brightness * self.rng.uniform(0.5, 1.2))
        for y, top, sag in ((5.2, 3.05, 0.35), (8.0, 3.7, 0.55), (11.5, 4.6, 0.8)):
            half = 0.30 * (y + 0.35)
            bokeh.swag((-half, y, top), (half, y, top), sag, 0.075 * y, brightness=brightness)

    def _lit_firs(self):
        lit = [(x, y, 4.3 * scale) for x, y, scale in NEAR_FIRS]
        return lit + [(-2.7, 12, 3.6), (2.8, 12.5, 3.9), (-3.0, 17, 4.2), (3.1, 18, 4.0)]


NEAR_FIRS = [(-1.85, 5.6, 0.72), (1.95, 5.9, 0.78), (-2.5, 8.0, 1.0), (2.55, 8.4, 0.95)]


def height(x, y):
    """A trodden path with soft banks, then a gentle rise into the wood."""
    bank = 0.16 * smoothstep(0.55, 1.1, abs(x))
    drifts = 0.10 * noise.noise((x * 0.5, y * 0.4, 1)) * smoothstep(0.8, 2.5, abs(x))
    trodden = 0.02 * noise.noise((x * 3, y * 3, 7))
    return bank + drifts + trodden + 2.2 * smoothstep(20, 65, y)


def _arch_point(share):
    """From the left foot over the crown to the right foot."""
    leg = 0.27
    if share < leg:
        return (-ARCH_HALF_M, ARCH_Y_M, share / leg * ARCH_SPRING_M)
    if share > 1 - leg:
        return (ARCH_HALF_M, ARCH_Y_M, (1 - share) / leg * ARCH_SPRING_M)
    angle = math.pi * (1 - (share - leg) / (1 - 2 * leg))
    return (
        ARCH_HALF_M * math.cos(angle),
        ARCH_Y_M,
        ARCH_SPRING_M + ARCH_HALF_M * math.sin(angle),
    )


def _flowering(share):
    """Dense over the left shoulder, a second accent low on the right."""
    return 0.12 + math.exp(-(((share - 0.36) / 0.13) ** 2)) + 0.8 * math.exp(-(((share - 0.80) / 0.08) ** 2))
