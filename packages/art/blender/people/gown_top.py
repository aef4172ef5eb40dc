"""The fitted top of a gown: a shell of torso and arms, cut by neckline and sleeves, in one layer or several."""

import bpy
import numpy as np
from kit.shapes import ball_data, place

from people.gown_edges import Edge
from people.gown_form import LIES_M, WAIST_BELOW_PIT, BonedForm
from people.gown_necklines import Lines
from people.human import arm_bones, hand_bones
from people.meshes import mesh_object, set_attribute, set_uv
from people.shells import Shell, normals
from people.vectors import smoothstep, unit

BUTTON_M, BUTTONS_APART_M = 0.0047, 0.0135


class Top:
    """The posed shell; `sew` makes a layer of it."""

    def __init__(self, person, look, is_draft):
        human = person.human
        self.shell = top_shell(human, look['sleeves'], is_draft)
        self.lines = Lines(self.shell)
        self.points = person.pose.skin(self.shell.rest, self.shell.weights)
        if look['neckline'] == 'cowl':
            self.points = self.points + normals(self.points, self.shell.faces) * cowl_m(self.lines)[:, None]
        if look['sleeves'] == 'bell':
            self.points[:, 2] -= 0.8 * bell_m(self.lines.down, self.lines.upper_m)
        self.over = normals(self.points, self.shell.faces)
        self.uv = map_in_metres(self.shell, self.lines)

    def sew(self, name, material, field, height):
        """Cut off a little below the waist, under the skirt. Answers the edge, so that it can be trimmed."""
        field = np.minimum(field, np.maximum(WAIST_BELOW_PIT + 0.018 - self.lines.below, self.lines.arm - 0.3))
        edge = Edge(self.shell.faces, self.points, field)
        thing = mesh_object(name, self.points + self.over * height, self.shell.faces, material)
        set_uv(thing, self.uv)
        set_attribute(thing, 'inside', edge.inside)
        set_attribute(thing, 'along', edge.along)
        return thing, edge

    def trim(self, edge, height, thickness, material):
        """A rolled edge along every line where the layer ends."""
        at = self.points + self.over * height
        for course in edge.courses:
            if edge.place(course, self.lines.below).mean() < WAIST_BELOW_PIT:
                _cord(edge.place(course, at), thickness, material)

    def sew_straps(self, covered, material):
        """Cords over the shoulders, between the front's corners and the back; covered: the neckline's field."""
        lines = self.lines
        aside = lines.aside - np.interp(lines.below, [-0.06, 0.06], [0.092, 0.106])
        edge = Edge(self.shell.faces, self.points, aside)
        values = np.c_[self.points + self.over * 0.001, covered, lines.arm]
        for course in edge.courses:
            at = edge.place(course, values)
            bare = (at[:, 3] < 0.004) & (at[:, 4] < 0.6)
            for run in np.split(np.arange(len(bare)), np.flatnonzero(np.diff(bare)) + 1):
                if bare[run[0]] and len(run) > 5:
                    _cord(at[run, :3], 0.0028, material)

    def sew_buttons(self, covered, material):
        """Covered buttons down the middle of the back, from its edge to the waist; covered: the neckline's field."""
        lines = self.lines
        middle = np.flatnonzero((lines.aside < 0.003) & (lines.behind > 0.5) & (covered > 0.010))
        middle = middle[np.argsort(lines.below[middle])]
        at = (self.points + self.over * BUTTON_M * 0.4)[middle]
        data = ball_data(BUTTON_M, material, 3)
        for below in np.arange(lines.below[middle[0]], WAIST_BELOW_PIT - 0.012, BUTTONS_APART_M):
            place(data, [np.interp(below, lines.below[middle], axis) for axis in at.T])


def _cord(line, thickness, material):
    is_closed = np.allclose(line[0], line[-1])
    for _ in range(4):
        middle = (np.roll(line, 1, 0) + np.roll(line, -1, 0)) / 2
        inner = slice(None) if is_closed else slice(1, -1)
        line[inner] = 0.5 * line[inner] + 0.5 * middle[inner]
    curve = bpy.data.curves.new('cord', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', thickness, 3
    spline = curve.splines.new('POLY')
    spline.points.add(len(line) - 1)
    spline.points.foreach_set('co', np.c_[line, np.ones(len(line))].ravel())
    curve.materials.append(material)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new('cord', curve))


