"""A head seen from behind: skull, jaw and ears of skin; hair is combed over it elsewhere."""

import math

from kit.sdf import Grid, smooth_min
from kit.shapes import array_mesh, ball, soften
from kit.surface_nets import surface_mesh

NECK_TOP_M = (0, 0.045, 0.115)


def head_point(x, y, z, size=1.0):
    """A point in metres from the middle of a head's base, over the neck's pit."""
    return (x * size, 0.030 + y * size, 0.100 + z * size)


class Head:
    """The solid of a head over the neck's pit; `size` 1 is a woman's, `neck` scales the nape."""

    def __init__(self, size=1.0, neck=0.047):
        self.size = size
        self.grid = Grid((-0.12, -0.13, 0.03), (0.12, 0.19, 0.42), 0.0034)
        g = self.grid
        cranium = g.ellipsoid(self.at(0, 0.012, 0.155), self.radii(0.0735, 0.094, 0.089))
        face = g.ellipsoid(self.at(0, -0.036, 0.103), self.radii(0.060, 0.066, 0.092))
        jaw = g.ellipsoid(self.at(0, -0.040, 0.050), self.radii(0.046, 0.050, 0.050))
        cheeks = smooth_min(face, jaw, 0.03)
        nape = g.capsule((0, 0.048, 0.100), self.at(0, 0.008, 0.10), neck * 0.80, neck * 0.96)
        self.field = smooth_min(smooth_min(cranium, cheeks, 0.03), nape, 0.022)

    def at(self, x, y, z):
        """A point in metres from the middle of the head's base."""
        return head_point(x, y, z, self.size)

    def radii(self, x, y, z):
        return (x * self.size, y * self.size, z * self.size)

    def show(self, skin):
        """Skull and ears as objects."""
        things = [soften(array_mesh('head', *surface_mesh(self.grid, self.field), skin), 2)]
        for side in (-1, 1):
            for (x, y, z), radii, turn in (
                ((0.0775, 0.012, 0.116), (0.0080, 0.0175, 0.0295), 40),
                ((0.0850, 0.0215, 0.1225), (0.0062, 0.0125, 0.0225), 52),
                ((0.0745, 0.008, 0.091), (0.0062, 0.0090, 0.0105), 34),
            ):
                ear = ball(1, skin, self.at(side * x, y, z), 4)
                ear.scale = self.radii(*radii)
                ear.rotation_euler = (math.radians(-12), 0, math.radians(side * -turn))
                things.append(ear)
        return things
