"""From linear light to a picture: bloom, a filmic curve and a grade."""

import cv2
import numpy as np

LUMINANCE = np.array([0.2126, 0.7152, 0.0722], np.float32)


def to_srgb(x):
    x = np.clip(x, 0, 1)
    return np.where(x <= 0.0031308, 12.92 * x, 1.055 * np.power(x, 1 / 2.4) - 0.055)


def filmic(x, white=6.0):
    """Hable's curve (GDC 2010) on slightly desaturated highlights, to sRGB."""
    luminance = (x @ LUMINANCE)[..., None]
    share = np.clip((luminance - 0.8) / 6, 0, 0.6)
    x = x * (1 - share) + luminance * share
    return to_srgb(np.clip(_hable(2 * x) / _hable(2 * white), 0, 1))


def _hable(v):
    a, b, c, d, e, f = 0.22, 0.30, 0.10, 0.20, 0.01, 0.30
    return (v * (a * v + c * b) + d * e) / (v * (a * v + b) + d * f) - e / f


def bloom(x, threshold, amount):
    """Highlights spread over three radii, as a lens with some haze does."""
    bright = np.clip(x - threshold, 0, 20)
    out = x.copy()
    for sigma in (6, 18, 48):
        out += amount * cv2.GaussianBlur(bright, (0, 0), sigma * x.shape[1] / 600)
    return out


def graded(x, grade):
    """A display picture from linear light; the keys of `grade` are those of Grade in recipe.ts."""
    x = bloom(x * grade['exposure'] * np.array(grade['gains'], np.float32), 1.0, grade['bloom'])
    haze = np.array(grade['hazeColour'], np.float32) * grade['haze']
    x = x + haze * _haze_mask(*x.shape[:2])
    y = filmic(x)
    mean = y.mean(2, keepdims=True)
    y = mean + (y - mean) * grade['saturation']
    y = 0.5 + (y - 0.5) * grade['contrast']
    return np.clip(y * _vignette(*y.shape[:2], grade['vignette']), 0, 1)


def _haze_mask(height, width):
    """Sunlit air: strongest above the horizon's middle."""
    v, u = np.mgrid[0:height, 0:width].astype(np.float32)
    u, v = u / width - 0.42, v / height - 0.34
    return np.exp(-(u * u / 0.18 + v * v / 0.10))[..., None]


def _vignette(height, width, amount):
    v, u = np.mgrid[0:height, 0:width].astype(np.float32)
    radius = np.hypot(u / width * 2 - 1, v / height * 2 - 1)
    return 1 - amount * np.clip(radius - 0.35, 0, 1)[..., None] ** 1.5
