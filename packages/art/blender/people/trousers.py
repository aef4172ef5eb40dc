"""Trousers that hang straight from the seat, with a crease pressed into each leg."""

import numpy as np

from people.human import arm_bones
from people.jacket import HEM_M
from people.shells import Shell
from people.vectors import smoothstep

CREASE_M = 0.011
# Above the floor at the ankles, where the cloth is cut; it breaks over the shoe below.
HEM_Z_M = 0.055


def trousers_shell(human, measures):
    pit_z = measures.pit[2]
    z = human.rest[:, 2]
    keep = (z < pit_z - 0.40 * measures.tall) & (z > HEM_Z_M) & (human.weight_of(*arm_bones()) < 0.3)
    hem_z = pit_z - HEM_M * measures.tall

    def stand_off(_, points):
        """Under the jacket nothing shows: there trousers lie inside the body, or a hip that moves would come through."""
        under = smoothstep(hem_z + 0.03, hem_z + 0.10, points[:, 2]) * smoothstep(0.05, 0.09, np.abs(points[:, 0]))
        return 0.006 - 0.024 * under

    shell = Shell(human, keep, stand_off, rounds=40, tautness=0.5)
    shell.refine()
    for side, sign in (('l', 1), ('r', -1)):
        _press(shell, side, sign, pit_z - 0.60 * measures.tall)
    return shell


def _press(shell, side, sign, crotch_z):
    """Legs no longer show: round tubes about the bones, wider downwards than the legs are."""
    human, rest = shell.human, shell.rest
    hip, knee = human.head[f'thigh_{side}'], human.head[f'calf_{side}']
    ankle = human.head[f'foot_{side}']
    leg = rest[:, 0] * sign > 0.001
    z = rest[leg][:, 2]
    depth = (crotch_z - z) / (crotch_z - knee[2])
    # Under the jacket trousers lie close, or a leg that steps would come through it.
    share = smoothstep(0.05, 0.7, depth)
    bone = np.array([ankle, knee, hip])
    axis = np.stack([np.interp(z, bone[:, 2], bone[:, k]) for k in (0, 1)], 1)
    aside = rest[leg][:, :2] - axis
    radius = np.hypot(*aside.T)
    angle = np.arctan2(aside[:, 0], -aside[:, 1])
    fold = np.exp(-np.abs(angle) / 0.16) + np.exp(-np.abs(np.abs(angle) - np.pi) / 0.16)
    thigh = np.median(radius[np.abs(depth - 0.05) < 0.1])
    narrow = thigh * (0.95 - 0.16 * np.clip(depth, 0, 2))
    # Over the shoe the cloth breaks; above it hangs in folds, other ones on each leg.
    breaks = 0.0035 * np.sin((z - HEM_Z_M) / 0.062 * 2 * np.pi + 1.4 * np.sin(angle + sign)) * smoothstep(0.26, 0.10, z)
    hangs = 0.003 * np.sin(3 * angle + 11 * z + sign) * smoothstep(0.2, 0.6, depth)
    narrow = narrow + hangs + breaks * smoothstep(HEM_Z_M, HEM_Z_M + 0.02, z)
    below_knee = smoothstep(0.9, 1.2, depth)
    tube = np.maximum(radius + 0.003, narrow) * (1 - below_knee) + narrow * below_knee
    wider = radius + (tube - radius) * share + CREASE_M * fold * smoothstep(0.05, 0.7, depth)
    rest[leg, :2] = axis + aside * (wider / np.maximum(radius, 1e-6))[:, None]
