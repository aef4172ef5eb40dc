"""Light, flowers and the meadow beyond the door of the barn."""

from kit.sky import painted_sky
from kit.stage import sun_light

GREEN = [((0.06, 0.14, 0.03), (0.22, 0.34, 0.08)), ((0.10, 0.19, 0.05), (0.34, 0.42, 0.12))]
WHITE = [(0.95, 0.93, 0.88), (0.95, 0.90, 0.80), (0.93, 0.84, 0.76)]
PEACH = [(0.95, 0.88, 0.78), (0.94, 0.66, 0.46), (0.92, 0.52, 0.38), (0.95, 0.80, 0.58)]
RUST = [(0.60, 0.14, 0.07), (0.85, 0.40, 0.18), (0.93, 0.74, 0.54), (0.50, 0.05, 0.08)]


def _golden(scene):
    sun = (0.16, 1, 0.26)
    painted_sky(
        scene,
        [
            (0.0, (1.15, 0.88, 0.62)),
            (0.10, (1.1, 0.92, 0.74)),
            (0.3, (0.84, 0.88, 0.90)),
            (1.0, (0.42, 0.60, 0.90)),
        ],
        sun=sun,
        glows=[(9.0, (1.0, 0.58, 0.26)), (60.0, (2.0, 1.3, 0.7))],
        strength=1.3,
    )
    sun_light(tuple(-c for c in sun), 11.0, (1, 0.82, 0.58), 0.03)


def _evening(scene):
    painted_sky(
        scene,
        [
            (0.0, (0.86, 0.52, 0.42)),
            (0.07, (0.62, 0.46, 0.52)),
            (0.2, (0.30, 0.34, 0.56)),
            (1.0, (0.08, 0.13, 0.34)),
        ],
        strength=0.55,
    )


LOOKS = {
    'day': {
        'light': _golden,
        'flowers': PEACH,
        'trees': GREEN,
        'grass': ((0.20, 0.20, 0.05), (0.42, 0.36, 0.11)),
        'ridges': [(0.74, 0.60, 0.36), (0.98, 0.78, 0.52)],
        'bulbs': 1.7,
        'lamp_watts': 26,
        'fill_watts': 190,
        'lantern_watts': 6,
    },
    'evening': {
        'light': _evening,
        'flowers': WHITE,
        'trees': GREEN,
        'grass': ((0.08, 0.11, 0.05), (0.17, 0.20, 0.09)),
        'ridges': [(0.12, 0.12, 0.17), (0.24, 0.20, 0.26)],
        'bulbs': 1.5,
        'lamp_watts': 40,
        'fill_watts': 45,
        'lantern_watts': 9,
    },
    'autumn': {
        'light': _golden,
        'flowers': RUST,
        'trees': [((0.42, 0.11, 0.03), (0.80, 0.36, 0.06)), ((0.55, 0.26, 0.04), (0.86, 0.58, 0.12))],
        'grass': ((0.26, 0.19, 0.06), (0.46, 0.34, 0.12)),
        'ridges': [(0.62, 0.42, 0.26), (0.88, 0.62, 0.42)],
        'bulbs': 1.7,
        'lamp_watts': 30,
        'fill_watts': 160,
        'lantern_watts': 8,
    },
}
