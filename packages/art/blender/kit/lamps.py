"""Brass lamps with opal globes or cloth shades."""

from kit.materials import emission, plain
from kit.shapes import ball, cylinder, lathe
from kit.stage import point_light


class Lamps:
    def __init__(self, glow=9.0, colour=(1, 0.66, 0.36)):
        self.colour = colour
        self.brass = plain('lamp brass', (0.78, 0.55, 0.26), 0.28, Metallic=1.0)
        self.opal = emission('opal', (1, 0.78, 0.52), glow)

    def sconce(self, wall, out, watts, radius=0.075):
        """A globe on an arm from a point of the wall, `out` away from it (x, y)."""
        x, y, z = wall
        end = (x + out[0], y + out[1], z + 0.02)
        lathe([(0.0, -0.11), (0.05, -0.10), (0.05, 0.10), (0.0, 0.11)], self.brass, wall, 16)
        cylinder(wall, end, 0.011, self.brass, 8)
        lathe([(0.0, -0.02), (0.045, 0.0), (0.05, 0.03)], self.brass, end, 16)
        ball(radius, self.opal, (end[0], end[1], end[2] + 0.03 + radius), 3)
        point_light((x + out[0] * 1.6, y + out[1] * 1.6, end[2] + radius), watts, self.colour, radius)

    def shaded(self, x, y, foot, height, shade, watts, radius=0.17, tall=0.22):
        """A standing lamp with a shade of thin cloth or glass."""
        profile = [(0.10, 0), (0.10, 0.015), (0.02, 0.03), (0.012, 0.05), (0.012, height), (0.0, height)]
        lathe(profile, self.brass, (x, y, foot))
        top = foot + height
        lathe([(radius, -tall / 2), (radius * 0.74, tall / 2)], shade, (x, y, top), 32)
        ball(0.035, self.opal, (x, y, top))
        point_light((x, y, top + 0.02), watts, self.colour, 0.05)
