"""The jacket: its shell with a hem, how it drapes, and what its front leaves open."""

import bpy
import numpy as np
from scipy.spatial import cKDTree

from people.drape import Cloth, collider, drape, kept
from people.human import arm_bones
from people.lapels import half_opening
from people.measures import REFERENCE_SHOULDER_M
from people.pose import Pose
from people.shells import Shell
from people.vectors import smoothstep

HEM_M = 0.655
# Nearer than this to another part of the wearer, cloth has no room to fall.
PINCH_M = 0.035
APART_M = 0.13
# Share of the arm's bones in the skin where a sleeve is set in.
ARMHOLE = 0.8
# For the shell as it comes: with four times the points it wrinkles like paper.
WOOL = Cloth(stiffness=15, bending=2.0, mass=0.35, quality=7)


def jacket_shell(human, measures, hem, flare):
    """hem: metres under the pit; flare: by how much it stands off there."""
    pit = measures.pit
    cut = 0.57 * measures.tall
    z = human.rest[:, 2]
    neck = (human.weight_of('neck_01') > 0.55) | (human.weight_of('head') > 0.3) | (z > pit[2] + 0.075)
    keep = ~neck & (z > pit[2] - cut) & (human.weight_of(*arm_bones()) < ARMHOLE)

    def clearance(shell, points):
        arm = shell.weight_of('upperarm_l', 'upperarm_r', 'lowerarm_l', 'lowerarm_r', 'hand_l', 'hand_r')
        below = pit[2] - points[:, 2]
        torso = 0.015 + 0.006 * smoothstep(0.25, 0.5, below) - 0.004 * smoothstep(0.05, -0.06, below)
        from_joint = np.abs(points[:, 0]) - measures.joint[0] + 0.008
        reach = np.where(from_joint < 0, 0.075, 0.020)
        pad = 0.012 * measures.wide * np.exp(-((from_joint / reach) ** 2)) * smoothstep(0.06, 0.0, below)
        return torso * (1 - arm).clip(0, 1) + 0.010 * arm + pad

    def tautness(shell, points):
        return 0.25 + 0.4 * (1 - shell.weight_of(*arm_bones())).clip(0, 1)

    shell = Shell(human, keep, clearance, rounds=60, tautness=tautness)
    rest_on_shoulders(shell)
    low = (shell.rest[:, 2] < pit[2] - cut + 0.09) & (shell.weight_of(*arm_bones()) < 0.3)
    shell.lengthen(shell.edge_loop(low), pit[2] - hem, max(4, round((hem - cut) / 0.016)), flare, 'pelvis')
    _bridge_seat(shell, measures)
    return shell


# Where wool hangs over the seat instead of following it: metres below the pit, and beside the middle.
SEAT_M, SEAT_HALF_M = 0.44, 0.10


def _bridge_seat(shell, measures):
    x, y, z = shell.rest.T
    below = (measures.pit[2] - z) / measures.tall
    seat = (below > SEAT_M) & (y > measures.pit[1] + 0.06) & (np.abs(x) < SEAT_HALF_M)
    near = np.exp(-(((z[seat][:, None] - z[seat][None]) / 0.010) ** 2))
    furthest = np.where(near > 0.3, y[seat][None], -1.0).max(1)
    bridged = furthest - 0.9 * x[seat] ** 2
    share = smoothstep(SEAT_M, SEAT_M + 0.05, below[seat]) * smoothstep(SEAT_HALF_M, 0.6 * SEAT_HALF_M, np.abs(x[seat]))
    shell.rest[seat, 1] += np.clip(bridged - y[seat], 0, None) * share


def rest_on_shoulders(shell):
    """A garment does not turn with the neck."""
    bones = shell.human.bones
    for name in ('neck_01', 'head'):
        shell.weights[:, bones.index('spine_03')] += shell.weights[:, bones.index(name)]
        shell.weights[:, bones.index(name)] = 0


def drape_jacket(jacket, person, workshop):
    """It is cut for hanging arms; cloth follows the pose from there."""
    human, pose = person.human, person.pose
    start = _eased_at_shoulders(jacket, pose.skin(jacket.rest, jacket.weights), 30)
    if workshop.is_stand_in:
        return start
    pattern = cutting_pose(human).skin(jacket.rest, jacket.weights)
    cloth_pinched = _pinched(jacket.rest, start, human.rest, person.points).astype(float)
    for _ in range(4):
        cloth_pinched = np.maximum(cloth_pinched, jacket.smoother.mean(cloth_pinched))
    pins = np.maximum(_pins(jacket, human.pit), 0.95 * cloth_pinched)
    body_pinched = _pinched(human.rest, person.points, human.rest, person.points)
    open_faces = [face for face in human.faces if not body_pinched[face].any()]

    def make():
        body = collider('body', person.points, open_faces, friction=12)
        points = drape(WOOL, start, pattern, jacket.faces, pins, workshop.frames)
        bpy.data.objects.remove(body)
        return points

    draped = kept(workshop.drapes, 'jacket', (WOOL, start, pattern, pins, workshop.frames), make)
    return _padded(jacket, _eased_at_shoulders(jacket, draped, 12), pose)


