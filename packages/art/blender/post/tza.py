"""Reader for Open Image Denoise's weight archives (.tza)."""

import struct

import numpy as np


def read_tza(path):
    """All tensors of an archive as float32 arrays by name."""
    with open(path, 'rb') as file:
        data = file.read()
    (table,) = struct.unpack_from('<Q', data, 4)
    (count,) = struct.unpack_from('<I', data, table)
    position = table + 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, position)
        name = data[position + 2 : position + 2 + length].decode()
        position += 2 + length
        dimensions = data[position]
        shape = struct.unpack_from(f'<{dimensions}I', data, position + 1)
        position += 1 + 5 * dimensions
        kind = np.float16 if data[position : position + 1] == b'h' else np.float32
        (offset,) = struct.unpack_from('<Q', data, position + 1)
        position += 9
        flat = np.frombuffer(data, kind, int(np.prod(shape)), offset)
        tensors[name] = flat.reshape(shape).astype(np.float32)
    return tensors
