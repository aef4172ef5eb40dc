"""The two sheets of a bridal head scarf: closed strips from the face's edge to a hem, with their folds."""

from dataclasses import dataclass

import numpy as np
from scipy.interpolate import CubicSpline, PchipInterpolator
from scipy.ndimage import gaussian_filter

COLUMNS, ROWS = 560, 150


@dataclass
class Sheet:
    """rings: closed curves from edge to hem, from under the chin round by the viewer's right; at: 0..1 of each."""

    name: str
    rings: list
    at: tuple
    lift_m: float
    folds: object


def drape(carrier, sheet):
    """Points (rows, columns, 3) of the sheet on its carrier, and the vertex attributes of its cloth."""
    turn = np.linspace(0, 1, COLUMNS, endpoint=False)
    rings = np.stack([_closed(ring, turn) for ring in sheet.rings])
    q = np.linspace(0, 1, ROWS)
    points = PchipInterpolator(np.array(sheet.at), rings, axis=0)(q)
    g, field = carrier.grid, carrier.field
    points = _blurred(g.snap(field, points), 3.0)
    sunk = np.clip(-g.sample(field, points), 0, None)[..., None]
    points = _blurred(points + g.normal(field, points) * sunk, 1.2)
    from_edge = np.cumsum(
        np.linalg.norm(np.diff(points, axis=0, prepend=points[:1]), axis=-1), axis=0
    )
    # Cloth lies taut over the shoulders.
    taut = np.clip((0.140 - np.abs(points[..., 0])) / 0.045, 0.25, 1)
    height = sheet.lift_m + sheet.folds(turn[None], q[:, None], from_edge) * taut
    to_hem = from_edge[-1:] - from_edge
    attributes = {
        'edge': np.minimum(from_edge, to_hem),
        'depth': from_edge,
        'run': np.broadcast_to(np.abs(np.sin(np.pi * turn))[None], from_edge.shape),
    }
    return points + g.normal(field, points) * height[..., None], attributes


def _closed(ring, turn):
    p = np.array([*ring, ring[0]], float)
    t = np.linspace(0, 1, len(p))
    return CubicSpline(t, p, bc_type='periodic')(turn)


def _blurred(points, sigma):
    parts = [gaussian_filter(points[..., i], sigma, mode=('nearest', 'wrap')) for i in range(3)]
    return np.stack(parts, -1)


def ridges(phase, sharp=1.4):
    """Crisp ridges with wide hollows between them, as pulled cloth folds."""
    return (1 - np.abs(np.sin(np.pi * phase))) ** sharp


def _under_folds(t, q, d):
    """Close round the face: a hemmed edge, then a few long pleats that drift towards the chin."""
    a = 2 * np.pi * t
    wander = 0.55 * np.sin(a * 2 + 0.7) + 0.3 * np.sin(a * 3 + 2)
    pleats = 0.0024 * ridges(d / 0.021 + wander, 1.1) * np.clip(d / 0.02, 0, 1)
    return _hem(d) + pleats


def _wrap_folds(t, q, d):
    """Deep swags on the chest that run together on the shoulders; hardly any on the crown."""
    a = 2 * np.pi * t
    low = np.clip((np.cos(a) + 0.05) / 0.95, 0, 1)
    loose = np.clip(d / 0.03, 0, 1)
    wander = 0.9 * np.sin(a + 0.5) + 0.45 * np.sin(2 * a + 1.1) + 0.12 * np.sin(5 * a)
    deep = (0.0010 + 0.0100 * low**1.2 * loose) * ridges(q * 4.6 + wander, 1.2)
    small = (0.0007 + 0.0026 * low**2 * loose) * ridges(q * 10 + 1.7 * wander + 0.3 * np.sin(3 * a), 1.0)
    side = 0.0022 * ridges(d / 0.026 + 0.6 * wander, 1.1) * loose * (1 - low) * np.exp(-((d / 0.10) ** 2))
    return _hem(d) + deep + small + side


def _hem(d):
    return 0.0008 * np.exp(-(((d - 0.003) / 0.003) ** 2))


def _mirrored(half):
    """A closed ring from its half, chin to crown, on the viewer's right."""
    return half + [(-x, y, z) for x, y, z in half[-2:0:-1]]


UNDER = Sheet(
    'under scarf',
    [
        _mirrored(
            [
                (0, -0.056, 0.077),
                (0.030, -0.052, 0.087),
                (0.053, -0.034, 0.114),
                (0.0625, -0.024, 0.152),
                (0.057, -0.036, 0.192),
                (0.034, -0.050, 0.216),
                (0, -0.055, 0.2245),
            ]
        ),
        _mirrored(
            [
                (0, -0.030, 0.050),
                (0.045, -0.012, 0.050),
                (0.078, 0.016, 0.085),
                (0.088, 0.030, 0.150),
                (0.084, 0.030, 0.220),
                (0.050, 0.030, 0.282),
                (0, 0.030, 0.302),
            ]
        ),
        _mirrored(
            [
                (0, -0.050, -0.040),
                (0.080, -0.020, -0.020),
                (0.105, 0.070, 0.010),
                (0.085, 0.110, 0.120),
                (0.070, 0.135, 0.200),
                (0.040, 0.145, 0.240),
                (0, 0.150, 0.250),
            ]
        ),
    ],
    (0, 0.45, 1),
    0.0030,
    _under_folds,
)
WRAP = Sheet(
    'scarf',
    [
        [
            (0.012, -0.050, 0.056),
            (0.046, -0.030, 0.078),
            (0.0690, -0.014, 0.116),
            (0.0775, -0.006, 0.158),
            (0.072, -0.012, 0.204),
            (0.044, -0.022, 0.246),
            (0, -0.026, 0.262),
            (-0.046, -0.014, 0.254),
            (-0.076, 0.002, 0.208),
            (-0.085, 0.010, 0.152),
            (-0.082, 0.012, 0.100),
            (-0.056, -0.012, 0.052),
        ],
        [
            (0.010, -0.060, -0.050),
            (0.090, -0.020, -0.010),
            (0.106, 0.050, 0.070),
            (0.102, 0.060, 0.145),
            (0.092, 0.055, 0.220),
            (0.056, 0.050, 0.290),
            (0, 0.050, 0.312),
            (-0.056, 0.050, 0.290),
            (-0.092, 0.055, 0.220),
            (-0.102, 0.060, 0.145),
            (-0.109, 0.050, 0.060),
            (-0.090, -0.020, -0.020),
        ],
        [
            (-0.016, -0.090, -0.222),
            (0.096, -0.065, -0.150),
            (0.128, 0.040, -0.028),
            (0.112, 0.120, -0.015),
            (0.080, 0.150, 0.060),
            (0.040, 0.160, 0.200),
            (0, 0.165, 0.230),
            (-0.040, 0.160, 0.200),
            (-0.080, 0.150, 0.060),
            (-0.112, 0.120, -0.015),
            (-0.138, 0.038, -0.042),
            (-0.122, -0.060, -0.190),
        ],
    ],
    (0, 0.38, 1),
    0.0062,
    _wrap_folds,
)
