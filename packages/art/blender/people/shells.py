"""Regions of the body, and garments as shells of them: pushed outwards and pulled taut like cloth."""

import numpy as np

from people.vectors import smoothstep, unit


class Smoother:
    """A uniform Laplacian; points of an edge follow their neighbours along the edge alone."""

    def __init__(self, faces, count):
        shared = {}
        for face in faces:
            for i, a in enumerate(face):
                b = face[(i + 1) % len(face)]
                key = (a, b) if a < b else (b, a)
                shared[key] = shared.get(key, 0) + 1
        self.edges = np.array(list(shared), int)
        is_border = np.array([uses == 1 for uses in shared.values()])
        self.border = self.edges[is_border]
        self.is_boundary = np.zeros(count, bool)
        self.is_boundary[self.border.ravel()] = True
        inner = self.edges[~is_border]
        both = np.concatenate([inner, inner[:, ::-1]])
        both = both[~self.is_boundary[both[:, 0]]]
        rim = np.concatenate([self.border, self.border[:, ::-1]])
        self._from, self._to = np.concatenate([both, rim]).T
        self._neighbours = np.maximum(np.bincount(self._from, minlength=count), 1)
        self._count = count

    def mean(self, values):
        columns = values.reshape(self._count, -1)
        summed = [np.bincount(self._from, column[self._to], self._count) for column in columns.T]
        return (np.stack(summed, 1) / self._neighbours[:, None]).reshape(values.shape)


class Patch:
    """A region of the body's skin in rest pose, with the weights that make it follow the bones."""

    def __init__(self, human, keep):
        self.human = human
        uv = np.zeros((len(human.rest), 2))
        faces = []
        for face, corners in zip(human.faces, human.face_uv):
            if all(keep[i] for i in face):
                faces.append(face)
                uv[face] = human.uv[corners]
        self._take(*_compact(faces, [human.rest, human.weights, uv]))

    def _take(self, faces, arrays):
        self.faces, (self.rest, self.weights, self.uv) = faces, arrays
        self.smoother = Smoother(self.faces, len(self.rest))

    def refine(self):
        self._take(*subdivide(self.faces, [self.rest, self.weights, self.uv]))

    def weight_of(self, *names):
        return self.weights[:, [self.human.bones.index(name) for name in names]].sum(1)

    def along(self, bone, points):
        """0 at the bone's head, 1 at its tail."""
        human = self.human
        axis = human.tail[bone] - human.head[bone]
        return (points - human.head[bone]) @ axis / (axis @ axis)

    def lengthen(self, loop, end_z, rings, flare, bone):
        """Continues the patch beyond a loop of its edge as a tube whose end follows a bone."""
        edge = self.rest[loop]
        centre = edge.mean(0)
        aside = edge[:, :2] - centre[:2]
        angle = np.arctan2(aside[:, 1], aside[:, 0])
        radius = np.hypot(*aside.T)
        hull = hull_radius(aside, angle)
        count, first = len(loop), len(self.rest)
        added, faces, weights = [], [], []
        follows = self.human.bones.index(bone)
        upper = np.asarray(loop)
        for k in range(1, rings + 1):
            t = k / rings
            r = radius + (hull - radius) * smoothstep(0, 0.35, t) + flare * t
            z = edge[:, 2] + (end_z - edge[:, 2]) * t
            added.append(np.stack([centre[0] + r * np.cos(angle), centre[1] + r * np.sin(angle), z], 1))
            lower = first + (k - 1) * count + np.arange(count)
            faces += [
                [int(upper[i]), int(upper[i - 1]), int(lower[i - 1]), int(lower[i])] for i in range(count)
            ]
            upper = lower
            share = smoothstep(0, 0.6, t)
            hanging = self.weights[loop] * (1 - share)
            hanging[:, follows] += share
            weights.append(hanging)
        self.rest = np.concatenate([self.rest, *added])
        self.weights = np.concatenate([self.weights, *weights])
        self.uv = np.concatenate([self.uv, *[self.uv[loop]] * rings])
        a, b, _, d = self.rest[faces[0]]
        looks_inwards = np.dot(np.cross(b - a, d - a)[:2], (a - centre)[:2]) < 0
        self.faces = self.faces + ([face[::-1] for face in faces] if looks_inwards else faces)
        self.smoother = Smoother(self.faces, len(self.rest))

    def edge_loop(self, wanted):
        """The longest run of wanted points along the edge, in order."""
        return longest_loop(self.smoother.border, wanted)


