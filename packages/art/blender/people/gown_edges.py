"""Where cloth ends: the line on a shell along which a field is zero, as distances and as a course of points."""

import numpy as np
from scipy.spatial import cKDTree

STEPS = 6
FAR_M = 0.08


class Edge:
    """field: positive in the cloth, any unit; afterwards `inside` is in metres, `along` the arc length."""

    def __init__(self, faces, points, field):
        # A point exactly on the line would cross three edges of a face.
        field = np.where(np.abs(field) < 1e-7, 1e-7, field)
        self.courses = _courses(faces, field)
        sign = np.where(field > 0, 1.0, -1.0)
        self.inside, self.along = sign * FAR_M, np.zeros(len(points))
        samples, lengths, started = [], [], 0.0
        for course in self.courses:
            at = self.place(course, points)
            t = np.arange(STEPS)[:, None, None] / STEPS
            samples.append((at[:-1] * (1 - t) + at[1:] * t).transpose(1, 0, 2).reshape(-1, 3))
            steps = np.linalg.norm(np.diff(at, axis=0), axis=1)
            run = started + np.concatenate([[0], np.cumsum(steps)])
            lengths.append((run[:-1, None] + steps[:, None] * np.arange(STEPS) / STEPS).ravel())
            started = run[-1]
        if samples:
            far, nearest = cKDTree(np.concatenate(samples)).query(points)
            self.inside, self.along = sign * np.minimum(far, FAR_M), np.concatenate(lengths)[nearest]

    def place(self, course, points):
        """What a course has of values given for each point of the shell."""
        a, b, share = course
        share = share.reshape(-1, *[1] * (points.ndim - 1))
        return points[a] * (1 - share) + points[b] * share


def _courses(faces, field):
    """Runs of crossings (from point, to point, share), each a whole line over the shell."""
    beside = {}
    for face in faces:
        ends = [(face[i - 1], face[i]) for i in range(len(face)) if field[face[i - 1]] * field[face[i]] < 0]
        keys = [(min(end), max(end)) for end in ends]
        for a, b in zip(keys[::2], keys[1::2]):
            beside.setdefault(a, []).append(b)
            beside.setdefault(b, []).append(a)
    left, courses = dict.fromkeys(sorted(beside, key=lambda key: len(beside[key]))), []
    while left:
        first = run = next(iter(left))
        course = []
        while run is not None:
            left.pop(run)
            course.append(run)
            run = next((key for key in beside[run] if key in left), None)
        if len(course) > 2 and first in beside[course[-1]]:
            course.append(first)
        if len(course) > 8:
            a, b = np.array(course).T
            courses.append((a, b, field[a] / (field[a] - field[b])))
    return courses
