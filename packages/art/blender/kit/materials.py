"""Materials that several pictures share."""

import bpy

from kit.nodes import Graph, bare_material, principled

SKIN_REFERENCE = (0.80, 0.56, 0.44)
SUBSURFACE = 0.10


def plain(name, base=(0.8, 0.8, 0.8), roughness=0.5, **inputs):
    """A principled material; further inputs are named with underscores."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = principled(material)
    graph = Graph(material.node_tree)
    graph.feed(shader.inputs['Base Color'], base)
    graph.feed(shader.inputs['Roughness'], roughness)
    for key, value in inputs.items():
        graph.feed(shader.inputs[key.replace('_', ' ')], value)
    return material


def emission(name, colour, strength):
    material, graph = bare_material(name)
    graph.surface(graph.node('ShaderNodeEmission', {0: colour, 1: strength}).outputs[0])
    return material


def timber(name, dark, light, along='y', roughness=0.4, turn=0.0):
    """Planed wood, its grain along an axis (turned about the vertical); every board of a mesh differs."""
    material = plain(name, light, roughness, Specular=0.4)
    graph = Graph(material.node_tree)
    board = graph.node('ShaderNodeNewGeometry').outputs['Random Per Island']
    turned = graph.node('ShaderNodeMapping', {0: graph.object_position(rotation=(0, 0, turn))})
    turned.inputs['Scale'].default_value = tuple(1.1 if axis == along else 16.0 for axis in 'xyz')
    apart = graph.math('MULTIPLY', board, 90.0)
    place = graph.node('ShaderNodeVectorMath', {0: turned.outputs[0], 1: apart}, operation='ADD').outputs[0]
    grain = graph.noise(1.0, 7.0, vector=place, distortion=0.9)
    fibre = graph.noise(6.0, 4.0, vector=place)
    figure = graph.math('MULTIPLY_ADD', fibre, 0.7, graph.math('MULTIPLY_ADD', grain, 1.3, -0.78))
    share = graph.math('MULTIPLY_ADD', board, 0.42, figure)
    shader = principled(material)
    graph.feed(shader.inputs['Base Color'], graph.ramp(share, [(0.1, dark), (0.75, light)]))
    graph.feed(shader.inputs['Roughness'], graph.math('MULTIPLY_ADD', grain, 0.3, roughness - 0.15))
    graph.feed(shader.inputs['Normal'], graph.bump(figure, 0.2, 0.002))
    return material


def sheer(name, colour=(0.93, 0.91, 0.88), facing=0.45, opacity=(0.55, -0.45)):
    """Chiffon or tulle: more see-through when looked at frontally."""
    material, graph = bare_material(name)
    diffuse = graph.node('ShaderNodeBsdfDiffuse', {'Color': colour}).outputs[0]
    glow = graph.node('ShaderNodeBsdfTranslucent', {'Color': colour}).outputs[0]
    clear = graph.node('ShaderNodeBsdfTransparent').outputs[0]
    weight = graph.node('ShaderNodeLayerWeight', {0: facing}).outputs['Facing']
    transparency = graph.math('MULTIPLY_ADD', weight, opacity[1], opacity[0])
    graph.surface(graph.blend(transparency, graph.blend(0.5, diffuse, glow), clear))
    return material


def glass(name):
    material, graph = bare_material(name)
    glossy = graph.node('ShaderNodeBsdfGlossy', {'Roughness': 0.02}).outputs[0]
    clear = graph.node('ShaderNodeBsdfTransparent').outputs[0]
    weight = graph.node('ShaderNodeLayerWeight', {0: 0.25}).outputs['Facing']
    graph.surface(graph.blend(graph.math('MULTIPLY_ADD', weight, 0.5, 0.04), clear, glossy))
    return material


def translucent_leaf(name, dark, light, translucency=0.35, roughness=0.45):
    """Foliage whose colour differs per leaf and per instance."""
    material, graph = bare_material(name)
    per_leaf = graph.node('ShaderNodeNewGeometry').outputs['Random Per Island']
    per_object = graph.node('ShaderNodeObjectInfo').outputs['Random']
    share = graph.math(
        'ADD', graph.math('MULTIPLY', per_leaf, 0.75), graph.math('MULTIPLY', per_object, 0.25)
    )
    colour = graph.ramp(share, [(0.0, dark), (1.0, light)])
    body = graph.node(
        'ShaderNodeBsdfPrincipled',
        {'Base Color': colour, 'Roughness': roughness, 'Specular': 0.35},
    ).outputs[0]
    through = graph.node('ShaderNodeBsdfTranslucent', {'Color': colour}).outputs[0]
    graph.surface(graph.blend(translucency, body, through))
    return material


def skin():
    """Skin of the reference tint, rosier where the attribute `rosy` (0..1) is; `tint_skin` changes its colour."""
    material = plain('skin', SKIN_REFERENCE, 0.50, Specular=0.30, Subsurface=SUBSURFACE)
    shader = principled(material)
    shader.inputs['Subsurface Radius'].default_value = (0.012, 0.005, 0.003)
    shader.inputs['Subsurface Color'].default_value = (0.80, 0.45, 0.34, 1)
    graph = Graph(material.node_tree)
    pores, uneven = graph.noise(420.0, 3.0), graph.noise(38.0, 4.0)
    height = graph.math('MULTIPLY_ADD', uneven, 4.0, pores)
    graph.feed(shader.inputs['Normal'], graph.bump(height, 0.35, 0.0010))
    graph.feed(shader.inputs['Roughness'], graph.math('MULTIPLY_ADD', graph.noise(90.0, 3.0), 0.35, 0.33))
    blotch = graph.math('MULTIPLY_ADD', graph.noise(26.0, 5.0), 2.4, -0.7, clamp=True)
    mottled = graph.mix(blotch, (0.93, 0.89, 0.87), (1.0, 1.0, 1.0))
    flushed = graph.mix(graph.attribute('rosy'), mottled, (0.95, 0.84, 0.81))
    tint = graph.node('ShaderNodeMixRGB', {0: 1.0, 1: SKIN_REFERENCE, 2: flushed}, blend_type='MULTIPLY')
    tint.name = 'tint'
    graph.feed(shader.inputs['Base Color'], tint.outputs[0])
    return material


def tint_skin(material, colour):
    """Black skin is what the k0 render shows."""
    material.node_tree.nodes['tint'].inputs[1].default_value = (*colour, 1)
    principled(material).inputs['Subsurface'].default_value = SUBSURFACE if any(colour) else 0
