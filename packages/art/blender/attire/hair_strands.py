"""Hair as many thin tubes, and its material."""

import bpy
import numpy as np

from kit.nodes import Graph, principled
from kit.shapes import array_mesh, set_attribute

HAIR_REFERENCE = 0.34
SIDES = 3


def hair_material():
    """Neutral hair of HAIR_REFERENCE; its share of each pixel goes to the pass `hair`."""
    material = bpy.data.materials.new('hair')
    material.use_nodes = True
    graph, shader = Graph(material.node_tree), principled(material)
    albedo = graph.node('ShaderNodeValue')
    albedo.name = 'albedo'
    albedo.outputs[0].default_value = HAIR_REFERENCE
    shade = graph.math('MULTIPLY', graph.attribute('shade'), albedo.outputs[0])
    graph.feed(shader.inputs['Base Color'], shade)
    graph.feed(shader.inputs['Roughness'], 0.48)
    graph.feed(shader.inputs['Specular'], 0.17)
    graph.node('ShaderNodeOutputAOV', {'Value': 1.0}, name='hair')
    return material


def blacken_hair(material):
    material.node_tree.nodes['albedo'].outputs[0].default_value = 0


def strands(name, lines, radius, material, seed=1, taper=0.25, shade=(0.62, 1.25)):
    """Tubes around lines (count, points, 3); the radius falls to `taper` of it at the tip."""
    lines = np.asarray(lines, float)
    count, points = lines.shape[:2]
    rng = np.random.default_rng(seed)
    tangent = np.gradient(lines, axis=1)
    tangent /= np.maximum(np.linalg.norm(tangent, axis=2, keepdims=True), 1e-9)
    aside = np.cross(tangent, rng.standard_normal((count, 1, 3)))
    aside /= np.maximum(np.linalg.norm(aside, axis=2, keepdims=True), 1e-9)
    other = np.cross(tangent, aside)
    t = np.linspace(0, 1, points)
    width = radius * (taper + (1 - taper) * np.clip(4.5 * (1 - t), 0, 1))
    width = width * rng.uniform(0.7, 1.2, (count, 1))
    angle = np.arange(SIDES) * 2 * np.pi / SIDES
    ring = np.cos(angle)[:, None] * aside[:, :, None] + np.sin(angle)[:, None] * other[:, :, None]
    vertices = lines[:, :, None] + width[..., None, None] * ring
    start = np.arange(count)[:, None, None] * points * SIDES
    row = np.arange(points - 1)[None, :, None] * SIDES
    side = np.arange(SIDES)[None, None]
    after = (side + 1) % SIDES
    foot, top = start + row, start + row + SIDES
    faces = np.stack([foot + side, foot + after, top + after, top + side], -1)
    thing = array_mesh(name, vertices.reshape(-1, 3), faces.reshape(-1, 4), material)
    tone = np.repeat(rng.uniform(*shade, count), points * SIDES)
    set_attribute(thing, 'shade', tone)
    return thing


def even_shade(thing, value):
    set_attribute(thing, 'shade', np.full(len(thing.data.vertices), value))
    return thing
