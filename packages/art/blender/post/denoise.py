"""Removes render noise with Open Image Denoise's U-Net, run by OpenCV."""

import cv2
import numpy as np
from onnx_graph import unet_model
from tza import read_tza

# The "PU" transfer function of Open Image Denoise (core/color.h): perceptually uniform up to 65504.
A, B, C, D = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03
E, F, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1 = 1.57945760e-06, 3.22087631e-02
X0, X1 = 2.23151711e-03, 3.70974749e-01


class Denoiser:
    def __init__(self, weights_path):
        self.weights = read_tza(weights_path)

    def clean(self, colour, albedo, normal):
        """Linear float pictures (height, width, 3) in, clean linear colour out."""
        height, width, _ = colour.shape
        gain = _gain(colour)
        planes = [
            _to_uniform(np.clip(colour, 0, None) * gain) / _WHITE,
            np.clip(albedo, 0, 1),
            np.clip(normal * 0.5 + 0.5, 0, 1),
        ]
        stack = np.concatenate(planes, 2).astype(np.float32)
        stack = np.pad(stack, ((0, -height % 16), (0, -width % 16), (0, 0)), mode='reflect')
        net = cv2.dnn.readNetFromONNX(unet_model(self.weights, *stack.shape[:2]))
        net.setInput(np.ascontiguousarray(stack.transpose(2, 0, 1)[None]))
        out = net.forward()[0][:, :height, :width].transpose(1, 2, 0)
        return (_from_uniform(np.clip(out, 0, None) * _WHITE) / gain).astype(np.float32)


def _gain(colour):
    """The exposure that brings the picture's geometric mean to middle grey."""
    luminance = colour @ np.array([0.212671, 0.71516, 0.072169], np.float32)
    size = (max(1, luminance.shape[1] // 16), max(1, luminance.shape[0] // 16))
    small = cv2.resize(luminance, size, interpolation=cv2.INTER_AREA)
    lit = small[small > 1e-8]
    return 0.18 / np.exp2(np.mean(np.log2(lit + 1e-8))) if lit.size else 1.0


def _to_uniform(y):
    dark = A * y
    middle = B * np.power(np.maximum(y, 1e-12), C) + D
    bright = E * np.log(np.maximum(y, 1e-12) + F) + G
    return np.where(y <= Y0, dark, np.where(y <= Y1, middle, bright))


def _from_uniform(x):
    dark = x / A
    middle = np.power(np.maximum((x - D) / B, 1e-12), 1 / C)
    bright = np.exp((x - G) / E) - F
    return np.where(x <= X0, dark, np.where(x <= X1, middle, bright))


_WHITE = float(_to_uniform(np.array(65504.0)))
