"""Points of light: fairy-light bulbs, candles and lanterns."""

import math

from kit.materials import emission, glass, plain
from kit.shapes import ball, ball_data, box, cylinder, lathe, place
from kit.stage import point_light

# Closer than this the denoiser smears the discs of light into worms.
STRAND_GAP_M = 0.28


class Bulbs:
    """Fairy lights in three warm tones."""

    def __init__(self, rng, strength=1.0, radius_m=0.010):
        tones = [((1, 0.66, 0.36), 60), ((1, 0.76, 0.50), 95), ((1, 0.60, 0.30), 40)]
        self.rng = rng
        self.data = [
            ball_data(radius_m, emission(f'bulb {i}', colour, power * strength), 1)
            for i, (colour, power) in enumerate(tones)
        ]

    def at(self, location):
        place(self.rng.choice(self.data), location)

    def swag(self, start, end, sag_m, gap_m=STRAND_GAP_M):
        """A string of bulbs hanging between two points."""
        length = math.dist(start, end)
        count = max(2, round(length / gap_m))
        for k in range(count + 1):
            u = k / count
            x, y, z = (a + (b - a) * u for a, b in zip(start, end))
            self.at((x, y, z - sag_m * 4 * u * (1 - u) + self.rng.gauss(0, 0.01)))


class Candles:
    """Pillar candles, in glass or not, and brass lanterns."""

    def __init__(self, flame_strength=30):
        self.wax = plain('wax', (0.93, 0.88, 0.78), 0.45, Subsurface=0.3)
        self.flame = emission('flame', (1, 0.60, 0.24), flame_strength)
        self.glass = glass('candle glass')
        self.brass = plain('brass', (0.75, 0.52, 0.25), 0.3, Metallic=1.0)

    def pillar(self, x, y, height, radius=0.035, floor=0.0, in_glass=True):
        cylinder((x, y, floor), (x, y, floor + height), radius, self.wax, 14)
        flame = ball(0.016, self.flame, (x, y, floor + height + 0.03))
        flame.scale = (0.6, 0.6, 1.5)
        if in_glass:
            lathe([(radius * 2, 0), (radius * 2, height + 0.16)], self.glass, (x, y, floor), 20)

    def lantern(self, x, y, scale, watts=6):
        half = 0.09 * scale
        for sx in (-1, 1):
            for sy in (-1, 1):
                foot = (x + sx * half, y + sy * half)
                cylinder((*foot, 0), (*foot, 0.36 * scale), 0.008 * scale, self.brass, 6)
        box((x, y, 0.015), (0.22 * scale, 0.22 * scale, 0.03), self.brass)
        box((x, y, 0.37 * scale), (0.23 * scale, 0.23 * scale, 0.03), self.brass)
        cylinder((x, y, 0.38 * scale), (x, y, 0.47 * scale), 0.09 * scale, self.brass, 4, 0.02)
        cylinder((x, y, 0.03), (x, y, 0.17 * scale), 0.045 * scale, self.wax, 16)
        ball(0.018 * scale, self.flame, (x, y, 0.2 * scale))
        point_light((x, y, 0.22 * scale), watts, (1, 0.55, 0.22), 0.03)
