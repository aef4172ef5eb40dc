"""Light and colours of the alpine meadow."""

from kit.sky import painted_sky
from kit.stage import area_light, sun_light

FLOWERS = [
    ((0.94, 0.93, 0.90), (0.85, 0.58, 0.06)),
    ((0.92, 0.70, 0.05), (0.80, 0.50, 0.03)),
    ((0.20, 0.16, 0.62), (0.30, 0.20, 0.45)),
    ((0.78, 0.24, 0.46), (0.70, 0.45, 0.20)),
]


def _day(scene):
    sun = (-0.85, 0.30, 0.62)
    painted_sky(
        scene,
        [
            (0.0, (0.82, 0.90, 0.97)),
            (0.10, (0.62, 0.79, 0.96)),
            (0.30, (0.30, 0.54, 0.90)),
            (1.0, (0.10, 0.27, 0.68)),
        ],
        sun=sun,
        clouds=(0.6, (0.90, 0.93, 0.98), (1, 1, 1)),
        strength=0.95,
        backdrop=True,
    )
    sun_light(tuple(-c for c in sun), 8.0, (1, 0.90, 0.72), 0.02)
    area_light((0, -2, 4), 80, (1, 0.97, 0.92), 5, (0, 5, 1))


LOOKS = {
    'day': {'light': _day, 'air': (0.34, 0.50, 0.78)},
}
