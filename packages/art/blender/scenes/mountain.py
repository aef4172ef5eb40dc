"""An alpine meadow in flower before firs, blue ridges and snowy peaks."""

import random

from mathutils import noise

from kit.air import hazy
from kit.heights import FirWood, peaks, snowy_rock
from kit.land import mottled, smoothstep, terrain
from kit.materials import plain, translucent_leaf
from kit.passes import render_passes
from kit.stage import empty_stage, portrait_camera
from kit.undergrowth import grass, scatter, stone, wild_flower
from scenes.mountain_looks import FLOWERS, LOOKS

GREEN = ((0.09, 0.15, 0.025), (0.34, 0.40, 0.10))
HAZE_REACH_M, HAZE_START_M = 620.0, 15.0


def draw(job):
    scene = empty_stage(job['widthPx'], job['heightPx'], job['samples'])
    look = LOOKS[job['look']]
    look['light'](scene)
    alp = Mountain(random.Random(97), look)
    alp.meadow()
    alp.flowers()
    alp.stones()
    alp.distance()
    portrait_camera(job, f_stop=2.0)
    render_passes(job['passes'])


class Mountain:
    def __init__(self, rng, look):
        self.rng = rng
        self.air = look['air']

    def _far(self, material):
        return hazy(material, self.air, HAZE_REACH_M, HAZE_START_M)

    def meadow(self):
        rng = self.rng
        turf = self._far(mottled('turf', 1.6, (0.07, 0.11, 0.025), (0.19, 0.24, 0.07)))
        terrain(height, (-10, 10), (-2, 16), turf, 130, 150)
        terrain(height, (-90, 90), (15.9, 110), turf, 150, 110)
        blade = self._far(translucent_leaf('blade', *GREEN, 0.45))
        lawn = [grass(f'lawn {i}', blade, i, 0.16, 260, (0.02, 0.075), 0.0035, 0.6) for i in range(4)]
        scatter(rng, lawn, 1500, lambda: self._place(0, 1.0, 9), (0.8, 1.2))
        tall = [grass(f'tall {i}', blade, 9 + i, 0.17, 150, (0.10, 0.34), 0.005, 0.5) for i in range(4)]
        scatter(rng, tall, 2300, lambda: self._place(1.15, 1.6, 26), (0.5, 1.1))

    def flowers(self):
        stem = self._far(translucent_leaf('stem', *GREEN, 0.3))
        for k, (petal, heart) in enumerate(FLOWERS):
            parts = (translucent_leaf(f'petal {k}', petal, petal, 0.35), plain(f'heart {k}', heart, 0.8), stem)
            petals, radius, broad = ((15, 0.027, 0.3), (5, 0.020, 0.9), (5, 0.023, 0.6), (8, 0.022, 0.6))[k]
            high = [wild_flower(f'flower {k}{i}', parts, i, petals, radius, 0.36, broad) for i in range(2)]
            low = [wild_flower(f'low {k}{i}', parts, 5 + i, petals, radius * 0.7, 0.09, broad) for i in range(2)]
            scatter(self.rng, high, 620, lambda k=k: self._drift(k), (0.7, 1.25), 0.15)
            scatter(self.rng, low, 60, lambda: self._place(0.25, 0.8, 7), (0.6, 1.0), 0.15)

    def _place(self, near, spread, far):
        y = 1.3 + (far - 1.3) * self.rng.random() ** 1.5
        bare = near * (1 - smoothstep(4.0, 8.0, y)) * self.rng.uniform(0.85, 1.2)
        x = self.rng.choice([-1, 1]) * (bare + abs(self.rng.gauss(0, spread * (1 + 0.16 * y))))
        return (x, y, height(x, y))

    def _drift(self, kind):
        """A place beside the path where this kind of flower grows in drifts."""
        at = self._place(1.1, 1.3, 24)
        return at if noise.noise((at[0] * 0.7, at[1] * 0.5, kind * 11.0)) > -0.12 else None

    def stones(self):
        rng = self.rng
        grey = mottled('rock', 7.0, (0.17, 0.17, 0.16), (0.46, 0.45, 0.42))
        pebbles = [stone(f'pebble {i}', grey, i, 0.016) for i in range(3)]
        scatter(rng, pebbles, 160, lambda: self._place(0, 0.7, 7), (0.3, 1.1), 0.3)
        for x, y, size in BOULDERS:
            kind = [stone(f'boulder {x}', grey, int(x * 10), 0.34, 0.72, 4)]
            scatter(rng, kind, 1, lambda: (x, y, height(x, y) + 0.04), (size, size))

    def distance(self):
        rng = self.rng
        wood = FirWood(rng, self._far(translucent_leaf('needles', (0.016, 0.042, 0.022), (0.06, 0.11, 0.045), 0.25)))
        for x, y, scale in FIRS:
            wood.tree(x, y, height(x, y), scale)
        wood.slope(420, self._wooded, height, (1.0, 2.0))
        green = self._far(mottled('hill', 0.12, (0.03, 0.07, 0.035), (0.12, 0.18, 0.06)))
        peaks([(-120, 44, 95), (130, 40, 110), (30, 18, 90)], (120, 210), green, 3, foot=-6)
        rock = snowy_rock('far rock', 44)
        peaks([(-60, 76, 110), (-170, 92, 90), (70, 58, 90), (160, 90, 100)], (200, 330), self._far(rock), 8, foot=-6)
        peaks([(22, 128, 120), (-80, 92, 110), (120, 96, 90)], (300, 450), self._far(rock), 15, 300, foot=-6)

    def _wooded(self):
        """Woods on both sides of the alp, thin in the middle."""
        y = self.rng.uniform(26, 105)
        x = self.rng.uniform(-0.75, 0.75) * y
        shore = 0.13 * y + 5 * noise.noise((y * 0.06, 2, 1 if x > 0 else 4))
        return (x, y) if abs(x) > shore else None


FIRS = [
    (-3.6, 12, 0.8),
    (-4.7, 13.5, 1.25),
    (-6.0, 16, 1.0),
    (4.4, 17, 1.15),
    (5.6, 18.5, 1.6),
    (-6.8, 19, 1.5),
    (7.4, 21, 1.4),
    (-4.4, 24, 0.9),
]
BOULDERS = [(1.75, 5.2, 1.0), (2.3, 5.7, 1.6), (-2.6, 7.0, 1.3), (-1.5, 9.2, 0.8)]


def height(x, y):
    """Level where the couple stands; the alp falls away and climbs again at both sides."""
    tufts = 0.10 * noise.noise((x * 0.7, y * 0.6, 2)) * smoothstep(0.9, 2.2, abs(x))
    fall = -3.2 * smoothstep(9, 60, y)
    sides = 9.0 * smoothstep(6, 60, abs(x)) + 1.2 * noise.noise((x * 0.06, y * 0.05, 6)) * smoothstep(8, 30, y)
    return tufts + 0.012 * noise.noise((x * 4, y * 4, 5)) + fall + sides
