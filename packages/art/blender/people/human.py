"""A human body from MakeHuman's CC0 base mesh, targets and rig: numpy only, no Blender.

Metres, z up; the figure looks along -y and its left is +x. The mesh folder is what fetch_mesh.py wrote.
"""

import gzip
import json
from functools import cached_property

import numpy as np

BODY_VERTICES = 13380
FINGERS = ('thumb', 'index', 'middle', 'ring', 'pinky')


def arm_bones(*sides):
    """Names of the bones from the shoulder to the finger tips, of both arms unless sides are given."""
    names = []
    for side in sides or 'lr':
        names += [f'{bone}_{side}' for bone in ('upperarm', 'lowerarm', 'hand')]
        names += [f'{finger}_0{k}_{side}' for finger in FINGERS for k in (1, 2, 3)]
    return names


def hand_bones(*sides):
    return [name for name in arm_bones(*sides) if not name.startswith(('upperarm', 'lowerarm'))]


class Human:
    """weight, muscle: -1..1 about the average; extra: (target, share) pairs."""

    def __init__(self, folder, sex, height_m, weight=0.0, muscle=0.0, extra=()):
        self.sex = sex
        vertices, faces, self.uv, face_uv = _read_obj(f'{folder}/base.obj')
        for name, share in (*_macro_targets(sex, weight, muscle), *extra):
            _apply_target(vertices, f'{folder}/targets/{name}.target.gz', share)
        vertices = np.stack([vertices[:, 0], -vertices[:, 2], vertices[:, 1]], 1)
        heights = vertices[:BODY_VERTICES, 2]
        vertices *= height_m / (heights.max() - heights.min())
        vertices[:, 2] -= vertices[:BODY_VERTICES, 2].min()
        self.rest = vertices[:BODY_VERTICES]
        kept = [i for i, face in enumerate(faces) if max(face) < BODY_VERTICES]
        self.faces = [faces[i] for i in kept]
        self.face_uv = [face_uv[i] for i in kept]
        self._read_rig(folder, vertices)

    def _read_rig(self, folder, vertices):
        with open(f'{folder}/basemesh_vertex_groups.json', encoding='utf8') as file:
            cubes = {name: _expand(ranges) for name, ranges in json.load(file).items()}
        with open(f'{folder}/rig.json', encoding='utf8') as file:
            bones = json.load(file)
        bones = bones.get('bones', bones)

        def place(end):
            if end['strategy'] == 'CUBE':
                return vertices[cubes[end['cube_name']]].mean(0)
            if end['strategy'] == 'MEAN':
                return vertices[end['vertex_indices']].mean(0)
            return vertices[end['vertex_index']]

        self.bones = list(bones)
        self.parent = {name: bone['parent'] or None for name, bone in bones.items()}
        self.head = {name: place(bone['head']) for name, bone in bones.items()}
        self.tail = {name: place(bone['tail']) for name, bone in bones.items()}
        self.weights = _read_weights(f'{folder}/weights.json', self.bones)
        self.from_root = [name for name in self.bones if not self.parent[name]]
        for parent in self.from_root:
            self.from_root += [name for name in self.bones if self.parent[name] == parent]

    @cached_property
    def pit(self):
        """The pit of the neck on the skin, between the collar bones."""
        top = (self.head['clavicle_l'] + self.head['clavicle_r']) / 2
        near = (np.abs(self.rest[:, 0]) < 0.006) & (np.abs(self.rest[:, 2] - top[2]) < 0.02)
        return np.array([0, self.rest[near][:, 1].min(), top[2]])

    def weight_of(self, *names):
        return self.weights[:, [self.bones.index(name) for name in names]].sum(1)

    def beyond(self, side, share):
        """Vertices of an arm past a share of the forearm; 1 is the wrist."""
        a, b = self.head[f'lowerarm_{side}'], self.head[f'hand_{side}']
        along = (self.rest - a) @ (b - a) / ((b - a) @ (b - a))
        forearm = [f'lowerarm_{side}', *hand_bones(side)]
        return (self.weight_of(*forearm) > 0.5) & (along > share)


def _macro_targets(sex, weight, muscle):
    """MakeHuman mixes its corner targets: each axis shares 1 between the average and an extreme."""
    for race in ('caucasian', 'african', 'asian'):
        yield f'{race}-{sex}-young', 1 / 3
    for weight_name, weight_share in _axis('weight', weight):
        for muscle_name, muscle_share in _axis('muscle', muscle):
            share = weight_share * muscle_share
            if share > 0:
                yield f'universal-{sex}-young-{muscle_name}-{weight_name}', share
                yield f'proportions-{sex}-young-{muscle_name}-{weight_name}', 0.5 * share


def _axis(name, value):
    share = min(1.0, abs(value))
    yield f'average{name}', 1 - share
    yield (f'max{name}' if value > 0 else f'min{name}'), share


def _read_weights(path, bones):
    with open(path, encoding='utf8') as file:
        listed = json.load(file)['weights']
    weights = np.zeros((BODY_VERTICES, len(bones)))
    for column, name in enumerate(bones):
        for vertex, value in listed.get(name, []):
            if vertex < BODY_VERTICES:
                weights[vertex, column] = value
    return weights / np.maximum(weights.sum(1, keepdims=True), 1e-9)


def _expand(ranges):
    return np.concatenate([np.arange(first, last + 1) for first, last in ranges])


def _read_obj(path):
    vertices, uv, faces, face_uv = [], [], [], []
    with open(path, encoding='utf8') as file:
        for line in file:
            if line.startswith('v '):
                vertices.append([float(x) for x in line.split()[1:4]])
            elif line.startswith('vt '):
                uv.append([float(x) for x in line.split()[1:3]])
            elif line.startswith('f '):
                corners = [corner.split('/') for corner in line.split()[1:]]
                faces.append([int(corner[0]) - 1 for corner in corners])
                face_uv.append([int(corner[1]) - 1 for corner in corners])
    return np.array(vertices), faces, np.array(uv), face_uv


def _apply_target(vertices, path, share):
    with gzip.open(path, 'rt') as file:
        for line in file:
            if line[:1] not in '#\n':
                index, x, y, z = line.split()[:4]
                vertices[int(index)] += share * np.array([float(x), float(y), float(z)])
