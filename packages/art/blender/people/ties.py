"""A bow at the collar, or a long tie whose blade follows the shirt's front."""

from types import SimpleNamespace

import numpy as np
from attire.suit_neckwear import TIE_BLADE, TIE_KNOT, bow_tie, lay_panel
from kit.panels import outline, panel
from kit.shapes import array_mesh, set_attribute, thicken
from mathutils import Matrix

from people.cut import shown_where
from people.rigid import sew_at

KNOT_ABOVE_PIT_M = 0.008
UNDER_LAPEL_M = 0.012


def tie_bow(pose, neck, material):
    depth = _collar_y(neck)
    collar = SimpleNamespace(front=SimpleNamespace(at=lambda x, z: depth))
    sew_at(pose, 'spine_03', _at_collar(pose), lambda: bow_tie(collar, material))


def tie_long(pose, neck, shirt, end, half_seen, material):
    """end: metres under the pit; half_seen: half the width that the jacket leaves open at a depth."""
    depth = _collar_y(neck)

    def front(x, z):
        return depth - 0.10 * (0.016 - np.asarray(z)) + 0.35 * np.abs(np.asarray(x)) ** 1.3

    def knot():
        border = outline(TIE_KNOT, 0.0015, corners=(0, 2))
        lay_panel(border, front, material, 0.0045, 0.0085, 0.0065, 0.0022, thickness=0.002)

    sew_at(pose, 'spine_03', _at_collar(pose), knot)
    stretch = (end - 0.018) / (-min(z for _, z in TIE_BLADE) - 0.018)
    border = [(x, (z + 0.018) * stretch - 0.018) for x, z in TIE_BLADE]
    flat, faces = panel(
        outline(border, 0.002, corners=(0, 1, 4, 5)),
        lambda x, z: 0 * np.asarray(x),
        0.0048,
        0.0034,
        0.007,
        0.0035,
        lambda x, z, _: _dimple(x, z) - 0.004 * np.clip((z + end) / -0.12 + 1, 0, 1),
    )
    x, height, z = flat[:, 0], -flat[:, 1], flat[:, 2]
    laid = shirt.lay(x, pose.human.pit[2] + KNOT_ABOVE_PIT_M + z, height)
    laid[:, 1] -= 0.006 * np.clip((z + 0.06) / 0.045, 0, 1)
    blade = array_mesh('tie', shirt.carry(laid), faces, shown_where(material, 'seen'))
    set_attribute(blade, 'seen', half_seen(pose.human.pit[2] - laid[:, 2]) + UNDER_LAPEL_M - np.abs(x - 0.004))
    thicken(blade, 0.0025)


def _dimple(x, z):
    under_knot = 0.0026 * np.exp(-(((z + 0.040) / 0.018) ** 2)) * np.cos((x + 0.003) * 190)
    return under_knot + 0.002 * np.exp(-(((z + 0.05) / 0.03) ** 2))


def _collar_y(neck):
    return float(neck.points(0.0, neck.radius(0.0, 0.01) + 0.008, 0.0)[1])


def _at_collar(pose):
    return Matrix.Translation((0, 0, pose.human.pit[2] + KNOT_ABOVE_PIT_M))
