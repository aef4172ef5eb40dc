"""Draws one partner of a pair in a garment; the other one stands in, to cast shadows and to be touched."""

import json
from types import SimpleNamespace

import bpy
import numpy as np
from kit.passes import render_passes
from kit.stage import camera, empty_stage

from people.frame import Frame
from people.human import arm_bones, hand_bones
from people.meshes import mesh_object
from people.person import HEELS_M, Person, human_of
from people.poses import POSES
from people.shells import Patch, Shell
from people.shoes import SOLE_M
from people.studio import SEX_OF, dress, light, measures_of, pit_of_a_man, render_skin_pair

STAND_IN = {'suit': {'cloth': 'black'}, 'dress': {'skirt': 'column', 'bouquet': 'white'}}
# How far the sleeve of whoever is held out stands off the arm, metres.
SLEEVE_M = 0.014
OVER_MARGIN_M = 0.17
# Cloth that a hand presses on would be black inside it, and its garment may be another than the one that is touched.
THINNER_HANDS_M = 0.005


def draw(job):
    """Writes passes k1 and k0, for the first of a pair also those of the arm that lies over the second."""
    kind, is_first = job['attire'], job['place'] == 'first'
    pose = POSES[job['pose']]
    other_kind = kind if pose.is_alike else 'suit' if kind == 'dress' else 'dress'
    own_human = human_of(job['mesh'], SEX_OF[kind], job['build'])
    other_human = human_of(job['mesh'], SEX_OF[other_kind], 'average')
    humans = (own_human, other_human) if is_first else (other_human, own_human)
    heels_m = {**HEELS_M, 'male': SOLE_M} if job['view'] == 'full' else HEELS_M
    poses = pose.make(*humans, [heels_m[human.sex] for human in humans])
    frame = Frame(pit_of_a_man(job), job['view'])
    width, height = frame.size_px(job['pxPerMetre'])
    scene = empty_stage(width, height, job['samples'], transparent=True)
    (own_pose, other_pose) = poses if is_first else poses[::-1]
    own, other = Person(own_human, own_pose), Person(other_human, other_pose, THINNER_HANDS_M)
    free_hand, other_hand = pose.free_hands if is_first else pose.free_hands[::-1]
    bench = {'is_whole': job['view'] == 'full', 'frames': job['frames'], 'drapes': job['drapes'], 'lace': job['lacePattern']}
    wears_flower = not (is_first and pose.hand_on_lapel)
    sewn = SimpleNamespace(
        **bench, is_draft=job['isDraft'], is_stand_in=False, free_hand=free_hand, wears_flower=wears_flower
    )
    dress(kind, own, other, job['look'], sewn)
    stand_in = SimpleNamespace(**bench, is_draft=True, is_stand_in=True, free_hand=other_hand)
    dress(other_kind, other, own, STAND_IN[other_kind], stand_in)
    light(frame)
    camera(tuple(frame.eye), tuple(frame.target), lens_mm=frame.lens_mm)
    own.show()
    other.show(camera=False)
    if not is_first:
        _hold_out(other, pose.over)
    if is_first:
        other.move(*pose.apart_m)
        if pose.left_out:
            other.leave_out_arm(pose.left_out)
    render_skin_pair(job['passes'], own)
    if is_first:
        other.move(*(-metres for metres in pose.apart_m))
        if pose.over:
            _render_over(job, scene, frame, own, other, pose.over)
    measured = {
        **measures_of(own, frame, job),
        'standY': frame.pixel([0, 0, frame.stand_z], job['pxPerMetre'])[1],
        'touches': pose.touches,
        'warnings': [warning for one in poses for warning in one.warnings],
    }
    with open(f'{job["passes"]}/anchors.json', 'w', encoding='utf8') as file:
        json.dump(measured, file)


def _hold_out(person, over):
    """Takes out what is behind the partner's body; the arm that lies over is laid over later."""
    human = person.human
    keep = human.rest[:, 2] < human.pit[2] + 0.02
    if over:
        keep &= human.weight_of(*arm_bones(over)) < 0.3
    shell = Shell(human, keep, lambda _, points: np.full(len(points), SLEEVE_M), rounds=10, tautness=0.3)
    thing = mesh_object('held out', person.pose.skin(shell.rest, shell.weights), shell.faces)
    thing.is_holdout = True
    for ray in ('diffuse', 'glossy', 'transmission', 'shadow'):
        setattr(thing, f'visible_{ray}', False)


def _whole_hands(person):
    """Takes out all of the hands that a stand-in has thinner, or their fingers would lie half under the other's arm."""
    hands = Patch(person.human, person.human.weight_of(*hand_bones()) > 0.3)
    thing = mesh_object('whole hands', person.pose.skin(hands.rest, hands.weights), hands.faces, subdivided=2)
    thing.is_holdout = True
    return thing


def _render_over(job, scene, frame, own, other, side):
    """The same person with the partner before her taken out, and where the partner is, around one arm."""
    human, px = own.human, job['pxPerMetre']
    arm = own.points[human.weight_of(f'lowerarm_{side}', *arm_bones(side)[2:]) > 0.3]
    corners = np.array([frame.pixel(point, px) for point in arm])
    width, height = frame.size_px(px)
    low, high = corners.min(0) - OVER_MARGIN_M * px, corners.max(0) + OVER_MARGIN_M * px
    render = scene.render
    render.use_border, render.use_crop_to_border = True, False
    render.border_min_x, render.border_max_x = max(0, low[0] / width), min(1, high[0] / width)
    render.border_min_y, render.border_max_y = max(0, 1 - high[1] / height), min(1, 1 - low[1] / height)
    other.show(camera=True, holdout=True)
    hands = _whole_hands(other)
    render_skin_pair(f'{job["passes"]}/over', own)
    bpy.data.objects.remove(hands)
    other.show(camera=True)
    own.show(camera=False)
    scene.cycles.samples = 4
    render_passes(f'{job["passes"]}/over/before')
    np.save(f'{job["passes"]}/over/arm.npy', corners)
    render.use_border = False
