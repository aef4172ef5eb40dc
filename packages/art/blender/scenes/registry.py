"""A town hall in the morning: stone steps, fluted columns, tall doors, bay trees and the shade of leaves."""

import random

import numpy as np

from kit.floors import courses, lay, stone
from kit.flora import Florist, leaf_cluster, random_turn
from kit.lamps import Lamps
from kit.land import mottled
from kit.materials import plain, timber, translucent_leaf
from kit.passes import render_passes
from kit.rooms import bar, pierced_wall, sash
from kit.shapes import box, cylinder, grid_mesh, lathe, place, quad
from kit.sky import painted_sky
from kit.stage import area_light, empty_stage, portrait_camera, sun_light
from kit.trees import Grove

STEPS = 5
RISE_M, RUN_M = 0.155, 0.36
FIRST_STEP_M = 4.7
LANDING_M = STEPS * RISE_M
WALL_M = 8.6
COLUMN_Y_M = 7.7
ENTABLATURE_M = 4.55
# From, to, foot and head.
DOOR_M = (-0.95, 0.95, LANDING_M, 3.95)
WINDOWS_M = [(-2.65, -1.65, 1.75, 3.85), (1.65, 2.65, 1.75, 3.85)]
# Place, foot and size of the bay trees.
TUBS = [(-1.12, 4.3, 0, 1.0), (1.14, 4.35, 0, 0.97), (-2.0, 5.2, 1.0, 0.85), (2.0, 5.2, 1.0, 0.85)]
CONFETTI = [(0.92, 0.90, 0.86), (0.90, 0.70, 0.66), (0.86, 0.74, 0.50)]

LOOKS = {
    'day': {'sun': 7.5, 'sky': 0.6, 'lamp_watts': 3},
}


def draw(job):
    scene = empty_stage(job['widthPx'], job['heightPx'], job['samples'])
    look = LOOKS[job['look']]
    painted_sky(
        scene,
        [(0.0, (0.78, 0.82, 0.86)), (0.15, (0.80, 0.88, 1.0)), (0.5, (0.50, 0.68, 1.0)), (1.0, (0.26, 0.46, 0.9))],
        strength=look['sky'],
    )
    sun_light((0.75, 0.62, -0.72), look['sun'], (1, 0.89, 0.72), 0.02)
    area_light((2.5, -2.5, 2.4), 60, (1, 0.95, 0.88), 3, (0, 5, 1.4))
    hall = TownHall(random.Random(61), look)
    hall.square()
    hall.steps()
    hall.facade()
    hall.door()
    hall.columns()
    hall.green()
    hall.shade()
    portrait_camera(job, f_stop=1.5, look_at_height_m=1.66)
    render_passes(job['passes'])


