"""A posed body with the skin that shows: hands, chest, and a neck that reaches into the head."""

import bpy
import numpy as np
from kit.materials import SKIN_REFERENCE, blacken, skin
from kit.nodes import principled

from people.human import Human, hand_bones
from people.meshes import evaluated, mesh_object
from people.shells import Patch, normals
from people.vectors import smoothstep

HEIGHT_M = {'male': 1.79, 'female': 1.67}
HEELS_M = {'male': 0.0, 'female': 0.05}
WEIGHT = {
    'male': {'slim': -0.57, 'average': -0.27, 'full': 0.30},
    'female': {'slim': -0.42, 'average': -0.12, 'full': 0.45},
}
MUSCLE = {'male': -0.25, 'female': 0.0}
NECK_REACH_M = 0.20
HEAD_RAISED_M = 0.045

# Targets by which each sex is smaller than the mesh's average, and their shares.
SMALLER = {
    'male': {'shoulder-decr': 0.8, 'upper-arm-decr': 0.6, 'deltoid-decr-l': 1.0, 'deltoid-decr-r': 1.0},
    'female': {'breast-min': 0.3, 'upper-arm-decr': 0.6, 'deltoid-decr-l': 1.0, 'deltoid-decr-r': 1.0},
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
        hands = patch.weight_of(*hand_bones())[:, None] * [1.0, 0.0, 0.0]
        hands, _ = _rounded(hands, patch.faces)
        height = relief(human, rest) - self.thinner_hands_m * hands[:, 0]
        points = points + normals(points, faces) * height[:, None]
        mesh_object('skin', points, faces, self.flesh)
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

    def paint(self, is_black):
        if is_black:
            return blacken(self.flesh)
        shader = principled(self.flesh)
        shader.inputs['Base Color'].default_value = (*SKIN_REFERENCE, 1)
        shader.inputs['Subsurface'].default_value = 0.10


def _rounded(points, faces):
    thing = mesh_object('rounded', points, faces, subdivided=2)
    out = evaluated(thing)
    bpy.data.objects.remove(thing)
    return out


# Points beside the neck's pit, metres: from the middle of the body outwards, and up.
COLLAR_BONE = [(0.016, -0.004), (0.045, 0.000), (0.085, 0.008), (0.120, 0.014), (0.150, 0.024)]
NECK_TENDON = [(0.012, 0.010), (0.022, 0.040), (0.036, 0.075), (0.048, 0.105)]


def relief(human, rest):
    """By how many metres bones and tendons lift the skin of the chest's front, or hollow it."""
    aside, up = np.abs(rest[:, 0]), rest[:, 2] - human.pit[2]
    in_front = smoothstep(0.035, -0.02, rest[:, 1] - human.pit[1] - 0.05)
    amount = 0.8 if human.sex == 'female' else 0.6
    bone, above = _beside(COLLAR_BONE, aside, up)
    tendon, _ = _beside(NECK_TENDON, aside, up)
    fades = smoothstep(0.165, 0.10, aside)
    height = 0.0042 * np.exp(-((bone / 0.0075) ** 2)) * fades
    height -= 0.0034 * np.exp(-(((above - 0.019) / 0.011) ** 2)) * fades * smoothstep(0.012, 0.035, aside)
    height -= 0.0016 * np.exp(-(((above + 0.018) / 0.010) ** 2)) * fades * smoothstep(0.012, 0.035, aside)
    height += 0.0018 * np.exp(-((tendon / 0.0065) ** 2)) * smoothstep(0.12, 0.09, up)
    height -= 0.0042 * np.exp(-(aside**2 + (up - 0.007) ** 2) / 0.0115**2)
    breast_bone = smoothstep(-0.02, -0.05, up) * smoothstep(-0.17, -0.10, up)
    height -= 0.0010 * np.exp(-((aside / 0.011) ** 2)) * breast_bone
    return amount * in_front * height


def _beside(line, aside, up):
    """Distance of points from a line, and how far they are above it (negative below)."""
    best = np.full(len(aside), np.inf)
    above = np.zeros(len(aside))
    for (ax, az), (bx, bz) in zip(line[:-1], line[1:]):
        dx, dz = bx - ax, bz - az
        t = np.clip(((aside - ax) * dx + (up - az) * dz) / (dx * dx + dz * dz), 0, 1)
        px, pz = aside - ax - t * dx, up - az - t * dz
        far = np.hypot(px, pz)
        nearer = far < best
        best = np.where(nearer, far, best)
        above = np.where(nearer, np.sign(pz * dx - px * dz) * far, above)
    return best, above
