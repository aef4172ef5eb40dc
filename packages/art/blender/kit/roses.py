"""Roses, leaves and bouquets good enough to be in focus."""

import math
import random

import numpy as np
from mathutils import Matrix, Vector

from kit.materials import translucent_leaf
from kit.nodes import bare_material
from kit.shapes import array_mesh, ball, cylinder, grid_mesh, mesh_only, place, set_attribute

# petals, share of the radius, relative height, half width in radians; from the heart outwards
LAYERS = [
    (2, 0.07, 0.98, 2.3),
    (3, 0.14, 1.03, 1.6),
    (3, 0.235, 1.06, 1.35),
    (4, 0.34, 1.05, 1.15),
    (4, 0.46, 1.01, 1.08),
    (5, 0.60, 0.94, 0.92),
    (5, 0.75, 0.85, 0.88),
    (6, 0.92, 0.74, 0.76),
]

# (petal edge, petal base, how often)
PALETTES = {
    'blush': [
        ((0.93, 0.90, 0.84), (0.88, 0.76, 0.60), 5),
        ((0.93, 0.80, 0.75), (0.85, 0.52, 0.45), 4),
        ((0.90, 0.68, 0.60), (0.80, 0.38, 0.30), 2),
        ((0.95, 0.93, 0.90), (0.86, 0.84, 0.62), 3),
    ],
    'white': [((0.95, 0.93, 0.89), (0.88, 0.82, 0.62), 6), ((0.93, 0.88, 0.80), (0.88, 0.70, 0.50), 3)],
    'wine': [
        ((0.36, 0.035, 0.06), (0.20, 0.012, 0.025), 3),
        ((0.90, 0.72, 0.68), (0.80, 0.45, 0.42), 4),
        ((0.93, 0.90, 0.86), (0.86, 0.80, 0.62), 3),
    ],
}


def petal_material(name, edge, base, translucency=0.30, variation=0.05):
    """A petal whose colour deepens towards the base (attribute `pv`)."""
    material, graph = bare_material(name)
    colour = graph.mix(graph.math('POWER', graph.attribute('pv'), 1.1), base, edge)
    chance = graph.node('ShaderNodeObjectInfo').outputs['Random']
    varied = graph.node(
        'ShaderNodeHueSaturation',
        {
            'Color': colour,
            'Value': graph.math('MULTIPLY_ADD', chance, 2 * variation, 1 - variation),
            'Saturation': graph.math('MULTIPLY_ADD', chance, 0.5, 0.75),
        },
    ).outputs[0]
    grain = graph.bump(graph.noise(160.0, 2.0), 0.15, 0.001)
    body = graph.node(
        'ShaderNodeBsdfPrincipled',
        {'Base Color': varied, 'Roughness': 0.6, 'Specular': 0.18, 'Sheen': 0.25, 'Normal': grain},
    ).outputs[0]
    through = graph.node('ShaderNodeBsdfTranslucent', {'Color': varied}).outputs[0]
    graph.surface(graph.blend(translucency, body, through))
    return material


def rose(name, material, seed=0, radius=0.034, openness=0.6):
    """Mesh data of a rose looking up."""
    rng = np.random.default_rng(seed)
    points, faces, depth, offset = [], [], [], 0
    azimuth = rng.uniform(0, 6.28)
    for k, (count, share, height, half_width) in enumerate(LAYERS):
        outward = k / (len(LAYERS) - 1)
        azimuth += 2.4 + rng.uniform(-0.2, 0.2)
        for p in range(count):
            angle = azimuth + p * 2 * np.pi / count + rng.uniform(-0.14, 0.14)
            shape, value = _petal(rng, radius, share, height, half_width, outward, openness, angle)
            points.append(shape.reshape(-1, 3))
            depth.append(value.ravel())
            faces.append(_grid_quads(*shape.shape[:2]) + offset)
            offset += shape.shape[0] * shape.shape[1]
    thing = array_mesh(name, np.concatenate(points), np.concatenate(faces), material)
    set_attribute(thing, 'pv', np.concatenate(depth))
    return mesh_only(thing)


