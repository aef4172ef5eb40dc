"""A shirt under a jacket: its front with placket or pleats, collar and cuffs."""

import numpy as np
from attire.cloth import shirting
from kit.shapes import ball, grid_mesh

from people.cut import shown_where
from people.human import arm_bones
from people.jacket import rest_on_shoulders
from people.lapels import half_opening
from people.meshes import mesh_object, set_attribute, thicken
from people.sewn import Sewn
from people.shells import Shell, grid_faces
from people.vectors import smoothstep

# Placket and pleats of a dress shirt: left and right edge, and their heights over the cloth, metres.
SHIRT_FRONT = [(-0.0165, 0.0165, 0.0030, 0.0030)] + [
    (sign * (0.021 + k * 0.0105), sign * (0.0303 + k * 0.0105), 0.0030, 0.0012) for k in range(4) for sign in (1, -1)
]


def shirt_shell(human, measures, clearance=0.005):
    z = human.rest[:, 2] - human.pit[2]
    aside = np.abs(human.rest[:, 0])
    # Beside the collar it is seen to where the jacket begins.
    top = 0.03 + 0.035 * smoothstep(0.045, 0.06, aside)
    keep = (z < top) & (z > -0.60 * measures.tall) & (aside < 0.15 * measures.wide)
    keep &= human.weight_of(*arm_bones()) < 0.3
    shell = Shell(human, keep, lambda _, points: np.full(len(points), clearance), rounds=120, tautness=0.7)
    rest_on_shoulders(shell)
    return shell


def sew_shirt(human, pose, measures, button, cloths, has_pleats):
    """Answers the front, for what is sewn to it."""
    shell = shirt_shell(human, measures)
    points = pose.skin(shell.rest, shell.weights)
    thing = mesh_object('shirt', points, shell.faces, shown_where(cloths.shirt, 'seen'), subdivided=1)
    below = human.pit[2] - shell.rest[:, 2]
    x, y, _ = shell.rest.T
    inside = np.maximum(half_opening(below, measures, button), 0) - np.abs(x - 0.004)
    set_attribute(thing, 'seen', np.where((y < 0.03) & (below < button), inside + 0.022, -0.2))
    front = Sewn(shell, pose, points)
    linen = shirting('placket')
    for left, right, low, high in SHIRT_FRONT if has_pleats else SHIRT_FRONT[:1]:
        depth = np.linspace(0.01, button - 0.02, 120)
        seen = depth[half_opening(depth, measures, button) + 0.016 > min(abs(left), abs(right))]
        down = np.linspace(0.01, seen.max(), 110)[:, None]
        q = np.linspace(0, 1, 5)[None, :]
        pleat = front.carry(front.lay(left + (right - left) * q, human.pit[2] - down, low + (high - low) * q))
        thicken(mesh_object('pleat', pleat.reshape(-1, 3), grid_faces(110, 5), linen), 0.0012)
    if has_pleats:
        studs = np.arange(0.10, button - 0.06, 0.07)
        for at in front.carry(front.lay(0 * studs, human.pit[2] - studs, 0.0055)):
            ball(0.0048, cloths.stud, tuple(at)).scale = (1, 0.6, 1)
    return front


# Angles around the neck in degrees; heights over the pit of the stand's foot and top, metres.
STAND = [(0, -0.008, 0.034), (40, 0.004, 0.056), (90, 0.038, 0.097), (135, 0.058, 0.117), (180, 0.066, 0.124)]
# The fall's edge from the tip backwards: angle, height, from the skin.
FALL = [
    (25, -0.036, 0.013),
    (40, -0.008, 0.013),
    (66, 0.028, 0.012),
    (100, 0.054, 0.011),
    (140, 0.068, 0.011),
    (180, 0.074, 0.012),
]
FROM_NECK_M = 0.0035


def sew_collar(human, neck, pose, material):
    """Stand and fall about the neck; they move with the chest."""
    t = np.linspace(0, 1, 100)
    degrees, foot, top = np.array(STAND).T
    angle = np.radians(1.5 + 178.5 * t)
    low, high = (np.interp(np.degrees(angle), degrees, line) for line in (foot, top))
    low, high = _even(low), _even(high)
    top_radius = _even(neck.radius(angle, high)) + FROM_NECK_M
    rise = np.linspace(0, 1, 8)[:, None]
    stand = neck.points(angle, top_radius + 0.004 * (1 - rise), low + (high - low) * rise)
    _sew(pose, stand, material)
    tip, edge_height, from_skin = np.array(FALL).T
    share = (tip - tip[0]) / (180 - tip[0])
    edge_angle = np.radians(np.interp(t, share, tip))
    edge_height, from_skin = np.interp(t, share, edge_height), np.interp(t, share, from_skin)
    edge_height = _even(edge_height)
    edge_radius = _even(neck.radius(edge_angle, edge_height)) + from_skin
    q = np.linspace(0, 1, 14)[:, None]
    fall_angle = angle + (edge_angle - angle) * q
    fall_height = high + 0.001 + (edge_height - high) * q
    fall_radius = top_radius + 0.002 + (edge_radius - top_radius - 0.002) * q + 0.0045 * np.sin(np.pi * q**0.7)
    _sew(pose, neck.points(fall_angle, fall_radius, fall_height), material)


def _even(line):
    """Without the ripples of the mesh; ends stay."""
    kernel = np.hanning(17) / np.hanning(17).sum()
    padded = np.r_[2 * line[0] - line[8:0:-1], line, 2 * line[-1] - line[-2:-10:-1]]
    return np.convolve(padded, kernel, mode='valid')


def _sew(pose, half, material):
    """half: of the collar, on the left; the other one mirrors it."""
    turned, at = pose.solve()['spine_03']
    for points in (half, half[:, ::-1] * [-1, 1, 1]):
        posed = (points - pose.human.head['spine_03']) @ turned.T + at
        thing = grid_mesh('collar', posed[:, ::-1], material)
        thicken(thing, 0.0018)
        thing.modifiers.new('round', 'SUBSURF').render_levels = 1
