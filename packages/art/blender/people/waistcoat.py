"""A waistcoat between shirt and jacket, seen in the jacket's V."""

import numpy as np
from kit.shapes import ball

from people.cut import shown_where
from people.meshes import mesh_object, set_attribute
from people.sewn import Sewn
from people.shirt import shirt_shell

V_M = 0.235
# Over the skin: the shirt and a tie's blade lie under it.
CLEARANCE_M = 0.0115
UNDER_JACKET_M = 0.012
# Half the neckline at depths under the pit, metres.
NECKLINE = [(0.0, 0.076), (0.10, 0.055), (0.19, 0.020), (V_M, 0.0)]
BUTTONS = (0.262, 0.318, 0.374)
# What the jacket covers under its button could only poke through.
END_M = 0.388


def sew_waistcoat(human, pose, measures, opening, cloths):
    """opening: metres inside the jacket's, for a shell."""
    shell = shirt_shell(human, measures, CLEARANCE_M)
    shell.refine()
    points = pose.skin(shell.rest, shell.weights)
    thing = mesh_object('waistcoat', points, shell.faces, shown_where(cloths.waistcoat, 'seen'), subdivided=1)
    x, _, z = shell.rest.T
    aside, below = np.abs(x) / measures.wide, (human.pit[2] - z) / measures.tall
    inside = aside - np.interp(below, *zip(*NECKLINE))
    inside = np.where(below > V_M, 0.1, inside)
    seen = np.minimum(inside, END_M - below)
    set_attribute(thing, 'seen', np.minimum(seen, opening(shell) + UNDER_JACKET_M))
    front = Sewn(shell, pose, points)
    down = np.array(BUTTONS) * measures.tall
    for at in front.carry(front.lay(0.004, human.pit[2] - down, 0.002)):
        ball(0.0075, cloths.button, tuple(at)).scale = (1, 0.35, 1)
