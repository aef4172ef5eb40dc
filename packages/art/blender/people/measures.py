"""What a tailor measures: tables of a cut are written for one man and scaled to the wearer."""

from dataclasses import dataclass

import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from people.human import arm_bones

# Half the shoulders and the trunk of the man for whom the tables are written, metres.
REFERENCE_SHOULDER_M = 0.197
REFERENCE_TRUNK_M = 0.495
# A collar lies on the shoulders where the skin runs away from the neck.
MOST_FROM_NECK_M = 0.024


@dataclass(frozen=True)
class Measures:
    """pit: of the neck, on the skin; wide, tall: the wearer's shoulders and trunk as shares of the reference."""

    pit: np.ndarray
    wide: float
    tall: float
    joint: np.ndarray


def measure(human):
    joint = human.head['upperarm_l']
    trunk = human.pit[2] - human.head['pelvis'][2]
    return Measures(human.pit, joint[0] / REFERENCE_SHOULDER_M, trunk / REFERENCE_TRUNK_M, joint)


class Neck:
    """A neck in polar coordinates: angle 0 in front and pi behind, towards the left; heights over the pit."""

    def __init__(self, human):
        self._pit = human.pit
        arms = human.weight_of(*arm_bones()) > 0.3
        faces = [face for face in human.faces if not arms[face].any()]
        self._tree = BVHTree.FromPolygons([Vector(point) for point in human.rest], faces)
        slice_ = np.abs(human.rest[:, 2] - human.pit[2] - 0.05) < 0.012
        y = human.rest[slice_ & ~arms][:, 1]
        self.centre_y = (y.min() + y.max()) / 2

    def radius(self, angle, height):
        """From the axis to the skin, no further than a collar lies from the neck."""
        angle, height = np.broadcast_arrays(np.asarray(angle, float), np.asarray(height, float))
        free = self._cast(angle.ravel(), np.full(angle.size, 0.075))
        here = self._cast(angle.ravel(), height.ravel())
        return np.minimum(here, free + MOST_FROM_NECK_M).reshape(angle.shape)

    def points(self, angle, radius, height):
        angle, radius, height = np.broadcast_arrays(angle, radius, height)
        aside, back = radius * np.sin(angle), -radius * np.cos(angle)
        return np.stack([aside, self.centre_y + back, self._pit[2] + height], -1)

    def _cast(self, angle, height):
        out = np.empty(len(angle))
        for i, (a, h) in enumerate(zip(angle, height)):
            towards = Vector((np.sin(a), -np.cos(a), 0))
            hit = self._tree.ray_cast(Vector((0, self.centre_y, self._pit[2] + h)), towards)
            out[i] = hit[3] if hit[3] is not None else 0.075
        return out
