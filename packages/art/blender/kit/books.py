"""Old books by the shelf."""

from kit.materials import plain
from kit.nodes import Graph, principled
from kit.shapes import mesh, mesh_only

LEATHERS = [
    (0.17, 0.075, 0.035),
    (0.28, 0.15, 0.07),
    (0.20, 0.035, 0.025),
    (0.05, 0.075, 0.05),
    (0.36, 0.24, 0.13),
    (0.045, 0.05, 0.085),
    (0.13, 0.06, 0.03),
    (0.46, 0.37, 0.24),
    (0.24, 0.06, 0.035),
    (0.10, 0.085, 0.06),
]


def book_row(rng, length, material):
    """Mesh data of a bay of upright books along +x, spines towards -y."""
    vertices, faces, x = [], [], 0.0
    while x < length - 0.05:
        width, tall, deep = rng.uniform(0.018, 0.052), rng.uniform(0.19, 0.315), rng.uniform(0.0, 0.035)
        lean = rng.choice([0, 0, 0, 0, 0, rng.uniform(-0.02, 0.05)])
        k = len(vertices)
        for z, shift in ((0, 0), (tall, lean)):
            low, high = x + 0.0015 + shift, x + width - 0.0015 + shift
            front = [(low, deep + 0.006), ((low + high) / 2, deep), (high, deep + 0.006)]
            vertices += [(*at, z) for at in ((low, 0.21), *front, (high, 0.21))]
        faces += [(k + i, k + (i + 1) % 5, k + 5 + (i + 1) % 5, k + 5 + i) for i in range(5)]
        faces.append((k + 5, k + 6, k + 7, k + 8, k + 9))
        x += width + (rng.uniform(0.05, 0.12) if rng.random() < 0.03 else 0)
    return mesh_only(mesh('books', vertices, faces, material, False))


def bindings():
    """Old leather and cloth with gilt lines and title labels."""
    material = plain('bindings', (0.3, 0.15, 0.08), 0.5, Specular=0.35)
    graph = Graph(material.node_tree)
    book = graph.node('ShaderNodeNewGeometry').outputs['Random Per Island']
    row = graph.node('ShaderNodeObjectInfo').outputs['Random']
    chance = graph.math('FRACT', graph.math('MULTIPLY_ADD', row, 7.3, book))
    ramp = graph.ramp(chance, [(k / len(LEATHERS), colour) for k, colour in enumerate(LEATHERS)])
    ramp.node.color_ramp.interpolation = 'CONSTANT'
    worn = graph.mix(graph.math('MULTIPLY', graph.noise(30.0, 5.0), 0.7), ramp, (0.09, 0.055, 0.035))
    height = graph.node('ShaderNodeSeparateXYZ', {0: graph.object_position()}).outputs[2]
    other = graph.math('FRACT', graph.math('MULTIPLY', book, 17.0))
    label = _band(graph, height, graph.math('MULTIPLY_ADD', other, 0.05, 0.13), 0.018)
    label = graph.math('MULTIPLY', label, graph.math('GREATER_THAN', other, 0.45))
    colour = graph.mix(label, worn, (0.16, 0.03, 0.02))
    gilt = 0
    for at in (0.022, 0.05, 0.108, 0.175):
        gilt = graph.math('ADD', gilt, _band(graph, height, at, 0.0022))
    gilt = graph.math('MULTIPLY', gilt, graph.math('LESS_THAN', other, 0.7), clamp=True)
    shader = principled(material)
    graph.feed(shader.inputs['Base Color'], graph.mix(gilt, colour, (0.72, 0.50, 0.20)))
    graph.feed(shader.inputs['Metallic'], gilt)
    return material


def _band(graph, height, at, half):
    return graph.math('LESS_THAN', graph.math('ABSOLUTE', graph.math('SUBTRACT', height, at)), half)
