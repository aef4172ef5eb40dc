"""The bride's hands behind a bouquet."""

import numpy as np

from kit.hands import Hand
from kit.sdf import Grid, smooth_min
from kit.shapes import array_mesh, soften
from kit.surface_nets import surface_mesh

GRIP = (50, 55, 35)
HAND_SIZE = 0.80


def show_hands(body, skin):
    """Wrist and back of a hand are seen beside the bouquet."""
    size = body.size.arm
    for side in (-1, 1):
        wrist = body.wrist(side)
        reach = np.array([0.14, 0.11, 0.11])
        grid = Grid(tuple(wrist - reach), tuple(wrist + reach), 0.0021)
        fore = grid.capsule(wrist * 0.6 + body.elbow(side) * 0.4, wrist, 0.0240 * size, 0.0195 * size)
        field = smooth_min(_gripping(wrist, side, size).field(grid, GRIP), fore, 0.012)
        soften(array_mesh('hand', *surface_mesh(grid, field), skin), 2)


def _gripping(wrist, side, size):
    along = np.array([0.015 - side * 0.010, -0.150, -0.512]) - wrist
    back = (side * 0.25, -1, 0.35)
    return Hand(wrist + 0.010 * along, along, (-side * 0.1, 0.35, 1), back, HAND_SIZE * size)
