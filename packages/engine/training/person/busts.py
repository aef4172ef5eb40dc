"""Busts of ICT-FaceKit's heads in stone, bronze, paint and plastic, and as game figures: what statues and dolls show."""

import math

import numpy as np
import torch
from augment import CUT_PX, CUT_SIDES
from torch.nn import functional as F

MATERIALS = ('stone', 'stone', 'bronze', 'paint', 'plastic', 'figure', 'figure')
# ICT-FaceKit's ranges of vertices.
FACE, HEAD, EYES = slice(0, 9409), (9409, 11248), ((21451, 23021), (23021, 24591))
FACE_HEIGHT = 10.0


class Busts:
    def __init__(self, file, device):
        model = np.load(file)
        self.device = device
        self.base = torch.tensor(model['base'], device=device)
        self.triangles = torch.tensor(model['triangles'].astype(np.int64), device=device)
        self.identities = torch.tensor(model['identities'].astype(np.float32), device=device)
        self.expressions = torch.tensor(model['expressions'].astype(np.float32), device=device)
        steps = 9
        spread = [(i / steps, j / steps) for i in range(steps + 1) for j in range(steps + 1 - i)]
        self.corners = torch.tensor([[1 - a - b, a, b] for a, b in spread], device=device)

    @torch.no_grad()
    def draw(self, seed, behind):
        """Both cuts of one bust, before what stands behind somebody in a photo (a cut of them)."""
        generator = torch.Generator(device=self.device).manual_seed(seed)
        chance = np.random.default_rng(seed)
        vertices = self.shape(generator, chance)
        points, normals, owner = self.surface(vertices)
        material = chance.choice(MATERIALS)
        colours, normals, shine = self.paint(material, points, normals, owner, vertices, generator, chance)
        turn = self.turn(chance)
        lit = self.light(colours, normals @ turn.T, shine, material, chance)
        seen = vertices[FACE] @ turn.T
        low, high = seen.amin(0), seen.amax(0)
        side = float((high - low)[:2].max()) * chance.uniform(0.62, 0.8)
        centre = (low + high) / 2
        centre[1] += float((high - low)[1]) * chance.uniform(-0.06, 0.04)
        return [self.cut(points @ turn.T - centre, lit, side * sides, behind) for sides in CUT_SIDES.values()]

    def shape(self, generator, chance):
        weights = torch.randn(len(self.identities), 1, 1, generator=generator, device=self.device)
        vertices = self.base + (self.identities * weights * chance.uniform(0.5, 1.3)).sum(0)
        count = len(self.expressions)
        strength = chance.uniform(0, 1, count) * (chance.uniform(0, 1, count) < 0.18)
        vertices = vertices + (self.expressions * self.tensor(strength)[:, None, None]).sum(0)
        height = vertices[FACE, 1].max() - vertices[FACE, 1].min()
        return vertices * (FACE_HEIGHT / height)

    def surface(self, vertices):
        """Points all over the triangles, their normals, and the first vertex of the triangle of each."""
        a, b, c = (vertices[self.triangles[:, k]] for k in range(3))
        of_triangles = torch.cross(b - a, c - a, dim=1)
        of_vertices = torch.zeros_like(vertices)
        for k in range(3):
            of_vertices.index_add_(0, self.triangles[:, k], of_triangles)
        between = lambda values: torch.einsum('sk,tkd->tsd', self.corners, values[self.triangles]).reshape(-1, 3)
        owner = self.triangles[:, :1].expand(-1, len(self.corners)).reshape(-1)
        return between(vertices), F.normalize(between(F.normalize(of_vertices, dim=1)), dim=1), owner

    def noise(self, points, generator, octaves, frequency):
        total = torch.zeros(len(points), device=self.device)
        for _ in range(octaves):
            for _ in range(4):
                wave = torch.randn(3, generator=generator, device=self.device) * frequency
                phase = torch.rand(1, generator=generator, device=self.device) * 2 * math.pi
                total += torch.sin(points @ wave + phase) / frequency**0.7
            frequency *= 2.1
        return total / 4

    def paint(self, material, points, normals, owner, vertices, generator, chance):
        between = chance.uniform
        tone = {
            'stone': between(0.55, 0.95) * np.array([1, between(0.92, 1), between(0.78, 1.02)]),
            'bronze': between(0.12, 0.4) * np.array([1, between(0.8, 1.15), between(0.45, 1)]),
            'paint': between(0.3, 1) * between(0.3, 1, 3),
            'plastic': np.array([between(0.5, 0.95), between(0.4, 0.8), between(0.3, 0.7)]),
            'figure': between(0.25, 0.95) * np.array([1, between(0.68, 0.85), between(0.5, 0.75)]),
        }[material]
        colours = self.tensor(tone).expand(len(points), 3).clone()
        middle = vertices[FACE, 1].mean()
        scalp = (owner >= HEAD[0]) & (owner < HEAD[1]) & (points[:, 1] > middle - 1)
        is_cast = material in ('stone', 'bronze')
        bumps = lambda at, octaves, low, high: torch.stack(
            [self.noise(at, generator, octaves, between(low, high)) for _ in range(3)], 1
        )
        if is_cast:
            colours *= (1 + between(0.03, 0.2) * self.noise(points, generator, 4, between(0.3, 1.2)))[:, None].clamp(0.4, 1.5)
            normals = F.normalize(normals + between(0, 0.12) * bumps(points, 3, 2, 5), dim=1)
        has_hair = material in ('plastic', 'figure') and between() < 0.8
        if has_hair:
            colours[scalp] = self.tensor(between(0.03, 0.6) * np.array([1, between(0.6, 1), between(0.3, 1)]))
        if has_hair or is_cast:
            strands = bumps(points[scalp] * self.tensor([1, 0.4, 1]), 3, 1.5, 3)
            normals[scalp] = F.normalize(normals[scalp] + between(0.2, 0.7) * strands, dim=1)
        if material in ('plastic', 'figure'):
            self.paint_eyes(colours, points, owner, vertices, chance)
        shine = between(0, 0.1) if material == 'stone' else between(0.1, 0.9)
        return colours, normals, shine

    def paint_eyes(self, colours, points, owner, vertices, chance):
        for start, end in EYES:
            on = (owner >= start) & (owner < end)
            outward = F.normalize(points - vertices[start:end].mean(0), dim=1)[:, 2]
            colours[on] = self.tensor([0.92, 0.92, 0.9])
            colours[on & (outward > math.cos(chance.uniform(0.45, 0.6)))] = self.tensor(chance.uniform(0.05, 0.5, 3))
            colours[on & (outward > math.cos(0.22))] = 0.02

    def light(self, colours, normals, shine, material, chance):
        direction = lambda low, front: F.normalize(
            self.tensor([chance.uniform(-1, 1), chance.uniform(low, 1), chance.uniform(front, 1)]), dim=0
        )
        key, fill = direction(-0.2, 0.15), direction(-1, 0.2)
        wrap = chance.uniform(0, 0.3) if material == 'figure' else 0
        shade = ((normals @ key + wrap) / (1 + wrap)).clamp(min=0) * chance.uniform(0.5, 1)
        shade += (normals @ fill).clamp(min=0) * chance.uniform(0, 0.4)
        shade += chance.uniform(0.1, 0.5) * (0.6 + 0.4 * normals[:, 1])
        glint = (normals @ F.normalize(key + self.tensor([0, 0, 1]), dim=0)).clamp(min=0) ** chance.uniform(8, 60)
        return colours * shade[:, None] * self.tensor(1 + chance.uniform(-0.12, 0.12, 3)) + shine * glint[:, None]

    def turn(self, chance):
        yaw, pitch, roll = chance.uniform(-0.5, 0.5), chance.uniform(-0.22, 0.22), chance.uniform(-0.12, 0.12)
        about = lambda axis, angle: torch.matrix_exp(self.tensor(np.cross(np.eye(3), np.eye(3)[axis])) * -angle)
        return about(2, roll) @ about(0, pitch) @ about(1, yaw)

    def cut(self, points, colours, side, behind):
        """Twice as large as the cut, then halved: the nearest point of each px, over a blurred background."""
        px = 2 * CUT_PX
        column = (points[:, 0] * (px / side) + px / 2).long()
        row = (px / 2 - points[:, 1] * (px / side)).long()
        inside = (column >= 0) & (row >= 0) & (column < px) & (row < px)
        cell, depth, colours = (row * px + column)[inside], points[inside, 2], colours[inside]
        nearest = torch.full((px * px,), -1e9, device=self.device).scatter_reduce(0, cell, depth, 'amax')
        front = depth >= nearest[cell] - 0.02
        sums = torch.zeros(px * px, 4, device=self.device)
        sums.index_add_(0, cell[front], torch.cat([colours[front], torch.ones_like(colours[front, :1])], 1))
        picture = (sums[:, :3] / sums[:, 3:].clamp(min=1)).T.reshape(1, 3, px, px)
        covered = (sums[:, 3:] > 0).float().T.reshape(1, 1, px, px)
        for _ in range(2):
            share = F.avg_pool2d(covered, 3, 1, 1)
            around = F.avg_pool2d(picture * covered, 3, 1, 1) / share.clamp(min=1e-6)
            is_hole = (covered < 0.5) & (share > 0.55)
            picture, covered = torch.where(is_hole, around, picture), torch.where(is_hole, 1.0, covered)
        soft = F.avg_pool2d(F.pad(behind[None].float() / 255, (13,) * 4, mode='reflect'), 27, 1)
        background = F.interpolate(soft, size=(px, px), mode='bilinear').clamp(0, 1) ** 2
        picture = torch.where(covered > 0, picture, background)
        return (F.avg_pool2d(picture, 2).clamp(0, 1) ** 0.5 * 255).round().byte()[0]

    def tensor(self, values):
        return torch.tensor(np.asarray(values), device=self.device, dtype=torch.float32)
