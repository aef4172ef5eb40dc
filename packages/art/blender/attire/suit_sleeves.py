"""The suit's sleeves: arms that hang beside the body, with cuffs, buttons and hands."""

import numpy as np

from kit.hands import Hand
from kit.sdf import Grid
from kit.shapes import array_mesh, ball, grid_mesh, soften
from kit.sleeves import sleeve_tube
from kit.surface_nets import surface_mesh

# share along the arm, radius
RADII = [
    (0, 0.040),
    (0.06, 0.0490),
    (0.13, 0.0555),
    (0.24, 0.0560),
    (0.40, 0.0525),
    (0.58, 0.0490),
    (0.80, 0.0435),
    (1, 0.0395),
]
ELBOW_SHARE = 0.60
EMBRACE_ELBOW = (0.228, 0.196, -0.285)
EMBRACE_WRIST = (0.262, 0.172, -0.432)


def sew_sleeves(body, cloths, embraces=False):
    """cloths: `wool`, `linen` (None: no shirt cuff shows), `button` (None: no buttons), `skin`.

    embraces: the outer arm lies around the waist of a partner at that side.
    """
    size = body.size
    wide = 0.05 * size.extra_width
    elbow = (0.211 * size.shoulder + wide, 0.072, -0.330)
    if embraces:
        end, _ = _sleeve(body, 1, EMBRACE_ELBOW, np.array(EMBRACE_WRIST), cloths, 11)
        _embracing_hand(end, cloths['skin'], size.arm)
    else:
        end, along = _sleeve(body, 1, elbow, body.wrist(1), cloths, 11)
        _hand(1, end, along, cloths['skin'], size.arm)
    elbow = (-0.205 * size.shoulder - wide, 0.086, -0.330)
    end, along = _sleeve(body, -1, elbow, body.wrist(-1), cloths, 23)
    _hand(-1, end, along, cloths['skin'], size.arm)


def _sleeve(body, side, elbow, wrist, cloths, seed):
    """Sew one sleeve with its cuff; returns the middle of its end and the direction there."""
    s, arm, tilt = body.size.shoulder, body.size.arm, 0.004 * side
    shoulder = [
        (side * 0.144 * s, 0.058, -0.046 + tilt),
        (side * 0.168 * s, 0.056, -0.054 + tilt),
        (side * 0.183 * s, 0.054, -0.088 + tilt),
    ]
    top, bend, end = np.array(shoulder[2]), np.array(elbow), np.array(wrist)
    upper, fore = bend - top, end - bend
    line = shoulder + [
        top + upper * 0.5 + np.array([side * 0.003, 0, 0]),
        top + upper * 0.88 + fore * 0.01,
        bend + fore * 0.14,
        bend + fore * 0.55,
        end,
    ]
    radii = [(share, radius * arm) for share, radius in RADII]
    points, centre = sleeve_tube(line, radii, ELBOW_SHARE, (-side, 0, 0), seed)
    grid_mesh('sleeve', points[:, ::-1], cloths['wool'], closed=True)
    along = centre[-1] - centre[-2]
    along /= np.linalg.norm(along)
    _cuff(points, along, cloths)
    if cloths['button']:
        _buttons(points, side, cloths['button'])
    return points[-1].mean(0), along


def _cuff(points, along, cloths):
    middle = points[-1].mean(0)
    ring = points[-1] - middle
    for start, end, first, last, material, thickness in (
        (-0.020, 0.0008, 0.985, 0.955, cloths['wool'], -0.003),
        (-0.03, 0.0135, 0.86, 0.84, cloths['linen'], 0.0022),
    ):
        if not material:
            continue
        rows = [
            middle + along * start + ring * first,
            middle + along * (start + end) / 2 + ring * (first + last) / 2,
            middle + along * end + ring * last,
        ]
        grid_mesh('cuff', np.stack(rows)[:, ::-1], material, closed=True, thickness=thickness)


def _buttons(points, side, material):
    rows, columns = points.shape[:2]
    for k in range(3):
        row = int((0.968 - k * 0.022) * (rows - 1))
        ball(0.0052, material, points[row, int((0.34 if side > 0 else 0.66) * columns)])


def _hand(side, cuff, along, skin, size):
    """A hanging hand: thumb forward, turned a little so that its back shows."""
    turn = np.radians(38)
    thumb = np.array([-side * np.sin(turn), -np.cos(turn), 0])
    back = np.array([side * np.cos(turn), -np.sin(turn), 0])
    hand = Hand(cuff + along * 0.006, along, thumb, back, 0.93 * size)
    reach = np.array([0.09, 0.09, 0.02])
    grid = Grid(tuple(cuff - reach - [0, 0, 0.215]), tuple(cuff + reach), 0.0021)
    soften(array_mesh('hand', *surface_mesh(grid, hand.field(grid)), skin), 2)


def _embracing_hand(cuff, skin, size):
    """A hand laid flat on a waist, its back to the viewer behind the couple, its fingers bent round it."""
    along = np.array([1, -0.14, -0.16])
    hand = Hand(cuff + along * 0.012, along, (0.1, 0.1, 1), (0.05, 1, 0.08), 0.93 * size)
    grid = Grid(tuple(cuff - [0.06, 0.13, 0.12]), tuple(cuff + [0.23, 0.07, 0.11]), 0.0021)
    field = hand.field(grid, (10, 16, 12))
    soften(array_mesh('hand', *surface_mesh(grid, field), skin), 2)
