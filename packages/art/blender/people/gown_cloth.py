"""Cloth of gowns: satin, crepe, tulle and lace. Maps are in metres, so that motifs have one size everywhere."""

import math

import bpy
from attire.bridal_cloth import bridal_satin
from kit.nodes import Graph, bare_material, principled

TILE_M = 0.24
SCALLOP_M = 0.021
LACE_COLOUR = (0.74, 0.715, 0.67)
IVORY = (0.67, 0.645, 0.60)
CHAMPAGNE = (0.60, 0.535, 0.455)


def satin(name, colour=IVORY):
    """Heavy and bright along its folds; attribute `bone` draws seams at its whole numbers."""
    return _silk(name, colour, roughness=0.36, specular=0.42)


def crepe(name, colour=(0.68, 0.658, 0.615)):
    return _silk(name, colour, roughness=0.62, specular=0.20)


def _silk(name, colour, roughness, specular):
    material = bridal_satin(name, colour)
    shader = principled(material)
    shader.inputs['Roughness'].default_value = roughness
    shader.inputs['Specular'].default_value = specular
    shader.inputs['Sheen'].default_value = 0.25
    _crease(material)
    return material


def _crease(material):
    """What wearing leaves in a cloth: shallow creases, longer than wide."""
    graph = Graph(material.node_tree)
    normal = principled(material).inputs['Normal']
    below = normal.links[0].from_socket
    broad = graph.noise(1.0, 3.0, vector=graph.object_position(scale=(15, 15, 5)), distortion=0.6)
    sharp = graph.math('ABSOLUTE', graph.math('SUBTRACT', broad, 0.5))
    bump = {'Height': graph.math('MULTIPLY', sharp, -1.0), 'Strength': 0.70, 'Distance': 0.014, 'Normal': below}
    graph.feed(normal, graph.node('ShaderNodeBump', bump).outputs[0])


def boned(material):
    """A copy with fine double-stitched seams where the attribute `bone` is a whole number."""
    material = material.copy()
    graph = Graph(material.node_tree)
    normal = principled(material).inputs['Normal']
    below = normal.links[0].from_socket
    whole = graph.math('SUBTRACT', graph.math('FRACT', graph.math('ADD', graph.attribute('bone'), 0.5)), 0.5)
    off = graph.math('MULTIPLY', graph.math('ABSOLUTE', whole), 0.055)
    groove = graph.math('SUBTRACT', 1.0, graph.math('MULTIPLY', off, 1 / 0.0016), clamp=True)
    casing = graph.math('SUBTRACT', 1.0, graph.math('MULTIPLY', off, 1 / 0.0055), clamp=True)
    height = graph.math('SUBTRACT', graph.math('POWER', casing, 0.4), groove)
    bump = {'Height': height, 'Strength': 0.8, 'Distance': 0.0016, 'Normal': below}
    graph.feed(normal, graph.node('ShaderNodeBump', bump).outputs[0])
    colour = principled(material).inputs['Base Color']
    dark = graph.mix(graph.math('MULTIPLY', groove, 0.35), colour.links[0].from_socket, (0.42, 0.39, 0.35))
    graph.feed(colour, dark)
    return material


def tulle(name, cover=0.16, at_rim=0.45, colour=(0.86, 0.845, 0.815)):
    """Net that hides more where it is seen along its surface, as in its folds."""
    material, graph = bare_material(name)
    thread = graph.node('ShaderNodeBsdfDiffuse', {'Color': colour}).outputs[0]
    glow = graph.node('ShaderNodeBsdfTranslucent', {'Color': colour}).outputs[0]
    clear = graph.node('ShaderNodeBsdfTransparent').outputs[0]
    rim = graph.node('ShaderNodeLayerWeight', {0: 0.35}).outputs['Facing']
    shown = graph.math('MULTIPLY_ADD', rim, at_rim, cover, clamp=True)
    graph.surface(graph.blend(shown, clear, graph.blend(0.35, thread, glow)))
    return material


