"""The boutonniere that is pinned to a lapel."""

import math
import random

from mathutils import Vector

from kit.materials import translucent_leaf
from kit.roses import leaf, petal_material, rose
from kit.shapes import ball, cylinder, place


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
