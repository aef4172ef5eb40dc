"""Poses of two people. The first stands on the viewer's left, the second on the right and nearer to the viewer.

Each function takes both humans and answers both poses; `raised` is the height of the heels that each wears.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from people.pose import Pose
from people.vectors import unit

HANGING = ((6, 14, 10), (16, 22, 12), (24, 28, 14), (32, 32, 16))
GRIPPING = (60, 78, 42)
LOOSE = ((4, 12, 8), (9, 16, 10), (13, 20, 12), (18, 22, 14))


# Where a bouquet lies in a hand, see hold_bouquet: beyond the wrist, and from the bones of the palm.
WRIST_TO_GRIP_M = 0.087
GRIP_FROM_PALM_M = 0.028


def stand(human, at, turn_deg, raised, lean_deg=0.0):
    """Upright: the chest turns further than the hips, and the neck turns back to the camera."""
    pose = Pose(human, turn_deg, (*at, raised))
    for bone in ('spine_02', 'spine_03'):
        pose.bend(bone, (0, 0, 1), turn_deg * 0.15)
    pose.bend('spine_03', (0, 1, 0), lean_deg)
    pose.bend('neck_01', (0, 0, 1), -turn_deg * 0.9)
    # The mesh rests with its legs astride.
    pose.bend('thigh_l', (0, 1, 0), 7)
    pose.bend('thigh_r', (0, 1, 0), -7)
    return pose


def hang(pose, side):
    """Lets an arm hang at the side, loosely."""
    human = pose.human
    sign = 1 if side == 'l' else -1
    reach = np.linalg.norm(human.head[f'hand_{side}'] - human.head[f'upperarm_{side}'])
    shoulder = pose.point(f'clavicle_{side}', human.head[f'upperarm_{side}'])
    wide = 0.045 if human.sex == 'male' else 0.085
    wrist = shoulder + np.array([sign * wide, -0.055, -0.985 * reach])
    pose.reach(side, wrist, (sign * 0.5, 1, -0.2), (-sign * 0.05, -0.12, -1), (-sign * 0.8, 0.6, 0))
    pose.curl(side, HANGING, thumb_deg=(6, 8, 6), spread_deg=-6)
    pose.bend(f'thumb_01_{side}', pose.hand_axes(side)[1], -sign * 52)


def behind_back(pose, side):
    """Bends an arm so that its hand lies behind the hip, out of sight."""
    human = pose.human
    sign = 1 if side == 'l' else -1
    hip = pose.point('pelvis', [sign * 0.105, 0.165, human.pit[2] - 0.50])
    pose.reach(side, hip, (sign * 0.7, 1, -0.3), (-sign * 0.7, 0.1, -0.6), (0, 1, 0.1))
    pose.curl(side, LOOSE, thumb_deg=(6, 8, 6))


def in_pocket(pose, side, elbow_back=1.0, behind_m=0.150):
    """Lets an arm hang with its hand in a pocket behind the hip, out of sight."""
    human = pose.human
    sign = 1 if side == 'l' else -1
    hip = pose.point('pelvis', [sign * 0.120, behind_m, human.pit[2] - 0.465])
    pose.reach(side, hip, (sign * 0.7, elbow_back, -0.2), (-sign * 0.6, 0.05, -0.8), (-sign * 0.1, -1, 0.1))
    pose.curl(side, LOOSE, thumb_deg=(6, 8, 6))


def hold_in_front(pose, x, y=-0.25, below_pit=0.425):
    """Closes the left hand around a bouquet before the hips; x, y: metres to the left and back, of the rest pose."""
    at = pose.point('pelvis', [x, y, pose.human.pit[2] - below_pit])
    close_around(pose, 'l', at)
    return at


def hold_with_both(pose, x=0.0, y=-0.275, below_pit=0.365):
    """Like hold_in_front, with the right hand closed around the stems below the left."""
    at = hold_in_front(pose, x, y, below_pit)
    close_around(pose, 'r', at - [0, 0, 0.066], forward_deg=8)


def close_around(pose, side, at, forward_deg=0.0):
    """Closes a hand around stems that stand at a point: it comes from beside them, its fingers cross before them."""
    sign = 1 if side == 'l' else -1
    turned = pose.solve()['pelvis'][0]
    # Half as seen by the wearer, half as seen by the viewer.
    fingers, palm = (
        unit(turned @ way + way) for way in np.array([[-sign * 0.42, -0.90, -0.12], [-sign * 0.90, 0.42, 0.0]])
    )
    wrist = at - fingers * WRIST_TO_GRIP_M - palm * GRIP_FROM_PALM_M
    pose.reach(side, wrist, (sign, 0.35, -0.5), fingers, palm, forward_deg=forward_deg)
    pose.curl(side, GRIPPING, thumb_deg=(22, 20, 10))


def on_chest(pose, x, below_pit, side_of_arms=0.4):
    """A point on the posed front of the body, given in the rest pose."""
    human = pose.human
    rest = human.rest
    arms = human.weight_of('upperarm_l', 'upperarm_r', 'lowerarm_l', 'lowerarm_r') > side_of_arms
    away = np.hypot(rest[:, 0] - x, rest[:, 2] - human.pit[2] + below_pit)
    away = away + 10 * (rest[:, 1] > -0.02) + 10 * arms
    return pose.skin()[np.argsort(away)[:8]].mean(0)


def near_arm_behind(second, first, back):
    """back: a point behind the first, of the rest pose."""
    second.reach('r', first.point('spine_02', back), (0.2, 0.6, -1), (-1, 0.1, 0.1), (0.05, -1, 0))


def arms_around(a, b, back, waist_z):
    """Each has an arm behind the other's back; back, waist_z: of the rest pose."""
    near_arm_behind(b, a, back)
    small_of_back = b.point('spine_01', [-0.215, 0.105, waist_z])
    a.reach('l', small_of_back, (0.1, 0.9, -0.6), (0.75, 0.1, 0.65), (0.1, -1, 0))
    a.curl('l', LOOSE, thumb_deg=(6, 8, 6))


