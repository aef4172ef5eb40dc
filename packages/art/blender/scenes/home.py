"""A living room on a bright morning: sheer curtains, a linen sofa, plants, pictures and a wool rug."""

import math
import random

import numpy as np

from kit.fabrics import berber, cloth
from kit.floors import courses, lay
from kit.flora import leaf_cluster, random_turn
from kit.land import mottled
from kit.materials import plain, sheer, timber, translucent_leaf
from kit.nodes import Graph, principled
from kit.passes import render_passes
from kit.rooms import bar, curtain, daylight, outdoors, pierced_wall, sash
from kit.shapes import box, cylinder, grid_mesh, lathe, place, quad
from kit.stage import area_light, empty_stage, portrait_camera, sun_light, world_colour
from kit.trees import Grove

LEFT_M, RIGHT_M, BACK_M = -2.05, 2.9, 7.3
CEILING_M = 3.15
# From, to, foot and head of the openings.
BACK_WINDOW_M = (-1.85, 0.55, 0.35, 2.75)
LEFT_WINDOWS_M = [(1.9, 3.3, 0.45, 2.7), (4.3, 5.7, 0.45, 2.7)]
RUG_M = ((-1.3, 1.35), (1.35, 4.6))
# Middle, height, width and size upwards.
PICTURES = [(1.20, 1.82, 0.56, 0.76), (1.78, 2.0, 0.42, 0.40), (1.78, 1.53, 0.42, 0.36)]

LOOKS = {
    'morning': {'sun': 9.0, 'sky_watts': 120, 'fill_watts': 40},
}


def draw(job):
    scene = empty_stage(job['widthPx'], job['heightPx'], job['samples'])
    look = LOOKS[job['look']]
    world_colour(scene, (0.92, 0.96, 1.0), 0.15)
    home = Home(random.Random(59), look)
    home.floor()
    home.walls()
    home.windows()
    home.sofa()
    home.pictures()
    home.plants()
    home.small_things()
    home.lights()
    portrait_camera(job, f_stop=1.5, look_at_height_m=1.60)
    render_passes(job['passes'])


