"""A suit on a posed person: jacket, shirt, tie, waistcoat and trousers, by the names of a look."""

import numpy as np
from kit.shapes import ball

from people.cloths import SuitCloths
from people.cut import shown_where
from people.human import hand_bones
from people.jacket import HEM_M, drape_jacket, front_opening, jacket_shell
from people.jacket_back import mark_back, with_back_seam
from people.jacket_folds import folds_m
from people.lapels import half_opening, lapel_grids
from people.measures import Neck, measure
from people.meshes import mesh_object, set_attribute, thicken
from people.over import lifted_off
from people.sewn import Sewn
from people.shells import grid_faces, normals
from people.sherwani import sew_sherwani
from people.shirt import sew_collar, sew_shirt
from people.shoes import sew_shoes
from people.sleeves import set_in, sew_sleeves, sleeves_of
from people.ties import tie_bow, tie_long
from people.trim import pin_flower, sew_flaps, sew_welt
from people.trousers import trousers_shell
from people.waistcoat import V_M, sew_waistcoat

PLAIN = {'lapel': 'shawl', 'facing': 'black', 'tie': 'bow', 'closing': 'one'}
# Depths of the buttons under the pit, metres.
CLOSINGS = {'one': (0.40,), 'two': (0.385, 0.490), 'collar': ()}


def hidden_skin(human):
    covered = (human.rest[:, 2] < human.pit[2] - 0.10) | (np.abs(human.rest[:, 0]) > 0.5 * human.head['upperarm_l'][0])
    return covered & (human.weight_of(*hand_bones()) < 0.02)


class Suit:
    """look: names of cloth, trousers, lapel, facing, tie, closing and waistcoat, see pair-recipes.ts."""

    def __init__(self, person, look, workshop):
        self.person, self.workshop = person, workshop
        self.human, self.pose = person.human, person.pose
        self.look = look if 'lapel' in look else {**PLAIN, **look}
        self.cloths = SuitCloths(self.look)
        self.measures, self.neck = measure(self.human), Neck(self.human)
        self.buttons = [depth * self.measures.tall for depth in CLOSINGS[self.look['closing']]]

    def sew(self):
        self.person.show_skin(hidden_skin(self.human))
        self.person.dress(self._sew_all)

    def _sew_all(self):
        trousers = trousers_shell(self.human, self.measures)
        legs = self.pose.skin(trousers.rest, trousers.weights)
        mesh_object('trousers', legs, trousers.faces, self.cloths.trousers, subdivided=1)
        self.legs = (legs, trousers.faces)
        if self.look['closing'] == 'collar':
            sew_sherwani(self.person, self.look, self.workshop, self.measures, self.neck, self.legs)
        else:
            self._sew_jacket()
            self._sew_under()
        if self.workshop.is_whole:
            sew_shoes(self.human, self.pose, self.cloths.leather, self.cloths.sole)

    def _sew_jacket(self):
        measures = self.measures
        shell = jacket_shell(self.human, measures, HEM_M * measures.tall, 0.020)
        sleeves = sleeves_of(self.human, self.pose)
        draped = drape_jacket(shell, self.person, self.workshop)
        folded = draped + normals(draped, shell.faces) * folds_m(shell.rest, measures.pit, measures.wide)[:, None]
        points = set_in(sleeves, shell, lifted_off(shell, folded, *self.legs))
        cloth = shown_where(with_back_seam(self.cloths.jacket, measures.tall), 'open', -1)
        thing = mesh_object('jacket', points, shell.faces, cloth, subdivided=1)
        set_attribute(thing, 'open', self._opening(shell))
        mark_back(thing, shell, measures.pit)
        sew_sleeves(sleeves, self.cloths)
        if self.workshop.is_stand_in:
            return
        jacket = Sewn(shell, self.pose, points)
        for name, grid in lapel_grids(self.look['lapel'], jacket, self.neck, measures, self.buttons[0]):
            posed = jacket.carry(grid)
            lapel = mesh_object(name, posed.reshape(-1, 3), grid_faces(*posed.shape[:2]), self.cloths.facing)
            thicken(lapel, 0.0026, 1.0)
            lapel.modifiers.new('round', 'SUBSURF').render_levels = 1
        depths = np.array(self.buttons)
        for at in jacket.carry(jacket.lay(0.004, self.human.pit[2] - depths, 0.004)):
            ball(0.0105, self.cloths.button, tuple(at)).scale = (1, 0.35, 1)
        sew_welt(jacket, measures, self.cloths.jacket)
        sew_flaps(jacket, measures, self.cloths.jacket)
        if self.workshop.wears_flower:
            pin_flower(jacket, measures)

    def _opening(self, shell):
        hem = HEM_M * self.measures.tall
        return front_opening(shell, self.measures, self.buttons[0], self.buttons[-1], hem)

    def _half_opening(self, below):
        return half_opening(below, self.measures, self.buttons[0])

    def _sew_under(self):
        has_pleats = self.look['tie'] == 'bow'
        front = sew_shirt(self.human, self.pose, self.measures, self.buttons[0], self.cloths, has_pleats)
        sew_collar(self.human, self.neck, self.pose, self.cloths.collar)
        if has_pleats:
            tie_bow(self.pose, self.neck, self.cloths.tie)
        else:
            end = (V_M + 0.03) * self.measures.tall if 'waistcoat' in self.look else self.buttons[0] + 0.005
            tie_long(self.pose, self.neck, front, end, self._half_opening, self.cloths.tie)
        if 'waistcoat' in self.look:
            sew_waistcoat(self.human, self.pose, self.measures, self._opening, self.cloths)
