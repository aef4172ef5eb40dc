"""Entry for Blender: draw one picture from a job file.

    blender -b -P draw.py -- job.json

The job names a module below this folder with a function `draw(job)`, see render.ts for its fields.
"""

import importlib
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))


def main():
    with open(sys.argv[sys.argv.index('--') + 1], encoding='utf8') as file:
        job = json.load(file)
    importlib.import_module(job['module']).draw(job)


main()
