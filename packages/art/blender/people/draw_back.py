"""Draws a dressed person from behind, with head and hair, turned towards a partner: half of a couple without faces."""

import bpy
from attire.back_head import NECK_TOP_M, Head
from attire.hair_flowers import pin_flowers
from attire.hair_short import comb_short_hair
from attire.hair_strands import blacken_hair, hair_material
from attire.hair_updo import comb_updo
from kit.figure import studio_camera, studio_lights, turn_about, write_anchors
from kit.passes import render_passes
from kit.stage import empty_stage
from mathutils import Matrix, Vector

from people.person import HEELS_M, Person, human_of
from people.poses import behind
from people.studio import SEX_OF, bench_of_one, dress

FRAME_WIDTH_M = 0.96
FRAME_CENTRE_M = -0.185
# Than life, so that the one who embraces leaves something of the other to see.
SMALLER = 1.06
TURN_DEG, LEAN_DEG = 10, -1.2
HEAD_TURN_DEG = 22
HEAD_TILT_DEG = 9
# Where the heads of attire/back_head.py have the pit of the neck.
PIT = (0, -0.008, 0)
# He hides less of her.
BUILDS = {'suit': 'slim', 'dress': 'average'}
# Sizes of head and nape.
HEADS = {'suit': (1.06, 0.0555), 'dress': (1.0, 0.047)}


def draw(job):
    """Writes passes k1 and k0, each with a pass of what is hair."""
    kind = job['attire']
    scene = empty_stage(job['widthPx'], job['heightPx'], job['samples'], transparent=True)
    stance = Stance(job['mesh'], kind)
    person = Person(stance.pose.human, stance.pose)
    dress(kind, person, None, job['look'], bench_of_one(job, None, False))
    person.show()
    bpy.data.objects.remove(bpy.data.objects[f'head of {SEX_OF[kind]}'])
    _move_all(stance.to_origin)
    hair = hair_material()
    _set_head(stance, person.flesh, hair)
    _move_all(stance.turn)
    light_behind(scene)
    stance.measure(scene, job['passes'])
    person.paint(False)
    render_passes(f'{job["passes"]}/k1', ['hair'])
    person.paint(True)
    blacken_hair(hair)
    render_passes(f'{job["passes"]}/k0')


class Stance:
    """How somebody stands who turns the back; `kind` of attire says who. Before the turn the partner is at +x or -x."""

    def __init__(self, mesh, kind):
        human = human_of(mesh, SEX_OF[kind], BUILDS[kind])
        self.kind, self.side = kind, 1 if kind == 'suit' else -1
        self.pose = behind(human, HEELS_M[human.sex])
        self.to_origin = Matrix.Translation(Vector(PIT) - Vector(self.pose.point('spine_03', human.pit)))
        self.turn = turn_about((0, 0.05, 0), 180 + self.side * TURN_DEG, self.side * LEAN_DEG)
        self.head_turn = turn_about(NECK_TOP_M, HEAD_TURN_DEG * self.side, HEAD_TILT_DEG * self.side)

    def measure(self, scene, folder):
        """Points the camera and writes the anchors. Who turns the back has the left shoulder at the right."""
        solved = self.pose.solve()
        right, left = (tuple(self.to_origin @ Vector(solved[f'upperarm_{side}'][1])) for side in 'rl')
        points = {
            'pit': (PIT, True),
            'chin': ((0, -0.045, 0.10), False),
            'neckLeft': ((-0.052, 0.05, 0.075), False),
            'neckRight': ((0.052, 0.05, 0.075), False),
            'shoulderLeft': (left, True),
            'shoulderRight': (right, True),
        }
        px_per_metre = studio_camera(scene, FRAME_WIDTH_M, FRAME_CENTRE_M)
        write_anchors(scene, folder, self.turn, points, px_per_metre * SMALLER)


def light_behind(scene):
    studio_lights(scene, key=58, fill=15, rims=44)


def _move_all(matrix):
    bpy.context.view_layer.update()
    for thing in bpy.data.objects:
        if thing.type in ('MESH', 'CURVE'):
            thing.matrix_world = matrix @ thing.matrix_world


def _set_head(stance, flesh, hair):
    """The head with its hair, turned and tilted towards the partner."""
    before = set(bpy.data.objects)
    head = Head(*HEADS[stance.kind])
    head.show(flesh)
    if stance.kind == 'suit':
        comb_short_hair(head, hair)
    else:
        comb_updo(head, hair)
        pin_flowers(head)
    bpy.context.view_layer.update()
    for thing in set(bpy.data.objects) - before:
        thing.matrix_world = stance.head_turn @ thing.matrix_world
