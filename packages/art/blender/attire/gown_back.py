"""The back of a gown: shoulder blades and spine of its wearer, the sash and the buttons."""

import numpy as np

from attire.back_head import narrowed_to_head
from attire.gown_body import GownBody
from kit.sdf import smooth_min
from kit.shapes import ball_data, place
from kit.strips import sew, strip

SPACING_M = 0.0135
BUTTON_M = 0.0047


class BackBody(GownBody):
    """A gown's solids with the relief of a bare back."""

    bodice_end_m = sheer_end_m = -0.428

    def _figure(self, arms):
        g, s = self.grid, self.size.shoulder
        f = super()._figure(arms)
        f = smooth_min(f, g.ellipsoid((0, 0.078, -0.020), (0.095 * s, 0.048, 0.075)), 0.05)
        for side in (-1, 1):
            blade = g.ellipsoid((side * 0.076 * s, 0.108, -0.125), (0.042, 0.029, 0.066))
            f = smooth_min(f, blade, 0.030)
        along = np.clip((-0.01 - g.z) / 0.05, 0, 1) * np.clip((g.y - 0.06) / 0.04, 0, 1)
        f = narrowed_to_head(g, f, self.size.neck_radius)
        return f + 0.0042 * np.exp(-((g.x / 0.013) ** 2)) * along


def sew_sash(body, material):
    """A pleated sash that covers the seam of bodice and skirt behind."""
    top, foot = (_around(points, body.size.width) for points in (SASH_TOP, SASH_FOOT))
    band = strip(body.grid, body.torso, top, foot, 220, 26, _sash_lift)
    sew('sash', [band], material, 0.0016)


def _around(points, width):
    other = [(-x, y, z) for x, y, z in points[:0:-1]]
    return [(x * width, y, z) for x, y, z in other + points]


def _sash_lift(s, q):
    pleats = np.abs(np.sin(np.pi * (q * 3 + 0.12 * np.sin(s * 7)))) ** 0.6
    return 0.0062 + 0.0014 * pleats + 0.0030 * q


def sew_buttons(body, material, top_z):
    """Covered buttons from `top_z` to the sash."""
    g = body.grid
    data = ball_data(BUTTON_M, material, 3)
    for z in np.arange(top_z, -0.384, -SPACING_M):
        line = np.stack([np.zeros(160), np.linspace(0.20, 0.03, 160), np.full(160, z)], 1)
        inside = g.sample(body.torso, line) < 0.0065
        place(data, (0, line[np.argmax(inside), 1] + 0.0015, z))


# from the middle of the back to the side
SASH_TOP = [(0, 0.130, -0.388), (0.060, 0.115, -0.387), (0.098, 0.080, -0.385), (0.106, 0.045, -0.384)]
SASH_FOOT = [(0, 0.140, -0.439), (0.066, 0.122, -0.437), (0.112, 0.080, -0.433), (0.122, 0.045, -0.431)]