def top_shell(human, sleeves, is_draft):
    pit = human.pit
    z = human.rest[:, 2]
    keep = (z > pit[2] - WAIST_BELOW_PIT - 0.06) & (z < pit[2] + 0.098)
    keep &= human.weight_of('head') < 0.6
    keep |= human.weight_of(*arm_bones()) > 0.5
    keep &= ~human.beyond('l', 1.02) & ~human.beyond('r', 1.02)
    form = BonedForm(human)

    def clearance(shell, points):
        arm = shell.weight_of(*arm_bones())
        boned, holds = form.clearance(points, normals(points, shell.faces), shell.smoother.mean)
        holds = holds * smoothstep(0.4, 0.05, arm)
        return LIES_M * (1 - holds) + boned * holds + _sleeve_m(sleeves, Lines(shell)) * arm

    def tautness(shell, points):
        calm = smoothstep(-0.09, 0.06, pit[2] - points[:, 2])
        return calm * (0.12 + 0.55 * (1 - shell.weight_of(*arm_bones())).clip(0, 1))

    shell = Shell(human, keep, clearance, 110, tautness, 22, keeps_volume=True)
    if not is_draft:
        shell.refine()
    return shell


def _sleeve_m(sleeves, lines):
    """How far a sleeve stands off the arm, beyond what a fitted one does."""
    if sleeves == 'bell':
        return bell_m(lines.down, lines.upper_m)
    if sleeves == 'puff':
        t = np.clip((lines.down - 0.02) / (lines.upper_m - 0.02), 0, 1)
        return 0.024 * np.sin(np.pi * t**0.8)
    return 0.0


def cowl_m(lines):
    """Folds that hang between the straps, ever lower and shallower."""
    hang = lines.below - 0.055 - 0.085 * (1 - (lines.aside / 0.105).clip(0, 1) ** 1.6)
    fold = 0.5 + 0.5 * np.cos(2 * np.pi * hang / 0.030 - 0.6)
    return 0.012 * fold**0.8 * smoothstep(-0.03, 0.0, hang) * smoothstep(0.10, 0.02, hang) * _in_front(lines)


def _in_front(lines):
    return (1 - lines.behind) * smoothstep(0.125, 0.085, lines.aside)


def bell_m(down, upper_m):
    return 0.062 * smoothstep(upper_m * 0.85, upper_m * 1.85, down) ** 1.3


def map_in_metres(shell, lines):
    """For each corner: around and along the arms, around and up the torso, flat over the shoulders."""
    human, rest = shell.human, shell.rest
    arm = _map_of_arms(shell, lines)
    front_y, axis_y = rest[:, 1] - human.pit[1], human.pit[1] + 0.055
    turn = np.arctan2(rest[:, 0], axis_y - rest[:, 1])
    radius = np.interp(lines.below, [0.13, 0.28], [0.135, 0.120])
    flat = smoothstep(0.11, 0.05, lines.below)
    across = turn * radius * (1 - flat) + rest[:, 0] * flat
    front = np.stack([across, 0.9 * (front_y + 0.045) * flat - lines.below], 1)
    back = np.stack([across, 0.9 * (0.16 - front_y) * flat - lines.below], 1)
    corners = []
    for face in shell.faces:
        if lines.arm[face].mean() > 0.45:
            corners.append(_unrolled(arm[face], 2 * np.pi * 0.045))
        else:
            corners.append(_unrolled((back if lines.behind[face].mean() > 0.5 else front)[face], 2 * np.pi * 0.13))
    return np.concatenate(corners)


def _map_of_arms(shell, lines):
    human, rest = shell.human, shell.rest
    turn = np.zeros(len(rest))
    forearm = shell.weight_of('lowerarm_l', 'lowerarm_r', *hand_bones()) > 0.5
    for side, sign in (('l', 1), ('r', -1)):
        shoulder, elbow, wrist = (human.head[f'{bone}_{side}'] for bone in ('upperarm', 'lowerarm', 'hand'))
        for start, end, on in ((shoulder, elbow, ~forearm), (elbow, wrist, forearm)):
            on = on & (rest[:, 0] * sign > 0)
            along = unit(end - start)
            out = unit(np.cross(along, (0, sign, 0)))
            out = out if out[2] > 0 else -out
            turn[on] = np.arctan2((rest[on] - start) @ np.cross(along, out), (rest[on] - start) @ out)
    wrist_m = lines.upper_m + lines.lower_m
    radius = np.interp(lines.down, [0, 0.1, lines.upper_m, wrist_m], [0.055, 0.046, 0.038, 0.028])
    return np.stack([turn * radius + 0.37, -lines.down], 1)


def _unrolled(uv, girth):
    """A face over the seam behind is laid out beside it, not back over the whole map."""
    far = uv[:, 0] - uv[0, 0]
    return np.stack([uv[:, 0] - girth * np.round(far / girth), uv[:, 1]], 1)
