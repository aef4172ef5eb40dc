"""A posed body with the skin that shows: hands, chest, and a neck that reaches into the head."""

import bmesh
import bpy
import numpy as np
from kit.materials import SKIN_REFERENCE, skin, tint_skin
from scipy.spatial import cKDTree

from people.human import Human, arm_bones, hand_bones
from people.meshes import evaluated, mesh_object, set_attribute
from people.relief import arm_relief, chest_relief, near_elbows
from people.shells import Patch, normals

HEIGHT_M = {'male': 1.79, 'female': 1.67}
HEELS_M = {'male': 0.0, 'female': 0.05}
WEIGHT = {
    'male': {'slim': -0.57, 'average': -0.27, 'full': 0.30},
    'female': {'slim': -0.42, 'average': -0.12, 'full': 0.45},
}
MUSCLE = {'male': -0.25, 'female': 0.10}
NECK_REACH_M = 0.20
HEAD_RAISED_M = 0.045
# Skin and sleeves lie this near to the points of an arm.
ARM_M = 0.03

# Targets by which each sex is smaller than the mesh's average, and their shares.
SMALLER = {
    'male': {'shoulder-decr': 0.8, 'upper-arm-decr': 0.6, 'deltoid-decr-l': 1.0, 'deltoid-decr-r': 1.0},
    'female': {'breast-min': 0.3, 'upper-arm-decr': 0.6, 'deltoid-decr-l': 0.7, 'deltoid-decr-r': 0.7},
}
FINGERS_CLOSER = {'fingers-decr-l': 0.6, 'fingers-decr-r': 0.6}


def human_of(mesh, sex, build):
    """The wearer of a garment."""
    targets = {**SMALLER[sex], **FINGERS_CLOSER}
    return Human(mesh, sex, HEIGHT_M[sex], WEIGHT[sex][build], MUSCLE[sex], targets.items())


class Person:
    """thinner_hands_m: by how much the skin of the hands is drawn in."""

    def __init__(self, human, pose, thinner_hands_m=0.0):
        self.human, self.pose, self.thinner_hands_m = human, pose, thinner_hands_m
        self.points = pose.skin()
        self.flesh = skin()
        self.objects = []

    def dress(self, sew):
        """Runs what makes objects and counts them as this person's."""
        before = set(bpy.data.objects)
        sew()
        self.objects += [thing for thing in bpy.data.objects if thing not in before]

    def show_skin(self, hidden):
        """hidden: vertices of the body that clothes cover for certain."""
        self.dress(lambda: self._skin(hidden))

    def _skin(self, hidden):
        human = self.human
        z, y = human.rest[:, 2], human.rest[:, 1]
        # Below the jaw; behind, a little higher.
        throat = z < human.pit[2] + 0.098 + 0.55 * np.clip(y - human.pit[1] - 0.02, 0, 0.12)
        patch = Patch(human, throat & ~hidden)
        top = patch.edge_loop(patch.rest[:, 2] > human.pit[2] + 0.05)
        self.neck_half_m = float(np.ptp(patch.rest[top][:, 0]) / 2)
        patch.lengthen(top, human.pit[2] + NECK_REACH_M, 7, -0.004, 'neck_01')
        rest, faces = _rounded(patch.rest, patch.faces)
        points, _ = _rounded(self.pose.skin(patch.rest, patch.weights), patch.faces)
        hands, arms = (_rounded_share(patch, bones) for bones in (hand_bones(), arm_bones()))
        height = chest_relief(human, rest) + arm_relief(human, rest, arms) - self.thinner_hands_m * hands
        points = points + normals(points, faces) * height[:, None]
        thing = mesh_object('skin', points, faces, self.flesh)
        set_attribute(thing, 'rosy', 0.35 * hands + near_elbows(human, rest))
        head = Patch(human, ~throat & (z > human.pit[2]))
        # A neck inside it would be black below the chin of whoever gets the picture.
        raised = self.pose.skin(head.rest, head.weights) + [0, 0, HEAD_RAISED_M]
        mesh_object('head', raised, head.faces, self.flesh)
        bpy.data.objects['head'].name = f'head of {human.sex}'

    def show(self, camera=True, holdout=False):
        """The head is never seen: it only casts its shadow."""
        for thing in self.objects:
            is_head = thing.name.startswith('head of')
            thing.visible_camera = camera and not is_head
            thing.is_holdout = holdout and not is_head

    def move(self, x, y):
        """By so much from where they are, metres; flowers and leaves have places of their own."""
        for thing in self.objects:
            thing.location.x += x
            thing.location.y += y

    def leave_out_arm(self, side):
        """Takes an arm off, with its sleeve."""
        human = self.human
        arm = cKDTree(self.points[human.weight_of(*arm_bones(side)) > 0.6])
        for thing in self.objects:
            if thing.type != 'MESH':
                continue
            data = bmesh.new()
            data.from_mesh(thing.data)
            on_arm = [point for point in data.verts if arm.query(point.co)[0] < ARM_M]
            bmesh.ops.delete(data, geom=on_arm, context='VERTS')
            data.to_mesh(thing.data)
            data.free()

    def paint(self, is_black):
        tint_skin(self.flesh, (0, 0, 0) if is_black else SKIN_REFERENCE)


def _rounded(points, faces):
    thing = mesh_object('rounded', points, faces, subdivided=2)
    out = evaluated(thing)
    bpy.data.objects.remove(thing)
    return out


def _rounded_share(patch, bones):
    """What the bones have of each point, carried along as if it were a coordinate."""
    share, _ = _rounded(patch.weight_of(*bones)[:, None] * [1.0, 0.0, 0.0], patch.faces)
    return share[:, 0]