def embrace(first, second, raised):
    """Turned to each other: a hand on the other's chest, an arm around the other's waist."""
    a = stand(first, (-0.170, 0.0), 24, raised[0], lean_deg=1.5)
    b = stand(second, (0.178, -0.03), -34, raised[1], lean_deg=-1.5)
    chest = on_chest(a, 0.055, 0.165)
    outwards, fingers = unit([0.22, -1, 0.05]), unit([-0.80, -0.10, 0.55])
    b.reach('l', chest + outwards * 0.056 - fingers * 0.095, (0.35, -1.3, -0.55), fingers, -outwards, forward_deg=8)
    b.curl('l', ((13, 16, 10), (12, 16, 10), (13, 17, 11), (15, 19, 12)), thumb_deg=(-3, 2, 5))
    arms_around(a, b, [0.13, 0.16, first.pit[2] - 0.28], second.pit[2] - 0.335)
    hang(a, 'r')
    return a, b


def around_waist(first, second, raised):
    """The first behind the second's shoulder, an arm before her that ends behind her bouquet."""
    a = stand(first, (-0.125, 0.09), 14, raised[0], lean_deg=2.0)
    b = stand(second, (0.115, -0.10), -16, raised[1], lean_deg=-2.5)
    hold_with_both(b, 0.035, -0.285, 0.350)
    behind_flowers = b.point('spine_01', [-0.075, -0.185, second.pit[2] - 0.285])
    a.reach('r', behind_flowers, (-1, -0.35, -0.5), (0.97, -0.05, -0.06), (0.1, 0.95, -0.1), forward_deg=10)
    a.curl('r', ((16, 20, 12), (17, 21, 12), (19, 22, 13), (22, 24, 14)), thumb_deg=(6, 8, 6))
    behind_back(a, 'l')
    return a, b


