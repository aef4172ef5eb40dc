"""Trousers that hang straight from the seat, with a crease pressed into each leg."""

import numpy as np

from people.human import arm_bones
from people.shells import Shell
from people.vectors import smoothstep

CREASE_M = 0.011


def trousers_shell(human, measures):
    pit_z = measures.pit[2]
    keep = (human.rest[:, 2] < pit_z - 0.40 * measures.tall) & (human.weight_of(*arm_bones()) < 0.3)
    shell = Shell(human, keep, lambda _, points: np.full(len(points), 0.006), rounds=40, tautness=0.5)
    shell.refine()
    for side, sign in (('l', 1), ('r', -1)):
        _press(shell, side, sign, pit_z - 0.60 * measures.tall)
    return shell


def _press(shell, side, sign, crotch_z):
    """Legs no longer show: round tubes about the bones, wider downwards than the legs are."""
    human, rest = shell.human, shell.rest
    hip, knee = human.head[f'thigh_{side}'], human.head[f'calf_{side}']
    leg = rest[:, 0] * sign > 0.001
    depth = (crotch_z - rest[leg][:, 2]) / (crotch_z - knee[2])
    share = smoothstep(-0.25, 0.25, depth)
    axis = hip + (knee - hip) * ((hip[2] - rest[leg][:, 2]) / (hip[2] - knee[2]))[:, None]
    aside = rest[leg][:, :2] - axis[:, :2]
    radius = np.hypot(*aside.T)
    angle = np.arctan2(aside[:, 0], -aside[:, 1])
    fold = np.exp(-np.abs(angle) / 0.16) + np.exp(-np.abs(np.abs(angle) - np.pi) / 0.16)
    thigh = np.median(radius[np.abs(depth - 0.05) < 0.1])
    tube = np.maximum(radius + 0.003, thigh * (1.02 - 0.12 * np.clip(depth, 0, 2)))
    wider = radius + (tube - radius) * share + CREASE_M * fold * smoothstep(-0.5, 0.1, depth)
    rest[leg, :2] = axis[:, :2] + aside * (wider / np.maximum(radius, 1e-6))[:, None]
