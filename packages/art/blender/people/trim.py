"""Pockets of a jacket, its folded square, and the flower at its lapel."""

from types import SimpleNamespace

import numpy as np
from attire.cloth import shirting
from attire.suit_trim import pin_boutonniere
from kit.panels import outline, panel
from kit.shapes import array_mesh, thicken
from mathutils import Matrix

from people.human import arm_bones
from people.rigid import sew_at
from people.vectors import smoothstep

ARM_ON_POCKET_M = 0.055
# A flap comes out of its slit: its top lies in the cloth.
TOP_SUNK_M, LIFTED_M = 0.004, 0.0015
# Corners beside the middle and above the pit, metres.
WELT = [(0.093, -0.205), (0.150, -0.194), (0.151, -0.215), (0.094, -0.226)]
SQUARE = [(0.097, -0.212), (0.096, -0.192), (0.145, -0.180), (0.148, -0.202)]
FLAP = [(0.075, -0.478), (0.150, -0.470), (0.152, -0.512), (0.146, -0.521), (0.082, -0.529), (0.074, -0.521)]


def sew_welt(jacket, measures, cloth):
    """The breast pocket, with a square of linen, unless an arm lies on it."""
    if _is_pressed(jacket, measures):
        return
    _sew(jacket, measures, SQUARE, (0, 1, 2, 3), 1, shirting('square', (0.86, 0.86, 0.87), 0.2), 0.0012, 0.0018)
    _sew(jacket, measures, WELT, (0, 1, 2, 3), 1, cloth, 0.0022, 0.0012)


def _is_pressed(jacket, measures):
    human = jacket.shell.human
    x, z = np.array(WELT).T * [[measures.wide], [measures.tall]]
    pocket = jacket.carry(jacket.lay(x, measures.pit[2] + z, 0.0))
    arms = jacket.pose.skin()[human.weight_of(*arm_bones()) > 0.9]
    return np.linalg.norm(pocket[:, None] - arms[None], axis=2).min() < ARM_ON_POCKET_M


def sew_flaps(jacket, measures, cloth):
    (left, left_z), (right, right_z) = FLAP[:2]

    def lift(x, z):
        x, z = x / measures.wide, z / measures.tall
        down = left_z + (right_z - left_z) * (x - left) / (right - left) - z
        return LIFTED_M - (LIFTED_M + TOP_SUNK_M) * smoothstep(0.006, 0.0, down)

    for sign in (1, -1):
        _sew(jacket, measures, FLAP, (0, 1), sign, cloth, 0.0024, 0.0012, lift)


def _sew(jacket, measures, corners, sharp, sign, material, height, pillow, lift=lambda x, z: 0):
    border = outline(np.array(corners) * [measures.wide, measures.tall], 0.002, sharp)
    flat, faces = panel(border, lambda x, z: 0 * np.asarray(x), height, pillow, 0.004, 0.003)
    laid = jacket.lay(sign * flat[:, 0], measures.pit[2] + flat[:, 2], lift(flat[:, 0], flat[:, 2]) - flat[:, 1])
    thing = array_mesh('pocket', jacket.carry(laid), faces[:, ::sign], material)
    thicken(thing, 0.0018).modifiers['thickness'].offset = 1


def pin_flower(jacket, measures):
    """The flower is made where attire.suit_trim pins it and moves with the chest."""
    front = SimpleNamespace(at=lambda x, z: jacket.bind.front_y(x, z + measures.pit[2]) - 0.004)
    chest = Matrix.Translation((0, 0, measures.pit[2]))
    sew_at(jacket.pose, 'spine_03', chest, lambda: pin_boutonniere(SimpleNamespace(jacket_front=front)))
