"""A sherwani: a knee-long brocade coat closed to a stand collar, with an embroidered placket and cuffs."""

import numpy as np
from attire.bridal_cloth import brocade
from kit.materials import plain
from kit.panels import outline, panel
from kit.shapes import array_mesh, ball, grid_mesh, thicken

from people.cut import shown_where
from people.jacket import drape_jacket, jacket_shell
from people.meshes import mesh_object, set_attribute
from people.over import lifted_off
from people.sewn import Sewn
from people.sleeves import set_in, sleeves_of

HEM_M, PLACKET_END_M = 1.02, 0.50
BAND_HALF_M = 0.020
# Share of a sleeve above its cuff.
CUFF_FROM = 0.90
# ground, woven pattern, embroidery
COLOURS = {'ivory': ((0.74, 0.675, 0.56), (0.60, 0.49, 0.32), (0.48, 0.33, 0.14))}
# Angles around the neck in degrees; heights over the pit of the collar's foot and top, metres.
COLLAR = [(0, -0.030, 0.044), (40, -0.006, 0.060), (90, 0.034, 0.096), (135, 0.056, 0.114), (180, 0.062, 0.120)]
FROM_SKIN_M = 0.006


def sew_sherwani(person, look, workshop, measures, neck, legs):
    """legs: points and faces of the trousers that it hangs over."""
    ground, pattern, gold = COLOURS[look['cloth']]
    cloth = brocade('brocade', workshop.lace, ground, pattern)
    embroidery = brocade('embroidery', workshop.lace, gold, tuple(c * 1.5 for c in gold), scale=14.0)
    shell = jacket_shell(person.human, measures, HEM_M * measures.tall, 0.055)
    sleeves = sleeves_of(person.human, person.pose)
    points = set_in(sleeves, shell, lifted_off(shell, drape_jacket(shell, person, workshop), *legs))
    thing = mesh_object('coat', points, shell.faces, shown_where(cloth, 'open', -1), subdivided=1)
    set_attribute(thing, 'open', np.maximum(_slit(shell, measures), _in_collar(shell, neck)))
    for rings in sleeves.values():
        cuff = round(CUFF_FROM * len(rings))
        grid_mesh('sleeve', rings[: cuff + 2, ::-1], cloth, closed=True)
        thicken(grid_mesh('cuff', rings[cuff:, ::-1], embroidery, closed=True), 0.003).modifiers['thickness'].offset = 1
    if workshop.is_stand_in:
        return
    coat = Sewn(shell, person.pose, points)
    _sew_collar(coat, neck, embroidery)
    _sew_placket(coat, measures, embroidery)


def _slit(shell, measures):
    x, y, z = shell.rest.T
    below = (measures.pit[2] - z) / measures.tall
    half = np.interp(below, [PLACKET_END_M, HEM_M], [0.0, 0.022])
    return np.where((y < 0.03) & (below > PLACKET_END_M), half - np.abs(x - 0.004), -0.2)


def _in_collar(shell, neck):
    """The coat ends where the collar is sewn on."""
    x, y, z = shell.rest.T
    at = np.degrees(np.abs(np.arctan2(x, neck.centre_y - y)))
    degrees, foot, top = np.array(COLLAR).T
    over_seam = z - shell.human.pit[2] - np.interp(at, degrees, foot) - 0.012
    collar = neck.radius(np.radians(degrees), top) + FROM_SKIN_M
    # The throat falls away from the coat; at the sides the coat lies on the shoulders.
    off = np.interp(at, [0, 50, 80], [0.030, 0.022, 0.010])
    within = np.interp(at, degrees, collar) + off - np.hypot(x, y - neck.centre_y)
    return np.minimum(over_seam, within)


def _sew_collar(coat, neck, material):
    degrees, foot, top = np.array(COLLAR).T
    angle = np.radians(np.linspace(2.5, 180, 90))
    rise = np.linspace(0, 1, 14)[:, None]
    low, high = (np.interp(np.degrees(angle), degrees, line) for line in (foot, top))
    radius = np.convolve(np.pad(neck.radius(angle, high), 6, 'edge'), np.ones(13) / 13, 'valid') + FROM_SKIN_M
    upright = neck.points(angle, radius + 0.004 * (1 - rise) ** 2, low + (high - low) * rise)
    for sign in (1, -1):
        points = upright * [sign, 1, 1]
        at, outside = (array.reshape(points.shape) for array in coat.over(points.reshape(-1, 3)))
        over = ((points - at) * outside).sum(-1, keepdims=True)
        points = points + outside * np.clip(0.004 - over, 0, None) * (1 - rise)[..., None]
        posed = coat.carry(points)
        thing = grid_mesh('collar', posed if sign < 0 else posed[:, ::-1], material)
        thicken(thing, 0.0025)
        thing.modifiers.new('round', 'SUBSURF').render_levels = 1


def _sew_placket(coat, measures, embroidery):
    end = PLACKET_END_M * measures.tall
    half = BAND_HALF_M
    band = [(-half, -0.012), (half, -0.012), (half, -end), (0, -end - 0.028), (-half, -end)]
    border = outline(band, 0.004, (0, 1, 2, 3, 4))
    flat, faces = panel(border, lambda x, z: 0 * np.asarray(x), 0.0030, 0.0012, 0.003, 0.004)
    laid = coat.lay(flat[:, 0] + 0.004, measures.pit[2] + flat[:, 2], -flat[:, 1])
    thicken(array_mesh('placket', coat.carry(laid), faces, embroidery), 0.002)
    gold = plain('gold', (0.62, 0.42, 0.16), 0.30, Metallic=0.9)
    down = np.arange(0.035, end - 0.02, 0.056)
    for at in coat.carry(coat.lay(0.004, measures.pit[2] - down, 0.006)):
        ball(0.0078, gold, tuple(at)).scale = (1, 0.6, 1)
