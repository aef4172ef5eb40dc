"""Light, flowers and furnishing of the beach at four times of day."""

from kit.sky import painted_sky
from kit.stage import area_light, point_light, sun_light

FLOWERS = {
    'coral': [
        (0.93, 0.88, 0.82),
        (0.92, 0.66, 0.60),
        (0.93, 0.55, 0.38),
        (0.75, 0.24, 0.30),
        (0.94, 0.83, 0.66),
    ],
    'white': [
        (0.95, 0.93, 0.89),
        (0.95, 0.91, 0.83),
        (0.93, 0.87, 0.78),
        (0.95, 0.94, 0.91),
        (0.90, 0.84, 0.72),
    ],
    'orchid': [
        (0.80, 0.32, 0.46),
        (0.62, 0.16, 0.34),
        (0.93, 0.70, 0.66),
        (0.90, 0.46, 0.36),
        (0.94, 0.84, 0.76),
    ],
}


def _golden_hour(scene):
    sun = (-0.085, 1, 0.085)
    painted_sky(
        scene,
        [
            (0.0, (1.0, 0.50, 0.22)),
            (0.05, (1.0, 0.58, 0.33)),
            (0.14, (0.95, 0.58, 0.48)),
            (0.30, (0.55, 0.47, 0.60)),
            (0.55, (0.26, 0.34, 0.58)),
            (1.0, (0.12, 0.2, 0.45)),
        ],
        sun=sun,
        glows=[(14.0, (0.9, 0.45, 0.18)), (220.0, (3.0, 1.86, 0.9))],
        disc=(9000.0, (30, 24, 15)),
        clouds=(0.75, (0.62, 0.42, 0.47), (1.5, 0.85, 0.5)),
    )
    _rays(sun, 3.2, (1, 0.62, 0.36))
    area_light((0, -1, 3.2), 120, (1, 0.86, 0.74), 4, (0, 6, 1.3))


def _after_sunset(scene):
    sun = (0.12, 1, 0.01)
    painted_sky(
        scene,
        [
            (0.0, (1.0, 0.30, 0.13)),
            (0.04, (0.98, 0.32, 0.22)),
            (0.12, (0.80, 0.28, 0.36)),
            (0.26, (0.42, 0.22, 0.46)),
            (0.50, (0.16, 0.15, 0.40)),
            (1.0, (0.06, 0.08, 0.26)),
        ],
        sun=sun,
        glows=[(20.0, (1.0, 0.36, 0.12)), (200.0, (1.1, 0.5, 0.2))],
        clouds=(0.85, (0.34, 0.16, 0.30), (1.5, 0.50, 0.30)),
        strength=0.85,
    )
    area_light((0, -1, 3.2), 70, (1, 0.80, 0.72), 4, (0, 6, 1.3))


def _noon(scene):
    painted_sky(
        scene,
        [
            (0.0, (0.80, 0.90, 0.98)),
            (0.08, (0.52, 0.76, 0.97)),
            (0.35, (0.20, 0.48, 0.90)),
            (1.0, (0.08, 0.26, 0.70)),
        ],
        clouds=(0.8, (0.95, 0.97, 1.0), (1, 1, 1)),
        strength=1.0,
    )
    sun_light((0.5, 0.75, -0.8), 4.6, (1, 0.93, 0.82), 0.02)


def _blue_hour(scene):
    painted_sky(
        scene,
        [
            (0.0, (0.62, 0.42, 0.44)),
            (0.06, (0.42, 0.38, 0.56)),
            (0.22, (0.14, 0.24, 0.52)),
            (1.0, (0.03, 0.07, 0.24)),
        ],
        clouds=(0.5, (0.16, 0.18, 0.36), (0.2, 0.2, 0.4)),
        strength=0.36,
    )
    area_light((0, -1, 3.2), 20, (1, 0.86, 0.78), 4, (0, 6, 1.3))
    for x in (-1.6, 0, 1.6):
        point_light((x, 4.6, 2.5), 26, (1, 0.66, 0.36), 0.5)


def _rays(sun, strength, colour):
    """Sunlight that water and brass do not mirror: the sky's glow does that already."""
    light = sun_light(tuple(-c for c in sun), strength, colour)
    light.visible_glossy = False


LOOKS = {
    'golden': {'light': _golden_hour, 'flowers': 'coral', 'arch': 'frame', 'sea': (0.02, 0.06, 0.075)},
    'sunset': {'light': _after_sunset, 'flowers': 'orchid', 'arch': 'ring', 'sea': (0.02, 0.04, 0.07)},
    'noon': {
        'light': _noon,
        'flowers': 'white',
        'arch': 'frame',
        'sea': (0.01, 0.20, 0.24),
        'palms': True,
        'day': True,
    },
    'evening': {
        'light': _blue_hour,
        'flowers': 'white',
        'arch': 'ring',
        'sea': (0.015, 0.04, 0.08),
        'bulbs': 1.1,
    },
}
