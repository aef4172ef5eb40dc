"""Walls with openings, their windows and curtains, and daylight through them."""

import math

from mathutils import noise

from kit.nodes import bare_material
from kit.shapes import box, grid_faces, mesh
from kit.stage import area_light

# From the grass at the foot of a window up to the sky.
OUTDOORS = [(0.1, (0.35, 0.5, 0.16)), (0.35, (0.6, 0.8, 0.3)), (0.5, (1.3, 1.45, 1.1)), (0.7, (1.9, 2.0, 2.1))]


def pierced_wall(name, point, span, height, openings, material):
    """A wall with rectangular holes (from, to, foot, head); `point(along, z)` says where it stands."""
    along = sorted({*span, *(edge for hole in openings for edge in hole[:2])})
    levels = sorted({0, height, *(edge for hole in openings for edge in hole[2:])})
    vertices, faces = [], []
    for a0, a1 in zip(along[:-1], along[1:]):
        for z0, z1 in zip(levels[:-1], levels[1:]):
            if not any(h[0] <= a0 and a1 <= h[1] and h[2] <= z0 and z1 <= h[3] for h in openings):
                k = len(vertices)
                vertices += [point(a0, z0), point(a1, z0), point(a1, z1), point(a0, z1)]
                faces.append((k, k + 1, k + 2, k + 3))
    return mesh(name, vertices, faces, material, False)


def bar(start, end, thickness, material, bevel=0.004):
    """A beam between two points that share two coordinates."""
    centre = [(a + b) / 2 for a, b in zip(start, end)]
    size = [abs(a - b) + t for a, b, t in zip(start, end, thickness)]
    return box(centre, size, material, bevel)


def sash(point, hole, material, columns=2, rows=3, depth=0.07):
    """Frame and glazing bars of a window in a hole."""
    a0, a1, z0, z1 = hole
    for k in range(columns + 1):
        a, width = a0 + (a1 - a0) * k / columns, 0.035 if 0 < k < columns else 0.09
        bar(point(a, z0), point(a, z1), (width, width, 0), material)
    for k in range(rows + 1):
        z, width = z0 + (z1 - z0) * k / rows, 0.03 if 0 < k < rows else 0.09
        bar(point(a0, z), point(a1, z), (depth, depth, width), material)


def daylight(centre, size, target, watts, colour):
    """The sky behind a window: a light of width and height that no camera sees."""
    light = area_light(centre, watts, colour, size[0], target)
    light.data.shape = 'RECTANGLE'
    light.data.size_y = size[1]
    light.visible_camera = False
    return light


def outdoors(strength, tint=(1, 1, 1)):
    """Sunlit green below a pale sky, far out of focus, for a wall behind a window."""
    material, graph = bare_material('outdoors')
    height = graph.node('ShaderNodeSeparateXYZ', {0: graph.object_position()}).outputs[2]
    level = graph.math('MULTIPLY_ADD', graph.noise(1.1, 5.0), 0.7, graph.math('MULTIPLY_ADD', height, 0.16, -0.28))
    colour = graph.mix(1.0, graph.ramp(level, OUTDOORS), tint, 'MULTIPLY')
    graph.surface(graph.node('ShaderNodeEmission', {0: colour, 1: strength}).outputs[0])
    return material


def curtain(start, end, top, foot, material, folds=9, depth=0.05, seed=0.0):
    """Cloth hanging in folds between two places (x, y) of its rail."""
    columns, rows = folds * 12, 24
    length = math.dist(start, end)
    across = ((start[1] - end[1]) / length, (end[0] - start[0]) / length)
    vertices = []
    for j in range(rows + 1):
        v = j / rows
        for i in range(columns + 1):
            u = i / columns
            wander = noise.noise((u * 5, v * 1.2, seed))
            wave = math.sin(u * folds * 2 * math.pi + 2.4 * noise.noise((u * 4, v * 0.7, seed + 9)) + 0.3 * v)
            out = depth * (0.75 + 0.5 * v) * (0.8 * wave + 0.7 * wander)
            x, y = (start[k] + (end[k] - start[k]) * u + across[k] * out for k in (0, 1))
            vertices.append((x, y, top + (foot - top) * v))
    return mesh('curtain', vertices, grid_faces(rows, columns), material)
