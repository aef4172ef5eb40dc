"""Necklines and armholes as fields on a gown's top in rest pose: positive in the cloth, about metres."""

import numpy as np
from scipy.interpolate import PchipInterpolator

from people.human import arm_bones, hand_bones
from people.vectors import smoothstep

# Points (aside, below the pit) from the middle to the shoulder; beyond the last one all is cloth.
FRONTS = {
    'v': [(0, 0.130), (0.012, 0.113), (0.045, 0.060), (0.070, 0.015), (0.084, -0.03), (0.094, -0.12)],
    'deep-v': [(0, 0.185), (0.012, 0.160), (0.045, 0.080), (0.070, 0.020), (0.086, -0.03), (0.096, -0.12)],
    'boat': [(0, 0.028), (0.045, 0.024), (0.08, 0.006), (0.098, -0.020), (0.106, -0.05), (0.112, -0.12)],
    'scoop': [(0, 0.088), (0.035, 0.083), (0.065, 0.060), (0.086, 0.014), (0.098, -0.03), (0.106, -0.12)],
    'jewel': [(0, 0.016), (0.03, 0.010), (0.055, -0.012), (0.070, -0.045), (0.08, -0.12)],
    'high': [(0, -0.066), (0.04, -0.070), (0.08, -0.076), (0.1, -0.12)],
    'cowl': [(0, 0.122), (0.03, 0.114), (0.07, 0.088), (0.105, 0.052), (0.125, 0.070), (0.15, 0.135)],
    'sweetheart': [(0, 0.130), (0.012, 0.120), (0.045, 0.092), (0.078, 0.083), (0.112, 0.097), (0.15, 0.132)],
    'off-shoulder': [(0, 0.096), (0.02, 0.088), (0.06, 0.072), (0.10, 0.066), (0.15, 0.070)],
}
BACKS = {
    'low': [(0, 0.150), (0.02, 0.142), (0.06, 0.085), (0.083, 0.010), (0.094, -0.06), (0.1, -0.12)],
    'shallow': [(0, 0.030), (0.05, 0.020), (0.085, -0.020), (0.104, -0.055), (0.112, -0.12)],
    'closed': [(0, -0.078), (0.05, -0.078), (0.08, -0.080), (0.1, -0.12)],
    'bare': [(0, 0.150), (0.15, 0.140)],
    'off-shoulder': [(0, 0.095), (0.15, 0.075)],
}
BACK_OF = {
    'v': 'low', 'deep-v': 'low', 'boat': 'shallow', 'scoop': 'low', 'jewel': 'closed', 'high': 'closed',
    'cowl': 'bare', 'sweetheart': 'bare', 'off-shoulder': 'off-shoulder',
}  # fmt: skip
# Metres down the arm at which a cap sleeve ends and an off-shoulder one begins; shares count along the forearm.
CAP_M, OFF_SHOULDER_M = 0.082, 0.030
# Where a bodice without sleeves ends at the shoulder, metres aside.
SHOULDER_M = {'none': 0.148, 'cut-in': 0.124}
SLEEVE_SHARE = {'long': 0.985, 'bell': 0.96}


class Lines:
    """What the top's fields are measured by, for each point of its shell."""

    def __init__(self, shell):
        human, rest = shell.human, shell.rest
        self.aside = np.abs(rest[:, 0])
        self.x, self.below = rest[:, 0], human.pit[2] - rest[:, 2]
        shoulder_y = human.head['upperarm_l'][1]
        self.behind = smoothstep(-0.02, 0.02, rest[:, 1] - shoulder_y)
        self.arm = shell.weight_of(*arm_bones())
        self.down = down_the_arm(human, rest, shell.weight_of('lowerarm_l', 'lowerarm_r', *hand_bones()))
        self.upper_m = np.linalg.norm(human.head['lowerarm_l'] - human.head['upperarm_l'])
        self.lower_m = np.linalg.norm(human.head['hand_l'] - human.head['lowerarm_l'])

    def neckline(self, name):
        front, back = (_below(line, self.aside) for line in (FRONTS[name], BACKS[BACK_OF[name]]))
        inside = self.below - front * (1 - self.behind) - back * self.behind
        if name != 'off-shoulder':
            return inside
        on_arm = smoothstep(0.35, 0.75, self.arm)
        return inside * (1 - on_arm) + (self.down - OFF_SHOULDER_M) * on_arm

    def armhole(self, cut=0.36):
        """Positive on the torso's side."""
        return (cut - self.arm) * 0.20

    def strap(self, outer_m):
        """Positive inside an armhole that is cut in at the shoulder."""
        levels = [-0.12, 0.02, 0.07, 0.105, 0.135]
        outer = np.interp(self.below, levels, [outer_m, outer_m, outer_m - 0.002, outer_m + 0.012, 0.25])
        return np.minimum(outer - self.aside, self.armhole(0.48))

    def sleeve(self, kind):
        if kind == 'cap':
            return np.maximum(self.armhole(), CAP_M - self.down)
        if kind == 'puff':
            return np.maximum(self.armhole(), self.upper_m * 0.98 - self.down)
        if kind in SLEEVE_SHARE:
            return self.upper_m + self.lower_m * SLEEVE_SHARE[kind] - self.down
        return self.strap(SHOULDER_M[kind]) if kind in SHOULDER_M else self.armhole()

    def wrap(self, side):
        """One half of a wrapped front: from its shoulder over the middle to the other side's waist."""
        x = self.x * side
        edge = np.interp(self.below, [-0.12, -0.03, 0.015, 0.130, 0.285], [0.094, 0.084, 0.070, -0.004, -0.105])
        return (x - edge) * (1 - self.behind) + self.neckline('v') * self.behind


def _below(line, aside):
    reach, depth = np.array(line).T
    return PchipInterpolator(reach, depth)(np.clip(aside, 0, reach[-1]))


def down_the_arm(human, points, of_forearm):
    """Metres from the shoulder's joint along the arm's bones."""
    out = np.zeros(len(points))
    for side, sign in (('l', 1), ('r', -1)):
        shoulder, elbow, wrist = (human.head[f'{bone}_{side}'] for bone in ('upperarm', 'lowerarm', 'hand'))
        upper, lower = elbow - shoulder, wrist - elbow
        upper_m, lower_m = np.linalg.norm(upper), np.linalg.norm(lower)
        on_upper = (points - shoulder) @ upper / upper_m
        on_lower = upper_m + (points - elbow) @ lower / lower_m
        down = on_upper * (1 - of_forearm) + on_lower * of_forearm
        out = np.where(points[:, 0] * sign > 0, down, out)
    return out
