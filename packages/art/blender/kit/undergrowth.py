"""Grass, ferns, wild flowers and stones, fine enough to be seen in focus at a couple's feet."""

import math
import random

from mathutils import Matrix, Vector, noise

from kit.flora import leaf_points
from kit.shapes import ball_data, mesh, mesh_only, place


def scatter(rng, kinds, count, where, sizes=(0.8, 1.2), tilt=0.08):
    """Place one of the kinds `count` times; `where()` gives a location, or None where nothing grows."""
    for _ in range(count):
        at = where()
        if at is not None:
            turn = (rng.gauss(0, tilt), rng.gauss(0, tilt), rng.uniform(0, 2 * math.pi))
            place(rng.choice(kinds), at, turn, rng.uniform(*sizes))


def grass(name, material, seed=0, radius=0.16, blades=150, heights=(0.03, 0.08), width=0.004, lean=0.45):
    """Mesh data of a patch of bent blades."""
    rng = random.Random(seed)
    vertices, faces = [], []
    for _ in range(blades):
        out, around = radius * rng.random() ** 0.5, rng.uniform(0, 2 * math.pi)
        root = Vector((out * math.cos(around), out * math.sin(around), -0.01))
        tall, across = rng.uniform(*heights), rng.uniform(0, 2 * math.pi)
        bend = Vector((rng.gauss(0, lean), rng.gauss(0, lean), 0)) * tall
        side = Vector((math.cos(across), math.sin(across), 0)) * width / 2
        waist = root + bend * 0.3 + Vector((0, 0, tall * 0.6))
        tip = root + bend + Vector((0, 0, tall))
        k = len(vertices)
        vertices += [root - side, root + side, waist + side * 0.8, waist - side * 0.8, tip]
        faces += [(k, k + 1, k + 2, k + 3), (k + 3, k + 2, k + 4)]
    return mesh_only(mesh(name, vertices, faces, material))


def fern(name, material, seed=0, fronds=11, length=0.55, pairs=26):
    """Mesh data of a fern: arching fronds with leaflets that shorten to the tip."""
    rng = random.Random(seed)
    vertices, faces = [], []
    for k in range(fronds):
        turn = Matrix.Rotation((k + rng.uniform(-0.3, 0.3)) * 2 * math.pi / fronds, 3, 'Z')
        reach, rise = length * rng.uniform(0.75, 1.15), rng.uniform(0.75, 1.15)
        for i in range(pairs):
            t = (i + 1) / pairs
            rib = Vector((0, reach * t, reach * rise * (1.25 * t - 1.1 * t * t)))
            leaflet = reach * 0.27 * math.sin(math.pi * (0.16 + 0.82 * t)) ** 0.9
            for side in (-1, 1):
                points, quads = leaf_points(leaflet, reach / pairs * 1.15, rng)
                out = Vector((side, 0.42, -0.22)).to_track_quat('Y', 'Z').to_matrix()
                faces += [tuple(index + len(vertices) for index in face) for face in quads]
                vertices += [turn @ (rib + out @ Vector(point)) for point in points]
    return mesh_only(mesh(name, vertices, faces, material))


def wild_flower(name, materials, seed=0, petals=11, radius=0.016, height=0.16, broad=0.5):
    """Mesh data of three flowers on stems; materials: petals, heart and stem."""
    rng = random.Random(seed)
    parts = ([], [], [])
    for _ in range(3):
        foot = Vector((rng.gauss(0, 0.035), rng.gauss(0, 0.035), 0))
        head = foot + Vector((rng.gauss(0, 0.02), rng.gauss(0, 0.02), height * rng.uniform(0.6, 1)))
        across = Vector((0.0012, 0, 0))
        parts[2].append(([foot - across, foot + across, head + across, head - across], [(0, 1, 2, 3)]))
        nod = Vector((rng.gauss(0, 0.35), rng.gauss(-0.25, 0.35), 1)).to_track_quat('Z', 'Y').to_matrix()
        for k in range(petals):
            points, quads = leaf_points(radius, radius * broad, rng)
            turn = nod @ Matrix.Rotation(k * 2 * math.pi / petals, 3, 'Z') @ Matrix.Rotation(0.35, 3, 'X')
            parts[0].append(([head + turn @ Vector(point) for point in points], quads))
        ring = [(math.cos(k * math.pi / 3), math.sin(k * math.pi / 3), 0.35) for k in range(6)]
        heart = [head + nod @ (Vector(point) * radius * 0.28) for point in [*ring, (0, 0, 0.8)]]
        parts[1].append((heart, [(k, (k + 1) % 6, 6) for k in range(6)]))
    vertices, faces, owners = [], [], []
    for owner, part in enumerate(parts):
        for points, corners in part:
            faces += [tuple(index + len(vertices) for index in face) for face in corners]
            owners += [owner] * len(corners)
            vertices += points
    thing = mesh(name, vertices, faces, materials[0])
    for material in materials[1:]:
        thing.data.materials.append(material)
    thing.data.polygons.foreach_set('material_index', owners)
    return mesh_only(thing)


def stone(name, material, seed=0, radius=1.0, flatness=0.6, subdivisions=3):
    """Mesh data of a weathered stone."""
    data = ball_data(radius, material, subdivisions)
    for vertex in data.vertices:
        at = vertex.co / radius
        bulge = 1 + 0.34 * noise.noise(at * 1.1 + Vector((seed * 7.3, 0, 0))) + 0.10 * noise.noise(at * 3.1)
        vertex.co = vertex.co * bulge
        vertex.co.z *= flatness
    return data


def litter(name, material, seed=0, length=0.05, width=0.028):
    """Mesh data of a fallen leaf."""
    points, quads = leaf_points(length, width, random.Random(seed))
    lowest = min(z for _, _, z in points)
    return mesh_only(mesh(name, [(x, y, z - lowest) for x, y, z in points], quads, material))
