"""Cloth that ends along a line which the shader draws, sharp at any size."""

from kit.nodes import Graph, principled


def shown_where(material, name, sign=1.0):
    """A copy of a material that shows only where sign * attribute (metres) is over 0."""
    material = material.copy()
    graph = Graph(material.node_tree)
    shown = graph.math('MULTIPLY_ADD', graph.attribute(name), sign * 1500.0, 0.5, clamp=True)
    graph.feed(principled(material).inputs['Alpha'], shown)
    return material
