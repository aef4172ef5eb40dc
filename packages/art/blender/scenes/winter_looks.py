"""Light, flowers and snowfall of the winter wood."""

from kit.sky import painted_sky
from kit.stage import area_light, point_light, sun_light

WHITE = [(0.95, 0.93, 0.89), (0.95, 0.90, 0.82), (0.93, 0.86, 0.80)]
BLUSH = [(0.95, 0.90, 0.86), (0.93, 0.76, 0.72), (0.90, 0.62, 0.58)]
RED = [(0.42, 0.02, 0.05), (0.58, 0.06, 0.08), (0.93, 0.88, 0.82), (0.94, 0.92, 0.88)]


def _golden(scene):
    sun = (0.22, 1, 0.16)
    painted_sky(
        scene,
        [
            (0.0, (1.0, 0.72, 0.52)),
            (0.08, (1.0, 0.80, 0.66)),
            (0.20, (0.72, 0.76, 0.86)),
            (0.50, (0.40, 0.58, 0.88)),
            (1.0, (0.24, 0.40, 0.72)),
        ],
        sun=sun,
        glows=[(9.0, (0.8, 0.42, 0.20)), (70.0, (2.0, 1.2, 0.65))],
        strength=0.8,
    )
    sun_light(tuple(-c for c in sun), 6.0, (1, 0.72, 0.46), 0.03)
    area_light((0, -2, 4), 110, (1, 0.92, 0.84), 5, (0, 5, 1))


def _snowfall(scene):
    painted_sky(
        scene,
        [
            (0.0, (0.80, 0.85, 0.92)),
            (0.15, (0.74, 0.80, 0.90)),
            (0.5, (0.62, 0.71, 0.86)),
            (1.0, (0.52, 0.63, 0.82)),
        ],
        strength=0.85,
    )
    area_light((0, -2, 4), 150, (1, 0.97, 0.94), 5, (0, 5, 1))


def _night(scene):
    painted_sky(
        scene,
        [
            (0.0, (0.42, 0.42, 0.56)),
            (0.10, (0.24, 0.29, 0.48)),
            (0.35, (0.10, 0.16, 0.34)),
            (1.0, (0.06, 0.09, 0.20)),
        ],
        strength=0.55,
    )
    area_light((0, -2, 4), 30, (0.72, 0.82, 1), 5, (0, 5, 1))
    for x, y in ((-1.2, 5.0), (1.2, 5.2), (-1.7, 7.6), (1.7, 7.8), (0, 11)):
        point_light((x, y, 2.0), 24, (1, 0.66, 0.36), 0.5)


LOOKS = {
    'golden': {
        'light': _golden,
        'flowers': BLUSH,
        'snow_share': 0.7,
        'flames': 30,
        'lantern_watts': 4,
        'flakes': 90,
        'flake_light': (0.05, 0.30),
        'ridges': [(0.60, 0.58, 0.68), (0.86, 0.74, 0.72)],
    },
    'snowfall': {
        'light': _snowfall,
        'flowers': RED,
        'snow_share': 0.85,
        'flames': 36,
        'lantern_watts': 6,
        'flakes': 420,
        'flake_light': (0.10, 0.55),
        'ridges': [(0.50, 0.56, 0.64), (0.64, 0.70, 0.79)],
    },
    'night': {
        'light': _night,
        'flowers': WHITE,
        'snow_share': 0.8,
        'flames': 40,
        'lantern_watts': 9,
        'flakes': 240,
        'flake_light': (0.02, 0.16),
        'bulbs': 1.6,
        'ridges': [(0.055, 0.075, 0.14), (0.10, 0.13, 0.24)],
    },
}
