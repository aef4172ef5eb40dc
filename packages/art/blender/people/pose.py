"""A human in a pose: a rotation for each bone, and the skin that follows them."""

import math

import numpy as np

from people.human import FINGERS
from people.vectors import basis, rotate_each, rotation, smoothstep, swing, twist_deg, unit

# A forearm turned further than this in its sleeve looks wrung.
MOST_TURN_DEG = 125


class Pose:
    """Bones are turned about their heads; positions follow along the chain from the pelvis."""

    def __init__(self, human, turn_deg=0.0, at=(0, 0, 0)):
        self.human = human
        self.warnings = []
        self._world = {}
        self._local = {}
        self._twist = {}
        self._turn = rotation((0, 0, 1), turn_deg)
        self._at = np.asarray(at, float)
        self._pivot = np.array([0, human.head['pelvis'][1], 0.0])

    def bend(self, bone, axis, degrees):
        """Turn a bone and all beyond it about an axis of the rest pose."""
        self._local[bone] = rotation(axis, degrees) @ self._local.get(bone, np.eye(3))

    def solve(self):
        """For each bone its rotation and where its head is."""
        human, done = self.human, {}
        for name in human.from_root:
            parent = human.parent[name]
            if parent is None:
                turned = self._turn
                at = turned @ (human.head[name] - self._pivot) + self._pivot + self._at
            else:
                turned, parent_at = done[parent]
                at = turned @ (human.head[name] - human.head[parent]) + parent_at
            turned = turned @ self._local.get(name, np.eye(3))
            done[name] = (self._world.get(name, turned), at)
        return done

    def point(self, bone, rest_point):
        """Where a point of the rest pose is that moves with a bone."""
        turned, at = self.solve()[bone]
        return turned @ (np.asarray(rest_point) - self.human.head[bone]) + at

    def reach(self, side, wrist, elbow, fingers, palm, raise_deg=0.0, forward_deg=0.0):
        """Brings the wrist to a point; elbow, fingers, palm: directions in the world."""
        human = self.human
        sign = 1 if side == 'l' else -1
        self.bend(f'clavicle_{side}', (0, -sign, 0), raise_deg)
        self.bend(f'clavicle_{side}', (0, 0, -sign), forward_deg)
        upper, lower, hand = f'upperarm_{side}', f'lowerarm_{side}', f'hand_{side}'
        upper_rest = human.head[lower] - human.head[upper]
        lower_rest = human.head[hand] - human.head[lower]
        shoulder = self.solve()[upper][1]
        upper_to, lower_to = self._two_bones(shoulder, wrist, elbow, upper_rest, lower_rest)
        hinge = np.cross(upper_to, lower_to)
        if np.linalg.norm(hinge) < 0.05:
            hinge = np.cross(unit(elbow), upper_to)
        rest_hinge = np.cross(upper_rest, lower_rest)
        # The shoulder's end follows the swing alone, the elbow's end has the whole twist.
        full = basis(upper_to, hinge) @ basis(upper_rest, rest_hinge).T
        parent = self.solve()[f'clavicle_{side}'][0]
        swung = swing(parent @ unit(upper_rest), upper_to) @ parent
        self._world[upper] = full
        self._twist[upper] = (upper_to, -twist_deg(full @ swung.T, upper_to))
        forearm = basis(lower_to, hinge) @ basis(lower_rest, rest_hinge).T
        rest_fingers, rest_palm = self.hand_axes(side)
        held = basis(fingers, palm) @ basis(rest_fingers, rest_palm).T
        points_to = held @ unit(rest_fingers)
        untwisted = swing(forearm @ unit(rest_fingers), points_to) @ forearm
        turn = twist_deg(held @ untwisted.T, points_to)
        if abs(turn) > MOST_TURN_DEG:
            self.warnings.append(f'the hand {side} is turned by {turn:.0f} degrees in its forearm')
        self._world[lower] = rotation(lower_to, turn) @ forearm
        self._twist[lower] = (lower_to, -turn)
        self._world[hand] = held

    def _two_bones(self, shoulder, wrist, elbow, upper_rest, lower_rest):
        """Directions of upper arm and forearm that bring the wrist to its place."""
        a, b = np.linalg.norm(upper_rest), np.linalg.norm(lower_rest)
        way = np.asarray(wrist, float) - shoulder
        far = np.linalg.norm(way)
        if far > (a + b) * 0.995:
            self.warnings.append(f'a wrist is {far:.3f} m away, the arm is {a + b:.3f} m long')
        distance = np.clip(far, abs(a - b) + 1e-3, (a + b) * 0.995)
        to = unit(way)
        cos = np.clip((a * a + distance * distance - b * b) / (2 * a * distance), -1, 1)
        aside = unit(np.asarray(elbow, float) - to * np.dot(elbow, to))
        upper_to = to * cos + aside * math.sqrt(1 - cos * cos)
        return upper_to, unit(to * distance - upper_to * a)

    def hand_axes(self, side):
        """In the rest pose: where the fingers point, and where the palm faces."""
        head = self.human.head
        fingers = head[f'middle_01_{side}'] - head[f'hand_{side}']
        across = head[f'index_01_{side}'] - head[f'pinky_01_{side}']
        palm = np.cross(across, fingers) if side == 'r' else np.cross(fingers, across)
        return fingers, palm

    def curl(self, side, degrees, thumb_deg=(0, 0, 0), spread_deg=-12.0):
        """Bends the fingers: three joints alike for all four, or a triple each from index to little finger.

        The mesh rests with its fingers fanned: a negative spread brings them together.
        """
        fingers, palm = self.hand_axes(side)
        axis = np.cross(unit(fingers), unit(palm))
        sign = 1 if side == 'l' else -1
        triples = degrees if hasattr(degrees[0], '__len__') else [degrees] * 4
        for i, (finger, triple) in enumerate(zip(FINGERS[1:], triples)):
            self.bend(f'{finger}_01_{side}', palm, spread_deg * (1.5 - i) * sign)
            for k, angle in enumerate(triple):
                self.bend(f'{finger}_0{k + 1}_{side}', axis, angle)
        thumb_axis = unit(fingers) * 0.75 + unit(palm) * 0.25
        for k, angle in enumerate(thumb_deg):
            self.bend(f'thumb_0{k + 1}_{side}', thumb_axis, angle * sign)

    def skin(self, points=None, weights=None):
        """Points of the rest pose after linear blend skinning; the body's own unless given."""
        human = self.human
        points = human.rest if points is None else points
        weights = human.weights if weights is None else weights
        out = np.zeros_like(points)
        for column, (name, (turned, at)) in enumerate(self._in_order()):
            share = weights[:, column]
            on = share > 1e-6
            if not on.any():
                continue
            moved = (points[on] - human.head[name]) @ turned.T
            if name in self._twist:
                axis, degrees = self._twist[name]
                along = human.tail[name] - human.head[name]
                t = (points[on] - human.head[name]) @ along / (along @ along)
                moved = rotate_each(moved, axis, degrees * (1 - smoothstep(0.05, 0.95, t)))
            out[on] += share[on, None] * (moved + at)
        return out

    def _in_order(self):
        solved = self.solve()
        return [(name, solved[name]) for name in self.human.bones]