def ends_inside(material, name='inside'):
    """A copy of a bare material that is clear where the attribute is under 0."""
    material = material.copy()
    graph = Graph(material.node_tree)
    output = next(node for node in material.node_tree.nodes if node.type == 'OUTPUT_MATERIAL')
    whole = output.inputs[0].links[0].from_socket
    shown = graph.math('MULTIPLY_ADD', graph.attribute(name), 1500.0, 0.5, clamp=True)
    clear = graph.node('ShaderNodeBsdfTransparent').outputs[0]
    graph.feed(output.inputs[0], graph.blend(shown, clear, whole))
    return material


def lace(name, pattern_path, net=0.13, edged=True, fades=False):
    """Flowers corded on a net; an edge of scallops where `inside` (metres) is near 0, `along` is its arc length.

    fades: the flowers thin out with the attribute `bare` (0..1).
    """
    image = bpy.data.images.load(pattern_path, check_existing=True)
    image.colorspace_settings.name = 'Non-Color'
    material, graph = bare_material(name)
    threads, height = _pattern(graph, image, graph.node('ShaderNodeUVMap').outputs[0], 1 / TILE_M)
    if fades:
        threads = graph.math('SUBTRACT', threads, graph.attribute('bare'), clamp=True)
    cover = graph.math('MAXIMUM', threads, net)
    relief = height
    if edged:
        cover, relief = _scallops(graph, image, cover, height)
    thread = graph.node(
        'ShaderNodeBsdfPrincipled',
        {
            'Base Color': LACE_COLOUR,
            'Roughness': 0.7,
            'Specular': 0.2,
            'Sheen': 0.3,
            'Normal': graph.bump(relief, 0.9, 0.0016),
        },
    ).outputs[0]
    clear = graph.node('ShaderNodeBsdfTransparent').outputs[0]
    graph.surface(graph.blend(cover, clear, thread))
    return material


def _pattern(graph, image, vector, scale):
    mapping = graph.node('ShaderNodeMapping', {0: vector})
    mapping.inputs['Scale'].default_value = (scale, scale, 1)
    sampled = graph.node('ShaderNodeTexImage', {0: mapping.outputs[0]}, image=image, interpolation='Cubic')
    channels = graph.node('ShaderNodeSeparateRGB', {0: sampled.outputs[0]})
    return channels.outputs[0], channels.outputs[1]


def _scallops(graph, image, cover, height):
    """Flowers follow the edge in a band of their own, closed by a cord."""
    inside, along = graph.attribute('inside'), graph.attribute('along')
    turn = graph.math('SINE', graph.math('MULTIPLY', along, math.pi / SCALLOP_M))
    wave = graph.math('MULTIPLY', graph.math('POWER', graph.math('ABSOLUTE', turn), 0.6), 0.0070)
    depth = graph.math('ADD', graph.math('SUBTRACT', inside, 0.0070), wave)
    cloth = graph.math('MULTIPLY_ADD', depth, 1 / 0.0005, 0.5, clamp=True)
    strip = graph.node('ShaderNodeCombineXYZ', {0: along, 1: inside}).outputs[0]
    flowers, relief = _pattern(graph, image, strip, 1.5 / TILE_M)
    near = graph.math('SUBTRACT', 1.0, graph.math('MULTIPLY', depth, 1 / 0.026), clamp=True)
    band = graph.math('MULTIPLY', graph.math('MULTIPLY_ADD', flowers, 0.75, 0.30), graph.math('POWER', near, 0.6))
    off_cord = graph.math('ABSOLUTE', graph.math('SUBTRACT', depth, 0.0010))
    cord = graph.math('SUBTRACT', 1.0, graph.math('MULTIPLY', off_cord, 1 / 0.0012), clamp=True)
    cover = graph.math('MAXIMUM', graph.math('MAXIMUM', cover, band), graph.math('POWER', cord, 0.5))
    height = graph.math('MAXIMUM', height, graph.math('MULTIPLY', relief, near))
    return graph.math('MULTIPLY', cover, cloth, clamp=True), graph.math('MAXIMUM', height, cord)