def facing(first, second, raised):
    """Turned to each other, the second's bouquet between them, the first's arm behind her."""
    # Shoulders that turn further leave the head on their edge.
    a = stand(first, (-0.185, 0.06), 24, raised[0], lean_deg=1.0)
    b = stand(second, _apart(second, 0.165, -0.10), -30, raised[1], lean_deg=-1.0)
    _hold_or_hide(b, 0.03)
    _free_arm(a)
    return a, b


def back_to_back(first, second, raised):
    """Leaning against each other's back, the faces to the viewer."""
    a = stand(first, (-0.150, 0.05), -20, raised[0], lean_deg=1.5)
    b = stand(second, _apart(second, 0.160, -0.06), 20, raised[1], lean_deg=-1.5)
    _hold_or_hide(b, 0.02, -0.305, 0.345)
    _free_arm(a)
    return a, b


def _hold_or_hang(pose, *at):
    """A woman holds a bouquet with both hands, a man lets his arms hang."""
    if pose.human.sex == 'female':
        return hold_with_both(pose, *at)
    hang(pose, 'l')
    hang(pose, 'r')


def _hold_or_hide(pose, *at):
    """A woman holds a bouquet with both hands, a man has his hands in his pockets."""
    if pose.human.sex == 'female':
        return hold_with_both(pose, *at)
    in_pocket(pose, 'l')
    # The elbow beside the first would come through him.
    in_pocket(pose, 'r', elbow_back=0.4, behind_m=0.12)


def _free_arm(pose):
    """Of the first, whose left arm is behind the second: a woman holds a bouquet, a man has the hand in his pocket."""
    behind_back(pose, 'l')
    if pose.human.sex == 'female':
        close_around(pose, 'r', pose.point('pelvis', [-0.105, -0.25, pose.human.pit[2] - 0.425]))
    else:
        in_pocket(pose, 'r')


def _apart(human, x, y):
    """A man, whose elbow is beside him, needs more room beside and before the other."""
    return (x + 0.05, y - 0.13) if human.sex == 'male' else (x, y)


def temples(first, second, raised):
    """Side by side and close, the first's arm behind the second, who holds the bouquet with both hands."""
    a = stand(first, (-0.145, 0.05), 14, raised[0], lean_deg=2.5)
    turn = -22 if second.sex == 'female' else -10
    b = stand(second, _apart(second, 0.145, -0.12), turn, raised[1], lean_deg=-3.0)
    _hold_or_hide(b)
    _free_arm(a)
    return a, b


def walking(first, second, raised):
    """Coming towards the viewer, hand in hand, the second's bouquet in her other hand."""
    a = stand(first, (-0.315, 0.05), 8, raised[0] - 0.022, lean_deg=0.5)
    b = stand(second, (0.295, -0.06), -10, raised[1], lean_deg=-0.5)
    _step(a, 'r', 12)
    _step(b, 'l', 9)
    # Her palm faces back, his to the front.
    joined = np.array([-0.005, -0.050, a.point('pelvis', first.head['thigh_l'])[2] - 0.005])
    a.reach('l', joined + [-0.022, 0.022, 0.004], (0.3, 1, -0.2), (0.16, -0.04, -1), (0.45, -1, 0.0))
    b.reach('r', joined + [0.014, -0.026, 0.0], (-0.3, 1, -0.2), (-0.14, -0.10, -1), (-0.30, 1, 0.0))
    for pose, side in ((a, 'l'), (b, 'r')):
        pose.curl(side, ((22, 32, 18), (24, 34, 19), (27, 36, 20), (31, 38, 20)), thumb_deg=(8, 10, 8), spread_deg=-10)
    a.bend('thumb_01_l', a.hand_axes('l')[1], -45)
    if second.sex == 'female':
        hold_in_front(b, 0.135, -0.235, 0.40)
    else:
        hang(b, 'l')
    hang(a, 'r')
    return a, b


