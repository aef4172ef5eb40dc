"""Skirts: folds that fall from a waist, over hips and legs, and give way to whoever stands beside."""

from dataclasses import dataclass

import numpy as np

from people.human import arm_bones, hand_bones
from people.shells import grid_faces, hull_radius
from people.vectors import smoothstep

ROWS, COLUMNS = 110, 480
# A skirt stands out no further than this around the waist.
WIDEST_M = 1.2
FLOOR_M = 0.012


@dataclass(frozen=True)
class Cut:
    """Metres; `starts`: share of the length where folds begin; lift: how far the skirt springs from the waist."""

    spread: float
    lift: float
    folds: int
    depth: float
    starts: float = 0.0
    gathers: int = 0
    gathered_m: float = 0.0
    ease: float = 0.012
    out: float = 0.0
    seed: int = 2


CUTS = {
    'a-line': [Cut(spread=0.30, lift=0.022, folds=10, depth=0.062, starts=0.02)],
    'column': [Cut(spread=0.045, lift=0.0, folds=9, depth=0.024, starts=0.16, ease=0.005)],
    'slip': [Cut(spread=0.10, lift=0.0, folds=8, depth=0.026, starts=0.25, ease=0.006, seed=5)],
    'ball': [Cut(spread=0.31, lift=0.075, folds=12, depth=0.075, gathers=30, gathered_m=0.013, seed=4)],
    'tulle': [
        Cut(spread=0.28, lift=0.060, folds=12, depth=0.04),
        Cut(spread=0.32, lift=0.075, folds=27, depth=0.030, gathers=61, gathered_m=0.006, out=0.010, seed=3),
        Cut(spread=0.345, lift=0.085, folds=33, depth=0.030, gathers=73, gathered_m=0.006, out=0.017, seed=6),
    ],
    'overlay': [Cut(spread=0.29, lift=0.030, folds=13, depth=0.046, gathers=41, gathered_m=0.004, seed=7)],
}


class Room:
    """How far a skirt must and may stand out around the waist's centre, by height and angle."""

    def __init__(self, person, partner, loop):
        self.centre, self.turns, self.radius, self.top_z = loop
        human = person.human
        # A hem falls past the toes: it does not follow them.
        no_arm = human.weight_of(*arm_bones(), 'foot_l', 'foot_r', 'ball_l', 'ball_r') < 0.05
        middles = [person.points[face].mean(0) for face in human.faces if no_arm[face].all()]
        legs = np.concatenate([person.points[no_arm], middles])
        self.v = np.linspace(0, 1, ROWS)[:, None]
        self.z = self.top_z[None, :] + (FLOOR_M - self.top_z[None, :]) * self.v
        self.body = self._hull(legs)
        self.most = self._limit(partner)

    def _hull(self, points):
        heights = self.z.mean(1)
        rows = []
        for z in heights:
            near = points[np.abs(points[:, 2] - z) < 0.014, :2] - self.centre[:2]
            rows.append(hull_radius(near, self.turns) if len(near) > 8 else rows[-1])
        rows = np.array(rows)
        rows[0] = self.radius
        return _calm(np.maximum.accumulate(rows, 0), 16)

    def _limit(self, partner):
        """The partner's nearest skin, less his clothes."""
        if partner is None:
            return np.full((ROWS, COLUMNS), WIDEST_M)
        points = partner.points
        aside = points[:, :2] - self.centre[:2]
        hands = partner.human.weight_of(*hand_bones()) > 0.5
        far = np.hypot(*aside.T) - np.where(hands, 0.004, 0.068)
        turn = (np.arctan2(aside[:, 1], aside[:, 0]) + np.pi) / (2 * np.pi) * COLUMNS
        row = (self.top_z.mean() - points[:, 2]) / (self.top_z.mean() - FLOOR_M) * (ROWS - 1)
        most = np.full((ROWS, COLUMNS), 9.0)
        inside = (row > -3) & (row < ROWS)
        for k, i, r in zip(turn[inside].astype(int) % COLUMNS, row[inside].astype(int), far[inside]):
            low, high = max(i - 4, 0), i + 5
            for j in range(k - 18, k + 19):
                most[low:high, j % COLUMNS] = np.minimum(most[low:high, j % COLUMNS], r)
        return _calm(np.minimum(most, WIDEST_M), 14)


