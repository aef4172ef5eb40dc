"""Light and leaves of the forest."""

from kit.sky import painted_sky
from kit.stage import area_light, sun_light

SUMMER = [((0.05, 0.13, 0.02), (0.22, 0.36, 0.06)), ((0.10, 0.20, 0.03), (0.38, 0.48, 0.10))]


def _morning(scene):
    sun = (-0.42, 1, 0.62)
    painted_sky(
        scene,
        [(0.0, (1.0, 0.98, 0.74)), (0.2, (1.05, 1.05, 0.86)), (0.6, (0.80, 0.92, 0.96)), (1.0, (0.6, 0.8, 1.0))],
        sun=sun,
        glows=[(6.0, (0.8, 0.62, 0.30))],
        strength=0.9,
        backdrop=True,
    )
    sun_light(tuple(-c for c in sun), 15.0, (1, 0.86, 0.58), 0.02)
    area_light((0, -2, 4), 60, (1, 0.97, 0.88), 5, (0, 5, 1))


LOOKS = {
    'morning': {
        'light': _morning,
        'leaves': SUMMER,
        'air': (0.62, 0.66, 0.30),
        'fern': ((0.05, 0.14, 0.025), (0.24, 0.38, 0.07)),
        'litter': ((0.16, 0.09, 0.04), (0.42, 0.27, 0.13)),
    },
}
