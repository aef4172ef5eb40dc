"""The air between the camera and what is far away."""

from kit.nodes import Graph


def hazy(material, colour, reach_m, start_m=0.0, layer_m=None):
    """Lay air over a material: none before `start_m`, two thirds `reach_m` further; mist of
    `layer_m` thins out upwards.
    """
    graph = Graph(material.node_tree)
    output = next(node for node in graph.tree.nodes if node.type == 'OUTPUT_MATERIAL')
    surface = output.inputs[0].links[0].from_socket
    distance = graph.node('ShaderNodeCameraData').outputs['View Distance']
    depth = graph.math('MAXIMUM', graph.math('SUBTRACT', distance, start_m), 0)
    clear = graph.math('EXPONENT', graph.math('MULTIPLY', depth, -1 / reach_m))
    share = graph.math('SUBTRACT', 1, clear)
    if layer_m:
        position = graph.node('ShaderNodeNewGeometry').outputs['Position']
        height = graph.node('ShaderNodeSeparateXYZ', {0: position}).outputs[2]
        thinner = graph.math('EXPONENT', graph.math('MULTIPLY', height, -1 / layer_m))
        share = graph.math('MULTIPLY', share, thinner, clamp=True)
    light = graph.node('ShaderNodeEmission', {0: colour, 1: 1.0}).outputs[0]
    graph.feed(output.inputs[0], graph.blend(share, surface, light))
    # Thousands of faintly shining leaves are no lamps.
    material.cycles.sample_as_light = False
    return material