class TownHall:
    def __init__(self, rng, look):
        self.rng = rng
        self.look = look
        self.ashlar = stone('ashlar', (0.44, 0.38, 0.29), (0.66, 0.60, 0.49), 0.8)
        self.granite = stone('granite', (0.27, 0.25, 0.215), (0.47, 0.44, 0.385), 0.6)
        self.oak = timber('door oak', (0.028, 0.056, 0.046), (0.05, 0.09, 0.075), 'z', 0.35)
        self.iron = plain('iron', (0.03, 0.03, 0.032), 0.45, Metallic=0.6)
        self.white = plain('window frame', (0.72, 0.70, 0.65), 0.5)
        self.glass = plain('pane', (0.10, 0.085, 0.06), 0.06, Specular=0.9)
        self.lamps = Lamps(3.0)
        self.leaf = translucent_leaf('bay', (0.03, 0.075, 0.025), (0.13, 0.22, 0.07), 0.3)
        self.florist = Florist(rng, CONFETTI, [self.leaf] * 2, 0.045)

    def square(self):
        slabs = courses((-5, 5), (-3, FIRST_STEP_M), 0.55, (0.6, 1.1), self.rng, 'x')
        lay('paving', slabs, self.granite, 0.007, joint=(0.16, 0.145, 0.12))
        for _ in CONFETTI:
            self.florist.petals.append(self.florist.petals.pop(0))
            self.florist.loose_petals(90, lambda: (self.rng.gauss(0, 0.8), self.rng.uniform(1.6, 4.6), 0.004), 0.4)
        for step in range(STEPS):
            y, z = FIRST_STEP_M + (step + 0.6) * RUN_M, (step + 1) * RISE_M + 0.005
            self.florist.loose_petals(26, lambda: (self.rng.gauss(0, 0.7), y + self.rng.uniform(-0.1, 0.1), z), 0.4)

    def steps(self):
        for step in range(STEPS):
            y, z = FIRST_STEP_M + step * RUN_M, step * RISE_M
            for k in range(-2, 3):
                middle = k * 1.35 + (step % 2) * 0.4
                box((middle, y + 1.0, z + RISE_M / 2), (1.346, 2.0, RISE_M), self.granite, 0.006)
        box((0, WALL_M - 0.6, LANDING_M / 2 - 0.01), (8, 2.6, LANDING_M), self.granite)
        for side in (-1, 1):
            x = side * 2.0
            box((x, 5.95, 0.45), (0.62, 2.6, 0.90), self.ashlar, 0.015)
            box((x, 5.95, 0.95), (0.72, 2.7, 0.11), self.ashlar, 0.02)
            self._handrail(side * 1.42)

    def _handrail(self, x):
        slope = RISE_M / RUN_M
        start, rise = FIRST_STEP_M + 0.1, STEPS * RUN_M
        cylinder((x, start, 0.95), (x, start + rise, 0.95 + slope * rise), 0.022, self.lamps.brass, 10)
        for k in range(4):
            y = start + rise * k / 3
            cylinder((x, y, max(0, slope * (y - start))), (x, y, 0.95 + slope * (y - start)), 0.016, self.iron, 8)

    def facade(self):
        holes = [DOOR_M, *WINDOWS_M]
        pierced_wall('wall', _front, (-5, 5), 7, holes, self.ashlar)
        row, z = 0, LANDING_M
        while z < 6.2:
            x = -3.6 - (row % 2) * 0.45
            while x < 3.6:
                block = (x + 0.02, x + 0.88, z + 0.02, z + 0.40)
                if not any(_touches(block, hole) for hole in holes):
                    box((x + 0.45, WALL_M, z + 0.21), (0.86, 0.07, 0.385), self.ashlar, 0.016)
                x += 0.90
            row, z = row + 1, z + 0.42
        for hole in WINDOWS_M:
            a0, a1, z0, z1 = hole
            y = WALL_M + 0.2
            quad('pane', [(a0 - 0.3, y, z0), (a1 + 0.3, y, z0), (a1 + 0.3, y, z1), (a0 - 0.3, y, z1)], self.glass)
            sash(lambda along, z: (along, WALL_M + 0.14, z), hole, self.white, 2, 4)
            self._surround(hole)
            box(((a0 + a1) / 2, WALL_M - 0.1, z0 - 0.06), (a1 - a0 + 0.4, 0.26, 0.12), self.ashlar, 0.02)
        self._surround(DOOR_M, 0.24)

    def _surround(self, hole, width=0.16):
        a0, a1, z0, z1 = hole
        for a in (a0 - width / 2, a1 + width / 2):
            box((a, WALL_M - 0.03, (z0 + z1) / 2), (width, 0.16, z1 - z0), self.ashlar, 0.02)
        box(((a0 + a1) / 2, WALL_M - 0.04, z1 + 0.11), (a1 - a0 + 2 * width, 0.18, 0.22), self.ashlar, 0.02)
        box(((a0 + a1) / 2, WALL_M - 0.09, z1 + 0.27), (a1 - a0 + 2 * width + 0.2, 0.30, 0.10), self.ashlar, 0.025)

    def door(self):
        a0, a1, foot, head = DOOR_M
        transom, y = head - 0.62, WALL_M + 0.16
        box((0, y + 0.06, (foot + head) / 2), (a1 - a0 + 0.6, 0.04, head - foot + 0.4), self.iron)
        for side in (-1, 1):
            middle, width = side * (a1 / 2), a1 - 0.02
            box((middle, y, (foot + transom) / 2), (width - 0.01, 0.07, transom - foot), self.oak, 0.006)
            for z, tall in ((0.34, 0.46), (1.06, 0.74), (1.98, 0.86)):
                for k in (-1, 1):
                    at = (middle + k * width * 0.23, y - 0.04, foot + z)
                    box(at, (width * 0.36, 0.05, tall), self.oak, 0.024)
            x, z = side * 0.09, foot + 0.95
            cylinder((x, y - 0.1, z), (x, y - 0.1, z + 0.4), 0.014, self.lamps.brass, 8)
        bar((a0, y - 0.03, transom), (a1, y - 0.03, transom), (0, 0.16, 0.10), self.oak, 0.012)
        pane = [(a0, y + 0.03, transom), (a1, y + 0.03, transom), (a1, y + 0.03, head), (a0, y + 0.03, head)]
        quad('transom', pane, self.glass)
        sash(lambda along, z: (along, y, z), (a0, a1, transom, head), self.oak, 5, 1)
        for side in (-1, 1):
            self.lamps.sconce((side * 1.42, WALL_M - 0.05, 3.0), (0, -0.22), self.look['lamp_watts'], 0.11)

    def columns(self):
        for side in (-1, 1):
            _fluted_column((side * 1.78, COLUMN_Y_M, LANDING_M), ENTABLATURE_M - LANDING_M, 0.27, self.ashlar)
        for z, out, tall in ((0.16, 0.0, 0.32), (0.42, 0.06, 0.22), (0.60, 0.20, 0.14), (0.72, 0.28, 0.10)):
            middle, deep = COLUMN_Y_M + 0.35, 1.3 + out * 2
            box((0, middle, ENTABLATURE_M + z), (4.3 + out * 2, deep, tall), self.ashlar, 0.02)
        for k in range(20):
            x = -2.2 + k * 4.4 / 19
            box((x, COLUMN_Y_M - 0.36, ENTABLATURE_M + 0.50), (0.12, 0.10, 0.09), self.ashlar, 0.008)

    def green(self):
        rng = self.rng
        zinc = mottled('zinc', 5.0, (0.30, 0.30, 0.29), (0.42, 0.42, 0.40), 0.5)
        bark = plain('bark', (0.16, 0.11, 0.08), 0.9)
        grove = Grove(rng, [self.leaf, self.leaf], bark)
        low = leaf_cluster('low green', self.leaf, 60, 0.13, 0.07, 0.035, 7, 0.2)
        for x, y, foot, size in TUBS:
            tall = 0.44 * size
            profile = [(0.0, 0), (0.19 * size, 0), (0.25 * size, tall), (0.22 * size, tall), (0.0, tall - 0.05)]
            lathe(profile, zinc, (x, y, foot), 32)
            grove.tree(x, y, 0.72 * size, 0.31 * size, foot + tall - 0.05, 1.5)
            for _ in range(16):
                at = (x + rng.gauss(0, 0.11), y + rng.gauss(0, 0.11), foot + tall + abs(rng.gauss(0.02, 0.06)))
                place(low, at, random_turn(rng), rng.uniform(0.5, 0.9))
            for _ in range(14):
                z = foot + tall + 0.06 + abs(rng.gauss(0.02, 0.05))
                at = (x + rng.gauss(0, 0.13), y - 0.06 + rng.gauss(0, 0.1), z)
                self.florist.bloom(at, (0, -1, 0.9), rng.uniform(0.5, 0.8))

    def shade(self):
        """A street tree behind the camera's left shoulder, seen only by its shadow."""
        foliage = translucent_leaf('street tree', (0.05, 0.12, 0.03), (0.20, 0.30, 0.08), 0.5)
        grove = Grove(self.rng, [foliage, foliage], self.iron)
        grove.tree(-5.6, 1.3, 4.3, 1.7, 0, 0.55)
        grove.tree(-6.8, 4.6, 4.6, 1.5, 0, 0.5)