def _eased_at_shoulders(jacket, points, rounds):
    """Skinning puffs and dents the cloth where an arm turns; a sleeve's head is round."""
    joints = [jacket.human.head[f'upperarm_{side}'] for side in 'lr']
    near = np.min([np.linalg.norm(jacket.rest - joint, axis=1) for joint in joints], axis=0)
    share = 0.6 * smoothstep(0.17, 0.08, near)[:, None]
    for _ in range(rounds):
        points = points + share * (jacket.smoother.mean(points) - points)
    return points


# Of the line that pads give the reference's shoulder: metres beside the middle and above the pit, and its ridge behind the pit.
PADS = [(0.070, 0.080), (0.215, 0.045)]
RIDGE_M = 0.095


def _padded(jacket, points, pose):
    human = jacket.human
    turned, at = pose.solve()['spine_03']
    chest = (points - at) @ turned + human.head['spine_03'] - human.pit
    aside = np.abs(chest[:, 0])
    wide = human.head['upperarm_l'][0] / REFERENCE_SHOULDER_M
    (neck, high), (tip, low) = np.array(PADS) * [wide, 1]
    top = high + (low - high) * (aside - neck) / (tip - neck)
    off_ridge = (chest[:, 1] - RIDGE_M) / 0.085
    pad = top - 0.055 * (1 - np.sqrt(np.clip(1 - off_ridge**2, 0, 1)))
    lifted = np.clip(pad - chest[:, 2], 0, 0.04)
    lifted *= smoothstep(neck - 0.01, neck + 0.04, aside) * smoothstep(tip + 0.06, tip + 0.02, aside)
    lifted *= smoothstep(1.0, 0.8, np.abs(off_ridge)) * smoothstep(-0.05, 0.0, chest[:, 2])
    for _ in range(3):
        lifted = jacket.smoother.mean(lifted)
    return points + lifted[:, None] * (turned @ [0, 0, 1])


def cutting_pose(human):
    """Arms hanging, a little bent."""
    pose = Pose(human)
    for side, sign in (('l', 1), ('r', -1)):
        wrist = human.head[f'upperarm_{side}'] + [sign * 0.15, -0.10, -0.475]
        pose.reach(side, wrist, (sign * 0.3, 1, 0), (sign * 0.05, -0.2, -1), (-sign, 0, 0))
    return pose


def _pinched(rest, posed, body_rest, body_posed):
    """Points that the pose brings beside a part of the body which is elsewhere at rest, as in a bent elbow."""
    near = cKDTree(body_posed).query_ball_point(posed, PINCH_M)
    return np.array([
        bool(close) and np.linalg.norm(body_rest[close] - point, axis=1).max() > APART_M
        for point, close in zip(rest, near)
    ])


def _pins(jacket, pit):
    below = pit[2] - jacket.rest[:, 2]
    arm = jacket.weight_of(*arm_bones())
    pins = (1 - smoothstep(0.0, 0.6, arm)) * (0.15 + 0.75 * (1 - smoothstep(0.05, 0.35, below)))
    pins = np.maximum(pins, 0.03)
    edge = jacket.smoother.is_boundary
    pins[edge & (arm < 0.5) & (below < 0.2)] = 1
    pins[edge & (arm > 0.5)] = 0.6
    return pins


# Where the fronts part: shares of the way from the lowest button to the hem, half the gap in metres.
CUTAWAY = [(0.0, -0.004), (0.25, 0.002), (0.55, 0.013), (0.72, 0.029), (0.84, 0.050), (0.92, 0.076), (0.97, 0.108), (1.0, 0.165)]


def front_opening(shell, measures, button, lowest, hem):
    """Metres inside a jacket's opening, for a shell of it or under it; the left front laps over the right."""
    x, y, z = shell.rest.T
    below = measures.pit[2] - z
    half = half_opening(below, measures, button)
    cutaway = np.interp((below - lowest - 0.015) / (hem - lowest - 0.015), *zip(*CUTAWAY))
    half = np.where(below < button, half, np.where(below > lowest, cutaway, -0.004))
    inside = np.maximum(half, 0) - np.abs(x - 0.004)
    closed = (below > button - 0.015) & (below < lowest + 0.015)
    inside[closed] = -0.02
    return np.where(y < 0.03, inside, -0.2)
