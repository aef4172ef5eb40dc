"""Cloth and wool for furniture."""

from kit.materials import plain
from kit.nodes import Graph, principled


def cloth(name, colour, threads_per_m):
    """Woven cloth, a little uneven in colour and weave."""
    material = plain(name, colour, 0.9, Sheen=0.3, Specular=0.1)
    graph = Graph(material.node_tree)
    dark = tuple(c * 0.84 for c in colour)
    graph.feed(principled(material).inputs['Base Color'], graph.mix(graph.noise(9.0, 6.0), dark, colour))
    weave = graph.math('ADD', graph.noise(threads_per_m, 2.0), graph.noise(7.0, 3.0))
    graph.feed(principled(material).inputs['Normal'], graph.bump(weave, 0.5, 0.006))
    return material


def berber():
    """A cream Berber rug with thin brown lozenges."""
    material = plain('wool', (0.66, 0.60, 0.50), 0.95, Sheen=0.4, Specular=0.05)
    graph = Graph(material.node_tree)
    wander = graph.node('ShaderNodeTexNoise', {'Scale': 16.0}).outputs[1]
    shaken = graph.mix(0.022, graph.object_position(), wander, 'ADD')
    along = graph.node('ShaderNodeSeparateXYZ', {0: shaken}).outputs
    sides = [graph.math('PINGPONG', graph.math('DIVIDE', along[i], cell), 0.5) for i, cell in enumerate((0.44, 0.62))]
    line = graph.math('ABSOLUTE', graph.math('SUBTRACT', graph.math('ADD', *sides), 0.5))
    pile = graph.noise(230.0, 3.0)
    wool = graph.mix(graph.noise(5.0, 5.0), (0.58, 0.52, 0.43), (0.72, 0.67, 0.58))
    wool = graph.mix(graph.math('MULTIPLY', pile, 0.5), wool, (0.44, 0.38, 0.30))
    share = graph.ramp(line, [(0.018, (1, 1, 1)), (0.034, (0, 0, 0))])
    graph.feed(principled(material).inputs['Base Color'], graph.mix(share, wool, (0.20, 0.135, 0.09)))
    graph.feed(principled(material).inputs['Normal'], graph.bump(pile, 0.8, 0.008))
    return material
