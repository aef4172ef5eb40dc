"""Floors laid of single boards or slabs, each a little out of level, so that every one mirrors on its own."""

import math

import numpy as np

from kit.materials import plain
from kit.nodes import Graph, principled
from kit.shapes import array_mesh, quad

CHAMFER_M = 0.002
JOINT_DEPTH_M = 0.006


def lay(name, corners, material, gap=0.002, seed=0, joint=(0.03, 0.025, 0.02)):
    """One piece per four corners (n, 4, 2) with their faces at z = 0, over a bed in the joints' colour."""
    rng = np.random.default_rng(seed)
    corners = np.asarray(corners, float)
    inward = sum(_unit(np.roll(corners, turn, 1) - corners) for turn in (-1, 1))
    rims = [corners + inward * inset for inset in (gap / 2, gap / 2 + CHAMFER_M)]
    tops = -np.abs(rng.normal(0, 0.0004, (len(corners), 4, 1)))
    rings = [np.concatenate([rims[0], tops - JOINT_DEPTH_M], 2)]
    rings += [np.concatenate([rims[0], tops - CHAMFER_M], 2), np.concatenate([rims[1], tops], 2)]
    faces = [(8, 9, 10, 11)]
    for low in (0, 4):
        faces += [(low + i, low + (i + 1) % 4, low + 4 + (i + 1) % 4, low + 4 + i) for i in range(4)]
    shift = np.arange(len(corners))[:, None, None] * 12
    points = np.concatenate(rings, 1).reshape(-1, 3)
    array_mesh(name, points, (np.array(faces) + shift).reshape(-1, 4), material, smooth=False)
    low, high = corners.min((0, 1)), corners.max((0, 1))
    bed = [(low[0], low[1]), (high[0], low[1]), (high[0], high[1]), (low[0], high[1])]
    quad('joints', [(*at, -JOINT_DEPTH_M) for at in bed], plain('joints', joint, 0.95, Specular=0.1))


def courses(xs, ys, width, lengths, rng, along='y'):
    """Corners of staggered boards along one axis; `lengths` are the shortest and the longest."""
    (a0, a1), (b0, b1) = (xs, ys) if along == 'y' else (ys, xs)
    pieces = []
    for row in range(math.ceil((a1 - a0) / width)):
        a, b = a0 + row * width, b0 - rng.uniform(0, lengths[1])
        while b < b1:
            end = b + rng.uniform(*lengths)
            pieces.append([(a, b), (a + width, b), (a + width, end), (a, end)])
            b = end
    corners = np.array(pieces)
    return corners if along == 'y' else corners[:, ::-1, ::-1]


def herringbone(xs, ys, width, count):
    """Corners of blocks `count` times as long as wide, in two directions at right angles."""
    length = width * count
    flat = np.array([(0, 0), (length, 0), (length, width), (0, width)])
    upright = np.array([(0, width), (width, width), (width, width + length), (0, width + length)])
    turn = np.array([[1, 1], [-1, 1]]) * math.sqrt(0.5)
    both = []
    reach = max(abs(value) for value in (*xs, *ys))
    steps = int(reach / width) + 2
    counts = range(-steps, steps)
    cells = [(i * width - j * length, i * width + j * length) for i in counts for j in counts]
    for block in (flat, upright):
        pieces = (block[None] + np.array(cells)[:, None]) @ turn
        middle = pieces.mean(1)
        within = (middle > [xs[0], ys[0]]).all(1) & (middle < [xs[1], ys[1]]).all(1)
        both.append(pieces[within])
    return both


def stone(name, dark, light, roughness=0.6):
    """Cut stone: every slab in its own tone, clouded and finely grained."""
    material = plain(name, light, roughness, Specular=0.35)
    graph = Graph(material.node_tree)
    slab = graph.node('ShaderNodeNewGeometry').outputs['Random Per Island']
    slab = graph.math('FRACT', graph.math('ADD', slab, graph.node('ShaderNodeObjectInfo').outputs['Random']))
    clouds, grain = graph.noise(2.2, 7.0), graph.noise(160.0, 3.0)
    share = graph.math('MULTIPLY_ADD', slab, 0.45, graph.math('MULTIPLY', clouds, 0.6))
    share = graph.math('MULTIPLY_ADD', grain, 0.5, graph.math('SUBTRACT', share, 0.25))
    shader = principled(material)
    graph.feed(shader.inputs['Base Color'], graph.ramp(share, [(0.2, dark), (0.85, light)]))
    graph.feed(shader.inputs['Roughness'], graph.math('MULTIPLY_ADD', clouds, 0.5, roughness - 0.25))
    graph.feed(shader.inputs['Normal'], graph.bump(graph.math('ADD', grain, clouds), 0.25, 0.003))
    return material


def _unit(vectors):
    return vectors / np.linalg.norm(vectors, axis=-1, keepdims=True)
