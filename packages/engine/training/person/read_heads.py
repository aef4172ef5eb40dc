"""Packs ICT-FaceKit's heads: python3 read_heads.py <its FaceXModel folder> <face-model.npz>."""

import re
import sys
from pathlib import Path

import numpy as np

IDENTITIES = 36
EXPRESSIONS = 'jawOpen|mouthSmile|browDown|browInner|mouthFrown|eyeBlink|mouthPucker|eyeLookDown|eyeLookUp|cheekPuff'
# Tear film, shadow of the lids and lashes lie over the eyes.
FIRST_OVERLAY = 24591


def read_vertices(file):
    return np.array([line.split()[1:4] for line in file.read_text().splitlines() if line.startswith('v ')], np.float32)


folder, out = Path(sys.argv[1]), sys.argv[2]
neutral = folder / 'generic_neutral_mesh.obj'
base = read_vertices(neutral)
triangles = []
for line in neutral.read_text().splitlines():
    if line.startswith('f '):
        corners = [int(part.split('/')[0]) - 1 for part in line.split()[1:]]
        if max(corners) < FIRST_OVERLAY:
            triangles += [[corners[0], corners[k], corners[k + 1]] for k in range(1, len(corners) - 1)]
files = sorted(folder.glob('*.obj'))
identities = [file for file in files if 'identity' in file.name][:IDENTITIES]
expressions = [file for file in files if re.search(EXPRESSIONS, file.name)]
differences = lambda chosen: np.array([read_vertices(file) - base for file in chosen], np.float16)
np.savez_compressed(
    out,
    base=base,
    triangles=np.array(triangles, np.int32),
    identities=differences(identities),
    expressions=differences(expressions),
)
