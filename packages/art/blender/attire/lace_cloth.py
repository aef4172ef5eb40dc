"""Lace over lining or over skin."""

import math

import bpy

from kit.nodes import bare_material

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

    def sheer(self, name, net=0.10, flowers=1.0):
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
        shown = graph.math('MULTIPLY', density, flowers) if flowers < 1 else density
        cover = graph.math('MAXIMUM', shown, graph.math('MULTIPLY_ADD', near_edge, 0.10, net))
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
