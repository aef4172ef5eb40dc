"""Cloth of bright silk: bridal satin, brocade and chiffon."""

import math

import bpy

from kit.materials import plain
from kit.nodes import Graph, principled


def bridal_satin(name, colour=(0.80, 0.772, 0.730)):
    """Heavy satin with a soft shine; vertex attributes `pleat` and `pleated` press pleats into it."""
    material = plain(name, colour, 0.47, Specular=0.30, Sheen=0.35)
    graph = Graph(material.node_tree)
    shader = principled(material)
    melange = graph.math('MULTIPLY_ADD', graph.noise(420.0, 4.0), 2.0, -0.5, clamp=True)
    dark, light = tuple(c * 0.93 for c in colour), tuple(min(0.95, c * 1.05) for c in colour)
    turn = graph.math('MULTIPLY', graph.attribute('pleat'), math.pi)
    pleat = graph.math('POWER', graph.math('ABSOLUTE', graph.math('SINE', turn)), 0.55)
    depth = graph.attribute('pleated')
    valley = graph.math('MULTIPLY', graph.math('SUBTRACT', 1.0, pleat), depth)
    shaded = graph.mix(graph.math('MULTIPLY', valley, 0.55), light, tuple(c * 0.45 for c in colour))
    speckled = graph.mix(graph.math('MULTIPLY', melange, 0.5), shaded, dark)
    graph.feed(shader.inputs['Base Color'], speckled)
    threads = graph.math('MULTIPLY', graph.noise(1100.0, 2.0), 0.03)
    drape = graph.noise(1.0, 3.0, vector=graph.object_position(scale=(26, 26, 13)))
    fine = graph.math('ADD', threads, drape)
    soft = graph.bump(fine, 0.22, 0.005)
    height = graph.math('MULTIPLY', pleat, depth)
    pressed = graph.node(
        'ShaderNodeBump', {'Height': height, 'Strength': 0.9, 'Distance': 0.0042, 'Normal': soft}
    ).outputs[0]
    graph.feed(shader.inputs['Normal'], pressed)
    return material


def brocade(name, pattern_path, ground, pattern, scale=6.5):
    """Silk with flowers woven in a second colour that shines a little more."""
    material = plain(name, ground, 0.55, Specular=0.30, Sheen=0.30)
    graph = Graph(material.node_tree)
    image = bpy.data.images.load(pattern_path, check_existing=True)
    image.colorspace_settings.name = 'Non-Color'
    flat = graph.object_position(scale=(scale, scale, scale), rotation=(math.pi / 2, 0, 0))
    woven = graph.node('ShaderNodeTexImage', {0: flat}, image=image, interpolation='Cubic')
    channels = graph.node('ShaderNodeSeparateRGB', {0: woven.outputs[0]})
    shader = principled(material)
    threads = graph.math('MULTIPLY_ADD', graph.noise(520.0, 3.0), 0.5, 0.72)
    share = graph.math('MULTIPLY', channels.outputs[0], threads, clamp=True)
    graph.feed(shader.inputs['Base Color'], graph.mix(share, ground, pattern))
    graph.feed(shader.inputs['Roughness'], graph.math('MULTIPLY_ADD', share, -0.18, 0.58))
    height = graph.math('ADD', channels.outputs[1], graph.math('MULTIPLY', graph.noise(700.0, 2.0), 0.2))
    graph.feed(shader.inputs['Normal'], graph.bump(height, 0.5, 0.0012))
    return material


def chiffon(name, colour=(0.84, 0.815, 0.775)):
    """Layered chiffon with a satin edge.

    Vertex attributes: `edge` and `depth` (metres from the nearer and the inner edge), `run` (0..1 along it).
    """
    material = plain(name, colour, 0.60, Specular=0.22, Sheen=0.5)
    graph = Graph(material.node_tree)
    shader = principled(material)
    edge, depth, run = (graph.attribute(key) for key in ('edge', 'depth', 'run'))
    along = graph.node('ShaderNodeCombineXYZ', {0: graph.math('MULTIPLY', run, 5.0), 1: depth}).outputs[0]
    wide = graph.node('ShaderNodeMapping', {0: along})
    wide.inputs['Scale'].default_value = (1, 75, 1)
    fine = graph.node('ShaderNodeMapping', {0: along})
    fine.inputs['Scale'].default_value = (2.5, 230, 1)
    broad = graph.noise(1.0, 2.0, vector=wide.outputs[0])
    creases = graph.math('ABSOLUTE', graph.math('SUBTRACT', broad, 0.5))
    small = graph.noise(1.0, 2.0, vector=fine.outputs[0])
    threads = graph.bump(graph.math('MULTIPLY', graph.noise(1300.0, 2.0), 0.10), 0.25, 0.002)
    height = graph.math('MULTIPLY_ADD', small, 0.30, graph.math('MULTIPLY', creases, -2.0))
    bump = graph.node(
        'ShaderNodeBump', {'Height': height, 'Strength': 0.75, 'Distance': 0.0032, 'Normal': threads}
    )
    graph.feed(shader.inputs['Normal'], bump.outputs[0])
    satin = graph.math('MULTIPLY_ADD', edge, -1 / 0.0012, 0.0085 / 0.0012, clamp=True)
    graph.feed(shader.inputs['Roughness'], graph.math('MULTIPLY_ADD', satin, -0.30, 0.60))
    graph.feed(shader.inputs['Specular'], graph.math('MULTIPLY_ADD', satin, 0.35, 0.22))
    off_seam = graph.math('ABSOLUTE', graph.math('SUBTRACT', edge, 0.0088))
    seam = graph.math('SUBTRACT', 1.0, graph.math('MULTIPLY', off_seam, 1 / 0.0014), clamp=True)
    tinted = graph.mix(graph.math('MULTIPLY', seam, 0.6), colour, tuple(c * 0.5 for c in colour))
    graph.feed(shader.inputs['Base Color'], tinted)
    return material
