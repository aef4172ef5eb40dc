"""A lawn walk between stone balustrades and roses to a castle of towers, ivy and pointed roofs."""

import random

from kit.bokeh import Bokeh
from kit.bulbs import Candles
from kit.flora import Florist, leaf_cluster, random_turn
from kit.land import mottled, ridge
from kit.materials import plain, translucent_leaf
from kit.passes import render_passes
from kit.shapes import box, lathe, place, quad
from kit.stage import empty_stage, portrait_camera
from kit.trees import Grove, cypress
from scenes.castle_looks import LOOKS
from scenes.fortress import Fortress

BALUSTRADE_X_M = 1.18
WALK_M = 26.0
F_STOP = 1.2


def draw(job):
    scene = empty_stage(job['widthPx'], job['heightPx'], job['samples'])
    look = LOOKS[job['look']]
    look['light'](scene)
    court = Court(random.Random(53), look)
    court.ground()
    court.balustrades()
    court.gateposts()
    court.trees()
    fortress = Fortress(random.Random(59), look)
    fortress.build()
    portrait_camera(job, f_stop=F_STOP, look_at_height_m=1.66)
    if look.get('bulbs'):
        court.string_lights(Bokeh(random.Random(61), F_STOP), look['bulbs'])
    render_passes(job['passes'])


class Court:
    def __init__(self, rng, look):
        self.rng = rng
        self.look = look
        self.stone = mottled('garden stone', 5.0, *look['stone'])
        green = [translucent_leaf(f'green {i}', *pair, 0.42) for i, pair in enumerate(look['leaves'])]
        self.ivy = [leaf_cluster(f'ivy {i}', green[i % 2], 60, 0.17, 0.09, 0.07, i, 0.2) for i in range(4)]
        self.florist = Florist(rng, look['flowers'], green, 0.052)
        self.green = green

    def ground(self):
        lawn = mottled('lawn', 3.0, *self.look['grass'])
        quad('lawn', [(-60, -3, 0), (60, -3, 0), (60, 90, 0), (-60, 90, 0)], lawn)
        gravel = mottled('gravel', 30.0, (0.46, 0.40, 0.32), (0.76, 0.68, 0.57))
        quad('walk', [(-0.9, -3, 0.01), (0.9, -3, 0.01), (0.9, 46, 0.01), (-0.9, 46, 0.01)], gravel)
        for y, crest, colour in zip((95, 150), (9, 26), self.look['ridges']):
            ridge(y, 0, crest, colour, y)
        self.florist.loose_petals(
            260, lambda: (self.rng.gauss(0, 0.5), self.rng.uniform(2.6, 10), 0.03), 0.4
        )

    def balustrades(self):
        rng = self.rng
        profile = [(0.05, 0), (0.05, 0.04), (0.03, 0.08), (0.062, 0.22), (0.03, 0.42), (0.05, 0.5)]
        for side in (-1, 1):
            x = side * BALUSTRADE_X_M
            box((x, (3.2 + WALK_M) / 2, 0.07), (0.26, WALK_M - 3.2, 0.14), self.stone, 0.02)
            box((x, (3.2 + WALK_M) / 2, 0.70), (0.28, WALK_M - 3.2, 0.12), self.stone, 0.03)
            for k in range(56):
                lathe(profile, self.stone, (x, 3.4 + k * 0.26, 0.14), 10)
            for k in range(6):
                y = 3.9 + k * 2.6
                box((x, y, 0.42), (0.38, 0.38, 0.84), self.stone, 0.02)
                self._urn(x, y, 0.84, 1.0 if k else 1.1)
            for _ in range(170):
                y = rng.uniform(3.2, 14)
                at = (x - side * 0.12 + rng.gauss(0, 0.09), y, 0.05 + rng.random() ** 1.6 * 0.6)
                place(rng.choice(self.ivy), at, random_turn(rng), rng.uniform(0.35, 0.6))
                if rng.random() < 0.62:
                    spot = (at[0] - side * 0.10, y + rng.gauss(0, 0.08), at[2] + rng.uniform(0, 0.12))
                    self.florist.bloom(spot, (-side * 0.5, -0.8, 0.5), rng.choice([0.8, 1, 1.25]), 0.4)

    def _urn(self, x, y, floor, scale):
        profile = [(0.10, 0), (0.05, 0.06), (0.05, 0.10), (0.15, 0.20)]
        profile += [(0.19, 0.34), (0.21, 0.36), (0.1, 0.36)]
        lathe([(r * scale, h * scale) for r, h in profile], self.stone, (x, y, floor))
        self.florist.ball((x, y, floor + 0.46 * scale), 0.24 * scale, 30, 22)

    def gateposts(self):
        """Two old pillars near by, under ivy and climbing roses, frame the picture."""
        rng = self.rng
        for side in (-1, 1):
            x, y = side * 1.62, 5.2
            box((x, y, 1.5), (0.55, 0.55, 3.0), self.stone, 0.03)
            box((x, y, 3.05), (0.72, 0.72, 0.16), self.stone, 0.03)
            for _ in range(120):
                z = rng.random() ** 0.75 * 3.2
                at = (x - side * rng.uniform(0.0, 0.36), y - 0.30 + rng.gauss(0, 0.08), z)
                place(rng.choice(self.ivy), at, random_turn(rng), rng.uniform(0.45, 0.8))
            for _ in range(64):
                z = 3.25 - min(2.4, abs(rng.gauss(0, 0.8)))
                at = (x - side * rng.uniform(0.0, 0.42), y - 0.42, z)
                self.florist.bloom(at, (-side * 0.3, -1, 0.2), rng.choice([0.8, 1, 1.3, 1.5]))

    def trees(self):
        rng = self.rng
        dark = translucent_leaf('cypress', (0.025, 0.065, 0.03), (0.09, 0.16, 0.06), 0.3)
        kinds = [cypress(f'cypress {i}', dark, i, 5.0, 0.5) for i in range(2)]
        for k in range(6):
            for side in (-1, 1):
                at = (side * (2.9 + 0.1 * k), 10.5 + k * 4.2, 0)
                place(kinds[k % 2], at, (0, 0, k), rng.uniform(0.62, 0.74))
        grove = Grove(rng, self.green, plain('trunk', (0.16, 0.11, 0.07), 0.9))
        for x, y, tall, crown in GROVE:
            grove.tree(x, y, tall, crown)

    def string_lights(self, bokeh, brightness):
        for y, left, right, sag, gap in ((5.0, 3.05, 3.1, 0.36, 0.36), (7.6, 3.9, 3.7, 0.5, 0.5)):
            half = 0.30 * (y + 0.35)
            bokeh.swag((-half, y, left), (half, y, right), sag, gap, brightness=brightness)
        candles = Candles(45)
        for k in range(8):
            for side in (-1, 1):
                candles.lantern(side * 0.86, 3.4 + k * 1.25, self.rng.choice([0.9, 1.1, 1.25]), 9)


GROVE = [
    (-13.5, 34, 3.4, 2.9),
    (14.0, 36, 3.6, 3.1),
    (-17, 30, 3.0, 2.6),
    (18, 31, 3.2, 2.8),
    (-9.5, 27, 1.2, 1.7),
    (9.8, 26, 1.2, 1.8),
]
