"""A garment on a posed body, to which parts are sewn: they are laid out at rest and follow the cloth."""

import numpy as np

from people.bind import Binder
from people.shells import normals


class Sewn:
    """points: where the garment's points are on the posed body, after draping."""

    def __init__(self, shell, pose, points):
        self.shell, self.pose = shell, pose
        self.bind = Binder(shell.rest, shell.faces)
        self._slip = points - pose.skin(shell.rest, shell.weights)
        self._over = normals(shell.rest, shell.faces)

    def lay(self, x, z, height):
        """Points of the rest shape `height` metres over the garment's front; arrays of one shape."""
        x, z, height = np.broadcast_arrays(x, z, height)
        at = self.bind.place(self.bind.front(x, z), self.shell.rest, self._over, height)
        return at.reshape(*x.shape, 3)

    def over(self, points):
        """For points beside the rest shape: the nearest of its surface, and where its outside faces."""
        bound = self.bind.nearest(points)
        at = self.bind.place(bound, self.shell.rest, self._over, np.zeros(len(points)))
        return at, self.bind.place(bound, self.shell.rest, self._over, np.ones(len(points))) - at

    def carry(self, points):
        """Where points of the rest shape are on the posed garment."""
        flat = points.reshape(-1, 3)
        bound = self.bind.nearest(flat)
        weights = self.bind.mix(bound, self.shell.weights)
        return (self.pose.skin(flat, weights) + self.bind.mix(bound, self._slip)).reshape(points.shape)
