"""Light, stone and roses of the castle by day, at sunset and in the evening."""

from kit.sky import painted_sky
from kit.stage import area_light, point_light, spot_light, sun_light

GREEN = [((0.055, 0.13, 0.03), (0.20, 0.32, 0.08)), ((0.08, 0.16, 0.045), (0.28, 0.37, 0.11))]
WHITE = [(0.95, 0.93, 0.88), (0.95, 0.90, 0.80), (0.93, 0.84, 0.76)]
BLUSH = [(0.95, 0.91, 0.85), (0.93, 0.70, 0.66), (0.90, 0.52, 0.52), (0.95, 0.84, 0.70)]
WINE = [(0.50, 0.05, 0.09), (0.74, 0.22, 0.22), (0.93, 0.74, 0.64)]
STONE = ((0.42, 0.38, 0.33), (0.66, 0.60, 0.52))
WALL = ((0.34, 0.295, 0.24), (0.56, 0.49, 0.40))


def _day(scene):
    painted_sky(
        scene,
        [
            (0.0, (0.90, 0.93, 0.95)),
            (0.10, (0.68, 0.82, 0.96)),
            (0.35, (0.32, 0.56, 0.92)),
            (1.0, (0.12, 0.30, 0.72)),
        ],
        clouds=(0.85, (0.92, 0.94, 0.98), (1, 1, 1)),
        strength=1.0,
        backdrop=True,
    )
    sun_light((0.62, 0.42, -0.66), 4.4, (1, 0.92, 0.78), 0.02)
    area_light((0, -2, 4), 90, (1, 0.96, 0.90), 5, (0, 5, 1))


def _sunset(scene):
    sun = (-0.36, 1, 0.16)
    painted_sky(
        scene,
        [
            (0.0, (1.1, 0.66, 0.42)),
            (0.08, (1.05, 0.68, 0.50)),
            (0.22, (0.92, 0.66, 0.56)),
            (0.45, (0.48, 0.50, 0.70)),
            (1.0, (0.18, 0.26, 0.52)),
        ],
        sun=sun,
        glows=[(9.0, (0.8, 0.38, 0.16)), (70.0, (2.0, 1.1, 0.5))],
        clouds=(0.75, (0.66, 0.44, 0.48), (1.5, 0.86, 0.52)),
        strength=1.1,
        backdrop=True,
    )
    sun_light(tuple(-c for c in sun), 7.0, (1, 0.66, 0.38), 0.03)
    area_light((0, -2, 4), 220, (1, 0.88, 0.76), 5, (0, 5, 1))
    # Warm light that the sky behind the camera throws on the walls.
    sun_light((0.7, 1, -0.35), 1.7, (1, 0.70, 0.46), 0.2)


def _evening(scene):
    painted_sky(
        scene,
        [
            (0.0, (0.80, 0.48, 0.42)),
            (0.06, (0.58, 0.42, 0.48)),
            (0.20, (0.28, 0.30, 0.50)),
            (0.45, (0.11, 0.17, 0.38)),
            (1.0, (0.05, 0.08, 0.22)),
        ],
        clouds=(0.5, (0.24, 0.22, 0.36), (0.3, 0.3, 0.4)),
        strength=0.5,
        backdrop=True,
    )
    area_light((0, -2, 4), 34, (0.84, 0.88, 1), 5, (0, 5, 1))
    for x in (-10, -6, -2, 2, 6, 10):
        spot_light((x, 37.0, 0.3), 2100, (1, 0.62, 0.32), 0.3, (x, 41, 7))
    for x, y in ((-1.0, 4.4), (1.0, 4.4), (-1.0, 7.2), (1.0, 7.2), (0, 10)):
        point_light((x, y, 2.3), 24, (1, 0.66, 0.36), 0.5)


LOOKS = {
    'day': {
        'light': _day,
        'leaves': GREEN,
        'flowers': BLUSH,
        'stone': STONE,
        'wall': WALL,
        'roof': (0.10, 0.12, 0.16),
        'grass': ((0.08, 0.14, 0.03), (0.20, 0.28, 0.08)),
        'ridges': [(0.22, 0.34, 0.24), (0.44, 0.56, 0.64)],
    },
    'sunset': {
        'light': _sunset,
        'leaves': GREEN,
        'flowers': WINE,
        'stone': STONE,
        'wall': WALL,
        'roof': (0.13, 0.10, 0.115),
        'grass': ((0.09, 0.12, 0.03), (0.21, 0.24, 0.08)),
        'ridges': [(0.46, 0.33, 0.28), (0.72, 0.48, 0.42)],
    },
    'evening': {
        'light': _evening,
        'leaves': GREEN,
        'flowers': WHITE,
        'stone': STONE,
        'wall': WALL,
        'roof': (0.07, 0.08, 0.11),
        'grass': ((0.06, 0.10, 0.04), (0.15, 0.20, 0.08)),
        'ridges': [(0.10, 0.10, 0.14), (0.20, 0.18, 0.24)],
        'windows': 2.2,
        'bulbs': 1.7,
    },
}