def _front(along, z):
    return (along, WALL_M, z)


def _touches(block, hole):
    beside = hole[0] - 0.2 < block[1] and block[0] < hole[1] + 0.2
    return beside and hole[2] - 0.1 < block[3] and block[2] < hole[3] + 0.3


def _fluted_column(foot, height, radius, material):
    """A column with twenty flutes, slimmer towards its capital, on a round base."""
    x, y, z = foot
    for at, width, tall in ((0.05, 2.7, 0.10), (height - 0.05, 2.7, 0.10)):
        box((x, y, z + at), (radius * width, radius * width, tall), material, 0.012)
    profile = [(1.30, 0.10), (1.34, 0.16), (1.24, 0.22), (1.10, 0.25), (1.10, 0.29)]
    lathe([(r * radius, h) for r, h in profile], material, foot, 40)
    ring = [(0.86, height - 0.32), (0.90, height - 0.30), (0.90, height - 0.26)]
    bell = [(0.85, height - 0.24), (1.15, height - 0.12), (1.25, height - 0.10)]
    for capital in (ring, bell):
        lathe([(r * radius, h) for r, h in capital], material, foot, 40)
    around = np.linspace(0, 2 * np.pi, 160, endpoint=False)
    up = np.linspace(0, 1, 24)[:, None]
    girth = radius * (1.02 - 0.17 * up**1.6) * (1 - 0.075 * np.abs(np.sin(10 * around)) ** 0.6)
    heights = z + 0.28 + up * (height - 0.52) + 0 * around
    grid_mesh('shaft', np.stack([x + girth * np.cos(around), y + girth * np.sin(around), heights], -1), material, True)
