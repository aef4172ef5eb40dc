"""A tulle veil falling from the back of the head, in two layers."""

import math

from mathutils import Matrix

from kit.figure import studio_lights, write_anchors
from kit.nodes import bare_material
from kit.passes import render_passes
from kit.shapes import grid_faces, mesh
from kit.stage import camera, empty_stage

FRAME_M = 1.2
CENTRE_Z_M = -0.22
DISTANCE_M = 3.0


def draw(job):
    scene = empty_stage(job['widthPx'], job['heightPx'], job['samples'], transparent=True)
    material = tulle(0.75, 0.16)
    for widening, phase in ((1.0, 0), (1.12, 7)):
        _layer(widening, phase, material)
    studio_lights(scene, key=52, fill=13, rims=34)
    camera((0, -DISTANCE_M, CENTRE_Z_M + 0.02), (0, 0, CENTRE_Z_M), lens_mm=36 * DISTANCE_M / FRAME_M)
    px_per_metre = job['heightPx'] / FRAME_M
    write_anchors(
        scene, job['passes'], Matrix.Identity(4), {'pit': ((0, -0.01, 0), False)}, px_per_metre
    )
    render_passes(job['passes'])


def _layer(widening, phase, material):
    columns, rows = 420, 120
    vertices = [
        _point(i / columns * 2 - 1, j / rows, widening, phase)
        for j in range(rows + 1)
        for i in range(columns + 1)
    ]
    mesh('veil', vertices, grid_faces(rows, columns), material)


def _point(u, v, widening, phase):
    """A point of the veil: u around the head (-1..1), v from the crown down (0..1)."""
    angle = u * 2.0
    width = widening * (
        0.045 + 0.075 * min(1, v / 0.10) ** 0.6 + 0.10 * max(0, v - 0.08) ** 0.8 + 0.10 * v
    )
    ripple = math.sin(angle * 17 + phase + 1.5 * math.sin(v * 3 + angle * 2))
    ripple += 0.5 * math.sin(angle * 31 + phase * 2 + v * 2)
    r = width + (0.004 + 0.030 * v**0.8) * ripple
    depth = 0.10 + 0.06 * v - 0.02 * (1 - math.cos(angle)) + 0.21 * r * math.cos(angle) + 0.02 * widening
    return (r * math.sin(angle), depth, 0.235 - 1.15 * v + 0.02 * math.cos(angle) * (1 - v))


def tulle(at_edges, facing):
    """Cover of the cloth: what is added where it is seen edge-on, and what it has everywhere."""
    material, graph = bare_material('veil')
    white = (0.93, 0.92, 0.90)
    body = graph.node('ShaderNodeBsdfDiffuse', {'Color': white}).outputs[0]
    through = graph.node('ShaderNodeBsdfTranslucent', {'Color': white}).outputs[0]
    clear = graph.node('ShaderNodeBsdfTransparent').outputs[0]
    slant = graph.node('ShaderNodeLayerWeight', {0: 0.5}).outputs['Facing']
    cover = graph.math('MULTIPLY_ADD', graph.math('POWER', slant, 1.6), at_edges, facing, clamp=True)
    graph.surface(graph.blend(cover, clear, graph.blend(0.5, body, through)))
    return material
