"""The front of a suit: lapels, buttons, the shirt's placket, collar and tie."""

import math

import numpy as np

from attire.suit_collar import ShirtCollar
from attire.suit_folds import BUTTON_Z_M
from attire.suit_lapels import lapels
from attire.suit_neckwear import bow_tie, lay_panel, long_tie
from kit.panels import outline, panel
from kit.shapes import array_mesh, ball, lathe, thicken


def sew_front(body, cloths):
    """cloths: a SuitCloths."""
    lapels(body, cloths.lapel, cloths.facing)
    _overlap(body, cloths.wool)
    for z in (BUTTON_Z_M,) if cloths.formal else (BUTTON_Z_M, -0.485):
        sew_button(body.jacket_front, 0.004, z, cloths.button)
    _placket(body.shirt_front, cloths)
    collar = ShirtCollar(body, cloths.formal)
    collar.sew(cloths.collar)
    if cloths.formal:
        bow_tie(collar, cloths.tie)
    else:
        long_tie(collar, body.shirt_front, cloths.tie)


def sew_button(front, x, z, material, size=1.0):
    profile = [(r * size, h * size) for r, h in BUTTON_PROFILE]
    button = lathe(profile, material, segments=32)
    button.rotation_euler = (math.radians(90), 0, 0)
    button.location = (x, front.at(x + 0.008, z) - 0.0065, z)


def _overlap(body, material):
    """The upper of the two fronts: its edge lies on the lower one and follows the cutaway."""
    edge = [(-0.013, -0.372), (-0.0135, -0.43), (-0.011, -0.465), (-0.003, -0.505), (0.011, -0.545)]
    border = outline([*edge, (0.09, -0.545), (0.09, -0.372)], 0.003, corners=(0, 4, 5, 6))
    line_z, line_x = np.array(edge)[::-1, 1], np.array(edge)[::-1, 0]

    def sink(x, z, distance):
        inwards = np.clip((x - np.interp(z, line_z, line_x)) / 0.05, 0, 1)
        ends = np.clip((z + 0.545) / 0.03, 0, 1)
        return -0.0062 * np.maximum(inwards**1.5, 1 - ends)

    vertices, faces = panel(border, body.jacket_front, 0.0042, 0.0008, 0.003, 0.003, sink)
    thicken(array_mesh('overlap', vertices, faces, material), 0.002)


def _placket(front, cloths):
    bottom = -0.385
    band = [(-0.0165, 0.012), (0.0165, 0.012), (0.0165, bottom), (-0.0165, bottom)]
    lay_panel(
        outline(band, 0.004, (0, 1, 2, 3)),
        front,
        cloths.shirt,
        0.0030,
        0.0010,
        0.003,
        0.004,
        thickness=0.0018,
    )
    for k in range(4) if cloths.formal else ():
        x0 = 0.021 + k * 0.0105
        pleat = [(x0, 0.004), (x0 + 0.0092, 0.004), (x0 + 0.0092, bottom), (x0, bottom)]

        def slope(x, z, distance, x0=x0):
            return 0.0024 * (1 - (x - x0) / 0.0092)

        border = outline(pleat, 0.004, (0, 1, 2, 3))
        lay_panel(
            border, front, cloths.shirt, 0.0012, 0.0, 0.003, 0.0035, slope, both=True, thickness=0.001
        )
    for z in (-0.095, -0.165, -0.235, -0.305) if cloths.formal else (-0.1,):
        stud = ball(0.0046, cloths.stud, (0, front.at(0, z) - 0.0045, z))
        stud.scale = (1, 0.6, 1)


BUTTON_PROFILE = [
    (0, 0.0030),
    (0.0065, 0.0030),
    (0.0085, 0.0040),
    (0.0100, 0.0034),
    (0.0108, 0.0015),
    (0.011, 0),
]
