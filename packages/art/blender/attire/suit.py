"""A man's suit or tuxedo from the neck to the thighs, both arms hanging."""

from attire.suit_body import SuitBody
from attire.suit_cloths import SuitCloths
from attire.suit_front import sew_front
from attire.suit_sleeves import sew_sleeves
from attire.suit_trim import pin_boutonniere, sew_pockets
from kit.figure import (
    head_proxy,
    render_skin_pair,
    studio_camera,
    studio_lights,
    turn_body,
    write_anchors,
)
from kit.shapes import array_mesh, soften
from kit.stage import empty_stage
from kit.surface_nets import surface_mesh


def draw(job):
    scene = empty_stage(job['widthPx'], job['heightPx'], job['samples'], transparent=True)
    body, cloths = SuitBody(job['fit']), SuitCloths(job['look']['cloth'])
    sew_suit(body, cloths)
    sew_sleeves(
        body, {'wool': cloths.wool, 'linen': cloths.collar, 'button': cloths.button, 'skin': cloths.skin}
    )
    show_man(job, scene, body, cloths.skin)


def sew_suit(body, cloths):
    """Everything but sleeves, hands and neck."""
    for name, field, material, rounds in (
        ('jacket', body.jacket(), cloths.wool, 3),
        ('shirt', body.visible_shirt(), cloths.shirt, 2),
        ('trousers', body.trousers(), cloths.trousers, 2),
    ):
        soften(array_mesh(name, *surface_mesh(body.grid, field), material), rounds)
    sew_front(body, cloths)
    sew_pockets(body, cloths.wool)
    pin_boutonniere(body)


def show_man(job, scene, body, skin):
    """Add neck, unseen head and light, and render a dressed body."""
    neck_grid, neck = body.neck()
    soften(array_mesh('neck', *surface_mesh(neck_grid, neck), skin), 2)
    head = head_proxy(skin, (0, 0.030, 0.232), (0.080 * body.size.neck, 0.100, 0.128))
    turn = turn_body(job['turnDeg'], -1.0, keep=(head,))
    studio_lights(scene, key=60, fill=18, rims=48)
    px_per_metre = studio_camera(scene)
    write_anchors(scene, job['passes'], turn, anchors(body.size), px_per_metre)
    render_skin_pair(job['passes'], skin)


def anchors(size):
    return {
        'pit': ((0, -0.01, 0), True),
        'chin': ((0, -0.045, 0.103), False),
        'neckLeft': ((-size.neck_radius, 0.05, 0.075), False),
        'neckRight': ((size.neck_radius, 0.05, 0.075), False),
        'shoulderLeft': ((-0.172 * size.shoulder, 0.06, -0.012), True),
        'shoulderRight': ((0.172 * size.shoulder, 0.06, -0.004), True),
    }
