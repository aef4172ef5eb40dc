"""Blender objects from arrays of points, and back."""

import bpy
import numpy as np


def mesh_object(name, points, faces, material=None, subdivided=0):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(point) for point in points], [], [tuple(face) for face in faces])
    mesh.polygons.foreach_set('use_smooth', np.ones(len(mesh.polygons), bool))
    if material is not None:
        mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    if subdivided:
        modifier = thing.modifiers.new('subdivided', 'SUBSURF')
        modifier.levels = modifier.render_levels = subdivided
    return thing


def set_attribute(thing, name, values):
    """A number for each point."""
    attribute = thing.data.attributes.new(name, 'FLOAT', 'POINT')
    attribute.data.foreach_set('value', np.asarray(values, np.float32))


def set_uv(thing, per_corner):
    thing.data.uv_layers.new(name='uv').data.foreach_set('uv', np.asarray(per_corner, np.float32).ravel())


def thicken(thing, metres, offset=-1.0):
    modifier = thing.modifiers.new('thick', 'SOLIDIFY')
    modifier.thickness, modifier.offset = metres, offset


def evaluated(thing):
    """Points and faces after the modifiers."""
    bpy.context.view_layer.update()
    shown = thing.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = shown.to_mesh()
    points = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get('co', points)
    faces = [list(face.vertices) for face in mesh.polygons]
    shown.to_mesh_clear()
    return points.reshape(-1, 3).astype(float), faces
