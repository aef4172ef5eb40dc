"""A jacket with shirt, tie and trousers on a posed man."""

from types import SimpleNamespace

import bpy
import numpy as np
from attire.cloth import shirting
from attire.suit_cloths import SuitCloths
from attire.suit_collar import ShirtCollar
from attire.suit_neckwear import bow_tie
from attire.suit_trim import pin_boutonniere
from kit.shapes import ball
from mathutils import Matrix

from people.bind import Binder
from people.drape import Cloth, collider, drape, kept
from people.human import arm_bones, hand_bones
from people.lapels import lapel_parts
from people.cut import shown_where
from people.meshes import mesh_object, set_attribute, thicken
from people.pose import Pose
from people.rigid import sew_at
from people.shells import Shell, grid_faces, normals
from people.vectors import smoothstep

BUTTON_BELOW_PIT = 0.40
CUT_BELOW_PIT = 0.57
HEM_BELOW_PIT = 0.715
WOOL = Cloth(stiffness=15, bending=2.0, mass=0.35, quality=7)


def hidden_skin(human):
    covered = (human.rest[:, 2] < human.pit[2] - 0.10) & (human.weight_of(*hand_bones()) < 0.02)
    covered |= human.weight_of(*arm_bones()) > 0.9
    return covered & ~(human.weight_of(*hand_bones()) > 0.02)


