"""A skyline far below and behind: towers as soft shapes, their windows and the streets as discs of light."""

import math

from kit.materials import emission
from kit.shapes import box, cylinder

GROUND_M = -30.0


class Skyline:
    def __init__(self, rng, look):
        self.rng = rng
        self.look = look
        self.towers = []

    def buildings(self):
        """Lower in the middle, so that heads stand before the sky; paler with the distance."""
        rng = self.rng
        for distance, count, low, high in ((60, 15, -4, 9), (95, 19, 0, 20), (150, 23, 4, 42)):
            air = min(1, (distance - 45) / 120)
            half = distance * 0.34
            for k in range(count):
                x = (k / (count - 1) * 2 - 1) * half + rng.uniform(-0.3, 0.3) * half / count
                aside = min(1, abs(x) / half * 1.25)
                top = low + (high - low) * (0.22 + 0.78 * aside**1.3) * rng.uniform(0.55, 1.0)
                width = half * 2 / count * rng.uniform(0.6, 1.05)
                near, far = self.look['towers']
                colour = tuple(a + (b - a) * air * rng.uniform(0.85, 1.1) for a, b in zip(near, far))
                self._tower(x, distance + rng.uniform(-6, 6), width, top, colour)

    def _tower(self, x, y, width, top, colour):
        material = emission('tower', colour, 1.0)
        box((x, y, (top + GROUND_M) / 2), (width, width, top - GROUND_M), material)
        if self.rng.random() < 0.3:
            step = self.rng.uniform(1.5, 4)
            box((x, y, top + step / 2), (width * 0.55, width * 0.55, step), material)
            top += step
        if self.rng.random() < 0.15:
            cylinder((x, y, top), (x, y, top + 6), 0.25, material, 6)
        self.towers.append((x, y - width / 2, width, top))

    def lights(self, bokeh):
        self._windows(bokeh)
        self._streets(bokeh)

    def _windows(self, bokeh):
        rng, look = self.rng, self.look
        for x, y, width, top in self.towers:
            if top < -1:
                continue
            tint = rng.choice(look['tints'])
            share = look['lit'] * rng.uniform(0.4, 1.6)
            gap = 0.027 * y
            columns, rows = max(1, int(width / gap)), max(1, int((top + 2) / gap))
            for i in range(columns):
                for j in range(rows):
                    if rng.random() > share:
                        continue
                    at = (
                        x + ((i + 0.5) / columns - 0.5) * width + rng.gauss(0, 0.1 * gap),
                        y,
                        top - (j + 0.6) * gap + rng.gauss(0, 0.1 * gap),
                    )
                    colour = tint if rng.random() < 0.7 else rng.choice(look['tints'])
                    strength = look['window_light'] * rng.uniform(0.3, 1.5)
                    bokeh.at(at, colour, strength, rng.choice([0.55, 0.7, 0.85, 1.0]))

    def _streets(self, bokeh):
        """Street lamps and traffic low between the houses, and a few bright signs."""
        rng, look = self.rng, self.look
        for _ in range(look['street_count']):
            y = rng.uniform(30, 90)
            x = rng.uniform(-0.28, 0.28) * y
            z = 1.4 - (0.01 + 0.13 * rng.random() ** 1.6) * y
            bokeh.at((x, y, z), rng.choice(look['streets']), rng.uniform(0.08, 0.5), rng.uniform(0.7, 1.1))
        for _ in range(look['sign_count']):
            y = rng.uniform(40, 90)
            x = math.copysign(rng.uniform(0.10, 0.27) * y, rng.random() - 0.5)
            at = (x, y, 1.4 + rng.uniform(-0.03, 0.14) * y)
            bokeh.at(at, rng.choice(look['streets']), rng.uniform(0.25, 0.6), rng.uniform(1.0, 1.35))
