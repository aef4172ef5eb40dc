"""The barn's timber: boarded walls and roof, trusses, the great door with its curtains."""

import math

from kit.land import mottled
from kit.materials import plain, sheer
from kit.nodes import Graph, principled
from kit.shapes import box, cylinder, grid_faces, mesh, quad

END_M = 11.5
HALF_WIDTH_M = 3.3
EAVES_M = 3.7
RIDGE_M = 6.3
DOOR_HALF_M = 1.9
DOOR_TOP_M = 4.05
TRUSSES_Y_M = (3.4, 5.6, 7.8, 10.0)


class Shell:
    def __init__(self):
        self.beam = mottled('beam', 3.0, (0.22, 0.14, 0.085), (0.38, 0.26, 0.165), 0.8)
        self.boards = board_material('boards', (0.44, 0.31, 0.20), (0.28, 0.185, 0.115))

    def build(self, florist):
        self._walls()
        self._trusses()
        self._end_wall()
        self._curtains(florist)

    def _walls(self):
        x, y0, y1 = HALF_WIDTH_M, -3, END_M
        floor = mottled('floor', 2.5, (0.30, 0.22, 0.14), (0.48, 0.37, 0.25))
        quad('floor', [(-8, y0, 0), (8, y0, 0), (8, y1, 0), (-8, y1, 0)], floor)
        for side in (-x, x):
            wall = [(side, y0, 0), (side, y1, 0), (side, y1, EAVES_M), (side, y0, EAVES_M)]
            quad('wall', wall, self.boards)
            corners = [(side, y0, EAVES_M), (side, y1, EAVES_M), (0, y1, RIDGE_M), (0, y0, RIDGE_M)]
            quad('roof', corners, self.boards)

    def _trusses(self):
        x = HALF_WIDTH_M
        for y in TRUSSES_Y_M:
            box((0, y, EAVES_M + 0.12), (2 * x, 0.2, 0.24), self.beam, 0.02)
            post = (0.17, 0.17, RIDGE_M - EAVES_M - 0.26)
            box((0, y, (EAVES_M + 0.24 + RIDGE_M) / 2), post, self.beam, 0.02)
            for side in (-1, 1):
                box((side * (x - 0.12), y, EAVES_M / 2), (0.24, 0.24, EAVES_M), self.beam, 0.02)
                _strut((side * x, y, EAVES_M), (0, y, RIDGE_M - 0.1), self.beam)
                _strut((side * (x - 0.1), y, 2.0), (side * (x - 1.25), y, EAVES_M + 0.1), self.beam)
                _strut((0, y, EAVES_M + 0.5), (side * 1.5, y, EAVES_M + 1.25), self.beam)
        for side in (-1, 1):
            for share in (0.35, 0.7):
                at = (side * x * (1 - share), EAVES_M + (RIDGE_M - EAVES_M) * share - 0.12)
                box((at[0], 4.5, at[1]), (0.14, 15, 0.16), self.beam, 0.01)

    def _end_wall(self):
        """Boards around the door, its two leaves standing open outwards."""
        x, y, d, top = HALF_WIDTH_M, END_M, DOOR_HALF_M, DOOR_TOP_M
        for side in (-1, 1):
            quad(
                'end',
                [(side * x, y, 0), (side * d, y, 0), (side * d, y, EAVES_M), (side * x, y, EAVES_M)],
                self.boards,
            )
            box((side * (d + 0.08), y - 0.04, top / 2), (0.18, 0.2, top), self.beam, 0.02)
            box((side * (d + 0.72), y + 0.35, top / 2), (1.3, 0.08, top - 0.1), self.boards)
        gable = [(-x, y, EAVES_M), (-d, y, EAVES_M), (-d, y, top), (d, y, top), (d, y, EAVES_M)]
        gable += [(x, y, EAVES_M), (0, y, RIDGE_M)]
        mesh('gable', gable, [tuple(range(7))], self.boards, False)
        box((0, y - 0.04, top + 0.08), (2 * d + 0.4, 0.2, 0.2), self.beam, 0.02)

    def _curtains(self, florist):
        y, d, top = END_M, DOOR_HALF_M, DOOR_TOP_M
        chiffon = sheer('chiffon', (0.93, 0.90, 0.85), 0.4)
        for side in (-1, 1):
            _curtain(side, y - 0.35, chiffon)
            at = (side * (d - 0.02), y - 0.5, 1.42)
            florist.ball(at, 0.20, 24, 16)
        path = [(-d - 0.1 + (2 * d + 0.2) * i / 26, y - 0.3, top - 0.02, 0.55) for i in range(27)]
        florist.garland(path, 8, 0.12, 0.5)


def _strut(start, end, material):
    cylinder(start, end, 0.12, material, 4)


def _curtain(side, y, material):
    """Chiffon from the lintel to the floor, gathered at half height towards the post."""
    columns, rows = 60, 40
    vertices = []
    for j in range(rows + 1):
        v = j / rows
        gathered = math.exp(-(((v - 0.63) / 0.15) ** 2))
        outer, inner = DOOR_HALF_M + 0.12, DOOR_HALF_M - 0.75 * (1 - 0.9 * gathered) * (1 - 0.35 * v)
        for i in range(columns + 1):
            u = i / columns
            x = side * (outer + (inner - outer) * u)
            fold = 0.05 * math.sin(u * 40 + v * 2 + side) * (1 - 0.6 * gathered)
            vertices.append((x, y + fold, DOOR_TOP_M - 0.05 - v * (DOOR_TOP_M - 0.1)))
    mesh('curtain', vertices, grid_faces(rows, columns), material)


def board_material(name, light, dark, width_m=0.19):
    """Weathered boards side by side along y and z."""
    material = plain(name, light, 0.85, Specular=0.2)
    graph = Graph(material.node_tree)
    grain = graph.noise(3.0, 6.0, vector=graph.object_position((6, 6, 0.7)))
    position = graph.node('ShaderNodeSeparateXYZ', {0: graph.object_position()}).outputs
    across = graph.math('ADD', position[0], position[1])
    stripe = graph.math('FRACT', graph.math('DIVIDE', across, width_m))
    number = graph.math('FLOOR', graph.math('DIVIDE', across, width_m))
    chance = graph.node('ShaderNodeTexWhiteNoise', {'W': number}, noise_dimensions='1D').outputs['Value']
    share = graph.math('ADD', graph.math('MULTIPLY', grain, 0.6), graph.math('MULTIPLY', chance, 0.5))
    colour = graph.ramp(share, [(0.25, dark), (0.8, light)])
    gap = graph.ramp(stripe, [(0.0, (0.25,) * 3), (0.06, (1, 1, 1)), (0.94, (1, 1, 1)), (1.0, (0.25,) * 3)])
    graph.feed(principled(material).inputs['Base Color'], graph.mix(1.0, colour, gap, 'MULTIPLY'))
    return material