def _petal(rng, radius, share, height, half_width, outward, openness, angle):
    """One petal: a profile integrated along its length, curling at the rim."""
    columns, rows = 15, 18
    u, v = np.linspace(-1, 1, columns)[None], np.linspace(0, 1, rows)[:, None]
    ring = radius * share * rng.uniform(0.95, 1.06)
    length = radius * height * 1.12 * rng.uniform(0.94, 1.05)
    lean = (-0.16 + 0.12 * outward) + 1.02 * outward**1.7 * openness + rng.uniform(-0.05, 0.07)
    curl = (0.5 + 1.9 * outward) * rng.uniform(0.8, 1.25) * (0.55 + 0.6 * openness)
    away = np.abs(u)
    top = 1 - 0.20 * away**2.4 - 0.10 * away**6 + 0.03 * np.exp(-((u / 0.18) ** 2)) * outward
    vv = v * top
    rim = np.clip((vv - 0.70) / 0.30, 0, 1)
    rim = rim * rim * (3 - 2 * rim)
    slope = lean * np.clip(vv / 0.6, 0, 1) + 1.15 * np.clip(1 - vv / 0.34, 0, 1) ** 1.5
    slope = slope + curl * rim * (0.75 + 0.5 * away**1.6)
    step = length / (rows - 1) * top
    r = ring * 0.55 + np.cumsum(np.sin(slope) * step, 0) - np.sin(slope) * step
    z = np.cumsum(np.cos(slope) * step, 0) - np.cos(slope) * step
    r = r + ring * 0.14 * u * (1 - 0.3 * v)
    r = r + radius * 0.022 * np.sin(2.6 * u + rng.uniform(0, 6.28)) * v**2 * (0.4 + outward)
    z = z + radius * 0.02 * np.sin(3.4 * u + rng.uniform(0, 6.28)) * v**2
    a = angle + u * half_width * (0.62 + 0.38 * np.sin(np.clip(v, 0, 1) * 2.2))
    points = np.stack([r * np.cos(a), r * np.sin(a), z - radius * 0.10 - radius * 0.18 * outward], -1)
    return points, np.broadcast_to(vv * (0.65 + 0.35 * outward), points.shape[:2])


def _grid_quads(rows, columns):
    i, j = np.meshgrid(np.arange(columns - 1), np.arange(rows - 1))
    i, j = i.ravel(), j.ravel()
    k = j * columns + i
    return np.stack([k, k + 1, k + columns + 1, k + columns], 1)


def leaf(name, material, length=0.06, width=0.028, bend=0.5, tip=0.9):
    """Mesh data of a leaf along +y with a midrib and a wavy edge."""
    columns, rows = 9, 13
    u, v = np.linspace(-1, 1, columns)[None], np.linspace(0, 1, rows)[:, None]
    slope = bend * v**1.2
    y = np.cumsum(np.cos(slope), 0) * length / rows
    z = -np.cumsum(np.sin(slope), 0) * length / rows
    half = width * 0.5 * np.sin(np.pi * v**tip) ** 0.9
    z = z + 0.32 * np.abs(u) ** 1.3 * half + 0.02 * width * np.sin(v * 14) * np.abs(u)
    z = z - 0.06 * width * np.exp(-((u / 0.12) ** 2))
    return mesh_only(grid_mesh(name, np.stack([u * half, y + 0 * u, z], -1), material))


def bouquet(centre, direction, palette='blush', seed=3, radii=(0.108, 0.098, 0.070), rose_radius=0.033):
    """A domed bouquet looking along `direction`, with a collar of leaves and eucalyptus."""
    Bouquet(centre, direction, palette, seed, radii, rose_radius).arrange()