class Suit:
    def __init__(self, person, look, workshop):
        self.person, self.workshop = person, workshop
        self.human, self.pose, self.pit = person.human, person.pose, person.human.pit
        self.cloths = SuitCloths(look['cloth'])

    def sew(self):
        self.person.show_skin(hidden_skin(self.human))
        self.person.dress(self._sew_all)

    def _sew_all(self):
        jacket = jacket_shell(self.human, self.workshop.is_draft)
        draped = self._drape(jacket)
        cloth = shown_where(self.cloths.wool, 'open', -1)
        thing = mesh_object('jacket', draped, jacket.faces, cloth, subdivided=1)
        set_attribute(thing, 'open', front_opening(jacket, self.pit))
        self._sew_front(jacket, draped)
        self._sew_shirt()
        trousers = trousers_shell(self.human)
        mesh_object('trousers', self.pose.skin(trousers.rest, trousers.weights), trousers.faces, self.cloths.trousers)

    def _drape(self, jacket):
        """The jacket is cut for hanging arms; cloth follows the pose from there."""
        start = self.pose.skin(jacket.rest, jacket.weights)
        if self.workshop.is_stand_in:
            return start
        pattern = cutting_pose(self.human).skin(jacket.rest, jacket.weights)
        pins = _jacket_pins(jacket, self.pit)

        def make():
            body = collider('body', self.person.points, self.human.faces, friction=12)
            points = drape(WOOL, start, pattern, jacket.faces, pins, self.workshop.frames)
            bpy.data.objects.remove(body)
            return points

        return kept(self.workshop.drapes, 'jacket', (WOOL, start, pattern, pins, self.workshop.frames), make)

    def _sew_front(self, jacket, draped):
        bind = Binder(jacket.rest, jacket.faces)
        over = normals(draped, jacket.faces)
        for bound, offset, shape in lapel_parts(self.cloths.lapel, jacket, self.pit, bind):
            points = bind.place(bound, draped, over, offset)
            lapel = mesh_object('lapel', points, grid_faces(*shape), self.cloths.facing)
            lapel.modifiers.new('smooth', 'SMOOTH').iterations = 8
            thicken(lapel, 0.003)
            lapel.modifiers.new('round', 'SUBSURF').render_levels = 1
        for below in (BUTTON_BELOW_PIT,):
            at = bind.place(bind.front([0.004], [self.pit[2] - below]), draped, over, [0.004])[0]
            ball(0.0105, self.cloths.button, tuple(at)).scale = (1, 0.35, 1)
        front = SimpleNamespace(at=lambda x, z: bind.front_y(x, z + self.pit[2]) - 0.004)
        chest = Matrix.Translation((0, 0, self.pit[2]))
        sew_at(self.pose, 'spine_03', chest, lambda: pin_boutonniere(SimpleNamespace(jacket_front=front)))

    def _sew_shirt(self):
        human, pose, pit, cloths = self.human, self.pose, self.pit, self.cloths
        shirt = shirt_shell(human)
        points = pose.skin(shirt.rest, shirt.weights)
        thing = mesh_object('shirt', points, shirt.faces, shown_where(cloths.shirt, 'seen'), subdivided=1)
        below_button = pit[2] - shirt.rest[:, 2] > BUTTON_BELOW_PIT
        set_attribute(thing, 'seen', front_opening(shirt, pit) + 0.022 - 0.2 * below_button)
        bind, over = Binder(shirt.rest, shirt.faces), normals(points, shirt.faces)
        linen = shirting('placket')
        for left, right, low, high in SHIRT_FRONT if cloths.formal else SHIRT_FRONT[:1]:
            depth = np.linspace(0.01, BUTTON_BELOW_PIT - 0.02, 200)
            seen = depth[half_opening(depth) + 0.014 > min(abs(left), abs(right))]
            z = pit[2] - np.linspace(0.01, seen.max(), 120)[:, None]
            q = np.linspace(0, 1, 5)[None, :]
            x = left + (right - left) * q + 0 * z
            raised = (low + (high - low) * q + 0 * z).ravel()
            pleat = bind.place(bind.front(x, z + 0 * q), points, over, raised)
            thicken(mesh_object('pleat', pleat, grid_faces(120, 5), linen), 0.0012)
        for below in (0.10, 0.17, 0.24, 0.31) if cloths.formal else ():
            at = bind.place(bind.front([0.0], [pit[2] - below]), points, over, [0.006])[0]
            ball(0.0048, cloths.stud, tuple(at)).scale = (1, 0.6, 1)
        self._sew_neck(bind)
        cuffs = cuff_shell(human)
        cuff = mesh_object('cuffs', pose.skin(cuffs.rest, cuffs.weights), cuffs.faces, shirting('cuff'))
        thicken(cuff, 0.002)
        cuff.modifiers.new('round', 'SUBSURF').render_levels = 1

    def _sew_neck(self, bind):
        human, pit = self.human, self.pit
        near = np.abs(human.rest[:, 2] - pit[2] - 0.10) < 0.006
        near &= (human.rest[:, 1] > pit[1]) & (human.weight_of('clavicle_l', 'clavicle_r') < 0.3)
        wide = human.rest[near][:, 0].max() / 0.0505
        place = Matrix.Translation((0, pit[1] + 0.016, pit[2] + 0.014)) @ Matrix.Diagonal((wide, wide * 0.98, 1.08, 1))

        def tie():
            collar = ShirtCollar(SimpleNamespace(size=SimpleNamespace(neck=1.0)), self.cloths.formal)
            collar.sew(self.cloths.collar)
            if self.cloths.formal:
                bow_tie(collar, self.cloths.tie)

        sew_at(self.pose, 'spine_03', place, tie)


# Placket and pleats of a dress shirt: left and right edge, and their heights over the cloth, metres.
SHIRT_FRONT = [(-0.0165, 0.0165, 0.0035, 0.0035)] + [
    (sign * (0.021 + k * 0.0105), sign * (0.0303 + k * 0.0105), 0.0034, 0.0014) for k in range(4) for sign in (1, -1)
]


def jacket_shell(human, is_draft):
    pit = human.pit
    z = human.rest[:, 2]
    neck = (human.weight_of('neck_01') > 0.55) | (human.weight_of('head') > 0.3) | (z > pit[2] + 0.085)
    keep = ~neck & (z > pit[2] - CUT_BELOW_PIT) | (human.weight_of(*arm_bones()) > 0.5)
    keep &= ~human.beyond('l', 0.97) & ~human.beyond('r', 0.97)

    def clearance(shell, points):
        arm = shell.weight_of('upperarm_l', 'upperarm_r', 'lowerarm_l', 'lowerarm_r', 'hand_l', 'hand_r')
        below = pit[2] - points[:, 2]
        torso = 0.012 + 0.006 * smoothstep(0.25, 0.5, below) - 0.004 * smoothstep(0.05, -0.06, below)
        from_joint = np.abs(points[:, 0]) - human.head['upperarm_l'][0] + 0.01
        pad = 0.016 * np.exp(-((from_joint / 0.05) ** 2)) * smoothstep(0.10, 0.0, below)
        return torso * (1 - arm).clip(0, 1) + 0.012 * arm + pad

    def tautness(shell, points):
        return 0.25 + 0.4 * (1 - shell.weight_of(*arm_bones())).clip(0, 1)

    shell = Shell(human, keep, clearance, rounds=60, tautness=tautness)
    low = (shell.rest[:, 2] < pit[2] - CUT_BELOW_PIT + 0.09) & (shell.weight_of(*arm_bones()) < 0.3)
    shell.lengthen(shell.edge_loop(low), pit[2] - HEM_BELOW_PIT, 9, 0.016, 'pelvis')
    if not is_draft:
        shell.refine()
    return shell


