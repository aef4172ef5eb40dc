"""A bouquet in a closed hand."""

import numpy as np
from attire.bridal_cloth import bridal_satin
from kit.materials import plain
from kit.roses import bouquet
from kit.shapes import cylinder

from people.poses import GRIP_FROM_PALM_M
from people.vectors import basis, unit


def hold_bouquet(pose, side, flowers):
    fingers, palm = pose.hand_axes(side)
    solved = pose.solve()
    turned = solved[f'hand_{side}'][0]
    along = unit(solved[f'index_01_{side}'][1] - solved[f'pinky_01_{side}'][1])
    grip = solved[f'middle_01_{side}'][1] + turned @ unit(palm) * GRIP_FROM_PALM_M + turned @ unit(fingers) * -0.008
    ribbon = bridal_satin('wrap', (0.80, 0.77, 0.73))
    cylinder(tuple(grip - along * 0.062), tuple(grip + along * 0.085), 0.0130, ribbon, 24)
    stem = plain('stem', (0.10, 0.16, 0.07), 0.6)
    rng = np.random.default_rng(5)
    aside, deep = basis(along, (0, -1, 0))[:, 1:].T
    for _ in range(12):
        angle, radius = rng.uniform(0, 6.28), 0.0095 * np.sqrt(rng.uniform())
        across = aside * np.cos(angle) * radius + deep * np.sin(angle) * radius
        end = grip + across * 2.2 - along * rng.uniform(0.095, 0.125)
        cylinder(tuple(grip + across), tuple(end), 0.0026, stem, 8)
    look = unit(along * 0.75 + np.array([-0.1, -1.0, 0.25]))
    # The flowers lean towards the viewer and hide most of the hands, as they do in photographs.
    bouquet(tuple(grip + along * 0.108 + (0, -0.055, 0)), tuple(look), flowers, radii=(0.092, 0.086, 0.064))
