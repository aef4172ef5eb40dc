"""Poses of two people. The first stands on the viewer's left, the second on the right and nearer to the viewer.

Each function takes both humans and answers both poses; `raised` is the height of the heels that each wears.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from people.pose import Pose
from people.vectors import unit

# The mesh rests with its fingers fanned.
TOGETHER_DEG = -9
LOOSE = ((12, 20, 14), (18, 24, 16), (22, 28, 18), (26, 30, 20))


def stand(human, at, turn_deg, raised, lean_deg=0.0):
    """Upright: the chest turns further than the hips, and the neck turns back to the camera."""
    pose = Pose(human, turn_deg, (*at, raised))
    for bone in ('spine_02', 'spine_03'):
        pose.bend(bone, (0, 0, 1), turn_deg * 0.15)
    pose.bend('spine_03', (0, 1, 0), lean_deg)
    pose.bend('neck_01', (0, 0, 1), -turn_deg * 0.9)
    # The mesh rests with its legs astride.
    pose.bend('thigh_l', (0, 1, 0), 3.5)
    pose.bend('thigh_r', (0, 1, 0), -3.5)
    return pose


def hang(pose, side):
    """Lets an arm hang at the side, loosely."""
    human = pose.human
    sign = 1 if side == 'l' else -1
    reach = np.linalg.norm(human.head[f'hand_{side}'] - human.head[f'upperarm_{side}'])
    shoulder = pose.point(f'clavicle_{side}', human.head[f'upperarm_{side}'])
    wide = 0.075 if human.sex == 'male' else 0.085
    wrist = shoulder + np.array([sign * wide, -0.055, -0.985 * reach])
    pose.reach(side, wrist, (sign * 0.5, 1, -0.2), (-sign * 0.05, -0.12, -1), (-sign, 0.25, 0))
    pose.curl(side, LOOSE, spread_deg=TOGETHER_DEG, thumb_deg=(6, 8, 6))
    pose.bend(f'thumb_01_{side}', pose.hand_axes(side)[1], -sign * 20)


def on_chest(pose, x, below_pit, side_of_arms=0.4):
    """A point on the posed front of the body, given in the rest pose."""
    human = pose.human
    rest = human.rest
    arms = human.weight_of('upperarm_l', 'upperarm_r', 'lowerarm_l', 'lowerarm_r') > side_of_arms
    away = np.hypot(rest[:, 0] - x, rest[:, 2] - human.pit[2] + below_pit)
    away = away + 10 * (rest[:, 1] > -0.02) + 10 * arms
    return pose.skin()[np.argsort(away)[:8]].mean(0)


def embrace(first, second, raised):
    """Turned to each other: a hand on the other's chest, an arm around the other's waist."""
    a = stand(first, (-0.170, 0.05), 20, raised[0], lean_deg=-1.5)
    b = stand(second, (0.172, -0.07), -32, raised[1], lean_deg=1.5)
    chest = on_chest(a, 0.045, 0.19)
    outwards, fingers = unit([0.22, -1, 0.05]), unit([-0.80, -0.10, 0.55])
    b.reach('l', chest + outwards * 0.056 - fingers * 0.095, (0.35, -1.3, -0.55), fingers, -outwards, forward_deg=8)
    b.curl('l', ((13, 16, 10), (12, 16, 10), (13, 17, 11), (15, 19, 12)), spread_deg=-13, thumb_deg=(-3, 2, 5))
    back = a.point('spine_02', [0.09, 0.16, first.pit[2] - 0.28])
    b.reach('r', back, (0.2, 0.6, -1), (-1, 0.1, 0.1), (0.05, -1, 0))
    waist = b.point('spine_01', [0.135, 0.035, second.pit[2] - 0.335])
    a.reach('l', waist + [0.004, 0.050, 0.050], (0.1, 0.9, -0.6), (0.06, -0.95, -0.22), (-1, -0.12, 0.0))
    a.curl('l', ((16, 20, 12), (18, 21, 13), (21, 23, 14), (25, 26, 16)), spread_deg=-10, thumb_deg=(-4, 4, 4))
    hang(a, 'r')
    return a, b


def linked(first, second, raised):
    """Arm in arm: the second has her near hand on the forearm that the first holds before him."""
    a = stand(first, (-0.185, 0.03), 12, raised[0], lean_deg=-1)
    b = stand(second, (0.175, -0.05), -14, raised[1], lean_deg=1)
    belly = a.point('spine_01', [0.0, -0.20, first.pit[2] - 0.40])
    a.reach('l', belly + [0.040, -0.032, 0.0], (1, 0.25, -0.9), (-1, 0.02, 0.06), (0.05, 0.85, -0.5))
    fist = ((34, 46, 30), (38, 50, 34), (42, 54, 36), (46, 56, 38))
    a.curl('l', fist, spread_deg=TOGETHER_DEG, thumb_deg=(8, 12, 14))
    forearm = a.point('lowerarm_l', first.head['lowerarm_l'] * 0.45 + first.head['hand_l'] * 0.55)
    b.reach('r', forearm + [0.06, -0.035, 0.055], (0.25, 0.5, -1), (-0.92, -0.2, -0.1), (0.05, 0.35, -0.95))
    b.curl('r', ((14, 22, 14), (17, 25, 15), (20, 27, 16), (24, 30, 18)), spread_deg=-6, thumb_deg=(5, 5, 5))
    hip = b.point('pelvis', [0.055, -0.25, second.pit[2] - 0.425])
    b.reach('l', hip + [0.05, 0.015, 0.0], (1, 0.35, -0.5), (-0.80, -0.52, -0.10), (-0.5, 0.85, 0.05))
    b.curl('l', (48, 55, 35), spread_deg=TOGETHER_DEG, thumb_deg=(22, 20, 10))
    hang(a, 'r')
    return a, b


@dataclass(frozen=True)
class PairPose:
    make: Callable
    # The arm of the first that lies over the second, and the hand of the second that can hold a bouquet.
    over: str | None
    free_hand: str | None


POSES = {
    'embrace': PairPose(embrace, over='l', free_hand=None),
    'linked': PairPose(linked, over='l', free_hand='l'),
}
