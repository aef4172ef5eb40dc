"""A dressed person seen from behind, from the head to the hips, turned towards a partner."""

import bpy

from attire import gown, sherwani, suit
from attire.back_head import NECK_TOP_M, Head, narrowed_to_head
from attire.bridal_cloth import bridal_satin
from attire.gown_back import BackBody as GownBackBody
from attire.gown_back import sew_buttons, sew_sash
from attire.hair_flowers import pin_flowers
from attire.hair_short import comb_short_hair
from attire.hair_strands import blacken_hair, hair_material
from attire.hair_updo import comb_updo
from attire.suit_back import BackBody as SuitBackBody
from attire.suit_back import sew_back_collar
from attire.suit_cloths import SuitCloths
from attire.suit_sleeves import sew_sleeves
from kit.figure import studio_camera, studio_lights, turn_about, turn_body, write_anchors
from kit.materials import blacken, skin
from kit.passes import render_passes
from kit.shapes import array_mesh, soften
from kit.stage import empty_stage
from kit.surface_nets import surface_mesh

FRAME_WIDTH_M = 0.96
FRAME_CENTRE_M = -0.185
TURN_DEG = 10
HEAD_TURN_DEG = 22
HEAD_TILT_DEG = 9
# height of the uppermost button, by the gown's back or cloth
BUTTONS_FROM_M = {
    'scallop': -0.056,
    'closed': 0.026,
    'scoop': -0.14,
    'v': -0.217,
    'modest': -0.19,
    'off-shoulder': -0.19,
}


def draw(job):
    scene = empty_stage(job['widthPx'], job['heightPx'], job['samples'], transparent=True)
    flesh, hair = skin(), hair_material()
    is_man = job['dress'] != 'attire.gown'
    # The partner stands at +x before the body turns its back.
    side = 1 if is_man else -1
    body, points = (_dress_man if is_man else _dress_woman)(job, flesh)
    _set_head(side, is_man, body.size.neck, flesh, hair)
    turn = turn_body(*body_turn(side))
    studio_lights(scene, key=58, fill=15, rims=44)
    px_per_metre = studio_camera(scene, FRAME_WIDTH_M, FRAME_CENTRE_M)
    write_anchors(scene, job['passes'], turn, swapped(points), px_per_metre)
    render_passes(f'{job["passes"]}/k1', ['hair'])
    blacken(flesh)
    blacken_hair(hair)
    render_passes(f'{job["passes"]}/k0')


def _dress_woman(job, flesh):
    body = GownBackBody(job['fit'])
    gown.sew_gown(body, job['look'], flesh, job['lacePattern'])
    satin = bridal_satin('sash')
    sew_sash(body, satin)
    sew_buttons(body, satin, _button_top(job['look']))
    return body, gown.anchors(body.size)


def _button_top(look):
    return BUTTONS_FROM_M[look['back'] if 'back' in look else look['cloth']]


def _dress_man(job, flesh):
    body = SuitBackBody(job['fit'])
    if job['dress'] == 'attire.sherwani':
        cloth, embroidery = sherwani.sew_sherwani(body, job)
        sleeves = {'wool': cloth, 'linen': embroidery, 'button': None, 'skin': flesh}
    else:
        cloths = SuitCloths(job['look']['cloth'])
        suit.sew_suit(body, cloths)
        sew_back_collar(body, cloths.wool, cloths.facing if cloths.lapel == 'shawl' else None)
        sleeves = {'wool': cloths.wool, 'linen': cloths.collar, 'button': cloths.button, 'skin': flesh}
    sew_sleeves(body, sleeves, embraces=True)
    grid, neck = body.neck()
    neck = narrowed_to_head(grid, neck, body.size.neck_radius)
    soften(array_mesh('neck', *surface_mesh(grid, neck), flesh), 2)
    return body, suit.anchors(body.size)


def head_turn(side):
    """The matrix that turns and tilts a head towards a partner at that side."""
    return turn_about(NECK_TOP_M, HEAD_TURN_DEG * side, HEAD_TILT_DEG * side)


def body_turn(side):
    """Degrees about the upright axis and of leaning with which a body turns its back."""
    return 180 + side * TURN_DEG, -1.2 * side


def _set_head(side, is_man, neck, flesh, hair):
    """The head with its hair, turned and tilted towards the partner."""
    before = set(bpy.data.objects)
    head = Head(1.06 if is_man else 1.0, (0.0555 if is_man else 0.047) * neck)
    head.show(flesh)
    if is_man:
        comb_short_hair(head, hair)
    else:
        comb_updo(head, hair)
        pin_flowers(head)
    turn = head_turn(side)
    bpy.context.view_layer.update()
    for thing in set(bpy.data.objects) - before:
        thing.matrix_world = turn @ thing.matrix_world


def swapped(points):
    """Who turns the back has the left shoulder at the right."""
    left, right = points['shoulderLeft'], points['shoulderRight']
    return {**points, 'shoulderLeft': right, 'shoulderRight': left}
