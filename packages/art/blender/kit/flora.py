"""Light flowers and foliage for what stays out of focus, cheap enough to place by the thousand."""

import math
import random

import bpy
from mathutils import Matrix, Vector

from kit.nodes import bare_material
from kit.shapes import place


def petal_material(name, colour, variation=0.12, translucency=0.3):
    material, graph = bare_material(name)
    dark = tuple(c * (1 - variation * 2.2) for c in colour)
    light = tuple(min(1, c * 1.05 + 0.03) for c in colour)
    random_share = graph.node('ShaderNodeObjectInfo').outputs['Random']
    tint = graph.ramp(random_share, [(0, dark), (1, light)])
    body = graph.node(
        'ShaderNodeBsdfPrincipled',
        {'Base Color': tint, 'Roughness': 0.55, 'Specular': 0.25, 'Sheen': 0.3},
    ).outputs[0]
    through = graph.node('ShaderNodeBsdfTranslucent', {'Color': tint}).outputs[0]
    graph.surface(graph.blend(translucency, body, through))
    return material


def rose(name, material, seed=0, radius=0.05, openness=1.0, layers=6, resolution=6):
    """Mesh data of a layered rose looking up."""
    rng = random.Random(seed)
    vertices, faces = [], []
    for layer in range(layers):
        outward = layer / (layers - 1)
        count = 3 if layer < 2 else 4 if layer < 4 else 5
        for k in range(count):
            angle = layer * 2.4 + k * 2 * math.pi / count + rng.uniform(-0.25, 0.25)
            points, quads = _petal(
                radius=radius * (0.16 + 0.84 * outward) * rng.uniform(0.92, 1.08),
                height=radius * (1.15 - 0.35 * outward) * rng.uniform(0.9, 1.08),
                half_angle=(2 * math.pi / count) * 0.72,
                flare=0.75 * outward**1.6 * openness,
                angle=angle,
                ruffle_phase=rng.random() * 2 * math.pi,
                resolution=resolution,
            )
            faces += [tuple(index + len(vertices) for index in quad) for quad in quads]
            vertices += points
    return _data(name, vertices, faces, material)


def _petal(radius, height, half_angle, flare, angle, ruffle_phase, resolution):
    n = resolution
    points = []
    for j in range(n + 1):
        v = j / n
        width = half_angle * math.sin(math.pi * min(1, 0.18 + v * 0.72)) ** 0.6
        for i in range(n + 1):
            u = i / n * 2 - 1
            a = angle + u * width
            bowl = radius * (0.25 + 0.75 * math.sin(v * 1.5))
            opened = flare * max(0, v - 0.45) ** 1.8 * radius * 2.2
            r = bowl + opened + 0.06 * radius * v * math.sin(u * 5 + ruffle_phase)
            z = height * v * (1 - 0.16 * abs(u) ** 2.2 * v)
            z -= flare * height * 0.35 * max(0, v - 0.6) ** 1.3
            points.append((r * math.cos(a), r * math.sin(a), z))
    quads = []
    for j in range(n):
        for i in range(n):
            k = j * (n + 1) + i
            quads.append((k, k + 1, k + n + 2, k + n + 1))
    return points, quads


def leaf_points(length, width, rng):
    """One bent leaf along +y as (points, quads)."""
    steps = 5
    bend = rng.uniform(0.1, 0.5)
    points, quads = [], []
    for i in range(steps + 1):
        t = i / steps
        half = width * math.sin(math.pi * t**0.8) * 0.5
        z = -bend * length * t * t
        points += [
            (-half, length * t, z + half * 0.35),
            (0, length * t, z),
            (half, length * t, z + half * 0.35),
        ]
    for i in range(steps):
        k = i * 3
        quads += [(k, k + 1, k + 4, k + 3), (k + 1, k + 2, k + 5, k + 4)]
    return points, quads


def loose_petal(material, seed=0):
    points, quads = leaf_points(0.045, 0.04, random.Random(seed))
    return _data('loose petal', points, quads, material)


def leaf_cluster(
    name, material, count=60, radius=0.15, length=0.06, width=0.03, seed=0, hollow=0.5, flat=1.0
):
    """Mesh data of a ball of leaves; `hollow` is the share of the radius left empty inside."""
    rng = random.Random(seed)
    vertices, faces = [], []
    for _ in range(count):
        outward = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1) * flat)).normalized()
        origin = outward * radius * (hollow + (1 - hollow) * rng.random())
        points, quads = leaf_points(length * rng.uniform(0.6, 1.2), width * rng.uniform(0.7, 1.2), rng)
        wild = Vector((rng.gauss(0, 0.5), rng.gauss(0, 0.5), rng.gauss(0, 0.5) - 0.1))
        turn = (outward + wild).normalized().to_track_quat('Y', 'Z').to_matrix()
        turn = turn @ Matrix.Rotation(rng.uniform(0, 6.28), 3, 'Y')
        faces += [tuple(index + len(vertices) for index in quad) for quad in quads]
        vertices += [tuple(turn @ Vector(point) + origin) for point in points]
    return _data(name, vertices, faces, material)


