"""A relaxed or gripping hand, as distances on a grid."""

import numpy as np

from kit.sdf import smooth_min

# knuckle along and across the hand, lengths of the bones, metres; index to little finger
FINGERS = [
    (0.094, 0.0300, (0.043, 0.026, 0.021)),
    (0.098, 0.0100, (0.047, 0.030, 0.022)),
    (0.093, -0.0105, (0.043, 0.028, 0.022)),
    (0.084, -0.0295, (0.034, 0.021, 0.019)),
]
# Points of the thumb's bones: along, across, towards the back; and their radii
THUMB = [
    ((0.014, 0.020, -0.006), 0.0150),
    ((0.056, 0.043, -0.016), 0.0122),
    ((0.087, 0.050, -0.021), 0.0104),
    ((0.113, 0.047, -0.024), 0.0086),
]
RELAXED = (22, 34, 22)


class Hand:
    """A hand whose wrist, pointing direction and back are given; `size` 1 is a man's."""

    def __init__(self, wrist, along, thumb, back, size=1.0):
        self.wrist = np.array(wrist, float)
        self.along = _unit(np.array(along, float))
        across = np.array(thumb, float)
        self.across = _unit(across - self.along * (across @ self.along))
        self.back = np.array(back, float)
        self.back = _unit(self.back - self.along * (self.back @ self.along))
        self.back = _unit(self.back - self.across * (self.back @ self.across))
        self.size = size

    def point(self, along, across, back=0.0):
        return self.wrist + self.size * (along * self.along + across * self.across + back * self.back)

    def field(self, grid, curl=RELAXED):
        """Distances to the hand; `curl` bends each joint, degrees."""
        s = self.size
        bones = [
            grid.capsule(self.point(-0.03, x), self.point(0.012, 0.85 * x), 0.0205 * s, 0.0195 * s)
            for x in (0.009, -0.009)
        ]
        f = smooth_min(*bones, 0.01)
        for order, (length, across, bones) in enumerate(FINGERS):
            knuckle = self.point(length, across)
            palm = grid.capsule(self.point(0.006, across * 0.55), knuckle, 0.0150 * s, 0.0112 * s)
            f = smooth_min(f, palm, 0.016)
            f = smooth_min(f, self._finger(grid, knuckle, bones, curl, 1 + 0.10 * order), 0.005)
        return smooth_min(f, self._thumb(grid), 0.009)

    def _finger(self, grid, knuckle, bones, curl, more):
        s, bend, start, f = self.size, 0.0, knuckle, None
        for bone, turn, radius in zip(bones, curl, (0.0098, 0.0090, 0.0082)):
            bend += np.radians(turn * more)
            end = start + bone * s * (np.cos(bend) * self.along - np.sin(bend) * self.back)
            part = grid.capsule(start, end, radius * s, radius * s * 0.92)
            f = part if f is None else smooth_min(f, part, 0.003)
            start = end
        return f

    def _thumb(self, grid):
        s, f = self.size, None
        for (start, radius), (end, end_radius) in zip(THUMB, THUMB[1:]):
            part = grid.capsule(self.point(*start), self.point(*end), radius * s, end_radius * s)
            f = part if f is None else smooth_min(f, part, 0.004)
        return f


def _unit(vector):
    return vector / np.linalg.norm(vector)
