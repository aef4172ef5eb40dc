"""The bust and arms of a woman that a head scarf lies on, as solids."""

import numpy as np

from kit.sdf import Grid, smooth_min

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


class Bust:
    def __init__(self):
        self.grid = Grid((-0.30, -0.21, -0.70), (0.30, 0.22, 0.175), 0.0031)
        self.torso = self._torso()
        self.skin = self._with_arms(self.torso)

    def bridged(self):
        """As heavy cloth shows it: no hollow between or above the breasts."""
        g = self.grid
        bridge = g.ellipsoid((0, -0.016, -0.160), (0.094, 0.051, 0.066))
        f = smooth_min(self.torso, np.minimum(bridge, 1), 0.020)
        return smooth_min(f, g.ellipsoid((0, 0.0, -0.105), (0.10, 0.048, 0.07)), 0.04)

    def _torso(self):
        g = self.grid
        f = g.loft(TORSO, 2.15)
        for side in (-1, 1):
            slope = g.capsule((side * 0.026, 0.076, 0.030), (side * 0.140, 0.067, -0.046 + 0.004 * side), 0.028, 0.030)
            f = smooth_min(f, slope, 0.040)
            f = smooth_min(f, g.ellipsoid((side * 0.070, -0.020, -0.168), (0.060, 0.052, 0.058)), 0.034)
            f = smooth_min(f, g.ellipsoid((side * 0.080, 0.004, -0.110), (0.065, 0.040, 0.06)), 0.045)
        return smooth_min(f, g.capsule((0, 0.064, -0.035), (0, 0.041, 0.19), 0.0515, 0.0485), 0.030)

    def _with_arms(self, f):
        g = self.grid
        for side in (-1, 1):
            shoulder = np.array((side * 0.158, 0.064, -0.070 + 0.004 * side))
            elbow = np.array((side * 0.192, 0.082, -0.312 + 0.006 * side))
            wrist = np.array((side * 0.116 + 0.012, -0.098, -0.476 + 0.010 * side))
            deltoid = g.ellipsoid(shoulder + [0, 0, -0.004], (0.040, 0.042, 0.056))
            upper = g.capsule(shoulder, elbow, 0.0385, 0.0295)
            fore = g.capsule(elbow, wrist, 0.0285, 0.0215)
            muscle = g.ellipsoid(elbow * 0.74 + wrist * 0.26, (0.025, 0.029, 0.045))
            arm = smooth_min(smooth_min(smooth_min(upper, deltoid, 0.020), fore, 0.020), muscle, 0.016)
            f = smooth_min(f, arm, 0.020)
        return f
