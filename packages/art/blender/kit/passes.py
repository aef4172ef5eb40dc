"""Rendering: the colour, albedo and normal passes the denoiser needs, as .npy files."""

import os
import time

import bpy
import numpy as np

PASSES = {'color': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}


def render_passes(folder, values=()):
    """Render the current scene; writes <folder>/{color,albedo,normal}.npy (linear, top row first).

    values: names of shader outputs (AOVs) that are written likewise.
    """
    os.makedirs(folder, exist_ok=True)
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    passes = {**PASSES, **{name: name for name in values}}
    _route_passes(scene, folder, passes)
    started = time.time()
    bpy.ops.render.render(write_still=False)
    for name in passes:
        _exr_to_npy(folder, name, scene)
    size = f'{scene.render.resolution_x}x{scene.render.resolution_y}'
    print(f'rendered {folder} {size} in {time.time() - started:.0f} s', flush=True)


def _route_passes(scene, folder, passes):
    known = scene.view_layers[0].aovs
    for name in passes.keys() - PASSES.keys() - {aov.name for aov in known}:
        aov = known.add()
        aov.name, aov.type = name, 'VALUE'
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format = 'OPEN_EXR'
    files.format.color_mode = 'RGBA'
    files.format.color_depth = '32'
    files.file_slots.clear()
    for name, socket in passes.items():
        files.file_slots.new(f'{name}_')
        tree.links.new(layers.outputs[socket], files.inputs[len(files.inputs) - 1])
    composite = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], composite.inputs[0])
    scene.frame_set(1)


def _exr_to_npy(folder, name, scene):
    path = f'{folder}/{name}_0001.exr'
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Raw'
    width, height = scene.render.resolution_x, scene.render.resolution_y
    flat = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(flat)
    np.save(f'{folder}/{name}.npy', flat.reshape(height, width, 4)[::-1])
    bpy.data.images.remove(image)
    os.remove(path)
