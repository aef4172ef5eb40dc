"""The camera that a pose is seen by, and where a person's anchors lie in its picture."""

import numpy as np

CAMERA_M = 3.6
# Heads alone are 4 to 11 % under life size: beside these bodies, 2 % over to 6 % under, which place-pair.ts evens out.
PER_LIFE_SIZE = 1.06

# The product lays the chin lower over the pit than this mesh has it.
ANCHOR_RAISED_M = 0.014


# Metres at the couple: width and height of the frame, how far a man's pit lies over its centre, and the eye. From head
# to hem the eye is where kit/stage.py has it before a scene.
VIEWS = {'close': (1.24, 1.22, 0.39, 0.12), 'full': (1.80, 2.15, 0.70, 0.45)}


class Frame:
    """A view of a couple whose man has the pit of his neck at a height."""

    def __init__(self, pit_z, view):
        self.width_m, self.height_m, above_m, eye_over_centre_m = VIEWS[view]
        centre_z = pit_z - above_m
        self.stand_z = pit_z + ANCHOR_RAISED_M
        self.eye = np.array([0, -CAMERA_M, centre_z + eye_over_centre_m])
        self.target = np.array([0, 0, centre_z])
        self.lens_mm = 36 * CAMERA_M / self.height_m

    def size_px(self, px_per_metre):
        return round(self.width_m * px_per_metre), round(self.height_m * px_per_metre)

    def pixel(self, point, px_per_metre):
        forward = self.target - self.eye
        forward = forward / np.linalg.norm(forward)
        right = np.array([1.0, 0, 0])
        up = np.cross(right, forward)
        ray = np.asarray(point) - self.eye
        scale = CAMERA_M * px_per_metre / (ray @ forward)
        width, height = self.size_px(px_per_metre)
        return [round(float(width / 2 + ray @ right * scale), 1), round(float(height / 2 - ray @ up * scale), 1)]


def turn_deg(pose):
    """By how much the chest is turned; positive to the viewer's right."""
    across = pose.solve()['spine_03'][0][:, 0]
    return round(float(np.degrees(np.arctan2(across[1], across[0]))), 1)


def anchors(person, frame, px_per_metre):
    """In px of the picture."""
    pose, human = person.pose, person.human
    pit = pose.point('spine_03', human.pit) + [0, 0, ANCHOR_RAISED_M]
    solved = pose.solve()
    low, high = solved['neck_01'][1], solved['head'][1]
    # In a turned body the neck stands beside the pit: its axis counts for the head.
    neck = low + (high - low) * np.clip((pit[2] + 0.06 - low[2]) / (high[2] - low[2]), 0, 1)
    half = np.array([person.neck_half_m, 0, 0])
    shoulders = [solved[f'upperarm_{side}'][1] + [0, 0, 0.03] for side in 'rl']
    points = {
        'pit': pit,
        'chin': pit + [0, 0, 0.10],
        'neckLeft': neck - half,
        'neckRight': neck + half,
        'shoulderLeft': shoulders[0],
        'shoulderRight': shoulders[1],
    }
    return {name: frame.pixel(point, px_per_metre) for name, point in points.items()}
