"""What bones, tendons and muscles lift of the skin or hollow it, finer than the mesh."""

import numpy as np

from people.vectors import smoothstep, unit

# Points beside the neck's pit, metres: from the middle of the body outwards, and up.
COLLAR_BONE = [(0.016, -0.004), (0.045, 0.000), (0.085, 0.008), (0.120, 0.014), (0.150, 0.024)]
NECK_TENDON = [(0.012, 0.010), (0.022, 0.040), (0.036, 0.075), (0.048, 0.105)]


def chest_relief(human, rest):
    """By how many metres bones and tendons lift the skin of the chest's front, or hollow it."""
    aside, up = np.abs(rest[:, 0]), rest[:, 2] - human.pit[2]
    in_front = smoothstep(0.035, -0.02, rest[:, 1] - human.pit[1] - 0.05)
    amount = 1.35 if human.sex == 'female' else 1.0
    bone, above = _beside(COLLAR_BONE, aside, up)
    tendon, _ = _beside(NECK_TENDON, aside, up)
    fades = smoothstep(0.165, 0.10, aside)
    height = 0.0042 * np.exp(-((bone / 0.0075) ** 2)) * fades
    height -= 0.0034 * np.exp(-(((above - 0.019) / 0.011) ** 2)) * fades * smoothstep(0.012, 0.035, aside)
    height -= 0.0016 * np.exp(-(((above + 0.018) / 0.010) ** 2)) * fades * smoothstep(0.012, 0.035, aside)
    height += 0.0018 * np.exp(-((tendon / 0.0065) ** 2)) * smoothstep(0.12, 0.09, up)
    height -= 0.0042 * np.exp(-(aside**2 + (up - 0.007) ** 2) / 0.0115**2)
    breast_bone = smoothstep(-0.02, -0.05, up) * smoothstep(-0.17, -0.10, up)
    height -= 0.0010 * np.exp(-((aside / 0.011) ** 2)) * breast_bone
    return amount * in_front * height


def _beside(line, aside, up):
    """Distance of points from a line, and how far they are above it (negative below)."""
    best = np.full(len(aside), np.inf)
    above = np.zeros(len(aside))
    for (ax, az), (bx, bz) in zip(line[:-1], line[1:]):
        dx, dz = bx - ax, bz - az
        t = np.clip(((aside - ax) * dx + (up - az) * dz) / (dx * dx + dz * dz), 0, 1)
        px, pz = aside - ax - t * dx, up - az - t * dz
        far = np.hypot(px, pz)
        nearer = far < best
        best = np.where(nearer, far, best)
        above = np.where(nearer, np.sign(pz * dx - px * dz) * far, above)
    return best, above


# Of an arm: along the bone (share), height in metres, extent along and around in metres, and where it faces at rest:
# to the front and upwards (outwards once the arm hangs).
ARM_FORMS = [
    ('upperarm', 0.50, -0.0016, 0.016, 0.020, (0.35, 0.95)),
    ('upperarm', 0.72, -0.0018, 0.050, 0.007, (0.05, 1.00)),
    ('upperarm', 0.60, 0.0020, 0.050, 0.018, (1.00, 0.25)),
    ('lowerarm', 0.00, 0.0045, 0.013, 0.012, (-1.0, 0.05)),
    ('lowerarm', 0.01, 0.0020, 0.012, 0.010, (-0.2, 1.00)),
    ('lowerarm', 0.00, -0.0030, 0.012, 0.022, (1.00, -0.1)),
    ('lowerarm', 0.20, 0.0032, 0.045, 0.016, (0.55, 0.80)),
    ('lowerarm', 0.42, -0.0018, 0.050, 0.008, (-0.1, 1.00)),
    ('lowerarm', 0.94, 0.0026, 0.011, 0.008, (-0.8, 0.50)),
]
RADIUS_M = 0.040
NEXT_BONE = {'upperarm': 'lowerarm', 'lowerarm': 'hand'}


def arm_relief(human, rest, arms):
    """By how many metres muscles and bones lift the skin of the arms, or hollow it; arms: the share of each point."""
    height = np.zeros(len(rest))
    for side, sign in (('l', 1), ('r', -1)):
        on = arms * (rest[:, 0] * sign > 0)
        for bone, share, lift, along_m, around_m, facing in ARM_FORMS:
            start, end = human.head[f'{bone}_{side}'], human.head[f'{NEXT_BONE[bone]}_{side}']
            axis = unit(end - start)
            out = unit(np.cross(axis, [0.0, sign, 0.0]))
            out = out if out[2] > 0 else -out
            way = unit(np.array([0.0, -1.0, 0.0]) * facing[0] + out * facing[1])
            aside = rest - start
            along = aside @ axis - share * np.linalg.norm(end - start)
            aside = aside - (aside @ axis)[:, None] * axis
            turned = np.linalg.norm(unit(aside) - way, axis=1) * RADIUS_M
            height += on * lift * np.exp(-((along / along_m) ** 2) - (turned / around_m) ** 2)
    return height


def near_elbows(human, rest):
    """0.6 on the elbows, less around them."""
    far = [np.linalg.norm(rest - human.head[f'lowerarm_{side}'] - [0, 0.02, 0], axis=1) for side in 'lr']
    return 0.6 * np.exp(-((np.min(far, axis=0) / 0.035) ** 2))
