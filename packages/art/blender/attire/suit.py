"""A man's suit or tuxedo from the neck to the thighs."""

from attire.suit_front import sew_front
from attire.suit_trim import pin_boutonniere, sew_pockets
from kit.shapes import array_mesh, soften
from kit.surface_nets import surface_mesh


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


def anchors(size):
    return {
        'pit': ((0, -0.01, 0), True),
        'chin': ((0, -0.045, 0.103), False),
        'neckLeft': ((-size.neck_radius, 0.05, 0.075), False),
        'neckRight': ((size.neck_radius, 0.05, 0.075), False),
        'shoulderLeft': ((-0.172 * size.shoulder, 0.06, -0.012), True),
        'shoulderRight': ((0.172 * size.shoulder, 0.06, -0.004), True),
    }
