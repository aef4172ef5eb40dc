"""The bride's hands: behind a bouquet, or flat on the partner's chest with a ring."""

import numpy as np
from mathutils import Vector

from kit.hands import Hand
from kit.materials import plain
from kit.sdf import Grid, smooth_min
from kit.shapes import array_mesh, ball, lathe, soften
from kit.surface_nets import surface_mesh

GRIP, FLAT = (50, 55, 35), (9, 12, 8)
HAND_SIZE = 0.80


def show_hands(body, skin):
    """Wrist and back of a hand are seen beside the bouquet; a hand that reaches out is seen whole."""
    size = body.size.arm
    for side in (-1, 1):
        wrist = body.wrist(side)
        hand, curl = _reaching(wrist, size) if body.reaches_out(side) else _gripping(wrist, side, size)
        reach = np.array([0.14, 0.11, 0.16 if body.reaches_out(side) else 0.11])
        grid = Grid(tuple(wrist - reach), tuple(wrist + reach), 0.0021)
        fore = grid.capsule(wrist * 0.6 + body.elbow(side) * 0.4, wrist, 0.0240 * size, 0.0195 * size)
        field = smooth_min(hand.field(grid, curl), fore, 0.012)
        soften(array_mesh('hand', *surface_mesh(grid, field), skin), 2)
        if body.reaches_out(side):
            _ring(hand)


def _gripping(wrist, side, size):
    along = np.array([0.015 - side * 0.010, -0.150, -0.512]) - wrist
    back = (side * 0.25, -1, 0.35)
    hand = Hand(wrist + 0.010 * along, along, (-side * 0.1, 0.35, 1), back, HAND_SIZE * size)
    return hand, GRIP


def _reaching(wrist, size):
    """Fingers up and towards the partner, the back to the viewer."""
    along = np.array([0.52, -0.02, 0.85])
    return Hand(wrist + 0.006 * along, along, (1, 0, -0.5), (0.12, -1, 0.10), HAND_SIZE * size), FLAT


def _ring(hand):
    gold = plain('ring', (0.80, 0.58, 0.28), 0.22, Metallic=1.0)
    stone = plain('stone', (0.95, 0.96, 1.0), 0.04, Specular=1.0, Metallic=0.4)
    knuckle, beyond = hand.finger_line(2)
    along = (beyond - knuckle) / np.linalg.norm(beyond - knuckle)
    middle = knuckle + along * 0.016
    profile = [(0.0080, -0.0013), (0.0093, -0.0009), (0.0096, 0), (0.0093, 0.0009), (0.0080, 0.0013)]
    ring = lathe(profile, gold, segments=40)
    ring.rotation_euler = Vector(along).to_track_quat('Z', 'Y').to_euler()
    ring.location = tuple(middle)
    ball(0.0030, stone, tuple(middle + hand.back * 0.0105), 1)
