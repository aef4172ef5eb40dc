"""The gown's solids: a woman's bust with arms folded to a bouquet, for one body width."""

from dataclasses import dataclass

import numpy as np

from kit.sdf import Grid, smooth_max, smooth_min

# z, half width, half depth, y of the centre
TORSO = [
    (-0.035, 0.110, 0.050, 0.066),
    (-0.075, 0.134, 0.066, 0.060),
    (-0.12, 0.139, 0.080, 0.055),
    (-0.17, 0.136, 0.088, 0.050),
    (-0.23, 0.127, 0.084, 0.050),
    (-0.30, 0.113, 0.076, 0.051),
    (-0.355, 0.106, 0.072, 0.052),
    (-0.42, 0.115, 0.079, 0.054),
    (-0.50, 0.142, 0.094, 0.058),
    (-0.60, 0.163, 0.106, 0.062),
    (-0.80, 0.17, 0.11, 0.062),
]


@dataclass
class Size:
    """How one number (`fit`, 1 is the middle size) scales the parts of a body."""

    fit: float

    def __post_init__(self):
        extra = self.fit - 1
        self.width = 1 + extra * 1.1
        self.depth = 1 + extra * 1.1
        self.shoulder = 1 + extra * 0.45
        self.arm = 1 + extra * 1.2
        self.neck = 1 + extra * 0.6
        self.bust = 1 + extra * 0.9
        self.neck_radius = 0.0515 * self.neck


