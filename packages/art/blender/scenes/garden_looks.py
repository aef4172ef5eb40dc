"""Light, roses and foliage of the garden through the day and the year."""

from kit.sky import daylight_sky, painted_sky
from kit.stage import area_light, point_light, sun_light

GREEN = [((0.055, 0.14, 0.03), (0.20, 0.32, 0.08)), ((0.09, 0.18, 0.05), (0.32, 0.40, 0.12))]
HEDGE = ((0.04, 0.10, 0.035), (0.13, 0.22, 0.07))
ROSES = {
    'pink': [(0.95, 0.91, 0.85), (0.93, 0.62, 0.62), (0.80, 0.22, 0.33), (0.95, 0.82, 0.62)],
    'white': [(0.95, 0.93, 0.88), (0.95, 0.90, 0.80), (0.93, 0.84, 0.76), (0.95, 0.94, 0.90)],
    'peach': [(0.95, 0.88, 0.78), (0.94, 0.66, 0.46), (0.92, 0.50, 0.36), (0.95, 0.80, 0.58)],
    'wine': [(0.50, 0.05, 0.09), (0.72, 0.18, 0.16), (0.93, 0.72, 0.55), (0.85, 0.40, 0.22)],
}


def _day(scene):
    daylight_sky(scene, 32, 40, 0.30)
    sun_light((0.55, -0.8, -0.62), 7.0, (1, 0.84, 0.62), 0.02)
    area_light((0, -2, 4), 160, (1, 0.95, 0.88), 5, (0, 5, 1))


def _golden(scene):
    towards_sun = (-0.30, 1, 0.20)
    painted_sky(
        scene,
        [
            (0.0, (1.0, 0.62, 0.30)),
            (0.12, (1.0, 0.72, 0.45)),
            (0.4, (0.62, 0.62, 0.62)),
            (1.0, (0.3, 0.4, 0.6)),
        ],
        sun=towards_sun,
        glows=[(9.0, (1.4, 0.75, 0.30)), (90.0, (3.4, 2.0, 0.9))],
        strength=0.75,
    )
    sun_light(tuple(-c for c in towards_sun), 9.0, (1, 0.66, 0.34), 0.03)
    area_light((0, -2, 4), 150, (1, 0.88, 0.74), 5, (0, 5, 1))


def _dusk(scene):
    painted_sky(
        scene,
        [
            (0.0, (0.55, 0.36, 0.40)),
            (0.10, (0.34, 0.32, 0.52)),
            (0.35, (0.12, 0.18, 0.42)),
            (1.0, (0.04, 0.08, 0.24)),
        ],
        strength=0.32,
    )
    area_light((0, -2, 4), 26, (0.75, 0.84, 1), 5, (0, 5, 1))
    for x, y in ((-1.0, 4.2), (1.0, 4.2), (-1.0, 6.8), (1.0, 6.8), (0, 8.6)):
        point_light((x, y, 2.3), 26, (1, 0.66, 0.36), 0.5)


LOOKS = {
    'day': {'light': _day, 'roses': 'pink', 'trees': GREEN},
    'golden': {'light': _golden, 'roses': 'peach', 'trees': GREEN, 'bulbs': 0.5},
    'evening': {'light': _dusk, 'roses': 'white', 'trees': GREEN, 'bulbs': 1.2, 'candles': True},
    'blossom': {
        'light': _day,
        'roses': 'white',
        'trees': [((0.72, 0.36, 0.42), (0.95, 0.74, 0.76)), ((0.80, 0.48, 0.52), (0.97, 0.86, 0.86))],
    },
    'autumn': {
        'light': _golden,
        'roses': 'wine',
        'trees': [((0.42, 0.11, 0.03), (0.80, 0.36, 0.06)), ((0.55, 0.26, 0.04), (0.86, 0.58, 0.12))],
    },
}
