"""Small white roses, leaves and pearls pinned beside a bun."""

import math
import random

from mathutils import Vector

from attire.hair_bun import bun_frame
from kit.materials import plain, translucent_leaf
from kit.roses import leaf, petal_material, rose
from kit.shapes import ball, place

# angle around the bun (degrees, 90 is up), distance from its middle, size of the rose
ROSES = [
    (152, 0.052, 0.0150),
    (122, 0.056, 0.0170),
    (92, 0.053, 0.0140),
    (178, 0.049, 0.0115),
    (66, 0.050, 0.0110),
]
# angle and distance of the pearls in the bun itself
PEARLS = [(20, 0.020), (80, 0.024), (150, 0.018), (220, 0.026), (290, 0.022), (335, 0.034), (255, 0.038)]


def pin_flowers(head):
    middle, right, up, out = (Vector(v) for v in bun_frame(head))
    rng = random.Random(3)
    petals = petal_material('hair rose', (0.95, 0.92, 0.87), (0.90, 0.78, 0.66))
    green = translucent_leaf('hair leaf', (0.05, 0.10, 0.05), (0.17, 0.25, 0.14), 0.2)
    pearl = plain('pearl', (0.90, 0.87, 0.82), 0.18, Specular=0.7)
    leaves = [leaf(f'hair leaf {i}', green, 0.030, 0.012) for i in range(2)]

    def around(degrees, distance, lift):
        a = math.radians(degrees)
        aside = right * math.cos(a) + up * math.sin(a)
        return middle + aside * distance + out * lift, aside

    for k, (degrees, distance, size) in enumerate(ROSES):
        at, aside = around(degrees, distance, 0.000)
        look = (out + aside * 0.55).normalized()
        bloom = rose(f'hair rose {k}', petals, 11 + k, size, 0.75)
        place(bloom, at, look.to_track_quat('Z', 'Y').to_euler())
        for side in (-16, 17):
            foot, _ = around(degrees + side, distance + 0.004, -0.002)
            direction = (aside + out * 0.25 + up * rng.uniform(-0.5, 0.5)).normalized()
            turn = direction.to_track_quat('Y', 'Z').to_euler()
            place(rng.choice(leaves), foot, turn, rng.uniform(0.7, 1.05))
    for _ in range(34):
        at, _ = around(rng.uniform(48, 198), rng.uniform(0.046, 0.072), rng.uniform(-0.004, 0.012))
        ball(rng.uniform(0.0016, 0.0030), petals, at)
    for degrees, distance in PEARLS:
        at, _ = around(degrees, distance, 0.034 - distance * 0.25)
        ball(0.0030, pearl, at)
