"""Open Image Denoise's U-Net as an ONNX model in memory, so that cv2.dnn can run it.

The protobuf is written by hand: https://github.com/onnx/onnx/blob/main/onnx/onnx.proto, opset 8.
"""

import struct

import numpy as np


def unet_model(weights, height, width):
    """ONNX bytes of the network for one picture size (multiples of 16)."""
    net = _Graph(weights)
    full = 'input'
    half = net.pool(net.conv('enc_conv1', net.conv('enc_conv0', full)))
    quarter = net.pool(net.conv('enc_conv2', half))
    eighth = net.pool(net.conv('enc_conv3', quarter))
    x = net.pool(net.conv('enc_conv4', eighth))
    x = net.conv('enc_conv5b', net.conv('enc_conv5a', x))
    for level, skip in ((4, eighth), (3, quarter), (2, half), (1, full)):
        joined = net.upsample_and_join(x, skip)
        x = net.conv(f'dec_conv{level}b', net.conv(f'dec_conv{level}a', joined))
    x = net.conv('dec_conv0', x, relu=False)
    return net.model(x, [1, 9, height, width], [1, 3, height, width])


class _Graph:
    def __init__(self, weights):
        self.weights = weights
        self.nodes = []
        self.constants = []

    def conv(self, name, x, relu=True):
        inputs = [x, self._constant(f'{name}.weight'), self._constant(f'{name}.bias')]
        y = self._node('Conv', inputs, name, kernel_shape=[3, 3], pads=[1, 1, 1, 1], strides=[1, 1])
        return self._node('Relu', [y], f'{name}_relu') if relu else y

    def pool(self, x):
        return self._node('MaxPool', [x], f'{x}_pooled', kernel_shape=[2, 2], strides=[2, 2])

    def upsample_and_join(self, x, skip):
        up = self._node('Upsample', [x], f'{x}_up', mode='nearest', scales=[1.0, 1.0, 2.0, 2.0])
        return self._node('Concat', [up, skip], f'{x}_joined', axis=1)

    def model(self, output, input_shape, output_shape):
        graph = b''.join(self.nodes) + _field(2, 'unet') + b''.join(self.constants)
        graph += _field(11, _tensor_type('input', input_shape))
        graph += _field(12, _tensor_type(output, output_shape))
        opset = _field(1, '') + _field(2, 8)
        return _field(1, 3) + _field(7, graph) + _field(8, opset)

    def _node(self, operation, inputs, output, **attributes):
        body = b''.join(_field(1, name) for name in inputs)
        body += _field(2, output) + _field(3, output) + _field(4, operation)
        body += b''.join(_field(5, _attribute(*pair)) for pair in attributes.items())
        self.nodes.append(_field(1, body))
        return output

    def _constant(self, name):
        tensor = np.ascontiguousarray(self.weights[name])
        dimensions = b''.join(_field(1, int(d)) for d in tensor.shape)
        float_type = _field(2, 1)
        self.constants.append(
            _field(5, dimensions + float_type + _field(8, name) + _field(9, tensor.tobytes()))
        )
        return name


def _varint(number):
    out = b''
    while True:
        out += bytes([number & 127 | (128 if number > 127 else 0)])
        number >>= 7
        if not number:
            return out


def _field(key, value):
    if isinstance(value, int):
        return _varint(key << 3) + _varint(value)
    value = value.encode() if isinstance(value, str) else value
    return _varint(key << 3 | 2) + _varint(len(value)) + value


def _attribute(name, value):
    head = _field(1, name)
    if isinstance(value, int):
        return head + _field(3, value) + _field(20, 2)
    if isinstance(value, str):
        return head + _field(4, value) + _field(20, 3)
    if isinstance(value[0], float):
        floats = b''.join(_varint(7 << 3 | 5) + struct.pack('<f', x) for x in value)
        return head + floats + _field(20, 6)
    return head + b''.join(_field(8, x) for x in value) + _field(20, 7)


def _tensor_type(name, shape):
    dimensions = b''.join(_field(1, _field(1, d)) for d in shape)
    return _field(1, name) + _field(2, _field(1, _field(1, 1) + _field(2, dimensions)))
