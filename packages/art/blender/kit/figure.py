"""What garments seen from behind, veil and covering share: the turn of the body, the studio and the anchors."""

import json
import math
import os

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector

from kit.stage import area_light, camera

FRAME_WIDTH_M = 0.926
FRAME_CENTRE_M = -0.365
CAMERA_DISTANCE_M = 3.2


def turn_about(pivot, degrees, roll_degrees):
    """The matrix that turns about the upright axis through a point and then leans to the side."""
    pivot = Vector(pivot)
    return (
        Matrix.Translation(pivot)
        @ Matrix.Rotation(math.radians(roll_degrees), 4, 'Y')
        @ Matrix.Rotation(math.radians(degrees), 4, 'Z')
        @ Matrix.Translation(-pivot)
    )


def studio_camera(scene, width_m=FRAME_WIDTH_M, centre_m=FRAME_CENTRE_M):
    """Frame the bust; returns pixels per metre at the body's axis."""
    width_px, height_px = scene.render.resolution_x, scene.render.resolution_y
    height_m = width_m * height_px / width_px
    lens = 36 * CAMERA_DISTANCE_M / height_m
    camera((0, -CAMERA_DISTANCE_M, centre_m + 0.12), (0, 0, centre_m), lens_mm=lens)
    return width_px / width_m


def studio_lights(scene, key, fill, rims):
    """Key from the viewer's left, fill from the right, two warm rims from behind (watts)."""
    background = scene.world.node_tree.nodes['Background']
    background.inputs[0].default_value = (0.75, 0.78, 0.85, 1)
    background.inputs[1].default_value = 0.17
    area_light((-1.35, -1.65, 0.85), key, (1, 0.96, 0.90), 0.95, (0, 0, -0.25))
    area_light((1.7, -1.5, 0.2), fill, (0.92, 0.96, 1), 1.6, (0, 0, -0.3))
    area_light((-1.3, 1.1, 0.6), rims, (1, 0.88, 0.74), 0.65, (-0.1, 0, -0.2))
    area_light((1.3, 1.1, 0.6), rims, (1, 0.90, 0.78), 0.65, (0.1, 0, -0.2))


def write_anchors(scene, folder, turn, points, px_per_metre):
    """points: name -> (position, whether it turns with the body). Pixels of the plate."""
    bpy.context.view_layer.update()
    width, height = scene.render.resolution_x, scene.render.resolution_y
    pixels = {}
    for name, (position, turns) in points.items():
        world = turn @ Vector(position) if turns else Vector(position)
        seen = world_to_camera_view(scene, scene.camera, world)
        pixels[name] = [round(seen.x * width, 1), round((1 - seen.y) * height, 1)]
    os.makedirs(folder, exist_ok=True)
    with open(f'{folder}/anchors.json', 'w', encoding='utf8') as file:
        json.dump({'points': pixels, 'pxPerMetre': round(px_per_metre, 1)}, file)