class Home:
    def __init__(self, rng, look):
        self.rng = rng
        self.look = look
        self.white = plain('trim', (0.80, 0.79, 0.76), 0.4)
        self.wall = mottled('wall', 0.7, (0.50, 0.49, 0.43), (0.55, 0.54, 0.48))
        self.oak = timber('oak furniture', (0.30, 0.18, 0.09), (0.50, 0.34, 0.20), 'x', 0.4)
        self.linen = cloth('linen', (0.60, 0.55, 0.47), 420.0)
        self.brass = plain('brass', (0.72, 0.52, 0.28), 0.35, Metallic=1.0)

    def floor(self):
        boards = timber('boards', (0.20, 0.115, 0.055), (0.42, 0.275, 0.155), 'y', 0.32)
        lay('boards', courses((LEFT_M, RIGHT_M), (-2.5, BACK_M), 0.15, (1.1, 2.2), self.rng), boards, 0.002)
        (x0, x1), (y0, y1) = RUG_M
        box(((x0 + x1) / 2, (y0 + y1) / 2, 0.004), (x1 - x0, y1 - y0, 0.012), berber(), 0.004)

    def walls(self):
        pierced_wall('back', _back, (LEFT_M, RIGHT_M), CEILING_M, [BACK_WINDOW_M], self.wall)
        pierced_wall('left', _left, (-3, BACK_M), CEILING_M, LEFT_WINDOWS_M, self.wall)
        x, y, top = RIGHT_M, BACK_M, CEILING_M
        quad('right', [(x, -3, 0), (x, y, 0), (x, y, top), (x, -3, top)], self.wall)
        quad('near', [(LEFT_M, -3, 0), (x, -3, 0), (x, -3, top), (LEFT_M, -3, top)], self.wall)
        quad('ceiling', [(LEFT_M, -3, top), (x, -3, top), (x, y, top), (LEFT_M, y, top)], self.white)
        for z, deep, tall in ((0.08, 0.03, 0.16), (top - 0.04, 0.16, 0.08), (top - 0.11, 0.08, 0.07)):
            bar((LEFT_M, y, z), (x, y, z), (0, deep, tall), self.white, 0.01)
            for side in (LEFT_M, x):
                bar((side, -3, z), (side, y, z), (deep, 0, tall), self.white, 0.01)

    def windows(self):
        garden = quad('garden', [(-7, 12, -1), (6, 12, -1), (6, 12, 6), (-7, 12, 6)], outdoors(1.0))
        garden.visible_shadow = garden.visible_diffuse = False
        sash(_back, BACK_WINDOW_M, self.white, 4, 3)
        for hole in LEFT_WINDOWS_M:
            sash(_left, hole, self.white, 2, 3)
            middle = (hole[0] + hole[1]) / 2
            start, target = (LEFT_M + 0.1, middle, 1.6), (1, middle, 0.9)
            daylight(start, (1.4, 2.2), target, self.look['sky_watts'], (0.93, 0.97, 1.0))
        a0, a1, foot, head = BACK_WINDOW_M
        daylight(((a0 + a1) / 2, BACK_M + 0.3, 1.6), (2.4, 2.4), (0.3, 0, 1.0), 70, (0.96, 0.98, 1.0))
        voile = sheer('voile', (0.94, 0.93, 0.90), 0.4, (0.64, -0.45))
        y = BACK_M - 0.18
        curtain((a0 - 0.1, y), (-0.60, y), 2.96, 0.02, voile, 15, 0.05, 1.0)
        curtain((-0.66, y + 0.05), (a1 + 0.1, y), 2.96, 0.02, voile, 14, 0.05, 5.0)
        for start, end, seed in ((a0 - 0.2, a0 + 0.18, 2.0), (a1 - 0.1, a1 + 0.34, 7.0)):
            curtain((start, y - 0.12), (end, y - 0.12), 2.97, 0.02, self.linen, 5, 0.06, seed)
        cylinder((a0 - 0.3, y - 0.08, 2.99), (a1 + 0.45, y - 0.08, 2.99), 0.016, self.brass, 10)

    def sofa(self):
        x, y = 1.58, 5.75
        box((x, y, 0.27), (2.0, 0.86, 0.22), self.linen, 0.05)
        box((x, y + 0.36, 0.55), (2.0, 0.20, 0.58), self.linen, 0.07)
        for side in (-1, 1):
            box((x + side * 0.93, y, 0.42), (0.20, 0.90, 0.46), self.linen, 0.07)
            _cushion((x + side * 0.42, y - 0.06, 0.45), (0.82, 0.74, 0.20), self.linen, 0)
            _cushion((x + side * 0.42, y + 0.22, 0.70), (0.80, 0.22, 0.46), self.linen, 0)
            for dy in (-0.36, 0.36):
                cylinder((x + side * 0.9, y + dy, 0), (x + side * 0.9, y + dy, 0.16), 0.025, self.oak, 10)
        terracotta = cloth('terracotta cloth', (0.50, 0.22, 0.13), 300.0)
        sage = cloth('sage cloth', (0.28, 0.34, 0.26), 300.0)
        for dx, cover, turn in ((-0.66, terracotta, 0.35), (-0.36, sage, -0.2), (0.5, sage, 0.2)):
            _cushion((x + dx, y + 0.04, 0.72), (0.42, 0.15, 0.40), cover, turn)
        throw = cloth('throw', (0.72, 0.68, 0.60), 90.0)
        curtain((x - 1.05, y - 0.40), (x - 1.05, y + 0.16), 0.67, 0.16, throw, 4, 0.02, 3.0)
        box((x - 0.93, y - 0.12, 0.665), (0.25, 0.56, 0.02), throw, 0.01)

    def pictures(self):
        y = BACK_M - 0.02
        for k, (x, z, width, tall) in enumerate(PICTURES):
            for dx in (-width / 2, width / 2):
                bar((x + dx, y, z - tall / 2), (x + dx, y, z + tall / 2), (0.03, 0.04, 0.03), self.oak)
            for dz in (-tall / 2, tall / 2):
                bar((x - width / 2, y, z + dz), (x + width / 2, y, z + dz), (0.03, 0.04, 0.03), self.oak)
            box((x, y + 0.005, z), (width, 0.01, tall), self.white)
            box((x, y - 0.004, z), (width * 0.68, 0.01, tall * 0.70), _landscape(k, z, tall * 0.35))

    def plants(self):
        rng = self.rng
        green = translucent_leaf('rubber plant', (0.018, 0.055, 0.022), (0.09, 0.165, 0.055), 0.25, 0.28)
        silver = translucent_leaf('olive', (0.12, 0.17, 0.09), (0.34, 0.40, 0.26), 0.3)
        bark = plain('bark', (0.20, 0.15, 0.11), 0.9)
        clay = mottled('clay', 6.0, (0.52, 0.27, 0.17), (0.60, 0.35, 0.23))
        grey = mottled('grey pot', 5.0, (0.5, 0.5, 0.48), (0.62, 0.61, 0.58))
        fans = [leaf_cluster(f'fan {i}', green, 16, 0.20, 0.23, 0.125, i, 0.3) for i in range(3)]
        _pot((-1.42, 4.95), 0.22, 0.38, clay)
        for k in range(13):
            z = 0.85 + k * 0.085
            at = (-1.42 + rng.gauss(0, 0.12), 4.95 + rng.gauss(0, 0.12), z)
            cylinder((-1.42, 4.95, 0.3), at, 0.012, bark, 6)
            place(rng.choice(fans), at, random_turn(rng), rng.uniform(0.75, 1.15))
        _pot((-1.62, 6.5), 0.24, 0.45, grey)
        Grove(rng, [silver, silver], bark).tree(-1.62, 6.5, 1.25, 0.48, 0.4, 1.3)

    def small_things(self):
        lathe([(0.0, 0.43), (0.36, 0.43), (0.37, 0.45), (0.36, 0.47), (0.0, 0.47)], self.oak, (1.42, 4.55, 0), 40)
        for k in range(3):
            turn = 2.1 * k + 0.4
            foot = (1.42 + 0.27 * math.cos(turn), 4.55 + 0.27 * math.sin(turn))
            cylinder((*foot, 0), (1.42 + 0.2 * math.cos(turn), 4.55 + 0.2 * math.sin(turn), 0.43), 0.02, self.oak, 8)
        box((1.5, 4.6, 0.485), (0.26, 0.19, 0.03), plain('book', (0.30, 0.36, 0.40), 0.6), 0.003)
        box((1.49, 4.6, 0.512), (0.23, 0.17, 0.025), plain('book', (0.74, 0.70, 0.62), 0.6), 0.003)
        glaze = plain('glaze', (0.70, 0.67, 0.60), 0.25)
        lathe([(0.05, 0), (0.085, 0.07), (0.07, 0.16), (0.035, 0.21), (0.045, 0.24)], glaze, (1.27, 4.5, 0.47))
        twig = translucent_leaf('twigs', (0.16, 0.22, 0.12), (0.40, 0.46, 0.30), 0.4)
        sprig = leaf_cluster('sprig', twig, 34, 0.15, 0.08, 0.035, 4, 0.3)
        for k in range(3):
            place(sprig, (1.27 + self.rng.gauss(0, 0.05), 4.5, 0.80 + 0.06 * k), random_turn(self.rng), 0.9)
        paper = translucent_leaf('paper lamp', (0.84, 0.81, 0.75), (0.84, 0.81, 0.75), 0.5, 0.9)
        turns = [math.pi * k / 40 for k in range(1, 40)]
        rings = [(0.27 * math.sin(a) * (1 - 0.03 * (k % 2)), -0.23 * math.cos(a)) for k, a in enumerate(turns)]
        lathe(rings, paper, (0.62, 5.6, 2.55), 40)
        cylinder((0.62, 5.6, 2.78), (0.62, 5.6, CEILING_M), 0.006, self.white, 6)

    def lights(self):
        sun_light((1, 0.12, -0.78), self.look['sun'], (1, 0.89, 0.72), 0.012)
        area_light((-0.6, -2.4, 2.4), self.look['fill_watts'], (1, 0.96, 0.90), 2.5, (0.3, 4, 1.2))


