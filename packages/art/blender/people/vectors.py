"""Vectors, rotations and ramps, in numpy."""

import math

import numpy as np


def unit(v):
    v = np.asarray(v, float)
    return v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-12)


def rotation(axis, degrees):
    x, y, z = unit(axis)
    a = math.radians(degrees)
    k = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.eye(3) + math.sin(a) * k + (1 - math.cos(a)) * (k @ k)


def rotate_each(vectors, axis, degrees):
    """Each vector about the axis by its own angle."""
    a = np.radians(degrees)[:, None]
    k = unit(axis)
    cos = np.cos(a)
    return vectors * cos + np.cross(k, vectors) * np.sin(a) + k * (vectors @ k)[:, None] * (1 - cos)


def basis(first, second):
    """Orthonormal columns: `first`, what of `second` is square to it, and their cross product."""
    a = unit(first)
    b = unit(np.asarray(second, float) - a * np.dot(a, second))
    return np.stack([a, b, np.cross(a, b)], 1)


def swing(a, b):
    """The shortest rotation from direction a to direction b."""
    a, b = unit(a), unit(b)
    axis = np.cross(a, b)
    sine = np.linalg.norm(axis)
    if sine < 1e-9:
        return np.eye(3)
    return rotation(axis, math.degrees(math.atan2(sine, np.dot(a, b))))


def twist_deg(turned, axis):
    """By how much a rotation that keeps `axis` turns about it."""
    axis = unit(axis)
    other = unit(np.cross(axis, (0.3, 0.5, 0.8)))
    after = turned @ other
    return math.degrees(math.atan2(np.dot(np.cross(other, after), axis), np.dot(other, after)))


def smoothstep(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)
