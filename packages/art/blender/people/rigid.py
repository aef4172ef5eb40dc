"""What is sewn upright at the origin and then moves with a bone."""

import bpy
from mathutils import Matrix


def sew_at(pose, bone, place, sew):
    """place: from where `sew` makes its objects to the body in rest pose."""
    before = set(bpy.data.objects)
    sew()
    bpy.context.view_layer.update()
    matrix = _moves_with(pose, bone) @ place
    for thing in bpy.data.objects:
        if thing not in before:
            thing.matrix_world = matrix @ thing.matrix_world


def _moves_with(pose, bone):
    turned, at = pose.solve()[bone]
    matrix = Matrix(turned.tolist()).to_4x4()
    matrix.translation = at - turned @ pose.human.head[bone]
    return matrix
