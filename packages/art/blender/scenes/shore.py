"""Sand, sea and breaking waves."""

from mathutils import noise

from kit.materials import plain
from kit.nodes import Graph, principled
from kit.shapes import grid_faces, mesh, quad


def sand(pale):
    material = plain('sand', (0.55, 0.38, 0.25), 0.85, Specular=0.2)
    graph = Graph(material.node_tree)
    dark, light = (
        ((0.60, 0.48, 0.36), (0.80, 0.70, 0.56)) if pale else ((0.36, 0.235, 0.15), (0.66, 0.47, 0.32))
    )
    grains = graph.noise(1.6, 8.0, roughness=0.65)
    graph.feed(
        principled(material).inputs['Base Color'], graph.ramp(grains, [(0.35, dark), (0.65, light)])
    )
    columns, rows = 150, 220
    vertices = [_sand_point(i / columns, j / rows) for j in range(rows + 1) for i in range(columns + 1)]
    mesh('sand', vertices, grid_faces(rows, columns), material)


def sea(colour):
    material = plain('sea', colour, 0.30, Specular=0.5)
    graph = Graph(material.node_tree)
    swell = graph.noise(0.5, 3.0, vector=graph.object_position((0.25, 1, 1)))
    ripple = graph.noise(2.4, 4.0, vector=graph.object_position((0.5, 1.2, 1)))
    height = graph.math('ADD', swell, graph.math('MULTIPLY', ripple, 0.3))
    graph.feed(principled(material).inputs['Normal'], graph.bump(height, 0.35, 0.35))
    quad(
        'sea',
        [(-900, 13, -0.10), (900, 13, -0.10), (900, 3000, -0.10), (-900, 3000, -0.10)],
        material,
    )
    foam = plain('foam', (0.92, 0.88, 0.85), 0.7)
    for y, height, width in (
        (14.2, 0.05, 0.5),
        (16.5, 0.13, 0.35),
        (21, 0.32, 0.55),
        (30, 0.45, 0.6),
    ):
        _breaker(y, height, width, foam)


def _sand_point(u, v):
    x, y = (u - 0.5) * 24, 0.2 + v**1.6 * 17.8
    z = 0.07 * noise.noise((x * 0.6, y * 0.6, 0)) + 0.035 * noise.noise((x * 2.3, y * 2.3, 3))
    z += 0.018 * noise.noise((x * 6, y * 6, 9))
    flat_near_water = min(1, max(0, (16.5 - y) / 4))
    return (x, y, z * flat_near_water - 0.02 - max(0, y - 11.5) * 0.035)


def _breaker(y0, crest, width, material):
    vertices, steps = [], 260
    for i in range(steps + 1):
        x = (i / steps - 0.5) * 50
        height = crest * max(0.02, 0.55 + 0.9 * noise.noise((x * 0.12, y0, 5)))
        y = y0 + 0.8 * noise.noise((x * 0.25, y0, 1))
        vertices += [
            (x, y - width * 0.6, -0.1),
            (x, y - 0.05, -0.1 + height * 0.8 + 0.05 * height * noise.noise((x * 4, y0, 0))),
            (x, y + 0.1, -0.1 + height + 0.1 * height * noise.noise((x * 5, y0, 7))),
            (x, y + width, -0.1),
        ]
    faces = [
        (i * 4 + q, i * 4 + q + 4, i * 4 + q + 5, i * 4 + q + 1) for i in range(steps) for q in range(3)
    ]
    mesh('breaker', vertices, faces, material)
