"""A gown on a posed woman: a fitted top, a waist and a skirt, put together from the names in a look."""

from types import SimpleNamespace

import numpy as np

from people.bouquet import hold_bouquet
from people.cut import shown_where
from people.gown_cloth import CHAMPAGNE, IVORY, boned, crepe, ends_inside, lace, satin, tulle
from people.gown_edges import Edge
from people.gown_form import WAIST_BELOW_PIT
from people.gown_necklines import Lines
from people.gown_skirts import CUTS, Room, skirt
from people.gown_top import Top
from people.human import arm_bones, hand_bones
from people.meshes import mesh_object, set_attribute, set_uv
from people.shells import grid_faces, normals
from people.vectors import smoothstep

PLAIN = {'cloth': 'crepe', 'neckline': 'scoop', 'sleeves': 'long', 'waist': 'clean', 'skirt': 'a-line', 'lining': 'bodice'}
LINED = ('lace', 'illusion')


class Gown:
    def __init__(self, person, look, workshop, partner):
        self.person, self.workshop, self.partner = person, workshop, partner
        self.look = {**PLAIN, **look}
        self.human, self.pose, self.pit = person.human, person.pose, person.human.pit

    def sew(self):
        self.person.show_skin(self._hidden())
        self.person.dress(self._sew_all)

    def _hidden(self):
        """Legs, and what lies well inside cloth that nothing shows through."""
        human = self.human
        below = self.pit[2] - human.rest[:, 2]
        arms = human.weight_of(*hand_bones(), 'lowerarm_l', 'lowerarm_r') > 0.02
        body = Lines(SimpleNamespace(human=human, rest=human.rest, weight_of=human.weight_of))
        covered = Edge(human.faces, human.rest, self._opaque(body)).inside
        low = (below > WAIST_BELOW_PIT - 0.12) & (covered > 0.02) & ~arms & (body.arm < 0.1)
        return low | (covered > 0.055)

    def _opaque(self, lines):
        if self.look['cloth'] in LINED and self.look['lining'] == 'bodice':
            lining = np.minimum(lines.neckline('sweetheart'), lines.armhole(0.20))
            return np.minimum(lining, self._outline(lines) - 0.004)
        if self.look['sleeves'] == 'puff':
            return np.minimum(lines.neckline(self.look['neckline']), lines.armhole(0.20))
        return self._outline(lines) - (0.004 if self.look['cloth'] in LINED else 0.0)

    def _outline(self, lines):
        return np.minimum(lines.neckline(self.look['neckline']), lines.sleeve(self.look['sleeves']))

    def _sew_all(self):
        top = Top(self.person, self.look, self.workshop.is_draft)
        loop = waist_loop(top, self.pit)
        self._sew_top(top)
        self._sew_skirt(loop)
        if self.look['waist'] == 'ribbon':
            ribbon, faces = waist_ribbon(loop)
            mesh_object('ribbon', ribbon, faces, satin('ribbon', (0.74, 0.71, 0.665)))
        if self.workshop.free_hand:
            hold_bouquet(self.pose, self.workshop.free_hand, self.look['bouquet'])

    def _sew_top(self, top):
        look, lines = self.look, top.lines
        silk = crepe('crepe') if look['cloth'] == 'crepe' else satin('satin')
        outline = self._outline(lines)
        if look['cloth'] in LINED:
            self._sew_layer(top, 'lining', silk, self._opaque(lines), 0.0)
            sheer = lace('lace', self.workshop.lace, fades=look['cloth'] == 'illusion')
            thing, _ = top.sew('lace', sheer, outline, 0.0016)
            set_attribute(thing, 'bare', smoothstep(0.0, -0.06, self._opaque(lines)))
        elif look['waist'] == 'wrapped':
            self._sew_wrap(top, silk)
        elif look['sleeves'] == 'puff':
            self._sew_layer(top, 'bodice', silk, self._opaque(lines), 0.001)
            sleeves = np.minimum(outline, (lines.arm - 0.15) * 0.2)
            for height in (0.0, 0.008):
                _, edge = top.sew('sleeve', ends_inside(tulle('tulle of sleeves', 0.13)), sleeves, height)
            top.trim(edge, 0.004, 0.0012, silk)
        else:
            self._sew_layer(top, 'bodice', silk, outline, 0.0)
        top.sew_buttons(lines.neckline(look['neckline']), satin('button'))
        if look['sleeves'] == 'straps':
            top.sew_straps(lines.neckline(look['neckline']), silk)

    def _sew_layer(self, top, name, silk, field, height):
        seams = {'boned': bones, 'clean': princess_seams}.get(self.look['waist'])
        cloth = boned(silk) if seams else silk
        thing, edge = top.sew(name, shown_where(cloth, 'inside'), field, height)
        if seams:
            set_attribute(thing, 'bone', seams(top.lines))
        if self.look['waist'] == 'ruched':
            below = top.lines.below + 0.10 * top.lines.x * (1 - top.lines.behind)
            set_attribute(thing, 'pleat', below / 0.0125 + 0.35 * np.sin(top.lines.x * 31))
            ruched = smoothstep(0.12, 0.19, top.lines.below) * smoothstep(0.3, 0.1, top.lines.arm)
            set_attribute(thing, 'pleated', 0.7 * ruched)
        if name != 'lining':
            top.trim(edge, height, 0.0015, silk)

    def _sew_wrap(self, top, silk):
        sleeves = top.lines.sleeve(self.look['sleeves'])
        for side, height in ((-1, 0.0), (1, 0.0022)):
            wrap = top.lines.wrap(side)
            thing, edge = top.sew('wrap', shown_where(silk, 'inside'), np.minimum(wrap, sleeves), height)
            set_attribute(thing, 'pleat', wrap / 0.016)
            shown = smoothstep(0.14, 0.02, wrap) * (1 - top.lines.behind)
            set_attribute(thing, 'pleated', 0.75 * shown)
            top.trim(edge, height, 0.0015, silk)

    def _sew_skirt(self, loop):
        room = Room(self.person, self.partner, loop)
        cuts = CUTS[self.look['skirt']]
        for layer, cut in enumerate(cuts[:1] if self.workshop.is_stand_in else cuts):
            points, faces, uv = skirt(cut, room)
            matt = self.look['cloth'] in ('crepe', 'tulle')
            ground = CHAMPAGNE if self.look['skirt'] == 'overlay' else IVORY
            cloth = tulle('tulle') if layer else crepe('skirt') if matt else satin('skirt', ground)
            self._sew_grid('skirt', points, faces, uv, cloth)
        if self.look['skirt'] == 'overlay':
            self._sew_overlay(points, faces, uv)

    def _sew_overlay(self, points, faces, uv):
        """Lace on the satin's own folds; its flowers gather towards the floor."""
        cloth = lace('lace of the skirt', self.workshop.lace, net=0.20, edged=False, fades=True)
        thing = self._sew_grid('overlay', points - normals(points, faces) * 0.004, faces, uv, cloth)
        down = uv[:, 1] / uv[:, 1].min()
        set_attribute(thing, 'bare', 0.60 - 0.60 * smoothstep(0.05, 0.7, down))

    def _sew_grid(self, name, points, faces, uv, cloth):
        thing = mesh_object(name, points, faces, cloth)
        set_uv(thing, uv[np.concatenate(faces)])
        thing.modifiers.new('round', 'SUBSURF').render_levels = 1
        return thing


