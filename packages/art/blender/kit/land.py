"""Rolling ground, hazy ridges and country houses for the distance."""


from mathutils import noise

from kit.materials import emission, plain
from kit.nodes import Graph, principled
from kit.shapes import box, grid_faces, mesh


def smoothstep(start, end, value):
    t = min(1, max(0, (value - start) / (end - start)))
    return t * t * (3 - 2 * t)


def mottled(name, scale, dark, light, roughness=0.9):
    """A matt material that wanders between two colours; `scale` in spots a metre."""
    material = plain(name, light, roughness, Specular=0.2)
    graph = Graph(material.node_tree)
    colour = graph.ramp(graph.noise(scale, 8.0), [(0.32, dark), (0.68, light)])
    graph.feed(principled(material).inputs['Base Color'], colour)
    return material


def terrain(height, xs, ys, material, columns=90, rows=150):
    """Ground over a rectangle; rows are denser near the camera."""
    vertices = []
    for j in range(rows + 1):
        y = ys[0] + (ys[1] - ys[0]) * (j / rows) ** 1.8
        for i in range(columns + 1):
            x = xs[0] + (xs[1] - xs[0]) * i / columns
            vertices.append((x, y, height(x, y)))
    return mesh('terrain', vertices, grid_faces(rows, columns), material)


def ridge(y, base, crest, colour, seed, half_width=160.0, roughness=0.35):
    """A far range of hills in the colour that the air gives it."""
    vertices, steps = [], 160
    for i in range(steps + 1):
        x = (i / steps - 0.5) * 2 * half_width
        z = crest * (0.75 + 0.7 * noise.noise((x * 2.2 / half_width + seed, seed * 3.1, 0)))
        z += crest * roughness * 0.3 * noise.noise((x * 9 / half_width, seed, 4))
        vertices += [(x, y, base), (x, y, base + max(0.1, z))]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(steps)]
    return mesh('ridge', vertices, faces, emission(f'ridge {seed}', colour, 1.0), False)


def farmhouse(x, y, ground, wall, roof, window=None, size=1.0):
    """A long house with a pitched roof and a small tower."""
    width, depth, height = 8.0 * size, 5.0 * size, 3.4 * size
    box((x, y, ground + height / 2), (width, depth, height), wall)
    pitched_roof((x, y, ground + height), width + 0.7, depth + 0.7, 1.6 * size, roof)
    tower = 3.0 * size
    box((x - width * 0.36, y - 0.6, ground + height), (tower, tower, height * 2), wall)
    pitched_roof(
        (x - width * 0.36, y - 0.6, ground + height * 2), tower + 0.6, tower + 0.6, 1.1 * size, roof
    )
    if window:
        for k in range(4):
            at = (x - width * 0.12 + k * width * 0.17, y - depth / 2 - 0.02, ground + height * 0.55)
            box(at, (0.8 * size, 0.05, 1.2 * size), window)


def pitched_roof(centre, width, depth, rise, material):
    x, y, z = centre
    a, b = width / 2, depth / 2
    hip = max(0.0, a - b * 0.8)
    vertices = [
        (x - a, y - b, z),
        (x + a, y - b, z),
        (x + a, y + b, z),
        (x - a, y + b, z),
        (x - hip, y, z + rise),
        (x + hip, y, z + rise),
    ]
    faces = [(0, 1, 5, 4), (2, 3, 4, 5), (1, 2, 5), (3, 0, 4)]
    return mesh('roof', vertices, faces, material, False)
