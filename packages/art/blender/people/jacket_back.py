"""The seam in the middle of a jacket's back and the vent that it opens into."""

import numpy as np
from kit.nodes import Graph, principled

from people.meshes import set_attribute

VENT_M = 0.475
# Half the width of the sewn groove and of the slit's shadow.
GROOVE_M, SLIT_M = 0.0030, 0.0024
# Where on the jacket's depth its back begins.
BACK_M = 0.06


def with_back_seam(material, tall):
    """A copy that draws the seam by the attributes of `mark_back`; in the vent the wearer's left lies on top."""
    material = material.copy()
    graph = Graph(material.node_tree)
    shader = principled(material)
    aside, below = graph.attribute('aside'), graph.attribute('below')
    sewn = graph.math('MULTIPLY', below, 1 / 0.03, clamp=True)
    vent = graph.math('MULTIPLY_ADD', below, 1 / 0.012, -VENT_M * tall / 0.012, clamp=True)
    groove = graph.math('MULTIPLY', _line(graph, aside, GROOVE_M), sewn)
    lap = graph.math('MULTIPLY_ADD', aside, 1 / 0.0030, 0.5, clamp=True)
    height = graph.math('SUBTRACT', graph.math('MULTIPLY', lap, vent), graph.math('MULTIPLY', groove, 0.8))
    normal = shader.inputs['Normal']
    bump = {'Height': height, 'Strength': 0.9, 'Distance': 0.0042, 'Normal': normal.links[0].from_socket}
    graph.feed(normal, graph.node('ShaderNodeBump', bump).outputs[0])
    slit = graph.math('MULTIPLY', _line(graph, aside, SLIT_M), vent)
    shade = graph.math('MULTIPLY_ADD', groove, 0.30, graph.math('MULTIPLY', slit, 0.55))
    colour = shader.inputs['Base Color']
    graph.feed(colour, graph.mix(shade, colour.links[0].from_socket, (0.001, 0.001, 0.001)))
    return material


def _line(graph, aside, half_m):
    across = graph.math('MULTIPLY', aside, 1 / half_m)
    return graph.math('EXPONENT', graph.math('MULTIPLY', graph.math('MULTIPLY', across, across), -1.0))


def mark_back(thing, shell, pit):
    """Metres beside the middle and below the pit of the neck; in front the latter is negative."""
    x, y, z = shell.rest.T
    set_attribute(thing, 'aside', x)
    set_attribute(thing, 'below', np.where(y - pit[1] > BACK_M, pit[2] - z, -1.0))
