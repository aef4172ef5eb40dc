"""Draws the lace tile: sprays of flowers and leaves on a hexagonal net.

    python3 lace_pattern.py out.png

Red is the density of the threads, green their height. The tile repeats in both directions.
"""

import math
import random
import sys

import cv2
import numpy as np

TILE_PX = 2048
OVERSAMPLING = 2
SEED = 3


class Lace:
    def __init__(self, size, seed):
        self.size = size
        self.rng = random.Random(seed)
        self.density = np.zeros((size, size), np.float32)
        self.height = np.zeros((size, size), np.float32)

    def fill(self, points, density, height):
        for shifted in self._repeats(points):
            cv2.fillPoly(self.density, [shifted], density, cv2.LINE_AA)
            cv2.fillPoly(self.height, [shifted], height, cv2.LINE_AA)

    def line(self, points, width, density, height):
        for shifted in self._repeats(points):
            cv2.polylines(self.density, [shifted], False, density, width, cv2.LINE_AA)
            cv2.polylines(self.height, [shifted], False, height, width, cv2.LINE_AA)

    def _repeats(self, points):
        n = self.size
        for dx in (-n, 0, n):
            for dy in (-n, 0, n):
                shifted = (np.array(points) + [dx, dy]).astype(np.int32)
                if shifted.max(0).min() >= 0 and shifted.min(0).max() <= n:
                    yield shifted

    def flower(self, x, y, radius, petals, turn):
        for layer, (share, density, height) in enumerate([(1, 0.86, 0.5), (0.62, 0.95, 0.75)]):
            for i in range(petals):
                angle = turn + (i + layer * 0.5) * 2 * math.pi / petals
                self._petal(x, y, radius, share, angle, math.pi / petals * 0.83, density, height)
        self.fill(_circle(x, y, radius * 0.16, 20), 1.0, 1.0)

    def _petal(self, x, y, radius, share, angle, half_angle, density, height):
        border = [_polar(x, y, radius * 0.10, angle)]
        for t in np.linspace(-1, 1, 15):
            r = radius * share * (1 - 0.28 * abs(t) ** 3) * (1 if abs(t) < 1 else 0.5)
            border.append(_polar(x, y, r, angle + half_angle * t))
        self.fill(border, density, height)
        vein = [_polar(x, y, radius * share * s, angle) for s in (0.3, 0.82)]
        self.line(vein, max(1, int(radius * 0.05)), 0.25, 0.15)
        self.line([*border, border[0]], max(2, int(radius * 0.06)), 1.0, 1.0)

    def leaf(self, x, y, length, angle):
        upper, lower = [], []
        for t in np.linspace(0, 1, 14):
            half = length * 0.17 * math.sin(math.pi * t**0.85)
            bx, by = _polar(x, y, length * t, angle)
            upper.append((bx - half * math.sin(angle), by + half * math.cos(angle)))
            lower.append((bx + half * math.sin(angle), by - half * math.cos(angle)))
        border = upper + lower[::-1]
        self.fill(border, 0.78, 0.45)
        self.line([*border, border[0]], max(2, int(length * 0.035)), 1.0, 0.95)
        self.line([(x, y), _polar(x, y, length * 0.9, angle)], max(1, int(length * 0.03)), 0.2, 0.1)

    def vine(self, x, y, length, angle, curl):
        rng, points = self.rng, []
        for i in range(40):
            points.append((x, y))
            x, y = _polar(x, y, length / 40, angle)
            angle += curl / 40 * (1 + i / 20)
            if i % 6 == 3:
                self.leaf(x, y, length * 0.16 * rng.uniform(0.8, 1.2), angle + rng.choice([-1, 1]) * 0.9)
        self.line(points, max(2, int(self.size * 0.0022)), 1.0, 0.9)
        for _ in range(3):
            r = self.size * 0.004
            self.fill(_circle(x + rng.gauss(0, r * 2), y + rng.gauss(0, r * 2), r, 12), 1.0, 1.0)

    def sprays(self):
        rng, n, chosen = self.rng, self.size, []
        for _ in range(6000):
            x, y, radius = rng.random() * n, rng.random() * n, rng.choice([0.055, 0.07, 0.085]) * n
            if all(
                _wrapped(x - a, n) ** 2 + _wrapped(y - b, n) ** 2 > ((radius + r) * 1.18) ** 2
                for a, b, r in chosen
            ):
                chosen.append((x, y, radius))
        for x, y, radius in chosen:
            start = rng.random() * 6.28
            for k in range(5):
                angle = start + k * 1.256
                root = _polar(x, y, radius * 0.8, angle)
                length, turn = radius * rng.uniform(1.2, 2.0), angle + rng.uniform(-0.3, 0.3)
                self.vine(*root, length, turn, rng.choice([-1, 1]) * rng.uniform(1.2, 2.6))
        for x, y, radius in chosen:
            self.flower(x, y, radius, rng.choice([5, 6, 7]), rng.random() * 6.28)

    def picture(self):
        """RGB (density, height, 0) with the net and the twist of the threads."""
        y, x = np.mgrid[0 : self.size, 0 : self.size].astype(np.float32)
        net = _hexagonal_net(x, y, self.size / 96)
        twist = 0.88 + 0.12 * np.sin((x + y) * 0.55) * np.sin((x - y) * 0.5)
        density = np.maximum(self.density * twist, net)
        soft = cv2.GaussianBlur(self.height, (0, 0), 2.2 * OVERSAMPLING)
        height = np.maximum(soft, net * 0.25) * 0.9 + 0.1 * twist * (density > 0.4)
        return np.stack([density, height, np.zeros_like(density)], 2)


def _hexagonal_net(x, y, mesh):
    u, v = x / mesh, y / (mesh * 0.866)
    threads = []
    for turn in (0, math.pi / 3, 2 * math.pi / 3):
        from_thread = np.abs((u * math.cos(turn) + v * math.sin(turn) * 0.866) % 1 - 0.5)
        threads.append(np.clip(1 - from_thread / 0.045, 0, 1))
    return np.maximum.reduce(threads) * 0.42


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