class GownBody:
    # Below the waist the skirt hides the bodice.
    bodice_end_m, sheer_end_m = -0.455, -0.52

    def __init__(self, fit):
        self.size = Size(fit)
        self.grid = Grid((-0.30, -0.21, -0.70), (0.30, 0.22, 0.175), 0.0031)
        self.skin = self._figure(arms=True)
        self.torso = self._figure(arms=False)

    def shoulder(self, side):
        return np.array((side * 0.158 * self.size.shoulder, 0.064, -0.070 + 0.004 * side))

    def elbow(self, side):
        x = side * (0.192 * self.size.shoulder + 0.02 * (self.size.width - 1))
        return np.array((x, 0.082, -0.312 + 0.006 * side))

    def wrist(self, side):
        return np.array(
            (side * 0.116 + 0.012, -0.098 - 0.05 * (self.size.depth - 1), -0.476 + 0.010 * side)
        )

    def arm_length(self, side):
        upper = np.linalg.norm(self.elbow(side) - self.shoulder(side))
        return float(upper + np.linalg.norm(self.wrist(side) - self.elbow(side)))

    def bridged_bust(self):
        """The figure as heavy cloth shows it: no hollow between or above the breasts."""
        g, size = self.grid, self.size
        bridge = g.ellipsoid(
            (0, -0.016 * size.depth, -0.160), (0.094 * size.bust, 0.051 * size.bust, 0.066)
        )
        f = smooth_min(self.torso, np.minimum(bridge, 1), 0.020)
        return smooth_min(f, g.ellipsoid((0, 0.0, -0.105), (0.10, 0.048, 0.07)), 0.04)

    def arm_coordinates(self, points):
        """Distance to the arm's axis, metres along it, angle around it, length of the upper arm."""
        side = np.where(points[..., 0] < 0, -1, 1)[..., None]
        shoulder, elbow, wrist = (
            np.where(side > 0, joint(1), joint(-1)) for joint in (self.shoulder, self.elbow, self.wrist)
        )
        upper = _around(points, shoulder, elbow, side[..., 0])
        fore = _around(points, elbow, wrist, side[..., 0])
        length = np.linalg.norm(elbow - shoulder, axis=-1)
        on_upper = upper[0] < fore[0]
        along = np.where(on_upper, upper[1], length + fore[1])
        return (
            np.where(on_upper, upper[0], fore[0]),
            along,
            np.where(on_upper, upper[2], fore[2]),
            length,
        )

    def _figure(self, arms):
        g, size = self.grid, self.size
        rows = [
            (z, w * (size.width if z < -0.1 else (size.width + size.shoulder) / 2), d * size.depth, y)
            for z, w, d, y in TORSO
        ]
        f = g.loft(rows, 2.15)
        for side in (-1, 1):
            tilt, bust = 0.004 * side, size.bust
            slope = g.capsule(
                (side * 0.026, 0.076, 0.030),
                (side * 0.140 * size.shoulder, 0.067, -0.046 + tilt),
                0.028,
                0.030,
            )
            f = smooth_min(f, slope, 0.040)
            breast = g.ellipsoid(
                (side * 0.070 * bust, -0.020 * size.depth, -0.168),
                (0.060 * bust, 0.052 * bust, 0.058 * bust),
            )
            f = smooth_min(f, breast, 0.034)
            f = smooth_min(
                f, g.ellipsoid((side * 0.080 * bust, 0.004, -0.110), (0.065, 0.040, 0.06)), 0.045
            )
        if size.fit > 1:
            belly = g.ellipsoid((0, -0.005, -0.43), (0.10 * size.width, 0.075 * size.depth, 0.09))
            f = smooth_min(f, belly, 0.07)
        f = smooth_min(
            f,
            g.capsule((0, 0.064, -0.035), (0, 0.041, 0.19), size.neck_radius, 0.0485 * size.neck),
            0.030,
        )
        f = self._collar_bones(f)
        return self._arms(f) if arms else f

    def _collar_bones(self, f):
        g, size = self.grid, self.size
        for side in (-1, 1):
            inner = g.capsule((side * 0.019, 0.004, -0.006), (side * 0.075, 0.0135, 0.001), 0.0056)
            outer = g.capsule(
                (side * 0.075, 0.0135, 0.001), (side * 0.148 * size.shoulder, 0.046, -0.020), 0.0060
            )
            f = smooth_min(f, smooth_min(inner, outer, 0.010), 0.026)
            muscle = g.capsule(
                (side * 0.012, 0.008, 0.002), (side * 0.049 * size.neck, 0.038, 0.125), 0.0075, 0.009
            )
            f = smooth_min(f, muscle, 0.026)
            hollow = g.ellipsoid((side * 0.078, 0.036, -0.012), (0.052, 0.026, 0.020))
            f = smooth_min(f, hollow, 0.024)
        return smooth_max(f, -g.sphere((0, -0.008, 0.003), 0.0115), 0.020)

    def _arms(self, f):
        g, a = self.grid, self.size.arm
        for side in (-1, 1):
            shoulder, elbow, wrist = self.shoulder(side), self.elbow(side), self.wrist(side)
            deltoid = g.ellipsoid(shoulder + [0, 0, -0.004], (0.040 * a, 0.042 * a, 0.056))
            upper = g.capsule(shoulder, elbow, 0.0385 * a, 0.0295 * a)
            fore = g.capsule(elbow, wrist, 0.0285 * a, 0.0215 * a)
            muscle = g.ellipsoid(elbow * 0.74 + wrist * 0.26, (0.025 * a, 0.029 * a, 0.045))
            arm = smooth_min(smooth_min(smooth_min(upper, deltoid, 0.020), fore, 0.020), muscle, 0.016)
            f = smooth_min(f, arm, 0.020)
        return f


def _around(points, start, end, side):
    """Distance to the segment, metres along it, angle around it."""
    axis = end - start
    length = np.linalg.norm(axis, axis=-1)
    share = np.clip(((points - start) * axis).sum(-1) / length**2, -0.3, 1.2)
    nearest = start + axis * np.clip(share, 0, 1)[..., None]
    out = points - (start + axis * share[..., None])
    tangent = axis / length[..., None]
    forward = np.array([0, -1.0, 0])
    normal = forward - tangent * (tangent @ forward)[..., None]
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    binormal = np.cross(tangent, normal)
    angle = np.arctan2((out * binormal).sum(-1) * side, (out * normal).sum(-1))
    return np.linalg.norm(points - nearest, axis=-1), share * length, angle
