"""A timber barn with its great door open to a meadow: trusses, string lights, hay, barrels and flowers."""

import math
import random

from kit.bokeh import Bokeh
from kit.bulbs import Candles
from kit.flora import Florist, leaf_cluster, random_turn
from kit.land import mottled, ridge, smoothstep, terrain
from kit.materials import plain, translucent_leaf
from kit.passes import render_passes
from kit.shapes import box, lathe, place
from kit.stage import area_light, empty_stage, point_light, portrait_camera
from kit.trees import Grove
from scenes.barn_looks import LOOKS
from scenes.barn_shell import EAVES_M, END_M, Shell, board_material

F_STOP = 1.5


def draw(job):
    scene = empty_stage(job['widthPx'], job['heightPx'], job['samples'])
    look = LOOKS[job['look']]
    look['light'](scene)
    barn = Barn(random.Random(67), look)
    barn.shell.build(barn.florist)
    barn.meadow()
    barn.hay()
    barn.aisle()
    barn.lamps()
    portrait_camera(job, f_stop=F_STOP, look_at_height_m=1.66)
    barn.string_lights(Bokeh(random.Random(71), F_STOP))
    render_passes(job['passes'])


class Barn:
    def __init__(self, rng, look):
        self.rng = rng
        self.look = look
        self.shell = Shell()
        leaf = translucent_leaf('leaf', (0.07, 0.14, 0.05), (0.24, 0.32, 0.14))
        grey = translucent_leaf('eucalyptus', (0.24, 0.33, 0.27), (0.42, 0.5, 0.42))
        self.florist = Florist(rng, look['flowers'], [leaf, grey, leaf], 0.052)

    def meadow(self):
        look = self.look
        grass = mottled('meadow', 0.6, *look['grass'])
        terrain(_meadow_height, (-60, 60), (END_M, 120), grass)
        for y, crest, colour, seed in zip((130, 200), (10, 26), look['ridges'], (4, 8)):
            ridge(y, 0, crest, colour, seed)
        leaves = [translucent_leaf(f'tree {i}', *pair, 0.45) for i, pair in enumerate(look['trees'])]
        grove = Grove(self.rng, leaves, plain('trunk', (0.16, 0.11, 0.07), 0.9))
        for x, y, tall, crown in ((-6.6, 30, 2.6, 2.4), (6.9, 33, 2.8, 2.6), (-5.4, 52, 3.0, 2.8)):
            grove.tree(x, y, tall, crown, _meadow_height(x, y))
        for _ in range(16):
            x, y = self.rng.uniform(-16, 16), self.rng.uniform(60, 78)
            grove.tree(x, y, 1.6, 2.2, _meadow_height(x, y), 0.6)

    def hay(self):
        straw = board_material('straw', (0.62, 0.45, 0.20), (0.48, 0.33, 0.13), 0.02)
        wisps = translucent_leaf('wisps', (0.45, 0.32, 0.12), (0.82, 0.64, 0.32), 0.3)
        tuft = leaf_cluster('wisps', wisps, 70, 0.16, 0.14, 0.006, 3, 0.1, 0.5)
        for x, y, z, turn in BALES:
            for side in (-1, 1):
                bale = box((0, 0, 0), (0.95, 0.55, 0.46), straw, 0.06)
                bale.location = (side * x, y, z + 0.23)
                bale.rotation_euler = (0, 0, side * turn)
                for _ in range(9):
                    at = (
                        side * x + self.rng.uniform(-0.45, 0.45),
                        y - 0.24 + self.rng.gauss(0, 0.06),
                        z + self.rng.random() * 0.48,
                    )
                    place(tuft, at, random_turn(self.rng), self.rng.uniform(0.6, 1.0))

    def aisle(self):
        rng = self.rng
        candles = Candles(36)
        oak = board_material('barrel', (0.34, 0.21, 0.11), (0.24, 0.14, 0.07), 0.06)
        profile = [(0.24, 0), (0.30, 0.25), (0.315, 0.42), (0.30, 0.60), (0.24, 0.85), (0.0, 0.85)]
        for side in (-1, 1):
            for y in (5.0, 8.2):
                x = side * 1.48
                lathe(profile, oak, (x, y, 0))
                for hoop in (0.16, 0.66):
                    lathe([(0.29, hoop), (0.295, hoop + 0.05)], self.shell.beam, (x, y, 0))
                self.florist.ball((x, y - 0.05, 1.10), 0.29, 52, 34)
            for k in range(5):
                x, y = side * (0.98 + rng.uniform(-0.04, 0.05)), 3.5 + k * 1.5
                candles.lantern(x, y, rng.choice([1.0, 1.2, 1.35]), self.look['lantern_watts'])
            for _ in range(8):
                x, y = side * (1.15 + rng.uniform(-0.1, 0.3)), rng.uniform(3.4, 9.5)
                candles.pillar(x, y, rng.choice([0.12, 0.18, 0.26]), 0.04)
        self.florist.loose_petals(260, lambda: (rng.gauss(0, 0.5), rng.uniform(2.6, 10), 0.015), 0.4)

    def string_lights(self, bokeh):
        brightness = self.look['bulbs']
        for y, gap in ((4.2, 0.36), (6.2, 0.40), (8.2, 0.46), (10.4, 0.54)):
            half = 0.30 * (y + 0.35)
            for side in (-1, 1):
                low = EAVES_M - 0.35 + 0.08 * y
                bokeh.swag((0, y, 4.9), (side * half, y, low), 0.4, gap, brightness=brightness)

    def lamps(self):
        warm, watts = (1, 0.76, 0.53), self.look['lamp_watts']
        area_light((0, -1.5, 3.4), self.look['fill_watts'], (1, 0.92, 0.82), 4, (0, 5, 1.2))
        for y in (4.0, 6.4, 8.8):
            for side in (-1, 1):
                point_light((side * 1.6, y, 3.6), watts, warm, 0.35)


BALES = [
    (1.95, 3.9, 0, 0.15),
    (2.15, 6.4, 0, -0.1),
    (2.35, 6.5, 0.46, 0.12),
    (2.05, 9.4, 0, 0.1),
    (2.3, 9.5, 0.46, -0.15),
    (2.2, 9.45, 0.92, 0.05),
]


def _meadow_height(x, y):
    rise = smoothstep(16, 80, y)
    return -0.05 + 3.0 * rise + 0.8 * rise * math.sin(0.08 * x + 1.2)
