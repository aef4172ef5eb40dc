"""Cloth of suits: wool, velvet, lapel satin, shirting and silk ties."""

from kit.materials import plain
from kit.nodes import Graph, principled


def wool(name, colour, sheen=0.30, weave_turn=0.78):
    """Worsted with a fine melange in the colour: the denoiser keeps colour, not bumps."""
    material = plain(name, colour, 0.85, Specular=0.22, Sheen=sheen)
    graph = Graph(material.node_tree)
    turned = graph.object_position(rotation=(0, weave_turn, 0))
    twill = graph.node(
        'ShaderNodeTexWave', {'Vector': turned, 'Scale': 207.0, 'Distortion': 1.2}
    ).outputs[1]
    fibres, folds = graph.noise(650.0, 3.0), graph.noise(22.0, 3.0)
    height = graph.math('ADD', graph.math('MULTIPLY', twill, 0.5), fibres)
    height = graph.math('ADD', height, graph.math('MULTIPLY', folds, 2.2))
    shader = principled(material)
    graph.feed(shader.inputs['Normal'], graph.bump(height, 0.35, 0.0010))
    melange = graph.math('MULTIPLY_ADD', graph.noise(480.0, 4.0), 2.2, -0.6, clamp=True)
    # Pale cloth with the contrast of dark cloth looks like towelling.
    contrast = 1 if max(colour) < 0.1 else 0.5 if max(colour) < 0.2 else 0.30
    dark = tuple(c * (1 - 0.34 * contrast) for c in colour)
    light = tuple(min(1, c * (1 + 0.40 * contrast) + 0.0008) for c in colour)
    graph.feed(shader.inputs['Base Color'], graph.mix(melange, dark, light))
    return material


def velvet(name, colour):
    """Pile that is dark when looked into and lights up along every edge of a fold."""
    material = plain(name, colour, 0.75, Specular=0.10, Sheen=1.0)
    graph = Graph(material.node_tree)
    shader = principled(material)
    graph.feed(shader.inputs['Sheen Tint'], 0.9)
    facing = graph.node('ShaderNodeLayerWeight', {0: 0.35}).outputs['Facing']
    rubbed = graph.math('MULTIPLY_ADD', graph.noise(34.0, 3.0), 1.6, -0.4, clamp=True)
    share = graph.math('MULTIPLY', facing, graph.math('MULTIPLY_ADD', rubbed, 0.7, 0.5), clamp=True)
    bright = tuple(min(1, c * 4.5 + 0.004) for c in colour)
    graph.feed(shader.inputs['Base Color'], graph.mix(share, colour, bright))
    graph.feed(shader.inputs['Normal'], graph.bump(graph.noise(900.0, 3.0), 0.25, 0.0008))
    return material


def lapel_satin(name, colour):
    material = plain(name, colour, 0.50, Specular=0.30, Sheen=0.1)
    graph = Graph(material.node_tree)
    graph.feed(principled(material).inputs['Normal'], graph.bump(graph.noise(30.0, 2.0), 0.12, 0.004))
    return material


def shirting(name, colour=(0.84, 0.845, 0.86), softness=0.30):
    material = plain(name, colour, 0.62, Specular=0.25, Sheen=0.15)
    graph = Graph(material.node_tree)
    threads = graph.math('MULTIPLY', graph.noise(1500.0, 1.0), 0.03)
    height = graph.math('ADD', graph.noise(24.0, 3.0), threads)
    graph.feed(principled(material).inputs['Normal'], graph.bump(height, softness, 0.005))
    return material


def ribbed_silk(name, colour):
    material = plain(name, colour, 0.42, Specular=0.35, Sheen=0.08)
    graph = Graph(material.node_tree)
    turned = graph.object_position(rotation=(0, 0.8, 0))
    ribs = graph.node(
        'ShaderNodeTexWave', {'Vector': turned, 'Scale': 420.0, 'Distortion': 0.6}
    ).outputs[1]
    graph.feed(principled(material).inputs['Normal'], graph.bump(ribs, 0.35, 0.0006))
    return material
