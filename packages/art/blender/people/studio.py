"""What drawing one person and drawing a pair share: clothes, light, the two renders and what is measured."""

from types import SimpleNamespace

import bpy
from kit.passes import render_passes
from kit.stage import area_light

from people.frame import PER_LIFE_SIZE, anchors, turn_deg
from people.gown import Gown
from people.person import human_of
from people.suit import Suit

SEX_OF = {'suit': 'male', 'dress': 'female'}


def pit_of_a_man(job):
    return human_of(job['mesh'], 'male', 'average').pit[2]


def bench_of_one(job, free_hand, wears_flower):
    """How somebody who stands alone is dressed."""
    return SimpleNamespace(
        is_whole=False,
        frames=job['frames'],
        drapes=job['drapes'],
        lace=job['lacePattern'],
        is_draft=job['isDraft'],
        is_stand_in=False,
        free_hand=free_hand,
        wears_flower=wears_flower,
    )


def dress(kind, person, partner, look, bench):
    """partner: whom a skirt makes room for, or None."""
    if kind == 'suit':
        Suit(person, look, bench).sew()
    else:
        Gown(person, look, bench, partner).sew()


def light(frame):
    """A large soft key from the viewer's left, weak fills from the right and for the hands, two warm rims behind."""
    background = bpy.context.scene.world.node_tree.nodes['Background']
    background.inputs[0].default_value = (0.75, 0.78, 0.85, 1)
    background.inputs[1].default_value = 0.12
    z = frame.target[2] + 0.39
    area_light((-1.85, -1.85, z + 1.1), 112, (1, 0.96, 0.90), 0.9, (0, 0, z - 0.25))
    area_light((2.0, -1.8, z + 0.2), 14, (0.92, 0.96, 1), 1.6, (0, 0, z - 0.3))
    area_light((0.5, -2.4, z - 1.0), 12, (1, 0.97, 0.93), 0.9, (0, 0, z - 0.95))
    area_light((-1.5, 1.3, z + 0.6), 58, (1, 0.88, 0.74), 0.7, (-0.1, 0, z - 0.2))
    area_light((1.5, 1.3, z + 0.6), 58, (1, 0.90, 0.78), 0.7, (0.1, 0, z - 0.2))


def render_skin_pair(folder, person):
    for name, is_black in (('k1', False), ('k0', True)):
        person.paint(is_black)
        render_passes(f'{folder}/{name}')


def measures_of(person, frame, job):
    px = job['pxPerMetre']
    width, height = frame.size_px(px)
    return {
        'widthPx': width,
        'heightPx': height,
        'turnDeg': turn_deg(person.pose),
        'points': anchors(person, frame, px),
        'pxPerMetre': round(px * PER_LIFE_SIZE, 1),
        'neckHalfPx': round(person.neck_half_m * px, 1),
    }
