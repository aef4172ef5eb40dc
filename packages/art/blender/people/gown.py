"""A gown on a posed woman: a fitted top with or without sleeves, a waist and a skirt that hangs as cloth does."""

import bpy
import numpy as np
from attire import lace_cloth
from attire.bridal_cloth import bridal_satin
from attire.lace_cloth import LaceCloth
from kit.nodes import principled

from people.bouquet import hold_bouquet
from people.cut import shown_where
from people.drape import Cloth, collider, drape, kept
from people.human import arm_bones, hand_bones
from people.meshes import mesh_object, set_attribute, set_uv
from people.shells import Shell, grid_faces, normals
from people.vectors import smoothstep

WAIST_BELOW_PIT = 0.335
SKIRT_M = 0.98
SILK = Cloth(stiffness=12, bending=0.8, mass=0.3, quality=6, pin_stiffness=10)


class Gown:
    def __init__(self, person, look, workshop, partner):
        self.person, self.look, self.workshop, self.partner = person, look, workshop, partner
        self.human, self.pose, self.pit = person.human, person.pose, person.human.pit

    def sew(self):
        below = self.pit[2] - self.human.rest[:, 2]
        legs = (below > 0.42) & ~(self.human.weight_of(*hand_bones(), 'lowerarm_l', 'lowerarm_r') > 0.02)
        self.person.show_skin(legs)
        self.person.dress(self._sew_all)

    def _sew_all(self):
        top = top_shell(self.human, self.workshop.is_draft)
        points = self.pose.skin(top.rest, top.weights)
        self._sew_top(top, points)
        loop = waist_loop(points, top, self.pit)
        self._sew_skirt(loop)
        ribbon, faces = waist_ribbon(loop)
        mesh_object('ribbon', ribbon, faces, bridal_satin('ribbon', (0.78, 0.75, 0.71)))
        if self.workshop.free_hand:
            hold_bouquet(self.pose, self.workshop.free_hand, self.look['bouquet'])

    def _sew_top(self, top, points):
        inside, along, lined = v_neckline(top, self.pit)
        over = normals(points, top.faces)
        uv = cloth_uv(top)
        lace_cloth.LACE_SCALE = 6.5
        lace = LaceCloth(self.workshop.lace).sheer('lace', net=0.14, flowers=0.9)
        lining = shown_where(bridal_satin('lining', (0.76, 0.735, 0.70)), 'lined')
        for name, height, material in (('lace', 0.0012, lace), ('lining', -0.0006, lining)):
            thing = mesh_object(name, points + over * height, top.faces, material)
            set_uv(thing, uv)
            set_attribute(thing, 'inside', inside)
            set_attribute(thing, 'along', along)
            set_attribute(thing, 'lined', np.minimum(lined, inside - 0.004))

    def _sew_skirt(self, loop):
        start, pattern, faces, pins = skirt(loop)
        draped = start if self.workshop.is_stand_in else self._drape(loop, start, pattern, faces, pins)
        satin = bridal_satin('satin')
        principled(satin).inputs['Roughness'].default_value = 0.38
        principled(satin).inputs['Specular'].default_value = 0.42
        thing = mesh_object('skirt', draped, faces, satin)
        thing.modifiers.new('smooth', 'SMOOTH').iterations = 3
        thing.modifiers.new('round', 'SUBSURF').render_levels = 1

    def _drape(self, loop, start, pattern, faces, pins):
        """The partner's legs move in from behind, so that the cloth gives way."""
        frames = self.workshop.frames
        partner = self.partner.human
        arms = partner.weight_of(*arm_bones()) > 0.02
        no_arms = [face for face in partner.faces if not arms[face].any()]

        def make():
            under = collider('petticoat', *petticoat(loop), friction=3)
            legs = collider('legs of the partner', self.partner.points, no_arms, thickness=0.02, friction=4)
            aside = np.sign(self.partner.points[:, 0].mean() - self.person.points[:, 0].mean())
            for frame, at in ((1, (0.30 * aside, 0.40, 0)), (int(frames * 0.6), (0, 0, 0))):
                legs.location = at
                legs.keyframe_insert('location', frame=frame)
            points = drape(SILK, start, pattern, faces, pins, frames)
            for thing in (under, legs):
                bpy.data.objects.remove(thing)
            return points

        depends_on = (SILK, start, pattern, pins, frames, self.partner.points)
        return kept(self.workshop.drapes, 'skirt', depends_on, make)


def top_shell(human, is_draft):
    pit = human.pit
    z = human.rest[:, 2]
    keep = (z > pit[2] - WAIST_BELOW_PIT - 0.06) & (z < pit[2] + 0.085)
    keep &= (human.weight_of('head') < 0.3) & (human.weight_of('neck_01') < 0.75)
    keep |= human.weight_of(*arm_bones()) > 0.5
    keep &= ~human.beyond('l', 0.97) & ~human.beyond('r', 0.97)

    def tautness(shell, points):
        calm = smoothstep(-0.09, 0.06, pit[2] - points[:, 2])
        return calm * (0.12 + 0.55 * (1 - shell.weight_of(*arm_bones())).clip(0, 1))

    shell = Shell(human, keep, lambda _, points: np.full(len(points), 0.0055), 110, tautness, 22, keeps_volume=True)
    if not is_draft:
        shell.refine()
    return shell


