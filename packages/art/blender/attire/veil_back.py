"""A tulle veil that hangs from a comb over the bun, seen from behind."""

import shutil

import numpy as np
from mathutils import Vector
from scipy.interpolate import PchipInterpolator

from attire.back_head import head_point
from attire.veil import tulle
from kit.materials import plain
from kit.passes import render_passes
from kit.shapes import ball, grid_mesh
from kit.stage import empty_stage
from people.draw_back import Stance, light_behind

LENGTH_M = 1.25
COMB = (0, 0.100, 0.176)
# share of the length, half width: gathered at the comb, over the shoulders, wide at the hem
WIDTHS = [
    (0, 0.034),
    (0.04, 0.062),
    (0.10, 0.098),
    (0.20, 0.146),
    (0.32, 0.178),
    (0.6, 0.225),
    (1, 0.31),
]


def draw(job):
    scene = empty_stage(job['widthPx'], job['heightPx'], 2 * job['samples'], transparent=True)
    stance = Stance(job['mesh'], 'dress')
    comb = stance.turn @ stance.head_turn @ Vector(head_point(*COMB))
    material = tulle(0.62, 0.10)
    for widening, phase in ((0.93, 0.0), (1.05, 7.0)):
        grid_mesh('veil', _sheet(np.array(comb), widening, phase), material)
    _sew_comb(comb)
    light_behind(scene)
    stance.measure(scene, job['passes'])
    # Nothing of a veil is skin or hair, so both renders of the pair are the same one.
    render_passes(f'{job["passes"]}/k1', ['hair'])
    shutil.copytree(f'{job["passes"]}/k1', f'{job["passes"]}/k0', dirs_exist_ok=True)


def _sheet(comb, widening, phase):
    """Points of one layer: u across (-1..1), v down (0..1), from the comb to the body's middle."""
    u = np.linspace(-1, 1, 460)[None]
    v = np.linspace(0, 1, 200)[:, None]
    half = PchipInterpolator(*np.array(WIDTHS).T)(v) * widening
    angle = 2.0 * u
    ripple = np.sin(angle * 6.5 + phase + 1.3 * np.sin(3 * v + 2 * angle))
    ripple = ripple + 0.4 * np.sin(angle * 15 + 2 * phase + 2 * v)
    depth = (0.004 + 0.030 * v**0.7) * ripple
    x = comb[0] * np.exp(-v * 3) + half * np.sin(angle * 0.7) / np.sin(1.4)
    x = x + 0.010 * v**0.5 * np.sin(angle * 13 + phase)
    puff = 0.016 * np.sin(np.pi * np.clip(v / 0.10, 0, 1))
    y = comb[1] - 0.018 - 0.055 * np.clip(v / 0.12, 0, 1) ** 0.6 - 0.09 * v
    y = y + 0.10 * u**2 * np.clip(v * 6, 0, 1)
    z = comb[2] - LENGTH_M * v + puff - 0.016 * np.abs(u) ** 2 * np.exp(-v * 8)
    return np.stack([x, y - depth, z + 0 * u], -1)


def _sew_comb(comb):
    pearl = plain('pearl', (0.90, 0.87, 0.82), 0.18, Specular=0.7)
    for row, (count, radius) in enumerate(((11, 0.0040), (8, 0.0028))):
        for u in np.linspace(-1, 1, count):
            drop = -0.007 * u * u + 0.006 * row
            ball(radius, pearl, comb + Vector((0.034 * u, -0.022 + 0.014 * u * u, drop)), 3)