def standing(first, second, raised):
    """Side by side from head to hem, the first's arm behind the second, who holds the bouquet with both hands."""
    a = stand(first, (-0.205, 0.05), 16, raised[0], lean_deg=1.5)
    is_woman = second.sex == 'female'
    at, turn = ((0.185, -0.08), -22) if is_woman else ((0.225, -0.15), -12)
    b = stand(second, at, turn, raised[1], lean_deg=-2.0)
    _hold_or_hide(b, 0.02)
    _free_arm(a)
    for pose, side in ((a, 'r'), (b, 'l')):
        pose.bend(f'thigh_{side}', (1, 0, 0), -9)
        pose.bend(f'calf_{side}', (1, 0, 0), 12)
    return a, b


def alone(human, raised):
    """A woman holds a bouquet with both hands, a man lets his arms hang; turned to where a partner could stand."""
    pose = stand(human, (0.0, 0.0), 8 if human.sex == 'female' else -8, raised)
    _hold_or_hang(pose, 0.0, -0.30, 0.375)
    return pose


def behind(human, raised):
    """To be seen from behind: a woman's hands are before her, a man's left arm lies around a partner beside him."""
    pose = stand(human, (0.0, 0.0), 0, raised)
    if human.sex == 'female':
        hold_with_both(pose, 0.0, -0.30, 0.375)
        return pose
    back = np.array([0.285, 0.12, human.pit[2] - 0.345])
    pose.reach('l', back, (0.15, 0.20, -1), (1, 0, -0.10), (0, -1, 0))
    pose.curl('l', LOOSE, thumb_deg=(6, 8, 6), spread_deg=-18)
    pose.bend('thumb_01_l', pose.hand_axes('l')[1], -48)
    hang(pose, 'r')
    return pose


def _step(pose, side, degrees):
    """One leg before the other, the foot behind on its ball."""
    other = 'l' if side == 'r' else 'r'
    pose.bend(f'thigh_{side}', (1, 0, 0), -degrees)
    pose.bend(f'calf_{side}', (1, 0, 0), 0.25 * degrees)
    pose.bend(f'foot_{side}', (1, 0, 0), 0.5 * degrees)
    pose.bend(f'thigh_{other}', (1, 0, 0), 0.7 * degrees)
    pose.bend(f'calf_{other}', (1, 0, 0), 0.9 * degrees)
    pose.bend(f'ball_{other}', (1, 0, 0), -1.2 * degrees)


@dataclass(frozen=True)
class PairPose:
    make: Callable
    # The arm of the first that lies over the second, and the hands of both that can hold a bouquet.
    over: str | None
    free_hands: tuple[str | None, str | None] = (None, 'l')
    # Whether both wear the same kind of garment.
    is_alike: bool = False
    # Whether a hand of the one lies on the other: they cannot be moved apart or closer.
    touches: bool = False
    # Whether the second's hand lies where the first would wear a flower.
    hand_on_lapel: bool = False
    # By how much the partner goes to the right and back while the first is drawn: two bodies that touch lie a little inside
    # each other, and cloth in there is black; who gets the picture may be narrower.
    apart_m: tuple[float, float] = (0.07, 0.0)
    # The partner's arm that would come through the first there.
    left_out: str | None = None


POSES = {
    'around-waist': PairPose(around_waist, over='r', touches=True),
    'back-to-back': PairPose(back_to_back, over=None, free_hands=('r', 'l')),
    'embrace': PairPose(embrace, over=None, free_hands=(None, None), touches=True, hand_on_lapel=True, apart_m=(0.0, -0.14), left_out='r'),
    'facing': PairPose(facing, over=None, free_hands=('r', 'l')),
    'one-bouquet': PairPose(around_waist, over='r', touches=True, is_alike=True),
    'standing': PairPose(standing, over=None, free_hands=('r', 'l')),
    'temples': PairPose(temples, over=None, free_hands=('r', 'l')),
    'walking': PairPose(walking, over=None, touches=True, apart_m=(0.25, 0.0)),
}
