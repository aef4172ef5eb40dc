"""Cloth: wool, satin, shirting, silk ties, bridal satin and lace."""

import math

import bpy

from kit.materials import plain
from kit.nodes import Graph, bare_material, principled


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


def bridal_satin(name, colour=(0.84, 0.815, 0.775)):
    material = plain(name, colour, 0.40, Specular=0.36, Sheen=0.25)
    graph = Graph(material.node_tree)
    threads = graph.math('MULTIPLY', graph.noise(1100.0, 2.0), 0.05)
    height = graph.math('ADD', threads, graph.noise(18.0, 3.0))
    shader = principled(material)
    melange = graph.math('MULTIPLY_ADD', graph.noise(420.0, 4.0), 2.0, -0.5, clamp=True)
    dark, light = tuple(c * 0.93 for c in colour), tuple(min(0.95, c * 1.05) for c in colour)
    graph.feed(shader.inputs['Base Color'], graph.mix(melange, dark, light))
    graph.feed(shader.inputs['Normal'], graph.bump(height, 0.14, 0.004))
    return material


def tulle(name):
    material, graph = bare_material(name)
    body = graph.node('ShaderNodeBsdfDiffuse', {'Color': (0.92, 0.90, 0.87)}).outputs[0]
    clear = graph.node('ShaderNodeBsdfTransparent').outputs[0]
    weight = graph.node('ShaderNodeLayerWeight', {0: 0.4}).outputs['Facing']
    cover = graph.math('MULTIPLY_ADD', weight, 0.55, 0.18, clamp=True)
    graph.surface(graph.blend(cover, clear, body))
    return material


LACE_COLOUR = (0.92, 0.895, 0.85)
LACE_SCALE = 5.0
SCALLOP_M = 0.0165


class LaceCloth:
    """Lace over lining or over skin, from the pattern that lace_pattern.py draws."""

    def __init__(self, pattern_path):
        self.pattern = bpy.data.images.load(pattern_path)
        self.pattern.colorspace_settings.name = 'Non-Color'

    def lined(self, name):
        material, graph, density, height = self._threads(name)
        thread = self._thread_shader(graph, graph.bump(height, 0.9, 0.0020))
        lining_colour = tuple(c * k for c, k in zip(LACE_COLOUR, (0.80, 0.77, 0.735)))
        lining = graph.node(
            'ShaderNodeBsdfPrincipled',
            {'Base Color': lining_colour, 'Roughness': 0.42, 'Specular': 0.35},
        ).outputs[0]
        graph.surface(graph.blend(density, lining, thread))
        return material

    def sheer(self, name, net=0.075):
        """See-through between the threads, with a corded, scalloped edge.

        The edge needs two vertex attributes: `inside` (metres from the neckline into the cloth)
        and `along` (arc length of the neckline).
        """
        material, graph, density, height = self._threads(name)
        inside, along = graph.attribute('inside'), graph.attribute('along')
        wave = graph.math(
            'ABSOLUTE', graph.math('SINE', graph.math('MULTIPLY', along, math.pi / SCALLOP_M))
        )
        scallop = graph.math('MULTIPLY', graph.math('POWER', wave, 0.65), 0.0068)
        depth = graph.math('ADD', graph.math('SUBTRACT', inside, 0.0068), scallop)
        cloth = graph.math('MULTIPLY_ADD', depth, 1 / 0.0005, 0.5, clamp=True)
        cord = self._cord(graph, depth)
        near_edge = graph.math('SUBTRACT', 1.0, graph.math('MULTIPLY', depth, 1 / 0.034), clamp=True)
        band = graph.math('MULTIPLY', graph.math('LESS_THAN', depth, 0.0082), 0.62)
        band = graph.math(
            'MULTIPLY', band, graph.math('SUBTRACT', 1.0, self._eyelet(graph, inside, along))
        )
        cover = graph.math('MAXIMUM', density, graph.math('MULTIPLY_ADD', near_edge, 0.10, net))
        cover = graph.math('MAXIMUM', graph.math('MAXIMUM', cover, band), cord)
        relief = graph.math(
            'ADD', graph.math('MULTIPLY', height, cloth), graph.math('MULTIPLY', cord, 1.2)
        )
        thread = self._thread_shader(graph, graph.bump(relief, 0.9, 0.0020))
        clear = graph.node('ShaderNodeBsdfTransparent').outputs[0]
        graph.surface(graph.blend(graph.math('MULTIPLY', cover, cloth), clear, thread))
        return material

    def _threads(self, name):
        material, graph = bare_material(name)
        mapping = graph.node('ShaderNodeMapping', {0: graph.node('ShaderNodeUVMap').outputs[0]})
        mapping.inputs['Scale'].default_value = (LACE_SCALE, LACE_SCALE, 1)
        image = graph.node(
            'ShaderNodeTexImage', {0: mapping.outputs[0]}, image=self.pattern, interpolation='Cubic'
        )
        channels = graph.node('ShaderNodeSeparateRGB', {0: image.outputs[0]})
        return material, graph, channels.outputs[0], channels.outputs[1]

    def _thread_shader(self, graph, normal):
        return graph.node(
            'ShaderNodeBsdfPrincipled',
            {
                'Base Color': LACE_COLOUR,
                'Roughness': 0.75,
                'Specular': 0.2,
                'Sheen': 0.4,
                'Normal': normal,
            },
        ).outputs[0]

    def _cord(self, graph, depth):
        off_centre = graph.math('ABSOLUTE', graph.math('SUBTRACT', depth, 0.0011))
        cord = graph.math('SUBTRACT', 1.0, graph.math('MULTIPLY', off_centre, 1 / 0.0013), clamp=True)
        return graph.math('POWER', cord, 0.5)

    def _eyelet(self, graph, inside, along):
        turn = graph.math('FRACT', graph.math('MULTIPLY', along, 1 / SCALLOP_M))
        across = graph.math('MULTIPLY', graph.math('SUBTRACT', turn, 0.5), SCALLOP_M)
        down = graph.math('SUBTRACT', inside, 0.0052)
        squares = graph.math('ADD', graph.math('POWER', across, 2.0), graph.math('POWER', down, 2.0))
        return graph.math('LESS_THAN', graph.math('SQRT', squares), 0.0017)
