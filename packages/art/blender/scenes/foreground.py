"""What stands close before the couple at the foot of the picture, far out of focus."""

import random

from kit.bulbs import Candles
from kit.flora import Florist, leaf_cluster, plume, random_turn
from kit.materials import plain, translucent_leaf
from kit.passes import render_passes
from kit.shapes import ball, cylinder, place
from kit.stage import area_light, empty_stage, point_light, portrait_camera, world_colour

PALETTES = {
    'pink': [(0.95, 0.91, 0.85), (0.93, 0.62, 0.62), (0.80, 0.22, 0.33), (0.95, 0.82, 0.62)],
    'white': [(0.95, 0.93, 0.88), (0.95, 0.90, 0.80), (0.93, 0.86, 0.78)],
    'peach': [(0.95, 0.88, 0.78), (0.94, 0.66, 0.46), (0.92, 0.50, 0.36)],
    'coral': [(0.93, 0.88, 0.82), (0.92, 0.66, 0.60), (0.93, 0.55, 0.38)],
    'orchid': [(0.80, 0.32, 0.46), (0.62, 0.16, 0.34), (0.93, 0.70, 0.66)],
    'wine': [(0.52, 0.06, 0.10), (0.74, 0.24, 0.24), (0.92, 0.70, 0.60)],
    'rust': [(0.50, 0.05, 0.09), (0.85, 0.40, 0.22), (0.93, 0.72, 0.55)],
}
# world colour and strength, then key light: watts and colour
LIGHTS = {
    'day': ((0.86, 0.92, 1.0), 0.75, 34, (1, 0.94, 0.84)),
    'warm': ((1.0, 0.84, 0.70), 0.55, 40, (1, 0.78, 0.52)),
    'dusk': ((0.55, 0.62, 0.95), 0.22, 16, (1, 0.72, 0.46)),
    'candle': ((0.80, 0.62, 0.46), 0.16, 16, (1, 0.66, 0.36)),
}
NEAR_M, FAR_M = 0.62, 0.86


def draw(job):
    scene = empty_stage(job['widthPx'], job['heightPx'], job['samples'], transparent=True)
    colour, strength, watts, key = LIGHTS[job['light']]
    world_colour(scene, colour, strength)
    area_light((-0.9, -0.3, 2.1), watts, key, 0.8, (0, 0.8, 1.1))
    area_light((0.9, 1.6, 1.7), watts * 0.8, key, 0.6, (0, 0.8, 1.1))
    table = Foreground(random.Random(4), PALETTES[job['palette']])
    getattr(table, job['look'])()
    portrait_camera(job, f_stop=1.15)
    render_passes(job['passes'])


