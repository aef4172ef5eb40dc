"""A wedding gown from the neck to the knees, both hands behind a bouquet."""

import numpy as np

from attire.cloth import bridal_satin, tulle
from attire.gown_body import GownBody
from attire.gown_lace import sew_lace_top
from attire.gown_satin import sew_satin_top
from kit.figure import (
    head_proxy,
    render_skin_pair,
    studio_camera,
    studio_lights,
    turn_body,
    write_anchors,
)
from kit.materials import skin
from kit.panels import Front, outline, panel
from kit.roses import bouquet
from kit.sdf import smooth_max
from kit.shapes import array_mesh, grid_mesh, soften
from kit.stage import empty_stage
from kit.surface_nets import surface_mesh


def draw(job):
    scene = empty_stage(job['widthPx'], job['heightPx'], job['samples'], transparent=True)
    look = job['look']
    body = GownBody(job['fit'])
    flesh = skin()
    satin = bridal_satin('satin')
    bare = smooth_max(body.skin, body.grid.z - 0.165, 0.004)
    soften(array_mesh('body', *surface_mesh(body.grid, bare), flesh), 4)
    neck = body.size.neck
    head = head_proxy(flesh, (0, 0.028, 0.222), (0.074 * neck, 0.096, 0.120))
    if look['cloth'] == 'lace':
        sew_lace_top(body, job['lacePattern'], look['neckline'])
        sew_skirt(body, satin, folds=15, depth=0.050, overlay=True)
    else:
        sew_satin_top(body, satin, look['neckline'])
        sew_skirt(body, satin, folds=11, depth=0.070, overlay=False)
    sew_belt(body, satin)
    bouquet((0.014, -0.172 - 0.06 * (body.size.depth - 1), -0.492), (0.06, -1, 0.22), look['bouquet'])
    turn = turn_body(job['turnDeg'], 1.2, keep=(head,))
    studio_lights(scene, key=56, fill=10, rims=36)
    px_per_metre = studio_camera(scene)
    write_anchors(scene, job['passes'], turn, anchors(body.size), px_per_metre)
    render_skin_pair(job['passes'], flesh)


def anchors(size):
    return {
        'pit': ((0, -0.008, 0), True),
        'chin': ((0, -0.045, 0.095), False),
        'neckLeft': ((-size.neck_radius, 0.05, 0.075), False),
        'neckRight': ((size.neck_radius, 0.05, 0.075), False),
        'shoulderLeft': ((-0.158 * size.shoulder, 0.064, -0.022), True),
        'shoulderRight': ((0.158 * size.shoulder, 0.064, -0.018), True),
    }


def sew_skirt(body, satin, folds, depth, overlay):
    width = body.size.width
    waist = 0.1135 * width
    _skirt((-0.405, -1.42), (waist, 0.44 * width), folds, depth, satin, 4, 0.70)
    if overlay:
        _skirt((-0.403, -1.42), (waist + 0.005, 0.47 * width), 22, 0.046, tulle('tulle'), 9, 0.72)


def _skirt(heights, radii, folds, depth, material, seed, flatness):
    """A bell of waves, flat at the waist and round at the hem."""
    rng = np.random.default_rng(seed)
    around = np.linspace(0, 2 * np.pi, 900, endpoint=False)
    phase = rng.uniform(0, 6.28, 8)
    counts = np.array([folds, folds * 1.7, folds * 0.5, folds * 2.6]).round()
    amounts = np.array([1, 0.45, 0.6, 0.14])
    rows = []
    for t in np.linspace(0, 1, 170):
        bell = 0.55 * t + 0.45 * np.sin(min(1, t * 1.05) * np.pi / 2)
        radius = radii[0] + (radii[1] - radii[0]) * bell
        wave = sum(
            amounts[i]
            * np.cos(
                counts[i] * around
                + phase[i]
                + 0.8 * np.sin(around * 3 + phase[i + 4])
                + 0.35 * t * np.sin(5 * around + phase[i])
            )
            for i in range(4)
        )
        wave = np.sign(wave) * np.abs(wave) ** 0.85
        r = radius + depth * (0.10 + 0.90 * t) * min(1, t / 0.04) * wave * 0.5
        roundness = flatness + (1 - flatness) * min(1, t * 1.6)
        z = np.full(around.size, heights[0] + (heights[1] - heights[0]) * t)
        rows.append(np.stack([r * np.sin(around), 0.053 - r * np.cos(around) * roundness, z], 1))
    grid_mesh('skirt', np.stack(rows)[:, ::-1], material, closed=True)


def sew_belt(body, material):
    half = 0.098 * body.size.width
    top = [(-half, -0.385), (0, -0.396), (half, -0.385)]
    foot = [(half * 1.02, -0.412), (0, -0.424), (-half * 1.02, -0.412)]
    border = outline(top + foot, 0.003, corners=(0, 2, 3, 5))
    front = Front(body.grid, body.torso)
    array_mesh('belt', *panel(border, front, 0.0085, 0.0022, 0.005, 0.004), material)
