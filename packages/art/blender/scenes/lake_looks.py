"""Light of the lake in the early morning."""

from kit.sky import painted_sky
from kit.stage import area_light, sun_light


def _morning(scene):
    sun = (1, 0.12, 0.40)
    painted_sky(
        scene,
        [
            (0.0, (1.10, 0.86, 0.68)),
            (0.08, (1.02, 0.84, 0.72)),
            (0.22, (0.74, 0.80, 0.88)),
            (0.48, (0.42, 0.60, 0.88)),
            (1.0, (0.26, 0.44, 0.74)),
        ],
        sun=sun,
        glows=[(8.0, (0.6, 0.34, 0.16))],
        clouds=(0.5, (0.92, 0.78, 0.76), (1.3, 0.98, 0.78)),
        strength=1.05,
        backdrop=True,
    )
    sun_light(tuple(-c for c in sun), 7.0, (1, 0.78, 0.54), 0.02)
    area_light((0, -2, 4), 60, (1, 0.95, 0.90), 5, (0, 5, 1))


LOOKS = {
    'morning': {
        'light': _morning,
        'air': (0.46, 0.50, 0.58),
        'mist': (0.86, 0.78, 0.74),
        'ridges': [(0.36, 0.42, 0.54), (0.58, 0.60, 0.70)],
    },
}
