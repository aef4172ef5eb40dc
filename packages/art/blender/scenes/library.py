"""A long old library: stacks of books on both sides, sun through the windows between them, brass lamps."""

import math
import random

from kit.books import bindings, book_row
from kit.floors import herringbone, lay
from kit.lamps import Lamps
from kit.land import mottled
from kit.materials import plain, timber, translucent_leaf
from kit.passes import render_passes
from kit.rooms import bar, daylight, outdoors, pierced_wall, sash
from kit.shapes import box, cylinder, lathe, place, quad
from kit.stage import area_light, empty_stage, portrait_camera, sun_light, world_colour

AISLE_M = 1.42
WALL_M = 3.7
END_M = 12.4
STACKS_Y_M = (0.9, 3.3, 5.7, 8.1, 10.5)
STACK_DEPTH_M = 0.56
STACK_TOP_M = 3.45
SHELF_M = 0.36
FIRST_SHELF_M = 0.62
CEILING_M = 5.3
BAY_M = 1.1

LOOKS = {
    'day': {
        'sun': 14.0,
        'sky_watts': 150,
        'outdoors': (0.68, (1, 1, 1)),
        'lamp_watts': 5,
        'fill_watts': 130,
        'ambient': ((0.9, 0.95, 1.0), 0.12),
    },
    'evening': {
        'sun': 0.0,
        'sky_watts': 10,
        'outdoors': (0.07, (0.45, 0.7, 1.6)),
        'lamp_watts': 15,
        'fill_watts': 24,
        'ambient': ((0.4, 0.5, 0.9), 0.05),
    },
}


def draw(job):
    scene = empty_stage(job['widthPx'], job['heightPx'], job['samples'])
    look = LOOKS[job['look']]
    world_colour(scene, *look['ambient'])
    library = Library(random.Random(53), look)
    library.floor()
    library.walls()
    library.windows()
    library.stacks()
    library.end()
    library.furniture()
    library.lights()
    portrait_camera(job, f_stop=1.4, look_at_height_m=1.64)
    render_passes(job['passes'])