class Bouquet:
    def __init__(self, centre, direction, palette, seed, radii, rose_radius):
        self.rng = random.Random(seed)
        self.centre = Vector(centre)
        self.turn = Vector(direction).normalized().to_track_quat('Z', 'Y').to_matrix()
        self.radii, self.rose_radius = radii, rose_radius
        colours = PALETTES[palette]
        materials = [
            petal_material(f'petal {i}', edge, base) for i, (edge, base, _) in enumerate(colours)
        ]
        self.roses = [
            rose(f'rose {i} {k}', material, seed * 10 + i * 5 + k, rose_radius, 0.45 + 0.45 * k)
            for i, material in enumerate(materials)
            for k in range(2)
        ]
        self.weights = [weight for _, _, weight in colours for _ in range(2)]
        self.green = translucent_leaf('leaf', (0.045, 0.10, 0.045), (0.15, 0.24, 0.11), 0.22, 0.42)
        self.grey = translucent_leaf('eucalyptus', (0.20, 0.28, 0.23), (0.36, 0.44, 0.37), 0.18, 0.6)
        self.leaves = [
            leaf(f'leaf {i}', self.green, 0.070 * q, 0.030 * q, bend)
            for i, (q, bend) in enumerate([(1, 0.5), (0.85, 0.9), (1.1, 0.3)])
        ]
        self.sprigs = [
            leaf(f'sprig {i}', self.grey, 0.034 * q, 0.030 * q, bend, 0.75)
            for i, (q, bend) in enumerate([(1, 0.3), (0.8, 0.6), (1.15, 0.2)])
        ]

    def arrange(self):
        for point, out, _ in self._spread():
            self._place_rose(point, out)
        core = ball(1, self.green, (0, 0, 0), 3)
        size = Matrix.Diagonal((self.radii[0] * 0.72, self.radii[1] * 0.72, self.radii[2] * 0.55, 1))
        core.matrix_world = Matrix.Translation(self.centre) @ self.turn.to_4x4() @ size
        self._buds()
        for i in range(46):
            self._collar(i / 46 * 6.283)
        self._leaves_between()

    def _on_dome(self, out):
        return Vector((out.x * self.radii[0], out.y * self.radii[1], out.z * self.radii[2]))

    def _spread(self):
        rng, chosen = self.rng, []
        gap = self.rose_radius * 1.26
        for _ in range(9000):
            out = _dome_direction(rng.uniform(0, 6.283), 1 - rng.random() * 1.05)
            point = self._on_dome(out)
            if all((point - other).length > gap * (0.9 + 0.3 * chance) for other, _, chance in chosen):
                chosen.append((point, out, rng.random()))
        return chosen

    def _place_rose(self, point, out):
        rng = self.rng
        k = rng.choices(range(len(self.roses)), self.weights)[0]
        look = self.turn @ (out + Vector((rng.gauss(0, 0.14), rng.gauss(0, 0.14), 0.25)))
        at = self.centre + self.turn @ (point - out * self.rose_radius * 0.55)
        turn = look.normalized().to_track_quat('Z', 'Y').to_euler()
        place(self.roses[k], at, turn, rng.choice([0.82, 0.95, 1.05, 1.2]))

    def _buds(self):
        rng = self.rng
        material = petal_material('bud', (0.95, 0.93, 0.88), (0.75, 0.80, 0.55))
        for _ in range(26):
            out = _dome_direction(rng.uniform(0, 6.283), 1 - rng.random() * 0.9)
            point = self.centre + self.turn @ (self._on_dome(out) * 1.02)
            for _ in range(4):
                radius = rng.uniform(0.0028, 0.0048)
                drift = Vector((rng.gauss(0, 0.008), rng.gauss(0, 0.008), rng.gauss(0, 0.008)))
                ball(radius, material, point + drift)

    def _collar(self, angle):
        rng = self.rng
        a = angle + rng.uniform(-0.12, 0.12)
        eucalyptus = rng.random() < 0.42
        reach = (0.80 if eucalyptus else 0.60) + 0.22 * rng.random()
        local = Vector((math.cos(a) * self.radii[0] * reach, math.sin(a) * self.radii[1] * reach, 0))
        local.z = -self.radii[2] * rng.uniform(0.0, 0.45)
        at = self.centre + self.turn @ local
        out = Vector(
            (
                math.cos(a + rng.uniform(-0.35, 0.35)),
                math.sin(a + rng.uniform(-0.35, 0.35)),
                rng.uniform(-0.1, 0.45),
            )
        )
        out = (self.turn @ out).normalized()
        if eucalyptus:
            self._eucalyptus(at, out)
            return
        turn = out.to_track_quat('Y', 'Z').to_matrix() @ Matrix.Rotation(rng.uniform(-0.7, 0.7), 3, 'Y')
        place(rng.choice(self.leaves), at, turn.to_euler(), rng.uniform(0.7, 1.05))

    def _eucalyptus(self, at, out):
        rng = self.rng
        cylinder(at - out * 0.02, at + out * 0.062, 0.0011, self.grey, 5, 0.0006)
        front = self.turn @ Vector((0, 0, 1))
        for k in range(6):
            side = out.cross(front).normalized() * (1 if k % 2 else -1)
            look = (out * 0.5 + side + front * rng.uniform(0.0, 0.6)).normalized()
            turn = look.to_track_quat('Y', 'Z').to_euler()
            place(
                rng.choice(self.sprigs),
                at + out * (0.0115 * k),
                turn,
                rng.uniform(0.75, 1.0) * (1 - 0.07 * k),
            )

    def _leaves_between(self):
        rng = self.rng
        for _ in range(14):
            out = _dome_direction(rng.uniform(0, 6.283), rng.uniform(0.2, 0.95))
            at = self.centre + self.turn @ (self._on_dome(out) * 0.86)
            look = (self.turn @ (out + Vector((rng.gauss(0, 0.6), rng.gauss(0, 0.6), 0)))).normalized()
            place(
                rng.choice(self.leaves),
                at,
                look.to_track_quat('Y', 'Z').to_euler(),
                rng.uniform(0.45, 0.6),
            )


def _dome_direction(angle, cosine):
    sine = math.sqrt(max(0, 1 - cosine * cosine))
    return Vector((sine * math.cos(angle), sine * math.sin(angle), cosine))