def bones(lines):
    """Whole numbers at the seams of a boned bodice: the middle, over the breasts, and evenly around."""
    turn, over_breast = _turn(lines), _over_breast(lines)
    return np.where(turn < over_breast, turn / over_breast, 1 + (turn - over_breast) / 0.42)


def princess_seams(lines):
    """A whole number only at the two seams over the breasts."""
    return np.clip(_turn(lines) / _over_breast(lines), 0.6, 1.4)


def _turn(lines):
    return np.abs(np.arctan2(lines.x, 0.14 * (1 - 2 * lines.behind)))


def _over_breast(lines):
    return np.interp(lines.below, [0.09, 0.13, 0.285], [0.55, 0.50, 0.33])


def waist_loop(top, pit, count=480):
    """The posed outline of the waist: its centre, angles, radii and heights."""
    shell = top.shell
    ring = np.abs(shell.rest[:, 2] - pit[2] + WAIST_BELOW_PIT) < 0.012
    at = top.points[ring & (shell.weight_of(*arm_bones()) < 0.2)]
    centre = at.mean(0)
    angle = np.arctan2(at[:, 1] - centre[1], at[:, 0] - centre[0])
    radius = np.hypot(at[:, 0] - centre[0], at[:, 1] - centre[1])
    turns = np.linspace(-np.pi, np.pi, count, endpoint=False)
    apart = np.abs((turns[:, None] - angle[None, :] + np.pi) % (2 * np.pi) - np.pi)
    near = np.exp(-((apart / 0.09) ** 2))
    near /= near.sum(1, keepdims=True)
    return centre, turns, near @ radius + 0.0015, near @ at[:, 2]


def waist_ribbon(loop, height=0.030, rows=9):
    centre, turns, radius, z = loop
    v = np.linspace(-0.5, 0.5, rows)[:, None]
    bulge = 0.0035 * (1 - (2 * v) ** 4) + 0.0012 * np.sin(v * 40 + 2 * np.sin(turns * 3))
    wide = radius[None, :] + 0.0015 + bulge
    x, y = centre[0] + wide * np.cos(turns), centre[1] + wide * np.sin(turns)
    points = np.stack([x, y, z[None, :] + v * height + 0 * x], -1).reshape(-1, 3)
    return points, grid_faces(rows, len(turns), closed=True)