def _jacket_pins(jacket, pit):
    below = pit[2] - jacket.rest[:, 2]
    arm = jacket.weight_of(*arm_bones())
    pins = (1 - smoothstep(0.0, 0.6, arm)) * (0.15 + 0.75 * (1 - smoothstep(0.05, 0.35, below)))
    pins = np.maximum(pins, 0.03)
    edge = jacket.smoother.is_boundary
    pins[edge & (arm < 0.5) & (below < 0.2)] = 1
    pins[edge & (arm > 0.5)] = 0.6
    return pins


def cutting_pose(human):
    """The pose a jacket is cut for: arms hanging, a little bent."""
    pose = Pose(human)
    for side, sign in (('l', 1), ('r', -1)):
        wrist = human.head[f'upperarm_{side}'] + [sign * 0.15, -0.10, -0.475]
        pose.reach(side, wrist, (sign * 0.3, 1, 0), (sign * 0.05, -0.2, -1), (-sign, 0, 0))
    return pose


def half_opening(below):
    """Half the width of the V in which the shirt shows."""
    return np.interp(below, [-0.09, -0.03, 0.05, 0.2, BUTTON_BELOW_PIT - 0.015], [0.075, 0.068, 0.064, 0.038, -0.008])


# Below the button the fronts part: depth under the pit, half the gap.
CUTAWAY = [
    (BUTTON_BELOW_PIT + 0.015, -0.004),
    (BUTTON_BELOW_PIT + 0.10, 0.001),
    (BUTTON_BELOW_PIT + 0.20, 0.012),
    (HEM_BELOW_PIT - 0.06, 0.030),
    (HEM_BELOW_PIT - 0.02, 0.055),
    (HEM_BELOW_PIT, 0.10),
]


def front_opening(shell, pit):
    """Metres inside the jacket's opening, negative in the cloth; the left side laps over the right."""
    x, y, z = shell.rest.T
    below = pit[2] - z
    half = np.where(below < BUTTON_BELOW_PIT, half_opening(below), np.interp(below, *zip(*CUTAWAY)))
    inside = np.maximum(half, 0) - np.abs(x - 0.004)
    inside[np.abs(below - BUTTON_BELOW_PIT) < 0.015] = -0.02
    return np.where(y < 0.03, inside, -0.2)


def shirt_shell(human):
    z = human.rest[:, 2] - human.pit[2]
    keep = (z < 0.03) & (z > -0.60) & (np.abs(human.rest[:, 0]) < 0.15) & (human.weight_of(*arm_bones()) < 0.3)
    return Shell(human, keep, lambda _, points: np.full(len(points), 0.005), rounds=80, tautness=0.6)


def cuff_shell(human):
    keep = np.zeros(len(human.rest), bool)
    for side in 'lr':
        keep |= human.beyond(side, 0.88) & ~human.beyond(side, 1.06)
    return Shell(human, keep, lambda _, points: np.full(len(points), 0.006), rounds=20, tautness=0.5)


def trousers_shell(human):
    keep = (human.rest[:, 2] < human.pit[2] - 0.40) & (human.weight_of(*arm_bones()) < 0.3)

    def clearance(_, points):
        return 0.005 + 0.016 * smoothstep(0.72, 0.95, human.pit[2] - points[:, 2])

    return Shell(human, keep, clearance, rounds=40, tautness=0.5)
