"""Plain meshes."""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from kit.stage import link


def mesh(name, vertices, faces, material=None, smooth=True):
    """A mesh object from lists; faces may have any number of corners."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(map(float, v)) for v in vertices], [], [tuple(f) for f in faces])
    data.update()
    return _finished(name, data, material, smooth)


def array_mesh(name, vertices, faces, material=None, smooth=True):
    """A mesh object from numpy arrays: vertices (n, 3), faces (m, corners)."""
    vertices = np.asarray(vertices, np.float32)
    faces = np.asarray(faces, np.int32)
    corners = faces.shape[1]
    data = bpy.data.meshes.new(name)
    data.vertices.add(len(vertices))
    data.vertices.foreach_set('co', vertices.ravel())
    data.loops.add(faces.size)
    data.loops.foreach_set('vertex_index', faces.ravel())
    data.polygons.add(len(faces))
    data.polygons.foreach_set('loop_start', np.arange(0, faces.size, corners, dtype=np.int32))
    data.polygons.foreach_set('loop_total', np.full(len(faces), corners, np.int32))
    data.update(calc_edges=True)
    data.validate()
    return _finished(name, data, material, smooth)


def grid_mesh(name, points, material, closed=False, thickness=0.0):
    """A mesh over a grid of points (rows, columns, 3); `closed` joins the last column to the first."""
    rows, columns = points.shape[:2]
    i = np.arange(columns if closed else columns - 1)
    after = (i + 1) % columns
    faces = [
        np.stack(
            [j * columns + i, j * columns + after, (j + 1) * columns + after, (j + 1) * columns + i], 1
        )
        for j in range(rows - 1)
    ]
    thing = array_mesh(name, points.reshape(-1, 3), np.concatenate(faces), material)
    if thickness:
        thicken(thing, thickness)
    return thing


def grid_faces(rows, columns):
    """Quads of a list of (rows + 1) * (columns + 1) points."""
    corners = []
    for j in range(rows):
        for i in range(columns):
            k = j * (columns + 1) + i
            corners.append((k, k + 1, k + columns + 2, k + columns + 1))
    return corners


def vertex_positions(thing):
    """Positions of a mesh object's vertices, (n, 3)."""
    flat = np.empty(len(thing.data.vertices) * 3, np.float32)
    thing.data.vertices.foreach_get('co', flat)
    return flat.reshape(-1, 3)


def thicken(thing, thickness):
    modifier = thing.modifiers.new('thickness', 'SOLIDIFY')
    modifier.thickness = thickness
    modifier.offset = -1
    return thing


def soften(thing, rounds):
    modifier = thing.modifiers.new('soften', 'SMOOTH')
    modifier.factor = 0.5
    modifier.iterations = rounds
    return thing


def set_attribute(thing, name, values):
    attribute = thing.data.attributes.new(name, 'FLOAT', 'POINT')
    attribute.data.foreach_set('value', np.asarray(values, np.float32).ravel())


def mesh_only(thing):
    """Take the mesh out of an object, to be placed many times."""
    data = thing.data
    bpy.data.objects.remove(thing)
    return data


def place(data, location, rotation=(0, 0, 0), scale=1.0):
    thing = link(bpy.data.objects.new('placed', data))
    thing.location = location
    thing.rotation_euler = rotation
    thing.scale = (scale, scale, scale)
    return thing


def cylinder(start, end, radius, material, segments=12, end_radius=None):
    start, end = Vector(start), Vector(end)
    turn = (end - start).to_track_quat('Z', 'Y').to_matrix()
    end_radius = radius if end_radius is None else end_radius
    vertices = []
    for centre, r in ((start, radius), (end, end_radius)):
        for i in range(segments):
            angle = 2 * math.pi * i / segments
            vertices.append(centre + turn @ Vector((r * math.cos(angle), r * math.sin(angle), 0)))
    faces = [
        (i, (i + 1) % segments, segments + (i + 1) % segments, segments + i) for i in range(segments)
    ]
    faces.append(tuple(range(segments - 1, -1, -1)))
    faces.append(tuple(range(segments, 2 * segments)))
    return mesh('cylinder', vertices, faces, material, False)


def box(centre, size, material, bevel=0):
    x, y, z = centre
    a, b, c = (value / 2 for value in size)
    vertices = [(x + i * a, y + j * b, z + k * c) for k in (-1, 1) for j in (-1, 1) for i in (-1, 1)]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    thing = mesh('box', vertices, faces, material, False)
    if bevel:
        modifier = thing.modifiers.new('bevel', 'BEVEL')
        modifier.width = bevel
        modifier.segments = 2
    return thing


def quad(name, corners, material):
    return mesh(name, corners, [(0, 1, 2, 3)], material, False)


def lathe(profile, material, location=(0, 0, 0), segments=24):
    """Turn a profile of (radius, height) rows around the vertical axis."""
    rows = np.array(profile, float)
    angle = np.linspace(0, 2 * np.pi, segments, endpoint=False)
    x = rows[:, :1] * np.cos(angle) + location[0]
    y = rows[:, :1] * np.sin(angle) + location[1]
    z = rows[:, 1:] + 0 * angle + location[2]
    return grid_mesh('lathe', np.stack([x, y, z], -1), material, closed=True)


def ball(radius, material, location, subdivisions=2):
    thing = link(bpy.data.objects.new('ball', ball_data(radius, material, subdivisions)))
    thing.location = location
    return thing


def ball_data(radius, material, subdivisions=2):
    builder = bmesh.new()
    bmesh.ops.create_icosphere(builder, subdivisions=subdivisions, radius=radius)
    data = bpy.data.meshes.new('ball')
    builder.to_mesh(data)
    builder.free()
    data.materials.append(material)
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    return data


def _finished(name, data, material, smooth):
    if smooth:
        data.polygons.foreach_set('use_smooth', np.ones(len(data.polygons), bool))
    if material:
        data.materials.append(material)
    return link(bpy.data.objects.new(name, data))
