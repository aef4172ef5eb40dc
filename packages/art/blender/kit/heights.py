"""Wooded hills and snowy peaks with real slopes, for light to fall on."""

from mathutils import Vector, noise

from kit.land import terrain
from kit.materials import plain
from kit.nodes import Graph, principled
from kit.shapes import place
from kit.trees import fir

SCALE_M = 90.0


def peaks(crests, ys, material, seed=0, half_width=230.0, foot=0.0):
    """A range through `crests` of (x, height, half width), broken up into ridges and gullies."""
    near, far = ys
    middle = (near + far) / 2

    def height(x, y):
        bend = 14 * noise.noise((x / 50, y / 50, seed + 5))
        depth = abs(y + bend - middle) / (far - near) * 2
        top = max(tall * max(0, 1 - (((x + bend - at) / wide) ** 2 + 0.001) ** 0.5) for at, tall, wide in crests)
        rough = noise.ridged_multi_fractal(Vector((x / SCALE_M, y / SCALE_M, seed)), 0.9, 2.1, 7, 1.0, 2.0)
        slope = max(0, 1 - depth) ** 0.9
        return foot + slope * (top + (0.25 * top + 4) * (rough - 1.1))

    return terrain(height, (-half_width, half_width), ys, material, 300, 150)


def snowy_rock(name, snow_line, rock=((0.05, 0.05, 0.06), (0.20, 0.19, 0.20))):
    """Grey rock; snow lies on what is high and not too steep."""
    material = plain(name, roughness=0.85, Specular=0.15)
    graph = Graph(material.node_tree)
    geometry = graph.node('ShaderNodeNewGeometry')
    height = graph.node('ShaderNodeSeparateXYZ', {0: geometry.outputs['Position']}).outputs[2]
    level = graph.node('ShaderNodeSeparateXYZ', {0: geometry.outputs['Normal']}).outputs[2]
    uneven = graph.noise(0.16, 8.0)
    lying = graph.math('MULTIPLY_ADD', uneven, 26.0, graph.math('MULTIPLY_ADD', level, 34.0, -30.0))
    above = graph.math('SUBTRACT', graph.math('ADD', height, lying), snow_line)
    share = graph.math('MULTIPLY', above, 0.22, clamp=True)
    stone = graph.ramp(graph.noise(0.30, 9.0), [(0.34, rock[0]), (0.68, rock[1])])
    shader = principled(material)
    graph.feed(shader.inputs['Base Color'], graph.mix(share, stone, (0.90, 0.92, 0.96)))
    graph.feed(shader.inputs['Normal'], graph.bump(graph.noise(0.22, 9.0), 0.8, 3.0))
    return material


class FirWood:
    """Firs without snow, three shapes of one green."""

    def __init__(self, rng, needles):
        self.rng = rng
        self.kinds = [fir(f'green fir {i}', needles, needles, i, 4.0 + 0.5 * i, 1.25, 0) for i in range(3)]

    def tree(self, x, y, ground, scale):
        turn = (self.rng.gauss(0, 0.015), self.rng.gauss(0, 0.015), self.rng.random() * 6)
        place(self.rng.choice(self.kinds), (x, y, ground - 0.1), turn, scale)

    def slope(self, count, where, height, scales):
        """A wood on a hillside; `where()` gives x and y, or None for a glade."""
        for _ in range(count):
            at = where()
            if at is not None:
                self.tree(*at, height(*at), self.rng.uniform(*scales))
