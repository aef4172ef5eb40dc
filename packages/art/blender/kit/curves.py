"""Curves through control points."""

import numpy as np
from scipy.interpolate import CubicSpline


def curve(points, count):
    """`count` points evenly spread along a spline."""
    p = np.array(points, float)
    length = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]
    t = np.linspace(0, length[-1], count)
    return CubicSpline(length, p, bc_type='natural')(t)


def frames(line):
    """Unit tangents, forward normals (towards -y) and binormals along a line of points."""
    tangent = np.gradient(line, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    forward = np.array([0, -1.0, 0])
    normal = forward - tangent * (tangent @ forward)[:, None]
    normal /= np.linalg.norm(normal, axis=1, keepdims=True)
    return tangent, normal, np.cross(tangent, normal)