class Foreground:
    def __init__(self, rng, colours):
        self.rng = rng
        green = translucent_leaf('green', (0.06, 0.14, 0.05), (0.24, 0.34, 0.14))
        grey = translucent_leaf('grey green', (0.20, 0.28, 0.23), (0.40, 0.48, 0.40))
        self.green = green
        self.florist = Florist(rng, colours, [green, grey, green], 0.026)

    def roses(self):
        for _ in range(230):
            x, top = self._valley()
            at = (x, self.rng.uniform(NEAR_M, FAR_M), self.rng.uniform(top - 0.16, top))
            if self.rng.random() < 0.5:
                self.florist.bloom(at, (0, -1, 0.5), self.rng.uniform(0.8, 1.35), 0.4)
            else:
                self.florist.leaves(at, self.rng.uniform(0.28, 0.55))

    def ferns(self):
        bush = leaf_cluster('bush', self.green, 70, 0.09, 0.07, 0.035, 3, 0.2)
        for _ in range(95):
            x, top = self._valley()
            at = (x, self.rng.uniform(NEAR_M, FAR_M), self.rng.uniform(top - 0.16, top - 0.02))
            if self.rng.random() < 0.30:
                self.florist.bloom(at, (0, -1, 0.5), self.rng.uniform(0.8, 1.3), 0.4)
            else:
                place(bush, at, random_turn(self.rng), self.rng.uniform(0.5, 0.9))

    def coast(self):
        straw = translucent_leaf('straw', (0.55, 0.42, 0.30), (0.90, 0.80, 0.66), 0.5, 0.9)
        plumes = [plume(f'plume {i}', straw, i, 0.26, 170) for i in range(3)]
        for _ in range(40):
            x, top = self._valley()
            if abs(x) < 0.20:
                continue
            side = 1 if x > 0 else -1
            lean = (self.rng.gauss(0, 0.2), side * self.rng.uniform(-0.1, 0.45), self.rng.random() * 6)
            place(
                self.rng.choice(plumes),
                (x, self.rng.uniform(0.7, FAR_M), top - 0.22),
                lean,
                self.rng.uniform(0.55, 0.85),
            )
        wood = plain('driftwood', (0.42, 0.35, 0.28), 0.9)
        cylinder((-0.42, 0.72, 1.00), (0.02, 0.78, 1.030), 0.022, wood, 10, 0.012)
        cylinder((0.40, 0.70, 1.00), (0.12, 0.80, 1.025), 0.018, wood, 10, 0.010)
        for _ in range(90):
            x, top = self._valley()
            at = (x, self.rng.uniform(NEAR_M, FAR_M), self.rng.uniform(top - 0.16, top - 0.03))
            if self.rng.random() < 0.55:
                self.florist.bloom(at, (0, -1, 0.5), self.rng.uniform(0.8, 1.3), 0.4)
            else:
                self.florist.leaves(at, self.rng.uniform(0.28, 0.5))

    def vines(self):
        leaf = leaf_cluster('vine', self.green, 26, 0.06, 0.075, 0.07, 3, 0.1)
        grape = plain('grape', (0.10, 0.025, 0.09), 0.3, Subsurface=0.2)
        for _ in range(120):
            x, top = self._valley()
            at = (x, self.rng.uniform(NEAR_M, FAR_M), self.rng.uniform(top - 0.16, top - 0.01))
            if self.rng.random() < 0.28:
                self.florist.bloom(at, (0, -1, 0.5), self.rng.uniform(0.8, 1.3), 0.4)
            else:
                place(leaf, at, random_turn(self.rng), self.rng.uniform(0.4, 0.7))
        for side in (-1, 1):
            for _ in range(26):
                x = side * self.rng.uniform(0.15, 0.21)
                ball(0.011, grape, (x, self.rng.uniform(0.66, 0.74), self.rng.uniform(1.01, 1.055)))

    def firs(self):
        """Snowy fir twigs with white roses and red berries."""
        needles = translucent_leaf('needles', (0.02, 0.06, 0.04), (0.07, 0.14, 0.09), 0.2)
        snow = plain('snow', (0.92, 0.94, 0.98), 0.7, Subsurface=0.1)
        berry = plain('berry', (0.42, 0.015, 0.02), 0.25)
        twig = leaf_cluster('twig', needles, 130, 0.06, 0.055, 0.006, 3, 0.0)
        drift = leaf_cluster('drift', snow, 30, 0.055, 0.03, 0.02, 4, 0.4, 0.5)
        for _ in range(130):
            x, top = self._valley()
            at = (x, self.rng.uniform(NEAR_M, FAR_M), self.rng.uniform(top - 0.16, top - 0.01))
            chance = self.rng.random()
            if chance < 0.20:
                self.florist.bloom(at, (0, -1, 0.5), self.rng.uniform(0.8, 1.2), 0.4)
            elif chance < 0.32:
                for _ in range(4):
                    near = tuple(c + self.rng.gauss(0, 0.012) for c in at)
                    ball(0.006, berry, near)
            else:
                place(twig, at, random_turn(self.rng), self.rng.uniform(0.5, 0.9))
                place(drift, (at[0], at[1], at[2] + 0.02), (0, 0, self.rng.random() * 6), 0.6)

    def meadow(self):
        """Wheat and wild grasses between garden flowers."""
        straw = translucent_leaf('straw', (0.48, 0.34, 0.14), (0.86, 0.68, 0.34), 0.4)
        ears = [plume(f'ear {i}', straw, i, 0.16, 90) for i in range(3)]
        for _ in range(90):
            x, top = self._valley()
            lean = (self.rng.gauss(0, 0.25), self.rng.gauss(0, 0.25) + x * 0.6, self.rng.random() * 6)
            at = (x, self.rng.uniform(NEAR_M, FAR_M), top - 0.18)
            place(self.rng.choice(ears), at, lean, self.rng.uniform(0.7, 1.05))
        for _ in range(110):
            x, top = self._valley()
            at = (x, self.rng.uniform(NEAR_M, FAR_M), self.rng.uniform(top - 0.16, top - 0.03))
            if self.rng.random() < 0.5:
                self.florist.bloom(at, (0, -1, 0.5), self.rng.uniform(0.7, 1.25), 0.4)
            else:
                self.florist.leaves(at, self.rng.uniform(0.28, 0.5))

    def candles(self):
        candles = Candles(3)
        for side in (-1, 1):
            for k in range(3):
                x = side * (0.232 + k * 0.030 + self.rng.uniform(-0.01, 0.01))
                height = self.rng.uniform(0.05, 0.11) + 0.11 * (abs(x) - 0.15)
                candles.pillar(x, self.rng.uniform(0.74, 0.92), height, 0.016, 1.00, in_glass=False)
                point_light((x, 0.8, 1.02 + height), 0.12, (1, 0.6, 0.28), 0.02)
        for _ in range(85):
            x, top = self._valley()
            at = (x, self.rng.uniform(NEAR_M, 0.8), self.rng.uniform(top - 0.12, top))
            if self.rng.random() < 0.5:
                self.florist.bloom(at, (0, -1, 0.5), self.rng.uniform(0.8, 1.3), 0.4)
            else:
                self.florist.leaves(at, self.rng.uniform(0.28, 0.5))

    def _valley(self):
        """A place across the frame and the height flowers may reach there: low in the middle."""
        x = self.rng.uniform(-0.34, 0.34)
        edge = abs(x) / 0.34
        return x, 1.030 + 0.115 * edge**2.4
