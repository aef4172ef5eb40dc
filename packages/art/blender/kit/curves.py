"""Curves through control points."""

import numpy as np
from scipy.interpolate import CubicSpline, PchipInterpolator


def curve(points, count, smooth=True):
    """`count` points evenly spread along a spline; not smooth means without overshoot."""
    p = np.array(points, float)
    length = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]
    t = np.linspace(0, length[-1], count)
    spline = CubicSpline(length, p, bc_type='natural') if smooth else PchipInterpolator(length, p)
    return spline(t)


def paired_curves(inner, outer, count, corners=()):
    """Two curves over one parameter, sharp in the outer one at the corner points.

    Returns both curves, the parameter (0..1) of their points and that of the control points.
    """
    a, b = np.array(inner, float), np.array(outer, float)
    steps = (np.linalg.norm(np.diff(a, axis=0), axis=1) + np.linalg.norm(np.diff(b, axis=0), axis=1)) / 2
    length = np.r_[0, np.cumsum(np.maximum(steps, 0.004))]
    t = np.sort(np.r_[np.linspace(0, length[-1], count), [length[c] for c in corners]])
    outside = np.zeros((len(t), 3))
    stops = [0, *corners, len(length) - 1]
    for first, last in zip(stops[:-1], stops[1:]):
        here = (t >= length[first]) & (t <= length[last])
        outside[here] = _piece(length[first : last + 1], b[first : last + 1], t[here])
    inside = CubicSpline(length, a, bc_type='natural')(t)
    return inside, outside, t / length[-1], length / length[-1]


def frames(line):
    """Unit tangents, forward normals (towards -y) and binormals along a line of points."""
    tangent = np.gradient(line, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    forward = np.array([0, -1.0, 0])
    normal = forward - tangent * (tangent @ forward)[:, None]
    normal /= np.linalg.norm(normal, axis=1, keepdims=True)
    return tangent, normal, np.cross(tangent, normal)


def _piece(length, points, t):
    if len(points) > 2:
        return CubicSpline(length, points, bc_type='natural')(t)
    share = ((t - length[0]) / (length[1] - length[0]))[:, None]
    return points[0] + (points[1] - points[0]) * share
