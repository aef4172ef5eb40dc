"""Light, sand and rock of the desert."""

from kit.sky import painted_sky
from kit.stage import area_light, sun_light


def _golden(scene):
    sun = (1, 0.36, 0.25)
    painted_sky(
        scene,
        [
            (0.0, (1.15, 0.74, 0.46)),
            (0.08, (1.08, 0.74, 0.52)),
            (0.20, (0.80, 0.74, 0.70)),
            (0.36, (0.46, 0.60, 0.80)),
            (1.0, (0.20, 0.34, 0.62)),
        ],
        sun=sun,
        glows=[(4.0, (0.5, 0.28, 0.10))],
        clouds=(0.8, (1.15, 0.86, 0.70), (1.4, 1.0, 0.74)),
        strength=0.85,
        backdrop=True,
    )
    sun_light(tuple(-c for c in sun), 12.0, (1, 0.64, 0.38), 0.02)
    area_light((0, -2, 4), 50, (1, 0.90, 0.80), 5, (0, 5, 1))


LOOKS = {
    'golden': {'light': _golden, 'air': (0.86, 0.52, 0.36)},
}
