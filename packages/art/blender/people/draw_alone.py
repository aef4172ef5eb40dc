"""Draws one person in a garment, for pictures of one and for two who stand apart."""

import json

from kit.stage import camera, empty_stage

from people.frame import Frame
from people.person import HEELS_M, Person, human_of
from people.poses import alone
from people.studio import SEX_OF, bench_of_one, dress, light, measures_of, pit_of_a_man, render_skin_pair


def draw(job):
    """Writes passes k1 and k0."""
    kind = job['attire']
    human = human_of(job['mesh'], SEX_OF[kind], job['build'])
    pose = alone(human, HEELS_M[human.sex])
    frame = Frame(pit_of_a_man(job), 'close')
    empty_stage(*frame.size_px(job['pxPerMetre']), job['samples'], transparent=True)
    person = Person(human, pose)
    dress(kind, person, None, job['look'], bench_of_one(job, 'l', True))
    light(frame)
    camera(tuple(frame.eye), tuple(frame.target), lens_mm=frame.lens_mm)
    person.show()
    render_skin_pair(job['passes'], person)
    measured = {**measures_of(person, frame, job), 'warnings': pose.warnings}
    with open(f'{job["passes"]}/anchors.json', 'w', encoding='utf8') as file:
        json.dump(measured, file)
