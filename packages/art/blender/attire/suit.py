"""A man's suit or tuxedo from the neck to the hips: one arm behind the partner, one hand pocketed."""

import math
import random

import numpy as np
from mathutils import Vector

from attire.cloth import lapel_satin, ribbed_silk, shirting, wool
from attire.suit_body import BUTTON_Z_M, SuitBody
from attire.suit_collar import ShirtCollar
from attire.suit_lapels import lapels
from attire.suit_neckwear import bow_tie, lay_panel, long_tie
from kit.figure import (
    head_proxy,
    render_skin_pair,
    studio_camera,
    studio_lights,
    turn_body,
    write_anchors,
)
from kit.materials import plain, skin, translucent_leaf
from kit.panels import outline, panel
from kit.roses import leaf, petal_material, rose
from kit.shapes import array_mesh, ball, cylinder, grid_mesh, lathe, place, soften, thicken
from kit.sleeves import sleeve_tube
from kit.stage import empty_stage
from kit.surface_nets import surface_mesh

# jacket, lapel facing (None: the jacket's own cloth), lapel shape, tie (None: black bow), sheen
CLOTHS = {
    'black': ((0.0070, 0.0070, 0.0080), (0.0085, 0.0085, 0.0095), 'shawl', None, 0.16),
    'midnight': ((0.0060, 0.0085, 0.0190), (0.0065, 0.0068, 0.0080), 'peak', None, 0.18),
    'ivory': ((0.80, 0.745, 0.65), (0.82, 0.77, 0.68), 'shawl', None, 0.20),
    'navy': ((0.0105, 0.0165, 0.040), None, 'notch', (0.105, 0.010, 0.020), 0.30),
    'grey': ((0.13, 0.135, 0.145), None, 'notch', (0.30, 0.10, 0.13), 0.30),
}


def draw(job):
    scene = empty_stage(job['widthPx'], job['heightPx'], job['samples'], transparent=True)
    suit = Suit(SuitBody(job['fit']), job['look']['cloth'])
    suit.sew_body()
    suit.sew_front()
    suit.sew_pockets()
    suit.sew_sleeves()
    suit.pin_boutonniere()
    neck = suit.body.size.neck
    head = head_proxy(suit.skin, (0, 0.030, 0.232), (0.080 * neck, 0.100, 0.128))
    turn = turn_body(job['turnDeg'], -1.0, keep=(head,))
    studio_lights(scene, key=60, fill=18, rims=48)
    px_per_metre = studio_camera(scene)
    write_anchors(scene, job['passes'], turn, suit.anchors(), px_per_metre)
    render_skin_pair(job['passes'], suit.skin)


