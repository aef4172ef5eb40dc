"""Lights and snowflakes far out of focus, laid on the plane of focus as the discs a lens makes of them.

A bulb of a few millimetres needs hundreds of samples until its disc is even. Here the disc itself is
drawn, where it is sharp, with the size and place the lens would give it: even with eight samples.
"""

import math

import bpy
import numpy as np
from mathutils import Vector

from kit.nodes import bare_material
from kit.shapes import array_mesh, set_attribute
from kit.stage import link

FOCUS_M = 2.6
LENS_M = 0.050
BLADES = 9
STEPS = 4
# Discs on one plane hide one another from the ray tracer; each gets its own.
LAYER_GAP_M = 0.00015
# A light may sit this deep in leaves and still be seen.
HIDING_M = 0.5
WARM = [(1, 0.62, 0.30), (1, 0.74, 0.46), (1, 0.55, 0.24)]


class Bokeh:
    """Call after the camera stands. Brightness is linear light; the sky's is near 1."""

    def __init__(self, rng, f_stop=1.6):
        camera = bpy.context.scene.camera
        bpy.context.view_layer.update()
        self.rng = rng
        self.eye = camera.location.copy()
        self.turn = camera.matrix_world.to_3x3().normalized()
        self.aperture_m = LENS_M / f_stop
        self.disc = _disc()
        # What stands now can hide a light; the discs laid later are not in this graph.
        self.graph = bpy.context.evaluated_depsgraph_get()
        self.count = 0

    def at(self, location, colour, brightness, size=1.0, squeeze=0.22):
        """The disc of a light at a place behind the plane of focus, unless something hides the light."""
        if self._is_hidden(Vector(location)):
            return
        local = self.turn.transposed() @ (Vector(location) - self.eye)
        depth = -local.z
        radius = self.aperture_m / 2 * max(0.12, 1 - FOCUS_M / depth) * size
        share = (FOCUS_M + self.count * LAYER_GAP_M) / depth
        self._lay(Vector((local.x, local.y, local.z)) * share, radius, colour, brightness, squeeze)

    def swag(self, start, end, sag_m, gap_m=0.3, colours=WARM, brightness=1.0):
        """A string of bulbs hanging between two points."""
        count = max(2, round(math.dist(start, end) / gap_m))
        for k in range(count + 1):
            u = k / count
            x, y, z = (a + (b - a) * u for a, b in zip(start, end))
            at = (x, y, z - sag_m * 4 * u * (1 - u) + self.rng.gauss(0, 0.012))
            self.at(at, self.rng.choice(colours), brightness * self.rng.uniform(0.65, 1.3))

    def snow(self, count, brightness=(0.05, 0.35), colour=(0.93, 0.96, 1.0), radii_m=(0.003, 0.013)):
        """Falling snow: many small flakes, few large and faint ones."""
        for _ in range(count):
            share = self.rng.random() ** 2.2
            radius = radii_m[0] + (radii_m[1] - radii_m[0]) * share
            low, high = brightness
            strength = high + (low - high) * share**0.5
            at = Vector((self.rng.uniform(-0.72, 0.72), self.rng.uniform(-0.95, 0.95), -FOCUS_M))
            at.z -= self.count * LAYER_GAP_M
            self._lay(at, radius, colour, strength * self.rng.uniform(0.7, 1.1), 0)

    def _is_hidden(self, location):
        ray = location - self.eye
        hit, at, *_ = bpy.context.scene.ray_cast(self.graph, self.eye, ray.normalized())
        return hit and (at - self.eye).length < ray.length - HIDING_M

    def _lay(self, local, radius, colour, brightness, squeeze):
        self.count += 1
        disc = link(bpy.data.objects.new('bokeh', self.disc))
        disc.location = self.eye + self.turn @ local
        disc.color = (*(c * brightness for c in colour), 1)
        # Towards the corners the barrel cuts the disc to a cat's eye, narrow along the radius.
        outward = math.atan2(local.y, local.x)
        off_axis = min(1, math.hypot(local.x, local.y) / 1.1)
        frame = Vector((math.cos(outward), math.sin(outward), 0)), Vector(
            (-math.sin(outward), math.cos(outward), 0)
        )
        rotation = self.turn.copy()
        rotation.col[0], rotation.col[1] = self.turn @ frame[0], self.turn @ frame[1]
        disc.rotation_euler = rotation.to_euler()
        disc.scale = (radius * (1 - squeeze * off_axis**1.5), radius, radius)
        for ray in ('diffuse', 'glossy', 'transmission', 'volume_scatter', 'shadow'):
            setattr(disc, f'visible_{ray}', False)


def _disc():
    """A disc with softly cut blades; its attribute `rim` runs from 0 in the middle to 1 at the edge."""
    corners = BLADES * STEPS
    angle = np.linspace(0, 2 * np.pi, corners, endpoint=False)
    blade = np.cos(np.pi / BLADES) / np.cos(angle % (2 * np.pi / BLADES) - np.pi / BLADES)
    outline = 0.35 * blade + 0.65
    rims = (0.0, 0.72, 0.90, 1.0)
    points = [np.zeros((1, 3))]
    for rim in rims[1:]:
        ring = outline * rim
        points.append(np.stack([ring * np.cos(angle), ring * np.sin(angle), 0 * angle], 1))
    i = np.arange(corners)
    after = (i + 1) % corners
    faces = [np.stack([0 * i, 1 + i, 1 + after], 1)]
    for k in range(len(rims) - 2):
        inner, outer = 1 + k * corners, 1 + (k + 1) * corners
        faces.append(np.stack([inner + i, outer + i, outer + after], 1))
        faces.append(np.stack([inner + i, outer + after, inner + after], 1))
    thing = array_mesh('bokeh', np.concatenate(points), np.concatenate(faces), _light(), False)
    set_attribute(thing, 'rim', np.r_[0, np.repeat(rims[1:], corners)])
    data = thing.data
    bpy.data.objects.remove(thing)
    return data


def _light():
    """Light added to what is behind, a little brighter at the rim, as lenses draw it."""
    material, graph = bare_material('bokeh')
    strength = graph.ramp(
        graph.attribute('rim'), [(0, (0.8,) * 3), (0.72, (0.9,) * 3), (0.9, (1.2,) * 3), (1, (0.55,) * 3)]
    )
    colour = graph.node('ShaderNodeObjectInfo').outputs['Color']
    light = graph.node('ShaderNodeEmission', {0: colour, 1: strength}).outputs[0]
    clear = graph.node('ShaderNodeBsdfTransparent').outputs[0]
    graph.surface(graph.node('ShaderNodeAddShader', {0: light, 1: clear}).outputs[0])
    return material
