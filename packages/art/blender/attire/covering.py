"""A bridal head scarf: a fitted wrap that frames the face, and a looser one laid over it and the chest."""

import math

import numpy as np
from mathutils import Matrix, Vector

from attire.bridal_cloth import chiffon
from attire.covering_body import Bust
from attire.covering_folds import UNDER, WRAP, drape
from kit.figure import FRAME_CENTRE_M, studio_camera, studio_lights, write_anchors
from kit.materials import skin
from kit.passes import render_passes
from kit.sdf import Grid, smooth_min
from kit.shapes import array_mesh, grid_mesh, set_attribute
from kit.stage import empty_stage
from kit.surface_nets import surface_mesh

FRAME_M = 0.68
FRAME_TOP_M = 0.335
# The face that the opening is cut for: centre and half axes as the camera sees it.
FACE_M = (0, -0.052, 0.150)
FACE_HALVES_M = (0.0625, 0.0745)


def draw(job):
    scene = empty_stage(job['widthPx'], job['heightPx'], job['samples'], transparent=True)
    flesh = skin()
    body = Bust()
    carrier = Carrier(body)
    head = array_mesh('head', *surface_mesh(carrier.grid, carrier.head), flesh)
    figure = array_mesh('body', *surface_mesh(body.grid, body.skin), flesh)
    for thing in (head, figure):
        thing.is_holdout = True
    turn = _turn(job['turnDeg'], 1.2)
    figure.matrix_world = turn
    for sheet in (UNDER, WRAP):
        points, attributes = drape(carrier, sheet)
        thing = grid_mesh(
            sheet.name, _twisted(points, turn), chiffon(sheet.name), closed=True, thickness=0.0011
        )
        for name, values in attributes.items():
            set_attribute(thing, name, values)
    studio_lights(scene, key=56, fill=10, rims=36)
    px_per_metre = studio_camera(scene, FRAME_M)
    # The gown's view with its frame moved up to the head.
    scene.camera.data.shift_y = (FRAME_TOP_M - FRAME_M / 2 - FRAME_CENTRE_M) / FRAME_M
    x, y, z = FACE_M
    across, up = FACE_HALVES_M
    points = {
        'pit': ((0, -0.008, 0), False),
        'chin': ((0, -0.055, 0.073), False),
        'opening': ((x, y, z), False),
        'side': ((x + across, y, z), False),
        'brow': ((x, y, z + up), False),
    }
    write_anchors(scene, job['passes'], Matrix.Identity(4), points, px_per_metre)
    render_passes(job['passes'])


class Carrier:
    """What the scarf lies on: skull with pinned hair, face, neck, shoulders and bust."""

    def __init__(self, body):
        self.grid = g = Grid((-0.27, -0.17, -0.36), (0.27, 0.23, 0.33), 0.0036)
        face = g.ellipsoid((0, 0.020, 0.150), (0.066, 0.080, 0.084))
        jaw = g.ellipsoid((0, -0.012, 0.105), (0.046, 0.046, 0.040))
        skull = g.ellipsoid((0, 0.050, 0.198), (0.085, 0.100, 0.103))
        pinned = g.ellipsoid((0, 0.125, 0.180), (0.056, 0.050, 0.060))
        self.head = smooth_min(smooth_min(face, jaw, 0.02), smooth_min(skull, pinned, 0.04), 0.03)
        neck = g.capsule((0, 0.056, -0.045), (0, 0.034, 0.110), 0.092, 0.066)
        points = g.points()
        bust = body.grid.sample(np.minimum(body.bridged(), body.skin), points)
        bust = np.maximum(bust, g.z - 0.06)
        shoulders = smooth_min(bust, neck, 0.05)
        self.field = smooth_min(shoulders, self.head, 0.028)


def _turn(degrees, roll_degrees):
    """The turn of a gown's body, see kit/figure.py."""
    pivot = Vector((0, 0.05, 0))
    return (
        Matrix.Translation(pivot)
        @ Matrix.Rotation(math.radians(roll_degrees), 4, 'Y')
        @ Matrix.Rotation(math.radians(degrees), 4, 'Z')
        @ Matrix.Translation(-pivot)
    )


def _twisted(points, turn):
    """The shoulders turn with the gown while the face looks ahead."""
    whole = np.array(turn)
    turned = points @ whole[:3, :3].T + whole[:3, 3]
    share = np.clip((0.075 - points[..., 2:]) / 0.11, 0, 1)
    share = share * share * (3 - 2 * share)
    return points + (turned - points) * share
