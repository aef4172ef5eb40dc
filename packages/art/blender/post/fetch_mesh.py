"""MakeHuman's CC0 base mesh, targets and rig out of a clone of makehumancommunity/mpfb2.

    python3 fetch_mesh.py <clone> <commit> <folder>
"""

import os
import subprocess
import sys

DATA = 'src/mpfb/data'
SHARES = ('min', 'average', 'max')
LEVELS = [f'{muscle}muscle-{weight}weight' for muscle in SHARES for weight in SHARES]


def wanted():
    """Name below the folder, and path below the project's data."""
    yield 'base.obj', '3dobjs/base.obj'
    yield 'basemesh_vertex_groups.json', 'mesh_metadata/basemesh_vertex_groups.json'
    yield 'rig.json', 'rigs/standard/rig.game_engine.json'
    yield 'weights.json', 'rigs/standard/weights.game_engine.json'
    macro = 'targets/macrodetails'
    for sex in ('female', 'male'):
        for race in ('caucasian', 'african', 'asian'):
            yield f'targets/{race}-{sex}-young.target.gz', f'{macro}/{race}-{sex}-young.target.gz'
        for level in LEVELS:
            yield f'targets/universal-{sex}-young-{level}.target.gz', f'{macro}/universal-{sex}-young-{level}.target.gz'
            proportions = f'{macro}/proportions/{sex}-young-{level}-idealproportions.target.gz'
            yield f'targets/proportions-{sex}-young-{level}.target.gz', proportions
    breast = 'targets/breast/female-young-averagemuscle-averageweight-mincup-averagefirmness.target.gz'
    yield 'targets/breast-min.target.gz', breast
    yield 'targets/shoulder-decr.target.gz', 'targets/torso/measure-shoulder-dist-decr.target.gz'
    yield 'targets/upper-arm-decr.target.gz', 'targets/arms/measure-upperarm-circ-decr.target.gz'
    for side in 'lr':
        yield f'targets/fingers-decr-{side}.target.gz', f'targets/hands/{side}-hand-fingers-distance-decr.target.gz'
        yield f'targets/deltoid-decr-{side}.target.gz', f'targets/arms/{side}-upperarm-shoulder-muscle-decr.target.gz'


def main():
    clone, commit, folder = sys.argv[1:4]
    for name, path in wanted():
        file = f'{folder}/{name}'
        os.makedirs(os.path.dirname(file), exist_ok=True)
        content = subprocess.check_output(['git', '-C', clone, 'show', f'{commit}:{DATA}/{path}'])
        with open(file, 'wb') as out:
            out.write(content)


if __name__ == '__main__':
    main()
