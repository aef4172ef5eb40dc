"""Painted skies: a gradient by elevation, soft clouds and the glow around a sun."""

import math

from mathutils import Vector

from kit.nodes import Graph, bare_material
from kit.shapes import quad


def painted_sky(scene, stops, sun=None, glows=(), disc=None, clouds=None, strength=1.0, backdrop=False):
    """Paint the world.

    stops: (sine of the elevation, rgb); sun: direction towards the sun; glows: (sharpness, rgb);
    disc: (sharpness, rgb) seen by the camera only, so that water does not mirror a second sun;
    clouds: (amount, shadow rgb, lit rgb); backdrop: see _backdrop, for hard edges before a bright sky.
    """
    graph = Graph(scene.world.node_tree, clear=True)
    direction = graph.node('ShaderNodeTexCoord').outputs['Generated']
    colour = _painted(graph, direction, stops, sun, glows, clouds)
    if disc:
        to_camera = graph.node('ShaderNodeLightPath').outputs['Is Camera Ray']
        share = graph.math(
            'MULTIPLY', _power(graph, _nearness(graph, direction, sun), disc[0]), to_camera
        )
        colour = _add(graph, colour, share, disc[1])
    background = graph.node('ShaderNodeBackground', {'Color': colour, 'Strength': strength})
    graph.node('ShaderNodeOutputWorld', {0: background.outputs[0]})
    if backdrop:
        _backdrop(stops, sun, glows, clouds, strength)


def _backdrop(stops, sun, glows, clouds, strength, eye=(0, -0.35, 1.42), distance_m=500.0):
    """The same sky on a far wall before the camera.

    The denoiser's albedo pass shows the world but not light, so that soft roofs before a bright world
    keep their noise; before this wall they do not.
    """
    material, graph = bare_material('backdrop')
    position = graph.node('ShaderNodeNewGeometry').outputs['Position']
    ray = graph.node('ShaderNodeVectorMath', {0: position, 1: eye}, operation='SUBTRACT').outputs[0]
    direction = graph.node('ShaderNodeVectorMath', {0: ray}, operation='NORMALIZE').outputs[0]
    colour = _painted(graph, direction, stops, sun, glows, clouds)
    graph.surface(graph.node('ShaderNodeEmission', {0: colour, 1: strength}).outputs[0])
    x, z = distance_m, distance_m * 0.6
    corners = [(-x, distance_m, -z), (x, distance_m, -z), (x, distance_m, z), (-x, distance_m, z)]
    wall = quad('backdrop', corners, material)
    for ray_kind in ('diffuse', 'glossy', 'transmission', 'shadow'):
        setattr(wall, f'visible_{ray_kind}', False)


def _painted(graph, direction, stops, sun, glows, clouds):
    elevation = graph.node('ShaderNodeSeparateXYZ', {0: direction}).outputs[2]
    colour = graph.ramp(elevation, stops)
    nearness = _nearness(graph, direction, sun)
    if clouds:
        amount, shadow, lit = clouds
        tint = graph.mix(_power(graph, nearness, 14.0), shadow, lit) if sun else shadow
        colour = graph.mix(graph.math('MULTIPLY', _cloud_cover(graph, direction), amount), colour, tint)
    for sharpness, glow in glows:
        colour = _add(graph, colour, _power(graph, nearness, sharpness), glow)
    return colour


def daylight_sky(scene, elevation_deg, rotation_deg, strength):
    """A physical clear sky without the sun's disc."""
    graph = Graph(scene.world.node_tree, clear=True)
    sky = graph.node(
        'ShaderNodeTexSky',
        sky_type='NISHITA',
        sun_disc=False,
        sun_elevation=math.radians(elevation_deg),
        sun_rotation=math.radians(rotation_deg),
        air_density=1.2,
        dust_density=2.0,
    )
    background = graph.node('ShaderNodeBackground', {'Color': sky.outputs[0], 'Strength': strength})
    graph.node('ShaderNodeOutputWorld', {0: background.outputs[0]})


def _nearness(graph, direction, sun):
    if sun is None:
        return None
    unit = tuple(Vector(sun).normalized())
    dot = graph.node('ShaderNodeVectorMath', {0: direction, 1: unit}, operation='DOT_PRODUCT')
    return graph.math('MAXIMUM', dot.outputs['Value'], 0.0)


def _power(graph, nearness, sharpness):
    return graph.math('POWER', nearness, sharpness, clamp=True)


def _add(graph, colour, share, glow):
    return graph.mix(1.0, colour, graph.mix(share, (0, 0, 0), glow), 'ADD')


def _cloud_cover(graph, direction):
    stretched = graph.node('ShaderNodeMapping', {0: direction})
    stretched.inputs['Scale'].default_value = (1.4, 1.4, 7.5)
    noise = graph.noise(2.6, 7.0, vector=stretched.outputs[0], roughness=0.58, distortion=0.3)
    return graph.ramp(noise, [(0.50, (0, 0, 0)), (0.68, (1, 1, 1))])