class Shell(Patch):
    """A garment: clearance and tautness are functions of (shell, points), in metres and as shares."""

    def __init__(self, human, keep, clearance, rounds, tautness, softened=3, keeps_volume=False):
        super().__init__(human, keep)
        super().refine()
        body, smooth = self.rest, self.smoother
        for _ in range(softened):
            body = body + 0.5 * (smooth.mean(body) - body)
            if keeps_volume:
                body = body - 0.51 * (smooth.mean(body) - body)
        outwards = normals(body, self.faces)
        for _ in range(12):
            outwards = unit(outwards + smooth.mean(outwards))
        self.rest = body
        least = clearance(self, body)
        points = body + outwards * least[:, None]
        share = np.broadcast_to(tautness(self, body) if callable(tautness) else tautness, len(body))
        for _ in range(rounds):
            points = points + share[:, None] * (smooth.mean(points) - points)
            short = least - ((points - body) * outwards).sum(1)
            points = points + outwards * np.clip(short, 0, None)[:, None]
        for _ in range(4):
            self.weights = self.weights + 0.5 * (smooth.mean(self.weights) - self.weights)
        self.rest = points
        self._calm()

    def refine(self):
        super().refine()
        self._calm()

    def _calm(self):
        for _ in range(3):
            self.rest = self.rest + 0.4 * (self.smoother.mean(self.rest) - self.rest)
            self.weights = self.weights + 0.4 * (self.smoother.mean(self.weights) - self.weights)


def longest_loop(border, wanted):
    beside = {}
    for a, b in border:
        if wanted[a] and wanted[b]:
            beside.setdefault(a, []).append(b)
            beside.setdefault(b, []).append(a)
    best, left = [], set(beside)
    while left:
        loop = [left.pop()]
        while True:
            onwards = [n for n in beside[loop[-1]] if n in left]
            if not onwards:
                break
            loop.append(onwards[0])
            left.discard(onwards[0])
        best = max(best, loop, key=len)
    return np.array(best)


def subdivide(faces, arrays):
    """Splits each face at its middle without rounding; arrays hold a row per point."""
    count = len(arrays[0])
    middles = {}

    def middle(a, b):
        return middles.setdefault((a, b) if a < b else (b, a), count + len(middles))

    halved = [[middle(face[i], face[(i + 1) % len(face)]) for i in range(len(face))] for face in faces]
    base = count + len(middles)
    finer = [
        [face[i], mids[i], base + k, mids[i - 1]]
        for k, (face, mids) in enumerate(zip(faces, halved))
        for i in range(len(face))
    ]
    ends = np.array(list(middles), int)
    grown = []
    for array in arrays:
        centres = np.stack([array[face].mean(0) for face in faces])
        grown.append(np.concatenate([array, (array[ends[:, 0]] + array[ends[:, 1]]) / 2, centres]))
    return finer, grown


def normals(points, faces):
    corners = np.array([face if len(face) == 4 else [*face, face[2]] for face in faces])
    across = points[corners[:, 2]] - points[corners[:, 0]], points[corners[:, 3]] - points[corners[:, 1]]
    facing = np.cross(*across)
    out = np.zeros_like(points)
    for k in range(4):
        np.add.at(out, corners[:, k], facing)
    return unit(out)


def grid_faces(rows, columns, closed=False):
    faces = []
    for i in range(rows - 1):
        for j in range(columns if closed else columns - 1):
            k = (j + 1) % columns
            faces.append([i * columns + j, i * columns + k, (i + 1) * columns + k, (i + 1) * columns + j])
    return faces


def _compact(faces, arrays):
    used = np.unique(np.concatenate([np.asarray(face) for face in faces]))
    index = np.full(len(arrays[0]), -1)
    index[used] = np.arange(len(used))
    return [[int(index[i]) for i in face] for face in faces], [array[used] for array in arrays]


def hull_radius(points, angles):
    """Distance from the origin to the convex hull of flat points along each angle."""
    directions = np.stack([np.cos(angles), np.sin(angles)], 1)
    dense = np.linspace(0, 2 * np.pi, 720, endpoint=False)
    facing = np.stack([np.cos(dense), np.sin(dense)], 1)
    cosines = directions @ facing.T
    reach = (points @ facing.T).max(0)[None, :] / np.maximum(cosines, 1e-3)
    reach[cosines < 0.05] = np.inf
    return reach.min(1)