def skirt(cut, room):
    """Points of a closed grid, its faces, and a map in metres for each point."""
    v, turns = room.v, room.turns[None, :]
    rng = np.random.default_rng(cut.seed)
    profile = cut.lift * (1 - np.exp(-v / 0.11)) + cut.spread * v**1.12 + cut.out * smoothstep(0, 0.05, v)
    body = room.radius[None, :] + (room.body + cut.ease - room.radius[None, :]) * smoothstep(-0.02, 0.11, v)
    smooth = _calm(np.maximum(room.radius[None, :] + profile, body), 6)
    phase = _uneven(rng, turns, cut.folds) + 0.35 * np.sin(2.2 * v * np.pi + 3 * turns + rng.uniform(0, 6)) * v
    begins = cut.starts * (1 + 0.8 * np.sin(2 * turns + rng.uniform(0, 6)) * np.sin(5 * turns + rng.uniform(0, 6)))
    many = _uneven(rng, turns, round(cut.folds * 1.6)) + 0.2 * np.sin(3 * v + 2 * turns)
    strong = 0.62 + 0.38 * np.sin(3 * turns + rng.uniform(0, 6)) * np.cos(4 * turns + rng.uniform(0, 6))
    depth = cut.depth * strong * smoothstep(begins, begins + 0.75, v) ** 0.8
    joined = smoothstep(0.12, 0.62, v + 0.10 * np.sin(3 * turns + 1) + 0.08 * np.sin(7 * turns))
    pipes = _pipe(phase) * joined + 0.8 * _pipe(many) * (1 - joined)
    gathered = cut.gathered_m * np.exp(-v / 0.22) * smoothstep(0, 0.012, v)
    small = _uneven(rng, turns, cut.gathers) if cut.gathers else 0 * turns
    radius = smooth + depth * pipes + gathered * (_pipe(small) - 0.2)
    radius = radius + 0.0035 * np.sin(7 * v + 5 * turns) * np.sin(4 * turns + 9 * v) * smoothstep(0.05, 0.3, v)
    # Valleys may not fall into the legs, nor ridges into the partner.
    radius = _soft_max(radius, body, 0.004)
    radius = -_soft_max(-radius, -np.maximum(room.most, body), 0.010)
    # Ridges are rounder than the valleys between them.
    sideways = 0.45 * depth * np.sin(phase) * joined + 0.5 * gathered * np.sin(small)
    around = turns + sideways / np.maximum(radius, 0.05)
    x, y = room.centre[0] + radius * np.cos(around), room.centre[1] + radius * np.sin(around)
    points = np.stack([x, y, room.z], -1).reshape(-1, 3)
    across = turns * smooth.mean(1, keepdims=True) * 1.2
    uv = np.stack([across, -v * (room.top_z.mean() - FLOOR_M) + 0 * across], -1).reshape(-1, 2)
    return points, grid_faces(ROWS, COLUMNS, closed=True), uv


def _pipe(phase):
    """-1..1 with round ridges and narrow valleys."""
    return 2 * np.sqrt(np.cos(phase / 2) ** 2 * 0.97 + 0.03) - 1.17


def _uneven(rng, turns, count):
    """A phase that turns `count` times around, faster here and slower there."""
    phase = count * turns
    for wave in (1, 2, 3, 5):
        phase = phase + count * 0.16 / wave * np.sin(wave * turns + rng.uniform(0, 6.28)) * rng.uniform(0.5, 1)
    return phase


def _soft_max(a, b, width):
    h = np.clip(0.5 + 0.5 * (a - b) / width, 0, 1)
    return b + (a - b) * h + width * h * (1 - h)


def _calm(values, rounds):
    for _ in range(rounds):
        around = (np.roll(values, 1, 1) + np.roll(values, -1, 1)) / 2
        padded = np.pad(values, ((1, 1), (0, 0)), 'edge')
        level = (padded[:-2] + padded[2:]) / 2
        calm = values + 0.25 * (around - values) + 0.25 * (level - values)
        values = np.concatenate([values[:1], calm[1:]])
    return values
