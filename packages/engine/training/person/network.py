"""face-api's SSD MobileNet up to its boxes, with a scale and a shift for each channel and a head to learn."""

import json
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

HALVING = (2, 4, 6, 12)
BLOCKS = 13
# The head reads this block besides the last one: finer, so that it shows strokes and grain.
FINE_BLOCK = 11
LAST_CHANNELS, FINE_CHANNELS = 1024, 512


def read_weights(manifest: Path) -> dict[str, np.ndarray]:
    """Weights of a TensorFlow.js manifest by name, eight bits spread over their range."""
    (group,) = json.loads(manifest.read_text())
    data = b''.join((manifest.parent / part).read_bytes() for part in group['paths'])
    weights, at = {}, 0
    for entry in group['weights']:
        count = int(np.prod(entry['shape'], dtype=int))
        spread = entry.get('quantization')
        if spread:
            values = np.frombuffer(data, np.uint8, count, at).astype(np.float32) * np.float32(spread['scale'])
            values += np.float32(spread['min'])
            at += count
        else:
            values = np.frombuffer(data, np.float32, count, at)
            at += 4 * count
        weights[entry['name']] = values.reshape(entry['shape'])
    return weights


class Layer(nn.Module):
    def __init__(self, filters: np.ndarray, bias: np.ndarray, stride: int, is_each: bool):
        super().__init__()
        self.register_buffer('filters', torch.tensor(filters.copy()))
        self.register_buffer('bias', torch.tensor(bias))
        self.scale = nn.Parameter(torch.zeros(len(bias)))
        self.shift = nn.Parameter(torch.zeros(len(bias)))
        self.stride = stride
        self.groups = len(bias) if is_each else 1

    def forward(self, features):
        if self.filters.shape[2] == 3:
            features = F.pad(features, (0, 1, 0, 1) if self.stride == 2 else (1, 1, 1, 1))
        filters = self.filters * (1 + self.scale).view(-1, 1, 1, 1)
        bias = self.bias + self.shift
        return F.conv2d(features, filters, bias, stride=self.stride, groups=self.groups).clamp(0, 6)


class PersonNetwork(nn.Module):
    """Log odds that two looks at a face, RGB of 224 px in 0..255, show a person."""

    def __init__(self, weights: dict[str, np.ndarray], dropout: float = 0.3):
        super().__init__()
        layers = [self._across(weights, 'Conv2d_0_pointwise', 2)]
        for block in range(1, BLOCKS + 1):
            layers.append(self._each(weights, f'Conv2d_{block}_depthwise', 2 if block in HALVING else 1))
            layers.append(self._across(weights, f'Conv2d_{block}_pointwise', 1))
        self.layers = nn.ModuleList(layers)
        count = 2 * (LAST_CHANNELS + FINE_CHANNELS)
        self.dropout = nn.Dropout(dropout)
        self.head = nn.Linear(count, 1)
        nn.init.zeros_(self.head.weight)
        nn.init.zeros_(self.head.bias)
        self.register_buffer('mean', torch.zeros(count))
        self.register_buffer('spread', torch.ones(count))

    @staticmethod
    def _across(weights, name, stride):
        filters = weights[f'MobilenetV1/{name}/weights'].transpose(3, 2, 0, 1)
        return Layer(filters, weights[f'MobilenetV1/{name}/convolution_bn_offset'], stride, False)

    @staticmethod
    def _each(weights, name, stride):
        part = lambda key: weights[f'MobilenetV1/{name}/BatchNorm/{key}']
        scale = part('gamma') / np.sqrt(part('moving_variance') + 1e-3)
        filters = weights[f'MobilenetV1/{name}/depthwise_weights'] * scale[None, None, :, None]
        return Layer(filters.transpose(2, 3, 0, 1), part('beta') - part('moving_mean') * scale, stride, True)

    def features(self, looks):
        features = looks / 127.5 - 1
        for index, layer in enumerate(self.layers):
            features = layer(features)
            if index == 2 * FINE_BLOCK:
                fine = features.mean((2, 3))
        return torch.cat([features.mean((2, 3)), fine], 1)

    def both(self, face, around):
        features = self.features(torch.cat([face, around]))
        return torch.cat([features[: len(face)], features[len(face) :]], 1)

    def forward(self, face, around):
        return self.head(self.dropout((self.both(face, around) - self.mean) / self.spread))[:, 0]

    def learned(self) -> np.ndarray:
        """What build-person.ts reads: scale and shift of every layer, then the head's weights for both looks."""
        parts = [part for layer in self.layers for part in (1 + layer.scale, layer.shift)]
        weights = self.head.weight[0] / self.spread
        bias = self.head.bias - (weights * self.mean).sum()
        last, fine = weights.view(2, -1).split([LAST_CHANNELS, FINE_CHANNELS], 1)
        zero = torch.zeros_like(bias)
        parts += [last.T.reshape(-1), torch.cat([bias, zero]), fine.T.reshape(-1), torch.cat([zero, zero])]
        return torch.cat([part.detach().flatten() for part in parts]).cpu().numpy().astype(np.float16)