def v_neckline(top, pit, depth=0.135, width=0.080):
    """Metres from the neckline into the cloth, arc length along it, and metres into the lining."""
    x, y, z = top.rest.T
    x, below = np.abs(x), pit[2] - z
    levels = [-0.10, -0.05, 0.0, 0.05, 0.10, depth - 0.02, depth - 0.005, depth]
    half = [width + 0.01, width, width * 0.86, width * 0.66, width * 0.42, 0.018, 0.008, 0.0]
    edge = np.interp(below, levels, half)
    slope = np.cos(np.arctan2(width, depth))
    front = np.where(below < depth, (x - edge) * slope, np.hypot(x, np.maximum(below - depth, 0)))
    nape = np.interp(below, [-0.10, 0.0, 0.06, 0.09], [width + 0.01, width * 0.9, width * 0.5, 0])
    back = np.where(below < 0.09, (x - nape) * 0.8, np.hypot(x, np.maximum(below - 0.09, 0)))
    inside = np.where(y < top.human.head['upperarm_l'][1] + 0.01, front, back)
    heart = 0.115 + 0.045 * np.exp(-((x / 0.022) ** 2)) - 0.012 * np.exp(-(((x - 0.075) / 0.035) ** 2))
    lined = below - heart - 0.03 * smoothstep(0.11, 0.16, x)
    arm = top.weight_of(*arm_bones())
    return inside, below / slope, np.where(arm > 0.30, -0.2 * (arm - 0.30) - 0.005, lined)


def cloth_uv(top):
    """Metres for each corner: the mesh's map has another scale on arms than on the torso."""
    ends = top.smoother.edges
    metres = np.linalg.norm(top.rest[ends[:, 0]] - top.rest[ends[:, 1]], axis=1)
    mapped = np.linalg.norm(top.uv[ends[:, 0]] - top.uv[ends[:, 1]], axis=1)
    scale = metres / np.maximum(mapped, 1e-6)
    arm = top.weight_of(*arm_bones())
    on_arm = arm[ends].mean(1) > 0.6
    of_torso, of_arm = np.median(scale[~on_arm]), np.median(scale[on_arm])
    return np.concatenate([top.uv[face] * (of_arm if arm[face].mean() > 0.6 else of_torso) for face in top.faces])


def waist_loop(points, top, pit, count=320):
    """The posed outline of the waist: its centre, angles, radii and heights."""
    ring = np.abs(top.rest[:, 2] - pit[2] + WAIST_BELOW_PIT) < 0.012
    at = points[ring & (top.weight_of(*arm_bones()) < 0.2)]
    centre = at.mean(0)
    angle = np.arctan2(at[:, 1] - centre[1], at[:, 0] - centre[0])
    radius = np.hypot(at[:, 0] - centre[0], at[:, 1] - centre[1])
    turns = np.linspace(-np.pi, np.pi, count, endpoint=False)
    apart = np.abs((turns[:, None] - angle[None, :] + np.pi) % (2 * np.pi) - np.pi)
    near = (apart < 0.12) / np.maximum((apart < 0.12).sum(1, keepdims=True), 1)
    return centre, turns, near @ radius + 0.004, near @ at[:, 2]


def skirt(loop, flare=0.40, rows=80, fullness=1.75, folds=26, seed=2):
    """A smooth cone, and its pattern: as long, with more cloth around it, so that it hangs in folds."""
    centre, turns, radius, z = loop
    rng = np.random.default_rng(seed)
    v = np.linspace(0, 1, rows)[:, None]
    grow = 0.055 * smoothstep(0, 0.22, v) + flare * v**1.1
    waves = range(folds - 8, folds + 9, 4)
    uneven = sum(rng.uniform(0.5, 1) * np.cos(k * turns[None, :] + rng.uniform(0, 6.28)) / 3 for k in waves)
    cone = radius[None, :] + grow + 0.016 * smoothstep(0.02, 0.5, v) * uneven
    wide = radius[None, :] * (1 + (fullness - 1) * smoothstep(0.0, 0.35, v)) + grow * fullness
    run = SKIRT_M**2 + grow[-1] ** 2 - (wide[-1].mean() - wide[0].mean()) ** 2
    fall = np.sqrt(np.maximum(run, 0.3 * SKIRT_M**2))
    start = _around(centre, turns, cone, z[None, :] - SKIRT_M * v)
    pattern = _around(centre, turns, wide, z[None, :] - fall * v)
    pins = np.repeat((v[:, 0] < 0.02).astype(float), len(turns))
    return start, pattern, grid_faces(rows, len(turns), closed=True), pins


def petticoat(loop, flare=0.25, rows=30):
    """What carries the skirt, for the cloth solver alone."""
    centre, turns, radius, z = loop
    v = np.linspace(0.04, 1, rows)[:, None]
    wide = radius[None, :] - 0.008 + 0.045 * smoothstep(0, 0.25, v) + flare * v**1.05
    return _around(centre, turns, wide, z[None, :] - SKIRT_M * v), grid_faces(rows, len(turns), closed=True)


def waist_ribbon(loop, height=0.036, rows=9):
    centre, turns, radius, z = loop
    v = np.linspace(-0.5, 0.5, rows)[:, None]
    bulge = 0.0035 * (1 - (2 * v) ** 4) + 0.0015 * np.sin(v * 40 + 2 * np.sin(turns * 3))
    around = _around(centre, turns, radius[None, :] + 0.0015 + bulge, z[None, :] + v * height)
    return around, grid_faces(rows, len(turns), closed=True)


def _around(centre, turns, radius, z):
    x, y = centre[0] + radius * np.cos(turns), centre[1] + radius * np.sin(turns)
    return np.stack([x, y, z + 0 * x], -1).reshape(-1, 3)
