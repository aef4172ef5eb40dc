"""Sky, windows and street lights of the city after sunset, by night and after rain."""

from kit.sky import painted_sky
from kit.stage import area_light, point_light

WHITE = [(0.95, 0.93, 0.89), (0.95, 0.90, 0.82), (0.93, 0.84, 0.78)]
BLUSH = [(0.95, 0.90, 0.86), (0.93, 0.74, 0.70), (0.90, 0.60, 0.56)]
WINE = [(0.50, 0.05, 0.09), (0.74, 0.22, 0.24), (0.93, 0.76, 0.68)]
LAMPS = [(1, 0.60, 0.26), (1, 0.70, 0.40), (1, 0.52, 0.20), (1, 0.86, 0.68)]


DUSK_SKY = [
    (0.0, (1.0, 0.52, 0.36)),
    (0.06, (0.86, 0.48, 0.44)),
    (0.16, (0.50, 0.42, 0.60)),
    (0.38, (0.18, 0.27, 0.56)),
    (1.0, (0.05, 0.10, 0.32)),
]
NIGHT_SKY = [
    (0.0, (0.20, 0.19, 0.26)),
    (0.10, (0.12, 0.14, 0.24)),
    (0.35, (0.05, 0.075, 0.17)),
    (1.0, (0.02, 0.03, 0.09)),
]
RAIN_SKY = [
    (0.0, (0.34, 0.26, 0.40)),
    (0.12, (0.20, 0.20, 0.36)),
    (0.4, (0.07, 0.12, 0.26)),
    (1.0, (0.03, 0.06, 0.15)),
]


def _sky(stops, strength, sky_watts, lamp_watts):
    def light(scene):
        painted_sky(scene, stops, strength=strength, backdrop=True)
        _terrace_lights(sky_watts, lamp_watts)

    return light


def _terrace_lights(sky_watts, lamp_watts):
    area_light((0, -2, 4), sky_watts, (0.86, 0.88, 1), 5, (0, 5, 1))
    for x, y in ((-1.4, 3.8), (1.4, 3.8), (-1.6, 5.6), (1.6, 5.6)):
        point_light((x, y, 2.5), lamp_watts, (1, 0.68, 0.40), 0.4)


LOOKS = {
    'dusk': {
        'light': _sky(DUSK_SKY, 0.55, 34, 20),
        'flowers': BLUSH,
        'towers': ((0.045, 0.050, 0.085), (0.23, 0.18, 0.25)),
        'tints': [(1, 0.60, 0.26), (1, 0.70, 0.38), (1, 0.52, 0.20), (0.90, 0.86, 0.92)],
        'streets': LAMPS,
        'lit': 0.62,
        'window_light': 0.21,
        'street_count': 200,
        'sign_count': 14,
        'bulbs': 1.7,
    },
    'night': {
        'light': _sky(NIGHT_SKY, 0.38, 24, 30),
        'flowers': WHITE,
        'towers': ((0.012, 0.014, 0.026), (0.045, 0.048, 0.085)),
        'tints': [(1, 0.66, 0.34), (1, 0.76, 0.48), (1, 0.56, 0.26), (0.72, 0.82, 1)],
        'streets': LAMPS,
        'lit': 0.85,
        'window_light': 0.21,
        'street_count': 280,
        'sign_count': 22,
        'bulbs': 1.5,
    },
    'rain': {
        'light': _sky(RAIN_SKY, 0.45, 24, 18),
        'flowers': WINE,
        'towers': ((0.016, 0.020, 0.036), (0.085, 0.075, 0.13)),
        'tints': [(1, 0.56, 0.26), (1, 0.68, 0.38), (0.42, 0.66, 0.86), (1, 0.40, 0.36)],
        'streets': [(1, 0.58, 0.26), (1, 0.36, 0.30), (0.34, 0.66, 0.84), (1, 0.72, 0.44)],
        'lit': 0.75,
        'window_light': 0.21,
        'street_count': 240,
        'sign_count': 34,
        'bulbs': 1.2,
        'rain': True,
    },
}
