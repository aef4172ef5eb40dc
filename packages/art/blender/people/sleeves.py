"""A jacket's sleeves: tubes about the posed arms, set into its shoulders, with their cuffs."""

import numpy as np
from attire.cloth import shirting
from kit.shapes import ball, grid_mesh
from kit.sleeves import sleeve_tube
from scipy.spatial import cKDTree

from people.human import arm_bones
from people.vectors import unit

# Share along the sleeve from its head, radius in metres.
RADII = [
    (0, 0.036),
    (0.06, 0.0470),
    (0.12, 0.0555),
    (0.22, 0.0575),
    (0.40, 0.0545),
    (0.58, 0.0510),
    (0.80, 0.0450),
    (1, 0.0400),
]
HEAD_M = 0.050
FOLDS = 2.0
# Of the forearm: the wool ends there, the shirt's cuff shows below it.
END = 0.975


def sleeve_points(human, pose, side, seed):
    """Rings of a sleeve from its head to its end, (rows, columns, 3)."""
    solved = pose.solve()
    joint, elbow, wrist = (solved[f'{bone}_{side}'][1] for bone in ('upperarm', 'lowerarm', 'hand'))
    chest = solved['spine_03'][0]
    outwards = chest @ [1.0 if side == 'l' else -1.0, 0, 0]
    upper, fore = elbow - joint, wrist - elbow
    end = elbow + fore * END
    head = joint + chest @ [0, 0, 0.029]
    line = [
        head - outwards * HEAD_M,
        head - outwards * 0.018,
        joint + unit(upper) * 0.032 + outwards * 0.001,
        joint + upper * 0.5 + outwards * 0.006,
        joint + upper * 0.88 + fore * 0.01,
        elbow + fore * 0.12,
        elbow + fore * 0.55,
        end,
    ]
    whole = HEAD_M + np.linalg.norm(upper) + END * np.linalg.norm(fore)
    bend = (HEAD_M + np.linalg.norm(upper)) / whole
    return sleeve_tube(line, RADII, bend, -outwards, seed, folds=FOLDS)[0]


def sleeves_of(human, pose):
    return {side: sleeve_points(human, pose, side, seed) for side, seed in (('l', 11), ('r', 23))}


def set_in(sleeves, jacket, points):
    """The jacket's points, its armholes drawn to the sleeves."""
    edge = jacket.smoother.is_boundary
    moved = np.zeros_like(points)
    held = np.zeros(len(points), bool)
    for side, rings in sleeves.items():
        shoulder = rings[: int(0.35 * len(rings))].reshape(-1, 3)
        joint = jacket.human.head[f'upperarm_{side}']
        near = edge & (np.linalg.norm(jacket.rest - joint, axis=1) < 0.17) & (jacket.weight_of(*arm_bones(side)) > 0.2)
        _, at = cKDTree(shoulder).query(points[near])
        moved[near] = shoulder[at] - points[near]
        moved[near] -= 0.0015 * unit(shoulder[at] - rings.mean(1)[at // rings.shape[1]])
        held |= near
    fixed = moved[held]
    for _ in range(60):
        moved = 0.985 * jacket.smoother.mean(moved)
        moved[held] = fixed
    return points + moved


def sew_sleeves(sleeves, cloths):
    for side, points in sleeves.items():
        grid_mesh('sleeve', points[:, ::-1], cloths.jacket, closed=True)
        _cuffs(points, cloths.jacket)
        for k in range(3):
            row = int((0.968 - k * 0.022) * (len(points) - 1))
            column = int((0.34 if side == 'l' else 0.66) * points.shape[1])
            ball(0.0052, cloths.button, points[row, column])


def _cuffs(points, cloth):
    """The sleeve's turned end, and the shirt's cuff that looks out of it."""
    middle = points[-1].mean(0)
    ring = points[-1] - middle
    along = unit(middle - points[-4].mean(0))
    for start, end, first, last, material, thickness in (
        (-0.020, 0.0008, 0.985, 0.955, cloth, -0.003),
        (-0.03, 0.0135, 0.86, 0.84, shirting('cuff'), 0.0022),
    ):
        rows = [
            middle + along * start + ring * first,
            middle + along * (start + end) / 2 + ring * (first + last) / 2,
            middle + along * end + ring * last,
        ]
        grid_mesh('cuff', np.stack(rows)[:, ::-1], material, closed=True, thickness=thickness)