def _back(along, z):
    return (along, BACK_M, z)


def _left(along, z):
    return (LEFT_M, along, z)


def _pot(at, radius, tall, material):
    soil = tall - 0.05
    profile = [(0.0, 0), (radius * 0.72, 0), (radius, tall), (radius * 0.93, tall), (radius * 0.9, soil), (0.0, soil)]
    lathe(profile, material, (*at, 0), 32)


def _cushion(centre, size, material, turn):
    """A pillow, full in the middle and thin at its seams."""
    u, v = np.meshgrid(np.linspace(-np.pi, np.pi, 40), np.linspace(-np.pi / 2, np.pi / 2, 24))
    x = _rounded(np.cos(v), 0.55) * _rounded(np.cos(u), 0.42) * size[0] / 2
    y = _rounded(np.cos(v), 0.55) * _rounded(np.sin(u), 0.42) * size[1] / 2
    thing = grid_mesh('cushion', np.stack([x, y, _rounded(np.sin(v), 0.55) * size[2] / 2], -1), material)
    thing.location, thing.rotation_euler = centre, (-0.12 if turn else 0, 0, turn)


def _rounded(value, power):
    return np.sign(value) * np.abs(value) ** power


def _landscape(seed, middle, half):
    """A painting of hills in a few soft colours, or what of one is seen out of focus."""
    material = plain(f'painting {seed}', (0.7, 0.6, 0.5), 0.7)
    graph = Graph(material.node_tree)
    position = graph.node('ShaderNodeSeparateXYZ', {0: graph.object_position()}).outputs
    height = graph.math('DIVIDE', graph.math('SUBTRACT', position[2], middle - half), 2 * half)
    hills = graph.math('MULTIPLY_ADD', graph.noise(3.5 + seed, 3.0), 0.7, graph.math('SUBTRACT', height, 0.35))
    ramp = graph.ramp(hills, list(zip((0.0, 0.25, 0.42, 0.58), PAINTS[seed])))
    ramp.node.color_ramp.interpolation = 'CONSTANT'
    graph.feed(principled(material).inputs['Base Color'], ramp)
    return material


PAINTS = [
    [(0.22, 0.26, 0.22), (0.48, 0.26, 0.16), (0.70, 0.50, 0.34), (0.80, 0.74, 0.64)],
    [(0.14, 0.20, 0.26), (0.34, 0.42, 0.44), (0.66, 0.60, 0.48), (0.78, 0.74, 0.68)],
    [(0.40, 0.20, 0.13), (0.62, 0.44, 0.26), (0.34, 0.38, 0.30), (0.76, 0.70, 0.60)],
]