class Library:
    def __init__(self, rng, look):
        self.rng = rng
        self.look = look
        self.walnut = timber('walnut', (0.075, 0.036, 0.018), (0.21, 0.115, 0.06), 'z', 0.38)
        self.shelf = timber('shelf', (0.08, 0.04, 0.02), (0.20, 0.11, 0.055), 'x', 0.42)
        self.plaster = mottled('plaster', 0.8, (0.60, 0.54, 0.44), (0.70, 0.64, 0.54))
        self.lamps = Lamps(5.0)
        leather = bindings()
        self.rows = [book_row(rng, BAY_M, leather) for _ in range(14)]

    def floor(self):
        for turn, pieces in zip((math.pi / 4, -math.pi / 4), herringbone((-3.8, 3.8), (-2.5, 12.6), 0.09, 6)):
            oak = timber('oak', (0.15, 0.075, 0.035), (0.36, 0.21, 0.11), 'x', 0.30, turn)
            lay('parquet', pieces, oak, 0.0016)

    def walls(self):
        x, top = WALL_M, CEILING_M
        self.holes = [
            (near + STACK_DEPTH_M / 2 + 0.3, far - STACK_DEPTH_M / 2 - 0.3, 0.95, 3.3)
            for near, far in zip(STACKS_Y_M[:-1], STACKS_Y_M[1:])
        ]
        for side in (-1, 1):
            pierced_wall('wall', _wall(side), (-3, END_M), top, self.holes, self.plaster)
            inner = side * (AISLE_M + 0.25)
            z = STACK_TOP_M + 0.16
            bar((inner, -3, z), (inner, END_M, z), (0.5, 0, 0.30), self.walnut, 0.02)
            for k in range(34):
                at = (side * (AISLE_M + 0.04), 0.6 + k * 0.35)
                lathe(BALUSTER, self.walnut, (*at, STACK_TOP_M + 0.31), 10)
            rail = (side * (AISLE_M + 0.04), STACK_TOP_M + 0.98)
            bar((rail[0], -3, rail[1]), (rail[0], END_M, rail[1]), (0.09, 0, 0.07), self.walnut, 0.015)
        quad('back', [(-x, -3, 0), (x, -3, 0), (x, -3, top), (-x, -3, top)], self.plaster)
        quad('ceiling', [(-x, -3, top), (x, -3, top), (x, END_M, top), (-x, END_M, top)], self.plaster)
        for y in STACKS_Y_M:
            bar((-x, y, top - 0.12), (x, y, top - 0.12), (0, 0.26, 0.24), self.walnut, 0.02)

    def windows(self):
        outside = outdoors(*self.look['outdoors'])
        white = plain('sash', (0.74, 0.70, 0.62), 0.5)
        for side in (-1, 1):
            for hole in self.holes:
                sash(_wall(side), hole, white, 3, 5)
                middle = (hole[0] + hole[1]) / 2
                watts = self.look['sky_watts'] * (1 if side < 0 else 0.3)
                start, target = (side * (WALL_M - 0.1), middle, 2.2), (0, middle + 0.3, 1.0)
                daylight(start, (hole[1] - hole[0], 2.3), target, watts, (0.90, 0.95, 1.0))
            x = side * (WALL_M + 1.2)
            self._outside([(x, -3, 0), (x, 14, 0), (x, 14, 5), (x, -3, 5)], outside)
        y = END_M + 1.5
        self._outside([(-4, y, 2), (4, y, 2), (4, y, 6), (-4, y, 6)], outside)

    def _outside(self, corners, material):
        view = quad('outside', corners, material)
        view.visible_shadow = view.visible_diffuse = False

    def stacks(self):
        for y in STACKS_Y_M:
            for side in (-1, 1):
                self._bookcase(side * AISLE_M, side * WALL_M, y - STACK_DEPTH_M / 2, STACK_TOP_M, 7)
                self._stack_end(side, y)

    def _bookcase(self, start, stop, y, top, shelves):
        """Shelves that look towards the camera, filled with books."""
        low, high = min(start, stop), max(start, stop)
        box(((low + high) / 2, y + 0.36, top / 2), (high - low, 0.06, top), self.shelf)
        box(((low + high) / 2, y + 0.17, 0.28), (high - low, 0.38, 0.56), self.shelf, 0.008)
        bays = round((high - low) / BAY_M)
        for k in range(bays + 1):
            x = low + (high - low) * k / bays
            box((x, y + 0.16, top / 2), (0.055, 0.34, top), self.walnut, 0.006)
        for level in range(shelves + 1):
            z = FIRST_SHELF_M + level * SHELF_M
            box(((low + high) / 2, y + 0.17, z - 0.02), (high - low, 0.34, 0.032), self.shelf, 0.004)
            if level == shelves:
                continue
            for k in range(bays):
                x = low + (high - low) * k / bays + 0.03
                row = place(self.rng.choice(self.rows), (x, y + 0.06, z - 0.004))
                row.scale = (((high - low) / bays - 0.06) / BAY_M, 1, self.rng.uniform(0.88, 1.04))
        box(((low + high) / 2, y + 0.15, top - 0.10), (high - low, 0.36, 0.30), self.walnut, 0.01)

    def _stack_end(self, side, y):
        """The carved end that closes a stack towards the aisle."""
        x = side * AISLE_M
        box((x, y, STACK_TOP_M / 2), (0.06, STACK_DEPTH_M, STACK_TOP_M), self.walnut, 0.01)
        for across in (-1, 1):
            bar(
                (x - side * 0.05, y + across * (STACK_DEPTH_M / 2 - 0.05), 0),
                (x - side * 0.05, y + across * (STACK_DEPTH_M / 2 - 0.05), STACK_TOP_M),
                (0.06, 0.10, 0),
                self.walnut,
                0.012,
            )
        for z, tall in ((0.08, 0.16), (1.05, 0.10), (2.45, 0.10), (STACK_TOP_M - 0.10, 0.22)):
            box((x - side * 0.05, y, z), (0.08, STACK_DEPTH_M + 0.03, tall), self.walnut, 0.015)
        self.lamps.sconce((x - side * 0.06, y, 2.02), (-side * 0.16, 0), self.look['lamp_watts'])

    def end(self):
        """Books up to the foot of a wide window."""
        self._bookcase(-WALL_M, WALL_M, END_M - 0.4, 2.86, 6)
        hole = (-1.5, 1.5, 3.05, 4.75)
        front = _across(END_M)
        pierced_wall('end', front, (-WALL_M, WALL_M), CEILING_M, [hole], self.plaster)
        sash(front, hole, self.walnut, 4, 4)
        for y, target, share in ((END_M - 0.15, (0, 7, 0.6), 0.2), (END_M - 3.0, (0, END_M, 1.6), 0.3)):
            daylight((0, y, 3.9), (3.0, 1.7), target, share * self.look['sky_watts'], (0.95, 0.96, 1.0))

    def furniture(self):
        shade = translucent_leaf('green glass', (0.012, 0.07, 0.035), (0.018, 0.09, 0.045), 0.4, 0.15)
        for side, y in ((1, 4.5), (-1, 6.9), (1, 9.3)):
            x = side * (AISLE_M + 0.35)
            box((x, y, 0.74), (1.0, 1.2, 0.05), self.shelf, 0.012)
            for dx in (-0.42, 0.42):
                for dy in (-0.5, 0.5):
                    box((x + dx, y + dy, 0.36), (0.07, 0.07, 0.72), self.walnut, 0.01)
            self.lamps.shaded(x - side * 0.25, y, 0.765, 0.42, shade, self.look['lamp_watts'], 0.16, 0.12)
        self._ladder(-AISLE_M - 0.55, 5.42)

    def _ladder(self, x, y):
        for dx in (-0.2, 0.2):
            cylinder((x + dx, y - 0.75, 0), (x + dx, y - 0.03, 3.2), 0.024, self.shelf, 8)
        for k in range(1, 10):
            share = k / 10
            at = (y - 0.75 + 0.72 * share, 3.2 * share)
            cylinder((x - 0.2, *at), (x + 0.2, *at), 0.016, self.shelf, 8)

    def lights(self):
        if self.look['sun']:
            sun_light((1, 0.22, -0.62), self.look['sun'], (1, 0.84, 0.62), 0.012)
        area_light((-1.0, -2.2, 3.6), self.look['fill_watts'], (1, 0.93, 0.84), 2.5, (0, 4, 1))


BALUSTER = [(0.022, 0), (0.022, 0.05), (0.014, 0.10), (0.032, 0.26), (0.014, 0.46), (0.022, 0.58), (0.022, 0.64)]


def _wall(side):
    return lambda along, z: (side * WALL_M, along, z)


def _across(y):
    return lambda along, z: (along, y, z)
