"""Draws the lace tile: sprays of corded flowers and leaves, each worked in threads, on a hexagonal net.

    python3 lace_pattern.py out.png

Red is the density of the threads, green their height. The tile repeats in both directions.
"""

import math
import random
import sys

import cv2
import numpy as np

TILE_PX = 2048
TILE_MM = 200
OVERSAMPLING = 2
SEED = 3
# Densities: cord, close stitches and open stitches.
CORD, CLOSE, OPEN = 1.0, 0.76, 0.46


class Lace:
    """Lengths in millimetres."""

    def __init__(self, size, seed):
        self.size, self.scale = size, size / TILE_MM
        self.rng = random.Random(seed)
        self.density = np.zeros((size, size), np.float32)
        self.height = np.zeros((size, size), np.float32)

    def fill(self, points, density, height):
        for shifted in self._repeats(points):
            cv2.fillPoly(self.density, [shifted], density, cv2.LINE_AA)
            cv2.fillPoly(self.height, [shifted], height, cv2.LINE_AA)

    def line(self, points, width, density=CORD, height=1.0):
        wide = max(1, round(width * self.scale))
        for shifted in self._repeats(points):
            cv2.polylines(self.density, [shifted], False, density, wide, cv2.LINE_AA)
            cv2.polylines(self.height, [shifted], False, height, wide, cv2.LINE_AA)

    def _repeats(self, points):
        n = self.size
        for dx in (-n, 0, n):
            for dy in (-n, 0, n):
                shifted = (np.array(points) * self.scale + [dx, dy]).astype(np.int32)
                if shifted.max(0).min() >= 0 and shifted.min(0).max() <= n:
                    yield shifted

    def petal(self, x, y, radius, angle, half_angle, stitch):
        """Close stitches along the rim, open ones towards the heart, threads that run out from it."""
        rim = [_polar(x, y, radius * 0.16, angle)]
        for t in np.linspace(-1, 1, 17):
            notch = 0.10 * math.exp(-((t / 0.22) ** 2))
            r = radius * (1 - 0.34 * abs(t) ** 2.6 - notch) * (0.55 if abs(t) == 1 else 1)
            rim.append(_polar(x, y, r, angle + half_angle * t))
        self.fill(rim, stitch, 0.45)
        inner = [(x + (a - x) * 0.66, y + (b - y) * 0.66) for a, b in rim]
        self.fill(inner, stitch * 0.55, 0.25)
        for t in np.linspace(-0.75, 0.75, 7):
            thread = [_polar(x, y, radius * s, angle + half_angle * t * s) for s in (0.2, 0.9 - 0.2 * abs(t))]
            self.line(thread, 0.16, 0.85, 0.6)
        self.line([*rim, rim[0]], 0.5)

    def flower(self, x, y, radius, petals, turn):
        for i in range(petals):
            angle = turn + i * 2 * math.pi / petals + self.rng.uniform(-0.07, 0.07)
            self.petal(x, y, radius * self.rng.uniform(0.9, 1.06), angle, math.pi / petals * 0.90, CLOSE)
        for i in range(petals):
            angle = turn + (i + 0.5) * 2 * math.pi / petals
            self.petal(x, y, radius * 0.55, angle, math.pi / petals * 0.80, CLOSE)
        self.fill(_circle(x, y, radius * 0.17, 20), 0.35, 0.3)
        self.line(_circle(x, y, radius * 0.17, 20), 0.4)
        for i in range(6):
            self.fill(_circle(*_polar(x, y, radius * 0.09, i * 1.05), 0.3, 8), CORD, 1.0)

    def leaf(self, x, y, length, angle, bend):
        """Half close, half open, along a cord in its middle."""
        spine = [(x, y)]
        for _ in range(14):
            spine.append(_polar(*spine[-1], length / 14, angle))
            angle += bend / 14
        wide = [length * 0.19 * math.sin(math.pi * (i / 14) ** 0.8) for i in range(15)]
        sides = []
        for sign in (1, -1):
            side = []
            for i, (a, b) in enumerate(spine):
                before, after = spine[max(i - 1, 0)], spine[min(i + 1, 14)]
                along = math.atan2(after[1] - before[1], after[0] - before[0])
                side.append(_polar(a, b, wide[i], along + sign * math.pi / 2))
            sides.append(side)
        for side, stitch in zip(sides, (CLOSE, OPEN)):
            self.fill(spine + side[::-1], stitch, 0.4)
            for i in range(2, 14, 2):
                self.line([spine[i - 1], side[i]], 0.15, 0.8, 0.6)
            self.line(side, 0.36)
        self.line(spine, 0.30)

    def branch(self, x, y, length, angle, curl):
        """A cord with leaves on both sides and a bud at its end; none where it would cross other work."""
        rng, course, steps = self.rng, [], 36
        for i in range(steps):
            course.append((x, y, angle))
            x, y = _polar(x, y, length / steps, angle)
            angle += curl / steps * (1 + i / steps)
        if any(self._is_worked(a, b, 1.6) for a, b, _ in [*course[12:], (x, y, 0)]):
            return
        for i in range(7, steps - 3, 7):
            a, b, along = course[i]
            sign = 1 if i % 14 else -1
            self.leaf(a, b, rng.uniform(4.2, 6.8), along + sign * 0.8, -sign * 0.7)
        self.line([(a, b) for a, b, _ in course], 0.45)
        self.flower(x, y, rng.uniform(2.6, 4.2), 5, rng.random() * 6.28)

    def _is_worked(self, x, y, reach):
        at = [int(v * self.scale) % self.size for v in (y, x)]
        far = int(reach * self.scale)
        return self.density[max(0, at[0] - far) : at[0] + far, max(0, at[1] - far) : at[1] + far].max() > 0.3

    def sprays(self):
        rng, n, chosen = self.rng, TILE_MM, []
        for _ in range(9000):
            x, y, radius = rng.random() * n, rng.random() * n, rng.choice([7, 10, 12.5, 15])
            apart = radius + 7.0
            if all(_wrapped(x - a, n) ** 2 + _wrapped(y - b, n) ** 2 > (apart + r) ** 2 for a, b, r in chosen):
                chosen.append((x, y, radius))
        for x, y, radius in chosen:
            self.flower(x, y, radius, rng.choice([5, 6, 6, 7]), rng.random() * 6.28)
        for _ in range(26):
            for x, y, radius in chosen:
                angle, curl = rng.random() * 6.28, rng.choice([-1, 1]) * rng.uniform(1.0, 2.6)
                root = _polar(x, y, radius * 0.86, angle)
                self.branch(*root, rng.uniform(11, 26), angle, curl)
        for _ in range(500):
            x, y = rng.random() * n, rng.random() * n
            if not self._is_worked(x, y, 3.2):
                self.flower(x, y, 1.5, 5, rng.random() * 6.28)

    def picture(self):
        """RGB (density, height, 0) with the net and the twist of the threads."""
        y, x = np.mgrid[0 : self.size, 0 : self.size].astype(np.float32)
        net = _hexagonal_net(x, y, self.size / 120)
        twist = 0.88 + 0.12 * np.sin((x + y) * 0.55) * np.sin((x - y) * 0.5)
        density = np.maximum(self.density * twist, net)
        soft = cv2.GaussianBlur(self.height, (0, 0), 1.6 * OVERSAMPLING)
        height = np.maximum(soft, net * 0.25) * 0.9 + 0.1 * twist * (density > 0.4)
        return np.stack([density, height, np.zeros_like(density)], 2)


def _hexagonal_net(x, y, mesh):
    u, v = x / mesh, y / (mesh * 0.866)
    threads = []
    for turn in (0, math.pi / 3, 2 * math.pi / 3):
        from_thread = np.abs((u * math.cos(turn) + v * math.sin(turn) * 0.866) % 1 - 0.5)
        threads.append(np.clip(1 - from_thread / 0.055, 0, 1))
    return np.maximum.reduce(threads) * 0.45


def _polar(x, y, radius, angle):
    return (x + radius * math.cos(angle), y + radius * math.sin(angle))


def _circle(x, y, radius, corners):
    return [_polar(x, y, radius, t) for t in np.linspace(0, 6.28, corners)]


def _wrapped(distance, size):
    return min(abs(distance), size - abs(distance))


def main():
    lace = Lace(TILE_PX * OVERSAMPLING, SEED)
    lace.sprays()
    tile = cv2.resize(lace.picture(), (TILE_PX, TILE_PX), interpolation=cv2.INTER_AREA)
    cv2.imwrite(sys.argv[1], (np.clip(tile, 0, 1) * 255).astype(np.uint8)[..., ::-1])


if __name__ == '__main__':
    main()
