"""What is pinned or let into a jacket: pockets, a folded square, a boutonniere."""

import math
import random

import numpy as np
from mathutils import Vector

from attire.cloth import shirting
from attire.suit_neckwear import lay_panel
from kit.materials import translucent_leaf
from kit.panels import outline, panel
from kit.roses import leaf, petal_material, rose
from kit.shapes import array_mesh, ball, cylinder, place, thicken


def sew_pockets(body, cloth):
    front, width = body.jacket_front, body.size.width
    welt = [(0.088, -0.205), (0.160, -0.194), (0.161, -0.216), (0.089, -0.227)]
    square = [(0.094, -0.212), (0.093, -0.196), (0.154, -0.1835), (0.156, -0.203)]
    all_corners = (0, 1, 2, 3)
    lay_panel(
        outline(welt, 0.002, all_corners),
        front,
        cloth,
        0.0030,
        0.0012,
        0.004,
        0.0035,
        thickness=0.002,
    )
    linen = shirting('square', (0.86, 0.86, 0.87), 0.2)
    lay_panel(
        outline(square, 0.002, all_corners),
        front,
        linen,
        0.0024,
        0.0022,
        0.004,
        0.003,
        thickness=0.0012,
    )
    x = 0.080 * width
    flap = [
        (x, -0.520),
        (x + 0.072 * width, -0.511),
        (x + 0.073 * width, -0.556),
        (x + 0.067 * width, -0.563),
        (x + 0.007, -0.574),
        (x - 0.001, -0.566),
    ]
    border = outline(flap, 0.002, (0, 1))[::-1] * np.array([-1, 1])
    vertices, faces = panel(border, front, 0.0050, 0.0014, 0.004, 0.004)
    thicken(array_mesh('flap', vertices, faces, cloth), 0.002)


def pin_boutonniere(body):
    x, z = 0.101, -0.135
    y = body.jacket_front.at(x, z) - 0.008
    petals = petal_material('boutonniere', (0.94, 0.91, 0.86), (0.86, 0.80, 0.62))
    green = translucent_leaf('boutonniere leaf', (0.045, 0.10, 0.045), (0.15, 0.24, 0.11), 0.2)
    leaves = [leaf(f'boutonniere leaf {i}', green, 0.034, 0.015) for i in range(3)]
    bloom = rose('boutonniere rose', petals, 4, 0.0185, 0.7)
    place(bloom, (x, y - 0.010, z), Vector((0.15, -1, 0.35)).to_track_quat('Z', 'Y').to_euler())
    rng = random.Random(4)
    for k in range(7):
        a = k / 7 * 6.28 + 0.3
        turn = Vector((math.cos(a), -0.35, math.sin(a) - 0.1)).to_track_quat('Y', 'Z').to_euler()
        at = (x + 0.006 * math.cos(a), y - 0.003, z - 0.003 + 0.006 * math.sin(a))
        place(rng.choice(leaves), at, turn, rng.uniform(0.7, 1.05))
    for dx, dz in ((0.017, 0.016), (-0.016, 0.014), (0.020, -0.004)):
        ball(0.0042, petals, (x + dx, y - 0.012, z + dz))
    cylinder((x - 0.002, y - 0.004, z - 0.01), (x - 0.010, y - 0.002, z - 0.050), 0.0020, green, 6)