class Suit:
    def __init__(self, body, cloth):
        colour, facing, self.lapel, tie, sheen = CLOTHS[cloth]
        self.body = body
        self.formal = tie is None
        self.wool = wool('wool', colour, sheen)
        self.trousers = wool('trousers', CLOTHS['black'][0], 0.16) if cloth == 'ivory' else self.wool
        self.facing = (
            lapel_satin('satin', facing) if facing else wool('facing', colour, sheen, weave_turn=-0.5)
        )
        self.shirt = shirting('shirt')
        self.collar = shirting('collar', (0.86, 0.865, 0.875), 0.10)
        self.tie = (
            plain('bow', (0.010, 0.010, 0.012), 0.30, Specular=0.5, Sheen=0.2)
            if self.formal
            else ribbed_silk('tie', tie)
        )
        dark_button = (0.009, 0.009, 0.010) if cloth != 'ivory' else (0.60, 0.54, 0.44)
        self.button = plain('button', dark_button, 0.22, Specular=0.6)
        self.stud = plain(
            'stud', (0.009, 0.009, 0.010) if self.formal else (0.75, 0.73, 0.70), 0.22, Specular=0.6
        )
        self.skin = skin()

    def anchors(self):
        size = self.body.size
        return {
            'pit': ((0, -0.01, 0), True),
            'chin': ((0, -0.045, 0.103), False),
            'neckLeft': ((-size.neck_radius, 0.05, 0.075), False),
            'neckRight': ((size.neck_radius, 0.05, 0.075), False),
            'shoulderLeft': ((-0.172 * size.shoulder, 0.06, -0.012), True),
            'shoulderRight': ((0.172 * size.shoulder, 0.06, -0.004), True),
        }

    def sew_body(self):
        body = self.body
        for name, field, material, rounds in (
            ('jacket', body.jacket(), self.wool, 3),
            ('shirt', body.visible_shirt(), self.shirt, 2),
            ('trousers', body.trousers(), self.trousers, 2),
        ):
            soften(array_mesh(name, *surface_mesh(body.grid, field), material), rounds)
        neck_grid, neck = body.neck()
        soften(array_mesh('neck', *surface_mesh(neck_grid, neck), self.skin), 2)

    def sew_front(self):
        body = self.body
        lapels(body, self.lapel, self.facing)
        for z in (BUTTON_Z_M,) if self.formal else (BUTTON_Z_M, -0.49):
            profile = [
                (0, 0.0030),
                (0.0065, 0.0030),
                (0.0085, 0.0040),
                (0.0100, 0.0034),
                (0.0108, 0.0015),
                (0.011, 0),
            ]
            button = lathe(profile, self.button, segments=32)
            button.rotation_euler = (math.radians(90), 0, 0)
            button.location = (0.004, body.jacket_front.at(0.012, z) - 0.0065, z)
        self._placket()
        collar = ShirtCollar(body, self.formal)
        collar.sew(self.collar)
        if self.formal:
            bow_tie(collar, self.tie)
        else:
            long_tie(collar, body.shirt_front, self.tie)

    def _placket(self):
        front, bottom = self.body.shirt_front, -0.385
        band = [(-0.0165, 0.012), (0.0165, 0.012), (0.0165, bottom), (-0.0165, bottom)]
        lay_panel(
            outline(band, 0.004, (0, 1, 2, 3)),
            front,
            self.shirt,
            0.0030,
            0.0010,
            0.003,
            0.004,
            thickness=0.0018,
        )
        for k in range(4) if self.formal else ():
            x0 = 0.021 + k * 0.0105
            pleat = [(x0, 0.004), (x0 + 0.0092, 0.004), (x0 + 0.0092, bottom), (x0, bottom)]

            def slope(x, z, distance, x0=x0):
                return 0.0024 * (1 - (x - x0) / 0.0092)

            border = outline(pleat, 0.004, (0, 1, 2, 3))
            lay_panel(
                border, front, self.shirt, 0.0012, 0.0, 0.003, 0.0035, slope, both=True, thickness=0.001
            )
        for z in (-0.095, -0.165, -0.235, -0.305) if self.formal else (-0.1,):
            stud = ball(0.0046, self.stud, (0, front.at(0, z) - 0.0045, z))
            stud.scale = (1, 0.6, 1)

    def sew_pockets(self):
        front, width = self.body.jacket_front, self.body.size.width
        welt = [(0.088, -0.205), (0.160, -0.194), (0.161, -0.216), (0.089, -0.227)]
        square = [(0.094, -0.212), (0.093, -0.196), (0.154, -0.1835), (0.156, -0.203)]
        all_corners = (0, 1, 2, 3)
        lay_panel(
            outline(welt, 0.002, all_corners),
            front,
            self.wool,
            0.0030,
            0.0012,
            0.004,
            0.0035,
            thickness=0.002,
        )
        linen = shirting('square', (0.86, 0.86, 0.87), 0.2)
        lay_panel(
            outline(square, 0.002, all_corners),
            front,
            linen,
            0.0024,
            0.0022,
            0.004,
            0.003,
            thickness=0.0012,
        )
        x = 0.080 * width
        flap = [
            (x, -0.520),
            (x + 0.072 * width, -0.511),
            (x + 0.073 * width, -0.556),
            (x + 0.067 * width, -0.563),
            (x + 0.007, -0.574),
            (x - 0.001, -0.566),
        ]
        border = outline(flap, 0.002, (0, 1))[::-1] * np.array([-1, 1])
        vertices, faces = panel(border, front, 0.0050, 0.0014, 0.004, 0.004)
        thicken(array_mesh('flap', vertices, faces, self.wool), 0.002)

    def sew_sleeves(self):
        size, body = self.body.size, self.body
        extra = size.extra_width
        pocket_elbow = (0.268 * size.shoulder + 0.03 * extra, 0.085, -0.318)
        partner_elbow = (-0.262 * size.shoulder - 0.03 * extra, 0.100, -0.318)
        cuff = self._sleeve(1, pocket_elbow, body.wrist, 11)
        self._sleeve(-1, partner_elbow, (-0.010, 0.222 + 0.08 * extra, -0.425), 23)
        down = (body.hand - cuff) / np.linalg.norm(body.hand - cuff)
        cylinder(tuple(cuff - down * 0.01), tuple(body.hand), 0.0245, self.skin, 32, 0.029)

    def _sleeve(self, side, elbow, wrist, seed):
        """Sew one sleeve with its cuff; returns the middle of the cuff."""
        s, arm, tilt = self.body.size.shoulder, self.body.size.arm, 0.004 * side
        shoulder = [
            (side * 0.142 * s, 0.067, -0.050 + tilt),
            (side * 0.167 * s, 0.065, -0.054 + tilt),
            (side * 0.188 * s, 0.063, -0.084 + tilt),
        ]
        top, bend, end = np.array(shoulder[2]), np.array(elbow), np.array(wrist)
        upper, fore = bend - top, end - bend
        line = shoulder + [
            top + upper * 0.5 + np.array([side * 0.004, 0, 0]),
            top + upper * 0.86 + fore * 0.02,
            bend + fore * 0.16 - upper * 0.01,
            bend + fore * 0.55,
            end,
        ]
        radii = [(t, r * arm) for t, r in SLEEVE_RADII] + [(1, 0.0360 * arm)]
        points, centre = sleeve_tube(line, radii, 0.60, (-side, 0, 0), seed)
        grid_mesh('sleeve', points[:, ::-1], self.wool, closed=True)
        self._cuff(points, centre, side)
        return points[-1].mean(0)

    def _cuff(self, points, centre, side):
        middle = points[-1].mean(0)
        ring = points[-1] - middle
        along = centre[-1] - centre[-2]
        along /= np.linalg.norm(along)
        for start, end, first, last, material, thickness in (
            (-0.006, 0.0005, 1.0, 0.985, self.wool, 0.004),
            (-0.03, 0.0135, 0.86, 0.85, self.collar, 0.0022),
        ):
            rows = [
                middle + along * start + ring * first,
                middle + along * (start + end) / 2 + ring * (first + last) / 2,
                middle + along * end + ring * last,
            ]
            grid_mesh('cuff', np.stack(rows)[:, ::-1], material, closed=True, thickness=thickness)
        for k in range(3):
            row = int((0.965 - k * 0.024) * 239)
            ball(0.0052, self.button, points[row, int((0.30 if side > 0 else 0.70) * 144)])

    def pin_boutonniere(self):
        x, z = 0.101, -0.135
        y = self.body.jacket_front.at(x, z) - 0.008
        petals = petal_material('boutonniere', (0.94, 0.91, 0.86), (0.86, 0.80, 0.62))
        green = translucent_leaf('boutonniere leaf', (0.045, 0.10, 0.045), (0.15, 0.24, 0.11), 0.2)
        leaves = [leaf(f'boutonniere leaf {i}', green, 0.034, 0.015) for i in range(3)]
        bloom = rose('boutonniere rose', petals, 4, 0.0185, 0.7)
        place(bloom, (x, y - 0.010, z), Vector((0.15, -1, 0.35)).to_track_quat('Z', 'Y').to_euler())
        rng = random.Random(4)
        for k in range(7):
            a = k / 7 * 6.28 + 0.3
            turn = Vector((math.cos(a), -0.35, math.sin(a) - 0.1)).to_track_quat('Y', 'Z').to_euler()
            at = (x + 0.006 * math.cos(a), y - 0.003, z - 0.003 + 0.006 * math.sin(a))
            place(rng.choice(leaves), at, turn, rng.uniform(0.7, 1.05))
        for dx, dz in ((0.017, 0.016), (-0.016, 0.014), (0.020, -0.004)):
            ball(0.0042, petals, (x + dx, y - 0.012, z + dz))
        cylinder((x - 0.002, y - 0.004, z - 0.01), (x - 0.010, y - 0.002, z - 0.050), 0.0020, green, 6)


SLEEVE_RADII = [
    (0, 0.040),
    (0.06, 0.0480),
    (0.15, 0.0545),
    (0.22, 0.0550),
    (0.30, 0.0520),
    (0.50, 0.0470),
    (0.60, 0.0465),
    (0.80, 0.0415),
]