def plume(name, material, seed=0, length=0.55, strands=420):
    """Mesh data of a pampas plume along +z: a stem with drooping hairs."""
    rng = random.Random(seed)
    vertices, faces = [], []
    for _ in range(strands):
        t = rng.random() ** 0.8
        root = Vector((0, 0, length * (0.25 + 0.75 * t)))
        around = rng.uniform(0, 6.28)
        spread = (0.085 * math.sin(math.pi * min(1, 0.12 + t * 0.88)) + 0.012) * rng.uniform(0.5, 1.1)
        tip = root + Vector(
            (spread * math.cos(around), spread * math.sin(around), 0.09 * rng.uniform(0.3, 1))
        )
        droop = tip + Vector((0.02 * math.cos(around), 0.02 * math.sin(around), -0.03))
        side = Vector((-math.sin(around), math.cos(around), 0)) * 0.0028
        k = len(vertices)
        vertices += [tuple(p) for p in (root - side, root + side, tip + side, tip - side, droop)]
        faces += [(k, k + 1, k + 2, k + 3), (k + 3, k + 2, k + 4)]
    return _data(name, vertices, faces, material)


def random_turn(rng):
    return (rng.random() * 6, rng.random() * 6, rng.random() * 6)


def facing(direction, rng, wildness=0.5):
    """A rotation that turns a flower roughly towards `direction`."""
    wild = Vector((rng.gauss(0, wildness), rng.gauss(0, wildness), rng.gauss(0, wildness)))
    return (Vector(direction) + wild).normalized().to_track_quat('Z', 'Y').to_euler()


class Florist:
    """Roses in a palette with matching foliage; places them singly, in balls and along paths."""

    def __init__(self, rng, colours, leaf_colours, rose_radius=0.055, weights=None):
        self.rng = rng
        petals = [petal_material(f'petal {i}', colour) for i, colour in enumerate(colours)]
        self.petals = petals
        self.roses = [
            rose(f'rose {i} {k}', material, i * 7 + k, rose_radius, 0.8 + 0.45 * k)
            for i, material in enumerate(petals)
            for k in range(2)
        ]
        self.weights = [w for w in (weights or [1] * len(colours)) for _ in range(2)]
        self.clusters = [
            leaf_cluster(f'leaves {i}', material, 24, 0.09, 0.10, 0.045, i, 0.2)
            for i, material in enumerate(leaf_colours)
        ]

    def bloom(self, location, direction, scale=1.0, wildness=0.35):
        data = self.rng.choices(self.roses, self.weights)[0]
        place(data, location, facing(direction, self.rng, wildness), scale)

    def leaves(self, location, scale=1.0):
        place(self.rng.choice(self.clusters), location, random_turn(self.rng), scale)

    def ball(self, centre, radius, blooms=46, leaves=26):
        rng = self.rng
        for _ in range(blooms):
            out = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized()
            point = Vector(centre) + Vector((out.x, out.y, out.z * 0.85)) * radius
            self.bloom(point, out, rng.choice([0.9, 1.1, 1.4, 1.6]), 0.15)
        for _ in range(leaves):
            out = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1) - 0.3)).normalized()
            self.leaves(Vector(centre) + out * radius * 1.02, rng.uniform(0.7, 1.2))

    def garland(self, path, per_point, spread, bloom_share=0.62, lift=(0, 0, 0)):
        """Flowers scattered around (x, y, z, density) points, looking at the camera."""
        rng = self.rng
        for x, y, z, density in path:
            for _ in range(int(per_point * density)):
                dx, dy, dz = (self._near(spread * density**0.5) for _ in range(3))
                at = (x + dx + lift[0], y + dy * 0.5 + lift[1], z + dz + lift[2])
                if rng.random() < bloom_share:
                    self.bloom(at, (dx * 1.5, -1, 0.15 + dz), rng.choice([0.65, 0.8, 1, 1.15, 1.35]))
                else:
                    self.leaves(
                        (at[0] + dx * 0.25, at[1] + 0.08, at[2] + dz * 0.25), rng.uniform(0.8, 1.4)
                    )

    def _near(self, spread):
        """A normal deviate without far outliers, which would float in the air."""
        return max(-1.7, min(1.7, self.rng.gauss(0, 1))) * spread

    def loose_petals(self, count, where, tilt=0.5):
        data = loose_petal(self.petals[0])
        for _ in range(count):
            turn = (self.rng.random() * tilt, self.rng.random() * tilt, self.rng.random() * 6)
            place(data, where(), turn, self.rng.uniform(0.7, 1.2))


def _data(name, vertices, faces, material):
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices, [], faces)
    data.update()
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    data.materials.append(material)
    return data
