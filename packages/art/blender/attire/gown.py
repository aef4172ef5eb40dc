"""A wedding gown from the neck to the knees."""

import numpy as np

from attire.bridal_cloth import bridal_satin
from attire.gown_drape import sew_cowl, sew_shoulder_band
from attire.gown_lace import sew_lace_bodice, sew_lace_top
from attire.gown_satin import sew_satin_top
from attire.gown_skirts import sew_skirt
from attire.gown_sleeves import sew_fitted_sleeves, sew_tulle_sleeves
from kit.panels import Front, outline, panel
from kit.sdf import smooth_max
from kit.shapes import array_mesh, soften
from kit.surface_nets import surface_mesh

# Hips would show through a narrow skirt.
BODY_END_Z_M = -0.46


def sew_gown(body, look, flesh, lace_pattern):
    """The body of skin in its gown, without hands or flowers; `back` in the look cuts its back open."""
    satin = bridal_satin('satin')
    sleeved = look['cloth'] in ('satin', 'modest')
    bare = smooth_max(body.torso if sleeved else body.skin, body.grid.z - 0.165, 0.004)
    bare = np.maximum(bare, BODY_END_Z_M - body.grid.z)
    soften(array_mesh('body', *surface_mesh(body.grid, bare), flesh), 4)
    sew_top(body, look, satin, lace_pattern)
    sew_skirt(look['skirt'], body.size.width, satin)
    sew_belt(body, satin)


def sew_top(body, look, satin, lace_pattern):
    """look: cloth ('lace', 'illusion', 'off-shoulder', 'satin', 'modest'), neckline, sleeves, drape."""
    cloth = look['cloth']
    if cloth == 'lace':
        sew_lace_top(body, lace_pattern, look['neckline'], look['sleeves'], back=look.get('back'))
    elif cloth == 'illusion':
        sew_lace_top(
            body, lace_pattern, look['neckline'], look['sleeves'], flowers=0.38, back=look.get('back')
        )
    elif cloth == 'off-shoulder':
        sew_lace_bodice(body, lace_pattern)
        sew_shoulder_band(body, satin)
        sew_tulle_sleeves(body)
    else:
        sew_satin_top(body, satin, look['neckline'], look['drape'], look.get('back'))
        sew_fitted_sleeves(body, satin, 0.97 if cloth == 'modest' else 0.88)
        if cloth == 'modest':
            sew_cowl(body, satin)


def anchors(size):
    return {
        'pit': ((0, -0.008, 0), True),
        'chin': ((0, -0.045, 0.095), False),
        'neckLeft': ((-size.neck_radius, 0.05, 0.075), False),
        'neckRight': ((size.neck_radius, 0.05, 0.075), False),
        'shoulderLeft': ((-0.158 * size.shoulder, 0.064, -0.022), True),
        'shoulderRight': ((0.158 * size.shoulder, 0.064, -0.018), True),
    }


def sew_belt(body, material):
    half = 0.098 * body.size.width
    top = [(-half, -0.385), (0, -0.396), (half, -0.385)]
    foot = [(half * 1.02, -0.412), (0, -0.424), (-half * 1.02, -0.412)]
    border = outline(top + foot, 0.003, corners=(0, 2, 3, 5))
    front = Front(body.grid, body.torso)
    array_mesh('belt', *panel(border, front, 0.0085, 0.0022, 0.005, 0.004), material)
