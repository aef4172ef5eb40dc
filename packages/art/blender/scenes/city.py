"""A roof terrace above a city: planters, candles and string lights before a skyline of windows."""

import random

from kit.bokeh import Bokeh
from kit.bulbs import Candles
from kit.flora import Florist, leaf_cluster, random_turn
from kit.materials import plain, translucent_leaf
from kit.passes import render_passes
from kit.shapes import box, cylinder, place, quad
from kit.stage import empty_stage, portrait_camera
from scenes.city_looks import LOOKS
from scenes.skyline import Skyline

EDGE_M = 6.6
# Like an 85 mm lens wide open: the city dissolves into discs.
F_STOP = 0.9


def draw(job):
    scene = empty_stage(job['widthPx'], job['heightPx'], job['samples'])
    look = LOOKS[job['look']]
    look['light'](scene)
    terrace = Terrace(random.Random(37), look)
    terrace.floor()
    terrace.railing()
    terrace.planters()
    skyline = Skyline(random.Random(41), look)
    skyline.buildings()
    portrait_camera(job, f_stop=F_STOP)
    bokeh = Bokeh(random.Random(43), F_STOP)
    skyline.lights(bokeh)
    terrace.string_lights(bokeh)
    if look.get('rain'):
        terrace.rain(bokeh)
    render_passes(job['passes'])


class Terrace:
    def __init__(self, rng, look):
        self.rng = rng
        self.look = look
        self.metal = plain('metal', (0.05, 0.05, 0.055), 0.4, Metallic=0.8)
        self.stone = plain('planter', (0.34, 0.31, 0.29), 0.7)
        leaf = translucent_leaf('leaf', (0.05, 0.11, 0.05), (0.20, 0.28, 0.13))
        self.bush = [leaf_cluster(f'bush {i}', leaf, 90, 0.22, 0.10, 0.05, i, 0.2) for i in range(3)]
        self.florist = Florist(rng, look['flowers'], [leaf] * 2, 0.055)

    def floor(self):
        wet = self.look.get('rain')
        deck = plain('deck', (0.16, 0.13, 0.11), 0.08 if wet else 0.45, Specular=0.7 if wet else 0.4)
        corners = [(-9, -3, 0), (9, -3, 0), (9, EDGE_M + 0.3, 0), (-9, EDGE_M + 0.3, 0)]
        quad('deck', corners, deck)
        if not wet:
            self.florist.loose_petals(
                200, lambda: (self.rng.gauss(0, 0.7), self.rng.uniform(2.6, 6.0), 0.02), 0.4
            )

    def railing(self):
        box((0, EDGE_M, 0.12), (14, 0.35, 0.24), self.stone, 0.02)
        cylinder((-7, EDGE_M, 1.02), (7, EDGE_M, 1.02), 0.03, self.metal, 8)
        for k in range(-6, 7):
            cylinder((k * 1.1 + 0.55, EDGE_M, 0.2), (k * 1.1 + 0.55, EDGE_M, 1.02), 0.022, self.metal, 6)

    def planters(self):
        rng = self.rng
        candles = Candles(34)
        for side in (-1, 1):
            for x, y, tall in ((1.42, 5.5, 1.0), (1.18, 4.4, 0.6), (1.75, 6.1, 1.25)):
                box((side * x, y, tall * 0.28), (0.52, 0.52, tall * 0.56), self.stone, 0.02)
                for _ in range(round(26 * tall)):
                    at = (
                        side * x + rng.gauss(0, 0.17),
                        y + rng.gauss(0, 0.15),
                        tall * 0.56 + abs(rng.gauss(0.1, 0.30 * tall)),
                    )
                    place(rng.choice(self.bush), at, random_turn(rng), rng.uniform(0.5, 0.9))
                for _ in range(round(34 * tall)):
                    at = (
                        side * x + rng.gauss(0, 0.20),
                        y - 0.2 + rng.gauss(0, 0.10),
                        tall * 0.56 + abs(rng.gauss(0.08, 0.28 * tall)),
                    )
                    self.florist.bloom(at, (0, -1, 0.4), rng.choice([0.8, 1, 1.3, 1.5]))
            for _ in range(9):
                x, y = side * (0.95 + rng.uniform(-0.1, 0.35)), rng.uniform(3.4, 6.2)
                candles.pillar(x, y, rng.choice([0.12, 0.18, 0.26, 0.34]), 0.04)
            for y in (3.6, 5.0):
                candles.lantern(side * 1.15, y, 1.3, 9)
            for y in (3.9, EDGE_M - 0.1):
                pole = 0.30 * (y + 0.35) + 0.1
                cylinder((side * pole, y, 0), (side * pole, y, 3.2), 0.03, self.metal, 8)

    def string_lights(self, bokeh):
        brightness = self.look['bulbs']
        strings = [(4.2, 2.82, 2.70, 0.30, 0.33), (5.4, 3.10, 3.36, 0.22, 0.41)]
        strings.append((EDGE_M, 3.5, 3.2, 0.5, 0.47))
        for y, left, right, sag, gap in strings:
            half = 0.30 * (y + 0.35)
            bokeh.swag((-half, y, left), (half, y, right), sag, gap, brightness=brightness)

    def rain(self, bokeh):
        """Lights that the wet deck and the drops in the air give back."""
        for _ in range(150):
            depth = self.rng.uniform(3.4, 9)
            at = (self.rng.uniform(-0.3, 0.3) * depth, depth, self.rng.uniform(-0.1, 3.2))
            colour = self.rng.choice(self.look['tints'])
            bokeh.at(at, colour, self.rng.uniform(0.015, 0.07), self.rng.uniform(0.3, 1.0))
