"""Blender's cloth solver on shells: the pattern gives the rest lengths, weight and bodies the folds."""

import hashlib
import os
from dataclasses import dataclass

import bpy
import numpy as np

from people.meshes import evaluated, mesh_object


@dataclass(frozen=True)
class Cloth:
    """Stiffnesses in Blender's units; mass in kg for each point of the mesh."""

    stiffness: float
    bending: float
    mass: float
    quality: int = 6
    pin_stiffness: float = 4.0


def collider(name, points, faces, thickness=0.002, friction=8):
    thing = mesh_object(name, points, faces)
    thing.hide_render = True
    thing.modifiers.new('collision', 'COLLISION')
    settings = thing.collision
    settings.thickness_outer, settings.thickness_inner = thickness, 0.02
    settings.cloth_friction, settings.use_culling = friction, False
    return thing


def drape(cloth, start, pattern, faces, pins, frames):
    """Points after `frames` frames; start: where the cloth begins, pattern: its shape without strain, pins: 0..1."""
    thing = mesh_object('cloth', start, faces)
    thing.shape_key_add(name='start')
    unstrained = thing.shape_key_add(name='pattern')
    unstrained.data.foreach_set('co', np.asarray(pattern, np.float32).ravel())
    unstrained.value = 0
    group = thing.vertex_groups.new(name='pins')
    rounded = np.round(pins, 2)
    for value in np.unique(rounded[rounded > 0]):
        group.add([int(i) for i in np.flatnonzero(rounded == value)], float(value), 'REPLACE')
    modifier = thing.modifiers.new('cloth', 'CLOTH')
    settings = modifier.settings
    settings.quality, settings.mass, settings.air_damping = cloth.quality, cloth.mass, 1.0
    settings.tension_stiffness = settings.compression_stiffness = cloth.stiffness
    settings.shear_stiffness, settings.bending_stiffness = cloth.stiffness * 0.6, cloth.bending
    settings.tension_damping = settings.compression_damping = settings.shear_damping = 8
    settings.bending_damping = 0.5
    settings.vertex_group_mass, settings.pin_stiffness = 'pins', cloth.pin_stiffness
    settings.rest_shape_key = unstrained
    collision = modifier.collision_settings
    collision.collision_quality, collision.distance_min, collision.use_self_collision = 3, 0.003, False
    modifier.point_cache.frame_start, modifier.point_cache.frame_end = 1, frames
    scene = bpy.context.scene
    scene.frame_start, scene.frame_end = 1, frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
        bpy.context.view_layer.update()
    points, _ = evaluated(thing)
    bpy.data.objects.remove(thing)
    return points


def kept(folder, name, depends_on, make):
    """Points that were draped before from the very same values, or what `make` answers."""
    digest = hashlib.sha256(name.encode())
    for value in depends_on:
        digest.update(value.tobytes() if isinstance(value, np.ndarray) else repr(value).encode())
    path = f'{folder}/{name}-{digest.hexdigest()[:16]}.npy'
    if os.path.exists(path):
        return np.load(path)
    points = make()
    os.makedirs(folder, exist_ok=True)
    np.save(path, points)
    return points
